"""OpenSpiel: its own checks at every player count, the same games as a table alone, and its search over our playout."""

from __future__ import annotations

import copy
import pickle

import pyspiel
import pytest

from cradle import shelf
from cradle.core.random_play import advance
from cradle.core.rng import seeded
from cradle.core.table import Table
from cradle.envs.problems import Problem
from cradle.envs.spiel import CradleState, Playout, ismcts, observable

PAIRS = [(title, seats) for title in shelf.TITLES for seats in shelf.title(title).seats]
FEWEST = [(title, shelf.title(title).seats[0]) for title in shelf.TITLES]


def game(title: str, seats: int, more: str = "") -> pyspiel.Game:
    return pyspiel.load_game(f"python_cradle_{title}(players={seats}{more})")


def dealt(title: str, seats: int, answers: int, deal: int = 3) -> CradleState:
    """A state after so many answers by chance."""
    state: CradleState = game(title, seats).new_initial_state()
    state.apply_action(deal)
    rng = seeded(deal)
    for _ in range(answers):
        actions = state.legal_actions()
        state.apply_action(actions[rng.below(len(actions))])
    return state


@pytest.mark.parametrize(("title", "seats"), PAIRS)
def test_openspiels_own_check_passes(title: str, seats: int) -> None:
    """Whole games; where most of them are very long, one of the shorter ones."""
    seed = SHORTER.get((title, seats), 0)
    pyspiel.random_sim_test(game(title, seats, f",seed={seed}"), num_sims=1, serialize=True, verbose=False)


SHORTER = {("heroes", 5): 3000, ("heroes", 6): 5000}  # seeds of deals


@pytest.mark.parametrize(("title", "seats"), PAIRS)
def test_a_game_is_the_same_as_at_a_table_alone(title: str, seats: int) -> None:
    """The deal is the seed; the lowest seat that is asked answers first."""
    seed, deal = 70, 7
    box = shelf.box(title)
    alone = box.setup(seats, shelf.title(title).choices({}, seats), seed + deal)
    state = game(title, seats, f",seed={seed}").new_initial_state()
    assert [number for number, _ in state.chance_outcomes()] == list(range(1000))
    state.apply_action(deal)
    rng = seeded(1)
    for answers in range(1, 121):
        if state.is_terminal():
            break
        seat = alone.first()
        first = alone.kind(seat).first
        actions = [first + answer for answer in alone.answers(seat)]
        assert (state.current_player(), state.legal_actions()) == (seat, actions)
        action = actions[rng.below(len(actions))]
        state.apply_action(action)
        alone.take(seat, action - first)
        if answers % 25 == 0:
            assert state.table().digest() == alone.digest()
    assert state.table().digest() == alone.digest()
    assert state.is_terminal() == alone.over()


@pytest.mark.parametrize(("title", "seats"), FEWEST)
def test_a_search_plays_a_whole_game(title: str, seats: int) -> None:
    """OpenSpiel's ISMCTS answers every question of the first seat, chance those of the others."""
    played = game(title, seats)
    bot = ismcts(played, SIMULATIONS[title], seed=1)
    state = played.new_initial_state()
    state.apply_action(DEAL[title])
    rng = seeded(2)
    searched = 0
    while not state.is_terminal():
        actions = state.legal_actions()
        if state.current_player() == 0:
            action = int(bot.step(state))
            assert action in actions
            searched += len(actions) > 1
        else:
            action = actions[rng.below(len(actions))]
        state.apply_action(action)
    assert state.table().over()
    assert searched > 40
    paid = state.returns()
    assert len(paid) == seats
    assert sum(paid) == pytest.approx(1.0) or seats == 1


SIMULATIONS = {"hadara": 20, "tapestry": 10, "heroes": 2, "horizon": 2}  # of a question: there are hundreds of them
DEAL = {"hadara": 11, "tapestry": 11, "heroes": 0, "horizon": 9}  # that is not played for long


def test_a_search_can_be_repeated() -> None:
    policies = [ismcts(game("hadara", 2), 40, seed).get_policy(dealt("hadara", 2, 13)) for seed in (1, 1, 2)]
    assert len(policies[0]) > 1
    assert policies[0] == policies[1]


@pytest.mark.parametrize("answers", range(60, 66))
@pytest.mark.parametrize(("title", "seats"), [(title, shelf.title(title).seats[-1]) for title in shelf.TITLES])
def test_a_seat_cannot_tell_an_imagined_state_from_the_real_one(title: str, seats: int, answers: int) -> None:
    state = dealt(title, seats, answers)
    player = state.current_player()
    imagined = [state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0)) for _ in range(3)]
    for other in imagined:
        assert other.current_player() == player
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.legal_actions() == state.legal_actions()
        assert other.history() == []  # the number of the deal tells all
    assert len({str(other) for other in [state, *imagined]}) == 4


