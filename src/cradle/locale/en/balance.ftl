# Reports on balance: `cradle arena balance`.

balance-heading = Balance of { $title }
balance-lead = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
} among bots: { $bots }.
balance-date = Rules version { $rules }, printed values { $digest }, seed { $seed }.
balance-contents = On this page

balance-tile-first = wins of who goes first
balance-tile-fair = { $share } if places were equal
balance-tile-rounds = rounds
balance-tile-range = { $low }–{ $high } in nine of ten games
balance-tile-score = points, mean of all seats
balance-tile-changes = changes of the lead
balance-tile-comeback = comebacks
balance-tile-comeback-note = not in front at half time, won
balance-tile-findings = findings
balance-tile-findings-note = of { $tested } comparisons
balance-tile-answers = answers a game

balance-findings = What stands out
balance-findings-note = Things whose owners win clearly more or less often than the others of the same games. At most about one in twenty of them is chance.
balance-findings-none = Nothing: no difference is larger than chance among so many comparisons gives.
balance-findings-more = { $n ->
    [one] { $n } more is in the tables below.
   *[other] { $n } more are in the tables below.
}
balance-start = Dealt or chosen before the game
balance-start-note = Chance deals seats, turn order and cards, so a difference here is a cause. Where something is chosen among what was dealt, the taste of the bot is part of it.
balance-play = Gained during the game
balance-play-note = Who is ahead gains more and dearer things. A high share of wins does not make a card strong; compare things of the same kind and time.
balance-few = In { $n ->
    [one] { $n } game
   *[other] { $n } games
} or more some had it and others did not; rarer things are in the table and were not tested.
balance-all = All { $n } in a table
balance-extremes = The { $n } that stand out most

balance-course = How a game goes
balance-course-leader = Whoever is alone in front after a round wins the game in this share of games.
balance-course-none = Nobody has points in this game before somebody wins: there is no lead to look at.
balance-course-half = At half time (after half of the rounds) { $turned } of games were later won by somebody who was not in front, { $rose } by somebody who was last. If the score at half time said nothing, it would be { $chance } and { $last }.
balance-course-changes = The lead went over to another seat { $mean } times a game ({ $low }–{ $high } in nine of ten), looked at after every answer.
balance-length = How long it lasts
balance-length-note = { $rounds } rounds on average ({ $low }–{ $high } in nine of ten games) with { $answers } answers of all seats together.
balance-length-fixed = Every game has { $rounds } rounds, with { $answers } answers of all seats together on average.
balance-points = Where points come from
balance-points-note = Mean points of a winner and of the others, by the lines of the score sheet.
balance-points-scores = A seat has { $mean } points on average (standard deviation { $sd }; { $low }–{ $high } in nine of ten).

balance-method = How it was made
balance-method-repeat = The same command gives the same figures on every machine, whatever the number of processes:
balance-method-bots = Bots are not people. The figures say how the game plays among these bots; they are made anew when stronger ones are there.
balance-method-mixed = Bots of different strength took part. Who plays a thing then matters as well as the thing; take one bot for all seats to compare things.
balance-method-within = Compared is within each game: those who had a thing with those who did not, in the games where both sat at the table. Each game is a stratum of its own (Mantel and Haenszel), so a shared win and several owners in one game count as they should. Intervals are of 95 %; those of shares are Wilson's.
balance-method-many = The column “corrected” is the least share of false findings at which this one would still be among them, after the correction of Benjamini and Hochberg for all { $tested } comparisons of this page. What is at most 0.05 is called a finding: of all findings about one in twenty may be chance, which suits a list of things to look at again. Holm's correction would guard against a single false one and hide most of the others.
balance-method-least = Tested is what at least { $n } games can say something about.
balance-method-stopped = { $n ->
    [one] { $n } game was called off and is left out.
   *[other] { $n } games were called off and are left out.
}
balance-method-shared = { $n ->
    [one] { $n } game was shared: each winner has an equal part of the win.
   *[other] { $n } games were shared: each winner has an equal part of the win.
}
balance-source = Printed values
balance-source-note = Where a value of the box could not be confirmed, the rules play with a reconstructed one. What a report says about such a thing is said about our values.
balance-source-counts = Of the { $all } things compared here { $whole } have reconstructed values and { $partly } partly reconstructed ones.
balance-provenance-source = confirmed
balance-provenance-partly = partly reconstructed
balance-provenance-reconstructed = reconstructed
balance-provenance-none = –

balance-column-name = what
balance-column-games = games
balance-column-with = wins with it
balance-column-without = wins without it
balance-column-difference = difference (95 %)
balance-column-interval = 95 %
balance-column-chance = corrected
balance-column-score = mean score
balance-column-values = values
balance-column-round = after round
balance-column-leader = its leader wins
balance-column-rounds = rounds
balance-column-line = line
balance-column-winners = winners
balance-column-others = others
balance-column-share = of the winner's points
balance-axis-difference = difference in the share of wins
balance-axis-share = share of wins
balance-finding-more = more
balance-finding-less = less
balance-finding-no = no finding

balance-noun-achievement = Achievements
balance-noun-bust = Busts
balance-noun-capital = Capital cities
balance-noun-card = Cards
balance-noun-civilization = Civilizations
balance-noun-colony = Colonies
balance-noun-goal = Goals
balance-noun-government = Governments
balance-noun-item = Built
balance-noun-landmark = Landmarks
balance-noun-leader = Leaders
balance-noun-leads = Leading an epoch
balance-noun-seat = Seats
balance-noun-setup = Setup cards
balance-noun-structure = Structures
balance-noun-technology = Technologies
balance-noun-tile = Territory tiles
balance-noun-tribe = Tribes
balance-noun-turn = Turn order
balance-noun-voyage = Space tiles
balance-name-seat = Seat { $n }
balance-name-turn = { $n ->
    [1] First
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
    [6] Sixth
   *[other] { $n }th
} in turn order
balance-name-leads = Leads epoch { $n }
balance-name-leads-none = Leads no epoch

balance-missing = That needs the package { $package }. Install it with: pip install "cradle[{ $extra }]"
balance-written = Written: { $file }

balance-ray-unreachable = The Ray cluster at { $address } cannot be reached: { $problem }
balance-ray-address = “{ $address }” is no address of a Ray cluster: give HOST:PORT, or local for one of this machine's own.
balance-ray-died = Workers of the Ray cluster ended { $times } times while they played game { $game }.
balance-ray-broke = The Ray cluster could not play: { $problem }
balance-ray-other = A worker of the Ray cluster has other rules or other printed values. Install the same version of Cradle on every node.
balance-export-one = Decisions of one title for one number of players are exported at a time: the layout depends on both.
balance-exported = { $file }: games { $games }, decisions { $decisions }, numbers in an observation { $size }.
