### Русский

# Home
home-title = Хорошие игры, один стол и немного удачи
home-lead = Сыграйте сразу против ботов или отправьте другу ссылку. Без регистрации и установки.
your-name = Ваше имя
guest-name = Гость
bot-strength = Боты
new-table = Открыть свой стол
game = Игра
seats = Места
seat-number = Место { $n }
seat-me = Я
seat-friend = Друг по ссылке
seat-bot = Бот: { $level }
seat-add = Добавить место
seat-remove = Убрать место
open-seat = свободное место
options = Настройки
option-value = { $option }: { $value }
option-public = Показывать стол в общем списке
clock = Время
clock-turn = Время на ход
open-table = Открыть стол
start-table = Начать игру
tables-mine = Мои игры
tables-public = Общедоступные столы
state-open = ждёт игроков
state-running = идёт игра
state-turn = ходит { $name }
device-lead = Ссылка перенесёт ваше имя и игры на телефон или другой компьютер.
device-make = Создать ссылку
device-once = Откройте её на другом устройстве. Она сработает один раз в течение 15 минут. Никому её не давайте: кто её откроет, будет играть за вас.
level-apprentice = Ученик
level-hauler = Откатчик
level-hewer = Забойщик
level-foreman = Штейгер
level-captain = Обер-штейгер
level-about-apprentice = новичок, многого не замечает
level-about-hauler = быстрый и толковый
level-about-hewer = продумывает каждый ход до конца
level-about-foreman = смотрит на несколько ходов вперёд
level-about-captain = думает секунду и всё предвидит
bot-choice = { $level } — { $about }
about-seconds = примерно { $n } с
about-minutes = примерно { $n } мин
ready-in = готовится, ещё { $time }
ready-soon = готовится
bot-when = { $level } ({ $when })
bot-when-in = { $level } ({ $games }: { $when })
game-time = { $game } ({ $time })
preparing = { $n ->
    [one] { $levels } ещё готовится на этом сервере, это нужно только один раз: { $games }.
    [few] { $levels } ещё готовятся на этом сервере, это нужно только один раз: { $games }.
    [many] { $levels } ещё готовятся на этом сервере, это нужно только один раз: { $games }.
   *[other] { $levels } ещё готовятся на этом сервере, это нужно только один раз: { $games }.
  }
preparing-others = Остальные уже готовы играть.
table-title = Название стола
option-spectators = Разрешить зрителей
who-sees = Видимость
clock-kind-none = без ограничения времени
clock-kind-each-turn = время на каждый ход
clock-kind-whole-game = время на всю игру
clock-game = Время на игрока
clock-increment = Добавка за каждый ход
clock-out = Когда время игрока выйдет, за него продолжит бот.
length-none = нет
length-seconds = { $n ->
    [one] { $n } секунда
    [few] { $n } секунды
    [many] { $n } секунд
   *[other] { $n } секунды
  }
length-minutes = { $n ->
    [one] { $n } минута
    [few] { $n } минуты
    [many] { $n } минут
   *[other] { $n } минуты
  }
length-hours = { $n ->
    [one] { $n } час
    [few] { $n } часа
    [many] { $n } часов
   *[other] { $n } часа
  }
length-days = { $n ->
    [one] { $n } день
    [few] { $n } дня
    [many] { $n } дней
   *[other] { $n } дня
  }
tables-over = Завершённые игры
state-won = победа: { $names }
more = Показать ещё
account = Профиль: имя, устройства, пароль
log-in = У меня уже есть логин
log-in-lead = Введите свой логин и пароль.
log-in-send = Войти
login = Логин
password = Пароль
password-lead = С логином и паролем (не меньше 8 символов) можно войти с любого устройства.
password-make = Задать пароль
password-change = Изменить логин и пароль
password-set = Готово. Теперь можно входить с этим паролем.
renamed = Имя изменено.
log-out = Выйти на этом устройстве
log-out-sure = Пароль не задан, и вернуться под этим именем вы не сможете. Всё равно выйти?
state-invited = вас приглашают
other-login = Войти под другим именем
password-old = Текущий пароль
password-new = Новый пароль
password-everywhere = Выйти на всех других устройствах
become-title = Войти на этом устройстве как { $name }?
become-lead = С этого момента на этом устройстве вы будете играть, писать в чат и сидеть за столом как { $name }.
become-now = Сейчас вы играете как { $name }.
become-kept = { $name } — гость без пароля, которого знает только это устройство. Вернуться можно будет через «Профиль».
become-kept-login = Снова стать игроком { $name } можно будет через «Профиль».
become-yes = Войти как { $name }
become-no = Нет
become-stay = Остаться игроком { $name }
become-same = Вы уже играете как { $name }.
former-lead = Раньше вы играли на этом устройстве под другим именем.
former-back = Снова играть как { $name }
save = Сохранить

