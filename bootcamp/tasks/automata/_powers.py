"""Strings written with powers of words, such as ``(ab)^1000c``, and what an automaton does on them."""

from __future__ import annotations

from random import Random

from bootcamp.lib.automata import Dfa, random_word

Block = tuple[str, int]
"""A word and how often it stands in a row."""


def shown(block: Block) -> str:
    """Write a block.

    >>> shown(("ab", 1)), shown(("ab", 3))
    ('ab', '(ab)^3')
    """
    word, times = block
    return word if times == 1 else f"({word})^{times}"


def random_blocks(rng: Random, alphabet: str, length: int, power: int) -> tuple[Block, ...]:
    """Draw a word or, if `power` is above 1, powers with words between them; `length` bounds all their letters."""
    if power == 1:
        return ((random_word(rng, alphabet, rng.randint(2, length)), 1),)
    blocks: list[Block] = []
    while length >= 2:
        word = random_word(rng, alphabet, rng.randint(2, min(4, length)))
        blocks.append((word, 1 if len(blocks) % 2 else rng.randint(power // 2, power)))
        length -= len(word)
    return tuple(blocks)


def walk(machine: Dfa, blocks: tuple[Block, ...]) -> list[tuple[list[int], int]]:
    """Give, for each block, the states before it and after each copy of its word until one repeats, and the last state.

    >>> walk(Dfa("a", ((1,), (2,), (1,)), 0, ()), (("a", 10),))
    [([0, 1, 2, 1], 2)]
    """
    walks, state = [], machine.start
    for word, times in blocks:
        seen = [state]
        while len(seen) <= times and seen[-1] not in seen[:-1]:
            following = seen[-1]
            for letter in word:
                following = machine.step(following, letter)
            seen.append(following)
        first = seen.index(seen[-1])
        period = len(seen) - 1 - first
        state = seen[-1] if len(seen) > times else seen[first + (times - first) % period]
        walks.append((seen, state))
    return walks


def passage(block: Block, seen: list[int], last: int) -> str:
    """Write the states after each copy of a word, cut off where they repeat.

    >>> passage(("a", 10), [0, 1, 2, 1], 2)
    '(a)^10: 1 → 2 → 3 → 2 → ... → 3'
    """
    path = " → ".join(str(state + 1) for state in seen)
    return f"{shown(block)}: {path}" + (f" → ... → {last + 1}" if len(seen) <= block[1] else "")
