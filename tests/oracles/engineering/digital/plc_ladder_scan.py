"""Judge by a second controller, in which each rung is an object that counts scans."""

from typing import Any

LEVELS = range(1, 11)


class Part:
    """A rung with what it remembers."""

    def __init__(self, rung: Any) -> None:
        self.kind, self.bit, self.preset, self.branches = rung
        self.before = False
        self.lasting = 0
        self.since = 10**6

    def step(self, memory: dict[str, Any]) -> None:
        """Carry out the rung."""
        on = False
        for branch in self.branches:
            on = on or not [c for c in branch if bool(memory[c.strip("!")]) == c.startswith("!")]
        self.lasting = self.lasting + 1 if on else 0
        self.since = 0 if on else self.since + 1
        edge, self.before = on and not self.before, on
        if self.kind == "coil":
            memory[self.bit] = on
        elif self.kind == "pulse":
            memory[self.bit] = edge
        elif self.kind == "on":
            memory[self.bit] = self.lasting >= self.preset
        elif self.kind == "off":
            memory[self.bit] = self.since <= self.preset
        elif self.kind == "count":
            memory["#" + self.bit] = memory.get("#" + self.bit, 0) + (1 if edge else 0)
            memory[self.bit] = memory["#" + self.bit] >= self.preset
        elif on:
            memory[self.bit] = self.kind == "set"
            if self.kind == "clear":
                memory["#" + self.bit] = 0


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    parts = [Part(rung) for rung in instance.rungs]
    memory: dict[str, Any] = {part.bit: False for part in parts}
    seen: dict[str, list[str]] = {name: [] for name in answer}
    for bits in zip(*instance.inputs, strict=True):
        memory |= {f"X{i}": bit == "1" for i, bit in enumerate(bits, 1)}
        for part in parts:
            part.step(memory)
        for name in seen:
            seen[name].append("1" if memory[name] else "0")
    wrong = [name for name in answer if "".join(seen[name]) != answer[name]]
    return f"{wrong[0]} is {''.join(seen[wrong[0]])}" if wrong else ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Bits turned round, one scan late, an input in place of the output."""
    first = next(iter(answer))
    text = answer[first]
    near = [text.translate({48: "1", 49: "0"}), "0" + text[:-1], instance.inputs[0]]
    return [{**answer, first: one} for one in near if one != text]
