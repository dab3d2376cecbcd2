"""Invented drugs and patients for cases of medicine. Nothing in these cases is advice: protocols are made up."""

from __future__ import annotations

from random import Random

_HEADS = (
    "Bel",
    "Cor",
    "Dap",
    "Fen",
    "Gal",
    "Jor",
    "Kel",
    "Lum",
    "Mor",
    "Nev",
    "Pal",
    "Quo",
    "Ras",
    "Sol",
    "Tam",
    "Ver",
)
_TAILS = ("adol", "afen", "atrin", "ebrix", "ectal", "idon", "imab", "ivar", "olix", "omine", "oram", "uzole")


def drug_names(rng: Random, k: int) -> tuple[str, ...]:
    """Make up `k` different names of drugs, each with another beginning; at most 16.

    >>> drug_names(Random(1), 3)
    ('Galafen', 'Nevectal', 'Solafen')
    """
    return tuple(head + rng.choice(_TAILS) for head in rng.sample(_HEADS, k))
