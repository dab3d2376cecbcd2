r"""Reading one number as models write it.

Read are digits with thousands separators (``1,234``, ``1\\,234``, ``1 234``, ``12,34,567``, ``1_234``), decimals,
fractions (``3/4``, ``\\frac{3}{4}``, ``\\frac34``, ``¾``), mixed numbers, recurring decimals (``0.1(6)``,
``0.1\\bar{6}``), scientific notation, scales (``1.2 million``), brackets around it, and after it the unit that is
asked for, or a plain noun if none is. Before it may stand a name (``x = 5``) or a chain of equations that hold
(``m+n = 256+37 = 293``). A percent sign is read only where the format says so.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction
from math import gcd
from typing import Any, NamedTuple

from bootcamp.verifiers.base import Malformed, WrongForm
from bootcamp.verifiers.dress import undress
from bootcamp.verifiers.units import scale_of, without_leading_unit

MAX_DIGITS = 4000
"""The longest number that is read, in characters."""

_MAX_EXPONENT = 4000
_MAX_BRACKETS = 200
_MAX_CHAIN = 8

_UINT = (
    r"(?:\d{1,3}(?:(?:,|\{,\}\s?)\d{3})+(?!\d)|\d{1,3}(?:\u2009\d{3})+(?!\d)|\d{1,2}(?:,\d{2})+,\d{3}(?!\d)"
    r"|\d{1,3}(?:_\d{3})+(?!\d)|\d{1,3}(?:'\d{3})+(?!\d)|\d{1,3}(?:[ ]\d{3})+(?!\d|\s*[/÷\\])|\d+)"
)
_SIGNED = r"(?:[+-]\s*)?"
_PART = rf"(?:\(\s*{_SIGNED}{_UINT}\s*\)|{_SIGNED}{_UINT})"
_NUMBER = re.compile(
    rf"""
    (?:(?P<whole>{_UINT})\s*)?                                                            # \frac{{3}}{{4}}, 7\frac34
      \\[dtc]?frac\s*(?:\{{\s*(?P<top>{_PART})\s*\}}|(?P<t>\d))\s*(?:\{{\s*(?P<bottom>{_PART})\s*\}}|(?P<b>\d))
    | (?:(?P<count>{_UINT})[ ]+)?                                                          # 3/4, 7 3/4
      (?P<over>\(\s*{_SIGNED}{_UINT}\s*\)|{_UINT})\s*(?:/|÷|\\div)\s*(?P<under>{_PART})
    | (?P<fixed>(?:{_UINT})?\.\d*)\((?P<period>\d+)\)                                    # 0.1(6)
    | (?P<mantissa>{_UINT}(?:\.\d*)?|\.\d+)                                                # 2.5, 2.5e3, 2.5 \times 10^3
      (?:[eE](?P<e>[+-]?\d+)
        | \s*(?:\\times|\\cdot|\\ast|[×·⋅*xX])\s*10\s*(?:\^|\*\*)\s*
          (?:\{{\s*(?P<braced>[+-]?\d+)\s*\}}|(?P<raised>[+-]?\d+)))?
    """,
    re.VERBOSE,
)
_SIMPLE = re.compile(r"(-?)(?:([0-9]{1,18})(?:/([0-9]{1,18}))?|\\[dt]?frac\{([0-9]{1,18})\}\{([0-9]{1,18})\})")
_SIGN = re.compile(r"(?:(?P<minus>-|(?i:minus|negative)\b|[负負])|\+)\s*")
_ABOUT = re.compile(r"\\approx|\\simeq|\\doteq|\\sim|\\cong|[≈≃≒≅]")
_ROUGHLY = re.compile(r"\A\s*(?:(?i:about|approximately|approx\.?|roughly|around)\s+|约(?:等于|为|是)?|大约)\s*")
_ROUNDED = re.compile(
    r"\s*[(,]?\s*\b(?i:(?:approx(?:\.|imate(?:ly)?)?|rounded(?: off)?|correct)(?: to [\w. ]{1,30})?"
    r"|to \d+ [a-z. ]{2,24}|\d+ ?d\.?p\.?|\d+ ?s\.?f\.?|\d+ decimal places?)\)?\Z"
    r"|\s*[(,]?\s*(?:约|四舍五入|保留)[^()]{0,12}\)?\Z"
)
"""What may be said before and after a number that is asked for rounded."""
_RESTATED = re.compile(
    r"\s*[(,]\s*(?P<same>=|(?i:or|i\.?e\.?,?|that is,?|equivalently,?)\s|[即或])?\s*"
    r"(?P<about>\\approx|[≈≃≒]|(?i:about|approximately|approx\.?|roughly)\s|约)?\s*(?P<text>[^()]+)\)?\Z"
)
_DOTS = re.compile(r"(?<=\d)\s*(?:\.{3}|…|\\[lc]?dots)")
_NAME = re.compile(r"[A-Za-z\\∠△|(\u4e00-\u9fff][^=<>≈≠~!;?\n]{0,60}")
_NO_NAME = re.compile(
    r"(?i:\b(?:not|no|never|or|approx\w*|about|around|nearly|almost|roughly|at (?:most|least))\b)"
    r"|\\(?:ne|neq|not|sim)\b|[或非不约]|(?<![_{(A-Za-z\d])\d|\^"
)
_SUPERSCRIPTS = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺", "0123456789-+")
_SUPERSCRIPT = re.compile(r"[⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺]+")
_VULGAR = {
    "½": "1/2", "⅓": "1/3", "⅔": "2/3", "¼": "1/4", "¾": "3/4", "⅕": "1/5", "⅖": "2/5", "⅗": "3/5", "⅘": "4/5",
    "⅙": "1/6", "⅚": "5/6", "⅛": "1/8", "⅜": "3/8", "⅝": "5/8", "⅞": "7/8",
}  # fmt: skip
_SYMBOLS = str.maketrans({"⁄": "/", "∕": "/", **{char: rf"\frac{pair[0]}{pair[2]}" for char, pair in _VULGAR.items()}})
_OVER = re.compile(r"\{?\s*([+-]?\d+)\s*\\over(?![A-Za-z])\s*(\d+)\s*\}?")
_PERCENT = re.compile(r"百分之\s*(.+)", re.DOTALL)
_QUANTITY = re.compile(r"\\(?:SI|qty)\s*\{([^{}]*)\}\s*\{([^{}]*)\}")
_MIXED = re.compile(r"(?<=\d)\s*(?:\band\b|又)\s*(?=\d+\s*/\s*\d|\\[dtc]?frac)")
_PERIODS = (  # the ways to mark the recurring digits of a decimal
    re.compile(r"\\(?:bar|overline)\s*(?:\{\s*(\d+)\s*\}|(\d))"),
    re.compile(r"\\dot\s*\{?(\d)\}?(?:(\d*)\\dot\s*\{?(\d)\}?)?"),
    re.compile(r"((?:\d[\u0304\u0305])+)"),
    re.compile(r"(\d)\u0307(?:(\d*)(\d)\u0307)?"),
)
_OVERLINES = str.maketrans(dict.fromkeys("\u0304\u0305"))
_MARKED = re.compile(r"\\bar|\\overline|\\dot|[\u0304\u0305\u0307]")


class Number(NamedTuple):
    """One number as it was written: its value, the kind of notation, and whether a fraction was in lowest terms."""

    value: Fraction
    kind: str
    reduced: bool = True


def read_number(
    text: str,
    *,
    percent: bool = False,
    unit: str = "",
    rounds_to: Callable[[Fraction, Fraction], bool] | None = None,
) -> Number:
    """Read one number, and after it `unit` or, if `percent`, a percent sign; raise Malformed.

    `rounds_to` tells whether an exact value is rounded to another; with it, signs of approximation are read like
    equals signs. Raises WrongForm if the number is the end of a chain of equations that does not hold.

    >>> read_number(r"-1\\frac{1}{2}").value
    Fraction(-3, 2)
    >>> read_number("2.5e3").value, read_number("m+n = 256+37 = 293").value
    (Fraction(2500, 1), Fraction(293, 1))
    """
    simple = _SIMPLE.fullmatch(text)
    if simple is not None:
        return _simple(*simple.groups())
    text = undress(text).replace("~=", "≈").replace("~", " ")
    if len(text) > MAX_DIGITS:
        raise Malformed(f"the number is longer than {MAX_DIGITS} characters")
    if (text.endswith(")") or ", " in text) and (twice := _as_equation(text)):
        try:
            return read_number(twice, percent=percent, unit=unit, rounds_to=rounds_to)
        except WrongForm:
            raise Malformed("expected one number, not two different ones") from None
    if rounds_to is not None:
        text = _ABOUT.sub("=", _ROUNDED.sub("", _ROUGHLY.sub("", text)))
        text = re.sub(rf"{_DOTS.pattern}(?=\s*=)", "", text)
    else:
        exact, about, rounded = _around_sign(text)
        if about:
            number = read_number(exact, percent=percent, unit=unit)
            _require_rounded(number.value, rounded, unit)
            return number
    if "=" not in text:
        return _read_one(text, percent, unit)
    return _read_chain(text.split("="), percent, unit, rounds_to or Fraction.__eq__)


def _as_equation(text: str) -> str:
    """Write a number that is told again behind the first as the next side of an equation: 3/4 (or 0.75)."""
    found = _RESTATED.search(text)
    if found is None or not (found["same"] or found["about"]) or _is_name(text[: found.start()]):
        return ""
    return f"{text[: found.start()]} {'≈' if found['about'] else '='} {found['text']}"


def _around_sign(text: str) -> tuple[str, str, str]:
    """Cut an exact number from what it is about, as in ``1/3 ≈ 0.333`` or ``1/3 = 0.333...``."""
    sign = _ABOUT.search(text)
    if sign is not None:
        return text[: sign.start()], sign[0], text[sign.end() :]
    dots = _DOTS.search(text)
    if dots is None or dots.end() < len(text.rstrip()):
        return text, "", ""
    return text[: dots.start()].rpartition("=")


def _require_rounded(value: Fraction, rounded: str, unit: str) -> None:
    """Raise WrongForm if `rounded` is not `value`, rounded or cut off to its decimal places."""
    shown = _read_one(_DOTS.sub("", rounded), True, unit)
    places = re.search(r"\.(\d+)", rounded)
    step = Fraction(1, 10 ** len(places[1]) if places else 1)
    if unit != "%" and ("%" in rounded or "percent" in rounded):
        step /= 100
    if shown.kind not in ("integer", "decimal") or not is_rounded(value, shown.value, step):
        raise WrongForm("the equation does not hold")


def is_rounded(value: Any, shown: Any, step: Any) -> bool:
    """Tell whether `shown` is `value` rounded to a multiple of `step`, or cut off to one.

    >>> is_rounded(Fraction(2, 3), Fraction(66, 100), Fraction(1, 100)), is_rounded(0.667, 0.7, 0.1)
    (True, True)
    >>> is_rounded(Fraction(1, 3), Fraction(34, 100), Fraction(1, 100))
    False
    """
    return bool(2 * abs(value - shown) <= step or (value * shown >= 0 and 0 <= abs(value) - abs(shown) < step))


def _read_chain(parts: list[str], percent: bool, unit: str, agrees: Callable[[Fraction, Fraction], bool]) -> Number:
    """Read the last number of a chain of equations; what stands before must agree with it, or be its name."""
    if not parts[0].strip():
        parts = parts[1:]
    if len(parts) > 1 and _is_name(parts[-1]) and not _is_name(parts[0]):  # 293 = m+n
        parts = [parts[-1], *parts[:-1]]
    if len(parts) > _MAX_CHAIN:
        raise Malformed(f"the chain of equations has more than {_MAX_CHAIN} parts")
    number = _read_one(parts[-1], percent, unit)
    for index, part in enumerate(parts[:-1]):
        if index == 0 and _is_name(part):
            continue
        try:
            value = _read_one(part, percent, unit).value
        except Malformed:
            value = _arithmetic(part)
        if not agrees(value, number.value):
            raise WrongForm("the equation does not hold")
    return number


def _is_name(text: str) -> bool:
    """Tell whether the text names a quantity (``m+n``, ``P(A)``, ``the total``) and says nothing else of it."""
    text = text.strip()
    return _NAME.fullmatch(text) is not None and any(map(str.isalpha, text)) and _NO_NAME.search(text) is None


def _arithmetic(text: str) -> Fraction:
    """Return the value of arithmetic over written numbers."""
    from bootcamp.verifiers.expression import Expression

    tree = Expression(operators=("+", "-", "*", "/", "^", "!", "sqrt"), unary_minus=True).read(text)
    return tree.value


def _read_one(text: str, percent: bool, unit: str) -> Number:
    """Read one number without a name."""
    text = inside_brackets(text)
    if "\\" in text or not text.isascii() or " and " in text or "{-}" in text:
        text = _plain_signs(text)
    text = without_leading_unit(text, unit)
    sign = _SIGN.match(text)
    if sign:
        text = inside_brackets(text[sign.end() :])
    found = _NUMBER.match(text)
    if found is None:
        raise Malformed("expected one number")
    number = _evaluate(found)
    rest = text[found.end() :].strip()
    scale = scale_of(rest, percent, unit) if rest and rest not in ("_10", "_{10}") else 1
    if scale is None:
        wanted = (
            f"what follows the number is not the unit {unit}" if unit else "expected one number and nothing after it"
        )
        raise Malformed(f"{wanted}: {rest:.40}")
    value = number.value * scale if scale != 1 else number.value
    return number._replace(value=-value if sign and sign["minus"] else value)


def _bracketed(found: re.Match[str]) -> str:
    """Write recurring digits in brackets."""
    return f"({''.join(filter(None, found.groups())).translate(_OVERLINES)})"


def _plain_signs(text: str) -> str:
    """Write superscripts, single signs for fractions, marks of recurring digits and quantities in one way."""
    text = _SUPERSCRIPT.sub(lambda found: f"^{{{found[0].translate(_SUPERSCRIPTS)}}}", text.translate(_SYMBOLS))
    text = _MIXED.sub(" ", _QUANTITY.sub(r"\1 \2", text)).replace("{-}", "-")
    text = _PERCENT.sub(r"\1%", _OVER.sub(r"\1/\2", text))
    if _MARKED.search(text):
        for pattern in _PERIODS:
            text = pattern.sub(_bracketed, text)
    return text


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


def inside_brackets(text: str) -> str:
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
        fixed, period = _digits(found["fixed"]), found["period"]
        scale = 10 ** len(fixed.partition(".")[2])
        return Number(_decimal("0" + fixed) + Fraction(int(period), scale * (10 ** len(period) - 1)), "recurring")
    whole = found["whole"] or found["count"]
    if found["count"] and _LATER_GROUP.fullmatch(found["over"]):  # 1 000/3
        return Number(Fraction(_integer(whole + found["over"]), _denominator(found["under"])), "fraction", False)
    top = _integer(found["top"] or found["t"] or found["over"])
    bottom = _denominator(found["bottom"] or found["b"] or found["under"])
    if whole is None:
        return Number(Fraction(top, bottom), "fraction", bottom > 1 and gcd(top, bottom) == 1)
    if not 0 <= top < bottom:
        raise Malformed("the fraction of a mixed number is not between 0 and 1")
    return Number(_integer(whole) + Fraction(top, bottom), "mixed", gcd(top, bottom) == 1)


_LATER_GROUP = re.compile(r"0\d\d")


def _denominator(text: str) -> int:
    value = _integer(text)
    if value == 0:
        raise Malformed("the denominator is zero")
    return value


_SEPARATORS = str.maketrans(dict.fromkeys("{},\u2009_' "))


def _digits(text: str) -> str:
    return text.translate(_SEPARATORS)


def _integer(text: str) -> int:
    return int("".join(_digits(text).strip("()").split()))


def _decimal(text: str) -> Fraction:
    whole, _, places = text.partition(".")
    return Fraction(int(whole + places), 10 ** len(places))
