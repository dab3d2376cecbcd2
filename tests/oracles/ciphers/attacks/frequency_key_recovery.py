"""Judge by the circular correlation of counts and frequencies, in numpy."""

from typing import Any

import numpy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, str]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    m, p = len(instance.frequencies), instance.period
    values = numpy.array([ord(c) - 65 for c in instance.text])
    shifts = []
    for column in range(p):
        counts = numpy.bincount(values[column::p], minlength=m)
        scores = [int(numpy.roll(instance.frequencies, shift) @ counts) for shift in range(m)]
        assert scores.count(max(scores)) == 1
        shifts.append(int(numpy.argmax(scores)))
    if answer["key"] != "".join(chr(65 + shift) for shift in shifts):
        return "another key"
    back = [ord(c) - 65 + shifts[i % p] for i, c in enumerate(answer["text"])]
    return "" if len(back) == len(values) and (numpy.array(back) % m == values).all() else "another text"


def near_misses(instance: Any, answer: dict[str, str]) -> list[dict[str, str]]:
    """The key that makes the commonest letter of each column the commonest one, the inverse key, the cipher text."""
    m, p = len(instance.frequencies), instance.period
    commonest = instance.frequencies.index(max(instance.frequencies))
    columns = [instance.text[i::p] for i in range(p)]
    tops = [max(sorted(set(column)), key=column.count) for column in columns]
    peaks = "".join(chr((ord(top) - 65 - commonest) % m + 65) for top in tops)
    inverse = "".join(chr((65 - ord(c)) % m + 65) for c in answer["key"])
    wrong = [{**answer, "key": peaks}, {**answer, "key": inverse}, {**answer, "text": answer["text"][::-1]}]
    return [one for one in (*wrong, {**answer, "text": instance.text}) if confirm(instance, one)]
