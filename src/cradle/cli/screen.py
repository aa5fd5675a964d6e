"""The screen of a table: board, news, question, answers and what they change, and the pages behind the keys."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.rule import Rule
from rich.segment import Segment, SegmentLines
from rich.table import Table as Grid
from rich.text import Text

from cradle.boards.part import WHOLE, Part, left_out
from cradle.boards.plain import Board
from cradle.boards.scene import Scene
from cradle.boards.sheet import draw_sheet
from cradle.cli.barred import Barred
from cradle.cli.changes import Preview
from cradle.cli.rulebook import chapter_text
from cradle.cli.voice import Voice
from cradle.core.sheet import ScoreSheet
from cradle.language import TitleLanguage

Lines = list[list[Segment]]
LEAST_NEWS: Final = 4  # lines of news that are shown even if the screen is full
MANY: Final = 12  # more answers than this are set in columns
BARE: Final = 3  # lines of answers that are shown even if the screen is full


class Screen:
    def __init__(self, voice: Voice, words: TitleLanguage, board: Board) -> None:
        self.voice = voice
        self.words = words
        self.board = board
        self.out = voice.out
        self.keys = "".join(["uh", *board.pages, WHOLE, "blrwsq?"])

    # -- the question ----------------------------------------------------------------------------------------------

    def show(
        self,
        scene: Scene,
        answers: list[int],
        looks: dict[int, Preview],
        news: list[str],
        remarks: list[str],
        page: int = 0,
    ) -> int:
        """The table, with the question at the bottom, where the eye is while typing. Returns its pages of answers."""
        title, *rest = self.drawn(self.question(scene, answers, looks))
        said = joined(self.drawn([Text(f"» {remark}", style="bold yellow") for remark in remarks]))
        room = self.out.height - len(title) - len(said) - len(self.drawn([self.key_line()])[0]) - 2  # prompt, last line
        parts = self.board.draw(scene)
        heights = [len(part) for part in self.drawn(parts)]
        told = self.drawn([self.news(news, LEAST_NEWS)])[0] if news else []
        bare = sum(height for part, height in zip(parts, heights, strict=True) if not part.rank)
        body, pages = self.answers(joined(rest), max(room - bare - len(told) - 1, BARE), page)
        room -= len(body)
        gone = left_out(heights, parts, room - len(told))
        if gone:
            gone = left_out(heights, parts, room - len(told) - 1)
        board = self.drawn([part for part in parts if part not in gone])
        missing = joined(self.drawn([self.missing(gone)])) if gone else []
        free = room - len(joined(board)) - len(missing)
        told = self.drawn([self.news(news, max(free, LEAST_NEWS))])[0] if news else []
        if free - len(told) > len(board):
            board = [[*part, []] for part in board]  # air between the parts
        self.wipe()
        lines = [*joined(board), *missing, *told, *title, *body, *said]
        self.out.print(SegmentLines(lines, new_lines=True), end="")
        return pages

    def answers(self, lines: Lines, room: int, page: int) -> tuple[Lines, int]:
        """The answers, or of more than there is room for one page, and how many pages there are."""
        if len(lines) <= room:
            return lines, 1
        pages = -(-len(lines) // (room - 1))
        shown = lines[page * (room - 1) : (page + 1) * (room - 1)]
        more = Text(self.voice.say("answers-more", page=page + 1, pages=pages), style="yellow")
        return [*shown, *self.drawn([more])[0]], pages

    def missing(self, gone: list[Part]) -> Text:
        """What there is no room for, and the keys that show it."""
        names = {part.name: f"{self.voice.say(f'part-{part.name}')} ({part.key})" for part in gone}
        return Text(self.voice.say("left-out", parts=", ".join(names.values())), style="yellow")

    def drawn(self, parts: Sequence[RenderableType]) -> list[Lines]:
        """Each part as lines, made once: they are counted before they are printed."""
        return [self.out.render_lines(part, pad=False) for part in parts]

    def question(self, scene: Scene, answers: list[int], looks: dict[int, Preview]) -> list[RenderableType]:
        rows = [self.answer(scene, n, looks.get(answers[n])) for n in range(len(answers))]
        title = self.heading(scene.question)
        cells = [self.cell(n, label, change) for n, (label, change) in enumerate(rows, 1)]
        if len(rows) > MANY and max(cell.cell_len for cell in cells) * 2 + 2 <= self.out.width:
            return [title, Columns(cells, padding=(0, 2), column_first=True)]
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(justify="right", no_wrap=True)
        for n, (label, change) in enumerate(rows, 1):
            grid.add_row(Text(str(n), style="bold cyan"), label, change)
        return [title, grid]

    def heading(self, question: str) -> RenderableType:
        """The question on a line of its own; a long one needs the line for itself."""
        text = Text(question, style="bold")
        if text.cell_len + 4 > self.out.width:
            return text
        return Rule(text, align="left", style="cyan", characters="─")

    def cell(self, number: int, label: Text, change: Text) -> Text:
        text = Text.assemble((f"{number:>3} ", "bold cyan"), label)
        if change.plain:
            text.append("  ")
            text.append(change)
        return text

    def answer(self, scene: Scene, n: int, look: Preview | None) -> tuple[Text, Text]:
        return Text(scene.labels[n]), change_text(self.board, scene, look)

    def news(self, lines: list[str], room: int) -> RenderableType:
        """The others' moves, two in a line where they fit; the newest are kept if there are too many."""
        rows = paired(lines, self.out.width // 2 - 1)
        left_out = 0
        while len(rows) > max(room - 1, 2):
            left_out += len(rows.pop(0))
        head = self.voice.say("news-more", n=left_out) if left_out else self.voice.say("news")
        rule = Rule(Text(head, style="dim"), align="left", style="dim", characters="─")
        width = self.out.width // 2
        said = [Text("".join(line.ljust(width) for line in row).rstrip(), style="dim") for row in rows]
        return Group(rule, *said)

    def prompt(self, seat: int) -> str:
        self.out.print(self.key_line())
        return f"{self.words.players[seat]}> "

    def key_line(self) -> Text:
        return Text(" ".join(f"{key}={self.key_name(key)}" for key in self.keys), style="dim")

    def key_name(self, key: str) -> str:
        if key in self.board.pages:
            return self.voice.say(f"part-{self.board.pages[key]}")
        return self.voice.say(f"key-{'help' if key == '?' else key}")

    # -- pages -----------------------------------------------------------------------------------------------------

    def wipe(self) -> None:
        if self.out.is_terminal:
            self.out.clear()

    def page(self, heading: str, content: RenderableType) -> None:
        """Something to read before going back to the question, a screen at a time."""
        lines = self.drawn([content])[0]
        room = max(self.out.height - 4, BARE)  # under the heading, above an empty line and the prompt
        pages = -(-len(lines) // room) if self.out.is_terminal else 1
        for page in range(pages):
            self.wipe()
            self.out.print(Rule(Text(heading, style="bold"), align="left", style="cyan"))
            shown = lines[page * room : (page + 1) * room] if pages > 1 else lines
            self.out.print(SegmentLines(shown, new_lines=True), end="")
            if page + 1 == pages:
                self.wait("back")
            elif self.wait("more", page=page + 1, pages=pages):
                return

    def wait(self, message: str, **args: int) -> str:
        self.out.print()
        return input(self.voice.say(message, **args) + " ").strip()

    def table(self, scene: Scene, key: str) -> None:
        """One part of the table in full, or all of it."""
        parts = self.board.draw(scene)
        wanted = [part for part in parts if part.key == key and key != WHOLE] or parts
        name = self.key_name(key if key in self.board.pages else WHOLE)
        self.page(name, Group(*wanted))

    def pass_keyboard(self, seat: int) -> None:
        """Nobody may read the last player's cards on the way, not even by scrolling back."""
        self.wipe()
        if self.out.is_terminal:
            self.out.file.write("\x1b[3J")
        name = self.words.players[seat]
        self.out.print(Padding(Text(self.voice.say("pass-keyboard", name=name), style="bold"), (3, 4)))
        self.wait("pass-ready")

    def log(self, lines: list[str], count: str) -> None:
        wanted = int(count) if count.isascii() and count.isdigit() and count != "0" else max(10, self.out.height - 5)
        kept = lines[-wanted:]
        text = Text("\n".join(kept) if kept else self.voice.say("log-empty"))
        self.page(self.voice.say("log-head", shown=len(kept), all=len(lines)), text)

    def rival(self, scene: Scene, wanted: str) -> None:
        """A player's board in full: the one whose number is given, or all others."""
        seats = [int(wanted) - 1] if wanted.isascii() and wanted.isdigit() else scene.order()[1:] or [0]
        if not all(0 <= seat < scene.seats for seat in seats):
            seats = scene.order()[1:]
        parts: list[RenderableType] = []
        for seat in seats:
            parts.append(self.board.seat(scene, seat))
        self.page(self.voice.say("rivals-head", n=scene.seats), Group(*parts))

    def why(self, found: list[Barred]) -> None:
        """Numbered reasons why other answers are not possible; the number after w shows the rule."""
        if not found:
            self.page(self.voice.say("why-head"), Text(self.voice.say("why-none")))
            return
        grid = Grid.grid(padding=(0, 1))
        for n, one in enumerate(found, 1):
            grid.add_row(Text(str(n), style="bold cyan"), self.barred(one))
        self.page(self.voice.say("why-head"), Group(grid, Text(self.voice.say("why-more"), style="dim")))

    def why_one(self, one: Barred) -> None:
        text = chapter_text(one.clause, self.voice.language.code)
        self.page(self.voice.say("rule-head", clause=one.clause), Group(self.barred(one), Markdown(text)))

    def barred(self, one: Barred) -> Text:
        """The reason, how many answers it forbids, and what they are called."""
        count = self.voice.say("why-count", n=one.count)
        told = Text.assemble(f"{self.voice.language.why(one.clause)}  ", (f"{count}, {one.clause}", "dim"))
        return told.append("\n" + one.named(), style="dim") if one.labels else told

    def rule(self, clause: str) -> None:
        text = chapter_text(clause, self.voice.language.code)
        if text:
            self.page(self.voice.say("rule-head", clause=clause), Markdown(text))
        else:
            self.page(self.voice.say("rule-head", clause=clause), Text(self.voice.say("rule-missing")))

    def help(self, place: Path) -> None:
        grid = Grid.grid(padding=(0, 2))
        grid.add_row(Text("1, 2, 3 …", style="bold cyan"), self.voice.say("help-key-number"))
        for key in self.keys:
            grid.add_row(Text(key, style="bold cyan"), self.help_of(key))
        legend = Grid.grid(padding=(0, 2))
        for sign, meaning in self.board.legend(self.words):
            legend.add_row(sign, meaning)
        saved = Text(self.voice.say("help-saved", file=str(place)), style="dim")
        parts: list[RenderableType] = [grid, Text(), legend, Text(), Text(self.voice.say("help-changes")), saved]
        self.page(self.voice.say("help-head"), Group(*parts))

    def help_of(self, key: str) -> str:
        if key in self.board.pages:
            return self.voice.say("help-key-part", part=self.key_name(key))
        return self.voice.say(f"help-key-{'help' if key == '?' else key}")

    def final(self, scene: Scene, news: list[str], sheet: ScoreSheet) -> None:
        self.wipe()
        self.out.print(Group(*self.board.draw(scene)))
        if news:
            self.out.print(self.news(news, LEAST_NEWS * 2))
        self.out.print(draw_sheet(self.words, sheet))


def change_text(board: Board, scene: Scene, look: Preview | None) -> Text:
    """What an answer would change, in figures."""
    change = Text()
    if look is not None:
        change.append("" if look.sure or not look.changes else "≈ ", style="dim")
        for i, one in enumerate(look.changes):
            name = board.fact_name(scene.words, one.name)
            change.append((" · " if i else "") + (name if len(name) == 1 else f"{name} "), style="dim")
            change.append(f"{one.before}→{one.after}", style="green" if one.after > one.before else "red")
        aside = board.aside(scene.words, look.told, scene.eye)
        change.append(f" ({aside})" if aside and look.changes else "", style="dim")
    return change


def joined(parts: list[Lines]) -> Lines:
    return [line for part in parts for line in part]


def paired(lines: list[str], half: int) -> list[list[str]]:
    """Neighbours that are short enough share a line."""
    rows: list[list[str]] = []
    for line in lines:
        short = len(line) <= half
        if short and rows and len(rows[-1]) == 1 and len(rows[-1][0]) <= half:
            rows[-1].append(line)
        else:
            rows.append([line])
    return rows
