"""What an attack reads is the plain text that was encrypted, or nothing where the system does not fit."""

from random import Random

from hypothesis import given, strategies as st

from bootcamp.lib import cipher, known_texts

letters = st.text(cipher.ALPHABET, min_size=26, max_size=60)
FACTORS = [a for a in range(1, 26, 2) if a != 13]


@given(letters, st.text(cipher.ALPHABET, min_size=1, max_size=20), st.integers(0, 10**6))
def test_substitutions(known: str, text: str, seed: int) -> None:
    rng = Random(seed)
    key = cipher.random_alphabet(rng)
    pairs = [(known, cipher.substitute(known, cipher.ALPHABET, key))]
    (read,) = known_texts.by_table(pairs, cipher.substitute(text, cipher.ALPHABET, key))
    assert all(sign == letter if letter in known else sign == "?" for sign, letter in zip(read, text, strict=True))
    a, b = rng.choice(FACTORS), rng.randrange(26)
    pairs = [(known, cipher.affine_encrypt(known, a, b))]
    assert text in known_texts.by_affine(pairs, cipher.affine_encrypt(text, a, b), FACTORS)


@given(letters, letters, st.text(cipher.ALPHABET, min_size=2, max_size=6))
def test_added_keys(known: str, text: str, key: str) -> None:
    pairs = [(known, cipher.vigenere(known, key))]
    assert list(known_texts.by_key(pairs, cipher.vigenere(text, key), len(key))) == [text]


@given(letters, st.integers(2, 8), st.permutations(range(5)))
def test_places(text: str, rails: int, order: list[int]) -> None:
    places = known_texts.reading_order(len(text), rails)
    assert cipher.put_back(cipher.rail_fence_encrypt(text, rails), places) == text
    places = known_texts.reading_order(len(text), 5, tuple(order))
    assert cipher.put_back(cipher.columnar_encrypt(text, order), places) == text
