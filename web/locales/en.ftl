### English

# Home
home-title = Good games, one table, and good luck
home-lead = Play against bots right away, or send a friend a link. No account, nothing to install.
your-name = Your name
guest-name = Guest
bot-strength = Bots
new-table = Open your own table
game = Game
seats = Seats
seat-number = Seat { $n }
seat-me = Me
seat-friend = A friend (via link)
seat-bot = Bot: { $level }
seat-add = Add a seat
seat-remove = Remove a seat
open-seat = open seat
options = Options
option-value = { $option }: { $value }
option-public = List this table publicly
clock = Time limit
clock-turn = Time per turn
open-table = Open the table
start-table = Start the game
tables-mine = My games
tables-public = Public tables
state-open = waiting for players
state-running = in progress
state-turn = { $name }’s turn
device-lead = Get a link that takes your name and your games to your phone or another computer.
device-make = Create a link
device-once = Open this on your other device. It works once and expires after 15 minutes. Don’t share it: whoever opens it plays as you.
level-apprentice = Apprentice
level-hauler = Hauler
level-hewer = Hewer
level-foreman = Foreman
level-captain = Captain
level-about-apprentice = new to the game, misses a lot
level-about-hauler = quick and sensible
level-about-hewer = thinks every turn through
level-about-foreman = looks a few turns ahead
level-about-captain = thinks for a second and sees it all coming
bot-choice = { $level } – { $about }
about-seconds = about { $n } s
about-minutes = about { $n } min
ready-in = ready in { $time }
ready-soon = being prepared
bot-when = { $level } ({ $when })
bot-when-in = { $level } ({ $games }: { $when })
game-time = { $game } ({ $time })
preparing = { $n ->
    [one] { $levels } is still being prepared on this server, just this once: { $games }.
   *[other] { $levels } are still being prepared on this server, just this once: { $games }.
  }
preparing-others = All other bots are ready to play.
table-title = Table name
option-spectators = Allow spectators
who-sees = Visibility
clock-kind-none = no time limit
clock-kind-each-turn = time per turn
clock-kind-whole-game = time per player for the whole game
clock-game = Time per player
clock-increment = Extra time per turn
clock-out = When your time runs out, a bot takes over.
length-none = none
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
account = My account: name, devices, password
log-in = I already have a login
log-in-lead = Enter the username and password you chose.
log-in-send = Log in
login = Username
password = Password
password-lead = Choose a username and a password (at least 8 characters) to log in from any device.
password-make = Set password
password-change = Change username and password
password-set = Saved. You can log in with it from now on.
renamed = Your name has been changed.
log-out = Log out on this device
log-out-sure = You haven’t set a password, so you won’t be able to come back as this player. Log out anyway?
state-invited = you are invited
other-login = Log in as somebody else
password-old = Current password
password-new = New password
password-everywhere = Log me out on all other devices
become-title = Play as { $name } on this device?
become-lead = From then on, you’ll play and chat on this device as { $name }.
become-now = Right now you are playing as { $name }.
become-kept = { $name } is a guest without a password and exists only on this device. You can switch back to { $name } later in the account menu.
become-kept-login = You can switch back to { $name } later in the account menu.
become-yes = Play as { $name }
become-no = No
become-stay = Stay as { $name }
become-same = You are already playing as { $name }.
former-lead = You played as somebody else on this device before.
former-back = Switch back to { $name }
save = Save

# Everywhere
language = Language
theme = Theme
theme-auto = same as device
theme-light = light (above ground)
theme-dark = dark (below ground)
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
copy-link = Copy link
copied = Copied
qr-code = QR code for the link
rule = Rule { $clause }
me = you
name-me = { $name } (you)
name-numbered = { $name } { $n }
name-alike = { $name } ({ $n })
download = Download the game as a file
span-days = { $days } d { $hours } h

# The table
connecting = Connecting…
offline = No connection. Reconnecting automatically; nothing is lost.
no-entry = You can’t open this table
waiting = Please wait a moment.
lobby-title = Waiting for players
table-closed = This table is closed
sit-down = Take this seat
stand-up = Leave seat
start = Start
start-filled = Fill with bots and start
fill-with = Fill open seats with
invite = Send this link to anyone who should join. All they need is a browser.
invite-watch = Anyone with this link can watch.
chat = Chat
chat-say = Say something
chat-send = Send
log = Log
your-turn = Your turn
tab-turn = (!) Your turn – { $title }
tab-unread = ({ $n }) { $title }
turn-of = It’s { $name }’s turn.
turn-unready = { $name } is being prepared.
turn-unready-for = { $name } is being prepared: { $time }.
game-over = The game is over.
skip = Skip ahead
undo = Undo
restart-turn = Restart turn
end-turn = End turn
continue = Continue
auto-end = End my turn automatically when there is nothing left to do
sound = Sounds: my turn, chat, points, end of the game
resign = Resign
resign-sure = Really resign? A bot will play on for you.
keys = Keys: Enter ends your turn, U undoes, ? opens help, Esc skips ahead.
help-lead = Tap or click anything to see what it is. Press Help again to go back to playing.
result-title = { $n ->
    [one] { $names } wins!
   *[other] { $names } win together!
  }
