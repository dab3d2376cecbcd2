"""Fold a chain of two kinds of residues on the square lattice with as many contacts as possible.

Answer: the steps of the chain; any fold with the greatest number of contacts is right.
Harder: longer chains.
Skills: spatial, optimization, search
Source: original; the HP model of K. A. Dill, 1985.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Text

_STEPS = {"U": (-1, 0), "D": (1, 0), "L": (0, -1), "R": (0, 1)}
Cell = tuple[int, int]


class HpLatticeFold(Task["HpLatticeFold.Params", "HpLatticeFold.Instance", str]):
    version = 1

    class Params(task.Params):
        length: int = knob("how many residues", levels=(10, 11, 13, 13, 13, 14, 14, 15, 15, 16), ge=6, le=18)
        least: int = knob("the fewest contacts of the best fold", levels=(2, 2, 2, 3, 4, 4, 5, 5, 6, 6), ge=1, le=8)

    class Instance(task.Instance):
        chain: str
        best: int

        hidden = ("best",)

    prompt = Prompt(
        en=r"""
        A chain of residues of two kinds, H and P, is laid on a square grid: {{ chain }}

        Each residue lies on a cell of its own, and residues that follow each other in the chain lie on cells that share
        a side. Two H that lie on cells sharing a side, and do not follow each other in the chain, are a contact.

        Find a fold with as many contacts as possible. If several have the most, any one will do. Give the
        {{ chain | length - 1 }} steps from each residue to the next, from left to right in the chain, as a string of
        U (up), D (down), L (left) and R (right).
        """,
        zh=r"""
        一条由 H 和 P 两种残基组成的链要放在方格网上：{{ chain }}

        每个残基各占一格，链上相邻的残基位于有公共边的两格。
        两个 H 若位于有公共边的两格，且在链上不相邻，就构成一个接触。

        找出接触数最多的一种折叠方式。如果有几种一样多，给出任意一种即可。
        按链从左到右的次序，写出从每个残基到下一个残基的 {{ chain | length - 1 }} 步，
        用 U（上）、D（下）、L（左）、R（右）组成的字符串表示。
        """,
    )

    def format(self, instance: Instance) -> Text:
        return Text(alphabet="UDLR", length=len(instance.chain) - 1)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        chain = "".join(rng.choice("HHP" if rng.random() < 0.5 else "HPP") for _ in range(params.length))
        floor = max(_contacts(chain, _greedy(chain, order)) for order in ("RUDL", "URLD"))
        best, fold = _best_fold(chain, max(floor, params.least - 1))
        if not fold:  # nothing beats the greedy folds
            raise task.Retry
        return self.Instance(chain=chain, best=best), fold

    def key(self, instance: Instance) -> object:
        return min(instance.chain, instance.chain[::-1])

    def check(self, instance: Instance, answer: str) -> str:
        found = _contacts(instance.chain, answer)
        if found < 0:
            return "two residues lie on the same cell"
        return "there is a fold with more contacts" if found < instance.best else ""


def _contacts(chain: str, fold: str) -> int:
    """Count the contacts of a fold; -1 if it meets itself."""
    cells: dict[Cell, int] = {(0, 0): 0}
    here, found = (0, 0), 0
    for place, step in enumerate(fold, 1):
        here = here[0] + _STEPS[step][0], here[1] + _STEPS[step][1]
        if here in cells:
            return -1
        cells[here] = place
        if chain[place] == "H":
            near = [cells.get((here[0] + a, here[1] + b), place) for a, b in _STEPS.values()]
            found += sum(other < place - 1 and chain[other] == "H" for other in near)
    return found


def _greedy(chain: str, order: str) -> str:
    """Take the step with the most new contacts, the first one in an order among equals."""
    fold = ""
    while len(fold) < len(chain) - 1:
        ways = [(-_contacts(chain, fold + step), n, step) for n, step in enumerate(order)]
        ways = [way for way in ways if way[0] <= 0]
        if not ways:
            break
        fold += min(ways)[2]
    return fold


def _best_fold(chain: str, best: int) -> tuple[int, str]:
    """Search all folds with more than some contacts, with a bound on what residues yet to come can add."""
    size = len(chain)
    ahead = [0] * (size + 1)
    for place in reversed(range(size)):
        others = sum(chain[k] == "H" for k in range(place - 3, -1, -2))
        ahead[place] = ahead[place + 1] + (min(others, 2 + (place == size - 1)) if chain[place] == "H" else 0)
    room = [sum(2 + (k in (0, size - 1)) for k in range(n, size, 2) if chain[k] == "H") for n in (0, 1)]
    limit = min(room)  # since contacts join even to odd places
    hydrophobic = [residue == "H" for residue in chain]
    grid = [0] * 1600  # 40 columns; 1 is a P, 2 an H
    grid[820], grid[821] = 1 + hydrophobic[0], 1 + hydrophobic[1]
    fold, nodes = "", 0

    def extend(here: int, steps: str, turned: bool, found: int) -> None:
        nonlocal best, fold, nodes
        if best >= limit:
            return
        nodes += 1
        place = len(steps) + 1
        if place == size:
            best, fold = found, steps
            return
        if nodes > 10_000:
            raise task.Retry
        ways = list[tuple[int, str, int]]()
        for step, change in (("R", 1), ("U", -40), ("L", -1), ("D", 40)):
            cell = here + change
            if not grid[cell] and (turned or step != "D"):  # the first turn is up, by symmetry
                gain = 0
                if hydrophobic[place]:
                    gain = sum(grid[cell + beside] == 2 for beside in (1, -1, 40, -40)) - hydrophobic[place - 1]
                if found + gain + ahead[place + 1] > best:
                    ways.append((-gain, step, cell))
        for lost, step, cell in sorted(ways):
            if found - lost + ahead[place + 1] > best:
                grid[cell] = 1 + hydrophobic[place]
                extend(cell, steps + step, turned or step == "U", found - lost)
                grid[cell] = 0

    extend(821, "R", False, 0)
    return best, fold
