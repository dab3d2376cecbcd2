"""Find the starts from which a function, applied several times, ends at a given number.

Answer: a set of one start, or of all of them, as asked; where one is asked every right one counts.
Harder: more applications, larger numbers, functions with more cases, all starts instead of one.
Skills: search, arithmetic, simulation
Source: original.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import digit_sum, reverse_digits
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Set

Case = tuple[str, int, str, int, int]
"""A condition and its number, a formula and its numbers p and q; the condition of the last case is ""."""

_CONDITIONS: dict[str, tuple[str, str, Callable[[int, int], bool]]] = {
    "multiple": ("if x is divisible by {t}", "若 x 能被 {t} 整除", lambda x, t: x % t == 0),
    "large": ("if x > {t}", "若 x > {t}", lambda x, t: x > t),
    "digits": (
        "if the digit sum of x is divisible by {t}",
        "若 x 的各位数字之和能被 {t} 整除",
        lambda x, t: digit_sum(x) % t == 0,
    ),
    "": ("otherwise", "其他情形", lambda x, t: True),
}
_FORMULAS: dict[str, tuple[str, str, Callable[[int, int, int], int]]] = {
    "linear": ("({p}x + {q}) mod {m}", "({p}x + {q}) mod {m}", lambda x, p, q: p * x + q),
    "half": ("⌊x/{p}⌋ + {q}", "⌊x/{p}⌋ + {q}", lambda x, p, q: x // p + q),
    "digit sum": (
        "(x + {q} + {p} · the digit sum of x) mod {m}",
        "(x + {q} + {p} · x 的各位数字之和) mod {m}",
        lambda x, p, q: x + q + p * digit_sum(x),
    ),
    "square": ("(x^2 + {q}) mod {m}", "(x^2 + {q}) mod {m}", lambda x, p, q: x * x + q),
    "reverse": (
        "({q} + the number with the digits of x in reverse order) mod {m}",
        "({q} + 把 x 的数字倒序所得的数) mod {m}",
        lambda x, p, q: q + reverse_digits(x),
    ),
    "from": ("({q} - {p}x) mod {m}", "({q} - {p}x) mod {m}", lambda x, p, q: q - p * x),
}

Starts = frozenset[int]


class IterationPreimage(Task["IterationPreimage.Params", "IterationPreimage.Instance", Starts]):
    version = 1

    class Params(task.Params):
        times: int = knob("how often the function is applied", levels=(1, 2, 2, 3, 3, 4, 5, 6, 8, 10), ge=1, le=20)
        largest: int = knob(
            "the largest modulus", levels=(60, 99, 200, 300, 600, 1000, 2000, 5000, 10000, 30000), ge=20, le=10**5
        )
        cases: int = knob("how many cases the function has at most", levels=(2, 2, 2, 2, 2, 3, 3, 3, 4, 4), ge=2, le=4)
        formulas: int = knob("how many kinds of formulas occur", levels=(2, 3, 4, 5, 6, 6, 6, 6, 6, 6), ge=2, le=6)
        everything: bool = knob("whether half of the cases ask for all starts", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        hidden = ("count",)

        modulus: int
        cases: tuple[Case, ...]
        times: int
        goal: int
        everything: bool
        count: int  # of the right starts

        @property
        def lines(self) -> list[tuple[str, str]]:
            return [written(case, self.modulus) for case in self.cases]

    prompt = Prompt(
        en=r"""
        For the integers x from 0 to {{ modulus - 1 }} a function f is defined by the first of these lines whose
        condition holds. Here y mod {{ modulus }} is the remainder of y on division by {{ modulus }}, from 0 to
        {{ modulus - 1 }}{{ ", and ⌊y⌋ is y rounded down" if "⌊" in lines | string }}.

        {% for en, zh in lines %}
        f(x) = {{ en }}
        {% endfor %}

        Starting from x, f is applied {{ "once. The" if times == 1 else
        "%d times, each time to the result of the time before. The last" % times }} result is {{ goal }}.

        {% if everything %}
        Find all such x from 0 to {{ modulus - 1 }}.
        {%- else %}
        Find one such x from 0 to {{ modulus - 1 }}. Any one will do.
        {%- endif %}
        """,
        zh=r"""
        对 0 到 {{ modulus - 1 }} 的整数 x，函数 f 由下列各行中条件成立的第一行定义。
        其中 y mod {{ modulus }} 是 y 除以 {{ modulus }} 的余数（0 到 {{ modulus - 1 }}）
        {{- "，⌊y⌋ 表示 y 向下取整" if "⌊" in lines | string }}。

        {% for en, zh in lines %}
        f(x) = {{ zh }}
        {% endfor %}

        从 x 出发，把 f 作用
        {{- "一次，结果" if times == 1 else " %d 次，每次作用于前一次的结果，最后的结果" % times }}是 {{ goal }}。

        {% if everything %}
        求 0 到 {{ modulus - 1 }} 中所有这样的 x。
        {%- else %}
        求 0 到 {{ modulus - 1 }} 中一个这样的 x，任意一个都可以。
        {%- endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Starts]:
        return Set(Integer(low=0, high=instance.modulus - 1), size=None if instance.everything else 1)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Starts]:
        modulus = rng.randint(params.largest // 2, params.largest)
        cases = draw_cases(rng, rng.randint(2, params.cases), params.formulas, modulus)
        everything = params.everything and rng.random() < 0.5
        ends = _ends(cases, modulus, params.times)
        sizes = Counter(ends)
        low, high = (2, 8) if everything else (1, max(1, modulus // 30))
        goals = [goal for goal in sorted(sizes) if low <= sizes[goal] <= high]
        if not goals or len(sizes) < 10:
            raise task.Retry
        goal = rng.choice(goals)
        starts = [x for x, end in enumerate(ends) if end == goal]
        instance = self.Instance(
            modulus=modulus, cases=cases, times=params.times, goal=goal, everything=everything, count=len(starts)
        )
        return instance, frozenset(starts if everything else [rng.choice(starts)])

    def check(self, instance: Instance, answer: Starts) -> str:
        for start in sorted(answer):
            x = start
            for _ in range(instance.times):
                x = value(instance.cases, instance.modulus, x)
            if x != instance.goal:
                return f"from {start} the last result is {x}, not {instance.goal}"
        return "there are more such x" if instance.everything and len(answer) < instance.count else ""


def _ends(cases: tuple[Case, ...], modulus: int, times: int) -> list[int]:
    """List the last results from all starts."""
    once = [value(cases, modulus, x) for x in range(modulus)]
    ends = list(range(modulus))
    for _ in range(times):
        ends = [once[x] for x in ends]
    return ends


def draw_cases(rng: Random, count: int, formulas: int, modulus: int) -> tuple[Case, ...]:
    """Draw `count` cases with different conditions and different ones of the first so many formulas."""
    conditions = [*rng.sample([name for name in _CONDITIONS if name], count - 1), ""]
    return tuple(
        (
            condition,
            rng.randint(modulus // 4, 3 * modulus // 4) if condition == "large" else rng.randint(2, 5),
            formula,
            rng.randint(2, 9),
            rng.randint(1, modulus // 2),
        )
        for condition, formula in zip(conditions, rng.sample(list(_FORMULAS)[:formulas], count), strict=True)
    )


def written(case: Case, modulus: int) -> tuple[str, str]:
    """Write the formula and the condition of a case in English and Chinese."""
    condition, t, formula, p, q = case
    en, zh = (text.format(p=p, q=q, m=modulus) for text in _FORMULAS[formula][:2])
    return f"{en} {_CONDITIONS[condition][0].format(t=t)}", f"{zh}，{_CONDITIONS[condition][1].format(t=t)}"


def value(cases: Sequence[Case], modulus: int, x: int) -> int:
    """Give f(x)."""
    _, _, formula, p, q = next(case for case in cases if _CONDITIONS[case[0]][2](x, case[1]))
    return _FORMULAS[formula][2](x, p, q) % modulus
