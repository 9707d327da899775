### Русский. Термины наши.

# Home
title = Glücksgriff
about = Избавьтесь от очков: сбрасывайте, стучите и объявляйте «Glücksgriff», когда их станет достаточно мало. Только не ошибитесь.
play = Играть против трёх ботов
option-point_limit = Играть до
option-wrong_call = Ошибочное объявление стоит
option-wrong_call-hand_plus_30 = карты на руке и 30
option-wrong_call-flat_30 = ровно 30
option-house_cards = Домашние карты
house-lead = Домашние карты: в колоде есть пустые карты для своих идей, не больше семи.
house-title = Название
house-value = Очки
house-power = Действие
house-add = Добавить домашнюю карту
house-remove = Убрать

# The table
howto-1 = Избавляйтесь от очков: сбросьте одну карту, несколько одинаковых или стрит от трёх карт, потом возьмите карту.
howto-2 = Нажмите на карты, а потом на стопку, из которой берёте. Что ещё из них выходит, видно под рукой: если они подходят к сбросу, можно постучать и не брать карту.
howto-3 = С шестью очками и меньше можно объявить. Если у всех остальных больше, вам ничего не запишут; иначе это стоит 30.
howto-4 = Побеждает наименьшая сумма. Сумма, ровно кратная пятидесяти, делится пополам.

# The cards
griff-card-J = джокер
griff-card-H = песочные часы
griff-card-M = волшебная рука
griff-discard = сбросить { $card }
griff-offer = выложить { $card }
griff-set = сбросить набор { $cards }
griff-street = сбросить стрит { $cards }
griff-knock = постучать: { $cards }
griff-hourglass = поставить часы игроку { $name }
griff-take-top = взять верхнюю карту
griff-take-low = взять младшую карту
griff-take-high = взять старшую карту
griff-take-from = взять карту игрока { $name }
griff-lay = тоже сбросить
griff-lay-low = приложить снизу
griff-lay-high = приложить сверху
griff-end = оставить
griff-skip = пропустить ход
griff-deflect = отразить своими часами
griff-pass = пасовать
griff-magic = сыграть волшебную руку
griff-draw = взять карту из колоды
did-discard = { $name } сбрасывает { $card }.
did-offer = { $name } выкладывает { $card }.
did-set = { $name } сбрасывает набор { $cards }.
did-street = { $name } сбрасывает стрит { $cards }.
did-knock = { $name } стучит и выкладывает { $cards }.
did-hourglass = { $name } ставит песочные часы перед игроком { $other }.
did-take = { $name } берёт { $card } из сброса.
did-take-from = { $name } берёт { $card } игрока { $other }.
did-lay = { $name } добавляет ещё { $card }.
did-call = { $name } объявляет «Glücksgriff!»
did-end = { $name } оставляет карту.
did-skip = { $name } пропускает этот ход.
did-deflect = { $name } отражает песочные часы своими.
did-pass = { $name } пасует.
did-magic = { $name } играет волшебную руку.
did-draw = { $name } берёт карту из колоды.
griff-reshuffled = Сброс перетасовывается в новую колоду.
griff-round-over = Раунд { $round } окончен.
griff-halved = { $name } набирает ровно { $reached }, и счёт делится пополам: { $points }.
griff-wrong-call = { $name } объявляет, имея { $hand }, и ошибается ({ $others }: { $lowest }): +{ $points }.
griff-points = { $points ->
    [one] { $name } получает за карты { $points } очко ({ $cards }).
    [few] { $name } получает за карты { $points } очка ({ $cards }).
    [many] { $name } получает за карты { $points } очков ({ $cards }).
   *[other] { $name } получает за карты { $points } очка ({ $cards }).
  }
griff-call-points = Glücksgriff! ({ $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  })
griff-total = из { $limit }
griff-cards = { $n ->
    [one] { $n } карта на руке, известны: { $known }
    [few] { $n } карты на руке, известны: { $known }
    [many] { $n } карт на руке, известны: { $known }
   *[other] { $n } карты на руке, известны: { $known }
  }
