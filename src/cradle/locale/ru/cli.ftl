# Команда cradle по-русски.

## Справка

cli-help-usage = Вызов:
cli-help-options = ПАРАМЕТРЫ
cli-help-command = КОМАНДА
cli-help-default = по умолчанию
cli-help-required = обязательно
cli-help-panel-arguments = Аргументы
cli-help-panel-options = Параметры
cli-help-panel-commands = Команды
cli-help-help = Показать эту справку и выйти.
cli-help-cradle = Настольные игры о цивилизациях за одним столом: играть в терминале, сталкивать ботов, пересматривать партии и измерять скорость.
cli-help-version = Показать версию и выйти.
cli-help-lang = Язык: en, ru или pl. Если не указан, берётся язык системы.
cli-help-title = Игра, как она названа в списке `cradle titles`.
cli-help-option = Настройка игры, например first-game=yes; можно указать несколько раз.
cli-help-content = Файл TOML с вашими значениями компонентов.
cli-help-seed = До 24 шестнадцатеричных цифр; одно и то же зерно даёт одну и ту же партию.
cli-help-json = Вывести JSON для программ.
cli-help-play = Играть в браузере. Если назвать игру — в этом терминале, с ботами или вместе за одной клавиатурой.
cli-help-play-title = Во что играть в этом терминале; без названия стол откроется в браузере.
cli-help-terminal = Играть в этом терминале.
cli-help-players = Сколько игроков.
cli-help-humans = Сколько из них — люди за этой клавиатурой.
cli-help-seat = Место первого человека, считая с 1.
cli-help-bots = Уровни ботов на остальные места, через запятую; короткий список повторяется. О каждом рассказывает «cradle titles».
cli-help-name = Имя человека; можно указать несколько раз.
cli-help-save = Хранить партию в этом файле.
cli-help-resume = Продолжить сохранённую партию; без файла — последнюю.
cli-help-plain = Спрашивать построчно, а не на полном экране: для программ чтения с экрана и простых терминалов.
cli-help-pace = Темп ботов на полном экране: instant (мгновенно), fast (быстро), normal (обычно) или slow (медленно). Клавиша x переходит сразу к вашему следующему вопросу.
cli-help-text = Играть с программой: стол как страницы текста и нумерованные ответы, по объекту JSON в строке на стандартных потоках (docs/text-protocol.md).
cli-help-text-mine = Сколько мест у программы; остальные у ботов.
cli-help-text-seat = Первое место программы, считая с 1.
cli-help-text-width = Ширина страницы в знаках.
cli-help-text-bare = Спрашивать без страниц: они делаются дольше всего; программа получает страницу, когда просит о ней.
cli-help-titles = Показать игры, число игроков и настройки.
cli-help-rules = Прочитать правила игры по пунктам.
cli-help-rules-first = Страница «первая партия за пять минут».
cli-help-rules-glossary = Что значат слова и символы игры.
cli-help-serve = Запустить сервер столов для браузеров: для себя или для всей сети.
cli-help-host = На каком адресе ждать гостей; 0.0.0.0 — на всех сетях этой машины.
cli-help-port = На каком порту ждать гостей.
cli-help-database = Где хранить столы: файл или адрес базы PostgreSQL. Обычно — файл в вашей папке данных.
cli-help-workers = Сколько процессов сервера; больше одного — только с PostgreSQL.
cli-help-allow-host = Имя, по которому можно обращаться к серверу, например tables.example.org; можно указать несколько раз. Обычно любое, а если сервер слушает только эту машину — лишь её собственные имена.
cli-help-proxy = Адрес или сеть обратного прокси, заголовкам X-Forwarded которого можно верить; можно указать несколько раз.
cli-serving = Столы ждут по адресу { $address }. Ctrl-C останавливает сервер.
cli-help-simulate = Сыграть ботами много партий и подвести итог. От партии к партии состав сдвигается на одно место, так что каждый бот сидит везде одинаково часто.
cli-help-games = Сколько партий.
cli-help-simulate-bots = Состав, через запятую; короткий список повторяется.
cli-help-jobs = Сколько процессов; на результат это не влияет. Если не указано, по одному на процессор.
cli-help-arena-group = Турниры ботов, программ и собственных классов.
cli-help-arena-run = Сыграть турнир: каждый встречает каждый набор соперников с каждого места, а каждый расклад играется снова с переменой мест.
cli-help-arena-duel = Выяснить, сильнее ли A, чем B; останавливается, как только это ясно.
cli-help-arena-plan = Файл TOML с полями title, players, entrants, games, seed, budget, content и options; параметры команды заменяют их.
cli-help-arena-title = Игра; можно указать несколько раз.
cli-help-arena-players = Числа игроков, например 2,3. Без этого наименьшее.
cli-help-arena-entrant = Кто участвует: бот, например greedy, класс Python package.module:Class или process:КОМАНДА; со своим именем: ИМЯ=УЧАСТНИК.
cli-help-arena-other = Второй участник, так же.
cli-help-arena-games = Сколько партий каждой игры и каждого числа игроков; дополняется до целых кругов. Без этого 100.
cli-help-arena-most = Сколько партий самое большее.
cli-help-arena-seed = До 24 шестнадцатеричных цифр; одно и то же зерно даёт те же партии. Без этого 1.
cli-help-arena-budget = Секунд на ход для классов и программ. Без этого 10.
cli-help-arena-keep = Хранить план и сыгранные партии в этой папке; та же команда продолжает с места остановки.
cli-help-minutes = Через столько минут не начинать новых партий и рассказать, что есть; 0 — только то, что хранилось.
cli-help-ladder = Измерить, насколько сильны уровни игры: каждый против уровня ниже, верхний против greedy.
cli-help-ladder-title = Игра, как в списке `cradle titles`; all — все игры, у которых есть уровни.
cli-help-ladder-players = Сколько игроков. Без этого двое и обычное для игры число: один верхний уровень против нижнего на всех остальных местах.
cli-help-ladder-games = Сколько партий в каждой строке; дополняется до целых раскладов. Без этого 200 на двоих, 120 на большее число и 40 среди одинаковых уровней.
cli-help-ladder-only = Только эти пары, например master:greedy,expert:skilled; один уровень играет за столом себе подобных.
cli-help-ladder-clear = Закончить пару, как только ясно, кто сильнее, но не раньше 40 партий.
cli-help-ladder-keep = Хранить сыгранные партии каждой строки в этой папке; та же команда продолжает с места остановки.
cli-help-ladder-write = Записать строки каждой игры в её раздел этой страницы; разделы других игр остаются.
cli-help-ladder-shares = Записать доли против уровня ниже в этот файл, из которого их показывают столы.
cli-help-replay = Показать записанную партию ход за ходом, на полном экране, если он есть.
cli-help-replay-file = Запись партии.
cli-help-replay-check = Только проверить, что так можно сыграть.
cli-help-replay-to = Начать после стольких ответов; построчно — остановиться там.
cli-help-replay-plain = Напечатать ходы один под другим и таблицу очков вместо полного экрана.
cli-help-analyse = Разобрать оконченную партию: шансы, ошибки и что было бы лучше. Сделанное хранится рядом с записью.
cli-help-analyse-file = Запись оконченной партии.
cli-help-analyse-seat = Оценивать ответы только этого места; без этого — всех.
cli-help-analyse-games = Партий на одно решение; без этого — столько, сколько успеется за одну–три минуты.
cli-help-analyse-html = Записать страницу с графиком и таблицами, которой не нужна сеть.
cli-help-tune = Найти в игре лучшие веса для слагаемых оценки: шаг за шагом все веса сдвигаются разом в обе стороны, и выбирается лучшая. Выводит модуль с весами.
cli-help-tune-players = Только для стольких игроков; без этого для каждого числа, какое допускает игра.
cli-help-tune-steps = Сколько шагов для каждого числа игроков.
cli-help-tune-games = Сколько партий на шаг; дополняется до целых раскладов.
cli-help-tune-scale = Сколько очков перевеса — ясная победа.
cli-help-tune-duel = Сколько партий новые веса играют в конце против старых; дополняется до целых кругов.
cli-help-tune-minutes = Остановиться через столько минут, даже если шаги остались. Без этого все шаги.
cli-help-tune-keep = Хранить шаги в этой папке; та же команда продолжает с места остановки.
cli-help-tune-write = Записать модуль с весами на его место в исходниках, а не выводить его.
cli-help-learn = Найти, чего не видит оценка игры, думая вперёд: дерево играет само с собой, и по найденному подгоняется небольшая модель. Выводит модуль с моделью. Нужно дополнение «reports».
cli-help-learn-games = На скольких партиях учиться для каждого числа игроков.
cli-help-learn-walks = Сколько проходов дерева на каждый вопрос.
cli-help-learn-duel = Сколько партий новый ум играет в конце против нынешнего на одно решение вперёд и столько же с деревом; дополняется до целых кругов.
cli-help-learn-minutes = Через столько минут больше не играть уроков. Без этого все.
cli-help-learn-keep = Хранить уроки в этой папке; та же команда продолжает с места остановки.
cli-help-learn-write = Записать модуль с моделью на его место в исходниках, а не выводить его, если она победила.
cli-help-learn-anyway = Взять модель, даже если она не победила.
cli-help-bench = Измерить, как быстро работают игры.
cli-help-bench-titles = Игры; если не указаны, все.
cli-help-bench-players = Сколько игроков; если не указано, четыре или ближайшее возможное число.
cli-help-bench-envs = Вместо этого измерить среды для обучения: шаги с наблюдением и маской.
cli-help-bench-against = Сравнить с результатами, которые прежнее измерение на этой машине записало с --json в этот файл.
cli-help-bench-instructions = Считать не секунды, а инструкции процессора с помощью Valgrind: медленно, зато почти без шума.
cli-help-seconds = Секунд на каждое измерение.
cli-help-peers = Измерить и другие библиотеки, если они установлены.
cli-help-balance-players = Сколько игроков; если не задано, четыре или ближайшее возможное число.
cli-help-balance = Сыграть много партий между ботами и рассказать, что приводит к победе: места, стартовые карты, цивилизации, каждая карта.
cli-help-balance-bots = Боты состава: вещи лучше всего сравнивать, когда на всех местах один бот.
cli-help-balance-html = Записать отчёт одной страницей, которой не нужна сеть.
cli-help-balance-markdown = Записать отчёт в Markdown.
cli-help-balance-csv = Записать все партии в CSV, по строке на место.
cli-help-balance-parquet = Записать все партии в Parquet, по строке на место.
cli-help-arena-ray = Играть на кластере Ray: на собственном кластере этой машины или по адресу.
cli-help-export = Записать каждое решение многих партий в Parquet, чтобы учиться на партиях.
cli-help-export-file = Файл для записи.
cli-help-export-wide = В наблюдении столбец на каждую карту и место, а не одно число на карту.
cli-help-content-group = Значения, напечатанные на компонентах игры.
cli-help-content-export = Вывести все значения игры одним текстом TOML.
cli-help-content-check = Проверить файл с вашими значениями.
cli-help-content-file = Файл TOML.

