"""Generate moves by shifts of whole boards as bits, with a rim of empty columns."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[tuple[int, int], int]) -> str:
    """Return "" if `answer` is right, else what is wrong with it."""
    size = len(instance.board)
    wide = size + 2
    bits = dict.fromkeys("XO", 0)
    inside = 0
    for r, row in enumerate(instance.board, 1):
        for c, sign in enumerate(row, 1):
            inside |= 1 << r * wide + c
            if sign != ".":
                bits[sign] |= 1 << r * wide + c
    own, other = bits[instance.mover], bits["O" if instance.mover == "X" else "X"]
    for r, c in instance.moves:
        at = 1 << r * wide + c
        turned = _turned(own, other, at, wide)
        if not turned or at & (own | other) or not at & inside:
            return "an illegal move in the list"
        own, other = own | at | turned, other & ~turned
        if _moves(other, own, inside, wide):
            own, other = other, own
        elif not _moves(own, other, inside, wide):
            return "the game is over"
    counts = {divmod(at.bit_length() - 1, wide): n for at, n in _moves(own, other, inside, wide).items()}
    return "" if counts == answer else "other counts"


def _moves(own: int, other: int, inside: int, wide: int) -> dict[int, int]:
    found = {}
    free = inside & ~(own | other)
    while free:
        at = free & -free
        free ^= at
        turned = _turned(own, other, at, wide)
        if turned:
            found[at] = bin(turned).count("1")
    return found


def _turned(own: int, other: int, at: int, wide: int) -> int:
    turned = 0
    for step in (1, wide - 1, wide, wide + 1):
        for left in (True, False):
            run, here = 0, at << step if left else at >> step
            while here & other:
                run |= here
                here = here << step if left else here >> step
            if here & own:
                turned |= run
    return turned
