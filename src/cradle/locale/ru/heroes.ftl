# «Эпоха Героев» по-русски.

## Игра

heroes = Эпоха Героев
heroes-pitch = Торгуйте на ярмарке, возводите города, собирайте армии и первыми постройте империю из пяти городов или памятник культуры.

## Варианты

heroes-option-trade = Торговля
heroes-option-trade-note = Меняются по взаимному согласию; или ближайший слева игрок, у которого есть нужная карта, обязан обменять карту на карту; или же и то и другое: сделки по согласию и один такой обмен на игрока за ярмарку.
heroes-option-trade-binding = По согласию, сделка необратима
heroes-option-trade-compulsory = Принудительная: карта на карту
heroes-option-trade-both = Сделки по согласию и принудительный обмен
heroes-option-barbarian-goal = Цель варваров
heroes-option-barbarian-goal-note = Что делают с племенем победившие варвары.
heroes-option-barbarian-goal-monument-then-hand = Рушат памятник, а если его нет — грабят
heroes-option-barbarian-goal-destruction = Всегда рушат памятник
heroes-option-barbarian-goal-plunder = Всегда грабят
heroes-option-barbarian-armies = Армии варваров
heroes-option-barbarian-armies-note = Сколько армий приходит с картой варваров.
heroes-option-barbarian-armies-one = Одна
heroes-option-barbarian-armies-two = Две
heroes-option-barbarian-armies-three = Три
heroes-option-famine = Удача против голода
heroes-option-famine-note = Спасает ли Удача зерно всех игроков или только того, кто её сыграл.
heroes-option-famine-all = Спасает всех
heroes-option-famine-oneself = Спасает только того, кто её сыграл
heroes-option-last-turn = Последний ход, начатый на ярмарке
heroes-option-last-turn-note = Когда приносит победу пятый город, полученный на ярмарке.
heroes-option-last-turn-same-round = В ход сразу после этой ярмарки
heroes-option-last-turn-next-round = Раундом позже
heroes-option-duels = Дуэли
heroes-option-duels-note = Как выбирают армии для дуэли.
heroes-option-duels-sealed = Оба тайно
heroes-option-duels-attacker-first = Сначала нападающий, в открытую
heroes-option-peace = Мир в начале игры
heroes-option-peace-note = Сколько раундов нельзя нападать.
heroes-option-peace-none = Нисколько
heroes-option-peace-one-round = Один раунд
heroes-option-peace-two-rounds = Два раунда
heroes-option-tribe-choice = Племена
heroes-option-tribe-choice-note = Как раздают племена.
heroes-option-tribe-choice-random = Случайно
heroes-option-tribe-choice-in-turn-order = По выбору, начиная с первого игрока

## Вопросы и ответы

heroes-ask-choose-tribe = Выберите племя.
heroes-choose-tribe-tribe = { $tribe }
heroes-ask-order = У вас несколько карт, которые играются сразу. Какая первая?
heroes-order-play = Сыграть: { $card }
heroes-ask-strike = { $card }: по кому ударит?
heroes-strike-city = Город игрока { $seat }
heroes-strike-army = Армия игрока { $seat } ({ $place })
heroes-ask-ward = { $card }, карта игрока { $drawer-seat }, { $all ->
        [0] бьёт по вам
       *[other] бьёт по всем
    }. Сыграть Удачу?
heroes-ward-pass = Нет
heroes-ward-good-fortune = Сыграть Удачу
heroes-term-always-ward = В этой игре никогда не играть Удачу против катастроф
heroes-ask-market = Ярмарка: предложите обмен, ответьте на чужой или закончите торговать.
heroes-market-done = Закончить торговлю
heroes-market-offer = Предложить или спросить
heroes-market-accept = Принять предложение №{ $offer } ({ $maker-seat })
heroes-market-counter = Ответить на №{ $offer } ({ $maker-seat }) своим предложением
heroes-market-withdraw = Отозвать №{ $offer }
heroes-ask-address = Кому предложение или вопрос?
heroes-address-seat = Игроку { $seat }
heroes-address-all = Всем
heroes-ask-compose = Что отдаёте и что хотите получить?
heroes-compose-post = Огласить предложение
heroes-compose-swap = Потребовать обмен: ближайший слева игрок, у которого есть карта, обязан согласиться
heroes-compose-request = Только спросить, у кого это есть
heroes-compose-cancel = Отказаться от предложения
heroes-compose-give = Отдаю: { $card }
heroes-compose-want = Хочу: { $card }
heroes-compose-vow = Обещаю: { $pledge }
heroes-compose-vow-attack = Обещаю напасть на игрока { $seat }
heroes-compose-vow-shun = Обещаю не торговать с игроком { $seat }
heroes-compose-wish = Попросить обещание: { $pledge }
heroes-compose-wish-attack = Попросить обещание напасть на игрока { $seat }
heroes-compose-wish-shun = Попросить обещание не торговать с игроком { $seat }
heroes-ask-action = Ваше действие: налоги, строительство, война или ничего.
heroes-action-rest = Ничего не делать
heroes-action-tax = Налоги: взять { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
        [many] { $cards } карт
       *[other] { $cards } карты
    }
heroes-action-exchange = Сбросить карту и взять новую: { $card }
heroes-action-attack = Напасть на игрока { $seat }: { $goal }{ $there ->
        [0] { " " }(взять нечего)
       *[other] { "" }
    }
heroes-action-buy = Построить: { $item }{ $iron ->
        [0] { "" }
       *[other] { " · " }железо ×{ $iron }
    }{ $wood ->
        [0] { "" }
       *[other] { " · " }дерево ×{ $wood }
    }{ $grain ->
        [0] { "" }
       *[other] { " · " }зерно ×{ $grain }
    }{ $stone ->
        [0] { "" }
       *[other] { " · " }камень ×{ $stone }
    }{ $gold ->
        [0] { "" }
       *[other] { " · " }золото ×{ $gold }
    }
