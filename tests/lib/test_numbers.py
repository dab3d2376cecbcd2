"""Number theory against sympy and against definitions, draws against their distributions."""

import math
from collections import Counter
from fractions import Fraction
from itertools import pairwise, product
from random import Random

import pytest
import sympy
from hypothesis import given, settings, strategies as st

from bootcamp.lib import numbers
from bootcamp.lib.solver import BudgetError

positive = st.integers(1, 10**6)


def test_primes_agree_with_sympy() -> None:
    assert [n for n in range(-3, 3000) if numbers.is_prime(n)] == list(sympy.primerange(3000))
    for limit in range(-2, 130):
        assert numbers.primes_below(limit) == list(sympy.primerange(max(limit, 0)))
    for n in (3215031751, 3825123056546413051, 318665857834031151167461, 2**61 - 1, 10**18 + 9):
        assert numbers.is_prime(n) == sympy.isprime(n)


def test_is_prime_refuses_what_it_cannot_prove() -> None:
    assert not numbers.is_prime(10**40)
    with pytest.raises(ValueError, match="proven range"):
        numbers.is_prime(2**89 - 1)


@settings(max_examples=200)
@given(positive)
def test_arithmetic_functions_agree_with_sympy(n: int) -> None:
    assert numbers.factorize(n) == sympy.factorint(n)
    assert numbers.divisors(n) == sympy.divisors(n)
    assert numbers.totient(n) == sympy.totient(n)
    assert numbers.carmichael(n) == sympy.reduced_totient(n)
    assert numbers.mobius(n) == sympy.mobius(n)
    assert numbers.divisor_sum(n, 2) == sympy.divisor_sigma(n, 2)
    assert numbers.next_prime(n) == sympy.nextprime(n)


@pytest.mark.parametrize("bits", [24, 32])
def test_factorize_splits_products_of_two_large_primes(bits: int) -> None:
    rng = Random(bits)
    for _ in range(5):
        p, q = (numbers.random_prime(rng, 2 ** (bits - 1), 2**bits) for _ in range(2))
        assert numbers.factorize(p * q) == dict(sorted(Counter([p, q]).items()))


def test_factorize_keeps_its_budget() -> None:
    with pytest.raises(BudgetError):
        numbers.factorize((10**9 + 7) * (10**9 + 9), budget=100)
    with pytest.raises(ValueError, match="n=0"):
        numbers.factorize(0)


@given(st.integers(-1000, 1000), st.integers(-1000, 1000))
def test_egcd(a: int, b: int) -> None:
    g, x, y = numbers.egcd(a, b)
    assert g == math.gcd(a, b) == a * x + b * y


@given(st.lists(st.tuples(st.integers(0, 30), st.integers(1, 12)), min_size=1, max_size=4))
def test_crt_against_search(pairs: list[tuple[int, int]]) -> None:
    residues, moduli = zip(*pairs, strict=True)
    m = math.lcm(*moduli)
    found = [x for x in range(m) if all((x - r) % n == 0 for r, n in pairs)]
    assert numbers.crt(residues, moduli) == ((found[0], m) if found else None)


@given(st.integers(-50, 50), st.integers(-50, 50), st.integers(1, 60))
def test_linear_congruence_against_search(a: int, b: int, m: int) -> None:
    assert numbers.linear_congruence(a, b, m) == [x for x in range(m) if (a * x - b) % m == 0]


def test_orders_roots_and_symbols_agree_with_sympy() -> None:
    for m in range(2, 80):
        for a in range(m):
            if math.gcd(a, m) == 1:
                assert numbers.order(a, m) == sympy.n_order(a, m)
            if m % 2:
                assert numbers.jacobi(a, m) == sympy.jacobi_symbol(a, m)
    for p in sympy.primerange(3, 200):
        assert numbers.primitive_root(p) == sympy.primitive_root(p)
        for a in range(p):
            roots = [x for x in range(p) if x * x % p == a]
            assert numbers.sqrt_mod_prime(a, p) == (roots[0] if roots else None)


@given(st.integers(0, 10**40), st.integers(1, 12))
def test_integer_root(n: int, k: int) -> None:
    r = numbers.integer_root(n, k)
    assert r**k <= n < (r + 1) ** k


@given(st.fractions())
def test_continued_fraction_round_trip(x: Fraction) -> None:
    terms = numbers.continued_fraction(x)
    assert numbers.from_continued_fraction(terms) == x == numbers.convergents(terms)[-1]
    assert len(terms) == 1 or terms[-1] > 1


def test_pell_solutions_are_smallest() -> None:
    for d in range(2, 60):
        if not numbers.is_square(d):
            x, y = numbers.pell(d)
            assert x * x - d * y * y == 1
            assert not any(numbers.is_square(d * v * v + 1) for v in range(1, min(y, 2000)))


