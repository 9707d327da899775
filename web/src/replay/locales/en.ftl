replay-title = Replay: { $title }
replay-loading = Setting up the game…
replay-to-table = To the table
replay-slider = Position in the game
replay-moment = Action { $n } of { $of }
replay-steps = Step through the game
replay-begin = To the beginning
replay-turn-back = To the start of this turn or the one before
replay-back = One action back
replay-play = Play automatically
replay-pause = Pause
replay-next = One action forward
replay-turn-next = To the next turn
replay-end = To the end
replay-pace = Speed
replay-pace-slow = Slow
replay-pace-normal = Normal
replay-pace-fast = Fast
replay-pace-quick = Very fast
replay-from = Point of view
replay-as-seat = As { $name } saw it
replay-as-none = As a spectator saw it
replay-as-open = Everything face up
replay-link = Copy link
replay-copied = Copied
replay-go-on = Play on from here
replay-go-on-lead = { $n ->
    [0] A new table starts with the same deal. The game you are watching stays as it is.
    [one] A new table continues after the first action. The game you are watching stays as it is.
   *[other] A new table continues after the first { $n } actions. The game you are watching stays as it is.
}
replay-same-deal = The deal is the same: anyone who has watched this game may know what is still to come. That’s why the new table says where it comes from.