## Ошибки в командах и файлах

cli-usage = Эта команда непонятна; см. «{ $command } --help».
cli-usage-no-option = Нет параметра { $option }; см. «{ $command } --help».
cli-usage-no-value = Параметру { $option } нужно значение; см. «{ $command } --help».
cli-usage-missing = Не хватает { $name }; см. «{ $command } --help».
cli-usage-value = Значение { $name } не подходит; см. «{ $command } --help».
cli-usage-extra = В команде есть лишнее: { $words }; см. «{ $command } --help».
cli-usage-no-command = Нет команды «{ $command }»; есть { $commands }.
cli-option-form = Настройка пишется как ИМЯ=ЗНАЧЕНИЕ, а не «{ $option }».
cli-seed-form = Зерно — это до { $digits } шестнадцатеричных цифр, а не «{ $seed }».
cli-pace = Темпа «{ $pace }» нет; есть { $paces }.
cli-bots-count = { $bots ->
        [0] Не назван ни один бот
        [one] Назван { $bots } бот
        [few] Названо { $bots } бота
       *[many] Названо { $bots } ботов
    } на { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[many] { $seats } мест
    }.
cli-humans-count = { $humans ->
        [one] { $humans } человек не поместится
        [few] { $humans } человека не поместятся
       *[many] { $humans } человек не поместятся
    } за столом на { $seats }.
