### English

# Home
home-title = Good games, one table, and good luck
home-lead = Play against bots at once, or send a friend the link. No account, nothing to install.
your-name = Your name
guest-name = Guest
bot-strength = Bots
new-table = Open a table of your own
game = Game
seats = Seats
seat-number = Seat { $n }
seat-me = Me
seat-friend = A friend, by link
seat-bot = Bot: { $level }
seat-add = One more seat
seat-remove = One seat less
open-seat = open seat
options = Options
option-public = Show the table to everybody
clock = Time
clock-turn = Each turn
open-table = Open the table
start-table = Start the game
tables-mine = My games
tables-public = Public tables
state-open = waiting for players
state-running = under way
state-turn = { $name } to play
device-lead = A link brings your name and your seats to your phone or another computer.
device-make = Make a link
device-once = Open this on the other device. It works once, within a quarter of an hour, and only for you.
level-apprentice = Apprentice
level-hauler = Hauler
level-hewer = Hewer
level-foreman = Foreman
level-captain = Captain
level-about-apprentice = new to the game, overlooks most
level-about-hauler = quick and sensible
level-about-hewer = thinks every turn through
level-about-foreman = looks a few turns ahead
level-about-captain = takes a second, and has seen it coming
about-seconds = about { $n }{ "\u00A0" }s
about-minutes = about { $n }{ "\u00A0" }min
ready-in = ready in { $time }
ready-soon = being prepared
preparing = { $n ->
    [one] { $levels } is being prepared on this server, only this once: { $games }.
   *[other] { $levels } are being prepared on this server, only this once: { $games }.
  }
preparing-others = Everybody else plays already.
table-title = Name of the table
option-spectators = Others may watch
who-sees = Who may see it
clock-kind-none = no clock
clock-kind-each-turn = time for each turn
clock-kind-whole-game = time for the whole game
clock-game = Everybody has
clock-increment = and gets for each turn
clock-out = When the time is up, a bot plays on.
length-seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
  }
length-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
  }
length-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
  }
length-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
  }
tables-over = Finished games
state-won = won by { $names }
more = Show more
account = Me: name, devices, password
log-in = I have a login already
log-in-lead = Come back with the login and password you chose.
login = Login
password = Password
password-lead = With a login and a password (8 characters at least) you can come back from anywhere.
password-make = Set the password
password-change = Change login and password
password-set = Done. You can come back with it from now on.
renamed = You have a new name now.
log-out = Forget me on this device
log-out-sure = Without a password nobody can come back as you. Forget you all the same?
state-invited = you are invited
other-login = Log in as somebody else
password-old = Password so far
password-new = New password
password-everywhere = Log me out on all other devices
become-title = Become { $name } on this device?
become-lead = From then on this device plays, talks and sits as { $name }.
become-now = Now you are { $name }.
become-kept = { $name } is a guest without a password and lives on this device only. You can go back: the account menu keeps { $name } here for you.
become-kept-login = The account menu keeps the way back to { $name }.
become-yes = Become { $name }
become-no = No
become-stay = Stay { $name }
become-same = You are { $name } already.
former-lead = On this device you were somebody else before.
former-back = Go back to being { $name }
save = Save

# Everywhere
language = Language
theme = Light
theme-auto = like the device
theme-light = above ground
theme-dark = below ground
speed = Animation
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-off = off
close = Close
choose = Choose
home = Home
menu = Menu
help = Help
link = Link
copy-link = Copy the link
copied = Copied
qr-code = QR code of the link
rule = Rule { $clause }
me = you
download = Download the game as a file
span-days = { $days } d { $hours } h

# The table
connecting = Connecting …
offline = No connection. It will be back by itself; nothing is lost.
no-entry = You cannot sit down here
waiting = Please wait a moment.
lobby-title = Waiting for players
table-closed = This table is closed
sit-down = Sit down here
stand-up = Stand up
start = Start
start-filled = Fill up with bots and start
fill-with = Open seats go to
invite = Send this link to whoever should play. Their browser is all they need.
invite-watch = Whoever has this link can watch.
chat = Chat
chat-say = Say something
chat-send = Send
log = What happened
your-turn = Your turn
turn-of = { $name } is playing.
turn-unready = { $name } is being prepared.
turn-unready-for = { $name } is being prepared: { $time }.
game-over = The game is over.
skip = Skip ahead
undo = Undo
restart-turn = Restart turn
end-turn = End turn
continue = Continue
auto-end = End my turn by itself when nothing is left to do
sound = Sounds: my turn, chat, points, the end
resign = Give up
resign-sure = Really give up? A bot will play on for you.
keys = Keys: Enter ends the turn, U takes back, ? is help, Esc skips ahead.
help-lead = Press anything to learn what it is. Press Help again to play on.
result-title = { $n ->
    [one] { $names } wins!
   *[other] { $names } win together!
  }
