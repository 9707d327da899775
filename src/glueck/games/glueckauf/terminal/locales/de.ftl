### Deutsch. Was nur das Terminal sagt; alles andere sagt es wie die Seite.

shift-of = Schicht { $shift } von 3
supply = Vorrat
bank = Bank
about-factory = Mark
about-order = SP, Kohle
about-mining = Schritte
about-delivery = { "" }
about-money = Mark
about-bank = 1 Mark
stat-delivery = Auslieferungen
stack-of = Stapel { $n }
locked = gesperrt
workers-short = { $n }A
vehicle-barrow = Karren
vehicle-carriage = Fuhrwerk
vehicle-motorcar = Lastwagen
vehicle-engine = Eisenbahn
side-light = hell
side-dark = dunkel

# A pit
pit-cage = Förderkorb
pit-lorries = Loren
pit-light = hell
pit-dark = dunkel
pit-storage = Lager
level-surface = über Tage
level-yellow = gelb
level-brown = braun
level-gray = grau
level-black = schwarz

# Everybody in a line
strip-points = SP
strip-money = Mark
strip-workers = Arb.
strip-canteen = Kantine
strip-coal = Kohle
strip-orders = Auftr.
strip-delivered = gelief.
strip-sides = H/D
strip-empty = leer

# What was drawn, and what is known
you-drew = Du hast gezogen:
going-to-top = Kommt auf den Stapel:
going-to-bottom = Kommt unter den Stapel:
known-tiles = Von { $n } Plättchen im Stapel kennst du:
known-orders = Von { $n } Aufträgen im Stapel kennst du:
put-back = Von oben nach unten: { $things }.
put-back-rest = was übrig blieb
known-at = Nr. { $n }
known-among = unter Nr. { $first } bis { $last }:

if-shift-ended = Wenn die Schicht jetzt endete
if-game-ended = Wenn das Spiel jetzt endete
prompt-place = Du bist am Zug: Setz Arbeiter auf ein Feld.
legend =
    Aktionen lassen sich so eingeben: place mining-6, load gray, put gray on 12;
    oder kürzer: mi6 für place mining-6, f1 für place factory-1, l g für load gray.
    Die Farben heißen dabei yellow, brown, gray und black.

    G B R S      gelbe, braune, graue, schwarze Kohle; so heißen auch die Etagen
    2A           braucht zwei Arbeiter: einen mehr, als dort schon stehen
    S1×2         zwei Arbeiter von Steiger 1 stehen dort
    hell SS      Plättchen für die helle Seite der schwarzen Etage, mit zwei Loren
    G · ·        Loren (oder Plätze im Förderkorb): eine mit gelber Kohle, zwei leer
    H/D          helle und dunkle Plättchen; am Ende sollten es gleich viele sein
    gelief.      gelieferte Aufträge; leer: Loren ohne Kohle, nach Farben
    S[ ] B[B]    Ablagefelder, frei und gefüllt; auf R[GS] liegt ein Ersatzpaar
    ✓            der Auftrag ist fertig und kann ausgeliefert werden
    → *          wer am Zug ist; wer die Schicht begonnen hat
study-space = Anteil der Siege je Feld
study-order = Anteil der Siege je genommenem oder behaltenem Auftrag
study-tile = Anteil der Siege je gezogenem und gekauftem Tunnelplättchen
