# Хадара по-русски. Цвета согласованы со словами «карта» и «колода».

## The title

hadara = Хадара
hadara-pitch = Три эпохи драфта: собирайте людей и изобретения и вырастите из селения цивилизацию, которая прокормит сама себя.

## Options

hadara-option-first-game = Первая игра
hadara-option-first-game-note = Все играют стороной А стартовых карт, а фиолетовые карты со звездой не участвуют, если не выбрано иное.
hadara-option-first-game-no = Нет
hadara-option-first-game-yes = Да
hadara-option-silver = Карта полного серебра
hadara-option-silver-note = Сколько серебряных медалей фиолетовая карта эпохи III засчитывает по полному значению счётчика: одну или все.
hadara-option-silver-one = Одну медаль
hadara-option-silver-every = Все медали
hadara-option-epoch-two = Фиолетовые карты эпохи II
hadara-option-epoch-two-note = Какой из двух эффектов стоит на картах без звезды: монеты за колонии или бонус за статуи. Другой — на карте со звездой.
hadara-option-epoch-two-colony-coins-first = Монеты за колонии без звезды
hadara-option-epoch-two-bust-bonus-first = Бонус за статуи без звезды
hadara-option-bust-points = Бонус за статуи и жетон лицевой стороной вниз
hadara-option-bust-points-note = Что даёт карта бонуса за статуи, если жетон на статуе лежит лицевой стороной вниз.
hadara-option-bust-points-two = Два очка
hadara-option-bust-points-none = Ничего
hadara-option-stars = Фиолетовые карты со звездой
hadara-option-stars-note = Замешивать ли их в колоды. Как обычно: в первой игре нет, в остальных да.
hadara-option-stars-usual = Как обычно
hadara-option-stars-in = Всегда играют
hadara-option-stars-out = Убраны в коробку

## Questions and their answers

hadara-ask-choose-board = Выберите планшет.
hadara-choose-board-crest = Взять герб: { $crest }
hadara-ask-choose-side = Выберите сторону стартовой карты.
hadara-choose-side-a = Сторона А: { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
        [many] { $coins } монет
       *[other] { $coins } монеты
    }, экономика { $income }, военное дело { $military }, культура { $culture }, сельское хозяйство { $food }
hadara-choose-side-b = Сторона Б: { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
        [many] { $coins } монет
       *[other] { $coins } монеты
    }, экономика { $income }, военное дело { $military }, культура { $culture }, сельское хозяйство { $food }
hadara-ask-set-wheel = В этой эпохе вы первый игрок: установите колесо.
hadara-set-wheel-wheel = Мой герб: { $colour } колода
hadara-ask-draft = Драфт, { $colour } колода: какую из двух карт вы берёте и что с ней делаете — покупаете или продаёте?
hadara-draft-buy = Купить { $price ->
        [0] бесплатно
        [one] за { $price } монету
        [few] за { $price } монеты
        [many] за { $price } монет
       *[other] за { $price } монеты
    }: { $card }; в сброс: { $other-card }
hadara-draft-sell = Продать за { $price ->
        [one] { $price } монету
        [few] { $price } монеты
        [many] { $price } монет
       *[other] { $price } монеты
    }: { $card }; в сброс: { $other-card }
hadara-ask-take = Возьмите верхнюю карту любой стопки сброса и купите или продайте её.
hadara-take-buy = Купить { $price ->
        [0] бесплатно
        [one] за { $price } монету
        [few] за { $price } монеты
        [many] за { $price } монет
       *[other] за { $price } монеты
    }: { $card } ({ $colour })
hadara-take-sell = Продать за { $price ->
        [one] { $price } монету
        [few] { $price } монеты
        [many] { $price } монет
       *[other] { $price } монеты
    }: { $card } ({ $colour })
hadara-ask-place-tile = Положите бонусный жетон на новую карту: какой счётчик растёт?
hadara-place-tile-tile = Жетон: { $track } +{ $steps }
hadara-ask-colony = Вы можете захватить колонию.
hadara-colony-none = Не захватывать колонию
hadara-colony-plunder = Разграбить колонию { $value }: получить { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
        [many] { $coins } монет
       *[other] { $coins } монеты
    }{ $bonus ->
        [0] { "" }
       *[other] {" "}и ещё { $bonus } за захват
    }; в конце игры { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }{ $pay ->
        [0] { "" }
        [one] ; сначала доплатить { $pay } монету за недостающее военное дело
        [few] ; сначала доплатить { $pay } монеты за недостающее военное дело
        [many] ; сначала доплатить { $pay } монет за недостающее военное дело
       *[other] ; сначала доплатить { $pay } монеты за недостающее военное дело
    }
hadara-colony-annex = Присоединить колонию { $value }: { $bonus ->
        [0] { "" }
        [one] получить { $bonus } монету за захват,{" "}
        [few] получить { $bonus } монеты за захват,{" "}
        [many] получить { $bonus } монет за захват,{" "}
       *[other] получить { $bonus } монеты за захват,{" "}
    }заплатить { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
        [many] { $coins } монет
       *[other] { $coins } монеты
    }; в конце игры не меньше { $points ->
        [one] { $points } очка
        [few] { $points } очков
        [many] { $points } очков
       *[other] { $points } очков
    }{ $pay ->
        [0] { "" }
        [one] ; сначала доплатить { $pay } монету за недостающее военное дело
        [few] ; сначала доплатить { $pay } монеты за недостающее военное дело
        [many] ; сначала доплатить { $pay } монет за недостающее военное дело
       *[other] ; сначала доплатить { $pay } монеты за недостающее военное дело
    }
