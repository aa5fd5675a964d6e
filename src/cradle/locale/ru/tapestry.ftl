# Tapestry по-русски. Достижение — здание (landmark), цель — achievement, как в русском издании.

## The title

tapestry = Эпохи
tapestry-pitch = Пройдите по четырём шкалам развития от первого костра до звёзд и сотките историю собственной цивилизации.

## Options

tapestry-option-adjustments = Нации
tapestry-option-adjustments-note = Планшеты наций как в коробке, с официальными стартовыми поправками или с одним из двух наборов изменений.
tapestry-option-adjustments-original = Как в коробке
tapestry-option-adjustments-official-start = Стартовые поправки
tapestry-option-adjustments-experimental = Экспериментальные изменения 2022 года
tapestry-option-adjustments-pack = Набор поправок
tapestry-option-automa = Автома
tapestry-option-automa-note = Соперник в одиночной игре. С каждым уровнем ходы дохода дают ему больше.
tapestry-option-automa-one = Уровень 1: без цивилизации
tapestry-option-automa-two = Уровень 2: с цивилизацией
tapestry-option-automa-three = Уровень 3: лишний шаг в эру
tapestry-option-automa-four = Уровень 4: больше карт решений
tapestry-option-automa-five = Уровень 5: больше очков
tapestry-option-automa-six = Уровень 6: здесь как уровень 5
tapestry-option-shadow = Теневая империя
tapestry-option-shadow-note = Третья сторона: только продвигается и перехватывает достижения у обоих игроков.
tapestry-option-shadow-no = Нет
tapestry-option-shadow-yes = Да

## Questions and their answers

tapestry-ask-keep = Какую нацию и какую столицу вы оставите?
tapestry-keep-keep = { $civilization }, столица: { $capital }
tapestry-ask-act = Ваш ход: доход или продвижение?
tapestry-act-income = Получить доход ({ $space }-й раз)
tapestry-act-advance = { $track }, клетка { $space } ({ $place }): { $effect }; цена — { $any ->
        [0] { $own-resource } ×{ $own }
       *[other] { $own ->
            [0] { $any ->
                [one] { $any } любой ресурс
                [few] { $any } любых ресурса
                [many] { $any } любых ресурсов
               *[other] { $any } любых ресурса
            }
           *[other] { $own-resource } ×{ $own } + { $any ->
                [one] { $any } любой ресурс
                [few] { $any } любых ресурса
                [many] { $any } любых ресурсов
               *[other] { $any } любых ресурса
            }
        }
    }
tapestry-ask-token = Какую фишку продвинуть? ({ $track })
tapestry-token-to = Ту, что встанет на клетку { $space }
tapestry-take-resource = Взять: { $resource }
tapestry-pay-resource = Заплатить: { $resource }
tapestry-ask-choose = Выберите одно из этого.
tapestry-ask-next = Вы получаете несколько наград: с чего начать?
tapestry-ask-may = Можно выполнить: { $effect }
tapestry-may-no = Отказаться
tapestry-may-yes = Выполнить
tapestry-choose-part = { $effect }
tapestry-next-part = { $effect }
tapestry-ask-take = Выберите, что взять: { $left ->
         [one] { $left } ресурс
         [few] { $left } ресурса
         [many] { $left } ресурсов
        *[other] { $left } ресурса
    }.
tapestry-ask-pay = Цена — { $left ->
        [one] { $left } ресурс
        [few] { $left } ресурса
        [many] { $left } ресурсов
       *[other] { $left } ресурса
    }. Чем платите?
tapestry-ask-purchase = Заплатить { $sort ->
        [0] { $amount ->
            [one] { $amount } ресурс
            [few] { $amount } ресурса
            [many] { $amount } ресурсов
           *[other] { $amount } ресурса
        }
        [1] { $amount ->
            [one] { $amount } жетон территории
            [few] { $amount } жетона территорий
            [many] { $amount } жетонов территорий
           *[other] { $amount } жетона территорий
        }
        [2] { $amount ->
            [one] { $amount } карту эпохи
            [few] { $amount } карты эпох
            [many] { $amount } карт эпох
           *[other] { $amount } карты эпох
        }
       *[3] { $amount ->
            [one] { $amount } карту технологии
            [few] { $amount } карты технологий
            [many] { $amount } карт технологий
           *[other] { $amount } карты технологий
        }
    } и получить: { $effect }?
tapestry-ask-bonus = { $amount ->
        [0] Взять бонус бесплатно: { $effect }?
       *[other] Заплатить { $sort ->
                [0] { $amount ->
                    [one] { $amount } ресурс
                    [few] { $amount } ресурса
                    [many] { $amount } ресурсов
                   *[other] { $amount } ресурса
                }
                [1] { $amount ->
                    [one] { $amount } жетон территории
                    [few] { $amount } жетона территорий
                    [many] { $amount } жетонов территорий
                   *[other] { $amount } жетона территорий
                }
                [2] { $amount ->
                    [one] { $amount } карту эпохи
                    [few] { $amount } карты эпох
                    [many] { $amount } карт эпох
                   *[other] { $amount } карты эпох
                }
               *[3] { $amount ->
                    [one] { $amount } карту технологии
                    [few] { $amount } карты технологий
                    [many] { $amount } карт технологий
                   *[other] { $amount } карты технологий
                }
            } за бонус: { $effect }?
    }
tapestry-ask-discard-tile = Сбросьте: { $left ->
         [one] { $left } жетон территории
         [few] { $left } жетона территорий
         [many] { $left } жетонов территорий
        *[other] { $left } жетона территорий
    }.
tapestry-ask-discard-card = Сбросьте: { $left ->
         [one] { $left } карту эпохи
         [few] { $left } карты эпох
         [many] { $left } карт эпох
        *[other] { $left } карты эпох
    }.
tapestry-ask-discard-technology = Сбросьте: { $left ->
         [one] { $left } карту технологии
         [few] { $left } карты технологий
         [many] { $left } карт технологий
        *[other] { $left } карты технологий
    }.
tapestry-purchase-no = Не покупать
tapestry-purchase-yes = Купить
tapestry-bonus-no = Без бонуса
tapestry-bonus-yes = Взять бонус
tapestry-discard-tile-tile = Сбросить: { $tile }
tapestry-discard-card-card = Сбросить: { $card }
tapestry-discard-technology-technology = Сбросить: { $technology }
tapestry-ask-step = Бесплатный шаг: { $track }
tapestry-step-stay = Остаться на месте
tapestry-step-to = Перейти на клетку { $space }: { $place }
tapestry-ask-step-back = Какая фишка отступает? ({ $track })
tapestry-step-back-to = Назад, на клетку { $space }
tapestry-ask-again = Какую клетку повторить?
tapestry-again-place = Повторить: { $place }
tapestry-ask-build = Разместите здание: { $building }
tapestry-build-outside = Вне сетки столицы
tapestry-build-at = Ряд { $row }, колонка { $column }
tapestry-build-map = На карте, клетка { $hex }
tapestry-ask-raise = Разместите достижение: { $landmark }
tapestry-raise-outside = Вне сетки столицы
tapestry-raise-at = Левый верхний угол: { $row ->
        [-2] на три ряда выше сетки
        [-1] на два ряда выше сетки
        [0] на один ряд выше сетки
       *[other] ряд { $row }
    }, { $column ->
        [-2] на три колонки левее сетки
        [-1] на две колонки левее сетки
        [0] на одну колонку левее сетки
       *[other] колонка { $column }
    }; { $turn ->
        [0] без поворота
        [1] поворот на 90°
        [2] поворот на 180°
       *[other] поворот на 270°
    }
tapestry-raise-map = На карте, клетка { $hex }
tapestry-ask-choose-building = Какое здание производства взять?
tapestry-choose-building-building = Взять: { $building }
tapestry-ask-choose-landmark = Какое достижение взять?
tapestry-choose-landmark-landmark = Взять: { $landmark }
tapestry-ask-tile = Какой жетон выложить?
tapestry-tile-tile = Выложить: { $tile }
tapestry-ask-lay = Куда выложить? ({ $tile })
tapestry-lay-at = Клетка { $hex }, { $turn ->
        [0] без поворота
        [1] поворот на 60°
        [2] поворот на 120°
        [3] поворот на 180°
        [4] поворот на 240°
       *[other] поворот на 300°
    }: { $sides ->
        [one] совпадает { $sides } сторона
        [few] совпадают { $sides } стороны
        [many] совпадает { $sides } сторон
       *[other] совпадают { $sides } стороны
    }
tapestry-ask-double = ПО за стороны: { $sides }. Или дважды награда: { $effect }?
tapestry-double-no = ПО за стороны
tapestry-double-yes = Награда дважды
tapestry-ask-garrison = Поставить аванпост на клетку { $hex }?
tapestry-garrison-no = Не ставить
tapestry-garrison-yes = Поставить аванпост
tapestry-ask-gift = Можно отдать жетон сопернику и получить 3 ПО.
tapestry-gift-none = Оставить все жетоны
tapestry-gift-tile = Отдать: { $tile }
tapestry-ask-gift-to = Кому отдать? ({ $tile })
tapestry-gift-to-other-seat = { $other-seat }
tapestry-ask-voyage = Какой жетон космоса освоить?
tapestry-voyage-voyage = Освоить: { $voyage }
tapestry-ask-keep-roll = Какой из двух бросков оставить?
tapestry-keep-roll-track = { $track }
tapestry-ask-invent = Какую технологию изобрести?
tapestry-invent-technology = Изобрести: { $technology }
tapestry-invent-deck = Взять верхнюю карту колоды
tapestry-ask-upgrade = Какую технологию улучшить?
tapestry-upgrade-technology = Улучшить: { $technology } — { $effect }
tapestry-upgrade-none = Не улучшать
tapestry-ask-symbol = Награду какой карты повторить?
tapestry-symbol-technology = { $technology }: { $effect }
tapestry-ask-refresh = Обновить три открытые технологии?
tapestry-refresh-no = Оставить
tapestry-refresh-yes = Обновить
tapestry-ask-imitate-symbol = Получить и себе: { $effect }?
tapestry-imitate-symbol-no = Нет
tapestry-imitate-symbol-yes = Получить
tapestry-ask-conquer = Какую территорию завоевать?
tapestry-conquer-hex = Завоевать территорию { $hex }
tapestry-trap-no = Не мешать
tapestry-trap-yes = Сыграть засаду
tapestry-term-always-trap = В этой игре никогда не играть засаду
tapestry-ask-seal = Поставить фишку на клетку { $hex } (её уже не завоевать) и получить ресурс?
tapestry-seal-no = Нет
tapestry-seal-yes = Закрыть
tapestry-ask-die = Какой кубик взять?
tapestry-die-red = Красный: { $effect }
tapestry-die-black = Чёрный: { $effect }
tapestry-ask-left-die = Взять оставшийся кубик: { $effect }?
tapestry-left-die-no = Нет
tapestry-left-die-yes = Взять
tapestry-ask-muster = Из какого ряда планшета взять аванпост?
tapestry-muster-row = { $row ->
        [0] Верхний ряд
       *[other] Нижний ряд
    }: { $effect }
