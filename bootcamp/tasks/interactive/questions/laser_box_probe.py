"""Find the atoms in a closed box from where rays that are sent into it come out again.

Answer: an opening or, once, the cells of the atoms; the game is won by exactly these.
Turns: one ray each, the last one gives the cells.
Harder: larger boxes with more atoms, fewer rays.
Skills: search, deduction, spatial
Source: original; the game Black Box (E. Solomon 1977).
"""

from __future__ import annotations

from collections import Counter
from functools import cache, lru_cache
from itertools import combinations
from random import Random
from typing import Any, NamedTuple

from bootcamp import interactive
from bootcamp.interactive import Interactive, Prompt, Turn, knob
from bootcamp.verifiers import Cells, Choice, Command, Format

Point = tuple[int, int]
Move = tuple[str, Any]


class _Seen(NamedTuple):
    verb: str
    opening: str
    reply: str
    """``H``, ``R`` or the opening where the ray comes out; ``yes`` or ``no`` to an answer."""


Past = tuple[tuple[Move, _Seen], ...]


class LaserBoxProbe(Interactive["LaserBoxProbe.Params", "LaserBoxProbe.Instance", Move, None, _Seen]):
    version = 1

    class Params(interactive.Params):
        size: int = knob("the side of the box", levels=(4, 4, 5, 5, 6, 5, 5, 6, 6, 5), ge=3, le=6)
        atoms: int = knob("how many atoms there are", levels=(2, 2, 2, 2, 2, 3, 3, 3, 3, 4), ge=1, le=4)
        turns: int = knob("the most moves", levels=(8, 6, 7, 6, 5, 8, 7, 9, 8, 10), ge=2, le=24)

    class Instance(interactive.Instance):
        secret = ("atoms",)
        size: int
        number: int
        atoms: tuple[Point, ...]

    prompt = Prompt(
        en=r"""
        A closed box has {{ size }} × {{ size }} cells, rows counted from the top, columns from the left. {{ number }}
        atoms lie hidden in different cells. All placements are equally likely, apart from those that no set of rays
        could tell from another one, which are left out.

        Beside each end of a row and of a column there is an opening: T1 to T{{ size }} above and B1 to B{{ size }}
        below the columns, L1 to L{{ size }} on the left and R1 to R{{ size }} on the right of the rows. A ray enters
        through an opening and moves straight from cell to cell. Before each step, the entry too, it looks at the cell
        ahead and at the two cells to the left and right of that one:

        - If an atom lies ahead, the ray is absorbed.
        - Else, if atoms lie in both cells beside the one ahead, the ray turns back.
        - Else, if an atom lies in one of these two cells, the ray turns by 90 degrees, away from the atom, and looks
          ahead again. If it has not entered the box yet, it is turned back instead.
        - Else it moves on to the cell ahead, or leaves the box if there is none.

        Your moves:

        - "ask" with an opening: I tell you what becomes of a ray that enters there: H if it is absorbed, R if it is
          turned back and comes out of the same opening, else the opening where it comes out.
        - "answer" with the cells of all atoms: this ends the game. You win if they are exactly these, else you lose.
        """,
        zh=r"""
        一个封闭的盒子有 {{ size }} × {{ size }} 格，行从上数，列从左数。{{ number }} 个原子藏在不同的格子里。
        所有布置可能性相同，但用任何射线都无法与另一种布置区分的布置除外。

        每行、每列的两端各有一个开口：各列上方是 T1 到 T{{ size }}，下方是 B1 到 B{{ size }}；
        各行左侧是 L1 到 L{{ size }}，右侧是 R1 到 R{{ size }}。射线从一个开口射入，逐格直行。
        每走一步之前（包括进入盒子那一步），它先看前方的格子，以及该格左右两侧的两个格子：

        - 如果前方的格子里有原子，射线被吸收。
        - 否则，如果前方格子两侧的格子里都有原子，射线掉头返回。
        - 否则，如果这两个格子之一有原子，射线朝远离原子的方向转 90 度，再重新看前方；如果它还没有进入盒子，则掉头返回。
        - 否则它走到前方的格子；如果前方已没有格子，它就离开盒子。

        你可以这样走：

        - “ask”后接一个开口：我告诉你从那里射入的射线的结果：被吸收为 H；返回并从同一开口射出为 R；
          否则是它射出的开口。
        - “answer”后接所有原子的格子：游戏到此结束。如果它们恰好是全部原子，你获胜，否则你失败。
        """,
    )
    reply = Prompt(
        en="""
        {% if verb == "ask" %}
        {{ opening }}: {{ reply }}
        {% else %}
        These are {{ "" if reply == "yes" else "not " }}the atoms.
        {% endif %}
        """,
        zh="""
        {% if verb == "ask" %}
        {{ opening }}：{{ reply }}
        {% else %}
        这{{ "恰好是" if reply == "yes" else "不是" }}全部原子。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Move]:
        cells = Cells(instance.size, instance.size, size=instance.number)
        return Command(ask=Choice(tuple(_openings(instance.size))), answer=cells)

    def deal(self, params: LaserBoxProbe.Params, rng: Random) -> Instance:
        replies = _replies(params.size, params.atoms)
        atoms = rng.choice(list(replies))
        instance = self.Instance(size=params.size, number=params.atoms, atoms=atoms, turns=params.turns)
        alike = sum(other == replies[atoms] for other in replies.values())
        if alike > 1 or not self.policy_wins(instance):
            raise interactive.Retry
        return instance

    def begin(self, instance: Instance) -> None:
        return None

    def react(self, instance: Instance, state: None, move: Move) -> Turn:
        verb, what = move
        if verb == "answer":
            right = what == frozenset(instance.atoms)
            return Turn(state, _Seen(verb, "", "yes" if right else "no"), "won" if right else "lost")
        return Turn(state, _Seen(verb, what, _ray(instance.size, frozenset(instance.atoms), what)))

    def policy(self, shown: Instance, past: Past, rng: Random) -> Move:
        """Send the ray whose most frequent reply leaves the fewest placements, as long as rays tell them apart."""
        names = list(_openings(shown.size))
        told = tuple((names.index(seen.opening), seen.reply) for _, seen in past)
        left = _fitting(shown.size, shown.number, told)
        replies = _replies(shown.size, shown.number)
        worst = [max(Counter(replies[atoms][ray] for atoms in left).values()) for ray in range(len(names))]
        if min(worst) == len(left):
            return "answer", frozenset(left[0])
        return "ask", names[min(range(len(names)), key=worst.__getitem__)]


@cache
def _openings(size: int) -> dict[str, tuple[Point, Point]]:
    """Give for each opening the place outside and the direction of a ray that enters."""
    found = {}
    for name, ways in (("T", (1, 0)), ("B", (-1, 0)), ("L", (0, 1)), ("R", (0, -1))):
        for k in range(1, size + 1):
            edge = 0 if sum(ways) == 1 else size + 1
            found[f"{name}{k}"] = ((edge, k) if ways[0] else (k, edge)), ways
    return found


def _ray(size: int, atoms: frozenset[Point], opening: str) -> str:
    (row, col), (down, right) = _openings(size)[opening]
    inside = False
    while True:
        ahead = row + down, col + right
        sides = [(ahead[0] + turn * right, ahead[1] + turn * down) in atoms for turn in (1, -1)]
        if ahead in atoms:
            return "H"
        if any(sides) and (not inside or all(sides)):
            return "R"  # rays can be run backwards, so one that turns back comes out where it entered
        if any(sides):
            down, right = (-right, -down) if sides[0] else (right, down)
            continue
        row, col = ahead
        if not (1 <= row <= size and 1 <= col <= size):
            out = next(name for name, (place, _) in _openings(size).items() if place == ahead)
            return "R" if out == opening else out
        inside = True


@cache
def _replies(size: int, number: int) -> dict[tuple[Point, ...], tuple[str, ...]]:
    """Give the replies of all rays for every placement."""
    cells = [(row, col) for row in range(1, size + 1) for col in range(1, size + 1)]
    return {
        atoms: tuple(_ray(size, frozenset(atoms), opening) for opening in _openings(size))
        for atoms in combinations(cells, number)
    }


@lru_cache(maxsize=256)
def _fitting(size: int, number: int, told: tuple[tuple[int, str], ...]) -> list[tuple[Point, ...]]:
    if not told:
        return list(_replies(size, number))
    ray, reply = told[-1]
    return [atoms for atoms in _fitting(size, number, told[:-1]) if _replies(size, number)[atoms][ray] == reply]
