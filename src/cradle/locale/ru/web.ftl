# Браузерный клиент по-русски.

web-cradle = Cradle
web-skip = К содержанию
web-loading = Секунду…
web-close = Закрыть
web-again = Попробовать снова
web-save = Сохранить
web-yes = Да
web-no = Нет
web-count = { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }

## Finding the way

web-nav = Главное меню
web-nav-shelf = Игры
web-nav-replays = Записи
web-nav-rules = Правила
web-nav-about = О проекте
web-nav-settings = Настройки
web-language = Язык
web-nothing-here = Здесь ничего нет.
web-to-shelf = Вернуться к полке

## The shelf

web-home-title = Цивилизационные игры за одним столом
web-home-note = С ботами — в два клика, с друзьями — по ссылке. Ничего не нужно устанавливать и нигде регистрироваться.
web-players = Игроки
web-length = Время партии
web-minutes = { $minutes } мин
web-seconds = { $seconds } с
web-hours = { $hours ->
        [one] { $hours } час
        [few] { $hours } часа
        [many] { $hours } часов
       *[other] { $hours } часа
    }
web-days = { $days ->
        [one] { $days } день
        [few] { $days } дня
        [many] { $days } дней
       *[other] { $days } дня
    }
web-weight = Сложность { $weight } из 5
web-play-bots = Играть с ботами
web-new-table = Новый стол
web-my-tables = Мои столы
web-my-tables-none = Сейчас вы нигде не играете. Самое время начать!
web-open-tables = Открытые столы
web-open-tables-none = Сейчас никто не ждёт игроков.
web-continue = Продолжить
web-remove = Покинуть стол: { $title }
web-remove-really = Покинуть?
web-table-with = { $title }: { $names }
web-table-seats = { $title }: { $names } — занято мест: { $taken } из { $all }
web-join = Сесть за стол
web-watch = Смотреть
web-state-gathering = есть свободные места
web-state-yours = ваш ход
web-state-waiting = думают другие
web-new-here = Впервые здесь?
web-new-here-1 = Нажмите «Играть с ботами»: стол накрыт, ваше место первое.
web-new-here-2 = Вопрос — всегда наверху, а всё, что светится, можно выбрать. Наведите курсор, и станет видно, что изменится.
web-new-here-3 = Недоступный вариант объяснит, почему он недоступен. Отменить можно всё, чего ещё никто не видел.
web-new-here-rules = Прочитать правила
web-new-here-components = Посмотреть все карты

## A new table

web-which-title = Во что играем?
web-seats = Места
web-seat-me = Я
web-seat-free = свободное место
web-seat-guest = Гость
web-seat-bot = Бот
web-seat-kind = Кто сидит на месте { $seat }?
web-seat-level = Уровень бота на месте { $seat }
web-seat-name = Имя на месте { $seat }
web-seat-remove = Убрать место { $seat }
web-seat-add = Добавить место
web-kind-bot = Бот
web-kind-friend = Друг по ссылке
web-kind-friend-note = Вы получите ссылку для друга.
web-kind-hot = За этим экраном
web-only-bots = Боты играют между собой, а вы смотрите.
web-alone = Играть одному
web-alone-note = Против соперника из коробки: его сила выбирается в вариантах игры.
web-name = Имя
web-options = Варианты игры
web-variants = Варианты
web-clock-move = Время на ход
web-clock-game = Время на всю партию
web-clock-note = Когда оно выйдет, за вас ответит бот.
web-clock-none = Без ограничений
web-pace = Темп ботов
web-pace-slow = Медленно
web-pace-normal = Обычно
web-pace-fast = Быстро
web-pace-instant = Мгновенно
web-open-table = Открытый стол
web-open-table-note = Его видят все: любой может присоединиться или смотреть.
web-create = Открыть стол

## Before the game

