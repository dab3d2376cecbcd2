"""Derive the rate of formation of a product from a mechanism of elementary steps.

Answer: an expression in the constants and the stable species; it is unique up to its form.
Harder: more intermediates and steps, fast equilibria, side reactions, a catalyst of known total amount.
Skills: algebra, knowledge
Source: original; the steady-state approximation.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Math
from bootcamp.verifiers.symbolic import Node, parse

Terms = Counter[str]
"""A sum: the letters of each product in alphabetical order, and its number."""
_AHEAD, _BACK, _EQUAL, _NODES = "abcfghkl", "uvwxyz", "KLM", ("", "X", "Y", "Z", "W")


Step = tuple[str, str, str, str, str]
"""Letters on both sides, rate constants ahead and back, an equilibrium constant; "" where there is none."""


class MechanismRateLaw(Task["MechanismRateLaw.Params", "MechanismRateLaw.Instance", Node]):
    version = 1

    class Params(task.Params):
        middle: int = knob("how many intermediates there are", levels=(1, 1, 2, 2, 2, 2, 3, 3, 3, 4), ge=1, le=4)
        extra: int = knob(
            "how many side reactions there are at most", levels=(1, 2, 2, 2, 3, 3, 3, 3, 3, 3), ge=0, le=3
        )
        fast: int = knob("most fast equilibria at the beginning", levels=(0, 0, 1, 1, 1, 1, 1, 1, 2, 2), ge=0, le=3)
        catalyst: bool = knob("whether there may be a catalyst", levels=(False,) * 3 + (True,) * 7)
        terms: int = knob("the most terms of the result", levels=(5, 5, 6, 8, 9, 10, 13, 15, 17, 20), ge=3, le=30)

    class Instance(task.Instance):
        steps: tuple[Step, ...]
        asked: str
        catalyst: bool

        def lines(self, language: str) -> list[str]:
            """Write the steps."""
            words = ("rate constant {}", "forward {}, backward {}", "fast, equilibrium constant {}")
            if language == "zh":
                words = ("速率常数 {}", "正向 {}，逆向 {}", "快速平衡，平衡常数 {}")
            rows = []
            for left, right, *constants in self.steps:
                given = [constant for constant in constants if constant]
                word = words[2 if constants[2] else len(given) - 1].format(*given)
                text = f"{_side(left)} {'⇌' if constants[1] + constants[2] else '→'} {_side(right)}"
                rows.append(f"{text}（{word}）" if language == "zh" else f"{text} ({word})")
            return rows

        def occurring(self, letters: str = "XYZW") -> list[str]:
            """List the letters, intermediates by default, that occur."""
            return [letter for letter in letters if any(letter in step[0] + step[1] for step in self.steps)]

    prompt = Prompt(
        en=r"""
        A reaction runs by these elementary steps, in which letters stand for substances:

        {{ lines(language) | bullets }}

        {{ occurring() | listed(language) }} {{ "are intermediates" if occurring()[1:] else "is an intermediate" }}.
        {% if catalyst %}
        E is the free catalyst, and each intermediate holds one molecule of it: the concentrations of E and of
        {{ occurring() | listed(language) }} add up to T, which is known.
        {% endif %}
        The rate of a step is its constant times the concentrations of all the substances on the side that it starts
        from, each to the power of its coefficient.
        {% if steps[0][4] %}
        In a fast equilibrium, the product of the concentrations of the right side divided by that of the left side,
        again each to the power of its coefficient, is the equilibrium constant, and nothing else fixes the intermediate
        on its right side.
        {% endif %}
        Every {{ "other " if steps[0][4] }}intermediate is in steady state: it forms as fast as it is used up.

        Find the rate at which the concentration of {{ asked }} changes, as an expression in the constants and in the
        concentrations of {{ occurring("ABCDFPQRS") | listed(language) }}{{ ", and T" if catalyst }}. Write the
        concentration of A as A, and so on.
        """,
        zh=r"""
        某反应按下列基元步骤进行，字母表示物质：

        {{ lines(language) | bullets }}

        {{ occurring() | listed(language) }} 是中间体。
        {% if catalyst %}
        E 是游离的催化剂，每个中间体含有一个催化剂分子：
        E 与 {{ occurring() | listed(language) }} 的浓度之和为已知的 T。
        {% endif %}
        一个步骤的速率等于它的常数乘以出发一侧所有物质的浓度，各以其系数为指数。
        {% if steps[0][4] %}
        在快速平衡中，右侧各浓度之积除以左侧各浓度之积（同样各以其系数为指数）等于平衡常数，其右侧的中间体只由此确定。
        {% endif %}
        {{ "其余的" if steps[0][4] else "各" if occurring()[1:] else "该" }}中间体处于稳态：生成与消耗一样快。

        求 {{ asked }} 的浓度的变化速率，用各常数和 {{ occurring("ABCDFPQRS") | listed(language) }} 的浓度
        {{- "以及 T " if catalyst }}表示。A 的浓度就写作 A，其余类推。
        """,
    )

    def format(self, instance: Instance) -> Format[Node]:
        constants = "".join("".join(step[2:]) for step in instance.steps) + "T" * instance.catalyst
        return Math(variables=tuple(sorted({*constants, *instance.occurring("ABCDFPQRS")})))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Node]:
        catalyst = params.catalyst and rng.random() < 0.6
        fresh, made, used, free = iter("BCDF"), iter("PQRS"), ["A"], "E" * catalyst

        def other(chance: float) -> str:
            if rng.random() < chance * 0.7 and len(used) < 4:
                used.append(next(fresh))
                return used[-1]
            return rng.choice(used) if rng.random() < chance else ""

        def side(chance: float) -> str:
            return next(made, "") if rng.random() < chance else ""

        fast = rng.randint(0, min(params.fast, params.middle))
        nodes = [free, *_NODES[1 : params.middle + 1], free]
        plan = list[tuple[str, str, str]]()
        for i, node in enumerate(nodes[:-1]):
            start = node + (rng.choice(("A", "A", "AA")) + other(0.6) if not i else other(0.75))
            last = i == params.middle
            kind = "fast" if i < fast else "both" if i == fast and not last else rng.choice(("both", "one"))
            end = nodes[i + 1] + next(made, "") * last + side(0.5)
            plan.append((start, end, "one" if last and rng.random() < 0.75 else kind))
        for _ in range(rng.randint(max(0, params.extra - 1), params.extra)):
            u, v = rng.randrange(1, params.middle + 1), rng.randrange(params.middle + 1)
            plan.append((nodes[u] + other(0.75), nodes[v] + side(0.7), "one"))
        steps = list[Step]()
        for i, (start, end, kind) in enumerate(plan):
            names = ("", "", _EQUAL[i]) if kind == "fast" else (_AHEAD[i], _BACK[i] if kind == "both" else "", "")
            steps.append((start, end, *names))
        shown = {(left, right) for left, right, *_ in steps}
        if any(not right or left[:1] == right[:1] for left, right in shown) or len(shown) < len(steps):
            raise task.Retry
        asked = [letter for letter in "PQRS" if any(letter in right for _, right in shown)] or ["P"]
        instance = self.Instance(steps=tuple(steps), asked=rng.choice(asked), catalyst=catalyst)
        above, below = _rate(instance)
        if not above or not params.middle + 2 <= len(above) + len(below) <= params.terms or len(below) < 2:
            raise task.Retry
        sums = [sorted(one.items()) for one in (above, below)]
        texts = ["".join("*".join([f"{n:+d}", *name]) for name, n in one).replace("1*", "") for one in sums]
        return instance, parse(f"({texts[0].lstrip('+')})/({texts[1].lstrip('+')})")


def _side(letters: str) -> str:
    counts = Counter(letters)
    return " + ".join(f"{n} {letter}" if n > 1 else letter for letter, n in counts.items())


def _rate(instance: MechanismRateLaw.Instance) -> tuple[Terms, Terms]:
    """Give numerator and denominator of the rate, by Cramer's rule."""
    inner = ["E" * instance.catalyst, *instance.occurring()]
    matrix = [[Terms() for _ in inner] for _ in inner]

    def parts(side: str) -> tuple[int, str]:
        node = next((n for n, name in enumerate(inner) if name and name in side), 0)
        return node, side.replace(inner[node], "", 1) if inner[node] else side

    for node in range(len(inner)) if instance.catalyst else (0,):
        matrix[0][node][""] = 1
    held = {parts(right)[0] for _, right, _, _, equal in instance.steps if equal}
    above = Terms()
    flows = list[tuple[int, str, int]]()
    for whole, other, ahead, back, equal in instance.steps:
        (u, left), (v, right) = parts(whole), parts(other)
        change = other.count(instance.asked) - whole.count(instance.asked)
        if equal:
            matrix[v][v]["".join(sorted(right))] += 1
            matrix[v][u]["".join(sorted(left + equal))] -= 1
            continue
        for a, b, name, gain in [(u, v, left + ahead, change)] + [(v, u, right + back, -change)] * bool(back):
            for row, sign in ((a, 1), (b, -1)):
                if row and row not in held:
                    matrix[row][a]["".join(sorted(name))] += sign
            flows.append((a, name + "T" * instance.catalyst, gain))
    size = range(len(inner))
    below = _determinant(matrix, list(size), list(size))
    for a, name, gain in flows:
        minor = _determinant(matrix, list(size[1:]), [c for c in size if c != a])
        for product, n in minor.items():
            above["".join(sorted(product + name))] += n * gain * (-1) ** a
    return Terms({name: n for name, n in above.items() if n}), below


def _determinant(matrix: list[list[Terms]], rows: list[int], cols: list[int]) -> Terms:
    total = Terms({"": 1} if not rows else {})
    for place, col in enumerate(cols):
        for other, k in matrix[rows[0]][col].items():
            for name, n in _determinant(matrix, rows[1:], cols[:place] + cols[place + 1 :]).items():
                total["".join(sorted(name + other))] += n * k * (-1) ** place
    return Terms({name: n for name, n in total.items() if n})
