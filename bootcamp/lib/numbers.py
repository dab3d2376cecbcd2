"""Integers and fractions: primes, congruences, continued fractions, digits, partitions, draws and number words."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction
from functools import cache
from itertools import pairwise
from random import Random

from bootcamp.lib.solver import BudgetError

DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""Digit signs of bases up to 36."""

_WITNESSES = (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41)
_MILLER_RABIN_LIMIT = 3_317_044_064_679_887_385_961_981


# Primes and factors


def is_prime(n: int) -> bool:
    """Tell whether `n` is prime, by Miller-Rabin with the first 13 primes, which is exact below 3.3e24.

    Source: Sorenson and Webster, "Strong pseudoprimes to twelve prime bases", Math. Comp. 86 (2017).

    >>> [n for n in range(30) if is_prime(n)]
    [2, 3, 5, 7, 11, 13, 17, 19, 23, 29]

    Raises:
        ValueError: `n` is 3.3e24 or more and passes every test, so that it may be composite.
    """
    if n < 2:
        return False
    for p in _WITNESSES:
        if n % p == 0:
            return n == p
    twos = ((n - 1) & (1 - n)).bit_length() - 1
    if not all(_is_strong_probable_prime(n, a, twos) for a in _WITNESSES):
        return False
    if n >= _MILLER_RABIN_LIMIT:
        raise ValueError(f"n={n} is beyond the proven range of is_prime: expected n < {_MILLER_RABIN_LIMIT}")
    return True


def primes_below(limit: int) -> list[int]:
    """List the primes below `limit` by the sieve of Eratosthenes.

    >>> primes_below(20)
    [2, 3, 5, 7, 11, 13, 17, 19]
    """
    sieve = bytearray([1]) * max(limit, 0)
    sieve[:2] = b"\0\0"[: len(sieve)]
    for p in range(2, math.isqrt(max(limit, 1) - 1) + 1 if limit > 1 else 2):
        if p < limit and sieve[p]:
            sieve[p * p :: p] = bytes(len(range(p * p, limit, p)))
    return [n for n in range(limit) if sieve[n]]


def next_prime(n: int) -> int:
    """Give the smallest prime above `n`.

    >>> next_prime(13), next_prime(-5), next_prime(10**9)
    (17, 2, 1000000007)
    """
    n = max(n + 1, 2)
    while not is_prime(n):
        n += 1
    return n


def random_prime(rng: Random, low: int, high: int) -> int:
    """Draw a prime from `low` to `high`, both included, uniformly.

    >>> random_prime(Random(1), 100, 200)
    113

    Raises:
        ValueError: there is no prime in the range.
    """
    if high < 10_000:
        candidates = [p for p in primes_below(high + 1) if p >= low]
        if candidates:
            return rng.choice(candidates)
    elif any(is_prime(n) for n in range(max(low, 2), high + 1)):
        while not is_prime(n := rng.randint(low, high)):
            pass
        return n
    raise ValueError(f"low={low}, high={high}: there is no prime in this range")


