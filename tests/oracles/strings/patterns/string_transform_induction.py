"""Judge by a search from behind, part by part, that follows all examples and the new text at once."""

from collections.abc import Callable
from functools import cache
from typing import Any

LEVELS = range(1, 11)

_SIGNS = "-./@"


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    found = _results(instance)
    return "" if found == {answer} else f"the results are {sorted(found)[:3]}"


def near_misses(instance: Any, answer: str) -> list[str]:
    """The results of the examples, the new text itself, and the right one in another case or without its signs."""
    wrong = [after for _, after in instance.examples] + [instance.query.replace(" ", ""), answer.swapcase()]
    wrong += ["".join(sign for sign in answer if sign not in _SIGNS), answer + answer[-1], answer[1:]]
    return [text for text in wrong if text and text != answer]


def _results(instance: Any) -> set[str]:
    texts = [before.split(" ") for before, _ in instance.examples] + [instance.query.split(" ")]
    ends = [after for _, after in instance.examples]
    changes: list[Callable[[str], str]] = [str]
    if instance.cases:
        changes += [str.lower, str.upper, str.capitalize]
    rows = set()
    for place in range(-7, 7):
        for cut in (slice(None), *(slice(0, k) for k in range(1, 5)), *(slice(-k, None) for k in range(1, 5))):
            size = abs(cut.stop or cut.start or 0)
            if size > instance.letters:
                continue
            for change in changes:
                able = [-len(text) <= place < len(text) and len(text[place]) >= size for text in texts]
                if all(able):
                    rows.add(tuple(change(text[place][cut]) for text in texts))

    @cache
    def behind(lengths: tuple[int, ...], left: int, run: bool) -> frozenset[str]:
        """Give the texts made of the new one by programs of `left` parts at most for the beginnings of the results."""
        if not any(lengths):
            return frozenset([""])
        found: set[str] = set()
        if left and all(lengths):
            fronts = [text[:length] for text, length in zip(ends, lengths, strict=True)]
            for row in rows:
                if all(front.endswith(part) for front, part in zip(fronts, row, strict=False)):
                    rest = tuple(length - len(part) for length, part in zip(lengths, row, strict=False))
                    found |= {text + row[-1] for text in behind(rest, left - 1, False)}
            for size in range(1, min(lengths) + 1) if not run else ():
                tails = {front[-size:] for front in fronts}
                if len(tails) > 1 or min(tails).strip(_SIGNS):
                    break
                rest = tuple(length - size for length in lengths)
                found |= {text + min(tails) for text in behind(rest, left - 1, True)}
        return frozenset(found)

    return set(behind(tuple(map(len, ends)), instance.most, False))
