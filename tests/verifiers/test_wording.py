"""How formats ask for answers reads as one sentence, in both languages, also where they are nested."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bootcamp.verifiers import (
    Cell,
    Choice,
    Format,
    Grid,
    Integer,
    Mapping,
    Maybe,
    Path,
    Ratio,
    Rational,
    Record,
    Sequence,
    Set,
    Table,
    Text,
    Word,
    YesNo,
)
from bootcamp.verifiers.base import LANGUAGES, STYLES
from tests.verifiers.formats import FORMATS

COMPOSED: list[tuple[Format[Any], str, str]] = [
    (
        Sequence(Maybe(Integer(), none="O"), length=2),
        "a list [x, y] of 2 items, each an integer or the letter O",
        "一个含 2 项的有序列表 [x, y]，每一项是一个整数，或字母 O",
    ),
    (
        Sequence(Integer(1, 6), length=1),
        "a list [x] of 1 item, an integer from 1 to 6",
        "一个含 1 项的有序列表 [x]，每一项是一个 1 到 6 之间的整数",
    ),
    (
        Sequence(YesNo()),
        "a list [x, y, ...] in order, each item yes or no",
        "一个有序列表 [x, y, ...]，每一项是 yes 或 no",
    ),
    (
        Set(Choice(("A", "B", "C")), size=1),
        "a set {x, y, ...} of 1 element (in any order, without repeats), each element one of A, B and C",
        "一个含 1 个元素的集合 {x, y, ...}（不计顺序，不重复），每个元素是 A、B、C 之一",
    ),
    (Maybe(Integer()), "an integer or the word none if there is none", "一个整数，若不存在则写 none"),
    (Maybe(Word(), none="-"), "a word or the sign -", "一个词，或符号 -"),
    (
        Maybe(Sequence(Integer(), length=2)),
        "a list [x, y] of 2 items, each an integer, or the word none if there is none",
        "一个含 2 项的有序列表 [x, y]，每一项是一个整数，若不存在则写 none",
    ),
    (
        Record(m=Integer(), n=Integer(), s=Set(Integer())),
        "the fields m = ..., n = ..., s = ..., where m and n are each an integer; "
        "s is a set {x, y, ...} (in any order, without repeats), each element an integer",
        "m = ...，n = ...，s = ...，其中 m、n 都是一个整数；"
        "s 是一个集合 {x, y, ...}（不计顺序，不重复），每个元素是一个整数",
    ),
    (Record(m=Word()), "the field m = ..., where m is a word", "m = ...，其中 m 是一个词"),
    (
        Grid(1, 2, ".#"),
        "a grid of 1 row and 2 columns, one row per line, each cell one of the symbols . #",
        "一个 1 行 2 列的表格，每行一行，每格为 . # 之一",
    ),
    (
        Table(Integer(), 2, 1),
        "a table [[...], [...], ...] of 2 rows and 1 column, one list per row, each cell an integer",
        "一个 2 行 1 列的表格，写作 [[...], [...], ...]，每行一个列表，每格是一个整数",
    ),
    (
        Path(Cell(), closed=True),
        "a closed path x -> y -> ..., each point a cell (row, column) counted from 1",
        "一条首尾相接的路线 x -> y -> ...，每一点是一个格子 (行, 列)（从 1 数起）",
    ),
    (
        Mapping(Word(("a", "b")), Rational(0, unit="cents")),
        "pairs k: v, ... in any order, where k is one of the given letters and v is an exact rational number "
        "of at least 0 (an integer or a fraction a/b, in cents; the unit may be left out)",
        "一组对应关系 k: v, ...（不计顺序），其中 k 是所给字母中的一个，"
        "v 是一个不小于 0 的有理数（整数或分数 a/b，须精确；单位为分，可省略）",
    ),
    (Ratio(3, lowest_terms=True), "a ratio a:b:c of integers in lowest terms", "一个最简整数比 a:b:c"),
    (Text("ACGT", 1), "a string of 1 character over the alphabet A C G T", "一个由 A C G T 组成的长度为 1 的字符串"),
]


@pytest.mark.parametrize(("format", "english", "chinese"), COMPOSED, ids=[english for _, english, _ in COMPOSED])
def test_composed(format: Format[Any], english: str, chinese: str) -> None:
    assert format.form("en") == english
    assert format.form("zh") == chinese


SLIPS = {
    "en": re.compile(
        r"\b1 (?:rows|columns|items|elements|characters|lines|places)\b|  |\) \(|\ba [aeiou8]|, ,| ,|\)\)|\bone an?\b"
    ),
    "zh": re.compile(r"）（|））|[一-鿿]{1}[A-Za-z0-9]|[A-Za-z0-9][一-鿿]|  |，，|。。"),
}


@pytest.mark.parametrize("format", [*FORMATS.values(), *(format for format, *_ in COMPOSED)], ids=repr)
def test_no_slips(format: Format[Any]) -> None:
    """No wrong plural or article, no doubled bracket or blank; a blank between Chinese and Latin letters."""
    for language in LANGUAGES:
        for style in STYLES:
            for wording in format.instructions(language, style):
                found = SLIPS[language].search(wording)
                assert found is None, (wording, found)