cli-seat-count = За столом на { $seats } нет места { $seat }.
cli-names-count = Имён { $names }, а людей { $humans }.
cli-file-missing = Нет файла { $file }.
cli-file-directory = { $file } — папка, а не файл.
cli-file-large = { $file } слишком велик, это не тот файл.
cli-file-text = { $file } — не текст в UTF-8.
cli-file-unreadable = { $file } не читается: { $problem }.
cli-file-unwritable = { $file } не записать: { $problem }.
cli-system = Ответ системы: { $problem }.
cli-not-a-terminal = Для игры нужен терминал, в котором можно печатать; для партий без людей есть «cradle simulate».
cli-save-exists = { $file } уже есть: выберите другое имя или продолжите партию через --resume.
cli-save-forked = Эту партию тем временем изменили в другом месте; она продолжается в { $file }.
cli-save-broken = Сохранённую партию { $file } нельзя продолжить: { $reason }
cli-resume-none = Незаконченных партий { $title } нет.
cli-content-export = Файлы значений { $title } не складываются в один текст.
cli-content-audit = С такими значениями стол собран неверно: { $problem }.

## За столом

cli-player = Игрок
cli-player-number = Игрок { $n }
cli-bot-name-1 = Мира
cli-bot-name-2 = Борис
cli-bot-name-3 = Аня
cli-bot-name-4 = Оскар
cli-bot-name-5 = Вера
cli-bot-name-6 = Томас
cli-bot-name-7 = Ирена
cli-bot-name-8 = Феликс
cli-news = С вашего последнего ответа
cli-news-more = С вашего последнего ответа (ещё { $n ->
        [one] { $n } строка
        [few] { $n } строки
       *[many] { $n } строк
    } раньше: клавиша l)
