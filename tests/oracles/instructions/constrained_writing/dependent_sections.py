"""Judge each rule by a loop over letters and words of its own; try other words in every place."""

import re
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    lines = [line for line in answer.split("\n") if line]
    sections = dict[int, list[str]]()
    for line in lines:
        found = re.fullmatch(r"(\d+): *([a-z ]+)", line)
        if found is None or int(found[1]) in sections:
            return "a line is no section"
        sections[int(found[1])] = re.findall("[a-z]+", found[2])
    if list(sections) != list(range(1, instance.sections + 1)):
        return "the sections are not all there"
    for row in sections.values():
        for word in row:
            fits = word in instance.bank if instance.bank else re.fullmatch(r"a|i|(?=.*[aeiouy])[a-z]{2,12}", word)
            if not fits or row.count(word) > 1:
                return f"{word} must not be written"
    return next((str(rule) for rule in instance.rules if not _kept(sections, *rule)), "")


def _kept(sections: dict[int, list[str]], kind: str, i: int, j: int, k: int, x: str) -> bool:
    mine, theirs = sections[i], sections.get(j, [])
    if kind in ("backwards", "spells"):
        if len(theirs) < k:
            return False
        letters = list(theirs[k - 1])
        if kind == "spells":
            return [word[0] for word in mine] == letters
        return any(list(reversed(word)) == letters for word in mine)
    if kind in ("size", "even", "letters"):
        wanted = {"size": k, "even": len(theirs), "letters": sum(sign == x for word in theirs for sign in word)}
        return len(mine) == wanted[kind]
    if kind == "ends":
        return mine[len(mine) - 1] == theirs[0]
    if kind in ("shares", "apart"):
        return sum(word in theirs for word in mine) == (k if kind == "shares" else 0)
    if kind == "sorted":
        return all(mine[n] <= mine[n + 1] for n in range(len(mine) - 1))
    if kind == "longest":
        return len(sorted(mine, key=len)[-1]) == len(sorted(theirs, key=len)[-1])
    if kind == "total":
        return len("".join(mine)) - len("".join(theirs)) == k
    return all(any(word[0] == other[0] for other in theirs) for word in mine)


def others(instance: Any, answer: str) -> list[str]:
    """Texts with one word exchanged that keep all rules."""
    return [text for text in _changed(answer) if not confirm(instance, text)][:4]


def near_misses(instance: Any, answer: str) -> list[str]:
    """Texts with one word exchanged that break a rule, a line less, words dropped or doubled."""
    lines = answer.split("\n")
    bad = ["\n".join(lines[1:]), answer + " " + answer.split()[-1], answer.rpartition(" ")[0], answer.upper()]
    return [text for text in [*bad, *_changed(answer)] if text and confirm(instance, text)][:10]


def _changed(answer: str) -> list[str]:
    words = answer.split(" ")
    spots = [n for n, word in enumerate(words) if word.isalpha()]
    bank = sorted(set(filter(str.isalpha, words)))
    return [" ".join([*words[:n], bank[(n * 3) % len(bank)], *words[n + 1 :]]) for n in spots]
