"""Run Monte Carlo tree search by stated rules and tell visits and wins of all nodes.

Answer: visits and wins of each node that was reached; there is one right answer.
Harder: more iterations, more children, deeper ends.
Skills: simulation, arithmetic
Source: original; L. Kocsis and C. Szepesvari, 2006.
"""

from __future__ import annotations

from decimal import Context, Decimal
from fractions import Fraction
from functools import cache
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Mapping, Sequence, Word

Counts = dict[str, tuple[int, ...]]

_NAMES = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_CLEAR = 50_000
"""A best score is 0.005 ahead of the next or equal to it, so that rounding on the way does not matter."""


class MctsUctTrace(Task["MctsUctTrace.Params", "MctsUctTrace.Instance", Counts]):
    version = 1

    class Params(task.Params):
        iterations: int = knob("how many iterations there are", levels=(4, 5, 6, 7, 9, 11, 13, 15, 18, 20), ge=3, le=24)
        nodes: int = knob("how many nodes the tree has", levels=(8, 9, 10, 11, 12, 14, 16, 18, 20, 22), ge=5, le=26)
        children: int = knob("the most children of a node", levels=(3, 3, 3, 3, 3, 4, 4, 4, 4, 4), ge=2, le=4)
        both: bool = knob("whether mean and bonus both matter", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        tree: tuple[tuple[str, str], ...]
        results: tuple[int, ...]
        tenths: int

        @property
        def factor(self) -> str:
            return f"{self.tenths // 10}.{self.tenths % 10}"

        @property
        def table(self) -> list[tuple[int, str, str]]:
            """List n with the square roots of ln n and of 1/n to three places."""
            places = range(1, len(self.results) + 1)
            return [(n, _decimal(_root(n, logs=True)), _decimal(_root(n, logs=False))) for n in places]

    prompt = Prompt(
        en=r"""
        A game for one player has the positions A, B, C, ...; A is the start. These positions have moves, in this order
        to the positions named; all others are ends of the game.

        {% for node, children in tree %}
        - {{ node }}: {{ children | comma }}
        {% endfor %}

        Monte Carlo tree search keeps a tree, at first only A, and for every position in it the numbers of its visits
        and wins, at first 0. It makes {{ results | length }} iterations, each of them so:

        - Begin at A. As long as all positions to which the present one has moves are in the tree, and there are some,
          go to the one with the largest score W/n + {{ factor }} * L(N) * R(n), where n and W are its visits and
          wins, and N the visits of the present one. Among equal scores go to the first in the order of the moves.
        - Then, if the present position has moves to positions that are not in the tree, add the first of them in the
          order of the moves to the tree and go to it. If the present position is an end of the game, nothing is added.
        - From there the rest of the game is played at random. The results of these, in the order of the iterations,
          1 for a win and 0 for a loss, are given below; also at an end of the game the next result is taken.
        - Every position on the way of this iteration, from A to the last one gone to, gets one visit more, and one win
          more if the result is 1.

        The results: {{ results | comma }}.

        L(n) is the square root of the natural logarithm of n, R(n) that of 1/n. Calculate with these values:

        {% for n, log, root in table %}
        - n = {{ n }}: L = {{ log }}, R = {{ root }}
        {% endfor %}

        Give for each position in the tree after the last iteration its visits and its wins, in this order.
        """,
        zh=r"""
        一个单人游戏有局面 A、B、C……，从 A 开始。下列局面有走法，依次通向所列的局面；其余局面都是终局。

        {% for node, children in tree %}
        - {{ node }}：{{ children | comma }}
        {% endfor %}

        蒙特卡洛树搜索维护一棵树，开始时树中只有 A，并为树中每个局面记下访问次数和获胜次数，开始时都是 0。
        搜索共进行 {{ results | length }} 次迭代，每次迭代如下：

        - 从 A 开始。只要当前局面有走法，且它的走法所通向的局面都已在树中，就走到其中得分最大的那个局面，
          得分为 W/n + {{ factor }} * L(N) * R(n)，其中 n 和 W 是那个局面的访问次数和获胜次数，
          N 是当前局面的访问次数。得分相同时走到走法次序在前的那个。
        - 然后，如果当前局面有走法通向不在树中的局面，就把其中走法次序最前的那个加入树中，并走到它。
          如果当前局面是终局，就不加入任何局面。
        - 从那里起随机下完游戏。下面按迭代次序给出各次的结果，1 表示胜，0 表示负；在终局时也取下一个结果。
        - 这次迭代所经过的每个局面，从 A 到最后走到的局面，访问次数都加 1；结果为 1 时获胜次数也都加 1。

        结果：{{ results | comma }}。

        L(n) 是 n 的自然对数的平方根，R(n) 是 1/n 的平方根。请用下列数值计算：

        {% for n, log, root in table %}
        - n = {{ n }}：L = {{ log }}，R = {{ root }}
        {% endfor %}

        请给出最后一次迭代之后树中每个局面的访问次数和获胜次数，按此次序。
        """,
    )

    def format(self, instance: Instance) -> Format[Counts]:
        size = 1 + sum(len(children) for _, children in instance.tree)
        return Mapping(Word(tuple(_NAMES[:size])), Sequence(Integer(0), length=2))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Counts]:
        tree, open_, size = list[tuple[str, str]](), ["A"], 1
        while open_ and size < params.nodes - 1:
            node = open_.pop(0)
            count = min(rng.randint(2, params.children), params.nodes - size)
            if not open_ or rng.random() < 0.7:
                tree.append((node, _NAMES[size : size + count]))
                open_ += _NAMES[size : size + count]
                size += count
        for _ in range(30):
            instance = self.Instance(
                tree=tuple(tree),
                results=tuple(rng.randint(0, 1) for _ in range(params.iterations)),
                tenths=rng.choice((4, 5, 6, 7, 8, 9, 10, 11, 12, 14)),
            )
            counts = _searched(instance, 1, instance.tenths, _CLEAR)
            if not counts or len(set(instance.results)) == 1 or len(counts) <= 1 + len(tree[0][1]):
                continue
            if not params.both or counts not in (_searched(instance, 1, 0), _searched(instance, 0, 1)):
                return instance, counts
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.tree, instance.results, instance.tenths]


