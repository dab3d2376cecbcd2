"""Charts of phrase grammars against the enumeration of all their trees, and sentences that are drawn."""

from random import Random

import pytest

from bootcamp.lib.phrase_grammar import Chart, draw_grammar, draw_sentence, tree_fault


@pytest.mark.parametrize("seed", range(25))
def test_trees_are_counted_costed_and_legal(seed: int) -> None:
    rng = Random(seed)
    grammar = draw_grammar(rng, more=5, features=1 + seed % 2, synonyms=1, doubtful=4, needed=2)
    sentence = next(filter(None, (draw_sentence(rng, grammar, 4, 12) for _ in range(20))))
    price = {rule: rng.randint(1, 9) for rule in grammar.rules}
    chart = Chart(grammar, sentence, price)
    trees = chart.trees(5000)
    assert len(trees) == len(set(trees)) == chart.count() > 0
    assert not any(tree_fault(grammar, sentence, tree) for tree in trees)
    costs = [sum(price.get(rule, 0) for rule in tree.rules) for tree in trees]
    assert chart.least() == (min(costs), costs.count(min(costs)))


def test_faults_of_trees_are_named() -> None:
    rng = Random(3)
    grammar = draw_grammar(rng, more=2, features=1, synonyms=1, doubtful=0)
    sentence = draw_sentence(rng, grammar, 3, 8)
    tree = Chart(grammar, sentence).trees(1)[0]
    part = tree.parts[0]
    assert not isinstance(part, str)
    assert tree_fault(grammar, sentence, part) == f"the top of the tree is {part.label}, not S"
    assert tree_fault(grammar, sentence[:-1], tree) == "the words of the tree are not the sentence"
