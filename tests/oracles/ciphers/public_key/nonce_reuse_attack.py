"""Try every private key: it has to give the public key, the signatures and the relation of their nonces."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    q = instance.q
    assert pow(instance.g, q, instance.p) == 1 != instance.g
    keys = [
        x for x in range(1, q) if _related(instance, [_nonce(instance, x, i) for i in range(len(_hashes(instance)))])
    ]
    if len(keys) != 1:
        return "several keys give such signatures"
    if pow(instance.g, keys[0], instance.p) != instance.y:
        return "another public key"
    for i, (r, _, _) in enumerate(instance.signatures):
        power = pow(instance.g, _nonce(instance, keys[0], i), instance.p)
        if r != (power % q if instance.dsa else power):
            return "r is another number"
    return "" if answer == keys[0] else "another key"


def near_misses(instance: Any, answer: int) -> list[int]:
    """Numbers next to the right one, its negative, and one larger by q."""
    return [answer + 1, -answer, answer + instance.q]


def _hashes(instance: Any) -> list[int]:
    if not instance.messages:
        return [h for _, _, h in instance.signatures]
    return [sum((i + 1) * (ord(letter) - 64) for i, letter in enumerate(word)) for word in instance.messages]


def _nonce(instance: Any, x: int, i: int) -> int:
    r, s, _ = instance.signatures[i]
    h = _hashes(instance)[i]
    if instance.dsa:
        return int(pow(s, -1, instance.q) * (h + x * r) % instance.q)
    return int((s - x * h) % instance.q)


def _related(instance: Any, nonces: list[int]) -> bool:
    if not instance.relation:
        # equal r betray which nonces are equal
        places = [
            i for i, (r, _, _) in enumerate(instance.signatures) if [s[0] for s in instance.signatures].count(r) == 2
        ]
        return len(places) == 2 and nonces[places[0]] == nonces[places[1]]
    *factors, added = instance.relation
    total = sum(a * k for a, k in zip(factors, nonces[:-1], strict=True)) + added
    return (total - nonces[-1]) % instance.q == 0
