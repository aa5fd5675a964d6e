# Вдали за горизонтом по-русски.

## Title

horizon = Вдали за горизонтом
horizon-pitch = Изучайте технологии, открывайте земли и стройте — от колыбели цивилизации до наших дней; конец игры приближают выполненные цели.

## Questions and answers

horizon-ask-government = Выберите правительство.
horizon-government-government = { $government }
horizon-ask-act = Переместите фишку действия: что будете делать?
horizon-act-move = { $action }, { $space ->
        [0] первая ячейка
        [1] вторая ячейка
        [2] третья ячейка
       *[other] четвёртая ячейка
    } ({ $coins ->
        [0] бесплатно
        [one] { $coins } монета
        [few] { $coins } монеты
        [many] { $coins } монет
       *[other] { $coins } монеты
    }{ $pieces ->
        [0] { "" }
        [one] , истощить { $pieces } фишку
        [few] , истощить { $pieces } фишки
        [many] , истощить { $pieces } фишек
       *[other] , истощить { $pieces } фишки
    })
horizon-ask-basic = Выполнить базовое действие, не двигая фишку?
horizon-basic-action = { $action } ({ $coins ->
        [0] бесплатно
        [one] { $coins } монета
        [few] { $coins } монеты
        [many] { $coins } монет
       *[other] { $coins } монеты
    }{ $pieces ->
        [0] { "" }
        [one] , истощить { $pieces } фишку
        [few] , истощить { $pieces } фишки
        [many] , истощить { $pieces } фишек
       *[other] , истощить { $pieces } фишки
    })
horizon-basic-skip = Пропустить
horizon-research-skip = Пропустить
horizon-invest-skip = Пропустить
horizon-structure-skip = Пропустить
horizon-recruit-skip = Пропустить
horizon-strengthen-skip = Пропустить
horizon-accept-skip = Пропустить
horizon-ask-research = Какую технологию изучаете?
horizon-research-slot = { $technology } ({ $slot })
horizon-ask-colour = Новая технология ({ $slot }): выберите цвет.
horizon-colour-colour = { $colour }
horizon-ask-technology = Выберите карту ({ $slot }).
horizon-technology-technology = { $technology }
horizon-ask-invest = { $choice ->
        [0] Вложить куб со шкалы «{ $track }»?
        [1] Вложите куб: с какой шкалы?
       *[other] На шкале «{ $track }» кубов не осталось: с какой другой шкалы вложить куб?
    }
horizon-invest-track = { $track } (осталось кубов: { $left })
horizon-cube-track = { $track } (осталось кубов: { $left })
horizon-ask-cube = Куб — { $purpose }: с какой шкалы?
horizon-ask-structure = Возьмите тайл сооружения.
horizon-structure-structure = { $structure } (цена постройки: { $price ->
        [one] { $price } монета
        [few] { $price } монеты
        [many] { $price } монет
       *[other] { $price } монеты
    })
horizon-ask-recruit = Завербуйте фишку: кого и где?
horizon-recruit-settler = Поселенец (сила { $strength }): { $place }
horizon-recruit-soldier = Солдат (сила { $strength }): { $place }
horizon-ask-strengthen = Усильте фишку ({ $kind }): сила +{ $points }.
horizon-strengthen-unit = { $kind }: сила { $strength } → { $to }, { $place }
horizon-ask-move = Переместите фишки. Осталось: { $points ->
        [one] { $points } очко перемещения
        [few] { $points } очка перемещения
        [many] { $points } очков перемещения
       *[other] { $points } очка перемещения
    }.
horizon-move-go = { $kind } (сила { $strength }): { $place } { $side ->
        [0] →
        [1] ↗
        [2] ↖
        [3] ←
        [4] ↙
       *[other] ↘
    } { $to-place }
horizon-move-stop = Закончить перемещение
horizon-ask-expand = Фаза расширения: построить, заселить или укрепить?
horizon-expand-pass = Ничего не делать
horizon-expand-found = Построить: { $structure }, { $place } ({ $price ->
        [one] { $price } монета
        [few] { $price } монеты
        [many] { $price } монет
       *[other] { $price } монеты
    })
horizon-expand-join = Построить существующее сооружение: { $place } ({ $price ->
        [one] { $price } монета
        [few] { $price } монеты
        [many] { $price } монет
       *[other] { $price } монеты
    })
horizon-expand-settle = Заселить деревню: { $place }
horizon-expand-fortify = Укрепить город: { $place }
horizon-ask-builder = { $place }: какой поселенец строит?
horizon-builder-unit = Поселенец с силой { $strength }
horizon-ask-muster = { $place }: кто участвует? Сила { $strength } из { $needed }.
horizon-muster-unit = { $kind } (сила { $strength })
horizon-muster-enough = Достаточно (сила { $strength })
horizon-ask-produce = Фаза производства: выберите одно.
horizon-produce-population = Население: { $amount ->
        [one] { $amount } фишка
        [few] { $amount } фишки
        [many] { $amount } фишек
       *[other] { $amount } фишки
    }
horizon-produce-coins = Монеты: { $amount ->
        [one] { $amount } монета
        [few] { $amount } монеты
        [many] { $amount } монет
       *[other] { $amount } монеты
    }
horizon-produce-exchange = Обмены
horizon-ask-exchange = Обменивайте сколько угодно.
horizon-exchange-done = Готово
horizon-exchange-buy = Купить фишку за { $price ->
        [one] { $price } монету
        [few] { $price } монеты
        [many] { $price } монет
       *[other] { $price } монеты
    }
horizon-exchange-recall = Возвращение с карты: { $kind } (сила { $strength }), { $place }
horizon-exchange-sell = Вернуть фишку в столбцы и получить 1 монету
horizon-ask-goal = Вы соответствуете условиям нескольких целей: выполните одну.
horizon-goal-goal = { $goal } ({ $points } ПО)
horizon-ask-choose = Выберите один из этих эффектов.
horizon-choose-pick = { $option }{ $points ->
        [0] { "" }
       *[other] { " · " }{ $points } ПО
    }{ $coins ->
        [0] { "" }
        [one] { " · " }{ $coins } монета
        [few] { " · " }{ $coins } монеты
        [many] { " · " }{ $coins } монет
       *[other] { " · " }{ $coins } монеты
    }{ $pieces ->
        [0] { "" }
        [one] { " · " }{ $pieces } фишка
        [few] { " · " }{ $pieces } фишки
        [many] { " · " }{ $pieces } фишек
       *[other] { " · " }{ $pieces } фишки
    }{ $others-points ->
        [0] { "" }
       *[other] { " · остальные: " }{ $others-points } ПО
    }{ $others-coins ->
        [0] { "" }
        [one] { " · остальные: " }{ $others-coins } монета
        [few] { " · остальные: " }{ $others-coins } монеты
        [many] { " · остальные: " }{ $others-coins } монет
       *[other] { " · остальные: " }{ $others-coins } монеты
    }{ $others-pieces ->
        [0] { "" }
        [one] { " · остальные: " }{ $others-pieces } фишка
        [few] { " · остальные: " }{ $others-pieces } фишки
        [many] { " · остальные: " }{ $others-pieces } фишек
       *[other] { " · остальные: " }{ $others-pieces } фишки
    }
horizon-ask-accept = { $offer }{ $pieces ->
        [0] { "" }
        [one] { ": " }{ $pieces } фишка
        [few] { ": " }{ $pieces } фишки
        [many] { ": " }{ $pieces } фишек
       *[other] { ": " }{ $pieces } фишки
    }{ $coins ->
        [0] { "" }
        [one] { ": " }{ $coins } монета
        [few] { ": " }{ $coins } монеты
        [many] { ": " }{ $coins } монет
       *[other] { ": " }{ $coins } монеты
    }{ $cards ->
        [0] { "" }
        [one] { ": " }{ $cards } карта
        [few] { ": " }{ $cards } карты
        [many] { ": " }{ $cards } карт
       *[other] { ": " }{ $cards } карты
    }?
