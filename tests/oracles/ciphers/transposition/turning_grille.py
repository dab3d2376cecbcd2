"""Turn masks with numpy's rot90: go through the unknown holes one by one and encrypt forward."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from tests.oracles.ciphers._texts import differs, spoiled

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    mask = np.array([list(row) for row in instance.mask])
    texts = set()
    for holes in _masks(mask):
        order = np.concatenate([np.flatnonzero(np.rot90(holes, -k if instance.clockwise else k)) for k in range(4)])
        area = mask.size
        text = ""
        for start in range(0, len(instance.text), area):
            block = instance.text[start : start + area]
            if instance.encrypt:
                written = dict(zip(order.tolist(), block, strict=True))
                text += "".join(written[i] for i in range(area))
            else:
                text += "".join(block[i] for i in order)
        texts |= {text} if text.startswith(instance.known) else set()
    return "several masks fit" if len(texts) != 1 else differs(answer, texts.pop())


def near_misses(instance: Any, answer: str) -> list[str]:
    """Add the given text itself."""
    return spoiled(answer, instance.text)


def _masks(mask: Any) -> Iterator[Any]:
    """Open one cell of each four that turning takes into each other."""
    unknown = np.argwhere(mask == "?")
    if not len(unknown):
        yield mask == "O"
        return
    corner = tuple(unknown[0])
    mark = np.zeros(mask.shape, dtype=bool)
    mark[corner] = True
    turned = [np.rot90(mark, k) for k in range(4)]
    for hole in turned:
        filled = mask.copy()
        filled[np.any(turned, axis=0)] = "."
        filled[hole] = "O"
        yield from _masks(filled)
