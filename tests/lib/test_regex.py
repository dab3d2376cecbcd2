"""Regular expressions agree with Python's own on all short words, as automata of both kinds and as texts."""

import re
from random import Random

import pytest

from bootcamp.lib.automata import difference, equivalent, minimal, words
from bootcamp.lib.regex import Expression, TooLarge, changed, matches, parse, random_regex, to_dfa, to_nfa
from bootcamp.verifiers.base import Malformed, WrongForm


@pytest.mark.parametrize("seed", range(40))
def test_automata_agree_with_python(seed: int) -> None:
    rng = Random(seed)
    node = random_regex(rng, rng.randint(1, 8), "ab")
    text = str(node)
    pattern = re.compile(text)
    dfa, nfa = to_dfa(node, "ab"), to_nfa(node, "ab")
    for word in words("ab", 6):
        right = bool(pattern.fullmatch(word))
        assert dfa.accepts(word) == nfa.accepts(word) == matches(node, word) == right
    assert str(parse(text, "ab")) == text


@pytest.mark.parametrize("seed", range(40))
def test_equivalence_is_the_same_as_no_difference(seed: int) -> None:
    rng = Random(seed)
    node = random_regex(rng, 5, "ab")
    one = to_dfa(node, "ab")
    other = to_dfa(changed(rng, node, "ab"), "ab")
    wider = to_dfa(changed(rng, node, "ab", wider=True), "ab")
    assert equivalent(one, minimal(one))
    assert equivalent(one, other) == (difference(one, other) is None)
    assert all(wider.accepts(word) for word in words("ab", 5) if one.accepts(word))


def test_nothing_and_the_empty_word() -> None:
    assert to_dfa(parse("0", "ab"), "ab").accepting == ()
    assert not matches(parse("a0b|b", "ab"), "ab")
    assert matches(parse("0*", "ab"), "")
    assert matches(parse("a(e|b)", "ab"), "a")


def test_limits() -> None:
    with pytest.raises(TooLarge):
        to_dfa(parse("(a|b)*a" + "(a|b)" * 12, "ab"), "ab")
    with pytest.raises(TooLarge):
        parse("a" * 500, "ab")
    with pytest.raises(WrongForm):
        Expression("ab", 3).parse("aaaa")


@pytest.mark.parametrize("text", ["", "a|", "(a", "a)", "*a|b|", "()", "c", "a or b", "a|b?", "(" * 390])
def test_what_is_no_expression_is_malformed(text: str) -> None:
    with pytest.raises(Malformed):
        Expression("ab").parse(text)


@pytest.mark.parametrize(
    "text",
    ["(a|b)*a", r"$(a \mid b)^{*} a$", "`(a|b)*a`", "（a|b）*a", r"(a\cup b)^\ast a", "( a | b ) * a", "(a∪b)^*·a"],
)
def test_usual_spellings(text: str) -> None:
    assert Expression("ab").parse(text) == "(a|b)*a"
