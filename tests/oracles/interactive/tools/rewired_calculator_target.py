"""Do the operations on strings of digits; search for the fewest presses by sets."""

from typing import Any

LEVELS = range(1, 11)
LEAST_LEVELS = range(1, 11)


def play(instance: Any, moves: list[tuple[str, str | None]]) -> tuple[list[tuple[str, int]], str]:
    """Press the keys."""
    text = str(instance.start)
    seen: list[tuple[str, int]] = []
    for verb, key in moves:
        if verb == "clear":
            text = str(instance.start)
        else:
            assert key is not None
            text = _pressed(instance.ops[instance.wired["ABCDEFGH".index(key)]], text)
        seen.append((key or "", int(text)))
        if int(text) == instance.target:
            return seen, "won"
    return seen, ""


def _pressed(op: tuple[str, int], text: str) -> str:
    kind, n = op
    if kind == "append":
        new = text + str(n)
    elif kind == "reverse":
        new = "".join(reversed(text))
    elif kind == "swap":
        letters = list(text)
        letters[0], letters[-1] = letters[-1], letters[0]
        new = "".join(letters)
    elif kind == "sort":
        new = "".join(digit * text.count(digit) for digit in "0123456789")
    elif kind == "digits":
        new = str(sum(int(digit) * text.count(digit) for digit in "123456789"))
    elif kind == "mirror":
        new = "".join(str(9 - int(digit)) for digit in text.zfill(4))
    elif kind == "subtract":
        new = str(int(text) - n if int(text) >= n else int(text) - n + 10000)
    elif kind == "add":
        new = str(int(text) + n)
    elif kind == "times":
        new = str(sum(int(text) for _ in range(n)))
    else:
        assert kind == "square"
        new = str(int(text) ** 2)
    return str(int(new[-4:]))


def least(instance: Any) -> int:
    """Return the fewest presses with the keys known."""
    ops = [instance.ops[place] for place in instance.wired]
    assert len(set(ops)) == len(ops)
    reached, layer, count = {str(instance.start)}, {str(instance.start)}, 0
    while str(instance.target) not in reached:
        layer = {_pressed(op, text) for text in layer for op in ops} - reached
        reached |= layer
        count += 1
    return count
