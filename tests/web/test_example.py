"""A title without a board of its own, on the plain one: the example, which runs from the plain sources."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.people import BOT, ME, Company, House

ROOT = Path(__file__).parents[2]


@pytest.fixture
def house(client: Path, tmp_path: Path) -> Iterator[House]:
    sources = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    house = House(client, tmp_path / "tables.sqlite", PYTHONPATH=sources, CRADLE_TITLES="examples.ferry")
    try:
        house.open()
        yield house
    finally:
        house.close()


def test_the_example_is_played_on_the_plain_board(company: Company) -> None:
    person = company.visitor(lang="pl-PL")
    person.visit("/")
    expect(person.page.locator("article[data-title=ferry]")).to_contain_text("Prom")
    person.table(ME, BOT, BOT, title="ferry")
    assert person.asked() == "Który ładunek wysyłasz i którą łodzią?"
    assert len(person.words()) == 8
    expect(person.page.locator("main")).to_contain_text("Ręka")
    assert not re.search(r"ferry-[a-z]|undefined|NaN", person.page.inner_text("main"))
    for _ in range(3):
        person.asked()
        assert person.answer_something()
    expect(person.page.locator(".after h2")).to_be_visible()