@given(st.fractions(-3, 9, max_denominator=40), st.fractions(-3, 9, max_denominator=40))
def test_simplest_between_against_search(a: Fraction, b: Fraction) -> None:
    low, high = min(a, b), max(a, b)
    if low == high:
        with pytest.raises(ValueError, match="low < high"):
            numbers.simplest_between(low, high)
        return
    q = next(q for q in range(1, 2000) if math.floor(low * q) + 1 < high * q)
    assert numbers.simplest_between(low, high) == Fraction(math.floor(low * q) + 1, q)


@given(st.integers(0, 10**12), st.integers(2, 36))
def test_digits_round_trip(n: int, base: int) -> None:
    assert numbers.from_digits(numbers.digits(n, base), base) == n == int(numbers.to_base(n, base), base)


@given(st.integers(0, 500), st.integers(1, 300), st.integers(2, 16))
def test_expansion_is_exact(p: int, q: int, base: int) -> None:
    whole, before, period = numbers.expansion(Fraction(p, q), base)
    value = whole + Fraction(numbers.from_digits(before, base), base ** len(before))
    if period:
        repeated = Fraction(numbers.from_digits(period, base), base ** len(period) - 1)
        value += repeated / base ** len(before)
    assert value == Fraction(p, q)


def test_partitions_and_compositions() -> None:
    for n in range(12):
        listed = list(numbers.partitions(n))
        assert len(set(listed)) == len(listed) == sympy.functions.combinatorial.numbers.partition(n)
    for n, k in product(range(1, 8), range(1, 5)):
        assert len(list(numbers.compositions(n, k))) == math.comb(n - 1, k - 1)


@given(st.integers(1, 10**9))
def test_zeckendorf_is_a_sum_without_neighbours(n: int) -> None:
    terms = numbers.zeckendorf(n)
    assert sum(terms) == n
    assert all(a >= 2 * b for a, b in pairwise(terms))


def test_egyptian_denominators_are_distinct() -> None:
    for q in range(2, 12):
        for p in range(1, q):
            denominators = numbers.egyptian(Fraction(p, q))
            assert sum(Fraction(1, d) for d in denominators) == Fraction(p, q)
            assert len(set(denominators)) == len(denominators)


def test_random_composition_is_uniform() -> None:
    rng = Random(0)
    counts = Counter(numbers.random_composition(rng, 6, 3) for _ in range(5000))
    assert set(counts) == set(numbers.compositions(6, 3))
    assert min(counts.values()) > 400
    assert all(sum(numbers.random_composition(rng, 9, 4, low=0)) == 9 for _ in range(50))
    with pytest.raises(ValueError, match="k=4"):
        numbers.random_composition(rng, 3, 4)


def test_random_draws_stay_in_range() -> None:
    rng = Random(0)
    for _ in range(200):
        assert len(str(numbers.random_digits(rng, 5))) == 5
        x = numbers.random_fraction(rng, 7, -2, 2)
        assert -2 < x < 2
        assert 2 <= x.denominator <= 7
        assert math.gcd(numbers.random_coprime(rng, 210, 1, 300), 210) == 1
    with pytest.raises(ValueError, match="no prime"):
        numbers.random_prime(rng, 24, 28)
    with pytest.raises(ValueError, match="coprime"):
        numbers.random_coprime(rng, 6, 2, 4)


@given(st.fractions(-50, 50, max_denominator=60))
def test_mixed_numbers_read_back(x: Fraction) -> None:
    text = numbers.mixed(x).lstrip("-")
    value = sum(map(Fraction, text.split()))
    assert (-value if x < 0 else value) == x


@given(st.integers(-(10**9), 10**9), st.integers(0, 6))
def test_finite_decimals_read_back(n: int, places: int) -> None:
    x = Fraction(n, 10**places)
    assert Fraction(numbers.decimal(x)) == x == Fraction(numbers.decimal(x, 8))


def test_number_words() -> None:
    assert numbers.words(10**20 + 7) == "one hundred quintillion seven"
    assert numbers.words(0) == "zero"
    assert len({numbers.words(n) for n in range(5_000)}) == 5_000
    assert len({numbers.zh_words(n) for n in range(30_000)}) == 30_000
    known = {110: "一百一十", 1001: "一千零一", 10_010: "一万零一十", 101_000: "十万一千", 10**8 + 10**4: "一亿零一万"}
    assert {n: numbers.zh_words(n) for n in known} == known
    with pytest.raises(ValueError, match="below"):
        numbers.words(10**21)


def test_roman_numerals_are_distinct_and_read_back() -> None:
    values = dict(zip("IVXLCDM", (1, 5, 10, 50, 100, 500, 1000), strict=True))
    for n in range(1, 4000):
        amounts = [values[sign] for sign in numbers.roman(n)]
        assert n == sum(-a if a < b else a for a, b in zip(amounts, [*amounts[1:], 0], strict=True))
    with pytest.raises(ValueError, match="3999"):
        numbers.roman(4000)
