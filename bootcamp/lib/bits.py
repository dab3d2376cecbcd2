"""Words of a fixed number of bits as integers: texts, rotations, permutations, tables and shift registers.

Places of bits count from the left.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

HEX = "0123456789ABCDEF"


def bit_text(value: int, width: int) -> str:
    """Write all bits, leading zeros too.

    >>> bit_text(5, 4)
    '0101'
    """
    return f"{value:0{width}b}"


def hex_text(value: int, width: int) -> str:
    """Write all hexadecimal digits, leading zeros too, in capitals.

    >>> hex_text(0xAF, 12)
    '0AF'
    """
    return f"{value:0{width // 4}X}"


def rotated(value: int, places: int, width: int) -> int:
    """Move all bits to the left; those that leave come back at the right.

    >>> bit_text(rotated(0b1100, 1, 4), 4), bit_text(rotated(0b1100, -3, 4), 4)
    ('1001', '1001')
    """
    places %= width
    return (value << places | value >> (width - places)) & (1 << width) - 1


def permuted(value: int, order: Sequence[int]) -> int:
    """Give the word whose bit i is bit ``order[i]`` of `value`, both from 0 at the left.

    >>> bit_text(permuted(0b1000, (3, 0, 1, 2)), 4)
    '0100'
    """
    width, result = len(order), 0
    for source in order:
        result = result << 1 | value >> (width - 1 - source) & 1
    return result


def substituted(value: int, box: Sequence[int], width: int) -> int:
    """Replace each piece of bits by its entry in a table of 2, 4, 8, 16, ... entries.

    >>> bit_text(substituted(0b0110, (3, 0, 2, 1), 4), 4)
    '0010'
    """
    size = len(box).bit_length() - 1
    return sum(box[value >> place & len(box) - 1] << place for place in range(0, width, size))


def random_box(rng: Random, size: int) -> tuple[int, ...]:
    """Draw a permutation of the numbers of `size` bits, in which at most one of them stays.

    >>> random_box(Random(1), 2)
    (1, 2, 0, 3)
    """
    while True:
        box = rng.sample(range(1 << size), 1 << size)
        if sum(i == entry for i, entry in enumerate(box)) <= 1:
            return tuple(box)


@dataclass(frozen=True, slots=True)
class Register:
    """A shift register: the rightmost bit leaves, and the exclusive or of the taps comes in at the left.

    >>> register = Register((3, 4))
    >>> register.output(0b1000, 6), register.jumped(0b1000, 15) == 0b1000
    ('000100', True)
    """

    taps: tuple[int, ...]  # places from 1 at the left; the last one is the length, so that no state is lost

    @property
    def length(self) -> int:
        """How many bits the register holds."""
        return self.taps[-1]

    @property
    def mask(self) -> int:
        """The bits that are taps."""
        return sum(1 << self.length - tap for tap in self.taps)

    def stepped(self, state: int) -> int:
        """Give the next state."""
        return state >> 1 | ((state & self.mask).bit_count() & 1) << self.length - 1

    def output(self, state: int, count: int) -> str:
        """Give the bits that leave in so many steps."""
        mask, top, bits = self.mask, self.length - 1, []
        for _ in range(count):
            bits.append("01"[state & 1])
            state = state >> 1 | ((state & mask).bit_count() & 1) << top
        return "".join(bits)

    def jumped(self, state: int, steps: int) -> int:
        """Give the state after any number of steps, by squaring the linear map of one step."""
        images = [self.stepped(1 << place) for place in range(self.length)]
        while steps:
            if steps & 1:
                state = _image(images, state)
            images = [_image(images, image) for image in images]
            steps >>= 1
        return state


def random_register(rng: Random, length: int) -> Register:
    """Draw a register with the last place and one to three others, if there are as many, as taps."""
    others = rng.sample(range(1, length), rng.randint(1, min(3, length - 1)))
    return Register((*sorted(others), length))


def _image(images: Sequence[int], state: int) -> int:
    result = 0
    for place, image in enumerate(images):
        if state >> place & 1:
            result ^= image
    return result
