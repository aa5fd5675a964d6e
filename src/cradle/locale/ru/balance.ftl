# Отчёты о балансе: `cradle arena balance`.

balance-heading = Баланс: { $title }
balance-lead = { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
} на { $seats ->
    [one] { $seats } игрока
    [few] { $seats } игроков
    [many] { $seats } игроков
   *[other] { $seats } игрока
} между ботами: { $bots }.
balance-date = Версия правил { $rules }, напечатанные значения { $digest }, зерно { $seed }.
balance-contents = На этой странице

balance-tile-first = побед у того, кто ходит первым
balance-tile-fair = { $share } при равенстве мест
balance-tile-rounds = раундов
balance-tile-range = { $low }–{ $high } в девяти партиях из десяти
balance-tile-score = очков, среднее по всем местам
balance-tile-changes = смен лидера
balance-tile-comeback = отыгрышей
balance-tile-comeback-note = не вёл в середине партии, но победил
balance-tile-findings = находок
balance-tile-findings-note = сравнений: { $tested }
balance-tile-answers = ответов за партию

balance-findings = Что выделяется
balance-findings-note = То, чьи обладатели побеждают явно чаще или реже, чем остальные в тех же партиях. Случайна из них примерно одна из двадцати, не больше.
balance-findings-none = Ничего: ни одно различие не больше того, что при стольких сравнениях даёт случай.
balance-findings-more = { $n ->
    [one] Ещё { $n } — в таблицах ниже.
    [few] Ещё { $n } — в таблицах ниже.
    [many] Ещё { $n } — в таблицах ниже.
   *[other] Ещё { $n } — в таблицах ниже.
}
balance-start = Роздано или выбрано до начала
balance-start-note = Места, очерёдность и карты раздаёт случай, поэтому различие здесь — причина. Где из розданного выбирают, в нём есть и вкус бота.
balance-play = Получено во время партии
balance-play-note = Кто впереди, получает больше и дороже. Высокая доля побед ещё не делает карту сильной; сравнивайте вещи одного рода и времени.
balance-few = По меньшей мере в { $n ->
    [one] { $n } партии
    [few] { $n } партиях
    [many] { $n } партиях
   *[other] { $n } партии
} это было у одних и не было у других; более редкое есть в таблице, но не проверялось.
balance-all = Все ({ $n }) в таблице
balance-extremes = Выделяются больше всего ({ $n })

balance-course = Как идёт партия
balance-course-leader = Доля партий, которые выигрывает тот, кто один впереди после раунда.
balance-course-none = Очков в этой игре нет, пока кто-нибудь не победит: следить за лидером не по чему.
balance-course-half = После половины раундов: { $turned } партий выиграл потом тот, кто не был впереди, { $rose } — тот, кто был последним. Если бы счёт в середине ничего не значил, было бы { $chance } и { $last }.
balance-course-changes = Лидер сменялся { $mean } раза за партию ({ $low }–{ $high } в девяти из десяти), если смотреть после каждого ответа.
balance-length = Сколько длится партия
balance-length-note = В среднем раундов: { $rounds } ({ $low }–{ $high } в девяти партиях из десяти), ответов всех мест вместе: { $answers }.
balance-length-fixed = В каждой партии раундов: { $rounds }, ответов всех мест вместе в среднем: { $answers }.
balance-points = Откуда берутся очки
balance-points-note = Средние очки победителя и остальных по строкам листа счёта.
balance-points-scores = В среднем у места { $mean } очка (стандартное отклонение { $sd }; { $low }–{ $high } в девяти случаях из десяти).