hadara-ask-bust = Вы можете создать статую.
hadara-bust-none = Не создавать статую
hadara-bust-track = { $bust }, жетон «{ $track }»: { $track } +{ $bonus }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }{ $pay ->
        [0] { "" }
        [one] ; доплатить { $pay } монету за недостающую культуру
        [few] ; доплатить { $pay } монеты за недостающую культуру
        [many] ; доплатить { $pay } монет за недостающую культуру
       *[other] ; доплатить { $pay } монеты за недостающую культуру
    }
hadara-bust-points = { $bust }, жетон «{ $track }» лицевой стороной вниз: { $points } + { $bonus ->
        [one] { $bonus } очко
        [few] { $bonus } очка
        [many] { $bonus } очков
       *[other] { $bonus } очка
    }{ $pay ->
        [0] { "" }
        [one] ; доплатить { $pay } монету за недостающую культуру
        [few] ; доплатить { $pay } монеты за недостающую культуру
        [many] ; доплатить { $pay } монет за недостающую культуру
       *[other] ; доплатить { $pay } монеты за недостающую культуру
    }
hadara-ask-feed = Не хватает продовольствия для { $missing ->
        [one] { $missing } карты
        [few] { $missing } карт
        [many] { $missing } карт
       *[other] { $missing } карт
    }: чем пожертвуете?
hadara-feed-pay = Заплатить { $price ->
        [one] { $price } монету
        [few] { $price } монеты
        [many] { $price } монет
       *[other] { $price } монеты
    } вместо того, чтобы убирать карту
hadara-feed-discard = Убрать карту: { $card }
hadara-ask-medal = Вы можете купить медали.
hadara-medal-done = Больше медалей не покупать
hadara-medal-silver = Серебряная медаль «{ $track }»: { $price ->
        [0] бесплатно
        [one] { $price } монета
        [few] { $price } монеты
        [many] { $price } монет
       *[other] { $price } монеты
    }
hadara-medal-gold = Золотая медаль: { $price ->
        [0] бесплатно
        [one] { $price } монета
        [few] { $price } монеты
        [many] { $price } монет
       *[other] { $price } монеты
    }

## News

hadara-news-board-chosen = { $seat } берёт герб: { $crest }.
hadara-news-setup-dealt = { $seat } получает: { $setup }, инициатива { $initiative }.
hadara-news-side-chosen = { $seat } выбирает сторону { $side }: { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
        [many] { $coins } монет
       *[other] { $coins } монеты
    }.
hadara-news-extra-coin = { $seat } получает { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
        [many] { $coins } монет
       *[other] { $coins } монеты
    } за то, что реже начинает эпоху.
hadara-news-epoch-begins = Начинается эпоха { $epoch ->
        [1] I
        [2] II
       *[other] III
    }, первый игрок — { $seat }.
hadara-news-wheel-set = { $seat } устанавливает колесо; свой герб — { $colour } колода.
hadara-news-drew = { $seat } берёт две карты: { $colour } колода.
hadara-news-drew-secret = { $seat } берёт карты: { $card } и { $other-card }.
hadara-news-laid = { $seat } кладёт в сброс карту: { $card }.
hadara-news-bought = { $seat } покупает { $price ->
        [0] бесплатно
        [one] за { $price } монету
        [few] за { $price } монеты
        [many] за { $price } монет
       *[other] за { $price } монеты
    }: { $card }.
hadara-news-sold = { $seat } продаёт за { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
        [many] { $coins } монет
       *[other] { $coins } монеты
    }: { $colour } карта.
hadara-news-sold-secret = { $seat } продаёт за { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
        [many] { $coins } монет
       *[other] { $coins } монеты
    }: { $card }.
hadara-news-tile-placed = { $seat } кладёт бонусный жетон на карту: { $track } +{ $steps }.
hadara-news-wheel-turned = Колесо поворачивается: ход { $turn }.
hadara-news-took = { $seat } берёт из сброса карту: { $card }.
hadara-news-income = { $seat } получает доход: { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
        [many] { $coins } монет
       *[other] { $coins } монеты
    }.
hadara-news-gap-coins = { $seat } получает { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
        [many] { $coins } монет
       *[other] { $coins } монеты
    } за счётчики выше экономики.
hadara-news-plundered = { $seat } грабит колонию { $value } и получает { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
        [many] { $coins } монет
       *[other] { $coins } монеты
    }{ $pay ->
        [0] { "" }
        [one] ; за недостающее военное дело уплачено: { $pay } монета
        [few] ; за недостающее военное дело уплачено: { $pay } монеты
        [many] ; за недостающее военное дело уплачено: { $pay } монет
       *[other] ; за недостающее военное дело уплачено: { $pay } монеты
    }.
hadara-news-annexed = { $seat } присоединяет колонию { $value } ({ $colony }) за { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
        [many] { $coins } монет
       *[other] { $coins } монеты
    }{ $pay ->
        [0] { "" }
        [one] ; за недостающее военное дело уплачено: { $pay } монета
        [few] ; за недостающее военное дело уплачено: { $pay } монеты
        [many] ; за недостающее военное дело уплачено: { $pay } монет
       *[other] ; за недостающее военное дело уплачено: { $pay } монеты
    }.
hadara-news-colony-bonus = { $seat } получает { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
        [many] { $coins } монет
       *[other] { $coins } монеты
    } за захват колонии.
hadara-news-carved-track = { $seat } создаёт: { $bust }; { $track } +{ $bonus }{ $pay ->
        [0] { "" }
        [one] ; за недостающую культуру уплачено: { $pay } монета
        [few] ; за недостающую культуру уплачено: { $pay } монеты
        [many] ; за недостающую культуру уплачено: { $pay } монет
       *[other] ; за недостающую культуру уплачено: { $pay } монеты
    }.
