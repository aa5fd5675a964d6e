"""The titles as games of OpenSpiel: `pyspiel.load_game("python_cradle_hadara(players=3)")` once this is imported.

Chance is one node at the root, the number of the deal; whatever is drawn later follows from it. Where several seats are
asked at the same time the lowest answers first. A winner gets 1, shared by those who share the first place.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from typing import Any, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from cradle import shelf
from cradle.core.plain import Plain
from cradle.core.random_play import finish
from cradle.core.rewards import win_shares
from cradle.core.rng import SEED_BITS, Rng, seeded
from cradle.core.table import Table
from cradle.envs.problems import in_words, problem

DEALS: Final = 1000  # that the root has, unless told otherwise
MOST_DEALS: Final = 1_000_000
LENGTH: Final = 2_000  # answers of a game of a title whose rules always end: more than any that was seen
DEFAULTS: Final[dict[str, int | str]] = {"players": 0, "deals": DEALS, "seed": 0, "options": "", "most_answers": 0}
ALL: Final = -1  # among views: the whole table
SAMPLES: Final = 1 << 30  # of the sampler's numbers, to seed what is imagined


class Setting:
    """What all states of a game share. It copies as itself and is pickled as its parameters."""

    def __init__(self, name: str, players: int, deals: int, seed: int, options: str, most_answers: int) -> None:
        title = shelf.title(name)
        self.key = (name, players, deals, seed, options, most_answers)
        self.players = players or title.seats[0]
        title.check_seats(self.players)
        if not 1 <= deals <= MOST_DEALS:
            raise problem("deals", given=deals, most=MOST_DEALS)
        if not 0 <= seed < 1 << SEED_BITS:
            raise problem("seed", given=str(seed), bits=SEED_BITS)
        if most_answers < 0:
            raise problem("most-answers", given=str(most_answers))
        self.title = title
        self.choices = title.choices(wanted(options), self.players)
        self.box = shelf.box(name)
        self.seed = seed
        self.limit = most_answers or title.safety or LENGTH
        self.actions = title.kinds[-1].first + title.kinds[-1].bound
        self.outcomes = [(deal, 1.0 / deals) for deal in range(deals)]

    def __deepcopy__(self, memo: object) -> Setting:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return setting_of, self.key

    def deal(self, number: int) -> Held:
        return Held(self, self.box.setup(self.players, self.choices, self.seed + number))

    def constant_sum(self) -> bool:
        """Somebody with a seat always wins, unless there is only one: then a rival without one can."""
        return self.players > 1

    def word(self, action: int) -> str:
        """What the rules call an action: the question and the answer, as records write them."""
        for kind in self.title.kinds:
            if kind.first <= action < kind.first + kind.bound:
                return f"{kind.name} {kind.word(action - kind.first)}"
        raise problem("action", given=str(action))


@cache
def setting_of(name: str, players: int, deals: int, seed: int, options: str, most_answers: int) -> Setting:
    with in_words():
        return Setting(name, players, deals, seed, options, most_answers)


def wanted(options: str) -> dict[str, str]:
    """`first-game:yes;income:fixed` as names and choices: a game's parameters may have no other signs."""
    out: dict[str, str] = {}
    for pair in options.split(";") if options else []:
        name, colon, choice = pair.partition(":")
        if not colon:
            raise problem("options", given=pair)
        out[name.strip()] = choice.strip()
    return out


class Held:
    """A table in a state: OpenSpiel copies states by deepcopy and writes them by pickle, and tables know neither."""

    def __init__(self, setting: Setting, table: Table) -> None:
        self.setting = setting
        self.table = table

    def __deepcopy__(self, memo: object) -> Held:
        return Held(self.setting, self.table.clone())

    def __reduce__(self) -> tuple[object, ...]:
        return held_again, (self.setting, self.table.dump())


def held_again(setting: Setting, dump: Plain) -> Held:
    return Held(setting, setting.box.load(dump))


class Views(dict[int, str]):
    """What was made already of one moment: views by seat, and the digest of ALL. Copies share it until they move on."""

    def __deepcopy__(self, memo: object) -> Views:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return Views, ()


class CradleState(pyspiel.State):
    """A table before its deal, in play, or at its end."""

    def __init__(self, game: CradleGame) -> None:
        super().__init__(game)
        self.setting = game.setting
        self.held: Held | None = None
        self.given = 0  # answers
        self.turn = -1  # whose turn it is where others of those who are asked come before
        self.chains = ("",) * game.setting.players  # of what each seat has seen and answered, shortened by a hash
        self.views = Views()

    # -- who is asked what -------------------------------------------------------------------------------------

    def table(self) -> Table:
        if self.held is None:
            raise problem("no-deal")
        return self.held.table

    def is_terminal(self) -> bool:
        return self.held is not None and (self.held.table.over() or self.given >= self.setting.limit)

    def current_player(self) -> int:
        if self.held is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.asked()

    def asked(self) -> int:
        """The lowest seat that is asked. On an imagined table first the one who imagines: what others had answered face
        down is not known there, so they are asked again."""
        return self.table().first() if self.turn < 0 else self.turn

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.setting.outcomes

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.current_player():
            return []
        table = self.table()
        first = table.kind(player).first
        return [first + answer for answer in table.answers(player)]

    def _apply_action(self, action: int) -> None:
        if self.held is None:
            self.held = self.setting.deal(action)
            return
        table = self.held.table
        seat = self.asked()
        chain = self.information(seat)
        with in_words():
            table.answer(seat, action - table.kind(seat).first)
        self.given += 1
        self.turn = -1
        self.views = Views()
        link = sha256(f"{chain} {action}".encode()).hexdigest()[:32]
        self.chains = (*self.chains[:seat], link, *self.chains[seat + 1 :])

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.setting.players
        return win_shares(self.table().sheet())

    # -- what seats know ---------------------------------------------------------------------------------------

    def view(self, seat: int) -> str:
        """All that the seat may know now, as JSON."""
        if self.held is None:
            return ""
        if seat not in self.views:
            self.views[seat] = json.dumps(self.held.table.view(seat), separators=(",", ":"))
        return self.views[seat]

    def information(self, seat: int) -> str:
        """The present view after the chain of earlier views and answers, for a view alone forgets."""
        return f"{self.chains[seat]} {self.view(seat)}"

    def resample_from_infostate(self, player: int, sampler: Any) -> CradleState:
        """A state that the seat cannot tell from this one, without history, for that begins with the real deal."""
        a, b, c = (int(sampler() * SAMPLES) for _ in range(3))
        return self.imagined(player, seeded(a | b << 30 | c << 60))

    def imagined(self, player: int, rng: Rng) -> CradleState:
        """The same with a generator of ours, so that a search can be repeated."""
        out: CradleState = self.get_game().new_initial_state()
        out.held = Held(self.setting, self.table().imagine(player, rng))
        out.given = self.given
        out.turn = player if player == self.current_player() else -1
        out.chains = self.chains
        return out

    # -- words -------------------------------------------------------------------------------------------------

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.setting.word(action)

    def __str__(self) -> str:
        """Equal for equal positions."""
        if self.held is None:
            return f"{self.setting.title.name} before the deal"
        if ALL not in self.views:
            self.views[ALL] = self.held.table.digest()
        return f"{self.setting.title.name} {self.given} {self.views[ALL]}"