cli-left-out = Не поместилось: { $parts }
cli-answers-more = Ответы, страница { $page } из { $pages }: Enter — следующая, номер можно ввести любой.
cli-part-map = карта
cli-part-tracks = шкалы
cli-part-tree = дерево
cli-part-players = игроки
cli-part-table = стол
cli-part-piece = деталь в руке
cli-part-technologies = технологии
cli-part-own = свои карты
cli-part-goals = цели
cli-part-governments = формы правления
cli-part-structures = постройки
cli-part-guess = примечание
cli-part-stock = запас
cli-part-promises = обещания
cli-part-offers = предложения
cli-part-battle = битва
cli-part-hand = рука
cli-part-wheel = колесо
cli-part-effects = эффекты
cli-key-u = назад
cli-key-h = совет
cli-key-v = стол
cli-key-b = планшеты
cli-key-l = журнал
cli-key-r = правило
cli-key-w = почему
cli-key-s = сохранить
cli-key-q = выйти
cli-key-help = справка
cli-prompt-what = Введите число от 1 до { $n } или букву; ? объяснит буквы.
cli-back = Enter — вернуться к столу.
cli-more = Enter — дальше ({ $page } из { $pages }); q — назад к столу.
cli-pass-keyboard = Клавиатуру берёт { $name }. Остальные отворачиваются.
cli-pass-ready = Когда сядете, нажмите Enter.
cli-hint-only = Здесь только один ответ.
cli-hint-thinking = воображаемых партий: { $games } (⏎ прервёт) ≈ { $label }
cli-hint-answer = { $number }: { $label }, шанс { $chance }%, очки: { $points }
cli-hint-answer-bare = { $number }: { $label }, шанс { $chance }%
cli-hint-close = Разница неясна: сыграно партий { $games }.
cli-hint-few = Партий слишком мало ({ $games }), чтобы сказать, какой ответ лучше.
cli-bot-failed = { $name }: бот ({ $failed }) дал сбой, дальше играет другой, послабее ({ $level }).
cli-undo-nothing = Вы ещё ничего не отвечали.
cli-undo-not = Это не отменить: после вашего ответа кто-то узнал новое или вмешался случай.
cli-undone = Ваш последний ответ отменён.
cli-saved = Сохранено в { $file }.
cli-resume-offer = Вас ждёт незаконченная партия: «cradle play { $title } --resume».
cli-left = Партия сохранена. Продолжить: cradle play { $title } --resume{ $file }
cli-finished = Запись партии — в { $file }; её покажет «cradle replay».
cli-log-empty = Пока ничего не произошло.
cli-log-head = Журнал: последние { $shown } из { $all ->
        [one] { $all } строки
        [few] { $all } строк
       *[many] { $all } строк
    }
