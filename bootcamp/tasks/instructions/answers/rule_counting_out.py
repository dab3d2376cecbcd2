"""Count from a number in equal steps and say words instead of numbers where ordered rules tell so.

Answer: the list of what is said; it is unique.
Harder: a longer count, more rules that take precedence over each other, rules that depend on what was said before.
Skills: instructions, arithmetic
Source: original; after a children's game of counting round.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import is_prime
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Sequence, Text

Rule = tuple[str, int, str]
"""A kind of condition, its number and the word that is said."""

WORDS = ("clap", "hop", "ping", "tock", "zig", "bop", "hum", "snap", "whir", "dash", "plop", "fizz", "ding", "puff")

PLAIN = {
    "multiple": ("the number is a multiple of {}", "这个数是 {} 的倍数"),
    "digit": ("the number has the digit {} in it", "这个数含有数字 {}"),
    "ends": ("the last digit of the number is {}", "这个数的末位数字是 {}"),
    "sum": ("the sum of the digits of the number is a multiple of {}", "这个数的各位数字之和是 {} 的倍数"),
    "prime": ("the number is prime", "这个数是质数"),
    "twins": ("two neighbouring digits of the number are equal", "这个数有两个相邻数字相同"),
    "above": ("the number is greater than {} and even", "这个数大于 {} 且为偶数"),
}
SAID = {
    "after word": ("the item just before is a word", "紧接在前面的一项是词"),
    "two numbers": ("the two items just before are both numbers", "紧接在前面的两项都是数"),
    "repeated": ("the two items just before are the same word", "紧接在前面的两项是同一个词"),
    "every": (
        "the number of words said so far is 1 or more and a multiple of {}",
        "此前已说出的词的个数不少于 1 且是 {} 的倍数",
    ),
}
"""Conditions on the number, and on the items said so far, in English and Chinese."""


class RuleCountingOut(Task["RuleCountingOut.Params", "RuleCountingOut.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        length: int = knob("the number of items", levels=(8, 10, 13, 16, 20, 24, 30, 36, 42, 50), ge=5, le=80)
        plain: int = knob("the number of rules on numbers", levels=(1, 2, 3, 3, 4, 4, 5, 5, 6, 6), ge=1, le=10)
        said: int = knob("the number of rules on earlier items", levels=(0, 0, 0, 1, 1, 1, 1, 2, 2, 2), ge=0, le=4)
        largest: int = knob("the largest first number", levels=(9, 20, 40, 60, 90, 120, 150, 200, 300, 400), ge=5)

    class Instance(task.Instance):
        start: int
        step: int
        length: int
        rules: tuple[Rule, ...]

        @property
        def down(self) -> bool:
            return self.step < 0

        @property
        def size(self) -> int:
            return abs(self.step)

        def told(self, language: str) -> list[str]:
            chinese = language == "zh"
            pattern = "如果{}，说 {}。" if chinese else "If {}, say {}."
            texts = PLAIN | SAID
            return [pattern.format(texts[kind][chinese].format(value), word) for kind, value, word in self.rules]

    answer = Sequence(Text(alphabet="abcdefghijklmnopqrstuvwxyz0123456789"))
    prompt = Prompt(
        en=r"""
        Somebody counts {{ "down" if down else "up" }} from {{ start }} in steps of {{ size }}: the numbers are
        {{ start }}, {{ start + step }}, {{ start + 2 * step }} and so on, {{ length }} numbers in all. For each number
        exactly one item is said: either the number itself or a word.

        {% if rules[1:] %}
        The rules are tried in this order, and the first whose condition holds decides:
        {% else %}
        There is one rule:
        {% endif %}

        {{ told(language) | numbered }}

        If {{ "no condition holds" if rules[1:] else "the condition does not hold" }}, the number is said, in digits.

        Give the whole list of the {{ length }} items.
        """,
        zh=r"""
        某人从 {{ start }} 开始{{ "倒着" if down else "往上" }}数，每次{{ "减" if down else "加" }} {{ size }}：
        这些数是 {{ start }}、{{ start + step }}、{{ start + 2 * step }}，依此类推，共 {{ length }} 个数。
        对每个数恰好说出一项：这个数本身或者一个词。

        {% if rules[1:] %}
        按下列次序逐条检查规则，第一条条件成立的规则起作用：
        {% else %}
        只有一条规则：
        {% endif %}

        {{ told(language) | numbered }}

        如果{{ "没有一条的条件成立" if rules[1:] else "条件不成立" }}，就说出这个数，用阿拉伯数字书写。

        请给出全部 {{ length }} 项组成的列表。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        size = rng.choice((1, 1, 2, 3, 4, 6, 7))
        start = rng.randint(1, params.largest)
        if rng.random() < 0.4:
            start, size = start + size * params.length, -size
        instance = self.Instance(start=start, step=size, length=params.length, rules=())
        pools = [PLAIN] * params.plain + [SAID] * params.said
        for pool, word in zip(pools, rng.sample(WORDS, len(pools)), strict=True):
            instance = self._with(instance, list(pool), word, rng)
        return instance, self.solve(instance)

    def _with(self, instance: Instance, kinds: list[str], word: str, rng: Random) -> Instance:
        """Put in one more rule, where it and all others decide something and a fifth of the numbers stay."""
        for _ in range(40):
            place, kind = rng.randint(0, len(instance.rules)), rng.choice(kinds)
            if kind in SAID and kind in [other for other, _, _ in instance.rules]:
                continue
            rule = (kind, _value(kind, rng), word)
            longer = instance.model_copy(update={"rules": (*instance.rules[:place], rule, *instance.rules[place:])})
            items = self.solve(longer)
            numbers = sum(item.isdigit() for item in items)
            if {said for _, _, said in longer.rules} <= set(items) and 5 * numbers >= len(items):
                return longer
        raise task.Retry

    def solve(self, instance: Instance) -> tuple[str, ...]:
        items = list[str]()
        for place in range(instance.length):
            number = instance.start + place * instance.step
            spoken = (word for kind, value, word in instance.rules if holds(kind, value, number, items))
            items.append(next(spoken, str(number)))
        return tuple(items)


def holds(kind: str, value: int, number: int, items: list[str]) -> bool:
    """Tell whether a condition holds of a number and the items said before it."""
    digits = str(number)
    words = [not item.isdigit() for item in items]
    match kind:
        case "multiple":
            return number % value == 0
        case "digit":
            return str(value) in digits
        case "ends":
            return digits[-1] == str(value)
        case "sum":
            return sum(map(int, digits)) % value == 0
        case "prime":
            return is_prime(number)
        case "twins":
            return any(a == b for a, b in pairwise(digits))
        case "above":
            return number > value and number % 2 == 0
        case "after word":
            return words[-1:] == [True]
        case "two numbers":
            return words[-2:] == [False, False]
        case "repeated":
            return words[-2:] == [True, True] and items[-1] == items[-2]
        case _:
            return sum(words) > 0 and sum(words) % value == 0


def _value(kind: str, rng: Random) -> int:
    """Draw the number of a condition."""
    bounds = {"multiple": (3, 9), "digit": (1, 9), "ends": (0, 9), "sum": (3, 7), "above": (10, 90), "every": (2, 4)}
    return rng.randint(*bounds.get(kind, (0, 0)))
