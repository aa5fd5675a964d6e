# Что говорят среды для тех, кто изучает игры, по-русски.

envs-missing = Для сред нужен пакет { $package }, а здесь его нет. Установите его командой: pip install cradle[{ $extra }]
envs-argument = { $what } не может быть «{ $given }». Выберите одно из: { $choices }.
envs-seed = Зерно — целое число от 0, не длиннее { $bits } бит, а не { $given }. Возьмите другое или не указывайте его.
envs-most-answers = most_answers — сколько ответов может быть в партии, прежде чем её прервут: целое число от 1, а не { $given }.
envs-content = Файл { $path } не читается. Укажите путь к файлу TOML или сам его текст.
envs-seat = За этим столом нет места { $seat }. Выберите место от 0 до { $last }.
envs-rivals = За этим столом { $wanted ->
        [one] { $wanted } соперник
        [few] { $wanted } соперника
       *[many] { $wanted } соперников
    }, а названо { $given }. Назовите по одному на каждого или один уровень для всех.
envs-reset = Партия ещё не начата. Сначала вызовите reset().
envs-over = Эта партия окончена. Новую начинает reset().
envs-action = Действие — целое число, а не { $given }. Возьмите то, у которого в маске стоит 1.
envs-agent = Нет агента «{ $agent }». Агенты: { $agents }.
envs-dead = Для { $agent } партия окончена, и единственный его шаг — None.
envs-no-action = У { $agent } нет действия в этом шаге. Дайте по одному каждому агенту.
envs-wait = { $agent } ни о чём не спрашивают, и он может только ждать: действие { $action }.
envs-no-wait = { $agent } спрашивают, и ждать он не может. Возьмите действие, у которого в маске стоит 1.
envs-tables = В пакете от 1 до { $most } столов, а не { $given }.
envs-actions = Шаг принимает по одному целому числу для каждого стола (столов: { $tables }), в один ряд; здесь форма { $shape } и тип { $type }.
envs-illegal = Действие { $action } за столом { $table } сейчас невозможно, поэтому ничего не сыграно. Возьмите то, чей столбец в маске равен 1.
envs-render-mode = Не сказано, как рисовать стол. Создайте среду с render_mode: { $modes }.
envs-no-picture-playwright = Для картинки нужен пакет playwright, а здесь его нет. Установите его или возьмите render_mode="ansi".
envs-no-picture-browser = Для картинки нужен Chromium, а его не нашлось. Установите его, укажите в CRADLE_CHROMIUM или возьмите render_mode="ansi".
envs-no-picture-client = Для картинки нужен клиент для браузера, а здесь он не собран. Установите wheel или возьмите render_mode="ansi".
envs-no-picture-page = Страницу стола не удалось показать в браузере. Возьмите render_mode="ansi" или попробуйте ещё раз.

## Таблица полей

envs-field-name = поле
envs-field-start = с
envs-field-length = чисел
envs-field-least = меньшее
envs-field-most = большее
envs-field-choice = называет вещи
envs-field-yes = да
envs-field-sum = Всего чисел: { $n }

## OpenSpiel

envs-deals = deals — сколько есть раздач: целое число от 1 до { $most }, а не { $given }.
envs-options = «{ $given }» — не настройка и её значение. Пишите options=имя:значение;имя:значение.
envs-no-deal = Ещё ничего не роздано. Сначала примените номер раздачи.
envs-observer = У наблюдателя игры нет параметров вроде { $given }. Уберите их.

## Текст

envs-width = Ширина страницы — от { $least } до { $most } знаков, а не { $given }.
envs-names = Мест { $seats }, а имён { $given }. Дайте имя каждому месту или ни одному.
