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
seat-number = Место { $n }
seat-me = Я
seat-friend = Друг по ссылке
seat-bot = Бот: { $level }
seat-add = Добавить место
seat-remove = Убрать место
open-seat = свободное место
options = Настройки
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
level-about-apprentice = новичок, многого не видит
level-about-hauler = быстрый и толковый
level-about-hewer = продумывает каждый ход до конца
level-about-foreman = смотрит на несколько ходов вперёд
level-about-captain = думает секунду и всё предвидел
about-seconds = примерно { $n }{ "\u00A0" }с
about-minutes = примерно { $n }{ "\u00A0" }мин
ready-in = готовится, ещё { $time }
ready-soon = готовится
preparing = { $n ->
    [one] На этом сервере готовится { $levels }, только один раз: { $games }.
    [few] На этом сервере готовятся { $levels }, только один раз: { $games }.
    [many] На этом сервере готовятся { $levels }, только один раз: { $games }.
   *[other] На этом сервере готовятся { $levels }, только один раз: { $games }.
  }
preparing-others = Остальные уже играют.
table-title = Название стола
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
state-invited = вас приглашают
other-login = Войти под другим именем
password-old = Прежний пароль
password-new = Новый пароль
password-everywhere = Выйти на всех других устройствах
become-title = Стать на этом устройстве игроком { $name }?
become-lead = С этого момента устройство играет, говорит и сидит за столом как { $name }.
become-now = Сейчас вы { $name }.
become-kept = { $name } — гость без пароля, известный только на этом устройстве. Вернуться можно: меню «Я» сохранит его здесь для вас.
become-kept-login = Меню «Я» сохранит путь назад к игроку { $name }.
become-yes = Стать игроком { $name }
become-no = Нет
become-stay = Остаться игроком { $name }
become-same = Вы уже { $name }.
former-lead = На этом устройстве вы раньше были другим игроком.
former-back = Снова стать игроком { $name }
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
turn-unready = { $name } готовится.
turn-unready-for = { $name } готовится: { $time }.
game-over = Игра окончена.
skip = Промотать
undo = Отменить
restart-turn = Ход заново
end-turn = Закончить ход
continue = Дальше
auto-end = Заканчивать мой ход автоматически, когда делать больше нечего
sound = Звуки: мой ход, чат, подсчёт очков, конец
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
result-you = Вы победили!
result-you-too = Общая победа: вы и { $names }!
look-again = Посмотреть на стол
rematch = Ещё раз
players = Игроки
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
turn-details = Что было в этот ход
then-show = Показать стол в тот момент
then = Так было тогда. Игра тем временем продолжается.
then-back = Вернуться к игре
lobby-starts = { $name } начнёт игру, когда все соберутся.
lobby-opener = Тот, кто открыл стол,
call-off = Отменить стол
call-off-sure = Отменить этот стол для всех?
seat-invited = приглашён
seat-declined = { $name } отказывается
seat-release = Освободить место
accept = Принять
decline = Отказаться
offer-title = Предлагают новую игру.
offer-accepted = { $name } уже здесь.
offer-invited = { $name } ещё не отвечает.
offer-declined = { $name } отказывается.
offer-go = К новому столу
chat-watching = смотрит
howto-title = Как играть
howto-done = Понятно
unknown-game = Эта страница не умеет показывать игру «{ $game }». Хозяину этого сервера нужна страница, которая умеет.
other-version = Эта страница и сервер разных версий. Загрузите её снова позже.

# Help
help-chat = Чат: его читают все за столом.
help-log = Журнал: всё, что произошло, целыми фразами. Нажмите на фразу, чтобы увидеть стол в тот момент.
help-turn = Чей ход и что нужно сделать. Enter заканчивает ход, U отменяет последний шаг.

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
error-too_many_bots = У вас слишком много идущих столов с ботами; сначала доиграйте какую-нибудь партию.
error-unavailable = Сервер не смог этого сделать; попробуйте ещё раз.
error-uncertain = Сервер ещё не знает, сделано ли это; посмотрите на стол и попробуйте снова, если нет.
error-busy = Сервер занят; попробуйте ещё раз.
error-crowded = Сейчас слишком много посетителей; попробуйте ещё раз через минуту.
error-slow = Соединение было слишком медленным; попробуйте ещё раз.
error-damaged = Сохранённые данные этого стола не читаются. Владелец сервера может это проверить.
error-blocked = Хозяин этого сервера заблокировал вас.
error-code = Эта ссылка уже использована или устарела.
error-open_seats = Ещё есть свободные места.
error-status = За этим столом для этого уже поздно.
error-stale = Игра тем временем ушла вперёд.
error-too_much = Это больше, чем вмещает один стол или файл.
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
error-name = В имени от 1 до 40 видимых знаков, из букв одного алфавита.
error-kept = Место оставлено за тем, кто ещё не ответил. Подождите, освободите его или отдайте боту.
error-not_invited = Там нет оставленного места.
error-old_password = Укажите пароль, который у вас сейчас.
error-name_taken = С таким именем вас можно принять за бота, за хозяина сервера или за самого себя. Выберите другое.
error-logged_out = На этом устройстве теперь другой игрок или никто. Обновите страницу.
error-instead_of = Это устройство уже принадлежит другому игроку. Обновите страницу и попробуйте снова.
error-no_former = Это устройство больше не знает этого игрока.
error-title = В названии стола не больше 80 обычных знаков.
error-unknown_action = Игра не знает такого действия.
error-words = Ищите меньше слов.
error-invalid = Что-то в отправленном не так.
error-http = Сервер не смог этого сделать.
error-host_name = У этого сервера другой адрес.
error-other = Не получилось; попробуйте ещё раз.

presence-here = здесь
presence-away = ненадолго не за столом
presence-gone = не за столом
presence-bot = бот
presence-played = играет бот
presence-given = сдаётся
news-took_over-time = { $name }: время вышло, дальше играет бот ({ $level }).
news-took_over-absent = За игрока { $name } дальше играет бот ({ $level }).
news-took_over-gave_up = За игрока { $name } дальше играет бот ({ $level }).
news-came_back = { $name } снова играет.
news-gave_up = { $name } сдаётся.
news-gone = { $name } покидает стол.
news-here = { $name } снова за столом.
awaited-away = Ждём: { $name } ненадолго не за столом.
awaited-gone = Ждём: { $name } сейчас не за столом.
awaited-soon = Бот сможет сыграть через { $time }.
wait = Подождать
ask-name = Как вас зовут?
sit-down-any = Сесть за стол
chat-unread = { $n ->
    [one] { $n } новое сообщение в чате
    [few] { $n } новых сообщения в чате
    [many] { $n } новых сообщений в чате
   *[other] { $n } нового сообщения в чате
}
play-friend = С другом, по ссылке
settings = Настройки
