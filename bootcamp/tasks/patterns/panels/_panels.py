"""Features in which panels may agree."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from bootcamp.tasks.patterns._scenes import EMPTY, objects_of
from bootcamp.verifiers import Board

FEATURES: dict[str, tuple[str, str, Callable[[Board], Hashable]]] = {
    "filled": (
        "how many cells are not 0",
        "非 0 格的个数",
        lambda panel: sum(item != EMPTY for row in panel for item in row),
    ),
    "colours": (
        "which colours other than 0 occur",
        "出现哪些非 0 的颜色",
        lambda panel: tuple(sorted({item for row in panel for item in row} - {EMPTY})),
    ),
    "mirror": (
        "whether its left-right mirror image is the panel itself",
        "左右翻转后是否不变",
        lambda panel: all(row == row[::-1] for row in panel),
    ),
    "objects": (
        "how many objects there are (largest groups of cells of one colour, not 0, connected by sides)",
        "物体（同色且以边相连的极大一组非 0 格子）的个数",
        lambda panel: len(objects_of(panel)),
    ),
    "flip": (
        "whether its upside-down mirror image is the panel itself",
        "上下翻转后是否不变",
        lambda panel: panel == panel[::-1],
    ),
    "largest": (
        "how many cells its largest object has, an object being as above",
        "最大物体（物体同上）的格数",
        lambda panel: max((len(group) for _, group in objects_of(panel)), default=0),
    ),
}
