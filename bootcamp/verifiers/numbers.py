r"""Formats of numbers: integers, rationals, decimals and ratios, all exact.

They read what models write for one number: digits with thousands separators (``1,234`` or ``1\,234``), decimals,
fractions (``3/4``, ``\frac{3}{4}``, ``\frac34``, ``¾``), mixed numbers, recurring decimals, scientific notation, one
name in front (``x = 5``), brackets around it, and after it the unit that the format names. A percent sign is read only
where the format says so. Arithmetic is not: ``3*4`` is not an integer.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import gcd
from random import Random
from typing import NamedTuple

from bootcamp.verifiers.base import Format, Malformed, WrongForm
from bootcamp.verifiers.dress import undress

MAX_DIGITS = 4000
"""The longest number that is read, in characters."""

_MAX_EXPONENT = 4000
_MAX_BRACKETS = 200
_DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"

_UINT = r"(?:\d{1,3}(?:(?:,|\{,\})\d{3})+(?!\d)|\d{1,3}(?:\u2009\d{3})+(?!\d)|\d+)"
_SIGNED = r"(?:[+-]\s*)?"
_PART = rf"(?:\(\s*{_SIGNED}{_UINT}\s*\)|{_SIGNED}{_UINT})"
_NUMBER = re.compile(
    rf"""
    (?:(?P<whole>{_UINT})\s*)?                                                            # \frac{{3}}{{4}}, 7\frac34
      \\[dtc]?frac\s*(?:\{{\s*(?P<top>{_PART})\s*\}}|(?P<t>\d))\s*(?:\{{\s*(?P<bottom>{_PART})\s*\}}|(?P<b>\d))
    | (?:(?P<count>{_UINT})[ ]+)?(?P<over>\(\s*{_SIGNED}{_UINT}\s*\)|{_UINT})\s*/\s*(?P<under>{_PART})  # 3/4, 7 3/4
    | (?P<fixed>(?:{_UINT})?\.\d*)(?:\\overline\s*\{{\s*(?P<bar>\d+)\s*\}}|\((?P<period>\d+)\))         # 0.1(6)
    | (?P<mantissa>{_UINT}(?:\.\d*)?|\.\d+)                                                # 2.5, 2.5e3, 2.5 \times 10^3
      (?:[eE](?P<e>[+-]?\d+)
        | \s*(?:\\times|\\cdot|[×·⋅*])\s*10\s*(?:\^|\*\*)\s*(?:\{{\s*(?P<braced>[+-]?\d+)\s*\}}|(?P<raised>[+-]?\d+)))?
    """,
    re.VERBOSE,
)
_SIMPLE = re.compile(r"(-?)(?:([0-9]{1,18})(?:/([0-9]{1,18}))?|\\[dt]?frac\{([0-9]{1,18})\}\{([0-9]{1,18})\})")
_NAME = re.compile(r"\\?[A-Za-z]\w{0,15}(?:_\{\w{1,8}\})?\s*(?:=|\\approx|≈)\s*")
_ABOUT = re.compile(r"\\approx\s*|≈\s*")
_SIGN = re.compile(r"[+-]\s*")
_SUPERSCRIPTS = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺", "0123456789-+")
_SUPERSCRIPT = re.compile(r"[⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺]+")
_VULGAR = {
    "½": "1/2", "⅓": "1/3", "⅔": "2/3", "¼": "1/4", "¾": "3/4", "⅕": "1/5", "⅖": "2/5", "⅗": "3/5", "⅘": "4/5",
    "⅙": "1/6", "⅚": "5/6", "⅛": "1/8", "⅜": "3/8", "⅝": "5/8", "⅞": "7/8",
}  # fmt: skip
_SYMBOLS = str.maketrans({"⁄": "/", "∕": "/", **{char: rf"\frac{pair[0]}{pair[2]}" for char, pair in _VULGAR.items()}})
_CURRENCIES = ("$", "€", "£", "¥")
_UNITS = {
    "%": ("percent", "per cent", "pct"),
    "°": (r"^\circ", r"^{\circ}", r"\degree", "degrees", "degree", "deg", "度"),
    "m": ("metres", "meters", "metre", "meter", "米"),
    "cm": ("centimetres", "centimeters", "厘米"),
    "mm": ("millimetres", "millimeters", "毫米"),
    "km": ("kilometres", "kilometers", "千米", "公里"),
    "g": ("grams", "克"),
    "kg": ("kilograms", "千克", "公斤"),
    "s": ("seconds", "second", "sec", "秒"),
    "min": ("minutes", "minute", "mins", "分钟", "分"),
    "h": ("hours", "hour", "hrs", "hr", "小时"),
    "days": ("day", "d", "天"),
    "L": ("l", "litres", "liters", "升"),
    "km/h": ("kmh", "kph", "千米/时", "公里/小时"),
    "m/s": (r"m\cdots^{-1}", "ms^{-1}", "米/秒"),
    "$": ("dollars", "USD", "美元"),
    "cents": ("cent", "¢", "分"),
}
_UNIT_SYMBOLS = str.maketrans({"²": "^2", "³": "^3", "{": "", "}": "", " ": "", "\u2009": "", "º": "°", "˚": "°"})


class Number(NamedTuple):
    """One number as it was written: its value, the kind of notation, and whether a fraction was in lowest terms."""

    value: Fraction
    kind: str
    reduced: bool = True


def read_number(text: str, *, percent: bool = False, unit: str = "") -> Number:
    """Read one number, and after it `unit` or, if `percent`, a percent sign; raise Malformed.

    >>> read_number(r"-1\\frac{1}{2}").value
    Fraction(-3, 2)
    >>> read_number("2.5e3").value
    Fraction(2500, 1)
    """
    simple = _SIMPLE.fullmatch(text)
    if simple is not None:
        return _simple(*simple.groups())
    text = undress(text)
    if len(text) > MAX_DIGITS:
        raise Malformed(f"the number is longer than {MAX_DIGITS} characters")
    named = _NAME.match(text) or _ABOUT.match(text)
    text = _inside_brackets(text[named.end() :] if named else text)
    if not text.isascii():
        text = _SUPERSCRIPT.sub(lambda found: f"^{{{found[0].translate(_SUPERSCRIPTS)}}}", text.translate(_SYMBOLS))
    text = _drop_leading_unit(text, unit)
    sign = _SIGN.match(text)
    start = sign.end() if sign else 0
    if sign:
        text, start = _inside_brackets(text[start:]), 0
    found = _NUMBER.match(text, start)
    if found is None:
        raise Malformed("expected one number")
    number = _evaluate(found)
    scale = _scale(text[found.end() :].strip(), percent, unit)
    value = number.value * scale if scale != 1 else number.value
    return number._replace(value=-value if sign and sign[0][0] == "-" else value)


def _simple(sign: str, top: str | None, bottom: str | None, latex_top: str | None, latex_bottom: str | None) -> Number:
    """Return the value of an integer or a fraction without dress, which most answers are."""
    numerator = int(sign + (top or latex_top or ""))
    bottom = bottom or latex_bottom
    if bottom is None:
        return Number(Fraction(numerator), "integer")
    denominator = int(bottom)
    if denominator == 0:
        raise Malformed("the denominator is zero")
    value = Fraction(numerator, denominator)
    return Number(value, "fraction", value.denominator == denominator > 1)


def _inside_brackets(text: str) -> str:
    """Take off the brackets around a whole number."""
    for _ in range(_MAX_BRACKETS + 1):
        text = text.strip()
        if not (text.startswith("(") and text.endswith(")")) and not (text.startswith("{") and text.endswith("}")):
            return text
        inner = text[1:-1]
        if 0 <= inner.find(text[-1]) < (inner + text[0]).find(text[0]):
            return text
        text = inner
    raise Malformed(f"brackets are nested more than {_MAX_BRACKETS} deep")


def _evaluate(found: re.Match[str]) -> Number:
    """Return the value of what the pattern of numbers found."""
    if found["mantissa"]:
        exponent = found["e"] or found["braced"] or found["raised"]
        mantissa = _digits(found["mantissa"])
        if exponent is None:
            if mantissa.isdigit():
                return Number(Fraction(int(mantissa)), "integer")
            return Number(_decimal(mantissa), "decimal")
        power = int(exponent[:8])
        if abs(power) > _MAX_EXPONENT:
            raise Malformed(f"the power of ten is beyond {_MAX_EXPONENT}")
        return Number(_decimal(mantissa) * Fraction(10) ** power, "scientific")
    if found["fixed"]:
        fixed, period = _digits(found["fixed"]), found["bar"] or found["period"]
        scale = 10 ** len(fixed.partition(".")[2])
        return Number(_decimal(fixed) + Fraction(int(period), scale * (10 ** len(period) - 1)), "recurring")
    whole = found["whole"] or found["count"]
    top = _integer(found["top"] or found["t"] or found["over"])
    bottom = _integer(found["bottom"] or found["b"] or found["under"])
    if bottom == 0:
        raise Malformed("the denominator is zero")
    if whole is None:
        return Number(Fraction(top, bottom), "fraction", bottom > 1 and gcd(top, bottom) == 1)
    if not 0 <= top < bottom:
        raise Malformed("the fraction of a mixed number is not between 0 and 1")
    return Number(_integer(whole) + Fraction(top, bottom), "mixed", gcd(top, bottom) == 1)


def _digits(text: str) -> str:
    return text.replace("{,}", "").replace(",", "").replace("\u2009", "")


def _integer(text: str) -> int:
    return int("".join(_digits(text).strip("()").split()))


def _decimal(text: str) -> Fraction:
    whole, _, places = text.partition(".")
    return Fraction(int(whole + places), 10 ** len(places))


def _drop_leading_unit(text: str, unit: str) -> str:
    """Take off a unit that stands before the number; a sign of currency may also stand there if no unit is named."""
    if not unit:
        return text[1:].lstrip() if text[:1] in _CURRENCIES else text
    return text[len(unit) :].lstrip() if not unit.isalnum() and text.startswith(unit) else text


def _scale(rest: str, percent: bool, unit: str) -> Fraction | int:
    """Return the factor that what follows a number stands for."""
    if not rest:
        return 1
    plain = _plain_unit(rest)
    if unit and plain in _unit_names(unit):
        return 1
    if percent and plain in _unit_names("%"):
        return Fraction(1, 100)
    if unit:
        raise Malformed(f"what follows the number is not the unit {unit}: {rest:.40}")
    raise Malformed(f"expected one number and nothing after it: {rest:.40}")


def _plain_unit(text: str) -> str:
    plain = text.translate(_UNIT_SYMBOLS)
    return plain.lower() if len(plain) > 2 else plain


@lru_cache(maxsize=256)
def _unit_names(unit: str) -> frozenset[str]:
    names = {unit, unit.removesuffix("s"), unit + "s"} if unit.isalpha() and len(unit) > 2 else {unit}
    names.update(*(aliases for name, aliases in _UNITS.items() if unit == name or unit in aliases))
    names.update(name for name, aliases in _UNITS.items() if unit in aliases)
    return frozenset(_plain_unit(name) for name in names)


def _require_range(value: Fraction | int, low: Fraction | int | None, high: Fraction | int | None) -> None:
    if low is not None and value < low:
        raise WrongForm(f"the number is below {low}")
    if high is not None and value > high:
        raise WrongForm(f"the number is above {high}")


def _range_words(low: object, high: object, language: str) -> str:
    """Describe a range as an addition to a noun: `` from 1 to 9``, ``1 到 9 之间的``."""
    if language == "zh":
        if low is not None and high is not None:
            return f" {low} 到 {high} 之间的"
        return f"不小于 {low} 的" if low is not None else f"不大于 {high} 的" if high is not None else ""
    if low is not None and high is not None:
        return f" from {low} to {high}"
    return f" of at least {low}" if low is not None else f" of at most {high}" if high is not None else ""


def _unit_words(unit: str, language: str) -> str:
    if not unit:
        return ""
    return f"（单位为 {unit}，可省略）" if language == "zh" else f" (in {unit}; the unit may be left out)"


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

    def form(self, language: str) -> str:
        """Describe the answer."""
        if language == "zh":
            kind = "整数" if self.base == 10 else f" {self.base} 进制整数"
            bounds = _range_words(*self._shown_bounds(), language)
            return f"一个{bounds}{kind}{_unit_words(self.unit, language)}"
        kind = "integer" if self.base == 10 else f"integer in base {self.base}"
        return f"one {kind}{_range_words(*self._shown_bounds(), language)}{_unit_words(self.unit, language)}"

    def _shown_bounds(self) -> tuple[str | None, str | None]:
        return tuple(None if bound is None else self.render(bound) for bound in (self.low, self.high))  # type: ignore[return-value]

    def parse(self, text: str) -> int:
        """Read an integer; raise Malformed, or WrongForm if it is out of range."""
        if self.base != 10:
            value = self._read_numeral(undress(text))
        elif len(text) < 20 and text.isascii() and text[text[:1] == "-" :].isdigit():
            value = int(text)
        else:
            number = read_number(text, unit=self.unit)
            if number.value.denominator != 1 or number.kind in ("fraction", "mixed"):
                raise Malformed("expected an integer")
            value = int(number.value)
        _require_range(value, self.low, self.high)
        return value

    def _read_numeral(self, text: str) -> int:
        body, _, subscript = text.replace(" ", "").replace("\u2009", "").partition("_")
        if subscript and subscript.strip("{}()") != str(self.base):
            raise Malformed(f"expected a numeral in base {self.base}")
        negative, body = body.startswith("-"), body.lstrip("+-").strip("()").upper()
        prefix = {2: "0B", 8: "0O", 16: "0X"}.get(self.base, "")
        body = body.removeprefix(prefix)
        if not body or len(body) > MAX_DIGITS or not set(body) <= set(_DIGITS[: self.base]):
            raise Malformed(f"expected a numeral with the digits of base {self.base}")
        return -int(body, self.base) if negative else int(body, self.base)

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

    def form(self, language: str) -> str:
        """Describe the answer."""
        bounds, unit = _range_words(self.low, self.high, language), _unit_words(self.unit, language)
        if language == "zh":
            kind = "整数或最简分数 a/b" if self.lowest_terms else "有理数（整数或分数 a/b，须精确）"
            return f"一个{bounds}{kind}{unit}"
        if self.lowest_terms:
            return f"one integer or fraction a/b in lowest terms{bounds}{unit}"
        return f"one exact rational number{bounds} (an integer or a fraction a/b){unit}"

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
        low = (
            Fraction(self.low)
            if self.low is not None
            else Fraction(min(0, self.high - 10) if self.high is not None else 0)
        )
        high = Fraction(self.high) if self.high is not None else low + 10
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

    def __post_init__(self) -> None:
        if sum(option is not None for option in (self.places, self.digits, self.tolerance, self.relative)) != 1:
            raise ValueError("Decimal: state exactly one of places, digits, tolerance and relative")
        for name in ("tolerance", "relative"):
            if getattr(self, name) is not None:
                object.__setattr__(self, name, Fraction(getattr(self, name)))

    def form(self, language: str) -> str:
        """Describe the answer, with its rounding."""
        bounds, unit = _range_words(self.low, self.high, language), _unit_words(self.unit, language)
        if language == "zh":
            return f"一个{bounds}数（{self._rounding_zh()}）{unit}"
        return f"one number{bounds}, {self._rounding_en()}{unit}"

    def _rounding_en(self) -> str:
        if self.places is not None:
            return (
                "rounded to the nearest integer"
                if self.places == 0
                else f"rounded to {_count(self.places, 'decimal place')}"
            )
        if self.digits is not None:
            return f"rounded to {_count(self.digits, 'significant digit')}"
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
        """Read a number; raise Malformed, or WrongForm if it is out of range or not rounded as asked."""
        number = read_number(text, percent=self.percent, unit=self.unit)
        _require_range(number.value, self.low, self.high)
        if self.tolerance is None and self.relative is None and self.round(number.value) != number.value:
            raise WrongForm(f"the number is not {self._rounding_en()}")
        return number.value

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
        low = (
            Fraction(self.low)
            if self.low is not None
            else Fraction(min(0, self.high - 10) if self.high is not None else 0)
        )
        high = Fraction(self.high) if self.high is not None else low + 10
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


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}{'s' * (number != 1)}"


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
        if language == "zh":
            return "一个最简整数比，如 a:b" if self.lowest_terms else "一个比，如 a:b"
        return "a ratio of integers in lowest terms, such as a:b" if self.lowest_terms else "a ratio, such as a:b"

    def parse(self, text: str) -> tuple[Fraction, ...]:
        """Read a ratio; raise Malformed, or WrongForm if it is not reduced as asked."""
        parts = _inside_brackets(undress(text)).split(":")
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
