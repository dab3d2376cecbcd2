"""Letters and strings: alphabets, places of letters, cuts, subsequences, distances, rotations and borders."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from random import Random

LOWER = "abcdefghijklmnopqrstuvwxyz"
UPPER = LOWER.upper()
VOWELS = "aeiou"
CONSONANTS = "bcdfghjklmnpqrstvwxyz"


def place(letter: str) -> int:
    """Give the place of a latin letter in the alphabet, 1 to 26.

    >>> place("a"), place("Z")
    (1, 26)

    Raises:
        ValueError: it is not one latin letter.
    """
    index = LOWER.find(letter.lower())
    if len(letter) != 1 or index < 0:
        raise ValueError(f"letter={letter!r}: expected one letter from a to z")
    return index + 1


def only_letters(text: str) -> str:
    """Drop all but latin letters and write these in capitals.

    >>> only_letters("Meet me at 9, Ann!")
    'MEETMEATANN'
    """
    return "".join(sign for sign in text.upper() if sign in UPPER)


def chunks(text: str, size: int) -> list[str]:
    """Cut a text into pieces of `size`, the last may be shorter.

    >>> chunks("abcdefg", 3)
    ['abc', 'def', 'g']
    """
    return [text[i : i + size] for i in range(0, len(text), size)]


def occurrences(text: str, block: str) -> list[int]:
    """List the places (from 0) where a non-empty block starts, overlaps included.

    >>> occurrences("banana", "ana")
    [1, 3]
    """
    return [i for i in range(len(text) - len(block) + 1) if text.startswith(block, i)]


def is_subsequence(short: str, long: str) -> bool:
    """Tell whether the letters of `short` occur in `long` in order, not necessarily side by side.

    >>> is_subsequence("ace", "abcde"), is_subsequence("aec", "abcde")
    (True, False)
    """
    rest = iter(long)
    return all(letter in rest for letter in short)


def common_subsequence_length(a: Sequence[object], b: Sequence[object]) -> int:
    """Give the length of a longest common subsequence.

    >>> common_subsequence_length("kitten", "sitting")
    4
    """
    row = [0] * (len(b) + 1)
    for x in a:
        previous = row
        row = [0]
        for j, y in enumerate(b):
            row.append(previous[j] + 1 if x == y else max(previous[j + 1], row[j]))
    return row[-1]


def edit_distance(a: Sequence[object], b: Sequence[object], swaps: bool = False) -> int:
    """Count the fewest insertions, deletions and replacements (with `swaps` also swaps of neighbours) from `a` to `b`.

    With `swaps` no piece is edited twice (optimal string alignment).

    >>> edit_distance("kitten", "sitting"), edit_distance("form", "from"), edit_distance("form", "from", swaps=True)
    (3, 2, 1)
    """
    rows = [list(range(len(b) + 1))]
    for i, x in enumerate(a, 1):
        row = [i]
        for j, y in enumerate(b, 1):
            best = min(rows[-1][j] + 1, row[-1] + 1, rows[-1][j - 1] + (x != y))
            if swaps and i > 1 and j > 1 and x == b[j - 2] and y == a[i - 2]:
                best = min(best, rows[-2][j - 2] + 1)
            row.append(best)
        rows.append(row)
    return rows[-1][-1]


def hamming(a: Sequence[object], b: Sequence[object]) -> int:
    """Count the places where two sequences of equal length differ.

    >>> hamming("karolin", "kathrin")
    3

    Raises:
        ValueError: the lengths differ.
    """
    return sum(x != y for x, y in zip(a, b, strict=True))


def rotations(text: str) -> list[str]:
    """List all rotations to the left, from none on.

    >>> rotations("abc")
    ['abc', 'bca', 'cab']
    """
    return [text[i:] + text[:i] for i in range(max(len(text), 1))]


def least_rotation(text: str) -> str:
    """Give the rotation that comes first in dictionary order: equal for all rotations of a text.

    >>> least_rotation("banana")
    'abanan'
    """
    return min(rotations(text))


def border(text: str) -> int:
    """Give the length of the longest proper prefix that is also a suffix.

    >>> border("abcab"), border("aaa"), border("abc")
    (2, 2, 0)
    """
    return prefix_function(text)[-1] if text else 0


def prefix_function(text: str) -> list[int]:
    """Give for every prefix the length of its longest border (Knuth, Morris and Pratt).

    >>> prefix_function("ababa")
    [0, 0, 1, 2, 3]
    """
    lengths: list[int] = []
    for i, letter in enumerate(text):
        length = lengths[-1] if lengths else 0
        while length and text[length] != letter:
            length = lengths[length - 1]
        lengths.append(length + 1 if i and text[length] == letter else 0)
    return lengths


def is_palindrome(text: str) -> bool:
    """Tell whether a text reads the same both ways, every sign counted.

    >>> is_palindrome("level"), is_palindrome("ab a")
    (True, False)
    """
    return text == text[::-1]


def substrings(text: str) -> Iterator[str]:
    """Yield the non-empty blocks of a text by start, then length, repeats included.

    >>> list(substrings("aba"))
    ['a', 'ab', 'aba', 'b', 'ba', 'a']
    """
    for start in range(len(text)):
        for end in range(start + 1, len(text) + 1):
            yield text[start:end]


def random_text(rng: Random, length: int, alphabet: str = LOWER) -> str:
    """Draw each letter uniformly.

    >>> random_text(Random(1), 6, "abc")
    'acabab'
    """
    return "".join(rng.choice(alphabet) for _ in range(length))


def shuffled(rng: Random, text: str) -> str:
    """Put the letters in random order.

    >>> shuffled(Random(1), "abcdef")
    'beafdc'
    """
    return "".join(rng.sample(text, len(text)))


def repetitive_text(rng: Random, length: int, alphabet: str) -> str:
    """Draw a text that repeats pieces of itself: now a letter, now a copy of up to eight letters from before.

    >>> repetitive_text(Random(3), 16, "abc")
    'ccaabbcacaabbbac'
    """
    text = random_text(rng, rng.randint(2, 5), alphabet)
    while len(text) < length:
        size = rng.randint(2, 8)
        start = rng.randrange(len(text))
        text += text[start : start + size] if rng.random() < 0.5 else rng.choice(alphabet)
    return text[:length]


_BOXES = re.compile(r"\\(?:text(?:tt|rm|sf|it|bf)?|math(?:tt|rm|sf|it|bf)|operatorname)\s*\{([^{}]*)\}")


def undressed_code(text: str) -> str:
    r"""Take off what LaTeX adds to lines of code: boxes of text, ``\\`` for line breaks, backslashes before signs.

    >>> undressed_code(r"\text{a = x \& 3} \\ \texttt{b\_1 = a}")
    'a = x & 3 \n b_1 = a'
    """
    plain = re.sub(r"\\([&_%#$])", r"\1", text.replace("\\\\", "\n"))
    for _ in range(3):
        plain = _BOXES.sub(r"\1", plain)
    return plain
