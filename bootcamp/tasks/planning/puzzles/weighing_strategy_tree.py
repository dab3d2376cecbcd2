"""Plan weighings on a balance that find one false coin, whichever it is.

Answer: a tree of weighings in brackets; every plan within the limit is right.
Harder: more coins and weighings, more ways in which coins may be false, weighings that must not depend on results.
Skills: planning, deduction
Source: original; weighing coins is an old puzzle.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import product
from random import Random

from bootcamp import task
from bootcamp.lib.false_coins import next_weighing
from bootcamp.lib.prompts import by_language, comma
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Bracketed
from bootcamp.verifiers.bracketed import PhraseTree

Pans = tuple[tuple[str, ...], tuple[str, ...]]
Ways = tuple[str, ...]
"""What may be false, as the ends of a plan name it: `3H`, `3L`."""

_KNOWN = {
    "either": ("Either heavier or lighter, if false: ", "如果是假币，可能偏重也可能偏轻：", "HL"),
    "heavy": ("Heavier, if false: ", "如果是假币，必定偏重：", "H"),
    "light": ("Lighter, if false: ", "如果是假币，必定偏轻：", "L"),
    "good": ("Certainly good: ", "一定是真币：", ""),
}


class WeighingStrategyTree(Task["WeighingStrategyTree.Params", "WeighingStrategyTree.Instance", PhraseTree]):
    version = 1

    class Params(task.Params):
        coins: int = knob("how many coins there are", levels=(7, 6, 8, 8, 9, 10, 11, 12, 13, 13), ge=4, le=13)
        ways: int = knob("the ways in which one is false", levels=(3, 5, 7, 9, 13, 15, 17, 19, 20, 22), ge=3, le=25)
        fixed: int = knob("per cent of cases with weighings set beforehand", levels=(0,) * 7 + (50, 75, 100), le=100)

    class Instance(task.Instance):
        kinds: tuple[str, ...]
        """For each coin `either`, `heavy`, `light` or `good`."""
        limit: int
        fixed: bool

        @property
        def lines(self) -> dict[str, list[str]]:
            coins = {kind: comma(coin for coin, own in enumerate(self.kinds, 1) if own == kind) for kind in _KNOWN}
            return by_language([[text + coins[kind] for text in _KNOWN[kind]] for kind in coins if coins[kind]])

    prompt = Prompt(
        en=r"""
        Of {{ kinds | length }} coins, numbered from 1, exactly one is false. All good coins weigh the same; the false
        one is a little heavier or a little lighter. This is known of the coins:

        {% for line in lines.en %}
        - {{ line }}.
        {% endfor %}

        Plan weighings on a balance with two pans so that after at most {{ limit }}
        {{ "weighing" if limit == 1 else "weighings" }} it is certain which coin is false and whether it is heavier or
        lighter. In each weighing both pans hold equally many coins, at least one each.
        {% if fixed %}
        The weighings are set beforehand: all weighings of the plan that come after equally many results have the same
        coins on the left and the same coins on the right.
        {% elif limit > 1 %}
        Which weighing comes next may depend on the results so far.
        {% endif %}

        Write the plan as a tree in brackets, with the numbers of coins, of more or fewer as needed, in place of a, b,
        c, d: [W [L a b] [R c d] X Y Z] means that a and b are weighed on the left against c and d on the right, and
        that the plan goes on with X if the left side is lighter, with Y if both sides are equal and with Z if the left
        side is heavier. Each of X, Y, Z is such a bracket again or an end. An end is the number of the false coin
        followed directly by H if it is heavier or L if it is lighter, or the word none if nothing is possible any more.
        Where nothing is possible, none must stand. If there are several plans, give any one.
        """,
        zh=r"""
        {{ kinds | length }} 枚硬币从 1 开始编号，其中恰有一枚是假币。真币都一样重，假币略重或略轻。关于这些硬币，已知：

        {% for line in lines.zh %}
        - {{ line }}。
        {% endfor %}

        请设计用天平称量的方案，使得至多称 {{ limit }} 次就一定能知道哪一枚是假币，以及它偏重还是偏轻。
        每次称量时左右两盘的硬币数相等，且至少各有一枚。
        {% if fixed %}
        各次称量必须事先定好：方案中，在得到同样多次结果之后进行的所有称量，左盘的硬币都相同，右盘的硬币也都相同。
        {% elif limit > 1 %}
        下一次怎样称可以取决于前面的结果。
        {% endif %}

        把方案写成带括号的树，其中 a、b、c、d 换成硬币的编号，枚数可多可少：[W [L a b] [R c d] X Y Z] 表示把 a、
        b 放在左盘，把 c、d 放在右盘；左盘较轻时接着按 X 做，两盘相等时接着按 Y 做，左盘较重时接着按 Z 做。
        X、Y、Z 又是这样的括号，或者是终点。终点写假币的编号，后面紧跟 H（偏重）或 L（偏轻）；
        如果已经没有任何可能，就写 none。没有任何可能的地方必须写 none。如果有几种方案，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Bracketed:
        words = [f"{coin}{kind}" for coin in range(1, len(instance.kinds) + 1) for kind in ("", "H", "L")]
        return Bracketed(("W", "L", "R"), (*words, "none"))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, PhraseTree]:
        if params.ways > 2 * params.coins:
            raise task.Retry
        limit = next(count for count in (1, 2, 3) if params.ways <= 3**count)
        either = min(params.ways // 2, max(0, params.ways - params.coins) + rng.randint(0, 1))
        kinds = ["either"] * either + rng.choices(("heavy", "light"), k=params.ways - 2 * either)
        kinds += ["good"] * (params.coins - len(kinds))
        rng.shuffle(kinds)
        fixed = rng.randrange(100) < params.fixed
        ways = _ways(kinds)
        if fixed:
            weighings = _beforehand(kinds, limit, rng)
            tree = _tree(ways, limit, lambda _, left: weighings[limit - left])
        else:
            tree = _tree(ways, limit, lambda ways, _: _best(ways, params.coins))
        if isinstance(tree, str):
            raise task.Retry
        return self.Instance(kinds=tuple(kinds), limit=limit, fixed=fixed), tree

    def check(self, instance: Instance, answer: PhraseTree) -> str:
        waiting: list[tuple[PhraseTree | str, Ways, int]] = [(answer, _ways(instance.kinds), 0)]
        weighed: dict[int, Pans] = {}
        while waiting:
            node, ways, depth = waiting.pop()
            if isinstance(node, str):
                if (node,) != (ways or ("none",)):
                    return f"the end {node} stands where something else is possible"
                continue
            if not ways or depth == instance.limit:
                return "a branch has too many weighings" if ways else "a weighing stands where nothing is possible"
            pans = _pans(node)
            if not pans:
                return "a weighing does not have the same number of coins, each once, in its pans, or not three results"
            if instance.fixed and weighed.setdefault(depth, pans) != pans:
                return f"weighing {depth + 1} depends on the results before it"
            waiting.extend(zip(node.parts[2:], _after(ways, pans), (depth + 1,) * 3, strict=True))
        return ""


def _ways(kinds: Iterable[str]) -> Ways:
    return tuple(f"{coin}{sign}" for coin, kind in enumerate(kinds, 1) for sign in _KNOWN[kind][2])


def _after(ways: Ways, pans: Pans) -> list[Ways]:
    """Part what is possible by the results: the left side lighter, equal, heavier."""
    tilts = [((way[:-1] in pans[0]) - (way[:-1] in pans[1])) * (1 if way[-1] == "H" else -1) for way in ways]
    return [tuple(way for way, tilt in zip(ways, tilts, strict=True) if tilt == result) for result in (-1, 0, 1)]


def _pans(node: PhraseTree) -> Pans | None:
    """Read the coins in the pans of a weighing, the alphabet's order; None if it is none."""
    pans = [part for part in node.parts[:2] if isinstance(part, PhraseTree)]
    if node.label != "W" or len(node.parts) != 5 or [pan.label for pan in pans] != ["L", "R"]:
        return None
    left, right = (sorted(word for word in pan.parts if isinstance(word, str) and word.isdigit()) for pan in pans)
    sizes = {len(left), len(right), *(len(pan.parts) for pan in pans)}
    return (tuple(left), tuple(right)) if len(sizes) == 1 and len({*left, *right}) == 2 * len(left) else None


def _tree(ways: Ways, left: int, plan: Callable[[Ways, int], Pans]) -> PhraseTree | str:
    """Follow a plan with so many weighings left; give "" if they do not suffice."""
    if len(ways) < 2 or not left:
        return "" if len(ways) > 1 else "".join(ways) or "none"
    pans = plan(ways, left)
    branches = [_tree(part, left - 1, plan) for part in _after(ways, pans)]
    return PhraseTree("W", (PhraseTree("L", pans[0]), PhraseTree("R", pans[1]), *branches)) if all(branches) else ""


def _best(ways: Ways, coins: int) -> Pans:
    heavy, light = ({int(way[:-1]) for way in ways if way[-1] == kind} for kind in "HL")
    left, right = next_weighing(heavy, light, coins, coins // 2)
    return tuple(map(str, left)), tuple(map(str, right))


def _beforehand(kinds: list[str], limit: int, rng: Random) -> list[Pans]:
    """Draw weighings with results of their own for each way in which a coin may be false; good coins even the pans."""
    good = [str(coin) for coin, kind in enumerate(kinds, 1) if kind == "good"]
    coins = [str(coin) for kind in ("either", "heavy", "light") for coin, own in enumerate(kinds, 1) if own == kind]
    cut, end = kinds.count("either"), -kinds.count("light")
    rows = [one for one in product((-1, 0, 1), repeat=limit) if one > (0,) * limit]
    for _ in range(5000):
        rng.shuffle(rows)
        turned = [row if rng.random() < 0.5 else tuple(-one for one in row) for row in rows]
        single = [(0,) * limit, *turned[cut:], *(tuple(-one for one in row) for row in turned[cut:])]
        sides = turned[:cut] + rng.sample(single, len(coins) - cut)
        sides[end or len(sides) :] = [tuple(-one for one in row) for row in sides[end or len(sides) :]]
        columns = list(zip(*sides, strict=True))  # 1 for the left pan, -1 for the right one
        if all(abs(sum(column)) <= len(good) and any(column) for column in columns):
            return [_evened(coins, column, good) for column in columns]
    raise task.Retry


def _evened(coins: list[str], column: tuple[int, ...], good: list[str]) -> Pans:
    left, right = ([coin for coin, side in zip(coins, column, strict=True) if side == own] for own in (1, -1))
    more = len(left) - len(right)
    return tuple(left + good[: max(0, -more)]), tuple(right + good[: max(0, more)])
