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
state-wanted = { $n ->
    [one] one more player wanted
   *[other] { $n } more players wanted
 }
table-rated-short = rated
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
level-about-apprentice = for your first games: misses a lot
level-about-hauler = once you know the rules: quick and sensible
level-about-hewer = for regular players: thinks every turn through
level-about-foreman = for experienced players: looks a few turns ahead
level-about-captain = for experts: sees it all coming
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
password-everywhere = Log me out on all other devices and stop all notifications
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
name-rated = { $name } ({ $rating })
name-provisional = { $name } ({ $rating }?)
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
review-game = Review this game
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
notices = Notify me while I’m away
filter = Filter
filter-nothing = No tables match.
about-person = Mute or report { $name }
report = Report this table
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
hint-play = Play this turn
hint-unready-for = Hints are being prepared: { $time }.
help-hint = Hints: the three best turns and the reasons for them, going only by what you can see. Nobody else learns that you asked.
table-goes-on = { $n ->
    [one] continues another game after its first action, with the same deal
   *[other] continues another game after its first { $n } actions, with the same deal
}
table-hints = hints allowed
option-hints = Players may ask for hints
option-rated = Rated: the result changes the ratings of everybody at the table (no hints)
table-rated = rated: by taking a seat you agree that the result counts for your rating
table-deal = same deal for all: one try, no undo
deal-compare = Compare with others
challenge-deal = Challenge friends with this deal
to-deal = Daily challenge
to-challenge = Challenge friends
to-history = My results and ratings

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
error-hidden = What other players saw is shown once the game is over.
error-no_file = Please open the save file again from the home page.
error-other_version = This page and the server have different versions. Please reload the page.
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
error-rated = There are no hints at a rated table.
error-no_deal = There is no such deal, or it hasn’t started yet.
error-deal_open = Others may still be playing the same cards. Come back when the time for this deal is up.
error-deal_over = The time for this deal is up.
error-no_undo = When others play the same deal, nothing can be undone.
error-no_hints = Hints are not allowed at this table.
error-hint_asked = You have already asked for a hint.
error-hint_unready = Hints are still being prepared. Try again in a moment.
error-hint_failed = No hint this time. Please try again.
error-review_unfinished = Only a game that is over can be reviewed.
error-review_asked = You are already waiting for the review of another game.
error-review_long = This game is too long for a review.
error-review_full = Too many reviews are waiting. Please try again later.
error-wish = That can’t be planned in this game.
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
error-address = Nothing can be sent there: the address must begin with https:// and be on the internet.
error-too_many_notices = You already have as many webhooks as allowed; stop one first.
error-stop_link = There is nothing left to stop here.
error-report = That no longer exists.
error-mute = That didn’t work: either your list of muted players is full, or this is you.
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
home-alone = You are playing on this device, without a server: against bots, or with people beside you. Playing with friends via link, public tables, time limits, ratings, the daily challenge and accounts need a server, and none can be reached here.
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
replay-open = Replay
replay-file = Watch a saved game
replay-drop = Choose a save file, or drop one anywhere on this page.
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
error-broken_rules = The rules of this game weren’t loaded completely. Please reload the page.
error-other_tab = This game is also open in another tab or window and has moved on there. This is how it stands now.
error-not_kept = This device couldn’t store that; perhaps its storage is full. Nothing has changed: free some space and try again.
error-outdated = A newer version of this page is open in another tab or window. Please reload this one.
error-not_loaded = This part of the page couldn’t be loaded. Please reload the page.
error-not_lasting = This window doesn’t keep anything, perhaps because it’s a private one. The game will be gone once you close it, unless you download it as a file first.
error-unknown_game = This page doesn’t have that game.
error-save_large = This file is too large to be a saved game.
