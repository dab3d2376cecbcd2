"""Rewrite records whose names, dates, amounts, phone numbers and codes are written in many styles by one specification.

Answer: one line a record; the lines are unique.
Harder: more records, more fields, invalid dates, lacking amounts, sorting, padding.
Skills: instructions, language
Source: original; everyday data cleaning.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import calendar, words, worlds
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Text

FIELDS = ("name", "code", "date", "amount", "phone")
_STYLES = {
    "name": (
        ("the family name in capital letters, a comma and the first name: LAST,First",
            "姓用大写字母，逗号，名：LAST,First"),
        ("the first letter of the first name and the family name, joined by a dot: F.Last",
            "名的首字母与姓，用点连接：F.Last"),
        ("the first name and the family name in small letters, joined by _: first_last",
            "名与姓用小写字母，用 _ 连接：first_last"),
    ),
    "code": (
        ("its letters as capitals, a hyphen, its number with four digits: AB-0012",
            "字母大写，短横，数字补足四位：AB-0012"),
        ("its number without zeros in front and then its letters, small: 12ab", "数字前面不带零，接着是小写字母：12ab"),
    ),
    "date": (
        ("as YYYY-MM-DD", "写成 YYYY-MM-DD"),
        ("as DD.MM.YY", "写成 DD.MM.YY"),
        ("as YYYYMMDD/W with the day of the week as the digit W, 1 for Monday to 7 for Sunday",
            "写成 YYYYMMDD/W，W 为星期几的数字，星期一为 1、星期日为 7"),
    ),
    "amount": (
        ("with a point and two decimals, without signs for thousands", "用小数点，两位小数，不用千位分隔"),
        ("in cents, with eight digits, zeros in front", "以分为单位，八位数字，前面补零"),
    ),
    "phone": (
        ("its nine digits in groups of three, joined by hyphens", "九位数字每三位一组，用短横连接"),
        ("nine signs: the last four digits, and * for each digit before them",
            "九个字符：最后四位数字，之前每位数字写成 *"),
    ),
}  # fmt: skip
_READ = {
    "name": ("A name is a first name and a family name, or the family name, a comma and the first name. Both get a "
        "capital first letter and else small letters, if not said otherwise.",
        "姓名写作“名 姓”，或“姓, 名”。除另有说明外，姓和名首字母大写，其余小写。"),
    "code": ("A code is two letters and a number.", "编号由两个字母和一个数组成。"),
    "date": ("A date with dots is day.month.year, one with strokes is year/month/day. A date that does not exist is "
        "written as BADDATE.", "带点的日期是 日.月.年，带斜线的日期是 年/月/日。不存在的日期写作 BADDATE。"),
    "amount": ("In an amount a comma parts thousands and a point the decimals; k stands for thousand. An amount that "
        "is lacking (n/a) is written as NONE.",
        "金额中逗号分隔千位，点分隔小数；k 表示千。缺失的金额（n/a）写作 NONE。"),
}  # fmt: skip
_MONTHS = "January February March April May June July August September October November December".split()


class RecordReformatSpec(Task["RecordReformatSpec.Params", "RecordReformatSpec.Instance", str]):
    version = 1

    class Params(task.Params):
        records: int = knob("the number of records", levels=(2, 3, 3, 4, 5, 6, 7, 9, 11, 13), ge=2, le=16)
        fields: int = knob("the number of fields", levels=(2, 2, 3, 3, 4, 4, 5, 5, 5, 5), ge=2, le=5)
        faults: int = knob(
            "percentage of faulty dates and amounts", levels=(0, 0, 10, 15, 15, 20, 20, 25, 25, 25), ge=0, le=50
        )
        sorting: bool = knob("whether the lines are sorted", levels=(False,) * 2 + (True,) * 8)

    class Instance(task.Instance):
        fields: tuple[str, ...]
        records: tuple[tuple[str, ...], ...]
        spec: tuple[tuple[str, int], ...]  # fields of the output in order, each with its style
        separator: str
        sort: str

        def read(self, language: str) -> list[str]:
            return [_READ[field][language == "zh"] for field in self.fields if field in _READ]

        def told(self, language: str) -> list[str]:
            colon = "：" if language == "zh" else ": "
            return [f"{field}{colon}{_STYLES[field][style][language == 'zh']}" for field, style in self.spec]

    answer = Text(lines=True)
    prompt = Prompt(
        en=r"""
        These records were typed by several people; the fields {{ "are " ~ (fields | join("; ")) }}:

        {% for row in records %}
        - {{ row | join("; ") }}
        {% endfor %}

        {{ read(language) | lines }}

        Rewrite each record as one line with these fields in this order, with the sign {{ separator }} between them:

        {{ told(language) | numbered }}

        {% if sort %}
        The lines are sorted by {{ "family name" if sort == "name" else "code, first by letters, then by number" }}.
        {% endif %}
        The lines have no blanks. Give the lines.
        """,
        zh=r"""
        下列记录由不同的人录入，各字段依次为 {{ fields | join("; ") }}：

        {% for row in records %}
        - {{ row | join("; ") }}
        {% endfor %}

        {{ read(language) | lines }}

        请把每条记录改写成一行，依次写下列字段，
        字段之间用 {{ separator }} 隔开：

        {{ told(language) | numbered }}

        {% if sort %}
        各行按{{ "姓的字母顺序" if sort == "name" else "编号（先按字母顺序，再按数的大小）" }}排列。
        {% endif %}
        各行中没有空格。请给出这些行。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        rest = rng.sample(FIELDS[2:], max(0, params.fields - 2))
        fields = ["name", rng.choice(("code", "date", "amount")) if params.fields == 2 else "code", *rest]
        rng.shuffle(fields)
        clean = [_clean(rng, params.faults) for _ in range(params.records)]
        if len({one["last"] for one in clean}) < len(clean) or len({one["number"] for one in clean}) < len(clean):
            raise task.Retry
        sort = rng.choice(["name", "code"] if "code" in fields else ["name"]) if params.sorting else ""
        spec = [(field, rng.randrange(len(_STYLES[field]))) for field in fields]
        rng.shuffle(spec)
        instance = self.Instance(
            fields=tuple(fields),
            records=tuple(tuple(_messy(rng, field, one) for field in fields) for one in clean),
            spec=tuple(spec),
            separator=rng.choice("|;+&"),
            sort=sort,
        )
        if sort:
            clean.sort(key=lambda one: str(one["last"]) if sort == "name" else f"{one['letters']} {one['number']:4}")
        return instance, "\n".join(instance.separator.join(_put(f, style, one) for f, style in spec) for one in clean)


