# What the environments for those who study games say, in English.

envs-missing = Environments need the package { $package }, which is not installed here. Install it with: pip install cradle[{ $extra }]
envs-argument = { $what } cannot be “{ $given }”. Choose one of these: { $choices }.
envs-seed = A seed is a whole number from 0 up to { $bits } bits long, not { $given }. Take another one, or leave it out.
envs-most-answers = most_answers is how many answers a game may have before it is called off, a whole number from 1 on, not { $given }.
envs-content = The file { $path } cannot be read. Give the path of a TOML file, or its text.
envs-seat = There is no seat { $seat } at this table. Choose one from 0 to { $last }.
envs-rivals = { $wanted ->
        [one] There is { $wanted } rival
       *[other] There are { $wanted } rivals
    } at this table, and { $given } were named. Name one for each, or one level for all.
envs-reset = No game has begun. Call reset() first.
envs-over = This game has ended. Call reset() for a new one.
envs-action = An action is a whole number, not { $given }. Take one whose column in the mask is 1.
envs-agent = There is no agent “{ $agent }”. The agents are: { $agents }.
envs-dead = The game is over for { $agent }, whose only step is None.
envs-no-action = { $agent } has no action in this step. Give one for every agent.
envs-wait = { $agent } is not asked anything, and can only wait: action { $action }.
envs-no-wait = { $agent } is asked something and cannot wait. Take an action whose column in the mask is 1.
envs-tables = A batch has from 1 to { $most } tables, not { $given }.
envs-actions = A step takes one whole number for each of the { $tables } tables, in one row; these are of the shape { $shape } and the type { $type }.
envs-illegal = Action { $action } is not possible at table { $table } now, so nothing was played. Take one whose column in the mask is 1.
envs-render-mode = Nothing says how to draw the table. Make the environment with render_mode: { $modes }.
envs-no-picture-playwright = A picture needs the package playwright, which is not installed here. Install it, or take render_mode="ansi".
envs-no-picture-browser = A picture needs Chromium, and none was found. Install it, name it in CRADLE_CHROMIUM, or take render_mode="ansi".
envs-no-picture-client = A picture needs the browser client, which is not built here. Install the wheel, or take render_mode="ansi".
envs-no-picture-page = The page of the table could not be shown in the browser. Take render_mode="ansi", or try again.

## The table of fields

envs-field-name = field
envs-field-start = from
envs-field-length = numbers
envs-field-least = least
envs-field-most = most
envs-field-choice = names things
envs-field-yes = yes
envs-field-sum = { $n } numbers in all

## OpenSpiel

envs-deals = deals is how many deals there are, a whole number from 1 to { $most }, not { $given }.
envs-options = “{ $given }” is not an option and its choice. Write options=name:choice;name:choice.
envs-no-deal = Nothing is dealt yet. Apply the number of a deal first.
envs-observer = The observer of a title has no parameters such as { $given }. Leave them out.

## Text

envs-width = A page is from { $least } to { $most } letters wide, not { $given }.
envs-names = There are { $seats } seats and { $given } names. Give a name for every seat, or none.
