"""Classical ciphers on texts of capital letters; signs outside the alphabet are kept where a cipher allows it.

Shift ciphers take ``sign=-1`` to decrypt; the others come in pairs ``..._encrypt`` and ``..._decrypt``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from math import isqrt
from random import Random
from types import MappingProxyType

from bootcamp.lib.numbers import inverse

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
SQUARE_ALPHABET = ALPHABET.replace("J", "")

_MORSE_SIGNS = """
.- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --..
----- .---- ..--- ...-- ....- ..... -.... --... ---.. ----.
""".split()
MORSE: Mapping[str, str] = MappingProxyType(dict(zip(ALPHABET + "0123456789", _MORSE_SIGNS, strict=True)))
"""International Morse code of letters and digits."""


def keyed_alphabet(keyword: str, alphabet: str = ALPHABET) -> str:
    """Write the letters of a keyword once each, then the rest of the alphabet.

    >>> keyed_alphabet("BANANA", "ABCDEMN")
    'BANCDEM'
    """
    return "".join(dict.fromkeys(letter for letter in keyword + alphabet if letter in alphabet))


def random_alphabet(rng: Random, alphabet: str = ALPHABET) -> str:
    """Permute an alphabet.

    >>> random_alphabet(Random(1), "ABCDE")
    'BAEDC'
    """
    return "".join(rng.sample(alphabet, len(alphabet)))


def substitute(text: str, source: str, target: str) -> str:
    """Replace every letter of `source` by the one at its place in `target`.

    >>> substitute("CAB!", "ABC", "BCA")
    'ABC!'
    """
    return text.translate(str.maketrans(source, target))


def caesar(text: str, shift: int, alphabet: str = ALPHABET) -> str:
    """Move each letter `shift` places forward.

    >>> caesar("XYZ!", 3), caesar("ABC", -3)
    ('ABC!', 'XYZ')
    """
    return affine_encrypt(text, 1, shift, alphabet)


def affine_encrypt(text: str, a: int, b: int, alphabet: str = ALPHABET) -> str:
    """Move the letter at place x (from 0) to place ``a*x + b`` modulo the size of the alphabet.

    >>> affine_encrypt("AFFINE", 5, 8)
    'IHHWVC'

    Raises:
        ValueError: `a` has no inverse.
    """
    return text.translate(_affine_table(a % len(alphabet), b % len(alphabet), alphabet))


@lru_cache(maxsize=1024)
def _affine_table(a: int, b: int, alphabet: str) -> dict[int, int]:
    m = len(alphabet)
    inverse(a, m)
    return str.maketrans(alphabet, "".join(alphabet[(a * x + b) % m] for x in range(m)))


def affine_decrypt(text: str, a: int, b: int, alphabet: str = ALPHABET) -> str:
    """Undo `affine_encrypt`.

    >>> affine_decrypt("IHHWVC", 5, 8)
    'AFFINE'
    """
    back = inverse(a, len(alphabet))
    return affine_encrypt(text, back, -back * b, alphabet)


def vigenere(text: str, key: str, sign: int = 1, alphabet: str = ALPHABET) -> str:
    """Add (or with sign=-1 subtract) the repeated key, letter by letter; the key rests at other signs.

    >>> vigenere("ATTACK AT DAWN", "LEMON"), vigenere("LXFOPV EF RNHR", "LEMON", -1)
    ('LXFOPV EF RNHR', 'ATTACK AT DAWN')
    """
    keys = _repeated(key, alphabet)
    return _with_keys(text, alphabet, lambda x, i: x + sign * keys(i))


def beaufort(text: str, key: str, alphabet: str = ALPHABET) -> str:
    """Subtract each letter from the repeated key; its own inverse.

    >>> beaufort("HELLO", "KEY"), beaufort(beaufort("HELLO", "KEY"), "KEY")
    ('DANZQ', 'HELLO')
    """
    keys = _repeated(key, alphabet)
    return _with_keys(text, alphabet, lambda x, i: keys(i) - x)


def autokey_encrypt(text: str, primer: str, alphabet: str = ALPHABET) -> str:
    """Add the primer, then the plain text itself.

    >>> autokey_encrypt("ATTACKATDAWN", "QUEENLY")
    'QNXEPVYTWTWP'
    """
    keys = [alphabet.index(letter) for letter in primer + text if letter in alphabet]
    return _with_keys(text, alphabet, lambda x, i: x + keys[i])


def autokey_decrypt(text: str, primer: str, alphabet: str = ALPHABET) -> str:
    """Undo `autokey_encrypt`.

    >>> autokey_decrypt("QNXEPVYTWTWP", "QUEENLY")
    'ATTACKATDAWN'
    """
    keys = [alphabet.index(letter) for letter in primer]

    def plain(x: int, i: int) -> int:
        keys.append((x - keys[i]) % len(alphabet))
        return keys[-1]

    return _with_keys(text, alphabet, plain)


def ciphertext_autokey_encrypt(text: str, primer: str, alphabet: str = ALPHABET) -> str:
    """Add the primer, then the encrypted text as far as it is written.

    >>> ciphertext_autokey_encrypt("ATTACK", "QUE")
    'QNXQPH'
    """
    keys = [alphabet.index(letter) for letter in primer]

    def secret(x: int, i: int) -> int:
        keys.append((x + keys[i]) % len(alphabet))
        return keys[-1]

    return _with_keys(text, alphabet, secret)


def ciphertext_autokey_decrypt(text: str, primer: str, alphabet: str = ALPHABET) -> str:
    """Undo `ciphertext_autokey_encrypt`.

    >>> ciphertext_autokey_decrypt("QNXQPH", "QUE")
    'ATTACK'
    """
    keys = [alphabet.index(letter) for letter in primer + text if letter in alphabet]
    return _with_keys(text, alphabet, lambda x, i: x - keys[i])


def taken(text: str, places: Sequence[int]) -> str:
    """Transpose: take the letters from their places.

    >>> taken("ABCDE", (0, 2, 4, 1, 3))
    'ACEBD'
    """
    return "".join(text[place] for place in places)


def put_back(text: str, places: Sequence[int]) -> str:
    """Undo `taken`: put the letters back to their places.

    >>> put_back("ACEBD", (0, 2, 4, 1, 3))
    'ABCDE'
    """
    result = [""] * len(text)
    for letter, place in zip(text, places, strict=True):
        result[place] = letter
    return "".join(result)


def zigzag_rails(length: int, rails: int, offset: int = 0) -> list[int]:
    """Give the rail, from 1 at the top, of each place of a zigzag that is `offset` steps behind the top.

    >>> zigzag_rails(6, 3), zigzag_rails(6, 3, 1)
    ([1, 2, 3, 2, 1, 2], [2, 3, 2, 1, 2, 3])
    """
    turn = max(2 * rails - 2, 1)
    return [min((i + offset) % turn, -(i + offset) % turn) + 1 for i in range(length)]


def zigzag_places(length: int, rails: int, offset: int = 0, order: Sequence[int] = ()) -> list[int]:
    """List the places of a zigzag, `offset` steps behind the top, rail by rail, or in an order of rails from 1.

    >>> zigzag_places(6, 3), zigzag_places(6, 3, 1, (3, 1, 2))
    ([0, 4, 1, 3, 5, 2], [1, 5, 3, 0, 2, 4])
    """
    on = zigzag_rails(length, rails, offset)
    return [i for rail in order or range(1, rails + 1) for i in range(length) if on[i] == rail]


def column_places(length: int, order: Sequence[int]) -> list[int]:
    """List the places of rows of ``len(order)`` column by column, the one with the lowest number first.

    >>> column_places(5, (1, 0))
    [1, 3, 0, 2, 4]
    """
    width = len(order)
    return [i for rank in range(width) for i in range(order.index(rank), length, width)]


def rail_fence_encrypt(text: str, rails: int) -> str:
    """Write a zigzag on `rails` lines from the top down and read the lines.

    >>> rail_fence_encrypt("WEAREDISCOVERED", 3)
    'WECRERDSOEEAIVD'
    """
    return taken(text, zigzag_places(len(text), rails))


def rail_fence_decrypt(text: str, rails: int) -> str:
    """Undo `rail_fence_encrypt`.

    >>> rail_fence_decrypt("WECRERDSOEEAIVD", 3)
    'WEAREDISCOVERED'
    """
    return put_back(text, zigzag_places(len(text), rails))


def columnar_encrypt(text: str, order: Sequence[int]) -> str:
    """Write in rows of ``len(order)`` and read the columns, the one with the lowest number first; no padding.

    >>> columnar_encrypt("WEAREDISCOVERED", key_order("ZEBRA"))
    'EODASREIERCEWDV'
    """
    return taken(text, column_places(len(text), order))


def columnar_decrypt(text: str, order: Sequence[int]) -> str:
    """Undo `columnar_encrypt`.

    >>> columnar_decrypt("EODASREIERCEWDV", key_order("ZEBRA"))
    'WEAREDISCOVERED'
    """
    return put_back(text, column_places(len(text), order))


def key_order(keyword: str) -> tuple[int, ...]:
    """Number the letters of a keyword from 0 in alphabetic order, equal ones from left to right.

    >>> key_order("ZEBRA"), key_order("BANANA")
    ((4, 2, 1, 3, 0), (3, 0, 4, 1, 5, 2))
    """
    ranked = sorted(range(len(keyword)), key=lambda i: keyword[i])
    return tuple(ranked.index(i) for i in range(len(keyword)))


def square(keyword: str, alphabet: str = SQUARE_ALPHABET) -> tuple[str, ...]:
    """Lay a keyed alphabet (J as I, unless it has J) into the rows of a square.

    >>> square("KEYWORD")
    ('KEYWO', 'RDABC', 'FGHIL', 'MNPQS', 'TUVXZ')
    >>> square("FEED", "ABCDEFGHI")
    ('FED', 'ABC', 'GHI')
    """
    letters = keyed_alphabet(_merged(keyword, alphabet), alphabet)
    size = isqrt(len(alphabet))
    return tuple(letters[i : i + size] for i in range(0, size * size, size))


def playfair_pairs(text: str, filler: str = "X", other: str = "Q", alphabet: str = SQUARE_ALPHABET) -> tuple[str, ...]:
    """Cut letters (J as I) into pairs; `filler` parts equal letters and fills the end, `other` stands in beside itself.

    >>> playfair_pairs("BALLOON"), playfair_pairs("XX")
    (('BA', 'LX', 'LO', 'ON'), ('XQ', 'XQ'))
    """
    letters = [letter for letter in _merged(text, alphabet) if letter in alphabet]
    pairs = []
    i = 0
    while i < len(letters):
        first = letters[i]
        second = letters[i + 1] if i + 1 < len(letters) else first
        if first == second:
            second = filler if first != filler else other
            i -= 1
        pairs.append(first + second)
        i += 2
    return tuple(pairs)


def playfair_encrypt(pairs: Sequence[str], rows: Sequence[str]) -> str:
    """Encrypt pairs of letters with a square: right in a row, down in a column, else the other corners by rows.

    >>> playfair_encrypt(playfair_pairs("HELLO"), square("KEYWORD"))
    'GYIZSC'
    """
    return "".join(_playfair(pair, rows, 1) for pair in pairs)


def playfair_decrypt(text: str, rows: Sequence[str]) -> str:
    """Undo `playfair_encrypt`; fillers stay.

    >>> playfair_decrypt("GYIZSC", square("KEYWORD"))
    'HELXLO'
    """
    return "".join(_playfair(text[i : i + 2], rows, -1) for i in range(0, len(text), 2))


def polybius(text: str, rows: Sequence[str]) -> tuple[tuple[int, int], ...]:
    """Give row and column (from 1) of each letter in a square; other signs are dropped.

    >>> polybius("HI", square("KEYWORD"))
    ((3, 3), (3, 4))
    """
    return tuple((r + 1, c + 1) for r, c in (_find(letter, rows) for letter in text if letter in "".join(rows)))


def from_polybius(places: Sequence[tuple[int, int]], rows: Sequence[str]) -> str:
    """Undo `polybius`.

    >>> from_polybius([(3, 3), (3, 4)], square("KEYWORD"))
    'HI'
    """
    return "".join(rows[r - 1][c - 1] for r, c in places)


def bifid_encrypt(text: str, rows: Sequence[str], period: int) -> str:
    """Write rows, then columns, of each block of `period` letters and read them in pairs.

    >>> bifid_encrypt("HELLO", square("KEYWORD"), 5)
    'FHYCZ'
    """
    coded = []
    for i in range(0, len(text), period):
        places = polybius(text[i : i + period], rows)
        line = [r for r, _ in places] + [c for _, c in places]
        coded += [(line[j], line[j + 1]) for j in range(0, len(line), 2)]
    return from_polybius(coded, rows)


def bifid_decrypt(text: str, rows: Sequence[str], period: int) -> str:
    """Undo `bifid_encrypt`.

    >>> bifid_decrypt(bifid_encrypt("HELLO", square("KEYWORD"), 5), square("KEYWORD"), 5)
    'HELLO'
    """
    plain: list[tuple[int, int]] = []
    for i in range(0, len(text), period):
        line = [number for place in polybius(text[i : i + period], rows) for number in place]
        half = len(line) // 2
        plain += zip(line[:half], line[half:], strict=True)
    return from_polybius(plain, rows)


def morse(text: str, gap: str = " ", word_gap: str = " / ") -> str:
    """Write letters and digits in Morse code.

    >>> morse("SOS ME")
    '... --- ... / -- .'
    """
    return word_gap.join(gap.join(MORSE[letter] for letter in word) for word in text.split())


def _repeated(key: str, alphabet: str) -> Callable[[int], int]:
    shifts = [alphabet.index(letter) for letter in key]
    return lambda i: shifts[i % len(shifts)]


def _with_keys(text: str, alphabet: str, change: Callable[[int, int], int]) -> str:
    """Replace the i-th letter of the alphabet in a text, at place x of the alphabet, by the one at change(x, i)."""
    result = []
    count = 0
    for sign in text:
        if sign in alphabet:
            sign = alphabet[change(alphabet.index(sign), count) % len(alphabet)]
            count += 1
        result.append(sign)
    return "".join(result)


def _merged(text: str, alphabet: str) -> str:
    return text if "J" in alphabet else text.replace("J", "I")


def _find(letter: str, rows: Sequence[str]) -> tuple[int, int]:
    return next((r, row.index(letter)) for r, row in enumerate(rows) if letter in row)


def _playfair(pair: str, rows: Sequence[str], step: int) -> str:
    (a, b), (c, d) = _find(pair[0], rows), _find(pair[1], rows)
    size = len(rows)
    if a == c:
        return rows[a][(b + step) % size] + rows[c][(d + step) % size]
    if b == d:
        return rows[(a + step) % size][b] + rows[(c + step) % size][d]
    return rows[a][d] + rows[c][b]


def wrapped(total: int, size: int = 26, least: int = 0) -> str:
    """Write what brings a sum at most one round off among the `size` numbers from `least` on, and the number.

    >>> wrapped(30), wrapped(-1), wrapped(7), wrapped(0, 10, 1)
    (' - 26 = 4', ' + 26 = 25', ' = 7', ' + 10 = 10')
    """
    turn = f" + {size}" if total < least else f" - {size}" if total >= least + size else ""
    return f"{turn} = {(total - least) % size + least}"
