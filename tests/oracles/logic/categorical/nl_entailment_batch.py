"""Judge from the English text: sentences are read back into clauses, and a SAT solver is asked twice a statement."""

import re
from typing import Any

from pysat.formula import IDPool
from pysat.solvers import Cadical153

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    pool, texts = IDPool(), instance.texts["en"]

    numbers = range(1, len(instance.traits) + 1)
    signs = {instance.verb(sign, "en"): sign for number in numbers for sign in (number, -number)}

    def literal(person: str, words: str) -> int:
        sign = signs[words]
        return int(pool.id((person, abs(sign)))) * (1 if sign > 0 else -1)

    clauses = []
    for text in texts["story"]:
        if not text.startswith("Everyone who "):
            linked = re.fullmatch(r"If (\S+) (.*), then (\S+) (.*)\.", text)
            if linked:
                clauses.append([-literal(linked[1], linked[2]), literal(linked[3], linked[4])])
            else:
                clauses.append([literal(*text[:-1].split(" ", 1))])
            continue
        either = re.fullmatch(r"Everyone who (.*?) (also|either) (.*) or (.*?)(?: \(or both\)|, but not both)\.", text)
        for person in instance.people:
            if either:
                a, b, c = (literal(person, part) for part in either.group(1, 3, 4))
                clauses += [[-a, b, c]] + [[-a, -b, -c]] * (either[2] == "either")
                continue
            words = text.removeprefix("Everyone who ").removesuffix(".")
            *body, head = _phrases(signs, words)
            clauses.append([*(-literal(person, part) for part in body), literal(person, head)])
    right = ""
    with Cadical153(bootstrap_with=clauses) as sat:
        assert sat.solve()
        for text in texts["asked"]:
            asked = literal(*text[:-1].split(" ", 1))
            right += "U" if sat.solve([asked]) and sat.solve([-asked]) else "T" if sat.solve([asked]) else "F"
    return "" if right == answer else f"the judgements are {right}"


def near_misses(instance: Any, answer: str) -> list[str]:
    """One letter changed, the unknown taken for false, all the same."""
    other = {"T": "U", "F": "U", "U": "F"}
    return [other[answer[0]] + answer[1:], answer.replace("U", "F"), "T" * len(answer), "U" * len(answer), answer + "T"]


def _phrases(signs: dict[str, int], words: str) -> list[str]:
    """Cut a sentence into the phrases that the traits have in it."""
    found = []
    while words:
        phrase = max((verb for verb in signs if words.startswith(verb)), key=len)
        found.append(phrase)
        words = words[len(phrase) :].removeprefix(" and ").strip()
    return found
