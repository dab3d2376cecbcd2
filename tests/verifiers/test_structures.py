"""How words, texts, lists, sets, mappings, records, boards, paths, moves, JSON, programs, dates and times are read."""

from __future__ import annotations

import datetime
from fractions import Fraction
from typing import Any

import pytest

from bootcamp.verifiers import (
    Assignment,
    Cell,
    Cells,
    Choice,
    Clock,
    Date,
    Format,
    Grid,
    Integer,
    Json,
    Malformed,
    Mapping,
    Math,
    Maybe,
    Moment,
    Moves,
    Multiset,
    Path,
    Program,
    Rational,
    Record,
    Sequence,
    Set,
    Table,
    Text,
    Word,
    WrongForm,
    YesNo,
)

BOARD = (("1", "2", "3"), ("2", "3", "1"), ("3", "1", "2"))
EDGE = Sequence(Integer(), length=2, separator="-")


@pytest.mark.parametrize(
    "text", ["B", "b", "(B)", "B.", "[B]", "Option B", "选项B", r"\text{B}", "**B**", "Ｂ", "B)", "'B'"]
)
def test_choices(text: str) -> None:
    assert Choice(("A", "B", "C")).parse(text) == "B"


@pytest.mark.parametrize("text", ["", "D", "AB", "A or B", "A, B, C", "A/B", "not B", "A B"])
def test_no_choices(text: str) -> None:
    with pytest.raises(Malformed):
        Choice(("A", "B", "C")).parse(text)


@pytest.mark.parametrize(
    ("text", "value"), [("yes", True), ("Yes.", True), ("是", True), ("NO", False), ("否。", False), ("true", True)]
)
def test_yes_and_no(text: str, value: bool) -> None:
    assert YesNo().parse(text) is value


@pytest.mark.parametrize("text", ["", "yes or no", "yes and no", "maybe", "yesno", "是否", "not yes"])
def test_neither_yes_nor_no(text: str) -> None:
    with pytest.raises(Malformed):
        YesNo().parse(text)


@pytest.mark.parametrize(
    "text", ["Ada Lovelace", "ada lovelace", "ADA  LOVELACE.", r"\text{Ada Lovelace}", '"Ada Lovelace"']
)
def test_words_of_a_bank(text: str) -> None:
    assert Word(bank=("Ada Lovelace", "Alan Turing")).parse(text) == "Ada Lovelace"


@pytest.mark.parametrize("text", ["", "Ada", "Ada Lovelace or Alan Turing", "Ada Lovelace Alan Turing"])
def test_no_words_of_a_bank(text: str) -> None:
    with pytest.raises(Malformed):
        Word(bank=("Ada Lovelace", "Alan Turing")).parse(text)


def test_words() -> None:
    assert Word().equal("Sunday", Word().parse(r"\text{sunday}"))
    assert not Word(case=True).equal("Sunday", Word(case=True).parse("sunday"))
    for text in ("", "two words", "a,b", "x" * 300):
        with pytest.raises(Malformed):
            Word().parse(text)


