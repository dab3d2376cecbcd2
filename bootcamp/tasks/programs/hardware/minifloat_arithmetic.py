"""Calculate with a small binary floating-point format, rounding every result to the nearest number of the format.

Answer: the bits of the result; unique.
Harder: more bits, more operations, subnormal numbers, infinities, products that are rounded only after an addition.
Skills: arithmetic, simulation
Source: original; the format follows IEEE 754.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Text

_DRAWS = 100
Rounding = Callable[[Fraction], int]


class MinifloatArithmetic(Task["MinifloatArithmetic.Params", "MinifloatArithmetic.Instance", str]):
    version = 1

    class Params(task.Params):
        exponent: int = knob("the most exponent bits", levels=(2, 3, 3, 3, 3, 4, 4, 4, 5, 5), ge=2, le=6)
        fraction: int = knob("the most fraction bits", levels=(2, 2, 3, 3, 4, 4, 5, 6, 7, 8), ge=1, le=12)
        operations: int = knob("how many operations there are", levels=(1, 1, 1, 2, 2, 3, 4, 5, 6, 8), ge=1, le=12)
        rounded: int = knob("the least number of results that are rounded", levels=(0, 0, 1, 1, 1, 2, 2, 3, 4, 5), ge=0)
        fused: bool = knob("whether fused operations may occur", levels=(False,) * 6 + (True,) * 4)

    class Instance(task.Instance):
        exponent: int
        fraction: int
        numbers: tuple[str, ...]  # in bits
        signs: tuple[str, ...]  # + - * or fma, which takes two numbers

        @property
        def bias(self) -> int:
            return (1 << (self.exponent - 1)) - 1

        @property
        def width(self) -> int:
            return 1 + self.exponent + self.fraction

        @property
        def steps(self) -> list[str]:
            """Write the operations, each with a name for its result."""
            names = iter(self.numbers[1:])
            last, lines = self.numbers[0], []
            for number, sign in enumerate(self.signs, start=1):
                right = f"{next(names)} + {next(names)}" if sign == "fma" else next(names)
                lines.append(f"r{number} = {last} {'*' if sign == 'fma' else sign} {right}")
                last = f"r{number}"
            return lines

        @property
        def fused(self) -> bool:
            return "fma" in self.signs

    prompt = Prompt(
        en=r"""
        A number is stored in {{ width }} bits: first the sign s (1 bit), then the exponent E ({{ exponent }} bits),
        then the fraction F ({{ fraction }} bits), E and F being read as binary whole numbers. It means

        - (-1)^s * (1 + F / 2^{{ fraction }}) * 2^(E - {{ bias }}) if E has both a 0 and a 1 among its bits,
        - (-1)^s * (F / 2^{{ fraction }}) * 2^(1 - {{ bias }}) if all bits of E are 0,
        - (-1)^s * infinity if all bits of E are 1 and F = 0; other patterns with such an E do not occur.

        The result of an operation is the exact result, rounded to the nearest number of the format; if it lies just
        halfway between two of them, to the one whose last bit is 0. For this the rule of the first line is thought of
        as going on for greater E: an exact result of at least (2 - 1 / 2^{{ fraction + 1 }}) * 2^{{ bias }} in absolute
        value becomes infinity of its sign.
        Zeros have signs too: a result that is not 0 keeps its sign when it is rounded to 0; a product is positive if
        both factors have the same s, otherwise negative, also if it is 0; x - y is x + (-y); a sum that is exactly 0
        has s = 0, unless both numbers that are added are zeros with s = 1.
        {% if fused %}
        In x * y + z the product is not rounded, only the sum is.
        {% endif %}

        All numbers are given in bits:

        {{ steps | lines }}

        Give the bits of r{{ signs | length }}.
        """,
        zh=r"""
        一个数用 {{ width }} 位存储：先是符号 s（1 位），然后是指数 E（{{ exponent }} 位），
        最后是尾数 F（{{ fraction }} 位），E 和 F 按二进制整数读取。它表示

        - 如果 E 的各位中既有 0 又有 1：(-1)^s * (1 + F / 2^{{ fraction }}) * 2^(E - {{ bias }})
        - 如果 E 的各位都是 0：(-1)^s * (F / 2^{{ fraction }}) * 2^(1 - {{ bias }})
        - 如果 E 的各位都是 1 且 F = 0：(-1)^s * 无穷大；E 的各位都是 1 的其他情形不会出现

        每次运算的结果是把精确结果舍入到该格式中最接近的数；如果精确结果恰好在两个数的正中间，取末位为 0 的那一个。
        舍入时设想第一条规则对更大的 E 也成立：绝对值不小于 (2 - 1 / 2^{{ fraction + 1 }}) * 2^{{ bias }}
        的精确结果变为同号的无穷大。
        零也有符号：不为 0 的结果舍入为 0 时保留它的符号；两个因数的 s 相同则积为正，否则为负，积为 0 时也是如此；
        x - y 即 x + (-y)；恰好为 0 的和取 s = 0，除非相加的两个数都是 s = 1 的零。
        {% if fused %}
        在 x * y + z 中，乘积不舍入，只对和舍入。
        {% endif %}

        所有的数都以二进制位给出：

        {{ steps | lines }}

        给出 r{{ signs | length }} 的各位。
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return Text(alphabet="01", length=instance.width)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        ties = params.operations > 1 and params.fraction < 6 and rng.random() < 0.5
        for _ in range(_DRAWS):
            exponent, fraction = (
                rng.randint(2, params.exponent),
                rng.randint(max(1, params.fraction - 2), params.fraction),
            )
            if exponent + fraction < params.exponent + params.fraction - 2:
                continue
            signs = tuple(rng.choice(("+", "-", "*", "fma")[: 3 + params.fused]) for _ in range(params.operations))
            width = 1 + exponent + fraction
            count = 1 + len(signs) + signs.count("fma")
            numbers = tuple(format(rng.randrange(2**width), f"0{width}b") for _ in range(count))
            instance = self.Instance(exponent=exponent, fraction=fraction, numbers=numbers, signs=signs)
            if any(set(bits[1 : 1 + exponent]) == {"1"} for bits in numbers):
                continue
            found = _result(instance)
            if found is None or found[1] < params.rounded or found[0] in numbers:
                continue
            others: tuple[Rounding, ...] = (int, _half_up if ties else int)
            if params.rounded and any((_result(instance, one) or ("",))[0] == found[0] for one in others):
                continue  # to cut off, or to round halves up, would do as well
            if rng.random() < 0.1 or ("1" in found[0][1:] and "0" in found[0][1 : 1 + exponent]):
                return instance, found[0]
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.exponent, instance.fraction, instance.numbers, instance.signs]