heroes-action-general-in-quake = Построить: генерал для армии под землетрясением{ $iron ->
        [0] { "" }
       *[other] { " · " }железо ×{ $iron }
    }{ $wood ->
        [0] { "" }
       *[other] { " · " }дерево ×{ $wood }
    }{ $grain ->
        [0] { "" }
       *[other] { " · " }зерно ×{ $grain }
    }{ $stone ->
        [0] { "" }
       *[other] { " · " }камень ×{ $stone }
    }{ $gold ->
        [0] { "" }
       *[other] { " · " }золото ×{ $gold }
    }
heroes-action-road = Предложить дорогу игроку { $seat }{ $iron ->
        [0] { "" }
       *[other] { " · " }железо ×{ $iron }
    }{ $wood ->
        [0] { "" }
       *[other] { " · " }дерево ×{ $wood }
    }{ $grain ->
        [0] { "" }
       *[other] { " · " }зерно ×{ $grain }
    }{ $stone ->
        [0] { "" }
       *[other] { " · " }камень ×{ $stone }
    }{ $gold ->
        [0] { "" }
       *[other] { " · " }золото ×{ $gold }
    }
heroes-ask-build-more = Построить что-нибудь ещё?
heroes-build-more-stop = Хватит
heroes-term-always-build-more = В этой игре не строить больше одного за ход
heroes-build-more-buy = Построить: { $item }{ $iron ->
        [0] { "" }
       *[other] { " · " }железо ×{ $iron }
    }{ $wood ->
        [0] { "" }
       *[other] { " · " }дерево ×{ $wood }
    }{ $grain ->
        [0] { "" }
       *[other] { " · " }зерно ×{ $grain }
    }{ $stone ->
        [0] { "" }
       *[other] { " · " }камень ×{ $stone }
    }{ $gold ->
        [0] { "" }
       *[other] { " · " }золото ×{ $gold }
    }
heroes-build-more-general-in-quake = Построить: генерал для армии под землетрясением{ $iron ->
        [0] { "" }
       *[other] { " · " }железо ×{ $iron }
    }{ $wood ->
        [0] { "" }
       *[other] { " · " }дерево ×{ $wood }
    }{ $grain ->
        [0] { "" }
       *[other] { " · " }зерно ×{ $grain }
    }{ $stone ->
        [0] { "" }
       *[other] { " · " }камень ×{ $stone }
    }{ $gold ->
        [0] { "" }
       *[other] { " · " }золото ×{ $gold }
    }
heroes-build-more-road = Предложить дорогу игроку { $seat }{ $iron ->
        [0] { "" }
       *[other] { " · " }железо ×{ $iron }
    }{ $wood ->
        [0] { "" }
       *[other] { " · " }дерево ×{ $wood }
    }{ $grain ->
        [0] { "" }
       *[other] { " · " }зерно ×{ $grain }
    }{ $stone ->
        [0] { "" }
       *[other] { " · " }камень ×{ $stone }
    }{ $gold ->
        [0] { "" }
       *[other] { " · " }золото ×{ $gold }
    }
heroes-ask-consent = { $builder-seat } хочет проложить к вам дорогу. Согласны?
heroes-consent-refuse = Отказать
heroes-consent-agree = Согласиться
heroes-ask-muster = Война с игроком { $other-seat } ({ $goal }): кто идёт в поход? Пока: { $armies ->
        [one] { $armies } армия
        [few] { $armies } армии
        [many] { $armies } армий
       *[other] { $armies } армии
    }.
heroes-muster-go = Выступить
heroes-muster-army = Добавить армию
heroes-muster-led-army = Добавить армию с генералом
heroes-muster-hero = Сыграть Героя как армию
heroes-muster-lead-army = Сыграть Героя как генерала армии
heroes-muster-lead-hero = Сыграть Героя как генерала при Герое
heroes-term-always-muster = В этой игре никогда не играть Героя при нападении
heroes-ask-defend = На вас нападает { $attacker-seat } ({ $goal }): { $armies ->
        [one] { $armies } армия
        [few] { $armies } армии
        [many] { $armies } армий
       *[other] { $armies } армии
    }{ $led ->
        [0] { "" }
       *[other] , с генералом: { $led }
    }. Сыграть карту?
heroes-defend-stand = Принять бой
heroes-defend-good-fortune = Сыграть Удачу
heroes-defend-olympics = Сыграть Олимпийские игры: боя не будет
heroes-defend-hero = Сыграть Героя как армию
heroes-defend-lead-army = Сыграть Героя как генерала армии
heroes-defend-lead-hero = Сыграть Героя как генерала при Герое
heroes-term-always-defend = В этой игре всегда принимать бой без карт
heroes-ask-defend-barbarians = На вас идут варвары: { $armies ->
        [one] { $armies } армия
        [few] { $armies } армии
        [many] { $armies } армий
       *[other] { $armies } армии
    }. Сыграть карту?
heroes-defend-barbarians-stand = Принять бой
heroes-defend-barbarians-good-fortune = Сыграть Удачу: боя не будет
heroes-defend-barbarians-olympics = Сыграть Олимпийские игры: боя не будет
heroes-defend-barbarians-hero = Сыграть Героя как армию
heroes-defend-barbarians-lead-army = Сыграть Героя как генерала армии
heroes-defend-barbarians-lead-hero = Сыграть Героя как генерала при Герое
heroes-term-always-defend-barbarians = В этой игре всегда принимать бой с варварами без карт
heroes-ask-lay-cards = Какую боевую карту положить под армию { $place-number } ({ $hero ->
        [0] обычная
       *[other] Герой
    }{ $led ->
        [0] { "" }
       *[other] , с генералом
    })?
