"""Formats of structured answers: sequences, sets, multisets, mappings, records, and an answer that may not exist.

They read JSON, brackets of any kind, LaTeX, bullets and numbered lines, and items separated by line breaks, semicolons,
commas, arrows or blanks. Items are read by their own format and compared as its values.
"""

from __future__ import annotations

import collections.abc as abc
import re
from dataclasses import dataclass
from fractions import Fraction
from itertools import chain, pairwise
from random import Random
from typing import Any, Generic, TypeVar

from bootcamp.verifiers.base import Format, Malformed, WrongForm
from bootcamp.verifiers.choices import Choice, Text, Word, fold
from bootcamp.verifiers.dress import undress
from bootcamp.verifiers.parts import (
    ARROW,
    COMMA,
    NEWLINE,
    SEMICOLON,
    candidates,
    peel,
    quote,
    split,
    table_rows,
    unquote,
)
from bootcamp.verifiers.units import without_trailing_unit
from bootcamp.verifiers.wording import count, listed, spaced

A = TypeVar("A")
K = TypeVar("K")
V = TypeVar("V")

_ONE_NAME = r"[A-Za-z](?:_?\d)?"
_NAMES = re.compile(
    rf"(?:\(\s{{0,3}}({_ONE_NAME}(?:\s{{0,3}},\s{{0,3}}{_ONE_NAME}){{0,7}})\s{{0,3}}\)|({_ONE_NAME}))"
    r"\s{0,3}(?:=(?!=)|∈|\\in\b)\s*"
)
_NAMED = re.compile(rf"[\"']?({_ONE_NAME})[\"']?\s{{0,3}}(?:=(?!=)|:)\s*(\S.*)", re.DOTALL)
_POINT = re.compile(r"[A-Z](?=\()")
_EITHER_SET = re.compile(r"\}\s{0,3}(?:or|或者?)\s{0,3}\{")
_EMPTY = frozenset(
    (
        "empty list",
        "no solutions",
        "no elements",
        "∅",
        r"\emptyset",
        r"\varnothing",
        "empty",
        "none",
        "empty set",
        "the empty set",
        "空集",
        "无",
    )
)


def read_items(
    item: Format[A],
    text: str,
    marks: str,
    separator: str,
    length: int | None,
    either: bool = False,
    ordered: bool = False,
) -> tuple[A, ...]:
    """Read a list of items in the first way that makes every one of them readable; `either`: "or" joins them too.

    If the list is `ordered`, values that are written with their names come in the order of the names.
    """
    text = undress(text, marks)
    if "&=" in text and "&" not in marks:
        text = text.replace("&=", "=")
    if unit := getattr(item, "unit", ""):
        text = undress(without_trailing_unit(text, unit), marks)
    if not text:
        raise Malformed("the answer is empty; an empty list is written []")
    if either and _EITHER_SET.search(text):  # between roots "or" may stand, not between sets of them
        raise Malformed("expected one set")
    if not length and fold(text) in _EMPTY:
        return ()
    fault: Malformed | WrongForm | None = None
    unnamed = _without_names(item, text)
    ways = (candidates(inside, separator, either, item.products) for inside in (text, unnamed) if inside)
    for parts in chain.from_iterable(ways):
        if length is not None and len(parts) != length:
            fault = fault or WrongForm(f"the answer does not have {length} items")
            continue
        if ordered and item.roots and not item.fenced and len(parts) > 1 and any(map(_NAMED.match, parts)):
            parts = _by_name(item, parts)
        try:
            return tuple([item.parse(unquote(part)) for part in parts])
        except (Malformed, WrongForm) as problem:
            if fault is None or isinstance(problem, WrongForm):
                fault = problem
    raise fault or Malformed("expected a list of items")


def _without_names(item: Format[A], text: str) -> str:
    """Drop the names before ``(x, y) = (1, 2)`` or ``P = (1, 2)``; give nothing where none are, or they are items."""
    found = _NAMES.match(text)
    if found and any(_is_item(item, name.strip()) for name in (found[1] or found[2]).split(",")):
        return ""
    if found is None and (point := _POINT.match(text)) and peel(text[point.end() :]):
        return text[point.end() :]
    return text[found.end() :] if found else ""