hadara-news-carved-points = { $seat } создаёт: { $bust }; жетон «{ $track }» лицевой стороной вниз, в конце ещё { $bonus ->
        [one] { $bonus } очко
        [few] { $bonus } очка
        [many] { $bonus } очков
       *[other] { $bonus } очка
    }{ $pay ->
        [0] { "" }
        [one] ; за недостающую культуру уплачено: { $pay } монета
        [few] ; за недостающую культуру уплачено: { $pay } монеты
        [many] ; за недостающую культуру уплачено: { $pay } монет
       *[other] ; за недостающую культуру уплачено: { $pay } монеты
    }.
hadara-news-fed = { $seat } обеспечивает карты продовольствием: карт { $cards }, сельское хозяйство { $food }.
hadara-news-discarded = { $seat } убирает карту: { $card }.
hadara-news-bought-off = { $seat } платит { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
        [many] { $coins } монет
       *[other] { $coins } монеты
    } и оставляет карту.
hadara-news-surplus = { $seat } получает { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
        [many] { $coins } монет
       *[other] { $coins } монеты
    } за излишек продовольствия.
hadara-news-silver = { $seat } покупает серебряную медаль «{ $track }»: { $price ->
        [0] бесплатно
        [one] { $price } монета
        [few] { $price } монеты
        [many] { $price } монет
       *[other] { $price } монеты
    }.
hadara-news-gold = { $seat } покупает золотую медаль: { $price ->
        [0] бесплатно
        [one] { $price } монета
        [few] { $price } монеты
        [many] { $price } монет
       *[other] { $price } монеты
    }.
hadara-news-epoch-ends = Эпоха { $epoch ->
        [1] I
        [2] II
       *[other] III
    } завершена.

## What may happen to a player, for those who ask what to watch

hadara-harm-discarded = Не хватает еды: карта уйдёт
hadara-harm-bought-off = Не хватает еды: за карту придётся платить

## Why an answer is not possible

hadara-why-2-5 = Этот планшет уже занят.
hadara-why-4-3 = Этой карты нет у вас на руке.
hadara-why-5-2 = У вас не хватает монет на эту карту.
hadara-why-7-2 = Ваше военное дело ниже необходимого для этой колонии.
hadara-why-7-4 = У вас уже есть колония с таким необходимым значением.
hadara-why-7-7a = Не хватает монет, чтобы присоединить эту колонию.
hadara-why-8-2 = Ваша культура ниже необходимой для этой статуи.
hadara-why-8-4 = Эта статуя уже создана.
hadara-why-8-5a = Оба ваших бонусных жетона этого цвета уже выложены.
hadara-why-9-3 = Эта стопка сброса пуста.
hadara-why-10-3 = Убрать можно только свою карту.
hadara-why-11-3 = У вас не хватает монет на эту медаль.
hadara-why-11-4 = У вас уже две такие медали.
hadara-why-11-5a = Оба ваших бонусных жетона этого цвета уже выложены.
hadara-why-14-4b = Оба ваших бонусных жетона этого цвета уже выложены.
hadara-why-14-12 = Платить вместо сброса карты может только владелец карты выкупа.
hadara-why-14-12a = Больше карт на этом этапе выкупать нельзя.
hadara-why-14-12e = Не хватает монет, чтобы выкупить карту.
hadara-why-14-21a = Не хватает больше единиц, чем можно докупить за этот этап.
hadara-why-14-21b = Не хватает монет, чтобы докупить недостающие единицы.

## The numbers behind a reason

hadara-sum-price = Цена: { $own ->
        [0] { $cost }
       *[other] { $price } − { $own } = { $cost }
    }, у вас монет: { $coins }.
hadara-sum-coins = Цена: { $cost }, у вас монет: { $coins }.
hadara-sum-military = Необходимо военное дело { $needed }, у вас { $there }.
hadara-sum-culture = Необходима культура { $needed }, у вас { $there }.
hadara-sum-missing = Не хватает: { $missing }, докупить можно: { $most }.

## What is wrong with an own content file

hadara-content-front = У «{ $where }» лицевая сторона не такая, как у первой колонии со значением { $value }. У всех пяти plunder, annex и points должны совпадать.
hadara-content-initiative = У «{ $where }» инициатива { $initiative }, но она уже есть у другой стартовой карты. Все пять должны различаться.
hadara-content-star = У «{ $where }» есть звезда, но звезда бывает только у фиолетовых карт.
hadara-content-stars = Карт со звездой в эпохе { $epoch }: { $found }, а должно быть ровно { $count }.

## The score sheet

hadara-score-colonies = Колонии
hadara-score-busts = Статуи
hadara-score-silver = Серебряные медали
hadara-score-gold = Золотые медали
hadara-score-cards = Карты
hadara-score-coins = Монеты

## Effects of purple cards; the arguments are the fields of the effect, colour and track as ids

hadara-effect-sell-bonus = Каждая продажа карты приносит на { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
        [many] { $coins } монет
       *[other] { $coins } монеты
    } больше.
hadara-effect-bonus-tile = Положите на эту карту бонусный жетон: его счётчик вырастает на { $steps }.
hadara-effect-track-per-colour = { $track ->
        [income] Экономика
        [military] Военное дело
        [culture] Культура
        [food] Сельское хозяйство
       *[other] { $track }
    } +{ $steps } за каждую вашу { $colour ->
        [yellow] жёлтую карту
        [red] красную карту
        [blue] синюю карту
        [green] зелёную карту
        [purple] фиолетовую карту
       *[other] карту ({ $colour })
    } — уже купленную и будущую.
