### Русский. Термины взяты из русских правил.

# Home
title = Glück Auf
title-long = Glück Auf
about = Вы — владелец угольной шахты в Эссене около 1900 года. Отправляйте рабочих, поднимайте уголь, выполняйте заказы и лидируйте в итогах смен.
play = Играть против двух ботов
option-free_storage = Уголь можно класть в хранилище, даже если он нужен для заказа
option-delivered_visibility = Доставленные заказы
option-delivered_visibility-owner = видит только владелец
option-delivered_visibility-all = видны всем
option-starting_player = Первый игрок
option-starting_player-random = случайный

# The table
stop = Закончить добычу
parts = Разделы стола
howto-1 = В свой ход вы отправляете рабочих на одну подсвеченную ячейку. Если там уже стоят рабочие, нужно поставить на одного больше.
howto-2 = Покупайте жетоны тоннелей с вагонетками и углём, берите заказы и идите на добычу: клеть поднимает уголь на поверхность, а клетка заказа заполняется нажатием.
howto-3 = Исполненные заказы приносят очки, когда вы доставите их нужным транспортом. После каждой смены часы смены приносят очки за первое и второе места.
howto-4 = Соблюдайте баланс светлых и тёмных жетонов. Нажмите на то, что показано серым, и узнаете, почему оно недоступно. До конца хода почти всё можно отменить.

# Words
vp = ПО
marks-short = мар.
coal-yellow = жёлтый уголь
coal-brown = коричневый уголь
coal-gray = серый уголь
coal-black = чёрный уголь
letter-yellow = Ж
letter-brown = К
letter-gray = С
letter-black = Ч
to-level = { $level ->
    [surface] на поверхность
    [yellow] на жёлтый уровень
    [brown] на коричневый уровень
    [gray] на серый уровень
   *[black] на чёрный уровень
  }
level-side = { $level ->
    [yellow] жёлтый уровень
    [brown] коричневый уровень
    [gray] серый уровень
   *[black] чёрный уровень
  }, { $side ->
    [light] светлая сторона
   *[dark] тёмная сторона
  }
by-vehicle = { $vehicle ->
    [barrow] тележкой
    [carriage] повозкой
    [motorcar] грузовиком
   *[engine] поездом
  }
order-kind = заказ { $vehicle ->
    [barrow] с тележкой
    [carriage] с повозкой
    [motorcar] с грузовиком
   *[engine] с поездом
  }
card-name = { order-kind } на { $points } ПО
tile-name = { $colour ->
    [yellow] жёлтый
    [brown] коричневый
    [gray] серый
   *[black] чёрный
  } жетон ({ $side ->
    [light] светлая
   *[dark] тёмная
  } сторона, { $lorries ->
    [one] { $lorries } вагонетка
    [few] { $lorries } вагонетки
    [many] { $lorries } вагонеток
   *[other] { $lorries } вагонетки
  })
works = Игровое поле
building-factory = Фабрика вагонеток
building-order = Новые заказы
building-mining = Добыча
building-delivery = Доставка
building-money = Деньги
canteen = Столовая:
nobody = никого
stack-left = осталось в стопке: { $n }
space-bank = Банк: взять 1 марку
space-factory-draw = Посмотреть до пяти жетонов из стопки
space-order-draw = Посмотреть до пяти заказов из стопки
space-factory = Купить { tile-name }
space-factory-empty = Пустая ячейка фабрики
space-order = Взять { card-name }
space-order-empty = Пустая ячейка для заказов
space-delivery = Доставить заказы { by-vehicle }
space-mining = Добыча: { up-to-steps }
space-money = { $n ->
    [one] Взять { $n } марку
    [few] Взять { $n } марки
    [many] Взять { $n } марок
   *[other] Взять { $n } марки
  }
space-price = { $n ->
    [one] { $n } рабочий
    [few] { $n } рабочих
    [many] { $n } рабочих
   *[other] { $n } рабочего
  }