result-you = You win!
result-you-too = You win together with { $names }!
look-again = View the table
rematch = Play again
players = Players
watching = You are watching. It’s { $name }’s turn.
result-again = Show the result
clock-none = no time limit
clock-each-turn = { $time } per turn
clock-whole-game = { $time } per player
clock-whole-game-more = { $time } per player, plus { $increment } per turn
table-public = listed publicly
table-private = only with the link
table-closed-doors = no spectators
this-table = This table
remove-table = Remove this table (operator)
remove-sure = Remove this table for everybody?
block = Block
block-sure = Block this player on the whole server?
bot-plays = a bot is playing ({ $level })
take-over = Let a bot take over
take-over-why = If somebody hasn’t moved for two minutes, a bot can take over for them. They can come back at any time.
come-back = Take over from the bot
stand-in-time = Your time ran out; a bot is playing for you.
stand-in-absent = You were away; a bot is playing for you.
stand-in-gave_up = You resigned; a bot is playing on for you.
notify = Send me a browser notification when it’s my turn
log-since = new since your last visit
turn-details = What happened in this turn
then-show = Show the table at this moment
then = You are looking at an earlier moment. The game goes on.
then-back = Back to now
lobby-starts = { $name } will start the game once everybody is here.
lobby-starts-opener = The person who opened the table will start the game once everybody is here.
call-off = Close this table
call-off-sure = Close this table for everybody?
seat-invited = is invited
seat-declined = { $name } has declined
seat-release = Open this seat
accept = Accept
decline = Decline
offer-title = A rematch has been offered.
offer-accepted = { $name } is in.
offer-invited = { $name } hasn’t answered yet.
offer-declined = { $name } has declined.
offer-go = Go to the new table
chat-watching = (watching)
howto-title = How to play
howto-done = Got it
howto-next = Continue ({ $step }/{ $of })
unknown-game = This page can’t show the game “{ $game }”. Ask the operator of this server for a page that can.
other-version = This page and the server have different versions. Please reload the page later.

# Hints
hint-button = Hint
hint-title = Good turns
hint-thinking = Thinking…
hint-now = As things stand, you win about { $now } of games like this.
hint-no-choice = There is only one sensible thing to do here.
hint-chance = wins about { $then }
hint-steps = { $n ->
    [one] { $n } step
   *[other] All { $n } steps
  }
hint-here = On this device hints come without reasons.
hint-play = Play this turn
hint-unready-for = Hints are being prepared: { $time }.
help-hint = Hints: the three best turns and the reasons for them, going only by what you can see. Nobody else learns that you asked.
table-hints = hints allowed
option-hints = Players may ask for hints

# Help
help-chat = Chat: everybody at the table can read it.
help-log = The log: everything that has happened. Press a line to see the table at that moment.
help-turn = Whose turn it is and what to do. Enter ends your turn, U undoes the last step.

# Errors
error-offline = There is no connection at the moment.
error-who = Please enter a name first.
error-no_table = There is no such table.
error-no_spectators = Only its players can see this table.
error-full = All seats are taken.
error-taken = Somebody else is already sitting there.
error-seated = You are already sitting at this table.
error-not_your_turn = It’s not your turn.
error-not_seated = You are not playing at this table.
error-illegal = That isn’t allowed now.
error-nothing_to_undo = There is nothing to undo.
error-too_many = Too many requests; please wait a moment.
error-too_many_tables = You have too many open tables.
error-too_many_bots = You have too many games with bots in progress; finish one first.
error-unavailable = The server couldn’t do that; please try again.
error-uncertain = The server doesn’t know yet whether that worked. Look at the table, and try again if it didn’t.
error-busy = The server is busy; please try again.
error-crowded = Too many visitors at the moment; please try again in a minute.
error-slow = The connection was too slow; please try again.
error-damaged = The saved data of this table can’t be read. The operator of this server can look into it.
error-blocked = The operator of this server has blocked you.
error-code = This link has already been used or has expired.
error-open_seats = Some seats are still open.
error-status = That isn’t possible at this table right now.
error-stale = The game has moved on in the meantime.
error-too_much = That is more than one table or file can hold.
error-moment = There was no such moment in this game.
error-gave_up = You have resigned from this game.
error-host = The operator of this server can’t be blocked.
error-login = Wrong username or password.
error-login_taken = Somebody else already has this username.
error-no_player = There is no such player.
error-no_return = No bot is playing for you here.
error-not_absent = This player hasn’t been away long enough yet.
error-not_host = Only the operator of this server can do that.
error-not_waiting = Nobody is waiting for this player.
error-not_yours = Only the person who opened the table can do that.
error-origin = This request came from another website and was refused.
error-no_hints = Hints are not allowed at this table.
error-hint_asked = You have already asked for a hint.
error-hint_unready = Hints are still being prepared. Try again in a moment.
error-hint_failed = No hint this time. Please try again.
error-stand_in = A bot is playing for you at the moment.
error-too_large = That is too much at once.
error-rules = This game was started under an older version of the rules.
error-actions = That is too many questions at once.
error-before = This part of the list is gone; please reload the page.
error-clock = Set a time per turn or for the whole game.
error-form = The server doesn’t know this kind of view.
error-game = This server doesn’t have that game.
error-level = There is no bot of that strength.
error-malformed = The server didn’t understand that.
error-moves = The game doesn’t have that many moves.
error-option = One of the options has an invalid value.
error-password = A password must have 8 to 200 characters.
error-save = This file is not a game that can be continued.
error-seats = The game can’t be played with these seats.
error-since = This page was offline for too long; please reload it.
error-text = A message must have 1 to 500 characters of plain text.
error-name = A name must have 1 to 40 visible characters, with the letters of each word from one alphabet.
error-kept = A seat is being held for somebody who hasn’t answered yet. Wait, open the seat, or give it to a bot.
error-not_invited = No seat is being held there.
error-old_password = Please enter your current password.
error-name_taken = This name could be mistaken for a bot, the operator of this server or “you”. Please choose another.
error-logged_out = Somebody else is logged in on this device by now, or nobody is. Please reload the page.
error-instead_of = Somebody else is logged in on this device by now. Please reload the page and try again.
error-no_former = This device no longer knows that player.
error-title = A table name may have at most 80 printable characters.
error-unknown_action = The game doesn’t know this action.
error-words = Please search for fewer words.
error-invalid = Something in the request was not valid.
error-http = The server couldn’t do that.
error-host_name = This server has a different address.
error-other = That didn’t work; please try again.

