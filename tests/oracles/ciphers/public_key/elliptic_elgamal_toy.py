"""Number the multiples of the base point, found by formulas without division, and calculate with these numbers."""

from typing import Any

from tests.oracles.ciphers._texts import differs, spoiled

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    logs = _logarithms(instance)
    order = len(logs) + 1
    d = logs[instance.public]
    if instance.private and d != instance.private:
        return "the keys do not belong together"
    if instance.largest and not 0 < d <= instance.largest < order:
        return "the private key is too large"
    numbers = [(logs[c], logs[secret]) for c, secret in instance.encrypted]
    if instance.growth and any(
        (numbers[i + 1][0] - k) % order != instance.growth for i, (k, _) in enumerate(numbers[:-1])
    ):
        return "k grows otherwise"
    letters = {logs[point]: chr(65 + i) for i, point in enumerate(instance.table)}
    text = "".join(letters.get((secret - d * k) % order, "?") for k, secret in numbers)
    if "?" in text or len(letters) < len(instance.table) or not text.startswith(instance.first):
        return "a letter has no point of its own"
    return differs(answer, text[len(instance.first) :])


def near_misses(instance: Any, answer: str) -> list[str]:
    """Each letter replaced by another one."""
    letters = [chr(65 + i) for i in range(len(instance.table))]
    following = {letter: letters[i - 1] for i, letter in enumerate(letters)}
    others = [answer[:i] + following[letter] + answer[i + 1 :] for i, letter in enumerate(answer)]
    return spoiled(answer, *others)


def _logarithms(instance: Any) -> dict[Any, int]:
    """Add the base point to its multiples in projective coordinates until the sum is the identity."""
    p = instance.p
    x1, y1 = instance.base
    logs = {(x1, y1): 1}
    double = 3 * x1 * x1 + instance.a, 2 * y1
    x, y, z = _third(x1, y1, 1, x1, y1, *double, p)
    while z:
        back = pow(z, p - 2, p)
        point = x * back % p, y * back % p
        logs[point] = len(logs) + 1
        x, y = point
        x, y, z = _third(x, y, 1, x1, y1, y1 - y, x1 - x, p)
    return logs


def _third(x: int, y: int, z: int, u: int, v: int, rise: int, run: int, p: int) -> tuple[int, int, int]:
    """Give the sum of two points on a line with the slope rise/run, all multiplied by run cubed."""
    if run % p == 0:
        return 0, 1, 0
    square = run * run * z
    third = rise * rise - (x + u) * square
    return third * run % p, (rise * (x * square - third) - y * square * run) % p, square * run % p
