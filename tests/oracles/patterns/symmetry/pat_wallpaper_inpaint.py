"""Judge with numpy index arrays: the cells of a block are found by their numbers and asked to agree."""

from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    board = np.array([[int(ink) if ink != "?" else 0 for ink in row] for row in instance.board])
    row, col = np.indices(board.shape)
    found = []
    for height in range(1, instance.block + 1):
        strip = row // height
        for width in range(1, instance.block + 1):
            for offset in range(width if instance.offset else 1):
                for change in range(2 if instance.changing else 1):
                    number = (row % height) * width + (col - offset * strip) % width
                    plain = (board - 1 - change * strip) % instance.colours
                    image = board.copy()
                    for one in np.unique(number):
                        here = number == one
                        seen = np.unique(plain[here & (board > 0)])
                        if len(seen) > 1:
                            break
                        if len(seen):
                            image[here] = ((seen[0] + change * strip) % instance.colours + 1)[here]
                    else:
                        found.append(tuple(map(tuple, image.astype(str).tolist())))
    if "0" in str(found):
        return "a cell of a fitting block is nowhere to be seen"
    if len(set(found)) != 1:
        return f"{len(set(found))} wallpapers fit"
    return "" if answer in found else "another wallpaper fits"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The wallpaper with every hidden cell of colour 1, and mirrored."""
    plain = tuple(tuple("1" if ink == "?" else ink for ink in row) for row in instance.board)
    return [board for board in (plain, answer[::-1]) if board != answer]