def _by_name(item: Format[A], parts: list[str]) -> list[str]:
    """Drop the names before values, such as ``x = 1, y = 2``, and put the values in the order of names that follow
    each other (x, y, z; a_1, a_2); raise WrongForm if a name is given twice."""
    found = [(one[1].replace("_", ""), one[2]) for one in map(_NAMED.fullmatch, parts) if one]
    names = [name for name, _ in found]
    if any(_is_item(item, name) for name in names):
        return parts
    if len(set(names)) < len(names):
        raise WrongForm("a name is given twice")
    if len(names) < len(parts):
        return parts
    letters = sorted(names)
    follow = all(ord(b[0]) - ord(a[0]) == 1 or a[0] == b[0] for a, b in pairwise(letters))
    return [value for _, value in (sorted(found) if follow else found)]


def _is_item(item: Format[A], text: str) -> bool:
    try:
        item.parse(text)
    except (Malformed, WrongForm):
        return False
    return True


def render_item(item: Format[A], value: A, alone: bool = False) -> str:
    """Write one item of a list; texts that hold separators stand in quotes."""
    text = item.render(value)
    return quote(text, alone) if isinstance(item, Text | Word | Choice) else text


def _ordered(item: Format[A], values: abc.Iterable[A]) -> list[A]:
    """Put values in an order that depends on nothing but the values."""
    listed = list(values)
    if all(isinstance(value, int | Fraction) for value in listed):
        return sorted(listed)  # type: ignore[type-var]
    return sorted(
        listed,
        key=lambda value: [(len(word), word) for word in re.split(r"(?<=\d)(?!\d)|(?<!\d)(?=\d)", item.render(value))],
    )


def _same_members(item: Format[A], one: abc.Collection[A], other: abc.Collection[A]) -> bool:
    """Tell whether every member of each equals a member of the other."""
    if type(item).equal is Format.equal:
        return one == other
    return all(any(item.equal(a, b) for b in other) for a in one) and all(
        any(item.equal(a, b) for a in one) for b in other
    )


def _changed(item: Format[A], value: abc.Sequence[A], rng: Random) -> abc.Iterator[tuple[A, ...]]:
    """Give a list with one item changed, two items exchanged, one dropped, one repeated."""
    value = tuple(value)
    for index in rng.sample(range(len(value)), min(2, len(value))):
        for near in list(item.neighbours(value[index], rng))[:2]:
            yield (*value[:index], near, *value[index + 1 :])
    for index in range(len(value) - 1):
        if not item.equal(value[index], value[index + 1]):
            yield (*value[:index], value[index + 1], value[index], *value[index + 2 :])
            break
    if value:
        yield value[:-1]
        yield (*value, value[-1])


