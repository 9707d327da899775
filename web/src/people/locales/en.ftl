# Muting players, and reporting things to the operator.
mute = Mute
mute-lead = You won’t see what a muted player writes, and they can’t invite you. They won’t know that they are muted.
muted = Muted.
muted-lead = You have muted this player.
hear = Unmute
heard = No longer muted.
note = Note for the operator (optional)
report-chat = Report this message
report-name = Report this name
report-table = Report this table
reported = Thank you. The operator of this server will see it.
