"""Judge by numpy: padding, windows as views, and the statistics module on fractions."""

import statistics
from fractions import Fraction
from typing import Any

import numpy

LEVELS = range(1, 11)
_KINDS: dict[str, Any] = {"maximum": max, "average": statistics.mean, "median": statistics.median}


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    return "" if answer == _end(instance, instance.layers) else "another matrix"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Another statistic, no padding, zeros around, the layers in the other order, one row less."""
    turn = {"maximum": "median", "median": "average", "average": "maximum"}
    changed = [
        [(turn[kind], *rest) for kind, *rest in instance.layers],
        [(kind, window, stride, 0, 0) for kind, window, stride, _, _ in instance.layers],
        [(*layer[:4], 0) for layer in instance.layers],
        instance.layers[::-1],
    ]
    wrong = [_end(instance, layers) for layers in changed]
    wrong += [tuple(map(tuple, instance.matrix)), answer[:-1] or ((answer[0][0] + 1,),)]
    return [one for one in wrong if one and one != answer]


def _end(instance: Any, layers: Any) -> Any:
    array = numpy.array([[Fraction(number) for number in row] for row in instance.matrix], dtype=object)
    for kind, window, stride, padding, fill in layers:
        rows, cols = array.shape
        around = numpy.full((rows + 2 * padding, cols + 2 * padding), Fraction(fill), dtype=object)
        around[padding : padding + rows, padding : padding + cols] = array
        array = around
        if min(array.shape, default=0) < window:
            return ()
        views = numpy.lib.stride_tricks.sliding_window_view(array, (window, window))[::stride, ::stride]
        lines = [[Fraction(_KINDS[kind](list(view.ravel()))) for view in line] for line in views]
        array = numpy.array(lines, dtype=object)
    return tuple(tuple(row) for row in array)
