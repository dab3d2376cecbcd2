"""Grammars: the words, trees, tables and sets agree with each other and with definitions."""

from itertools import product
from random import Random

import pytest

from bootcamp.lib.grammar import (
    END,
    Grammar,
    Rules,
    TooMuchWork,
    cyk,
    in_order,
    language,
    next_tokens,
    random_sentence,
    random_side,
    slr_table,
    tree_counts,
    useful,
)
from bootcamp.verifiers.base import Malformed, WrongForm


def _grammars(sizes: tuple[int, ...], empty: bool) -> list[Grammar]:
    found = []
    for seed in range(400):
        rng = Random(seed)
        rules = {(left, random_side(rng, "SA", "ab", sizes)) for left in "SSSAAA"}
        rules |= {("A", "")} if empty and rng.random() < 0.5 else set()
        grammar = in_order(rng, [rule for rule in sorted(rules) if rule[0] != rule[1]], "SA")
        if useful(grammar):
            found.append(grammar)
    return found[:40]


@pytest.mark.parametrize("grammar", _grammars((2, 3), empty=False), ids=str)
def test_words_are_those_with_trees(grammar: Grammar) -> None:
    rules = (*grammar.rules, ("S", "ab"), ("A", "ba"))
    more = Grammar(rules)
    counted = {word for some in tree_counts(more, 6) for word in some}
    assert counted == language(more, 6, 10**6)


@pytest.mark.parametrize("grammar", _grammars((1, 2, 3), empty=True), ids=str)
def test_what_may_come_next_begins_sentences(grammar: Grammar) -> None:
    sentences = language(grammar, 7, 10**6)
    for length in range(4):
        for letters in product("ab", repeat=length):
            word = "".join(letters)
            found = next_tokens(grammar, word)
            if len(found) == length + 1:
                assert (END in found[-1]) == (word in sentences)
            for sentence in sentences:
                if sentence.startswith(word) and len(sentence) > length:
                    assert sentence[length] in found[length]


def test_cyk_of_a_known_grammar() -> None:
    grammar = Grammar(
        (("S", "AB"), ("S", "BC"), ("A", "BA"), ("A", "a"), ("B", "CC"), ("B", "b"), ("C", "AB"), ("C", "a"))
    )
    table = cyk(grammar, "baaba")
    assert table[0, 5] == {"S", "A", "C"}
    assert table[1, 3] == {"B"}
    assert table[0, 3] == set()


def test_table_of_a_known_grammar() -> None:
    rows = slr_table(Grammar((("S", "aSb"), ("S", "ab"))), 20)
    assert rows[0] == ("s1", "", "", "2")
    assert slr_table(Grammar((("S", "SS"), ("S", "a"))), 20)[3][0] == "s1/r1"
    assert slr_table(Grammar((("S", "aSb"), ("S", "ab"))), 3) == ()


def test_sentences_are_in_the_language() -> None:
    grammar = Grammar((("S", "aSb"), ("S", "SS"), ("S", "ab")))
    drawn = {random_sentence(Random(seed), grammar, 2) for seed in range(50)} - {""}
    assert drawn
    assert drawn <= language(grammar, 8, 10**6)


def test_work_is_bounded() -> None:
    with pytest.raises(TooMuchWork):
        language(Grammar((("S", "SSSSSSSS"), ("S", "a"), ("S", "b"), ("S", ""))), 9)
    with pytest.raises(TooMuchWork):
        tree_counts(Grammar((("S", "SS"), ("S", "a"), ("S", "b"))), 12, 1000)


@pytest.mark.parametrize(
    "text",
    [
        "S -> aSb | e",
        "S → aSb\nS → ε",
        r"S \to aSb \mid \varepsilon",
        "1. S -> aSb\n2. S -> e",
        "- S -> aSb | e",
        "S ::= a S b | e",
    ],
)
def test_usual_spellings(text: str) -> None:
    assert Rules("ab", 3).parse(text) == (("S", "aSb"), ("S", ""))


@pytest.mark.parametrize("text", ["S", "S -> ", "S -> c", "s -> a", "SA -> a", "-> a", "S -> a | ", "S -> a or b"])
def test_what_is_no_grammar_is_malformed(text: str) -> None:
    with pytest.raises(Malformed):
        Rules("ab", 3).parse(text)


def test_too_many_rules() -> None:
    with pytest.raises(WrongForm):
        Rules("ab", 2).parse("S -> a | b | ab")
