# «Паром» по-русски.

ferry = Паром
ferry-pitch = Две лодки, одна река, и та, что тяжелее, поворачивает назад. Пример игры, меньше некуда.

ferry-option-crossings = Переправы
ferry-option-crossings-note = Сколько раз лодки пересекают реку.
ferry-option-crossings-three = Три: у каждого останется по грузу
ferry-option-crossings-four = Четыре: пока руки не опустеют
ferry-option-balance = Лодки равного веса
ferry-option-balance-note = Что они делают, когда ни одна не тяжелее.
ferry-option-balance-arrive = Обе доплывают
ferry-option-balance-return = Обе поворачивают назад

ferry-ask-ship = Какой груз вы отправляете и на какой лодке?
ferry-ship-load = { $load } ({ $weight }) — { $boat } лодка
ferry-why-3-1 = Этого груза у вас на руке нет.

ferry-news-shipped = { $seat } отправляет груз: { $load }, { $boat } лодка.
ferry-news-arrived = { $seat }: { $load } — { $points ->
        [0] груз вернулся
        [one] груз доплыл, { $points } очко
        [few] груз доплыл, { $points } очка
        [many] груз доплыл, { $points } очков
       *[other] груз доплыл, { $points } очка
    }.

ferry-score-loads = Доплывшие грузы
ferry-term-crossing = Переправа
ferry-term-last = Всего переправ
ferry-term-rest = Отложено грузов
ferry-term-returned-loads = Вернулись
ferry-term-hand-loads = Рука
ferry-term-landed-loads = Доплыли
ferry-term-boat = Последняя лодка
ferry-term-points = Очки

ferry-boat-red = красная
ferry-boat-green = зелёная
ferry-load-feathers = Перья
ferry-load-tea = Чай
ferry-load-wool = Шерсть
ferry-load-bread = Хлеб
ferry-load-baskets = Корзины
ferry-load-candles = Свечи
ferry-load-books = Книги
ferry-load-apples = Яблоки
ferry-load-honey = Мёд
ferry-load-salt = Соль
ferry-load-copper = Медь
ferry-load-timber = Брёвна
ferry-load-bricks = Кирпичи
ferry-load-anvils = Наковальни
ferry-load-bells = Колокола
ferry-load-marble = Мрамор

## Parts of a game, for replays and charts

ferry-round = Переправа { $number }
ferry-rounds = Переправы