result-you = You win!
result-you-too = You win together with { $names }!
look-again = Look at the table
rematch = Play again
players = Players
watching = You are watching; { $name } is playing.
result-again = Show the result
clock-none = no clock
clock-each-turn = { $time } for each turn
clock-whole-game = { $time } for the game, { $increment } s more each turn
table-public = everybody can find it
table-private = only for those who have the link
table-closed-doors = nobody may watch
this-table = This table
remove-table = Remove this table (host)
remove-sure = Remove this table for everybody?
block = Block
block-sure = Block this player on the whole server?
gave-up = has given up
bot-plays = a bot plays on ({ $level })
take-over = Let a bot play on
take-over-why = A bot can play on for somebody who has not moved for two minutes. They can come back at any time.
come-back = Play on myself
stand-in-time = Your time was up; a bot plays for you.
stand-in-absent = You were away; a bot plays for you.
stand-in-gave_up = You have given up; a bot plays on for you.
notify = Let the browser tell me when it is my turn
log-since = since you last looked
turn-details = What happened in this turn
then-show = Show the table as it was then
then = This is how it was then. The game goes on meanwhile.
then-back = Back to now
lobby-starts = { $name } starts the game when everybody is here.
lobby-opener = Whoever opened the table
call-off = Call the table off
call-off-sure = Call this table off for everybody?
seat-invited = is invited
seat-declined = { $name } would rather not
seat-release = Open this seat
accept = Accept
decline = Decline
offer-title = Another game is offered.
offer-accepted = { $name } is there.
offer-invited = { $name } has not answered yet.
offer-declined = { $name } would rather not.
offer-go = To the new table
chat-watching = watching
howto-title = How it goes
howto-done = Got it
unknown-game = This page cannot show the game “{ $game }”. Ask the host of this server for a page that can.
other-version = This page and the server are of different versions. Please load it again later.

# Help
help-chat = Chat: everybody at the table can read it.
help-log = The log: everything that happened, in sentences. Press one to see the table as it was then.
help-turn = Whose turn it is and what is asked. Enter ends your turn, U takes back the last step.

# Errors
error-offline = There is no connection at the moment.
error-who = Please enter a name first.
error-no_table = There is no such table.
error-no_spectators = Only players see this table.
error-full = All seats are taken.
error-taken = Somebody else sits there already.
error-seated = You sit at this table already.
error-not_your_turn = It is not your turn.
error-not_seated = You do not play here.
error-illegal = That is not allowed now.
error-nothing_to_undo = There is nothing to take back.
error-too_many = Too fast; please wait a moment.
error-too_many_tables = You have too many open tables.
error-too_many_bots = You have too many running tables with bots; finish one first.
error-unavailable = The server could not do that; please try again.
error-uncertain = The server does not know yet whether this was done; look at the table, and try again if it was not.
error-busy = The server is busy; please try again.
error-crowded = Too many visitors at the moment; please try again in a minute.
error-slow = The connection was too slow; please try again.
error-damaged = What is stored of this table cannot be read. Whoever runs this server can look into it.
error-blocked = The host of this server has blocked you.
error-code = This link was used already, or is too old.
error-open_seats = Some seats are still open.
error-status = The table is past that already.
error-stale = The table has moved on.
error-too_much = That is more than one table or file takes.
error-moment = There was no such moment in this game.
error-gave_up = You have given up this game.
error-host = The host cannot be blocked.
error-login = Login or password is wrong.
error-login_taken = Somebody else has this login.
error-no_player = There is no such player.
error-no_return = There is nothing to return to.
error-not_absent = This player is not away long enough.
error-not_host = Only the host of this server may do that.
error-not_waiting = Nobody waits for this player.
error-not_yours = Only who opened the table may do that.
error-origin = This page is not ours.
error-stand_in = A bot plays for you at the moment.
error-too_large = That is too much at once.
error-rules = This game was begun by older rules.
error-actions = That is too much to ask at once.
error-before = This page of the list is gone; please look again.
error-clock = A clock needs the time of each turn or of the whole game.
error-form = The server does not know this way of looking.
error-game = This server does not have that game.
error-level = There is no bot of that strength.
error-malformed = The server did not understand that.
error-moves = The game has not so many moves.
error-option = One of the options cannot be set like this.
error-password = A password has 8 to 200 characters.
error-save = This file is no game that can be played on.
error-seats = The game cannot be played with these seats.
error-since = The page was away too long; please load it again.
error-text = A message has 1 to 500 characters of plain text.
error-name = A name has 1 to 40 characters that can be seen, in letters of one alphabet.
error-kept = A seat is kept for somebody who has not answered. Wait, open it, or give it to a bot.
error-not_invited = No seat is kept there.
error-old_password = Please give the password you have now.
error-name_taken = By this name you could be taken for a bot, the host or somebody's own self. Please choose another.
error-logged_out = On this device somebody else is logged in by now, or nobody. Please load the page again.
error-instead_of = Meanwhile this device is somebody else. Please load the page and try again.
error-no_former = This device no longer knows that player.
error-title = A table's name has at most 80 characters that can be printed.
error-unknown_action = The game does not know this action.
error-words = Please search for fewer words.
error-invalid = Something in what was sent is not as it should be.
error-http = The server could not do that.
error-host_name = This server is reached by another address.
error-other = That did not work; please try again.

presence-here = here
presence-away = away
presence-gone = not here
presence-bot = bot
presence-played = a bot plays
presence-given = has given up
news-took_over-time = { $name } is out of time; a bot plays on ({ $level }).
news-took_over-absent = A bot plays on for { $name } ({ $level }).
news-took_over-gave_up = A bot plays on for { $name } ({ $level }).
news-came_back = { $name } is back and plays on.
news-gave_up = { $name } has given up.
news-gone = { $name } has left the table.
news-here = { $name } is back at the table.
awaited-away = We are waiting for { $name }, who is away for a moment.
awaited-gone = We are waiting for { $name }, who is not here.
awaited-soon = A bot can play on in { $time }.
wait = Wait
ask-name = What shall we call you?
sit-down-any = Sit down
chat-unread = { $n ->
    [one] one new chat line
   *[other] { $n } new chat lines
}
play-friend = With a friend, by a link
settings = Settings