tapestry-ask-play = Какой картой начать новую эпоху?
tapestry-play-card = Сыграть: { $card }
tapestry-ask-overplay = Какую карту положить поверх текущей?
tapestry-overplay-card = Сыграть: { $card }
tapestry-ask-play-drawn = Сразу сыграть взятую карту и получить 5 ПО?
tapestry-play-drawn-card = Сыграть: { $card }
tapestry-play-drawn-none = Не сейчас
tapestry-barter-resource = Обменять еду на: { $resource }
tapestry-barter-stop = Хватит
tapestry-ask-colony = Какой жетон даст ресурсы?
tapestry-colony-hex = Клетка { $hex }
tapestry-ask-dark-age = По какой шкале продвинуться на три?
tapestry-dark-age-track = На три вперёд: { $track }
tapestry-ask-boost-token = Какая фишка продвигается на три? ({ $track })
tapestry-boost-token-from = Та, что на клетке { $space }
tapestry-ask-burn = Сбросить карты эпох с руки? Каждая принесёт вам 2 ПО.
tapestry-burn-card = Сбросить: { $card }
tapestry-burn-stop = Хватит
tapestry-guild-stop = Хватит
tapestry-guild-buy = Заплатить 5 ПО и получить ресурс
tapestry-guild-sell = Заплатить ресурс и получить 5 ПО
tapestry-uprising-stop = Хватит
tapestry-uprising-hex = Поднять аванпост на клетке { $hex }
tapestry-ask-match = Вверх или вниз, к ближайшему сопернику?
tapestry-match-up = Вверх: { $track }
tapestry-match-down = Вниз: { $track }
tapestry-ask-match-token = Какая фишка движется? ({ $track })
tapestry-match-token-from = Та, что на клетке { $space }
tapestry-ask-restart = На какой шкале фишка начнёт заново?
tapestry-restart-track = { $track }
tapestry-ask-ally = Кто ваш союзник?
tapestry-ally-other-seat = { $other-seat }
tapestry-ask-marry = Чьи награды и на какой шкале вы разделите?
tapestry-marry-into = { $other-seat }: { $track }
tapestry-ask-dictate = По какой шкале продвинуться и закрыть её для остальных?
tapestry-dictate-track = { $track }
tapestry-ask-magnate = По какой шкале можете продвинуться вы и соседи?
tapestry-magnate-track = { $track }
tapestry-ask-torch = Отдать рабочего и получить 10 ПО?
tapestry-torch-no = Нет
tapestry-torch-yes = Отдать рабочего
tapestry-ask-trade = Награду чьей клетки получить?
tapestry-trade-rival = Автома или Теневая империя: { $place }
tapestry-trade-copy = { $other-seat }: { $place }
tapestry-ask-spy = Какую карту скопировать?
tapestry-spy-card = Скопировать: { $card }
tapestry-ask-civilization = Какая нация действует следующей?
tapestry-civilization-civilization = { $civilization }
tapestry-ask-alchemy = Бросать ещё или остановиться?
tapestry-alchemy-stop = Остановиться
tapestry-alchemy-roll = Бросить ещё
tapestry-ask-transmute = По какой из шкал продвинуться?
tapestry-transmute-track = { $track }
tapestry-ask-stage = Куда идёт фишка?
tapestry-stage-slot = { $effect }
tapestry-ask-leader = Какого лидера использовать?
tapestry-leader-none = Никакого
tapestry-leader-track = { $track }
tapestry-ask-merry = Какая фишка поднимается?
tapestry-merry-column = { $effect }
tapestry-ask-floor = Откуда начнёт танцор?
tapestry-floor-slot = { $effect }
tapestry-ask-dance = Какой танцор и куда шагнёт?
tapestry-ask-herald = На какую карту поставить глашатая?
tapestry-herald-none = Ни на какую
tapestry-herald-card = { $card }
tapestry-ask-proclaim = Положить карту поверх «Укротителя огня» без её действия?
tapestry-proclaim-none = Не класть
tapestry-proclaim-card = { $card }
tapestry-ask-history = Кому отдать историка и какой квадрат открыть?
tapestry-history-none = Никому
tapestry-history-give = { $other-seat }: { $effect }
tapestry-history-rival = Автома или Теневая империя: { $effect }
tapestry-historian-other-seat = { $other-seat }
tapestry-historian-rival = Автома или Теневая империя
tapestry-ask-tinker = Какую технологию любого игрока отметить и улучшить?
tapestry-tinker-none = Никакую
tapestry-tinker-technology = { $technology }
tapestry-predict-number = Предсказываю: { $number }
tapestry-vision-part = { $effect }
tapestry-ask-swap = Поменять здания местами: какое первое?
tapestry-swap-plot = Ряд { $row }, колонка { $column }
tapestry-swap-stop = Хватит
tapestry-ask-swap-with = С каким зданием другого вида?
tapestry-swap-with-plot = Ряд { $row }, колонка { $column }
tapestry-cube-plot = Ряд { $row }, колонка { $column }
tapestry-ask-carved = Какую закрытую награду получить?
tapestry-carved-column = { $effect }
tapestry-jump-track = { $track }
tapestry-jump-stop = Больше не надо
tapestry-ask-spread = Какое здание взять?
tapestry-spread-building = { $building }
tapestry-ask-stall = Куда поставить торговца?
tapestry-stall-none = Никуда
tapestry-stall-hex = Клетка { $hex }
tapestry-ask-crucible = Оставить кубик или перебросить?
tapestry-crucible-again = Перебросить
tapestry-crucible-science = Наука: { $effect }
tapestry-crucible-red = Красный, дважды: { $effect }
tapestry-crucible-black = Чёрный: { $effect }
tapestry-ask-homeland = Награду какого своего жетона получить?
tapestry-homeland-hex = Клетка { $hex }
tapestry-ask-venture = Где торговать?
tapestry-venture-none = Нигде
tapestry-venture-token = Фишка на клетку { $hex }
tapestry-venture-building = Здание на клетку { $hex }
tapestry-ask-wares = Какой жетон получит { $other-seat }?
tapestry-wares-tile = { $tile }
tapestry-ask-warehouse = Какое здание поставить на клетку { $hex }?
tapestry-warehouse-building = { $building }
tapestry-build-statue = На статуе, колонка: { $pillar ->
        [0] левая
        [1] средняя
       *[2] правая
    }
tapestry-ask-carve = На какой высоте фишка? Колонка: { $column ->
        [0] левая
        [1] средняя
       *[2] правая
    }
tapestry-dance-move = { $token ->
        [0] Первый танцор
       *[1] Второй танцор
    }: { $effect }
tapestry-carve-height = { $height ->
        [0] Без фишки
       *[other] Уровень { $height }
    }
tapestry-ask-barter = Обменять еду на другой ресурс? За каждую вы получите 2 ПО. Осталось: { $left ->
        [one] { $left } еда
        [few] { $left } еды
        [many] { $left } еды
       *[other] { $left } еды
    }.
tapestry-ask-guild = Торговать с гильдиями? Осталось: { $left ->
         [one] { $left } сделка
         [few] { $left } сделки
         [many] { $left } сделок
        *[other] { $left } сделки
    }.
tapestry-ask-uprising = Какой аванпост поднять? Осталось: { $left ->
         [one] { $left } восстание
         [few] { $left } восстания
         [many] { $left } восстаний
        *[other] { $left } восстания
    }.
tapestry-ask-historian = Кому отдать историка? Осталось: { $left ->
         [one] { $left } историк
         [few] { $left } историка
         [many] { $left } историков
        *[other] { $left } историка
    }.
tapestry-ask-predict = Ваше предсказание: { $category }. Осталось: { $left ->
         [one] { $left } предсказание
         [few] { $left } предсказания
         [many] { $left } предсказаний
        *[other] { $left } предсказания
    }.
tapestry-ask-vision = Какое видение сбывается? Осталось: { $left ->
         [one] { $left } видение
         [few] { $left } видения
         [many] { $left } видений
        *[other] { $left } видения
    }.
tapestry-ask-cube = Сделайте участок непроходимым, каждый в своём районе. Осталось: { $left ->
         [one] { $left } участок
         [few] { $left } участка
         [many] { $left } участков
        *[other] { $left } участка
    }.
tapestry-ask-jump = По какой шкале прыгнуть на четыре клетки? Осталось: { $left ->
         [one] { $left } прыжок
         [few] { $left } прыжка
         [many] { $left } прыжков
        *[other] { $left } прыжка
    }.
tapestry-ask-trap = { $automatic ->
        [0] { $other-seat } атакует вас на клетке { $hex }. Устроить засаду?
       *[other] Автома атакует вас на клетке { $hex }. Устроить засаду?
    }

## What happens

tapestry-news-kept = { $seat }: нация — { $civilization }, столица — { $capital }.
tapestry-news-turn = Ход { $number }: { $seat }.
tapestry-news-income = { $seat }: доход, { $number }-й раз.
tapestry-news-advanced = { $seat } продвигается: { $place }.
tapestry-news-regressed = { $seat } отступает: { $track }, клетка { $space }.
tapestry-term-goods = { $goods ->
        [0] { $amount ->
            [one] { $amount } монету
            [few] { $amount } монеты
            [many] { $amount } монет
           *[other] { $amount } монеты
        }
        [1] { $amount ->
            [one] { $amount } рабочего
            [few] { $amount } рабочих
            [many] { $amount } рабочих
           *[other] { $amount } рабочего
        }
        [2] { $amount ->
            [one] { $amount } еду
            [few] { $amount } еды
            [many] { $amount } еды
           *[other] { $amount } еды
        }
       *[other] { $amount ->
            [one] { $amount } культуру
            [few] { $amount } культуры
            [many] { $amount } культуры
           *[other] { $amount } культуры
        }
    }
tapestry-news-gained = { $seat } получает { tapestry-term-goods }.
    .again = { tapestry-term-goods }
tapestry-news-paid = { $seat } платит { tapestry-term-goods }.
    .again = { tapestry-term-goods }
tapestry-news-played = { $seat } играет карту: { $card }.
tapestry-news-face-down = { $seat } кладёт карту эпохи рубашкой вверх.
tapestry-news-explored = { $seat } выкладывает: { $tile }, клетка { $hex }.
tapestry-news-voyaged = { $seat } осваивает: { $voyage }.
tapestry-news-rolled = { $seat } бросает кубик науки: { $track }.
tapestry-news-invented = { $seat } изобретает: { $technology }.
tapestry-news-refreshed = { $seat } обновляет открытые технологии.
tapestry-news-conquered = { $seat } нападает на территорию { $hex }.
tapestry-news-trapped = { $seat } играет засаду на территории { $hex }.
tapestry-news-built = { $seat } получает здание: { $building }.
tapestry-news-claimed = { $seat } берёт достижение: { $landmark }.
tapestry-news-achieved = { $seat } достигает цели: { $achievement }.
tapestry-news-joined = { $seat } получает ещё одну нацию: { $civilization }.
tapestry-news-gave-tile = { $seat } отдаёт: { $tile }, получатель — { $other-seat }.
tapestry-news-token = { $seat } ставит фишку нации: { $civilization }.
tapestry-news-dice = { $seat } бросает кубики завоеваний. Красный: { $red-effect }; чёрный: { $black-effect }.
tapestry-news-won = { $seat } побеждает Автому со счётом { $points } : { $automa-points }.
tapestry-news-lost = Автома побеждает: { $seat } — { $points }, Автома — { $automa-points }.
tapestry-news-upgraded = { $seat } улучшает: { $technology }.
tapestry-news-scored = { $seat } получает { $points ->
         [one] { $points } ПО
         [few] { $points } ПО
         [many] { $points } ПО
        *[other] { $points } ПО
    } ({ $score }).
tapestry-news-finished = { $seat } завершает игру, итог — { $points ->
         [one] { $points } ПО
         [few] { $points } ПО
         [many] { $points } ПО
        *[other] { $points } ПО
    }.
tapestry-news-drew-tiles = { $seat } берёт { $amount ->
         [one] { $amount } жетон территории
         [few] { $amount } жетона территорий
         [many] { $amount } жетонов территорий
        *[other] { $amount } жетона территорий
    }.
tapestry-news-drew-cards = { $seat } берёт { $amount ->
         [one] { $amount } карту эпохи
         [few] { $amount } карты эпох
         [many] { $amount } карт эпох
        *[other] { $amount } карты эпох
    }.