# Everywhere
language = Язык
theme = Тема
theme-auto = как на устройстве
theme-light = светлая (на поверхности)
theme-dark = тёмная (под землёй)
speed = Анимация
speed-slow = медленная
speed-normal = обычная
speed-fast = быстрая
speed-off = выключена
close = Закрыть
choose = Выберите
home = На главную
menu = Меню
help = Помощь
link = Ссылка
copy-link = Скопировать ссылку
copied = Скопировано
qr-code = QR-код ссылки
rule = Правило { $clause }
me = вы
name-me = { $name } (вы)
name-numbered = { $name } { $n }
name-alike = { $name } ({ $n })
download = Скачать запись игры
span-days = { $days } дн. { $hours } ч

# The table
connecting = Соединение…
offline = Связь потеряна. Она восстановится сама; ничего не пропадёт.
no-entry = Этот стол открыть нельзя
waiting = Подождите немного.
lobby-title = Ждём игроков
table-closed = Этот стол закрыт
sit-down = Сесть сюда
stand-up = Встать
start = Начать
start-filled = Добавить ботов и начать
fill-with = На свободные места сядет
invite = Отправьте эту ссылку тем, кто будет играть. Им нужен только браузер.
invite-watch = Смотреть может любой, у кого есть эта ссылка.
chat = Чат
chat-say = Написать в чат
chat-send = Отправить
log = Журнал
your-turn = Ваш ход
tab-turn = (!) Ваш ход — { $title }
tab-unread = ({ $n }) { $title }
turn-of = Ходит { $name }.
turn-unready = { $name } ещё готовится.
turn-unready-for = { $name } ещё готовится, осталось { $time }.
game-over = Игра окончена.
skip = Перемотать
undo = Отменить
restart-turn = Ход заново
end-turn = Закончить ход
continue = Дальше
auto-end = Заканчивать мой ход автоматически, когда делать больше нечего
sound = Звуки: мой ход, чат, подсчёт очков, конец игры
resign = Сдаться
resign-sure = Точно сдаться? За вас доиграет бот.
keys = Клавиши: Enter — закончить ход, U — отменить, ? — помощь, Esc — перемотать.
help-lead = Нажмите на что угодно, чтобы узнать, что это. Ещё раз «Помощь» — вернуться к игре.
result-title = { $n ->
    [one] Побеждает { $names }!
    [few] Общая победа: { $names }!
    [many] Общая победа: { $names }!
   *[other] Общая победа: { $names }!
  }
result-you = Вы победили!
result-you-too = Вы победили, а вместе с вами — { $names }!
look-again = К столу
rematch = Сыграть ещё раз
players = Игроки
watching = Вы смотрите; ходит { $name }.
result-again = Показать итог
clock-none = без ограничения времени
clock-each-turn = { $time } на ход
clock-whole-game = { $time } на игрока
clock-whole-game-more = { $time } на игрока и ещё { $increment } за каждый ход
table-public = в общем списке
table-private = только по ссылке
table-closed-doors = без зрителей
this-table = Этот стол
remove-table = Удалить стол (администратор)
remove-sure = Удалить этот стол для всех?
block = Заблокировать
block-sure = Заблокировать этого игрока на всём сервере?
bot-plays = играет бот ({ $level })
take-over = Передать боту
take-over-why = За того, кто не делает ход уже две минуты, может сыграть бот. Игрок может вернуться в любой момент.
come-back = Вернуться в игру
stand-in-time = Ваше время вышло; за вас играет бот.
stand-in-absent = Вас не было; за вас играет бот.
stand-in-gave_up = Вы сдались; за вас доигрывает бот.
notify = Уведомлять в браузере, когда мой ход
log-since = новое с прошлого визита
turn-details = Подробности хода
then-show = Показать стол в тот момент
then = Так было в тот момент. Игра тем временем продолжается.
then-back = Вернуться к игре
lobby-starts = { $name } начнёт игру, когда все соберутся.
lobby-starts-opener = Тот, кто открыл стол, начнёт игру, когда все соберутся.
call-off = Закрыть стол
call-off-sure = Закрыть этот стол для всех?
seat-invited = приглашение отправлено
seat-declined = { $name } отказывается
seat-release = Освободить место
accept = Принять
decline = Отказаться
offer-title = Предложена ещё одна игра.
offer-accepted = { $name } уже за столом.
offer-invited = Ждём ответа: { $name }.
offer-declined = { $name } отказывается.
offer-go = К новому столу
chat-watching = (зритель)
howto-title = Как играть
howto-done = Понятно
howto-next = Дальше ({ $step }/{ $of })
unknown-game = Эта страница не умеет показывать игру «{ $game }». Попросите администратора сервера обновить страницу.
other-version = У этой страницы и у сервера разные версии. Обновите страницу чуть позже.