hadara-effect-colony-coins = Каждый захват колонии приносит { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
        [many] { $coins } монет
       *[other] { $coins } монеты
    }.
hadara-effect-medal-discount = Медали для вас дешевле: серебряная — { $silver-two } в эпохе II и { $silver-three } в эпохе III, золотая — { $gold-two } и { $gold-three }.
hadara-effect-food-buyout = Продовольствие: вместо того чтобы убрать карту, заплатите { $coins-per-card ->
        [one] { $coins-per-card } монету
        [few] { $coins-per-card } монеты
        [many] { $coins-per-card } монет
       *[other] { $coins-per-card } монеты
    }, не больше { $max-cards ->
        [one] { $max-cards } раза
        [few] { $max-cards } раз
        [many] { $max-cards } раз
       *[other] { $max-cards } раз
    }.
hadara-effect-food-surplus = Продовольствие: { $coins-per-food ->
        [one] { $coins-per-food } монета
        [few] { $coins-per-food } монеты
        [many] { $coins-per-food } монет
       *[other] { $coins-per-food } монеты
    } за каждую единицу сельского хозяйства сверх числа карт, не больше { $max-coins ->
        [one] { $max-coins } монеты
        [few] { $max-coins } монет
        [many] { $max-coins } монет
       *[other] { $max-coins } монеты
    }.
hadara-effect-income-gap = Доход: { $coins-per-track ->
        [one] { $coins-per-track } монета
        [few] { $coins-per-track } монеты
        [many] { $coins-per-track } монет
       *[other] { $coins-per-track } монеты
    } за каждый другой счётчик выше экономики, не больше { $max-coins ->
        [one] { $max-coins } монеты
        [few] { $max-coins } монет
        [many] { $max-coins } монет
       *[other] { $max-coins } монеты
    }.
hadara-effect-bust-bonus = Каждая ваша статуя прибавляет { $steps } к счётчику своего жетона{ $points ->
        [0] { "" }
        [one] , а с жетоном лицевой стороной вниз даёт { $points } очко
        [few] , а с жетоном лицевой стороной вниз даёт { $points } очка
        [many] , а с жетоном лицевой стороной вниз даёт { $points } очков
       *[other] , а с жетоном лицевой стороной вниз даёт { $points } очка
    }.
hadara-effect-silver-full = В конце игры { $medals ->
        [one] { $medals } серебряная медаль считается
        [few] { $medals } серебряные медали считаются
        [many] { $medals } серебряных медалей считаются
       *[other] { $medals } серебряные медали считаются
    } по полному значению счётчика, а не по половине.
hadara-effect-set-points = В конце игры { $points-per-set ->
        [one] { $points-per-set } очко
        [few] { $points-per-set } очка
        [many] { $points-per-set } очков
       *[other] { $points-per-set } очка
    } за каждый набор из пяти цветов.
hadara-effect-set-joker = Для золотых медалей эта карта заменяет недостающий цвет в { $sets ->
        [one] { $sets } наборе
        [few] { $sets } наборах
        [many] { $sets } наборах
       *[other] { $sets } наборах
    }.
hadara-effect-double-actions = До { $colonies ->
        [one] { $colonies } колонии
        [few] { $colonies } колоний
        [many] { $colonies } колоний
       *[other] { $colonies } колоний
    } за этап колоний и до { $busts ->
        [one] { $busts } статуи
        [few] { $busts } статуй
        [many] { $busts } статуй
       *[other] { $busts } статуй
    } за этап статуй.
hadara-effect-requirement-discount = Необходимые значения колоний и статуй ниже на { $points }.
hadara-effect-buy-requirement = Колонии и статуи: недостающие единицы можно докупить по { $coins-per-point ->
        [one] { $coins-per-point } монете
        [few] { $coins-per-point } монеты
        [many] { $coins-per-point } монет
       *[other] { $coins-per-point } монеты
    } за единицу, не больше { $max-points } за этап.

## Words of the table

hadara-term-epoch = Эпоха
hadara-term-epoch-1 = Эпоха I
hadara-term-epoch-2 = Эпоха II
hadara-term-epoch-3 = Эпоха III
hadara-term-phase-a = Фаза А
hadara-term-phase-b = Фаза Б
hadara-term-setup = Подготовка
hadara-term-draft = Драфт
hadara-term-piles = Стопки сброса
hadara-term-income = Доход
hadara-term-colonies = Колонии
hadara-term-busts = Статуи
hadara-term-feeding = Продовольствие
hadara-term-medals = Медали
hadara-term-over = Конец игры
hadara-term-turn = Ход
hadara-term-coins = Монеты
hadara-term-price = Стоимость
hadara-term-sale = Цена продажи
hadara-term-points = Очки
hadara-term-initiative = Инициатива
hadara-term-leader = Первый игрок
hadara-term-wheel = Колесо
hadara-term-crest = Герб
hadara-term-board = Планшет
hadara-term-setup-card = Стартовая карта
hadara-term-deck = Колода
hadara-term-pile = Стопка сброса
hadara-term-hand = Рука
hadara-term-cards = Карты
hadara-term-face-down = Закрытая карта
hadara-term-sold = Проданные карты
hadara-term-discarded = Убранные карты
hadara-term-track = Счётчик
hadara-term-colony = Колония
hadara-term-requirement = Необходимое значение
hadara-term-plunder = Разграбить
hadara-term-annex = Присоединить
hadara-term-plundered = Разграблена
hadara-term-annexed = Присоединена
hadara-term-bust = Статуя
hadara-term-carved = Создана
hadara-term-bonus = Бонус
hadara-term-bonus-tile = Бонусный жетон
hadara-term-bonus-tiles = Неиспользованные бонусные жетоны
hadara-term-points-side = Лицевой стороной вниз: очки
hadara-term-silver-medal = Серебряная медаль
hadara-term-gold-medal = Золотая медаль
hadara-term-sets = Наборы из пяти цветов
hadara-term-effect = Эффект
hadara-term-star = Карта со звездой
hadara-term-tie-coins = Монеты на случай ничьей
hadara-term-reconstructed = Большинство чисел на картах, колониях, стартовых картах и статуях восстановлены нами: владелец коробки может вписать напечатанные значения в собственный файл.
hadara-term-reconstructed-short = Восстановленное значение
hadara-term-income-now = +{ $coins } { $coins ->
        [one] монета
        [few] монеты
       *[many] монет
    } за каждый доход