space-taken = { $n ->
    [one] там стоит { $n } рабочий
    [few] там стоят { $n } рабочих
    [many] там стоят { $n } рабочих
   *[other] там стоит { $n } рабочего
  }
space-locked = { $space }, ячейка закрыта
steps-word = { $n ->
    [one] этап
    [few] этапа
    [many] этапов
   *[other] этапа
  }
up-to-steps = до { $n ->
    [one] { $n } этапа
    [few] { $n } этапов
    [many] { $n } этапов
   *[other] { $n } этапа
  }
steps-left = { $n ->
    [one] остался { $n } этап
    [few] осталось { $n } этапа
    [many] осталось { $n } этапов
   *[other] осталось { $n } этапа
  }
mine = Шахта
my-mine = Моя шахта
watch = Смотреть: { $name }
any-two = Любые два
cage-at = Клеть подъёмника { $level ->
    [surface] на поверхности
    [yellow] на жёлтом уровне
    [brown] на коричневом уровне
    [gray] на сером уровне
   *[black] на чёрном уровне
  }: { $n ->
    [one] { $n } кубик угля
    [few] { $n } кубика угля
    [many] { $n } кубиков угля
   *[other] { $n } кубика угля
  }
cage-cube = { $coal } в клети
storage = Угольное хранилище
storage-cube = { $coal } в хранилище
spot = Клетка под { $coal }: { card-name }
orders-outstanding = Незавершённые заказы
no-orders = Незавершённых заказов нет
order-complete = Исполнен: можно доставить
delivered = доставлено: { $n }
orders-short = незавершённых заказов: { $open }, доставлено: { $done }
balance = Светлых жетонов { $light }, тёмных { $dark }: { $loss ->
    [0] баланс
   *[other] −{ $loss } ПО
  }
workers-left = { $n ->
    [one] остался { $n } рабочий
    [few] осталось { $n } рабочих
    [many] осталось { $n } рабочих
   *[other] осталось { $n } рабочего
  }
projected = Прогноз
line-now = ПО сейчас
line-majority = Большинство
line-money = Деньги
line-coal = Уголь
line-outstanding = Незавершённые заказы
line-imbalance = Дисбаланс
starter = Первый игрок
look-at-mine = Шахта: { $name }
clock-title = Часы смены: смена { $shift } из 3
clock-shift = Подсчитывают начиная со смены { $shift }
clock-says = { $name } — { $n } (+{ $points } ПО)
clock-nobody = пока никто
clock-line = { $element }: { $leaders }.
element-yellow-spots = Доставлено жёлтых клеток
element-brown-spots = Доставлено коричневых клеток
element-gray-spots = Доставлено серых клеток
element-black-spots = Доставлено чёрных клеток
element-barrow-spots = Доставлено клеток тележкой
element-carriage-spots = Доставлено клеток повозкой
element-motorcar-spots = Доставлено клеток грузовиком
element-engine-spots = Доставлено клеток поездом
element-empty-yellow-lorries = Пустые жёлтые вагонетки
element-empty-brown-lorries = Пустые коричневые вагонетки
element-empty-gray-lorries = Пустые серые вагонетки
element-empty-black-lorries = Пустые чёрные вагонетки
tab-works = Поле
tab-mine = Шахта
tab-others = Игроки
tab-log = Журнал
scoring-title = Итоги смены { $shift }
scoring-sum = По итогам смены
scoring-now = ПО сейчас
scoring-before = ПО до подсчёта
scoring-overtakes = { $name } обходит игрока { $other }
scoring-all = Показать всё
stat-title = Откуда взялись очки
stat-delivery = Доставки
stat-shift = Итоги смены { $shift }
stat-total = Всего