@dataclass(frozen=True)
class Sequence(Format[tuple[A, ...]]):
    r"""A list of items in order; the value is a tuple. `length` fixes the number of items.

    `separator` is one more way to part the items, and the one that answers are shown with: ``Sequence(Integer(),
    length=2, separator="-")`` is an edge such as 1-2. `brackets` stand around a list that is shown with commas.

    >>> from bootcamp.verifiers import Integer
    >>> Sequence(Integer()).parse(r"\left(3,\, 1,\, 2\right)")
    (3, 1, 2)
    >>> Sequence(Sequence(Integer())).parse("1 2; 3 4"), Sequence(Text()).parse('["a, b", "c"]')
    (((1, 2), (3, 4)), ('a, b', 'c'))
    """

    item: Format[A]
    length: int | None = None
    separator: str = ""
    brackets: str = "[]"

    @property
    def marks(self) -> str:
        """The marks of the items, and the separator."""
        return self.item.marks + self.separator.strip()

    @property
    def fenced(self) -> bool:
        """Lists may stand in a code block."""
        return True

    @property
    def roots(self) -> bool:
        """Points may be roots, edges are none."""
        return self.item.roots and not self.separator

    def form(self, language: str) -> str:
        """Describe the answer."""
        item = self.item.form(language)
        if language == "zh":
            size = f"含 {self.length} 项的" if self.length is not None else ""
            return f"一个{size}有序列表 {self._pattern()}，每一项是{spaced(item)}"
        if self.length is None:
            return f"a list {self._pattern()} in order, each item {item}"
        return f"a list {self._pattern()} of {count(self.length, 'item')}, {'each ' * (self.length != 1)}{item}"

    def _pattern(self) -> str:
        """Show how the items are written, each by a letter if they are few."""
        few = self.length is not None and 1 <= self.length <= 4
        letters = "xyzw"[: self.length] if few else ("x", "y", "...")
        if self.separator:
            return self.separator.join(letters)
        return f"{self.brackets[:1]}{', '.join(letters)}{self.brackets[1:]}"

    def parse(self, text: str) -> tuple[A, ...]:
        """Read a list; raise Malformed or WrongForm."""
        return read_items(self.item, text, self.marks, self.separator, self.length, ordered=True)

    def render(self, value: tuple[A, ...]) -> str:
        """Write the list with commas in brackets, or with the separator."""
        parts = [render_item(self.item, item, len(value) == 1) for item in value]
        if self.separator:
            return self.separator.join(parts)
        return f"{self.brackets[:1]}{', '.join(parts)}{self.brackets[1:]}"

    def equal(self, reference: tuple[A, ...], answer: tuple[A, ...]) -> bool:
        """Compare item by item."""
        return len(reference) == len(answer) and all(map(self.item.equal, reference, answer))

    def guess(self, rng: Random) -> tuple[A, ...]:
        """Draw the items."""
        return tuple(
            [self.item.guess(rng) for _ in range(self.length if self.length is not None else rng.randint(1, 5))]
        )

    def neighbours(self, value: tuple[A, ...], rng: Random) -> abc.Iterator[tuple[A, ...]]:
        """Give lists with one change."""
        for near in _changed(self.item, value, rng):
            if self.length is None or len(near) == self.length:
                yield near


@dataclass(frozen=True)
class Set(Format[frozenset[A]]):
    """A set of items, each written once, in any order; the value is a frozenset. `size` fixes the number of items.

    >>> from bootcamp.verifiers import Integer
    >>> sorted(Set(Integer()).parse("{3, 1, 2}"))
    [1, 2, 3]
    >>> Set(Set(Integer())).render(frozenset({frozenset({2, 1}), frozenset({3})}))
    '{{1, 2}, {3}}'
    """

    item: Format[A]
    size: int | None = None

    @property
    def marks(self) -> str:
        """The marks of the items."""
        return self.item.marks

    @property
    def fenced(self) -> bool:
        """Lists may stand in a code block."""
        return True

    def form(self, language: str) -> str:
        """Describe the answer."""
        item = self.item.form(language)
        if language == "zh":
            size = f"含 {self.size} 个元素的" if self.size is not None else ""
            return f"一个{size}集合 {{x, y, ...}}（不计顺序，不重复），每个元素是{spaced(item)}"
        size = "" if self.size is None else f" of {count(self.size, 'element')}"
        return f"a set {{x, y, ...}}{size} (in any order, without repeats), each element {item}"

    def parse(self, text: str) -> frozenset[A]:
        """Read a set; raise Malformed or WrongForm, the latter if an element is repeated."""
        items = read_items(self.item, text, self.marks, "", self.size, either=self.item.roots)
        found = frozenset(items)
        if len(found) < len(items):
            raise WrongForm("an element of the set is written twice")
        return found

    def render(self, value: frozenset[A]) -> str:
        """Write the elements in a fixed order, with commas in braces."""
        return f"{{{', '.join(render_item(self.item, item, len(value) == 1) for item in _ordered(self.item, value))}}}"

    def equal(self, reference: frozenset[A], answer: frozenset[A]) -> bool:
        """Tell whether both have the same elements."""
        return _same_members(self.item, reference, answer)

    def guess(self, rng: Random) -> frozenset[A]:
        """Draw elements."""
        size = self.size if self.size is not None else rng.randint(1, 4)
        found = dict.fromkeys(self.item.guess(rng) for _ in range(20 * size))
        return frozenset(list(found)[:size])

    def neighbours(self, value: frozenset[A], rng: Random) -> abc.Iterator[frozenset[A]]:
        """Give sets with an element changed, left out or added."""
        for near in _changed(self.item, _ordered(self.item, value), rng):
            changed = frozenset(near)
            if len(changed) == len(near) and changed != value and (self.size is None or len(changed) == self.size):
                yield changed
        extra = self.item.guess(rng)
        if self.size is None and extra not in value:
            yield value | {extra}


