"""Judge by encoding the answer again, with lengths found by trial and words found as fractions of 1."""

from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    known = dict(instance.lengths)
    codes = []
    for guess in range(1, 20):
        lengths = {symbol: length or guess for symbol, length in known.items()}
        if sum(Fraction(1, 2**length) for length in lengths.values()) == 1:
            codes.append(lengths)
    if 0 in known.values():
        assert len(codes) == 1
    start, words = Fraction(0), {}
    for length, symbol in sorted((length, symbol) for symbol, length in codes[0].items()):
        words[symbol] = f"{int(start * 2**length):b}".zfill(length)
        start += Fraction(1, 2**length)
    if not set(answer) <= set(words):
        return "no symbol"
    return "" if "".join(words[symbol] for symbol in answer) == instance.bits else "the bits differ"


def near_misses(instance: Any, answer: str) -> list[str]:
    """The text backwards, without its last symbol, and with two symbols exchanged."""
    one, two = sorted(set(answer))[:2]
    wrong = [answer[::-1], answer[:-1], answer.translate(str.maketrans(one + two, two + one))]
    return [text for text in wrong if text != answer]