web-lobby = { $title }: ждём игроков
web-lobby-note = Отправьте каждому другу свою ссылку. Игра начнётся, когда все места будут заняты.
web-lobby-full = Все места заняты.
web-lobby-from = Этот стол продолжает сыгранную раньше партию с ответа { $step }.
web-link = Ссылка-приглашение
web-copy = Скопировать ссылку
web-copied = Скопировано
web-to-bot = Посадить бота
web-start = Начать
web-you = (вы)
web-invited = Вас приглашают в игру «{ $title }»
web-your-name = Ваше имя
web-sit-down = Сесть за стол
web-link-none = Это приглашение больше не действует.

## At the table

web-table = Стол
web-stages = Ход игры
web-your-turn = Ваш ход
web-over = Игра окончена
web-going-on = Игра продолжается…
web-waiting = Ждём: { $names }
web-sending = Отправляем ваш ответ…
web-sealed = Вы сделали выбор. { $others ->
        [none] Сейчас все карты откроются.
       *[other] Ждём: { $others }.
    }
web-sealed-yours = Перед вами лежит рубашкой вверх:
web-by-itself = Через мгновение игра продолжится сама.
web-answers = Варианты ответа
web-buy = Купить
web-sell = Продать
web-undo = Отменить
web-take-back = Передумать
web-to-my-turn = К моему ходу
web-menu = Меню
web-side = Журнал, чат, правила и очки
web-tab-log = Журнал
web-tab-chat = Чат
web-tab-rules = Правила
web-tab-chart = График
web-tab-scores = Очки
web-tab-coach = Советник
web-coach-all = Советник для всех
web-coach-was-allowed = В этой партии был разрешён советник.
web-coach-was-used = В этой партии спрашивали советника.
web-settings-coach = Советник
web-settings-coach-best = показывает лучшие ответы
web-settings-coach-watch = только за чем следить и почему
web-log-empty = Пока ничего не произошло.
web-chat-empty = Пока никто ничего не сказал.
web-chat-say = Написать сообщение
web-chat-send = Отправить
web-spectator = Зритель
web-score-line = Очки
web-score-total = Итого
web-score-place = Место
web-rules-all = Все правила
web-clause = пункт { $clause }
web-thinking = думает…
web-rivals = Соперники
web-open-mat = Посмотреть планшет: { $name }
web-my-area = Мой планшет
web-area-of = Планшет: { $name }
web-track = Счётчик
web-zoom-in = Приблизить
web-zoom-out = Отдалить
web-really = Вы уверены?
web-really-never = Больше не спрашивать
web-really-changed = Тем временем вопрос изменился. Ничего не отправлено.
web-connection-lost = Связь потеряна. Мы пытаемся её восстановить.
web-connection-lost-answer = Связь потеряна. Мы пытаемся её восстановить, ваш ответ не пропадёт.
web-away = Сейчас стол нельзя ни прочитать, ни сохранить. Игра продолжится сама, как только это станет возможно.
web-away-answer = Сейчас стол нельзя сохранить. Ваш ответ не пропадёт и будет отправлен снова через { $seconds } с.
web-delayed-answer = Сервер сейчас не принимает ваш ответ. Ответ не пропадёт и будет отправлен снова через { $seconds } с.
web-watching = Вы наблюдаете за игрой.
web-name-away = { $name } (нет на месте)
web-seat-away = { $name }: нет на месте.
web-seat-overdue = { $name }: время вышло.
web-seat-left = Место { $seat } свободно.
web-let-bot = Пусть играет бот
web-stand-in = За вас играет бот ({ $level }).
web-come-back = Вернуться в игру
web-wish-asked = Спрашиваем остальных, можно ли вам сесть за стол.
web-wish-declined = Остальные решили играть без вас. Вы можете наблюдать.
web-bot-failed = { $name }: бот ({ $failed }) дал сбой, дальше играет другой, послабее ({ $level }).
web-proposal-undo = { $name } просит отменить последний ответ.
web-proposal-seat = { $name } просит разрешения сесть на место { $seat }.
web-agree = Согласиться
web-decline = Отказать
web-curtain = { $name }, ваш ход
web-curtain-note = Остальные пока отвернулись.
web-curtain-open = Я — { $name }
web-leave = Покинуть стол
web-leave-really = Да, покинуть
web-leave-note = Ваши места освободятся или их займёт бот ({ $level }).
web-watch-link = Ссылка для зрителей
web-keys = Клавиши: 1–9 — выбор, Tab — переход по вариантам, U — отмена, F — сразу к моему ходу, H — советник, ? — правила.
web-clock-left = Осталось времени: { $name }
web-table-private = Это закрытый стол.
web-table-none = Такого стола нет.
web-table-closed = Игроки покинули этот стол.
web-table-shut = Этот стол закрыт.