cli-rivals-head = Остальные игроки целиком (b и число от 1 до { $n } — одно место)
cli-rule-head = Правило { $clause }
cli-rule-missing = В этом пакете нет правил.
cli-help-head = Клавиши
cli-help-key-number = дать ответ с этим номером
cli-help-key-u = назад: отменить свой последний ответ, если с тех пор никто не узнал нового
cli-help-key-h = совет: чего стоят ответы, по воображаемым партиям
cli-help-key-part = { $part }: целиком
cli-help-key-v = стол: всё, что на нём лежит, по одному экрану
cli-help-key-b = планшеты: остальные игроки целиком; b 2 — только место 2
cli-help-key-l = журнал: что произошло; l 100 — последние сто строк
cli-help-key-r = правило: пункт правил об этом вопросе
cli-help-key-w = почему: какие ответы сейчас невозможны и почему; w 2 покажет правило причины 2
cli-help-key-s = сохранить: партия и так сохраняется после каждого ответа; s ФАЙЛ делает копию
cli-help-key-q = выйти: ничего не потеряется
cli-help-key-help = эта страница
cli-help-changes = Рядом с ответом написано, что он изменит для вас. Знак ≈ значит, что тут вмешиваются случай, закрытые карты или другие игроки: несколько проб дали одно и то же, но это не наверняка.
cli-help-saved = Эта партия — в { $file }.
cli-tab-table = стол
cli-tab-map = карта
cli-tab-tracks = треки
cli-tab-tree = дерево
cli-tab-actions = действия
cli-tab-prices = цены
cli-tab-mine = моё
cli-tab-rivals = соперники
cli-tab-cards = карты
cli-tab-log = журнал
cli-tab-rule = правило
cli-tab-points = очки
cli-tab-why = почему нет
cli-tab-help = помощь
cli-deed-undo = отменить
cli-deed-hint = совет
cli-deed-filter = найти
cli-deed-zoom = крупно
cli-deed-save = сохранить
cli-deed-skip = не ждать
cli-deed-quit = выйти
cli-deed-chapter-back = раунд назад
cli-deed-chapter-on = раунд вперёд
cli-deed-run = пуск
cli-deed-eye = чьими глазами
cli-full-choose = выбрать ответ
cli-full-direct = дать ответ с этой клавишей
cli-full-flip = предыдущая или следующая страница
cli-full-page = стрелки и листание двигают страницу вместо ответов, и обратно
cli-full-scroll = страница на экран вперёд или назад
cli-full-undo = взять назад последний ответ, если с тех пор никто ничего не узнал
cli-full-hint = чего стоят ответы, по воображаемым партиям
cli-full-filter = найти ответы по части текста; Enter даёт первый
cli-full-zoom = страница крупно, без ответов, и обратно
cli-full-save = сказать, где партия, или записать копию в файл; она и так сохраняется после каждого ответа
cli-full-skip = не ждать ботов до вашего следующего вопроса
cli-full-quit = выйти; ничего не пропадёт
cli-film-step = предыдущий или следующий ход
cli-film-list = двигаться по списку ходов
cli-film-page = стрелки и клавиши листания двигают страницу вместо списка, и обратно
cli-film-scroll = страница на экран вперёд или назад
cli-film-chapter-back = к началу раунда или предыдущего раунда
cli-film-chapter-on = к следующему раунду
cli-film-run = пусть партия идёт сама; остановить её
cli-film-eye = смотреть на стол глазами следующего игрока, затем глазами всех
cli-film-zoom = страница крупно, без списка, и обратно
cli-film-quit = выйти
cli-full-thinking = Остальные думают…
cli-field-filter = часть ответа или его номер
cli-field-save = файл для копии; один Enter скажет, где партия
cli-why-head = Почему другие ответы сейчас невозможны:
cli-why-none = Возможны все ответы, которые бывают у этого вопроса.
cli-why-more = w и номер покажут правило.
cli-why-count = { $n ->
        [one] { $n } ответ
        [few] { $n } ответа
        [many] { $n } ответов
       *[other] { $n } ответа
    }
