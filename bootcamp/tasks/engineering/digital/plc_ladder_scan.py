"""Run a ladder program of a controller scan by scan: coils, latches, timers, counters and one-shots.

Answer: the bits of each output over all scans; unique.
Harder: more rungs and scans, rungs that read each other, timers and counters.
Skills: simulation, logic
Source: original.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Record, Text

Rung = tuple[str, str, int, tuple[tuple[str, ...], ...]]  # action, bit, preset, branches of contacts (! is not)
_ACTIONS = {
    "coil": ("{0} = condition", "{0} = 条件"), "set": ("if condition, {0} = 1", "若条件成立，{0} = 1"),
    "reset": ("if condition, {0} = 0", "若条件成立，{0} = 0"), "pulse": ("one-shot {0}", "单脉冲 {0}"),
    "on": ("on-delay timer {0}, preset {1}", "接通延时定时器 {0}，设定值 {1}"),
    "off": ("off-delay timer {0}, preset {1}", "断开延时定时器 {0}，设定值 {1}"),
    "count": ("up counter {0}, preset {1}", "加计数器 {0}，设定值 {1}"),
    "clear": ("clear counter {0}", "计数器 {0} 清零"),
}  # fmt: skip
_RULES = {
    "pulse": ("One-shot: its bit is 1 if the condition holds in this scan and did not hold in the scan before, else 0.",
        "单脉冲：若条件在本次扫描成立而在上一次扫描不成立，则其位为 1，否则为 0。"),
    "on": ("On-delay timer: its bit is 1 if the condition has held in at least as many scans in a row, up to this one, "
        "as the preset says, else 0.",
        "接通延时定时器：若到本次扫描为止，条件已连续成立的扫描次数不少于设定值，则其位为 1，否则为 0。"),
    "off": ("Off-delay timer: its bit is 1 if the condition holds in this scan or held in at least one of as many "
        "scans before it as the preset says, else 0.",
        "断开延时定时器：若条件在本次扫描或此前若干次（等于设定值）扫描中至少成立过一次，则其位为 1，否则为 0。"),
    "count": ("Up counter: its count grows by 1 in a scan in which the condition holds and did not hold in the scan "
        "before; its bit is 1 if the count is at least the preset, else 0.",
        "加计数器：若条件在本次扫描成立而在上一次扫描不成立，计数加 1；若计数不小于设定值，则其位为 1，否则为 0。"),
    "clear": ("Clearing: if the condition holds, the count and the bit of the counter become 0 at once.",
        "清零：若条件成立，该计数器的计数和位立即变为 0。"),
}  # fmt: skip


class PlcLadderScan(Task["PlcLadderScan.Params", "PlcLadderScan.Instance", dict[str, str]]):
    version = 1

    class Params(task.Params):
        rungs: int = knob("how many rungs there are", levels=(2, 2, 3, 4, 5, 6, 7, 8, 9, 11), ge=1, le=14)
        scans: int = knob("how many scans there are", levels=(4, 6, 8, 8, 10, 12, 14, 16, 20, 24), ge=2, le=40)
        inputs: int = knob("how many inputs there are", levels=(2, 2, 2, 3, 3, 3, 4, 4, 4, 5), ge=1, le=6)
        kinds: int = knob("how many kinds of rungs there are", levels=(1, 3, 4, 5, 6, 8, 8, 8, 8, 8), ge=1, le=8)
        asked: int = knob("how many bits are asked for", levels=(1, 1, 1, 2, 2, 2, 3, 3, 3, 4), ge=1, le=6)

    class Instance(task.Instance):
        rungs: tuple[Rung, ...]
        inputs: tuple[str, ...]  # the bits of each input over the scans
        asked: tuple[str, ...]

        @property
        def told(self) -> list[list[str]]:
            found: list[list[str]] = []
            for i, (either, both, closed, colon) in enumerate(
                ((" OR ", " AND ", "NOT ", ": "), (" 或 ", " 与 ", "非 ", "："))
            ):
                rows = []
                for kind, bit, preset, branches in self.rungs:
                    texts = [both.join(branch).replace("!", closed) for branch in branches]
                    condition = either.join(f"({text})" if len(texts) > 1 and both in text else text for text in texts)
                    rows.append(condition + colon + _ACTIONS[kind][i].format(bit, preset))
                found.append(rows)
            return found

        @property
        def rules(self) -> list[list[str]]:
            used = {kind for kind, *_ in self.rungs}
            return [[texts[i] for kind, texts in _RULES.items() if kind in used] for i in (0, 1)]

    prompt = Prompt(
        en=r"""
        A controller carries out the rungs of a ladder program from top to bottom in every scan, each with the values
        that the bits have at that moment. A rung is a condition and what it does:

        {{ told[0] | numbered }}

        Before the first scan all bits that rungs write, and all counts, are 0 and no condition held. What no rung
        changes is kept for the next scan.
        {% for rule in rules[0] %}
        {{ rule }}
        {% endfor %}

        The inputs, with one bit for each of the {{ inputs[0] | length }} scans:

        {% for bits in inputs %}
        - X{{ loop.index }}: {{ bits }}
        {% endfor %}

        Give the values at the end of each scan, as a string of bits in the order of the scans, of
        {{ asked | listed(language) }}.
        """,
        zh=r"""
        一台控制器在每次扫描中从上到下执行梯形图的各行，每一行都用各个位当时的值。每行由条件和动作组成：

        {{ told[1] | numbered }}

        第一次扫描之前，各行所写的位和计数都是 0，条件都不成立。没有被改变的值保留到下一次扫描。
        {% for rule in rules[1] %}
        {{ rule }}
        {% endfor %}

        各输入在 {{ inputs[0] | length }} 次扫描中的值（每次一位）：

        {% for bits in inputs %}
        - X{{ loop.index }}: {{ bits }}
        {% endfor %}

        按扫描顺序，用位串写出下列各位在每次扫描结束时的值：{{ asked | listed(language) }}。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, str]]:
        return Record(**{name: Text(alphabet="01", length=len(instance.inputs[0])) for name in instance.asked})

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, str]]:
        inputs = []
        for _ in range(params.inputs):
            bits = [rng.randint(0, 1)]
            while len(bits) < params.scans:
                bits.append(bits[-1] ^ (rng.random() < 0.4))
            inputs.append("".join(map(str, bits)))
        names = [f"X{i + 1}" for i in range(params.inputs)]
        kinds = ("coil", "set", "pulse", "on", "count", "off")[: max(1, params.kinds - 1 if params.kinds > 2 else 1)]
        rungs: list[Rung] = []
        written: dict[str, str] = {}
        while len(rungs) < params.rungs:
            kind = rng.choice(kinds + kinds[4:5] * 2)
            letter = {"on": "T", "off": "T", "count": "C", "pulse": "P"}.get(kind, "Y")
            bit = f"{letter}{sum(name[0] == letter for name in written) + 1}"
            known = [*names, *written, *([bit] if kind == "coil" else [])]
            preset = rng.randint(2, 4) if kind in ("on", "off") else 2 * (kind == "count")
            rungs.append((kind, bit, preset, _branches(rng, known)))
            written[bit] = kind
            if kind in ("set", "count"):
                others = [name for name in known if name != bit]
                rungs.append(("reset" if kind == "set" else "clear", bit, 0, _branches(rng, others)))
        traces = _run(rungs, inputs)
        good = [bit for bit in written if "01" in traces[bit] and ("10" in traces[bit] or bit[0] == "C")]
        good = [bit for bit in good if traces[bit] not in inputs]
        asked = list[str]()
        for kind in sorted({rung[0] for rung in rungs} - {"coil", "clear"}):  # each shows in a bit asked for
            kept = [rung for rung in rungs if rung[0] != "reset" or kind != "reset"]
            other = _run([("coil", r[1], 0, r[3]) if r[0] == kind else r for r in kept], inputs)
            moved = [bit for bit in good if other[bit] != traces[bit]]
            asked += [] if set(asked) & set(moved) else moved[-1:]
            if not moved:
                raise task.Retry
        asked += [bit for bit in good[::-1] if bit not in asked][: max(0, params.asked - len(asked))]
        if len(asked) != params.asked:
            raise task.Retry
        backwards = _run(rungs[::-1], inputs)
        if params.kinds > 1 and rng.randrange(8) and all(backwards[bit] == traces[bit] for bit in asked):
            raise task.Retry  # the order of the rungs must mostly matter
        asked.sort(key=good.index)
        instance = self.Instance(rungs=tuple(rungs), inputs=tuple(inputs), asked=tuple(asked))
        return instance, {name: traces[name] for name in asked}


