### Русский. Термины Glück Auf взяты из русских правил, термины Glücksgriff наши.

# Home
home-title = Две игры, один стол и немного удачи
home-lead = Сыграйте сразу против ботов или отправьте другу ссылку. Без регистрации и установки.
your-name = Ваше имя
guest-name = Гость
bot-strength = Боты
about-glueckauf = Вы владелец угольной шахты в Эссене, около 1900 года. Отправляйте рабочих, поднимайте уголь, выполняйте заказы и будьте впереди к концу смены.
about-gluecksgriff = Избавьтесь от очков: сбрасывайте, стучите и объявляйте «Glücksgriff», когда их станет достаточно мало. Только не ошибитесь.
play-glueckauf = Играть против двух ботов
play-gluecksgriff = Играть против трёх ботов
new-table = Открыть свой стол
game = Игра
seats = Места
seat-number = Место { $n }
seat-me = Я
seat-friend = Друг по ссылке
seat-bot = Бот: { $level }
seat-add = Добавить место
seat-remove = Убрать место
open-seat = свободное место
options = Настройки
option-free-storage = Уголь можно складывать, даже если его ждёт заказ
option-open-piles = Доставленные заказы лежат открыто
option-limit = Играть до
option-flat = Ошибочное объявление стоит ровно 30
option-public = Показать стол всем
clock = Время
clock-turn = Каждый ход
open-table = Открыть стол
start-table = Начать игру
tables-mine = Мои игры
tables-public = Открытые столы
state-open = ждёт игроков
state-running = идёт
state-turn = ходит { $name }
device-lead = Ссылка перенесёт ваше имя и места на телефон или другой компьютер.
device-make = Создать ссылку
device-once = Откройте её на другом устройстве. Она действует один раз, четверть часа и только для вас.
level-apprentice = Ученик
level-hauler = Откатчик
level-hewer = Забойщик
level-foreman = Штейгер
level-captain = Обер-штейгер
level-about-apprentice = новичок в шахте, многого не видит
level-about-hauler = быстрый и толковый
level-about-hewer = продумывает каждый ход до конца
level-about-foreman = смотрит на несколько ходов вперёд
level-about-captain = думает секунду и всё предвидел
table-title = Название стола
option-starter = Кто начинает
starter-random = по жребию
option-spectators = Другие могут смотреть
who-sees = Кому он виден
clock-kind-none = без часов
clock-kind-each-turn = время на каждый ход
clock-kind-whole-game = время на всю игру
clock-game = У каждого
clock-increment = и за каждый ход добавляется
clock-out = Когда время выйдет, играть продолжит бот.
length-seconds = { $n ->
    [one] { $n } секунда
    [few] { $n } секунды
    [many] { $n } секунд
   *[other] { $n } секунды
  }
length-minutes = { $n ->
    [one] { $n } минута
    [few] { $n } минуты
    [many] { $n } минут
   *[other] { $n } минуты
  }
length-hours = { $n ->
    [one] { $n } час
    [few] { $n } часа
    [many] { $n } часов
   *[other] { $n } часа
  }
length-days = { $n ->
    [one] { $n } день
    [few] { $n } дня
    [many] { $n } дней
   *[other] { $n } дня
  }
house-lead = Домашние карты: в колоде есть пустые карты для своих идей, не больше семи.
house-title = Название
house-value = Очки
house-power = Действие
house-add = Добавить домашнюю карту
house-remove = Убрать
tables-over = Завершённые игры
state-won = победа: { $names }
more = Показать ещё
account = Я: имя, устройства, пароль
log-in = У меня уже есть логин
log-in-lead = Вернитесь со своим логином и паролем.
login = Логин
password = Пароль
password-lead = С логином и паролем (не меньше 8 знаков) можно вернуться откуда угодно.
password-make = Задать пароль
password-change = Изменить логин и пароль
password-set = Готово. Теперь с ним можно возвращаться.
renamed = Теперь вас зовут по-новому.
log-out = Забыть меня на этом устройстве
log-out-sure = Без пароля вернуться под вашим именем нельзя. Всё равно забыть?
save = Сохранить

