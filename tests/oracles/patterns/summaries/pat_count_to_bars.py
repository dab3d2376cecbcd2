"""Judge with numpy and scipy's labels: charts are filled bar by bar for every measure, order and direction."""

from collections import Counter
from itertools import product
from typing import Any

import numpy as np
from scipy.ndimage import label

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    results = {
        _chart(instance.query, *choice)
        for choice in product(instance.measures, instance.orders, "RLDU")
        if all(_chart(before, *choice) == after for before, after in instance.pairs)
    }
    if len(results) != 1:
        return f"the fitting rules give {len(results)} charts"
    return "" if answer in results else "no fitting rule gives this chart"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The chart turned by half and mirrored."""
    images = [answer[::-1], tuple(row[::-1] for row in answer), tuple(row[::-1] for row in answer[::-1])]
    return [board for board in images if board != answer]


def _chart(board: Any, measure: str, order: str, way: str) -> Any:
    array = np.array(board)
    flat = [item for item in array.ravel().tolist() if item != "0"]
    counts = Counter(flat)
    colours = {
        "number": sorted(counts),
        "longest": sorted(sorted(counts), key=lambda colour: -counts[colour]),
        "first": sorted(counts, key=flat.index),
    }[order]
    lengths = [
        {
            "cells": lambda mask: mask.sum(),
            "rows": lambda mask: mask.any(axis=1).sum(),
            "columns": lambda mask: mask.any(axis=0).sum(),
            "objects": lambda mask: label(mask)[1],
        }[measure](array == colour)
        for colour in colours
    ]
    chart = np.full((len(colours), max(lengths)), "0")
    for number, (colour, length) in enumerate(zip(colours, lengths, strict=True)):
        chart[number, :length] = colour
    if way in "LU":
        chart = chart[:, ::-1]
    if way in "DU":
        chart = chart.T
    return tuple(map(tuple, chart.tolist()))
