### English. The review of a finished game.

title = Review of the game
thinking = The Captain is going through every decision again…
waiting = The review is waiting until the server has time for it…
you-may-leave = You can leave in the meantime: the review is kept with the game.
you-may-play = You can go on playing in the meantime. If you close the page, the review goes on when you open it again.
not-asked = None of the players has asked for a review yet.
for-whom = Whose point of view?
best-mine = Your best decision
best = Best decision
best-why = Anything else would have been worse by at least { $points ->
    [one] one percentage point
   *[other] { $points } percentage points
  }.
best-none = No decision stood out.
dearest = The decision that cost most
dearest-why = Better: { $better }
dearest-none = No decision cost much.
curve-title = Chance of winning
curve-table = The same as a table
curve-move = Action
parts-title = Luck and decisions
points = { $number } pp
part-decisions = Own decisions
part-luck = Luck
part-others = Others’ decisions
from-to = from { $from } to { $to }
swings-title = Biggest swings
swing = { $name }: { $action }
swing-parts = Decision: { $choice }, luck: { $luck }
the-deal = The deal
show = { $n ->
    [0] Show the deal
   *[other] Show action { $n }
  }
decisions = Every decision
decisions-costly = Only those that cost something
decision-values = Chance of winning: { $before } before, { $after } after it. Luck until the next action: { $luck }
option = { $chance } – { $action }
option-played = { $chance } – { $action } (played)
about = Judged by what each player could know at the time. “Luck” is everything that was drawn or came to light; together with all the decisions it makes up the result. pp are percentage points: 40% and 5 pp more make 45%.
given-up = This game ended by resignation after action { $n }, so the review stops there. Instead of a result, it shows what each player could still expect at that point.
