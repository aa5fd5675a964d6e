"""A language model plays a title of Cradle: it reads pages of text and answers with a number.

    python examples/language_model.py hadara --players 3 --seats 1 --lang en

Needs nothing but Cradle. `stand_in` below is a plain function from a prompt to a reply, as a model is: put the call of
a real one in its place.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Sequence

import cradle.envs
from cradle import shelf
from cradle.core.rng import seeded
from cradle.envs.problems import Problem
from cradle.envs.text import TextTable

Model = Callable[[str, str], str]  # what it is told once, and the prompt; returns whatever it writes
ATTEMPTS = 3  # replies without a number of the list, after which the first answer is taken
INSTRUCTIONS = {
    "en": "You play the board game {title}. The signs on the pages mean:\n{legend}\n"
    "Think as long as you like, and end your reply with the number of one answer.",
    "ru": "Ты играешь в настольную игру {title}. Знаки на страницах означают:\n{legend}\n"
    "Думай сколько угодно и закончи ответ номером одного из вариантов.",
    "pl": "Grasz w grę planszową {title}. Znaki na stronach oznaczają:\n{legend}\n"
    "Myśl, ile chcesz, i zakończ wypowiedź numerem jednej z odpowiedzi.",
}


def stand_in(instructions: str, prompt: str) -> str:
    """In the place of a model: likes answers whose words stand out on the page. Here a real one goes:

    return client.chat(system=instructions, user=prompt)
    """
    page, _, _ = prompt.rpartition("\n1. ")
    answers = re.findall(r"^(\d+)\. (.*)$", prompt[len(page) :], re.M)
    common = [sum(page.count(word) for word in re.findall(r"\w{4,}", label)) for _, label in answers]
    number, label = answers[common.index(max(common))]
    return f"The page speaks of it most: {label}. So my answer is {number}"


def chosen(table: TextTable, seat: int, model: Model, instructions: str) -> tuple[int, int]:
    """The number that the model gives, and how many replies had none of the list."""
    answers, prompt = len(table.answers(seat)), table.prompt(seat)
    for attempt in range(ATTEMPTS):
        numbers = re.findall(r"\d+", model(instructions, prompt))
        if numbers and 1 <= int(numbers[-1][:9]) <= answers:
            return int(numbers[-1]), attempt
        prompt += f"\n\n(1–{answers})"
    return 1, ATTEMPTS


def play(table: TextTable, models: Sequence[int], model: Model, rival: str, seed: int, loud: bool) -> int:
    """A game to its end; returns how many replies could not be used."""
    bot, rng = shelf.bot(rival, table.title), seeded(seed)
    title = table.words.language.say(table.title)
    instructions = INSTRUCTIONS[table.words.language.code].format(title=title, legend=table.legend())
    asked = useless = 0
    while not table.ended:
        seat = table.asked[0]
        if seat not in models:
            table.take(seat, bot.choose(table.sitting.table.imagine(seat, rng), seat, rng))
            continue
        number, lost = chosen(table, seat, model, instructions)
        asked, useless = asked + 1, useless + lost
        if loud:
            label = table.answers(seat)[number - 1].label
            print(f"{asked}. {table.names[seat]}: {table.question(seat)} → {label}", flush=True)
        table.answer(seat, number)
    return useless


def main(arguments: list[str] | None = None) -> int:
    given = parser().parse_args(arguments)
    models = given.seats or [1]
    try:
        table = cradle.envs.text(given.title, given.players, given.lang, seed=given.seed)
        if max(models) > table.seats:
            raise Problem("envs-seat", {"seat": max(models) - 1, "last": table.seats - 1})
    except Problem as error:
        print(error, file=sys.stderr)
        return 2
    useless = play(table, [seat - 1 for seat in models], stand_in, given.rival, given.seed, not given.quiet)
    print(table.score_page())
    print(table.outcome())
    print(f"Replies without an answer: {useless}")
    return 0


def positive(text: str) -> int:
    if not text.isdecimal() or not 0 < int(text) <= 1_000_000:
        raise argparse.ArgumentTypeError(f"{text} is not a whole number from 1 to 1,000,000")
    return int(text)


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(description="A language model at a table of Cradle, here a stand-in for one.")
    made.add_argument("title", nargs="?", default="hadara", choices=list(shelf.TITLES), help="default: hadara")
    made.add_argument("--players", type=positive, default=2, help="seats (default: 2)")
    made.add_argument("--seats", type=positive, nargs="+", metavar="N", help="the model's, counted from 1 (default: 1)")
    made.add_argument("--rival", default="greedy", choices=shelf.BOTS, help="the bot on the others (default: greedy)")
    made.add_argument("--lang", default="en", choices=list(INSTRUCTIONS), help="of pages and answers (default: en)")
    made.add_argument("--seed", type=positive, default=1, help="of the deal (default: 1)")
    made.add_argument("--quiet", action="store_true", help="tell only the end")
    return made


if __name__ == "__main__":
    sys.exit(main())
