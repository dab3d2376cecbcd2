"""Find whole numbers that maximise a linear function under linear constraints and logical ones.

Answer: the values of the variables in order; every best choice counts.
Harder: more variables and constraints, equations, either-or, a limit on how many variables are not zero.
Skills: optimization, search
Source: original; integer programming, as in L. A. Wolsey, Integer Programming (1998).
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.linear_programmes import maximise
from bootcamp.lib.prompts import linear
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Row = tuple[tuple[int, ...], str, int]
"""Coefficients, one of <=, >=, =, and the right side."""
Values = tuple[int, ...]
_BUDGET = 3000


class IntegerProgramSmall(Task["IntegerProgramSmall.Params", "IntegerProgramSmall.Instance", Values]):
    version = 1

    class Params(task.Params):
        variables: int = knob("the number of variables", levels=(2, 2, 3, 3, 4, 4, 5, 5, 6, 7), ge=2, le=8)
        limits: int = knob("constraints with <=", levels=(1, 2, 2, 2, 2, 3, 3, 3, 3, 3), ge=1, le=5)
        others: int = knob("constraints with >= or =", levels=(0, 0, 0, 1, 1, 1, 1, 2, 2, 2), ge=0, le=3)
        size: int = knob("the largest value of the planted point", levels=(4, 5, 4, 5, 4, 5, 4, 5, 4, 4), ge=1, le=9)
        either: bool = knob("an either-or", levels=(False,) * 5 + (True,) * 5)
        most: bool = knob("a limit on the number of variables above 0", levels=(False,) * 6 + (True,) * 4)

    class Instance(task.Instance):
        hidden = ("best",)
        objective: Values
        rows: tuple[Row, ...]
        either: tuple[Row, ...]
        """No or two constraints of which at least one holds."""
        most: int
        """The number of variables that may be above 0; 0 for no limit."""
        best: int

        def names(self) -> list[str]:
            return [f"x{i}" for i in range(1, len(self.objective) + 1)]

        def told(self, row: Row) -> str:
            return f"{linear(zip(row[0], self.names(), strict=True))} {row[1]} {row[2]}"

        def goal(self) -> str:
            return linear(zip(self.objective, self.names(), strict=True))

    prompt = Prompt(
        en="""
        Find whole numbers {{ names() | listed(language) }}, none of them negative, for which {{ goal() }} is as great
        as possible and all of these hold:

        {% for row in rows -%}
        - {{ told(row) }}
        {% endfor -%}
        {% if either %}- At least one of the following holds: {{ told(either[0]) }}; {{ told(either[1]) }}.
        {% endif -%}
        {% if most %}- At most {{ most }} of the variables are not 0.
        {% endif %}

        Give the values in the order {{ names() | comma }}. Any best choice will do.
        """,
        zh="""
        求非负整数 {{ names() | listed(language) }}，使 {{ goal() }} 尽可能大，并满足以下全部条件：

        {% for row in rows -%}
        - {{ told(row) }}
        {% endfor -%}
        {% if either %}- 下面两式中至少有一个成立：{{ told(either[0]) }}；{{ told(either[1]) }}。
        {% endif -%}
        {% if most %}- 至多有 {{ most }} 个变量不为 0。
        {% endif %}

        请按 {{ names() | comma }} 的次序写出它们的值。任何一种最优的取法都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Values]:
        return Sequence(Integer(0), length=len(instance.objective))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Values]:
        n = params.variables
        point = [rng.randint(0, params.size) for _ in range(n)]
        most = max(2, n // 2 - rng.randint(0, 1)) if params.most else 0
        if most:
            point = [x if i < most else 0 for i, x in enumerate(point)]
            rng.shuffle(point)
        rows: list[Row] = []
        for i in range(params.limits):
            row = tuple(rng.randint(2 if i == 0 else 0, 9) for _ in range(n))
            rows.append((row, "<=", _at(row, point) + rng.randint(0, 4)))
        for _ in range(params.others):
            row = tuple(rng.randint(-3, 4) for _ in range(n))
            sign = rng.choice((">=", ">=", "="))
            rows.append((row, sign, _at(row, point) - (rng.randint(0, 2) if sign == ">=" else 0)))
        pair = []
        for k in range(2 * params.either):  # the planted point keeps to one of the two
            row = tuple(rng.choice((0, 0, 1, 1, 2, 3, -1, -2)) for _ in range(n))
            sign = rng.choice(("<=", ">="))
            pair.append((row, sign, _at(row, point) + (rng.randint(0, 3) - 9 * (k == 0)) * (1 if sign == "<=" else -1)))
        rng.shuffle(pair)
        if any(sum(x != 0 for x in row) < 2 for row, _, _ in (*rows, *pair)):
            raise task.Retry
        goal = tuple(rng.randint(2, 15) for _ in range(n))
        instance = self.Instance(objective=goal, rows=tuple(rows), either=tuple(pair), most=most, best=0)
        answer = self.solve(instance)
        best = _at(goal, answer)
        instance = instance.model_copy(update={"best": best})
        plain = [_greedy(instance, True), _greedy(instance, False), *(_rounded(instance) if n < 5 else ())]
        if n > 2 and (sum(map(bool, answer)) < 2 or not all(self.check(instance, one) for one in plain)):
            raise task.Retry
        for rule in {"either": ()} if pair else {}, {"most": 0} if most and rng.random() < 0.7 else {}:
            if rule and _at(goal, self.solve(instance.model_copy(update=rule))) == best:
                raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Values:
        goal, n = instance.objective, len(instance.objective)
        caps = [(row, bound) for row, sign, bound in instance.rows if sign == "<="]
        rates = [[_rate(goal[j:], row[j:]) for j in range(n)] for row, _ in caps]
        best: tuple[int, Values] = (-1, ())
        nodes = 0

        def extend(point: Values, value: int, left: list[int]) -> None:
            nonlocal best, nodes
            j, nodes = len(point), nodes + 1
            if nodes > _BUDGET:
                raise task.Retry
            if j == n:
                if value > best[0] and not _fault(instance, point):
                    best = value, point
                return
            bounds = [room * rate[j][0] // rate[j][1] for room, rate in zip(left, rates, strict=True) if rate[j][1]]
            if value + min(bounds) <= best[0]:
                return
            for x in range(min(room // row[j] for room, (row, _) in zip(left, caps, strict=True) if row[j]), -1, -1):
                rest = [room - row[j] * x for room, (row, _) in zip(left, caps, strict=True)]
                extend((*point, x), value + goal[j] * x, rest)

        extend((), 0, [bound for _, bound in caps])
        if best[0] < 0:
            raise task.Retry
        return best[1]

    def check(self, instance: Instance, answer: Values) -> str:
        fault = _fault(instance, answer)
        return fault or ("" if _at(instance.objective, answer) == instance.best else "a greater value is possible")

    def key(self, instance: Instance) -> object:
        return [instance.objective, sorted(instance.rows), sorted(instance.either), instance.most]


def _at(row: Values, point: Values | list[int]) -> int:
    return sum(map(int.__mul__, row, point))


def _rate(goal: Values, row: Values) -> tuple[int, int]:
    """Give the best ratio of gain to use as a pair, (0, 0) if something costs nothing of this row."""
    pairs = list(zip(goal, row, strict=True))
    return max(pairs, key=lambda one: one[0] * 2520 // one[1]) if all(row) else (0, 0)


def _holds(row: Row, point: Values) -> bool:
    value = _at(row[0], point)
    return value <= row[2] if row[1] == "<=" else value >= row[2] if row[1] == ">=" else value == row[2]


def _fault(instance: IntegerProgramSmall.Instance, point: Values) -> str:
    for row in instance.rows:
        if not _holds(row, point):
            return f"this does not hold: {instance.told(row)}"
    if instance.either and not any(_holds(row, point) for row in instance.either):
        return "neither of the two constraints holds"
    return "too many variables are not 0" if instance.most and sum(map(bool, point)) > instance.most else ""


def _rounded(instance: IntegerProgramSmall.Instance) -> list[Values]:
    """Give the best fractional point without the either-or, rounded down and rounded."""
    rows = [(row, bound) for row, sign, bound in instance.rows if sign != ">="]
    rows += [(tuple(-x for x in row), -bound) for row, sign, bound in instance.rows if sign != "<="]
    found = maximise(instance.objective, [row for row, _ in rows], [bound for _, bound in rows])
    return [tuple(int(x + up) for x in found[1]) for up in (0, Fraction(1, 2))] if found else []


def _greedy(instance: IntegerProgramSmall.Instance, by_ratio: bool) -> Values:
    """Take as much as possible of the best paid variable, then of the next."""
    caps = [(row, bound) for row, sign, bound in instance.rows if sign == "<="]
    point = [0] * len(instance.objective)
    cost = [sum(row[j] * 1000 // bound for row, bound in caps if bound) or 1 for j in range(len(point))]
    for j in sorted(range(len(point)), key=lambda j: -instance.objective[j] * 10**6 // (cost[j] if by_ratio else 1)):
        point[j] = min((bound - _at(row, point)) // row[j] for row, bound in caps if row[j])
    return tuple(point)