tapestry-news-bot-turn = Ход { $number }: { $bot }.
tapestry-news-bot-income = { $bot }: доход, { $number }-й раз.
tapestry-news-bot-advanced = { $bot } продвигается: { $place }.
tapestry-news-bot-regressed = { $bot } отступает: { $track }, клетка { $space }.
tapestry-news-bot-face-down = { $bot } кладёт карту эпохи рубашкой вверх.
tapestry-news-bot-explored = { $bot } выкладывает: { $tile }, клетка { $hex }.
tapestry-news-bot-rolled = { $bot } бросает кубик науки: { $track }.
tapestry-news-bot-conquered = { $bot } нападает на территорию { $hex }.
tapestry-news-bot-trapped = { $bot } играет засаду на территории { $hex }.
tapestry-news-bot-claimed = { $bot } берёт достижение: { $landmark }.
tapestry-news-bot-achieved = { $bot } достигает цели: { $achievement }.
tapestry-news-bot-scored = { $bot } получает { $points ->
         [one] { $points } ПО
         [few] { $points } ПО
         [many] { $points } ПО
        *[other] { $points } ПО
    } ({ $score }).
tapestry-news-bot-drew-cards = { $bot } берёт { $amount ->
         [one] { $amount } карту эпохи
         [few] { $amount } карты эпох
         [many] { $amount } карт эпох
        *[other] { $amount } карты эпох
    }.

## What may happen to a player, for those who ask what to watch

tapestry-harm-face-down = Нет карты эпохи: ляжет закрытая

## Refusals

tapestry-why-1-3 = Эта столица вам не выпала.
tapestry-why-1-4 = Эта нация вам не выпала.
tapestry-why-2-5 = У вас нет такого ресурса.
tapestry-why-3-1 = Вам нечем заплатить за это продвижение.
tapestry-why-3-3 = Этот шаг обязателен.
tapestry-why-3-3b = Ваша фишка уже в конце этой шкалы.
tapestry-why-3-3a = Ни одна ваша фишка не может так пойти.
tapestry-why-3-5a = Этого нет среди того, что можно сбросить.
tapestry-why-3-7 = Эта шкала сейчас закрыта.
tapestry-why-3-8 = Оттуда отступать некому.
tapestry-why-3-10 = Повторить можно только клетку под вашей фишкой, которая ещё не сработала в этот ход.
tapestry-why-4-2 = Этого жетона нет в вашем запасе.
tapestry-why-4-3 = Клетка не граничит с вашей территорией.
tapestry-why-4-3a = На этой карте нет такой клетки.
tapestry-why-4-3b = Клетка уже освоена.
tapestry-why-4-3c = Такой поворот ничем не отличается от другого.
tapestry-why-4-6 = Этого жетона космоса нет в вашем запасе.
tapestry-why-6-1 = Эта технология не открыта.
tapestry-why-6-1a = Сейчас можно взять только открытую технологию.
tapestry-why-6-2 = Технологий в колоде не осталось.
tapestry-why-6-3 = Карты верхнего ряда не улучшаются.
tapestry-why-6-3a = Это не ваша технология.
tapestry-why-6-4 = Ни вы, ни соседи не выполнили условие карты.
tapestry-why-6-5 = Улучшение обязательно.
tapestry-why-6-6 = В нужном ряду у вас нет такой карты.
tapestry-why-7-1 = Территория не граничит с вашей.
tapestry-why-7-1a = Там нет освоенной территории.
tapestry-why-7-1b = Эта территория уже ваша.
tapestry-why-7-1c = Там уже две фишки: эту территорию не завоевать.
tapestry-why-7-6 = У вас нет карты засады.
tapestry-why-8-1 = Этот участок занят.
tapestry-why-8-2 = Достижение закроет то, что уже построено.
tapestry-why-8-2a = Такого места для этого достижения нет.
tapestry-why-8-3 = Таких зданий не осталось.
tapestry-why-8-4 = На непроходимых участках строить нельзя.
tapestry-why-9-3 = Этой карты нет у вас на руке.
tapestry-why-11-3 = Этот вариант сейчас невозможен.
tapestry-why-11-4 = Эта часть уже выполнена.
tapestry-why-12-3 = Нет соперника, который ещё играет и мог бы взять жетон.
tapestry-why-12-3a = Последний жетон нужен вам самим, чтобы осваивать.
tapestry-why-12-5 = Союзником может быть только другой игрок.
tapestry-why-12-5a = Альянс запрещает вам завоёвывать этого игрока.
tapestry-why-12-10 = Это не жетон под вашим контролем.
tapestry-why-12-15 = Это достижение уже занято.
tapestry-why-12-16 = Это не выпало.
tapestry-why-12-17 = Такую карту сейчас не скопировать.
tapestry-why-12-21 = Гильдии торгуют только в одну сторону.
tapestry-why-12-21a = Вам нечем платить.
tapestry-why-12-23 = Выберите другого игрока.
tapestry-why-12-24 = У вас не осталось еды для обмена.
tapestry-why-12-24a = Еду меняют на другой ресурс, а не на еду.
tapestry-why-12-35 = Там нет вашего аванпоста, который может подняться.
tapestry-why-12-36 = Там нет соперника, к которому можно перейти.
tapestry-why-12-41 = Там нет фишки соперника.
tapestry-why-12-43 = Эта карта не из только что взятых.
tapestry-why-13-0b = Этой нации сейчас нечего делать.
tapestry-why-13-2a = Там нет здания, которое можно поменять местами.
tapestry-why-13-3 = В этой колонке статуи нет места.
tapestry-why-13-4 = Туда нет дороги.
tapestry-why-13-6 = Нет такой карты без глашатая.
tapestry-why-13-7 = Выберите соперника.
tapestry-why-13-7a = Этот квадрат уже открыт.
tapestry-why-13-8 = Эта карта уже в верхнем ряду.
tapestry-why-13-8b = Этой технологии ни у кого нет.
tapestry-why-13-10 = Этот лидер уже использован.
tapestry-why-13-11 = Эта фишка уже наверху.
tapestry-why-13-12 = Этот ряд пуст.
tapestry-why-13-13 = Такое число здесь предсказать нельзя.
tapestry-why-13-14 = На этой клетке поселиться нельзя.
tapestry-why-13-16 = Торговец там стоять не может.
tapestry-why-14-1 = Эта шкала не выпала.
tapestry-why-14-1a = Вы уже перебрасывали кубики.
tapestry-why-14-1c = Этот кубик уже отложен.
tapestry-why-14-1b = Это не жетон под вашим контролем.
tapestry-why-14-2 = В этом районе уже есть новый непроходимый участок.
tapestry-why-14-3 = Так высоко фишку не поставить.
tapestry-why-14-3a = В этой колонке нет фишки.
tapestry-why-14-5 = На этой шкале нет вашей фишки.
tapestry-why-14-5a = Ваша фишка на этой шкале уже прыгнула.
tapestry-why-14-6 = Положить можно только карту «При розыгрыше», но не «Ренессанс».
tapestry-why-14-11 = Танцор шагает на одно место по прямой и не на место другого.
tapestry-why-14-11a = Этот танцор уже сделал шаг.
tapestry-why-14-13 = Это видение уже сбылось.
tapestry-why-14-14 = Нужно взять здание того вида, которого у вас меньше всего.
tapestry-why-14-16 = Там нет одиночного аванпоста.
tapestry-why-14-16a = У вас нет жетона территории, чтобы его отдать.
tapestry-why-14-16c = У вас не осталось фишек Торговцев.

## The numbers behind a reason

tapestry-sum-price = Цена: { $own ->
        [0] { $all }
       *[other] { $resource } ×{ $own }, всего { $all }
    }; у вас { $own ->
        [0] ресурсов: { $wealth }
       *[other] { $resource } ×{ $there }, всего { $wealth }
    }.
tapestry-sum-points = Цена: { $needed } ПО, у вас { $there }.
tapestry-sum-track = { $track }: нужна клетка { $needed }, ваша — { $there }.
tapestry-sum-building = Нужно: { $building } ×{ $needed }, построено: { $there }.

## Components