heroes-lay-cards-strength = Сила { $strength }
heroes-ask-duelist = Какая армия выйдет на следующую дуэль? У противника ещё не сражалось: { $rivals ->
        [one] { $rivals } армия
        [few] { $rivals } армии
        [many] { $rivals } армий
       *[other] { $rivals } армии
    }.
heroes-duelist-unit = Армия { $army-number }: сила { $strength }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ { $bonus }
    }{ $hero ->
        [0] { "" }
       *[other] , Герой
    }
heroes-ask-take-spoils = Итог войны, { $goal } ({ $other-seat }): сколько? Не больше { $most }.
heroes-take-spoils-take = { $goal-kind ->
        [0] { $count ->
            [0] Не захватывать городов
            [one] Захватить { $count } город
            [few] Захватить { $count } города
            [many] Захватить { $count } городов
           *[other] Захватить { $count } города
        }
        [1] { $count ->
            [0] Не забирать карт
            [one] Забрать { $count } карту
            [few] Забрать { $count } карты
            [many] Забрать { $count } карт
           *[other] Забрать { $count } карты
        }
       *[other] { $count ->
            [0] Ничего не разрушать
            [one] Разрушить { $count } карту памятника
            [few] Разрушить { $count } карты памятника
            [many] Разрушить { $count } карт памятника
           *[other] Разрушить { $count } карты памятника
        }
    }
heroes-ask-lay-stones = В памятнике { $stones } из 5 карт. Сколько карт выложить ({ $card })?
heroes-lay-stones-lay = { $count ->
        [0] Ничего не выкладывать
        [one] Выложить { $count } карту
        [few] Выложить { $count } карты
        [many] Выложить { $count } карт
       *[other] Выложить { $count } карты
    }
heroes-term-always-lay-stones = В этой игре никогда не выкладывать карты в памятник
heroes-ask-discard-down = Сбросьте ещё { $count ->
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }.
heroes-discard-down-drop = Сбросить: { $card }

## Что произошло

heroes-news-tribe = { $seat } ведёт племя: { $tribe }.
heroes-news-drew = { $seat } берёт карту.
heroes-news-drew-secret = { $seat } берёт карту: { $card }.
heroes-news-opened = { $seat } вытягивает карту: { $card }.
heroes-news-void = { $seat } вытягивает карту: { $card }. Катастрофы ещё не действуют: карта сброшена.
heroes-news-rebuilt = Сброс перемешан и становится новой колодой.
heroes-news-fair = Раунд { $round }: открывается ярмарка.
heroes-news-trading = Начинаются торги.
heroes-news-fair-ends = Ярмарка закончилась.
heroes-news-turn = Ходит { $seat }.
heroes-news-rested = { $seat } пропускает действие.
heroes-news-taxes = { $seat } собирает налоги: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
        [many] { $cards } карт
       *[other] { $cards } карты
    }.
heroes-news-exchanged = { $seat } сбрасывает карту ({ $card }) и берёт новую.
heroes-news-built = { $seat } строит: { $item }{ $gold ->
        [0] { "" }
       *[other] { " " }(золото ×{ $gold })
    }.
heroes-news-road-asked = { $seat } предлагает игроку { $other-seat } дорогу.
heroes-news-road-refused = { $seat } отказывает игроку { $other-seat } в дороге.
heroes-news-road-built = { $seat } прокладывает дорогу к игроку { $other-seat }{ $gold ->
        [0] { "" }
       *[other] { " " }(золото ×{ $gold })
    }.
heroes-news-laid = { $seat } выкладывает в памятник: { $card } ×{ $count }; в памятнике { $stones } из 5 карт.
heroes-news-discarded = { $seat } сбрасывает карту: { $card }.
heroes-news-home = { $seat }: { $armies ->
        [one] вернулась
        [few] вернулись
        [many] вернулось
       *[other] вернулись
    } домой { $armies ->
        [one] { $armies } армия
        [few] { $armies } армии
        [many] { $armies } армий
       *[other] { $armies } армии
    }.
heroes-news-recovered = { $seat }: { $armies ->
        [one] оправилась
        [few] оправились
        [many] оправилось
       *[other] оправились
    } от землетрясения { $armies ->
        [one] { $armies } армия
        [few] { $armies } армии
        [many] { $armies } армий
       *[other] { $armies } армии
    }.
heroes-news-offered = { $seat } делает всем предложение №{ $offer }{ $reply ->
        [0] { "" }
       *[other] { " " }в ответ на №{ $reply }
    }.
heroes-news-offered-to = { $seat } делает предложение №{ $offer } игроку { $other-seat }{ $reply ->
        [0] { "" }
       *[other] { " " }в ответ на №{ $reply }
    }.
heroes-news-gives = { $seat } предлагает: { $card }{ $count ->
        [1] { "" }
       *[other] { " " }×{ $count }
    }.
heroes-news-wants = { $seat } хочет: { $card }{ $count ->
        [1] { "" }
       *[other] { " " }×{ $count }
    }.
heroes-news-vows = { $seat } предлагает обещание: { $pledge }.
heroes-news-vows-about = { $seat } предлагает обещание { $shun ->
        [0] напасть на игрока { $about-seat }
       *[other] не торговать с игроком { $about-seat }
    }.
heroes-news-wishes = { $seat } просит обещание: { $pledge }.
heroes-news-wishes-about = { $seat } просит обещание { $shun ->
        [0] напасть на игрока { $about-seat }
       *[other] не торговать с игроком { $about-seat }
    }.
