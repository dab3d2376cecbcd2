"""Find the unrooted tree with branch lengths that belongs to a matrix of distances.

Answer: the tree in Newick text; any text with the right path lengths between leaves is right.
Harder: more leaves, longer branches and halves, at the end distances that fit no tree, joined by printed steps.
Skills: algebra, deduction, simulation
Source: original; N. Saitou and M. Nei, The neighbor-joining method, 1987.
"""

from __future__ import annotations

import re
from fractions import Fraction
from itertools import combinations
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Text

Matrix = dict[tuple[str, str], Fraction]
"""Distances by pairs of names in alphabetical order."""
_TOKEN = re.compile(r"[(),;:]|[A-Za-z]\w*|[-+]?\d+(?:\.\d+|/\d+)?")


class NeighborJoiningTree(Task["NeighborJoiningTree.Params", "NeighborJoiningTree.Instance", str]):
    version = 1

    class Params(task.Params):
        leaves: int = knob("how many leaves there are", levels=(3, 4, 5, 5, 6, 7, 8, 9, 9, 10), ge=3, le=10)
        longest: int = knob("the longest branch", levels=(15, 20, 20, 30, 40, 60, 80, 120, 150, 200), ge=3, le=500)
        halves: bool = knob("whether branches may end in a half", levels=(False,) * 3 + (True,) * 7)
        changed: int = knob("how many distances are changed", levels=(0,) * 8 + (1, 2), ge=0, le=5)

    class Instance(task.Instance):
        rows: tuple[tuple[Fraction, ...], ...]
        changed: bool

        @property
        def names(self) -> str:
            return "ABCDEFGHIJ"[: len(self.rows)]

        @property
        def lines(self) -> list[str]:
            cells = [[str(float(x)) if x.denominator > 1 else str(x) for x in row] for row in self.rows]
            return [f"{name}: {', '.join(row)}" for name, row in zip(self.names, cells, strict=True)]

    answer = Text(content="(),:;./-", ignore_spaces=True)
    prompt = Prompt(
        en=r"""
        The distances of some species, each row in the order {{ names | list | comma }}:

        {{ lines | bullets }}

        {% if not changed %}
        They are exactly the path lengths between the leaves of an unrooted tree whose branches have positive lengths.
        Find the tree.
        {% else %}
        They need not fit a tree. Join the species exactly by these steps, in which n is the number of clusters, d
        their distances and S(i) the sum of the distances of cluster i from all others; at first each species is a
        cluster. A cluster is called by its alphabetically first species.

        - While there are more than three clusters, take the pair i, j with the least (n - 2)d(i, j) - S(i) - S(j);
          among equals that which comes first when the names in a pair are sorted and pairs are compared by their
          first names, then by their second ones.
        - Join i and j at a new node by branches of the lengths d(i, j)/2 + (S(i) - S(j))/(2(n - 2)) for i and d(i, j)
          less that length for j.
        - The new node is a cluster instead of i and j, at the distance (d(i, k) + d(j, k) - d(i, j))/2 from each
          other cluster k.
        - The last three clusters i, j, k are joined at one node; the branch of i has the length
          (d(i, j) + d(i, k) - d(j, k))/2, and likewise for j and k.

        Lengths may be negative. Find the tree that results.
        {% endif %}

        Give it in Newick text, in which (X:1,Y:2.5,(Z:7/2,W:3):1); would be another tree: a leaf is its name, a node
        is written in round brackets round the parts joined to it, separated by commas, and after each part stand a
        colon and the length of its branch. Start from any inner node, in any order; lengths are exact.
        """,
        zh=r"""
        几个物种之间的距离如下，每行按 {{ names | list | comma }} 的次序：

        {{ lines | bullets }}

        {% if not changed %}
        它们恰好是一棵无根树的叶之间的路径长度，树枝的长度都是正数。求这棵树。
        {% else %}
        它们不一定符合某棵树。请严格按下列步骤合并，其中 n 是类的个数，d 是类之间的距离，S(i) 是类 i 到其余各类
        的距离之和；开始时每个物种自成一类。类以其中字母顺序最靠前的物种命名。

        - 当类多于三个时，取 (n - 2)d(i, j) - S(i) - S(j) 最小的一对 i、j；
          相等时，把每对的两个名称排好序，先比第一个名称，再比第二个，取最靠前的一对。
        - 用一个新结点连接 i 和 j，i 的树枝长为 d(i, j)/2 + (S(i) - S(j))/(2(n - 2))，j 的树枝长为 d(i, j) 减去该长度。
        - 新结点作为一类代替 i 和 j，它到其余每个类 k 的距离为 (d(i, k) + d(j, k) - d(i, j))/2。
        - 最后三个类 i、j、k 连接到一个结点上；i 的树枝长为 (d(i, j) + d(i, k) - d(j, k))/2，j 和 k 类似。

        长度可以是负数。求得到的树。
        {% endif %}

        用 Newick 文本写出，例如 (X:1,Y:2.5,(Z:7/2,W:3):1); 是另一棵树：叶写作它的名称；结点写作圆括号，
        里面是与它相连的各部分，用逗号隔开，每一部分之后写冒号和它的树枝长。可以从任一内部结点开始，次序不限；长度必须精确。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        names = rng.sample("ABCDEFGHIJ"[: params.leaves], params.leaves)

        def length() -> str:
            return f"{rng.randint(1, params.longest)}{'.5' if params.halves and rng.random() < 0.3 else ''}"

        parts = [f"{name}:{length()}" for name in names]
        while len(parts) > 3:
            first, second = (parts.pop(rng.randrange(len(parts))) for _ in range(2))
            parts.append(f"({first},{second}):{length()}")
        text = f"({','.join(parts)});"
        distances = _paths(text)
        for pair in rng.sample(sorted(distances), params.changed):
            distances[pair] += rng.choice((-1, 1)) * rng.randint(2, params.longest // 4)
        if min(distances.values()) < 1:
            raise task.Retry
        order = sorted(names)
        rows = [[Fraction(distances.get((min(a, b), max(a, b)), 0)) for b in order] for a in order]
        instance = self.Instance(rows=tuple(map(tuple, rows)), changed=params.changed > 0)
        return instance, _joined(distances) if params.changed else text

    def key(self, instance: Instance) -> object:
        return sorted([str(x) for x in sorted(row)] for row in instance.rows)

    def check(self, instance: Instance, answer: str) -> str:
        found = _paths(answer)
        if not found:
            return "the answer is not a tree in Newick text with a length after each part"
        table = zip(combinations(instance.names, 2), combinations(range(len(instance.rows)), 2), strict=True)
        distances = {pair: instance.rows[i][j] for pair, (i, j) in table}
        right = _paths(_joined(distances)) if instance.changed else distances
        if found.keys() != right.keys():
            return "the leaves are not the species"
        return "" if found == right else "the path lengths are not right"


def _paths(text: str) -> Matrix:
    """Give the path lengths between the leaves of a tree in Newick text; nothing if it is none."""
    tokens = _TOKEN.findall(text)
    if len(tokens) > 200 or max(map(len, tokens), default=99) > 30 or "".join(tokens) != re.sub(r"\s", "", text):
        return {}
    found: Matrix = {}
    groups = list[list[dict[str, Fraction]]]()
    done: dict[str, Fraction] | None = None
    for place, token in enumerate(tokens):
        last = tokens[place - 1] if place else ""
        if token == "(" and done is None:
            groups.append([])
        elif token in ",)" and groups and done is not None and _measured(last):
            groups[-1].append(done)
            done = None
            if token == ")":
                parts = groups.pop()
                for one, other in combinations(parts, 2):
                    for a, x in one.items():
                        for b, y in other.items():
                            if (min(a, b), max(a, b)) in found or a == b:
                                return {}
                            found[min(a, b), max(a, b)] = x + y
                done = {name: x for part in parts for name, x in part.items()}
        elif token.isalpha() and done is None and groups:
            done = {token: Fraction(0)}
        elif _measured(token) and last == ":" and done is not None:
            if not int(token.partition("/")[2] or 1):
                return {}
            done = {name: x + Fraction(token) for name, x in done.items()}
        elif not (token == ":" and done is not None and not _measured(last)) and (token, place) != (
            ";",
            len(tokens) - 1,
        ):
            return {}
    return found if done is not None and not groups else {}


def _measured(token: str) -> bool:
    return token[-1:].isdigit()


def _joined(distances: Matrix) -> str:
    """Join the leaves by neighbour joining."""
    texts = {name: name for pair in distances for name in pair}
    d = {frozenset(pair): x for pair, x in distances.items()}
    while len(texts) > 3:
        n, order = len(texts), sorted(texts)
        total = {i: sum((d[frozenset((i, k))] for k in order if k != i), Fraction(0)) for i in order}
        i, j = min(combinations(order, 2), key=lambda p: ((n - 2) * d[frozenset(p)] - total[p[0]] - total[p[1]], p))
        between = d[frozenset((i, j))]
        length = between / 2 + (total[i] - total[j]) / (2 * (n - 2))
        texts[i] = f"({texts[i]}:{length},{texts.pop(j)}:{between - length})"
        for k in texts.keys() - {i}:
            d[frozenset((i, k))] = (d[frozenset((i, k))] + d[frozenset((j, k))] - between) / 2
    a, b, c = sorted(texts)
    ab, ac, bc = d[frozenset((a, b))], d[frozenset((a, c))], d[frozenset((b, c))]
    lengths = ((ab + ac - bc) / 2, (ab + bc - ac) / 2, (ac + bc - ab) / 2)
    return f"({','.join(f'{texts[name]}:{x}' for name, x in zip((a, b, c), lengths, strict=True))});"
