"""Attacks of chess pieces by the differences of coordinates and what stands between, for oracles."""

Placement = dict[tuple[int, int], str]


def attacks(placed: Placement, a: tuple[int, int], b: tuple[int, int]) -> bool:
    """Tell whether the piece on `a` attacks the square `b`."""
    down, right = b[0] - a[0], b[1] - a[1]
    far, near = max(abs(down), abs(right)), min(abs(down), abs(right))
    kind = placed[a]
    if kind == "N":
        return (far, near) == (2, 1)
    if kind == "K":
        return far == 1
    if near not in (0, far) or (near == 0 and kind == "B") or (near == far and kind == "R"):
        return False
    return not any((a[0] + i * down // far, a[1] + i * right // far) in placed for i in range(1, far))