def factorize(n: int, budget: int = 2_000_000) -> dict[int, int]:
    """Give the prime factorisation of a positive integer as ``{prime: exponent}``, primes increasing.

    Trial division, then Pollard's rho (Brent's variant) with fixed starts; `budget` bounds the squarings.

    >>> factorize(360), factorize(1), factorize(10**12 + 39)
    ({2: 3, 3: 2, 5: 1}, {}, {1000000000039: 1})
    >>> factorize(1000003 * 1000033**2)
    {1000003: 1, 1000033: 2}

    Raises:
        ValueError: `n` is not positive.
        BudgetError: a factor is too large to be found.
    """
    if n < 1:
        raise ValueError(f"n={n}: expected a positive integer")
    found: dict[int, int] = {}
    for p in _small_primes():
        while n % p == 0:
            found[p] = found.get(p, 0) + 1
            n //= p
    pending = [n] if n > 1 else []
    while pending:
        m = pending.pop()
        if is_prime(m):
            found[m] = found.get(m, 0) + 1
        else:
            d, budget = _rho(m, budget)
            pending += [d, m // d]
    return dict(sorted(found.items()))


def divisors(n: int) -> list[int]:
    """List the positive divisors of a positive integer in increasing order.

    >>> divisors(12)
    [1, 2, 3, 4, 6, 12]
    """
    result = [1]
    for p, e in factorize(n).items():
        result = [d * p**i for d in result for i in range(e + 1)]
    return sorted(result)


def totient(n: int) -> int:
    """Count the integers from 1 to `n` that are coprime to `n`.

    >>> [totient(n) for n in (1, 9, 10, 97)]
    [1, 6, 4, 96]
    """
    return math.prod(p ** (e - 1) * (p - 1) for p, e in factorize(n).items())


def carmichael(n: int) -> int:
    """Give the least e >= 1 with a^e = 1 (mod n) for every a coprime to `n`.

    >>> [carmichael(n) for n in (1, 8, 15, 561)]
    [1, 2, 4, 80]
    """
    parts = [2 ** (e - 2) if p == 2 and e > 2 else p ** (e - 1) * (p - 1) for p, e in factorize(n).items()]
    return math.lcm(*parts)


def mobius(n: int) -> int:
    """Give the Möbius function: 0 if a square divides `n`, else -1 to the number of prime factors.

    >>> [mobius(n) for n in (1, 2, 4, 6, 30)]
    [1, -1, 0, 1, -1]
    """
    exponents = factorize(n).values()
    return 0 if any(e > 1 for e in exponents) else (-1) ** len(exponents)


def divisor_sum(n: int, k: int = 1) -> int:
    """Sum the k-th powers of the positive divisors of `n`; k = 0 counts them.

    >>> divisor_sum(12), divisor_sum(12, 0), divisor_sum(4, 2)
    (28, 6, 21)
    """
    return math.prod(sum(p ** (i * k) for i in range(e + 1)) for p, e in factorize(n).items())


def radical(n: int) -> int:
    """Multiply the different primes that divide `n`.

    >>> radical(360)
    30
    """
    return math.prod(factorize(n))


def valuation(n: int, p: int) -> int:
    """Give the exponent of the prime `p` in a nonzero integer.

    >>> valuation(48, 2), valuation(-27, 3), valuation(10, 7)
    (4, 3, 0)

    Raises:
        ValueError: `n` is 0.
    """
    if n == 0:
        raise ValueError("n=0 is divisible by every power of p: expected a nonzero integer")
    exponent = 0
    while n % p == 0:
        n //= p
        exponent += 1
    return exponent


# Congruences


def egcd(a: int, b: int) -> tuple[int, int, int]:
    """Give ``(g, x, y)`` with ``a*x + b*y == g == gcd(a, b) >= 0``.

    >>> egcd(240, 46)
    (2, -9, 47)
    """
    x, y, u, v = 1, 0, 0, 1
    while b:
        q = a // b
        a, b, x, y, u, v = b, a - q * b, u, v, x - q * u, y - q * v
    return (a, x, y) if a >= 0 else (-a, -x, -y)


def inverse(a: int, m: int) -> int:
    """Give the inverse of `a` modulo `m` in 0..m-1.

    >>> inverse(3, 7)
    5

    Raises:
        ValueError: `a` and `m` have a common factor.
    """
    if math.gcd(a, m) != 1:
        raise ValueError(f"a={a} has no inverse modulo m={m}: they have the common factor {math.gcd(a, m)}")
    return pow(a, -1, m)


def crt(residues: Sequence[int], moduli: Sequence[int]) -> tuple[int, int] | None:
    """Solve ``x = residues[i] (mod moduli[i])`` for all i; moduli need not be coprime.

    Gives ``(x, lcm of the moduli)`` with the smallest x >= 0, or None if there is no solution.

    >>> crt([2, 3, 2], [3, 5, 7])
    (23, 105)
    >>> crt([1, 3], [4, 6]), crt([1, 2], [4, 6])
    ((9, 12), None)
    """
    x, m = 0, 1
    for r, n in zip(residues, moduli, strict=True):
        g, p, _ = egcd(m, n)
        if (r - x) % g:
            return None
        x += m * ((r - x) // g * p % (n // g))
        m = m // g * n
        x %= m
    return x, m


def linear_congruence(a: int, b: int, m: int) -> list[int]:
    """List all x in 0..m-1 with ``a*x = b (mod m)``, increasing.

    >>> linear_congruence(6, 4, 10), linear_congruence(2, 1, 4)
    ([4, 9], [])
    """
    g = math.gcd(a, m)
    if b % g:
        return []
    step = m // g
    first = b // g * inverse(a // g, step) % step
    return list(range(first, m, step))


def order(a: int, m: int) -> int:
    """Give the least e >= 1 with ``a**e = 1 (mod m)``.

    >>> order(2, 7), order(10, 49)
    (3, 42)

    Raises:
        ValueError: `a` and `m` have a common factor.
    """
    if math.gcd(a, m) != 1:
        raise ValueError(f"a={a} has no order modulo m={m}: they have the common factor {math.gcd(a, m)}")
    e = carmichael(m)
    for p, times in factorize(e).items():
        for _ in range(times):
            if pow(a, e // p, m) != 1 % m:
                break
            e //= p
    return e


def primitive_root(p: int) -> int:
    """Give the smallest primitive root modulo an odd prime.

    >>> [primitive_root(p) for p in (3, 7, 23, 41)]
    [2, 3, 5, 6]
    """
    factors = list(factorize(p - 1))
    return next(g for g in range(2, p) if all(pow(g, (p - 1) // q, p) != 1 for q in factors))


def jacobi(a: int, n: int) -> int:
    """Give the Jacobi symbol (a/n) of an odd positive `n`.

    >>> [jacobi(a, 15) for a in range(6)]
    [0, 1, 1, 0, 1, 0]

    Raises:
        ValueError: `n` is even or not positive.
    """
    if n < 1 or n % 2 == 0:
        raise ValueError(f"n={n}: expected an odd positive integer")
    sign = 1
    a %= n
    while a:
        twos = valuation(a, 2)
        a >>= twos
        if twos % 2 and n % 8 in (3, 5):
            sign = -sign
        if a % 4 == n % 4 == 3:
            sign = -sign
        a, n = n % a, a
    return sign if n == 1 else 0


def sqrt_mod_prime(a: int, p: int) -> int | None:
    """Give the smaller square root of `a` modulo a prime `p`, or None (Tonelli-Shanks).

    >>> sqrt_mod_prime(2, 7), sqrt_mod_prime(3, 7), sqrt_mod_prime(5, 41)
    (3, None, 13)
    """
    a %= p
    if p == 2 or a == 0:
        return a
    if pow(a, (p - 1) // 2, p) != 1:
        return None
    s = valuation(p - 1, 2)
    q = (p - 1) >> s
    z = next(z for z in range(2, p) if pow(z, (p - 1) // 2, p) == p - 1)
    c, x, t = pow(z, q, p), pow(a, (q + 1) // 2, p), pow(a, q, p)
    while t != 1:
        i, power = 0, t
        while power != 1:
            power = power * power % p
            i += 1
        b = pow(c, 1 << (s - i - 1), p)
        s, c = i, b * b % p
        x, t = x * b % p, t * c % p
    return min(x, p - x)


# Roots, continued fractions, approximation


def integer_root(n: int, k: int) -> int:
    """Give the largest r with ``r**k <= n`` for n >= 0 and k >= 1.

    >>> integer_root(26, 3), integer_root(27, 3), integer_root(10**30, 5)
    (2, 3, 1000000)
    """
    if n < 2 or k == 1:
        return n
    r = 1 << -(-n.bit_length() // k)
    while True:
        s = ((k - 1) * r + n // r ** (k - 1)) // k
        if s >= r:
            return r
        r = s


def is_square(n: int) -> bool:
    """Tell whether `n` is the square of an integer.

    >>> [n for n in range(-4, 20) if is_square(n)]
    [0, 1, 4, 9, 16]
    """
    return n >= 0 and math.isqrt(n) ** 2 == n


def perfect_power(n: int) -> tuple[int, int] | None:
    """Give ``(b, k)`` with ``b**k == n`` and the largest k >= 2, or None, for n >= 2.

    >>> perfect_power(64), perfect_power(36), perfect_power(12)
    ((2, 6), (6, 2), None)
    """
    for k in range(n.bit_length(), 1, -1):
        b = integer_root(n, k)
        if b**k == n:
            return b, k
    return None


def square_part(n: int) -> tuple[int, int]:
    """Write a positive integer as ``s*s*f`` with f squarefree and give ``(s, f)``.

    >>> square_part(72)
    (6, 2)
    """
    factors = factorize(n)
    return math.prod(p ** (e // 2) for p, e in factors.items()), math.prod(p for p, e in factors.items() if e % 2)


def continued_fraction(x: Fraction) -> list[int]:
    """Expand a rational; the last term is above 1 unless it is the only one.

    >>> continued_fraction(Fraction(415, 93)), continued_fraction(Fraction(-7, 3))
    ([4, 2, 6, 7], [-3, 1, 2])
    """
    terms = []
    p, q = x.numerator, x.denominator
    while q:
        terms.append(p // q)
        p, q = q, p % q
    return terms


def from_continued_fraction(terms: Sequence[int]) -> Fraction:
    """Give the value of a finite continued fraction.

    >>> from_continued_fraction([4, 2, 6, 7])
    Fraction(415, 93)
    """
    value = Fraction(terms[-1])
    for term in reversed(terms[:-1]):
        value = term + 1 / value
    return value


def convergents(terms: Sequence[int]) -> list[Fraction]:
    """List the convergents of a continued fraction.

    >>> [str(c) for c in convergents([3, 7, 15, 1])]
    ['3', '22/7', '333/106', '355/113']
    """
    p, q, p0, q0 = 1, 0, 0, 1
    result = []
    for a in terms:
        p, q, p0, q0 = a * p + p0, a * q + q0, p, q
        result.append(Fraction(p, q))
    return result


def sqrt_continued_fraction(d: int) -> tuple[int, list[int]]:
    """Give the integer part and the period of the continued fraction of sqrt(d); the period of a square is empty.

    >>> sqrt_continued_fraction(23), sqrt_continued_fraction(9)
    ((4, [1, 3, 1, 8]), (3, []))
    """
    root = math.isqrt(d)
    period: list[int] = []
    m, q, a = 0, 1, root
    while root * root != d and a != 2 * root:
        m = a * q - m
        q = (d - m * m) // q
        a = (root + m) // q
        period.append(a)
    return root, period


def pell(d: int) -> tuple[int, int]:
    """Give the smallest positive ``(x, y)`` with ``x*x - d*y*y == 1`` for a `d` that is not a square.

    >>> pell(2), pell(61)
    ((3, 2), (1766319049, 226153980))
    """
    root, period = sqrt_continued_fraction(d)
    length = len(period) * (1 + len(period) % 2)
    value = convergents([root, *(period * 2)[: length - 1]])[-1]
    return value.numerator, value.denominator


def simplest_between(low: Fraction, high: Fraction) -> Fraction:
    """Give the fraction strictly between two others with the smallest denominator, then the smallest numerator.

    >>> simplest_between(Fraction(1, 3), Fraction(1, 2)), simplest_between(Fraction(5, 2), Fraction(9, 2))
    (Fraction(2, 5), Fraction(3, 1))

    Raises:
        ValueError: `low` is not below `high`.
    """
    if low >= high:
        raise ValueError(f"low={low}, high={high}: expected low < high")
    whole = math.floor(low)
    if whole + 1 < high:
        return Fraction(whole + 1)
    if low == whole:
        return whole + Fraction(1, math.floor(1 / (high - whole)) + 1)
    return whole + 1 / simplest_between(1 / (high - whole), 1 / (low - whole))


def egyptian(x: Fraction) -> list[int]:
    """Write a fraction in (0, 1) as a sum of distinct unit fractions by the greedy rule and list the denominators.

    >>> egyptian(Fraction(4, 13))
    [4, 18, 468]
    """
    denominators = []
    while x:
        denominators.append(-(-x.denominator // x.numerator))
        x -= Fraction(1, denominators[-1])
    return denominators


# Digits and bases


def digits(n: int, base: int = 10) -> list[int]:
    """List the digits of a nonnegative integer, highest place first; 0 has one digit.

    >>> digits(2024), digits(10, 2), digits(0)
    ([2, 0, 2, 4], [1, 0, 1, 0], [0])
    """
    result = [n % base]
    while n := n // base:
        result.append(n % base)
    return result[::-1]


def from_digits(values: Sequence[int], base: int = 10) -> int:
    """Give the integer with these digits, highest place first.

    >>> from_digits([1, 0, 1, 0], 2)
    10
    """
    n = 0
    for value in values:
        n = n * base + value
    return n


def to_base(n: int, base: int) -> str:
    """Write an integer in a base from 2 to 36 with the digits 0-9 and A-Z.

    >>> to_base(255, 16), to_base(-5, 2)
    ('FF', '-101')
    """
    return ("-" if n < 0 else "") + "".join(DIGITS[d] for d in digits(abs(n), base))


def digit_sum(n: int, base: int = 10) -> int:
    """Add the digits of an integer, its sign left out.

    >>> digit_sum(2024), digit_sum(-19)
    (8, 10)
    """
    return sum(digits(abs(n), base))


def reverse_digits(n: int, base: int = 10) -> int:
    """Read the digits of a nonnegative integer backwards.

    >>> reverse_digits(1200), reverse_digits(123)
    (21, 321)
    """
    return from_digits(digits(n, base)[::-1], base)


def is_palindrome(n: int, base: int = 10) -> bool:
    """Tell whether the digits of a nonnegative integer read the same both ways.

    >>> is_palindrome(1221), is_palindrome(10)
    (True, False)
    """
    values = digits(n, base)
    return values == values[::-1]


def expansion(x: Fraction, base: int = 10) -> tuple[int, list[int], list[int]]:
    """Expand a nonnegative rational: integer part, digits before the period, digits of the shortest period.

    >>> expansion(Fraction(7, 12)), expansion(Fraction(5, 4))
    ((0, [5, 8], [3]), (1, [2, 5], []))
    """
    whole, rest = divmod(x.numerator, x.denominator)
    seen: dict[int, int] = {}
    places: list[int] = []
    while rest and rest not in seen:
        seen[rest] = len(places)
        place, rest = divmod(rest * base, x.denominator)
        places.append(place)
    start = seen[rest] if rest else len(places)
    return whole, places[:start], places[start:]


# Partitions, compositions and special numbers


def partitions(n: int, largest: int | None = None) -> Iterator[tuple[int, ...]]:
    """Yield the partitions of `n` into positive parts, parts not increasing, in reverse lexicographic order.

    >>> list(partitions(4))
    [(4,), (3, 1), (2, 2), (2, 1, 1), (1, 1, 1, 1)]
    """
    if n == 0:
        yield ()
    for part in range(min(n, n if largest is None else largest), 0, -1):
        for rest in partitions(n - part, part):
            yield (part, *rest)


def compositions(n: int, k: int) -> Iterator[tuple[int, ...]]:
    """Yield the ordered ways to write `n` as a sum of `k` positive integers, in lexicographic order.

    >>> list(compositions(4, 2))
    [(1, 3), (2, 2), (3, 1)]
    """
    if k == 1 and n > 0:
        yield (n,)
    elif k > 1:
        for first in range(1, n - k + 2):
            for rest in compositions(n - first, k - 1):
                yield (first, *rest)


def fibonacci(n: int) -> int:
    """Give the n-th Fibonacci number, with F(0) = 0 and F(1) = 1, by doubling.

    >>> [fibonacci(n) for n in range(8)], fibonacci(100)
    ([0, 1, 1, 2, 3, 5, 8, 13], 354224848179261915075)
    """
    a, b = 0, 1
    for bit in bin(n)[2:]:
        a, b = a * (2 * b - a), a * a + b * b
        if bit == "1":
            a, b = b, a + b
    return a


def zeckendorf(n: int) -> list[int]:
    """Write a positive integer as a sum of Fibonacci numbers, no two neighbours, largest first.

    >>> zeckendorf(100)
    [89, 8, 3]
    """
    terms = [1, 2]
    while terms[-1] <= n:
        terms.append(terms[-1] + terms[-2])
    chosen = []
    for term in reversed(terms):
        if term <= n:
            chosen.append(term)
            n -= term
    return chosen


# Random draws


def random_nonzero(rng: Random, largest: int) -> int:
    """Draw an integer from -largest to largest that is not zero, the sign first.

    >>> random_nonzero(Random(1), 9)
    -2
    """
    return rng.choice((-1, 1)) * rng.randint(1, largest)


def random_digits(rng: Random, length: int, base: int = 10) -> int:
    """Draw a positive integer with exactly `length` digits, uniformly.

    >>> random_digits(Random(1), 3), 1 <= random_digits(Random(2), 1) <= 9
    (237, True)
    """
    return rng.randrange(base ** (length - 1), base**length)


def random_composition(rng: Random, n: int, k: int, low: int = 1) -> tuple[int, ...]:
    """Draw `k` ordered integers, each at least `low`, whose sum is `n`, uniformly.

    >>> random_composition(Random(1), 10, 3)
    (2, 1, 7)

    Raises:
        ValueError: `n` is less than ``k * low`` or `k` is not positive.
    """
    spare = n - k * low
    if k < 1 or spare < 0:
        raise ValueError(f"n={n} cannot be split into k={k} parts of at least low={low}")
    cuts = sorted(rng.sample(range(spare + k - 1), k - 1))
    edges = [-1, *cuts, spare + k - 1]
    return tuple(right - left - 1 + low for left, right in pairwise(edges))


def random_partition(rng: Random, n: int, k: int, low: int = 1) -> tuple[int, ...]:
    """Draw a composition and sort it, largest part first (not uniform over partitions).

    >>> random_partition(Random(1), 10, 3)
    (7, 2, 1)
    """
    return tuple(sorted(random_composition(rng, n, k, low), reverse=True))


def random_fraction(rng: Random, max_denominator: int, low: int = 0, high: int = 1) -> Fraction:
    """Draw a fraction strictly between two integers that is no integer, denominator from 2 to `max_denominator`.

    >>> random_fraction(Random(1), 9), random_fraction(Random(2), 9, -3, 3)
    (Fraction(3, 4), Fraction(5, 2))
    """
    while True:
        q = rng.randint(2, max_denominator)
        x = Fraction(rng.randint(low * q + 1, high * q - 1), q)
        if x.denominator > 1:
            return x


def random_coprime(rng: Random, n: int, low: int, high: int) -> int:
    """Draw an integer from `low` to `high` that is coprime to `n`, uniformly.

    >>> random_coprime(Random(1), 30, 2, 40)
    29

    Raises:
        ValueError: there is none.
    """
    if not any(math.gcd(a, n) == 1 for a in range(low, high + 1)):
        raise ValueError(f"low={low}, high={high}: no integer in this range is coprime to n={n}")
    while math.gcd(a := rng.randint(low, high), n) != 1:
        pass
    return a


# Text


def mixed(x: Fraction | int) -> str:
    """Write a rational as a mixed number.

    >>> mixed(Fraction(7, 3)), mixed(Fraction(-7, 3)), mixed(Fraction(2, 3)), mixed(4)
    ('2 1/3', '-2 1/3', '2/3', '4')
    """
    x = Fraction(x)
    whole, rest = divmod(abs(x.numerator), x.denominator)
    if not rest or not whole:
        return str(x)
    return f"{'-' if x < 0 else ''}{whole} {rest}/{x.denominator}"


def decimal(x: Fraction | int, places: int | None = None) -> str:
    """Write a rational as a decimal: exactly, or rounded half up in size to a number of `places`.

    >>> decimal(Fraction(-13, 8)), decimal(7), decimal(Fraction(2, 3), 2), decimal(Fraction(1, 8), 2)
    ('-1.625', '7', '0.67', '0.13')

    Raises:
        ValueError: `places` is None and the decimal does not end.
    """
    x = Fraction(x)
    if places is None:
        rest = x.denominator
        places = 0
        while rest > 1:
            if rest % 2 and rest % 5:
                raise ValueError(f"x={x} has no finite decimal: give places")
            rest //= math.gcd(rest, 10)
            places += 1
    scaled = math.floor(abs(x) * 10**places + Fraction(1, 2))
    text = str(scaled).rjust(places + 1, "0")
    sign = "-" if x < 0 and scaled else ""
    return sign + (f"{text[:-places]}.{text[-places:]}" if places else text)


_ONES = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen"
)
_TENS = "twenty thirty forty fifty sixty seventy eighty ninety"
_SCALES = "thousand million billion trillion quadrillion quintillion"


def words(n: int) -> str:
    """Write an integer below 10^21 in size in English: short scale, hyphens, no *and*, *minus* in front.

    >>> words(342), words(-21), words(1_000_015)
    ('three hundred forty-two', 'minus twenty-one', 'one million fifteen')

    Raises:
        ValueError: `n` is 10^21 or more in size.
    """
    if abs(n) >= 10**21:
        raise ValueError(f"n={n}: expected an integer below 10^21 in size")
    if n < 0:
        return "minus " + words(-n)
    if n < 1000:
        return _below_thousand(n)
    scales = ["", *_SCALES.split()]
    groups = digits(n, 1000)
    named = zip(groups, reversed(scales[: len(groups)]), strict=True)
    return " ".join(f"{_below_thousand(group)} {scale}".strip() for group, scale in named if group)


def zh_words(n: int) -> str:
    """Write an integer below 10^16 in size in Chinese.

    >>> zh_words(10), zh_words(105), zh_words(20_003), zh_words(-112), zh_words(1_000_200_000_010)
    ('十', '一百零五', '二万零三', '负一百一十二', '一万零二亿零一十')

    Raises:
        ValueError: `n` is 10^16 or more in size.
    """
    if abs(n) >= 10**16:
        raise ValueError(f"n={n}: expected an integer below 10^16 in size")
    if n < 0:
        return "负" + zh_words(-n)
    text = _zh_words(n)
    return text[1:] if text.startswith("一十") else text


def roman(n: int) -> str:
    """Write 1..3999 as a standard Roman numeral.

    >>> roman(1994), roman(3888)
    ('MCMXCIV', 'MMMDCCCLXXXVIII')

    Raises:
        ValueError: `n` is out of range.
    """
    if not 1 <= n <= 3999:
        raise ValueError(f"n={n}: expected an integer from 1 to 3999")
    text = ""
    for value, sign in _ROMAN:
        text += sign * (n // value)
        n %= value
    return text


_ROMAN = (
    *((1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL")),
    *((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")),
)


def _below_thousand(n: int) -> str:
    ones, tens = _ONES.split(), _TENS.split()
    if n < 20:
        return ones[n]
    if n < 100:
        return tens[n // 10 - 2] + (f"-{ones[n % 10]}" if n % 10 else "")
    return f"{ones[n // 100]} hundred" + (f" {_below_thousand(n % 100)}" if n % 100 else "")


def _zh_words(n: int) -> str:
    for unit, sign in ((10**8, "亿"), (10**4, "万"), (1000, "千"), (100, "百"), (10, "十")):
        if n >= unit:
            high, low = divmod(n, unit)
            gap = "零" if 0 < low < unit // 10 else ""
            return _zh_words(high) + sign + gap + (_zh_words(low) if low else "")
    return "零一二三四五六七八九"[n]


def _is_strong_probable_prime(n: int, a: int, twos: int) -> bool:
    x = pow(a, (n - 1) >> twos, n)
    if x in (1, n - 1):
        return True
    for _ in range(twos - 1):
        x = x * x % n
        if x == n - 1:
            return True
    return False


@cache
def _small_primes() -> tuple[int, ...]:
    return tuple(primes_below(1000))


def _rho(n: int, budget: int) -> tuple[int, int]:
    """Find a proper factor of an odd composite `n`; give it with what is left of the budget."""
    for c in range(1, n):
        step: Callable[[int], int] = lambda x, c=c: (x * x + c) % n  # type: ignore[misc]  # noqa: E731
        x, power = 2, 1
        while True:
            y, product = x, 1
            walked: list[int] = []
            for _ in range(power):
                x = step(x)
                walked.append(x)
                product = product * (x - y) % n
            budget -= power
            if budget < 0:
                raise BudgetError(f"no factor of {n} was found within the budget: pass a larger one")
            if math.gcd(product, n) > 1:
                break
            power *= 2
        d = next(g for z in walked if (g := math.gcd(z - y, n)) > 1)
        if d < n:
            return d, budget
    raise AssertionError(f"{n} is prime")


def readable(values: Iterable[int | Fraction], digits: int) -> bool:
    """Tell whether all rationals have at most so many digits above and below the fraction line.

    >>> readable([Fraction(-99, 10), 7], 2), readable([100], 2)
    (True, False)
    """
    return all(max(abs(Fraction(x).numerator), Fraction(x).denominator) < 10**digits for x in values)
