"""Small bounded readers of a part of XML, of INI files with sections, and of CSV, for texts that a model wrote."""

from __future__ import annotations

import re
from typing import NamedTuple

_ENTITIES = {"amp": "&", "lt": "<", "gt": ">", "quot": '"', "apos": "'"}
_ENTITY = re.compile(r"&(\w{2,4});")
_TAG = re.compile(r"<(/?)([A-Za-z][\w.-]{0,40})((?:\s+[A-Za-z][\w.-]{0,40}\s*=\s*(?:\"[^\"<>]*\"|'[^'<>]*'))*)\s*(/?)>")
_ATTRIBUTE = re.compile(r"([A-Za-z][\w.-]*)\s*=\s*(?:\"([^\"]*)\"|'([^']*)')")


class Element(NamedTuple):
    """An element: its tag, its attributes in order of names, its text without outer blanks, its children."""

    tag: str
    attributes: tuple[tuple[str, str], ...]
    text: str
    children: tuple[Element, ...]


def read_xml(text: str, depth: int = 10) -> Element | None:
    """Read one element with attributes, text or children (not both), and the five named entities; None for all else.

    >>> read_xml('<a n="1">x &amp; y</a>')
    Element(tag='a', attributes=(('n', '1'),), text='x & y', children=())
    >>> read_xml("<a><b></a>") is None, read_xml("<a>x & y</a>") is None
    (True, True)
    """
    open_tags = list[tuple[str, tuple[tuple[str, str], ...], list[str], list[Element]]]()
    root: Element | None = None
    position = 0
    while position < len(text):
        found = _TAG.match(text, position)
        if found is None:
            end = text.find("<", position)
            piece = _decoded(text[position : end if end > position else len(text)])
            if piece is None or end == position or (piece.strip() and not open_tags):
                return None
            if open_tags:
                open_tags[-1][2].append(piece)
            position = end if end > position else len(text)
            continue
        position = found.end()
        closing, tag, listed, empty = found.groups()
        if root is not None or (closing and (not open_tags or open_tags[-1][0] != tag or listed or empty)):
            return None
        if not closing:
            pairs = [(name, _decoded(double or single)) for name, double, single in _ATTRIBUTE.findall(listed)]
            attributes = tuple(sorted((name, value) for name, value in pairs if value is not None))
            if len({name for name, _ in attributes}) < len(pairs) or len(open_tags) == depth:
                return None
            open_tags.append((tag, attributes, [], []))
        if closing or empty:
            tag, attributes, pieces, children = open_tags.pop()
            content = "".join(pieces).strip()
            if content and children:
                return None
            element = Element(tag, attributes, content, tuple(children))
            if open_tags:
                open_tags[-1][3].append(element)
            else:
                root = element
    return None if open_tags else root


def _decoded(text: str) -> str | None:
    """Put in the named entities; None for an ampersand that begins none."""
    if _ENTITY.sub(lambda found: "" if found[1] in _ENTITIES else "&", text).count("&"):
        return None
    return _ENTITY.sub(lambda found: _ENTITIES[found[1]], text)


def read_ini(text: str) -> list[tuple[str, list[tuple[str, str]]]] | None:
    """Read sections of lines ``key = value``; None for other lines.

    >>> read_ini("[a]\\nx = 1 = 2\\n\\n[b]")
    [('a', [('x', '1 = 2')]), ('b', [])]
    """
    sections = list[tuple[str, list[tuple[str, str]]]]()
    for line in filter(None, map(str.strip, text.split("\n"))):
        key, sign, value = line.partition("=")
        if line[0] == "[" and line[-1] == "]":
            sections.append((line[1:-1].strip(), []))
        elif not sections or not sign:
            return None
        else:
            sections[-1][1].append((key.strip(), value.strip()))
    return sections


def read_csv(text: str) -> list[list[str]] | None:
    """Read rows of cells parted by commas, in double quotes where needed; an empty line is an empty row; None for bad
    quotes.

    >>> read_csv('a,"b, ""c"" d"\\n\\n1,2')
    [['a', 'b, "c" d'], [], ['1', '2']]
    """
    rows = list[list[str]]()
    for line in text.split("\n"):
        cells, position = list[str](), 0
        while line and position <= len(line):
            cell = re.compile(r'"((?:[^"]|"")*)"|([^",]*)').match(line, position)
            if cell is None or line[cell.end() : cell.end() + 1] not in ("", ","):
                return None
            cells.append(cell[1].replace('""', '"') if cell[1] is not None else cell[2].strip())
            position = cell.end() + 1
        rows.append(cells)
    return rows