horizon-accept-yes = Да
horizon-ask-order = Сработает несколько эффектов: какой первым?
horizon-order-trigger = { $trigger }{ $points ->
        [0] { "" }
       *[other] { " · " }{ $points } ПО
    }{ $coins ->
        [0] { "" }
        [one] { " · " }{ $coins } монета
        [few] { " · " }{ $coins } монеты
        [many] { " · " }{ $coins } монет
       *[other] { " · " }{ $coins } монеты
    }{ $pieces ->
        [0] { "" }
        [one] { " · " }{ $pieces } фишка
        [few] { " · " }{ $pieces } фишки
        [many] { " · " }{ $pieces } фишек
       *[other] { " · " }{ $pieces } фишки
    }

## News

horizon-news-governed = { $seat } — правительство: { $government }.
horizon-news-began = Начинается раунд { $round }.
horizon-news-last-round = Выполнено достаточно целей: раунд { $round } станет последним.
horizon-news-acted = { $seat }: { $action }{ $coins ->
        [0] { "" }
        [one] { " (" }{ $coins } монета)
        [few] { " (" }{ $coins } монеты)
        [many] { " (" }{ $coins } монет)
       *[other] { " (" }{ $coins } монеты)
    }.
horizon-news-researched = { $seat } назначает учёного: { $technology } ({ $slot }).
horizon-news-met = { $seat } встречает лидера: { $leader }.
horizon-news-coloured = { $seat } выбирает цвет: { $colour }.
horizon-news-learned = { $seat } получает технологию: { $technology }.
horizon-news-gained-coins = { $seat } получает { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
        [many] { $coins } монет
       *[other] { $coins } монеты
    }.
horizon-news-gained-population = { $seat } активирует { $pieces ->
        [one] { $pieces } фишку
        [few] { $pieces } фишки
        [many] { $pieces } фишек
       *[other] { $pieces } фишки
    }.
horizon-news-gained-token = { $seat } берёт { $sort ->
        [0] { $tokens ->
            [one] { $tokens } жетон заселения
            [few] { $tokens } жетона заселения
            [many] { $tokens } жетонов заселения
           *[other] { $tokens } жетона заселения
        }
       *[1] { $tokens ->
            [one] { $tokens } жетон укрепления
            [few] { $tokens } жетона укрепления
            [many] { $tokens } жетонов укрепления
           *[other] { $tokens } жетона укрепления
        }
    }.
horizon-news-gained-points = { $seat } записывает { $points } ПО.
horizon-news-invested = { $seat } вкладывает куб: { $track } (вложено: { $cubes ->
        [one] { $cubes } куб
        [few] { $cubes } куба
        [many] { $cubes } кубов
       *[other] { $cubes } куба
    }).
horizon-news-uncovered = { $seat } открывает ячейку { $number } из { $cells } ({ $track }).
horizon-news-stepped = { $seat } развивает правительство: { $step }.
horizon-news-took = { $seat } берёт тайл: { $structure }.
horizon-news-recruited = { $seat } — вербовка: { $kind } (сила { $strength }), { $place }.
horizon-news-strengthened = { $seat } — усиление: { $kind } (сила { $strength }), { $place }.
horizon-news-went = { $seat } — перемещение: { $kind } (сила { $strength }) → { $place }.
    .again = → { $place }
horizon-news-explored = { $seat } открывает территорию: { $place }.
horizon-news-settled = { $seat } заселяет деревню: { $place }.
horizon-news-fortified = { $seat } укрепляет город: { $place }.
horizon-news-built = { $seat } — постройка: { $structure }, { $place } ({ $price ->
        [one] { $price } монета
        [few] { $price } монеты
        [many] { $price } монет
       *[other] { $price } монеты
    }).
horizon-news-joined = { $seat } — постройка существующего сооружения: { $structure }, { $place } ({ $price ->
        [one] { $price } монета
        [few] { $price } монеты
        [many] { $price } монет
       *[other] { $price } монеты
    }).
horizon-news-produced-population = { $seat } — производство: { $pieces ->
        [one] { $pieces } фишка
        [few] { $pieces } фишки
        [many] { $pieces } фишек
       *[other] { $pieces } фишки
    }.
horizon-news-produced-coins = { $seat } — производство: { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
        [many] { $coins } монет
       *[other] { $coins } монеты
    }.
horizon-news-bought = { $seat } покупает фишку за { $price ->
        [one] { $price } монету
        [few] { $price } монеты
        [many] { $price } монет
       *[other] { $price } монеты
    }.
horizon-news-recalled = { $seat } — возвращение с карты: { $kind } (сила { $strength }), { $place }.
horizon-news-sold = { $seat } возвращает фишку в столбцы и получает 1 монету.
horizon-news-completed = { $seat } выполняет цель: { $goal } ({ $points } ПО).

## Score sheet

horizon-score-goals = Цели
horizon-score-technologies = Технологии
horizon-score-breakthroughs = Доплата за IV уровень
horizon-score-villages = Деревни
horizon-score-cities = Города
horizon-score-structures = Сооружения
horizon-score-investments = Шкала вложений
horizon-score-leaders = Лидеры
horizon-score-government = Правительство

## What may happen to a player, for those who ask what to watch

horizon-harm-last-round = Скоро объявят последний раунд

## Refusals

horizon-why-2-3 = Этой цели нет в партии.
horizon-why-2-8 = Этого правительства нет на столе.
horizon-why-4-1 = Фишка действия должна перейти в другую ячейку.
horizon-why-4-3 = В этой ячейке стоит фишка другого игрока.
horizon-why-4-4 = При таком числе игроков у этого действия нет такой ячейки.
horizon-why-4-6 = В первый ход доступны только базовые действия.
horizon-why-4-7 = Действие доступно только тем, кто изучил технологию.
horizon-why-4-7a = У этой технологии нет действия.
horizon-why-4-8 = Вы не выполняете условие этого действия.
horizon-why-4-9 = Вам не хватает монет на это действие.
horizon-why-4-9a = Вам не хватает активных фишек, которые нужно истощить для этого действия.
horizon-why-4-11 = Этот этап нельзя пропустить.
horizon-why-4-12 = Нет технологии, которую можно было бы изучить этим действием.
horizon-why-4-12a = Нет фишки, которую можно было бы назначить учёным.
horizon-why-4-13 = После этого ни одна ваша фишка не смогла бы двигаться.
horizon-why-4-14 = Это действие ничего бы не дало.
horizon-why-6-1 = Вы не изучили связанные технологии.
horizon-why-6-1a = Технологии этого уровня сейчас изучить нельзя.
horizon-why-6-2 = Эту технологию вы уже изучили.
horizon-why-6-4 = Первооткрыватель ещё не выбрал карту.
horizon-why-6-5 = Ни у одной связанной технологии нет такого основного цвета.
horizon-why-6-7 = Эту карту не открывали.
horizon-why-6-7a = На этой карте нет выбранного цвета.
horizon-why-6-9 = В колоде не осталось карт этого уровня.
horizon-why-6-14 = Эту технологию ещё никто не изучил.
horizon-why-7-1 = На этой шкале не осталось кубов.
horizon-why-7-6 = Куб нужно взять с указанной шкалы.
horizon-why-7-8 = Этого тайла нет среди открытых тайлов уровня.
horizon-why-9-1 = Вербовать можно на своей начальной территории или на тайле с вашим кубом.
horizon-why-9-1a = Фишки этого типа сейчас завербовать нельзя.
horizon-why-9-2 = Для такой фишки нет свободного жетона.
horizon-why-9-3 = Такой фишки у вас на карте нет.
horizon-why-9-3a = Фишки этого типа сейчас усилить нельзя.
horizon-why-9-4 = Эта фишка не может стать сильнее.
horizon-why-9-7 = Вместо неё названа такая же фишка на том же тайле.
horizon-why-10-1 = Такой фишки у вас на карте нет.
horizon-why-10-2 = Хотя бы одна фишка должна переместиться.
horizon-why-10-3 = На начальной территории другого игрока оставаться нельзя.
horizon-why-10-8 = Пересечь границу карты может только поселенец.
horizon-why-10-8a = Границу карты можно пересечь только там, где новый тайл прилегает хотя бы к двум другим.
horizon-why-10-10 = В этот ход больше тайлов открывать нельзя.
horizon-why-10-11 = Тайлы территорий закончились.
horizon-why-11-1 = Вашим фишкам там не хватает силы.
horizon-why-11-1a = Здесь нет ни деревни, ни города.
horizon-why-11-1b = Деревня здесь ещё не заселена.
horizon-why-11-2 = На этом тайле у вас нет другой такой фишки.
horizon-why-11-5 = У этой деревни или города уже есть владелец.
horizon-why-12-2 = Этого сооружения нет в вашем запасе.
horizon-why-12-2a = Вашего поселенца там нет.
horizon-why-12-3 = На начальной территории другого игрока новое сооружение строить нельзя.
horizon-why-12-3a = Там, где заселена деревня, новое сооружение строить нельзя.
horizon-why-12-3b = Там, где стоит фишка другого игрока, новое сооружение строить нельзя.
horizon-why-12-3c = Там уже стоит сооружение.
horizon-why-12-4 = Вам не хватает монет на его цену.
horizon-why-12-4a = Это не ваш поселенец на этом тайле.
horizon-why-12-6 = Там нет сооружения.
horizon-why-12-6a = Это сооружение уже построили два игрока.
horizon-why-12-6b = Это сооружение вы уже построили.
horizon-why-12-7 = У вас нет нужного жетона.
horizon-why-12-8 = То, что сейчас выполняется, этого не позволяет.
horizon-why-13-5 = Вам не хватает монет.
horizon-why-13-5a = В ваших столбцах не осталось фишек.
horizon-why-13-5b = Такой фишки у вас на карте нет.
horizon-why-13-5c = У вас нет активных фишек.
horizon-why-13-5d = В ваших столбцах нет свободных ячеек.
horizon-why-14-1 = Вы не соответствуете условиям этой цели.
horizon-why-14-2 = Эту цель вы уже выполнили.
horizon-why-15-4 = Этот эффект не ждёт такого события.
horizon-why-15-5 = Этот вариант ничего не даст.
horizon-why-15-5a = Такого варианта нет.
horizon-why-15-8 = Этого базового действия здесь нет.

