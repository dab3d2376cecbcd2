"""Trees in labelled brackets: what is read, and what is not."""

import pytest

from bootcamp.verifiers import Bracketed, Malformed, PhraseTree, judge_text

FORMAT = Bracketed(("S", "NP", "VP", "D", "N", "V"), ("the", "dog", "barks"))
TREE = "(S (NP (D the) (N dog)) (VP (V barks)))"


@pytest.mark.parametrize(
    "text",
    [
        TREE,
        "(S(NP(D the)(N dog))(VP(V barks)))",
        "[S [NP [D the] [N dog]] [VP [V barks]]]",
        "(S\n  (NP (D the) (N dog))\n  (VP (V barks)))",
        "```\n(S (NP (D the) (N dog))\n(VP (V barks)))\n```",
        "( S ( NP ( D the ) ( N dog ) ) ( VP ( V barks ) ) )",
        r"\text{(S (NP (D the) (N dog)) (VP (V barks)))}",
        "(S (NP (D the) (N dog)) (VP (V barks))).",
    ],
)
def test_usual_ways_of_writing(text: str) -> None:
    assert judge_text(FORMAT, TREE, rf"\boxed{{{text}}}").correct


@pytest.mark.parametrize(
    "text",
    [
        "",
        "S",
        "()",
        "(S)",
        "(S (NP the)",
        "(S the))",
        "(S the) (S dog)",
        "(X the)",
        "(S cat)",
        "(S (the))",
        "(S (NP the]",
        "the dog",
    ],
)
def test_what_is_no_tree(text: str) -> None:
    with pytest.raises(Malformed):
        FORMAT.parse(text)


@pytest.mark.parametrize(
    "text",
    [
        "(S (NP (D the) (N dog) (VP (V barks))))",
        "(S (D the) (N dog) (VP (V barks)))",
        "(S (NP (N the) (D dog)) (VP (V barks)))",
        "(S (NP (D the) (N dog)) (V barks))",
        "(S (VP (V barks)) (NP (D the) (N dog)))",
    ],
)
def test_other_trees(text: str) -> None:
    verdict = judge_text(FORMAT, TREE, rf"\boxed{{{text}}}")
    assert verdict.reason == "wrong"


def test_depth_and_size_are_bounded() -> None:
    for text in ("(S " * 100 + "the" + ")" * 100, "(S " + "the " * 3000 + ")"):
        with pytest.raises(Malformed):
            FORMAT.parse(text)


def test_words_and_rules() -> None:
    tree = FORMAT.parse(TREE)
    assert tree.words == ("the", "dog", "barks")
    assert tree.rules == (
        ("S", ("NP", "VP")),
        ("NP", ("D", "N")),
        ("D", ("the",)),
        ("N", ("dog",)),
        ("VP", ("V",)),
        ("V", ("barks",)),
    )
    assert tree == PhraseTree("S", tree.parts)