tapestry-resource-coin = монета
tapestry-resource-worker = рабочий
tapestry-resource-food = еда
tapestry-resource-culture = культура
tapestry-track-exploration = Освоение
tapestry-track-science = Наука
tapestry-track-military = Война
tapestry-track-technology = Технологии
tapestry-building-farm = ферма
tapestry-building-house = дом
tapestry-building-market = рынок
tapestry-building-armory = арсенал
tapestry-capital-mountain = Горная
tapestry-capital-wetland = Болотная
tapestry-capital-tropical = Тропическая
tapestry-capital-desert = Пустынная
tapestry-capital-forest = Лесная
tapestry-capital-grassland = Степная
tapestry-civilization-alchemists = Алхимики
tapestry-civilization-architects = Архитекторы
tapestry-civilization-craftsmen = Ремесленники
tapestry-civilization-entertainers = Артисты
tapestry-civilization-futurists = Футуристы
tapestry-civilization-heralds = Глашатаи
tapestry-civilization-historians = Историки
tapestry-civilization-inventors = Изобретатели
tapestry-civilization-isolationists = Изоляционисты
tapestry-civilization-leaders = Лидеры
tapestry-civilization-merrymakers = Гуляки
tapestry-civilization-militants = Воители
tapestry-civilization-mystics = Мистики
tapestry-civilization-nomads = Кочевники
tapestry-civilization-the-chosen = Избранные
tapestry-civilization-traders = Торговцы
tapestry-landmark-lighthouse = Маяк
tapestry-landmark-train-station = Вокзал
tapestry-landmark-launch-pad = Стартовая площадка
tapestry-landmark-apothecary = Аптека
tapestry-landmark-academy = Академия
tapestry-landmark-laboratory = Лаборатория
tapestry-landmark-barracks = Казармы
tapestry-landmark-tank-factory = Танковый завод
tapestry-landmark-fusion-reactor = Термоядерный реактор
tapestry-landmark-forge = Кузница
tapestry-landmark-rubber-works = Резиновый завод
tapestry-landmark-tech-hub = Технопарк
tapestry-landmark-bakery = Пекарня
tapestry-landmark-barn = Амбар
tapestry-landmark-com-tower = Башня связи
tapestry-landmark-library = Библиотека
tapestry-landmark-stock-market = Биржа
tapestry-landmark-treasury = Казначейство
tapestry-technology-air-conditioning = Кондиционер
tapestry-technology-ammonia = Аммиак
tapestry-technology-anesthesia = Анестезия
tapestry-technology-assembly-line = Конвейер
tapestry-technology-bakery = Пекарня
tapestry-technology-barn = Амбар
tapestry-technology-lithium-ion-battery = Литий-ионный аккумулятор
tapestry-technology-calendar = Календарь
tapestry-technology-canned-food = Консервы
tapestry-technology-clocks = Часы
tapestry-technology-compass = Компас
tapestry-technology-com-tower = Башня связи
tapestry-technology-concrete = Бетон
tapestry-technology-dynamite = Динамит
tapestry-technology-eyeglasses = Очки
tapestry-technology-irrigation = Орошение
tapestry-technology-library = Библиотека
tapestry-technology-light-bulb = Лампочка
tapestry-technology-paper = Бумага
tapestry-technology-penicillin = Пенициллин
tapestry-technology-printing-press = Печатный станок
tapestry-technology-radio = Радио
tapestry-technology-sewage-plumbing = Водопровод и канализация
tapestry-technology-siegecraft = Осадное дело
tapestry-technology-stock-market = Биржа
tapestry-technology-telescope = Телескоп
tapestry-technology-the-nail = Гвоздь
tapestry-technology-time-travel = Путешествие во времени
tapestry-technology-transistors = Транзисторы
tapestry-technology-treasury = Казначейство
tapestry-technology-vaccines = Вакцины
tapestry-technology-warships = Военные корабли
tapestry-technology-zeppelins = Дирижабли
tapestry-card-academia = Академическая среда
tapestry-card-age-of-discovery = Эпоха открытий
tapestry-card-age-of-sail = Эпоха парусов
tapestry-card-age-of-wonders = Эпоха чудес
tapestry-card-alliance = Альянс
tapestry-card-boast-of-superiority = Похвальба превосходством
tapestry-card-broker-of-peace = Миротворец
tapestry-card-capitalism = Капитализм
tapestry-card-coal-baron = Угольный барон
tapestry-card-colonialism = Колониализм
tapestry-card-dark-ages = Тёмные века
tapestry-card-democracy = Демократия
tapestry-card-dictatorship = Диктатура
tapestry-card-diplomacy = Дипломатия
tapestry-card-dystopia = Антиутопия
tapestry-card-empiricism = Эмпиризм
tapestry-card-espionage = Шпионаж
tapestry-card-exploitation = Эксплуатация
tapestry-card-feudalism = Феодализм
tapestry-card-golden-age = Золотой век
tapestry-card-guilds = Гильдии
tapestry-card-industrialism = Индустриализм
tapestry-card-marriage-of-state = Династический брак
tapestry-card-mercantilism = Меркантилизм
tapestry-card-meritocracy = Меритократия
tapestry-card-militarism = Милитаризм
tapestry-card-monarchy = Монархия
tapestry-card-oil-magnate = Нефтяной магнат
tapestry-card-olympic-host = Хозяева Олимпиады
tapestry-card-pillage-and-plunder = Грабёж и разбой
tapestry-card-pirate-rule = Власть пиратов
tapestry-card-plea-for-aid = Мольба о помощи
tapestry-card-renaissance = Ренессанс
tapestry-card-revisionism = Ревизионизм
tapestry-card-revolution = Революция
tapestry-card-socialism = Социализм
tapestry-card-steam-tycoon = Паровой магнат
tapestry-card-technocracy = Технократия
tapestry-card-terraforming = Терраформирование
tapestry-card-theocracy = Теократия
tapestry-card-trade-economy = Торговая экономика
tapestry-card-trap = Засада
tapestry-card-tyranny = Тирания
tapestry-card-wartime-economy = Военная экономика
tapestry-place-exploration-start = старт освоения
tapestry-place-scouting = Разведка
tapestry-place-rafts = Плоты
tapestry-place-wagons = Повозки
tapestry-place-navigation = Навигация
tapestry-place-ships = Корабли
tapestry-place-tunnels = Туннели
tapestry-place-trains = Поезда
tapestry-place-cars = Автомобили
tapestry-place-airplanes = Самолёты
tapestry-place-space-shuttle = Космический шаттл
tapestry-place-interstellar-travel = Межзвёздные перелёты
tapestry-place-warpgates = Варп-врата
tapestry-place-science-start = старт науки
tapestry-place-astronomy = Астрономия
tapestry-place-mathematics = Математика
tapestry-place-herbalism = Травничество
tapestry-place-medicine = Медицина
tapestry-place-chemistry = Химия
tapestry-place-biology = Биология
tapestry-place-academic-research = Академические исследования
tapestry-place-nutrition = Диетология
tapestry-place-physics = Физика
tapestry-place-neuroscience = Нейробиология
tapestry-place-quantum-physics = Квантовая физика
tapestry-place-alien-biology = Инопланетная биология
tapestry-place-military-start = старт войны
tapestry-place-archery = Стрельба из лука
tapestry-place-bladed-weapons = Клинковое оружие
tapestry-place-walls = Стены
tapestry-place-standing-army = Регулярная армия
tapestry-place-cavalry = Кавалерия
tapestry-place-gunpowder = Порох
tapestry-place-tanks = Танки
tapestry-place-warplanes = Боевые самолёты
tapestry-place-anti-aircraft-defense = Противовоздушная оборона
tapestry-place-nuclear-bomb = Ядерная бомба
tapestry-place-drone-assassins = Дроны-убийцы
tapestry-place-mechs = Мехи
tapestry-place-technology-start = старт технологий
tapestry-place-pottery = Гончарное дело
tapestry-place-carpentry = Плотничество
tapestry-place-stone-tools = Каменные орудия
tapestry-place-metallurgy = Металлургия
tapestry-place-glass = Стекло
tapestry-place-steel = Сталь
tapestry-place-rubber = Резина
tapestry-place-plastic = Пластик
tapestry-place-electronics = Электроника
tapestry-place-computers = Компьютеры
tapestry-place-nanotechnology = Нанотехнологии
tapestry-place-ai-singularity = Сингулярность ИИ
tapestry-achievement-finish-track = Пройти шкалу до конца
tapestry-achievement-topple-two = Свергнуть два аванпоста
tapestry-achievement-centre-island = Завоевать центральный остров
tapestry-bot-automa = Автома
tapestry-bot-shadow = Теневая империя
tapestry-category-technologies = карты технологий
tapestry-category-districts = завершённые районы
tapestry-category-territories = контролируемые территории
tapestry-category-tracks = пройденные шкалы
tapestry-score-income = Планшет дохода
tapestry-score-tracks = Шкалы развития
tapestry-score-technologies = Технологии
tapestry-score-exploring = Освоение земель
tapestry-score-conquest = Завоевания
tapestry-score-tapestries = Карты эпох
tapestry-score-civilizations = Нации
tapestry-score-achievements = Цели
tapestry-tile-territory-1 = территория 1
tapestry-tile-territory-2 = территория 2
tapestry-tile-territory-3 = территория 3
tapestry-tile-territory-4 = территория 4
tapestry-tile-territory-5 = территория 5
tapestry-tile-territory-6 = территория 6
tapestry-tile-territory-7 = территория 7
tapestry-tile-territory-8 = территория 8
tapestry-tile-territory-9 = территория 9
tapestry-tile-territory-10 = территория 10
tapestry-tile-territory-11 = территория 11
tapestry-tile-territory-12 = территория 12
tapestry-tile-territory-13 = территория 13
tapestry-tile-territory-14 = территория 14
tapestry-tile-territory-15 = территория 15
tapestry-tile-territory-16 = территория 16
tapestry-tile-territory-17 = территория 17
tapestry-tile-territory-18 = территория 18
tapestry-tile-territory-19 = территория 19
tapestry-tile-territory-20 = территория 20
tapestry-tile-territory-21 = территория 21
tapestry-tile-territory-22 = территория 22
tapestry-tile-territory-23 = территория 23
tapestry-tile-territory-24 = территория 24
tapestry-tile-territory-25 = территория 25
tapestry-tile-territory-26 = территория 26
tapestry-tile-territory-27 = территория 27
tapestry-tile-territory-28 = территория 28
tapestry-tile-territory-29 = территория 29
tapestry-tile-territory-30 = территория 30
tapestry-tile-territory-31 = территория 31
tapestry-tile-territory-32 = территория 32
tapestry-tile-territory-33 = территория 33
tapestry-tile-territory-34 = территория 34
tapestry-tile-territory-35 = территория 35
tapestry-tile-territory-36 = территория 36
tapestry-tile-territory-37 = территория 37
tapestry-tile-territory-38 = территория 38
tapestry-tile-territory-39 = территория 39
tapestry-tile-territory-40 = территория 40
tapestry-tile-territory-41 = территория 41
tapestry-tile-territory-42 = территория 42
tapestry-tile-territory-43 = территория 43
tapestry-tile-territory-44 = территория 44
tapestry-tile-territory-45 = территория 45
tapestry-tile-territory-46 = территория 46
tapestry-tile-territory-47 = территория 47
tapestry-tile-territory-48 = территория 48
tapestry-voyage-space-1 = жетон космоса 1
tapestry-voyage-space-2 = жетон космоса 2
tapestry-voyage-space-3 = жетон космоса 3
tapestry-voyage-space-4 = жетон космоса 4
tapestry-voyage-space-5 = жетон космоса 5
tapestry-voyage-space-6 = жетон космоса 6
tapestry-voyage-space-7 = жетон космоса 7
tapestry-voyage-space-8 = жетон космоса 8
tapestry-voyage-space-9 = жетон космоса 9
tapestry-voyage-space-10 = жетон космоса 10
tapestry-voyage-space-11 = жетон космоса 11
tapestry-voyage-space-12 = жетон космоса 12
tapestry-voyage-space-13 = жетон космоса 13
tapestry-voyage-space-14 = жетон космоса 14
tapestry-voyage-space-15 = жетон космоса 15

## What components do

