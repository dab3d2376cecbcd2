"""The spellings of units of measure, and of the nouns and scales that may follow a number."""

from __future__ import annotations

import re
from fractions import Fraction
from functools import cache, lru_cache
from itertools import product

_UNITS = {
    "%": ("percent", "per cent", "pct"),
    "°": ("degrees", "degree", "deg", "^o", "度"),
    "m": ("metres", "meters", "metre", "meter", "米"),
    "cm": ("centimetres", "centimeters", "centimetre", "centimeter", "厘米", "公分"),
    "mm": ("millimetres", "millimeters", "millimetre", "millimeter", "毫米"),
    "km": ("kilometres", "kilometers", "kilometre", "kilometer", "千米", "公里"),
    "g": ("grams", "gram", "克"),
    "kg": ("kilograms", "kilogram", "千克", "公斤"),
    "s": ("seconds", "second", "secs", "sec", "秒"),
    "min": ("minutes", "minute", "mins", "分钟", "分"),
    "h": ("hours", "hour", "hrs", "hr", "小时"),
    "days": ("day", "d", "天", "日"),
    "weeks": ("week", "wk", "周", "星期"),
    "months": ("month",),
    "years": ("year", "yr", "yrs", "years old", "year old", "年", "岁"),
    "AM": ("a.m.",),
    "PM": ("p.m.",),
    "beats": ("beat", "拍"),
    "L": ("l", "litres", "liters", "litre", "liter", "升"),
    "mL": ("ml", "millilitres", "milliliters", "毫升"),
    "km/h": ("kmh", "kph", "千米/时", "公里/小时", "千米/小时", "公里/时", "千米每小时", "公里每小时"),
    "m/s": ("米/秒", "米每秒"),
    "$": ("dollars", "dollar", "USD", "US$", "US", "美元"),
    "€": ("euros", "euro", "EUR", "欧元"),
    "£": ("pounds", "pound", "GBP", "英镑"),
    "¥": ("yuan", "RMB", "CNY", "元", "人民币"),
    "cents": ("cent", "¢", "分", "美分"),
    "Ω": ("ohms", "ohm", r"\Omega", "欧姆", "欧"),
    "A": ("amperes", "ampere", "amps", "amp", "安培", "安"),
    "V": ("volts", "volt", "伏特", "伏"),
    "mol": ("moles", "mole", "摩尔", "摩"),
    "mmol": ("millimoles", "millimole", "毫摩尔"),
    "mol/L": ("M", "molar", "moles per litre", "moles per liter", "摩尔每升", "摩尔/升"),
    "mM": ("millimolar",),
    "µM": ("uM", "micromolar"),
    "kJ": ("kilojoules", "kilojoule", "千焦", "千焦耳"),
    "mg": ("milligrams", "milligram", "毫克"),
    "N": ("newtons", "newton", "牛顿", "牛"),
    "J": ("joules", "joule", "焦耳", "焦"),
    "W": ("watts", "watt", "瓦特", "瓦"),
    "kW": ("kilowatts", "kilowatt", "千瓦"),
    "MW": ("megawatts", "megawatt", "兆瓦"),
    "kN": ("kilonewtons", "kilonewton", "千牛"),
    "C": ("coulombs", "coulomb", "库仑", "库"),
    "µC": ("uC", "microcoulombs", "microcoulomb", "微库仑", "微库"),
    "rad": ("radians", "radian", "弧度"),
    "dB": ("decibels", "decibel", "分贝"),
    "ns": ("nanoseconds", "nanosecond", "纳秒"),
    "ps": ("picoseconds", "picosecond", "皮秒"),
    "Hz": ("hertz", "赫兹", "赫"),
    "Pa": ("pascals", "pascal", "帕斯卡", "帕"),
    "kPa": ("kilopascals", "kilopascal"),
    "MPa": ("megapascals", "megapascal"),
    "°C": ("℃", "degrees Celsius", "degree Celsius", "摄氏度"),
    "°F": ("degrees Fahrenheit", "华氏度"),
    "in": ("inches", "inch", "英寸"),
    "ft": ("feet", "foot", "英尺"),
    "yd": ("yards", "yard", "码"),
    "mi": ("miles", "mile", "英里"),
    "lb": ("lbs",),
    "oz": ("ounces", "ounce", "盎司"),
    "gal": ("gallons", "gallon"),
    "acres": ("acre",),
    "tons": ("ton", "tonnes", "tonne"),
    "mph": ("miles per hour", "mi/h"),
}
_CURRENCIES = ("$", "€", "£", "¥")
_SYMBOLS = str.maketrans(
    {
        "㎝": "cm",
        "㎜": "mm",
        "㎞": "km",
        "㎏": "kg",
        "㎡": "m^2",
        "㎥": "m^3",
        "²": "^2",
        "³": "^3",
        "º": "°",
        "˚": "°",
        "μ": "µ",
        "¹": "^1",
        "⁻": "^-",
        **dict.fromkeys("{} \u2009·⋅", ""),
    }
)
_LATEX = (("^\\circ", "°"), ("\\degree", "°"), ("\\mu", "µ"), ("\\cdot", ""))
_FRACTION = re.compile(r"\\[dt]?frac\{([^{}]+)\}\{([^{}]+)\}")
_SI = {"centi": "c", "milli": "m", "kilo": "k", "metre": "m", "meter": "m", "gram": "g", "second": "s", "minute": "min",
    "hour": "h", "litre": "L", "liter": "L", "percent": "%", "per": "/", "squared": "^2", "cubed": "^3",
    "ohm": "Ω", "ampere": "A", "volt": "V", "joule": "J", "newton": "N", "coulomb": "C", "micro": "µ"}  # fmt: skip