# What is asked
prompt-draft = Ваш ход: возьмите один из открытых заказов.
prompt-place = Ваш ход: отправьте рабочих на подсвеченную ячейку.
prompt-fill = В общем запасе не хватает угля этого цвета: выберите для вагонетки другой.
prompt-buy = Купите один из взятых жетонов или ни одного.
prompt-keep = Оставьте один из взятых заказов или ни одного.
prompt-return = Верните остальные: на стопку или под неё?
prompt-next-tile = Выберите жетон, который вернётся следующим.
prompt-next-order = Выберите заказ, который вернётся следующим.
prompt-mine = { $n ->
    [one] Остался { $n } этап: двигайте клеть, грузите уголь, заполняйте заказы.
    [few] Осталось { $n } этапа: двигайте клеть, грузите уголь, заполняйте заказы.
    [many] Осталось { $n } этапов: двигайте клеть, грузите уголь, заполняйте заказы.
   *[other] Осталось { $n } этапа: двигайте клеть, грузите уголь, заполняйте заказы.
  }
prompt-pair = Выберите любые два кубика для этой клетки.
prompt-any-two = Нажмите на клетку, которую заполнят любые два кубика.
prompt-end = Действие выполнено: закончите ход или отмените что-нибудь.
choices-draft = Заказы на выбор
choices-fill = { $n ->
    [one] Не хватает угля: осталось заполнить { $n } вагонетку
    [few] Не хватает угля: осталось заполнить { $n } вагонетки
    [many] Не хватает угля: осталось заполнить { $n } вагонеток
   *[other] Не хватает угля: осталось заполнить { $n } вагонетки
  }
choices-buy = Взятые жетоны: можно купить один
choices-keep = Взятые заказы: можно оставить один
choices-return = На стопку или под неё?
choices-next-tile = Какой вернуть следующим?
choices-next-order = Какой вернуть следующим?
choose-order = Выбрать порядок
do-put = Положить { $coal } на { card-name } — 1 этап
do-fetch = Положить { $coal } из хранилища на { card-name } — 1 этап
do-pair = Положить любые два кубика на { card-name } — 2 этапа
do-use-cage = Взять { $coal } из клети
do-use-storage = Взять { $coal } из хранилища
do-store = Положить { $coal } в хранилище — 1 этап
do-load = Загрузить { $coal } — 1 этап
do-ride = Отправить клеть { to-level } — 1 этап
do-fill = Положить на вагонетку { $coal }
do-fill-none = Оставить пустой
do-buy = Купить { tile-name } за { $marks ->
    [one] { $marks } марку
    [few] { $marks } марки
    [many] { $marks } марок
   *[other] { $marks } марки
  }
do-buy-none = Ничего не покупать
do-keep = Оставить { card-name }
do-keep-none = Ничего не оставлять
do-take = Взять { card-name }
do-return-top = Все на стопку
do-return-bottom = Все под стопку
do-rest = Остальные в любом порядке
do-next-tile = Следующий: { tile-name }
do-next-order = Следующий: { card-name }

# What happened
log-deliver = { $name } доставляет заказы { by-vehicle }.
log-mining = { $name } начинает добычу: { up-to-steps }.
log-money = { $n ->
    [one] { $name } берёт { $n } марку.
    [few] { $name } берёт { $n } марки.
    [many] { $name } берёт { $n } марок.
   *[other] { $name } берёт { $n } марки.
  }