@pytest.mark.parametrize(
    ("format", "reference", "text", "right"),
    [
        (Text(), "ASC 606", "ASC 606", True),
        (Text(), "ASC 606", "ASC  606.", True),
        (Text(), "ASC 606", "asc 606", False),
        (Text(ignore_case=True), "ASC 606", "asc 606", True),
        (Text(ignore_spaces=True), "ASC 606", "ASC606", True),
        (Text(), "The end.", "The end", True),
        (Text(), "The end.", r"\text{The end.}", True),
        (Text(), "The end", "The end or not", False),
        (Text(alphabet="01"), "1011", "1 0 1 1", True),
        (Text(alphabet="01"), "1011", "1,0,1,1", True),
        (Text(alphabet="0123456789ABCDEF"), "3FA", "0x3fa", True),
        (Text(alphabet="01"), "1011", "１０１１", True),
        (Text(alphabet="ACGT"), "ACGT", "acgt", True),
        (Text(alphabet="aA"), "aA", "aa", False),
        (Text(alphabet="TF "), "T F", "T F", True),
        (Text(alphabet=".#"), "..#.", "`..#.`", True),
        (Text(alphabet=".#"), "..#.", r"..\#.", True),
        (Text(alphabet="()[]{}"), "({})", r"(\{\})", True),
        (Text(alphabet="ab", empty="ε"), "", "ε", True),
        (Text(lines=True), "a b\n  c", "```\na b\n  c\n```", True),
        (Text(lines=True), "a b\n  c", "a b\nc", False),
        (Text(lines=True), "['x', 1]", "['x', 1]", True),
        (Text(lines=True), "['x', 1]", "[x, 1]", False),
        (Text(lines=True), "5.0.", "5.0.", True),
        (Text(lines=True), "a b\n  c", "a b \\\\[2pt]\n  c", True),
        (Text(lines=True), "a b\nA&c", r"\begin{aligned}&\text{a b}\\&\text{A\&c}\end{aligned}", True),
        (Text(lines=True), "a b\nc", r"\text{a b \\ c}", True),
        (Text(lines=True), "a b\nc", r"a b \\ \\ c", False),
        (Text(content='"'), '"a"', '"a"', True),
        (Text(content='"'), '"a"', "a", False),
    ],
)
def test_texts(format: Text, reference: str, text: str, right: bool) -> None:
    assert format.equal(reference, format.parse(text)) is right


@pytest.mark.parametrize(
    ("format", "text", "fault"),
    [
        (Text(), "", Malformed),
        (Text(alphabet="01"), "102", Malformed),
        (Text(alphabet="01"), "10 or 11", Malformed),
        (Text(alphabet="01", length=4), "101", WrongForm),
        (Text(), "x" * 30_000, Malformed),
    ],
)
def test_no_texts(format: Text, text: str, fault: type[Exception]) -> None:
    with pytest.raises(fault):
        format.parse(text)


@pytest.mark.parametrize(
    "text",
    """3, 1, 2|[3, 1, 2]|(3, 1, 2)|{3, 1, 2}|⟨3, 1, 2⟩|3 1 2|3; 1; 2|3,1,2|[3 1 2]|3\n1\n2
    |- 3\n- 1\n- 2|1. 3\n2. 1\n3. 2|3 → 1 → 2
    |3 -> 1 -> 2|["3", "1", "2"]|['3', '1', '2']|[3, 1, 2,]|３，１，２|3、1、2|\\left(3, 1, 2\\right)
    |\\{3, 1, 2\\}|$3, 1, 2$|$3$, $1$, $2$
    |**3, 1, 2**|3,\n1,\n2|3, 1 and 2|3, 1, and 2|\\langle 3, 1, 2 \\rangle|* 3\n* 1\n* 2
    |(1) 3\n(2) 1\n(3) 2|[3.0, 1, 2]""".split("|"),
)
def test_sequences(text: str) -> None:
    assert Sequence(Integer()).parse(text.strip()) == (3, 1, 2)


@pytest.mark.parametrize(
    "text", ["3, 1, or 2", "[3, 1", "3, x, 2", "3,, 1", "[3, 1, 2] or [1, 2, 3]", "(3, 1, 2", "3 1 2)"]
)
def test_no_sequences(text: str) -> None:
    with pytest.raises(Malformed):
        Sequence(Integer()).parse(text)


@pytest.mark.parametrize(
    "text",
    [
        "[[1, 2], [3, 4]]",
        "[1, 2], [3, 4]",
        "(1, 2), (3, 4)",
        "(1,2) (3,4)",
        "1 2; 3 4",
        "1, 2\n3, 4",
        "1,2;3,4",
        "[(1, 2), (3, 4)]",
    ],
)
def test_nested_sequences(text: str) -> None:
    assert Sequence(Sequence(Integer())).parse(text) == ((1, 2), (3, 4))
    assert Sequence(Sequence(Integer(), length=2), length=2).parse(text) == ((1, 2), (3, 4))


def test_lengths() -> None:
    with pytest.raises(WrongForm, match="does not have 3 items"):
        Sequence(Integer(), length=3).parse("1, 2")
    for text in ("[]", "{}", "()", r"\emptyset", "∅", "none", "empty"):
        assert Sequence(Integer()).parse(text) == ()
        assert Set(Integer()).parse(text) == frozenset()
    for format in (Sequence(Integer()), Set(Integer()), Path(Cell())):
        with pytest.raises(Malformed, match="the answer is empty"):
            format.parse(" ")


