# Арена по-русски: планы, участники, хранимые серии, таблицы.

## Планы

arena-plan-toml = { $file } — не текст TOML: { $problem }.
arena-plan-unknown = В плане нет поля «{ $field }»; есть { $fields }.
arena-plan-title = title: назовите игру или список разных игр.
arena-plan-players = players: укажите число игроков или список разных чисел, например 2,3.
arena-plan-entrants = entrants: укажите список от 1 до 100 текстов, например "greedy", "package.module:Class" или "process:КОМАНДА".
arena-plan-twice = Двух участников зовут «{ $name }»: дайте одному другое имя, ИМЯ=УЧАСТНИК.
arena-plan-games = games: укажите целое число от 1 до 100000000.
arena-plan-seed = seed: укажите до 24 шестнадцатеричных цифр текстом.
arena-plan-seating = seating: укажите "balanced", "moving" или "alone".
arena-plan-alone = seating: alone — для двух участников: первый по очереди на каждом месте, второй на всех остальных.
arena-plan-notes = notes: укажите true или false: есть ли в каждом результате то, что нужно отчёту о балансе.
arena-plan-times = times: укажите true или false: говорит ли каждый результат, сколько времени заняли решения.
arena-plan-budget = budget: укажите секунды на ход, от 0.001 до 86400.
arena-plan-content = content: укажите имя файла TOML, и с ним только одну игру.
arena-plan-options = options: укажите тексты, ИМЯ = "ЗНАЧЕНИЕ"; то, что есть у одной игры из нескольких, — под именем этой игры.
arena-rounded = { $title }, { $seats ->
        [one] { $seats } игрок
        [few] { $seats } игрока
       *[many] { $seats } игроков
    }: вместо { $wanted } играется { $games }, чтобы каждый сидел на каждом месте одинаково часто.
arena-not-round = { $title }, { $seats ->
        [one] { $seats } игрок
        [few] { $seats } игрока
       *[many] { $seats } игроков
    }: { $games } — меньше одного круга из { $round }, поэтому не все встречаются одинаково часто.

## Участники

arena-entrant-unknown = Для игры { $title } нет бота «{ $entrant }»: возьмите одного из { $bots }, package.module:Class или process:КОМАНДА.
arena-entrant-class = Класс { $entrant } нельзя создать: { $problem }.
arena-entrant-command = Нет программы, которую вызывает «{ $command }».
arena-forfeit = { $entrant } проигрывает партию { $game } без игры: { $reason }
arena-fault-start = его нельзя запустить: { $problem }.
arena-fault-slow = нет ответа за { $seconds } с.
arena-fault-ended = его процесс закончился с кодом { $code }; последнее, что он сказал: { $words }
arena-fault-crashed = он сломался: { $problem }.
arena-fault-illegal = ответ { $answer } на вопрос «{ $kind }» не разрешён.
arena-fault-rubbish = он сказал «{ $words }» вместо ответа.

## Хранимые серии

arena-keep-trouble = Серию нельзя хранить в { $folder }: { $problem }. Записанное остаётся; та же команда продолжит с этого места.
arena-keep-busy = В { $folder } пишет другая серия.
arena-keep-other = В папке { $folder } другая серия: возьмите другую папку или тот же план.
arena-keep-plan = План в папке { $folder } нельзя прочитать: возьмите другую папку.
arena-keep-rules = Партии в { $folder } сыграны по другим правилам или с другими компонентами: возьмите другую папку.
arena-keep-line = Строка { $line } файла { $file } — не сыгранная партия: возьмите другую папку или обрежьте файл перед ней.
arena-tune-line = Строка { $line } в { $file } — не шаг этой настройки: возьмите другую папку или обрежьте файл перед ней.
arena-learn-line = Строка { $line } в { $file } — не урок этой серии: возьмите другую папку или обрежьте файл перед ней.
arena-kept = { $games ->
        [one] { $games } сыгранная партия хранится
        [few] { $games } сыгранные партии хранятся
       *[many] { $games } сыгранных партий хранятся
    } в { $folder }; та же команда продолжит.
