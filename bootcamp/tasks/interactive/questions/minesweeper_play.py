"""Clear a mine field: opened cells tell how many mines are around them, and a mine ends the game.

Answer: cells to open; every order that opens all cells without a mine wins.
Turns: one list of cells each.
Harder: larger fields with more mines, deductions from several numbers.
Skills: deduction, spatial
Source: original; the computer game Minesweeper.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from bootcamp import interactive
from bootcamp.interactive import Interactive, Prompt, Turn, knob
from bootcamp.lib.mine_fields import (
    Field,
    Point,
    Points,
    around,
    draw_field,
    numbered,
    open_up,
    plainly_safe,
    safe_cells,
)
from bootcamp.verifiers import Cells, Format


class _Seen(NamedTuple):
    field: Field
    mine: Point | None  # that was opened


Past = tuple[tuple[Points, _Seen], ...]


class MinesweeperPlay(Interactive["MinesweeperPlay.Params", "MinesweeperPlay.Instance", Points, Points, _Seen]):
    version = 1

    class Params(interactive.Params):
        size: int = knob("the side of the field", levels=(5, 6, 6, 7, 7, 8, 8, 9, 10, 10), ge=4, le=12)
        mines: int = knob("how many mines there are", levels=(4, 5, 6, 7, 8, 10, 11, 13, 15, 16), ge=1, le=40)
        turns: int = knob("the most moves", levels=(8, 10, 10, 12, 12, 14, 14, 16, 18, 18), ge=2, le=40)

    class Instance(interactive.Instance):
        secret = ("mines",)
        size: int
        number: int
        start: Field
        mines: tuple[Point, ...]

    prompt = Prompt(
        en=r"""
        A field of {{ size }} × {{ size }} cells hides {{ number }} mines, at most one in a cell. An open cell shows how
        many of the up to eight cells around it hold a mine; "#" is a closed cell:

        {{ start | grid(" ") }}

        A move lists closed cells, which are opened one after the other, row by row from the top. Whoever opens a mine
        loses at once. When a cell that shows 0 is opened, all cells around it are opened too, and so on. I show you the
        field after the move. You win when every cell without a mine is open. The whole field can be cleared by
        reasoning, without a guess.
        """,
        zh=r"""
        一片 {{ size }} × {{ size }} 格的雷区里藏着 {{ number }} 颗地雷，每格至多一颗。打开的格子显示它周围
        至多八个格子里有几颗雷；“#”是未打开的格子：

        {{ start | grid(" ") }}

        每一步列出若干未打开的格子，从上到下逐行依次打开。打开有雷的格子立即失败。打开显示 0 的格子时，
        它周围的格子也全部打开，并依此类推。我会告诉你走完之后的雷区。所有没有雷的格子都打开时你获胜。
        整片雷区可以完全靠推理打开，无需猜测。
        """,
    )
    reply = Prompt(
        en="""
        {% if mine %}
        There was a mine at {{ mine | point }}.
        {% else %}
        {{ field | grid(" ") }}
        {% endif %}
        """,
        zh="""
        {% if mine %}
        {{ mine | point }} 处有雷。
        {% else %}
        {{ field | grid(" ") }}
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Points]:
        return Cells(instance.size, instance.size)

    def deal(self, params: MinesweeperPlay.Params, rng: Random) -> Instance:
        cells = list(around(params.size))
        first = rng.choice(cells)
        free = [cell for cell in cells if cell != first and cell not in around(params.size)[first]]
        if params.mines > len(free) // 2:
            raise interactive.Retry
        mines = tuple(sorted(rng.sample(free, params.mines)))
        opened = open_up(params.size, frozenset(mines), frozenset(), [first])
        instance = self.Instance(
            size=params.size,
            number=params.mines,
            start=draw_field(params.size, frozenset(mines), opened),
            mines=mines,
            turns=params.turns,
        )
        if 2 * len(opened) >= len(cells) or self._won_by_single_numbers(instance):
            raise interactive.Retry
        past, over = self.policy_game(instance)
        if over != "won" or len(past) < params.size // 2:
            raise interactive.Retry
        return instance

    def _won_by_single_numbers(self, instance: Instance) -> bool:
        state, field, over = self.begin(instance), instance.start, ""
        while not over:
            safe = plainly_safe(field)
            if not safe:
                return False
            state, seen, over = self.react(instance, state, safe)
            field = seen.field
        return over == "won"

    def begin(self, instance: Instance) -> Points:
        return frozenset(numbered(instance.start))

    def illegal(self, shown: Instance, past: Past, move: Points) -> str:
        field = past[-1][1].field if past else shown.start
        if not move:
            return "no cell is named"
        again = next(iter(sorted(move & numbered(field).keys())), None)
        return f"the cell ({again[0]},{again[1]}) is open already" if again else ""

    def react(self, instance: Instance, state: Points, move: Points) -> Turn:
        mines = frozenset(instance.mines)
        before = [cell for cell in sorted(move) if not any(mine <= cell for mine in mines & move)]
        opened = open_up(instance.size, mines, state, before)
        seen = _Seen(draw_field(instance.size, mines, opened), min(mines & move, default=None))
        won = len(opened) == instance.size**2 - instance.number
        return Turn(opened, seen, "lost" if seen.mine else "won" if won else "")

    def progress(self, instance: Instance, state: Points) -> float:
        start = len(self.begin(instance))
        return (len(state) - start) / (instance.size**2 - instance.number - start) / 2

    def random_move(self, shown: Instance, past: Past, rng: Random) -> Points:
        field = past[-1][1].field if past else shown.start
        closed = [cell for cell in around(shown.size) if cell not in numbered(field)]
        return frozenset(rng.sample(closed, rng.randint(1, min(3, len(closed)))))

    def policy(self, shown: Instance, past: Past, rng: Random) -> Points:
        field = past[-1][1].field if past else shown.start
        closed = frozenset(around(shown.size)) - numbered(field).keys()
        # where nothing is safe it loses, so that no luck is dealt
        return plainly_safe(field) or safe_cells(field, shown.number) or closed