hadara-term-colony-now = доступна колония { $list }
hadara-term-colony-next = до колонии { $value } не хватает единиц: { $missing }
hadara-term-colony-all = все колонии взяты
hadara-term-bust-now = доступна статуя { $list }
hadara-term-bust-next = до статуи { $value } не хватает единиц: { $missing }
hadara-term-bust-all = все статуи созданы
hadara-term-food-left = { $n ->
        [0] ровно на ваши карты
        [one] хватит ещё на { $n } карту
        [few] хватит ещё на { $n } карты
       *[many] хватит ещё на { $n } карт
    }
hadara-term-food-missing = { $n ->
        [one] { $n } карта лишняя
        [few] { $n } карты лишние
       *[many] { $n } карт лишних
    }
hadara-term-counts = колода { $deck } · сброс { $pile }
hadara-term-counts-short = кол{ $deck } сбр{ $pile }
hadara-term-points-short = { $n } оч.
hadara-term-with-income = вместе с доходом: { $coins }
hadara-term-sign-tiles = неиспользованные и использованные бонусные жетоны счётчика
hadara-term-sign-annexed = присоединённая колония 9; без плюса — разграбленная
hadara-term-sign-bust = статуя с жетоном этого счётчика или с жетоном лицевой стороной вниз
hadara-term-sign-silver = серебряная медаль за этот счётчик
hadara-term-sign-gold = золотая медаль
hadara-term-sign-price = напечатанная стоимость и стоимость для вас
hadara-term-sign-effect = у карты есть эффект
hadara-term-sign-star = карта, которая не участвует в первой игре
hadara-term-sign-points = очки; в последнем столбце — счёт, если бы игра кончилась сейчас

## Tracks

hadara-track-income = экономика
hadara-track-military = военное дело
hadara-track-culture = культура
hadara-track-food = сельское хозяйство

## Colours

hadara-colour-yellow = жёлтая
hadara-colour-red = красная
hadara-colour-blue = синяя
hadara-colour-green = зелёная
hadara-colour-purple = фиолетовая

## Crests

hadara-crest-monkey = Обезьяна
hadara-crest-dragon = Дракон
hadara-crest-lion = Лев
hadara-crest-pegasus = Пегас
hadara-crest-scarab = Скарабей

## Setup cards and their sides

hadara-setup-s1 = Стартовая карта 1
hadara-setup-s2 = Стартовая карта 2
hadara-setup-s3 = Стартовая карта 3
hadara-setup-s4 = Стартовая карта 4
hadara-setup-s5 = Стартовая карта 5
hadara-side-a = А
hadara-side-b = Б

## Busts

hadara-bust-bust-1 = Статуя 1
hadara-bust-bust-2 = Статуя 2
hadara-bust-bust-3 = Статуя 3
hadara-bust-bust-4 = Статуя 4

## Cards

