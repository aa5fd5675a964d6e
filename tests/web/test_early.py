"""A table that is opened by its address: with what its page brings along, and without."""

from tests.web.people import BOT, FRIEND, ME, Company, Visitor

REPLIES = "[...document.scripts].map(node => node.dataset.path).filter(path => path)"

EMPTY = """document.addEventListener('readystatechange', () => {
    for (const node of document.querySelectorAll('script[data-path]')) node.remove();
})"""  # the page is read, and no script has run yet


def requests(visitor: Visitor) -> list[str]:
    """What the page asks the server for from now on, without the server's own name."""
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append("/" + request.url.split("/", 3)[3]))
    return asked


def test_a_table_is_drawn_without_a_request_for_it(company: Company) -> None:
    person = company.visitor()
    table = person.table(ME, BOT)
    asked = requests(person)
    person.page.reload()
    person.asked()
    assert [path for path in asked if path.startswith("/api/")] == []
    assert person.page.evaluate(REPLIES) == []  # each was taken
    assert person.answer_something()
    person.asked()
    assert any(path.startswith(f"/api/tables/{table}/answers") for path in asked)


def test_a_table_is_drawn_where_its_page_brings_nothing(company: Company) -> None:
    """As it does for whoever comes by a link on another page: the browser keeps the cookie back at first."""
    person = company.visitor()
    table = person.table(ME, BOT)
    person.page.add_init_script(EMPTY)
    asked = requests(person)
    person.page.reload()
    person.asked()
    assert {"/api/titles", "/api/me", f"/api/tables/{table}/content"} <= set(asked)
    assert person.answer_something()
    person.asked()


def test_whoever_comes_back_to_a_table_sees_it_as_it_is(company: Company) -> None:
    """What the page had brought is old by then."""
    person = company.visitor()
    person.table(ME, BOT)
    person.page.reload()
    person.asked()
    assert person.answer_something()
    person.asked()
    question = person.page.inner_text(".log")
    person.page.click("a.logo")
    person.page.wait_for_selector(".shelf")
    person.page.go_back()
    person.asked()
    assert person.page.inner_text(".log") == question


def test_the_page_of_a_private_table_brings_a_stranger_nothing(company: Company) -> None:
    host, stranger = company.visitor(), company.visitor("Eve")
    table = host.table(ME, FRIEND)
    stranger.visit("/")
    stranger.call("POST", "/api/me", {})
    text = stranger.page.request.get(f"/table/{table}").text()
    assert 'data-path="/api/me"' in text
    assert table not in text