_SI_MACRO = re.compile(rf"\\({'|'.join(_SI)})(?![A-Za-z])")
_POWERS = {"2": ("square", "sq", "平方"), "3": ("cubic", "cu", "立方")}
_SCALES = {"hundred": 100, "thousand": 1000, "million": 10**6, "billion": 10**9, "trillion": 10**12, "dozen": 12,
    "百万": 10**6, "千万": 10**7, "百": 100, "千": 1000, "万": 10**4, "亿": 10**8}  # fmt: skip
_SCALE = re.compile(rf"({'|'.join(_SCALES)})(?![a-z米克])\s*")
_MEASURE_WORDS = (
    "个只条种次枚张本人件位名头匹棵块步组对类道题页行列颗支台架座辆根把杯瓶袋盒箱束卷份套场轮局项层笔票门株朵粒群段节章册幅首篇句字词户"
    "家艘封顶串堆排桶单笼处所盏面"
)
_INEXACT = (
    r"[或以更止百千万亿]|[约倍余](?!数)|足(?!球)|月(?!份)|左右|上下|之内|不[^同相]|半(?![圆径球])|多(?![边面项])|起\Z"
)
"""Chinese after a measure word that makes the number another one or a rough one."""
_COUNTED = re.compile(
    rf"[{_MEASURE_WORDS}](?!(?<=次)[方幂])(?:(?!{_INEXACT})[\u4e00-\u9fff]){{0,8}}"
    r"|(?:[a-z]{2,12} ){0,2}(?:[a-z]{2,15}s|people|men|women|children)"
)
_NOT_COUNTED = frozenset(
    """plus minus times less perhaps is was as has this guess besides others halves thirds quarters fourths fifths
    sixths sevenths eighths ninths tenths tens hundreds thousands millions billions dozens dozen percents radians
    inches feet yards miles ounces tons tonnes gallons months years decades or and not no approximately about per mod
    modulo base squared cubed""".split()
)


def shown(unit: str, language: str) -> str:
    """Return a unit as a request for an answer names it; English words have a Chinese one.

    >>> shown("kg", "zh"), shown("cents", "zh"), shown("cents", "en")
    ('kg', '分', 'cents')
    """
    if language != "zh" or len(unit) <= 2:
        return unit
    names = next((names for name, names in _UNITS.items() if unit == name or unit in names), ())
    return next((name for name in names if "\u4e00" <= name[0] <= "\u9fff"), unit)


def scale_of(rest: str, percent: bool, unit: str) -> Fraction | int | None:
    """Return the factor that the text after a number stands for, or None if it may not stand there.

    >>> scale_of("cm", False, "cm"), scale_of("percent", True, ""), scale_of("million", False, "")
    (1, Fraction(1, 100), 1000000)
    """
    if len(rest) > 60:
        return None
    scale: Fraction | int = 1
    found = _SCALE.match(rest)
    if found is not None:
        scale, rest = _SCALES[found[1]], rest[found.end() :]
    if not rest or (unit and is_unit(rest, unit)):
        return scale
    if percent and is_unit(rest, "%"):
        return scale * Fraction(1, 100)
    return scale if not unit and is_counted(rest) else None