# Everywhere
language = Язык
theme = Свет
theme-auto = как на устройстве
theme-light = на поверхности
theme-dark = под землёй
speed = Анимация
speed-slow = медленная
speed-normal = обычная
speed-fast = быстрая
speed-off = без неё
close = Закрыть
choose = Выберите
home = На главную
menu = Меню
help = Помощь
link = Ссылка
copy-link = Скопировать ссылку
copied = Скопировано
qr-code = QR-код ссылки
rule = Правило { $clause }
me = вы
download = Скачать игру файлом
span-days = { $days } д { $hours } ч

# The table
connecting = Соединение …
offline = Нет связи. Она вернётся сама; ничего не пропадёт.
no-entry = Сюда нельзя сесть
waiting = Подождите немного.
lobby-title = Ждём игроков
table-closed = Этот стол закрыт
sit-down = Сесть сюда
stand-up = Встать
start = Начать
start-filled = Дополнить ботами и начать
fill-with = Свободные места займёт
invite = Отправьте эту ссылку тем, кто будет играть. Нужен только браузер.
invite-watch = У кого есть эта ссылка, тот может смотреть.
chat = Чат
chat-say = Сказать что-нибудь
chat-send = Отправить
log = Что произошло
your-turn = Ваш ход
turn-of = Ходит { $name }.
game-over = Игра окончена.
skip = Промотать
undo = Отменить
restart-turn = Ход заново
end-turn = Закончить ход
stop = Закончить добычу
continue = Дальше
auto-end = Заканчивать мой ход автоматически, когда делать больше нечего
sound = Звонить, когда мой ход
resign = Сдаться
resign-sure = Точно сдаться? За вас доиграет бот.
keys = Клавиши: Enter заканчивает ход, U отменяет, ? — помощь, Esc проматывает.
help-lead = Нажмите на что угодно, чтобы узнать, что это. Ещё раз «Помощь» — играть дальше.
result-title = { $n ->
    [one] Победа: { $names }!
    [few] Общая победа: { $names }!
    [many] Общая победа: { $names }!
   *[other] Общая победа: { $names }!
  }
look-again = Посмотреть на стол
rematch = Ещё раз
players = Игроки
parts = Части стола
watching = Вы смотрите; ходит { $name }.
result-again = Показать итог
clock-none = без часов
clock-each-turn = { $time } на ход
clock-whole-game = { $time } на игру, за каждый ход ещё { $increment } с
table-public = виден всем
table-private = только для тех, у кого есть ссылка
table-closed-doors = без зрителей
this-table = Этот стол
remove-table = Удалить стол (хозяин)
remove-sure = Удалить этот стол для всех?
block = Заблокировать
block-sure = Заблокировать этого игрока на всём сервере?
gave-up = сдаётся
bot-plays = играет бот ({ $level })
take-over = Пусть играет бот
take-over-why = За того, кто не ходит две минуты, может играть бот. Игрок может вернуться в любой момент.
come-back = Играть дальше без бота
stand-in-time = Ваше время вышло; за вас играет бот.
stand-in-absent = Вас не было; за вас играет бот.
stand-in-gave_up = Вы сдались; за вас доигрывает бот.
notify = Пусть браузер скажет, когда мой ход
log-since = с прошлого раза
then-show = Показать стол в тот момент
then = Так было тогда. Игра тем временем продолжается.
then-back = Вернуться к игре
lobby-starts = { $name } начнёт игру, когда все соберутся.
lobby-opener = Тот, кто открыл стол,
call-off = Отменить стол
call-off-sure = Отменить этот стол для всех?
howto-title = Как играть
howto-done = Понятно
howto-glueckauf-1 = Каждый ход вы отправляете рабочих на одну подсвеченную ячейку. Где уже стоят, нужно на одного больше.
howto-glueckauf-2 = Покупайте тоннели с вагонетками и углём, берите заказы и добывайте: клеть поднимает уголь, нажатие на место заказа заполняет его.
howto-glueckauf-3 = Готовые заказы приносят очки, когда их забирает транспорт. После каждой смены часы платят тем, у кого больше всех.
howto-glueckauf-4 = Держите светлые и тёмные тоннели в равновесии. Серое само объяснит, почему так нельзя; до конца хода почти всё можно отменить.
howto-gluecksgriff-1 = Избавляйтесь от очков: сбросьте одну карту, несколько одинаковых или стрит от трёх карт, потом возьмите карту.
howto-gluecksgriff-2 = Нажимайте на карты: под рукой видно, какие ходы из них выходят. Если они подходят к сбросу, можно постучать и не брать карту.
howto-gluecksgriff-3 = С шестью очками и меньше можно объявить. Если у всех остальных больше, вам ничего не запишут; иначе это стоит 30.
howto-gluecksgriff-4 = Побеждает наименьшая сумма. Сумма, ровно кратная пятидесяти, делится пополам.