## The numbers behind a reason

horizon-sum-action = Цена: { $space-coins ->
        [0] { $cost }
       *[other] { $price } + { $space-coins } = { $cost }
    }, у вас монет: { $coins }.
horizon-sum-price = Цена: { $less ->
        [0] { $cost }
       *[other] { $price } − { $less } = { $cost }
    }, у вас монет: { $coins }.
horizon-sum-pieces = Активных фишек нужно: { $needed }, у вас: { $there }.
horizon-sum-needs = Нужно: { $needed }, у вас: { $there }.
horizon-sum-strength = Нужна сила { $needed }, у вас там { $there }.

## Terms and effects

horizon-term-round = раунд { $n }
horizon-term-last = последний раунд
horizon-term-goals = цели
horizon-term-tree = дерево технологий
horizon-term-map = карта
horizon-term-display = сооружения
horizon-term-coins = монеты
horizon-term-active = активные
horizon-term-columns = столбцы
horizon-term-letters = А Б В Г Д
horizon-term-cubes = кубы
horizon-term-invested = вложено
horizon-term-tokens = жетоны
horizon-term-units = фишки
horizon-term-leaders = лидеры
horizon-term-techs = технологии
horizon-term-supply = тайлы
horizon-term-score = ПО
horizon-term-space = фишка действия
horizon-term-revealed = открыто
horizon-term-instant = сразу
horizon-term-action = действие
horizon-term-always = всегда
horizon-term-end = в конце
horizon-term-village = деревня
horizon-term-city = город
horizon-term-strength = сила
horizon-term-reconstructed = Большинство значений компонентов — наша реконструкция.
horizon-term-reconstructed-short = восстановленное значение
horizon-term-governments = Правительства
horizon-term-slot-empty = ещё никем не изучено
horizon-effect-count-villages = деревни
horizon-effect-count-cities = города
horizon-effect-count-structures = сооружения
horizon-effect-count-techs = технологии
horizon-effect-count-techs-level = технологии { $of } уровня
horizon-effect-count-techs-colour = технологии: { $of }
horizon-effect-count-leaders = лидеры
horizon-effect-count-goals = цели
horizon-effect-count-invest-cubes = вложенные кубы
horizon-effect-count-cubes-off = снятые кубы: { $of }
horizon-effect-count-tracks-empty = пустые шкалы
horizon-effect-count-units = фишки на карте
horizon-effect-count-unit-strength = сила фишек
horizon-effect-count-active-pop = активные фишки
horizon-effect-count-coins = монеты
horizon-effect-count-open-columns = открытые столбцы
horizon-effect-count-tiles-with-cube = тайлы с вашим кубом
horizon-effect-on-research = изучение
horizon-effect-on-first-research = первое изучение
horizon-effect-on-explore = открытие тайла
horizon-effect-on-settle = заселение
horizon-effect-on-fortify = укрепление
horizon-effect-on-build = постройка
horizon-effect-on-recruit = вербовка
horizon-effect-on-goal = цель
horizon-effect-on-produce-population = получение населения
horizon-effect-on-produce-coins = получение монет
horizon-effect-if-level = (уровень { $of } и выше)
horizon-effect-if-known = (уже изучена кем-то)
horizon-effect-modifier-movement-bonus = перемещение
horizon-effect-modifier-explore-limit = новые тайлы за ход
horizon-effect-modifier-structure-price = цена сооружений
horizon-effect-modifier-buy-pop-price = цена фишки
horizon-effect-complete-goal = выполнить цель
horizon-effect-option = вариант { $number }
horizon-effect-cell = бонус ячейки ({ $track })
horizon-effect-investment = ячейка { $number } шкалы вложений
horizon-effect-government = { $government } ({ $step })

## Напечатанное словами: предложение на каждый эффект

horizon-effect-does-coins = получите { $n ->
        [one] { $n } монету
        [few] { $n } монеты
        [many] { $n } монет
       *[other] { $n } монеты
    }
horizon-effect-does-population = активируйте { $n ->
        [one] { $n } фишку
        [few] { $n } фишки
        [many] { $n } фишек
       *[other] { $n } фишки
    }
horizon-effect-does-vp = получите { $n ->
        [one] { $n } очко
        [few] { $n } очка
        [many] { $n } очков
       *[other] { $n } очка
    }
horizon-effect-does-move = переместите фишки: { $n ->
        [one] { $n } очко перемещения
        [few] { $n } очка перемещения
        [many] { $n } очков перемещения
       *[other] { $n } очка перемещения
    }
horizon-effect-does-explore = в этот ход можно открыть ещё { $n ->
        [one] { $n } тайл
        [few] { $n } тайла
        [many] { $n } тайлов
       *[other] { $n } тайла
    }
horizon-effect-does-invest = { $n ->
        [1] { $track ->
            [food] вложите куб продовольствия
            [economy] вложите куб экономики
            [infrastructure] вложите куб инфраструктуры
           *[any] вложите куб с любой шкалы
        }
       *[other] вложите кубы с любых шкал: { $n }
    }
horizon-effect-does-token = возьмите { $token ->
        [settle] жетон заселения
       *[fortify] жетон укрепления
    }
horizon-effect-does-structure = возьмите тайл сооружения { $level } уровня
horizon-effect-does-recruit = завербуйте { $unit ->
        [settler] поселенца
        [soldier] солдата
       *[either] поселенца или солдата
    } силы { $n } { $from ->
        [columns] фишкой из столбцов
       *[active] активной фишкой
    }