cli-tracks-head = Номер, фишки, название, цена (? – любой ресурс), выгода; + бонус и сколько он стоит; ▣ достижение для первого

## Таблица очков

cli-sheet-title = Очки
cli-sheet-total = Всего
cli-sheet-ties = При ничьей
cli-sheet-place = Место
cli-sheet-won = Победа: { $winner }.
cli-sheet-shared = Единственного победителя нет, ничья: { $winners }.
cli-sheet-winner = Победа: { $winner }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
cli-sheet-winner-tie = Победа по дополнительному показателю: { $winner }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
cli-sheet-winners = Победу делят { $winners }: по { $points ->
        [one] { $points } очку
        [few] { $points } очков
       *[many] { $points } очков
    }.
cli-sheet-and = { $first } и { $last }

## cradle titles

cli-titles-players = { $players ->
        [1] { $players } игрок
       *[other] игроков: { $players }
    }
cli-titles-default = по умолчанию
cli-titles-seats-only = Только при числе игроков: { $seats }.
cli-titles-reconstructed = { $n } из { $all } записей о компонентах восстановлены нами: напечатанные значения публично не известны. Владелец коробки может вписать свои: cradle content export { $title }
cli-titles-levels = Боты от слабого к сильному (есть также random и greedy)
cli-titles-share = Проценты — измеренная доля побед в партиях на двоих над предыдущим уровнем.
cli-titles-affiliation = Cradle никак не связан с издателями; понравилась игра — купите коробку.

## cradle simulate

cli-simulate-playing = Идёт игра
cli-simulate-head = { $title }, игроков: { $seats }; { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }: { $bots }
cli-simulate-seats = От партии к партии состав сдвигается на одно место. Интервалы — 95 % по Уилсону.
cli-simulate-shared = { $n ->
        [one] { $n } партия закончилась
        [few] { $n } партии закончились
       *[many] { $n } партий закончились
    } общей победой: она делится на равные доли.
cli-simulate-stopped = { $n ->
        [one] { $n } партия прервана
        [few] { $n } партии прерваны
       *[many] { $n } партий прервано
    } по пределу длины и не засчитывается.
