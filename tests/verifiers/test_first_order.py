"""How formulas with quantifiers and other prefixes are read and written."""

from __future__ import annotations

import pytest

from bootcamp.verifiers import FirstOrder, Malformed, WrongForm
from bootcamp.verifiers.first_order import Grammar, written

FORMAT = FirstOrder((("P", 1), ("R", 2)), ("a",))


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        (r"\forall x (P(x) \to R(x,a))", "forall x (P(x) -> R(x,a))"),
        ("∀x∃y R(x,y)", "forall x exists y R(x,y)"),
        ("forall x, y. R(x,y) -> x = y", "forall x forall y (R(x,y) -> (x = y))"),
        ("(forall x)(exists y) R(x,y) & ~P(a)", "forall x exists y R(x,y) & ~P(a)"),
        ("¬∃x(P(x)∧x≠a)", "~exists x (P(x) & ~(x = a))"),
        (r"$\neg\exists x\,(P(x)\land x\neq a)$", "~exists x (P(x) & ~(x = a))"),
        ("for all x: there exists y such that R(x,y)", "forall x exists y R(x,y)"),
        ("∀x,∃y: R(x,y)", "forall x exists y R(x,y)"),
        ("forall x P(x) -> P(a)", "forall x P(x) -> P(a)"),
        (r"\forall x_1 \, P(x_{1}) \/ P(a)", "forall x1 P(x1) | P(a)"),
        ("任意x 存在y (R(x,y) 或 P(y))", "forall x exists y (R(x,y) | P(y))"),
        ("not exists x (p(x) and r(x, x))", "~exists x (P(x) & R(x,x))"),
    ],
)
def test_readings(text: str, shown: str) -> None:
    tree = FORMAT.parse(text)
    assert FORMAT.render(tree) == shown
    assert FORMAT.parse(shown) == tree


@pytest.mark.parametrize(
    "text", ["P(x)", "forall x P(x) -> P(x)", "forall x R(x)", "forall x Q(x)", "forall P(a)", "P(a) P(a)", "", "(P(a)"]
)
def test_refusals(text: str) -> None:
    with pytest.raises((Malformed, WrongForm)):
        FORMAT.parse(text)


@pytest.mark.parametrize(
    ("grammar", "text"),
    [
        (Grammar(("p", "q"), prefixes=("EX", "AG"), joins=("EU", "AU")), "AG(p → E[p U ¬q])"),
        (Grammar(("p", "q"), prefixes=("X", "F", "G"), joins=("U", "R")), "G(p → F(q U ¬p)) ∧ X F q"),
        (Grammar(("p", "q"), agents=("a", "b")), "□a (p → ◇b □a q)"),
        (Grammar(("p", "q")), "□(p → ◇□¬q)"),
    ],
)
def test_other_prefixes(grammar: Grammar, text: str) -> None:
    assert written(grammar.read(text)) == text
