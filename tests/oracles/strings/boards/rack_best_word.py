"""Judge by regular expressions made from the row for every start, on the listed words."""

import re
from collections import Counter
from math import prod
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    plays = _all(instance)
    own = answer["word"], answer["start"]
    if plays.get(own) != answer["score"]:
        return "no such play, or other points"
    return "" if answer["score"] == max(plays.values()) else "not the best"


def others(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """Other best plays."""
    plays = _all(instance)
    best = [play for play, score in plays.items() if score == max(plays.values())]
    found = [{"word": word, "start": start, "score": plays[word, start]} for word, start in best]
    return [one for one in found if one != answer]


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """Lesser plays, other points, and the word shifted or exchanged."""
    plays = _all(instance)
    lesser = sorted((score, play) for play, score in plays.items() if score < answer["score"])[-3:]
    wrong = [{"word": word, "start": start, "score": score} for score, (word, start) in lesser]
    wrong.append({**answer, "score": answer["score"] + 1})
    wrong += [{**answer, "start": start} for start in (1, len(instance.row))]
    wrong += [{**answer, "word": word} for word in instance.listed[:3]]
    return [one for one in wrong if confirm(instance, one)]


def _all(instance: Any) -> dict[tuple[str, int], int]:
    found = {}
    values = dict(instance.values)
    padded = f".{instance.row}."
    for word in instance.listed:
        for start in range(1, len(instance.row) - len(word) + 2):
            window = padded[start - 1 : start + len(word) + 1]
            if not re.fullmatch(window[1:-1], word) or window[0] + window[-1] != "..":
                continue
            fresh = [place for place in range(len(word)) if window[place + 1] == "."]
            if not fresh or len(fresh) == len(word) or Counter(word[p] for p in fresh) - Counter(instance.rack):
                continue
            kinds = {place: instance.premiums[start - 1 + place] for place in fresh}
            letters = [values[sign] * {"2L": 2, "3L": 3}.get(kinds.get(p, ""), 1) for p, sign in enumerate(word)]
            found[word, start] = sum(letters) * prod({"2W": 2, "3W": 3}.get(kind, 1) for kind in kinds.values())
    return found
