"""Complete a code by its check rule, or undo the one slip that made it invalid.

Answer: the whole code; it is unique.
Harder: longer codes, more missing digits and larger moduli, tables of digits, repair of a slip.
Skills: arithmetic, search
Source: original; schemes of the kind of ISBN, H. P. Luhn's patent of 1960 and J. Verhoeff's tables of 1969.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any, Literal

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Text
from bootcamp.verifiers.base import Format

Slip = Literal["missing", "swap", "digit"]
SLIPS: tuple[Slip, ...] = ("missing", "swap", "digit")


class CheckDigitScheme(Task["CheckDigitScheme.Params", "CheckDigitScheme.Instance", str]):
    version = 1

    class Params(task.Params):
        length: int = knob("how many digits the code has", levels=(4, 5, 6, 8, 10, 12, 15, 20, 25, 30), ge=4, le=40)
        unknowns: int = knob("how many digits are missing", levels=(1, 1, 1, 1, 1, 2, 2, 2, 3, 3), ge=1, le=3)
        largest_weight: int = knob(
            "a bound on the weights", levels=(3, 9, 9, 20, 50, 10**3, 10**3, 10**4, 10**4, 10**4), ge=3, le=10**4
        )
        tabled: bool = knob(
            "whether some rules replace digits by a table; the others weigh them", levels=(False, False) + (True,) * 8
        )
        repairs: bool = knob("whether some codes have a slip to be undone", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        modulus: int
        weights: tuple[int, ...]  # one for each place, or none if there are tables
        tables: tuple[tuple[int, ...], ...]  # one for odd and one for even places, or none
        slip: Slip
        code: str  # with ? for a missing digit

        @property
        def rows(self) -> list[list[object]]:
            return [["d", *range(10)], *([name, *table] for name, table in zip("AB", self.tables, strict=False))]

    answer = Text(alphabet="0123456789")
    prompt = Prompt(
        en=r"""
        A code of {{ code | length }} digits is valid if a sum made from its digits is divisible by {{ modulus }}.
        {% if weights %}
        The sum: each digit is multiplied by the weight of its place, and the products are added.
        The weights, for the places from left to right, are {{ weights | comma }}.
        {% else %}
        The sum: each digit d is replaced by a number, at the first, third, fifth ... place from the left by the one in
        row A, at the other places by the one in row B, and these numbers are added.

        {{ rows | aligned }}

        {% endif %}
        {% if slip == "missing" %}
        In {{ code }} each ? stands for a missing digit. Exactly one valid code fits. Which?
        {%- elif slip == "swap" %}
        The code {{ code }} is not valid: two different neighbouring digits of a valid code were exchanged.
        Only one valid code is possible. Which?
        {%- else %}
        The code {{ code }} is not valid: exactly one digit of a valid code was written wrongly.
        Only one valid code is possible. Which?
        {%- endif %}
        """,
        zh=r"""
        一个 {{ code | length }} 位数字的编码，如果由各位数字按下面的规则得到的和能被 {{ modulus }} 整除，就是有效的。
        {% if weights %}
        规则：每位数字乘以该位的权数，再把所有的积相加。从左到右各位的权数依次为 {{ weights | comma }}。
        {% else %}
        规则：把每位数字 d 换成表中的数，左起奇数位用 A 行，偶数位用 B 行，再把这些数相加。

        {{ rows | aligned }}

        {% endif %}
        {% if slip == "missing" %}
        {{ code }} 中的每个 ? 代表一个缺失的数字，恰好只有一个有效编码与之相符。它是什么？
        {%- elif slip == "swap" %}
        编码 {{ code }} 是无效的：它由一个有效编码交换两个相邻且不同的数字而得到。只有一个有效编码是可能的，它是什么？
        {%- else %}
        编码 {{ code }} 是无效的：它由一个有效编码写错恰好一位数字而得到。只有一个有效编码是可能的，它是什么？
        {%- endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        n, unknowns, slip = params.length, params.unknowns, rng.choice(SLIPS[: 3 if params.repairs else 1])
        low, high = {"missing": (10**unknowns, 3 * 10**unknowns), "swap": (10, 4 * n), "digit": (9 * n, 30 * n)}[slip]
        modulus, tabled = rng.randint(low, high), params.tabled and rng.random() < 0.5
        weights = tuple(rng.randint(1, min(params.largest_weight, modulus - 1)) for _ in range(n))
        tables = tuple(tuple(rng.sample(range(modulus), 10)) for _ in range(2))
        holes = rng.sample(range(n), unknowns if slip == "missing" else 3)
        instance = self.Instance(
            modulus=modulus,
            weights=() if tabled else weights,
            tables=tables if tabled else (),
            slip="missing",
            code="".join("?" if place in holes else rng.choice("0123456789") for place in range(n)),
        )
        code = rng.choice(_meant(instance) or [""])
        if slip != "missing":
            slips = list(_slips(code, slip))
            instance = instance.model_copy(update={"slip": slip, "code": rng.choice(slips) if slips else code})
        if not code or _meant(instance) != [code]:
            raise task.Retry
        return instance, code

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        m, values, total, lines = instance.modulus, _values(instance), 0, []
        for place, sign in enumerate(instance.code):
            if sign != "?":
                value = values[place][int(sign)]
                shown = f"{instance.weights[place]} × {sign} = {value}" if instance.weights else f"{sign} → {value}"
                lines.append(f"{shown}, {total} + {value} = {_reduced(total + value, m)}")
                total = (total + value) % m
        if instance.slip == "missing":
            return "\n".join([*lines, *_completions(instance.code, values, total, m)])
        for code in _slips(instance.code, instance.slip):
            changes = [(v, old, new) for v, old, new in zip(values, instance.code, code, strict=True) if old != new]
            less = sum(v[int(old)] for v, old, _ in changes)
            more = sum(v[int(new)] for v, _, new in changes)
            lines.append(f"{code}: {total} - {less} + {more} = {_reduced(total - less + more, m)}")
            if (total - less + more) % m == 0:
                break
        return "\n".join(lines)

    def format(self, instance: Instance) -> Format[str]:
        return Text(alphabet="0123456789", length=len(instance.code))


def _completions(code: str, values: list[tuple[int, ...]], total: int, m: int) -> Iterator[str]:
    """Write the remainders of the sums with each digit for the last ?, until one is 0; `total` is of the others."""
    *places, last = (place for place, sign in enumerate(code) if sign == "?")
    for digits in product(range(10), repeat=len(places)):
        prefix, base = code, total
        for place, digit in zip(places, digits, strict=True):
            prefix = prefix.replace("?", f"{digit}", 1)
            base = (base + values[place][digit]) % m
        rests = [(base + value) % m for value in values[last]]
        shown = rests[: rests.index(0) + 1] if 0 in rests else rests
        yield f"{prefix}: {base}; {', '.join(f'{digit} → {rest}' for digit, rest in enumerate(shown))}"
        if 0 in rests:
            return


def _reduced(value: int, m: int) -> str:
    return f"{value}" if 0 <= value < m else f"{value} ≡ {value % m}"


def _values(instance: CheckDigitScheme.Instance) -> list[tuple[int, ...]]:
    """Give what each digit adds to the sum at each place."""
    if instance.weights:
        return [tuple(weight * digit for digit in range(10)) for weight in instance.weights]
    return [instance.tables[place % 2] for place in range(len(instance.code))]


def _meant(instance: CheckDigitScheme.Instance) -> list[str]:
    """List the valid codes that the code shown may stand for."""
    values = _values(instance)
    return [
        code
        for code in _slips(instance.code, instance.slip)
        if sum(values[place][int(sign)] for place, sign in enumerate(code)) % instance.modulus == 0
    ]


def _slips(code: str, slip: Slip) -> Iterator[str]:
    """Yield all codes that differ from one by a slip, or that complete it."""
    if slip == "missing":
        yield from (code.replace("?", "%d") % digits for digits in product(range(10), repeat=code.count("?")))
        return
    for place, sign in enumerate(code):
        if slip == "digit":
            yield from (code[:place] + other + code[place + 1 :] for other in "0123456789" if other != sign)
        elif code[place + 1 : place + 2] not in ("", sign):
            yield code[:place] + code[place + 1] + sign + code[place + 2 :]