heroes-news-requested = { $seat } спрашивает всех (№{ $offer }{ $reply ->
        [0] { "" }
       *[other] , в ответ на №{ $reply }
    }).
heroes-news-requested-of = { $seat } спрашивает игрока { $other-seat } (№{ $offer }{ $reply ->
        [0] { "" }
       *[other] , в ответ на №{ $reply }
    }).
heroes-news-withdrew = { $seat } отзывает №{ $offer }.
heroes-news-lapsed = Предложение №{ $offer } ({ $seat }) больше не в силе.
heroes-news-deal = { $seat } принимает предложение №{ $offer }: сделка с игроком { $other-seat }.
heroes-news-passed = { $seat } → { $other-seat }: { $card }{ $count ->
        [1] { "" }
       *[other] { " " }×{ $count }
    }.
heroes-news-forced = { $seat } принудительно выменивает у игрока { $other-seat } карту: { $card }.
heroes-news-nobody = { $seat } ищет карту ({ $card }), но её ни у кого нет.
heroes-news-promised = { $seat } обещает игроку { $other-seat }: { $pledge }.
heroes-news-promised-about = { $seat } обещает игроку { $other-seat } { $shun ->
        [0] напасть на игрока { $about-seat }
       *[other] не торговать с игроком { $about-seat }
    }.
heroes-news-promise-kept = { $seat } держит слово, данное игроку { $other-seat }.
heroes-news-promise-broken = { $seat } нарушает слово, данное игроку { $other-seat }.
heroes-news-boomed = { $found ->
        [0] Население игрока { $seat } растёт, но городов в основной колоде больше нет
       *[other] Население растёт, и { $seat } получает город
    }.
heroes-news-idle = { $card }: цели нет, карта не действует.
heroes-news-struck-army = { $seat } направляет землетрясение на армию игрока { $other-seat } ({ $place }).
heroes-news-struck-city = { $seat } направляет извержение на город игрока { $other-seat }.
heroes-news-shook = { $seat }: армия скована землетрясением ({ $place }).
heroes-news-erupted = { $seat } теряет город.
heroes-news-starved = { $seat } теряет из-за голода зерно: { $count }.
heroes-news-saved = { $seat } играет Удачу против карты: { $card }.
heroes-news-come = Варвары нападают на игрока { $seat }: { $armies ->
        [one] { $armies } армия
        [few] { $armies } армии
        [many] { $armies } армий
       *[other] { $armies } армии
    }.
heroes-news-attacked = { $seat } объявляет войну игроку { $other-seat }: { $goal }.
heroes-news-force = { $seat } выступает в поход: { $armies ->
        [one] { $armies } армия
        [few] { $armies } армии
        [many] { $armies } армий
       *[other] { $armies } армии
    }{ $led ->
        [0] { "" }
       *[other] , с генералом: { $led }
    }.
heroes-news-hero-joined = { $seat } играет Героя как армию.
heroes-news-hero-leads = { $seat } играет Героя как генерала.
heroes-news-called-off = { $seat } играет карту: { $card }. Боя не будет.
heroes-news-armed = { $seat } берёт боевую карту.
heroes-news-armed-secret = { $seat } берёт боевую карту силой { $strength }.
heroes-news-duel = Дуэль: нападающий — сила { $total } (боевая карта { $strength }), { $other-seat } — сила { $other-total } (боевая карта { $other-strength }).
heroes-news-won = Нападающие побеждают; { $other-seat } теряет армию.
heroes-news-lost = { $other-seat } держит оборону; армия нападающих уничтожена.
heroes-news-tied = Ничья: обе армии уцелели.
heroes-news-victorious = { $seat }: { $count ->
        [one] { $count } победившая армия
        [few] { $count } победившие армии
        [many] { $count } победивших армий
       *[other] { $count } победившие армии
    }.
heroes-news-took-cities = { $seat } захватывает у игрока { $other-seat } { $count ->
        [one] { $count } город
        [few] { $count } города
        [many] { $count } городов
       *[other] { $count } города
    }.
heroes-news-took-card = { $seat } забирает карту у игрока { $other-seat }.
heroes-news-took-card-secret = { $seat } забирает у игрока { $other-seat } карту: { $card }.
heroes-news-took-stones = { $seat } рушит памятник игрока { $other-seat }: { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }.
heroes-news-raided-card = Варвары отнимают у игрока { $seat } карту: { $card }.
heroes-news-raided-stones = Варвары рушат памятник игрока { $seat }: { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }.
heroes-news-fell = { $seat } выбывает из игры: племя пало.
heroes-news-claim = { $seat } претендует на победу: последний ход — в раунде { $round }.
heroes-news-claim-lapsed = { $seat } больше не претендует на победу.
heroes-news-wins = { $way ->
        [0] Победа! Выигрывает { $seat }: других племён не осталось.
        [1] Победа! Выигрывает { $seat }: построена империя из пяти городов.
       *[other] Победа! Выигрывает { $seat }: памятник культуры завершён.
    }

## What may happen to a player, for those who ask what to watch

heroes-harm-shook = Землетрясение сковывает вашу армию
heroes-harm-erupted = Извержение губит ваш город
heroes-harm-starved = Голод отнимает у вас зерно
heroes-harm-won = { $seat } прорывает вашу оборону
heroes-harm-lost = Ваше нападение отбито
heroes-harm-took-cities = { $seat } захватывает ваши города
heroes-harm-took-card = { $seat } забирает ваши карты
heroes-harm-took-stones = { $seat } рушит ваш памятник
heroes-harm-raided-card = Варвары отнимают ваши карты
heroes-harm-raided-stones = Варвары рушат ваш памятник
heroes-harm-fell = Ваше племя погибает
heroes-harm-claim = { $seat } претендует на победу

