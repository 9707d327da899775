### Русский. Термины наши.

# Home
title = Glücksgriff
title-long = Glücksgriff
about = Избавляйтесь от очков: сбрасывайте карты, стучите и объявите «Glücksgriff», когда очков станет совсем мало. Только не ошибитесь.
play = Играть против трёх ботов
option-point_limit = Лимит очков
option-point_limit-is = лимит очков: { $value }
option-wrong_call = Ошибочный «Glücksgriff»
option-wrong_call-hand_plus_30 = очки на руках и ещё 30
option-wrong_call-flat_30 = ровно 30 очков
option-wrong_call-is = за ошибочный «Glücksgriff»: { $value }
option-house_cards = Домашние карты
house-lead = Домашние карты: до семи пустых карт для ваших идей.
house-title = Название
house-value = Стоимость
house-power = Действие
house-add = Добавить домашнюю карту
house-remove = Убрать

# The table
howto-1 = Избавляйтесь от очков: сбросьте одну карту, несколько одинаковых или стрит из трёх и более карт, затем возьмите карту.
howto-2 = Нажмите на карты, а потом на стопку, из которой берёте. Другие ходы из них видны под картами: если они подходят к верху сброса, можно постучать и не брать карту.
howto-3 = Если на руках не больше шести очков, можно объявить «Glücksgriff». Если у всех остальных больше, вы получите 0, иначе — свои очки и ещё 30.
howto-4 = Когда кто-то наберёт лимит очков, побеждает наименьшая сумма. Сумма ровно 50, 100, 150… делится пополам.

# The cards
griff-card-J = джокер
griff-card-H = песочные часы
griff-card-M = волшебная рука
griff-card-X = домашняя карта
griff-letter-J = Д
griff-letter-H = Ч
griff-letter-M = В
griff-discard = сбросить { $card }
griff-offer = выложить { $card }
griff-set = сбросить набор { $cards }
griff-street = сбросить стрит { $cards }
griff-knock = постучать: { $cards }
griff-knock-one = постучать { griff-with-card }
griff-hourglass = положить песочные часы перед игроком { $name }
griff-take-top = взять верхнюю карту
griff-take-low = взять младшую карту
griff-take-high = взять старшую карту
griff-take-from = взять карту игрока { $name }
griff-lay = тоже сбросить
griff-lay-low = к младшему концу
griff-lay-high = к старшему концу
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
did-knock = { $name } стучит: { $cards }.
did-knock-one = { $name } стучит { griff-with-card }.
did-hourglass = { $name } кладёт песочные часы перед игроком { $other }.
did-take = { $name } берёт { $card } из сброса.
did-take-from = { $name } берёт у игрока { $other } { $card }.
did-lay = { $name } добавляет ещё { $card }.
did-call = { $name } объявляет: «Glücksgriff!»
did-end = { $name } оставляет взятую карту.
did-skip = { $name } пропускает этот ход.
did-deflect = { $name } отражает песочные часы своими.
did-pass = { $name } пасует.
did-magic = { $name } играет волшебную руку.
did-draw = { $name } берёт карту из колоды.
griff-reshuffled = Сброс тасуют, и он становится новой колодой.
griff-round-over = Раунд { $round } окончен.
griff-halved = { $name } набирает ровно { $reached }: сумма делится пополам, остаётся { $points }.
griff-wrong-call = { $name } объявляет «Glücksgriff» с { $hand ->
    [0] { $hand } очков
    [one] { $hand } очком
    [few] { $hand } очками
    [many] { $hand } очками
   *[other] { $hand } очка
  } — и ошибается ({ $others }: { $lowest }): штраф { $points }.
griff-points = { $points ->
    [one] { $name } получает за карты на руках { $points } очко ({ $cards }).
    [few] { $name } получает за карты на руках { $points } очка ({ $cards }).
    [many] { $name } получает за карты на руках { $points } очков ({ $cards }).
   *[other] { $name } получает за карты на руках { $points } очка ({ $cards }).
  }
griff-call-points = Glücksgriff! ({ $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  })
griff-total = из { $limit }
griff-cards = { $n ->
    [one] { $n } карта на руках, известны: { $known }
    [few] { $n } карты на руках, известны: { $known }
    [many] { $n } карт на руках, известны: { $known }
   *[other] { $n } карты на руках, известны: { $known }
  }