@pytest.mark.parametrize(
    "text", ["1-2, 3-4", "{1-2, 3-4}", "(1-2), (3-4)", "(1,2), (3,4)", "1-2\n3-4", "1–2; 3–4", "[[1,2],[3,4]]"]
)
def test_edges(text: str) -> None:
    assert Set(EDGE).parse(text) == {(1, 2), (3, 4)}


def test_texts_in_lists() -> None:
    format = Sequence(Text())
    for value in (
        ("a, b", "c"),
        ("it's", 'say "x"'),
        ("x y",),
        ("a->b", "c"),
        ("(", ")"),
        ("1. a",),
        ("a and b", "c"),
        ("\\", "b"),
    ):
        assert format.parse(format.render(value)) == value


@pytest.mark.parametrize(
    ("format", "reference", "text", "right"),
    [
        (Set(Integer()), {1, 2, 3}, "{3, 1, 2}", True),
        (Set(Integer()), {1, 2, 3}, "{1, 2}", False),
        (Set(Integer()), {1, 2, 3}, "{1, 2, 3, 4}", False),
        (Set(Rational()), {Fraction(1, 2)}, "{2/4}", True),
        (Set(Set(Integer())), {frozenset({1, 2}), frozenset({3})}, "{3}, {2, 1}", True),
        (Multiset(Integer()), (1, 1, 2), "2, 1, 1", True),
        (Multiset(Integer()), (1, 1, 2), "1, 2", False),
        (Multiset(Integer()), (1, 1, 2), "1, 2, 2", False),
        (Sequence(Integer()), (1, 2), "(2, 1)", False),
    ],
)
def test_order_and_repetition(format: Format[Any], reference: Any, text: str, right: bool) -> None:
    assert format.equal(reference, format.parse(text)) is right


def test_repeated_elements_are_refused() -> None:
    for text in ("{1, 1, 2}", "{1, 1.0}"):
        with pytest.raises(WrongForm, match="written twice"):
            Set(Integer()).parse(text)


@pytest.mark.parametrize(
    "text",
    ['{"a": 1, "b": 2}', "{'b': 2, 'a': 1}", "a: 1, b: 2", "a=1, b=2", "a = 1\nb = 2",
        "- a: 1\n- b: 2", "a → 1; b → 2", "a->1, b->2",
     "(a, 1), (b, 2)", "A: 1, B: 2", "a：1，b：2", "**a**: 1, **b**: 2", "a: 1 and b: 2",
         "{a: 1, b: 2,}", r"a=1,\; b=2", "[a: 1, b: 2]"],
)  # fmt: skip
def test_mappings(text: str) -> None:
    found = Mapping(Word(bank=("a", "b")), Integer(), required=("a", "b")).parse(text)
    assert found == {"a": 1, "b": 2}


@pytest.mark.parametrize(
    ("text", "fault"),
    [("a: 1", WrongForm), ("a: 1, b: 2, a: 3", WrongForm), ("a: 1, c: 2", Malformed), ("a: 1 or 2, b: 2", Malformed)],
)
def test_no_mappings(text: str, fault: type[Exception]) -> None:
    with pytest.raises(fault):
        Mapping(Word(bank=("a", "b")), Integer(), required=("a", "b")).parse(text)


def test_keys_with_signs() -> None:
    arcs = Mapping(Sequence(Word(), length=2, separator="->"), Integer())
    assert arcs.parse("a->b: 3, b->c: 4") == {("a", "b"): 3, ("b", "c"): 4}
    assert arcs.parse(arcs.render({("a", "b"): 3})) == {("a", "b"): 3}
    cells = Mapping(Cell(), Integer())
    assert cells.parse("(1,2): 5, (2,1): 6") == {(1, 2): 5, (2, 1): 6}