arena-died = { $times ->
        [one] { $times } процесс закончился
        [few] { $times } процесса закончились
       *[many] { $times } процессов закончились
    } во время партии { $game }; возможно, мало памяти.

## На экране

arena-progress = { $done } из { $total } партий, { $rate } в секунду, осталось { $left }
arena-head = { $title } на { $seats }: { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, зерно { $seed }
arena-how = Рейтинги openskill (Плакетт–Люс, все начинают с 25), интервалы 95 % — бутстрэпом по раскладам.
arena-stopped = { $n ->
        [one] { $n } партия прервана и не считается
        [few] { $n } партии прерваны и не считаются
       *[many] { $n } партий прерваны и не считаются
    } никому.
arena-forfeited = Без игры { $n ->
        [one] проиграна { $n } партия
        [few] проиграны { $n } партии
       *[many] проиграно { $n } партий
    }: отказавший участник проиграл, соперники разделили победу.
arena-shares = Как часто тот, кто слева, стоял выше того, кто сверху:
arena-entrant = участник
arena-rating = рейтинг
arena-interval = 95 %
arena-games = партий
arena-wins = побед
arena-points = очки
arena-forfeits = без игры

## Поединки

arena-duel-players = Поединку нужно одно число игроков, два или больше.
arena-duel-open = Пока у { $first } { $share } побед против { $second }.
arena-duel-stronger = { $first } сильнее, чем { $second }: { $share } побед ({ $low }–{ $high }), сыграно партий: { $games }.
arena-duel-equal = { $first } и { $second } равны: { $share } побед у { $first } ({ $low }–{ $high }), сыграно партий: { $games }; долю { $found } или больше, скорее всего, удалось бы заметить.

## Лестница

arena-ladder = Лестница
arena-ladder-none = У игры { $title } нет ни одного уровня лестницы: { $levels }.
arena-ladder-players = Лестнице нужны двое игроков или больше.
arena-ladder-match = строка
arena-ladder-games = игр
arena-ladder-share = доля
arena-ladder-interval = 95%
arena-ladder-even = равно
arena-ladder-goal = цель
arena-ladder-points = очки
arena-ladder-pace-one = мс, первый
arena-ladder-pace-others = мс, другие
arena-ladder-game = с на партию
arena-ladder-stopped = стоп
arena-ladder-time = { $level } тратит на решение { $mean } мс в среднем по самой медленной строке и не больше { $p99 } мс в 99 решениях из 100; цель — { $wanted } и { $most } мс, она { $met ->
    [yes] достигнута
   *[no] не достигнута
}.
arena-ladder-clear = Закончено раньше, потому что ясно, кто сильнее: { $lines }.
arena-ladder-short = Сыграно не до конца: { $lines }.
arena-ladder-machine = Измерено на { $kind }, { $cores ->
    [one] { $cores } ядро
    [few] { $cores } ядра
   *[many] { $cores } ядер
}, Python { $python }, { $compiled ->
    [yes] скомпилировано
   *[no] на чистом Python, без компиляции
}. Доли и очки одинаковы на любой машине.
arena-ladder-lead = Насколько сильны уровни, по измерениям `cradle ladder`; как это делается, сказано в docs/arena.md. Страницу пишут команды, которые в ней стоят.
arena-ladder-matches = «A : B» — A против B вдвоём, с переменой мест на каждом раскладе. «A : 3 × B» — один A против B на всех остальных местах, причём A сидит по очереди на каждом месте каждого расклада. «4 × A» — стол одинаковых. «Доля» — часть побед первого, общая победа делится; «равно» — сколько бывает у равных; «очки» — в среднем на место; «стоп» — сколько партий не доиграно. `greedy` смотрит на одно решение вперёд и служит меркой.
arena-ladder-intervals = Партии одного расклада не независимы, поэтому интервалы считаются по раскладам. Прерванная партия считается ничьей. Уровню положено 60% против уровня ниже, с интервалом выше половины.
arena-ladder-times = Время — миллисекунды на решение, среднее и то, ниже чего остаются 99 из 100: время процессора на одном ядре, для решений, где больше одного ответа. «Первый» — уровень, названный первым, «другие» — второй.
