"""Judge by a search over all sets of processes that may have finished, which numpy adds up."""

from typing import Any

import numpy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    held, most = numpy.array(instance.held), numpy.array(instance.most)
    held[instance.process] += instance.request
    start = numpy.array(instance.free) - instance.request
    assert (start >= 0).all()
    assert (held <= most).all()
    reached, edge = {frozenset[int]()}, [frozenset[int]()]
    while edge:
        done = edge.pop()
        free = start + held[sorted(done)].sum(axis=0) if done else start
        for process in range(len(held)):
            if process not in done and (most[process] - held[process] <= free).all():
                more = done | {process}
                if more not in reached:
                    reached.add(more)
                    edge.append(more)
    largest = max(map(len, reached))
    if (largest == len(held)) != (answer["kind"] == "safe"):
        return "the kind is wrong"
    done = frozenset()
    for name in answer["processes"]:
        more = done | {int(name[1:]) - 1}
        if more not in reached or len(more) == len(done):
            return f"{name} cannot finish then"
        done = more
    return "" if len(done) == largest else "more can finish"


def others(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """The order with two neighbours exchanged, where that works too."""
    listed, found = answer["processes"], []
    for place in range(len(listed) - 1):
        other = (*listed[:place], listed[place + 1], listed[place], *listed[place + 2 :])
        if not confirm(instance, {**answer, "processes": other}):
            found.append({**answer, "processes": other})
    return found[:3]


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """The other kind, a process missing, the order backwards, all in the order of their names."""
    listed = answer["processes"]
    other = {"safe": "unsafe", "unsafe": "safe"}[answer["kind"]]
    every = tuple(f"P{number}" for number in range(1, len(instance.held) + 1))
    wrong = [{**answer, "kind": other}, *({**answer, "processes": one} for one in (listed[:-1], listed[::-1], every))]
    return [one for one in wrong if confirm(instance, one)]
