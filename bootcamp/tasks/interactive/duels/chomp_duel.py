"""Eat chocolate in turn with a perfect rival, always all that lies right of and below a square, but never the poison.

Answer: a square; every winning way of playing wins.
Turns: one for each bite of one's own.
Harder: larger bars, two bars at once, a single winning bite at the start.
Skills: search, deduction
Source: original; the game of Chomp (F. Schuh 1952, D. Gale 1974), played on given shapes and on sums.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from bootcamp import interactive
from bootcamp.interactive import Interactive, Prompt, Turn, knob
from bootcamp.lib.chance import draw, new_chance
from bootcamp.lib.chomp import Bar, bitten, squares, value
from bootcamp.verifiers import Format, Integer, Sequence

Bite = tuple[int, ...]


class _State(NamedTuple):
    turn: int
    bars: tuple[Bar, ...]


class _Seen(NamedTuple):
    bite: Bite
    """The rival's bite; nothing if he has none."""
    bars: tuple[Bar, ...]
    """The lengths of the rows of each bar after it."""


Past = tuple[tuple[Bite, _Seen], ...]


class ChompDuel(Interactive["ChompDuel.Params", "ChompDuel.Instance", Bite, _State, _Seen]):
    version = 1

    class Params(interactive.Params):
        bars: int = knob("how many bars there are", levels=(1,) * 4 + (2,) * 6, ge=1, le=2)
        rows: int = knob("the most rows of a bar", levels=(4, 5, 5, 6, 3, 3, 4, 4, 5, 5), ge=2, le=6)
        cols: int = knob("the longest row", levels=(6, 6, 7, 7, 5, 6, 5, 6, 6, 7), ge=2, le=8)
        single: bool = knob("whether one bite alone wins at the start", levels=(False,) * 2 + (True,) * 8)

    class Instance(interactive.Instance):
        bars: tuple[Bar, ...]
        chance: int

    prompt = Prompt(
        en=r"""
        {% if bars | length == 1 %}
        A bar of chocolate lies before us. From the top down, its rows have
        {{ bars[0] | join(", ") }} squares; all rows begin in column 1.
        {% else %}
        Two bars of chocolate lie before us. From the top down, the rows of bar 1 have {{ bars[0] | join(", ") }}
        squares, those of bar 2 have {{ bars[1] | join(", ") }} squares; all rows begin in column 1.
        {% endif %}

        You and I bite in turn, and you begin. A bite names a square that is still there and eats it with all squares of
        its bar that are neither above it nor left of it: those whose row and column are at least its own. The square in
        row 1 and column 1 of {{ "the" if bars | length == 1 else "each" }} bar is poisoned and may not be named.
        Who has no bite left loses. I play as well as can be, and you can force a win.

        Your move is {{ "" if bars | length == 1 else "bar, " }}row, column of a square, counted from 1. I tell you my
        bite and the rows that are left.
        """,
        zh=r"""
        {% if bars | length == 1 %}
        我们面前有一块巧克力。从上到下，各行的格数为 {{ bars[0] | join("、") }}；各行都从第 1 列开始。
        {% else %}
        我们面前有两块巧克力。从上到下，第 1 块各行的格数为 {{ bars[0] | join("、") }}，第 2 块各行的格数为
        {{ bars[1] | join("、") }}；各行都从第 1 列开始。
        {% endif %}

        你和我轮流咬，你先咬。每一口指定一个还在的格子，把它连同同一块巧克力中既不在它上方、也不在它左方的格子
        （即行号和列号都不小于它的格子）全部吃掉。
        {{ "" if bars | length == 1 else "每块巧克力" }}第 1 行第 1 列的格子有毒，不许指定。
        轮到谁时没有可咬的格子，谁就输。我会尽力走得最好，而你有必胜的走法。

        你的一步写成格子的“{{ "" if bars | length == 1 else "块, " }}行, 列”，都从 1 数起。
        我会告诉你我咬的格子和剩下的各行。
        """,
    )
    reply = Prompt(
        en="""
        {{ "I have no bite left" if not bite else "I bite " ~ (bite | point) }}.
        {% for bar in bars %}
        {{ "Rows" if bars | length == 1 else "Rows of bar " ~ loop.index }}: {{ bar | join(", ") }}.
        {% endfor %}
        """,
        zh="""
        {{ "我没有可咬的格子了" if not bite else "我咬 " ~ (bite | point) }}。
        {% for bar in bars %}
        {{ "各行" if bars | length == 1 else "第 " ~ loop.index ~ " 块各行" }}：{{ bar | join("、") }}。
        {% endfor %}
        """,
    )

    def format(self, instance: Instance) -> Format[Bite]:
        return Sequence(Integer(1), length=2 if len(instance.bars) == 1 else 3)

    def deal(self, params: ChompDuel.Params, rng: Random) -> Instance:
        bars = tuple(
            tuple(sorted((rng.randint(1, params.cols) for _ in range(params.rows - rng.randint(0, 1))), reverse=True))
            for _ in range(params.bars)
        )
        winning = _winning(bars)
        squares = sum(map(sum, bars)) - len(bars)
        few = 3 * squares < params.bars * params.rows * params.cols or (params.single and len(winning) > 1)
        instance = self.Instance(bars=bars, turns=min(interactive.MOST_TURNS, squares), chance=new_chance(rng))
        if not winning or few or not self.policy_wins(instance):
            raise interactive.Retry
        return instance

    def begin(self, instance: Instance) -> _State:
        return _State(0, instance.bars)

    def illegal(self, shown: Instance, past: Past, move: Bite) -> str:
        bars = past[-1][1].bars if past else shown.bars
        if move in _bites(bars):
            return ""
        return "this square is poisoned" if move[-2:] == (1, 1) else f"there is no square {_point(move)}"

    def react(self, instance: Instance, state: _State, move: Bite) -> Turn:
        bars = _after(state.bars, move)
        bites = _winning(bars) or _bites(bars)
        if not bites:
            return Turn(_State(state.turn, bars), _Seen((), bars), "won")
        bite = draw(instance.chance, state.turn, "bite").choice(bites)
        bars = _after(bars, bite)
        return Turn(_State(state.turn + 1, bars), _Seen(bite, bars), "" if _bites(bars) else "lost")

    def random_move(self, shown: Instance, past: Past, rng: Random) -> Bite:
        return rng.choice(_bites(past[-1][1].bars if past else shown.bars))

    def policy(self, shown: Instance, past: Past, rng: Random) -> Bite:
        bars = past[-1][1].bars if past else shown.bars
        return (_winning(bars) or _bites(bars))[0]

    def key(self, instance: Instance) -> object:
        return sorted(instance.bars)


def _point(move: Bite) -> str:
    return f"({', '.join(map(str, move))})"


def _bites(bars: tuple[Bar, ...]) -> list[Bite]:
    """List the legal bites, the square alone where there is one bar."""
    return [(n, *square)[len(bars) == 1 :] for n, bar in enumerate(bars, 1) for square in squares(bar)]


def _after(bars: tuple[Bar, ...], bite: Bite) -> tuple[Bar, ...]:
    *number, row, col = bite
    place = number[0] - 1 if number else 0
    return (*bars[:place], bitten(bars[place], row, col), *bars[place + 1 :])


def _winning(bars: tuple[Bar, ...]) -> list[Bite]:
    """List the bites after which the values of the bars are equal, or that of a single bar is 0."""
    found = []
    for bite in _bites(bars):
        values = [value(bar) for bar in _after(bars, bite)]
        if values[0] == (values[1] if len(values) == 2 else 0):
            found.append(bite)
    return found
