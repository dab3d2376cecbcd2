"""How arithmetic expressions are read."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, strategies as st

from bootcamp.verifiers import Equation, Expression, Malformed, Tree, WrongForm
from bootcamp.verifiers.expression import Binary, Literal, Unary

PLAIN = Expression()
RICH = Expression(operators=("+", "-", "*", "/", "^", "!", "sqrt"), unary_minus=True)


@pytest.mark.parametrize(
    ("text", "shown", "value"),
    [
        ("1+2*3", "1+2*3", 7),
        ("(1+2)*3", "(1+2)*3", 9),
        ("1-(2-3)", "1-(2-3)", 2),
        ("1-2-3", "1-2-3", -4),
        ("12/4/3", "12/4/3", 1),
        ("12/(4/3)", "12/(4/3)", 9),
        ("3*4/1*2", "3*4/1*2", 24),
        ("8÷(3−8÷3)", "8/(3-8/3)", 24),
        (r"8 \div \left(3 - 8 \div 3\right)", "8/(3-8/3)", 24),
        (r"\frac{8}{3-\frac{8}{3}}", "8/(3-8/3)", 24),
        (r"\dfrac12 + 3", "1/2+3", Fraction(7, 2)),
        ("6 × 4", "6*4", 24),
        (r"6 \cdot 4", "6*4", 24),
        ("6·4", "6*4", 24),
        ("２＋３", "2+3", 5),
        ("[1+2]*{3}", "(1+2)*3", 9),
        ("2(3+4)", "2*(3+4)", 14),
        ("(1+2)(3+4)", "(1+2)*(3+4)", 21),
        ("((((5))))", "5", 5),
        ("**6 * 4**", "6*4", 24),
        ("(1+2+3)*4 = 24", "(1+2+3)*4", 24),
        ("1/3 = 1/3", "1/3", Fraction(1, 3)),
        ("007+1", "007+1", 8),
    ],
)
def test_expressions(text: str, shown: str, value: int | Fraction) -> None:
    tree = PLAIN.parse(text)
    assert (tree.text, tree.value) == (shown, value)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("-2^2", -4),
        ("(-2)^2", 4),
        ("2^3^2", 512),
        ("2**3", 8),
        ("2^{3}", 8),
        ("2^-1", Fraction(1, 2)),
        ("3!", 6),
        ("3!!", 720),
        ("(1+2)!", 6),
        (r"\sqrt{16}", 4),
        ("√9", 3),
        ("sqrt(9)+1", 4),
        ("2*-3", -6),
        ("--3", 3),
        (r"\sqrt{\frac{1}{4}}", Fraction(1, 2)),
    ],
)
def test_further_operators(text: str, value: int | Fraction) -> None:
    assert RICH.parse(text).value == value


@pytest.mark.parametrize(
    "text",
    [
        "",
        "()",
        "1+",
        "*3",
        "(1",
        "1)",
        "1+(2",
        "1 2",
        "(1+2)3",
        "-3+4",
        "9**3",
        "2^3",
        "3!",
        "7*7//2*1",
        "7 % 2",
        "4*6 #5 7",
        "4*6 or 5 or 7",
        "12.2*2-0.4",
        "1_2+1_2",
        "2e1+4",
        "0x10",
        "1,000+1",
        "[0]*10**10",
        "(lambda: 24)() #1 2 3 4",
        "open('marker_file','w')",
        "().__class__",
        "1 if 1 else 2",
        "1;2",
        "1\\frac12",
        r"\frac{1}",
        r"\frac{1}{2}{3}",
        "25 = 1+23",
        "1+2=3=4",
        "1=",
        "a+b",
        "１２３４" * 1000,
    ],
)
def test_no_expressions(text: str) -> None:
    with pytest.raises((Malformed, WrongForm)):
        PLAIN.parse(text)


@pytest.mark.parametrize("text", ["1/0", "1/(2-2)", "1+1=3"])
def test_values_that_do_not_exist(text: str) -> None:
    with pytest.raises(WrongForm):
        PLAIN.parse(text)


@pytest.mark.parametrize(
    "text", ["9^9^9^9", "2^(1/2)", "1001!", "(1/2)!", "sqrt(2)", "sqrt(-1)", "0^-1", "1000!*1000!*1000!*1000!"]
)
def test_values_out_of_bounds(text: str) -> None:
    with pytest.raises((Malformed, WrongForm)):
        RICH.parse(text)


def test_depth() -> None:
    assert PLAIN.parse("(" * 200 + "1" + ")" * 200).value == 1
    deep = "1+(" * 198 + "1+1" + ")" * 198
    assert PLAIN.parse(deep).text == deep
    for text in ("(" * 201 + "1" + ")" * 201, "(" * 100_000, "-" * 300 + "1", "+".join("1" * 300), "1" * 101):
        with pytest.raises(Malformed):
            RICH.parse(text)


@pytest.mark.parametrize(
    ("numbers", "every", "text", "fault"),
    [
        ((1, 2, 3, 4), True, "12+3*4", "the number 12 is used but not given"),
        ((1, 2, 3, 4), True, "1+2+3", "the number 4 is not used"),
        ((1, 2, 3, 4), True, "1+2+3+4+4", "the number 4 is used too often"),
        ((1, 2, 3, 4), True, "24", "the number 24 is used but not given"),
        ((1, 81, 1, 1), True, "81*1", "the number 1 is not used"),
        ((1, 2, 3, 4), False, "1+2+3", ""),
        ((1, 2, 3, 4), False, "1+1", "the number 1 is used too often"),
        ((1, 2, 3, 4), True, "4*3*2*1", ""),
    ],
)
def test_given_numbers(numbers: tuple[int, ...], every: bool, text: str, fault: str) -> None:
    format = Expression(numbers=numbers, all_numbers=every)
    if not fault:
        assert format.parse(text).value
    else:
        with pytest.raises(WrongForm, match=fault):
            format.parse(text)


def test_trees() -> None:
    tree = PLAIN.parse("8/(3-8/3)")
    assert tree.literals() == (8, 3, 8, 3)
    assert tree.operators() == ("/", "-", "/")
    assert [node.value for node in tree.nodes()] == [8, 3, 8, 3, Fraction(8, 3), Fraction(1, 3), 24]
    assert tree == PLAIN.parse("8 / ( 3 - ( 8 / 3 ) )")
    assert tree != PLAIN.parse("8/(3-(3/8))")
    assert len({tree, PLAIN.parse("8/(3-8/3)")}) == 1


def test_operators_of_ones_own() -> None:
    format = Expression(operators=("+", "//"))
    tree = format.parse("6 // 3 + 1")
    parallel = {"+": lambda a, b: a + b, "//": lambda a, b: a * b / (a + b)}
    assert tree.evaluate(parallel) == 3
    signs = Expression(operators=("⊕", "⊗"))
    tree = signs.parse("(2 ⊕ 3) ⊗ 4")
    assert tree.evaluate({"⊕": lambda a, b: a * b, "⊗": lambda a, b: a - b}) == 2
    assert signs.parse(tree.text) == tree
    with pytest.raises(ValueError, match="no value of its own"):
        _ = tree.value


def test_names() -> None:
    format = Expression(operators=("*",), names=("a", "b", "c"))
    assert format.parse("(a*b)*c") != format.parse("a*(b*c)")
    assert format.parse("a*b").evaluate({"*": lambda a, b: a * b}, {"a": Fraction(2), "b": Fraction(3)}) == 6


@pytest.mark.parametrize("text", ["12+3=15", "12 + 3 = 5*3", "１２＋３＝15", r"$12+3=15$"])
def test_equations(text: str) -> None:
    left, right = Equation().parse(text)
    assert left.value == right.value == 15


@pytest.mark.parametrize("text", ["12+3", "1=2=3", "=3", "1+=3"])
def test_no_equations(text: str) -> None:
    with pytest.raises(Malformed):
        Equation().parse(text)


def test_parentheses_are_offered_only_where_they_may_be_used() -> None:
    assert "parentheses" in Equation().form("en")
    assert "括号" in Equation().form("zh")
    plain = Equation(parentheses=False)
    assert "parentheses" not in plain.form("en")
    assert "括号" not in plain.form("zh")


def trees() -> st.SearchStrategy[Tree]:
    leaves = st.integers(1, 50).map(lambda number: Literal(str(number)))
    return st.recursive(
        leaves,
        lambda inner: st.builds(Binary, st.sampled_from("+-*"), inner, inner) | st.builds(Unary, st.just("neg"), inner),
        max_leaves=20,
    )


@given(trees())
def test_text_reads_back_as_the_same_tree(tree: Tree) -> None:
    again = RICH.parse(tree.text)
    assert again == tree
    assert again.value == tree.value


@given(st.text("0123456789+-*/() ", max_size=30))
def test_values_agree_with_python(text: str) -> None:
    """Whatever is read has the value that Python gives it, on the texts that Python reads as well."""
    try:
        tree = PLAIN.parse(text)
    except (Malformed, WrongForm):
        return
    shown = "".join(f"Fraction({token})" if token.isdigit() else token for token in _tokens(tree.text))
    assert eval(shown, {"Fraction": Fraction}) == tree.value  # noqa: S307 - text of our own


def _tokens(text: str) -> list[str]:
    spaced = "".join(char if char.isdigit() else f" {char} " for char in text)
    return [token.lstrip("0") or "0" if token.isdigit() else token for token in spaced.split()]


@pytest.mark.parametrize("text", ["²", "1²*2*3*4", "٣*٤", "½*48"])
def test_digits_other_than_ours_are_no_numbers(text: str) -> None:
    with pytest.raises(Malformed):
        Expression(numbers=(1, 2, 3, 4)).parse(text)