# Glück Auf: words
vp = ПО
marks-short = м.
coal-yellow = жёлтый уголь
coal-brown = коричневый уголь
coal-gray = серый уголь
coal-black = чёрный уголь
letter-yellow = Ж
letter-brown = К
letter-gray = С
letter-black = Ч
level-surface = поверхность
level-yellow = жёлтый уровень
level-brown = коричневый уровень
level-gray = серый уровень
level-black = чёрный уровень
level-to-surface = на поверхность
level-to-yellow = на жёлтый уровень
level-to-brown = на коричневый уровень
level-to-gray = на серый уровень
level-to-black = на чёрный уровень
side-light = светлый
side-dark = тёмный
vehicle-barrow = тележка
vehicle-carriage = повозка
vehicle-motorcar = грузовик
vehicle-engine = поезд
card-name = заказ ({ $vehicle }, { $points } ПО)
tile-name = { $side ->
    [light] светлый
   *[dark] тёмный
  } { $coal ->
    [yellow] жёлтый
    [brown] коричневый
    [gray] серый
   *[black] чёрный
  } тоннель с { $lorries ->
    [one] { $lorries } вагонеткой
    [few] { $lorries } вагонетками
    [many] { $lorries } вагонетками
   *[other] { $lorries } вагонетки
  }
works = Шахтный двор
building-factory = Фабрика вагонеток
building-order = Новые заказы
building-mining = Добыча
building-delivery = Доставка
building-money = Деньги
canteen = Столовая:
nobody = никого
stacks = Стопки: тоннели { $tiles }, заказы { $orders }
space-bank = Банк: взять 1 марку
space-factory-draw = Посмотреть пять жетонов тоннелей
space-order-draw = Посмотреть пять заказов
space-factory = Купить { $tile }
space-factory-empty = Пустое место на фабрике
space-order = Взять { $card }
space-order-empty = Пустое место для заказа
space-delivery = Доставка: { $vehicle }
space-mining = Добыча: до { $n } этапов
space-money = { $n ->
    [one] Взять { $n } марку
    [few] Взять { $n } марки
    [many] Взять { $n } марок
   *[other] Взять { $n } марки
  }
space-price = { $n ->
    [one] { $n } рабочий
    [few] { $n } рабочих
    [many] { $n } рабочих
   *[other] { $n } рабочего
  }
space-taken = { $n ->
    [one] там стоит { $n } рабочий
    [few] там стоят { $n } рабочих
    [many] там стоят { $n } рабочих
   *[other] там стоит { $n } рабочего
  }
space-locked = { $space }, закрыто
steps-word = этапов
steps-left = { $n ->
    [one] остался { $n } этап
    [few] осталось { $n } этапа
    [many] осталось { $n } этапов
   *[other] осталось { $n } этапа
  }