horizon-effect-does-strengthen = усильте { $unit ->
        [settler] поселенца
        [soldier] солдата
       *[either] поселенца или солдата
    } на { $n }{ $split ->
        [1] { ", " }распределив силу между фишками как угодно
       *[other] { "" }
    }
horizon-effect-does-research = изучите технологию { $level } уровня { $from ->
        [columns] фишкой из столбцов
       *[active] активной фишкой
    }{ $known ->
        [1] { ", " }уже кем-то изученную
       *[other] { "" }
    }{ $free ->
        [1] { ", " }не учитывая связи
       *[other] { "" }
    }
horizon-effect-does-private = откройте { $n ->
        [one] { $n } карту
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карты
    } { $level } уровня и оставьте одну как свою технологию
horizon-effect-does-basic = выполните базовое действие ({ $level })
horizon-effect-does-produce-population = получите население
horizon-effect-does-produce-coins = произведите монеты
horizon-effect-does-expand-build = постройте сооружение
horizon-effect-does-expand-settle = заселите деревню
horizon-effect-does-expand-fortify = укрепите город
horizon-effect-does-others = каждому из остальных: { $what }
horizon-effect-does-each = { $what } за { $each }
horizon-effect-does-most = { $what } (не больше { $n })
horizon-effect-does-cost = { $price }: { $what }
horizon-effect-does-exhaust = истощите { $n ->
        [one] { $n } фишку
        [few] { $n } фишки
        [many] { $n } фишек
       *[other] { $n } фишки
    }
horizon-effect-does-column = открывает столбец { $column }: его фишки можно получать
horizon-effect-does-income = при каждом производстве монет: ещё { $n }
horizon-effect-does-points = { $n ->
        [one] { $n } очко
        [few] { $n } очка
        [many] { $n } очков
       *[other] { $n } очка
    } в конце
horizon-effect-does-step = новая ступень правительства: { $step }
horizon-effect-does-movement-bonus = при каждом перемещении: ещё { $n ->
        [one] { $n } очко
        [few] { $n } очка
        [many] { $n } очков
       *[other] { $n } очка
    }
horizon-effect-does-explore-limit = за ход можно открыть ещё { $n ->
        [one] { $n } тайл
        [few] { $n } тайла
        [many] { $n } тайлов
       *[other] { $n } тайла
    }
horizon-effect-does-structure-price = сооружения стоят вам на { $n ->
        [one] { $n } монету
        [few] { $n } монеты
        [many] { $n } монет
       *[other] { $n } монеты
    } меньше
horizon-effect-does-buy-pop-price = покупка фишки стоит вам на { $n ->
        [one] { $n } монету
        [few] { $n } монеты
        [many] { $n } монет
       *[other] { $n } монеты
    } меньше
horizon-effect-or = { $one } или { $two }
horizon-effect-and = { $one } и { $two }

horizon-effect-when-research = когда вы изучаете технологию
horizon-effect-when-first-research = когда вы изучаете технологию первым
horizon-effect-when-explore = когда вы открываете тайл
horizon-effect-when-settle = когда вы заселяете
horizon-effect-when-fortify = когда вы укрепляете
horizon-effect-when-build = когда вы строите
horizon-effect-when-recruit = когда вы вербуете { $unit ->
        [settler] поселенца
        [soldier] солдата
       *[either] фишку
    }
horizon-effect-when-goal = когда вы выполняете цель
horizon-effect-when-produce-population = когда вы получаете население
horizon-effect-when-produce-coins = когда вы производите монеты
horizon-effect-when-level = когда вы изучаете технологию { $level } уровня или выше
horizon-effect-when-known = когда вы изучаете то, что знают другие

horizon-effect-per-villages = каждую вашу деревню
horizon-effect-per-cities = каждый ваш город
horizon-effect-per-structures = каждое построенное вами сооружение
horizon-effect-per-techs = каждую вашу технологию
horizon-effect-per-techs-level = каждую вашу технологию { $of } уровня
horizon-effect-per-techs-colour = каждую вашу технологию: { $of }
horizon-effect-per-leaders = каждого вашего лидера
horizon-effect-per-goals = каждую вашу цель
horizon-effect-per-invest-cubes = { $n ->
        [1] каждый вложенный вами куб
       *[other] каждые { $n } вложенных куба
    }
horizon-effect-per-cubes-off = каждый снятый вами куб: { $of }
horizon-effect-per-tracks-empty = каждую вашу пустую шкалу
horizon-effect-per-units = каждую вашу фишку на карте
horizon-effect-per-unit-strength = каждую единицу силы ваших фишек
horizon-effect-per-active-pop = каждую вашу активную фишку
horizon-effect-per-coins = каждую вашу монету
horizon-effect-per-open-columns = каждый ваш открытый столбец
horizon-effect-per-tiles-with-cube = каждый тайл с вашим кубом

horizon-effect-need-villages = { $n ->
        [one] { $n } деревня
        [few] { $n } деревни
        [many] { $n } деревень
       *[other] { $n } деревни
    }
horizon-effect-need-cities = { $n ->
        [one] { $n } город
        [few] { $n } города
        [many] { $n } городов
       *[other] { $n } города
    }
horizon-effect-need-structures = { $n ->
        [one] { $n } сооружение
        [few] { $n } сооружения
        [many] { $n } сооружений
       *[other] { $n } сооружения
    }
horizon-effect-need-techs = { $n ->
        [one] { $n } технология
        [few] { $n } технологии
        [many] { $n } технологий
       *[other] { $n } технологии
    }
horizon-effect-need-techs-level = { $n ->
        [one] { $n } технология
        [few] { $n } технологии
        [many] { $n } технологий
       *[other] { $n } технологии
    } { $of } уровня
horizon-effect-need-techs-colour = { $n ->
        [one] { $n } технология
        [few] { $n } технологии
        [many] { $n } технологий
       *[other] { $n } технологии
    }: { $of }
horizon-effect-need-leaders = { $n ->
        [one] { $n } лидер
        [few] { $n } лидера
        [many] { $n } лидеров
       *[other] { $n } лидера
    }
horizon-effect-need-goals = { $n ->
        [one] { $n } цель
        [few] { $n } цели
        [many] { $n } целей
       *[other] { $n } цели
    }
horizon-effect-need-invest-cubes = вложено кубов: { $n }
horizon-effect-need-cubes-off = снято кубов ({ $of }): { $n }
horizon-effect-need-tracks-empty = { $n ->
        [one] { $n } пустая шкала кубов
        [few] { $n } пустые шкалы кубов
        [many] { $n } пустых шкал кубов
       *[other] { $n } пустой шкалы кубов
    }
horizon-effect-need-units = { $n ->
        [one] { $n } фишка на карте
        [few] { $n } фишки на карте
        [many] { $n } фишек на карте
       *[other] { $n } фишки на карте
    }
horizon-effect-need-unit-strength = общая сила фишек { $n }
horizon-effect-need-active-pop = { $n ->
        [one] { $n } активная фишка
        [few] { $n } активные фишки
        [many] { $n } активных фишек
       *[other] { $n } активной фишки
    }
horizon-effect-need-coins = { $n ->
        [one] { $n } монета
        [few] { $n } монеты
        [many] { $n } монет
       *[other] { $n } монеты
    }
horizon-effect-need-open-columns = { $n ->
        [one] { $n } открытый столбец
        [few] { $n } открытых столбца
        [many] { $n } открытых столбцов
       *[other] { $n } открытого столбца
    }
horizon-effect-need-tiles-with-cube = { $n ->
        [one] { $n } тайл
        [few] { $n } тайла
        [many] { $n } тайлов
       *[other] { $n } тайла
    } с вашим кубом

## То же на карте: глагол и символы