@dataclass(frozen=True)
class Multiset(Format[tuple[A, ...]]):
    """A list of items whose order does not matter but whose repetitions do; the value is a tuple as written.

    >>> from bootcamp.verifiers import Integer
    >>> Multiset(Integer()).equal((1, 1, 2), (2, 1, 1)), Multiset(Integer()).equal((1, 1, 2), (1, 2))
    (True, False)
    """

    item: Format[A]
    size: int | None = None

    @property
    def marks(self) -> str:
        """The marks of the items."""
        return self.item.marks

    @property
    def fenced(self) -> bool:
        """Lists may stand in a code block."""
        return True

    def form(self, language: str) -> str:
        """Describe the answer."""
        item = self.item.form(language)
        if language == "zh":
            size = f"含 {self.size} 项的" if self.size is not None else ""
            return f"一个{size}列表 [x, y, ...]（不计顺序，重复项按次数写出），每一项是{spaced(item)}"
        size = "" if self.size is None else f" of {count(self.size, 'item')}"
        return f"a list [x, y, ...]{size} (in any order, repeats as often as they occur), each item {item}"

    def parse(self, text: str) -> tuple[A, ...]:
        """Read a list; raise Malformed or WrongForm."""
        return read_items(self.item, text, self.marks, "", self.size, either=self.item.roots)

    def render(self, value: tuple[A, ...]) -> str:
        """Write the items with commas in brackets."""
        return f"[{', '.join(render_item(self.item, item, len(value) == 1) for item in value)}]"

    def equal(self, reference: tuple[A, ...], answer: tuple[A, ...]) -> bool:
        """Tell whether both have the same items as often."""
        if len(reference) != len(answer):
            return False
        left = list(answer)
        for item in reference:
            index = next((index for index, other in enumerate(left) if self.item.equal(item, other)), None)
            if index is None:
                return False
            left.pop(index)
        return True

    def guess(self, rng: Random) -> tuple[A, ...]:
        """Draw the items."""
        return tuple([self.item.guess(rng) for _ in range(self.size if self.size is not None else rng.randint(1, 5))])

    def neighbours(self, value: tuple[A, ...], rng: Random) -> abc.Iterator[tuple[A, ...]]:
        """Give lists with an item changed, left out or repeated."""
        for near in _changed(self.item, value, rng):
            if (self.size is None or len(near) == self.size) and not self.equal(value, near):
                yield near