## Почему нельзя

heroes-why-2-2 = Это племя уже занято.
heroes-why-3-5 = Налоги приносят не больше одной карты за каждый ваш город.
heroes-why-3-6 = Сбросить карту и взять новую может только игрок без городов, а у вас город есть.
heroes-why-3-6a = Этой карты нет у вас на руке.
heroes-why-3-7 = У вас нет столько карт для памятника.
heroes-why-3-8 = В памятнике не больше пяти карт.
heroes-why-3-9 = У вас на руке нет такой карты.
heroes-why-4-3 = Такая карта не ждёт розыгрыша.
heroes-why-5-3 = Предложение делают другому игроку, который ещё в игре, или всем.
heroes-why-5-3a = На каждой стороне предложения не больше пяти карт.
heroes-why-5-3b = В предложении должно быть хоть что-то: карта или обещание.
heroes-why-5-4 = Больше таких карт вы предложить не можете: те, что стоят в другом вашем предложении, заняты.
heroes-why-5-5 = Одна и та же карта не может стоять на обеих сторонах.
heroes-why-5-6 = Вопрос только называет желаемое: в нём ничего не отдают, и принять его нельзя.
heroes-why-5-7 = У вас уже три открытых предложения или вопроса.
heroes-why-5-7a = На этой ярмарке вы начали уже восемь предложений и вопросов, больше нельзя.
heroes-why-5-8 = Это предложение обращено не к вам.
heroes-why-5-8a = У вас нет того, что просят в этом предложении.
heroes-why-5-10 = Отвечать можно только на предложение, обращённое к вам.
heroes-why-5-11 = Отозвать можно только своё предложение.
heroes-why-5-12 = Такого предложения уже нет.
heroes-why-5-13 = Сделка не может оставить игрока без городов и без карт.
heroes-why-5-14 = На этой стороне предложения уже есть обещание.
heroes-why-5-14a = Обещание напасть на племя или не торговать с ним даётся о третьем племени, которое ещё в игре, а не об участнике сделки.
heroes-why-5-16 = При принудительной торговле можно предлагать только карту на карту и только всем.
heroes-why-5-16a = За этим столом никого нельзя заставить меняться.
heroes-why-5-16c = Свой обмен на этой ярмарке вы уже использовали.
heroes-why-5-16d = Обмен требуют от всех сразу: карта на карту, без обещаний.
heroes-why-6-1 = У вас нет карт, чтобы за это заплатить.
heroes-why-6-2 = Так заплатить нельзя.
heroes-why-6-3 = В основной колоде таких карт не осталось.
heroes-why-6-5 = Генералу нужна ваша армия дома, у которой генерала ещё нет.
heroes-why-6-6 = Дорогу можно проложить только к соседу.
heroes-why-6-6a = К этому соседу дорога уже есть.
heroes-why-6-7 = В этом ходу вы уже спрашивали этого соседа.
heroes-why-7-1 = Нападать можно на другое племя, которое ещё в игре.
heroes-why-7-2 = Дома нет такой армии, готовой к походу.
heroes-why-7-3 = У вас на руке нет Героя.
heroes-why-7-3a = В этом сражении у вас нет такой армии без генерала, которую мог бы возглавить Герой.
heroes-why-7-4 = Для нападения нужна армия или Герой в роли армии.
heroes-why-7-6 = Пока действует мир.
heroes-why-7-7 = У вас на руке нет Олимпийских игр.
heroes-why-7-8a = Вы уже сыграли Героя в этом сражении: дальше можно играть только Героев.
heroes-why-7-8 = Удача не помогает против игрока.
heroes-why-8-2 = У вас нет боевой карты такой силы.
heroes-why-8-3 = У вас нет такой армии, которая ещё не сражалась.
heroes-why-9-1 = Захватить можно один город за каждые две победившие армии.
heroes-why-9-2 = Забрать можно две карты за каждую победившую армию.
heroes-why-9-3 = Разрушить можно одну карту, а при трёх победивших армиях — две.
heroes-why-10-2 = У вас на руке нет этой карты.
heroes-why-11-2 = Землетрясение можно положить только на армию другого племени, у которой нет ни генерала, ни землетрясения.
heroes-why-11-3 = Извержение бьёт по чужому городу.
heroes-why-11-6 = У вас на руке нет Удачи.
heroes-why-11-7 = У вас на руке нет Удачи.

## The numbers behind a reason

heroes-sum-cards = Карт нужно: { $cards }, не хватает: { $missing }{ $iron ->
        [0] { "" }
       *[other] { " · " }железо ×{ $iron }
    }{ $wood ->
        [0] { "" }
       *[other] { " · " }дерево ×{ $wood }
    }{ $grain ->
        [0] { "" }
       *[other] { " · " }зерно ×{ $grain }
    }{ $stone ->
        [0] { "" }
       *[other] { " · " }камень ×{ $stone }
    }{ $gold ->
        [0] { "" }
       *[other] { " · " }золото ×{ $gold }
    }
heroes-sum-taxes = Карт: { $cards }, ваших городов: { $cities }.
heroes-sum-held = У вас { $card } ×{ $there }, а не ×{ $needed }.
heroes-sum-stones = { $stones } + { $count } = { $all }.
heroes-sum-spoils = Победивших армий: { $armies }; есть что взять: { $there }; самое большее: { $most }.
heroes-sum-offered = У вас { $card } ×{ $there }, предложено: { $offered }.

## Почему от предложения отказываются