def test_assignments() -> None:
    format = Assignment(("x", "y"), ("0", "1", "2"), distinct=True)
    assert format.parse("y=1, x=2") == {"x": "2", "y": "1"}
    for text in ("x=1, y=1", "x=1", "x=1, y=2, x=0"):
        with pytest.raises(WrongForm):
            format.parse(text)


@pytest.mark.parametrize(
    "text",
    [
        '{"order": ["b", "a"], "cost": 5, "share": "1/2"}',
        "order = [b, a], cost = 5, share = 1/2",
        "order: b, a; cost: 5; share: 0.5",
        "share: 1/2\ncost: 5\norder: b, a",
        "order: b, a, cost: 5, share: 1/2",
        "**order**: [b, a]\n**cost**: 5\n**share**: \\frac12",
        "- Order: b, a\n- Cost: 5\n- Share: 1/2",
        "order: (b, a), cost: 5, share: $\\frac{1}{2}$",
        "(order = [b, a], cost = 5, share = 1/2)",
        "order：[b，a]，cost：5，share：1/2",
    ],
)
def test_records(text: str) -> None:
    record = Record(order=Sequence(Word()), cost=Integer(), share=Rational())
    assert record.parse(text) == {"order": ("b", "a"), "cost": 5, "share": Fraction(1, 2)}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "5",
        "cost = 5",
        "order = [a], cost = 5, cost = 6, share = 1",
        "order = [a], cost = 5 or 6, share = 1",
        "[a], 5, 1/2",
    ],
)
def test_no_records(text: str) -> None:
    with pytest.raises((Malformed, WrongForm)):
        Record(order=Sequence(Word()), cost=Integer(), share=Rational()).parse(text)


@pytest.mark.parametrize(
    "text",
    ["none", "None.", "impossible", "No solution exists", "There is no solution.",
        "It is impossible", "The constraints are inconsistent",
     "No valid order; the constraints are inconsistent", "unsatisfiable", r"\text{no solution}",
         "无解", "does not exist"],
)  # fmt: skip
def test_no_answer_exists(text: str) -> None:
    assert Maybe(Integer()).parse(text) is None


@pytest.mark.parametrize("text", ["none or 5", "no solution except 5", "not none", "impossible, or 5", "no"])
def test_neither_an_answer_nor_none(text: str) -> None:
    with pytest.raises(Malformed):
        Maybe(Integer()).parse(text)


def test_none_is_not_an_answer() -> None:
    format = Maybe(Integer())
    assert not format.equal(None, 0)
    assert not format.equal(0, None)
    assert format.equal(None, None)
    assert Sequence(Maybe(Integer(), none="INF")).parse("1, inf, 3") == (1, None, 3)
    with pytest.raises(Malformed):
        Maybe(Integer(), none="INF").parse("none")


@pytest.mark.parametrize(
    "text",
    [
        "1 2 3\n2 3 1\n3 1 2",
        "123\n231\n312",
        "1,2,3\n2,3,1\n3,1,2",
        "[[1,2,3],[2,3,1],[3,1,2]]",
        "[[1, 2, 3],\n [2, 3, 1],\n [3, 1, 2]]",
        "[1 2 3]\n[2 3 1]\n[3 1 2]",
        "((1,2,3),(2,3,1),(3,1,2))",
        "| 1 | 2 | 3 |\n|---|---|---|\n| 2 | 3 | 1 |\n| 3 | 1 | 2 |",
        "| | c1 | c2 | c3 |\n|---|---|---|---|\n| 1 | 1 | 2 | 3 |\n| 2 | 2 | 3 | 1 |\n| 3 | 3 | 1 | 2 |",
        "1 2 | 3\n2 3 | 1\n----+--\n3 1 | 2",
        "1 2 3\n\n2 3 1\n\n3 1 2",
        "```\n1 2 3\n2 3 1\n3 1 2\n```",
        "Row 1: 1 2 3\nRow 2: 2 3 1\nRow 3: 3 1 2",
        "1: 1 2 3\n2: 2 3 1\n3: 3 1 2",
        "第1行：1 2 3\n第2行：2 3 1\n第3行：3 1 2",
        '["123", "231", "312"]',
        '"1 2 3"\n"2 3 1"\n"3 1 2"',
        "1 2 3; 2 3 1; 3 1 2",
        "123/231/312",
        "123 231 312",
        r"\begin{bmatrix}1 & 2 & 3 \\ 2 & 3 & 1 \\ 3 & 1 & 2\end{bmatrix}",
        r"\begin{array}{|c|c|c|}\hline 1 & 2 & 3 \\ \hline 2 & 3 & 1 \\ \hline 3 & 1 & 2 \\ \hline\end{array}",
        "Given:\n1 1 1\n1 1 1\n1 1 1\nSolved:\n1 2 3\n2 3 1\n3 1 2",
        "1 1 1\n1 1 1\n1 1 1\n\n1 2 3\n2 3 1\n3 1 2",
        "1 1 1\n1 1 1\n1 1 1\n---\n1 2 3\n2 3 1\n3 1 2",
        "```\n1 1 1\n1 1 1\n1 1 1\n```\n```\n1 2 3\n2 3 1\n3 1 2\n```",
        "1: 1 1 1\n2: 1 1 1\n3: 1 1 1\n1: 1 2 3\n2: 2 3 1\n3: 3 1 2",
        "１ ２ ３\n２ ３ １\n３ １ ２",
        "The board:\n1 2 3\n2 3 1\n3 1 2\nAll rules hold.",
    ],
)
def test_boards(text: str) -> None:
    assert Grid(3, 3, "123").parse(text) == BOARD