horizon-effect-short-invest = вложить { $what }
horizon-effect-short-move = перемещение { $what }
horizon-effect-short-recruit = вербовка { $what }
horizon-effect-short-with = фишкой { $what }
horizon-effect-short-research = изучить { $what }
horizon-effect-short-free = без связей
horizon-effect-short-known = известную кому-то
horizon-effect-short-produce = получить { $what }
horizon-effect-short-build = построить { $what }
horizon-effect-short-settle = заселить { $what }
horizon-effect-short-fortify = укрепить { $what }
horizon-effect-short-basic = базовое действие { $what }
horizon-effect-short-private = в личное владение: { $what }
horizon-effect-short-others = остальным: { $what }
horizon-effect-short-each = { $what } за { $each }
horizon-effect-short-or = или
horizon-effect-short-most = не больше { $n }

## Поле

horizon-term-phase-action = действие
horizon-term-phase-expansion = расширение
horizon-term-phase-production = производство
horizon-term-phase-goal = цель
horizon-term-actions = поле действий
horizon-term-basic = базовые действия
horizon-term-basic-note = доступны всем
horizon-term-advanced = продвинутые действия
horizon-term-advanced-note = если есть всё нужное
horizon-term-do-basic-1 = Изучить I уровень
horizon-term-do-basic-2 = Изучить II уровень
horizon-term-do-basic-3 = Вербовка и ход
horizon-term-do-basic-4 = Фишка и монета
horizon-term-do-advanced-5 = Жетон заселения
horizon-term-do-advanced-6 = Жетон укрепления
horizon-term-do-advanced-7 = Изучить III уровень
horizon-term-do-advanced-8 = Изучить IV уровень
horizon-term-everybody = для всех
horizon-term-needs = нужно: { $what }
horizon-term-missing-coins = не хватает монет: { $n }
horizon-term-missing-pieces = не хватает активных фишек: { $n }
horizon-term-spaces-taken = все ячейки заняты
horizon-term-you-here = здесь ваша фишка
horizon-term-first-turn = не в первый ход
horizon-term-you = Вы
horizon-term-enlarge = крупнее
horizon-term-open = развернуть
horizon-term-unknown = неизвестно: { $n }
horizon-term-to-find = можно открыть в этот ход: { $n }
horizon-term-explore = Открыть
horizon-term-points = { $n ->
        [one] { $n } очко
        [few] { $n } очка
        [many] { $n } очков
       *[other] { $n } очка
    }
horizon-term-strength-needed = сила для заселения
horizon-term-village-points = очки за деревню
horizon-term-city-points = очки за город
horizon-term-discovery = открывшему: { $what }
horizon-term-village-tile = деревня: { $points }, куб шкалы «{ $track }»; затем: { $what }
horizon-term-city-tile = город: { $points }, куб шкалы «{ $track }»
horizon-term-first-builder = первый строитель
horizon-term-second-builder = второй строитель
horizon-term-structure-tile = { $who }: куб шкалы «{ $track }»
horizon-term-price = цена
horizon-term-own-structures = сооружения для постройки
horizon-term-none-to-build = в запасе ничего нет
horizon-term-on-display-note = берут, когда уходят кубы инфраструктуры
horizon-term-stack = ещё { $n }
horizon-term-leaders-met = встреченные лидеры
horizon-term-my-techs = ваши технологии
horizon-term-my-techs-can = с действием для вас сейчас: { $n }
horizon-term-none-known = пока нет: первую принесёт изучение
horizon-term-next-cube = этот куб уйдёт следующим
horizon-term-track-row = { $track }: осталось кубов { $cubes } из { $n }
horizon-term-investment-row = шкала вложений: кубов { $n } из { $of }
horizon-term-column = столбец { $column }
horizon-term-column-closed = закрыт
horizon-term-column-open = открыт
horizon-term-goal-end = кубов { $n } из { $of }: после { $of } раунд доигрывают, и следует ещё один
horizon-term-goal-first = первому: { $n ->
        [one] { $n } очко
        [few] { $n } очка
        [many] { $n } очков
       *[other] { $n } очка
    }
horizon-term-goal-later = остальным: { $n ->
        [one] { $n } очко
        [few] { $n } очка
        [many] { $n } очков
       *[other] { $n } очка
    }
horizon-term-level = { $level } уровень
horizon-term-level-closed = { $level } уровень сейчас недоступен
horizon-term-slot-not-now = не сейчас
horizon-term-slot-new = новая
horizon-term-slot-unknown = неизвестная, { $level } уровень
horizon-term-discover = Откройте её: встретьте лидера и выберите одну из карт
horizon-term-leader-here = лидер, лицом вниз
horizon-term-scientists = учёные: { $names }
horizon-term-answer-list = все ответы списком
horizon-term-brings = что это даст
horizon-term-point-at = Наведите на то, что светится, чтобы увидеть, что оно даст.
horizon-term-tap-at = Коснитесь того, что светится, чтобы увидеть, что оно даст.
horizon-term-do-it = Сделать
horizon-term-not-now = Не сейчас
horizon-term-path = { $n ->
        [one] { $n } очко перемещения
        [few] { $n } очка перемещения
        [many] { $n } очков перемещения
       *[other] { $n } очка перемещения
    }, путь: { $through }
horizon-term-path-direct = { $n ->
        [one] { $n } очко перемещения
        [few] { $n } очка перемещения
        [many] { $n } очков перемещения
       *[other] { $n } очка перемещения
    }
horizon-term-unit = { $kind }, сила { $n }
horizon-term-go-to = { $kind }: { $to }
horizon-term-space-costs = эта ячейка стоит на { $n ->
        [one] { $n } монету
        [few] { $n } монеты
        [many] { $n } монет
       *[other] { $n } монеты
    } больше
horizon-term-space-free = свободная ячейка
horizon-term-space-of = здесь стоит { $seat }
horizon-term-piece-in-columns = фишка из столбцов
horizon-term-no-place-yet = действия ещё не было
horizon-term-tools = другие ответы

## Components

