"""Order named functions so that applying them one after the other turns each start into its goal.

Answer: a list of function names; several orders may be right.
Harder: more functions, functions that are left out, several starts and goals at once.
Skills: search, arithmetic
Source: original.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence as Seq
from functools import reduce
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import digit_sum, reverse_digits
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Sequence, Word
from bootcamp.verifiers.base import Format

Step = tuple[str, int]
"""A kind of function and its number."""


class FunctionOrderPuzzle(Task["FunctionOrderPuzzle.Params", "FunctionOrderPuzzle.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        functions: int = knob("how many functions are applied", levels=(3, 3, 4, 4, 5, 6, 6, 7, 8, 9), ge=2, le=12)
        decoys: int = knob("how many functions are left out", levels=(0, 1, 1, 2, 2, 2, 2, 2, 2, 3), ge=0, le=5)
        pairs: int = knob("how many starts and goals there are", levels=(1, 1, 1, 1, 1, 1, 2, 2, 3, 3), ge=1, le=4)
        kinds: int = knob(
            "how many kinds of functions are drawn from", levels=(4, 4, 5, 6, 7, 9, 9, 9, 9, 9), ge=2, le=9
        )

    class Instance(task.Instance):
        functions: tuple[Step, ...]
        used: int
        pairs: tuple[tuple[int, int], ...]

        @property
        def formulas(self) -> list[str]:
            return [kind.format(n) for kind, n in self.functions]

    prompt = Prompt(
        en=r"""
        Each of these functions turns a nonnegative integer x into another number:

        {% for formula in formulas %}
        {{ loop.index0 | letter }}: {{ formula }}
        {% endfor %}

        {% set words = [["⌊", "⌊y⌋ is y rounded down"], ["mod", "x mod n is the remainder of x divided by n"],
                        ["reverse", "reverse(x) is x with its digits in reverse order (zeros in front are dropped)"],
                        ["digits", "digits(x) is the sum of the digits of x"]]
                       | selectattr(0, "in", formulas | join) | map(attribute=1) | list %}
        {% if words %}
        Here {{ words | listed(language) }}.

        {% endif %}
        {% if used < functions | length %}
        Choose {{ used }} different ones of these {{ functions | length }} functions and put them in an order.
        {%- else %}
        Put these functions in an order.
        {%- endif %} Applied one after the other in this order, they must
        {%- for start, goal in pairs %} {{ "and " if loop.last and not loop.first }}turn {{ start }} into {{ goal }}
        {{- "." if loop.last else "," }}{% endfor +%}
        Each result is passed on to the next function, and it may never be negative. List the letters of the functions
        in the order in which they are applied. At least one order works; any one that does will do.
        """,
        zh=r"""
        下列每个函数把一个非负整数 x 变成另一个数：

        {% for formula in formulas %}
        {{ loop.index0 | letter }}：{{ formula }}
        {% endfor %}

        {% set words = [["⌊", "⌊y⌋ 表示 y 向下取整"], ["mod", "x mod n 表示 x 除以 n 的余数"],
                        ["reverse", "reverse(x) 表示把 x 的各位数字倒过来（去掉开头的零）"],
                        ["digits", "digits(x) 表示 x 的各位数字之和"]]
                       | selectattr(0, "in", formulas | join) | map(attribute=1) | list %}
        {% if words %}
        其中 {{ words | join("，") }}。

        {% endif %}
        {% if used < functions | length %}
        请从这 {{ functions | length }} 个函数中选出 {{ used }} 个不同的函数并排定次序，
        {%- else %}
        请给这些函数排定次序，
        {%- endif %}使得按此次序依次作用后，
        {%- for start, goal in pairs %}{{ start }} 变成 {{ goal }}{{ "。" if loop.last else "，" }}{% endfor +%}
        每一步的结果交给下一个函数，且任何一步的结果都不能为负数。请按作用的先后列出函数的字母。至少有一种次序符合要求，写出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[str, ...]]:
        return Sequence(Word(_letters(instance)), length=instance.used)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        kinds = list(_KINDS)[: params.kinds]
        twice = rng.sample(kinds * 2, params.functions + params.decoys)
        functions = tuple((kind, rng.choice(_KINDS[kind][0])) for kind in twice)
        order = rng.sample(range(len(functions)), params.functions)
        starts = sorted(rng.sample(range(2, 60), params.pairs))
        chosen = [functions[i] for i in order]
        pairs = tuple((start, _result(chosen, start)) for start in starts)
        if len(set(functions)) < len(functions) or any(
            goal <= 0 or goal == start or goal > 10**7 for start, goal in pairs
        ):
            raise task.Retry
        if all(_result(rng.sample(chosen, len(chosen)), start) == goal for start, goal in pairs for _ in range(3)):
            raise task.Retry
        instance = self.Instance(functions=functions, used=params.functions, pairs=pairs)
        return instance, tuple(_letters(instance)[i] for i in order)

    def key(self, instance: Instance) -> object:
        return [sorted(instance.functions), instance.used, instance.pairs]

    def check(self, instance: Instance, answer: tuple[str, ...]) -> str:
        if len(set(answer)) < len(answer):
            return "a function is used twice"
        chosen = [instance.functions[_letters(instance).index(name)] for name in answer]
        for start, goal in instance.pairs:
            result = _result(chosen, start)
            if result != goal:
                return f"from {start} " + ("a result is negative" if result < 0 else f"they give {result}, not {goal}")
        return ""


_KINDS: dict[str, tuple[Seq[int], Callable[[int, int], int]]] = {
    "x + {}": (range(2, 20), lambda x, n: x + n),
    "x × {}": (range(2, 6), lambda x, n: x * n),
    "x - {}": (range(2, 20), lambda x, n: x - n),
    "⌊x ÷ {}⌋": (range(2, 5), lambda x, n: x // n),
    "x mod {}": (range(20, 60), lambda x, n: x % n),
    "reverse(x) + {}": (range(1, 6), lambda x, n: reverse_digits(x) + n),
    "(x × x) mod {}": (range(60, 100), lambda x, n: x * x % n),
    "x + {} × digits(x)": (range(2, 6), lambda x, n: x + n * digit_sum(x)),
    "|x - {}|": (range(20, 60), lambda x, n: abs(x - n)),
}
"""How a function of x and a number is written, the numbers to choose from, and the function."""


def _letters(instance: FunctionOrderPuzzle.Instance) -> tuple[str, ...]:
    return tuple("ABCDEFGHIJKLMNOPQ"[: len(instance.functions)])


def _result(steps: Seq[Step], start: int) -> int:
    """Apply functions in order; once a result is negative it stays."""
    return reduce(lambda x, step: x if x < 0 else _KINDS[step[0]][1](x, step[1]), steps, start)