@cache
def _root(n: int, *, logs: bool) -> int:
    """Give the square root of ln n or of 1/n in thousandths, rounded."""
    context = Context(prec=30)
    square = context.ln(Decimal(n)) if logs else context.divide(Decimal(1), Decimal(n))
    return int(context.quantize(context.multiply(context.sqrt(square), Decimal(1000)), Decimal(1)))


def _decimal(thousandths: int) -> str:
    return f"{thousandths // 1000}.{thousandths % 1000:03}"


def _searched(instance: MctsUctTrace.Instance, weight: int, tenths: int, clear: int = 0) -> Counts:
    """Run the search, with means times a weight; give nothing if a best score is less than `clear` ahead of the next.

    Scores are in units of 1/10,000,000, as `clear` is.
    """
    children = dict(instance.tree)
    visits, wins = {"A": 0}, {"A": 0}
    for result in instance.results:
        way = ["A"]
        while True:
            options = children.get(way[-1], "")
            new = [option for option in options if option not in visits]
            if new or not options:
                break
            bonus = tenths * _root(visits[way[-1]], logs=True)
            scores = [
                Fraction(weight * wins[option] * 10**7, visits[option]) + bonus * _root(visits[option], logs=False)
                for option in options
            ]
            best = max(scores)
            if any(0 < best - score < clear for score in scores):
                return {}
            way.append(options[scores.index(best)])
        way += new[:1]
        for node in way:
            visits[node] = visits.get(node, 0) + 1
            wins[node] = wins.get(node, 0) + result
    return {node: (visits[node], wins[node]) for node in sorted(visits)}