def _branches(rng: Random, names: list[str]) -> tuple[tuple[str, ...], ...]:
    pool, inputs = names + names[-2:], [name for name in names if name[0] == "X"]
    found: list[tuple[str, ...]] = []
    for _ in range(rng.choice((1, 1, 2))):
        others = [rng.choice(pool) for _ in range(rng.choice((0, 1, 1)))]
        chosen = dict.fromkeys([*others, *([] if found and others else [rng.choice(inputs)])])
        found.append(tuple(("!" if rng.random() < 0.3 else "") + name for name in chosen))
    return tuple(dict.fromkeys(found))


def _run(rungs: list[Rung], inputs: list[str]) -> dict[str, str]:
    bits = {bit: 0 for _, bit, *_ in rungs}
    counts = dict.fromkeys(bits, 0)
    history: list[list[bool]] = [[] for _ in rungs]
    traces = dict.fromkeys(bits, "")
    for scan in range(len(inputs[0])):
        now = {f"X{i + 1}": int(row[scan]) for i, row in enumerate(inputs)}
        for (kind, bit, preset, branches), past in zip(rungs, history, strict=True):
            now.update(bits)
            held = any(all(now[c.lstrip("!")] != (c[0] == "!") for c in branch) for branch in branches)
            rise = held and not (past and past[-1])
            past.append(held)
            if kind == "count":
                counts[bit] += rise
                bits[bit] = int(counts[bit] >= preset)
            elif kind in ("set", "reset", "clear"):
                if held:
                    bits[bit] = int(kind == "set")
                    counts[bit] = 0
            else:
                long = len(past) >= preset and all(past[-preset:]) if preset else held
                bits[bit] = int({"coil": held, "pulse": rise, "on": long, "off": any(past[-preset - 1 :])}[kind])
        for bit in bits:
            traces[bit] += str(bits[bit])
    return traces
