"""Judge by the definition of each language on numbers of copies, and by growing strings rule by rule from the start."""

from itertools import product
from typing import Any

LEVELS = range(1, 11)

RuleList = tuple[tuple[str, str], ...]


def confirm(instance: Any, answer: RuleList) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if len(answer) > instance.most:
        return "there are too many rules"
    right = {word for word in _language(instance) if len(word) <= 9}
    if right != set(instance.words):
        return "the words of the case are others"
    return "" if _derived(answer) == right else "the words are others"


def others(instance: Any, answer: RuleList) -> list[RuleList]:
    """The nonterminals but S renamed; a useless rule more, where there is room."""
    renamed = tuple((_renamed(left), "".join(_renamed(sign) for sign in right)) for left, right in reversed(answer))
    useless = (*answer, ("Q", "QQ"))
    return [renamed, useless] if len(answer) < instance.most else [renamed]


def near_misses(instance: Any, answer: RuleList) -> list[RuleList]:
    """A rule less, where that matters; one that derives a single letter more; the shortest words only."""
    letter = min(set("".join(instance.parts)))
    wrong = [answer[:-1], (*answer[:-1], ("S", letter * 7)), tuple(("S", word) for word in instance.words[:3])]
    right = set(instance.words)
    return [rules for rules in wrong if rules and any(left == "S" for left, _ in rules) and _derived(rules) != right]


def _renamed(sign: str) -> str:
    return sign.translate(str.maketrans("TABCD", "ZYXWV"))


def _language(instance: Any) -> set[str]:
    x, y, z, w = (*instance.parts, "", "", "")[:4]
    p, q = instance.p, instance.q
    if instance.kind in ("center", "nested", "balanced", "equal"):
        words = ["".join(u) for n in range(10) for u in product(sorted({x, y}), repeat=n)]
        swap = str.maketrans(x + y, y + x)
        match instance.kind:
            case "center":
                return {u + z + u[::-1] for u in words}
            case "nested":
                return {u + z + u[::-1].translate(swap) for u in words}
            case "equal":
                return {u + z for u in words if u.count(x) == u.count(y)}
        heads = {u: all(u[:n].count(x) >= u[:n].count(y) for n in range(len(u) + 1)) for u in words}
        return {u + z for u, good in heads.items() if good and u.count(x) == u.count(y)}
    numbers = range(10)
    if instance.kind == "wrapped":
        return {x * i + y + z * i for i in numbers}
    if len(instance.parts) == 2:
        tests = {
            "line": lambda i, j: j == p * i + q,
            "more": lambda i, j: j >= p * i + q,
            "unequal": lambda i, j: i != j,
        }
        return {x * i + y * j for i in numbers for j in numbers if tests[instance.kind](i, j)}
    if instance.kind == "double":
        return {x * i + y * j + z * j + w * i for i in numbers for j in numbers}
    three = {
        "outer": lambda i, j, k: i == k and j >= q,
        "sum": lambda i, j, k: i == j + k + q,
        "middle": lambda i, j, k: j == i + k + q,
        "either": lambda i, j, k: i == j or j == k,
    }[instance.kind]
    return {x * i + y * j + z * k for i, j, k in product(numbers, repeat=3) if three(i, j, k)}


def _derived(rules: RuleList) -> set[str]:
    """Replace the leftmost nonterminal in all ways; forms with too many letters or signs are cut off."""
    forms, seen, words = ["S"], {"S"}, set()
    for form in forms:
        place = next((i for i, sign in enumerate(form) if sign.isupper()), None)
        if place is None:
            words.add(form)
            continue
        for left, right in rules:
            if left == form[place]:
                longer = form[:place] + right + form[place + 1 :]
                letters = sum(sign.islower() for sign in longer)
                if letters <= 9 and len(longer) - letters <= 11 and longer not in seen:
                    seen.add(longer)
                    forms.append(longer)
    return words