griff-none-known = ни одной
griff-called = Glücksgriff!
griff-hourglass-here = пропуск хода
griff-protected = под защитой
griff-stalemate = Ходов с обменом через сброс: { $turns } из { $at }; потом брать можно только из колоды.
griff-empty-hand = карт не осталось
prompt-react = Перед вами песочные часы: пропустите ход или отразите их.
prompt-main = Ваш ход: выберите карты, а потом стопку, из которой берёте.
prompt-draw = Теперь возьмите карту из колоды или подсвеченную.
prompt-after-draw = Оставьте взятую карту или сбросьте и её, если она подходит.
prompt-after-draw-fits = Вы взяли { $card }. Подходит к сброшенному: сбросьте тоже или оставьте.
prompt-magic-lay = Волшебная рука: выложите свою младшую карту.
prompt-magic-choose = Возьмите одну из выложенных карт или, как обычно, карту из колоды.
dealer = сдаёт
piles = Стопки
stock-left = { $n ->
    [one] { $n } карта
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
  }
pile-offer = можно взять
pile-single = одиночная карта
pile-set = набор
pile-street = стрит
pile-special = особая карта
pile-empty = Сброс пуст.
magic-laid = выложено для волшебной руки
hand = Мои карты
plays = Возможные ходы из выбранных карт
plays-none = Вместе эти карты сыграть нельзя.
score-sheet = Таблица очков: раунд { $round }
score-none = Очков пока нет. Побеждает наименьшая сумма.
score-chart = Суммы по раундам
round = Раунд
why-hand = Карты
why-call = Glücksgriff
why-wrong-call = Ошибочный Glücksgriff
why-halved = Пополам
griff-call-saves = { $hand } → 0
griff-a-card = { $card ->
    [J] джокера
    [H] песочные часы
    [M] волшебную руку
    [X] карту «{ $title }»
   *[other] карту { $card }
  }
griff-some-card = карту
griff-with-card = { $card ->
    [J] джокером
    [H] песочными часами
    [M] волшебной рукой
    [X] картой «{ $title }»
   *[other] картой { $card }
  }
griff-round-title = Раунд { $round } окончен
griff-next-round = { $name } сдаёт карты на следующий раунд и открывает { $card }.
griff-right-call = { $name } объявляет «Glücksgriff» с { $hand ->
    [0] { $hand } очков
    [one] { $hand } очком
    [few] { $hand } очками
    [many] { $hand } очками
   *[other] { $hand } очка
  } — и не ошибается!
griff-last-moves = { $name } объявляет: «Glücksgriff!» У остальных по последнему ходу.
griff-house = Домашние карты: { $cards }
griff-house-card = «{ $title }» стоит { $value } ({ $power ->
    [plain] { power-plain }
    [joker] { power-joker }
    [hourglass] { power-hourglass }
   *[magic_hand] { power-magic_hand }
  })
power-plain = обычная карта
power-joker = джокер
power-hourglass = песочные часы
power-magic_hand = волшебная рука
prompt-draw-only = Теперь возьмите карту из колоды.
prompt-react-only = Перед вами песочные часы: этот ход вы пропускаете.
prompt-main-call = Ваш ход: сыграйте карты или объявите «Glücksgriff».
prompt-main-last = Ваш последний ход: сыграйте карты или пасуйте.
prompt-after-draw-only = Вы взяли { $card }. Не подходит к сброшенному: остаётся у вас.
griff-then-draw = { $play } и взять из колоды
griff-then-take = { $play } и взять { $card }
griff-play-with = { $play }: { $card }
griff-play-stock = { $play }, { $stock }
drawn = Взятая карта
drawn-soon = оставить через { $n } с
drawn-ask = ждать моего ответа
drawn-lay = сбросить, если подходит
griff-my-points = { $points ->
    [one] { $points } очко на руках
    [few] { $points } очка на руках
    [many] { $points } очков на руках
   *[other] { $points } очка на руках
  }
griff-right-call-you = Вы объявили «Glücksgriff» с { $hand ->
    [0] { $hand } очков
    [one] { $hand } очком
    [few] { $hand } очками
    [many] { $hand } очками
   *[other] { $hand } очка
  } — и не ошиблись!
griff-wrong-call-you = Вы объявили «Glücksgriff» с { $hand ->
    [0] { $hand } очков
    [one] { $hand } очком
    [few] { $hand } очками
    [many] { $hand } очками
   *[other] { $hand } очка
  } — и ошиблись ({ $others }: { $lowest }): штраф { $points }.
griff-knock-out = { $name } выходит: карт на руках не осталось!
griff-knock-out-you = Вы вышли: карт на руках не осталось!
griff-overtakes = обходит: { $names }
griff-meanwhile = Остальные уже играют дальше; вы увидите это, нажав «Дальше».
sum-title = Откуда взялись очки
sum-by-round = Раунд за раундом
sum-total = Итого
sum-calls = Верный Glücksgriff
turn-then-draw = { $did } и берёт карту из колоды.
turn-take = { $did } и берёт { $card } из сброса.
turn-lay = { $did }, берёт из колоды { $card } и тоже сбрасывает.
turn-totals = Суммы: { $totals }.
turn-total = { $name } — { $total }