heroes-decline-helps-the-leader = { $maker-seat }, №{ $offer } — нет: вы и так слишком близки к победе.
heroes-decline-not-trusted = { $maker-seat }, №{ $offer } — нет: обещания уже нарушались.
heroes-decline-too-dear = { $maker-seat }, №{ $offer } — нет: слишком дорого.
heroes-decline-no-use = { $maker-seat }, №{ $offer } — нет: мне это ни к чему.
heroes-decline-not-now = { $maker-seat }, №{ $offer } — нет, не в этот раз.

## Компоненты

heroes-card-iron = железо
heroes-card-wood = дерево
heroes-card-grain = зерно
heroes-card-stone = камень
heroes-card-gold = золото
heroes-card-limestone = известняк
heroes-card-concrete = бетон
heroes-card-marble = мрамор
heroes-card-bricks = кирпичи
heroes-card-sandstone = песчаник
heroes-card-granite = гранит
heroes-card-olympics = Олимпийские игры
heroes-card-hero = Герой
heroes-card-good-fortune = Удача
heroes-card-population-boom = Рост населения
heroes-card-earthquake = Землетрясение
heroes-card-volcano = Извержение
heroes-card-famine = Голод
heroes-card-barbarians = Варвары
heroes-tribe-egyptians = египтяне
heroes-tribe-romans = римляне
heroes-tribe-greeks = греки
heroes-tribe-babylonians = вавилоняне
heroes-tribe-celts = кельты
heroes-tribe-chinese = китайцы
heroes-monument-pyramid = пирамида
heroes-monument-amphitheatre = амфитеатр
heroes-monument-temple = храм
heroes-monument-gardens = висячие сады
heroes-monument-circle = каменный круг
heroes-monument-wall = великая стена
heroes-item-city = город
heroes-item-army = армия
heroes-item-fortress = крепость
heroes-item-general = генерал
heroes-item-road = дорога
heroes-goal-conquest = завоевание городов
heroes-goal-plunder = разграбление (карты с руки)
heroes-goal-destruction = разрушение памятника
heroes-place-home = дома
heroes-place-away = в походе
heroes-pledge-peace = не нападать
heroes-pledge-road = согласиться на дорогу
heroes-pledge-gift = подарить карту на следующей ярмарке

## Итоги

heroes-score-victory = Победа
heroes-score-cities = Города
heroes-score-stones = Камни памятника
heroes-score-armies = Армии

## Ошибки в файле с компонентами

heroes-content-cost = { $where }: в цене хотя бы одна карта, и заплатить её можно не более чем { $ways } способами.
heroes-content-specials = { $where }: у каждого племени свой особый ресурс.
heroes-content-units = { $where }: армий и Героев вместе не больше { $most }.
heroes-content-battle = { $where }: нужно не меньше { $least } боевых карт.

## Стол

heroes-term-round = Раунд { $round }
heroes-term-duels-won = Выиграно дуэлей
heroes-term-fair = Ярмарка
heroes-term-turn = Ходит { $seat }
heroes-term-first = Первый игрок: { $seat }
heroes-term-stock = Основная колода
heroes-term-deck = Колода ресурсов
heroes-term-discards = Сброс
heroes-term-cities = Города
heroes-term-monument = Памятник
heroes-term-armies = Армии
heroes-term-fortresses = Крепости
heroes-term-roads = Дороги
heroes-term-hand = Рука
heroes-term-your-hand = Ваша рука
heroes-term-your-stone = материал вашего памятника: { $card }
heroes-term-claim = претендует на победу (раунд { $round })
heroes-term-word = слово сдержано { $kept }, нарушено { $broken }
heroes-term-all = Всем
heroes-term-request = Ищет
heroes-term-attack = напасть на игрока { $seat }
heroes-term-shun = не торговать с игроком { $seat }
heroes-term-prices = Цены
heroes-term-hand-empty = На руке нет карт.
heroes-term-gives = отдаёт
heroes-term-wants = хочет
heroes-term-gives-i = Я отдаю
heroes-term-wants-i = Я хочу
heroes-term-vow-i = Я обещаю…
heroes-term-vow-you = Мне обещают…
heroes-term-offer-accept = Принять
heroes-term-offer-counter = Ответить
heroes-term-offer-withdraw = Снять
heroes-term-offer-no = Нет, спасибо
heroes-term-offer-look = Взглянуть ещё
heroes-term-take-off = Убрать: { $item }. Предложение пишется заново; осталось предложений на этой ярмарке: { $count }.
heroes-term-market-hint = { $count ->
        [one] На доске { $count } предложение.
        [few] На доске { $count } предложения.
        [many] На доске { $count } предложений.
       *[other] На доске { $count } предложения.
    } Примите одно из них, ответьте своим или сделайте новое.
heroes-term-market-none = Предложений пока нет.
heroes-term-cards = Карты
heroes-term-battle-cards = Боевые карты
heroes-term-tribes = Племена
heroes-term-build = Строительство
heroes-term-wanted = Нужно
heroes-term-taxes = Налоги: взять карт
heroes-term-pays = { $count ->
        [1] плата
       *[other] плата: { $count }
    }
heroes-term-offered = { $count ->
        [1] отдаю
       *[other] отдаю: { $count }
    }
heroes-term-tied = { $count ->
        [1] обещано
       *[other] обещано: { $count }
    }
