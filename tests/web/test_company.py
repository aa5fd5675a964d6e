"""Browsers are used again by the next test: nothing of the one before is left in them."""

from playwright.sync_api import Browser

from tests.web.people import FRIEND, ME, Company, House


def test_in_a_browser_that_is_used_again_nobody_has_been(browser: Browser, house: House) -> None:
    first, second = Company(browser, house), Company(browser, house)
    ada = first.visitor(lang="fr-FR")  # of a kind that no other test wants
    ada.table(ME, FRIEND)
    used = ada.page.context
    assert used.cookies() != []
    assert ada.page.evaluate("localStorage.length") > 0
    first.leave()
    bo = second.visitor(lang="fr-FR")
    assert bo.page.context is used
    assert used.cookies() == []
    bo.arrive()
    assert bo.page.evaluate("localStorage.length") == 0
    second.leave()


def test_a_browser_with_a_clock_of_its_own_is_not_used_again(browser: Browser, house: House) -> None:
    company = Company(browser, house)
    ada = company.visitor(lang="fr-FR")
    ada.page.clock.install()
    ada.arrive()
    used = ada.page.context
    company.leave()
    assert used not in browser.contexts