log-bank = { $name } отправляет рабочего в банк и получает 1 марку.
log-factory = { $name } покупает жетон на фабрике вагонеток.
log-factory-draw = { $name } смотрит жетоны из стопки.
log-order = { $name } берёт новый заказ.
log-order-card = { $name } берёт { card-name }.
log-order-draw = { $name } смотрит заказы из стопки.
log-next-tile = { $name } возвращает жетон.
log-next-order = { $name } возвращает заказ.
log-return-top = { $name } кладёт остальные на стопку.
log-return-bottom = { $name } кладёт остальные под стопку.
log-put = { $name } кладёт { $coal } на { card-name }.
log-fetch = { $name } кладёт { $coal } из хранилища на { card-name }.
log-pair = { $name } кладёт любые два кубика вместо нужного на { card-name }.
log-use = { $name } добавляет { $coal }.
log-buy = { $name } покупает { tile-name }.
log-buy-none = { $name } не покупает ни одного из них.
log-keep = { $name } оставляет себе { card-name }.
log-keep-none = { $name } не оставляет себе ни одного из них.
log-take = { $name } берёт из ряда { card-name }.
log-fill = { $name } кладёт на вагонетку { $coal }.
log-stop = { $name } заканчивает добычу.
log-end = { $name } заканчивает ход.
log-ride = { $name } отправляет клеть { to-level }.
log-load = { $name } грузит { $coal } в клеть.
log-store = { $name } кладёт { $coal } в хранилище.
log-points = { $name } получает { $points } ПО за { order-kind }.
revealed-tile = Новый на поле: { tile-name }.
revealed-order = Новый на поле: { card-name }.
shift-over = Смена { $shift } окончена.
log-shift-points = { $name } получает по итогам смены { $points } ПО.
log-starter = { $name } начинает следующую смену.
log-fill-none = { $name } оставляет вагонетку пустой.

# What is told turn by turn
turn-deliver = { $name } доставляет { $n ->
    [one] { $n } заказ
    [few] { $n } заказа
    [many] { $n } заказов
   *[other] { $n } заказа
  } { by-vehicle }: { $points } ПО.
turn-draw-tile = { $name } смотрит жетоны из стопки и покупает { tile-name }{ $to ->
    [top] ; остальные возвращаются на стопку
    [bottom] ; остальные возвращаются под стопку
   *[nowhere] { "" }
  }.
turn-draw-no-tile = { $name } смотрит жетоны из стопки и не покупает ни одного{ $to ->
    [top] ; они возвращаются на стопку
    [bottom] ; они возвращаются под стопку
   *[nowhere] { "" }
  }.
turn-draw-order = { $name } смотрит заказы из стопки и оставляет себе { card-name }{ $to ->
    [top] ; остальные возвращаются на стопку
    [bottom] ; остальные возвращаются под стопку
   *[nowhere] { "" }
  }.
turn-draw-no-order = { $name } смотрит заказы из стопки и не оставляет себе ни одного{ $to ->
    [top] ; они возвращаются на стопку
    [bottom] ; они возвращаются под стопку
   *[nowhere] { "" }
  }.
turn-mining = { $name } добывает уголь ({ up-to-steps }).
turn-mining-deeds = { $name } добывает уголь ({ up-to-steps }): { $deeds }.
turn-loads = грузит { $coal }
turn-puts = кладёт { $coal } на { card-name }
turn-pairs = кладёт любые два кубика ({ $coal }) на { card-name }
turn-stores = кладёт в хранилище { $coal }
turn-several = { $n } × { $coal }

