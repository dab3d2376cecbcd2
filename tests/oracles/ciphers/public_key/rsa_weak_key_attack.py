"""Factor the first modulus with sympy, decrypt with the private key, and encrypt again with all keys."""

from math import gcd
from typing import Any

from sympy import factorint, totient

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n, e, c = instance.messages[0]
    assert list(factorint(n).values()) == [1, 1]
    m = pow(c, pow(e, -1, int(totient(n))), n)
    for modulus, exponent, secret in instance.messages:
        assert gcd(exponent, int(totient(modulus))) == 1
        if pow(m, exponent, modulus) != secret:
            return "no number fits all encryptions"
    if instance.start and m // 100 != instance.start:
        return "the number begins otherwise"
    return _promise(instance, m) or ("" if answer == m else "another number")


def near_misses(instance: Any, answer: int) -> list[int]:
    """Numbers next to the right one, or larger by a modulus."""
    return [answer + 1, answer - 1, answer + instance.messages[0][0]]


def _promise(instance: Any, m: int) -> str:
    """Say where the weakness is not what the prompt says, or nothing."""
    if not instance.weakness:
        return ""
    keys = [(n, e) for n, e, _ in instance.messages]
    if instance.weakness == "broadcast":
        product = keys[0][0] * keys[1][0] * keys[2][0]
        return "" if {e for _, e in keys} == {3} and m**3 < product else "the cube is too large"
    if instance.weakness == "one modulus":
        return "" if keys[0][0] == keys[1][0] and gcd(keys[0][1], keys[1][1]) == 1 else "not one modulus"
    if instance.weakness == "shared prime":
        return "" if 1 < gcd(keys[0][0], keys[1][0]) < min(n for n, _ in keys) else "no shared prime"
    n, e = keys[0]
    p, q = sorted(factorint(n))
    if instance.weakness == "close primes":
        return "" if q - p < 3 * p**0.5 + 10 else "the primes are far apart"
    if instance.weakness == "small exponent":
        small = [d for d in range(1, instance.largest_d + 1) if (e * d - 1) % (p - 1) == (e * d - 1) % (q - 1) == 0]
        return "" if small else "no small private exponent"
    return "" if e == 3 else "another exponent"