tapestry-effect-advance-exploration-reward-bare-may-yes = шаг по шкале освоения без награды и бонуса
tapestry-effect-advance-exploration-reward-bare-may-yes-past-end-5 = шаг по шкале освоения без награды и бонуса; за край шкалы 5 ПО
tapestry-effect-advance-exploration-reward-benefit = шаг по шкале освоения с наградой, без бонуса
tapestry-effect-advance-exploration-reward-free-bonus = шаг по шкале освоения без награды, бонус бесплатно
tapestry-effect-advance-exploration-reward-full-may-yes = шаг по шкале освоения с наградой (бонус можно купить)
tapestry-effect-advance-exploration-reward-full-may-yes-past-end-5 = шаг по шкале освоения с наградой (бонус можно купить); за край шкалы 5 ПО
tapestry-effect-advance-military-reward-bare-may-yes = шаг по шкале войны без награды и бонуса
tapestry-effect-advance-military-reward-bare-may-yes-past-end-5 = шаг по шкале войны без награды и бонуса; за край шкалы 5 ПО
tapestry-effect-advance-military-reward-benefit = шаг по шкале войны с наградой, без бонуса
tapestry-effect-advance-military-reward-free-bonus = шаг по шкале войны без награды, бонус бесплатно
tapestry-effect-advance-military-reward-full-may-yes = шаг по шкале войны с наградой (бонус можно купить)
tapestry-effect-advance-military-reward-full-may-yes-past-end-5 = шаг по шкале войны с наградой (бонус можно купить); за край шкалы 5 ПО
tapestry-effect-advance-science-reward-bare-may-yes = шаг по шкале науки без награды и бонуса
tapestry-effect-advance-science-reward-bare-may-yes-past-end-5 = шаг по шкале науки без награды и бонуса; за край шкалы 5 ПО
tapestry-effect-advance-science-reward-benefit = шаг по шкале науки с наградой, без бонуса
tapestry-effect-advance-science-reward-free-bonus = шаг по шкале науки без награды, бонус бесплатно
tapestry-effect-advance-science-reward-full-may-yes = шаг по шкале науки с наградой (бонус можно купить)
tapestry-effect-advance-science-reward-full-may-yes-past-end-5 = шаг по шкале науки с наградой (бонус можно купить); за край шкалы 5 ПО
tapestry-effect-advance-technology-reward-bare-may-yes = шаг по шкале технологий без награды и бонуса
tapestry-effect-advance-technology-reward-bare-may-yes-past-end-5 = шаг по шкале технологий без награды и бонуса; за край шкалы 5 ПО
tapestry-effect-advance-technology-reward-benefit = шаг по шкале технологий с наградой, без бонуса
tapestry-effect-advance-technology-reward-free-bonus = шаг по шкале технологий без награды, бонус бесплатно
tapestry-effect-advance-technology-reward-full-may-yes = шаг по шкале технологий с наградой (бонус можно купить)
tapestry-effect-advance-technology-reward-full-may-yes-past-end-5 = шаг по шкале технологий с наградой (бонус можно купить); за край шкалы 5 ПО
tapestry-effect-again-once = повтор клетки под одной из ваших фишек
tapestry-effect-again-own = повтор клетки под одной из ваших фишек
tapestry-effect-all-advance-exploration-reward-free-bonus-or-advance-science-reward-free-bonus-or-advance-military-reward-free-bonus-or-advance-technology-reward-free-bonus = шаг по шкале освоения без награды, бонус бесплатно и шаг по шкале науки без награды, бонус бесплатно и шаг по шкале войны без награды, бонус бесплатно и шаг по шкале технологий без награды, бонус бесплатно
tapestry-effect-all-advance-military-reward-full-may-yes-or-points-1-per-military = шаг по шкале войны с наградой (бонус можно купить) и 1 ПО за каждую клетку, пройденную по шкале войны
tapestry-effect-all-advance-science-reward-full-may-yes-or-points-1-per-science = шаг по шкале науки с наградой (бонус можно купить) и 1 ПО за каждую клетку, пройденную по шкале науки
tapestry-effect-all-advance-technology-reward-full-may-yes-or-points-1-per-technology = шаг по шкале технологий с наградой (бонус можно купить) и 1 ПО за каждую клетку, пройденную по шкале технологий
tapestry-effect-all-building-armory-or-points-1-per-tapestries = арсенал и 1 ПО за каждую карту эпохи на руке и планшете
tapestry-effect-all-building-market-or-points-1-per-armories = рынок и 1 ПО за каждый построенный арсенал
tapestry-effect-all-conquer-adjacent-dice-both-or-civilization-1 = завоевание с обоими кубиками и ещё одна нация
tapestry-effect-all-conquer-adjacent-dice-one-or-building-armory = завоевание и арсенал
tapestry-effect-all-conquer-adjacent-dice-one-or-cards-1 = завоевание и 1 карта эпохи
tapestry-effect-all-conquer-adjacent-dice-one-or-points-1-per-territories = завоевание и 1 ПО за каждую контролируемую территорию
tapestry-effect-all-everyone-gain-any-1-or-building-any = (каждому игроку: 1 любой ресурс) и любое здание производства
tapestry-effect-all-explore-adjacent-or-research-full = освоение и исследование с наградой (бонус можно купить)
tapestry-effect-all-gain-any-1-or-points-6 = 1 любой ресурс и 6 ПО
tapestry-effect-all-gain-any-2-or-points-10 = 2 любых ресурса и 10 ПО
tapestry-effect-all-gain-coin-1-or-invent-any = 1 монета и изобретение
tapestry-effect-all-gain-coin-1-worker-1-food-1-culture-1-or-odd-singularity = 1 монета, 1 рабочий, 1 еда, 1 культура и фишка уходит на старт любой шкалы
tapestry-effect-all-gain-coin-1-worker-1-or-points-8 = 1 монета, 1 рабочий и 8 ПО
tapestry-effect-all-gain-culture-1-or-building-armory = 1 культура и арсенал
tapestry-effect-all-gain-culture-1-or-conquer-adjacent-dice-one = 1 культура и завоевание
tapestry-effect-all-gain-culture-1-or-points-1-per-capital = 1 культура и 1 ПО за каждый завершённый ряд и колонку столицы
tapestry-effect-all-gain-culture-1-or-points-4 = 1 культура и 4 ПО
tapestry-effect-all-gain-culture-1-or-tiles-1 = 1 культура и 1 жетон территории
tapestry-effect-all-gain-food-1-culture-1-or-points-8 = 1 еда, 1 культура и 8 ПО
tapestry-effect-all-gain-food-1-or-explore-adjacent = 1 еда и освоение
tapestry-effect-all-gain-worker-1-or-points-1-per-tiles = 1 рабочий и 1 ПО за каждый жетон территории в запасе
tapestry-effect-all-gain-worker-1-or-research-bare = 1 рабочий и исследование без награды и бонуса
tapestry-effect-all-ground-controlled-or-gain-any-1 = награда контролируемого жетона и 1 любой ресурс
tapestry-effect-all-invent-any-or-cards-1 = изобретение и 1 карта эпохи
tapestry-effect-all-points-1-per-exploration-or-overplay-1 = 1 ПО за каждую клетку, пройденную по шкале освоения и карта эпохи поверх текущей
tapestry-effect-all-points-1-per-science-or-points-1-per-military = 1 ПО за каждую клетку, пройденную по шкале науки и 1 ПО за каждую клетку, пройденную по шкале войны
tapestry-effect-all-points-1-per-technologies-or-cards-1 = 1 ПО за каждую карту технологии и 1 карта эпохи
tapestry-effect-all-research-full-or-points-6 = исследование с наградой (бонус можно купить) и 6 ПО
tapestry-effect-all-tiles-1-or-building-farm = 1 жетон территории и ферма
tapestry-effect-all-upgrade-1-or-symbol-circle = улучшение технологии и награда в кружке технологии среднего ряда
tapestry-effect-all-upgrade-1-or-symbol-square = улучшение технологии и награда в квадрате технологии верхнего ряда
tapestry-effect-building-any = любое здание производства
tapestry-effect-building-any-outside-yes = любое здание производства вне столицы
tapestry-effect-building-armory = арсенал
tapestry-effect-building-farm = ферма
tapestry-effect-building-house = дом
tapestry-effect-building-market = рынок
tapestry-effect-cards-1 = 1 карта эпохи
tapestry-effect-cards-3 = 3 карты эпох
tapestry-effect-civilization-1 = ещё одна нация
tapestry-effect-conquer-adjacent-dice-both = завоевание с обоими кубиками
tapestry-effect-conquer-adjacent-dice-both-if-rival = завоевание (против соперника — оба кубика)
tapestry-effect-conquer-adjacent-dice-one = завоевание
tapestry-effect-conquer-anywhere-dice-one = завоевание в любом месте
tapestry-effect-everyone-gain-any-1 = каждому игроку: 1 любой ресурс
tapestry-effect-explore-adjacent = освоение
tapestry-effect-explore-anywhere = освоение в любом месте
tapestry-effect-explore-drawn = освоение только что взятым жетоном
tapestry-effect-first-in-era-invent-any-upgraded-yes-otherwise-points-3-per-opponents = первый в эпохе: изобретение с улучшением; иначе 3 ПО за каждого соперника
tapestry-effect-gain-any-1 = 1 любой ресурс
tapestry-effect-gain-any-2 = 2 любых ресурса
tapestry-effect-gain-coin-1 = 1 монета
tapestry-effect-gain-coin-1-worker-1 = 1 монета, 1 рабочий
tapestry-effect-gain-coin-1-worker-1-food-1-culture-1 = 1 монета, 1 рабочий, 1 еда, 1 культура
tapestry-effect-gain-culture-1 = 1 культура
tapestry-effect-gain-food-1 = 1 еда
tapestry-effect-gain-food-1-culture-1 = 1 еда, 1 культура
tapestry-effect-gain-worker-1 = 1 рабочий
tapestry-effect-gain-worker-1-food-1 = 1 рабочий, 1 еда
tapestry-effect-ground-conquered = награда завоёванного жетона
tapestry-effect-ground-controlled = награда контролируемого жетона
tapestry-effect-invent-any = изобретение
tapestry-effect-invent-any-upgraded-yes = изобретение с улучшением
tapestry-effect-invent-deck = изобретение верхней карты колоды
tapestry-effect-invent-face-up-upgraded-yes = изобретение открытой карты с улучшением
tapestry-effect-landmark-any = любое свободное достижение шкал
tapestry-effect-landmark-bakery = достижение: Пекарня
tapestry-effect-landmark-barn = достижение: Амбар
tapestry-effect-landmark-com-tower = достижение: Башня связи
tapestry-effect-landmark-library = достижение: Библиотека
tapestry-effect-landmark-stock-market = достижение: Биржа
tapestry-effect-landmark-treasury = достижение: Казначейство
tapestry-effect-lose-any-1 = потеря: 1 любой ресурс
tapestry-effect-lose-culture-1-any-1 = потеря: 1 культура, 1 любой ресурс
tapestry-effect-may-invent-deck = по желанию: изобретение верхней карты колоды
tapestry-effect-neighbours-may-invent-deck = каждому соседу: по желанию: изобретение верхней карты колоды
tapestry-effect-neighbours-tiles-1 = каждому соседу: 1 жетон территории
tapestry-effect-nothing-1 = ничего
tapestry-effect-odd-ally = выбор союзника
tapestry-effect-odd-burn = сброс карт эпох с руки: 2 ПО за каждую
tapestry-effect-odd-colonialism = ресурсы за ландшафт одного вашего жетона
tapestry-effect-odd-dark-ages = шаг назад по трём шкалам и три шага вперёд по четвёртой
tapestry-effect-odd-dictatorship = шаг по любой шкале с наградой, соперникам она закрыта
tapestry-effect-odd-discovery = бросок кубика науки: продвигаются все, награда только вам
tapestry-effect-odd-espionage = действие другой карты эпохи
tapestry-effect-odd-guilds = заплатить ПО и получить ресурсы или наоборот
tapestry-effect-odd-marry = выбор соперника и шкалы
tapestry-effect-odd-newest-circle = награда в кружке новой технологии
tapestry-effect-odd-oil-magnate = вы и соседи можете продвинуться по выбранной шкале
tapestry-effect-odd-olympic-host = каждый может отдать рабочего и получить 10 ПО, затем награда хозяину
tapestry-effect-odd-plea-for-aid = 2 ПО и ресурс за каждую шкалу, где вы последний
tapestry-effect-odd-singularity = фишка уходит на старт любой шкалы
tapestry-effect-odd-socialism = переход на клетку ближайшего соперника
tapestry-effect-odd-swap = обмен местами зданий столицы
tapestry-effect-odd-trade-economy = награда клетки соперника
tapestry-effect-odd-uprising = поднять до трёх свергнутых аванпостов
tapestry-effect-one-advance-exploration-reward-full-may-yes-or-advance-military-reward-full-may-yes-or-advance-technology-reward-full-may-yes = шаг по шкале освоения с наградой (бонус можно купить) или шаг по шкале войны с наградой (бонус можно купить) или шаг по шкале технологий с наградой (бонус можно купить)
tapestry-effect-one-building-any-or-points-5 = любое здание производства или 5 ПО
tapestry-effect-one-building-house-or-building-farm-or-building-armory = дом или ферма или арсенал
tapestry-effect-one-building-market-or-building-house-or-building-farm = рынок или дом или ферма
tapestry-effect-one-conquer-adjacent-dice-both-or-points-5 = завоевание с обоими кубиками или 5 ПО
tapestry-effect-one-conquer-adjacent-dice-one-or-building-armory = завоевание или арсенал
tapestry-effect-one-explore-adjacent-or-building-farm = освоение или ферма
tapestry-effect-one-gain-any-1-or-odd-uprising = 1 любой ресурс или поднять до трёх свергнутых аванпостов
tapestry-effect-one-gain-any-1-or-points-3-per-landmarks = 1 любой ресурс или 3 ПО за каждое достижение
tapestry-effect-one-gain-any-1-or-points-5 = 1 любой ресурс или 5 ПО
tapestry-effect-one-gain-coin-1-or-points-5 = 1 монета или 5 ПО
tapestry-effect-one-gain-culture-1-or-points-5 = 1 культура или 5 ПО
tapestry-effect-one-gain-food-1-or-points-5 = 1 еда или 5 ПО
tapestry-effect-one-gain-worker-1-or-points-5 = 1 рабочий или 5 ПО
tapestry-effect-one-invent-any-or-building-market = изобретение или рынок
tapestry-effect-one-invent-any-or-points-5 = изобретение или 5 ПО
tapestry-effect-one-points-1-per-capital-or-points-5 = 1 ПО за каждый завершённый ряд и колонку столицы или 5 ПО
tapestry-effect-one-regress-exploration-reward-bare-or-regress-military-reward-bare = шаг назад по шкале освоения без награды и бонуса или шаг назад по шкале войны без награды и бонуса
tapestry-effect-one-regress-military-reward-full-or-regress-technology-reward-full = шаг назад по шкале войны с наградой (бонус можно купить) или шаг назад по шкале технологий с наградой (бонус можно купить)
tapestry-effect-one-research-bare-or-building-house = исследование без награды и бонуса или дом
tapestry-effect-one-research-full-or-building-house = исследование с наградой (бонус можно купить) или дом
tapestry-effect-one-research-full-or-points-5 = исследование с наградой (бонус можно купить) или 5 ПО
tapestry-effect-overplay-1 = карта эпохи поверх текущей
tapestry-effect-pay-cards-1-gain-invent-any = цена — 1 карта эпохи; за неё — изобретение
tapestry-effect-points-1 = 1 ПО
tapestry-effect-points-1-per-armories = 1 ПО за каждый построенный арсенал
tapestry-effect-points-1-per-capital = 1 ПО за каждый завершённый ряд и колонку столицы
tapestry-effect-points-1-per-exploration = 1 ПО за каждую клетку, пройденную по шкале освоения
tapestry-effect-points-1-per-farms = 1 ПО за каждую построенную ферму
tapestry-effect-points-1-per-houses = 1 ПО за каждый построенный дом
tapestry-effect-points-1-per-markets = 1 ПО за каждый построенный рынок
tapestry-effect-points-1-per-military = 1 ПО за каждую клетку, пройденную по шкале войны
tapestry-effect-points-1-per-science = 1 ПО за каждую клетку, пройденную по шкале науки
tapestry-effect-points-1-per-tapestries = 1 ПО за каждую карту эпохи на руке и планшете
tapestry-effect-points-1-per-technologies = 1 ПО за каждую карту технологии
tapestry-effect-points-1-per-technology = 1 ПО за каждую клетку, пройденную по шкале технологий
tapestry-effect-points-1-per-territories = 1 ПО за каждую контролируемую территорию
tapestry-effect-points-1-per-tiles = 1 ПО за каждый жетон территории в запасе
tapestry-effect-points-10 = 10 ПО
tapestry-effect-points-10-per-opponents = 10 ПО за каждого соперника
tapestry-effect-points-12 = 12 ПО
tapestry-effect-points-13 = 13 ПО
tapestry-effect-points-15 = 15 ПО
tapestry-effect-points-15-per-opponents = 15 ПО за каждого соперника
tapestry-effect-points-2 = 2 ПО
tapestry-effect-points-2-per-technologies = 2 ПО за каждую карту технологии
tapestry-effect-points-3 = 3 ПО
tapestry-effect-points-3-per-landmarks = 3 ПО за каждое достижение
tapestry-effect-points-3-per-opponents = 3 ПО за каждого соперника
tapestry-effect-points-4 = 4 ПО
tapestry-effect-points-4-per-leads = 4 ПО за каждую шкалу, где вас никто не обогнал
tapestry-effect-points-5 = 5 ПО
tapestry-effect-points-6 = 6 ПО
tapestry-effect-points-7 = 7 ПО
tapestry-effect-points-8 = 8 ПО
tapestry-effect-refresh-1 = обновление открытых технологий по желанию
tapestry-effect-regress-exploration-reward-bare = шаг назад по шкале освоения без награды и бонуса
tapestry-effect-regress-exploration-reward-full = шаг назад по шкале освоения с наградой (бонус можно купить)
tapestry-effect-regress-military-reward-bare = шаг назад по шкале войны без награды и бонуса
tapestry-effect-regress-military-reward-full = шаг назад по шкале войны с наградой (бонус можно купить)
tapestry-effect-regress-science-reward-full = шаг назад по шкале науки с наградой (бонус можно купить)
tapestry-effect-regress-technology-reward-full = шаг назад по шкале технологий с наградой (бонус можно купить)
tapestry-effect-research-bare = исследование без награды и бонуса
tapestry-effect-research-bare-past-end-5 = исследование без награды и бонуса; за край шкалы 5 ПО
tapestry-effect-research-full = исследование с наградой (бонус можно купить)
tapestry-effect-space-3 = 3 жетона космоса
tapestry-effect-symbol-circle = награда в кружке технологии среднего ряда
tapestry-effect-symbol-square = награда в квадрате технологии верхнего ряда
tapestry-effect-then-building-armory-or-points-1-per-armories = арсенал, затем 1 ПО за каждый построенный арсенал
tapestry-effect-then-building-farm-or-points-1-per-farms = ферма, затем 1 ПО за каждую построенную ферму
tapestry-effect-then-building-house-or-points-1-per-houses = дом, затем 1 ПО за каждый построенный дом
tapestry-effect-then-building-market-or-points-1-per-markets = рынок, затем 1 ПО за каждый построенный рынок
tapestry-effect-then-cards-1-or-overplay-1-or-points-1-per-tapestries = 1 карта эпохи, затем карта эпохи поверх текущей, затем 1 ПО за каждую карту эпохи на руке и планшете
tapestry-effect-then-cards-3-or-odd-burn = 3 карты эпох, затем сброс карт эпох с руки: 2 ПО за каждую
tapestry-effect-then-explore-drawn-or-neighbours-tiles-1 = освоение только что взятым жетоном, затем каждому соседу: 1 жетон территории
tapestry-effect-then-invent-any-or-points-2-per-technologies = изобретение, затем 2 ПО за каждую карту технологии
tapestry-effect-then-invent-any-or-upgrade-1-or-points-1-per-technologies = изобретение, затем улучшение технологии, затем 1 ПО за каждую карту технологии
tapestry-effect-then-invent-face-up-upgraded-yes-or-neighbours-may-invent-deck = изобретение открытой карты с улучшением, затем каждому соседу: по желанию: изобретение верхней карты колоды
tapestry-effect-then-refresh-1-or-invent-any = обновление открытых технологий по желанию, затем изобретение
tapestry-effect-then-refresh-1-or-invent-any-or-invent-any = обновление открытых технологий по желанию, затем изобретение, затем изобретение
tapestry-effect-then-space-3-or-voyage-1 = 3 жетона космоса, затем освоение жетона космоса
tapestry-effect-then-tiles-1-or-explore-adjacent = 1 жетон территории, затем освоение
tapestry-effect-then-tiles-2-or-explore-adjacent = 2 жетона территорий, затем освоение
tapestry-effect-then-tiles-2-or-explore-anywhere = 2 жетона территорий, затем освоение в любом месте
tapestry-effect-tiles-1 = 1 жетон территории
tapestry-effect-tiles-2 = 2 жетона территорий
tapestry-effect-times-2-do-one-advance-exploration-reward-full-may-yes-or-advance-military-reward-full-may-yes-or-advance-technology-reward-full-may-yes = 2 раза: шаг по шкале освоения с наградой (бонус можно купить) или шаг по шкале войны с наградой (бонус можно купить) или шаг по шкале технологий с наградой (бонус можно купить)
tapestry-effect-times-4-do-research-bare-past-end-5 = 4 раза: исследование без награды и бонуса; за край шкалы 5 ПО
tapestry-effect-upgrade-1 = улучшение технологии
tapestry-effect-voyage-1 = освоение жетона космоса
tapestry-effect-with-players-3-do-points-10-per-opponents = если игроков не меньше 3: 10 ПО за каждого соперника
tapestry-effect-wonders-fewest-gain-any-2-most-points-12-other-all-gain-any-1-or-points-6 = меньше всех достижений: 2 любых ресурса; больше всех: 12 ПО; иначе: 1 любой ресурс и 6 ПО

