"""Write nested data that are told in sentences, with later corrections, as XML, as an INI file or as two CSV blocks.

Answer: a text; every text in the format that holds just the data in the stated order is right.
Harder: more records, fields and parts, more corrections, values with signs that must be escaped.
Skills: instructions, language
Source: original.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import plain_formats, words
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Text

Record = tuple[str, tuple[tuple[str, str], ...], tuple[tuple[str, int], ...]]
"""A name, fields with values by key, parts with counts."""

Fact = tuple[str, str, str]
"""The record, a field or ``part``, and the value, or the part and its count with a blank between."""

FIELDS = ("maker", "note", "place", "shade", "state")
_AWKWARD = ("{a} & {b}", "{a} < {b}", '{a} "{b}"', "{a}, {b}", "{a} > {b}, {c}", '"{a}" & {b}', "{a} = {b}; {c}")


class StructuredFormatWrite(Task["StructuredFormatWrite.Params", "StructuredFormatWrite.Instance", str]):
    version = 1

    class Params(task.Params):
        records: int = knob("the number of records", levels=(1, 2, 2, 3, 3, 4, 5, 6, 7, 8), ge=1, le=10)
        fields: int = knob("the number of fields", levels=(2, 2, 2, 2, 3, 3, 3, 4, 4, 5), ge=1, le=5)
        parts: int = knob("the most parts of a record", levels=(1, 1, 2, 2, 3, 3, 3, 4, 4, 4), ge=1, le=5)
        awkward: int = knob("percentage of awkward values", levels=(0, 0, 30, 40, 50, 50, 60, 70, 80, 90), ge=0, le=100)
        corrections: int = knob("the number of corrections", levels=(0, 0, 1, 1, 2, 3, 4, 5, 6, 8), ge=0, le=10)

    class Instance(task.Instance):
        kind: str
        facts: tuple[Fact, ...]
        corrections: tuple[Fact, ...]

        @property
        def keys(self) -> list[str]:
            return sorted({key for _, key, _ in self.facts} - {"part"})

        def told(self, language: str) -> list[str]:
            rows = list[str]()
            for n, (name, key, value) in enumerate((*self.facts, *self.corrections)):
                en, zh = f"the {key} of {name} is: {value}", f"{name} 的 {key} 是：{value}"
                if key == "part":
                    part, count = value.split()
                    en, zh = (
                        f"{name} has {count} of the part {part}",
                        f"{name} 有 {count} 个部件 {part}",
                    )
                wrong = n >= len(self.facts)
                rows.append(("更正：" if wrong else "") + zh if language == "zh" else "correction: " * wrong + en)
            return rows

    answer = Text(lines=True)
    prompt = Prompt(
        en=r"""
        These facts on some records were noted; a correction takes the place of what was said of the same field or part:

        {{ told(language) | bullets }}

        {% if kind == "xml" %}
        Write them as XML without a declaration: the root is records; each record is an element record with the
        attribute name; in it first an element for each field, with the key as its tag and the value as its text, and
        then an element part for each part, with the attribute count and the name of the part as its text. The signs &,
        < and > in texts are written as &amp;, &lt; and &gt;.
        {% elif kind == "ini" %}
        Write them as an INI file: for each record a section whose title in square brackets is its name; in it first a
        line key = value for each field, and then a line part.NAME = COUNT for each part. Values stand there as they
        are, without quotes of their own.
        {% else %}
        Write them as two blocks of CSV with an empty line between. The first has the header name,{{ keys | join(",")
        }} and a line for each record; the second has the header name,part,count and a line for each part. A value that
        holds a comma or a double quote stands in double quotes, in which each double quote is doubled.
        {% endif %}

        Records stand in alphabetical order of their names, fields in that of their keys, and the parts of a record in
        that of their names.
        """,
        zh=r"""
        下面记录了若干条目的情况；更正取代此前关于同一字段或部件的说法：

        {{ told(language) | bullets }}

        {% if kind == "xml" %}
        请写成不带声明的 XML：根元素为 records；每个条目是一个带属性 name 的元素 record；其中先为每个字段写一个元素，
        标签为字段名，文本为字段值，再为每个部件写一个元素 part，带属性 count，文本为部件名。
        文本中的 &、< 和 > 写作 &amp;、&lt; 和 &gt;。
        {% elif kind == "ini" %}
        请写成 INI 文件：每个条目一节，方括号中的标题为条目名；其中先为每个字段写一行 字段名 = 字段值，
        再为每个部件写一行 part.部件名 = 数量。值照原样写，不另加引号。
        {% else %}
        请写成两块 CSV，中间空一行。第一块的表头为 name,{{ keys | join(",") }}，每个条目一行；
        第二块的表头为 name,part,count，
        每个部件一行。含逗号或双引号的值放在双引号中，其中每个双引号写成两个。
        {% endif %}

        条目按名称的字母顺序排列，字段按字段名、同一条目的部件按部件名的字母顺序排列。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        names = words.draw(rng, params.records, 4, 7)
        keys = sorted(rng.sample(FIELDS, params.fields))
        facts = list[Fact]()
        for name in names:
            facts += [(name, key, _value(rng, params.awkward)) for key in keys]
            parts = words.draw(rng, rng.randint(1, params.parts), 3, 6)
            facts += [(name, "part", f"{part} {rng.randint(1, 30)}") for part in parts]
        rng.shuffle(facts)
        corrections = list[Fact]()
        for name, key, value in rng.sample(facts, min(params.corrections, len(facts))):
            new = f"{value.split()[0]} {rng.randint(31, 60)}" if key == "part" else _value(rng, params.awkward)
            corrections.append((name, key, new))
        if any("answer" in text for fact in facts + corrections for text in fact):
            raise task.Retry  # "answer = ..." would read as the line of the answer
        kind = rng.choice(("xml", "ini", "csv"))
        instance = self.Instance(kind=kind, facts=tuple(facts), corrections=tuple(corrections))
        return instance, _written(instance)

    def check(self, instance: Instance, answer: str) -> str:
        found = _read(instance.kind, answer)
        if found is None:
            return "the text cannot be read in this format"
        return "" if found == _read(instance.kind, _written(instance)) else "the data or their order are others"

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        said = {(name, key, value.split()[0] * (key == "part")): value for name, key, value in instance.facts}
        lines = []
        for name, fields, parts in _records(instance):
            lines.append(f"[{name}]")
            values = [(key, value, said[name, key, ""]) for key, value in fields]
            values += [(part, str(count), said[name, "part", part].split()[1]) for part, count in parts]
            lines += [f"{key} = {f'{old} → ' if old != value else ''}{value}" for key, value, old in values]
        return "\n".join(lines)