griff-called = объявление!
griff-hourglass-here = пропуск хода
griff-protected = под защитой
griff-stalemate = Ходов без нового: { $turns } из { $at }; потом останется только колода.
griff-empty-hand = карт не осталось
prompt-react = Перед вами песочные часы: пропустите ход или отразите их.
prompt-main = Ваш ход: нажмите на карты, которые хотите сыграть.
prompt-draw = Теперь возьмите карту из колоды или подсвеченную.
prompt-after-draw = Оставьте взятую карту или сбросьте и её, если она подходит.
prompt-after-draw-fits = Вы взяли { $card }. Подходит к сброшенному: сбросьте тоже или оставьте.
prompt-magic-lay = Волшебная рука: выложите свою младшую карту.
prompt-magic-choose = Возьмите одну из выложенных карт или, как обычно, карту из колоды.
dealer = сдаёт
piles = Стопки
stock-left = { $n ->
    [one] { $n } карта
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
  }
pile-offer = можно взять
pile-single = одна карта
pile-set = набор
pile-street = стрит
pile-special = особая карта
pile-empty = Сброс пуст.
magic-laid = выложено для волшебной руки
hand = Моя рука
plays = Что составляют выбранные карты
plays-none = Из этих карт вместе хода не выходит.
plays-select = Нажмите на карты, которые хотите сыграть, а потом на стопку, из которой берёте.
score-sheet = Таблица очков: раунд { $round }
score-none = Пока ничего не подсчитано. Побеждает наименьшая сумма.
score-chart = Суммы по раундам
round = Раунд
why-hand = Рука
why-call = Объявление
why-wrong-call = Ошибочное объявление
why-halved = Половина
griff-a-card = { $card ->
    [J] джокера
    [H] песочные часы
    [M] волшебную руку
    [X] карту «{ $title }»
   *[other] карту { $card }
  }
griff-some-card = карту
griff-and = { $a } и { $b }
griff-round-title = Раунд { $round } окончен
griff-next-round = { $name } сдаёт следующий раунд и открывает { $card }.
griff-right-call = { $name } объявляет, имея { $hand }, и не ошибается!
griff-last-moves = { $name } объявляет «Glücksgriff!» У остальных последний ход.
griff-house = Домашние карты: { $cards }
griff-house-card = «{ $title }» стоит { $value }
power-plain = обычная карта
power-joker = джокер
power-hourglass = песочные часы
power-magic_hand = волшебная рука
prompt-draw-only = Теперь возьмите карту из колоды.
prompt-react-only = Перед вами песочные часы: этот ход вы пропускаете.
prompt-main-call = Ваш ход: сыграйте карты или объявите «Glücksgriff!»
prompt-main-last = Ваш последний ход: сыграйте карты или пасуйте.
prompt-after-draw-only = Вы взяли { $card }. Не подходит к сброшенному: остаётся у вас.
griff-then-draw = { $play } и взять из колоды
griff-then-take = { $play } и взять { $card }
drawn = Взятая карта
drawn-soon = оставить через { $n } с
drawn-ask = ждать меня
drawn-lay = сбросить, если подходит
griff-my-points = { $points ->
    [one] { $points } очко на руке
    [few] { $points } очка на руке
    [many] { $points } очков на руке
   *[other] { $points } очка на руке
  }
griff-right-call-you = Вы объявили, имея { $hand }, и не ошиблись!
griff-wrong-call-you = Вы объявили, имея { $hand }, и ошиблись ({ $others }: { $lowest }): +{ $points }.
griff-knock-out = { $name } избавляется от последней карты.
griff-knock-out-you = Вы избавились от последней карты.
griff-overtakes = обгоняет: { $names }
griff-meanwhile = Остальные уже сходили дальше; вы увидите это сразу потом.
sum-title = Откуда взялись очки
sum-total = Итого
sum-calls = Верные объявления
turn-then-draw = { $did } и берёт карту из колоды.
turn-take = { $did } и берёт { $card } из сброса.
turn-lay = { $did }, берёт карту и добавляет ещё { $card }.
turn-totals = Суммы: { $totals }.

