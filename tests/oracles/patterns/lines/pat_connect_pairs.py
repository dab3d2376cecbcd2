"""Judge with numpy: pairs of dots by their offsets, every setting tried, the colours of lines read off the examples."""

from itertools import permutations, product
from typing import Any

import numpy as np

LEVELS = range(1, 8)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    pairs = [(np.array(before).astype(int), np.array(after).astype(int)) for before, after in instance.pairs]
    query = np.array(instance.query).astype(int)
    inks = sorted({int(ink) for board in (query, *(before for before, _ in pairs)) for ink in np.unique(board)} - {0})
    masks = {
        (ink, kind): [_covered(board, ink, kind) for board in (*(before for before, _ in pairs), query)]
        for ink, kind in product(inks, (0, 1))
    }
    choices: list[list[tuple[int, ...]]] = []
    for ink in inks:
        ways = [(), (0,), (1,), (0, 1)][: len(instance.kinds)]
        choices.append([way for way in ways if all(_filled(pairs, masks[ink, kind]) for kind in way)])
    results = set()
    for chosen in product(*choices):
        for order in permutations(range(len(inks))):
            tops = [np.zeros_like(query) for _ in (*pairs, query)]
            for place in order:
                for kind in chosen[place]:
                    for top, mask in zip(tops, masks[inks[place], kind], strict=True):
                        top[mask] = inks[place]
            table: dict[int, int] = {}
            for (_, after), top in zip(pairs, tops, strict=False):
                table |= {int(ink): int(after[top == ink][0]) for ink in np.unique(top[top > 0])}
            images = [_image(before, top, table) for (before, _), top in zip(pairs, tops, strict=False)]
            if all((image == after).all() for image, (_, after) in zip(images, pairs, strict=True)):
                if not set(np.unique(tops[-1]).tolist()) - {0} <= set(table):
                    return "the colour of a line is not shown"
                results.add(tuple(map(tuple, _image(query, tops[-1], table).astype(str).tolist())))
    if len(results) != 1:
        return f"the fitting settings give {len(results)} grids"
    return "" if answer in results else "no fitting setting gives this grid"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The input, and the output upside down."""
    return [board for board in (instance.query, answer[::-1]) if board != answer]


def _covered(board: Any, ink: int, kind: int) -> Any:
    """Mark the empty cells between dots of a colour on a row or column (kind 0) or a diagonal (kind 1)."""
    mask = np.zeros(board.shape, dtype=bool)
    dots = np.argwhere(board == ink)
    for a in dots:
        for b in dots:
            gap = b - a
            reach = int(np.abs(gap).max())
            if reach and (not gap.all() if kind == 0 else abs(gap[0]) == abs(gap[1])):
                for step in range(1, reach):
                    mask[tuple(a + gap * step // reach)] = True
    return mask & (board == 0)


def _filled(pairs: Any, masks: Any) -> bool:
    return all((after[mask] > 0).all() for (_, after), mask in zip(pairs, masks, strict=False))


def _image(board: Any, top: Any, table: dict[int, int]) -> Any:
    return board + np.array([[table[int(ink)] if ink else 0 for ink in row] for row in top])
