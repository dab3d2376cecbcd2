r"""Formats of numbers: integers, rationals, decimals and ratios, all exact.

How a number is read is told in :mod:`bootcamp.verifiers.numerals`. Arithmetic is not read: ``3*4`` is not an integer.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from math import gcd
from random import Random

from bootcamp.verifiers.base import Format, Malformed, WrongForm
from bootcamp.verifiers.dress import SUBSCRIPTS, undress
from bootcamp.verifiers.numerals import MAX_DIGITS, inside_brackets, read_number
from bootcamp.verifiers.units import shown
from bootcamp.verifiers.wording import bounds, count, notes, spaced

_DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_BASE_WORDS = {
    2: ("two", "binary", "二"), 3: ("three", "ternary", "三"), 4: ("four", "四"), 5: ("five", "五"), 6: ("six", "六"),
    7: ("seven", "七"), 8: ("eight", "octal", "八"), 9: ("nine", "九"), 12: ("twelve", "十二"),
    16: ("sixteen", "hexadecimal", "hex", "十六"),
}  # fmt: skip
_ZH_BASE = "(?:二|三|四|五|六|七|八|九|十二|十六)"
_NUMERAL = re.compile(
    rf"(?:(?P<first>{_ZH_BASE})进制(?:数)?)?(?P<sign>[+-]?)\(?(?P<body>[0-9A-Za-z]+?)\)?"
    r"(?:_[({]*(?P<subscript>\w+)[)}]*|\(?(?:in)?base(?P<base>\w+)\)?|(?:\((?:in)?|in)(?P<name>[a-z]{3,11})\)?"
    rf"|\(?(?P<word>{_ZH_BASE})进制\)?)?"
)
_OVERLINE = re.compile(r"\\overline\s*\{([0-9A-Za-z]+)\}")
_DECIMAL_NUMERAL = re.compile(r"\s*\(?(\d{1,40})\)?(?:_\{?10\}?)?\s*")
_SUBSCRIPT = re.compile(r"[₀-₉]+")


def _require_range(value: Fraction | int, low: Fraction | int | None, high: Fraction | int | None) -> None:
    if low is not None and value < low:
        raise WrongForm(f"the number is below {low}")
    if high is not None and value > high:
        raise WrongForm(f"the number is above {high}")


def _guessed_between(low: Fraction | int | None, high: Fraction | int | None) -> tuple[Fraction, Fraction]:
    """Return between what to guess: the bounds, or 10 from the one that there is, or from 0."""
    least = Fraction(low if low is not None else min(0, high - 10) if high is not None else 0)
    return least, Fraction(high) if high is not None else least + 10


def _unit_note(unit: str, language: str) -> str:
    if not unit:
        return ""
    if language == "zh":
        return f"单位为{spaced(shown(unit, language))}，可省略"
    return f"in {unit}; the unit may be left out"


@dataclass(frozen=True)
class Integer(Format[int]):
    r"""One integer between `low` and `high` (both ends allowed, None for no bound), exact.

    `unit` may follow the number. With `base` other than 10 the answer is a numeral in that base, digits above 9 being
    letters; a subscript or prefix that names the base is read, one that names another base is refused.

    >>> Integer().parse(r"\text{1{,}234}")
    1234
    >>> Integer(base=16).render(255), Integer(base=16).parse("0xff")
    ('FF', 255)
    >>> Integer().parse("18.00"), Integer(unit="cm").parse("35 cm")
    (18, 35)
    """

    low: int | None = None
    high: int | None = None
    unit: str = ""
    base: int = 10

    @property
    def roots(self) -> bool:
        """Numbers may be roots."""
        return True

    def form(self, language: str) -> str:
        """Describe the answer."""
        within, unit = (
            bounds(*self._shown_bounds(), language),
            notes(_unit_note(self.unit, language), language=language),
        )
        if language == "zh":
            return f"一个{within}{'整数' if self.base == 10 else f' {self.base} 进制整数'}{unit}"
        return f"an integer{'' if self.base == 10 else f' in base {self.base}'}{within}{unit}"

    def _shown_bounds(self) -> tuple[str | None, str | None]:
        return tuple(None if bound is None else self.render(bound) for bound in (self.low, self.high))  # type: ignore[return-value]

    def parse(self, text: str) -> int:
        """Read an integer; raise Malformed, or WrongForm if it is out of range."""
        if self.base != 10:
            value = self._read_numerals(undress(text).split("="))
        elif len(text) < 20 and text.isascii() and text[text[:1] == "-" :].isdigit():
            value = int(text)
        else:
            number = read_number(text, unit=self.unit)
            if number.value.denominator != 1 or number.kind in ("fraction", "mixed"):
                raise Malformed("expected an integer")
            value = int(number.value)
        _require_range(value, self.low, self.high)
        return value

    def _read_numerals(self, sides: list[str]) -> int:
        """Read a numeral, or the last one of an equation whose other sides say the same, in this base or in base 10."""
        value = self._read_numeral(sides.pop())
        for side in sides:
            decimal = _DECIMAL_NUMERAL.fullmatch(side)
            if (decimal is None or int(decimal[1]) != value) and self._read_numeral(side) != value:
                raise WrongForm("the equation does not hold")
        return value

    def _read_numeral(self, text: str) -> int:
        text = _OVERLINE.sub(r"\1", text)
        text = _SUBSCRIPT.sub(lambda digits: f"_{digits[0].translate(SUBSCRIPTS)}", text)
        found = _NUMERAL.fullmatch("".join(text.replace("\u2009", "").split()))
        if found is None:
            raise Malformed(f"expected a numeral with the digits of base {self.base}")
        base = found["subscript"] or found["base"] or found["name"] or found["word"] or found["first"]
        if base and base != str(self.base) and base.casefold() not in _BASE_WORDS.get(self.base, ()):
            raise Malformed(f"expected a numeral in base {self.base}")
        prefix = {2: "0B", 8: "0O", 16: "0X"}.get(self.base, "")
        body = found["body"].upper().removeprefix(prefix)
        if not body or len(body) > MAX_DIGITS or not set(body) <= set(_DIGITS[: self.base]):
            raise Malformed(f"expected a numeral with the digits of base {self.base}")
        return -int(body, self.base) if found["sign"] == "-" else int(body, self.base)

    def render(self, value: int) -> str:
        """Write the integer in the base of the format."""
        if self.base == 10:
            return str(value)
        digits, rest = "", abs(value)
        while rest or not digits:
            rest, digit = divmod(rest, self.base)
            digits = _DIGITS[digit] + digits
        return "-" * (value < 0) + digits

    def guess(self, rng: Random) -> int:
        """Draw an integer in range, below about 100 where there is no bound."""
        low = self.low if self.low is not None else min(0, self.high - 100) if self.high is not None else 0
        return rng.randint(low, self.high if self.high is not None else low + 100)

    def neighbours(self, value: int, rng: Random) -> Iterator[int]:
        """Give off-by-one, sign and scale mistakes within range."""
        for near in (value + 1, value - 1, -value, 10 * value, value + rng.randint(2, 9)):
            if near != value and (self.low is None or near >= self.low) and (self.high is None or near <= self.high):
                yield near


@dataclass(frozen=True)
class Rational(Format[Fraction]):
    r"""One rational number, exact, as an integer, a fraction or a terminating or recurring decimal.

    With `lowest_terms` only an integer or a reduced fraction counts. With `percent` a percent sign divides by 100; for
    a number that the question asks in percent use ``unit="%"`` instead.

    >>> Rational().parse(r"7\frac{3}{4}"), Rational(percent=True).parse("28 percent")
    (Fraction(31, 4), Fraction(7, 25))
    """

    low: Fraction | int | None = None
    high: Fraction | int | None = None
    lowest_terms: bool = False
    percent: bool = False
    unit: str = ""

    @property
    def roots(self) -> bool:
        """Numbers may be roots."""
        return True

    def form(self, language: str) -> str:
        """Describe the answer."""
        within, unit = bounds(self.low, self.high, language), _unit_note(self.unit, language)
        if self.lowest_terms:
            kind = (
                f"一个{within}整数或最简分数 a/b" if language == "zh" else f"an integer or reduced fraction a/b{within}"
            )
            return kind + notes(unit, language=language)
        if language == "zh":
            return f"一个{within}有理数{notes('整数或分数 a/b，须精确', unit, language=language)}"
        return f"an exact rational number{within}{notes('an integer or a fraction a/b', unit, language=language)}"

    def parse(self, text: str) -> Fraction:
        """Read a rational; raise Malformed, or WrongForm if it is out of range or not reduced as asked."""
        number = read_number(text, percent=self.percent, unit=self.unit)
        if self.lowest_terms and not (number.kind in ("integer", "fraction") and number.reduced):
            raise WrongForm("the answer is not an integer or a fraction in lowest terms")
        _require_range(number.value, self.low, self.high)
        return number.value

    def render(self, value: Fraction | int) -> str:
        """Write the value as an integer or a reduced fraction."""
        return str(value)

    def guess(self, rng: Random) -> Fraction:
        """Draw a fraction with small terms, within the bounds."""
        low, high = _guessed_between(self.low, self.high)
        steps = rng.randint(2, 12)
        return low + (high - low) * Fraction(rng.randint(0, steps), steps)

    def neighbours(self, value: Fraction, rng: Random) -> Iterator[Fraction]:
        """Give mistakes of one unit, of sign and of an inverted fraction."""
        value = Fraction(value)
        candidates = [
            value + 1,
            Fraction(value.numerator + 1, value.denominator),
            -value,
            value / (rng.randint(1, 3) + 1),
        ]
        candidates.append(1 / value if value else value + 2)
        for near in candidates:
            if near != value and (self.low is None or near >= self.low) and (self.high is None or near <= self.high):
                yield near


@dataclass(frozen=True)
class Decimal(Format[Fraction]):
    """One number in decimal notation; values are exact fractions. State exactly one of the four ways of rounding.

    `places`: rounded to so many decimal places, compared exactly. `digits`: to so many significant digits, compared
    exactly. `tolerance`: right to within so much, ends included; 0 asks for the exact value. `relative`: right to
    within this share of the reference. The last two take exact texts such as ``"0.005"`` or fractions. Use
    :meth:`round` to make a reference.

    >>> Decimal(places=2).round(Fraction(2, 3))
    Fraction(67, 100)
    >>> Decimal(tolerance="0.01").equal(Fraction(1, 3), Fraction("0.33"))
    True
    """

    places: int | None = None
    digits: int | None = None
    tolerance: Fraction | str | None = None
    relative: Fraction | str | None = None
    percent: bool = False
    unit: str = ""
    low: Fraction | int | None = None
    high: Fraction | int | None = None

    @property
    def roots(self) -> bool:
        """Numbers may be roots."""
        return True

    def __post_init__(self) -> None:
        if sum(option is not None for option in (self.places, self.digits, self.tolerance, self.relative)) != 1:
            raise ValueError("Decimal: state exactly one of places, digits, tolerance and relative")
        for name in ("tolerance", "relative"):
            if getattr(self, name) is not None:
                object.__setattr__(self, name, Fraction(getattr(self, name)))

    def form(self, language: str) -> str:
        """Describe the answer, with its rounding."""
        within, unit = bounds(self.low, self.high, language), _unit_note(self.unit, language)
        if language == "zh":
            return f"一个{within}数{notes(self._rounding_zh(), unit, language=language)}"
        return f"a number{within}, {self._rounding_en()}{notes(unit, language=language)}"

    def _rounding_en(self) -> str:
        if self.places is not None:
            return (
                "rounded to the nearest integer"
                if self.places == 0
                else f"rounded to {count(self.places, 'decimal place')}"
            )
        if self.digits is not None:
            return f"rounded to {count(self.digits, 'significant digit')}"
        if self.tolerance is not None:
            return (
                f"right to within {show_decimal(Fraction(self.tolerance))}"
                if self.tolerance
                else "exact, with all its decimal places"
            )
        return f"right to within {show_decimal(100 * Fraction(self.relative or 0))}% of its value"

    def _rounding_zh(self) -> str:
        if self.places is not None:
            return "四舍五入到整数" if self.places == 0 else f"四舍五入到小数点后 {self.places} 位"
        if self.digits is not None:
            return f"四舍五入到 {self.digits} 位有效数字"
        if self.tolerance is not None:
            return (
                f"误差不超过 {show_decimal(Fraction(self.tolerance))}" if self.tolerance else "精确值，写出全部小数位"
            )
        return f"相对误差不超过 {show_decimal(100 * Fraction(self.relative or 0))}%"

    def parse(self, text: str) -> Fraction:
        """Read a number; raise Malformed, or WrongForm if it is out of range, a fraction, or not rounded as asked."""
        number = read_number(text, percent=self.percent, unit=self.unit, rounds_to=self._rounds_to)
        _require_range(number.value, self.low, self.high)
        if number.kind in ("fraction", "mixed") and not (self.tolerance or self.relative):
            raise WrongForm("the answer is a fraction where a decimal is asked for")
        if self.tolerance is None and self.relative is None and self.round(number.value) != number.value:
            raise WrongForm(f"the number is not {self._rounding_en()}")
        return number.value

    @property
    def _rounds_to(self) -> Callable[[Fraction, Fraction], bool] | None:
        """How an exact value and the answer after it agree (22/7 ≈ 3.14); None where answers are exact."""
        if self.tolerance == 0:
            return None
        return lambda exact, shown: self.equal(self.round(exact), shown)

    def round(self, value: Fraction) -> Fraction:
        """Round a value as the format asks, halves away from zero; without places or digits it stays as it is."""
        if self.places is not None:
            return _round(value, self.places)
        if self.digits is not None and value:
            return _round(value, self.digits - 1 - _magnitude(value))
        return value

    def render(self, value: Fraction) -> str:
        """Write the value as a decimal, with all its places, or as a fraction if the decimal does not end."""
        value = Fraction(value)
        if self.places is not None:
            return _fixed(value, self.places)
        return show_decimal(value)

    def equal(self, reference: Fraction, answer: Fraction) -> bool:
        """Compare exactly, or within the stated tolerance."""
        if self.tolerance is not None:
            return abs(answer - reference) <= self.tolerance  # type: ignore[operator]
        if self.relative is not None:
            return abs(answer - reference) <= self.relative * abs(reference)  # type: ignore[operator]
        return answer == reference

    def guess(self, rng: Random) -> Fraction:
        """Draw a number with two places, within the bounds."""
        low, high = _guessed_between(self.low, self.high)
        return self.round(low + (high - low) * Fraction(rng.randint(0, 100), 100))

    def neighbours(self, value: Fraction, rng: Random) -> Iterator[Fraction]:
        """Give values off by more than the rounding, and of the wrong sign or scale."""
        value = Fraction(value)
        step = (
            Fraction(1, 10**self.places)
            if self.places is not None
            else 3 * Fraction(self.tolerance or 0) + abs(value) / 4 + 1
        )
        for near in (value + step, value - step, -value, 10 * value, value + rng.randint(2, 9) * step):
            near = self.round(near)
            in_range = (self.low is None or near >= self.low) and (self.high is None or near <= self.high)
            if in_range and not self.equal(value, near):
                yield near


def _round(value: Fraction, places: int) -> Fraction:
    scaled = abs(value) * Fraction(10) ** places
    rounded = (2 * scaled.numerator + scaled.denominator) // (2 * scaled.denominator)
    return Fraction(rounded if value >= 0 else -rounded) / Fraction(10) ** places


def _magnitude(value: Fraction) -> int:
    """Return the exponent of the first significant digit."""
    top, bottom = abs(value.numerator), value.denominator
    exponent = len(str(top)) - len(str(bottom)) if max(top, bottom) < 10**MAX_DIGITS else 0
    return exponent if Fraction(10) ** exponent <= abs(value) else exponent - 1


def _fixed(value: Fraction, places: int) -> str:
    scaled = value * 10**places
    if scaled.denominator != 1:
        raise ValueError(f"value={value}: round it to {places} decimal places before rendering it")
    digits = str(abs(scaled.numerator)).rjust(places + 1, "0")
    whole, decimals = (digits[:-places], "." + digits[-places:]) if places else (digits, "")
    return "-" * (value < 0) + whole + decimals


def show_decimal(value: Fraction) -> str:
    """Write a fraction as a decimal with as many places as it needs, or as ``a/b`` if they never end.

    >>> show_decimal(Fraction(-5, 8)), show_decimal(Fraction(1, 3))
    ('-0.625', '1/3')
    """
    rest, places = value.denominator, 0
    for prime in (2, 5):
        power = 0
        while rest % prime == 0:
            rest, power = rest // prime, power + 1
        places = max(places, power)
    return _fixed(value, places) if rest == 1 else str(value)


_RATIO_SIGN = re.compile(r"\s*(?::|\bis to\b|\bto\b|比)\s*")
_RATIO_NAME = re.compile(r"[^\d=]{1,40}=\s*")


@dataclass(frozen=True)
class Ratio(Format[tuple[Fraction, ...]]):
    """A ratio such as 1:2:3 of `terms` numbers, the same after scaling, or, if `lowest_terms`, as coprime integers
    only.

    >>> Ratio().equal(Ratio().parse("1:2:3"), Ratio().parse("2 : 4 : 6"))
    True
    """

    terms: int | None = None
    lowest_terms: bool = False

    def form(self, language: str) -> str:
        """Describe the answer."""
        shape = ":".join("abcdefgh"[: self.terms or 2]) + ("" if self.terms else ":...")
        if language == "zh":
            return f"一个{'最简整数' if self.lowest_terms else ''}比 {shape}"
        return f"a ratio {shape}{' of integers in lowest terms' if self.lowest_terms else ''}"

    def parse(self, text: str) -> tuple[Fraction, ...]:
        """Read a ratio; raise Malformed, or WrongForm if it is not reduced as asked."""
        plain = inside_brackets(undress(text).replace("{:}", ":"))
        parts = _RATIO_SIGN.split(_RATIO_NAME.sub("", plain, count=1))
        if len(parts) < 2 or (self.terms is not None and len(parts) != self.terms):
            raise Malformed(f"expected a ratio of {self.terms or 'two or more'} numbers, joined by colons")
        values = tuple(read_number(part).value for part in parts[: self.terms or 100])
        if not any(values):
            raise Malformed("all terms of the ratio are zero")
        integers = [value.numerator for value in values if value.denominator == 1]
        if self.lowest_terms and (len(integers) < len(values) or gcd(*integers) != 1):
            raise WrongForm("the ratio is not of integers in lowest terms")
        return values

    def render(self, value: tuple[Fraction, ...]) -> str:
        """Write the terms with colons."""
        return ":".join(map(str, value))

    def equal(self, reference: tuple[Fraction, ...], answer: tuple[Fraction, ...]) -> bool:
        """Tell whether one is a multiple of the other."""
        if len(reference) != len(answer):
            return False
        pivot = next(index for index, term in enumerate(reference) if term)
        return all(a * reference[pivot] == r * answer[pivot] for r, a in zip(reference, answer, strict=True)) and bool(
            answer[pivot]
        )

    def guess(self, rng: Random) -> tuple[Fraction, ...]:
        """Draw small terms, the first of them 1."""
        return (Fraction(1), *(Fraction(rng.randint(1, 9)) for _ in range((self.terms or 2) - 1)))

    def neighbours(self, value: tuple[Fraction, ...], rng: Random) -> Iterator[tuple[Fraction, ...]]:
        """Give the ratio backwards and with one term changed."""
        for near in (value[::-1], (value[0] + value[1], *value[1:])):
            reduced = not self.lowest_terms or gcd(*(term.numerator for term in near)) == 1
            if reduced and not self.equal(value, near):
                yield near
