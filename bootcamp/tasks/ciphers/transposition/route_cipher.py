"""Encrypt or decrypt by writing into a rectangle along one route and reading it along another.

Answer: the letters of the text; it is unique.
Harder: larger rectangles, more kinds of routes, cells left out; where the reading began has to be found.
Skills: simulation, spatial
Source: original; a classical cipher.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.cipher import put_back, taken
from bootcamp.lib.grid.routes import KINDS, Cell, Route, cells, told
from bootcamp.lib.text import UPPER, only_letters
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.ciphers._texts import Ciphered, one_way, plain_text, require_only
from bootcamp.tasks.ciphers.transposition._places import applied
from bootcamp.verifiers import Text


class RouteCipher(Task["RouteCipher.Params", "RouteCipher.Instance", str]):
    version = 1

    class Params(task.Params):
        rows: int = knob("how many rows the rectangle has", levels=(2, 3, 3, 4, 4, 4, 5, 4, 5, 6), ge=2, le=10)
        cols: int = knob("how many columns it has", levels=(3, 3, 4, 4, 5, 5, 6, 5, 6, 6), ge=3, le=10)
        kinds: int = knob("how many kinds of routes there are", levels=(2, 2, 3, 4, 4, 4, 4, 4, 4, 4), ge=1, le=4)
        blocked: int = knob("how many cells are left out", levels=(0,) * 4 + (1, 2, 3, 2, 3, 5), ge=0, le=20)
        lost: bool = knob("whether the start of the reading route is lost", levels=(False,) * 7 + (True,) * 3)

    class Instance(Ciphered):
        rows: int
        cols: int
        blocked: tuple[Cell, ...]
        writing: Route
        reading: Route  # of an unknown corner and direction if a word is known
        known: str  # the first word of the plain text, if the start of the reading route is lost

        @property
        def board(self) -> list[str]:
            return ["".join("#" if (r, c) in self.blocked else "." for c in range(self.cols)) for r in range(self.rows)]

        def routes(self, language: str) -> tuple[str, str]:
            if not self.known:
                return told(self.writing, language), told(self.reading, language)
            kind = self.reading[0]
            example = told((kind, 0, True), language)
            return told(self.writing, language), example

    answer = Text(alphabet=UPPER)
    prompt = Prompt(
        en=r"""
        To encrypt a text, its letters are written without blanks, one in a cell, into a rectangle of {{ rows }} rows
        and {{ cols }} columns along one route, and then read along another. The last word may be cut off.
        {% if blocked %}
        The cells marked # hold no letter: a route passes over them as if they were visited like the others.

        {{ board | grid }}

        {% endif %}
        - Writing: {{ routes(language)[0] }}.
        {% if known %}
        - Reading: along a route whose corner and first direction (along a row or along a column) are unknown. From the
          top left corner, going right first, it would be this one: {{ routes(language)[1] }}.

        The plain text begins with the word {{ known }}. Decrypt this text:
        {% else %}
        - Reading: {{ routes(language)[1] }}.

        {{ "Encrypt" if encrypt else "Decrypt" }} this text:
        {% endif %}

        {{ text }}
        """,
        zh=r"""
        加密时，把文本的字母（去掉空格）沿一条路线逐格写进一个 {{ rows }} 行 {{ cols }} 列的矩形，每格一个，
        再沿另一条路线读出。最后一个单词可能不完整。
        {% if blocked %}
        标 # 的格不放字母：路线照样经过这些格，只是不写也不读。

        {{ board | grid }}

        {% endif %}
        - 书写：{{ routes(language)[0] }}。
        {% if known %}
        - 读出：沿一条路线，其出发的角和最初的方向（沿行或沿列）未知。若从左上角出发、先向右走，它就是：
          {{ routes(language)[1] }}。

        明文的第一个单词是 {{ known }}。请解密下面的文本：
        {% else %}
        - 读出：{{ routes(language)[1] }}。

        请{{ "加密" if encrypt else "解密" }}下面的文本：
        {% endif %}

        {{ text }}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        rows, cols = params.rows, params.cols
        names = list(KINDS)[: params.kinds]
        writing, reading = ((rng.choice(names), rng.randrange(4), rng.random() < 0.5) for _ in range(2))
        every = list(product(range(rows), range(cols)))
        blocked = tuple(sorted(rng.sample(every, params.blocked)))
        size = len(every) - len(blocked)
        plain = plain_text(rng, size, 4, 6)
        letters = only_letters(plain)[:size]
        fields = {"rows": rows, "cols": cols, "blocked": blocked, "writing": writing, "reading": reading, "known": ""}
        instance = self.Instance.model_validate({"text": letters, "encrypt": True} | fields)
        secret = taken(letters, _places(instance, reading))
        if secret in (letters, letters[::-1]):
            raise task.Retry
        shown, answer = one_way(rng, letters, secret, params.lost)
        instance = instance.model_copy(update=shown)
        if params.lost:
            instance = instance.model_copy(update={"known": plain.split()[0], "reading": (reading[0], 0, True)})
            require_only(list(_readings(instance)), letters)
        return instance, answer

    def solve(self, instance: Instance) -> str:
        if instance.known:
            return next(_readings(instance))
        return applied(instance.text, _places(instance, instance.reading), instance.encrypt)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines: list[str] = []
        starts = list(product(range(4), (True, False))) if instance.known else [instance.reading[1:]]
        for corner, along in starts:
            reading = (instance.reading[0], corner, along)
            first, second = (_cells(instance, route) for route in (instance.writing, reading))
            if not instance.encrypt:
                first, second = second, first
            lines += [told(reading, language)] if instance.known else []
            grid = dict(zip(first, instance.text, strict=True))
            lines += [f"{letter} ({r + 1}, {c + 1})" for (r, c), letter in grid.items()]
            rows = ["".join(grid.get((r, c), "#") for c in range(instance.cols)) for r in range(instance.rows)]
            lines.append(" / ".join(rows))
            for place, (r, c) in enumerate(second):
                lines.append(f"({r + 1}, {c + 1}) {grid[r, c]}")
                if place < len(instance.known) and grid[r, c] != instance.known[place]:
                    lines[-1] += f" != {instance.known[place]}"
                    break
            else:
                break
        return "\n".join(lines)


def _cells(instance: RouteCipher.Instance, route: Route) -> list[Cell]:
    return [cell for cell in cells(route, instance.rows, instance.cols) if cell not in instance.blocked]


def _places(instance: RouteCipher.Instance, reading: Route) -> list[int]:
    """List the places in the order in which a route reads them."""
    written, read = (_cells(instance, route) for route in (instance.writing, reading))
    place = {cell: i for i, cell in enumerate(written)}
    return [place[cell] for cell in read]


def _readings(instance: RouteCipher.Instance) -> Iterator[str]:
    """Decrypt with all starts of the reading route that fit the known word."""
    for corner, along in product(range(4), (True, False)):
        text = put_back(instance.text, _places(instance, (instance.reading[0], corner, along)))
        if text.startswith(instance.known):
            yield text
