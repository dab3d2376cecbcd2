"""Bring all cards home in a patience with free cells.

Answer: a list of moves; every list that brings all cards home within the limit is right.
Harder: more cards, more columns.
Skills: planning, search
Source: original; the patience FreeCell by P. Alfille, 1978.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from random import Random

from bootcamp import task
from bootcamp.lib.cards import RANKS, symbol
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Moves

Answer = tuple[str, ...]
State = tuple[tuple[tuple[str, ...], ...], tuple[str, ...], tuple[int, ...]]
"""The columns, the cells (empty texts where nothing lies), and how many cards of each suit are home."""

_SUITS = "SHDC"
_ORDER = "A" + RANKS[:-1]


class FreeCellPatience(Task["FreeCellPatience.Params", "FreeCellPatience.Instance", Answer]):
    version = 1

    class Params(task.Params):
        ranks: int = knob("how many ranks there are", levels=(4, 3, 4, 4, 5, 5, 6, 6, 7, 7), ge=2, le=8)
        suits: int = knob("how many suits there are", levels=(2, 3, 3, 4, 3, 4, 3, 4, 3, 4), ge=2, le=4)
        columns: int = knob("how many columns there are", levels=(3, 3, 3, 4, 4, 4, 4, 5, 4, 5), ge=2, le=8)
        cells: int = knob("how many free cells there are", levels=(1, 1, 2, 2, 2, 2, 2, 2, 2, 2), ge=1, le=4)

    class Instance(task.Instance):
        columns: tuple[tuple[str, ...], ...]
        cells: int
        suits: int
        limit: int

        @property
        def rows(self) -> list[str]:
            return [" ".join(map(symbol, column)) for column in self.columns]

        @property
        def names(self) -> list[str]:
            return list("abcd"[: self.cells])

    prompt = Prompt(
        en=r"""
        A game of patience. The cards lie in columns; the last card of a row below is the one on top:

        {% for row in rows %}
        - column {{ loop.index }}: {{ row }}
        {% endfor %}

        The free {{ "cell" if cells == 1 else "cells" }} {{ names | listed(language) }}
        {{ "is" if cells == 1 else "are" }} empty, and so are the foundations, one for each suit. Only single cards are
        moved.

        - Only the top card of a column and a card in a free cell can be moved.
        - A free cell takes any one card if it is empty.
        - An empty column takes any card. Another column takes a card on its top card if the top card is exactly one
          rank higher and of the other colour (♥ and ♦ are red, ♠ and ♣ black).
        - A foundation takes the cards of its suit in the order A, 2, 3, and so on. Cards there are not moved again.

        Bring all cards to the foundations in at most {{ limit }} moves. Write a move as from>to, where columns are
        numbers, cells are letters and F is the foundation of the card's suit: 3>a, a>2, 1>F. If there are several ways,
        give any one.
        """,
        zh=r"""
        一个单人纸牌游戏。牌摆成若干列，下面每一行的最后一张是该列最上面的一张：

        {% for row in rows %}
        - 第 {{ loop.index }} 列：{{ row }}
        {% endfor %}

        自由单元 {{ names | listed(language) }} {{ "" if cells == 1 else "都" }}空着，
        各花色的基础堆（每种花色一堆）也空着。每次只移动一张牌。

        - 只能移动某一列最上面的牌，或者自由单元里的牌。
        - 空的自由单元可以放入任意一张牌。
        - 空列可以放入任意一张牌。非空的列只有在其最上面的牌恰好比要放的牌大一点、且颜色不同时才能放（♥、♦ 是红色，♠、
          ♣ 是黑色）。
        - 基础堆按 A、2、3……的顺序收本花色的牌，收进去的牌不再移动。

        在不超过 {{ limit }} 步内把所有的牌收进基础堆。一步写成 起点>终点，列用数字，自由单元用字母，
        F 表示该牌花色的基础堆，形如 3>a、a>2、1>F。如果有几种办法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Moves:
        places = [*map(str, range(1, len(instance.columns) + 1)), *"abcd"[: instance.cells]]
        return Moves(tuple(f"{one}>{other}" for one in places for other in (*places, "F") if one != other))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        cards = [rank + suit for suit in _SUITS[: params.suits] for rank in _ORDER[: params.ranks]]
        rng.shuffle(cards)
        columns = tuple(tuple(cards[k :: params.columns]) for k in range(params.columns))
        start: State = (columns, ("",) * params.cells, (0,) * params.suits)
        found = _solve(start, 1500)
        if found is None or len(found) < len(cards) + params.ranks - 2:
            raise task.Retry
        limit = 5 * (len(found) // 5 + 3)
        return self.Instance(columns=columns, cells=params.cells, suits=params.suits, limit=limit), found

    def key(self, instance: Instance) -> object:
        return [sorted(instance.columns), instance.cells]

    def check(self, instance: Instance, answer: Answer) -> str:
        if len(answer) > instance.limit:
            return f"there are {len(answer)} moves"
        state: State = (instance.columns, ("",) * instance.cells, (0,) * instance.suits)
        for number, move in enumerate(answer, 1):
            following = dict(_after(state, move[0])).get(move)
            if following is None:
                return f"move {number}, {move}, is not possible"
            state = following
        return "some cards are not home" if any(state[0]) or any(state[1]) else ""


def _fits(card: str, top: str) -> bool:
    black = (card[1] in "SC") != (top[1] in "SC")
    return black and _ORDER.index(top[0]) == _ORDER.index(card[0]) + 1


def _after(state: State, source: str = "") -> Iterator[tuple[str, State]]:
    """Yield the moves that are possible, perhaps only from one place, with the states after them."""
    columns, cells, home = state
    sources = [(str(place + 1), column[-1]) for place, column in enumerate(columns) if column]
    sources += [("abcd"[place], card) for place, card in enumerate(cells) if card]
    for name, card in sources:
        if source not in ("", name):
            continue
        if name.isdigit():
            place = int(name) - 1
            lifted, kept = (*columns[:place], columns[place][:-1], *columns[place + 1 :]), cells
        else:
            place = "abcd".index(name)
            lifted, kept = columns, (*cells[:place], "", *cells[place + 1 :])
        suit = _SUITS.index(card[1])
        if _ORDER.index(card[0]) == home[suit]:
            yield f"{name}>F", (lifted, kept, (*home[:suit], home[suit] + 1, *home[suit + 1 :]))
        for other, column in enumerate(columns):
            if str(other + 1) != name and (not column or _fits(card, column[-1])):
                yield f"{name}>{other + 1}", ((*lifted[:other], (*column, card), *lifted[other + 1 :]), kept, home)
        for other, taken in enumerate(cells):
            if not taken and "abcd"[other] != name:
                yield f"{name}>{'abcd'[other]}", (lifted, (*kept[:other], card, *kept[other + 1 :]), home)


def _solve(start: State, budget: int) -> Answer | None:
    """Search for moves that bring all cards home, the most promising states first."""
    queue: list[tuple[int, int, State, Answer]] = [(0, 0, start, ())]
    seen, entries = set(), 0
    while queue and budget:
        _, _, state, moves = heapq.heappop(queue)
        budget -= 1
        if not any(state[0]) and not any(state[1]):
            return moves
        for move, after in _after(state):
            columns, cells, home = after
            alike = tuple(sorted(columns)), tuple(sorted(cells))
            if alike in seen:
                continue
            seen.add(alike)
            buried = sum(
                any(_ORDER.index(low[0]) < _ORDER.index(card[0]) for low in column[:place])
                for column in columns
                for place, card in enumerate(column)
            )
            entries += 1
            rating = len(moves) + 3 * buried - 4 * sum(home) + 2 * sum(map(bool, cells))
            heapq.heappush(queue, (rating, entries, after, (*moves, move)))
    return None
