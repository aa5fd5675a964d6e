# The coach at a table.

coach-off = The coach is off: people play here, and the table does not allow it.
coach-off-host = The coach is off: people play here, and the table does not allow it. { $host }, the host, can allow it for everybody before the game.
coach-failed = The coach could not think about this question.
coach-again = Ask again
coach-lost = There is no connection. The coach is asked again when it is back.
coach-curtain = The coach speaks once the table is uncovered.
coach-watching = The coach helps those who play.
coach-over = The game is over, and the coach has nothing more to say.
coach-best = Likely best
coach-chance = chance to win
coach-only = Only one answer is possible.
coach-close = Too close to tell: neither is clearly better.
coach-imagining = Imagining games …
coach-thinking = Imagining games, { $games } of { $of }
coach-others = The others, next
coach-seen = from what you see
coach-watch = Watch
coach-why = Why can’t I?
coach-why-hint = Why can’t I? Point at a greyed answer, or hold it.
coach-rank = Likely best, number { $rank }:
coach-said = Likely best: { $label }, { $chance }% to win.
coach-said-close = Too close to tell. { $label }: { $chance }% to win.
coach-allow = Coach for everybody
coach-allow-note = With people the coach is off, unless you allow it to everybody. Alone with bots it is always on.
coach-allowed = The host has allowed the coach: everybody at this table has it.
coach-not-allowed = Where people play, there is no coach at this table.
