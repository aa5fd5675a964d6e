# Спутник: причины, на что смотреть, оценки ходов и почему оценки нет.

analysis-reason-line-more = { $line }: на { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
} больше
analysis-reason-line-less = { $line }: на { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
} меньше
analysis-reason-goal-more = { $line }: на { $n } больше
analysis-reason-goal-less = { $line }: на { $n } меньше
analysis-reason-rival-more = { $seat }: на { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
} больше
analysis-reason-rival-less = { $seat }: на { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
} меньше
analysis-reason-gain = { $thing }: у вас в { $n } партиях из 100, а не в { $m }
analysis-reason-rival-gain = { $thing } → { $seat } в { $n } партиях из 100, а не в { $m }
analysis-reason-harm = { $harm }: в { $n } партиях из 100, а не в { $m }

analysis-watch-harm = { $harm }: в { $n } партиях из 100
analysis-watch-ahead = { $seat }: победа в { $n } партиях из 100
analysis-watch-contest = { $thing }: у вас в { $n } партиях из 100, { $seat } — в { $m }
analysis-watch-near = { $thing }: вполне достижимо, в { $n } партиях из 100

analysis-mark-best = лучший
analysis-mark-good = хороший
analysis-mark-inaccuracy = неточность
analysis-mark-mistake = ошибка
analysis-mark-blunder = грубая ошибка

analysis-no-bot = Ни один бот не играет в { $title }, поэтому оценить ответы некому.
analysis-unfinished = Партия не окончена (ответов: { $answers }); разбираются только оконченные партии.

analysis-heading = Разбор партии: { $title }
analysis-player = игрок
analysis-points = очки
analysis-accuracy = точность
analysis-accuracy-note = Точность — какая часть шанса лучшего ответа сохранена, в среднем по всем вопросам с выбором.
analysis-won = (победа)
analysis-chart = Шансы на победу после каждого ответа
analysis-numbers = То же числами
analysis-step = после
analysis-turn-lead = После ответа { $n } больше всего шансов на победу: { $name }.
analysis-turn-decided = После ответа { $n } исход ясен: побеждает { $name }.
analysis-losses = Что было потеряно
analysis-no-losses = Потерь больше погрешности не найдено.
analysis-lost = Ответ { $n }, { $name }: { $mark }, потеряно { $lost } из 100 (± { $error })
analysis-played = сыграно
analysis-better = лучше
analysis-odds = шанс { $chance }%, очки: { $points }
analysis-chance = шанс { $chance }%
analysis-about-points = ≈ { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}
analysis-to-win = на победу
analysis-counted = Доиграно { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}, ответов: { $answers }.
analysis-partly = Не закончено: { $done } частей из { $all }.
analysis-running = Разбор
analysis-stopped = Остановлено: готово { $done } частей из { $all }, они сохранены в { $file }; тот же вызов продолжит работу.
analysis-written = Записано: { $file }