horizon-slot-i-1 = уровень I, ячейка 1
horizon-slot-i-2 = уровень I, ячейка 2
horizon-slot-i-3 = уровень I, ячейка 3
horizon-slot-i-4 = уровень I, ячейка 4
horizon-slot-ii-1 = уровень II, ячейка 1
horizon-slot-ii-2 = уровень II, ячейка 2
horizon-slot-ii-3 = уровень II, ячейка 3
horizon-slot-ii-4 = уровень II, ячейка 4
horizon-slot-ii-5 = уровень II, ячейка 5
horizon-slot-ii-6 = уровень II, ячейка 6
horizon-slot-iii-1 = уровень III, ячейка 1
horizon-slot-iii-2 = уровень III, ячейка 2
horizon-slot-iii-3 = уровень III, ячейка 3
horizon-slot-iii-4 = уровень III, ячейка 4
horizon-slot-iii-5 = уровень III, ячейка 5
horizon-slot-iii-6 = уровень III, ячейка 6
horizon-slot-iv-1 = уровень IV, ячейка 1
horizon-slot-iv-2 = уровень IV, ячейка 2
horizon-slot-iv-3 = уровень IV, ячейка 3
horizon-slot-private = частная технология
horizon-action-basic-1 = Базовое 1: изучить технологию I уровня
horizon-action-basic-2 = Базовое 2: изучить технологию II уровня
horizon-action-basic-3 = Базовое 3: завербовать и переместить
horizon-action-basic-4 = Базовое 4: фишка и монета
horizon-action-advanced-5 = Продвинутое 5: жетон заселения
horizon-action-advanced-6 = Продвинутое 6: жетон укрепления
horizon-action-advanced-7 = Продвинутое 7: изучить технологию III уровня
horizon-action-advanced-8 = Продвинутое 8: изучить технологию IV уровня
horizon-action-t1-writing = { horizon-technology-t1-writing }
horizon-action-t1-wheel = { horizon-technology-t1-wheel }
horizon-action-t1-farming = { horizon-technology-t1-farming }
horizon-action-t1-bronze = { horizon-technology-t1-bronze }
horizon-action-t2-iron = { horizon-technology-t2-iron }
horizon-action-t2-cavalry = { horizon-technology-t2-cavalry }
horizon-action-t2-walls = { horizon-technology-t2-walls }
horizon-action-t2-siege = { horizon-technology-t2-siege }
horizon-action-t2-coinage = { horizon-technology-t2-coinage }
horizon-action-t2-sailing = { horizon-technology-t2-sailing }
horizon-action-t2-roads = { horizon-technology-t2-roads }
horizon-action-t2-navigation = { horizon-technology-t2-navigation }
horizon-action-t2-maths = { horizon-technology-t2-maths }
horizon-action-t2-astronomy = { horizon-technology-t2-astronomy }
horizon-action-t2-engineering = { horizon-technology-t2-engineering }
horizon-action-t2-metallurgy = { horizon-technology-t2-metallurgy }
horizon-action-t2-philosophy = { horizon-technology-t2-philosophy }
horizon-action-t2-medicine = { horizon-technology-t2-medicine }
horizon-action-t2-law = { horizon-technology-t2-law }
horizon-action-t2-poetry = { horizon-technology-t2-poetry }
horizon-action-t3-gunpowder = { horizon-technology-t3-gunpowder }
horizon-action-t3-rockets = { horizon-technology-t3-rockets }
horizon-action-t3-conscription = { horizon-technology-t3-conscription }
horizon-action-t3-steamships = { horizon-technology-t3-steamships }
horizon-action-t3-banking = { horizon-technology-t3-banking }
horizon-action-t3-industry = { horizon-technology-t3-industry }
horizon-action-t3-press = { horizon-technology-t3-press }
horizon-action-t3-trade = { horizon-technology-t3-trade }
horizon-action-t3-electricity = { horizon-technology-t3-electricity }
horizon-action-t3-cooling = { horizon-technology-t3-cooling }
horizon-action-t3-computer = { horizon-technology-t3-computer }
horizon-action-t3-flight = { horizon-technology-t3-flight }
horizon-action-t3-education = { horizon-technology-t3-education }
horizon-action-t3-rights = { horizon-technology-t3-rights }
horizon-action-t3-cinema = { horizon-technology-t3-cinema }
horizon-action-t3-diplomacy = { horizon-technology-t3-diplomacy }
horizon-action-t4-internet = { horizon-technology-t4-internet }
horizon-action-t4-space = { horizon-technology-t4-space }
horizon-action-t4-nuclear = { horizon-technology-t4-nuclear }
horizon-action-t4-genetics = { horizon-technology-t4-genetics }
horizon-action-t4-union = { horizon-technology-t4-union }
horizon-action-t4-satellites = { horizon-technology-t4-satellites }
horizon-action-t4-ai = { horizon-technology-t4-ai }
horizon-action-t4-renewables = { horizon-technology-t4-renewables }
horizon-technology-t1-writing = Письменность
horizon-technology-t1-wheel = Колесо
horizon-technology-t1-farming = Земледелие
horizon-technology-t1-bronze = Бронзовое оружие
horizon-technology-t2-iron = Обработка железа
horizon-technology-t2-cavalry = Верховая езда
horizon-technology-t2-walls = Каменные стены
horizon-technology-t2-siege = Осадное дело
horizon-technology-t2-coinage = Чеканка монет
horizon-technology-t2-sailing = Мореходство
horizon-technology-t2-roads = Мощёные дороги
horizon-technology-t2-navigation = Путь по звёздам
horizon-technology-t2-maths = Математика
horizon-technology-t2-astronomy = Астрономия
horizon-technology-t2-engineering = Инженерное дело
horizon-technology-t2-metallurgy = Металлургия
horizon-technology-t2-philosophy = Философия
horizon-technology-t2-medicine = Медицина
horizon-technology-t2-law = Свод законов
horizon-technology-t2-poetry = Эпос
horizon-technology-t3-gunpowder = Порох
horizon-technology-t3-rockets = Ракеты
horizon-technology-t3-conscription = Воинская повинность
horizon-technology-t3-steamships = Паровой флот
horizon-technology-t3-banking = Банковское дело
horizon-technology-t3-industry = Паровые фабрики
horizon-technology-t3-press = Массовая печать
horizon-technology-t3-trade = Заморская торговля
horizon-technology-t3-electricity = Электричество
horizon-technology-t3-cooling = Система охлаждения
horizon-technology-t3-computer = Компьютер
horizon-technology-t3-flight = Авиация
horizon-technology-t3-education = Всеобщее образование
horizon-technology-t3-rights = Гражданские права
horizon-technology-t3-cinema = Кинематограф
horizon-technology-t3-diplomacy = Дипломатия
horizon-technology-t4-internet = Интернет
horizon-technology-t4-space = Космические полёты
horizon-technology-t4-nuclear = Ядерная энергетика
horizon-technology-t4-genetics = Генная инженерия
horizon-technology-t4-union = Всемирный парламент
horizon-technology-t4-satellites = Спутниковая сеть
horizon-technology-t4-ai = Мыслящие машины
horizon-technology-t4-renewables = Чистая энергия
horizon-technology-unknown = новая технология
horizon-leader-l2-attila = Аттила
horizon-leader-l2-hammurabi = Хаммурапи
horizon-leader-l2-cleopatra = Клеопатра
horizon-leader-l2-suntzu = Сунь-цзы
horizon-leader-l2-archimedes = Архимед
horizon-leader-l2-hypatia = Гипатия
horizon-leader-l2-homer = Гомер
horizon-leader-l2-alexander = Александр Великий
horizon-leader-l2-ashoka = Ашока
horizon-leader-l2-confucius = Конфуций
horizon-leader-l3-leonardo = Леонардо да Винчи
horizon-leader-l3-gutenberg = Иоганн Гутенберг
horizon-leader-l3-zhenghe = Чжэн Хэ
horizon-leader-l3-elizabeth = Елизавета I
horizon-leader-l3-newton = Исаак Ньютон
horizon-leader-l3-joan = Жанна д’Арк
horizon-leader-l3-mozart = Вольфганг Амадей Моцарт
horizon-leader-l3-napoleon = Наполеон Бонапарт
horizon-leader-l3-musa = Манса Муса
horizon-leader-l3-pachacuti = Пачакутек
horizon-leader-l4-einstein = Альберт Эйнштейн
horizon-leader-l4-curie = Мария Кюри
horizon-leader-l4-gandhi = Мохандас Ганди
horizon-leader-l4-lovelace = Ада Лавлейс
horizon-leader-l4-king = Мартин Лютер Кинг
horizon-leader-l4-tesla = Никола Тесла
horizon-leader-l4-roosevelt = Элеонора Рузвельт
horizon-government-g1a = Речное царство
horizon-government-g1b = Воинство
horizon-government-g2a = Дом учёных
horizon-government-g2b = Торговый союз
horizon-government-g3a = Мастера-строители
horizon-government-g3b = Дальние странники
horizon-government-g4a = Плодородная долина
horizon-government-g4b = Совет старейшин
horizon-goal-goal-a1 = Золотой век
horizon-goal-goal-a2 = Век разума
horizon-goal-goal-a3 = Великая библиотека
horizon-goal-goal-b1 = Родная земля
horizon-goal-goal-b2 = Венец городов
horizon-goal-goal-b3 = Широкие владения
horizon-goal-goal-c1 = Крупные вложения
horizon-goal-goal-c2 = Мастера одного дела
horizon-goal-goal-c3 = Великое войско
horizon-structure-str-01 = Ферма
horizon-structure-str-02 = Рынок
horizon-structure-str-03 = Казармы
horizon-structure-str-04 = Амбар
horizon-structure-str-05 = Мастерская
horizon-structure-str-06 = Святилище
horizon-structure-str-07 = Гавань
horizon-structure-str-08 = Дозорная башня
horizon-structure-str-09 = Фактория
horizon-structure-str-10 = Акведук
horizon-structure-str-11 = Дом гильдии
horizon-structure-str-12 = Академия
horizon-structure-str-13 = Храм
horizon-structure-str-14 = Замок
horizon-structure-str-15 = Межевая контора
horizon-structure-str-16 = Театр
horizon-structure-str-17 = Верфь
horizon-structure-str-18 = Монетный двор
horizon-structure-str-19 = Университет
horizon-structure-str-20 = Опера
horizon-structure-str-21 = Электростанция
horizon-structure-str-22 = Вокзал
horizon-structure-str-23 = Парламент
horizon-structure-str-24 = Биржа
horizon-place-cradle = Колыбель
horizon-place-home-1 = начальная территория ({ $player-1 })
horizon-place-home-2 = начальная территория ({ $player-2 })
horizon-place-home-3 = начальная территория ({ $player-3 })
horizon-place-home-4 = начальная территория ({ $player-4 })
horizon-place-ter-01 = Соляной берег
horizon-place-ter-02 = Тростниковая топь
horizon-place-ter-03 = Караванный перевал
horizon-place-ter-04 = Каменные холмы
horizon-place-ter-05 = Порубежье
horizon-place-ter-06 = Зелёный луг
horizon-place-ter-07 = Красный каньон
horizon-place-ter-08 = Пшеничная равнина
horizon-place-ter-09 = Ветреный мыс
horizon-place-ter-10 = Дубрава
horizon-place-ter-11 = Два озера
horizon-place-ter-12 = Железный хребет
horizon-place-ter-13 = Долина охотников
horizon-place-ter-14 = Каменные арки
horizon-place-ter-15 = Янтарный берег
horizon-place-ter-16 = Слияние рек
horizon-place-ter-17 = Старая крепость
horizon-place-ter-18 = Долина садов
horizon-place-ter-19 = Мраморные утёсы
horizon-place-ter-20 = Высокая степь
horizon-place-ter-21 = Изумрудная дельта
horizon-place-ter-22 = Серебряная гора
horizon-place-ter-23 = Золотые пески
horizon-place-ter-24 = Венценосное плато
horizon-place-unknown = неизведанные земли
horizon-colour-blue = синий (наука)
horizon-colour-red = красный (война)
horizon-colour-yellow = жёлтый (торговля)
horizon-colour-green = зелёный (культура)
horizon-track-food = продовольствие
horizon-track-economy = экономика
horizon-track-infrastructure = инфраструктура
horizon-track-any = любая шкала
horizon-kind-settler = поселенец
horizon-kind-soldier = солдат
horizon-kind-either = поселенец или солдат
horizon-token-settle = жетон заселения
horizon-token-fortify = жетон укрепления
horizon-step-despotism = деспотия
horizon-step-theocracy = теократия
horizon-step-monarchy = монархия
horizon-step-democracy = демократия
horizon-purpose-investment = шкала вложений
horizon-purpose-village = деревня
horizon-purpose-city = город
horizon-purpose-left = сооружение
horizon-purpose-right = сооружение
horizon-purpose-goal = цель
horizon-offer-population = Получить население прямо сейчас
horizon-offer-coins = Получить монеты прямо сейчас
horizon-offer-private-2 = Открыть карты и взять частную технологию II уровня
horizon-offer-private-3 = Открыть карты и взять частную технологию III уровня
horizon-option-t3-diplomacy-1 = жетон заселения
horizon-option-t3-diplomacy-2 = жетон укрепления
horizon-option-t3-diplomacy-3 = жетон заселения
horizon-option-t3-diplomacy-4 = жетон укрепления
horizon-option-l2-hammurabi-1 = вложить куб инфраструктуры
horizon-option-l2-hammurabi-2 = монеты, затем построить сооружение
horizon-option-l2-hypatia-1 = изучить технологию I уровня фишкой из столбцов
horizon-option-l2-hypatia-2 = население
horizon-option-l2-homer-1 = население
horizon-option-l2-homer-2 = ПО вам, население остальным
horizon-option-l2-confucius-1 = население и монета
horizon-option-l2-confucius-2 = ПО вам, остальным поменьше
horizon-option-l3-gutenberg-1 = изучить открытую технологию I или II уровня, игнорируя связи
horizon-option-l3-gutenberg-2 = вложить куб и получить монету
horizon-option-l3-newton-1 = население
horizon-option-l3-newton-2 = ПО вам, остальным поменьше
horizon-option-l3-mozart-1 = вложить куб продовольствия и получить население
horizon-option-l3-mozart-2 = ПО за ваши зелёные технологии
horizon-option-l3-napoleon-1 = укрепить город сейчас
horizon-option-l3-napoleon-2 = жетон укрепления
horizon-option-l3-musa-1 = монеты
horizon-option-l3-musa-2 = ПО вам, монеты остальным
horizon-option-l3-pachacuti-1 = заселить деревню сейчас
horizon-option-l3-pachacuti-2 = жетон заселения
horizon-option-l4-gandhi-1 = ПО только вам
horizon-option-l4-gandhi-2 = больше ПО вам, немного остальным
horizon-option-l4-roosevelt-1 = жетон заселения и монеты
horizon-option-l4-roosevelt-2 = жетон укрепления и монеты
horizon-option-investment-7-1 = жетон заселения
horizon-option-investment-7-2 = жетон укрепления
horizon-trigger-t2-sailing-1 = { horizon-technology-t2-sailing }
horizon-trigger-t2-philosophy-1 = { horizon-technology-t2-philosophy }
horizon-trigger-t3-banking-1 = { horizon-technology-t3-banking }
horizon-trigger-t3-flight-1 = { horizon-technology-t3-flight }
horizon-trigger-t3-diplomacy-1 = { horizon-technology-t3-diplomacy }
horizon-trigger-g1a-despotism-1 = { horizon-government-g1a } ({ horizon-step-despotism })
horizon-trigger-g1a-theocracy-1 = { horizon-government-g1a } ({ horizon-step-theocracy })
horizon-trigger-g1b-despotism-1 = { horizon-government-g1b } ({ horizon-step-despotism })
horizon-trigger-g1b-theocracy-1 = { horizon-government-g1b } ({ horizon-step-theocracy })
horizon-trigger-g2a-despotism-1 = { horizon-government-g2a } ({ horizon-step-despotism })
horizon-trigger-g2a-theocracy-1 = { horizon-government-g2a } ({ horizon-step-theocracy })
horizon-trigger-g2b-despotism-1 = { horizon-government-g2b } ({ horizon-step-despotism })
horizon-trigger-g3a-despotism-1 = { horizon-government-g3a } ({ horizon-step-despotism })
horizon-trigger-g3a-theocracy-1 = { horizon-government-g3a } ({ horizon-step-theocracy })
horizon-trigger-g3b-despotism-1 = { horizon-government-g3b } ({ horizon-step-despotism })
horizon-trigger-g3b-theocracy-1 = { horizon-government-g3b } ({ horizon-step-theocracy })
horizon-trigger-g4a-despotism-1 = { horizon-government-g4a } ({ horizon-step-despotism })
horizon-trigger-g4a-theocracy-1 = { horizon-government-g4a } ({ horizon-step-theocracy })
horizon-trigger-g4a-theocracy-2 = { horizon-government-g4a } ({ horizon-step-theocracy })
horizon-trigger-g4b-despotism-1 = { horizon-government-g4b } ({ horizon-step-despotism })
horizon-trigger-g4b-despotism-2 = { horizon-government-g4b } ({ horizon-step-despotism })
horizon-trigger-g4b-theocracy-1 = { horizon-government-g4b } ({ horizon-step-theocracy })
horizon-trigger-food-5-1 = бонус производства ({ horizon-track-food })
horizon-trigger-economy-5-1 = бонус производства ({ horizon-track-economy })

