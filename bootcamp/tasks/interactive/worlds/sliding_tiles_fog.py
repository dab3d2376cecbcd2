"""Bring the tiles of a sliding puzzle into order, seeing only those beside the gap.

Answer: up to so many slides U, D, L, R of the gap; every way that reaches the order within the turns wins.
Turns: several slides each.
Harder: larger boards, more slides, less in sight.
Skills: spatial, search, planning
Source: original; the fifteen puzzle of N. P. Chapman (1880).
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import NamedTuple

from bootcamp import interactive
from bootcamp.interactive import Interactive, Prompt, Turn, knob
from bootcamp.lib.search import cheapest_plan
from bootcamp.verifiers import Moves

Slides = tuple[str, ...]
Tiles = tuple[int, ...]
"""The board row by row, the gap is 0."""
STEPS = {"U": (-1, 0), "D": (1, 0), "L": (0, -1), "R": (0, 1)}


class _Seen(NamedTuple):
    views: tuple[str, ...]


Past = tuple[tuple[Slides, _Seen], ...]


class SlidingTilesFog(Interactive["SlidingTilesFog.Params", "SlidingTilesFog.Instance", Slides, Tiles, _Seen]):
    version = 1
    answer = Moves("UDLR")

    class Params(interactive.Params):
        rows: int = knob("rows of the board", levels=(2, 2, 2, 3, 3, 3, 3, 3, 3, 3), ge=2, le=3)
        cols: int = knob("columns of the board", levels=(4, 4, 4, 3, 3, 3, 3, 3, 4, 4), ge=2, le=4)
        slides: int = knob("slides that are needed", levels=(9, 12, 15, 14, 16, 18, 20, 16, 15, 17), ge=1, le=26)
        most: int = knob("the most slides of a move", levels=(3, 3, 3, 3, 4, 4, 4, 4, 4, 4), ge=1, le=9)
        beside: bool = knob("whether tiles beside the gap are seen", levels=(True,) * 7 + (False,) * 3)
        turns: int = knob("the most moves", levels=(6, 7, 8, 7, 7, 8, 8, 8, 9, 9), ge=2, le=40)

    class Instance(interactive.Instance):
        secret = ("tiles",)
        rows: int
        cols: int
        most: int
        beside: bool
        gap: int
        view: str
        tiles: Tiles

    prompt = Prompt(
        en=r"""
        A sliding puzzle has {{ rows }} rows and {{ cols }} columns with the tiles 1 to {{ rows * cols - 1 }} and a
        gap. The gap is now in row {{ gap // cols + 1 }}, column {{ gap % cols + 1 }}. A slide moves the gap one cell
        up, down, left or right (U, D, L, R); the tile that was there goes where the gap was. A move is a string of 1
        to {{ most }} slides, made in order; a slide off the board is not made and ends the move.

        {% if beside %}
        You see only the tiles beside the gap. After each move I tell you, for every slide that was made, which tiles
        are then above (U), below (D), left (L) and right (R) of the gap. At the start: {{ view }}.
        {% else %}
        You do not see the tiles, not even those beside the gap. After each move I only tell you, in the order of the
        slides that were made, which tile each of them moved; where every tile is then, you must work out yourself.
        {% endif %}

        You win as soon as the tiles stand in increasing order row by row with the gap last; this is checked after every
        slide. It can be done, and games that take a careful player too many moves are left out.
        """,
        zh=r"""
        一个滑块拼图有 {{ rows }} 行 {{ cols }} 列，上面有方块 1 到 {{ rows * cols - 1 }} 和一个空格。空格现在在第
        {{ gap // cols + 1 }} 行、第 {{ gap % cols + 1 }} 列。滑一次就是把空格向上、下、左或右（U、D、L、R）移动一格，
        原来在那里的方块移到空格原来的位置。每一步是由 1 到 {{ most }} 次滑动组成的一串，依次进行；要滑出边界的那一次不
        进行，这一步也就结束。

        {% if beside %}
        你只看得见与空格相邻的方块。每一步之后，对进行了的每次滑动，我告诉你那时空格的上（U）、下（D）、左（L）、右
        （R）是哪些方块。开始时：{{ view }}。
        {% else %}
        你看不见方块，与空格相邻的也看不见。每一步之后，我只按次序告诉你进行了的每次滑动各移动了哪个方块；
        各个方块这时在哪里，要你自己推算。
        {% endif %}

        一旦各方块逐行按从小到大的顺序排列，空格在最后，你就获胜；每次滑动之后都会检查。这是办得到的；细心的人也要走太
        多步的局，不会出现。
        """,
    )
    reply = Prompt(en="{{ views | join('; ') or 'No slide was made.' }}", zh="{{ views | join('；') or '没有滑动。' }}")

    def deal(self, params: SlidingTilesFog.Params, rng: Random) -> Instance:
        cols, n = params.cols, params.rows * params.cols
        boards: list[Tiles] = [(*range(1, n), 0)]
        for _ in range(params.slides + rng.randint(0, 5)):
            boards.append(rng.choice([after for _, after in _slides(boards[-1], cols) if after not in boards[-2:]]))
        board = boards[-1]
        if not params.slides - 4 <= len(_solution(board, cols)) <= params.slides:
            raise interactive.Retry
        instance = self.Instance(
            **params.model_dump(exclude={"slides"}),
            gap=board.index(0),
            view=_view(board, cols) if params.beside else "",
            tiles=board,
        )
        if not self.policy_wins(instance):
            raise interactive.Retry
        return instance

    def begin(self, instance: Instance) -> Tiles:
        return instance.tiles

    def illegal(self, shown: Instance, past: Past, move: Slides) -> str:
        return "" if 1 <= len(move) <= shown.most else f"a move has 1 to {shown.most} slides, not {len(move)}"

    def react(self, instance: Instance, state: Tiles, move: Slides) -> Turn:
        views: list[str] = []
        for step in move:
            after = dict(_slides(state, instance.cols)).get(step)
            if after is None or (views and _home(state)):
                break
            moved = after[state.index(0)]
            state = after
            views.append(_view(state, instance.cols) if instance.beside else str(moved))
        return Turn(state, _Seen(tuple(views)), "won" if _home(state) else "")

    def random_move(self, shown: Instance, past: Past, rng: Random) -> Slides:
        return tuple(rng.choices("UDLR", k=rng.randint(1, shown.most)))

    def policy(self, shown: Instance, past: Past, rng: Random) -> Slides:
        """Let the gap go where unknown tiles come into sight; then slide by a shortest way."""
        cols, n = shown.cols, shown.rows * shown.cols
        known = [-1] * n
        gap = shown.gap
        for step, view in (
            ("", shown.view),
            *((s, v) for move, seen in past for s, v in zip(move, seen.views, strict=False)),
        ):
            if step:
                there = dict(_places(gap, n, cols))[step]
                known[gap], gap = known[there] if shown.beside else int(view), there
            known[gap] = 0
            places = dict(_places(gap, n, cols))
            for sign in view.split() if shown.beside else ():
                known[places[sign[0]]] = int(sign[1:])
        missing = [tile for tile in range(n) if tile not in known]
        if len(missing) < 2:
            return _solution(tuple(missing[0] if tile == -1 else tile for tile in known), cols)[: shown.most]
        hidden, tour = {place for place in range(n) if known[place] == -1}, Slides()
        while hidden and len(tour) < shown.most:
            ways = {gap: tour}
            for place in (queue := [gap]):
                gap, near = place, _places(place, n, cols)
                sight = {gap, *(other for _, other in near if shown.beside)}
                if sight & hidden:
                    break
                for step, other in near:
                    if other not in ways:
                        ways[other] = (*ways[gap], step)
                        queue.append(other)
            hidden, tour = hidden - sight, ways[gap]
        return tour[: shown.most]


def _places(place: int, size: int, cols: int) -> list[tuple[str, int]]:
    row, col = divmod(place, cols)
    near = [(step, row + down, col + right) for step, (down, right) in STEPS.items()]
    return [(step, r * cols + c) for step, r, c in near if 0 <= r < size // cols and 0 <= c < cols]


def _slides(tiles: Tiles, cols: int) -> list[tuple[str, Tiles]]:
    gap = tiles.index(0)
    found = []
    for step, place in _places(gap, len(tiles), cols):
        after = list(tiles)
        after[gap], after[place] = tiles[place], 0
        found.append((step, tuple(after)))
    return found


def _view(tiles: Tiles, cols: int) -> str:
    return " ".join(f"{step}{tiles[place]}" for step, place in _places(tiles.index(0), len(tiles), cols))


def _home(tiles: Tiles) -> bool:
    return all(tile in (place, 0) for place, tile in enumerate(tiles, start=1)) and not tiles[-1]


@lru_cache(maxsize=512)
def _solution(tiles: Tiles, cols: int) -> Slides:
    """Return a shortest way to the order."""

    def far(board: Tiles) -> int:
        ways = [(divmod(tile - 1, cols), divmod(place, cols)) for place, tile in enumerate(board) if tile]
        return sum(abs(a - c) + abs(b - d) for (a, b), (c, d) in ways)

    plan = cheapest_plan(tiles, lambda board: [(step, 1, after) for step, after in _slides(board, cols)], _home, far)
    return tuple(plan[1]) if plan else ()
