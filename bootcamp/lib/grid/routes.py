"""Routes through the cells of a rectangle: a kind, the corner where it starts, and which way it goes first."""

from __future__ import annotations

Cell = tuple[int, int]
Route = tuple[str, int, bool]
"""A kind, a corner (0 top left, 1 top right, 2 bottom left, 3 bottom right), whether it goes along the row first."""

KINDS = {
    "lines": (
        "start in the {corner} corner and go {first} to the edge; take the next lines one step {then} each, all of "
        "them in the same direction",
        "从{corner}角出发，{first}走到边；此后每一条都比前一条{then}移一格，方向都与第一条相同",
    ),
    "snake": (
        "start in the {corner} corner and go {first} to the edge; take the next lines one step {then} each, in the "
        "opposite direction to the line before",
        "从{corner}角出发，{first}走到边；此后每一条都比前一条{then}移一格，方向与前一条相反",
    ),
    "diagonals": (
        "start in the {corner} corner; take one diagonal after the other, each made of the cells that are equally "
        "many steps from that corner, and each from the cell farthest {first} to the one farthest {then}",
        "从{corner}角出发，逐条走斜线：到该角步数相同的格为一条；每条都从最靠{to_first}的格走到最靠{to_then}的格",
    ),
    "spiral": (
        "start in the {corner} corner and go {first} along the edge; turn {then} there, and so on round the rectangle "
        "and inwards in a spiral, always turning to the same side before the edge or a cell already visited",
        "从{corner}角出发，沿边{first}走，到头后转而{then}走，如此绕着矩形螺旋向内，每当前面是边或已走过的格时都向同一侧转弯",
    ),
}
_CORNERS = (("top left", "左上"), ("top right", "右上"), ("bottom left", "左下"), ("bottom right", "右下"))
_WAYS = {"right": ("right", "向右"), "left": ("left", "向左"), "down": ("down", "向下"), "up": ("up", "向上")}
_SIDES = {"right": "右", "left": "左", "down": "下", "up": "上"}


def cells(route: Route, rows: int, cols: int) -> list[Cell]:
    """List the cells of a rectangle in the order of a route.

    >>> cells(("snake", 1, True), 2, 3)
    [(0, 2), (0, 1), (0, 0), (1, 0), (1, 1), (1, 2)]
    >>> cells(("spiral", 0, False), 3, 2)
    [(0, 0), (1, 0), (2, 0), (2, 1), (1, 1), (0, 1)]
    """
    kind, corner, along = route
    long, wide = (cols, rows) if along else (rows, cols)  # steps of the first and of the second direction
    steps = {"lines": _lines, "snake": _snake, "diagonals": _diagonals, "spiral": _spiral}[kind](long, wide)
    placed = []
    for a, b in steps:
        r, c = (b, a) if along else (a, b)
        placed.append((rows - 1 - r if corner >= 2 else r, cols - 1 - c if corner % 2 else c))
    return placed


def told(route: Route, language: str) -> str:
    """Describe a route.

    >>> told(("lines", 3, False), "en")[:56]
    'start in the bottom right corner and go up to the edge; '
    """
    kind, corner, along = route
    across, down = ("left" if corner % 2 else "right"), ("up" if corner >= 2 else "down")
    first, then = (across, down) if along else (down, across)
    zh = language == "zh"
    return KINDS[kind][zh].format(
        corner=_CORNERS[corner][zh],
        first=_WAYS[first][zh],
        then=_WAYS[then][zh],
        to_first=_SIDES[first],
        to_then=_SIDES[then],
    )


def _lines(long: int, wide: int) -> list[Cell]:
    return [(a, b) for b in range(wide) for a in range(long)]


def _snake(long: int, wide: int) -> list[Cell]:
    return [(long - 1 - a if b % 2 else a, b) for b in range(wide) for a in range(long)]


def _diagonals(long: int, wide: int) -> list[Cell]:
    return [(a, s - a) for s in range(long + wide - 1) for a in reversed(range(long)) if 0 <= s - a < wide]


def _spiral(long: int, wide: int) -> list[Cell]:
    a, b, step = 0, 0, (1, 0)
    path = [(0, 0)]
    while len(path) < long * wide:
        ahead = (a + step[0], b + step[1])
        if not (0 <= ahead[0] < long and 0 <= ahead[1] < wide) or ahead in path:
            step = (-step[1], step[0])
            continue
        a, b = ahead
        path.append(ahead)
    return path
