"""Find the weights and arms of a hanging mobile whose rods all balance.

Answer: a rational number for each letter; unique.
Harder: more rods and letters, letters that stand in several places.
Skills: algebra, deduction
Source: original.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import gcd
from random import Random

from bootcamp import task
from bootcamp.lib.matrix import rank
from bootcamp.lib.prompts import linear
from bootcamp.lib.shown_work import division, row_steps
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Rational, Record

Side = tuple[int | str, int | str]
"""The arm, a number or a letter; what hangs there: a weight, a letter for one, or ``rod n``."""
Values = dict[str, Fraction]
Weights = Counter[str]


class HangingMobileBalance(Task["HangingMobileBalance.Params", "HangingMobileBalance.Instance", Values]):
    version = 1

    class Params(task.Params):
        rods: int = knob("how many rods there are", levels=(1, 2, 3, 4, 5, 6, 7, 8, 9, 10), ge=1, le=12)
        weights: int = knob("how many letters stand for weights", levels=(1, 1, 2, 2, 3, 4, 4, 5, 6, 6), ge=1, le=9)
        arms: int = knob("how many letters stand for arms", levels=(0, 1, 1, 2, 2, 2, 2, 2, 2, 2), ge=0, le=4)
        size: int = knob("the largest weight", levels=(12, 12, 12, 12, 15, 15, 15, 18, 18, 20), ge=5, le=60)

    class Instance(task.Instance):
        rods: tuple[tuple[Side, Side], ...]

        @property
        def letters(self) -> list[str]:
            found = {part for sides in self.rods for side in sides for part in side if part in [*"abcdefghijpqrs"]}
            return sorted(map(str, found))

        def told(self, language: str) -> list[str]:
            return [_told(number, sides, language) for number, sides in enumerate(self.rods, start=1)]

    prompt = Prompt(
        en=r"""
        A mobile is made of rods without weight. Each rod is hung at one point, its pivot, and something hangs from each
        of its two ends; the arms are the distances from the pivot to the ends. Rod 1 hangs from the ceiling. All rods
        are level and in balance: left of each pivot, arm times weight that hangs there is the same as right of it; what
        hangs from an end by a rod weighs as much as all weights below. Weights are in newtons, arms in
        centimetres; all are positive, and the same letter always stands for the same number.

        {{ told("en") | bullets }}

        Find {{ letters | listed("en") }}.
        """,
        zh=r"""
        一个悬挂的平衡吊饰由一些不计重力的杆组成。每根杆悬挂在一点（支点）上，两端各挂着东西；臂长是支点到两端的距离。
        杆 1 挂在天花板上。所有的杆都水平平衡：每个支点左边的臂长与所挂重量之积等于右边的；
        挂着一根杆的一端所受的重量等于那根杆以下全部重物的重量。重量单位为牛顿，臂长单位为厘米，都是正数，
        相同的字母总是表示相同的数。

        {{ told("zh") | bullets }}

        求 {{ letters | listed("zh") }}。
        """,
    )

    def format(self, instance: Instance) -> Format[Values]:
        return Record(**{name: Rational(unit="cm" if name in "pqrs" else "N") for name in instance.letters})

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Values]:
        loads: list[list[int | str]] = [["", ""]]
        while len(loads) < params.rods:
            row, end = rng.choice([(i, j) for i, pair in enumerate(loads) for j in (0, 1) if not loads[i][j]])
            loads.append(["", ""])
            loads[row][end] = f"rod {len(loads)}"
        letters = "abcdefghij"[: params.weights]
        values = {letter: rng.randint(1, params.size) for letter in letters}
        leaves = [(i, j) for i, pair in enumerate(loads) for j in (0, 1) if not pair[j]]
        rng.shuffle(leaves)
        often = min(len(leaves) - (len(leaves) > 1), params.weights + params.rods // 3)
        for place, (i, j) in enumerate(leaves):
            letter = letters[place] if place < len(letters) else rng.choice(letters)
            loads[i][j] = letter if place < often else rng.randint(1, params.size)
        sums = [Counter[str]() for _ in loads]  # how often each letter hangs below a rod, and, as "", known weights
        arms: list[list[int | str]] = [[0, 0] for _ in loads]
        rows = []
        lettered = rng.sample(range(params.rods), params.arms)
        for i in reversed(range(params.rods)):
            sides = []
            for part in map(str, loads[i]):
                below = sums[int(part[4:]) - 1] if part[:3] == "rod" else None
                sides.append(below or Counter({part: 1} if part in letters else {"": int(part)}))
            left, right = (sum(side[name] * values.get(name, 1) for name in side) for side in sides)
            scale = rng.randint(1, 3)
            found = [right // gcd(left, right) * scale, left // gcd(left, right) * scale]
            if max(found) > 90 or found[0] == found[1]:
                raise task.Retry
            arms[i] = [*found]
            if i in lettered:
                letter = "pqrs"[lettered.index(i)]
                end = rng.randrange(2)
                values[letter] = found[end]
                arms[i][end] = letter
            else:
                rows.append([sides[0][name] * found[0] - sides[1][name] * found[1] for name in letters])
            sums[i] = sides[0] + sides[1]
        if rank(rows) < params.weights or len(set(values.values())) < len(values) - len(values) // 4:
            raise task.Retry
        rods = tuple(((a, x), (b, y)) for (a, b), (x, y) in zip(arms, loads, strict=True))
        answer = {name: Fraction(values[name]) for name in sorted(values)}
        return self.Instance(rods=rods), answer

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        letters = [name for name in instance.letters if name < "k"]
        lines, sides = list[str](), _below(instance.rods)
        for number, pair in reversed([*enumerate(sides, start=1)][1:]):
            parts, total = f"{_text(pair[0])} + {_text(pair[1])}", _text(pair[0] + pair[1])
            alike = sorted(parts.split(" + ")) == sorted(total.split(" + "))
            lines.append(f"{number}: {total if alike else f'{parts} = {total}'}")
        rows = []
        for number, (((a, _), (b, _)), (left, right)) in enumerate(zip(instance.rods, sides, strict=True), start=1):
            if isinstance(a, int) and isinstance(b, int):
                row = Counter({name: a * left[name] - b * right[name] for name in [*letters, ""]})
                rows.append([*(row[name] for name in letters), -row[""]])
                terms = linear([(row[name], name) for name in letters])
                lines.append(f"{number}. {a}·({_text(left)}) = {b}·({_text(right)}): {terms} = {-row['']}")
        if letters[1:] or rows[1:]:
            steps, found, _ = row_steps(rows, columns=len(letters))
            values = {name: Fraction(row[-1]) for name, row in zip(letters, found, strict=False)}
            lines += [*steps, ", ".join(f"{name} = {x}" for name, x in values.items())]
        else:
            values = {name: Fraction(row[-1], row[0]) for name, row in zip(letters, rows, strict=True)}
            lines += [
                f"{name} = {division(row[-1], row[0])} = {values[name]}"
                for name, row in zip(letters, rows, strict=True)
            ]
        for number, (((a, _), (b, _)), pair) in enumerate(zip(instance.rods, sides, strict=True), start=1):
            if not (isinstance(a, int) and isinstance(b, int)):
                sizes = [
                    sum((n * values.get(name, Fraction(1)) for name, n in side.items()), Fraction()) for side in pair
                ]
                lines.append(f"{number}. " + ", ".join(f"{_text(pair[k])} = {sizes[k]}" for k in (0, 1)))
                name, arm = (b, a) if isinstance(a, int) else (a, b)
                own, other = sizes[::-1] if isinstance(a, int) else sizes
                lines.append(f"{name} = {arm}·{other} / {own} = {int(arm) * other / own}")
        return "\n".join(lines)


def _told(number: int, sides: tuple[Side, Side], language: str) -> str:
    if language == "en":
        (a, x), (b, y) = sides
        return f"Rod {number}: the left arm is {a} and carries {x}; the right arm is {b} and carries {y}."
    (a, x), (b, y) = [(arm, f" {load}".replace(" rod", "杆")) for arm, load in sides]
    return f"杆 {number}：左臂 {a}，挂着{x}；右臂 {b}，挂着{y}。"


def _below(rods: tuple[tuple[Side, Side], ...]) -> list[tuple[Weights, Weights]]:
    """Give for both ends of each rod how often each letter hangs there and, as "", the known weights together."""
    found: list[tuple[Weights, Weights]] = [(Counter(), Counter())] * len(rods)
    for i in reversed(range(len(rods))):  # a rod hangs from one with a smaller number
        left, right = (
            found[int(load[4:]) - 1][0] + found[int(load[4:]) - 1][1]
            if load[:3] == "rod"
            else Counter({"": int(load)} if load.isdigit() else {load: 1})
            for load in (str(load) for _, load in rods[i])
        )
        found[i] = left, right
    return found


def _text(weights: Weights) -> str:
    return linear([(n, name) for name, n in sorted(weights.items(), key=lambda one: one[0] or "z")])