## After the game

web-won = { $count ->
        [one] Победа: { $names }
        [few] Победу делят { $names }
        [many] Победу делят { $names }
       *[other] Победу делят { $names }
    }
web-chart = Очки по ходу партии
web-chart-race = Ход гонки
web-chart-steps = Ответы
web-turning = Переломные моменты
web-turning-decided = Ответ { $step }: { $name } выходит вперёд и больше не уступает
web-turning-lead = Ответ { $step }: вперёд выходит { $name }
web-turning-swing = Ответ { $step }: рывок игрока { $name }, отрыв от соперников лучше на { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
web-turning-reached = Ответ { $step }: { $name } у цели ({ $goal }: { $points })
web-turning-ahead = Ответ { $step }: { $name } ближе всех к победе ({ $goal }: { $points })
web-turning-lost = Ответ { $step }: { $name } отступает назад ({ $goal }: { $points })
web-turning-none = Переломных ответов в этой партии не было.
web-rematch = Реванш
web-replay = Запись партии
web-analysis = Разбор
web-to-board = Посмотреть на стол
web-to-scores = Вернуться к очкам
web-record = Скачать запись
web-won-by = { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } впереди игрока { $name }; больше всего — { $line } (+{ $gain })
web-won-tie = Столько же очков, сколько у игрока { $name }: решает правило ничьей
web-won-after = { $count ->
        [one] { $count } ответ
        [few] { $count } ответа
        [many] { $count } ответов
       *[other] { $count } ответа
    }
web-rematch-waits = Стол для реванша накрыт, ваше место сохранено.
web-rematch-join = К реваншу

## Replay

web-replay-start = Начало партии
web-replay-did = { $name }: { $deed }
web-replay-step = Ответ { $step } из { $steps }
web-replay-none = Эту партию нельзя просмотреть.
web-replays-none = Законченных партий пока нет.
web-eye = Чьими глазами
web-eye-of = Глазами: { $name }
web-take-over = Играть отсюда
web-take-over-old = Эта партия сыграна по другой версии правил. Её можно просмотреть, но не продолжить.
web-to-start = К началу
web-to-end = В конец
web-step-back = На шаг назад
web-step-on = На шаг вперёд
web-play = Смотреть
web-pause = Пауза
web-scrub = Место в партии
web-upload = Просмотреть запись из файла
web-moves = Ходы
web-chapter = Часть игры

## Rules

web-rules-of = Правила: { $title }
web-first-game = Первая партия за пять минут
web-glossary = Словарь
web-rules-search = Искать в правилах и словаре
web-rules-nothing = Об этом правила молчат.
web-rules-english = Пока правила есть только на английском.
web-chapters = Главы
web-components = Компоненты

## Settings

web-settings-look = Вид
web-settings-play = Игра
web-theme = Цвета
web-theme-system = Как в системе
web-theme-dark = Тёмные
web-theme-light = Светлые
web-motion = Анимация
web-motion-system = Как в системе
web-motion-full = Всегда
web-motion-none = Никогда
web-settings-patterns = Узоры в дополнение к цветам
web-settings-confirm = Переспрашивать, если выбор ведёт к потере
web-settings-forced = Единственный ответ даётся сам, и по времени никто не узнает, что у меня на руке
web-settings-list = Показывать все варианты списком
web-settings-sound = Звук, когда наступает мой ход, а я смотрю в другое окно
web-settings-notify = Уведомление, когда наступает мой ход, а я смотрю в другое окно
web-account = Учётная запись
web-account-note = Для игры не нужна. С ней ваши партии доступны на всех устройствах.
web-account-in = Вы вошли как { $login }.
web-login = Логин
web-password = Пароль
web-log-in = Войти
web-log-out = Выйти
web-register = Создать учётную запись

## About

web-about-title = О проекте Cradle
web-about-what = Cradle — стол для цивилизационных настольных игр: точные правила, люди и боты, записи и разбор партий. Ничего скрытого за столом в ваш браузер не попадает.
web-about-free = Cradle не связан ни с одним издательством. Названия игр лишь указывают, о каких правилах речь; все тексты и рисунки — наши. Понравилась игра — купите коробку.
web-about-values = Откуда взяты значения компонентов
web-about-values-note = Не все напечатанные значения общеизвестны. То, что не удалось подтвердить, восстановлено и отмечено в списках звёздочкой; владелец коробки может играть с файлом напечатанных значений.
web-about-counts = подтверждено: { $source }, частично: { $partly }, восстановлено: { $reconstructed }.
web-about-credits = Благодарности
web-credit-icons = Пиктограммы — Lorc, Delapouite и другие авторы:
web-credit-fonts = Шрифты Alegreya и Alegreya Sans — Хуан Пабло дель Пераль, Huerta Tipográfica:
web-credit-software = Сделано с помощью

## Поля игр

web-answers-all = Все варианты
web-point-hint = Всё, что светится на поле, можно выбрать и там.
web-nothing-note = Возможно, в адресе опечатка или то, что здесь было, уже убрали.
web-table-private-note = Смотреть могут только игроки. Попросите у них ссылку для зрителей.
web-table-none-note = Возможно, партию бросили или ссылка неполная.
web-link-none-note = Возможно, место уже заняли. Попросите у пригласившего новую ссылку.
web-replay-none-note = Просмотреть можно только законченные партии.
web-legend = Символы
web-chart-none = В этой игре очки по ходу партии не считают: побеждает тот, кто первым достигнет цели.
web-left = { $count ->
        [0] не осталось
       *[other] осталось { $count }
    }
web-first-player = Первый игрок
web-reconstructed = Часть значений этой детали восстановлена нами.

## Trouble

web-error-unreachable = Сервер недоступен. Проверьте соединение и попробуйте снова.
web-error-server = Сервер ответил что-то неожиданное ({ $status }). Попробуйте чуть позже.
web-error-other = Не получилось ({ $what }).
web-error-screen = Не удалось загрузить этот экран.

## Уроки

web-lessons = Уроки
web-lessons-title = Освойте игру за несколько коротких уроков
web-lessons-note = Каждый урок — одна мысль и одно задание за настоящим столом, меньше двух минут.
web-lessons-of = { $title }: первая игра
web-lessons-count = { $done } из { $all }
web-lessons-begin = Начать
web-lessons-on = Продолжить
web-lessons-play = Теперь сыграть первую игру
web-lessons-none = Такого урока нет
web-lessons-none-note = Где уроков нет, как играть, рассказывают правила.
web-lesson-of = Урок { $n } из { $all }
web-lesson-try = Попробуйте
web-lesson-safe = Бояться нечего: неверный ответ объяснят и вернут назад.
web-lesson-shown = Задание выполняет ответ: { $answer }
web-lesson-lost = Нет связи. Урок подождёт и продолжится сам.
web-lesson-done = пройден
web-lesson-changed = Правила новые: ещё раз?
web-lesson-back = Назад
web-lesson-skip = Пропустить
web-lesson-next = Дальше
web-lesson-leave = Выйти из урока
web-lesson-keys = Клавиши: 1–9 — выбор, Backspace — назад, S — пропустить, M — список уроков, Esc — выйти.
web-puzzles = Задачи
web-puzzles-title = Задачи: { $title }
web-puzzle-daily = Задача дня
web-learn = Учиться
web-learn-title = Учиться: { $title }
web-new-here-learn = Освойте первую игру за несколько коротких уроков