balance-method = Как это сделано
balance-method-repeat = Та же команда даёт те же числа на любой машине при любом числе процессов:
balance-method-bots = Боты — не люди. Числа говорят, как игра идёт у этих ботов; с более сильными отчёт составляется заново.
balance-method-mixed = Играли боты разной силы. Тогда важно и то, кто играет вещью; чтобы сравнивать вещи, возьмите на все места одного бота.
balance-method-within = Сравнение идёт внутри каждой партии: у кого вещь была, с теми, у кого её не было, в партиях, где были и те и другие. Каждая партия — отдельный слой (Мантель и Хензель), поэтому разделённая победа и несколько обладателей в одной партии учтены верно. Интервалы — 95 %; у долей — по Уилсону.
balance-method-many = Столбец «с поправкой» — наименьшая доля ложных находок, при которой эта ещё была бы среди них, после поправки Бенджамини и Хохберга на все сравнения этой страницы ({ $tested }). Находкой называется то, у чего она не больше 0,05: из всех находок случайной может быть примерно одна из двадцати, что подходит для списка вещей, на которые надо взглянуть ещё раз. Поправка Холма оберегала бы от единственной ложной и скрыла бы большинство остальных.
balance-method-least = Проверено то, о чём что-то говорят хотя бы { $n } партий.
balance-method-stopped = { $n ->
    [one] { $n } партия прервана и не учтена.
    [few] { $n } партии прерваны и не учтены.
    [many] { $n } партий прервано и не учтено.
   *[other] { $n } партии прервано и не учтено.
}
balance-method-shared = { $n ->
    [one] В { $n } партии победу разделили: у каждого победителя равная часть.
    [few] В { $n } партиях победу разделили: у каждого победителя равная часть.
    [many] В { $n } партиях победу разделили: у каждого победителя равная часть.
   *[other] В { $n } партии победу разделили: у каждого победителя равная часть.
}
balance-source = Напечатанные значения
balance-source-note = Где значение из коробки не удалось подтвердить, правила играют с восстановленным. Что отчёт говорит о такой вещи, он говорит о наших значениях.
balance-source-counts = Сравнено вещей: { $all }; значения восстановлены у { $whole }, частично восстановлены у { $partly }.
balance-provenance-source = подтверждены
balance-provenance-partly = частично восстановлены
balance-provenance-reconstructed = восстановлены
balance-provenance-none = –

balance-column-name = что
balance-column-games = партий
balance-column-with = побед с этим
balance-column-without = побед без этого
balance-column-difference = разница (95 %)
balance-column-interval = 95 %
balance-column-chance = с поправкой
balance-column-score = средний счёт
balance-column-values = значения
balance-column-round = после раунда
balance-column-leader = лидер побеждает
balance-column-rounds = раундов
balance-column-line = строка
balance-column-winners = победители
balance-column-others = остальные
balance-column-share = от очков победителя
balance-axis-difference = разница в доле побед
balance-axis-share = доля побед
balance-finding-more = больше
balance-finding-less = меньше
balance-finding-no = не находка

balance-noun-achievement = Достижения
balance-noun-bust = Бюсты
balance-noun-capital = Столицы
balance-noun-card = Карты
balance-noun-civilization = Цивилизации
balance-noun-colony = Колонии
balance-noun-goal = Цели
balance-noun-government = Правления
balance-noun-item = Построено
balance-noun-landmark = Достопримечательности
balance-noun-leader = Лидеры
balance-noun-leads = Ведущий эпохи
balance-noun-seat = Места
balance-noun-setup = Стартовые карты
balance-noun-structure = Сооружения
balance-noun-technology = Технологии
balance-noun-tile = Тайлы земель
balance-noun-tribe = Племена
balance-noun-turn = Очерёдность хода
balance-noun-voyage = Тайлы космоса
balance-name-seat = Место { $n }
balance-name-turn = Ходит { $n }-м
balance-name-leads = Ведёт эпоху { $n }
balance-name-leads-none = Не ведёт ни одной эпохи

balance-missing = Для этого нужен пакет { $package }. Установите его: pip install "cradle[{ $extra }]".
balance-written = Записано: { $file }

balance-ray-unreachable = До кластера Ray по адресу { $address } не достучаться: { $problem }
balance-ray-address = «{ $address }» — не адрес кластера Ray: укажите УЗЕЛ:ПОРТ или local, чтобы запустить свой на этой машине.
balance-ray-died = Рабочие процессы кластера Ray завершались { $times } раза, играя партию { $game }.
balance-ray-broke = Кластер Ray не смог играть: { $problem }
balance-ray-other = У рабочего процесса кластера Ray другие правила или другие напечатанные значения. Установите на все узлы одну и ту же версию Cradle.
balance-export-one = За один раз выгружаются решения одной игры при одном числе игроков: от них зависит разметка.
balance-exported = { $file }: решений { $decisions }, партий { $games }, чисел в наблюдении { $size }.