@pytest.mark.parametrize(
    "text",
    [
        "",
        "1 2 3\n2 3 1",
        "1 2 3\n2 3 1\n3 1",
        "1 2 3\n2 3 1\n3 1 4",
        "1 2 3\n2 3 1\n3 1 ?",
        "None\nNone\nNone",
        "12\n23\n31",
        "1 1 1\n1 1 1\n1 1 1\n1 2 3\n2 3 1\n3 1 2",  # the last rows of a longer board
        "1 1 1\n\n1 1 1\n\n1 1 1\n\n1 2 3\n\n2 3 1\n\n3 1 2",
        "[[1,1,1],[1,1,1],[1,1,1],[1,2,3],[2,3,1],[3,1,2]]",
        "111 111 111 123 231 312",
    ],
)
def test_no_boards(text: str) -> None:
    with pytest.raises(Malformed):
        Grid(3, 3, "123").parse(text)


def test_pictures() -> None:
    picture = ((".", "#"), ("#", "."))
    for text in (
        ".#\n#.",
        ". #\n# .",
        "[['.','#'],['#','.']]",
        "`.#`\n`#.`",
        r".\#" + "\n" + r"\#.",
        "```\n.#\n#.\n```",
        ".#/#.",
    ):
        assert Grid(2, 2, ".#").parse(text) == picture
    for slanted in ("/\\\n\\/", "\\\\\n//", "/ \\\n\\ /"):  # two backslashes end a row elsewhere
        assert Grid(2, 2, "/\\").parse(slanted) == tuple(map(tuple, slanted.replace(" ", "").split("\n")))
    assert Grid(2, 2, "12.").parse("2 .\n1 2") == (("2", "."), ("1", "2"))  # no label, for the row is complete
    dotted = ((".", "#", "."), ("#", ".", "."))
    for text in ("1 .#.\n2 #..", "1. .#.\n2. #..", "1: . # .\n2: # . .", "1 | .#.\n2 | #..", "row 1 .#.\nrow 2 #.."):
        assert Grid(2, 3, ".#").parse(text) == dotted
    assert Grid(2, 2, "12.").parse("1. 2 .\n2. 1 2") == (("2", "."), ("1", "2"))
    assert Grid(2, 2, ("red", "blue")).parse("Red, blue\nblue, RED") == (("red", "blue"), ("blue", "red"))
    assert Grid(None, None, "01").parse("01\n10\n11") == (("0", "1"), ("1", "0"), ("1", "1"))


