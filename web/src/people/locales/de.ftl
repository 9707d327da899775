# Spieler stummschalten und dem Betreiber etwas melden.
mute = Stummschalten
mute-lead = Du siehst dann nicht mehr, was dieser Spieler schreibt, und er kann dich nicht einladen. Er erfährt nichts davon.
muted = Stummgeschaltet.
muted-lead = Du hast diesen Spieler stummgeschaltet.
hear = Stummschaltung aufheben
heard = Stummschaltung aufgehoben.
note = Anmerkung für den Betreiber (freiwillig)
report-chat = Diese Nachricht melden
report-name = Diesen Namen melden
report-table = Diesen Tisch melden
reported = Danke. Der Betreiber dieses Servers wird es sehen.
