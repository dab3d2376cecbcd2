"""How integers, rationals, decimals and ratios are read and compared."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from bootcamp.verifiers import Decimal, Integer, Malformed, Ratio, Rational, WrongForm
from bootcamp.verifiers.base import Format


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("12", 12),
        ("-12", -12),
        ("+12", 12),
        ("- 12", -12),
        ("−12", -12),
        ("–12", -12),
        ("１２", 12),
        ("004", 4),
        ("12.", 12),
        ("12。", 12),
        ("18.00", 18),
        ("1,234,567", 1234567),
        ("１，２３４", 1234),
        (r"1{,}234", 1234),
        (r"1\,234\,567", 1234567),
        (r"\text{12}", 12),
        (r"\mathbf{12}", 12),
        ("**12**", 12),
        ("`12`", 12),
        ("$12$", 12),
        (r"\(12\)", 12),
        (r"\[ 12 \]", 12),
        ("(((12)))", 12),
        ("{12}", 12),
        ('"12"', 12),
        (r"\$70,000", 70000),
        ("x = 12", 12),
        ("n=12", 12),
        (r"x_{1} = 12", 12),
        (r"\boxed{12}", 12),
        (r"\left(12\right)", 12),
        ("1.5e3", 1500),
        (r"1.5 \times 10^{3}", 1500),
        ("3 × 10²", 300),
        ("-0", 0),
        ("(" * 200 + "1" + ")" * 200, 1),
    ],
)
def test_integers(text: str, value: int) -> None:
    assert Integer().parse(text) == value


@pytest.mark.parametrize(
    "text",
    """| |x|nan|inf|-|1 2|1 or 2|1, 2|5%|5 cm|5.5|3/4|8/4|47*89|2^10|1+1|5!|1_00|0x1F|1,23
    |12,34|1,5|1,2345|五|4\\sqrt(2)|
    5\\sqrt|1++++|(1|1)|[1]|{1,2}|1e5000|\\frac{4}{2}|x = y|a = 1, b = 2|not 5""".split("|"),
)
def test_no_integers(text: str) -> None:
    with pytest.raises(Malformed):
        Integer().parse(text)


@pytest.mark.parametrize("value", [10001, 9999, 1, -10000, 100000])
def test_integers_are_exact(value: int) -> None:
    assert not Integer().equal(10000, value)


def test_range_of_integers() -> None:
    assert Integer(1, 9).parse("9") == 9
    for text in ("0", "10", "-1"):
        with pytest.raises(WrongForm, match="the number is"):
            Integer(1, 9).parse(text)


@pytest.mark.parametrize(
    ("unit", "text"),
    [
        ("cm", "35 cm"),
        ("cm", r"35\text{ cm}"),
        ("cm", r"35\,\mathrm{cm}"),
        ("cm", "35厘米"),
        ("cm", "35"),
        ("cm", "35 centimeters"),
        ("days", "35 day"),
        ("°", r"35^\circ"),
        ("°", r"35^{\circ}"),
        ("°", "35°"),
        ("degrees", "35 度"),
        ("%", r"35\%"),
        ("m^2", "35 m²"),
        ("m^2", r"35\text{ m}^2"),
        ("km/h", "35 km/h"),
        ("€", "€35"),
        ("apples", "35 apples"),
        ("J", "35 joules"),
        ("µC", r"35\ \mu\text{C}"),
        ("°C", r"35\,^{\circ}\mathrm{C}"),
        ("m/s^2", "35 m·s⁻²"),
        ("m/s^2", r"35\ \mathrm{m\,s^{-2}}"),
        ("m/s^2", r"35\ \frac{\text{m}}{\text{s}^2}"),
        ("mol/L", "35 mol L^-1"),
        ("kg m^2", r"35\,\mathrm{kg\cdot m^2}"),
    ],
)
def test_units(unit: str, text: str) -> None:
    assert Integer(unit=unit).parse(text) == 35


@pytest.mark.parametrize(
    ("unit", "text"), [("cm", "35 m"), ("", "35 cm"), ("m", "35 m^2"), ("days", "35 weeks"), ("°C", "35°")]
)
def test_other_units(unit: str, text: str) -> None:
    with pytest.raises(Malformed):
        Integer(unit=unit).parse(text)


@pytest.mark.parametrize(
    ("base", "text", "value"),
    [
        (8, "12", 10),
        (8, "12_8", 10),
        (8, "12_{8}", 10),
        (16, "ff", 255),
        (16, "0xFF", 255),
        (2, "0b101", 5),
        (2, "-101", -5),
    ],
)
def test_bases(base: int, text: str, value: int) -> None:
    assert Integer(base=base).parse(text) == value


@pytest.mark.parametrize(("base", "text"), [(8, "12_5"), (8, "18"), (2, "0x1"), (16, "fg"), (8, "")])
def test_other_bases(base: int, text: str) -> None:
    with pytest.raises(Malformed):
        Integer(base=base).parse(text)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("3/4", "3/4"),
        ("3 / 4", "3/4"),
        ("-3/4", "-3/4"),
        ("3/-4", "-3/4"),
        ("(-3)/4", "-3/4"),
        ("-(3/4)", "-3/4"),
        ("6/8", "3/4"),
        ("0.75", "3/4"),
        (".75", "3/4"),
        (r"\frac{3}{4}", "3/4"),
        (r"\dfrac{3}{4}", "3/4"),
        (r"\tfrac34", "3/4"),
        (r"\frac34", "3/4"),
        (r"\frac3{40}", "3/40"),
        (r"\frac{-3}{4}", "-3/4"),
        (r"-\frac{3}{4}", "-3/4"),
        (r"7\frac{3}{4}", "31/4"),
        ("7 3/4", "31/4"),
        ("7¾", "31/4"),
        (r"-1\frac{1}{2}", "-3/2"),
        ("½", "1/2"),
        ("3⁄4", "3/4"),
        ("1,234.5", "2469/2"),
        ("0.1(6)", "1/6"),
        (r"0.1\overline{6}", "1/6"),
        (r"0.\overline{3}", "1/3"),
        (r".\overline{3}", "1/3"),
        ("-.(142857)", "-1/7"),
        ("2.5e-1", "1/4"),
        (r"x = \frac{1}{2}", "1/2"),
        (r"\text{3/4}", "3/4"),
        ("1/3.", "1/3"),
    ],
)
def test_rationals(text: str, value: str) -> None:
    assert Rational().parse(text) == Fraction(value)


@pytest.mark.parametrize(
    "text",
    [
        "1/0",
        "1/2/3",
        "1 / 2 or 3",
        r"\frac{1}{2}{3}",
        r"7\frac{5}{4}",
        "1,5",
        "28%",
        r"\frac{1}",
        "1/x",
        "0.3.3",
        "3:4",
    ],
)
def test_no_rationals(text: str) -> None:
    with pytest.raises(Malformed):
        Rational().parse(text)


@pytest.mark.parametrize(
    ("text", "right"), [("28%", True), ("28 percent", True), (r"28\%", True), ("0.28", True), ("28", False)]
)
def test_percent(text: str, right: bool) -> None:
    format = Rational(percent=True)
    assert format.equal(Fraction(28, 100), format.parse(text)) is right


@pytest.mark.parametrize("text", ["2/4", "0.5", "4/2", "1/-2", r"\frac{2}{4}", "1 1/2"])
def test_lowest_terms(text: str) -> None:
    with pytest.raises(WrongForm, match="lowest terms"):
        Rational(lowest_terms=True).parse(text)


def test_reduced_fractions_are_in_lowest_terms() -> None:
    for text in ("1/2", "-1/2", "2", r"\frac{1}{2}", "-(1/2)"):
        Rational(lowest_terms=True).parse(text)


@pytest.mark.parametrize(
    ("format", "reference", "text", "right"),
    [
        (Decimal(places=2), "3.10", "3.1", True),
        (Decimal(places=2), "3.10", "3.10", True),
        (Decimal(places=2), "3.10", "3.11", False),
        (Decimal(tolerance="0.01"), "0.33", "0.34", True),
        (Decimal(tolerance="0.01"), "0.33", "0.3401", False),
        (Decimal(tolerance="0.01"), "0.005", "0.0", True),
        (Decimal(relative="0.01"), "0.005", "0.0", False),
        (Decimal(relative="0.01"), "0.0000001", "0.0000002", False),
        (Decimal(relative="0.01"), "1000", "1009", True),
        (Decimal(relative="0.01"), "1000", "1011", False),
        (Decimal(digits=3), "1.0", "1.000e+00", True),
        (Decimal(digits=3), "1230000", r"1.23 \times 10^6", True),
        (Decimal(places=1, unit="m"), "2.5", "2.5 m", True),
        (Decimal(places=0), "7", "7.0", True),
    ],
)
def test_decimals(format: Decimal, reference: str, text: str, right: bool) -> None:
    assert format.equal(Fraction(reference), format.parse(text)) is right


@pytest.mark.parametrize(
    ("format", "text"), [(Decimal(places=2), "3.141"), (Decimal(digits=3), "3.142"), (Decimal(places=0), "7.5")]
)
def test_decimals_are_rounded_as_asked(format: Decimal, text: str) -> None:
    with pytest.raises(WrongForm, match="rounded"):
        format.parse(text)


@pytest.mark.parametrize(
    ("format", "value", "rounded"),
    [
        (Decimal(places=2), "0.125", "0.13"),
        (Decimal(places=2), "-0.125", "-0.13"),
        (Decimal(digits=2), "0.001250", "0.0013"),
        (Decimal(digits=2), "125000", "130000"),
        (Decimal(digits=3), "0", "0"),
        (Decimal(tolerance="1"), "1/3", "1/3"),
    ],
)
def test_rounding(format: Decimal, value: str, rounded: str) -> None:
    assert format.round(Fraction(value)) == Fraction(rounded)


@pytest.mark.parametrize("options", [{}, {"places": 1, "digits": 1}, {"tolerance": "0.1", "relative": "0.1"}])
def test_decimals_state_one_way_of_rounding(options: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="exactly one"):
        Decimal(**options)


def test_unrounded_references_are_refused() -> None:
    with pytest.raises(ValueError, match="round it"):
        Decimal(places=2).render(Fraction(1, 3))


@pytest.mark.parametrize(
    ("text", "right"), [("1:2:3", True), ("2 : 4 : 6", True), ("1：2：3", True), ("1:4:9", False), ("1/2:1:3/2", True)]
)
def test_ratios(text: str, right: bool) -> None:
    reference = (Fraction(1), Fraction(2), Fraction(3))
    assert Ratio(3).equal(reference, Ratio(3).parse(text)) is right


@pytest.mark.parametrize(
    ("format", "text", "fault"),
    [
        (Ratio(), "1", Malformed),
        (Ratio(3), "1:2", Malformed),
        (Ratio(), "0:0", Malformed),
        (Ratio(lowest_terms=True), "2:4", WrongForm),
        (Ratio(lowest_terms=True), "1/2:1", WrongForm),
    ],
)
def test_no_ratios(format: Ratio, text: str, fault: type[Exception]) -> None:
    with pytest.raises(fault):
        format.parse(text)


@pytest.mark.parametrize("format", [Integer(), Rational(), Decimal(places=2)], ids=lambda format: type(format).__name__)
@pytest.mark.parametrize(
    "text", ["9" * 5000, "1/" + "9" * 5000, "1e99999", "0." + "0" * 5000 + "1", "(" * 300 + "1" + ")" * 300]
)
def test_numbers_are_bounded(format: Format[Any], text: str) -> None:
    with pytest.raises(Malformed):
        format.parse(text)