hadara-card-y1-01 = Торговец солью из оазиса
hadara-card-y1-02 = Караванный проводник
hadara-card-y1-03 = Счетовод ракушек каури
hadara-card-y1-04 = Торговец благовониями
hadara-card-y1-05 = Писарь житницы
hadara-card-y1-06 = Речной паромщик
hadara-card-y1-07 = Сборщик портовых пошлин
hadara-card-y1-08 = Купец Янтарного пути
hadara-card-y1-09 = Лидийский чеканщик
hadara-card-y1-10 = Мастер пурпурной краски
hadara-card-r1-01 = Воин с бронзовым копьём
hadara-card-r1-02 = Островной пращник
hadara-card-r1-03 = Дозор городища
hadara-card-r1-04 = Боевой барабанщик
hadara-card-r1-05 = Налётчик на тростниковой лодке
hadara-card-r1-06 = Колесничий
hadara-card-r1-07 = Воин с обсидиановым клинком
hadara-card-r1-08 = Начальник храмовой стражи
hadara-card-r1-09 = Всадник на слоне
hadara-card-r1-10 = Командир гоплитов
hadara-card-b1-01 = Певец ячменных песен
hadara-card-b1-02 = Писец глиняных табличек
hadara-card-b1-03 = Наскальный художник
hadara-card-b1-04 = Мастер сусального золота
hadara-card-b1-05 = Хранитель преданий
hadara-card-b1-06 = Жрица-звездочёт
hadara-card-b1-07 = Танцор в маске урожая
hadara-card-b1-08 = Слагатель эпоса
hadara-card-b1-09 = Строитель мегалитов
hadara-card-b1-10 = Землемер пирамид
hadara-card-g1-01 = Сеятель проса
hadara-card-g1-02 = Хозяин оливковой рощи
hadara-card-g1-03 = Охотник на кабанов
hadara-card-g1-04 = Собирательница трав
hadara-card-g1-05 = Пчеловод
hadara-card-g1-06 = Пахарь речной поймы
hadara-card-g1-07 = Табунщик
hadara-card-g1-08 = Строитель рисовых террас
hadara-card-g1-09 = Селекционер кукурузы
hadara-card-g1-10 = Копатель каналов
hadara-card-p1-01 = Хозяйка торга
hadara-card-p1-02 = Меновой рынок
hadara-card-p1-03 = Странствующий учитель
hadara-card-p1-04 = Праздник времён года
hadara-card-p1-05 = Святилище четырёх ветров
hadara-card-p1-06 = Колёсный мастер
hadara-card-p1-07 = Оракул священной рощи
hadara-card-p1-08 = Деревня гончаров
hadara-card-p1-09 = Кормчий лодки с балансиром
hadara-card-p1-10 = Царский курган
hadara-card-p1-11 = Гильдия весовщиков
hadara-card-p1-12 = Совет воителей
hadara-card-p1-13 = Круг бардов
hadara-card-p1-14 = Союз сеятелей
hadara-card-y2-01 = Агент Шёлкового пути
hadara-card-y2-02 = Казначей наёмников
hadara-card-y2-03 = Казначей гильдии
hadara-card-y2-04 = Торговый агент порта пряностей
hadara-card-y2-05 = Начальник монетного двора
hadara-card-y2-06 = Смотритель таможенного замка
hadara-card-y2-07 = Хранитель расписных счётных книг
hadara-card-y2-08 = Ярмарочный смотритель
hadara-card-y2-09 = Транссахарский торговец золотом
hadara-card-y2-10 = Ганзейский судовладелец
hadara-card-r2-01 = Стрелок из длинного лука
hadara-card-r2-02 = Степной конный лучник
hadara-card-r2-03 = Монах-воин
hadara-card-r2-04 = Капитан каперов
hadara-card-r2-05 = Осадный инженер
hadara-card-r2-06 = Офицер мамлюков
hadara-card-r2-07 = Ярл с драккара
hadara-card-r2-08 = Верный самурай
hadara-card-r2-09 = Комендант замка
hadara-card-r2-10 = Воевода великого хана
hadara-card-b2-01 = Бродячий менестрель
hadara-card-b2-02 = Монастырский пивовар
hadara-card-b2-03 = Придворный летописец
hadara-card-b2-04 = Бумажных дел мастер
hadara-card-b2-05 = Каллиграф
hadara-card-b2-06 = Художник по коврам
hadara-card-b2-07 = Мастер чайной церемонии
hadara-card-b2-08 = Актёр театра теней
hadara-card-b2-09 = Мастер соборных витражей
hadara-card-b2-10 = Учёный Дома мудрости
hadara-card-g2-01 = Пахарь с тяжёлым плугом
hadara-card-g2-02 = Хозяин ветряной мельницы
hadara-card-g2-03 = Сокольничий
hadara-card-g2-04 = Монастырский садовник
hadara-card-g2-05 = Смотритель карповых прудов
hadara-card-g2-06 = Арендатор виноградника
hadara-card-g2-07 = Хозяин плавучего огорода
hadara-card-g2-08 = Горный пастух лам
hadara-card-g2-09 = Строитель кяризов
hadara-card-g2-10 = Староста трёхполья
hadara-card-p2-01 = Сборщик дани
hadara-card-p2-02 = Первопроходцы с королевской грамотой
hadara-card-p2-03 = Геральдическая палата
hadara-card-p2-04 = Орден Чести
hadara-card-p2-05 = Мастерская астролябий
hadara-card-p2-06 = Первопечатник
hadara-card-p2-07 = Страж дороги паломников
hadara-card-p2-08 = Аптекарь-травник
hadara-card-p2-09 = Вождь горного клана
hadara-card-p2-10 = Висячий монастырь
hadara-card-p2-11 = Амбар на чёрный день
hadara-card-p2-12 = Зерновая биржа
hadara-card-p2-13 = Откупщик
hadara-card-p2-14 = Академия скульпторов
hadara-card-y3-01 = Основатель акционерного общества
hadara-card-y3-02 = Владелец сталелитейного завода
hadara-card-y3-03 = Владелец галереи
hadara-card-y3-04 = Консервный фабрикант
hadara-card-y3-05 = Железнодорожный инвестор
hadara-card-y3-06 = Глава телеграфной компании
hadara-card-y3-07 = Основатель универмага
hadara-card-y3-08 = Владелец пароходной линии
hadara-card-y3-09 = Глава центробанка
hadara-card-y3-10 = Пионер конвейера
hadara-card-r3-01 = Рейнджер фронтира
hadara-card-r3-02 = Хирург полевого госпиталя
hadara-card-r3-03 = Полковой капельмейстер
hadara-card-r3-04 = Флотский интендант
hadara-card-r3-05 = Разведчик на аэростате
hadara-card-r3-06 = Генерал кавалерии
hadara-card-r3-07 = Архитектор крепостей
hadara-card-r3-08 = Адмирал броненосцев
hadara-card-r3-09 = Вождь освобождения
hadara-card-r3-10 = Маршал флота дирижаблей
hadara-card-b3-01 = Редактор газеты
hadara-card-b3-02 = Художник-ботаник
hadara-card-b3-03 = Автор гимна
hadara-card-b3-04 = Романист
hadara-card-b3-05 = Уличный фотограф
hadara-card-b3-06 = Оперная певица
hadara-card-b3-07 = Ректор университета
hadara-card-b3-08 = Пионер кино
hadara-card-b3-09 = Физик-лауреат
hadara-card-b3-10 = Архитектор оперного театра
hadara-card-g3-01 = Изобретатель сеялки
hadara-card-g3-02 = Сахарозаводчик
hadara-card-g3-03 = Управляющий ранчо
hadara-card-g3-04 = Директор ботанического сада
hadara-card-g3-05 = Химик по удобрениям
hadara-card-g3-06 = Создатель тракторов
hadara-card-g3-07 = Экипаж океанского траулера
hadara-card-g3-08 = Инженер холодильных машин
hadara-card-g3-09 = Генетик растений
hadara-card-g3-10 = Проектировщик оросительной плотины
hadara-card-p3-01 = Академия совершенства
hadara-card-p3-02 = Хранитель мировых рекордов
hadara-card-p3-03 = Всемирная выставка
hadara-card-p3-04 = Музей народов
hadara-card-p3-05 = Всемирная энциклопедия
hadara-card-p3-06 = Изобретатель электрического света
hadara-card-p3-07 = Военный корреспондент
hadara-card-p3-08 = Основатель корпуса помощи
hadara-card-p3-09 = Полярная экспедиция
hadara-card-p3-10 = Железная башня
hadara-card-p3-11 = Универсальный гений
hadara-card-p3-12 = Великий канцлер
hadara-card-p3-13 = Искусный дипломат
hadara-card-p3-14 = Частный финансист

