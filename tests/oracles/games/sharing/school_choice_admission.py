"""Judge by one application at a time, in an order drawn at random, and by the absence of blocking pairs."""

from random import Random
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    names = [chr(65 + i) for i in range(len(instance.wishes))]
    schools = "PQRSTUV"[: len(instance.ranks)]
    for seed in range(3):
        if answer["deferred"] != _one_by_one(instance, names, schools, Random(seed)):
            return "the stable assignment is another one"
    home: dict[str, str] = {}
    for k in range(len(schools)):
        asking = {name: instance.wishes[i][k] for i, name in enumerate(names) if name not in home}
        for number, school in enumerate(schools):
            for name in instance.ranks[number]:
                rivals = [other for other in home if home[other] == school]
                if asking.get(name) == school and _fits(instance, number, [*rivals, name]):
                    home[name] = school
    right = {name: home.get(name, "X") for name in names}
    return "" if answer["immediate"] == right else "the immediate assignment is another one"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The two assignments exchanged, and two students exchanged."""
    wrong = [{"deferred": answer["immediate"], "immediate": answer["deferred"]}]
    first = answer["deferred"]
    other = next((name for name in first if first[name] != first["A"]), None)
    if other:
        wrong.append(answer | {"deferred": first | {"A": first[other], other: first["A"]}})
    return wrong


def _fits(instance: Any, number: int, members: list[str]) -> bool:
    if len(members) > instance.places[number]:
        return False
    return not instance.quotas or len(set(members) & set(instance.group)) <= instance.quotas[number]


def _best(instance: Any, number: int, members: list[str]) -> list[str]:
    chosen: list[str] = []
    for name in sorted(members, key=instance.ranks[number].index):
        if _fits(instance, number, [*chosen, name]):
            chosen.append(name)
    return chosen


def _one_by_one(instance: Any, names: list[str], schools: str, rng: Random) -> dict[str, str]:
    asked = dict.fromkeys(names, 0)
    members: dict[str, list[str]] = {school: [] for school in schools}
    waiting = list(names)
    while waiting:
        name = waiting.pop(rng.randrange(len(waiting)))
        wish = instance.wishes[names.index(name)]
        if asked[name] == len(wish):
            continue
        school = wish[asked[name]]
        asked[name] += 1
        before = [*members[school], name]
        members[school] = _best(instance, schools.index(school), before)
        waiting += [one for one in before if one not in members[school]]
    return {name: next((s for s in schools if name in members[s]), "X") for name in names}
