# The screen with what every answer of a finished game was worth.

review-accuracy = Точность
review-seat = { $name }: точность { $accuracy }%, неточностей: { $inaccuracies }, ошибок: { $mistakes }, грубых ошибок: { $blunders }
review-seat-waits = { $name }: ещё не разобрано

review-moves = Ходы: { $name }
review-move = Ответ { $n }, { $deed }, { $mark }
review-move-lost = Ответ { $n }, { $deed }, { $mark }, потеряно { $lost }
review-move-plain = Ответ { $n }, { $deed }
review-move-waits = Ответ { $n }, { $deed }, ещё не разобран

review-board = Стол перед ответом { $n }
review-tab-verdict = Оценка
review-tab-board = Стол

review-chart = Шансы на победу
review-chart-empty = Шансы на победу: пока ничего не известно.
review-chart-text = Шансы на победу после ответа { $n } из { $all }: { $chances }.
review-flag = Ответ { $n }
review-flag-lost = Ответ { $n }: −{ $lost }
review-lead = впереди { $name }
review-decided = исход ясен
review-turning = перелом
review-slider = Ответ, на который вы смотрите
review-analysed = Разобрано ответов: { $n } из { $all }
review-after = После ответа

review-where = Ответ { $n } из { $all }
review-odds = { $best }% с лучшим ответом, { $played }% с сыгранным
review-better = Лучше было
review-others = Другие ответы
review-measures = шанс на победу · ожидаемые очки
review-measure = шанс на победу
review-close = Разница неясна
review-close-note = Потеряно { $lost } из 100, но это может быть случайностью (± { $error }).
review-only = Единственный ответ
review-only-note = Выбирать здесь было не из чего.
review-waits = Ещё не разобрано
review-waits-note = Чего стоил этот ответ, пока неизвестно.
review-play = Доиграть отсюда
review-play-short = Доиграть
review-next = Следующая ошибка
review-next-none = Ошибок не найдено: { $name }.

review-none = Чего стоил каждый ответ и где решилась эта партия?
review-ask = Разобрать партию, около { $minutes ->
    [one] { $minutes } минуты
    [few] { $minutes } минут
    [many] { $minutes } минут
   *[other] { $minutes } минуты
}
review-waiting = { $before ->
    [0] Эта партия — следующая.
    [one] До этой партии разбирается ещё { $before } партия.
    [few] До этой партии разбираются ещё { $before } партии.
    [many] До этой партии разбираются ещё { $before } партий.
   *[other] До этой партии разбираются ещё { $before } партии.
} Разбор идёт и без вас.
review-running = Партия разбирается, осталось около { $minutes ->
    [one] { $minutes } минуты
    [few] { $minutes } минут
    [many] { $minutes } минут
   *[other] { $minutes } минуты
}. Разбор идёт и без вас.
review-failed = Разбор не удался. Всё, что готово, сохранено.
review-again = Ещё раз
review-unavailable = Разбора этой партии нет.

review-keys = Клавиши: ← → — ответ, Shift и ← → — ответ выбранного игрока, N и P — следующая и предыдущая ошибка, 1–3 — показать ответ на столе, Enter — доиграть, Home и End.
review-judge = Оценивают боты, которые смотрят на одно решение вперёд ({ $judge }).
