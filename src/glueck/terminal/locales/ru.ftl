### Русский. То, что говорит только терминал; всё остальное он говорит так же, как страница.

bot = Бот
yes = да
no = нет
total = Итого
plain-legend = Поле показано так, как вы его видите: чего здесь нет, того вам знать нельзя.

# At the table
choose-number = Введите номер или ?, чтобы увидеть справку.
press-enter = { $name }, ваш ход: нажмите Enter.
taken-back = Отменено: { $action }
why-what = О чём вопрос? Введите why и слова действия.
possible-now = сейчас можно
and-more = { $these } и ещё { $n }
no-turns = «{ $typed }» — это не число ходов и не all.
nothing-yet = Пока ничего не произошло.
saved-to = Сохранено в { $file }
cannot-save = Не удаётся сохранить: { $problem }. Попробуйте: save ПУТЬ
how-to-resume = Сохранено. Чтобы продолжить: { $command }
how-to-replay = Сохранено. Чтобы посмотреть игру ещё раз: { $command }
not-a-choice = Номера { $number } нет среди вариантов ({ $choices }).
can-mean = «{ $typed }» может значить разное: { $actions }.
can-mean-impossible = «{ $typed }» может значить разное: { $actions } (сейчас ничего из этого нельзя).
not-understood = Не понимаю «{ $typed }»; введите ?, чтобы увидеть справку.
not-understood-near = Не понимаю «{ $typed }»; возможно, вы имели в виду: { $actions }?
compiling = Правила компилируются в фоне (только один раз); играть уже можно.
compiling-for = Правила компилируются в фоне (только один раз, { $time }); играть уже можно.
help-requests =
    Введите номер варианта или (английские) слова действия — столько, чтобы было
    понятно, какое. Просто Enter выполняет единственное возможное.

    undo, u      отменить своё последнее действие
    hint         что сделал бы сильный игрок и почему
    why СЛОВА    почему сейчас так нельзя: правило, которое это запрещает
    score        очки сейчас и если бы игра закончилась
    log [N|all]  что произошло: последние 20 ходов, последние N или все
    board, b     ещё раз показать поле
    all          весь стол, каким его видят зрители
    save [ПУТЬ]  копия в другом файле (игра и так всегда сохраняется)
    quit, q      выйти; игра сохранена

# Replay
next-move = Enter: следующий ход; q: закончить
final-result = Окончательный результат
after-moves = { $n ->
    [one] После { $n } действия, игра не окончена
    [few] После { $n } действий, игра не окончена
    [many] После { $n } действий, игра не окончена
   *[other] После { $n } действия, игра не окончена
  }
no-move = { $moves ->
    [one] Действия { $wanted } нет: в игре { $moves } действие.
    [few] Действия { $wanted } нет: в игре { $moves } действия.
    [many] Действия { $wanted } нет: в игре { $moves } действий.
   *[other] Действия { $wanted } нет: в игре { $moves } действия.
  }

# Разбор
review-thinking = разбор
review-running = { $file }: разобрать можно только завершённую игру, и только из файла, где она записана целиком
review-kept = Разбор записан в { $file }.
review-began = Шансы на победу до раздачи
review-decisions = Собственные решения
review-others = Решения других
review-luck = Везение
review-result = Итог
review-deal = раздача
review-points = { $n ->
    [one] { $number } процентный пункт
    [few] { $number } процентных пункта
    [many] { $number } процентных пунктов
   *[other] { $number } процентного пункта
  }
review-best = Лучшее решение: { $action } (действие { $move }). Всё остальное было бы хуже как минимум на { $change }.
review-dearest = Обошлось дороже всего: { $action } (действие { $move }, { $change }). Лучше: { $better }
review-swing = Действие { $move }: { $action } ({ $change })

