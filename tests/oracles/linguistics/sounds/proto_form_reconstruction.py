"""Judge by a derivation with regular expressions; where nothing is deleted, others come from undoing changes."""

from functools import reduce
from typing import Any

from tests.oracles.linguistics.sounds._derive import derive

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    return "" if _right(instance, answer) else "it is not a form that all languages come from"


def others(instance: Any, answer: str) -> list[str]:
    """Other forms: those that undoing the changes of all languages have in common."""
    if any(not rule.result for rule in instance.all_rules) or len(instance.all_rules) > 9:
        return []
    found = [_before(form, rules) for rules, form in zip(instance.daughters, instance.forms, strict=True)]
    both: set[str] = reduce(lambda one, two: one & two, found)
    assert answer in both
    return sorted(both)[:10]


def near_misses(instance: Any, answer: str) -> list[str]:
    """The forms of the languages, a sound doubled, dropped or exchanged."""
    wrong = [*instance.forms, answer + answer[-1], answer[1:], answer[::-1]]
    wrong += [answer[:place] + "a" + answer[place + 1 :] for place in range(len(answer))]
    return [form for form in wrong if not _right(instance, form)]


def _right(instance: Any, word: str) -> bool:
    if len(word) != instance.length:
        return False
    return all(derive(word, rules) == form for rules, form in zip(instance.daughters, instance.forms, strict=True))


def _before(form: str, rules: Any) -> set[str]:
    """All words that the rules, undone from the last to the first, lead to."""
    words = {form}
    for rule in reversed(rules):
        source = dict(zip(rule.result, rule.target, strict=False))
        options = set()
        for word in words:
            undone = {""}
            for sound in word:
                undone = {one + way for one in undone for way in (sound, source.get(sound, sound))}
            options |= {one for one in undone if derive(one, [rule]) == word}
        words = options
    return words