@dataclass(frozen=True)
class Mapping(Format[dict[K, V]]):
    """Values by key, in any order of the keys; the value is a dict. `required` lists the keys that must all be there.

    >>> from bootcamp.verifiers import Integer
    >>> Mapping(Word(), Integer()).parse("{'b': 2, 'a': 1}")
    {'b': 2, 'a': 1}
    >>> Mapping(Word(), Sequence(Integer())).parse("x: 1, 2; y = [3]")
    {'x': (1, 2), 'y': (3,)}
    """

    keys: Format[K]
    values: Format[V]
    required: tuple[K, ...] = ()

    @property
    def marks(self) -> str:
        """The marks of keys and values."""
        return self.keys.marks + self.values.marks

    @property
    def fenced(self) -> bool:
        """Mappings may be written one entry a line."""
        return True

    def form(self, language: str) -> str:
        """Describe the answer."""
        key, value = self.keys.form(language), self.values.form(language)
        if language == "zh":
            return f"一组对应关系 k: v, ...（不计顺序），其中 k 是{spaced(key)}，v 是{spaced(value)}"
        return f"pairs k: v, ... in any order, where k is {key} and v is {value}"

    def parse(self, text: str) -> dict[K, V]:
        """Read pairs; raise Malformed, or WrongForm for missing or unknown keys."""
        fault: Malformed | WrongForm = Malformed("expected pairs of the form key: value")
        text = undress(text, self.marks)
        if "*" in text and "*" not in self.marks:
            text = text.replace("**", "")
        if "&=" in text and "&" not in self.marks:
            text = text.replace("&=", "=")
        for parts in candidates(text, ""):
            try:
                return self._checked([self._entry(part) for part in parts])
            except (Malformed, WrongForm) as problem:
                if isinstance(problem, WrongForm) or not isinstance(fault, WrongForm):
                    fault = problem
        for pairs in self._tables(text):
            try:
                return self._checked([(self.keys.parse(key), self.values.parse(value)) for key, value in pairs])
            except (Malformed, WrongForm):
                continue
        raise fault

    def _tables(self, text: str) -> abc.Iterator[list[list[str]]]:
        """Read a markdown table: a pair a row, with or without a head, or the keys above their values; or two lists
        such as ``(x, y) = (1, 2)``."""
        rows = table_rows(text) if "|" not in self.marks else []
        turned = [list(pair) for pair in zip(*rows, strict=False)] if len(rows) == 2 else []
        tuples = _TUPLES.fullmatch(text)
        names, values = (split(part, COMMA) for part in tuples.groups()) if tuples else ([], [])
        if names and len(names) == len(values):
            yield [list(pair) for pair in zip(names, values, strict=True)]
        for way in (rows, turned, rows[1:]):
            if way and all(len(pair) == 2 for pair in way):
                yield way

    def _entry(self, text: str) -> tuple[K, V]:
        fault: Malformed | WrongForm = Malformed(f"expected key: value: {text:.40}")
        text = text.rstrip(",;")
        text = peel(text) or text.strip()
        for sign in (":", "=", ARROW, COMMA, " is ", "\t"):
            parts = split(text, sign)
            if len(parts) != 2:
                continue
            try:
                return self.keys.parse(unquote(parts[0])), self.values.parse(unquote(parts[1]))
            except (Malformed, WrongForm) as problem:
                fault = problem
        raise fault

    def _checked(self, entries: list[tuple[K, V]]) -> dict[K, V]:
        found = dict(entries)
        if len(found) < len(entries):
            raise WrongForm("a key is given twice")
        for key in self.required:
            if key not in found:
                raise WrongForm(f"no value is given for {self.keys.render(key)}")
        if self.required and len(found) > len(self.required):
            raise WrongForm("a value is given for a key that was not asked for")
        return found

    def render(self, value: dict[K, V]) -> str:
        """Write the pairs in the required order, or in a fixed one."""
        keys = self.required or _ordered(self.keys, value)
        pairs = [f"{render_item(self.keys, key)}: {render_item(self.values, value[key])}" for key in keys]
        return ", ".join(pairs) if pairs else "{}"

    def equal(self, reference: dict[K, V], answer: dict[K, V]) -> bool:
        """Compare key by key."""
        if type(self.keys).equal is not Format.equal and len(reference) == len(answer):
            answer = {next((one for one in reference if self.keys.equal(one, key)), key): answer[key] for key in answer}
        return reference.keys() == answer.keys() and all(
            self.values.equal(reference[key], answer[key]) for key in reference
        )

    def guess(self, rng: Random) -> dict[K, V]:
        """Draw a value for each required key, or for a few drawn ones."""
        keys = self.required or tuple(self.keys.guess(rng) for _ in range(3))
        return {key: self.values.guess(rng) for key in keys}

    def neighbours(self, value: dict[K, V], rng: Random) -> abc.Iterator[dict[K, V]]:
        """Give the mapping with one value changed, or two exchanged."""
        keys = list(self.required or _ordered(self.keys, value))
        for key in rng.sample(keys, min(3, len(keys))):
            for near in list(self.values.neighbours(value[key], rng))[:2]:
                yield {**value, key: near}
        for one, other in pairwise(keys):
            if not self.values.equal(value[one], value[other]):
                yield {**value, one: value[other], other: value[one]}
                break


