"""Judge by a replay in which words are numbers of one base, with heapq.merge, bisect-free insertion and buckets."""

from heapq import merge
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    faults = [
        number for number in range(1, len(instance.lines)) if _after(instance, number) != list(instance.lines[number])
    ]
    if len(faults) > 1:
        return f"several lines are wrong: {faults}"
    return "" if faults == [answer][: answer != 0] else f"wrong lines: {faults}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """The lines beside it, the last line, and 0."""
    return [line for line in (answer - 1, answer + 1, len(instance.lines) - 1, 0) if line != answer and line >= 0]


def _value(instance: Any, word: str) -> int:
    value = 0
    for place in range(12):
        value = value * 30 + (1 + instance.alphabet.find(word[place]) if place < len(word) else 0)
    return value


def _after(instance: Any, number: int) -> list[str]:
    line = list(instance.lines[number - 1])
    if instance.algorithm == "insertion":
        word = line.pop(number)
        right = number
        for place in range(number - 1, -1, -1):
            if _value(instance, line[place]) <= _value(instance, word):
                break
            right = place
        line.insert(right, word)
        return line
    if instance.algorithm == "radix":
        at = max(map(len, line)) - number
        buckets: dict[str, list[str]] = {letter: [] for letter in ["", *instance.alphabet]}
        for word in line:
            buckets[word[at : at + 1]].append(word)
        return [word for bucket in buckets.values() for word in bucket]
    runs = [[word] for word in instance.lines[0]]
    done = 0
    while True:
        pairs: list[list[str]] = []
        for at in range(0, len(runs), 2):
            done += at + 1 < len(runs)
            joined = [word for run in runs[at : at + 2] for word in run]
            if done == number:
                start = sum(map(len, pairs))
                middle = start + len(runs[at])
                end = start + len(joined)
                two = merge(line[start:middle], line[middle:end], key=lambda word: _value(instance, word))
                return [*line[:start], *two, *line[end:]]
            pairs.append(joined)
        runs = pairs
