# Задачи в браузере.

puzzle-filter = Игры
puzzle-all = Все
puzzle-streak = { $n ->
    [one] день подряд
    [few] дня подряд
    [many] дней подряд
   *[other] дня подряд
}
puzzle-rating = рейтинг
puzzle-task = Найдите лучший ответ
puzzle-task-note = Какой ответ чаще приводит к победе? Засчитывается первая попытка; после неё видно, чего стоит каждый ответ.
puzzle-keys = Клавиши: 1–9 выбирают; после попытки N открывает следующую задачу, Enter продолжает партию.
puzzle-sending = Ответ отправляется …
puzzle-lost = Нет связи. Задача подождёт и продолжится сама.
puzzle-solved = Лучший ответ
puzzle-missed = Не лучший ответ
puzzle-first-try = с первой попытки
puzzle-for-fun = для интереса: засчитана первая попытка
puzzle-before = вы уже пробовали эту задачу
puzzle-best = Лучший:
puzzle-yours = ваш
puzzle-rated = Рейтинг { $before } → { $after }
puzzle-weights = Шансы на победу после каждого ответа, { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}
puzzle-remember = Запомните
puzzle-from = Из партии ботов ({ $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
    [many] { $seats } игроков
   *[other] { $seats } игрока
}), ответ { $answer }.
puzzle-see = Посмотреть партию
puzzle-week = Последние семь дней
puzzle-day-solved = { $day }: решена
puzzle-day-missed = { $day }: не решена
puzzle-day-none = { $day }: не было попытки
puzzle-next = Следующая задача
puzzle-play = Играть отсюда
puzzle-result = Результат
puzzle-told-solved = Решено. { $answer }: победа в { $chance }%.
puzzle-told-missed = Не решено. Лучший ответ: { $answer }, победа в { $chance }%.
puzzle-none = Для этой игры задач пока нет
puzzle-nothing = Такой задачи нет
puzzle-all-tried = Вы попробовали все задачи
puzzle-all-tried-note = Завтра будет новая задача дня; знакомые можно пробовать ещё раз для интереса.