# Help
help-factory = Фабрика вагонеток: купите жетон тоннеля (жёлтая вагонетка стоит 1 марку, коричневая — 2, серая — 3, чёрная — 4). Он сразу загружен углём, и его кладут в вашу шахту, на его уровень и его сторону.
help-order = Новые заказы: возьмите один. За каждый заказ, не доставленный к концу игры, вы теряете 1 ПО.
help-mining = Добыча: двигайте клеть, грузите уголь, заполняйте заказы. Каждое перемещение — один этап.
help-delivery = Доставка: доставьте этим транспортом все исполненные заказы для него и получите их очки.
help-money = Деньги: марки вы получаете сразу.
help-bank = Банк: один рабочий — одна марка, и место есть всегда.
help-canteen = Столовая: вытесненные рабочие отдыхают здесь до конца смены.
help-level = Уровень: уголь лежит на вагонетках. Жетоны с лампами лежат на светлой стороне.
help-lorry = Вагонетка с углём. Когда клеть на этом уровне, нажмите, чтобы загрузить кубик.
help-cage = Ваша клеть подъёмника, в ней пять мест для угля. Нажмите на уровень, чтобы отправить её туда. Нажмите на уголь в ней: на поверхности он попадёт на заказ, который его ждёт, а если такого нет — в хранилище.
help-storage = Угольное хранилище: во время добычи отсюда всегда можно класть уголь на заказы.
help-orders = Незавершённые заказы: нажмите на свободную клетку, чтобы заполнить её. Любые два кубика заменяют нужный.
help-delivered = Доставленные заказы учитываются во всех следующих подсчётах итогов смены.
help-clock = Часы смены: после каждой смены очки дают за большинство доставленных клеток и пустых вагонеток. Числа — ПО за первое и второе места, рядом — кто получил бы их сейчас. При игре вдвоём очки дают только за первое место.
help-balance = Баланс: за каждый лишний жетон на одной из сторон вы теряете в конце 2 ПО.
help-points = Победные очки на данный момент.
help-workers = Рабочие, которых ещё можно поставить в этой смене.
help-projected = Счёт, если бы игра закончилась сейчас, по тому, что видят все: 5 марок или 3 кубика приносят 1 ПО, незавершённый заказ отнимает 1 ПО, лишний жетон на одной из сторон — 2 ПО.
help-player = Игрок: очки, прогноз, деньги, рабочие, клеть, уголь, заказы, баланс. Нажмите, чтобы увидеть шахту.
help-draft = Перед первой сменой каждый берёт три заказа.
help-hand = То, что вы взяли. Больше никто этого не видит.
help-steps = Этапы, оставшиеся в этом действии.
help-strip = Ваши очки, деньги, рабочие и заказы. Нажмите, чтобы увидеть свою шахту.

# Why not
clause-GA-DEL-04 = У вас нет исполненного заказа для этого транспорта.
clause-GA-END-01 = Игра окончена.
clause-GA-FAC-05 = Там нет жетона, или вам нечем за него заплатить.
clause-GA-FAC-15 = Стопка жетонов пуста.
clause-GA-FAC-16 = Купить можно только один из взятых жетонов.
clause-GA-FAC-17 = На этот жетон не хватает марок.
clause-GA-FAC-19 = Сначала решите, на стопку или под неё вернуть жетоны.
clause-GA-FAC-20 = Возвращаются только взятые жетоны, один за другим.
clause-GA-FAC-23 = Выбрать можно только уголь, который ещё есть в общем запасе.
clause-GA-FLOW-02 = Сейчас не ваш ход.
clause-GA-FLOW-03 = Одно действие за ход: ячейка уже выбрана.
clause-GA-FLOW-11 = Сначала завершите действие или закончите ход.
clause-GA-MINE-06 = Клеть должна переехать на другой уровень.
clause-GA-MINE-07 = На уровне клети нет такого угля.
clause-GA-MINE-08 = Нельзя грузить на поверхности, с другого уровня или в полную клеть.
clause-GA-MINE-10 = Клеть с углём этого цвета должна быть на поверхности, а в заказе должна быть свободная клетка для него.
clause-GA-MINE-13 = Для пары нужны два этапа и два доступных кубика; их кладут один сразу за другим.
clause-GA-MINE-14 = Такой кубик взять неоткуда; из клети можно брать только на поверхности.
clause-GA-MINE-16 = В хранилище кладут из клети и только на поверхности.
clause-GA-MINE-17 = В одном из ваших заказов есть свободная клетка этого цвета, поэтому класть этот уголь в хранилище нельзя.
clause-GA-MINE-19 = В хранилище нет такого угля, или в заказе нет для него свободной клетки.
clause-GA-MINE-23 = Уголь идёт только с вагонетки в клеть, из клети на заказ или в хранилище, из хранилища на заказ.
clause-GA-MINE-24 = Эта клетка уже заполнена.
clause-GA-ORD-06 = Там нет заказа.
clause-GA-ORD-08 = Оставить можно только один из взятых заказов.
clause-GA-ORD-11 = Возвращаются только взятые заказы, один за другим, на стопку или под неё.
clause-GA-ORD-12 = Стопка заказов пуста.
clause-GA-SETUP-04 = При таком числе игроков эта ячейка закрыта.
clause-GA-SETUP-21 = В начале игры вы берёте один из открытых заказов.
clause-GA-TURN-07 = Для этой ячейки у вас осталось слишком мало рабочих.

