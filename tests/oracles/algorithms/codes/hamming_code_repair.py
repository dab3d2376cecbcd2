"""Judge by the codeword within distance 1 of each word: bits are flipped and the checks summed one by one."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    for number, (word, told) in enumerate(zip(instance.received, answer, strict=True), start=1):
        near = [one for one in (word, *_flips(word)) if _holds(one)]
        assert len(near) <= 1
        data = _data(near[0]) if near else None
        if told != data:
            return f"word {number} has other data"
    return ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The data as received, DOUBLE everywhere, a bit flipped."""
    raw = tuple(_data(word) for word in instance.received)
    place = next(place for place, one in enumerate(answer) if one is not None)
    flipped = next(_flips(answer[place]))
    wrong = [raw, (None,) * len(answer), (*answer[:place], flipped, *answer[place + 1 :])]
    return [one for one in wrong if one != answer]


def _flips(word: str) -> Any:
    return (word[:place] + "10"[int(word[place])] + word[place + 1 :] for place in range(len(word)))


def _holds(word: str) -> bool:
    places = range(1, len(word))
    checks = [power for power in places if bin(power).count("1") == 1]
    sums = [sum(word[place - 1] == "1" for place in places if place // check % 2) for check in checks]
    return all(total % 2 == 0 for total in sums) and word.count("1") % 2 == 0


def _data(word: str) -> str:
    return "".join(word[place - 1] for place in range(1, len(word)) if bin(place).count("1") > 1)