## Words of effects: any of them that has no text of its own is put together from these

tapestry-effect-invent-face-up = изобретение открытой карты
tapestry-effect-say-then = { $first }, затем { $second }
tapestry-effect-say-all = { $first } и { $second }
tapestry-effect-say-one = { $first } или { $second }
tapestry-effect-say-list = { $first }, { $second }
tapestry-effect-say-group = ({ $part })
tapestry-effect-say-times = { $n ->
        [one] { $n } раз: { $part }
        [few] { $n } раза: { $part }
       *[many] { $n } раз: { $part }
    }
tapestry-effect-say-may = по желанию: { $part }
tapestry-effect-say-everyone = каждому игроку: { $part }
tapestry-effect-say-neighbours = каждому соседу: { $part }
tapestry-effect-say-with-players = если игроков не меньше { $n }: { $part }
tapestry-effect-say-first-in-era = первый в эпохе: { $first }; иначе { $other }
tapestry-effect-say-wonders = меньше всех достижений: { $fewest }; больше всех: { $most }; иначе: { $other }
tapestry-effect-say-pay = цена — { $price }; за неё — { $gain }
tapestry-effect-say-technologies = { $n ->
        [one] { $n } карта технологии
        [few] { $n } карты технологий
       *[many] { $n } карт технологий
    }
tapestry-effect-say-gain-coin = { $n ->
        [one] { $n } монета
        [few] { $n } монеты
       *[many] { $n } монет
    }
tapestry-effect-say-gain-worker = { $n ->
        [one] { $n } рабочий
        [few] { $n } рабочих
       *[many] { $n } рабочих
    }
tapestry-effect-say-gain-food = { $n ->
        [one] { $n } еда
        [few] { $n } еды
       *[many] { $n } еды
    }
tapestry-effect-say-gain-culture = { $n ->
        [one] { $n } культура
        [few] { $n } культуры
       *[many] { $n } культуры
    }
tapestry-effect-say-gain-any = { $n ->
        [one] { $n } любой ресурс
        [few] { $n } любых ресурса
       *[many] { $n } любых ресурсов
    }
tapestry-effect-say-tiles = { $n ->
        [one] { $n } жетон территории
        [few] { $n } жетона территорий
       *[many] { $n } жетонов территорий
    }
tapestry-effect-say-cards = { $n ->
        [one] { $n } карта эпохи
        [few] { $n } карты эпох
       *[many] { $n } карт эпох
    }
tapestry-effect-say-space = { $n ->
        [one] { $n } жетон космоса
        [few] { $n } жетона космоса
       *[many] { $n } жетонов космоса
    }
tapestry-effect-say-lose = потеря: { $part }
tapestry-effect-say-points = { $n } ПО
tapestry-effect-say-per-exploration = { $points } за каждую клетку, пройденную по шкале освоения
tapestry-effect-say-per-science = { $points } за каждую клетку, пройденную по шкале науки
tapestry-effect-say-per-military = { $points } за каждую клетку, пройденную по шкале войны
tapestry-effect-say-per-technology = { $points } за каждую клетку, пройденную по шкале технологий
tapestry-effect-say-per-farms = { $points } за каждую построенную ферму
tapestry-effect-say-per-houses = { $points } за каждый построенный дом
tapestry-effect-say-per-markets = { $points } за каждый построенный рынок
tapestry-effect-say-per-armories = { $points } за каждый построенный арсенал
tapestry-effect-say-per-technologies = { $points } за каждую карту технологии
tapestry-effect-say-per-capital = { $points } за каждый завершённый ряд и колонку столицы
tapestry-effect-say-per-territories = { $points } за каждую контролируемую территорию
tapestry-effect-say-per-landmarks = { $points } за каждое достижение
tapestry-effect-say-per-tiles = { $points } за каждый жетон территории в запасе
tapestry-effect-say-per-tapestries = { $points } за каждую карту эпохи на руке и планшете
tapestry-effect-say-per-opponents = { $points } за каждого соперника
tapestry-effect-say-per-leads = { $points } за каждую шкалу, где вас никто не обогнал
tapestry-effect-say-outside = { $part } вне столицы
tapestry-effect-say-landmark = достижение: { $landmark }
tapestry-effect-say-advance-exploration = шаг по шкале освоения { $reward }
tapestry-effect-say-regress-exploration = шаг назад по шкале освоения { $reward }
tapestry-effect-say-advance-science = шаг по шкале науки { $reward }
tapestry-effect-say-regress-science = шаг назад по шкале науки { $reward }
tapestry-effect-say-advance-military = шаг по шкале войны { $reward }
tapestry-effect-say-regress-military = шаг назад по шкале войны { $reward }
tapestry-effect-say-advance-technology = шаг по шкале технологий { $reward }
tapestry-effect-say-regress-technology = шаг назад по шкале технологий { $reward }
tapestry-effect-say-research = исследование { $reward }
tapestry-effect-say-reward-bare = без награды и бонуса
tapestry-effect-say-reward-benefit = с наградой, без бонуса
tapestry-effect-say-reward-full = с наградой (бонус можно купить)
tapestry-effect-say-reward-free-bonus = без награды, бонус бесплатно
tapestry-effect-say-past-end = { $part }; за край шкалы { $points }
tapestry-effect-say-upgraded = { $part } с улучшением
tapestry-effect-say-dice-both = { $part } с обоими кубиками
tapestry-effect-say-dice-both-if-rival = { $part } (против соперника — оба кубика)

