"""Judge with scipy: distance waves are grown by dilation, and colours of waves are read off the examples."""

from itertools import product
from typing import Any

import numpy as np
from scipy.ndimage import binary_dilation, generate_binary_structure

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    results, query = set(), np.array(instance.query)
    limits = [10**6, *range(1, instance.limit + 1)]
    pairs = [(np.array(before), np.array(after)) for before, after in instance.pairs]
    for metric in instance.metrics:
        waves = [_waves(before, metric) for before, _ in pairs]
        asked = _waves(query, metric)
        for period, limit in product(range(1, instance.longest + 1), limits):
            shown = [(_phase(wave, period, limit), after) for wave, (_, after) in zip(waves, pairs, strict=True)]
            table = {
                phase: {str(ink) for phases, after in shown for ink in after[phases == phase]}
                for phase in range(-1, period)
            }
            fits = all(len(inks) <= 1 for inks in table.values()) and table[-1] <= {"0"}
            if fits and all(
                (after[phases == -2] == b[phases == -2]).all()
                for (phases, after), (b, _) in zip(shown, pairs, strict=True)
            ):
                phases = _phase(asked, period, limit)
                image = query.copy()
                for phase in range(period):
                    if (phases == phase).any():
                        image[phases == phase] = min(table[phase] or {"?"})
                results.add(tuple(map(tuple, image.tolist())))
    if len(results) != 1 or "?" in str(results):
        return f"the fitting rules give {len(results)} grids or an unknown colour"
    return "" if answer in results else "no fitting rule gives this grid"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The input, and the output turned by half."""
    return [board for board in (instance.query, tuple(row[::-1] for row in answer[::-1])) if board != answer]


def _waves(board: Any, metric: str) -> Any:
    """Number the cells by their distance; -1 where none, -2 on seeds and walls."""
    mask = board != "9" if "around" in metric else np.ones(board.shape, bool)
    shape = generate_binary_structure(2, 2 if "king" in metric else 1)
    reached, wave = board == "1", np.full(board.shape, -1)
    for step in range(1, board.size):
        grown = binary_dilation(reached, shape, mask=mask) | reached
        if (grown == reached).all():
            break
        wave[grown & ~reached] = step
        reached = grown
    wave[board != "0"] = -2
    return wave


def _phase(wave: Any, period: int, limit: int) -> Any:
    return np.where(wave == -2, -2, np.where((wave < 0) | (wave > limit), -1, (wave - 1) % period))