@dataclass(frozen=True, init=False)
class Assignment(Mapping[str, str]):
    """One of `tokens` for each of `names`; with `distinct` no token twice. The value is a dict of texts.

    >>> Assignment(("S", "E"), tuple("0123456789")).parse("S=9, E=5")
    {'S': '9', 'E': '5'}
    """

    tokens: tuple[str, ...] = ()
    distinct: bool = False

    def __init__(self, names: tuple[str, ...], tokens: tuple[str, ...], distinct: bool = False) -> None:
        super().__init__(Word(names), Word(tokens), names)
        object.__setattr__(self, "tokens", tokens)
        object.__setattr__(self, "distinct", distinct)

    def form(self, language: str) -> str:
        """Describe the answer."""
        if language == "zh":
            return f"每个名称的取值，形如 k=v，用逗号分隔{'（值互不相同）' if self.distinct else ''}"
        return f"the value of every name as k=v, with commas between{' (no value twice)' if self.distinct else ''}"

    def render(self, value: dict[str, str]) -> str:
        """Write the pairs in the order of the names."""
        return ", ".join(f"{quote(name)}={quote(value[name])}" for name in self.required)

    def _checked(self, entries: list[tuple[str, str]]) -> dict[str, str]:
        found = super()._checked(entries)
        if self.distinct and len(set(found.values())) < len(found):
            raise WrongForm("two names have the same value")
        return found

    def guess(self, rng: Random) -> dict[str, str]:
        """Draw a token for each name."""
        drawn = (rng.sample if self.distinct else rng.choices)(self.tokens, k=len(self.required))
        return dict(zip(self.required, drawn, strict=True))

    def neighbours(self, value: dict[str, str], rng: Random) -> abc.Iterator[dict[str, str]]:
        """Give the assignment with one value changed, or two exchanged."""
        for near in super().neighbours(value, rng):
            if not self.distinct or len(set(near.values())) == len(near):
                yield near


