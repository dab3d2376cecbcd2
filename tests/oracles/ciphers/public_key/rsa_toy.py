"""Factor with sympy, and go in the other direction: encrypt what was decrypted, look for d among all multiples."""

from typing import Any

from sympy import factorint, reduced_totient

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n, e = instance.n, instance.e
    assert sorted(factorint(n)) == (list(instance.factors) or sorted(factorint(n)))
    assert list(factorint(n).values()) == [1, 1]
    if instance.question == "exponent":
        right = next(d for d in range(1, n) if e * d % reduced_totient(n) == 1)
        return "" if answer == right else "another exponent"
    if instance.question == "encrypt":
        power = 1
        for _ in range(e):
            power = power * instance.numbers[0] % n
        return "" if answer == power else "another number"
    plain = _numbers(instance, answer)
    if len(plain) != len(instance.numbers) or not all(isinstance(m, int) and 0 <= m < n for m in plain):
        return "no numbers below n, one for each"
    return "" if [pow(m, e, n) for m in plain] == list(instance.numbers) else "it is encrypted otherwise"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Numbers next to the right ones, or larger by n; the letters in another order."""
    if isinstance(answer, str):
        return [text for text in (answer[::-1], answer[2:] + answer[:2], "A" + answer[1:]) if text != answer]
    if isinstance(answer, tuple):
        return [(answer[0] + 1, *answer[1:]), (answer[0] + instance.n, *answer[1:])]
    return [answer + 1, answer + instance.n]


def _numbers(instance: Any, answer: Any) -> list[Any]:
    if isinstance(answer, str):
        values = [ord(letter) - 64 for letter in answer]
        return [100 * a + b for a, b in zip(values[::2], values[1::2], strict=len(values) % 2 == 0)]
    return list(answer) if isinstance(answer, tuple) else [answer]