## Texts of tapestry cards and civilizations

tapestry-term-map = Карта
tapestry-term-bonus = { $effect } ({ $amount } × { $sort ->
        [0] ресурс
        [1] жетон территории
        [2] карта эпохи
       *[3] карта технологии
    })
tapestry-term-capital = Столица
tapestry-term-turn = Ход
tapestry-term-points = ПО
tapestry-term-era = Эпоха
tapestry-term-buildings = Фермы/дома/рынки/арсеналы
tapestry-term-lands = Земли
tapestry-term-outposts = Аванпосты
tapestry-term-technologies = Технологии
tapestry-term-cards = Карты эпох
tapestry-term-tiles = Жетоны
tapestry-term-display = Открытая технология
tapestry-term-civilization = Нация
tapestry-term-in-force = Действует
tapestry-term-mat-tokens = осталось фишек: { $what }
tapestry-term-mat-tracks = шкалы: { $what }
tapestry-term-mat-heights = высота: { $what }
tapestry-term-mat-effects = открыто: { $what }
tapestry-term-mat-predictions = предсказано: { $what }
tapestry-term-mat-steps = шаги: { $what }
tapestry-term-terrain-sea = вода
tapestry-term-terrain-desert = пустыня
tapestry-term-terrain-forest = лес
tapestry-term-terrain-grassland = луга
tapestry-term-terrain-mountain = горы
tapestry-term-sign-outpost = аванпост игрока 1: стоит и свергнут
tapestry-term-sign-token = фишка игрока 1
tapestry-term-sign-rock = непроходимый участок
tapestry-term-sign-landmark = достижение
tapestry-term-sign-first = достижение, которого ещё никто не получил
tapestry-term-terrain-unknown = не освоено
tapestry-term-tech-low = нижний ряд
tapestry-term-tech-middle = средний ряд
tapestry-term-tech-top = верхний ряд
tapestry-term-civilizations = Нации
tapestry-term-space-tiles = Жетоны космоса
tapestry-term-landmarks = Достижения
tapestry-term-card-academia = В эту эпоху: 3 ПО за каждую изобретённую технологию и каждую полученную карту эпохи.
tapestry-term-card-age-of-discovery = Бросьте кубик науки: все продвигаются по выпавшей шкале, награда — только вам.
tapestry-term-card-age-of-sail = В эту эпоху: перед освоением возьмите три жетона; один можно отдать сопернику и получить 3 ПО.
tapestry-term-card-age-of-wonders = Меньше всех достижений: 2 ресурса. Больше всех: 12 ПО. Иначе ресурс и 6 ПО.
tapestry-term-card-alliance = В эту эпоху: выберите союзника. Вы не завоёвываете друг друга, а награды его улучшений получаете и вы.
tapestry-term-card-boast-of-superiority = 4 ПО за каждую шкалу, на которой вас никто не обогнал.
tapestry-term-card-broker-of-peace = В эту эпоху: вам нельзя продвигаться по шкале войны; 3 ПО за каждый шаг соперника по ней.
tapestry-term-card-capitalism = В эту эпоху: 2 ПО за каждую монету дохода; полученный рынок приносит монету.
tapestry-term-card-coal-baron = Возьмите жетон и освойте территорию именно им; затем жетон берёт каждый сосед.
tapestry-term-card-colonialism = Выберите контролируемый жетон: по ресурсу за каждый вид суши на нём.
tapestry-term-card-dark-ages = Шаг назад по трём шкалам, затем три шага вперёд по четвёртой, без наград.
tapestry-term-card-democracy = Возьмите три карты эпох, затем сбросьте с руки любое число карт и получите 2 ПО за каждую.
tapestry-term-card-dictatorship = Шаг по любой шкале с наградой; соперникам она закрыта до конца вашего следующего хода.
tapestry-term-card-diplomacy = Каждый берёт ресурс; вы — ещё и здание производства.
tapestry-term-card-dystopia = Возьмите любое достижение, оставшееся на шкалах.
tapestry-term-card-empiricism = В эту эпоху: 2 ПО за каждый шаг по науке; кубик науки бросайте дважды и выбирайте результат.
tapestry-term-card-espionage = Действует как любая другая открытая карта эпохи на планшетах дохода.
tapestry-term-card-exploitation = В эту эпоху: выкладывая жетон, можно взять его награду дважды вместо ПО за стороны.
tapestry-term-card-feudalism = Ресурс или по 3 ПО за каждое ваше достижение.
tapestry-term-card-golden-age = В эту эпоху: условия технологий не действуют; 3 ПО за каждое улучшение.
tapestry-term-card-guilds = До трёх раз, только в одну сторону: заплатите 5 ПО и получите ресурс или заплатите ресурс и получите 5 ПО.
tapestry-term-card-industrialism = В эту эпоху: изобретённая технология сразу даёт награду из кружка.
tapestry-term-card-marriage-of-state = В эту эпоху: выберите соперника и шкалу; его награды на ней получаете и вы.
tapestry-term-card-mercantilism = В эту эпоху: еду из дохода можно менять на другие ресурсы; за каждую вы получаете 2 ПО.
tapestry-term-card-meritocracy = Изобретите технологию, затем по 2 ПО за каждую вашу технологию.
tapestry-term-card-militarism = В эту эпоху: на только что выложенный жетон можно поставить аванпост.
tapestry-term-card-monarchy = В эту эпоху: 3 ПО за каждое здание производства, размещённое в столице.
tapestry-term-card-oil-magnate = Выберите шкалу: вы и соседи можете продвинуться; награда только вам.
tapestry-term-card-olympic-host = Каждый может отдать рабочего и получить 10 ПО. Если хоть один соперник отдал — вам здание, иначе монета.
tapestry-term-card-pillage-and-plunder = В эту эпоху: оба кубика за завоевание земли соперника; засады против вас запрещены.
tapestry-term-card-pirate-rule = В эту эпоху: завоевание жетона даёт и его награду.
tapestry-term-card-plea-for-aid = 2 ПО и ресурс за каждую шкалу, где все остальные впереди вас.
tapestry-term-card-renaissance = Шаг по каждой шкале без наград; бонусы достигнутых клеток бесплатны.
tapestry-term-card-revisionism = В эту эпоху: ресурс за полученное на шкале достижение; арсенал, если оно уже занято.
tapestry-term-card-revolution = Ресурс, либо поднимите до трёх своих свергнутых аванпостов и свергните стоящие рядом.
tapestry-term-card-socialism = Переместите фишку вверх или вниз на клетку ближайшего соперника, без наград.
tapestry-term-card-steam-tycoon = Изобретите открытую технологию и улучшите её; соседи могут взять верхнюю карту колоды.
tapestry-term-card-technocracy = Если вы вошли в эту эпоху раньше всех: изобретите и улучшите технологию. Иначе 3 ПО за каждого соперника.
tapestry-term-card-terraforming = В эту эпоху: можно строить на непроходимых участках, 5 ПО за каждый раз.
tapestry-term-card-theocracy = В эту эпоху: вам нельзя продвигаться по науке; 4 ПО за каждый новый уровень.
tapestry-term-card-trade-economy = Выберите фишку соперника: вам награда её клетки, ему — бонус бесплатно.
tapestry-term-card-trap = 10 ПО. Или с руки, когда завоёвывают вашу территорию: сохраните контроль и возьмите ресурс.
tapestry-term-card-tyranny = В эту эпоху: только что взятую карту эпохи можно сыграть поверх этой и получить 5 ПО.
tapestry-term-card-wartime-economy = В эту эпоху: бонусы ценой в один ресурс бесплатны.
tapestry-term-civilization-alchemists = В доходе: бросайте кубик науки, пока не остановитесь; каждая новая шкала — бесплатный шаг. Повтор даёт лишь ресурс.
tapestry-term-civilization-architects = Ещё один ресурс за районы со зданиями одного вида; такие ряды и колонки считаются дважды.
tapestry-term-civilization-craftsmen = Здания производства можно ставить на статую и получать закрытую награду.
tapestry-term-civilization-entertainers = В доходе: фишка делает шаг по дорожкам и получает награду места.
tapestry-term-civilization-futurists = Начинают на четвёртой клетке каждой шкалы и с одним ресурсом каждого вида.
tapestry-term-civilization-heralds = В доходе: фишка на карте «При розыгрыше» любого игрока повторяет её для вас.
tapestry-term-civilization-historians = В доходе: за жетон отправьте историка к сопернику; его достижения приносят вам награды.
tapestry-term-civilization-inventors = В доходе: фишка улучшает любую технологию; отмеченные чужие карты из верхнего ряда переходят к вам.
tapestry-term-civilization-isolationists = Фишка на завоёванной пустой территории защищает её и приносит ресурс; в конце ПО за самый большой массив одного ландшафта.
tapestry-term-civilization-leaders = В доходе: каждый из четырёх лидеров один раз даёт шаг с наградой.
tapestry-term-civilization-merrymakers = В доходе: одна из трёх фишек поднимается на ступень и получает награду.
tapestry-term-civilization-militants = Аванпосты берутся с планшета; открытые награды приходят каждый доход.
tapestry-term-civilization-mystics = Предскажите четыре числа: ресурс при достижении, 10 ПО, если верно в конце.
tapestry-term-civilization-nomads = Здания и достижения можно ставить на карту: занять территорию или защитить свою и получить ресурс.
tapestry-term-civilization-the-chosen = В доходе: по 1 ПО за каждого соперника на каждой шкале, где вас никто не обогнал, и ресурс за каждую вашу цель, а в пятом доходе вместо него 5 ПО.
tapestry-term-civilization-traders = В доходе: фишка на пустой территории приносит ПО, а рядом с чужим аванпостом — награду жетона.
tapestry-term-civilization-alchemists-experimental = В доходе: бросайте кубик науки, пока не остановитесь, затем шаг с наградой по одной из выпавших шкал. Повтор шкалы — конец: можно шагнуть по ней назад.
tapestry-term-civilization-alchemists-pack = В доходе: бросьте три кубика (можно перебросить) и оставьте два, один за другим. Красный считается дважды, остальные дают больше обычного.
tapestry-term-civilization-architects-experimental = В начале — ещё по непроходимому участку за каждого соперника. Ещё один ресурс за районы со зданиями одного типа; такие ряды и колонки считаются дважды.
tapestry-term-civilization-entertainers-experimental = В доходе 1–4: фишка делает шаг по дорожке и получает то, что там указано.
tapestry-term-civilization-futurists-experimental = После первого хода дохода или при получении: прыжок на четыре клетки по одной или двум шкалам и 2 ресурса.
tapestry-term-civilization-heralds-experimental = В начале — карта «При розыгрыше», её можно положить в первую эпоху. В доходе: фишка на такой карте любого игрока повторяет её для вас.
tapestry-term-civilization-historians-experimental = В начале — жетон территории. В доходе: за жетон историк отправляется к сопернику; его достижения со шкал приносят вам награды.
tapestry-term-civilization-inventors-pack = В доходе: фишка улучшает любую технологию или отмечает карту верхнего ряда; отмеченным ничего не нужно, а чужие уходят к вам из верхнего ряда.
tapestry-term-civilization-isolationists-experimental = В начале — 2 жетона территорий. Фишка на завоёванной пустой территории защищает её и приносит ресурс; в конце ПО за самый большой массив одного ландшафта.
tapestry-term-civilization-merrymakers-experimental = В доходе 2–5: два танцора делают по шагу на площадке три на три, и вы получаете награду места, куда встал каждый.
tapestry-term-civilization-militants-experimental = Аванпосты берутся с планшета и не кончаются; всё открытое под ними вы получаете в каждый ход дохода.
tapestry-term-civilization-mystics-experimental = Предскажите четыре числа: ресурс, когда сбылось, и 20 ПО, если верно в конце.
tapestry-term-civilization-mystics-pack = Своя колода из восьми карт эпох: карты вы получаете из неё и сбрасываете рядом с ней. Разыграв карту эпохи, вы берёте карту общей колоды и тратите всю руку: чем она больше, тем больше даров.
tapestry-term-civilization-the-chosen-experimental = Каждая цель, общая или из вашего списка, двигает фишку на шаг: награда шага или 5 ПО.
tapestry-term-civilization-traders-experimental = В доходе: фишка к одиночному аванпосту — награда жетона и общая земля — или здание производства к чужому аванпосту.
tapestry-term-civilization-traders-pack = В начале — 2 жетона территорий. В доходе: фишка или здание к одиночному чужому аванпосту с жетоном в подарок; дома — ресурс или 5 ПО и чёрный кубик.

