"""Judge by a run on lists that grow at both ends."""

from typing import Any

LEVELS = range(1, 11)


class _Tape:
    """What is at and to the right of cell 0, and what is to the left of it, nearest first."""

    def __init__(self, word: str) -> None:
        self.right, self.head = list(word), 0
        self.left: list[str] = []

    def _half(self) -> tuple[list[str], int]:
        half, place = (self.right, self.head) if self.head >= 0 else (self.left, -1 - self.head)
        half.extend("_" * (place + 1 - len(half)))
        return half, place

    def read(self) -> str:
        half, place = self._half()
        return half[place]

    def write(self, sign: str) -> None:
        half, place = self._half()
        half[place] = sign

    def text(self) -> str:
        return "".join([*reversed(self.left), *self.right]).strip("_")


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    return "" if answer == _result(instance) else "the run ends otherwise"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """A step too few, a head counted from 1 or mirrored, another state, a sign more."""
    tape, head = ("tape1", "head1") if "tape1" in answer else ("tape", "head")
    state = next(rule[0] for rule in instance.rules if rule[0] != answer["state"])
    wrong = [
        answer | {"steps": answer["steps"] - 1},
        answer | {"steps": answer["steps"] + 1},
        answer | {head: answer[head] + 1},
        answer | {head: -answer[head]},
        answer | {"state": state},
        answer | {tape: answer[tape] + "1"},
    ]
    return [one for one in wrong if one != answer]


def _result(instance: Any) -> dict[str, Any]:
    tapes = [_Tape(word) for word in instance.tapes]
    state, made = "A", 0
    while state != "H" and made < instance.steps:
        seen = "".join(tape.read() for tape in tapes)
        rule = next(rule for rule in instance.rules if rule[0] == state and rule[1] == seen)
        for tape, sign, move in zip(tapes, rule[2], rule[3], strict=True):
            tape.write(sign)
            tape.head += "LNR".index(move) - 1
        state, made = rule[4], made + 1
    if len(tapes) == 1:
        return {"tape": tapes[0].text(), "head": tapes[0].head, "state": state, "steps": made}
    first, second = tapes
    found: dict[str, Any] = {"tape1": first.text(), "tape2": second.text()}
    return found | {"head1": first.head, "head2": second.head, "state": state, "steps": made}