heroes-term-land = { $name }, { $tribe }: городов { $cities } из 5, памятник { $stones } из 5, готовых к бою армий { $armies }, крепостей { $fortresses }, карт { $cards }
heroes-term-stones = { $monument }: { $stones } из 5
heroes-term-fit = к бою готово: { $count }
heroes-term-fort = крепости +{ $count }
heroes-term-shaken = скованы: { $count }
heroes-term-away = в походе: { $count }
heroes-term-known = Известно, что это на руке
heroes-term-quake-note = скована землетрясением до конца следующего хода владельца (11.2)
heroes-term-away-note = в походе, вернётся в конце следующего хода владельца (9.6)
heroes-term-promise = { $seat } — обещание игроку { $other-seat }: { $promise }
heroes-term-way = Дорога: { $seat } — { $other-seat }
heroes-term-road-to = Дорога: { $seat }
heroes-term-road-note = Нужно согласие соседа; отказ ничего не стоит.
heroes-term-action-hint = Всё, что светится, — кнопка: числа у колоды — налоги, прилавок — постройка, пунктир — дорога, города, рука или памятник соперника — война.
heroes-term-more-hint = Ещё прилавок или дорога, пока хватает карт.
heroes-term-war-on = Война, { $seat }: { $goal }
heroes-term-war-forces = В поход могут: армий { $armies }, героев { $heroes }. Против вас: армий { $others }, каждой +{ $fort } от крепостей.
heroes-term-war-conquest = Каждые две победившие армии берут город.
heroes-term-war-plunder = Каждая победившая армия берёт две карты.
heroes-term-war-destruction = Победившие армии разрушают карту памятника, три армии — две.
heroes-term-war-road = Туда ведёт дорога: армии вернутся сразу.
heroes-term-war-no-road = Дороги нет: армии вернутся в конце следующего хода.
heroes-term-war-promise = Вы обещали не нападать ({ $seat }). Это нарушит ваше слово.
heroes-term-declare = Объявить войну
heroes-term-attacks = нападение
heroes-term-defends = защита
heroes-term-nobody-fit = Нет армий, готовых к бою.
heroes-term-spoils = Добыча
heroes-term-battle = Битва
heroes-term-duel-won = победа: { $seat }
heroes-term-duel-tied = ничья
heroes-term-go-on = Дальше

## Parts of a game, for replays and charts

heroes-round = Раунд { $number }
heroes-rounds = Раунды

## Ход, гонка и битва

heroes-term-phase-1 = Карта
heroes-term-phase-2 = Действие
heroes-term-phase-3 = Памятник
heroes-term-phase-4 = Предел руки
heroes-term-phase-5 = Домой
heroes-term-phase-of = фаза { $number } из { $count }
heroes-term-deck-note = Колода ресурсов, карт: { $count }
heroes-term-battle-deck = Боевая колода, карт: { $count }
heroes-term-race = Гонка
heroes-term-race-city = Города: пять дают право претендовать на победу (13.2)
heroes-term-race-stone = Камни памятника: пять дают право претендовать на победу (13.2)
heroes-term-race-army = Готовые к бою армии. Последнее оставшееся племя сразу побеждает (13.1)
heroes-term-race-fallen = пало
heroes-term-race-due = последний ход: { $seat }, раунд { $round }
heroes-term-march = Война
heroes-term-duel = Дуэль { $number }
heroes-term-end = Итог
heroes-term-skip = Пропустить
heroes-term-card-strength = карта
heroes-term-card-more = генерал, крепости
heroes-term-blow-waits = Ещё можно сыграть Удачу.
heroes-term-claim-note = Пока этот ход не закончен, другие ещё могут помешать.
heroes-term-ruin = Племя игрока { $seat } пало
heroes-term-pause = Пауза
heroes-term-play = Смотреть
heroes-term-again = Ещё раз
heroes-term-battle-step = Шаг битвы
heroes-term-speed = Скорость: { $count }×

# The glossary: one text for each symbol, track, card kind and term, with its name, and the forms by which the rules call it.
heroes-gloss-iron = ресурс: нужен для армий, крепостей и генералов.
    .name = Железо
    .forms = железо, железа
heroes-gloss-wood = ресурс: нужен для городов и крепостей.
    .name = Дерево
    .forms = дерево, дерева
heroes-gloss-grain = ресурс: нужен для армий. Голод забирает его у всех с руки.
    .name = Зерно
    .forms = зерно, зерна
heroes-gloss-stone = ресурс: нужен для городов, крепостей и дорог.
    .name = Камень
    .forms = камень, камня
heroes-gloss-gold = в любой цене заменяет железо, дерево, зерно или камень; для генерала нужно само.
    .name = Золото
    .forms = золото, золота
heroes-gloss-limestone = особый ресурс египтян; годится только для их памятника.
    .name = Известняк
    .forms = известняк*
heroes-gloss-concrete = особый ресурс римлян; годится только для их памятника.
    .name = Бетон
    .forms = бетон*
heroes-gloss-marble = особый ресурс греков; годится только для их памятника.
    .name = Мрамор
    .forms = мрамор*
heroes-gloss-bricks = особый ресурс вавилонян; годится только для их памятника.
    .name = Кирпичи
    .forms = кирпич*
heroes-gloss-sandstone = особый ресурс кельтов; годится только для их памятника.
    .name = Песчаник
    .forms = песчаник*
heroes-gloss-granite = особый ресурс китайцев; годится только для их памятника.
    .name = Гранит
    .forms = гранит*
heroes-gloss-olympics = событие, которое придерживают: на кого напали, даже варвары, тот отменяет ими нападение.
    .name = Олимпийские игры
    .forms = Олимпийские игры, Олимпийских игр
heroes-gloss-hero = событие, которое придерживают: вступает в один бой как армия или генерал, в нападении или обороне, и уходит в сброс.
    .name = Герой
    .forms = Герой, Героя, Героев, Герои, Героями
heroes-gloss-good-fortune = событие, которое придерживают: отменяет Землетрясение или Извержение, которые метят в вас, Голод или Варваров. Против игроков не помогает.
    .name = Удача
    .forms = Удача, Удачу, Удачи
heroes-gloss-population-boom = немедленное событие: бесплатный город из основной колоды.
    .name = Рост населения
    .forms = Рост населения, Роста населения