mine = Шахта
cage-at = Клеть подъёмника: { $level }, { $n ->
    [one] { $n } кубик угля
    [few] { $n } кубика угля
    [many] { $n } кубиков угля
   *[other] { $n } кубика угля
  }
cage-cube = { $coal } в клети
storage = Угольное хранилище
storage-cube = { $coal } в хранилище
store-here = Положить уголь сюда
spot = Место под { $coal }: { $card }
orders-outstanding = Незавершённые заказы
no-orders = Незавершённых заказов нет
delivered = доставлено: { $n }
orders-short = открыто { $open }, доставлено { $done }
balance = Светлых жетонов { $light }, тёмных { $dark }: { $loss ->
    [0] равновесие
   *[other] потеря { $loss } ПО
  }
workers-left = { $n ->
    [one] остался { $n } рабочий
    [few] осталось { $n } рабочих
    [many] осталось { $n } рабочих
   *[other] осталось { $n } рабочего
  }
projected = Итог сейчас
line-now = ПО сейчас
line-majority = Большинства
line-money = Деньги
line-coal = Уголь
line-outstanding = Открытые заказы
line-imbalance = Дисбаланс
starter = Первый игрок
look-at-mine = Шахта: { $name }
clock-title = Часы смены: смена { $shift } из 3
clock-shift = Считается со смены { $shift }
clock-says = { $name } { $n }, +{ $points } ПО
clock-nobody = пока никто
element-yellow-spots = Доставлено жёлтого угля
element-brown-spots = Доставлено коричневого угля
element-gray-spots = Доставлено серого угля
element-black-spots = Доставлено чёрного угля
element-barrow-spots = Доставлено на тележке
element-carriage-spots = Доставлено на повозке
element-motorcar-spots = Доставлено на грузовике
element-engine-spots = Доставлено на поезде
element-empty-yellow-lorries = Пустые жёлтые вагонетки
element-empty-brown-lorries = Пустые коричневые вагонетки
element-empty-gray-lorries = Пустые серые вагонетки
element-empty-black-lorries = Пустые чёрные вагонетки
tab-works = Поле
tab-mine = Шахта
tab-others = Игроки
tab-log = Журнал
scoring-title = Конец смены { $shift }
scoring-sum = За этот подсчёт
scoring-now = ПО сейчас
stat-title = Откуда взялись очки
stat-delivery = Доставки
stat-shift = Подсчёт смены { $shift }
stat-total = Всего

# Glück Auf: what is asked
prompt-draft = Ваш ход: возьмите один из открытых заказов.
prompt-place = Ваш ход: отправьте рабочих на подсвеченную ячейку.
prompt-fill = В запасе не хватает угля: выберите уголь для вагонетки.
prompt-buy = Купите один из взятых тоннелей или ни одного.
prompt-keep = Оставьте один из взятых заказов или ни одного.
prompt-return = Верните остальные: на стопку или под неё?
prompt-next-tile = Выберите тоннель, который вернётся следующим.
prompt-next-order = Выберите заказ, который вернётся следующим.
prompt-mine = { $n ->
    [one] Остался { $n } этап: двигайте клеть, грузите уголь, заполняйте заказы.
    [few] Осталось { $n } этапа: двигайте клеть, грузите уголь, заполняйте заказы.
    [many] Осталось { $n } этапов: двигайте клеть, грузите уголь, заполняйте заказы.
   *[other] Осталось { $n } этапа: двигайте клеть, грузите уголь, заполняйте заказы.
  }
prompt-pair = Выберите два любых кубика на это место.
prompt-end = Действие выполнено: закончите ход или отмените что-нибудь.
choices-draft = Заказы на выбор
choices-fill = { $n ->
    [one] В запасе не хватает угля: { $n } вагонетка
    [few] В запасе не хватает угля: { $n } вагонетки
    [many] В запасе не хватает угля: { $n } вагонеток
   *[other] В запасе не хватает угля: { $n } вагонетки
  }
