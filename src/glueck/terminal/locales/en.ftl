### English. What only the terminal says; everything else it says as the page does.

bot = Bot
yes = yes
no = no
total = Total
plain-legend = The board shows everything you are allowed to know.

# At the table
choose-number = Choose a number, or type ? for help.
press-enter = { $name }, it’s your turn: press Enter.
taken-back = Taken back: { $action }
why-what = Why what? Type why and the words of an action.
possible-now = possible now
and-more = { $these } and { $n } more
no-turns = “{ $typed }” is neither a number of turns nor all.
nothing-yet = Nothing has happened yet.
saved-to = Saved to { $file }
cannot-save = Can’t save: { $problem }. Try: save PATH
how-to-resume = Saved. Go on with: { $command }
how-to-replay = Saved. Watch it again with: { $command }
not-a-choice = { $number } is not one of the choices ({ $choices }).
can-mean = “{ $typed }” can mean { $actions }.
can-mean-impossible = “{ $typed }” can mean { $actions } (none of which is possible now).
not-understood = I don’t understand “{ $typed }”; type ? for help.
not-understood-near = I don’t understand “{ $typed }”; did you mean: { $actions }?
compiling = The rules are being compiled in the background (once); you can play meanwhile.
compiling-for = The rules are being compiled in the background (once, { $time }); you can play meanwhile.
help-requests =
    Type the number of a choice, or the words of an action, or as much of them as
    makes it clear. Enter alone does the only thing possible.

    undo, u      take back your last action
    hint         what a strong player would do, and why
    why WORDS    why an action is not possible now: the rule that forbids it
    score        points so far, and if it ended now
    log [N|all]  what happened: the last 20 turns, or N, or all
    board, b     the board again
    all          the whole table, as a spectator sees it
    save [PATH]  a copy in another file (it is saved after every action anyway)
    quit, q      leave; the game is saved

# Replay
next-move = Enter: next move; q: stop
final-result = Final result
after-moves = { $n ->
    [one] After { $n } move, not over yet
   *[other] After { $n } moves, not over yet
  }
no-move = { $moves ->
    [one] There is no move { $wanted }: the game has { $moves } move.
   *[other] There is no move { $wanted }: the game has { $moves } moves.
  }

# Review
review-thinking = reviewing
review-running = { $file }: only a finished game can be reviewed, and only from a file that holds all of it
review-kept = The review is in { $file }.
review-began = Chance of winning before the deal
review-decisions = Own decisions
review-others = Decisions of others
review-luck = Luck
review-result = Result
review-deal = the deal
review-points = { $n ->
    [one] { $number } percentage point
   *[other] { $number } percentage points
  }
review-best = Best decision: { $action } (move { $move }). Anything else would have been worse by at least { $change }.
review-dearest = The decision that cost most: { $action } (move { $move }, { $change }). Better: { $better }
review-swing = Move { $move }: { $action } ({ $change })

# What is wrong with a command
no-language = there is no language “{ $wanted }”; there are: { $there }
no-file = { $file }: there is no such file (name a game to start one there)
file-taken = { $file }: this file already exists; choose another name
data-folder = the folder for saved games
no-folder = { $where }: { $reason }; choose another place with --file
which-game = which game? { $games }; or --file PATH to go on with one
leave-out = { $file } already holds a game; leave out { $option } to go on with it
other-game = { $file }: this is a game of { $game }, not of { $wanted }
bot-sits = in { $file } a bot plays seat { $seat }
no-seat = there is no seat { $seat }; this game has seats 0 to { $last }
wrong-file = { $problem }
wrong-value = { $problem }
wrong-game = { $problem }
wrong = { $problem }

# Rules and games
no-rules = the rules of { $game } are not installed
rules-more = More: { $command }
rules-nothing = the rules of { $game } have nothing on “{ $wanted }”
rules-near = the rules of { $game } have nothing on “{ $wanted }”; near: { $near }
games-seats = { $least } to { $most } players
games-option = option
games-default = default
games-about = what it does

# A bot at somebody's table
join-waiting = { $name } is at { $url }, waiting for the game to start.
join-over = The game is over; places by seat: { $places }
join-program-ended = { $name } has ended before the game was over. { $said }

# Many games
progress-compiling = compiling
progress-playing = playing
sim-played = { $title }: { $games ->
    [one] { $games } game
   *[other] { $games } games
  } with { $seats } players ({ $who }), { $actions } actions, seed { $seed }
sim-chance = playing at random
sim-speed = { $seconds } s: { $games } games/s, { $actions } actions/s
sim-shared = Shared victories: { $n } ({ $share })
sim-seat = seat
sim-mean = mean points
sim-lowest = lowest
sim-highest = highest
sim-wins = wins
arena-played = { $title }: { $games ->
    [one] { $games } game
   *[other] { $games } games
  } with { $seats } players, seed { $seed }; every deal with every bot on every seat
arena-bot = bot
arena-rating = rating
arena-games = games
arena-won = won
arena-interval = 95%
arena-mean = mean points
arena-ahead = ahead
arena-behind = of
arena-share = share
arena-fault-column = faults
arena-faults = Faults of { $name }: { $n }. Each of these turns was decided by chance.
arena-last-fault = The last one: { $text }
arena-said = { $name } wrote to its standard error, at the end:
fault-start = did not start { $n } ×
fault-crash = crashed { $n } ×
fault-late = no answer in time { $n } ×
fault-too-long = line too long { $n } ×
fault-no-answer = not an answer { $n } ×
fault-number = answer for another turn { $n } ×
fault-illegal = illegal action { $n } ×

# Datasets
data-games = { $file }: { $games ->
    [one] { $games } game
   *[other] { $games } games
  }, { $size } MB
data-decisions = { $file }: { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
  }, { $size } MB
data-seconds = { $seconds } s
data-interrupted = Interrupted. { $file } is whole and has { $played } of { $wanted } games; the same command with --resume plays the others.
data-nothing = Interrupted before the first game was over. { $file } was not written.
stats-heading = { $title }: { $what } ({ $games ->
    [one] { $games } game
   *[other] { $games } games
  } with { $seats } players)
stats-points-title = points by bot
stats-seats = share of victories by seat
stats-points = points
stats-players = share of players
stats-mean = { $bot }: { $mean } on average
stats-share = share of victories with its 95% range; in brackets, how many times
stats-times = times