# Hints
hint-button = Подсказка
hint-title = Хорошие ходы
hint-thinking = Ищу хорошие ходы…
hint-now = В таком положении вы выигрываете примерно { $now } игр.
hint-no-choice = Разумный ход здесь только один.
hint-chance = победа примерно в { $then } игр
hint-steps = { $n ->
    [1] { $n } шаг
    [one] Все { $n } шаг
    [few] Все { $n } шага
    [many] Все { $n } шагов
   *[other] Все { $n } шага
  }
hint-here = На этом устройстве подсказки даются без объяснений.
hint-play = Сделать этот ход
hint-unready-for = Подсказки готовятся, осталось { $time }.
help-hint = Подсказки: три лучших хода с объяснением, по тому, что вы видите. Никто больше не узнает, что вы спрашивали.
table-hints = подсказки разрешены
option-hints = Игроки могут просить подсказки

# Help
help-chat = Чат: его читают все за столом.
help-log = Журнал: всё, что произошло. Нажмите на строку, чтобы увидеть стол в тот момент.
help-turn = Чей ход и что нужно сделать. Enter заканчивает ход, U отменяет последнее действие.

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
error-too_many_bots = У вас идёт слишком много игр с ботами; сначала доиграйте какую-нибудь.
error-unavailable = Сервер не смог этого сделать; попробуйте ещё раз.
error-uncertain = Пока неясно, получилось ли; посмотрите на стол и, если нет, попробуйте ещё раз.
error-busy = Сервер занят; попробуйте ещё раз.
error-crowded = Сейчас слишком много посетителей; попробуйте ещё раз через минуту.
error-slow = Соединение было слишком медленным; попробуйте ещё раз.
error-damaged = Сохранённые данные этого стола не читаются. Администратор сервера может это проверить.
error-blocked = Администратор этого сервера заблокировал вас.
error-code = Эта ссылка уже использована или устарела.
error-open_seats = Ещё есть свободные места.
error-status = За этим столом это сейчас невозможно.
error-stale = Игра тем временем ушла вперёд.
error-too_much = Это больше, чем вмещает один стол или файл.
error-moment = Такого момента в этой игре не было.
error-gave_up = Вы сдались в этой игре.
error-host = Администратора нельзя заблокировать.
error-login = Неверный логин или пароль.
error-login_taken = Этот логин уже занят.
error-no_player = Такого игрока нет.
error-no_return = Сейчас за вас здесь никто не играет.
error-not_absent = Этот игрок отсутствует ещё слишком мало времени.
error-not_host = Это может сделать только администратор сервера.
error-not_waiting = Сейчас ждут не этого игрока.
error-not_yours = Это может сделать только тот, кто открыл стол.
error-origin = Запрос пришёл с чужой страницы и отклонён.
error-no_hints = За этим столом подсказки не разрешены.
error-hint_asked = Вы уже попросили подсказку.
error-hint_unready = Подсказки ещё готовятся. Попробуйте чуть позже.
error-hint_failed = На этот раз подсказки нет. Попробуйте ещё раз.
error-stand_in = Сейчас за вас играет бот.
error-too_large = Это слишком много за один раз.
error-rules = Эта игра начата по старым правилам.
error-actions = Слишком много вопросов сразу.
error-before = Этой страницы списка больше нет; обновите список.
error-clock = Задайте время на ход или на всю игру.
error-form = Сервер не знает такого формата.
error-game = На сервере нет такой игры.
error-level = Бота такой силы нет.
error-malformed = Сервер этого не понял.
error-moves = В этой игре нет столько ходов.
error-option = Недопустимое значение одной из настроек.
error-password = Пароль должен содержать от 8 до 200 символов.
error-save = В этом файле нет игры, которую можно продолжить.
error-seats = С такими местами играть нельзя.
error-since = Страница слишком долго была без связи; обновите её.
error-text = В сообщении должно быть от 1 до 500 символов, только текст.
error-name = В имени должно быть от 1 до 40 видимых символов, буквы одного алфавита.
error-kept = Место оставлено за тем, кто ещё не ответил. Подождите, освободите его или отдайте боту.
error-not_invited = Это место ни за кем не оставлено.
error-old_password = Введите текущий пароль.
error-name_taken = С таким именем вас можно принять за бота, за администратора сервера или за пометку «вы». Выберите другое.
error-logged_out = На этом устройстве теперь другой игрок или никто. Обновите страницу.
error-instead_of = На этом устройстве уже другой игрок. Обновите страницу и попробуйте снова.
error-no_former = Это устройство больше не знает этого игрока.
error-title = В названии стола должно быть не больше 80 видимых символов.
error-unknown_action = Игра не знает такого действия.
error-words = Введите для поиска меньше слов.
error-invalid = В запросе есть ошибка.
error-http = Сервер не смог этого сделать.
error-host_name = У этого сервера другой адрес.
error-other = Не получилось; попробуйте ещё раз.