choices-buy = Пять жетонов: купите один или ни одного
choices-keep = Пять заказов: оставьте один или ни одного
choices-return = На стопку или под неё?
choices-next-tile = Какой вернуть следующим?
choices-next-order = Какой вернуть следующим?
do-put = Положить { $coal } на { $card } — 1 этап
do-fetch = Положить { $coal } из хранилища на { $card } — 1 этап
do-pair = Вместо этого два любых кубика на { $card } — 2 этапа
do-use-cage = Взять { $coal } из клети
do-use-storage = Взять { $coal } из хранилища
do-store = Положить { $coal } в хранилище — 1 этап
do-load = Загрузить { $coal } — 1 этап
do-ride = Отправить клеть { $level } — 1 этап
do-fill = Загрузить { $coal }
do-fill-none = Оставить пустой
do-buy = Купить { $tile } (цена: { $marks } м.)
do-buy-none = Ничего не покупать
do-keep = Оставить { $card }
do-keep-none = Ничего не оставлять
do-take = Взять { $card }
do-return-top = Все на стопку
do-return-bottom = Все под стопку
do-next = Следующий: { $thing }

# Glück Auf: what happened
log-deliver = { $name } доставляет заказы { $vehicle ->
    [barrow] на тележке
    [carriage] на повозке
    [motorcar] на грузовике
   *[engine] на поезде
  }.
log-mining = { $name } начинает добычу: до { $n } этапов.
log-money = { $n ->
    [one] { $name } берёт { $n } марку.
    [few] { $name } берёт { $n } марки.
    [many] { $name } берёт { $n } марок.
   *[other] { $name } берёт { $n } марки.
  }
log-bank = { $name } отправляет рабочего в банк за 1 маркой.
log-factory = { $name } покупает тоннель на фабрике вагонеток.
log-factory-draw = { $name } просматривает пять тоннелей из стопки.
log-order = { $name } берёт новый заказ.
log-order-draw = { $name } просматривает пять заказов из стопки.
log-next = { $name } возвращает один из них.
log-return-top = { $name } кладёт остальные на стопку.
log-return-bottom = { $name } кладёт остальные под стопку.
log-put = { $name } кладёт { $coal } на { $card }.
log-fetch = { $name } кладёт { $coal } из хранилища на { $card }.
log-pair = { $name } берёт два любых кубика на { $card }.
log-use = { $name } добавляет { $coal }.
log-buy = { $name } покупает { $tile }.
log-buy-none = { $name } не покупает ни одного из них.
log-keep = { $name } оставляет себе { $card }.
log-keep-none = { $name } не оставляет себе ни одного из них.
log-take = { $name } берёт из ряда { $card }.
log-fill = { $name } ставит на вагонетку { $coal }.
log-stop = { $name } заканчивает добычу.
log-end = { $name } заканчивает ход.
log-ride = { $name } отправляет клеть { $level }.
log-load = { $name } грузит { $coal } в клеть.
log-store = { $name } кладёт { $coal } в хранилище.
log-points = { $name } получает { $points } ПО за заказ ({ $vehicle }).
log-revealed = Его место занимает { $thing }.
log-shift-over = Смена { $shift } окончена.
log-shift-points = { $name } получает за этот подсчёт { $points } ПО.
log-starter = { $name } начинает следующую смену.
log-fill-none = { $name } оставляет вагонетку пустой.

# Glücksgriff
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
griff-lay = сбросить и взятую карту
griff-lay-low = приложить снизу
griff-lay-high = приложить сверху
griff-end = оставить и закончить ход
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
did-hourglass = { $name } ставит песочные часы: ход пропустит { $other }.
did-take = { $name } берёт { $card } из сброса.
did-take-from = { $name } берёт карту, которую выкладывает { $other }.
did-lay = { $name } сбрасывает и взятую карту.
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
griff-wrong-call = { $points ->
    [one] { $name } объявляет слишком рано и получает за это { $points } очко.
    [few] { $name } объявляет слишком рано и получает за это { $points } очка.
    [many] { $name } объявляет слишком рано и получает за это { $points } очков.
   *[other] { $name } объявляет слишком рано и получает за это { $points } очка.
  }