# Help
help-stock = Колода, рубашкой вверх.
help-pile = Сброс. Подсвеченные карты можно взять; подходящими картами можно постучать.
help-magic = Карты, выложенные для волшебной руки: одну из них можно взять.
help-griff-hand = Ваши карты: нажимайте на них, чтобы выбрать, а потом на стопку, из которой берёте, или на ход под картами.
help-griff-seat = Игрок: сумма, число карт на руках и карты, о которых знают все.
help-call = Объявите «Glücksgriff», если у вас не больше шести очков. Если у всех остальных больше, вы получите 0, иначе — штраф (обычно свои очки и ещё 30).
help-sheet = Суммы после каждого раунда. Сумма ровно 50, 100, 150… делится пополам.
help-stalemate = Если слишком долго только меняться картами через сброс, брать можно будет лишь из колоды.
help-griff-call = Этот игрок объявил «Glücksgriff»: у остальных по одному последнему ходу.
help-griff-hourglass = Здесь лежат песочные часы: игрок пропустит следующий ход, если не отразит их своими.
help-griff-shield = Кто только что пропустил ход, тот до своего следующего хода защищён от песочных часов.
help-plays = Ходы из выбранных карт или то, что сейчас можно сделать. Если вариант только один, достаточно нажать Enter.
help-griff-deal = Этот игрок сдавал карты; первым ходил его сосед слева.
help-drawn = О взятой карте спрашивают всегда, подходит она или нет, чтобы пауза ничего не выдавала. Выберите здесь, что сделает это устройство, если вы ничего не нажмёте.

# Why not
clause-GG-CALL-03 = Объявить «Glücksgriff» можно, если на руках не больше шести очков.
clause-GG-CALL-08 = «Glücksgriff» уже объявлен.
clause-GG-DISC-01 = У вас нет этой карты.
clause-GG-DISC-02 = Набор — это не меньше двух карт с одинаковым числом.
clause-GG-DISC-03 = Столько их у вас нет.
clause-GG-DISC-04 = У вас нет карт для этого стрита.
clause-GG-DISC-05 = Стриту нужно не меньше трёх чисел подряд, без пропуска.
clause-GG-DISC-06 = Стрит не может уходить ниже 0 или выше 14.
clause-GG-DRAW-01 = Сначала нужно взять карту.
clause-GG-DRAW-03 = Брать можно только из того, что лежало сверху до вашего хода.
clause-GG-DRAW-04 = Если там одиночная карта или набор, взять можно только верхнюю карту.
clause-GG-DRAW-05 = Из стрита можно взять только одну из крайних карт.
clause-GG-DRAW-06 = Эту карту положили вы сами, брать её нельзя.
clause-GG-DRAW-07 = Особые карты из сброса брать нельзя.
clause-GG-DRAW-11 = Карт больше не осталось.
clause-GG-DRAW-13 = Слишком долго только менялись картами: теперь брать можно только из колоды.
clause-GG-HOUR-01 = У вас нет песочных часов.
clause-GG-HOUR-05 = У вас нет своих песочных часов, чтобы отразить эти.
clause-GG-HOUR-07 = Этот игрок только что пропустил ход и под защитой.
clause-GG-HOUR-08 = Перед этим игроком уже лежат песочные часы.
clause-GG-HOUR-09 = Нельзя положить песочные часы перед собой.
clause-GG-HOUR-11 = У этого игрока последнего хода уже не будет.
clause-GG-HOUR-16 = Перед вами песочные часы: сначала пропустите ход или отразите их.
clause-GG-JOK-04 = Два джокера не могут лежать рядом.
clause-GG-JOK-06 = Вместе с джокерами нужна хотя бы одна карта с числом.
clause-GG-JOK-09 = Сверху джокер: по нему стучать нельзя.
clause-GG-JOK-10 = На этом конце стрита лежит джокер: продлить стрит здесь нельзя.
clause-GG-KNOCK-02 = Чтобы постучать, нужны карты с тем же числом, что у верхней карты.
clause-GG-KNOCK-05 = По стриту стучат, продолжая его без пропуска.
clause-GG-KNOCK-06 = По стриту стучат не меньше чем двумя картами.
clause-GG-KNOCK-10 = Продлить стрит ниже 0 или выше 14 нельзя.
clause-GG-KNOCK-11 = Стрит нужно продолжить; карты с тем же числом недостаточно.
clause-GG-KNOCK-14 = Стучать не по чему.
clause-GG-KNOCK-15 = Взятая карта не подходит к тем, что вы сбросили.
clause-GG-KNOCK-16 = Взятая карта не продолжает ваш стрит.
clause-GG-KNOCK-17 = Карта, взятая из сброса, не может продлить ваш стрит.
clause-GG-KNOCK-18 = Сейчас можно положить лишь ту карту, которую вы только что взяли.
clause-GG-MAGIC-01 = Волшебная рука требует вашу младшую карту.
clause-GG-MAGIC-02 = Такой карты никто не выложил.
clause-GG-MAGIC-10 = После объявления «Glücksgriff» волшебная рука уже не действует.
clause-GG-MAGIC-11 = До объявления «Glücksgriff» волшебная рука действует всегда; просто сбросить её нельзя.
clause-GG-SCORE-13 = Игра окончена.
clause-GG-TURN-01 = Свой ход вы уже сделали.
clause-GG-TURN-03 = Сначала сбросьте, потом берите карту.
clause-GG-TURN-04 = Пасовать можно только после того, как кто-то объявил «Glücksgriff».
clause-GG-TURN-05 = Сейчас не ваш ход.