@pytest.mark.parametrize(
    "text",
    ["[[1/2, 3], [0, 1]]", "1/2 3\n0 1", "| 1/2 | 3 |\n| 0 | 1 |",
     "| a | b |\n|---|---|\n| 1/2 | 3 |\n| 0 | 1 |", "1/2, 3; 0, 1",
     r"\begin{pmatrix}\frac12 & 3\\0 & 1\end{pmatrix}", "(0.5, 3), (0, 1)"],
)  # fmt: skip
def test_tables(text: str) -> None:
    assert Table(Rational(), 2, 2).parse(text) == (
        (Fraction(1, 2), Fraction(3)),
        (Fraction(0), Fraction(1)),
    )


@pytest.mark.parametrize("text", ["[[1, 2], [3]]", "[[1, 2]]", "[[1, 2, 3], [4, 5, 6]]", "1 2 3 4"])
def test_no_tables(text: str) -> None:
    with pytest.raises((Malformed, WrongForm)):
        Table(Rational(), 2, 2).parse(text)


@pytest.mark.parametrize(
    "text", ["(2, 3)", "2,3", "r2c3", "R2C3", "[2, 3]", "2 3", "row 2, column 3", "第2行第3列", "（2，3）", "(2;3)"]
)
def test_cell(text: str) -> None:
    assert Cell(3, 3).parse(text) == (2, 3)


@pytest.mark.parametrize(
    ("text", "fault"),
    [("(0, 1)", WrongForm), ("(4, 1)", WrongForm), ("23", Malformed), ("(1,2,3)", Malformed), ("", Malformed)],
)
def test_no_cell(text: str, fault: type[Exception]) -> None:
    with pytest.raises(fault):
        Cell(3, 3).parse(text)


@pytest.mark.parametrize(
    "text",
    [
        "(1,1), (2,3)",
        "{(2,3), (1,1)}",
        "[[1,1],[2,3]]",
        "r1c1, r2c3",
        "(1,1) (2,3)",
        "1,1; 2,3",
        "1,1\n2,3",
        "r1c1 r2c3",
    ],
)
def test_cells(text: str) -> None:
    assert Cells(rows=3, cols=3).parse(text) == {(1, 1), (2, 3)}


def test_cells_are_counted_from_one() -> None:
    with pytest.raises(ValueError, match="counted from 1"):
        Cells().render(frozenset({(0, 1)}))


@pytest.mark.parametrize(
    "text",
    ["A -> B -> C", "A→B→C", "A, B, C", "[A, B, C]", r"A \to B \to C", "A B C", "A\nB\nC", "a → b → c", "A => B => C"],
)
def test_paths(text: str) -> None:
    format = Path(Word(bank=("A", "B", "C")))
    assert format.parse(text) == ("A", "B", "C")


@pytest.mark.parametrize(
    ("directed", "text", "right"),
    [
        (False, "1, 2, 3", True),
        (False, "2 -> 3 -> 1 -> 2", True),
        (False, "3, 2, 1", True),
        (True, "3, 2, 1", False),
        (False, "1, 2", False),
    ],
)
def test_cycles(directed: bool, text: str, right: bool) -> None:
    format = Path(Integer(), closed=True, directed=directed)
    assert format.equal((1, 2, 3), format.parse(text)) is right


@pytest.mark.parametrize(
    "text",
    [
        "UUDL",
        "U U D L",
        "U, U, D, L",
        "uudl",
        "up, up, down, left",
        "↑↑↓←",
        "上上下左",
        "[U, U, D, L]",
        "'U', 'U', 'D', 'L'",
        "UU DL",
        "U->U->D->L",
    ],
)
def test_moves(text: str) -> None:
    assert Moves("UDLR").parse(text) == ("U", "U", "D", "L")


@pytest.mark.parametrize("text", ["", "UX", "U or D", "UUDL.X", "forward"])
def test_no_moves(text: str) -> None:
    with pytest.raises(Malformed):
        Moves("UDLR").parse(text)