## Colonies

hadara-colony-c03-1 = Селения в тростниковой дельте
hadara-colony-c03-2 = Кланы Медных холмов
hadara-colony-c03-3 = Рыбацкая бухта
hadara-colony-c03-4 = Кедровая долина
hadara-colony-c03-5 = Колодцы пустыни
hadara-colony-c09-1 = Расписной каньон
hadara-colony-c09-2 = Берег солёного озера
hadara-colony-c09-3 = Бамбуковый берег
hadara-colony-c09-4 = Террасы виноградников
hadara-colony-c09-5 = Острова лагуны
hadara-colony-c15-1 = Архипелаг пряностей
hadara-colony-c15-2 = Равнины табунов
hadara-colony-c15-3 = Храмовое нагорье
hadara-colony-c15-4 = Поселения фьордов
hadara-colony-c15-5 = Серебряные горы
hadara-colony-c21-1 = Города дождевого леса
hadara-colony-c21-2 = Железная степь
hadara-colony-c21-3 = Мраморные острова
hadara-colony-c21-4 = Жемчужные проливы
hadara-colony-c21-5 = Порты муссонов
hadara-colony-c30-1 = Берег восхода
hadara-colony-c30-2 = Озёрные королевства
hadara-colony-c30-3 = Золотая дельта
hadara-colony-c30-4 = Северный союз
hadara-colony-c30-5 = Город куполов

## Parts of a game, for replays and charts

hadara-round = Эпоха { $number ->
        [1] I
        [2] II
       *[other] III
    }
hadara-rounds = Эпохи

## What a piece is, where one points at it

