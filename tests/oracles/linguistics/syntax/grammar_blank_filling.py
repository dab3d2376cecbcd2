"""Judge by all trees of the filled sentence, from a chart that is filled bottom up."""

from typing import Any

from tests.oracles.linguistics.syntax._charts import all_trees

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    return "" if _right(instance, answer) else "the filling breaks a rule"


def others(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Fillings with one word replaced that keep the rules."""
    return [filling for filling in _changed(instance, answer) if _right(instance, filling)][:6]


def near_misses(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Fillings with one word replaced that do not, and the words in the opposite order."""
    wrong = [*_changed(instance, answer), answer[::-1]]
    return [filling for filling in wrong if not _right(instance, filling)][:8]


def _changed(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    words = [word for word, _ in instance.lexicon][:8]
    return [
        (*answer[:place], word, *answer[place + 1 :])
        for place in range(min(3, len(answer)))
        for word in words
        if word != answer[place]
    ]


def _right(instance: Any, answer: tuple[str, ...]) -> bool:
    if len(answer) != instance.template.count("___") or not set(answer) <= {word for word, _ in instance.lexicon}:
        return False
    words = iter(answer)
    sentence = [next(words) if word == "___" else word for word in instance.template]
    if instance.unlike and len(set(sentence)) < len(sentence):
        return False
    if instance.letters and sum(map(len, answer)) != instance.letters:
        return False
    return bool(all_trees(instance.rules, instance.lexicon, sentence))
