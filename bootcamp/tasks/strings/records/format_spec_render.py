"""Print numbers and words by format specifications: fill, alignment, sign, width, thousands, precision and type.

Answer: a line of text with blanks as underscores; unique.
Harder: more fields, more parts of a specification at once, more types, larger numbers, roundings of halves.
Skills: instructions, arithmetic
Source: original; the specifications are a part of Python's.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import numbers, words
from bootcamp.lib.format_specs import PARTS, TYPES, Parts, printed
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Text


class FormatSpecRender(Task["FormatSpecRender.Params", "FormatSpecRender.Instance", str]):
    version = 1

    class Params(task.Params):
        fields: int = knob("the number of fields", levels=(1, 2, 3, 3, 4, 5, 6, 7, 8, 10), ge=1, le=14)
        parts: int = knob("the most parts of a specification", levels=(1, 2, 3, 3, 4, 4, 5, 5, 6, 6), ge=1, le=6)
        types: int = knob("how many types occur", levels=(2, 3, 3, 4, 5, 6, 7, 8, 8, 8), ge=2, le=8)
        size: int = knob("how many digits numbers have", levels=(2, 3, 3, 4, 5, 6, 7, 8, 10, 12), ge=1, le=12)

    class Instance(task.Instance):
        fields: tuple[tuple[str, Parts], ...]
        """The value as it is written, and the specification."""

        def shown(self) -> list[str]:
            return [f"{value} → {''.join(parts)}" for value, parts in self.fields]

        def told(self, language: str) -> list[str]:
            used = [wording for place, wording in enumerate(PARTS) if any(parts[place] for _, parts in self.fields)]
            used += [wording for type, wording in TYPES.items() if any(parts[7] == type for _, parts in self.fields)]
            return [wording[language == "zh"] for wording in used]

    answer = Text(content="|_=:/.,+-%")
    prompt = Prompt(
        en=r"""
        {% if fields[1:] %}
        Values are printed by specifications. Each value stands before an arrow and its specification behind it:
        {% else %}
        A value is printed by a specification. The value stands before the arrow, the specification behind it:
        {% endif %}

        {{ shown() | numbered }}

        A specification has these parts, in this order: fill, align, +, 0, width, comma, precision, type. All but the
        type may be missing. The parts mean:

        {{ told(language) | bullets }}

        Nothing is cut off to fit a width. Write the printed {{ "fields" if fields[1:] else "field" }}, with an
        underscore _ for each blank, as one line with a bar | at the beginning, at the end and between fields.
        """,
        zh=r"""
        {% if fields[1:] %}
        下面按格式说明打印各个值，箭头前是值，箭头后是它的格式说明：
        {% else %}
        下面按格式说明打印一个值，箭头前是值，箭头后是格式说明：
        {% endif %}

        {{ shown() | numbered }}

        格式说明由下列部分依次组成：填充符、对齐符、+、0、宽度、逗号、精度、类型。除类型外都可以没有。各部分的意义：

        {{ told(language) | bullets }}

        内容不会因为宽度而被截断。请把打印结果写成一行，每个空格写成下划线 _，行首、行尾和字段之间各写一条竖线 |。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        types = list(TYPES)[: params.types]
        chosen = [*rng.sample(types, min(params.fields, len(types))), *rng.choices(types, k=params.fields)]
        fields = tuple(_draw(params, type, rng) for type in rng.sample(chosen[: params.fields], params.fields))
        instance = self.Instance(fields=fields)
        return instance, self.solve(instance)

    def solve(self, instance: Instance) -> str:
        return f"|{'|'.join(printed(value, parts) for value, parts in instance.fields)}|"

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = list[str]()
        for number, (value, parts) in enumerate(instance.fields, start=1):
            lines += _converted(value, parts[7])
            plain = printed(value, ("", "", parts[2], "", "", *parts[5:]))
            told, width, size = f"{number}. {plain}", int(parts[4] or 0), len(plain)
            if width:
                told += f" ({size}), " + (
                    f"{width} - {size} = {width - size}" if size < width else f"{size} >= {width}"
                )
                told += f": {printed(value, parts)}"
            lines.append(told)
        return "\n".join([*lines, self.solve(instance)])


def _converted(value: str, type: str) -> list[str]:
    """Write a number in the base of its type, as hundredths or by a power of ten, step by step."""
    number, base = abs(Fraction(value)) if type != "s" else Fraction(0), {"b": 2, "o": 8, "x": 16}.get(type)
    if base:
        whole, lines = int(number), list[str]()
        while whole:
            part, rest = divmod(whole, base)
            lines.append(f"{whole} = {base}*{part} + {rest}" + f" ({rest:x})" * (rest > 9))
            whole = part
        return lines
    if type == "%":
        return [f"{numbers.decimal(number)}*100 = {numbers.decimal(number * 100)}"]
    if type != "e" or not number:
        return []
    power = 0
    while not 1 <= number * Fraction(10) ** -power < 10:
        power += 1 if number > 1 else -1
    return [f"{numbers.decimal(number)} = {numbers.decimal(number * Fraction(10) ** -power)}*10^{power}"]


def _draw(params: FormatSpecRender.Params, type: str, rng: Random) -> tuple[str, Parts]:
    """Draw a value of a type and a specification with a drawn number of parts, most of which show."""
    value = _value(params.size, type, rng)
    able = ["align", "width"]
    able += ["fill"] * (params.parts > 2) + ["sign", "zero"] * (type != "s") + ["comma"] * (type in "df%")
    able += ["precision"] * (type == "s")
    chosen = rng.sample(able, min(len(able), rng.randint((params.parts + 1) // 2, params.parts)))
    aligned = "align" in chosen or "fill" in chosen
    wide = aligned or "width" in chosen or "zero" in chosen
    places = rng.randint(2, 5) if type == "s" else rng.choice((0, 1, 1, 2, 2, 3))
    precise = type in "fe%" or "precision" in chosen
    parts: Parts = (
        rng.choice("=:/") if "fill" in chosen else "",
        rng.choice("<>^^") if aligned else "",
        "+" if "sign" in chosen else "",
        "0" if "zero" in chosen and not aligned and "comma" not in chosen else "",
        "",
        "," if "comma" in chosen else "",
        f".{places}" if precise else "",
        type,
    )
    short = printed(value, parts)
    width = str(len(short) + rng.choice((-1, 1, 2, 3, 3, 4, 5, 6))) if wide else ""
    if type in "f%e" and not any(sign in "123456789" for sign in short.partition("e")[0]):
        raise task.Retry  # it is rounded to zero, perhaps a negative one
    return value, (*parts[:4], width, *parts[5:])


def _value(size: int, type: str, rng: Random) -> str:
    """Draw a value, as it is written."""
    if type == "s":
        return words.draw(rng, 1, 4, 9)[0]
    digits = min(rng.randint((size + 1) // 2, size), 7 if type == "b" else 9 if type == "o" else 12)
    whole = rng.randrange(10 ** (digits - 1), 10**digits)
    sign = -1 if rng.random() < 0.35 else 1
    if type in "dbox":
        return str(sign * whole)
    if type == "%" or (type == "e" and rng.random() < 0.5):
        whole %= 10 ** rng.randint(0, 3)
    part = 2 ** rng.choice((1, 2, 3, 4, 6))
    return numbers.decimal(sign * (whole + Fraction(rng.randrange(1, part, 2), part)))