presence-here = here
presence-away = away
presence-gone = not here
presence-bot = bot
presence-played = played by a bot
presence-given = has resigned
news-took_over-time = { $name } ran out of time; a bot takes over ({ $level }).
news-took_over-absent = A bot takes over for { $name } ({ $level }).
news-took_over-gave_up = A bot takes over for { $name } ({ $level }).
news-came_back = { $name } is back and playing again.
news-gave_up = { $name } has resigned.
news-gone = { $name } has left the table.
news-here = { $name } is back at the table.
awaited-away = Waiting for { $name }, who has stepped away for a moment.
awaited-gone = Waiting for { $name }, who is not here.
awaited-soon = A bot can take over in { $time }.
wait = Wait
ask-name = What should we call you?
sit-down-any = Take a seat
chat-unread = { $n ->
    [one] one new chat message
   *[other] { $n } new chat messages
  }
play-friend = With a friend, via link
settings = Settings

# The rules
rules = Rules
rules-of = Rules of { $game }
rules-search = Search the rules
rules-found = { $n ->
    [one] { $n } match
   *[other] { $n } matches
  }
rules-contents = Contents
rules-box = What’s in the box
rules-tab = Open in a new tab
rules-none = There are no rules for this game here.
rules-try = Try it out
tried-again = Try it again
tried-back = Back to the rules
tried-play-on = Play on

# The guide
guide = Guide
guide-learn = Learn by playing
guide-title = First game, guided
guide-next = Next
guide-show = Show me
guide-skip = Skip the guide
guide-again = Start over
guide-unfold = Show the guide
guide-resume = Resume the guide
guide-watch = { $name } is playing: watch what happens. The guide goes on when it’s your turn.
guide-fine = That works too.
guide-undo = Take it back
guide-leave = Leave it
guide-play-on = Play on

# On this device
home-alone = You are playing on this device, without a server: against bots, or with people beside you. Playing with friends via link, public tables and accounts need a server, and none is in reach.
here-games = Games on this device
here-over = Finished on this device
here-remove = Delete this game
here-remove-sure = Delete this game from this device? It cannot be brought back.
here-knows = This game runs on this device alone and is kept here; nothing is sent anywhere. The device itself knows all the cards, but the page only shows each player what they may see.
here-outdated = This game began with an older version of the page, and this one can no longer show it. You can download it as a file.
table-here = on this device
on-server = Play it on the server, so that I can continue on my other devices and others can watch
seat-beside = Somebody beside me, at this device
seat-beside-name = Name of the player on seat { $n }
curtain-title = Pass the device to { $name }
curtain-lead = Nobody else should look now. The table opens when { $name } presses the button.
curtain-look = I am { $name }
save-open = Open a saved game
save-choose = Choose a save file
save-follows = { $n ->
    [one] { $game }: { $n } action, which follows from the deal by the rules.
   *[other] { $game }: { $n } actions, which all follow from the deal by the rules.
  }
save-over = The game is over. Points by seat: { $scores }.
save-promised = The deal is the one that was promised beforehand:
save-go-on = Play on
error-no_module = The rules of this game can’t be loaded without a connection. Open the game once while connected.