def is_unit(text: str, unit: str) -> bool:
    r"""Tell whether `text` is a spelling of `unit`.

    >>> is_unit("square metres", "m^2"), is_unit("CM", "cm"), is_unit("kilometers per hour", "km/h")
    (True, True, True)
    >>> is_unit("m", "cm")
    False
    >>> is_unit("square metres per second squared", "m^2/s^2"), is_unit("m s^{-2}", "m/s^2"), is_unit("kg·m²", "kg m^2")
    (True, True, True)
    >>> is_unit("kmh", "km/h"), is_unit("km·h^{-1}", "km/h"), is_unit("km·h", "km/h")
    (True, True, False)
    >>> is_unit("moles", "mol"), is_unit("M", "mol/L"), is_unit("m", "mol/L"), is_unit("kilojoules", "kJ")
    (True, True, False, True)
    """
    if "/" in unit and _PRODUCT.fullmatch(text):
        return False
    plain, names = _plain(text), _names(unit)
    return plain in names or (len(plain) > 1 and plain.casefold() in {name.casefold() for name in names})


def measure(text: str) -> str:
    r"""Return the unit of measure that `text` spells, under one name for all its spellings; nothing if it spells none.

    >>> measure("square feet"), measure("kilometers per hour"), measure("cents per mile"), measure("apples")
    ('ft^2', 'km/h', 'cents/mi', '')
    """
    plain = _plain(text)
    if found := _spellings().get(plain if plain in _spellings() or len(plain) < 2 else plain.casefold()):
        return found
    quotient = _QUOTIENT.fullmatch(text)
    top, bottom = (measure(part) for part in quotient.groups()) if quotient else ("", "")
    return f"{top}/{bottom}" if top and bottom else ""


@cache
def _spellings() -> dict[str, str]:
    """Give the units, their squares and cubes by their spellings; small letters count where no unit is spelled so."""
    exact: dict[str, str] = {}
    folded: dict[str, str] = {}
    for unit in map("".join, product(_UNITS, ("", "^2", "^3"))):
        for name in _names(unit) - {"squared", "cubed"}:  # which are no square and no cube of days
            exact.setdefault(name, unit)
            if len(name) > 1:
                folded.setdefault(name.casefold(), unit)
    return folded | exact


def in_terms_of(unit: str, other: str) -> Fraction | None:
    """Return how much of `other` one `unit` is, both as :func:`measure` names them; None if that is no plain factor.

    >>> in_terms_of("mm", "cm"), in_terms_of("cm^2", "mm^2"), in_terms_of("km/h", "m/s"), in_terms_of("cm", "kg")
    (Fraction(1, 10), Fraction(100, 1), Fraction(5, 18), None)
    """
    one, two = _size(unit), _size(other)
    return one[1] / two[1] if one and two and one[0] == two[0] else None


def _size(unit: str) -> tuple[str, Fraction] | None:
    """Return what a unit measures and its size, or None where it has none that all agree on (a ton, a gallon)."""
    if unit in _SIZES:
        return _SIZES[unit]
    top, per, bottom = unit.partition("/")
    if per:
        above, below = _size(top), _size(bottom)
        return (f"{above[0]}/{below[0]}", above[1] / below[1]) if above and below else None
    base, power, exponent = unit.partition("^")
    kind, size = _SIZES.get(base, ("", Fraction(0)))
    return (f"{kind}^{exponent}", size ** int(exponent)) if kind and power else None


_SIZES = {unit: (kind, Fraction(size)) for kind, sizes in {
    "m": "mm 0.001 cm 0.01 m 1 km 1000 in 0.0254 ft 0.3048 yd 0.9144 mi 1609.344",
    "g": "mg 0.001 g 1 kg 1000 oz 28.349523125 lb 453.59237",
    "s": "ps 1e-12 ns 1e-9 s 1 min 60 h 3600 days 86400 weeks 604800",
    "years": "months 1/12 years 1",
    "m^3": "mL 1e-6 L 0.001",
    "m/s": "mph 0.44704",
    "mol": "mmol 0.001 mol 1",
    "mol/L": "µM 1e-6 mM 0.001 mol/L 1",
    "J": "J 1 kJ 1000",
    "N": "N 1 kN 1000",
    "W": "W 1 kW 1000 MW 1e6",
    "Pa": "Pa 1 kPa 1000 MPa 1e6",
    "C": "µC 1e-6 C 1",
    "$": "cents 0.01 $ 1",
}.items() for unit, size in zip(sizes.split()[::2], sizes.split()[1::2], strict=True)}  # fmt: skip
_QUOTIENT = re.compile(r"([^/]{1,30}?)\s*(?:/|\bper\b|每)\s*([^/]{1,30})")


