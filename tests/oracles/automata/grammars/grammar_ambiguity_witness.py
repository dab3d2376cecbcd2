"""Judge by listing leftmost derivations one rule at a time, forms that cannot lead to the word cut off."""

from collections import Counter
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if len(answer) > instance.limit:
        return "the word is too long"
    return "" if _derivations(instance, answer) > 1 else "the word has no two leftmost derivations"


def others(instance: Any, answer: str) -> list[str]:
    """Other words within the limit, met by replacing letters, that have two derivations."""
    return [word for word in _changed(instance, answer) if _derivations(instance, word) > 1][:3]


def near_misses(instance: Any, answer: str) -> list[str]:
    """Words near by with fewer derivations, and one that is too long."""
    return [*[word for word in _changed(instance, answer) if _derivations(instance, word) < 2][:3], answer * 2]


def _changed(instance: Any, answer: str) -> list[str]:
    letters = sorted({sign for _, right in instance.grammar.rules for sign in right if sign.islower()})
    changed = [answer[:i] + x + answer[i + 1 :] for i in range(len(answer)) for x in letters if x != answer[i]]
    return [*changed, answer[:-1]]


def _derivations(instance: Any, word: str) -> int:
    """Count leftmost derivations of a word, form by form; no form grows shorter."""
    forms, count = Counter({"S": 1}), 0
    while forms:
        following: Counter[str] = Counter()
        for form, ways in forms.items():
            place = next((i for i, sign in enumerate(form) if sign.isupper()), None)
            if place is None:
                count += ways * (form == word)
                continue
            for left, right in instance.grammar.rules:
                longer = form[:place] + right + form[place + 1 :]
                if left == form[place] and len(longer) <= len(word) and word.startswith(form[:place]):
                    following[longer] += ways
        forms = following
    return count
