"""The signals of first-order spectra that follow from the symmetry of a structure."""

from __future__ import annotations

from typing import NamedTuple

from bootcamp.lib import molecule
from bootcamp.lib.molecule import Molecule


class Signals(NamedTuple):
    """How many carbon signals there are, and for each hydrogen signal its hydrogen atoms and its lines, sorted."""

    carbon: int
    hydrogen: tuple[tuple[int, int], ...]


def signals(whole: Molecule) -> Signals:
    """Find the signals: one for each orbit of carbon atoms, one for each orbit of atoms with hydrogen."""
    orbits, joined = molecule.orbits(whole), molecule.neighbours(whole)
    carbons = {orbits[i] for i, symbol in enumerate(whole.atoms) if symbol == "C"}
    found = []
    for first in sorted(set(orbits)):
        hydrogens = whole.hydrogens[first]
        near = sum(whole.hydrogens[j] for j in joined[first] if whole.atoms[j] == "C")
        if hydrogens:
            found.append((orbits.count(first) * hydrogens, near + 1 if whole.atoms[first] == "C" else 1))
    return Signals(len(carbons), tuple(sorted(found)))