heroes-gloss-earthquake = немедленная катастрофа: её кладут на чужую армию без генерала, и до конца следующего хода владельца та не участвует в игре.
    .name = Землетрясение
    .forms = Землетрясени*
heroes-gloss-volcano = немедленная катастрофа: чужой город возвращается в основную колоду.
    .name = Извержение
    .forms = Извержени*
heroes-gloss-famine = немедленная катастрофа: все сбрасывают с руки всё зерно.
    .name = Голод
    .forms = Голод, Голода
heroes-gloss-barbarians = немедленная катастрофа: сразу нападают на того, кто их вытянул.
    .name = Варвары
    .forms = Варвары, Варваров
heroes-gloss-special = принадлежит одному племени, его выкладывают в памятник; остальные могут им только торговать.
    .name = Особый ресурс
    .forms = особый ресурс, особые ресурсы, особых ресурсов
heroes-gloss-city = даёт карту при сборе налогов; пять городов открывают последний ход. Один камень и два дерева.
    .name = Город
    .forms = город, города, городов, городу
heroes-gloss-army = нападает, а дома обороняется. Одно железо и два зерна.
    .name = Армия
    .forms = армия, армии, армию, армий, армией
heroes-gloss-fortress = прибавляет 1 каждой обороняющейся армии племени, нападающему — никогда. Одно железо, одно дерево и один камень.
    .name = Крепость
    .forms = крепост*
heroes-gloss-general = остаётся при одной армии и прибавляет 2 в её дуэли. Одно железо и одно золото.
    .name = Генерал
    .forms = генерал*
heroes-gloss-road = соединяет двух согласных на неё соседей: больше карт на ярмарке, и армии сразу возвращаются домой. Два камня.
    .name = Дорога
    .forms = дорог*
heroes-gloss-monument = вмещает пять особых ресурсов племени; пять открывают последний ход.
    .name = Памятник
    .forms = памятник*
heroes-gloss-tribe = народ игрока: египтяне, римляне, греки, вавилоняне, кельты или китайцы.
    .name = Племя
    .forms = племя, племени, племена, племён, племенем
heroes-gloss-stock = города, армии, крепости, генералы и дороги, которые ещё можно построить.
    .name = Основная колода
    .forms = основная колода, основной колоде, основной колоды, основную колоду
heroes-gloss-phase-1 = первая фаза хода: взять карту; немедленную сразу разыгрывают.
    .name = Карта
    .forms = первая фаза
heroes-gloss-phase-2 = вторая фаза хода: налоги, строительство, война или ничего.
    .name = Действие
    .forms = вторая фаза
heroes-gloss-phase-3 = третья фаза хода: выложить особые ресурсы своего племени в памятник.
    .name = Фаза памятника
    .forms = третья фаза
heroes-gloss-phase-4 = четвёртая фаза хода: сбросить лишние карты до пяти.
    .name = Предел руки
    .forms = четвёртая фаза
heroes-gloss-phase-5 = пятая фаза хода: армии, отправленные раньше, возвращаются, землетрясения на ваших армиях кончаются.
    .name = Домой
    .forms = пятая фаза
heroes-gloss-fair = открывает каждый раунд: все берут карту и ещё по одной за каждое племя, до которого ведут дороги, а потом торгуют.
    .name = Ярмарка
    .forms = ярмарк*
heroes-gloss-immediate = катастрофа или Рост населения: её разыгрывают, как только вытянут.
    .name = Немедленная карта
    .forms = немедленн*
heroes-gloss-kept = Олимпийские игры, Герой и Удача: остаются на руке, пока не понадобятся.
    .name = Придержанное событие
    .forms = придержива*
heroes-gloss-taxes = действие: взять по карте за каждый свой город или меньше; сколько — объявляют заранее.
    .name = Налоги
    .forms = налоги, налогов
heroes-gloss-offer = карты, которые отдают и хотят, иногда с обещаниями; сделка достаётся тому, кто принял первым, и она необратима.
    .name = Предложение
    .forms = предложени*
heroes-gloss-request = говорит, чего хочется; никого не связывает, отвечают на него предложением.
    .name = Вопрос
    .forms = вопрос, вопросов, вопросы
heroes-gloss-promise = записано у всех на виду; ничто не заставляет его сдержать, но сдержано ли оно, отмечают.
    .name = Обещание
    .forms = обещани*
heroes-gloss-conquest = цель войны: город за каждые две победившие армии.
    .name = Завоевание
    .forms = завоевани*
heroes-gloss-plunder = цель войны: две карты, вслепую с руки, за каждую победившую армию.
    .name = Разграбление
    .forms = разграблени*
heroes-gloss-destruction = цель войны: карта из памятника, а с тремя и более победившими армиями — две.
    .name = Разрушение
    .forms = разрушени*
heroes-gloss-battle = сила от одного до шести; перед боем её тянут для каждой армии.
    .name = Боевая карта
    .forms = боевая карта, боевую карту, боевой колоде, боевую колоду
heroes-gloss-duel = армия против армии: складывают боевую карту, генерала и крепости; меньшая сумма гибнет.
    .name = Дуэль
    .forms = дуэль, дуэли, дуэлей
heroes-gloss-away = армии, ушедшие не по дороге, не нападают и не обороняются, пока не вернутся.
    .name = В походе
    .forms = в походе
heroes-gloss-claim = пять городов или пять карт в памятнике; у кого в конце своего следующего хода есть одно из двух, тот победил.
    .name = Последний ход
    .forms = последний ход
heroes-gloss-fallen = племя без города и без карт на руке выбывает из игры.
    .name = Павшее племя
    .forms = пал, пало, павш*