def _clean(rng: Random, faults: int) -> dict[str, Any]:
    bad = rng.randrange(100) < faults
    year, month = rng.randint(1995, 2029), rng.choice((2, 4, 6, 9, 11)) if bad else rng.randint(1, 12)
    return {
        "first": worlds.draw_names(rng, 1)[0],
        "last": rng.choice(words.of_length(rng.randint(4, 6))).capitalize(),
        "letters": "".join(rng.sample("ABCDEFGH", 2)),
        "number": rng.randint(1, 400),
        "date": (year, month, (30 if month == 2 else 31) if bad else rng.randint(1, 28)),
        "amount": None if rng.randrange(100) < faults else rng.randint(20, 9000) * 50,
        "phone": "".join(rng.choices("123456789", k=9)),
    }


def _messy(rng: Random, field: str, one: dict[str, Any]) -> str:
    first, last, number, cents, phone = (one[key] for key in ("first", "last", "number", "amount", "phone"))
    year, month, day = one["date"]
    letters = rng.choice((one["letters"], one["letters"].lower(), one["letters"].capitalize()))
    shorter = [f"{cents // 100000}.{cents % 100000 // 10000}k"] if cents and cents % 10000 == 0 else []
    return str(rng.choice({
        "name": (f"{first} {last}", f"{last}, {first}", f"{first.lower()} {last.upper()}", f"{last.upper()}, {first}"),
        "code": (f"{letters}{number}", f"{letters}-{number:03}", f"{letters} {number:05}", f"{letters}/{number}"),
        "date": (f"{day}.{month}.{year}", f"{year}/{month}/{day}", f"{day} {_MONTHS[month - 1]} {year}",
            f"{_MONTHS[month - 1][:3]} {day}, {year}"),
        "amount": ["n/a"] if cents is None else [f"{cents // 100:,}.{cents % 100:02}",
            f"${cents // 100}.{cents % 100:02}", f"{cents // 100:,}.{cents % 100 // 10} USD", *shorter * 3],
        "phone": (phone, f"({phone[:3]}) {phone[3:6]}-{phone[6:]}", f"{phone[:2]} {phone[2:5]} {phone[5:]}",
            f"{phone[:5]}.{phone[5:]}"),
    }[field]))  # fmt: skip


def _put(field: str, style: int, one: dict[str, Any]) -> str:
    first, last, number, cents, phone = (one[key] for key in ("first", "last", "number", "amount", "phone"))
    year, month, day = one["date"]
    if field == "date" and not calendar.is_date(year, month, day):
        return "BADDATE"
    if field == "amount" and cents is None:
        return "NONE"
    cents = cents or 0
    weekday = calendar.weekday((year, month, day)) + 1 if field == "date" else 0
    return {
        "name": (f"{last.upper()},{first}", f"{first[0]}.{last}", f"{first}_{last}".lower()),
        "code": (f"{one['letters']}-{number:04}", f"{number}{one['letters'].lower()}"),
        "date": (f"{year}-{month:02}-{day:02}", f"{day:02}.{month:02}.{year % 100:02}", 
            f"{year}{month:02}{day:02}/{weekday}"),
        "amount": (f"{cents // 100}.{cents % 100:02}", f"{cents:08}"),
        "phone": (f"{phone[:3]}-{phone[3:6]}-{phone[6:]}", "*****" + phone[5:]),
    }[field][style]  # fmt: skip
