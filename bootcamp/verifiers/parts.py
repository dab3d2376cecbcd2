"""Cutting a structured answer into its parts: brackets, separators, quotes, list markers. All scans are linear."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from bootcamp.verifiers.base import Malformed

MAX_PARTS = 2000
MAX_MARKS = 4000
"""The most brackets and quotes in an answer."""

MAX_DEPTH = 50

_PAIRS = {"(": ")", "[": "]", "{": "}", "⟨": "⟩"}
_MARKER = re.compile(r"\s*(?:[-*•·]|\(?\d{1,3}[.)])\s+")
_NUMBERED = re.compile(r"\s*\(?(\d{1,3})[.)]\s+")
_CLOSED_NUMBERS = (
    re.compile(r"^\s*\(?(\d{1,3})\)\s+(?=\S)", re.MULTILINE),
    re.compile(r"(?:\A|(?<=[\s,;]))\s*\(?(\d{1,3})\)\s+(?=\S)"),
)
"""Counting numbers such as ``1)``, whose brackets have no partner: at the beginnings of lines, or anywhere."""
_CALL = re.compile(r"(?:[a-z]{1,6}\.)?(?:array|list|tuple|frozenset|set|[mM]atrix|[vV]ector|Array)\s*(?=[(\[{])")
_TRANSPOSED = re.compile(r"(?<=[)\]}])\s*\^\s*\{?\s*(?:T|⊤|\\top|\\intercal)\s*\}?\Z")
_SIDE_BY_SIDE = re.compile(r"(?<=[)\]}⟩])\s*&?\s*(?=[(\[{⟨])")
_LATEX_PARTS = re.compile(r"\\\\(?:\[[^\]]{0,10}\])?|&|\\cr\b|\\(?:begin|end)\s*\{\w+\*?\}(?:\{[lcr|]*\})?")
_JOINING = r"[,;]\s*(?:and\s+)?|\s(?:and|&)\s|以及|[与和及&]"
_OR = re.compile(r"(?:,\s{0,3})?(?:\\(?:text|mathrm|textrm)\{\s{0,3}or\s{0,3}\}|\bor\b|或)")
_JOINERS = {
    False: re.compile(_JOINING),
    True: re.compile(rf"[,;]\s*or\s+|{_JOINING}|\sor\s|或者?"),
}
_AND = re.compile(r"(?:^|\s)and\s")
_ATOM = re.compile(r"[\w./+]+")
_PLAIN = re.compile(r"[\w+*/.<>!?#%&@^~|$-]+(?: [\w+*/.<>!?#%&@^~|$-]+)*")
_NUMERALS = re.compile(r"[\s\d.,/+-]*")
_FLAT = re.compile(r"[^()\[\]{}⟨⟩\"']*")
_QUOTED = {sign: re.compile(rf"{sign}[^{sign}\\]*(?:\\.[^{sign}\\]*)*{sign}", re.DOTALL) for sign in "\"'"}

NEWLINE, SEMICOLON, COMMA, ARROW, BLANK = "\n", ";", ",", "→", " "
_SINGLE = frozenset((NEWLINE, SEMICOLON, COMMA, ":", "="))


def peel(text: str) -> str | None:
    """Return the inside of the brackets around all of `text`, or None if there are none.

    >>> peel("[1, (2)]"), peel("(1) (2)")
    ('1, (2)', None)
    """
    if len(text) < 2 or _PAIRS.get(text[0]) != text[-1]:
        return None
    if _FLAT.fullmatch(text, 1, len(text) - 1):
        return text[1:-1].strip()
    depth = 0
    for index, char in _structure(text, ""):
        if char in _PAIRS:
            depth += 1
        else:
            depth -= 1
            if depth == 0:
                return text[1:-1].strip() if index == len(text) - 1 else None
    return None


def split(text: str, separator: str) -> list[str]:
    """Cut `text` at a separator outside brackets and quotes; a blank stands for any run of blank space.

    One empty part at the end is dropped, as in ``[1, 2,]``. Raises Malformed for unbalanced brackets or too many parts.

    >>> split("a, (b, c), 'd, e'", ",")
    ['a', '(b, c)', "'d, e'"]
    """
    if separator in _SINGLE and _FLAT.fullmatch(text):
        parts = [part.strip() for part in text.split(separator, MAX_PARTS + 1)]
        if len(parts) > MAX_PARTS + 1:
            raise Malformed(f"the answer has more than {MAX_PARTS} parts")
    else:
        parts = _split_nested(text, separator)
    if separator in (NEWLINE, BLANK):
        return [part for part in parts if part]
    if len(parts) > 1 and not parts[-1]:
        parts.pop()
    return parts


def _split_nested(text: str, separator: str) -> list[str]:
    parts: list[str] = []
    depth = start = 0
    for index, char in _structure(text, separator):
        if char in _PAIRS:
            depth += 1
            if depth > MAX_DEPTH:
                raise Malformed(f"brackets are nested more than {MAX_DEPTH} deep")
        elif char in ")]}⟩" and char != separator:
            depth -= 1
            if depth < 0:
                raise Malformed("a bracket is closed that was not opened")
        elif depth == 0:
            parts.append(text[start:index].strip())
            start = index + len(char)
            if len(parts) > MAX_PARTS:
                raise Malformed(f"the answer has more than {MAX_PARTS} parts")
    if depth:
        raise Malformed("a bracket is not closed")
    parts.append(text[start:].strip())
    return parts


def _structure(text: str, separator: str) -> Iterator[tuple[int, str]]:
    """Find brackets and separators outside quotes, from left to right."""
    if len(text) > MAX_MARKS and sum(map(text.count, "()[]{}\"'")) > MAX_MARKS:
        raise Malformed(f"the answer has more than {MAX_MARKS} brackets and quotes")
    unclosed: set[str] = set()
    position = 0
    for found in _pattern(separator).finditer(text):
        index, char = found.start(), found[0]
        if index < position:
            continue
        if char in "\"'" and char != separator:
            if char in unclosed or (index and (text[index - 1].isalnum() or text[index - 1] in "\"'")):
                continue
            quoted = _QUOTED[char].match(text, index)
            if quoted is None:
                unclosed.add(char)
            else:
                position = quoted.end()
        else:
            yield index, char


_PATTERNS: dict[str, re.Pattern[str]] = {}


def _pattern(separator: str) -> re.Pattern[str]:
    if separator not in _PATTERNS:
        own = {
            "": "",
            BLANK: r"|\s+",
            ARROW: r"|→|[-—]{1,3}>|={1,2}>|[➔➜➝➡]|(?<=[)\]])\s*[-–—>]\s*(?=[(\[])",
            COMMA: r"|,",
        }.get(separator, "|" + re.escape(separator))
        _PATTERNS[separator] = re.compile(rf"[()\[\]{{}}⟨⟩\"']{own}")
    return _PATTERNS[separator]


def candidates(text: str, separator: str, either: bool = False, products: bool = False) -> Iterator[list[str]]:
    """Give the ways to read `text` as a list, the likeliest first: with or without brackets, by each separator.

    With `either` the word "or" joins items too, as it does between the elements of a set of solutions; with `products`
    a blank stands between factors of one item rather than between items, except between numerals.
    """
    text = _plain_list(text.strip())
    if _ATOM.fullmatch(text) and not (separator and separator in text):
        yield [text]
        if not text.isascii():
            yield from _other_candidates(text, separator, either)
        return
    inside = peel(text)
    for body in (inside, text) if inside is not None else (text,):
        if not body:
            yield []
            continue
        if separator:
            yield split(body, separator)
        for sign in (NEWLINE, SEMICOLON, COMMA, ARROW, BLANK):
            marked = sign == NEWLINE and _MARKER.match(body)
            if sign == separator or (sign in (NEWLINE, SEMICOLON) and sign not in body and not marked):
                continue
            if sign == BLANK and products and not _NUMERALS.fullmatch(body):
                yield [body]
            parts = split(body, sign)
            if len(parts) > 1 or marked:
                yield _unmarked(parts) if sign == NEWLINE else parts
            if sign == COMMA and "and " in parts[-1]:
                yield [*parts[:-1], *filter(None, _AND.split(parts[-1]))]
        yield [body]
    if len(text) <= MAX_MARKS:
        yield from _other_candidates(inside or text, separator, either)


def without_call(text: str) -> str:
    """Take off the call of a constructor.

    >>> without_call("np.array([1, 2])"), without_call("set(3, 5)"), without_call("f(3, 5)")
    ('[1, 2]', '[3, 5]', 'f(3, 5)')
    """
    found = _CALL.match(text) if text.endswith(")") else None
    inside = peel(text[found.end() :]) if found else None
    if inside is None:
        return text
    return inside if peel(inside) is not None else f"[{inside}]"


def _plain_list(text: str) -> str:
    """Take off the call of a constructor, the mark of a transposed row, and counting numbers of the form ``1)``."""
    text = without_call(text)
    if "^" in text:
        text = _TRANSPOSED.sub("", text)
    for pattern in _CLOSED_NUMBERS if ")" in text and _CLOSED_NUMBERS[0].match(text) else ():
        numbers = pattern.findall(text)
        if len(numbers) > 1 and numbers == [str(index + 1) for index in range(len(numbers))]:
            return pattern.sub("\n", text).strip().replace(",\n", "\n")
    return text


def _other_candidates(text: str, separator: str, either: bool) -> Iterator[list[str]]:
    """Give the less common ways: columns of LaTeX, bars, words between the items."""
    ways = []
    if "\\" in text:
        ways.append(list(filter(str.strip, _LATEX_PARTS.split(text))))
    if "|" in text:
        ways.append(text.strip("| ").split("|"))
        rows = table_rows(text) if "\n" in text else []
        ways += [[", ".join(row) for row in way] for way in (rows, rows[1:])]
    if _SIDE_BY_SIDE.search(text):
        ways.append(_SIDE_BY_SIDE.split(text))
    if _FLAT.fullmatch(text):
        ways.append(_JOINERS[either].split(text))
        if separator == ARROW and ">" in text:
            ways.append(text.split(">"))
    elif either:
        parts = _OR.split(text)
        if all(part.count(a) == part.count(b) for part in parts for a, b in ("()", "[]", "{}")):
            ways.append(parts)
    yield from ([part.strip() for part in parts] for parts in ways if 1 < len(parts) <= MAX_PARTS)


def table_rows(text: str) -> list[list[str]]:
    """Cut a markdown table into rows of cells, without its rules; [] if it is none.

    >>> table_rows("| a | 1 |\\n|---|---|\\n| b | 2 |"), table_rows("a: 1")
    ([['a', '1'], ['b', '2']], [])
    """
    lines = [line.strip() for line in text.split("\n") if line.strip()]
    if any("|" not in line for line in lines):
        return []
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.strip("|-:+ ")]


def _unmarked(lines: list[str]) -> list[str]:
    """Take off bullets, or numbers that count the lines, and commas at the ends of lines."""
    lines = [line.rstrip(",;").rstrip() if index < len(lines) - 1 else line for index, line in enumerate(lines)]
    numbers = [found[1] if found else "" for found in map(_NUMBERED.match, lines)]
    counted = numbers == [str(index) for index in range(1, len(lines) + 1)]
    bullets = all(
        found and not found[0].strip()[0].isdigit() and "(" not in found[0] for found in map(_MARKER.match, lines)
    )
    return [_MARKER.sub("", line, count=1) for line in lines] if counted or bullets else lines


def unquote(text: str) -> str:
    """Return what stands between quotes, with JSON escapes read, or `text` itself.

    >>> unquote('"a, b"'), unquote("it's")
    ('a, b', "it's")
    """
    text = text.strip()
    if len(text) >= 2 and text[0] == text[-1] == '"':
        try:
            inner = json.loads(text)
        except ValueError:
            return text[1:-1] if '"' not in text[1:-1] else text
        return inner if isinstance(inner, str) else text
    if len(text) >= 2 and text[0] == text[-1] == "'" and "'" not in text[1:-1]:
        return text[1:-1]
    return text


def quote(text: str, alone: bool = False) -> str:
    """Write a text so that it can be cut out of a list again: as it is, or in double quotes.

    >>> quote("ab c"), quote("a, b"), quote("ab c", alone=True)
    ('ab c', '"a, b"', '"ab c"')
    """
    plain = _PLAIN.fullmatch(text) and not (alone and " " in text) and "->" not in text
    return text if plain else json.dumps(text, ensure_ascii=False)