## Parts of a game, for replays and charts

horizon-round = Раунд { $number }
horizon-rounds = Раунды

# The glossary: one text for each symbol, track, card kind and term, with its name, and the forms by which the rules call it.
horizon-gloss-actor = переходит в свободную ячейку другого действия или в другую ячейку того же; остаться на месте она может только на базовом действии 4.
    .name = Фишка действия
    .forms = фишка действия, фишку действия, фишки действия
horizon-gloss-basic = доступно всем с первого хода.
    .name = Базовое действие
    .forms = базовое действие, базовые действия, базовые
horizon-gloss-advanced = доступно всем, кто выполнил его требование, начиная со второго хода.
    .name = Продвинутое действие
    .forms = продвинутое действие, продвинутые действия, продвинутые
horizon-gloss-coin = ею платят за действия, сооружения и фишки; монеты не заканчиваются.
    .name = Монета
    .forms = монет*
horizon-gloss-piece = население в зоне ресурсов, готовое стать учёным, поселенцем или солдатом.
    .name = Активная фишка
    .forms = активная фишка, активной фишкой, активные фишки, активных фишек, активной, активна
horizon-gloss-column = неактивное население, столбцы от А до Д. Фишку всегда берут из самого левого непустого столбца.
    .name = Столбцы
    .forms = столб*
