"""Judge by a decoder of its own: each line is a function on one state, and words are bits where that tells."""

from collections.abc import Callable
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    state = _end(instance)
    wrong = [name for name, value in answer.items() if state.get(name) != value]
    return f"{wrong[0]} holds {state.get(wrong[0])}" if wrong else ""


def near_misses(instance: Any, answer: dict[str, int]) -> list[dict[str, int]]:
    """A value one off, without its top bit, two values exchanged."""
    names = list(answer)
    top = 2 ** (instance.width - 1)
    wrong = [answer | {name: (answer[name] + 1) % (2 * top)} for name in names]
    wrong.append(answer | {names[0]: (answer[names[0]] + top) % (2 * top)})
    wrong.append(answer | {names[0]: answer[names[1]], names[1]: answer[names[0]]})
    return [one for one in wrong if one != answer]


def _end(instance: Any) -> dict[str, int]:
    state = {f"r{number}": 0 for number in range(instance.registers)}
    state |= {f"m{address}": value for address, value in enumerate(instance.memory)}
    state |= {"Z": 0, "N": 0, "C": 0, "SP": len(instance.memory), "line": 1}
    for _ in range(100_000):
        text = instance.lines[state["line"] - 1]
        if text == "halt":
            return state
        state["line"] += 1
        name, _, rest = text.partition(" ")
        _WAYS[name](state, rest.split(", "), instance.width)
    return {}


def _x(state: dict[str, int], text: str) -> int:
    return state[text] if text.startswith("r") else int(text)


def _cell(state: dict[str, int], text: str) -> str:
    return f"m{sum(_x(state, part) for part in text.strip('[]').split(' + '))}"


def _flags(state: dict[str, int], value: int, width: int, carry: bool) -> None:
    bits = format(value, f"0{width}b")
    state["Z"], state["N"], state["C"] = int("1" not in bits), int(bits[0]), int(carry)


def _sum(sign: int, keep: bool) -> Callable[[dict[str, int], list[str], int], None]:
    def way(state: dict[str, int], parts: list[str], width: int) -> None:
        total = state[parts[0]] + sign * _x(state, parts[1])
        value = total & (2**width - 1)
        _flags(state, value, width, total != value)
        if keep:
            state[parts[0]] = value

    return way


def _bitwise(one: str) -> Callable[[dict[str, int], list[str], int], None]:
    def way(state: dict[str, int], parts: list[str], width: int) -> None:
        left, right = (format(_x(state, part), f"0{width}b") for part in parts)
        pairs = zip(left, right, strict=True)
        value = int(
            "".join("1" if (a + b).count("1") in ((2,) if one == "and" else (1,)) else "0" for a, b in pairs), 2
        )
        _flags(state, value, width, False)
        state[parts[0]] = value

    return way


def _shift(left: bool) -> Callable[[dict[str, int], list[str], int], None]:
    def way(state: dict[str, int], parts: list[str], width: int) -> None:
        bits = format(state[parts[0]], f"0{width}b")
        moved = bits[1:] + "0" if left else "0" + bits[:-1]
        state[parts[0]] = int(moved, 2)
        _flags(state, int(moved, 2), width, (bits[0] if left else bits[-1]) == "1")

    return way


def _jump(flag: str, wanted: int) -> Callable[[dict[str, int], list[str], int], None]:
    def way(state: dict[str, int], parts: list[str], width: int) -> None:
        if state[flag] == wanted:
            state["line"] = int(parts[0])

    return way


def _move(state: dict[str, int], parts: list[str], width: int) -> None:
    state[parts[0]] = _x(state, parts[1])


def _load(state: dict[str, int], parts: list[str], width: int) -> None:
    state[parts[0]] = state[_cell(state, parts[1])]


def _store(state: dict[str, int], parts: list[str], width: int) -> None:
    state[_cell(state, parts[1])] = state[parts[0]]


def _push(state: dict[str, int], parts: list[str], width: int) -> None:
    state["SP"] -= 1
    state[f"m{state['SP']}"] = state[parts[0]]


def _pop(state: dict[str, int], parts: list[str], width: int) -> None:
    state[parts[0] or "line"] = state[f"m{state['SP']}"]
    state["SP"] += 1


def _call(state: dict[str, int], parts: list[str], width: int) -> None:
    _push(state, ["line"], width)
    state["line"] = int(parts[0])


_WAYS: dict[str, Callable[[dict[str, int], list[str], int], None]] = {
    "mov": _move,
    "add": _sum(1, True),
    "sub": _sum(-1, True),
    "cmp": _sum(-1, False),
    "and": _bitwise("and"),
    "xor": _bitwise("xor"),
    "shl": _shift(True),
    "shr": _shift(False),
    "ld": _load,
    "st": _store,
    "jz": _jump("Z", 1),
    "jnz": _jump("Z", 0),
    "jc": _jump("C", 1),
    "jnc": _jump("C", 0),
    "jn": _jump("N", 1),
    "push": _push,
    "pop": _pop,
    "call": _call,
    "ret": _pop,
}
