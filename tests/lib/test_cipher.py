"""Every cipher is undone by its inverse, and published examples come out."""

import math
from random import Random

import pytest
from hypothesis import given, strategies as st

from bootcamp.lib import cipher

letters = st.text(cipher.ALPHABET, max_size=40)
mixed = st.text(cipher.ALPHABET + " ,.", max_size=40)
keys = st.text(cipher.ALPHABET, min_size=1, max_size=8)
squares = keys.map(cipher.square)
square_letters = st.text(cipher.SQUARE_ALPHABET, max_size=30)


@given(mixed, st.integers(-60, 60))
def test_shifts(text: str, shift: int) -> None:
    assert cipher.caesar(cipher.caesar(text, shift), -shift) == text
    shifted = "".join(chr((ord(c) - 65 + shift) % 26 + 65) if c.isalpha() else c for c in text)
    assert cipher.caesar(text, shift) == shifted


@given(mixed, st.integers(1, 60), st.integers(0, 60))
def test_affine(text: str, a: int, b: int) -> None:
    if math.gcd(a, 26) > 1:
        with pytest.raises(ValueError, match="no inverse"):
            cipher.affine_encrypt(text, a, b)
    else:
        assert cipher.affine_decrypt(cipher.affine_encrypt(text, a, b), a, b) == text


@given(mixed, keys)
def test_key_streams(text: str, key: str) -> None:
    assert cipher.vigenere(cipher.vigenere(text, key), key, -1) == text
    assert cipher.beaufort(cipher.beaufort(text, key), key) == text
    assert cipher.autokey_decrypt(cipher.autokey_encrypt(text, key), key) == text


@given(letters, st.integers(1, 9))
def test_rail_fence(text: str, rails: int) -> None:
    assert cipher.rail_fence_decrypt(cipher.rail_fence_encrypt(text, rails), rails) == text
    lines = [""] * rails
    row, step = 0, 1
    for letter in text:
        lines[row] += letter
        step = 1 if row == 0 else -1 if row == rails - 1 else step
        row = min(max(row + step, 0), rails - 1)
    assert cipher.rail_fence_encrypt(text, rails) == "".join(lines)


@given(letters, keys)
def test_columns(text: str, key: str) -> None:
    order = cipher.key_order(key)
    assert sorted(order) == list(range(len(key)))
    assert cipher.columnar_decrypt(cipher.columnar_encrypt(text, order), order) == text
    named = sorted((rank, text[i :: len(key)]) for i, rank in enumerate(order))
    assert cipher.columnar_encrypt(text, order) == "".join(column for _, column in named)


@given(square_letters, squares)
def test_playfair(text: str, rows: tuple[str, ...]) -> None:
    pairs = cipher.playfair_pairs(text)
    assert all(pair[0] != pair[1] for pair in pairs)
    joined = iter("".join(pairs))
    assert all(letter in joined for letter in text)
    secret = cipher.playfair_encrypt(pairs, rows)
    assert cipher.playfair_decrypt(secret, rows) == "".join(pairs)
    assert all(a != b for a, b in zip(secret, "".join(pairs), strict=True))


@given(st.text(cipher.ALPHABET + "0123456789", max_size=30), st.text(cipher.ALPHABET, max_size=8))
def test_playfair_on_a_larger_square(text: str, keyword: str) -> None:
    signs = cipher.ALPHABET + "0123456789"
    rows = cipher.square(keyword, signs)
    assert sorted("".join(rows)) == sorted(signs)
    pairs = cipher.playfair_pairs(text, alphabet=signs)
    assert cipher.playfair_decrypt(cipher.playfair_encrypt(pairs, rows), rows) == "".join(pairs)


@given(mixed, st.text(cipher.ALPHABET, min_size=1, max_size=9))
def test_autokey_by_the_encrypted_text(text: str, primer: str) -> None:
    secret = cipher.ciphertext_autokey_encrypt(text, primer)
    assert cipher.ciphertext_autokey_decrypt(secret, primer) == text
    keys = primer + "".join(letter for letter in secret if letter in cipher.ALPHABET)
    letters_only = "".join(letter for letter in text if letter in cipher.ALPHABET)
    assert cipher.vigenere(letters_only, keys) == "".join(letter for letter in secret if letter in cipher.ALPHABET)


@given(square_letters, squares, st.integers(1, 9))
def test_squares(text: str, rows: tuple[str, ...], period: int) -> None:
    assert sorted("".join(rows)) == list(cipher.SQUARE_ALPHABET)
    assert cipher.from_polybius(cipher.polybius(text, rows), rows) == text
    assert cipher.bifid_decrypt(cipher.bifid_encrypt(text, rows, period), rows, period) == text


def test_published_examples() -> None:
    rows = cipher.square("PLAYFAIREXAMPLE")
    assert cipher.playfair_encrypt(cipher.playfair_pairs("HIDETHEGOLDINTHETREESTUMP"), rows) == (
        "BMODZBXDNABEKUDMUIXMMOUVIF"
    )
    assert cipher.vigenere("CRYPTOISSHORTFORCRYPTOGRAPHY", "ABCD") == "CSASTPKVSIQUTGQUCSASTPIUAQJB"


def test_morse_and_alphabets() -> None:
    assert len(set(cipher.MORSE.values())) == 36
    letters = {code: letter for letter, code in cipher.MORSE.items()}
    assert [letters[code] for code in cipher.morse("WORLD42").split()] == list("WORLD42")
    assert cipher.keyed_alphabet("KEYWORD") == "KEYWORDABCFGHIJLMNPQSTUVXZ"
    assert sorted(cipher.random_alphabet(Random(1))) == list(cipher.ALPHABET)