# Почему этот ход хорош
reason-ends-round = Раунд заканчивается.
reason-calls = Объявляете «Glücksgriff», имея { griff-my-points }.
reason-sheds = { $points ->
    [one] Избавляетесь от { $points } очка; на руках остаётся { $hand }.
    [few] Избавляетесь от { $points } очков; на руках остаётся { $hand }.
    [many] Избавляетесь от { $points } очков; на руках остаётся { $hand }.
   *[other] Избавляетесь от { $points } очка; на руках остаётся { $hand }.
  }
reason-takes = Берёте { $card } и знаете, что получите.
reason-draws = Потом берёте из колоды карту, которой никто не знает.
reason-knocks = Вы стучите и поэтому не берёте карту.
reason-skips = { $name } пропустит ход, если не отразит песочные часы.
reason-asks-all = Все выкладывают свою младшую карту, и вы можете взять одну из них.
reason-deflects = Песочные часы вас не остановят.
reason-protected = После этого до своего следующего хода вы защищены от песочных часов.

# What is in the box, in the rulebook
griff-box-deck = Полная колода, всего карт: { $cards }
griff-box-value = { $n ->
    [one] { $n } очко на руках
    [few] { $n } очка на руках
    [many] { $n } очков на руках
   *[other] { $n } очка на руках
  }
griff-box-quantities = В зависимости от числа игроков
griff-box-dealt = Сдано карт
griff-box-draw-pile = Колода в начале раунда
griff-box-stalemate = Через сколько ходов нельзя брать из сброса

# Positions to try out
position-knock = Сверху лежит стрит: постучите по нему
position-call = 6 очков на руках: объявите «Glücksgriff»?
position-hourglass = Перед вами песочные часы: отразите их
position-magic = У вас волшебная рука: сыграйте её

# The guide
lesson-welcome = Это ваши карты: каждая стоит столько очков, какое на ней число. Чем меньше очков останется к концу раунда, тем лучше.
lesson-knock = Сверху на сбросе лежит такое же число. Выберите: { $cards }. Потом нажмите на ход под картами: постучав, вы избавляетесь от карт и не берёте новую.
lesson-discard = Выберите и сбросьте: { $cards }. Сразу можно сбросить несколько одинаковых карт или не меньше трёх подряд, а берёте вы потом одну, так что чем больше, тем лучше.
lesson-discard-again = Выберите: { $cards }. Ни один другой ход не избавит вас от стольких очков.
lesson-draw = Карты сброшены, теперь возьмите одну: из колоды или, если она невелика, подсвеченную из сброса.
lesson-draw-again = Теперь берите карту: подсвеченную, если она невелика, а если нет — из колоды.
lesson-lay = Повезло: взятая карта подходит к сброшенному. Сбросьте и её, и на руках станет на карту меньше.
lesson-keep = Вы взяли эту карту, и к сброшенному она не подходит. Она остаётся у вас, и ход окончен.
lesson-keep-again = Оставьте карту, и ход закончится.
lesson-call = Если у вас не больше шести очков, можно объявить «Glücksgriff». Если у всех остальных больше, вы получите 0, иначе — свои очки и ещё 30.
lesson-hourglass = Перед вами песочные часы, поэтому этот ход вы пропускаете. Отразить их можно только своими песочными часами.
lesson-last = Кто-то объявил «Glücksgriff», так что это ваш последний ход в раунде. Избавьтесь от как можно большего числа очков.
lesson-free = Здесь можно делать что угодно; на подсвеченное можно нажимать. Что от вас требуется, написано в самом низу.
lesson-scoring = Раунд окончен, и все считают карты на руках. Верный «Glücksgriff» — это 0 очков, ошибочный — свои очки и ещё 30; в итоге побеждает наименьшая сумма.
lesson-done = Это был ваш первый раунд. Так игра и идёт, пока кто-нибудь не наберёт лимит очков. Играйте дальше, если хотите!
lesson-poor-discard = Так можно, но другие карты избавили бы вас от куда большего числа очков. Ищите старшие карты и те, что сочетаются друг с другом.