hadara-term-boards-alike = Планшеты различаются только гербом.
hadara-term-drawn = Взятые карты
hadara-tip-deck = Колода ({ $colour }): осталось { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }. Кто из неё берёт, показывает колесо.
hadara-tip-pile = Стопка сброса ({ $colour }): { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }. В фазе Б можно взять верхнюю карту.
hadara-tip-bust = Статуя: нужна культура { $requirement }. { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }, а бонусный жетон на ней даёт { $bonus } на шкалу или столько же очков.
hadara-tip-colony = Колония: нужно военное дело { $value }. Разграбить: +{ $plunder } монет. Присоединить: −{ $annex } монет, и считается её другая сторона.
hadara-tip-colony-points = Стоит { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
hadara-tip-columns = Карты ({ $colour }): { $count }. Каждая удешевляет следующую карту своего цвета.
hadara-tip-crest = Герб игрока { $name } указывает на колоду ({ $colour }).
hadara-term-bust-gives = +{ $bonus } на шкалу или очками
hadara-term-bust-track = Жетон поднимает свой счётчик
hadara-term-bust-points = Жетон лицевой стороной вниз даёт очки

# The glossary: one text for each symbol, track, card kind and term, with its name, and the forms by which the rules call it.
hadara-gloss-track = экономика, военное дело, культура или сельское хозяйство. Его фишку двигают шаги карт, присоединённых колоний и бонусных жетонов; предела у него нет.
    .name = Счётчик
    .forms = счётчик*
hadara-gloss-income = каждый этап дохода приносит столько монет, сколько показывает этот счётчик. Жёлтый.
    .name = Экономика
    .forms = экономик*
hadara-gloss-military = позволяет захватывать колонии до этого значения. Красный.
    .name = Военное дело
    .forms = военное дело, военного дела, военным делом
hadara-gloss-culture = позволяет создавать статуи до этого значения. Синий.
    .name = Культура
    .forms = культур*
hadara-gloss-food = столько карт можно прокормить; у кого карт больше, тот убирает лишние на этапе продовольствия. Зелёный.
    .name = Сельское хозяйство
    .forms = сельское хозяйство, сельского хозяйства, сельскому хозяйству
hadara-gloss-plus-ten = кладут рядом со счётчиком, перешедшим за 10; фишка снова идёт с 1.
    .name = Жетон «+10»
    .forms = жетон «+10», жетоны «+10»
hadara-gloss-card = одна из карт эпох: её покупают ради шагов, очков и эффекта или продают. Стартовая карта к ним не относится.
    .name = Карта
    .forms = карта, карты, карт, карту, картой, картами, картах
hadara-gloss-yellow = чаще всего поднимает экономику. Каждая своя жёлтая карта удешевляет следующую на 1.
    .name = Жёлтая карта
    .forms = жёлтая, жёлтой, жёлтых, жёлтую
hadara-gloss-red = чаще всего поднимает военное дело. Каждая своя красная карта удешевляет следующую на 1.
    .name = Красная карта
    .forms = красная, красной, красных, красную
hadara-gloss-blue = чаще всего поднимает культуру. Каждая своя синяя карта удешевляет следующую на 1.
    .name = Синяя карта
    .forms = синяя, синей, синих, синюю
hadara-gloss-green = чаще всего поднимает сельское хозяйство. Каждая своя зелёная карта удешевляет следующую на 1.
    .name = Зелёная карта
    .forms = зелёная, зелёной, зелёных, зелёную
hadara-gloss-purple = у многих есть собственный эффект, другие дают очки. Каждая своя фиолетовая карта удешевляет следующую на 1.
    .name = Фиолетовая карта
    .forms = фиолетов*
hadara-gloss-star = фиолетовая карта, которую убирают из первой игры.
    .name = Карта со звездой
    .forms = звезд*, звёзд*
hadara-gloss-epoch = треть партии: фаза А с драфтом, затем фаза Б со стопками сброса.
    .name = Эпоха
    .forms = эпоха, эпохи, эпоху, эпохе, эпох
hadara-gloss-phase = фаза А: драфт, доход, колонии, статуи. Фаза Б: сброс, доход, колонии, статуи, продовольствие, медали.
    .name = Фаза
    .forms = фаза А, фаза Б, фазе А, фазы А, фазе Б
hadara-gloss-draft = пять ходов: каждый берёт две карты, одну покупает или продаёт, другую кладёт на стопку сброса её цвета.
    .name = Драфт
    .forms = драфт*
hadara-gloss-feeding = этап, на котором тот, у кого карт больше, чем сельского хозяйства, убирает лишние.
    .name = Продовольствие
    .forms = продовольстви*
hadara-gloss-crest = зверь на планшете игрока. На колесе герб указывает на колоду, из которой игрок берёт карты.
    .name = Герб
    .forms = герб*
hadara-gloss-wheel = в начале эпохи его устанавливает первый игрок; после каждого хода драфта гербы указывают на следующие колоды.
    .name = Колесо
    .forms = колесо, колеса, колесе
hadara-gloss-deck = закрытые карты одного цвета: в каждой эпохе по две на игрока.
    .name = Колода
    .forms = колод*
hadara-gloss-pile = карты одного цвета, не выбранные в драфте. Брать можно только верхнюю.
    .name = Стопка сброса
    .forms = стопка сброса, стопки сброса, стопку сброса, стопок сброса, сброс
hadara-gloss-leader = в течение эпохи начинает всё, что делается по очереди, и устанавливает колесо.
    .name = Первый игрок
    .forms = первый игрок, первого игрока, первым игроком
hadara-gloss-initiative = число на стартовой карте. Наименьшее начинает эпоху I, следующее — эпоху II, третье — эпоху III.
    .name = Инициатива
    .forms = инициатив*
hadara-gloss-setup = даёт начальные монеты и значения счётчиков с выбранной стороны.
    .name = Стартовая карта
    .forms = стартовая карта, стартовой карты, стартовых карт, стартовых картах
hadara-gloss-coins = ими платят за карты, присоединение и медали. В конце каждые пять оставшихся — 1 очко.
    .name = Монеты
    .forms = монет*
hadara-gloss-price = напечатанная на карте цена минус 1 за каждую свою карту того же цвета, но не ниже 0.
    .name = Цена
    .forms = цена, цены, цену, ценой, ценах
hadara-gloss-sale = столько приносит проданная карта, какой бы ни была её цена: 2, 3 или 4 монеты в эпохах I, II и III.
    .name = Цена продажи
    .forms = цены продажи, цена продажи
hadara-gloss-colony = жетон, для которого нужно военное дело. Его можно сразу разграбить ради монет или заплатить и перевернуть.
    .name = Колония
    .forms = колони*
hadara-gloss-plunder = взять монеты с лицевой стороны колонии; жетон не переворачивают, и он приносит очки этой стороны.
    .name = Разграбить
    .forms = разграб*
hadara-gloss-annex = заплатить монеты с лицевой стороны колонии и перевернуть её; шаги с оборота двигают счётчики.
    .name = Присоединить
    .forms = присоедин*
hadara-gloss-bust = её можно создать, когда хватает культуры: очки в конце и бонус с жетоном, который на неё кладут.
    .name = Статуя
    .forms = стату*
hadara-gloss-bonus-tile = по два цвета каждого счётчика. Каждый уходит на статую, серебряную медаль или фиолетовую карту, которая его требует.
    .name = Бонусный жетон
    .forms = бонусный жетон, бонусные жетоны, бонусных жетонов, бонусного жетона
hadara-gloss-silver = на неё уходит бонусный жетон; в конце половина этого счётчика приносит очки, с округлением вверх.
    .name = Серебряная медаль
    .forms = серебрян*
hadara-gloss-gold = в конце приносит очки за каждый набор из пяти цветов.
    .name = Золотая медаль
    .forms = золота*, золоты*, золоту*
hadara-gloss-set = пять карт пяти цветов; наборов столько, сколько у вас карт самого редкого цвета.
    .name = Набор
    .forms = набор, наборы, наборов, набора
hadara-gloss-points = их дают колонии, статуи, медали, карты и монеты; после третьей эпохи побеждает тот, у кого их больше.
    .name = Очки
    .forms = очки, очков, очко
