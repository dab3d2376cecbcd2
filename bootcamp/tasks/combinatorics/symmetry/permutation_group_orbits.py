"""Count the colourings of positions up to the permutations that some generators compose to.

Answer: one integer; it is unique.
Harder: more positions, more colours, more generators.
Skills: counting, algebra
Source: original; Burnside's lemma.
"""

from __future__ import annotations

from itertools import permutations
from random import Random

from bootcamp import task
from bootcamp.lib.permutation import Permutation, compose, cycle_notation, cycles, random_of_type
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Integer

_LARGEST = 500


class PermutationGroupOrbits(Task["PermutationGroupOrbits.Params", "PermutationGroupOrbits.Instance", int]):
    version = 1
    small_levels = (1, 2)

    class Params(task.Params):
        positions: int = knob("the least number of positions", levels=(4, 5, 8, 9, 9, 10, 10, 11, 12, 13), ge=3, le=16)
        colours: int = knob("the greatest number of colours", levels=(2, 3, 4, 4, 5, 5, 6, 6, 6, 6), ge=2, le=6)
        generators: int = knob("the number of generators", levels=(1, 2, 3, 3, 3, 3, 3, 3, 3, 3), ge=1, le=4)

    class Instance(task.Instance):
        positions: int
        colours: int
        generators: tuple[Permutation, ...]

        @property
        def shown(self) -> list[str]:
            return [cycle_notation(one) for one in self.generators]

    answer = Integer(low=1)
    prompt = Prompt(
        en=r"""
        Each of the positions 1 to {{ positions }} gets one of {{ colours }} colours; not every colour has to be used.
        These permutations of the positions are given in cycle notation, where (1 4 2) moves what is at 1 to 4, from 4
        to 2 and from 2 to 1, and positions that are not written stay:

        {{ shown | bullets }}

        Two colourings count as the same if one becomes the other when such permutations are carried out one after the
        other, in any order and any number of times. How many different colourings are there?
        """,
        zh=r"""
        给位置 1 到 {{ positions }} 各涂上 {{ colours }} 种颜色之一，不必用到所有颜色。下列位置的置换用轮换记号给出，
        其中 (1 4 2) 把位置 1 上的移到 4，4 上的移到 2，2 上的移到 1，没有写出的位置不动：

        {{ shown | bullets }}

        如果一种涂法经过这些置换（次序和次数任意）能变成另一种涂法，就算同一种。共有多少种不同的涂法？
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        n = params.positions + rng.randint(0, 1)
        generators = _block_moves(n, params.generators, rng)
        if len({*generators, tuple(range(n))}) <= params.generators:
            raise Retry
        size = len(_group(generators))
        instance = self.Instance(positions=n, colours=rng.randint(2, params.colours), generators=generators)
        if not (3 if params.positions > 5 else 2) <= size <= _LARGEST:
            raise Retry
        answer = self.solve(instance)
        if params.positions > 5 and round(instance.colours**n / size) == answer:
            raise Retry
        return instance, answer

    def solve(self, instance: Instance) -> int:
        group = _group(instance.generators)
        total = sum(int(instance.colours ** len(cycles(one))) for one in group)
        return total // len(group)

    def key(self, instance: Instance) -> object:
        """Fold the names of the positions and the order of the generators: number each orbit by a walk through it."""
        return [instance.colours, min(_forms(list(order)) for order in permutations(instance.generators))]


def _forms(generators: list[Permutation]) -> list[list[list[int]]]:
    """Describe how the generators act on each orbit, whatever its members are called."""
    forms, left = [], set(range(len(generators[0])))
    while left:
        walks = []
        orbit = _walk(generators, min(left))
        for start in orbit:
            place = {one: index for index, one in enumerate(_walk(generators, start))}
            walks.append([[place[images[one]] for one in place] for images in generators])
        forms.append(min(walks))
        left -= set(orbit)
    return sorted(forms)


def _walk(generators: list[Permutation], start: int) -> list[int]:
    """List an orbit breadth first."""
    found = [start]
    for one in found:
        found += [new for new in dict.fromkeys(images[one] for images in generators) if new not in found]
    return found


def _group(generators: tuple[Permutation, ...]) -> list[Permutation]:
    """List what the generators compose to, but no more than one permutation above the limit."""
    found = [tuple(range(len(generators[0])))]
    seen = set(found)
    for one in found:
        for step in generators:
            new = compose(one, step)
            if new not in seen:
                seen.add(new)
                found.append(new)
        if len(found) > _LARGEST:
            break
    return found


def _block_moves(n: int, count: int, rng: Random) -> tuple[Permutation, ...]:
    """Draw permutations that turn, mirror or exchange blocks of equal size, or move few places."""
    if count == 1:
        lengths: list[int] = []
        while sum(lengths) < n:
            lengths.append(min(rng.choice((1, 2, 2, 3, 3, 4, 4, 5, 6)), n - sum(lengths)))
        return (random_of_type(rng, lengths),)
    size = rng.randint(2, 4)
    places = rng.sample(range(n), n)
    blocks = [places[i * size : (i + 1) * size] for i in range(n // size)]
    moves = []
    for _ in range(count):
        images = list(range(n))
        kind = rng.choice(("turn", "mirror", "swap", "round", "few", "few"))
        if kind == "few":
            chosen = rng.sample(range(n), rng.randint(2, 5))
            for one, other in zip(chosen, rng.sample(chosen, len(chosen)), strict=True):
                images[one] = other
            moves.append(tuple(images))
            continue
        step = rng.randint(1, size - 1)
        touched = rng.sample(blocks, rng.randint(1, len(blocks)))
        for index, block in enumerate(touched):
            for i, place in enumerate(block):
                if kind == "turn":
                    images[place] = block[(i + step) % size]
                elif kind == "mirror":
                    images[place] = block[-1 - i]
                else:  # exchange two blocks, or move some of them on in a ring
                    ring = touched[:2] if kind == "swap" else touched
                    images[place] = ring[(index + 1) % len(ring)][i] if index < len(ring) else place
        moves.append(tuple(images))
    return tuple(moves)