# Почему этот ход хорош
reason-delivers = Доставляете { by-vehicle } { $orders ->
    [one] { $orders } заказ
    [few] { $orders } заказа
    [many] { $orders } заказов
   *[other] { $orders } заказа
  }: сразу { $points } ПО.
reason-majority = { $element }: { $standing ->
    [alone] вы выходите вперёд
    [shared] вы делите первое место
    [behind] у вас второе место
   *[none] вы остаётесь без очков
  }, { $change } ПО в конце { $when ->
    [shift] этой смены
   *[game] игры
  }.
reason-completes = Заполнен { card-name }.
reason-fills = { $spots ->
    [one] Заполняете { $spots } клетку на своих заказах.
    [few] Заполняете { $spots } клетки на своих заказах.
    [many] Заполняете { $spots } клеток на своих заказах.
   *[other] Заполняете { $spots } клетки на своих заказах.
  }
reason-takes-order = У вас новый заказ: { card-name }.
reason-lorries = { $lorries ->
    [one] Ещё { $lorries } вагонетка
    [few] Ещё { $lorries } вагонетки
    [many] Ещё { $lorries } вагонеток
   *[other] Ещё { $lorries } вагонетки
  }: { box-level }.
reason-draws = Смотрите стопку ({ $amount }) и можете { $thing ->
    [tile] купить один жетон
   *[order] оставить один заказ
  }.
reason-brings-up = { $cubes ->
    [one] В клети и хранилище на { $cubes } кубик больше.
    [few] В клети и хранилище на { $cubes } кубика больше.
    [many] В клети и хранилище на { $cubes } кубиков больше.
   *[other] В клети и хранилище на { $cubes } кубика больше.
  }
reason-balance = Баланс туннелей: { $change } ПО в конце игры.
reason-money = Марки: { $change }, станет { $left }.
reason-workers = { $workers ->
    [one] Уходит { $workers } рабочий; на эту смену остаётся { $left }.
    [few] Уходит { $workers } рабочих; на эту смену остаётся { $left }.
    [many] Уходит { $workers } рабочих; на эту смену остаётся { $left }.
   *[other] Уходит { $workers } рабочего; на эту смену остаётся { $left }.
  }
reason-projected = Если бы игра тогда закончилась, у вас было бы { $total } ПО ({ $change }).

# What is in the box, in the rulebook
box-tiles = Жетоны тоннелей, по { $n }
box-lorries = { $n ->
    [one] { $n } вагонетка
    [few] { $n } вагонетки
    [many] { $n } вагонеток
   *[other] { $n } вагонетки
  }
box-orders = Заказы
box-spots = Клетки
box-vehicles = Транспорт
box-clock = Часы смены
box-element = Что сравнивается
box-first = Больше всех
box-second = Второе место
box-shift = После смены
box-quantities = В зависимости от числа игроков
box-workers = Рабочие у каждого игрока
box-marks = Марки в начале
box-draft = Заказы для начального выбора
box-tiles-up = Открытые жетоны на фабрике
box-tile-stack = Жетоны в стопке
box-order-spaces = Ячейки для заказов
box-order-stack = Заказы в стопке после подготовки
box-cubes = Кубики каждого цвета в общем запасе
box-locked = Закрытые ячейки
box-locked-space = { $building } { $n }
box-level = { $level ->
    [yellow] жёлтый уровень
    [brown] коричневый уровень
    [gray] серый уровень
   *[black] чёрный уровень
  }
box-none-locked = нет

# Positions to try out
position-mine = Добыча: 10 этапов
position-deliver = Два заказа готовы: доставьте их
position-draw = Пять заказов из стопки: какой оставить?