## Parts of a game, for replays and charts

tapestry-round = { $number ->
        [5] Последние ходы дохода
       *[other] Эпоха { $number }
    }
tapestry-rounds = Эпохи

## Что говорит стол

tapestry-term-tier-price = Ступень { $tier }: цена шага ({ $resource } и любые ресурсы) и достижение для того, кто придёт первым
tapestry-term-up-to = до +{ $points }
tapestry-term-in-hand = на руке: { $count }
tapestry-term-deck = в колоде: { $count }
tapestry-term-needs = для верхнего ряда нужна ступень { $tier }: { $track }
tapestry-term-needs-built = для верхнего ряда нужны здания: { $building } ×{ $count }
tapestry-term-this-one = Этот игрок
tapestry-term-place-it = Поставить сюда
tapestry-term-lay-it = Выложить сюда
tapestry-term-do-it = Сюда
tapestry-term-all-answers = Все ответы: { $count }
tapestry-term-held = У вас в руках
tapestry-term-turn-left = Влево
tapestry-term-turn-right = Вправо
tapestry-term-ways = Как это можно выложить
tapestry-term-fits = подходит
tapestry-term-covers = занято: { $what }
tapestry-term-off-grid = вне поля столицы
tapestry-term-completes-district = { $count ->
        [one] завершает { $count } район: { $count } ресурс
        [few] завершает { $count } района: { $count } ресурса
       *[many] завершает { $count } районов: { $count } ресурсов
    }
tapestry-term-completes-line = { $count ->
        [one] завершает { $count } ряд или колонку
        [few] завершает { $count } ряда и колонки
       *[many] завершает { $count } рядов и колонок
    }
tapestry-term-hint-tile = Нажмите другой светящийся гекс, чтобы перенести жетон. Колесо или R поворачивает, стрелки перемещают.
tapestry-term-hint-landmark = Перетащите фигуру, нажмите на место или двигайте её стрелками. Она может выходить за край.
tapestry-term-hint-building = Нажмите светящийся участок или двигайтесь стрелками.
tapestry-term-queue = Что ещё будет
tapestry-term-queue-done = сделано
tapestry-term-queue-now = сейчас
tapestry-term-queue-later = потом
tapestry-term-districts = Завершённые районы
tapestry-term-outside = Рядом с полем
tapestry-term-symbols = Символы
tapestry-term-step-arrive = достигнутая клетка
tapestry-term-step-end-turn = конец хода
tapestry-term-step-offer-bonus = бонус
tapestry-term-step-reap = жетон
tapestry-term-step-spoils = кубики
tapestry-term-step-use-abilities = нация
tapestry-term-step-play-tapestry = карта эпохи
tapestry-term-step-offer-upgrade = улучшение
tapestry-term-step-score-income = очки
tapestry-term-step-gain-income = производство
tapestry-term-step-finish = конец вашей партии

# The glossary: one text for each symbol, track, card kind and term, with its name, and the forms by which the rules call it.
tapestry-gloss-coin = ресурс. Нужна для технологий.
    .name = Монета
    .forms = монет*
tapestry-gloss-worker = ресурс. Нужен для науки.
    .name = Рабочий
    .forms = рабоч*
tapestry-gloss-food = ресурс. Нужна для освоения.
    .name = Еда
    .forms = еда, еды, еду
tapestry-gloss-culture = ресурс. Нужна для войны.
    .name = Культура
    .forms = культур*
tapestry-gloss-any = ресурс на ваш выбор.
    .name = Любой ресурс
tapestry-gloss-exploration = её ресурс — еда; со стрелкой: шаг вперёд или назад по ней.
    .name = Шкала освоения
    .forms = шкала освоения, шкалы освоения, шкале освоения, для освоения
tapestry-gloss-science = её ресурс — рабочий; со стрелкой: шаг вперёд или назад по ней.
    .name = Шкала науки
    .forms = шкала науки, шкалы науки, шкале науки, для науки
tapestry-gloss-military = её ресурс — культура; со стрелкой: шаг вперёд или назад по ней.
    .name = Шкала войны
    .forms = шкала войны, шкалы войны, шкале войны, для войны
tapestry-gloss-technology = её ресурс — монета; со стрелкой: шаг вперёд или назад по ней.
    .name = Шкала технологий
    .forms = шкала технологий, шкалы технологий, шкале технологий
tapestry-gloss-tier = четверть шкалы; чем выше уровень, тем дороже его клетки.
    .name = Уровень
    .forms = уровень, уровня, уровне
tapestry-gloss-advance = заплатите, сдвиньте фишку на клетку вверх, получите награду и, если хотите, купите бонус.
    .name = Продвижение
    .forms = продвижени*
tapestry-gloss-benefit = то, что даёт клетка или жетон, насколько это возможно.
    .name = Награда
    .forms = наград*
tapestry-gloss-bonus = его можно купить один раз после награды, за указанную цену.
    .name = Бонус
    .forms = бонус*
tapestry-gloss-farm = переходит с планшета дохода в столицу и открывает свою клетку.
    .name = Ферма
    .forms = ферм*
tapestry-gloss-house = переходит с планшета дохода в столицу и открывает свою клетку.
    .name = Дом
    .forms = дом
tapestry-gloss-market = переходит с планшета дохода в столицу и открывает свою клетку.
    .name = Рынок
    .forms = рынок, рынка
tapestry-gloss-armory = переходит с планшета дохода в столицу и открывает свою клетку.
    .name = Арсенал
    .forms = арсенал*
tapestry-gloss-building = любая ферма, дом, рынок или арсенал, оставшиеся на планшете дохода.
    .name = Здание производства
    .forms = здание производства, здания производства, зданий производства
tapestry-gloss-mat = четыре ряда зданий; каждый открытый символ считается в ход дохода.
    .name = Планшет дохода
    .forms = планшет дохода, планшета дохода, планшете дохода
tapestry-gloss-income = их пять за партию: способности, карта эпохи, улучшение и ПО, затем ресурсы.
    .name = Ход дохода
    .forms = ход дохода, хода дохода, ходе дохода, ходов дохода
tapestry-gloss-era = длится от одного хода дохода до следующего; её открывает карта эпохи.
    .name = Эпоха
    .forms = эпоха, эпохе, эпоху, эпохи
tapestry-gloss-points = победные очки; со знаком × и символом: столько за каждый из них.
    .name = ПО
    .forms = ПО
tapestry-gloss-tiles = возьмите столько в запас.
    .name = Жетоны территорий
    .forms = жетоны территорий, жетонов территорий
tapestry-gloss-cards = возьмите столько на руку; по одной играют в ходах дохода 2–4.
    .name = Карты эпох
    .forms = карта эпохи, карты эпох, карту эпохи, карт эпох
tapestry-gloss-space = возьмите столько в запас.
    .name = Жетоны космоса
    .forms = жетоны космоса, жетонов космоса
tapestry-gloss-explore = выложите жетон рядом со своей землёй; со звездой — на любую неосвоенную клетку.
    .name = Освоение
    .forms = освоени*
tapestry-gloss-voyage = освойте жетон космоса из запаса.
    .name = Полёт
tapestry-gloss-research = бросьте кубик науки и продвиньтесь; зачёркнуто: без награды и бонуса.
    .name = Исследование
    .forms = исследовани*
tapestry-gloss-invent = возьмите технологию, открытую или из колоды.
    .name = Изобретение
    .forms = изобре*
tapestry-gloss-upgrade = ваша технология поднимается на ряд выше.
    .name = Улучшение
    .forms = улучш*
tapestry-gloss-refresh = три открытые технологии можно заменить.
    .name = Новые карты
tapestry-gloss-circle = награда, когда технология поднимается в средний ряд.
    .name = Кружок
    .forms = кружок
tapestry-gloss-square = награда, когда технология поднимается в верхний ряд.
    .name = Квадрат
    .forms = квадрат
tapestry-gloss-conquer = аванпост рядом со своей землёй, затем кубики; со звездой — на любую территорию.
    .name = Завоевание
    .forms = завоева*
tapestry-gloss-dice = действуют оба кубика завоевания, а не один.
    .name = Оба кубика
tapestry-gloss-ground = то, что даёт сам жетон.
    .name = Награда жетона
tapestry-gloss-overplay = положите карту эпохи поверх действующей; новая эпоха не начинается.
    .name = Сыграть поверх
    .forms = сыграть поверх
tapestry-gloss-again = ещё раз разыграйте клетку под одной из своих фишек.
    .name = Повтор
    .forms = повтор
tapestry-gloss-landmark = достаётся тому, кто первым входит на уровень; большое здание для столицы.
    .name = Достижение
    .forms = достижени*
tapestry-gloss-landmarks = считаются для ПО, откуда бы они ни взялись.
    .name = Ваши достижения
tapestry-gloss-civilization = её способность применяют в ходах дохода 2–5; символ даёт ещё одну нацию.
    .name = Нация
    .forms = нация, нации, нацию, наций
tapestry-gloss-capital = девять на девять участков; завершённые ряды и колонки приносят ПО, когда так велит символ.
    .name = Столица
    .forms = столиц*
tapestry-gloss-district = три на три участка столицы; завершённый сразу даёт ресурс.
    .name = Район
    .forms = район*
tapestry-gloss-plot = строить на нём нельзя, считается заполненным.
    .name = Непроходимый участок
    .forms = непроходим*
tapestry-gloss-territory = освоенная клетка, напечатанная или выложенная жетоном.
    .name = Территория
    .forms = территория, территории, территорию, территорий
tapestry-gloss-territories = территории под вашим контролем.
    .name = Ваши территории
tapestry-gloss-terrain = вода, пустыня, лес, луга или горы; где он совпадает, выложенный жетон приносит ПО.
    .name = Ландшафт
    .forms = ландшафт*
tapestry-gloss-outpost = завоёвывает территорию; у каждого десять, два из них стоят с начала.
    .name = Аванпост
    .forms = аванпост*
tapestry-gloss-topple = завоёванная фишка ложится и остаётся; территория с двумя фишками в безопасности навсегда.
    .name = Свергнуть
    .forms = сверг*
tapestry-gloss-trap = карта эпохи: с руки обращает завоевание вашей земли против нападающего.
    .name = Засада
    .forms = засад*
tapestry-gloss-die = красный — ПО, чёрный — ресурс или жетон; берут один из них.
    .name = Кубики завоевания
    .forms = оба кубика
tapestry-gloss-science-die = показывает одну из четырёх шкал.
    .name = Кубик науки
    .forms = кубик науки
tapestry-gloss-achievement = пройти шкалу, свергнуть два аванпоста, завоевать центральный остров: ПО тем, кто успел первым.
    .name = Цель
    .forms = цель, цели
tapestry-gloss-opponents = все остальные; соседи сидят рядом с вами.
    .name = Соперники
    .forms = соперник*, сосед, соседи
tapestry-gloss-everyone = все игроки, и вы тоже.
    .name = Все
tapestry-gloss-automa = соперник того, кто играет в одиночку.
    .name = Автома
    .forms = Автом*
tapestry-gloss-shadow = только продвигается по шкалам и забирает достижения; ПО не набирает.
    .name = Теневая империя
    .forms = Теневая империя, Теневой империи
tapestry-gloss-special = как сказано на карте.
    .name = По тексту
