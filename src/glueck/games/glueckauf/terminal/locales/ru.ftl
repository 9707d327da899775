### Русский. То, что говорит только терминал; всё остальное он говорит так же, как страница.

shift-of = Смена { $shift } из 3
supply = запас
bank = Банк
about-factory = марки
about-order = ПО, уголь
about-mining = этапы
about-delivery = { "" }
about-money = марки
about-bank = 1 марка
stat-delivery = Доставки
stack-of = стопка { $n }
locked = закрыто
workers-short = { $n }р
vehicle-barrow = тележка
vehicle-carriage = повозка
vehicle-motorcar = грузовик
vehicle-engine = поезд
side-light = светлый
side-dark = тёмный

# A pit
pit-cage = клеть
pit-lorries = вагонетки
pit-light = светл.
pit-dark = тёмн.
pit-storage = хранилище
level-surface = наверху
level-yellow = жёлтый
level-brown = коричн.
level-gray = серый
level-black = чёрный

# Everybody in a line
strip-points = ПО
strip-money = марки
strip-workers = раб.
strip-canteen = стол.
strip-coal = уголь
strip-orders = заказы
strip-delivered = дост.
strip-sides = С/Т
strip-empty = пуст.

# What was drawn, and what is known
you-drew = Вы взяли:
going-to-top = Вернутся на стопку:
going-to-bottom = Вернутся под стопку:
known-tiles = Жетонов в стопке { $n }, из них вам известны:
known-orders = Заказов в стопке { $n }, из них вам известны:
put-back = Сверху вниз: { $things }.
put-back-rest = то, что осталось
known-at = № { $n }
known-among = среди № { $first }–{ $last }:

if-shift-ended = Если бы смена закончилась сейчас
if-game-ended = Если бы игра закончилась сейчас
prompt-place = Ваш ход: отправьте рабочих на одну из ячеек.
legend =
    Действия можно вводить так: place mining-6, load gray, put gray on 12; или
    короче: mi6 — это place mining-6, f1 — place factory-1, l g — load gray.
    Цвета при этом называются yellow, brown, gray и black.

    Ж К С Ч      жёлтый, коричневый, серый, чёрный уголь; уровни тех же цветов
    2р           нужны двое рабочих: на одного больше, чем там стоит; тех вытеснят
    Ш1×2         там стоят двое рабочих игрока Штейгер 1
    светлый ЧЧ   жетон для светлой стороны чёрного уровня, с двумя вагонетками
    Ж · ·        вагонетки (или места в клети): одна с жёлтым углём, две пустые
    С/Т          светлые и тёмные жетоны; к концу игры их должно быть поровну
    дост.        доставленные заказы; пуст.: вагонетки без угля, по цветам
    Ч[ ] К[К]    клетки заказа: свободная и заполненная; С[ЖЧ] — любыми двумя
    ✓            заказ исполнен, его можно доставить
    → *          чей сейчас ход; кто начинал смену
study-space = доля побед по ячейкам
study-order = доля побед по взятым или оставленным заказам
study-tile = доля побед по взятым из стопки и купленным жетонам
