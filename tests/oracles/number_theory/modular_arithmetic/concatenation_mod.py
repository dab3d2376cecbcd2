"""Judge by writing the number out where it is short, else by the closed form of the sum over each length."""

from typing import Any

LEVELS = range(1, 11)
DIGITS = "0123456789ABCDEFG"


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    first, last, step, modulus = instance.first, instance.last, instance.step, instance.modulus
    if (last - first) // step <= 400:
        text = "".join(_numeral(n, instance.base) for n in range(first, last + 1, step))
        right = int(text, instance.base) % modulus
    else:
        right = _closed_form(first, last, step, instance.base, modulus)
    return "" if answer == right else f"the remainder is {right}"


def _numeral(n: int, base: int) -> str:
    return (_numeral(n // base, base) if n >= base else "") + DIGITS[n % base]


def _closed_form(first: int, last: int, step: int, base: int, modulus: int) -> int:
    residue, ceiling = 0, base
    while first <= last:
        while ceiling <= first:
            ceiling *= base
        k = (min(ceiling - 1, last) - first) // step + 1
        end, m = first + (k - 1) * step, modulus * (ceiling - 1) ** 2
        high = pow(ceiling, k, m)
        ones = (high - 1) * (ceiling - 1)  # times 1/(ceiling - 1)^2
        weighted = ceiling - k * high + (k - 1) * high * ceiling  # likewise
        residue = (residue * high + (end * ones - step * weighted) % m // (ceiling - 1) ** 2) % modulus
        first = end + step
    return residue
