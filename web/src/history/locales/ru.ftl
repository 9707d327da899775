title = Мои результаты и рейтинг
none = Вы ещё не доиграли ни одной игры. Когда доиграете, она появится здесь.
totals = Итоги
against = Соперники
against-people = люди
against-mixed = боты разной силы
games = Игры
won = Победы
mean = Очки в среднем
range = Разброс очков
from-to = от { $least } до { $most }
rating-of = Рейтинг в игре { $game }
rating-said = { $games ->
    [1] { $now } после одной рейтинговой игры
    [one] { $now } после { $games } рейтинговой игры; пока от { $least } до { $most }
    [few] { $now } после { $games } рейтинговых игр; пока от { $least } до { $most }
    [many] { $now } после { $games } рейтинговых игр; пока от { $least } до { $most }
   *[other] { $now } после { $games } рейтинговой игры; пока от { $least } до { $most }
 }
games-played = Игра за игрой
csv = Скачать все игры таблицей (CSV)
head-to-head = Личные встречи
ahead = Выше
behind = Ниже
difference = Разница
date = Дата
place = Место
place-of = { $place } из { $seats }
score = Очки
kind = Примечания
opponent = { $name } { $score }
gave-up = партия сдана
rated-now = рейтинг { $rating }
same-deal = одна раздача для всех
here = На этом устройстве
here-only = Игры против ботов, сыгранные без сервера. Они хранятся только на этом устройстве.
leaderboard = Таблица лидеров этого сервера
leaders-none = Здесь ещё никто не доиграл рейтинговую игру. Новый стол можно сделать рейтинговым: отметьте это при открытии.
who = Игрок
rating = Рейтинг
bot = { $name } (бот)
provisional = { $rating }?
settled = { $rating }
provisional-note = Знак вопроса означает меньше десяти рейтинговых игр: такой рейтинг ещё может сильно измениться. В списке только те, кто играл за рейтинговыми столами.
