"""Judge by walking down the tree of beginnings from the number, and by the list of all strings if it is short."""

from math import factorial, prod
from typing import Any

from sympy.utilities.iterables import multiset_permutations

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    word, place = (answer, instance.place) if instance.place else (instance.word, answer)
    if sorted(word) != sorted(instance.letters) or not 1 <= place <= _arrangements(instance.letters):
        return "no such string or number"
    found, left, rest = "", sorted(instance.letters), place - 1
    while left:
        for letter in sorted(set(left)):
            others = left.copy()
            others.remove(letter)
            if rest < _arrangements(others):
                found, left = found + letter, others
                break
            rest -= _arrangements(others)
    if _arrangements(instance.letters) < 400:
        every = ["".join(one) for one in multiset_permutations(sorted(instance.letters))]
        assert every == sorted(every)
        assert every[place - 1] == found
    return "" if found == word else "the string and the number do not fit"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Counted from 0, or with equal letters told apart; two letters exchanged."""
    if not instance.place:
        apart = 1 + sum(
            factorial(len(instance.word) - i - 1) * sum(b < a for b in instance.word[i + 1 :])
            for i, a in enumerate(instance.word)
        )
        return [one for one in (answer - 1, answer + 1, apart) if one != answer and one > 0]
    swapped = answer[:-2] + answer[-1] + answer[-2]
    return [one for one in (swapped, answer[::-1], instance.letters) if one != answer]


def _arrangements(letters: Any) -> int:
    return factorial(len(letters)) // prod(factorial(list(letters).count(letter)) for letter in set(letters))