def _half_up(x: Fraction) -> int:
    return int(x + Fraction(1, 2))


def _value(instance: MinifloatArithmetic.Instance, bits: str) -> Fraction:
    """Give the value of a finite number."""
    power, part = int(bits[1 : 1 + instance.exponent], 2), int(bits[1 + instance.exponent :], 2)
    whole = part + (2**instance.fraction if power else 0)
    return (-whole if bits[0] == "1" else whole) * Fraction(2) ** (max(power, 1) - instance.bias - instance.fraction)


def _bits(instance: MinifloatArithmetic.Instance, value: Fraction, minus: bool, nearest: Rounding) -> str:
    """Round a value; `minus` is the sign of a zero."""
    sign = str(int(value < 0 or (value == 0 and minus)))
    size, power = abs(value), 1
    while power < 2**instance.exponent - 1 and size >= Fraction(2) ** (power + 1 - instance.bias):
        power += 1
    whole = nearest(size / Fraction(2) ** (power - instance.bias - instance.fraction))  # halves to even
    code = whole + (power - 1) * 2**instance.fraction
    return sign + format(min(code, (2**instance.exponent - 1) * 2**instance.fraction), f"0{instance.width - 1}b")


def _result(instance: MinifloatArithmetic.Instance, nearest: Rounding = round) -> tuple[str, int] | None:
    """Give the last result and how many results were rounded; None if an operation has an infinity in it."""
    bits, rest, rounded = instance.numbers[0], list(instance.numbers[1:]), 0
    for sign in instance.signs:
        right = rest.pop(0)
        if set(bits[1 : 1 + instance.exponent]) == {"1"}:
            return None
        x, y = _value(instance, bits), _value(instance, right)
        minus = bits[0] == right[0] == "1"
        if sign in ("*", "fma"):
            exact, minus = x * y, bits[0] != right[0]
            if sign == "fma":
                last = rest.pop(0)
                exact, minus = exact + _value(instance, last), minus and last[0] == "1"
        elif sign == "-":
            exact, minus = x - y, bits[0] == "1" and right[0] == "0"
        else:
            exact = x + y
        bits = _bits(instance, exact, minus, nearest)
        infinite = set(bits[1 : 1 + instance.exponent]) == {"1"}
        rounded += infinite or _value(instance, bits) != exact
    return bits, rounded
