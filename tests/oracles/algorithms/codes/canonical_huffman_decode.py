"""Judge by placing codes as intervals of [0, 1) from the left, the longest last, and by encoding the text again."""

from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    codes = _codes(instance)
    if answer["codes"] != codes:
        return "other codes"
    written = "".join(codes[symbol] for symbol in answer["text"])
    return "" if written == instance.bits else "the text has other bits"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """Ones for zeros, a symbol less, two symbols' codes exchanged."""
    flip = str.maketrans("01", "10")
    first, second, *_ = answer["codes"]
    swapped = {**answer["codes"], first: answer["codes"][second], second: answer["codes"][first]}
    return [
        {**answer, "codes": {symbol: code.translate(flip) for symbol, code in answer["codes"].items()}},
        {**answer, "text": answer["text"][:-1]},
        {**answer, "codes": swapped},
    ]


def _codes(instance: Any) -> dict[str, str]:
    known = dict(instance.lengths)
    unknown = [symbol for symbol, length in known.items() if not length]
    fitting = []
    for length in range(1, 30):
        filled = {symbol: own or length for symbol, own in known.items()}
        if sum(Fraction(1, 2**own) for own in filled.values()) == 1:
            fitting.append(filled)
        if not unknown:
            break
    assert len(fitting) == 1
    place, codes = Fraction(0), {}
    for length in range(1, 30):
        for symbol in sorted(symbol for symbol, own in fitting[0].items() if own == length):
            codes[symbol] = format(int(place * 2**length), "b").zfill(length)
            place += Fraction(1, 2**length)
    return codes
