"""Judge by formulas: pairs of equal signs from their numbers, pairs 01 from the zeros before each 1."""

from math import comb
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    zeros, ones = answer.count("0"), answer.count("1")
    rising = sum(answer[:place].count("0") for place, sign in enumerate(answer) if sign == "1")
    right = (comb(zeros, 2), rising, zeros * ones - rising, comb(ones, 2))
    return "" if instance.counts == right else f"the counts are {right}"


def others(instance: Any, answer: str) -> list[str]:
    """Strings with 01 and 10 exchanged somewhere and back elsewhere."""
    found = []
    for one in range(len(answer) - 1):
        for two in range(one + 2, len(answer) - 1):
            if {answer[one : one + 2], answer[two : two + 2]} == {"01", "10"}:
                signs = list(answer)
                signs[one : one + 2], signs[two : two + 2] = signs[one : one + 2][::-1], signs[two : two + 2][::-1]
                found.append("".join(signs))
    return found[:4]


def near_misses(instance: Any, answer: str) -> list[str]:
    """The string backwards, sorted, with a sign more or less, and with the signs exchanged."""
    swapped = answer.translate(str.maketrans("01", "10"))
    wrong = [answer[::-1], "".join(sorted(answer)), answer + "0", answer[1:], swapped]
    return [text for text in wrong if confirm(instance, text)]