def test_information_remembers_what_a_view_forgets() -> None:
    """Two ways to the same view: the chain of own views and answers tells them apart."""
    state = dealt("hadara", 2, 30)
    player = state.current_player()
    other = state.clone()
    other.chains = tuple("elsewhere" for _ in other.chains)
    assert other.observation_string(player) == state.observation_string(player)
    assert other.information_state_string(player) != state.information_state_string(player)
    early, late = dealt("hadara", 2, 10), dealt("hadara", 2, 12)
    assert early.chains != late.chains


def test_views_differ_from_seat_to_seat_and_show_no_deal() -> None:
    state = dealt("hadara", 2, 12)
    assert state.observation_string(0) != state.observation_string(1)
    assert "rng" not in state.observation_string(0)


def test_copies_and_pickles_go_their_own_ways() -> None:
    state = dealt("hadara", 3, 40)
    before = str(state)
    for other in (state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert str(other) == before
        assert other.history() == state.history()
        assert other.information_state_string(0) == state.information_state_string(0)
        other.apply_action(other.legal_actions()[0])
        assert str(other) != before
        assert str(state) == before
    again = pickle.loads(pickle.dumps(state.get_game()))
    assert str(again) == str(state.get_game())


@pytest.mark.parametrize("title", [title for title in shelf.TITLES if observable(title)])
def test_the_tensor_is_what_the_observer_writes(title: str) -> None:
    from cradle.core.observation import row

    seats = shelf.title(title).seats[-1]
    state = dealt(title, seats, 50)
    for player in range(seats):
        numbers = row(shelf.observer(title, seats, True), state.table(), player)
        assert state.observation_tensor(player) == numbers


def test_alone_a_rival_can_win_and_nobody_is_paid() -> None:
    utility = pyspiel.GameType.Utility
    assert game("tapestry", 1).get_type().utility == utility.GENERAL_SUM
    assert game("tapestry", 2).get_type().utility == utility.CONSTANT_SUM
    assert game("tapestry", 2).utility_sum() == 1.0
    outcomes = set()
    for deal in range(6):
        table = dealt("tapestry", 1, 0, deal)
        table_end = table.clone()
        rng = seeded(deal)
        while not table_end.is_terminal():
            actions = table_end.legal_actions()
            table_end.apply_action(actions[rng.below(len(actions))])
        assert table_end.returns() == [float(table_end.table().sheet().winners() == [0])]
        outcomes.add(table_end.returns()[0])
    assert 0.0 in outcomes


def test_a_game_with_too_many_answers_ends_as_it_stands() -> None:
    state = game("hadara", 3, ",most_answers=30").new_initial_state()
    assert state.get_game().max_game_length() == 30
    state.apply_action(0)
    for _ in range(30):
        assert state.returns() == [0.0, 0.0, 0.0]
        state.apply_action(state.legal_actions()[0])
    assert state.is_terminal()
    assert not state.table().over()
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    assert state.legal_actions() == []
    assert sum(state.returns()) == pytest.approx(1.0)


def test_a_playout_leaves_the_state_as_it_is() -> None:
    state = dealt("hadara", 3, 20)
    before = str(state)
    worth = Playout(4, 8).evaluate(state)
    assert str(state) == before
    assert worth.sum() == pytest.approx(1.0)
    assert list(worth) == list(Playout(4, 8).evaluate(state))


def test_options_belong_to_the_game() -> None:
    state = game("hadara", 2, ",options=first-game:yes").new_initial_state()
    assert state.setting.title.chosen(state.setting.choices)["first-game"] == "yes"
    state.apply_action(0)
    table: Table = state.table()
    advance(table, seeded(1), 10)
    assert table.audit() == ""


BAD = [
    "players=9",
    "deals=0",
    "seed=-1",
    "most_answers=-1",
    "options=speed:high",
    "options=silver",
    "options=silver:gold",
]


@pytest.mark.parametrize("more", BAD)
def test_a_wrong_parameter_is_a_sentence(more: str) -> None:
    from cradle.envs.spiel import GAMES

    name, _, value = more.partition("=")
    with pytest.raises(Problem) as caught:
        GAMES["hadara"]({name: int(value) if name != "options" else value})
    assert str(caught.value).endswith(".")


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    state = dealt("hadara", 2, 15)
    before = str(state)
    illegal = next(action for action in range(state.num_distinct_actions()) if action not in state.legal_actions())
    with pytest.raises(Problem):
        state._apply_action(illegal)
    assert str(state) == before
