"""Read the reference with Python's own readers, and write others with Python's own writers."""

import configparser
import csv
import io
import xml.etree.ElementTree as ET
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    try:
        return _fault(instance, answer)
    except (ET.ParseError, configparser.Error, csv.Error) as fault:
        return f"it cannot be read: {fault}"


def _fault(instance: Any, answer: str) -> str:
    fields, parts = _data(instance)
    names = sorted(fields)
    if instance.kind == "xml":
        root = ET.fromstring(answer)
        found = [(record.get("name"), [(one.tag, one.text, one.get("count")) for one in record]) for record in root]
        right = [
            (
                name,
                [
                    *((k, v, None) for k, v in sorted(fields[name].items())),
                    *(("part", p, str(n)) for p, n in sorted(parts[name].items())),
                ],
            )
            for name in names
        ]
        return "" if found == right else f"it holds {found}"
    if instance.kind == "ini":
        parser = configparser.RawConfigParser(delimiters=("=",), comment_prefixes=())
        parser.read_string(answer)
        listed = [(name, parser.items(name)) for name in parser.sections()]
        wanted = [
            (name, sorted(fields[name].items()) + [(f"part.{p}", str(n)) for p, n in sorted(parts[name].items())])
            for name in names
        ]
        return "" if listed == wanted else f"it holds {listed}"
    rows = list(csv.reader(io.StringIO(answer)))
    table = [["name", *instance.keys], *([name, *(v for _, v in sorted(fields[name].items()))] for name in names), []]
    table += [["name", "part", "count"], *([name, p, str(n)] for name in names for p, n in sorted(parts[name].items()))]
    return "" if rows == table else f"it holds {rows}"


def _data(instance: Any) -> tuple[Any, Any]:
    fields: dict[str, dict[str, str]] = {}
    parts: dict[str, dict[str, int]] = {}
    for name, key, value in (*instance.facts, *instance.corrections):
        if key == "part":
            part, count = value.split()
            parts.setdefault(name, {})[part] = int(count)
        else:
            fields.setdefault(name, {})[key] = value
    return fields, parts


def others(instance: Any, answer: str) -> list[str]:
    """The same data in another dress of the format."""
    if instance.kind == "xml":
        return [ET.tostring(ET.fromstring(answer), encoding="unicode"), answer.replace("><", ">\n  <")]
    if instance.kind == "ini":
        return [answer.replace(" = ", "=", 1), answer.replace("\n\n", "\n")]
    out = io.StringIO()
    csv.writer(out, quoting=csv.QUOTE_ALL, lineterminator="\n").writerows(csv.reader(io.StringIO(answer)))
    return [out.getvalue().strip()]


def near_misses(instance: Any, answer: str) -> list[str]:
    """A line less, entities left out, quotes left out, one letter changed."""
    lines = answer.split("\n")
    tries = ["\n".join([*lines[:1], *lines[2:]]), answer.replace("&amp;", "&"), answer.replace('""', '"')]
    tries += [answer.swapcase(), "\n".join(lines[:-1])]
    return [text for text in tries if text != answer and text.strip()]
