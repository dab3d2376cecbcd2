"""Judge by the exponents, from sympy's discrete logarithm."""

from typing import Any

from sympy.ntheory import discrete_log

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    p, g = instance.p, instance.g
    a, b = (int(discrete_log(p, power, g)) for power in instance.sent[:2])
    if instance.kind == "middle":
        right: Any = tuple(pow(pow(g, own, p), e, p) for own, e in zip(instance.own, (a, b), strict=True))
        return "" if tuple(answer) == right else "other secrets"
    if "three" in instance.kind:
        assert pow(instance.sent[1], a, p) == instance.sent[3]
        return "" if answer == pow(instance.sent[4], a, p) else "another secret"
    return "" if answer == pow(instance.sent[1], a, p) else "another secret"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Products and powers of what was sent; the secrets exchanged."""
    p, sent = instance.p, instance.sent
    if instance.kind == "middle":
        wrong: list[Any] = [answer[::-1], sent, (answer[0], sent[1]), (answer[0], answer[0])]
    else:
        product = 1
        for power in sent[:3]:
            product = product * power % p
        wrong = [product, sent[0], sent[-1], answer % (p - 1) + 1]
    return [one for one in wrong if confirm(instance, one)]
