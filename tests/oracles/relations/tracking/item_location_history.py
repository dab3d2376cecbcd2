"""Judge by a diary of full snapshots, one after each printed sentence, that is searched for each printed question."""

import re
from collections.abc import Iterator
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    diary = list(_snapshots(instance))
    right = tuple(_reply(question, diary) for question, _ in instance.asked)
    return "" if answer == right else f"the answers are {right}"


def near_misses(instance: Any, answer: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """The first answer replaced by another of its kind."""
    first = answer[0]
    if first.isdigit():
        yield str(int(first) + 1), *answer[1:]
    for word in instance.places[:3]:
        if word != first:
            yield word, *answer[1:]


def _snapshots(instance: Any) -> Iterator[tuple[dict[str, str], dict[str, str | None]]]:
    """Give the place of everybody and everything, and who holds what, after each event."""
    where = dict(instance.people) | dict(instance.things)
    holder: dict[str, str | None] = {thing: None for thing, _ in instance.things}
    yield dict(where), dict(holder)
    for line, _ in instance.story:
        if found := re.fullmatch(r"(\w+) goes to the (.+)\.", line):
            where[found[1]] = found[2]
            for thing, name in holder.items():
                if name == found[1]:
                    where[thing] = found[2]
        elif found := re.fullmatch(r"(\w+) picks up the (.+)\.", line):
            assert (holder[found[2]], where[found[2]]) == (None, where[found[1]])
            holder[found[2]] = found[1]
        elif found := re.fullmatch(r"(\w+) puts down the (.+)\.", line):
            assert holder[found[2]] == found[1]
            holder[found[2]] = None
        elif found := re.fullmatch(r"(\w+) hands the (.+) to (\w+)\.", line):
            assert (holder[found[2]], where[found[3]]) == (found[1], where[found[1]])
            holder[found[2]] = found[3]
        yield dict(where), dict(holder)


def _reply(question: str, diary: list[tuple[dict[str, str], dict[str, str | None]]]) -> str:
    steps = range(1, len(diary))
    if found := re.fullmatch(r"Where is the (.+) at the end\?", question):
        return diary[-1][0][found[1]]
    if found := re.fullmatch(r"In which place was the (.+) directly before it came to the (.+) for the .+", question):
        for n in reversed(steps):
            if diary[n][0][found[1]] == found[2] != diary[n - 1][0][found[1]]:
                return diary[n - 1][0][found[1]]
    if found := re.fullmatch(r"Who was number (\d+) to get hold of the (.+), counting .+", question):
        left = int(found[1])
        for n in steps:
            name = diary[n][1][found[2]]
            left -= name is not None and name != diary[n - 1][1][found[2]]
            if left == 0 and name is not None:
                return name
    if found := re.fullmatch(r"How many times did the (.+) come to the (.+)\?", question):
        seen = [diary[n][0][found[1]] == found[2] for n in range(len(diary))]
        return str(sum(seen[n] and not seen[n - 1] for n in steps))
    if found := re.fullmatch(r"Where was the (.+) when (\w+) left the (.+) for the last time\?", question):
        last = max(n for n in steps if diary[n - 1][0][found[2]] == found[3] != diary[n][0][found[2]])
        return diary[last - 1][0][found[1]]
    if found := re.fullmatch(r"In how many different places was (\w+) while carrying the (.+)\?", question):
        return str(len({where[found[1]] for where, holder in diary if holder[found[2]] == found[1]}))
    return "?"
