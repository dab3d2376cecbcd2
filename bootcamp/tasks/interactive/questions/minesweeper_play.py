"""Clear a mine field: opened cells tell how many mines are around them, and a mine ends the game.

Answer: cells to open; every order that opens all cells without a mine wins.
Turns: one list of cells each.
Harder: larger fields with more mines, deductions from several numbers.
Skills: deduction, spatial
Source: original; the computer game Minesweeper.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import NamedTuple

from bootcamp import interactive
from bootcamp.interactive import Interactive, Prompt, Turn, knob
from bootcamp.verifiers import Cells, Format

Point = tuple[int, int]
Points = frozenset[Point]
Field = tuple[str, ...]
CLOSED = "#"
MOST_RULES = 400


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
        cells = list(_around(params.size))
        first = rng.choice(cells)
        free = [cell for cell in cells if cell != first and cell not in _around(params.size)[first]]
        if params.mines > len(free) // 2:
            raise interactive.Retry
        mines = tuple(sorted(rng.sample(free, params.mines)))
        opened = _opened(params.size, frozenset(mines), frozenset(), [first])
        instance = self.Instance(
            size=params.size,
            number=params.mines,
            start=_drawn(params.size, frozenset(mines), opened),
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
            safe = _plainly_safe(field)
            if not safe:
                return False
            state, seen, over = self.react(instance, state, safe)
            field = seen.field
        return over == "won"

    def begin(self, instance: Instance) -> Points:
        return frozenset(_numbered(instance.start))

    def illegal(self, shown: Instance, past: Past, move: Points) -> str:
        field = past[-1][1].field if past else shown.start
        if not move:
            return "no cell is named"
        again = next(iter(sorted(move & _numbered(field).keys())), None)
        return f"the cell ({again[0]},{again[1]}) is open already" if again else ""

    def react(self, instance: Instance, state: Points, move: Points) -> Turn:
        mines = frozenset(instance.mines)
        before = [cell for cell in sorted(move) if not any(mine <= cell for mine in mines & move)]
        opened = _opened(instance.size, mines, state, before)
        seen = _Seen(_drawn(instance.size, mines, opened), min(mines & move, default=None))
        won = len(opened) == instance.size**2 - instance.number
        return Turn(opened, seen, "lost" if seen.mine else "won" if won else "")

    def progress(self, instance: Instance, state: Points) -> float:
        start = len(self.begin(instance))
        return (len(state) - start) / (instance.size**2 - instance.number - start) / 2

    def random_move(self, shown: Instance, past: Past, rng: Random) -> Points:
        field = past[-1][1].field if past else shown.start
        closed = [cell for cell in _around(shown.size) if cell not in _numbered(field)]
        return frozenset(rng.sample(closed, rng.randint(1, min(3, len(closed)))))

    def policy(self, shown: Instance, past: Past, rng: Random) -> Points:
        field = past[-1][1].field if past else shown.start
        closed = frozenset(_around(shown.size)) - _numbered(field).keys()
        return (
            _plainly_safe(field) or _safe_cells(field, shown.number) or closed
        )  # where nothing is safe it loses, so that no luck is dealt


@cache
def _around(size: int) -> dict[Point, Points]:
    """Give the cells of a field, each with those around it."""
    cells = [(row, col) for row in range(1, size + 1) for col in range(1, size + 1)]
    return {
        (row, col): frozenset((r, c) for r, c in cells if max(abs(r - row), abs(c - col)) == 1) for row, col in cells
    }


def _opened(size: int, mines: Points, opened: Points, cells: list[Point]) -> Points:
    found, waiting = set(opened), [cell for cell in cells if cell not in opened]
    while waiting:
        cell = waiting.pop()
        if cell not in found:
            found.add(cell)
            if mines.isdisjoint(_around(size)[cell]):
                waiting += _around(size)[cell]
    return frozenset(found)


def _drawn(size: int, mines: Points, opened: Points) -> Field:
    shown = {cell: str(len(mines & near)) if cell in opened else CLOSED for cell, near in _around(size).items()}
    return tuple("".join(shown[row, col] for col in range(1, size + 1)) for row in range(1, size + 1))


def _numbered(field: Field) -> dict[Point, int]:
    return {
        (row, col): int(sign)
        for row, line in enumerate(field, start=1)
        for col, sign in enumerate(line, start=1)
        if sign != CLOSED
    }


def _plainly_safe(field: Field) -> Points:
    """Find closed cells that hold no mine by looking at one number after the other."""
    numbers, around = _numbered(field), _around(len(field))
    mines, safe, before = set[Point](), set[Point](), -1
    while len(mines) + len(safe) > before:
        before = len(mines) + len(safe)
        for cell, number in numbers.items():
            left = [near for near in around[cell] if near not in numbers and near not in mines and near not in safe]
            rest = number - len(mines & around[cell])
            if rest in (0, len(left)):
                (mines if rest else safe).update(left)
    return frozenset(safe)


def _safe_cells(field: Field, number: int) -> Points:
    """Find closed cells that hold no mine: rules hold a number of mines, and the difference of two is a rule again."""
    numbers, around = _numbered(field), _around(len(field))
    bits = {cell: 1 << place for place, cell in enumerate(cell for cell in around if cell not in numbers)}
    rules = {sum(bits.get(near, 0) for near in around[cell]): n for cell, n in numbers.items()}
    rules[(1 << len(bits)) - 1] = number
    rules.pop(0, None)
    new, safe = list(rules), frozenset[Point]()
    while new and not safe and len(rules) < MOST_RULES:
        found: dict[int, int] = {}
        for one in new:
            if rules[one] in (0, one.bit_count()):  # all or none of its cells
                found |= {bit: rules[one] // one.bit_count() for bit in bits.values() if bit & one}
            for other in list(rules):
                both = one & other
                if both and one != other and both in (one, other):
                    found[one ^ other] = abs(rules[one] - rules[other])
        new = [rule for rule in found if rule not in rules]
        rules |= {rule: found[rule] for rule in new}
        safe = frozenset(cell for cell, bit in bits.items() if rules.get(bit) == 0)
    return safe
