"""Find the probabilities of the results of measuring two qubits after a quantum circuit.

Answer: four probabilities; unique.
Harder: more qubits and gates, gates on three qubits, measurements on the way.
Skills: simulation, probability
Source: original.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import readable
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational, Sequence

Gate = tuple[str, tuple[int, ...]]
"""Its name and its qubits, from 1; M0 and M1 are measurements with their results."""
Answer = tuple[Fraction, ...]
Amplitudes = list[tuple[int, int]]
"""Real and imaginary parts, up to a common factor; the first qubit is the highest bit of the index."""
_MATRICES = {
    "H": ("|0> → (|0> + |1>)/√2, |1> → (|0> - |1>)/√2", 1),
    "X": ("|0> → |1>, |1> → |0>", 1),
    "R": ("|0> → (3|0> + 4|1>)/5, |1> → (-4|0> + 3|1>)/5", 1),
    "Q": ("|0> → (5|0> + 12|1>)/13, |1> → (-12|0> + 5|1>)/13", 1),
    "Z": ("|0> → |0>, |1> → -|1>", 1),
    "S": ("|0> → |0>, |1> → i|1>", 1),
    "CNOT": ("|a, b> → |a, b xor a>", 2),
    "CZ": ("|a, b> → (-1)^(ab) |a, b>", 2),
    "SWAP": ("|a, b> → |b, a>", 2),
    "TOFFOLI": ("|a, b, d> → |a, b, d xor ab>", 3),
}

_FLIPS = {"H": (1, 1), "R": (9, 16), "Q": (25, 144)}
"""How likely a gate leaves or flips a bit that is measured after it, up to a common factor."""


class QubitCircuitProbability(Task["QubitCircuitProbability.Params", "QubitCircuitProbability.Instance", Answer]):
    version = 1

    class Params(task.Params):
        qubits: int = knob("how many qubits there are", levels=(2, 2, 2, 3, 3, 3, 4, 4, 5, 5), ge=2, le=6)
        gates: int = knob("how many gates there are", levels=(3, 4, 6, 6, 8, 10, 12, 15, 18, 22), ge=2, le=40)
        turns: int = knob("how many gates R and Q there are", levels=(2, 2, 2, 3, 3, 3, 3, 3, 3, 3), ge=0, le=4)
        results: int = knob("how many measurements are on the way", levels=(0, 0, 0, 0, 1, 1, 1, 2, 2, 3), ge=0, le=4)

    class Instance(task.Instance):
        qubits: int
        gates: tuple[Gate, ...]
        asked: tuple[int, int]

        @property
        def matrices(self) -> list[tuple[str, str]]:
            used = {name for name, _ in self.gates}
            return [(name, text) for name, (text, _) in _MATRICES.items() if name in used]

        @property
        def texts(self) -> str:
            return "".join(text for _, text in self.matrices)

    answer = Sequence(Rational(), length=4)
    prompt = Prompt(
        en=r"""
        The qubits 1 to {{ qubits }} of a quantum circuit are all in the state |0> at first. Gates act on basis states
        as follows, linearly, on the qubits in the order in which they are listed after the gate{{
        "; a, b and d are bits" if "d>" in texts else "; a and b are bits" if "|a" in texts }}{{
        "; i is the imaginary unit" if "i|" in texts }}:

        {% for name, text in matrices %}
        - {{ name }}: {{ text }}.
        {% endfor %}

        The circuit does these steps, in this order:

        {% for name, places in gates %}
        {{ loop.index }}. {{ "qubit %d is measured, and the result is %s" | format(places[0], name[1])
            if name[0] == "M" else name + " " + places | join(" ") }}.
        {% endfor %}

        Then qubits {{ asked[0] }} and {{ asked[1] }} are measured{{ " (given the results on the way)"
        if gates | selectattr(0, "in", ["M0", "M1"]) | list }}. List the probabilities of the results 00, 01, 10, 11, in
        this order, the first digit being that of qubit {{ asked[0] }}.
        """,
        zh=r"""
        一个量子线路的量子比特 1 到 {{ qubits }} 最初都处于状态 |0>。各个门按下列方式线性地作用于基态，
        所作用的量子比特依次列在门的后面{{
        "；a、b、d 是比特" if "d>" in texts else "；a、b 是比特" if "|a" in texts }}{{
        "；i 是虚数单位" if "i|" in texts }}：

        {% for name, text in matrices %}
        - {{ name }}：{{ text }}。
        {% endfor %}

        线路依次进行下列步骤：

        {% for name, places in gates %}
        {{ loop.index }}. {{ "测量量子比特 %d，结果为 %s" | format(places[0], name[1])
            if name[0] == "M" else name + " " + places | join(" ") }}。
        {% endfor %}

        然后测量量子比特 {{ asked[0] }} 和 {{ asked[1] }}{{ "（以途中的测量结果为条件）"
        if gates | selectattr(0, "in", ["M0", "M1"]) | list }}。依次写出结果为 00、01、10、11 的概率，
        其中第一位是量子比特 {{ asked[0] }} 的结果。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.qubits
        names = [name for name, (_, size) in _MATRICES.items() if size <= n and name not in "RQ"]
        names += ["H"] * 4 + ["CNOT"] + (["TOFFOLI", "TOFFOLI"] if n > 2 else [])
        chosen = [rng.choice(names) for _ in range(params.gates - params.turns)] + rng.choices("RQ", k=params.turns)
        rng.shuffle(chosen)
        gates: list[Gate] = [(name, tuple(rng.sample(range(1, n + 1), _MATRICES[name][1]))) for name in chosen]
        for place in sorted(rng.sample(range(params.gates // 3, params.gates), params.results), reverse=True):
            gates.insert(place, (f"M{rng.randrange(2)}", (rng.randint(1, n),)))
        first, second = rng.sample(range(1, n + 1), 2)
        instance = self.Instance(qubits=n, gates=tuple(gates), asked=(first, second))
        answer = self.solve(instance)
        most = sorted(answer)
        if not readable(answer, 8) or len(set(answer)) < 3 or most[-1] == 1 or most[1] == 0:
            raise task.Retry
        if params.gates > 5:  # interference, the gates on several qubits and the results on the way all matter
            apart = [gate for gate in gates if len(gate[1]) == 1]
            unread = [gate for gate in gates if gate[0][0] != "M"]
            others = [_chances(instance, apart), _chances(instance, gates, classical=True)]
            if answer in others or (params.results and answer == _chances(instance, unread)):
                raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Answer:
        answer = _chances(instance, instance.gates)
        if answer is None:
            raise task.Retry
        return answer


def _chances(
    instance: QubitCircuitProbability.Instance, gates: Iterable[Gate], classical: bool = False
) -> Answer | None:
    """Give the probabilities after some gates, or None if the results on the way cannot be; classical: of bits that
    the gates R, Q and H change with a probability."""
    n = instance.qubits
    state: Amplitudes = [(int(index == 0), 0) for index in range(2**n)]
    for name, places in gates:
        bits = [n - place for place in places]
        if classical and name in _FLIPS:
            stay, flip = _FLIPS[name]
            state = [(stay * x + flip * state[index ^ 1 << bits[0]][0], 0) for index, (x, _) in enumerate(state)]
        elif not classical or name not in ("Z", "S", "CZ"):
            state = _after(state, name, bits)
    weights = [0] * 4
    for index, (x, y) in enumerate(state):
        first, second = (index >> n - place & 1 for place in instance.asked)
        weights[2 * first + second] += x if classical else x * x + y * y
    return tuple(Fraction(weight, sum(weights)) for weight in weights) if any(weights) else None


def _after(state: Amplitudes, name: str, bits: list[int]) -> Amplitudes:
    """Apply a gate, up to a factor that all amplitudes share; the last of the bits is the one that it changes."""
    new: Amplitudes = []
    masks = [1 << bit for bit in bits]
    last = masks[-1]
    for index, (x, y) in enumerate(state):
        here = bool(index & last)
        on = all(index & mask for mask in masks[:-1])
        a, b = state[index ^ last]
        if name in ("M0", "M1"):
            new.append((x, y) if here == (name == "M1") else (0, 0))
        elif name == "H":
            new.append((a - x, b - y) if here else (x + a, y + b))
        elif name in ("R", "Q"):
            c, s = (3, 4) if name == "R" else (5, 12)
            s = s if here else -s
            new.append((c * x + s * a, c * y + s * b))
        elif name in ("X", "CNOT", "TOFFOLI"):
            new.append((a, b) if on else (x, y))
        elif name in ("Z", "CZ"):
            new.append((-x, -y) if on and here else (x, y))
        elif name == "S":
            new.append((-y, x) if here else (x, y))
        else:
            differ = bool(index & masks[0]) != here
            new.append(state[index ^ masks[0] ^ last] if differ else (x, y))
    return new
