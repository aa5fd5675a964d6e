# Что говорит ядро, по-русски.

core-nobody = никто
core-unknown = что-то неизвестное

## Ответ, который запрещают правила

core-refused = «{ $word }» невозможно: { $reason }
core-why-turn = Это место сейчас ни о чём не спрашивают.
core-why-bound = Такого ответа на этот вопрос нет.

## Подготовка

core-setup-title = Нет игры «{ $title }»; есть { $titles }.
core-setup-players = { $title } рассчитана на { $least }–{ $most } игроков, а не на { $players }.
core-setup-option = У { $title } нет настройки «{ $option }»; есть { $options }.
core-setup-choice = Настройка { $option } не может быть «{ $choice }»; возможно { $choices }.
core-setup-option-seats = При числе игроков { $players } настройка { $option } ничего не значит.
core-setup-seed = Зерно — это число не длиннее { $bits } бит.
core-setup-bot = Нет бота «{ $bot }»; есть { $bots }.
core-setup-language = Нет языка «{ $language }»; есть { $languages }.

## Записи партий

core-record-header = Строка { $line } заголовка записи — не «имя: значение».
core-record-missing = В записи не указано «{ $field }».
core-record-format = Формат записи { $format } эта версия не читает.
core-record-field = «{ $field }» в записи не читается.
core-record-title = Это запись игры { $found }, а не { $title }.
core-record-rules = Запись сделана по правилам версии { $found }, а здесь версия { $version }.
core-record-content = Запись сделана с другими значениями компонентов ({ $found }, а не { $content }); укажите их файл через --content.
core-record-line = Строка { $line } партии — не «место вопрос ответ».
core-record-question = В строке { $line } у места { $seat } не спрашивают «{ $question }».
core-record-line-word = В строке { $line } нет ответа «{ $word }».
core-record-refused = В строке { $line } «{ $word }» невозможно: { $reason }
core-record-word = У вопроса «{ $question }» нет ответа «{ $word }».
core-record-bound = Ответ { $answer } не меньше { $bound }.

## Позиции

core-position-cards = Компоненты в позиции лежат не каждый на одном месте.
core-position-length = «{ $field }» в позиции: нужно записей — { $length }.
core-position-number = «{ $field }» в позиции — неподходящее число.
core-position-numbers = «{ $field }» в позиции — не список чисел.
core-position-rows = «{ $field }» в позиции — не список.
core-position-step = В позиции неизвестный шаг: { $step }.

## Файлы значений

core-content-toml = { $file } — неверный TOML: { $problem }.
core-content-unknown = { $where } этой игре неизвестно.
core-content-id = { $where } имеет id «{ $id }», неизвестный этой игре.
core-content-twice = { $where } встречается дважды.
core-content-table = { $where } должно быть таблицей.
core-content-entries = { $where } должно быть списком таблиц.
core-content-count = В { $where } должно быть записей: { $count }, а их { $found }.
core-content-missing = Не хватает { $where }.
core-content-list = { $where } должно быть списком{ $length ->
        [0] { "" }
       *[other] { "" }, записей: { $length }
    }.
core-content-text = { $where } должно быть текстом.
core-content-flag = { $where } должно быть true или false.
core-content-number = { $where } должно быть целым числом от { $least } до { $most }, а не { $found }.
core-content-one-of = { $where } — «{ $found }»; возможно { $allowed }.
core-content-order = { $where } не на своём месте: записи должны идти в порядке встроенного файла.
