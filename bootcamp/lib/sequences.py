"""Functions on lists of integers as named steps, and tools for integer sequences.

A step is a pair ``(name, k)`` of a name in `FUNCTIONS` and its integer parameter (0 if it takes none); a program is a
tuple of steps, applied from left to right. Both are plain data, so they may stand in an instance.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from itertools import accumulate, pairwise
from random import Random
from types import MappingProxyType
from typing import NamedTuple, TypeVar

from bootcamp.lib.numbers import digit_sum
from bootcamp.lib.solver import BudgetError

Step = tuple[str, int]
Values = tuple[int, ...]
S = TypeVar("S", bound=Hashable)


class ListFunction(NamedTuple):
    """A function from a list and a parameter to a list.

    `en` and `zh` describe it, with ``{k}`` for the parameter; `parameters` are the values worth drawing, empty if the
    function takes none.
    """

    name: str
    en: str
    zh: str
    parameters: tuple[int, ...]
    apply: Callable[[Values, int], Values]


def _once(values: Values) -> Values:
    return tuple(dict.fromkeys(values))


def _rotate(values: Values, k: int) -> Values:
    cut = k % len(values) if values else 0
    return values[cut:] + values[:cut]


def _swap_pairs(values: Values) -> Values:
    swapped = [x for i in range(0, len(values) - 1, 2) for x in (values[i + 1], values[i])]
    return (*swapped, *values[len(swapped) :])


def _collapse(values: Values) -> Values:
    return values[:1] + tuple(b for a, b in pairwise(values) if a != b)


_SMALL, _SHIFT, _FACTOR, _BOUND = (1, 2, 3, 4), (1, 2, 3, 4, 5, 7, 10), (2, 3, 4, 5), (2, 3, 4, 5, 6, 7, 8, 10, 12, 15)
_NONE: tuple[int, ...] = ()

_LIBRARY = (
    ListFunction("reverse", "reverse the order", "把顺序倒过来", _NONE, lambda v, k: v[::-1]),
    ListFunction("sort", "sort in increasing order", "从小到大排序", _NONE, lambda v, k: tuple(sorted(v))),
    ListFunction("sort_down", "sort in decreasing order", "从大到小排序", _NONE, lambda v, k: tuple(sorted(v)[::-1])),
    ListFunction(
        "dedupe", "keep only the first copy of each value", "每个值只保留第一次出现的", _NONE, lambda v, k: _once(v)
    ),
    ListFunction("take", "keep the first {k} elements", "保留前 {k} 个元素", _SMALL, lambda v, k: v[:k]),
    ListFunction("drop", "remove the first {k} elements", "去掉前 {k} 个元素", _SMALL, lambda v, k: v[k:]),
    ListFunction("take_last", "keep the last {k} elements", "保留后 {k} 个元素", _SMALL, lambda v, k: v[-k:]),
    ListFunction("drop_last", "remove the last {k} elements", "去掉后 {k} 个元素", _SMALL, lambda v, k: v[:-k]),
    ListFunction(
        "every",
        "keep the elements at places 1, 1+{k}, 1+2*{k}, ...",
        "保留第 1、1+{k}、1+2*{k}、……位的元素",
        (2, 3),
        lambda v, k: v[::k],
    ),
    ListFunction(
        "rotate",
        "move the first element to the end, {k} times",
        "把第一个元素移到末尾，共 {k} 次",
        (1, 2, 3),
        _rotate,
    ),
    ListFunction(
        "swap_ends",
        "swap the first and the last element",
        "交换第一个和最后一个元素",
        _NONE,
        lambda v, k: _swap_ends(v),
    ),
    ListFunction(
        "swap_pairs",
        "swap the elements at places 1 and 2, 3 and 4, and so on (a last one without a partner stays)",
        "交换第 1 和第 2 位、第 3 和第 4 位等的元素（最后落单的不动）",
        _NONE,
        lambda v, k: _swap_pairs(v),
    ),
    ListFunction("add", "add {k} to each element", "每个元素加 {k}", _SHIFT, lambda v, k: tuple(x + k for x in v)),
    ListFunction(
        "subtract", "subtract {k} from each element", "每个元素减 {k}", _SHIFT, lambda v, k: tuple(x - k for x in v)
    ),
    ListFunction(
        "multiply", "multiply each element by {k}", "每个元素乘 {k}", _FACTOR, lambda v, k: tuple(x * k for x in v)
    ),
    ListFunction(
        "divide",
        "divide each element by {k}, rounding down",
        "每个元素除以 {k}，向下取整",
        _FACTOR,
        lambda v, k: tuple(x // k for x in v),
    ),
    ListFunction(
        "modulo",
        "replace each element by its remainder (0 to {last}) on division by {k}",
        "每个元素换成它除以 {k} 的余数（0 到 {last}）",
        (2, 3, 4, 5, 7, 10),
        lambda v, k: tuple(x % k for x in v),
    ),
    ListFunction("negate", "change the sign of each element", "每个元素变号", _NONE, lambda v, k: tuple(-x for x in v)),
    ListFunction(
        "absolute",
        "replace each element by its absolute value",
        "每个元素换成绝对值",
        _NONE,
        lambda v, k: tuple(map(abs, v)),
    ),
    ListFunction("square", "square each element", "每个元素平方", _NONE, lambda v, k: tuple(x * x for x in v)),
    ListFunction(
        "digit_sum",
        "replace each element by the sum of its digits (sign ignored)",
        "每个元素换成它的各位数字之和（不计符号）",
        _NONE,
        lambda v, k: tuple(map(digit_sum, v)),
    ),
    ListFunction(
        "at_most",
        "replace each element larger than {k} by {k}",
        "把大于 {k} 的元素都换成 {k}",
        _BOUND,
        lambda v, k: tuple(min(x, k) for x in v),
    ),
    ListFunction(
        "keep_even", "keep the even elements", "保留偶数元素", _NONE, lambda v, k: tuple(x for x in v if x % 2 == 0)
    ),
    ListFunction("keep_odd", "keep the odd elements", "保留奇数元素", _NONE, lambda v, k: tuple(x for x in v if x % 2)),
    ListFunction(
        "keep_above",
        "keep the elements larger than {k}",
        "保留大于 {k} 的元素",
        _BOUND,
        lambda v, k: tuple(x for x in v if x > k),
    ),
    ListFunction(
        "keep_below",
        "keep the elements smaller than {k}",
        "保留小于 {k} 的元素",
        _BOUND,
        lambda v, k: tuple(x for x in v if x < k),
    ),
    ListFunction(
        "keep_multiples",
        "keep the elements divisible by {k}",
        "保留能被 {k} 整除的元素",
        (3, 4, 5),
        lambda v, k: tuple(x for x in v if x % k == 0),
    ),
    ListFunction(
        "evens_first",
        "put the even elements before the odd ones, otherwise in the same order",
        "把偶数元素放到奇数元素前面，其余顺序不变",
        _NONE,
        lambda v, k: tuple(sorted(v, key=lambda x: x % 2)),
    ),
    ListFunction(
        "drop_largest",
        "remove every copy of the largest value",
        "去掉最大值的所有出现",
        _NONE,
        lambda v, k: tuple(x for x in v if x != max(v)),
    ),
    ListFunction(
        "drop_smallest",
        "remove every copy of the smallest value",
        "去掉最小值的所有出现",
        _NONE,
        lambda v, k: tuple(x for x in v if x != min(v)),
    ),
    ListFunction(
        "running_sum",
        "replace each element by the sum of all elements up to it",
        "每个元素换成从开头到它为止所有元素之和",
        _NONE,
        lambda v, k: tuple(accumulate(v)),
    ),
    ListFunction(
        "running_max",
        "replace each element by the largest element up to it",
        "每个元素换成从开头到它为止的最大元素",
        _NONE,
        lambda v, k: tuple(accumulate(v, max)),
    ),
    ListFunction(
        "differences",
        "list each element from the second on minus the one before it",
        "从第二个元素起，列出每个元素减去前一个元素的差",
        _NONE,
        lambda v, k: tuple(b - a for a, b in pairwise(v)),
    ),
    ListFunction(
        "neighbour_sums",
        "list the sum of each two neighbouring elements",
        "列出每两个相邻元素之和",
        _NONE,
        lambda v, k: tuple(a + b for a, b in pairwise(v)),
    ),
    ListFunction(
        "block_sums",
        "cut into blocks of {k} elements (the last may be shorter) and list the sum of each block",
        "每 {k} 个元素分为一段（最后一段可以较短），列出每段之和",
        (2, 3),
        lambda v, k: tuple(sum(v[i : i + k]) for i in range(0, len(v), k)),
    ),
    ListFunction(
        "add_place",
        "add to each element its place (1 for the first)",
        "每个元素加上它的位置（第一个为 1）",
        _NONE,
        lambda v, k: tuple(x + i for i, x in enumerate(v, 1)),
    ),
    ListFunction(
        "count_smaller",
        "replace each element by the number of elements smaller than it",
        "每个元素换成比它小的元素的个数",
        _NONE,
        lambda v, k: tuple(sum(y < x for y in v) for x in v),
    ),
    ListFunction(
        "count_equal",
        "replace each element by the number of times its value occurs",
        "每个元素换成它的值出现的次数",
        _NONE,
        lambda v, k: tuple(v.count(x) for x in v),
    ),
    ListFunction(
        "collapse",
        "keep one element of each run of equal neighbours",
        "相邻的相等元素只保留一个",
        _NONE,
        lambda v, k: _collapse(v),
    ),
    ListFunction("prepend", "put {k} in front", "在开头添上 {k}", _SHIFT, lambda v, k: (k, *v)),
    ListFunction("append", "put {k} at the end", "在末尾添上 {k}", _SHIFT, lambda v, k: (*v, k)),
    ListFunction(
        "append_sum",
        "put the sum of all elements at the end",
        "在末尾添上所有元素之和",
        _NONE,
        lambda v, k: (*v, sum(v)),
    ),
    ListFunction(
        "append_length",
        "put the number of elements at the end",
        "在末尾添上元素的个数",
        _NONE,
        lambda v, k: (*v, len(v)),
    ),
    ListFunction(
        "mirror",
        "put the list in reverse order behind itself",
        "把整个列表倒序接在自己后面",
        _NONE,
        lambda v, k: v + v[::-1],
    ),
    ListFunction(
        "stutter",
        "write each element twice in a row",
        "每个元素连写两次",
        _NONE,
        lambda v, k: tuple(x for x in v for _ in range(2)),
    ),
)

FUNCTIONS: Mapping[str, ListFunction] = MappingProxyType({function.name: function for function in _LIBRARY})
"""All list functions by name; draws depend on the list, so that new functions need a list of their own."""


def apply(step: Step, values: Sequence[int]) -> Values:
    """Apply one step to a list.

    >>> apply(("take", 2), (5, 3, 8)), apply(("running_sum", 0), (5, 3, 8))
    ((5, 3), (5, 8, 16))

    Raises:
        KeyError: the name is unknown.
    """
    name, k = step
    return FUNCTIONS[name].apply(tuple(values), k)


def run(program: Sequence[Step], values: Sequence[int]) -> Values:
    """Apply the steps of a program from left to right.

    >>> run([("sort", 0), ("drop", 1), ("add", 10)], [3, 1, 2])
    (12, 13)
    """
    result = tuple(values)
    for step in program:
        result = apply(step, result)
    return result


def call(step: Step) -> str:
    """Write a step as a call.

    >>> call(("take", 2)), call(("reverse", 0))
    ('take(2)', 'reverse')
    """
    name, k = step
    return f"{name}({k})" if FUNCTIONS[name].parameters else name


def describe(step: Step, language: str = "en") -> str:
    """Say what a step does.

    >>> describe(("take", 2)), describe(("take", 2), "zh")
    ('keep the first 2 elements', '保留前 2 个元素')
    >>> describe(("drop", 1))
    'remove the first 1 element'
    >>> describe(("modulo", 3), "zh")
    '每个元素换成它除以 3 的余数（0 到 2）'
    """
    name, k = step
    function = FUNCTIONS[name]
    text = {"en": function.en, "zh": function.zh}[language].format(k=k, last=k - 1)
    return text.replace(" 1 elements", " 1 element").replace(" 1 times", " 1 time")


def random_step(rng: Random, names: Sequence[str]) -> Step:
    """Draw a function and a parameter.

    >>> random_step(Random(1), ["take", "sort", "add"])
    ('take', 1)
    """
    function = FUNCTIONS[rng.choice(names)]
    return function.name, rng.choice(function.parameters) if function.parameters else 0


def random_library(rng: Random, size: int, names: Sequence[str] = tuple(FUNCTIONS)) -> tuple[Step, ...]:
    """Draw `size` steps of different functions, in the order of `FUNCTIONS`.

    >>> random_library(Random(1), 3)
    (('take', 1), ('every', 3), ('count_smaller', 0))

    Raises:
        ValueError: `size` is more than the number of names.
    """
    if size > len(names):
        raise ValueError(f"size={size}: expected at most {len(names)}, the number of names")
    chosen = sorted(rng.sample(list(names), size), key=list(FUNCTIONS).index)
    return tuple(random_step(rng, [name]) for name in chosen)


def predictions(
    library: Sequence[Step], length: int, pairs: Sequence[tuple[Values, Values]], query: Values, budget: int = 200_000
) -> dict[Values, tuple[Step, ...]]:
    """Find every output for `query` of a program of 1 to `length` steps that fits all `pairs`, with a shortest program.

    The puzzle is fair if there is exactly one. Programs that act alike on all the lists are merged; `budget` bounds the
    steps applied to a group of lists.

    >>> predictions([("sort", 0), ("reverse", 0)], 2, [((1, 2), (2, 1))], (3, 1, 2))
    {(2, 1, 3): (('reverse', 0),), (3, 2, 1): (('sort', 0), ('reverse', 0))}

    Raises:
        BudgetError: there are too many programs.
    """
    start = (*(tuple(before) for before, _ in pairs), tuple(query))
    goal = tuple(tuple(after) for _, after in pairs)
    found: dict[Values, tuple[Step, ...]] = {}
    seen = set()
    frontier: list[tuple[tuple[Values, ...], tuple[Step, ...]]] = [(start, ())]
    for steps in range(1, length + 1):
        following = []
        for lists, program in frontier:
            budget -= len(library)
            if budget < 0:
                raise BudgetError(f"too many programs of length={length}: take fewer steps or a smaller library")
            for step in library:
                if steps == length and not all(apply(step, x) == y for x, y in zip(lists, goal, strict=False)):
                    continue
                results = tuple(apply(step, values) for values in lists)
                if results not in seen:
                    seen.add(results)
                    following.append((results, (*program, step)))
                    if results[:-1] == goal:
                        found.setdefault(results[-1], (*program, step))
        frontier = following
    return found


# Integer sequences


def linear_recurrence(
    coefficients: Sequence[int], start: Sequence[int], count: int, constant: int = 0, modulus: int = 0
) -> list[int]:
    """List the first `count` terms of ``a(n) = c[0]*a(n-1) + c[1]*a(n-2) + ... + constant``, modulo `modulus` if given.

    >>> linear_recurrence([1, 1], [0, 1], 8)
    [0, 1, 1, 2, 3, 5, 8, 13]

    Raises:
        ValueError: `start` is shorter than `coefficients`.
    """
    if len(start) < len(coefficients):
        raise ValueError(f"start has {len(start)} terms: expected at least {len(coefficients)}, one a coefficient")
    terms = list(start)
    while len(terms) < count:
        term = constant + sum(c * terms[-i] for i, c in enumerate(coefficients, 1))
        terms.append(term % modulus if modulus else term)
    return terms[:count]


def recurrence_term(coefficients: Sequence[int], start: Sequence[int], n: int, modulus: int) -> int:
    """Give term n (0-based) of a linear recurrence modulo `modulus`, for huge n (powers of x modulo its polynomial).

    >>> recurrence_term([1, 1], [0, 1], 10**18, 1000)
    875
    """
    size = len(coefficients)

    def product(p: list[int], q: list[int]) -> list[int]:
        full = [0] * (2 * size - 1)
        for i, a in enumerate(p):
            for j, b in enumerate(q):
                full[i + j] += a * b
        for i in range(2 * size - 2, size - 1, -1):
            for j, c in enumerate(coefficients, 1):
                full[i - j] += c * full[i]
        return [x % modulus for x in full[:size]]

    if n < len(start):
        return start[n] % modulus
    result = [1] + [0] * (size - 1)
    shift = [coefficients[0]] if size == 1 else [0, 1] + [0] * (size - 2)
    for bit in bin(n)[2:]:
        result = product(result, result)
        if bit == "1":
            result = product(result, shift)
    return sum(c * a for c, a in zip(result, start, strict=False)) % modulus


def cycle(function: Callable[[S], S], start: S, budget: int = 1_000_000) -> tuple[list[S], list[S]]:
    """Iterate a function until a value repeats; give the values before the cycle and those on it.

    >>> cycle(lambda x: (x * x + 1) % 10, 4)
    ([4], [7, 0, 1, 2, 5, 6])

    Raises:
        BudgetError: no value repeats within `budget` steps.
    """
    seen: dict[S, int] = {}
    value = start
    while value not in seen:
        if len(seen) >= budget:
            raise BudgetError(f"no value repeats within budget={budget} steps from start={start!r}")
        seen[value] = len(seen)
        value = function(value)
    values = list(seen)
    return values[: seen[value]], values[seen[value] :]


def runs(items: Iterable[S]) -> list[tuple[S, int]]:
    """List the runs of equal neighbours with their lengths.

    >>> runs("aabcc")
    [('a', 2), ('b', 1), ('c', 2)]
    """
    result: list[tuple[S, int]] = []
    for item in items:
        if result and result[-1][0] == item:
            result[-1] = (item, result[-1][1] + 1)
        else:
            result.append((item, 1))
    return result


def _swap_ends(values: Values) -> Values:
    return values if len(values) < 2 else (values[-1], *values[1:-1], values[0])
