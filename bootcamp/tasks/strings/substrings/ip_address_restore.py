"""Put three dots into a string of digits, some of them missing, so that an address of four numbers meets conditions.

Answer: all such addresses in numeric order; unique.
Harder: more digits and cuts, more conditions, digits that are missing.
Skills: search, arithmetic
Source: original; after a well-known programming exercise.
"""

from __future__ import annotations

from itertools import combinations, product
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Sequence, Text

Numbers = tuple[int, ...]
Condition = tuple[str, int, int]

_CONDITIONS = {
    "sum": ("the sum of the four numbers is {}", "四个数的和是 {}"),
    "divisible": ("number {1} is divisible by {0}", "第 {1} 个数能被 {0} 整除"),
    "rising": ("each number after the first is larger than the one before it", "从第二个数起，每个数都大于前一个数"),
    "largest": ("the last number is larger than each of the others", "最后一个数大于其他各数"),
    "odd": ("exactly {} of the numbers are odd", "恰好有 {} 个数是奇数"),
    "gap": ("the largest number minus the smallest is at most {}", "最大的数减去最小的数至多为 {}"),
}


class IpAddressRestore(Task["IpAddressRestore.Params", "IpAddressRestore.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        digits: int = knob("the number of digits", levels=(6, 6, 7, 8, 9, 9, 9, 9, 9, 10), ge=4, le=12)
        conditions: int = knob("the number of conditions", levels=(0, 1, 1, 1, 1, 2, 2, 2, 3, 3), ge=0, le=5)
        missing: int = knob("how many digits are missing", levels=(0, 0, 0, 0, 0, 0, 1, 2, 2, 2), ge=0, le=3)
        results: int = knob("the most results", levels=(8, 8, 8, 8, 8, 8, 8, 8, 8, 8), ge=1, le=12)

    class Instance(task.Instance):
        digits: str
        conditions: tuple[Condition, ...]

        def told(self, language: str) -> list[str]:
            return [_CONDITIONS[kind][language == "zh"].format(*rest) for kind, *rest in self.conditions]

    answer = Sequence(Text(alphabet="0123456789."))
    prompt = Prompt(
        en=r"""
        Put three dots into {{ digits }} so that four numbers from 0 to 255 result, in the same order of digits. No
        number may have a leading zero (0 alone is allowed).
        {% if "?" in digits %}
        Each question mark stands for one digit from 0 to 9 that you choose; different ones may stand for different
        digits.
        {% endif %}
        {% if conditions %}
        Moreover, {{ told(language) | listed }}.
        {% endif %}

        Give all results, written with their dots, sorted by the first number, then by the second, the third and the
        fourth, smallest first.
        """,
        zh=r"""
        在 {{ digits }} 中插入三个点，不改变数字的次序，使它分成四个 0 到 255 的数。
        每个数都不能有前导零（单独的 0 可以）。
        {% if "?" in digits %}
        每个问号代表一个由你选定的 0 到 9 的数字，不同的问号可以代表不同的数字。
        {% endif %}
        {% if conditions %}
        此外还要求：{{ told(language) | join("；") }}。
        {% endif %}

        请给出所有结果（带点书写），先按第一个数，再依次按第二、第三、第四个数从小到大排列。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        numbers = [rng.randrange(10 ** rng.choice((1, 2, 2, 3, 3)) % 256 or 256) for _ in range(4)]
        if rng.random() < 0.4:
            numbers.sort()
        text = "".join(map(str, numbers))
        if len(text) != params.digits:
            raise task.Retry
        kinds = rng.sample(sorted(_CONDITIONS), params.conditions)
        conditions = tuple(_condition(kind, numbers, rng) for kind in kinds)
        if not all(_holds(one, tuple(numbers)) for one in conditions):
            raise task.Retry
        for place in rng.sample(range(len(text)), params.missing):
            text = text[:place] + "?" + text[place + 1 :]
        instance = self.Instance(digits=text, conditions=conditions)
        answer = self.solve(instance)
        if not 2 - (params.conditions > 1) <= len(answer) <= params.results:
            raise task.Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        return [instance.digits, sorted(instance.conditions)]

    def solve(self, instance: Instance) -> tuple[str, ...]:
        found = set[Numbers]()
        unknown = instance.digits.count("?")
        for digits in product("0123456789", repeat=unknown):
            left = list(digits)
            text = "".join(left.pop(0) if sign == "?" else sign for sign in instance.digits)
            for cuts in combinations(range(1, len(text)), 3):
                parts = [text[i:j] for i, j in zip((0, *cuts), (*cuts, len(text)), strict=True)]
                numbers = tuple(map(int, parts))
                fits = max(numbers) < 256 and all(part == str(int(part)) for part in parts)
                if fits and all(_holds(one, numbers) for one in instance.conditions):
                    found.add(numbers)
        return tuple(".".join(map(str, numbers)) for numbers in sorted(found))


def _condition(kind: str, numbers: list[int], rng: Random) -> Condition:
    """Draw the numbers of a condition, which the planted address meets where that can be."""
    if kind == "sum":
        return kind, sum(numbers), 0
    if kind == "divisible":
        place = rng.randrange(4)
        able = [number for number in range(2, 13) if numbers[place] % number == 0] or [2]
        return kind, rng.choice(able), place + 1
    if kind == "odd":
        return kind, sum(number % 2 for number in numbers), 0
    return kind, max(numbers) - min(numbers) + rng.randint(0, 20) if kind == "gap" else 0, 0


def _holds(condition: Condition, numbers: Numbers) -> bool:
    kind, number, place = condition
    match kind:
        case "sum":
            return sum(numbers) == number
        case "divisible":
            return numbers[place - 1] % number == 0
        case "rising":
            return numbers[0] < numbers[1] < numbers[2] < numbers[3]
        case "largest":
            return numbers[3] > max(numbers[:3])
        case "odd":
            return sum(one % 2 for one in numbers) == number
    return max(numbers) - min(numbers) <= number