# Help
help-stock = Колода, рубашкой вверх.
help-pile = Сброс. Подсвеченное можно взять; подходящими картами можно стучать.
help-magic = Карты, выложенные для волшебной руки: одну из них можно взять.
help-griff-hand = Ваша рука: нажимайте на карты, чтобы выбрать их, потом на стопку, из которой берёте, или на ход под рукой.
help-griff-seat = Игрок: сумма, карты на руке и карты, известные всем.
help-call = Объявляйте, если у вас не больше шести очков. Если ни у кого нет так же мало, вам ничего не запишут; иначе это стоит 30.
help-sheet = Суммы после каждого раунда. Ровно 50, 100, … делится пополам.
help-stalemate = Если долго ничего не происходит, сброс закрывается.
help-griff-call = Этот игрок объявил: у остальных по одному последнему ходу.
help-griff-hourglass = Здесь песочные часы: следующий ход пропускается, если их не отразить другими.
help-griff-shield = Кто только что пропустил ход, до следующего хода защищён от песочных часов.
help-plays = Что составляют выбранные карты или что от вас требуется. Enter делает то, что стоит первым.
help-griff-deal = Этот игрок сдавал; начинал следующий по часовой стрелке.
help-drawn = О взятой карте спрашивают всегда, подходит она или нет, чтобы пауза ничего не выдавала. Выберите здесь, что сделает это устройство, если вы ничего не нажмёте.

# Why not
clause-GG-CALL-03 = Объявлять можно, имея на руке не больше шести очков.
clause-GG-CALL-08 = Кто-то уже объявил.
clause-GG-DISC-01 = У вас нет этой карты.
clause-GG-DISC-02 = Набор — это не меньше двух карт с руки с одним числом.
clause-GG-DISC-03 = Столько их у вас нет.
clause-GG-DISC-04 = У вас нет карт для этого стрита.
clause-GG-DISC-05 = Стриту нужны три числа подряд, без пропуска.
clause-GG-DISC-06 = Стрит кончается на 0 и на 14.
clause-GG-DRAW-01 = Сначала нужно взять карту.
clause-GG-DRAW-03 = Брать можно только из того, что лежало сверху до вашего хода.
clause-GG-DRAW-04 = Из одной карты или набора можно взять только верхнюю.
clause-GG-DRAW-05 = Из стрита можно взять только крайние карты.
clause-GG-DRAW-06 = Эту карту положили вы сами.
clause-GG-DRAW-07 = Особые карты брать нельзя.
clause-GG-DRAW-11 = Карт больше не осталось.
clause-GG-DRAW-13 = Слишком долго ничего нового: остаётся только колода.
clause-GG-HOUR-01 = У вас нет песочных часов.
clause-GG-HOUR-05 = У вас нет песочных часов, чтобы отразить.
clause-GG-HOUR-07 = Этот игрок только что пропустил ход и под защитой.
clause-GG-HOUR-08 = Перед этим игроком уже лежат песочные часы.
clause-GG-HOUR-09 = Нельзя положить песочные часы перед собой.
clause-GG-HOUR-11 = У этого игрока уже нет последнего хода.
clause-GG-HOUR-16 = Перед вами песочные часы: сначала пропустите ход или отразите их.
clause-GG-JOK-04 = Два джокера не могут лежать рядом.
clause-GG-JOK-06 = Джокерам нужна рядом карта с числом.
clause-GG-JOK-09 = Сверху джокер: по нему стучать нельзя.
clause-GG-JOK-10 = На этом конце стрита лежит джокер.
clause-GG-KNOCK-02 = Чтобы стучать, нужны карты с руки с числом верхней карты.
clause-GG-KNOCK-05 = По стриту стучат, продолжая его без пропуска.
clause-GG-KNOCK-06 = По стриту стучат не меньше чем двумя картами.
clause-GG-KNOCK-10 = Стрит кончается на 0 и на 14.
clause-GG-KNOCK-11 = Стрит нужно продолжить, а не повторить.
clause-GG-KNOCK-14 = Стучать не по чему.
clause-GG-KNOCK-15 = Взятая карта не подходит к вашему сбросу.
clause-GG-KNOCK-16 = Взятая карта не продолжает ваш стрит.
clause-GG-KNOCK-17 = Карта, взятая из сброса, не может продлить ваш стрит.
clause-GG-KNOCK-18 = Сейчас можно выложить только что взятую карту.
clause-GG-MAGIC-01 = Волшебная рука требует вашу младшую карту.
clause-GG-MAGIC-02 = Такой карты вам никто не выложил.
clause-GG-MAGIC-10 = После объявления волшебная рука уже не действует.
clause-GG-MAGIC-11 = Волшебная рука действует всегда; просто сбросить её нельзя.
clause-GG-SCORE-13 = Игра окончена.
clause-GG-TURN-01 = Свой ход вы уже сделали.
clause-GG-TURN-03 = Карту берут после сброса.
clause-GG-TURN-04 = Пасовать можно только после чьего-либо объявления.
clause-GG-TURN-05 = Сейчас не ваш ход.
