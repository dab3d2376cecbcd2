"""Judge by single ballots, one for each voter, and places looked up on them."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    votes = [ranking for count, ranking in instance.profile.ballots for _ in range(count)]
    field = sorted(votes[0])
    tables = {rule: _points(rule, votes, field, instance.points) for rule in ("plurality", "borda", "veto", "points")}
    if list(answer["scores"]) != [tables[instance.counted][name] for name in field]:
        return f"the scores are {tables[instance.counted]}"
    for rule in instance.rules:
        if rule in tables:
            right = {name for name in field if tables[rule][name] == max(tables[rule].values())}
        else:
            right = _reduced(rule, votes, field)
        if answer[rule] != right:
            return f"{rule} elects {sorted(right)}"
    return ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """All winners of the first rule, and scores in another order."""
    field = set(instance.profile.ballots[0][1])
    wrong = [answer | {rule: frozenset(field - answer[rule])} for rule in instance.rules]
    if answer["scores"] != answer["scores"][::-1]:
        wrong.append(answer | {"scores": answer["scores"][::-1]})
    return [one for one in wrong if all(one[rule] for rule in instance.rules)]


def _points(rule: str, votes: list[str], field: list[str], points: Any) -> dict[str, int]:
    size = len(field)
    totals = {}
    for name in field:
        places = [sum(1 for other in vote[: vote.index(name)] if other in field) for vote in votes]
        worth = {
            "plurality": lambda place: int(place == 0),
            "borda": lambda place: size - 1 - place,
            "veto": lambda place: int(place < size - 1),
            "points": lambda place: points[place],
        }[rule]
        totals[name] = sum(map(worth, places))
    return totals


def _reduced(rule: str, votes: list[str], field: list[str]) -> set[str]:
    while len(field) > 1:
        if rule == "coombs":
            firsts = _points("plurality", votes, field, ())
            led = [name for name in field if firsts[name] > len(votes) / 2]
            if led:
                return set(led)
            safe = _points("veto", votes, field, ())
            gone = {[name for name in field if safe[name] == min(safe.values())][-1]}
        else:
            borda = _points("borda", votes, field, ())
            mean = sum(borda.values()) / len(field)
            gone = {name for name in field if borda[name] < mean}
            if rule == "baldwin":
                gone = {[name for name in field if borda[name] == min(borda.values())][-1]}
            if not gone:
                break
        field = [name for name in field if name not in gone]
    return set(field)