@dataclass(frozen=True, init=False)
class Record(Format[dict[str, Any]]):
    """Named fields, each with a format of its own, in any order; the value is a dict by field name.

    >>> from bootcamp.verifiers import Integer
    >>> form = Record(order=Sequence(Word()), cost=Integer())
    >>> form.parse("order = [a, b], cost = 5")
    {'order': ('a', 'b'), 'cost': 5}
    >>> form.parse('{"cost": 5, "order": ["a", "b"]}') == form.parse("Order: a, b\\ncost: 5")
    True
    """

    fields: tuple[tuple[str, Format[Any]], ...]

    def __init__(self, **fields: Format[Any]) -> None:
        object.__setattr__(self, "fields", tuple(fields.items()))

    @property
    def marks(self) -> str:
        """The marks of the fields."""
        return "".join(format.marks for _, format in self.fields)

    @property
    def fenced(self) -> bool:
        """Records may be written one field a line."""
        return True

    def form(self, language: str) -> str:
        """Describe the answer, field by field."""
        alike: dict[str, list[str]] = {}
        for name, format in self.fields:
            alike.setdefault(format.form(language), []).append(name)
        shown = [f"{name} = ..." for name, _ in self.fields]
        if language == "zh":
            verbs = [("都是" if len(names) > 1 else "是") + spaced(form) for form, names in alike.items()]
            meanings = [f"{listed(names, language)} {verb}" for verb, names in zip(verbs, alike.values(), strict=True)]
            return f"{'，'.join(shown)}，其中 {'；'.join(meanings)}"
        meanings = [
            f"{listed(names, language)} {'are each' if len(names) > 1 else 'is'} {form}"
            for form, names in alike.items()
        ]
        return f"the field{'s' * (len(shown) > 1)} {', '.join(shown)}, where {'; '.join(meanings)}"

    def parse(self, text: str) -> dict[str, Any]:
        """Read the fields; raise Malformed or WrongForm."""
        text = undress(text, self.marks)
        text = peel(text) or text
        if "\\\\" in text and "\\" not in self.marks:
            text = text.replace("\\\\", NEWLINE)
        fault: Malformed | WrongForm = Malformed("expected named fields")
        for sign in (SEMICOLON, NEWLINE, COMMA):
            if sign != COMMA and sign not in text and len(self.fields) > 1:
                continue
            try:
                return self._fields(self._entries(self._without_and(text, sign), sign))
            except (Malformed, WrongForm) as problem:
                if isinstance(problem, WrongForm) or not isinstance(fault, WrongForm):
                    fault = problem
        table = self._table(text)
        if table:
            return self._fields(table)
        raise fault

    def _without_and(self, text: str, sign: str) -> str:
        """Put `sign` for the word "and" before the name of a field."""
        if " and " not in text:
            return text
        names = "|".join(re.escape(name) for name, _ in self.fields)
        return re.sub(rf"(?i:,?\s+and\s+(?=(?:{names})\s*[:=]))", f"{sign} ", text)

    def _table(self, text: str) -> dict[str, str]:
        """Read a markdown table of the fields: a row of names above one of values, or a name and a value a row."""
        rows = table_rows(text) if "|" not in self.marks else []
        names = {fold(name): name for name, _ in self.fields}
        for way in (zip(*rows, strict=False) if len(rows) == 2 else (), rows):
            pairs = [(names.get(fold(pair[0])), pair[1]) for pair in way if len(pair) == 2]
            found = {name: value for name, value in pairs if name is not None}
            if len(found) == len(names) and len(pairs) <= len(names) + 1:
                return found
        return {}

    def _entries(self, text: str, sign: str) -> dict[str, str]:
        """Cut the text at `sign`; a part that does not begin with a field name goes on with the one before."""
        names = {fold(name): name for name, _ in self.fields}
        found: dict[str, str] = {}
        last = ""
        for part in split(text, sign):
            name, value = _name_and_value(part)
            known = names.get(fold(name)) or names.get(fold(_ARGUMENT.sub("", name)))
            if known is None:
                if not last:
                    raise Malformed("the answer does not begin with the name of a field")
                found[last] += f"{sign}{part}"
                continue
            if known in found:
                raise WrongForm(f"the field {known} is given twice")
            found[known], last = value, known
        return found

    def _fields(self, entries: dict[str, str]) -> dict[str, Any]:
        values: dict[str, Any] = {}
        for name, format in self.fields:
            if name not in entries:
                raise Malformed(f"the field {name} is missing")
            try:
                values[name] = format.parse(unquote(entries[name].strip().rstrip(",;")))
            except (Malformed, WrongForm) as fault:
                raise type(fault)(f"{name}: {fault}") from None
        return values

    def render(self, value: dict[str, Any]) -> str:
        """Write the fields in their order, on lines of their own if a value has several lines."""
        texts = {name: render_item(format, value[name]) for name, format in self.fields}
        if any("\n" in text for text in texts.values()):
            return "\n".join(
                f"{name} =\n{text}" if "\n" in text else f"{name} = {text}" for name, text in texts.items()
            )
        return ", ".join(f"{name} = {text}" for name, text in texts.items())

    def equal(self, reference: dict[str, Any], answer: dict[str, Any]) -> bool:
        """Compare field by field."""
        return all(format.equal(reference[name], answer[name]) for name, format in self.fields)

    def guess(self, rng: Random) -> dict[str, Any]:
        """Draw every field."""
        return {name: format.guess(rng) for name, format in self.fields}

    def neighbours(self, value: dict[str, Any], rng: Random) -> abc.Iterator[dict[str, Any]]:
        """Give the record with one field changed."""
        for name, format in self.fields:
            for near in list(format.neighbours(value[name], rng))[:3]:
                yield {**value, name: near}


_TUPLES = re.compile(r"\(([^()]*)\)\s*=\s*\((.*)\)", re.DOTALL)
_ARGUMENT = re.compile(r"\([a-z]\)$")
_FIELD = re.compile(
    r"\s*(?:(?:[-*•]|\d{1,2}[.)])\s+)?[\"'`*]*([^\W\d]\w*(?: \w+)*(?:\([a-z]\))?)[\"'`*]*\s*(?::=|[:=为是])"
    r"[ \t]*[*]*\s*"
)


def _name_and_value(text: str) -> tuple[str, str]:
    """Cut ``name: value`` or ``name = value`` in two; the name is "" if there is none."""
    found = _FIELD.match(text)
    return (found[1], text[found.end() :]) if found else ("", text)


