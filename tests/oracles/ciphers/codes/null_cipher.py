"""Read by regular expressions for every rule: skip so many words or letters, take one, again and again."""

import re
from typing import Any

from tests.oracles.ciphers._texts import differs, spoiled

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    text, size = instance.text.upper(), instance.length
    if not instance.words:
        return differs(answer, _read(text, *instance.rule)[:size])
    rules = [(kind, n, j, k) for k in range(1, instance.step + 1) for j in range(1, k + 1) for n in (1, 2, 3)
             for kind in ("start", "end")]  # fmt: skip
    rules += [("text", 0, j, k) for k in range(3, instance.by_letters + 1) for j in range(1, k + 1)]
    found = {_read(text, *rule)[:size] for rule in rules} & set(instance.words)
    return "several words can be read" if len(found) != 1 else differs(answer, found.pop())


def near_misses(instance: Any, answer: str) -> list[str]:
    """Add another word of the list."""
    return spoiled(answer, *[word for word in instance.words if word != answer][:1])


def _read(text: str, kind: str, n: int, j: int, k: int) -> str:
    unit = r"[A-Z]\s*" if kind == "text" else r"[A-Z]+\s*"
    rest = re.sub(rf"^(?:{unit}){{{j - 1}}}", "", text)
    pieces = [group[0] for group in re.finditer(rf"({unit})(?:{unit}){{0,{k - 1}}}", rest)]
    firsts = [re.match(unit, piece) for piece in pieces]
    heads = [match[0].strip() for match in firsts if match]
    return "".join(
        head[0] if kind == "text" else head[n - 1] if kind == "start" else head[::-1][n - 1] for head in heads
    )