class Sight:
    """What a seat sees: the view as text and, where the title has an observation and librt is there, its numbers."""

    def __init__(self, setting: Setting, kind: Any) -> None:
        self.recall = bool(kind.perfect_recall)
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if self.recall or not observable(setting.title.name):
            return
        from cradle.core.observation import blank

        self.observer = shelf.observer(setting.title.name, setting.players, True)
        self.row = blank(self.observer.layout.size)
        self.numbers: NDArray[np.int16] = np.frombuffer(memoryview(self.row), dtype=np.int16)
        self.tensor = np.zeros(self.observer.layout.size, np.float32)
        self.dict["observation"] = self.tensor  # one piece: OpenSpiel copies field by field six times as long

    def set_from(self, state: CradleState, player: int) -> None:
        if self.tensor is None:
            return
        if state.held is None:
            self.tensor.fill(0)
            return
        self.observer.write(state.held.table, player, self.row, 0)
        self.tensor[:] = self.numbers

    def string_from(self, state: CradleState, player: int) -> str:
        return state.information(player) if self.recall else state.view(player)


def observable(title: str) -> bool:
    return find_spec("librt") is not None and shelf.observable(title)


class CradleGame(pyspiel.Game):
    """A title of the shelf at one player count."""

    name = ""  # of the title

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**DEFAULTS, **(params or {})}
        numbers = [int(given[name]) for name in ("players", "deals", "seed")]
        self.setting = setting_of(self.name, *numbers, str(given["options"]), int(given["most_answers"]))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.actions,
            max_chance_outcomes=len(self.setting.outcomes),
            num_players=self.setting.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0 if self.setting.constant_sum() else None,
            max_game_length=self.setting.limit,
        )
        super().__init__(game_type(self.name, self.setting.constant_sum()), info, given)

    def new_initial_state(self) -> CradleState:
        return CradleState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Sight:
        if params:
            raise problem("observer", given=", ".join(params))
        return Sight(self.setting, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


def game_type(name: str, constant_sum: bool) -> Any:
    title = shelf.title(name)
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"python_cradle_{name}",
        long_name=f"Cradle: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.CONSTANT_SUM if constant_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=title.seats[-1],
        min_num_players=title.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=observable(name),
        provides_factored_observation_string=False,
        parameter_specification=DEFAULTS,
    )


# OpenSpiel pickles by name, so each title has a class at the top of the module.
GAMES: Final[dict[str, type[CradleGame]]] = {}
for shelved in shelf.TITLES:
    GAMES[shelved] = type(f"{shelved.capitalize()}Game", (CradleGame,), {"name": shelved, "__module__": __name__})
    globals()[GAMES[shelved].__name__] = GAMES[shelved]
    pyspiel.register_game(game_type(shelved, shelf.title(shelved).seats[0] > 1), GAMES[shelved])


class Playout:
    """An evaluator for OpenSpiel's searches: plays the rest of the game at random in compiled code."""

    def __init__(self, seed: int = 0, playouts: int = 1) -> None:
        self.rng: Rng = seeded(seed)
        self.playouts = playouts

    def evaluate(self, state: CradleState) -> NDArray[np.float64]:
        """What each seat gets, on average."""
        left = state.setting.limit - state.given
        sums = np.zeros(state.setting.players)
        for _ in range(self.playouts):
            table = state.table().clone()
            finish(table, self.rng, left)
            sums += win_shares(table.sheet())
        return sums / self.playouts

    def prior(self, state: CradleState) -> list[tuple[int, float]]:
        """No answer is liked better than another."""
        actions = state.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]


def ismcts(game: CradleGame, simulations: int, seed: int, exploration: float = 0.7) -> Any:
    """OpenSpiel's search over information sets, in Python, with our playout; the same seed gives the same answers."""
    from open_spiel.python.algorithms.ismcts import ISMCTSBot

    worlds = seeded(seed).fork()
    bot = ISMCTSBot(
        game=game,
        evaluator=Playout(seed),
        uct_c=exploration,
        max_simulations=simulations,
        random_state=np.random.RandomState(seed & 0xFFFFFFFF),
    )
    bot.set_resampler(lambda state, player: state.imagined(player, worlds))
    return bot
