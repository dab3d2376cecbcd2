"""Delete strictly dominated strategies of a two-player game until none is left.

Answer: the rows and columns that survive; unique.
Harder: larger games, more rounds of deletion, dominance by mixed strategies.
Skills: deduction, algebra
Source: original; R. D. Luce and H. Raiffa, Games and Decisions, 1957.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from operator import ge
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.linear_programmes import maximise
from bootcamp.lib.matrix import transpose
from bootcamp.lib.prompts import comma, point
from bootcamp.lib.shown_work import products
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.games.strategy._payoffs import Board, cells, heads
from bootcamp.verifiers import Integer, Record, Set

Answer = dict[str, Any]


class IteratedDominance(Task["IteratedDominance.Params", "IteratedDominance.Instance", Answer]):
    version = 1

    class Params(task.Params):
        core: int = knob(
            "the most strategies of a player to begin with", levels=(1, 2, 2, 3, 2, 3, 3, 3, 3, 3), ge=1, le=4
        )
        added: int = knob("how many dominated strategies are added", levels=(2, 2, 4, 4, 5, 5, 6, 6, 7, 8), ge=1, le=10)
        most: int = knob("the largest payoff drawn", levels=(9, 9, 9, 9, 12, 12, 15, 18, 20, 24), ge=5, le=60)
        mixed: bool = knob("whether mixed strategies dominate too", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        first: Board  # payoffs of the row player
        second: Board  # payoffs of the column player
        mixed: bool

        def rows(self) -> list[tuple[object, ...]]:
            return cells(self.first, self.second)

        @property
        def heads(self) -> tuple[str, ...]:
            return heads(self.first)

    prompt = Prompt(
        en=r"""
        The row player picks a row and the column player a column at the same time. Each cell shows the payoff of the
        row player and then that of the column player:

        {{ rows() | table(heads) }}

        {% if mixed %}
        A strategy of a player is strictly dominated if the player has a pure or mixed strategy, made of strategies not
        deleted, whose expected payoff is greater than that of the first one against every strategy of the other player
        that is not deleted.
        {% else %}
        A strategy of a player is strictly dominated if the player has another strategy, not deleted, whose payoff is
        greater than that of the first one against every strategy of the other player that is not deleted. Only
        single rows and columns are compared, not mixtures of them.
        {% endif %}

        Strictly dominated strategies of both players are deleted again and again until none is left; the order does
        not matter. Give the sets of the numbers of the rows and of the columns that are never deleted.
        """,
        zh=r"""
        行参与者选一行，列参与者选一列，两人同时选择。每格中先写行参与者的收益，再写列参与者的收益：

        {{ rows() | table(heads) }}

        {% if mixed %}
        若某参与者有一个由尚未删除的策略构成的纯策略或混合策略，
        面对对方每一个尚未删除的策略时其期望收益都大于某策略的收益，
        就称后者被严格占优。
        {% else %}
        若某参与者有另一个尚未删除的策略，面对对方每一个尚未删除的策略时其收益都大于某策略的收益，就称后者被严格占优。
        只比较单独的行和列，不考虑它们的混合。
        {% endif %}

        反复删除双方被严格占优的策略，直到没有这样的策略为止；删除的次序不影响结果。
        请给出始终未被删除的行的编号集合 rows 和列的编号集合 columns。
        """,
    )
    answer = Record(rows=Set(Integer(low=1)), columns=Set(Integer(low=1)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        mine = [[rng.randint(0, params.most) for _ in range(params.core)] for _ in range(rng.randint(1, params.core))]
        theirs = [[rng.randint(0, params.most) for _ in row] for row in mine]
        for number in range(params.added):
            if number % 2:
                _add(mine, theirs, params, rng)
            else:  # a column is a row of the other player
                left, right = list(map(list, zip(*theirs, strict=True))), list(map(list, zip(*mine, strict=True)))
                _add(left, right, params, rng)
                theirs, mine = list(map(list, zip(*left, strict=True))), list(map(list, zip(*right, strict=True)))
        rows, cols = rng.sample(range(len(mine)), len(mine)), rng.sample(range(len(mine[0])), len(mine[0]))
        first, second = (tuple(tuple(board[i][j] for j in cols) for i in rows) for board in (mine, theirs))
        instance = self.Instance(first=first, second=second, mixed=params.mixed)
        pure = self.solve(instance.model_copy(update={"mixed": False}))
        if params.mixed and 1 in map(len, pure.values()):  # then mixtures delete nothing more, which is slow to see
            raise task.Retry
        found = self.solve(instance)
        if params.added > 2 and len(found["rows"]) == len(found["columns"]) == 1 and rng.randrange(3):
            raise task.Retry
        if params.mixed and found == pure:
            raise task.Retry
        if params.added > 2 and found == _weakly(instance):
            raise task.Retry  # it would not matter that dominance is strict
        return instance, found

    def key(self, instance: Instance) -> object:
        pairs = [sorted(zip(*both, strict=True)) for both in zip(instance.first, instance.second, strict=True)]
        return [sorted(pairs), instance.mixed]

    def solve(self, instance: Instance) -> Answer:
        *_, (_, alive, _) = _deletions(instance)
        return _numbered(alive)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        boards = instance.first, transpose(instance.second)
        kinds, lines = {"en": ("rows", "columns"), "zh": ("行", "列")}[language], []
        for side, alive, (one, weights) in _deletions(instance):
            board, against = boards[side], alive[1 - side]
            told = (f"{s + 1} {point(board[s][t] for t in against)}" for s in alive[side])
            lines.append(f"{kinds[side]} {comma(told)}: ")
            if len(weights) > 1:
                mix = " + ".join(f"{share}·[{s + 1}]" for s, share in weights.items())
                shares = ([(share, board[s][t]) for s, share in weights.items()] for t in against)
                sums = (f"{products(pairs)} = {sum(x * y for x, y in pairs)}" for pairs in shares)
                lines[-1] += f"{one + 1} < {mix}: {comma(sums)}"
            else:
                lines[-1] += "".join(f"{one + 1} < {s + 1}" for s in weights) or {"en": "none", "zh": "无"}[language]
        return "\n".join(lines)


def _deletions(
    instance: IteratedDominance.Instance,
) -> Iterator[tuple[int, list[list[int]], tuple[int, dict[int, Fraction]]]]:
    """Give the side, the strategies alive, and one of the side that is dominated by weights of others, or none."""
    boards = instance.first, transpose(instance.second)
    alive = [list(range(len(board))) for board in boards]
    side = quiet = 0
    while quiet < 2:
        for one in alive[side]:
            rest = [s for s in alive[side] if s != one]
            weights = _dominated(boards[side], one, rest, alive[1 - side], instance.mixed)
            if weights:
                yield side, alive, (one, weights)
                alive[side], quiet = rest, 0
                break
        else:
            yield side, alive, (-1, {})
            side, quiet = 1 - side, quiet + 1


def _weakly(instance: IteratedDominance.Instance) -> Answer:
    """Give what is left if pure strategies are also deleted for another that is never worse and somewhere better."""
    boards = instance.first, transpose(instance.second)
    alive = [list(range(len(board))) for board in boards]
    left = list[list[int]]()
    while left != alive:
        alive, left = left or alive, []
        for board, own, against in zip(boards, alive, alive[::-1], strict=True):
            pays = {s: [board[s][t] for t in against] for s in own}
            left += [[s for s in own if not any(p != pays[s] and all(map(ge, p, pays[s])) for p in pays.values())]]
    return _numbered(alive)


def _numbered(alive: list[list[int]]) -> Answer:
    return {name: frozenset(s + 1 for s in own) for name, own in zip(("rows", "columns"), alive, strict=True)}


def _add(board: list[list[int]], other: list[list[int]], params: IteratedDominance.Params, rng: Random) -> None:
    """Add a row that is dominated by one row or by a mixture of two; the other player's payoffs are free."""
    one, two = rng.choice(board), rng.choice(board)
    share = rng.randint(1, 3) if params.mixed and rng.randrange(3) else 4
    row = [(share * a + (4 - share) * b - 1) // 4 - rng.randint(0, 1) for a, b in zip(one, two, strict=True)]
    board.append(row)
    other.append([rng.randint(0, params.most) for _ in row])


def _dominated(board: Board, one: int, rest: list[int], against: list[int], mixed: bool) -> dict[int, Fraction]:
    for s in rest:
        if all(board[s][t] > board[one][t] for t in against):
            return {s: Fraction(1)}
    if not mixed or len(rest) < 2 or any(all(board[s][t] <= board[one][t] for s in rest) for t in against):
        return {}
    least = min(map(min, board))  # weights that add up to less than 1 are no help for payoffs above 0
    rows = [[*(least - 1 - board[s][t] for s in rest), 1] for t in against]
    limits = [least - 1 - board[one][t] for t in against]
    found = maximise([0] * len(rest) + [1], [*rows, [1] * len(rest) + [0]], [*limits, 1])
    return {s: x for s, x in zip(rest, found[1], strict=False) if x} if found is not None and found[0] > 0 else {}
