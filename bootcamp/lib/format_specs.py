"""Format specifications in the manner of Python: what their parts mean, and how they print numbers and texts."""

from __future__ import annotations

from fractions import Fraction

from bootcamp.lib import numbers

Parts = tuple[str, str, str, str, str, str, str, str]
"""Fill, alignment, +, 0, width, comma, precision with its point, and type; each may be empty but the type."""

_BASES = {"b": 2, "o": 8, "x": 16}
TYPES = {
    "d": ("d: a whole number in decimal.", "d：十进制整数。"),
    "s": ("s: a text; a precision cuts it to at most so many characters.", "s：文本；精度表示最多保留多少个字符。"),
    "f": (
        "f: a decimal with as many digits after the point as the precision says (with precision 0 no point).",
        "f：小数，小数点后的位数等于精度（精度为 0 时没有小数点）。",
    ),
    "x": ("x: a whole number in base 16 with small letters, without prefix.", "x：16 进制整数，小写字母，无前缀。"),
    "%": ("%: the number times 100, printed as by f, and a percent sign.", "%：数乘以 100 后按 f 打印，再加百分号。"),
    "b": ("b: a whole number in base 2, without prefix.", "b：2 进制整数，无前缀。"),
    "e": (
        "e: a number from 1 up to but not including 10, printed as by f, the letter e, the sign of the power of ten "
        "and the power with at least two digits, as in 1.50e+03.",
        "e：大于等于 1 且小于 10 的数（按 f 打印），接着是字母 e、10 的指数的符号和至少两位的指数，例如 1.50e+03。",
    ),
    "o": ("o: a whole number in base 8, without prefix.", "o：8 进制整数，无前缀。"),
}
"""What each type prints, in English and in Chinese."""

PARTS = (
    (
        "fill: one of the signs = : / before an alignment; it fills up the width. Without it, blanks do.",
        "填充符：写在对齐符前面的 =、:、/ 之一，用来补足宽度；没有时用空格补足。",
    ),
    (
        "align: < puts the filling on the right, > on the left, ^ half on each side, with the odd one on the right. "
        "Without it, numbers have the filling on the left and texts on the right.",
        "对齐符：< 把填充放在右边，> 放在左边，^ 两边各一半，多出的一个在右边。"
        "没有时，数的填充在左边，文本的填充在右边。",
    ),
    (
        "+: numbers that are not negative get a plus sign. Negative ones always have a minus sign.",
        "+：非负数前面加正号。负数总是带负号。",
    ),
    (
        "0 before the width: zeros between sign and digits fill up the width.",
        "宽度前的 0：在符号和数字之间用零补足宽度。",
    ),
    ("width: the least number of characters of the whole field.", "宽度：整个字段最少的字符数。"),
    (
        "a comma: the digits before the decimal point are grouped in threes from the right by commas.",
        "逗号：小数点前的数字从右起每三位用逗号隔开。",
    ),
    (
        "precision: a point and a number. Numbers are rounded to the nearest; halves go to the even last digit.",
        "精度：一个点和一个数。数按最接近的值舍入；恰为一半时舍入到末位为偶数。",
    ),
)
"""What the other parts mean, in English and in Chinese, in their order."""


def printed(value: str, parts: Parts) -> str:
    """Print a value by a specification, blanks as underscores.

    >>> printed("-2.5", ("=", "^", "", "", "7", "", ".0", "f")), printed("1234", ("", "", "+", "0", "7", "", "", "d"))
    ('==-2===', '+001234')
    """
    fill, align, plus, zero, width, comma, precision, type = parts
    if type == "s":
        sign, body = "", value[: int(precision[1:] or 0) or None] if precision else value
    else:
        number = Fraction(value)
        sign = "-" if number < 0 else plus
        body = _digits(abs(number), comma, int(precision[1:] or 0), type)
    rest = max(0, int(width or 0) - len(sign + body))
    if zero:
        return sign + "0" * rest + body
    left = {"<": 0, ">": rest, "^": rest // 2}.get(align, 0 if type == "s" else rest)
    return (fill or "_") * left + sign + body + (fill or "_") * (rest - left)


def _digits(number: Fraction, comma: str, places: int, type: str) -> str:
    if type in "dbox":
        return format(int(number), comma) if type == "d" else numbers.to_base(int(number), _BASES[type]).lower()
    power = 0
    if type == "e":
        while number >= 10:
            number, power = number / 10, power + 1
        while 0 < number < 1:
            number, power = number * 10, power - 1
        if round(number, places) == 10:
            number, power = Fraction(1), power + 1
    number = round(number * (100 if type == "%" else 1), places)
    whole, _, rest = numbers.decimal(number, places).partition(".")
    end = {"%": "%", "e": f"e{'-' if power < 0 else '+'}{abs(power):02}"}.get(type, "")
    return format(int(whole), comma) + ("." + rest if places else "") + end