def is_counted(text: str) -> bool:
    """Tell whether the text is a plain noun in the plural, or a Chinese measure word, and no unit of its own.

    >>> is_counted("red apples"), is_counted("个"), is_counted("halves"), is_counted("hours")
    (True, True, False, False)
    >>> [is_counted(text) for text in ("颗珠子", "种不同的方法", "个半", "个左右", "次方")]
    [True, True, False, False, False]
    """
    if _COUNTED.fullmatch(text) is None or not _NOT_COUNTED.isdisjoint(text.split()):
        return False
    return not any(map(measure, text.split()))


def is_scale(word: str) -> bool:
    """Tell whether the word multiplies the number before it: million, dozen, percent.

    >>> is_scale("million"), is_scale("miles")
    (True, False)
    """
    return word in _SCALES or is_unit(word, "%")


def without_leading_unit(text: str, unit: str) -> str:
    """Take off a unit that stands before the number; a sign of currency may also stand there if no unit is named."""
    if not unit:
        return text[1:].lstrip() if text[:1] in _CURRENCIES else text
    if not unit.isalnum() and text.startswith(unit):
        return text[len(unit) :].lstrip()
    word = _WORD.match(text)
    money = word is not None and not _names(unit).isdisjoint(_CURRENCIES) and is_unit(word[0], unit)
    return text[word.end() :].lstrip() if word and money else text


def without_trailing_unit(text: str, unit: str) -> str:
    r"""Take off a unit at the end of an expression.

    >>> without_trailing_unit(r"2\sqrt{6}\,\text{km/s}", "km/s"), without_trailing_unit("sqrt(2) m", "km/s")
    ('2\\sqrt{6}', 'sqrt(2) m')
    """
    for found in _END.finditer(text, max(0, len(text) - 60)) if unit else ():
        rest = text[found.end() :].strip()
        closed = all(rest.count(opening) == rest.count(closing) for opening, closing in ("()", "[]", "{}"))
        if closed and is_unit(_DRESS.sub("", rest), unit):
            return text[: found.end()]
    return text


_END = re.compile(r"(?<=[\d)}\]])(?=[^\d)}\]])")
_PRODUCT = re.compile(r"\w{1,9}\s{0,3}(?:[·⋅]|\\cdot)\s{0,3}\w{1,9}")
"""Units multiplied; what divides has a negative exponent."""
_DRESS = re.compile(r"\\(?:text|mathrm|[,;: ])|~")
_WORD = re.compile(r"[A-Za-z]{2,7}\$?|[€£¥$]")


def _plain(text: str) -> str:
    if "\\" in text:
        text = _SI_MACRO.sub(lambda found: _SI[found[1]], text)
        text = _FRACTION.sub(r"\1/\2", text)
    plain = text.strip("()[]").translate(_SYMBOLS).replace("-^", "-")
    for latex, sign in _LATEX if "\\" in plain else ():  # a letter may follow at once, once its \mathrm is gone
        plain = plain.replace(latex, sign)
    return plain.lower() if len(plain) > 2 else plain


@lru_cache(maxsize=256)
def _names(unit: str) -> frozenset[str]:
    top, per, bottom = unit.partition("/")
    names = _power_names(top) if not per else _simple_names(unit)
    if per and bottom:
        base, _, exponent = bottom.partition("^")
        for one in _power_names(top):
            names.update(one + sign + other for other in _power_names(bottom) for sign in ("/", "per", "每"))
            names.add(f"{one}{base}^-{exponent or 1}")
    return frozenset(map(_plain, names))


def _power_names(unit: str) -> set[str]:
    """Return the spellings of a unit or of a power of one."""
    names = _simple_names(unit)
    base, power, exponent = unit.partition("^")
    if power and exponent in _POWERS:
        for name in _simple_names(base):
            names.update((f"{name}^{exponent}", *(word + name for word in _POWERS[exponent])))
            names.add(name + ("squared" if exponent == "2" else "cubed"))
    return names


def _simple_names(unit: str) -> set[str]:
    """Return the spellings of a unit that is neither a power nor a quotient; its plural may differ."""
    names = {unit, unit.removesuffix("s"), unit + "s"} if unit.isalpha() and len(unit) > 2 else {unit}
    for name, aliases in _UNITS.items():
        if unit == name or unit in aliases:
            names.update(aliases, (name,))
    return names
