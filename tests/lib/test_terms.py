"""Unification and generalisation of terms, on random ones."""

from random import Random

from bootcamp.lib.terms import generalise, random_term, substitute, unify, variables


def test_a_unifier_makes_both_equal_and_is_idempotent() -> None:
    """Every unifier found is one, and where an instance was planted one is found."""
    rng = Random(1)
    found = 0
    for _ in range(500):
        one, other = (random_term(rng, [("f", 2), ("g", 1)], ["a", "b", "X", "Y", "Z"], 3) for _ in range(2))
        unifier = unify([(one, other)])
        if unifier is None:
            continue
        found += 1
        assert substitute(one, unifier) == substitute(other, unifier)
        assert not set(unifier) & set(variables(unifier.values()))
    assert found > 20


def test_every_term_is_an_instance_of_the_generalisation() -> None:
    """A generalisation unifies with each ground term that it was made of."""
    rng = Random(2)
    for _ in range(300):
        terms = [random_term(rng, [("f", 2), ("g", 1)], ["a", "b"], 3) for _ in range(3)]
        general = generalise(terms)
        for term in terms:
            unifier = unify([(general, term)])
            assert unifier is not None
            assert substitute(general, unifier) == term
