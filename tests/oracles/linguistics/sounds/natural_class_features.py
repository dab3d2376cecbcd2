"""Judge by trying all lists of values of each length, by sets of sounds that have a value."""

from itertools import combinations
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    parts = list(_named(answer).values())
    if not _right(instance, parts):
        return "a list picks out other sounds, or a feature is in both"
    least = min(len(one) + len(two) for one, two in _pairs(instance))
    return "" if sum(map(len, parts)) == least else "not the shortest"


def others(instance: Any, answer: Any) -> list[Any]:
    """Other shortest answers."""
    named = _named(answer)
    size = sum(map(len, named.values()))
    found = [pair for pair in _pairs(instance) if sum(map(len, pair)) == size]
    return [_handed_in(dict(zip(named, pair, strict=False))) for pair in found[:10]]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One sign changed, one value dropped, one value added."""
    answer = _named(answer)
    name, part = max(answer.items(), key=lambda item: len(item[1]))
    value = max(part)
    flipped = ("-" if value[0] == "+" else "+") + value[1:]
    free = [f"+{one}" for one in instance.features if not any(one == used[1:] for p in answer.values() for used in p)]
    wrong = [{**answer, name: part - {value} | {flipped}}, {**answer, name: part - {value}}]
    wrong += [{**answer, name: part | {one}} for one in free[:2]]
    return list(map(_handed_in, wrong))


def greedy(instance: Any) -> Any:
    """All values that the sounds of each class share."""
    shared = [frozenset.intersection(*(_values(instance)[sound] for sound in group)) for group in instance.classes]
    return _handed_in(dict(zip(("first", "second") if shared[1:] else ("",), shared, strict=True)))


def _named(answer: Any) -> dict[str, Any]:
    """A single list gets the name ""."""
    return answer if isinstance(answer, dict) else {"": answer}


def _handed_in(named: dict[str, Any]) -> Any:
    return named.get("", named)


def _values(instance: Any) -> dict[str, frozenset[str]]:
    return {
        sound: frozenset(sign + feature for sign, feature in zip(signs, instance.features, strict=True))
        for sound, signs in instance.sounds
    }


def _right(instance: Any, parts: list[Any]) -> bool:
    table = _values(instance)
    picked = [{sound for sound, values in table.items() if values >= set(part)} for part in parts]
    features = [value[1:] for part in parts for value in part]
    return picked == [set(group) for group in instance.classes] and len(set(features)) == len(features)


def _lists(instance: Any, group: Any) -> list[frozenset[str]]:
    table = _values(instance)
    shared = sorted(frozenset.intersection(*(table[sound] for sound in group)))
    rest = [values for sound, values in table.items() if sound not in group]
    found: list[frozenset[str]] = []
    for size in range(len(shared) + 1):
        for chosen in map(frozenset, combinations(shared, size)):
            if not any(old <= chosen for old in found) and not any(values >= chosen for values in rest):
                found.append(chosen)
    return found


def _pairs(instance: Any) -> list[tuple[frozenset[str], frozenset[str]]]:
    lists = [_lists(instance, group) for group in instance.classes]
    if len(lists) == 1:
        return [(one, frozenset()) for one in lists[0]]
    return [(one, two) for one in lists[0] for two in lists[1] if not {v[1:] for v in one} & {v[1:] for v in two}]
