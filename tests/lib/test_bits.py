"""Words of bits against texts of bits, and shift registers against their periods."""

from random import Random

from hypothesis import given, strategies as st

from bootcamp.lib import bits

words = st.integers(0, 2**12 - 1)


@given(words, st.integers(-30, 30))
def test_rotations(value: int, places: int) -> None:
    text = bits.bit_text(value, 12)
    cut = places % 12
    assert bits.bit_text(bits.rotated(value, places, 12), 12) == text[cut:] + text[:cut]
    assert int(bits.hex_text(value, 12), 16) == value


@given(words, st.permutations(range(12)))
def test_permutations(value: int, order: list[int]) -> None:
    text = bits.bit_text(value, 12)
    assert bits.bit_text(bits.permuted(value, order), 12) == "".join(text[i] for i in order)


@given(words, st.permutations(range(16)))
def test_tables(value: int, box: list[int]) -> None:
    text = "".join(f"{box[int(digit, 16)]:X}" for digit in bits.hex_text(value, 12))
    assert bits.hex_text(bits.substituted(value, box, 12), 12) == text


@given(st.integers(0, 10**6), st.integers(3, 10), st.integers(0, 200))
def test_registers(seed: int, length: int, steps: int) -> None:
    rng = Random(seed)
    register = bits.random_register(rng, length)
    start = state = rng.randrange(1, 1 << length)
    for _ in range(steps):
        state = register.stepped(state)
    assert register.jumped(start, steps) == state
    assert register.output(start, length) == bits.bit_text(start, length)[::-1]


def test_longest_period() -> None:
    register, state, period = bits.Register((4, 7)), 1, 0
    while not period or state != 1:
        state, period = register.stepped(state), period + 1
    assert period == 2**7 - 1