cli-simulate-bot = бот
cli-simulate-seat = место
cli-simulate-seat-n = место { $n }
cli-simulate-trait = чем играет
cli-simulate-mixed = Чем играть, решает бот: чтобы сравнивать эти строки, сажайте за стол ботов одного вида.
cli-simulate-games = партий
cli-simulate-wins = побед
cli-simulate-rate = доля
cli-simulate-interval = 95 %
cli-simulate-score = очки
cli-simulate-sd = откл.
cli-simulate-quantiles = 5 50 95 %
cli-simulate-answers = Ответов в партии: { $mean } (отклонение { $sd }, 90 % — от { $low } до { $high }).
cli-simulate-rounds = Раундов в партии: { $mean } (отклонение { $sd }, 90 % — от { $low } до { $high }).

## cradle replay

cli-replay-header = Игроков: { $seats }, настройки { $options }, зерно { $seed }
cli-replay-start = Начало партии
cli-replay-at = { $n } из { $all }, глазами: { $name }
cli-replay-public = все
cli-replay-over = доиграна
cli-replay-open = не доиграна
cli-replay-fine = { $file } в порядке: { $title }, игроков: { $seats }, { $answers ->
        [one] { $answers } ответ
        [few] { $answers } ответа
       *[many] { $answers } ответов
    }, партия { $state }, позиция { $digest }.
cli-replay-stands = Так выглядит счёт после { $answers } из { $all ->
        [one] { $all } ответа
        [few] { $all } ответов
       *[many] { $all } ответов
    }.

## cradle tune

cli-tune-steps = Шаги
cli-tune-duels = Поединки
cli-tune-found = Игроков: { $seats }. Сделано шагов: { $steps }; у новых весов { $share } побед против старых ({ $low }–{ $high }), сыграно партий: { $games }.
cli-tune-not-found = Игроков: { $seats }. Сделано шагов: { $steps }; у новых весов { $share } побед против старых ({ $low }–{ $high }), сыграно партий: { $games }. Что они лучше, не доказано; остаются старые.
cli-tune-written = Веса записаны в { $file }.
cli-tune-kept = { $steps ->
        [one] { $steps } шаг хранится
        [few] { $steps } шага хранятся
       *[many] { $steps } шагов хранятся
    } в { $folder }; та же команда продолжит.

## cradle learn

cli-learn-lessons = Уроки
cli-learn-rounds = Подгонка
cli-learn-plies = Поединки на одно решение вперёд
cli-learn-trees = Поединки с деревом
cli-learn-won = Игроков: { $seats }. Уроков: { $lessons }; у нового ума { $ply } побед на одно решение вперёд ({ $plylow }–{ $plyhigh }) и { $tree } с деревом ({ $treelow }–{ $treehigh }), партий по { $games }.
cli-learn-not-won = Игроков: { $seats }. Уроков: { $lessons }; у нового ума { $ply } побед на одно решение вперёд ({ $plylow }–{ $plyhigh }) и { $tree } с деревом ({ $treelow }–{ $treehigh }), партий по { $games }: этого мало.
cli-learn-written = Выученное записано в { $file }.
cli-learn-nothing = Ничего не записано: ни одна модель не победила. С --anyway она берётся всё равно.
cli-learn-kept = { $lessons ->
        [one] { $lessons } урок хранится
        [few] { $lessons } урока хранятся
       *[many] { $lessons } уроков хранятся
    } в { $folder }; та же команда продолжит.

## cradle bench

