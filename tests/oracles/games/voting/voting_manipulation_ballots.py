"""Judge by a recount over single ballots; for few candidates all multisets of ballots are tried."""

from itertools import combinations_with_replacement, permutations
from random import Random
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    return "" if _elected(instance, answer) == instance.favourite else "another candidate is elected"


def others(instance: Any, answer: Any) -> list[Any]:
    """The ballots in another order, and others that work too."""
    return [answer[::-1], *[one for one in _tries(instance) if _elected(instance, one) == instance.favourite][:3]]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Ballots that let another one win."""
    return [one for one in _tries(instance) if _elected(instance, one) != instance.favourite][:4]


def _tries(instance: Any) -> list[Any]:
    names = sorted(instance.profile.ballots[0][1])
    if len(names) == 3:
        return list(combinations_with_replacement(list(permutations(names)), instance.group))
    rng = Random(1)
    return [tuple(tuple(rng.sample(names, len(names))) for _ in range(instance.group)) for _ in range(12)]


def _elected(instance: Any, added: Any) -> str:
    votes = [list(ranking) for count, ranking in instance.profile.ballots for _ in range(count)]
    votes += [list(ballot) for ballot in added]
    names = sorted(votes[0])

    def strongest(worth: dict[str, int]) -> str:
        tied = [name for name in worth if worth[name] == max(worth.values())]
        return next(
            (name for name in instance.order if name in tied and name != instance.favourite), instance.favourite
        )

    if instance.rule == "runoff":
        left = set(names)
        while len(left) > 1:
            heads = [next(name for name in vote if name in left) for vote in votes]
            least = min(heads.count(name) for name in left)
            tied = [name for name in instance.order if name in left and heads.count(name) == least]
            left.remove(instance.favourite if instance.favourite in tied else tied[-1])
        return left.pop()
    if instance.rule == "veto":
        return strongest({name: sum(vote[-1] != name for vote in votes) for name in names})
    if instance.rule == "borda":
        return strongest({name: sum(len(names) - vote.index(name) for vote in votes) for name in names})
    duels = {
        name: sum(
            sum(1 if vote.index(name) < vote.index(other) else -1 for vote in votes) > 0
            for other in names
            if other != name
        )
        for name in names
    }
    return strongest(duels)