def _value(rng: Random, awkward: int) -> str:
    a, b, c = words.draw(rng, 3, 3, 6)
    return rng.choice(_AWKWARD).format(a=a, b=b, c=c) if rng.randrange(100) < awkward else f"{a} {b}"


def _records(instance: StructuredFormatWrite.Instance) -> list[Record]:
    """Give what holds in the end, in order."""
    last = {(name, key, value.split()[0] * (key == "part")): value for name, key, value in instance.facts}
    last |= {(name, key, value.split()[0] * (key == "part")): value for name, key, value in instance.corrections}
    records = list[Record]()
    for name in sorted({name for name, _, _ in instance.facts}):
        fields = tuple((key, last[name, key, ""]) for key in instance.keys)
        parts = sorted(value.split() for (one, key, _), value in last.items() if (one, key) == (name, "part"))
        records.append((name, fields, tuple((part, int(count)) for part, count in parts)))
    return records


def _written(instance: StructuredFormatWrite.Instance) -> str:
    records = _records(instance)
    if instance.kind == "xml":
        lines = ["<records>"]
        for name, fields, parts in records:
            safe = [(k, v.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")) for k, v in fields]
            lines += [f'<record name="{name}">', *(f"<{key}>{value}</{key}>" for key, value in safe)]
            lines += [*(f'<part count="{count}">{part}</part>' for part, count in parts), "</record>"]
        return "\n".join([*lines, "</records>"])
    if instance.kind == "ini":
        sections = list[str]()
        for name, fields, parts in records:
            rows = [f"{key} = {value}" for key, value in fields] + [f"part.{part} = {n}" for part, n in parts]
            sections.append("\n".join([f"[{name}]", *rows]))
        return "\n\n".join(sections)
    table = [["name", *instance.keys], *([name, *(value for _, value in fields)] for name, fields, _ in records)]
    table += [[], ["name", "part", "count"]]
    table += [[name, part, str(n)] for name, _, parts in records for part, n in parts]
    return "\n".join(",".join(_quoted(cell) for cell in row) for row in table)


def _quoted(cell: str) -> str:
    return '"' + cell.replace('"', '""') + '"' if set(cell) & set(',"') else cell


def _read(kind: str, text: str) -> object:
    if kind == "xml":
        return plain_formats.read_xml(text)
    return plain_formats.read_ini(text) if kind == "ini" else plain_formats.read_csv(text)