horizon-gloss-exhaust = вернуть фишку в самую правую свободную ячейку столбцов.
    .name = Истощить
    .forms = истощ*
horizon-gloss-lock = столбец производит, только когда куба под ним больше нет.
    .name = Закрытый столбец
    .forms = открытого столбца
horizon-gloss-cube = всегда уходит из самой левой ячейки своей шкалы; открывшаяся ячейка срабатывает.
    .name = Куб развития
    .forms = куб, куба, кубы, кубов, кубом, куб развития
horizon-gloss-food = её кубы открывают столбцы населения и бонусы его производства.
    .name = Шкала продовольствия
    .forms = продовольстви*
horizon-gloss-economy = её кубы открывают монеты и бонусы их производства.
    .name = Шкала экономики
    .forms = экономик*
horizon-gloss-infrastructure = её кубы открывают тайлы сооружений и ступени правительства.
    .name = Шкала инфраструктуры
    .forms = инфраструктур*
horizon-gloss-invested = принимает кубы с других шкал: бонусы, лишнее перемещение и ПО.
    .name = Шкала вложений
    .forms = шкала вложений, шкалы вложений, вложени*
horizon-gloss-technology = изучение даёт её бонус, действие, постоянный эффект и ПО по уровню.
    .name = Технология
    .forms = технологи*
horizon-gloss-blue = цвет науки среди технологий.
    .name = Синий
    .forms = синий
horizon-gloss-red = цвет войны среди технологий.
    .name = Красный
    .forms = красный
horizon-gloss-yellow = цвет торговли среди технологий.
    .name = Жёлтый
    .forms = жёлтый
horizon-gloss-green = цвет культуры среди технологий.
    .name = Зелёный
    .forms = зелёный
horizon-gloss-slot = место на дереве технологий, уровня от I до IV, связанное с ячейками уровнем ниже.
    .name = Ячейка дерева
    .forms = ячейке II, одну ячейку, новой ячейки
horizon-gloss-link = уровням II и III нужны все связанные ячейки уровнем ниже, уровню IV — две.
    .name = Связь
    .forms = связи, связана, связанн*, связ
horizon-gloss-scientist = фишка в ячейке дерева; она не возвращается никогда.
    .name = Учёный
    .forms = учён*
horizon-gloss-leader = лежит лицом вниз в каждой ячейке уровней II–IV; его берёт первый учёный.
    .name = Лидер
    .forms = лидер*
horizon-gloss-instant = бонус, который получают один раз, сейчас же.
    .name = Сразу
    .forms = мгновенный бонус
horizon-gloss-always = действует отныне всегда.
    .name = Постоянный эффект
    .forms = постоянная способность, постоянный эффект
horizon-gloss-government = карта с четырьмя ступенями: деспотия, теократия, монархия и демократия.
    .name = Правительство
    .forms = правительств*
horizon-gloss-despotism = первая ступень правительства; действует с самого начала.
    .name = Деспотия
    .forms = деспоти*
horizon-gloss-theocracy = постоянная способность; её открывает ячейка инфраструктуры.
    .name = Теократия
    .forms = теократи*
horizon-gloss-monarchy = бонус, получаемый сразу; его открывает ячейка инфраструктуры.
    .name = Монархия
    .forms = монархи*
horizon-gloss-democracy = приносит ПО в конце; её открывает последняя ячейка инфраструктуры.
    .name = Демократия
    .forms = демократи*
horizon-gloss-settler = открывает земли, заселяет деревни и строит сооружения.
    .name = Поселенец
    .forms = поселен*
horizon-gloss-soldier = укрепляет города там, где деревня заселена.
    .name = Солдат
    .forms = солдат*
horizon-gloss-strength = от 1 до 6; вместе фишки должны достичь силы тайла.
    .name = Сила
    .forms = сила, силы, силу, силой, силе
horizon-gloss-move = каждое очко переводит одну свою фишку на соседний тайл; очки можно делить.
    .name = Перемещение
    .forms = перемещени*
horizon-gloss-explore = поселенец шагает за край карты там, где новый тайл коснётся хотя бы двух тайлов; один новый тайл за ход.
    .name = Открытие земель
    .forms = бонус открытия, за край карты
horizon-gloss-cradle = центр карты.
    .name = Колыбель
    .forms = колыбел*
horizon-gloss-home = здесь вербуют ваши фишки; чужая не может закончить на ней перемещение.
    .name = Начальная территория
    .forms = начальная территория, начальной территории, начальную территорию, начальные территории
horizon-gloss-territory = тайл с силой, деревней и городом.
    .name = Территория
    .forms = территории, территорий
horizon-gloss-settle = тратится в фазе расширения, чтобы заселить деревню.
    .name = Жетон заселения
    .forms = жетон заселения, жетонов заселения
horizon-gloss-fortify = тратится в фазе расширения, чтобы укрепить город.
    .name = Жетон укрепления
    .forms = жетон укрепления, жетонов укрепления
horizon-gloss-village = её заселяют поселенцы, чьей силы хватает для тайла: бонус сразу и ПО в конце.
    .name = Деревня
    .forms = деревн*
horizon-gloss-city = его укрепляют солдаты там, где деревня заселена, неважно кем; ПО в конце.
    .name = Город
    .forms = город, города, городов, городе
horizon-gloss-structure = его строит поселенец за указанную цену из вашего запаса; построить его может и второй игрок.
    .name = Сооружение
    .forms = сооружени*
horizon-gloss-phase-action = первая фаза хода: переставить фишку действия и выполнить действие.
    .name = Фаза действия
    .forms = фаза действия
horizon-gloss-phase-expansion = вторая фаза: один раз построить, заселить или укрепить, либо ничего.
    .name = Фаза расширения
    .forms = фаза расширения, расширени*
horizon-gloss-phase-production = третья фаза: население, монеты или обмены.
    .name = Фаза производства
    .forms = фаза производства
horizon-gloss-phase-goal = четвёртая фаза: цель, условия которой соблюдены, надо выполнить кубом.
    .name = Фаза цели
    .forms = фаза цели, фазы цели
horizon-gloss-produce = приходит каждый раз, когда производят своё: население или монеты.
    .name = Бонус производства
    .forms = бонус производства, бонусы производства
horizon-gloss-exchange = вместо производства: 3 монеты за фишку, фишка с карты — в активные, активная фишка — за монету.
    .name = Обмен
    .forms = обмен, обмены, обменов
horizon-gloss-goal = первый на ней получает 5 ПО, остальные по 3. Четыре куба на целях (для двоих — три) приближают конец.
    .name = Цель
    .forms = цель, цели, целей, целях
horizon-gloss-laurel = победные очки: за цели, технологии, деревни, города, сооружения, вложения, лидеров и правительство.
    .name = ПО
    .forms = ПО