def test_named_moves() -> None:
    for text in ("A>B fill_A", "A->B, fill_A", r"A \to B -> fill_A", "A → B\nfill_A", "A>B -> fill_A"):
        assert Moves(("A>B", "B>A", "fill_A")).parse(text) == ("A>B", "fill_A"), text
    format = Moves(("F", "L", "R"), names=(("forward", "F"), ("turn-left", "L")))
    assert format.parse("forward, turn-left, F") == ("F", "L", "F")


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ('{"a": [1, 2.5, true, null, "x"]}', {"a": [1, Fraction(5, 2), True, None, "x"]}),
        ("{'a': [1, 2,], }", {"a": [1, 2]}),
        ("{a: (1, 2)}", {"a": [1, 2]}),
        ("```json\n[1]\n```", [1]),
        ("[1e2, -3/4]", [100, Fraction(-3, 4)]),
        ('"a\\n\\"b\\""', 'a\n"b"'),
        ("[True, False, None]", [True, False, None]),
        ("{1: 2}", {"1": 2}),
    ],
)
def test_json(text: str, value: Any) -> None:
    assert Json().parse(text) == value


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[1",
        "[1] [2]",
        "[1 2]",
        '{"a" 1}',
        '{"a": 1, "a": 2}',
        "NaN",
        "[Infinity]",
        "x",
        "[1/0]",
        "[" * 40 + "]" * 40,
        "[1e9999]",
        "{[1]: 2}",
        "[1,,2]",
    ],
)
def test_no_json(text: str) -> None:
    with pytest.raises(Malformed):
        Json().parse(text)


def test_json_equality() -> None:
    same = Json().equal
    assert same({"a": 1, "b": (1, 2)}, {"b": [1, 2], "a": 1})
    assert not same(1, True)
    assert not same([1, 2], [2, 1])
    assert not same("1", 1)


def test_programs() -> None:
    program = "loop:\n  dec r1\n\n  jz r1 loop  # back"
    for text in (program, f"```\n{program}\n```", f"```asm\n{program}\n```\n", f"\n\n{program}\n"):
        assert Program().parse(text) == program
    with pytest.raises(Malformed):
        Program().parse(" \n ")
    with pytest.raises(WrongForm):
        Program(max_lines=2).parse("a\nb\nc")


@pytest.mark.parametrize(
    "text",
    [
        *("2024-03-05", "2024-3-5", "2024/03/05", "2024年3月5日", "２０２４-03-05", r"\text{2024-03-05}"),
        *("March 5, 2024", "march 5th 2024", "5 March 2024", "5th Mar. 2024", r"\text{Mar 5, 2024}"),
    ],
)
def test_dates(text: str) -> None:
    assert Date().parse(text) == datetime.date(2024, 3, 5)


@pytest.mark.parametrize(
    "text",
    [
        *("", "2023-02-29", "05-03-2024", "2024-13-01", "March 5", "2024-03-05 or 2024-03-06", "2024035"),
        *("03/05/2024", "February 30, 2024", "Marchy 5, 2024", "March 5, 24", "March 5 or 6, 2024", "5 March 5 2024"),
    ],
)
def test_no_dates(text: str) -> None:
    with pytest.raises(Malformed):
        Date().parse(text)


@pytest.mark.parametrize(
    ("text", "value"),
    [("09:05", 545), ("9:05", 545), ("9:05 PM", 1265), ("12:00 am", 0), ("12:00 p.m.", 720), ("９：０５", 545)],
)
def test_times(text: str, value: int) -> None:
    assert Clock().parse(text) == value


@pytest.mark.parametrize("text", ["", "9", "24:00", "9:60", "9:5", "13:00 PM", "0:30 AM", "9:05 or 9:06", "1:2:3:4"])
def test_no_times(text: str) -> None:
    with pytest.raises(Malformed):
        Clock().parse(text)


@pytest.mark.parametrize(
    "text",
    [
        *("2024-03-05 13:05", "2024-3-5T13:05", "2024-03-05, 1:05 PM", "March 5, 2024, 13:05", "13:05 on 5 March 2024"),
        *("Tuesday, March 5th, 2024 at 1:05 p.m.", "2024年3月5日 下午1:05", "2024年3月5日13时5分", "2024/03/05 13:05"),
        *(r"\text{2024-03-05 13:05}", "２０２４-03-05　13：05", "`2024-03-05 13:05`."),
    ],
)
def test_moments(text: str) -> None:
    assert Moment().parse(text) == datetime.datetime(2024, 3, 5, 13, 5)
    assert Moment(seconds=True).parse(text) == datetime.datetime(2024, 3, 5, 13, 5)