griff-points = { $points ->
    [one] { $name } получает за карты { $points } очко.
    [few] { $name } получает за карты { $points } очка.
    [many] { $name } получает за карты { $points } очков.
   *[other] { $name } получает за карты { $points } очка.
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
griff-prompt-react = Перед вами песочные часы: пропустите ход или отразите их.
griff-prompt-main = Ваш ход: выберите карты и сыграйте их или объявляйте.
griff-prompt-draw = Теперь возьмите карту из колоды или подсвеченную.
griff-prompt-after-draw = Взятая карта подходит: сбросьте и её или оставьте.
griff-prompt-magic-lay = Волшебная рука: выложите свою младшую карту.
griff-prompt-magic-choose = Возьмите одну из выложенных карт или, как обычно, карту из колоды.
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
plays-select = Нажмите на карты, которые хотите сыграть.
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
griff-and = { $a } и { $b }
griff-round-title = Раунд { $round } окончен
griff-next-round = { $name } сдаёт следующий раунд.
griff-right-call = { $name } объявляет вовремя и не получает очков.
griff-last-moves = { $name } объявляет «Glücksgriff!» У остальных последний ход.
griff-house = Домашние карты: { $cards }
griff-house-card = «{ $title }» стоит { $value }
power-plain = обычная карта
power-joker = джокер
power-hourglass = песочные часы
power-magic_hand = волшебная рука
griff-prompt-draw-only = Теперь возьмите карту из колоды.
griff-prompt-react-only = Перед вами песочные часы: этот ход вы пропускаете.

# Help
help-chat = Чат: его читают все за столом.
help-log = Журнал: всё, что произошло, целыми фразами. Нажмите на фразу, чтобы увидеть стол в тот момент.
help-turn = Чей ход и что нужно сделать. Enter заканчивает ход, U отменяет последний шаг.
help-factory = Фабрика вагонеток: купите жетон тоннеля. Он приходит с углём и ложится в вашу шахту, на свой уровень и сторону.
help-order = Новые заказы: возьмите один. Каждый недоставленный в конце стоит 1 ПО.
help-mining = Добыча: двигайте клеть, грузите уголь, заполняйте заказы. Каждое движение — один этап.
help-delivery = Доставка: сдайте все готовые заказы этого транспорта и получите их очки.
help-money = Деньги: марки берутся сразу.
help-bank = Банк: один рабочий — одна марка, всегда возможно.
help-canteen = Столовая: вытесненные рабочие отдыхают здесь до конца смены.
help-level = Уровень: уголь стоит на вагонетках. Тоннели с лампами лежат на светлой стороне.
help-lorry = Вагонетка с углём. Когда клеть на этом уровне, нажмите, чтобы загрузить кубик.
help-cage = Ваша клеть подъёмника. Нажмите на уровень, чтобы туда поехать. В ней пять мест.
help-storage = Угольное хранилище: во время добычи отсюда всегда можно брать уголь для заказов.
help-orders = Незавершённые заказы: нажмите на свободное место, чтобы заполнить его. Любые два кубика заменяют нужный.
help-delivered = Доставленные заказы учитываются в большинствах всех следующих подсчётов.
help-clock = Часы смены: после каждой смены подсчитываются эти большинства. Числа — первая и вторая награда и кто получил бы их сейчас.
help-balance = Равновесие: каждый лишний тоннель на одной из сторон стоит в конце 2 ПО.
help-points = Победные очки на данный момент.
help-workers = Рабочие, которых ещё можно разместить в этой смене.
help-projected = Сколько было бы у вас, если бы игра кончилась сейчас; по тому, что видят все.
help-player = Игрок: очки, прогноз, деньги, рабочие, клеть, уголь, заказы, равновесие. Нажмите, чтобы увидеть шахту.
help-draft = Перед первой сменой каждый берёт три заказа.
help-hand = То, что вы взяли. Больше никто этого не видит.
help-steps = Этапы, оставшиеся в этом действии.
help-stock = Колода, рубашкой вверх.
help-pile = Сброс. Подсвеченное можно взять; подходящими картами можно стучать.
help-magic = Карты, выложенные для волшебной руки: одну из них можно взять.
help-griff-hand = Ваша рука: нажимайте на карты, чтобы выбрать их, потом выберите розыгрыш.
help-griff-seat = Игрок: сумма, карты на руке и карты, известные всем.
help-call = Объявляйте, если у вас не больше шести очков. Если ни у кого нет так же мало, вам ничего не запишут; иначе это стоит 30.
help-sheet = Суммы после каждого раунда. Ровно 50, 100, … делится пополам.
help-stalemate = Если долго ничего не происходит, сброс закрывается.
help-griff-call = Этот игрок объявил: у остальных по одному последнему ходу.
help-griff-hourglass = Здесь песочные часы: следующий ход пропускается, если их не отразить другими.
help-griff-shield = Кто только что пропустил ход, до следующего хода защищён от песочных часов.

# Errors
error-offline = Сейчас нет связи.
error-who = Сначала введите имя.
error-no_table = Такого стола нет.
error-no_spectators = Этот стол видят только игроки.
error-full = Все места заняты.
error-taken = Там уже кто-то сидит.
error-seated = Вы уже сидите за этим столом.
error-not_your_turn = Сейчас не ваш ход.
error-not_seated = Вы здесь не играете.
error-illegal = Сейчас так нельзя.
error-nothing_to_undo = Отменять нечего.
error-too_many = Слишком быстро; подождите немного.
error-too_many_tables = У вас слишком много открытых столов.
error-unavailable = Сервер не смог этого сделать; попробуйте ещё раз.
error-busy = Сервер занят; попробуйте ещё раз.
error-blocked = Хозяин этого сервера заблокировал вас.
error-code = Эта ссылка уже использована или устарела.
error-open_seats = Ещё есть свободные места.
error-status = За этим столом для этого уже поздно.
error-stale = Игра тем временем ушла вперёд.
error-moment = Такого момента в этой игре не было.
error-gave_up = Вы сдались в этой игре.
error-host = Хозяина нельзя заблокировать.
error-login = Неверный логин или пароль.
error-login_taken = Этот логин уже занят.
error-no_player = Такого игрока нет.
error-no_return = Возвращаться некуда.
error-not_absent = Этот игрок отсутствует ещё недостаточно долго.
error-not_host = Это может только хозяин сервера.
error-not_waiting = Этого игрока никто не ждёт.
error-not_yours = Это может только тот, кто открыл стол.
error-origin = Это не наша страница.
error-stand_in = Сейчас за вас играет бот.
error-too_large = Это слишком много за один раз.
error-rules = Эта игра начата по старым правилам.
error-actions = Слишком много вопросов сразу.
error-before = Этой страницы списка больше нет; посмотрите заново.
error-clock = Часам нужно время на ход или на всю игру.
error-form = Сервер не знает такого вида.
error-game = На сервере нет такой игры.
error-level = Бота такой силы нет.
error-malformed = Сервер этого не понял.
error-moves = В игре нет столько ходов.
error-option = Одну из настроек так задать нельзя.
error-password = В пароле от 8 до 200 знаков.
error-save = Этот файл не игра, которую можно продолжить.
error-seats = С такими местами играть нельзя.
error-since = Страница слишком долго отсутствовала; загрузите её снова.
error-text = В сообщении от 1 до 500 знаков, только текст.
error-name = В имени от 1 до 40 обычных знаков.
error-title = В названии стола не больше 80 обычных знаков.
error-unknown_action = Игра не знает такого действия.
error-words = Ищите меньше слов.
error-invalid = Что-то в отправленном не так.
error-http = Сервер не смог этого сделать.
error-host_name = У этого сервера другой адрес.
error-other = Не получилось; попробуйте ещё раз.

# Why not: Glück Auf
clause-GA-DEL-04 = У вас нет готового заказа для этого транспорта.
clause-GA-DEL-06 = Уголь с доставленных заказов возвращается в запас.
clause-GA-END-01 = Игра окончена.
clause-GA-FAC-05 = Там нет жетона, или вам нечем за него заплатить.
clause-GA-FAC-15 = Стопка жетонов пуста.
clause-GA-FAC-16 = Купить можно только один из взятых жетонов.
clause-GA-FAC-17 = На этот жетон не хватает марок.
clause-GA-FAC-19 = Сначала решите, на стопку или под неё вернуть жетоны.
clause-GA-FAC-20 = Возвращаются только взятые жетоны, один за другим.
clause-GA-FAC-23 = Выбрать можно только уголь, который ещё есть в запасе.
clause-GA-FLOW-02 = Сейчас не ваш ход.
clause-GA-FLOW-03 = Одно действие за ход: ячейка уже выбрана.
clause-GA-FLOW-08 = Смена окончена.
clause-GA-FLOW-11 = Сначала завершите действие или закончите ход.
clause-GA-MINE-06 = Клеть должна переехать на другой уровень.
clause-GA-MINE-07 = На уровне клети нет такого угля.
clause-GA-MINE-08 = Нельзя грузить на поверхности, с другого уровня или в полную клеть.
clause-GA-MINE-10 = Клеть с углём этого цвета должна быть на поверхности, а в заказе — свободное место для него.
clause-GA-MINE-13 = Для пары нужны два этапа и два доступных кубика, и кладут её сразу.
clause-GA-MINE-14 = Такого угля под рукой нет; из клети можно брать только на поверхности.
clause-GA-MINE-16 = В хранилище кладут из клети и только на поверхности.
clause-GA-MINE-17 = В одном из ваших заказов есть свободное место этого цвета, поэтому в хранилище нельзя.
clause-GA-MINE-19 = В хранилище нет такого угля, или в заказе нет для него свободного места.
clause-GA-MINE-23 = Уголь идёт только с вагонетки в клеть, из клети на заказ или в хранилище, из хранилища на заказ.
clause-GA-MINE-24 = Это место уже заполнено.
clause-GA-ORD-06 = Там нет заказа.
clause-GA-ORD-08 = Оставить можно только один из взятых заказов.
clause-GA-ORD-11 = Возвращаются только взятые заказы, один за другим, на стопку или под неё.
clause-GA-ORD-12 = Стопка заказов пуста.
clause-GA-SETUP-04 = При таком числе игроков эта ячейка закрыта.
clause-GA-SETUP-21 = В начале берут один из открытых заказов.
clause-GA-SHIFT-01 = Это пока не подсчитывается.
clause-GA-SHIFT-14 = Сначала все рабочие идут домой.
clause-GA-TURN-07 = Для этой ячейки у вас осталось слишком мало рабочих.

# Why not: Glücksgriff
clause-GG-CALL-03 = Объявлять можно, имея на руке не больше шести очков.
clause-GG-CALL-08 = Кто-то уже объявил.
clause-GG-DISC-01 = У вас нет этой карты.
clause-GG-DISC-02 = Набор — это не меньше двух карт с руки с одним числом.
clause-GG-DISC-03 = Столько их у вас нет.
clause-GG-DISC-04 = У вас нет карт для этого стрита.
clause-GG-DISC-05 = Стриту нужны три числа подряд, без пропуска.
clause-GG-DISC-06 = Стрит кончается на 0 и на 14.
clause-GG-DISC-10 = Стрит лежит от младшей карты к старшей.
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
