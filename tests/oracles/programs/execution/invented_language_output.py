"""Judge by a translation of the program into Python, which Python runs."""

from typing import Any

LEVELS = range(1, 11)


class _Names(dict[str, list[int]]):
    """Every value that a name had."""

    def __init__(self, instance: Any) -> None:
        super().__init__()
        self.modulus = instance.base if "wrap" in instance.features else 0
        self.unset = instance.unset

    def kept(self, value: int) -> int:
        return value % self.modulus if self.modulus else value

    def put(self, name: str, value: int) -> None:
        self[name] = [*self.get(name, []), self.kept(value)]

    def now(self, name: str) -> int:
        return self[name][-1] if name in self else self.unset

    def old(self, name: str) -> int:
        return ([0, *self.get(name, [])[:-1]])[-1]

    def op(self, sign: str, one: int, two: int) -> int:
        if sign == "/":
            return self.kept((one // two + (one % two != 0)) if two else 0)
        return self.kept({"+": one + two, "-": one - two, "*": one * two, "~": one - two + one}[sign])


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _shown(instance, instance.features)
    return "" if answer == right else f"it shows {right}"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The output without one of the rules; backwards; with a number changed."""
    near = [answer[::-1], answer[:-1], (*answer[:-1], answer[-1] + 1)]
    near += [
        _shown(instance, set(instance.features) - {rule}) for rule in ("spend", "down") if rule in instance.features
    ]
    return [one for one in near if one != answer]


def _shown(instance: Any, features: Any) -> tuple[int, ...]:
    parts: dict[int, list[str]] = {}
    tag = 0
    for line in instance.lines:
        if line.startswith("#"):
            mark, line = line.split(" ", 1)
            tag = int(mark[1:])
        parts.setdefault(tag, []).append(line)
    code: list[str] = []
    deep = 0
    for line in (line.strip() for key in sorted(parts) for line in parts[key]):
        words = line.split()
        if words[0] in ("end", "else"):
            deep -= 1
        made = _translated(words, features)
        code += ["    " * deep + one for one in made]
        if words[0] in ("loop", "when", "else"):
            deep += 1
    out: list[int] = []
    exec("\n".join(code), {"N": _Names(instance), "show": out.append})
    return tuple(out)


def _translated(words: list[str], features: Any) -> list[str]:
    head = words[0]
    if head == "end":
        return []
    if head == "else":
        return ["else:"]
    if head == "when":
        return [f"if {_value(words[1:])} == 0:"]
    if head == "loop":
        low, high = _value([words[3]]), _value([words[5]])
        span = f"range({low}, {high} + 1)"
        turned = f"reversed({span})" if "down" in features else span
        return [f"for k in list({turned}):", f"    N.put({words[1]!r}, k)"]
    if head == "show":
        spent = "spend" in features and len(words) == 2 and words[1].isalpha()
        return [f"show({_value(words[1:])})", *([f"N.put({words[1]!r}, 0)"] if spent else [])]
    if head in ("swap", "move"):
        one, two = words[1:]
        rest = f"N.now({two!r})" if head == "swap" else "0"
        return [f"h = N.now({one!r}), {rest}", f"N.put({two!r}, h[0])", f"N.put({one!r}, h[1])"]
    return [f"N.put({words[-1]!r}, {_value(words[:-2])})"]


def _value(words: list[str]) -> str:
    first, *rest = words
    ways = {"'": f"N.old({first[:-1]!r})", "": f"N.now({first!r})"}
    text = first if first.isdigit() else ways["'" * first.endswith("'")]
    return f"N.op({rest[0]!r}, {text}, {_value(rest[1:])})" if rest else text
