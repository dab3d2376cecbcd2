"""How logical formulas are read and written, against truth tables by Python's own evaluation."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, strategies as st

from bootcamp.verifiers import Formula, Malformed, WrongForm, judge_text
from bootcamp.verifiers.formula import (
    MAX_DEPTH,
    Atom,
    Constant,
    FormulaTree,
    Join,
    Not,
    columns,
    mask,
    shown_algebra,
)

ALL = ("not", "and", "xor", "or", "implies", "iff", "nand", "nor")
PLAIN = Formula(("p", "q", "r", "s"), ALL, constants=True)
ALGEBRA = Formula(("a", "b", "c"), ("not", "and", "or"), constants=True, algebra=True)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("p -> q -> r", "p -> (q -> r)"),
        ("p <-> q -> r | s & ~p", "p <-> (q -> (r | (s & ~p)))"),
        ("p | q ^ r & s", "p | (q ^ (r & s))"),
        ("p & q & r | s", "(p & q & r) | s"),
        ("p & (q & r)", "p & (q & r)"),
        (r"(p \land \neg q) \lor \lnot(r \rightarrow s)", "(p & ~q) | ~(r -> s)"),
        (r"p \Leftrightarrow q \oplus r", "p <-> (q ^ r)"),
        (r"\overline{p \wedge q} \to \bar{r}", "~(p & q) -> ~r"),
        (r"\left(p \iff q\right)", "p <-> q"),
        ("¬p ∧ ¬¬q ⇒ r ⊕ s", "(~p & ~~q) -> (r ^ s)"),
        ("!p && q || !(r == s)", "(~p & q) | ~(r <-> s)"),
        ("not p and q or r", "(~p & q) | r"),
        ("NOT (p OR q) IMPLIES r", "~(p | q) -> r"),
        ("p 且 非 q", "p & ~q"),
        ("p 当且仅当 (q 或者 r)", "p <-> (q | r)"),
        ("p ↑ (q ↓ r)", "p nand (q nor r)"),
        ("nand(p, NAND(q, q))", "p nand (q nand q)"),
        ("or(p, q, r)", "p | q | r"),
        (r"p /\ ~q \/ r", "(p & ~q) | r"),
        ("[p <=> {q => r}]", "p <-> (q -> r)"),
        ("⊤ → ⊥", "true -> false"),
        (r"1 \to \bot", "true -> false"),
        ("P & Q", "p & q"),
        (r"$p \text{ and } q$", "p & q"),
    ],
)
def test_readings(text: str, shown: str) -> None:
    tree = PLAIN.parse(text)
    assert PLAIN.render(tree) == shown
    assert PLAIN.parse(shown) == tree


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("ab' + c", "ab' + c"),
        ("a*b' + c", "ab' + c"),
        (r"a\cdot\bar{b} + c", "ab' + c"),
        (r"a\overline{bc}", "a(bc)'"),
        ("(a + b)'(a' + c)", "(a + b)'(a' + c)"),
        ("a b c + a′ b", "abc + a'b"),
        ("a^{\\prime} b + 1", "a'b + 1"),
        ("A'B + C", "a'b + c"),
        ("a & ~b | c", "ab' + c"),
        ("a''", "(a')'"),
    ],
)
def test_boolean_algebra(text: str, shown: str) -> None:
    tree = ALGEBRA.parse(text)
    assert ALGEBRA.render(tree) == shown
    assert ALGEBRA.parse(shown) == tree


def test_names_with_digits() -> None:
    format = Formula(("x1", "x2", "T"), constants=True)
    assert format.render(format.parse(r"x_1 \land x_{2} \lor T")) == "(x1 & x2) | T"
    with pytest.raises(Malformed):
        format.parse("x3")
    both = Formula(("p", "P"))
    assert both.parse("p") != both.parse("P")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "p q",
        "p &",
        "& p",
        "p & & q",
        "(p",
        "p)",
        "(p]",
        "p , q",
        "t1 & p",
        "p nand q nand r",
        "p nand q & r",
        "p + q",
        "p = q",
        "p'",
        "xor(p)",
        "nand(p, q, r)",
        "maybe p",
        "~p or q",
        "p & q 或 r",
        "(" * 300 + "p" + ")" * 300,
        "~" * 300 + "p",
        " & ".join("p" * 300),
        "p -> " * 300 + "p",
        "2",
    ],
)
def test_no_formulas(text: str) -> None:
    with pytest.raises(Malformed):
        PLAIN.parse(text)


def test_connectives_that_are_not_allowed() -> None:
    with pytest.raises(WrongForm, match="nand"):
        Formula(("p", "q")).parse("p nand q")
    with pytest.raises(WrongForm, match="not"):
        Formula(("p", "q"), ("nand",)).parse("~p")
    with pytest.raises(Malformed):
        Formula(("p", "q")).parse("p & true")


def test_equality_is_that_of_truth_tables() -> None:
    format = Formula(("p", "q"))
    assert judge_text(format, "p -> q", r"\boxed{\neg q \to \neg p}").correct
    assert judge_text(format, "p -> q", "Answer: q | ~p").correct
    assert not judge_text(format, "p -> q", r"\boxed{q \to p}").correct
    assert not judge_text(format, "p & q", r"\boxed{p & q or p | q}").correct


def trees(names: str = "pqr", connectives: tuple[str, ...] = ALL) -> st.SearchStrategy[FormulaTree]:
    leaves = st.sampled_from(names).map(Atom) | st.booleans().map(Constant)
    return st.recursive(
        leaves,
        lambda inner: (
            st.builds(Not, inner)
            | st.builds(Join, st.sampled_from([name for name in connectives if name != "not"]), inner, inner)
        ),
        max_leaves=12,
    )


@given(trees())
def test_text_reads_back_as_the_same_tree(tree: FormulaTree) -> None:
    assert PLAIN.parse(PLAIN.render(tree)) == tree


@given(trees("abc", ("and", "or")))
def test_algebra_reads_back_as_the_same_tree(tree: FormulaTree) -> None:
    assert ALGEBRA.parse(shown_algebra(tree)) == tree


def value(tree: FormulaTree, row: dict[str, bool]) -> bool:
    if isinstance(tree, Atom):
        return row[tree.name]
    if isinstance(tree, Constant):
        return tree.value
    if isinstance(tree, Not):
        return not value(tree.operand, row)
    a, b = value(tree.left, row), value(tree.right, row)
    return {
        "and": a and b,
        "or": a or b,
        "xor": a is not b,
        "implies": a <= b,
        "iff": a is b,
        "nand": not (a and b),
        "nor": not (a or b),
    }[tree.connective]


@given(trees())
def test_masks(tree: FormulaTree) -> None:
    table = mask(tree, "pqr")
    for place, row in enumerate(product((False, True), repeat=3)):
        assert (table >> place & 1) == value(tree, dict(zip("pqr", row, strict=True)))


def test_columns() -> None:
    for count in range(6):
        rows = list(product((0, 1), repeat=count))
        for place, column in enumerate(columns(count)):
            assert column == sum(row[place] << number for number, row in enumerate(rows))


def test_the_deepest_trees_are_compared() -> None:
    text = "p -> " * (MAX_DEPTH - 2) + "q"
    format = Formula(("p", "q"))
    assert format.equal(format.parse(text), format.parse(text))
    assert hash(format.parse(text))
