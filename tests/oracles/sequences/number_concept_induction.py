"""Judge by sets: find every rule that holds of the members and of no other example, with predicates of its own."""

from itertools import combinations
from typing import Any

from sympy import divisor_count, isprime
from sympy.ntheory import factorint

LEVELS = range(1, 11)


def confirm(instance: Any, answer: frozenset[int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    numbers = [*instance.inside, *instance.outside, *instance.asked]
    holds = [{x for x in numbers if TESTS[name](x)} for name in instance.statements]
    inside, examples = set(instance.inside), {*instance.inside, *instance.outside}
    found = set()
    for size in range(1, instance.joined + 1):
        for chosen in combinations(holds, size):
            for members in (set.intersection(*chosen), set.union(*chosen)):
                if members & examples == inside:
                    found.add(frozenset(members & set(instance.asked)))
    if len(found) != 1:
        return f"the fitting rules give {len(found)} answers"
    return "" if answer in found else f"expected {found}"


def near_misses(instance: Any, answer: frozenset[int]) -> list[frozenset[int]]:
    """One number less, one more, a number that is not asked, all that is asked."""
    others = [x for x in instance.asked if x not in answer]
    return [answer - {min(answer)}, answer | {others[0]}, answer | {1000}, frozenset(instance.asked)]


def _digits(x: int) -> list[int]:
    return [int(sign) for sign in str(x)]


TESTS: dict[str, Any] = {
    "even": lambda x: not x & 1,
    "threes": lambda x: sum(_digits(x)) % 3 == 0,
    "large": lambda x: x >= 51,
    "last": lambda x: _digits(x)[-1] >= 5,
    "fives": lambda x: str(x)[-1] in "05",
    "sum even": lambda x: sum(d % 2 for d in _digits(x)) % 2 == 0,
    "small": lambda x: x <= 29,
    "prime": isprime,
    "fours": lambda x: x / 4 == x // 4,
    "square": lambda x: x in [n * n for n in range(40)],
    "digit 1": lambda x: 1 in _digits(x),
    "sum large": lambda x: sum(_digits(x)) >= 9,
    "middle": lambda x: x in range(20, 71),
    "sevens": lambda x: x in range(0, 1001, 7),
    "first odd": lambda x: str(x)[0] in "13579",
    "one mod 3": lambda x: (x - 1) % 3 == 0,
    "one mod 4": lambda x: (x - 1) % 4 == 0,
    "repeats": lambda x: max(map(str(x).count, str(x))) > 1,
    "palindrome": lambda x: str(x) == str(x)[::-1],
    "digit 3": lambda x: "3" in str(x) or "7" in str(x),
    "sixes": lambda x: x % 2 == 0 == x % 3,
    "rising": lambda x: all(a < b for a, b in zip(str(x), str(x)[1:], strict=False)),
    "no zero": lambda x: all(_digits(x)),
    "two three mod 5": lambda x: _digits(x)[-1] in (2, 3, 7, 8),
    "sum threes": lambda x: x % 3 == 2,
    "nines": lambda x: 0 in (x % 9, x % 11),
    "first larger": lambda x: _digits(x)[0] > _digits(x)[-1],
    "few divisors": lambda x: divisor_count(x) == 4,
    "many divisors": lambda x: divisor_count(x) >= 8,
    "binary": lambda x: f"{x:b}".count("1") % 2 == 0,
    "odd digits": lambda x: any(d % 2 for d in _digits(x)),
    "last prime": lambda x: str(x)[-1] in "2357",
    "square free": lambda x: all(e == 1 for e in factorint(x).values()),
    "sum prime": lambda x: isprime(sum(_digits(x))),
    "big": lambda x: x >= 201,
    "eights": lambda x: x % 8 in (0, 1, 2),
}