cli-bench-measuring = Измеряется { $name }
cli-bench-head = Случайная игра на одном ядре, событий за секунду процессорного времени, лучшее из { $n } измерений.
cli-bench-name = игра
cli-bench-title = { $title }, игроков: { $seats }
cli-bench-compiled = Скомпилировано: { $titles }.
cli-bench-plain = На чистом Python, без компиляции: { $titles }.
cli-bench-decisions = решений/с
cli-bench-games = партий/с
cli-bench-clones = копий/с (одна)
cli-bench-imagines = воображ./с (один)
cli-bench-search-head = Что нужно для поиска: доигрывание начинается в середине партии, все играют жадно; оценка — всех мест сразу; шаг — ещё один в дереве.
cli-bench-playouts = доигрываний/с (одно)
cli-bench-evaluations = оценок/с (одна)
cli-bench-walks = шагов дерева/с (один)
cli-bench-instructions-head = Инструкции процессора на каждое действие, посчитанные callgrind.
cli-bench-one-decisions = решение
cli-bench-one-clones = копия
cli-bench-one-imagines = воображаемый стол
cli-bench-one-playouts = доигрывание
cli-bench-one-evaluations = оценка
cli-bench-one-walks = шаг дерева
cli-bench-against = { $title }, { $figure }: скорость — { $times } от той, что в файле.
cli-bench-against-other = { $title }: в файле результаты для другого числа игроков или иначе скомпилированные.
cli-bench-no-valgrind = Инструкции считает Valgrind, который здесь не установлен.
cli-bench-not-kept = В { $file } нет результатов cradle bench --json.
cli-bench-kept-elsewhere = Результаты в { $file } — с другой машины, от другого Python или в других единицах.
cli-bench-ratio = { $title }: решений в { $decisions } раза больше, чем у { $peer }, копий — в { $clones }.
cli-bench-missing = { $peer } здесь не установлен и не измерялся.
cli-bench-envs-head = Среды со случайными действиями на одном ядре: партии идут, столы на каждой их стадии. Шаги в секунду процессорного времени, с наблюдением и маской; средние за { $n } измерений по очереди.
cli-bench-face = вид
cli-bench-vector = вектор, столов: { $tables }
cli-bench-best = шагов/с, лучшее
cli-bench-median = медиана
cli-bench-envs-ratio = { $title }: шагов вектором в { $vector } раза больше, чем у { $peer } из PettingZoo, через AEC — в { $aec }.
cli-bench-envs-mean = { $title }: шагов вектором в { $vector } раза больше, чем у игр PettingZoo вместе (их { $n }), через AEC — в { $aec } (средние геометрические).

## cradle content

cli-content-fine = { $file } подходит к игре { $title }: { $n ->
        [0] отличий от встроенных значений нет
        [one] отличается { $n } запись
        [few] отличаются { $n } записи
       *[many] отличаются { $n } записей
    }. Отпечаток: { $digest }.
cli-help-puzzles-group = Задачи: одно решение из партии сильных ботов.
cli-help-puzzles-make = Составить задачи из партий сильных ботов. Найденное сохраняется: работу можно прервать и продолжить.
cli-help-puzzles-count = Сколько задач.
cli-help-puzzles-seed = Одно и то же число даёт одни и те же задачи.
cli-help-puzzles-level = Боты, которые играют партии; если не указать, предпоследние по силе.
cli-help-puzzles-out = Файл для записи; если не указать, файл самой игры.
cli-help-puzzles-check = Пересчитать готовые задачи с новой случайностью.
cli-help-puzzles-games = Партий на каждый ответ.
cli-help-puzzles-check-seed = Другое число — другая случайность.
cli-help-puzzles-play = Решить задачу здесь.
cli-help-puzzles-number = Которая из задач игры.
cli-puzzles-making = Поиск задач (партий: { $games })
cli-puzzles-made = Задач: { $count }, партий: { $games }. Файл: { $file }
cli-puzzles-stopped = Прервано, задач найдено: { $found }. Та же команда продолжит: { $file }
cli-puzzles-where = Эта игра лежит не в папке; укажите файл через --out.
cli-puzzles-checking = Пересчёт
cli-puzzles-checked = Задач: { $count }. Опубликованный ответ всё ещё лучший в { $best }, с отрывом в 8 пунктов из ста — в { $ahead }.
cli-puzzles-none = Для этой игры задач пока нет.
cli-puzzles-prompt = Ваш ответ (от 1 до { $last }):{ " " }
cli-puzzles-solved = Лучший ответ.
cli-puzzles-not-solved = Это не лучший ответ.
cli-puzzles-from = Из партии ботов (игроков: { $seats }), ответ { $answer }; сыграно партий: { $games }. Правила: { $clause }