# What is wrong with a command
no-language = языка «{ $wanted }» нет; есть: { $there }
no-file = { $file }: такого файла нет (назовите игру, чтобы начать её там)
file-taken = { $file }: такой файл уже есть; выберите другое имя
data-folder = папка для сохранённых игр
no-folder = { $where }: { $reason }; выберите другое место с помощью --file
which-game = какая игра? { $games }; или --file ПУТЬ, чтобы продолжить
leave-out = { $file } — уже начатая игра; уберите { $option }, чтобы её продолжить
other-game = { $file }: это игра { $game }, а не { $wanted }
bot-sits = в { $file } на месте { $seat } играет бот
no-seat = места { $seat } нет; в этой игре места от 0 до { $last }
wrong-file = этот файл не подходит ({ $problem })
wrong-value = так задать нельзя ({ $problem })
wrong-game = такой игры нет ({ $problem })
wrong = так нельзя ({ $problem })

# Rules and games
no-rules = правила { $game } не установлены
rules-more = Дальше: { $command }
rules-nothing = в правилах { $game } ничего нет о «{ $wanted }»
rules-near = в правилах { $game } ничего нет о «{ $wanted }»; похожее: { $near }
games-seats = число игроков от { $least } до { $most }
games-option = настройка
games-default = по умолчанию
games-about = что она значит

# A bot at somebody's table
join-waiting = { $name } за столом { $url } ждёт начала игры.
join-over = Игра окончена; кто какое место занял, по порядку: { $places }
join-program-ended = { $name } завершился раньше, чем закончилась игра. { $said }

# Many games
progress-compiling = компиляция
progress-playing = игра
sim-played = { $title }: { $games ->
    [one] { $games } игра
    [few] { $games } игры
    [many] { $games } игр
   *[other] { $games } игры
  }, игроков: { $seats } ({ $who }), действий: { $actions }, начальное число { $seed }
sim-chance = случайно
sim-speed = { $seconds } с: игр/с { $games }, действий/с { $actions }
sim-shared = Общие победы: { $n } ({ $share })
sim-seat = место
sim-mean = очков в среднем
sim-lowest = меньше всего
sim-highest = больше всего
sim-wins = победы
arena-played = { $title }: { $games ->
    [one] { $games } игра
    [few] { $games } игры
    [many] { $games } игр
   *[other] { $games } игры
  }, игроков: { $seats }, начальное число { $seed }; каждая раздача с каждым ботом на каждом месте
arena-bot = бот
arena-rating = рейтинг
arena-games = игр
arena-won = побед
arena-interval = 95 %
arena-mean = очков в среднем
arena-ahead = выше
arena-behind = ниже
arena-share = доля
arena-fault-column = ошибки
arena-faults = Ошибки бота { $name }: { $n }. Каждый из этих ходов решил случай.
arena-last-fault = Последняя: { $text }
arena-said = { $name } в конце написал в стандартный поток ошибок:
fault-start = не запустился { $n } ×
fault-crash = аварийно завершился { $n } ×
fault-late = нет ответа вовремя { $n } ×
fault-too-long = слишком длинная строка { $n } ×
fault-no-answer = неправильный ответ { $n } ×
fault-number = ответ на другой ход { $n } ×
fault-illegal = недопустимое действие { $n } ×

# Наборы данных
data-games = { $file }: { $games ->
    [one] { $games } игра
    [few] { $games } игры
    [many] { $games } игр
   *[other] { $games } игры
  }, { $size } МБ
data-decisions = { $file }: { $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
    [many] { $decisions } решений
   *[other] { $decisions } решения
  }, { $size } МБ
data-seconds = { $seconds } с
data-interrupted = Прервано. Файл { $file } цел, игр в нём: { $played } из { $wanted }; та же команда с --resume сыграет остальные.
data-nothing = Прервано до конца первой игры. Файл { $file } не записан.
stats-heading = { $title }: { $what } ({ $games ->
    [one] { $games } игра
    [few] { $games } игры
    [many] { $games } игр
   *[other] { $games } игры
  }, игроков: { $seats })
stats-points-title = очки по ботам
stats-seats = доля побед по местам
stats-points = очки
stats-players = доля игроков
stats-mean = { $bot }: в среднем { $mean }
stats-share = доля побед с интервалом 95 %; в скобках — сколько раз
stats-times = раз