presence-here = за столом
presence-away = ненадолго отсутствует
presence-gone = отсутствует
presence-bot = бот
presence-played = играет бот
presence-given = партия сдана
news-took_over-time = { $name }: время вышло, дальше играет бот ({ $level }).
news-took_over-absent = За игрока { $name } дальше играет бот ({ $level }).
news-took_over-gave_up = За игрока { $name } дальше играет бот ({ $level }).
news-came_back = { $name } возвращается в игру.
news-gave_up = { $name } сдаётся.
news-gone = { $name } покидает стол.
news-here = { $name } снова за столом.
awaited-away = Ждём: { $name } ненадолго отсутствует.
awaited-gone = Ждём: { $name } отсутствует.
awaited-soon = Передать ход боту можно будет через { $time }.
wait = Подождать
ask-name = Как вас зовут?
sit-down-any = Сесть за стол
chat-unread = { $n ->
    [one] { $n } новое сообщение в чате
    [few] { $n } новых сообщения в чате
    [many] { $n } новых сообщений в чате
   *[other] { $n } нового сообщения в чате
  }
play-friend = С другом, по ссылке
settings = Настройки

# The rules
rules = Правила
rules-of = Правила игры { $game }
rules-search = Поиск по правилам
rules-found = { $n ->
    [one] { $n } совпадение
    [few] { $n } совпадения
    [many] { $n } совпадений
   *[other] { $n } совпадения
  }
rules-contents = Содержание
rules-box = Что в коробке
rules-tab = Открыть в новой вкладке
rules-none = Правил этой игры здесь нет.
rules-try = Попробовать
tried-again = Попробовать ещё раз
tried-back = Назад к правилам
tried-play-on = Играть дальше

# The guide
guide = Обучение
guide-learn = Научиться играть
guide-title = Первая игра с обучением
guide-next = Дальше
guide-show = Показать
guide-skip = Пропустить
guide-again = Начать заново
guide-unfold = Показать обучение
guide-resume = Продолжить обучение
guide-watch = Ходит { $name }: посмотрите, что произойдёт. Обучение продолжится в ваш ход.
guide-fine = Так тоже хорошо.
guide-undo = Отменить
guide-leave = Оставить так
guide-play-on = Играть дальше

# На этом устройстве
home-alone = Вы играете на этом устройстве, без сервера: против ботов или с теми, кто рядом. Для игры с друзьями по ссылке, открытых столов и учётных записей нужен сервер, а здесь он недоступен.
here-games = Игры на этом устройстве
here-over = Завершены на этом устройстве
here-remove = Удалить эту игру
here-remove-sure = Удалить эту игру с устройства? Вернуть её будет нельзя.
here-knows = Эта игра идёт только на этом устройстве и хранится здесь; ничего никуда не отправляется. Само устройство знает все карты, но страница показывает каждому только то, что ему можно видеть.
here-outdated = Эта игра началась в более старой версии страницы, и нынешняя уже не может её показать. Её можно скачать как файл.
table-here = на этом устройстве
on-server = Играть на сервере, чтобы можно было продолжить на других устройствах, а другие могли смотреть
seat-beside = Кто-то рядом, за этим устройством
seat-beside-name = Имя игрока на месте { $n }
curtain-title = Передайте устройство. Ходит { $name }
curtain-lead = Остальные сейчас не смотрят. Стол откроется, когда { $name } нажмёт на кнопку.
curtain-look = Я { $name }
save-open = Открыть сохранённую игру
save-choose = Выбрать файл игры
save-follows = { $n ->
    [one] { $game }: { $n } действие, и оно по правилам следует из раздачи.
    [few] { $game }: { $n } действия, и все они по правилам следуют из раздачи.
    [many] { $game }: { $n } действий, и все они по правилам следуют из раздачи.
   *[other] { $game }: { $n } действия, и все они по правилам следуют из раздачи.
  }
save-over = Игра окончена. Очки по местам: { $scores }.
save-promised = Раздача именно та, что была обещана заранее:
save-go-on = Играть дальше
error-no_module = Без соединения правила этой игры не загрузить. Откройте её один раз, когда соединение есть.