@dataclass(frozen=True)
class Maybe(Format["A | None"], Generic[A]):
    """An answer in the inner format, or the word `none` where there is no answer; the value is then None.

    Common ways to say that nothing exists are read as `none`, unless `none` is a sign of its own such as ``INF``.

    >>> from bootcamp.verifiers import Integer
    >>> Maybe(Integer()).parse("none"), Maybe(Integer()).parse("No solution exists."), Maybe(Integer()).parse("7")
    (None, None, 7)
    """

    inner: Format[A]
    none: str = "none"

    @property
    def marks(self) -> str:
        """The marks of the inner format."""
        return self.inner.marks

    @property
    def fenced(self) -> bool:
        """Whether the inner format may span lines."""
        return self.inner.fenced

    def form(self, language: str) -> str:
        """Describe the answer."""
        inner = self.inner.form(language)
        absent = fold(self.none) in _NO_ANSWER  # what another word stands for, the question says
        if language == "zh":
            return f"{inner}，若不存在则写 {self.none}" if absent else f"{inner}，或{self._kind(language)} {self.none}"
        pause = "," if "," in inner else ""
        return f"{inner}{pause} or the {self._kind(language)} {self.none}{' if there is none' if absent else ''}"

    def _kind(self, language: str) -> str:
        """Say what the word for none is."""
        if not self.none.replace(" ", "").isalpha():
            return "符号" if language == "zh" else "sign"
        kinds = ("字母", "letter") if len(self.none) == 1 else ("单词", "word")
        return kinds[language == "en"] if " " not in self.none else ("词语", "words")[language == "en"]

    def parse(self, text: str) -> A | None:
        """Read the word for none, or the inner format."""
        plain = fold(undress(text[:200]) if len(text) <= 200 else "")
        if plain and (plain == fold(self.none) or (fold(self.none) in _NO_ANSWER and _says_none(plain))):
            return None
        return self.inner.parse(text)

    def render(self, value: A | None) -> str:
        """Write the inner value or the word for none."""
        return self.none if value is None else self.inner.render(value)

    def equal(self, reference: A | None, answer: A | None) -> bool:
        """Compare in the inner format; none equals none only."""
        if reference is None or answer is None:
            return reference is answer
        return self.inner.equal(reference, answer)

    def guess(self, rng: Random) -> A | None:
        """Draw an inner value most of the time."""
        return self.inner.guess(rng) if rng.random() < 5 / 6 else None

    def neighbours(self, value: A | None, rng: Random) -> abc.Iterator[A | None]:
        """Give neighbours of an inner value and none, or a drawn value for none."""
        if value is None:
            yield self.inner.guess(rng)
        else:
            yield from self.inner.neighbours(value, rng)
            yield None


_NO_ANSWER = frozenset(
    """none|impossible|unsatisfiable|unsat|unsolvable|infeasible|inconsistent|no solution|does not exist|undefined"""
    """|dne|n/a|na|nil|null|nothing|∅|\\\\emptyset|\\\\varnothing|无|无解|不存在|不可能|没有""".split("|")
)
_THINGS = r"(?:solution|answer|order|way|arrangement|assignment|path|plan|value|number|integer|such \w+)s?"
_BAD = r"(?:impossible|unsatisfiable|unsat|unsolvable|infeasible|inconsistent|not (?:possible|solvable|satisfiable))"
_CLAUSE = re.compile(
    rf"there (?:is|are) none"
    rf"|(?:there (?:is|are|exists?) |(?:it|the \w+|this \w+) (?:has|have|admits?) )?"
    rf"no (?!more|other|further)(?:\w+ )?{_THINGS}"
    r"(?: (?:exists?|is possible|possible|found|at all))?"
    rf"|(?:(?:it|this|the \w+|\w+) (?:is|are) )?{_BAD}"
    r"|(?:it |the \w+ |such (?:an? )?\w+ )?(?:do(?:es)? not|doesn't|don't) exist"
    r"|dne|n/a|na|nil|null|nothing|none(?: exists?)?|∅|\\emptyset|\\varnothing|\{ ?\}|空集"
    r"|[此该本原]?(?:方程组?|不等式组?|问题|系统|题目?|这样的\w{0,4})?(?:无|没有)(?:[整实正有理数的可行]{0,4})(?:解|解答|答案|方案)?"
    r"|(?:不存在|没有)(?:这样|满足条件|符合条件)的\w{0,4}|(?:\w{0,6})?不存在|不可能"
)


def _says_none(text: str) -> bool:
    """Tell whether every clause of a short text says that nothing exists."""
    clauses = [clause.strip() for clause in re.split(r"[;,.]| and | because ", text)]
    return all(_CLAUSE.fullmatch(clause) for clause in clauses if clause) and any(clauses)