@pytest.mark.parametrize(
    "text",
    [
        *("", "2024-03-05", "13:05", "2023-02-29 13:05", "2024-03-05 24:00", "2024-03-05 13:60", "05-03-2024 13:05"),
        *("Monday, March 5, 2024, 13:05", "2024-03-05 13:05 or 13:06", "2024-03-05 13:05:07", "2024-03-05 1:05 PM 3"),
    ],
)
def test_no_moments(text: str) -> None:
    with pytest.raises(Malformed):
        Moment().parse(text)


@pytest.mark.parametrize(
    "text",
    [
        "(x, y) = (0, -2), (x, y) = (3/2, 1)",
        "(x, y) = (0, -2), (3/2, 1)",
        r"(x, y) \in \{(0, -2), (3/2, 1)\}",
        "P_1 = (0, -2), P_2 = (3/2, 1)",
    ],
)
def test_points_may_be_named(text: str) -> None:
    points = Set(Sequence(Rational(), length=2))
    assert points.parse(text) == points.parse("{(0, -2), (3/2, 1)}")


@pytest.mark.parametrize("text", ["(1, 2) = (0, -2)", "(x, y) = (0, -2) = (1, 2)", "(x, y) = (0, -2) or (1, 2)"])
def test_points_are_no_names(text: str) -> None:
    with pytest.raises((Malformed, WrongForm)):
        Sequence(Rational(), length=2).parse(text)


def test_items_are_no_names() -> None:
    with pytest.raises((Malformed, WrongForm)):
        Sequence(Word(("a", "b")), length=2).parse("(a, b) = (b, a)")


@pytest.mark.parametrize(
    ("text", "members"),
    [
        (r"-\frac13 \pi", [r"-\frac{\pi}{3}"]),
        (r"\{\frac12 \pi\}", [r"\frac{\pi}{2}"]),
        (r"2 \sqrt3", [r"\sqrt{12}"]),
        ("-1/3 π", ["-π/3"]),
        ("{1 2}", ["1", "2"]),
        ("π and 2 π", ["π", "2π"]),
    ],
)
def test_a_blank_stands_between_factors_of_one_formula(text: str, members: list[str]) -> None:
    item = Math()
    format = Set(item)
    assert format.equal(frozenset(map(item.parse, members)), format.parse(text))


@pytest.mark.parametrize("text", [r"x = \frac{1}{2} \text{ or } x = 3", r"\frac{1}{2} or 3", r"x=\frac{1}{2}, or x=3"])
def test_or_joins_solutions_that_hold_fractions(text: str) -> None:
    assert Set(Rational()).parse(text) == {Fraction(1, 2), Fraction(3)}


def test_a_field_may_be_named_as_a_function_of_a_variable() -> None:
    assert Record(Q=Integer(), R=Integer()).parse("Q(x) = 5, R(x) = 2") == {"Q": 5, "R": 2}
    with pytest.raises(WrongForm):
        Record(Q=Integer(), R=Integer()).parse("Q(x) = 5, Q = 5, R = 2")


@pytest.mark.parametrize(
    "text", [r"\{7, 17\}\text{ Hz}", r"\{7 \text{ Hz}, 17 \text{ Hz}\}", "{7, 17} (Hz)", "(7 Hz, 17 Hz)", "7, 17 hertz"]
)
def test_units_of_lists(text: str) -> None:
    assert Set(Integer(unit="Hz")).parse(text) == {7, 17}


@pytest.mark.parametrize("text", ["{7, 17} s", "{7, 17} Hz Hz", "{7 s, 17} Hz"])
def test_other_units_of_lists(text: str) -> None:
    with pytest.raises(Malformed):
        Set(Integer(unit="Hz")).parse(text)


@pytest.mark.parametrize(
    "text", ["Fe2(CrO4)3", "Fe_2(CrO_4)_3", "Fe_{2}(CrO_{4})_{3}", "Fe₂(CrO₄)₃", r"\mathrm{Fe_2(CrO_4)_3}"]
)
def test_subscripts_of_words(text: str) -> None:
    assert Word(bank=("Fe2(CrO4)3", "KI")).parse(text) == "Fe2(CrO4)3"
