"""Fill a grid with knights and liars who say how many of their neighbours are liars.

Answer: the grid in K and L; every grid in which the claims fit those who make them is right.
Harder: larger grids, claims of more kinds.
Skills: logic, deduction, spatial
Source: original; a grid of the islanders of R. Smullyan, What Is the Name of This Book?, 1978.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Board, Format, Grid

_KINDS = "=≥≤"


class LiarNeighbourGrid(Task["LiarNeighbourGrid.Params", "LiarNeighbourGrid.Instance", Board]):
    version = 1

    class Params(task.Params):
        rows: int = knob("the number of rows", levels=(2, 3, 3, 3, 4, 4, 5, 5, 6, 7), ge=2, le=9)
        cols: int = knob("the number of columns", levels=(3, 3, 3, 4, 4, 5, 5, 6, 6, 7), ge=2, le=9)
        kinds: int = knob("how many kinds of claims occur", levels=(1, 1, 2, 2, 3, 3, 3, 3, 3, 3), ge=1, le=3)

    class Instance(task.Instance):
        claims: tuple[tuple[str, ...], ...]  # a sign and a number, such as =2

        @property
        def table(self) -> list[str]:
            return [" ".join(row) for row in self.claims]

        @property
        def signs(self) -> list[str]:
            return [sign for sign in _KINDS if any(claim[0] == sign for row in self.claims for claim in row)]

    prompt = Prompt(
        en=r"""
        In every cell of a grid of {{ claims | length }} rows and {{ claims[0] | length }} columns stands a knight,
        whose claim is true, or a liar, whose claim is false. Everybody makes a claim about the number of liars among
        the neighbours, who are those in the cells that share a side with the cell in question:

        {% for row in table %}
        {{ row }}
        {% endfor %}

        {% for sign in signs %}
        - {{ sign }}2 is the claim "{{ {"=": "exactly", "≥": "at least", "≤": "at most"}[sign] }} 2 of my neighbours are
          liars", and so on for other numbers.
        {% endfor %}

        Fill a grid of the same size with K for a knight and L for a liar so that all of this holds. If several grids
        fit, give any one of them.
        """,
        zh=r"""
        一个 {{ claims | length }} 行 {{ claims[0] | length }} 列的方格表，每格站着一个骑士或一个骗子：
        骑士说的话是真的，骗子说的话是假的。与自己所在的格有公共边的格里的人是邻居。
        每个人都说了一句关于邻居中骗子人数的话：

        {% for row in table %}
        {{ row }}
        {% endfor %}

        {% for sign in signs %}
        - {{ sign }}2 表示“我的邻居中{{ {"=": "恰好有", "≥": "至少有", "≤": "至多有"}[sign] }} 2 个骗子”，
          其他数依此类推。
        {% endfor %}

        请在同样大小的方格表中填入 K（骑士）或 L（骗子），使以上各条都成立。如果有多种填法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(len(instance.claims), len(instance.claims[0]), "KL")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        cells = [(r, c) for r in range(params.rows) for c in range(params.cols)]
        liars = set(rng.sample(cells, rng.randint((len(cells) * 3 + 5) // 10, len(cells) * 7 // 10)))
        answer = tuple(tuple("KL"[(r, c) in liars] for c in range(params.cols)) for r in range(params.rows))
        claims = [[""] * params.cols for _ in range(params.rows)]
        for r, c in cells:
            near = _neighbours(answer, r, c)
            while True:
                claim = _draw(rng, _KINDS[: params.kinds], len(near))
                if _holds(claim, near.count("L")) == (answer[r][c] == "K"):
                    break
            claims[r][c] = claim
        instance = self.Instance(claims=tuple(map(tuple, claims)))
        for sign in "KL":
            if not self.check(instance, ((sign,) * params.cols,) * params.rows):
                raise task.Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        return canonical(instance.claims)

    def check(self, instance: Instance, answer: Board) -> str:
        for r, row in enumerate(instance.claims):
            for c, claim in enumerate(row):
                holds = _holds(claim, _neighbours(answer, r, c).count("L"))
                if holds != (answer[r][c] == "K"):
                    who, what = ("a knight", "false") if answer[r][c] == "K" else ("a liar", "true")
                    return f"in row {r + 1}, column {c + 1} stands {who}, but the claim made there is {what}"
        return ""


def _neighbours(board: Board, r: int, c: int) -> list[str]:
    """List what is in the cells that share a side with a cell."""
    around = ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1))
    return [board[i][j] for i, j in around if 0 <= i < len(board) and 0 <= j < len(board[0])]


def _holds(claim: str, liars: int) -> bool:
    sign, number = claim[0], int(claim[1:])
    return liars == number if sign == "=" else liars >= number if sign == "≥" else liars <= number


def _draw(rng: Random, signs: str, neighbours: int) -> str:
    """Draw a claim that may be true and may be false."""
    sign = rng.choice(signs)
    return f"{sign}{rng.randint(sign == '≥', neighbours - (sign == '≤'))}"
