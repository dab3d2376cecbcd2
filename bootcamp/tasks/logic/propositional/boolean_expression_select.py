"""Select the true ones among Boolean expressions over comparisons and claims about a table.

Answer: a set of letters; it is unique.
Harder: more and longer expressions, larger numbers.
Skills: logic, arithmetic
Source: original; Boolean expressions are evaluated in every course of programming.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from types import MappingProxyType

from bootcamp import task
from bootcamp.lib.arithmetic import evaluate, plain, random_expression
from bootcamp.lib.logic import Atom, Formula, Join, Not, evaluate as truth, random_formula, shape
from bootcamp.lib.prompts import letters
from bootcamp.lib.worlds import draw_names, draw_world, gloss, plural, zh
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Choice, Format, Set

Leaf = tuple[str, str, tuple[int, ...]]  # a kind, the text unless it is a claim, and the numbers of a claim

_CLAIMS: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        "more": ("{a} has more {x} than {b}", "{a} 的{x}比 {b} 多"),
        "columns": ("{a} has more {x} than {y}", "{a} 的{x}比{y}多"),
        "pair": ("{a} and {b} together have more {x} than {c}", "{a} 和 {b} 的{x}合起来比 {c} 多"),
        "most": ("nobody has more {x} than {a}", "没有人的{x}比 {a} 多"),
        "total": ("there are more than {n} {x} in all", "{x}总数超过 {n}"),
        "count": ("exactly {k} people have more than {n} {x}", "恰有 {k} 个人的{x}超过 {n}"),
    }
)


class BooleanExpressionSelect(
    Task["BooleanExpressionSelect.Params", "BooleanExpressionSelect.Instance", frozenset[str]]
):
    version = 1

    class Params(task.Params):
        options: int = knob("how many expressions there are", levels=(3, 4, 5, 5, 6, 6, 7, 7, 8, 8), ge=3, le=12)
        connectives: int = knob(
            "how many times and and or occur in an expression", levels=(1, 1, 2, 3, 3, 4, 4, 5, 6, 7), ge=1, le=12
        )
        largest: int = knob("the largest number", levels=(9, 9, 12, 15, 20, 30, 40, 50, 70, 99), ge=5, le=200)
        people: int = knob("how many rows the table has", levels=(3, 3, 4, 4, 4, 5, 5, 5, 6, 6), ge=3, le=8)

    class Instance(task.Instance):
        people: tuple[str, ...]
        things: tuple[str, ...]
        table: tuple[tuple[int, ...], ...]
        leaves: tuple[Leaf, ...]
        options: tuple[Formula, ...]

        @property
        def rows(self) -> list[list[object]]:
            return [[person, *row] for person, row in zip(self.people, self.table, strict=True)]

        @property
        def head(self) -> dict[str, list[str]]:
            return {"en": ["", *map(plural, self.things)], "zh": ["", *(gloss(thing) for thing in self.things)]}

        @property
        def texts(self) -> dict[str, list[str]]:
            found = {}
            for language in ("en", "zh"):
                said = [_say(self, leaf, language) for leaf in self.leaves]
                found[language] = [_text(option, said) for option in self.options]
            return found

    prompt = Prompt(
        en=r"""
        The table says how many things each person has.

        {{ rows | table(head[language]) }}

        In the expressions below, not binds most strongly, then and, then or; brackets go first. "A or B" is true if at
        least one of A and B is. In comparisons, * and / are done before + and -, operations of one kind from left to
        right, and / is exact division. == means equal, != not equal, <= at most, >= at least.

        {{ texts[language] | lettered }}

        Which of these expressions are true? Give the letters of all of them; there is at least one.
        """,
        zh=r"""
        下表列出每个人拥有的各种物品的数量。

        {{ rows | table(head[language]) }}

        在下面的表达式中，not 表示“非”，and 表示“且”，or 表示“或”（至少一个成立即为真）。not 的优先级最高，其次是 and，
        最后是 or；有括号先算括号。在比较式中，先算 * 和 /，后算 + 和 -，同级运算从左到右，/ 是精确的除法。
        == 表示等于，!= 表示不等于，<= 表示小于或等于，>= 表示大于或等于。

        {{ texts[language] | lettered }}

        哪些表达式为真？请给出所有为真的表达式的字母；至少有一个。
        """,
    )

    def format(self, instance: Instance) -> Format[frozenset[str]]:
        return Set(Choice(letters(range(len(instance.options)))))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[str]]:
        people, things = draw_names(rng, params.people), tuple(rng.sample(draw_world(rng).things, 2))
        table = tuple(tuple(rng.randint(1, params.largest) for _ in things) for _ in people)
        wanted = rng.randint((params.options + 1) // 3, params.options - (params.options + 1) // 3)
        leaves: list[Leaf] = []
        chosen: list[tuple[bool, Formula]] = []
        for _ in range(20 * params.options):
            drawn = [_leaf(params, table, rng) for _ in range(params.connectives + 1)]
            names = [str(len(leaves) + place) for place in range(len(drawn))]
            option = random_formula(rng, names, params.connectives, ("and", "or"), 0.3)
            values = {name: value for name, (value, _) in zip(names, drawn, strict=True)}
            right = truth(option, values)
            if sum(had == right for had, _ in chosen) < (wanted if right else params.options - wanted):
                chosen.append((right, option))
                leaves += [leaf for _, leaf in drawn]
            if len(chosen) == params.options:
                break
        else:
            raise task.Retry
        instance = self.Instance(
            people=people, things=things, table=table, leaves=tuple(leaves), options=tuple(one for _, one in chosen)
        )
        return instance, frozenset(letter for letter, (had, _) in zip("ABCDEFGHIJKL", chosen, strict=False) if had)

    def key(self, instance: Instance) -> object:
        return [instance.table, instance.leaves, [shape(option) for option in instance.options]]


def _leaf(params: BooleanExpressionSelect.Params, table: tuple[tuple[int, ...], ...], rng: Random) -> tuple[bool, Leaf]:
    """Draw a comparison, a claim or, seldom, a constant, with its value."""
    luck = rng.random()
    if luck < 0.1:
        return luck < 0.05, ("constant", str(luck < 0.05), ())
    if luck < 0.55:
        return _comparison(params.largest, rng)
    a, b, c = rng.sample(range(len(table)), 3)
    x, y = rng.sample((0, 1), 2)
    column = [row[x] for row in table]
    kind = rng.choice([*_CLAIMS])
    if kind == "total":
        n = sum(column) + rng.choice((-3, -2, -1, -1, 0, 0, 1, 2))
        return sum(column) > n, (kind, "", (x, n))
    if kind == "count":
        n = rng.choice(column) - rng.randint(0, 1)
        over = sum(value > n for value in column)
        k = max(2, over + rng.choice((-1, 0, 0, 1)))
        return over == k, (kind, "", (x, n, k))
    values = {
        "more": (column[a] > column[b], (x, a, b)),
        "columns": (table[a][x] > table[a][y], (x, a)),
        "pair": (column[a] + column[b] > column[c], (x, a, b, c)),
        "most": (column[a] == max(column), (x, a)),
    }
    return values[kind][0], (kind, "", values[kind][1])


def _comparison(largest: int, rng: Random) -> tuple[bool, Leaf]:
    """Draw two expressions of close values and a sign between them."""
    while True:
        left = random_expression(rng, [rng.randint(1, largest) for _ in range(rng.choice((2, 2, 3)))], "+-*/")
        try:
            value = evaluate(left)
        except (ZeroDivisionError, ValueError):
            continue
        if abs(value) <= 30 * largest and value.denominator <= largest:
            break
    near = value.numerator // value.denominator + rng.choice((-1, 0, 0, 1))
    step = rng.randint(1, largest)
    right = rng.choice((f"{near}", f"{near - step} + {step}", f"{near + step} - {step}"))
    sign = rng.choice(("<", ">", "<=", ">=", "==", "!="))
    held = {"<": value < near, ">": value > near, "<=": value <= near, ">=": value >= near, "==": value == near}
    return held.get(sign, value != near), ("comparison", f"{plain(left)} {sign} {right}", ())


def _say(instance: BooleanExpressionSelect.Instance, leaf: Leaf, language: str) -> str:
    kind, text, args = leaf
    if kind not in _CLAIMS:
        return text if kind == "constant" else f"({text})"
    things = [zh(thing) if language == "zh" else plural(thing) for thing in instance.things]
    x, *rest = args
    named: dict[str, object] = {"x": things[x], "y": things[1 - x]}
    people = kind not in ("total", "count")
    named |= zip("abc" if people else "nk", (instance.people[n] if people else n for n in rest), strict=False)
    return f"({_CLAIMS[kind][language == 'zh'].format(**named)})"


def _text(formula: Formula, said: list[str], above: str = "") -> str:
    """Write an expression with as few brackets as the precedence allows."""
    if isinstance(formula, Atom):
        return said[int(formula.name)]
    if isinstance(formula, Not):
        return "not " + _text(formula.operand, said, "not")
    assert isinstance(formula, Join)
    sign = formula.connective
    text = f"{_text(formula.left, said, sign)} {sign} {_text(formula.right, said, sign)}"
    return f"({text})" if above == "not" or (above, sign) == ("and", "or") else text
