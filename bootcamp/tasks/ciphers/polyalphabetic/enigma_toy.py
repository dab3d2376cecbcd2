"""Encrypt with a small rotor machine whose wiring is printed, or decrypt where a rotor's start is lost.

Answer: a string of letters; it is unique.
Harder: more letters, rotors and plugs, longer texts; the start of the first rotor has to be found from known letters.
Skills: simulation, search
Source: original; a small form of the Enigma machine.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.cipher import random_alphabet
from bootcamp.lib.text import UPPER, random_text
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.ciphers._texts import require_only
from bootcamp.verifiers import Text

Rotor = tuple[str, str, str]
"""The wiring as the images of A, B, ..., the letter of the notch, and that of the start or "?"."""


class EnigmaToy(Task["EnigmaToy.Params", "EnigmaToy.Instance", str]):
    version = 1

    class Params(task.Params):
        signs: int = knob(
            "how many letters there are", levels=(6, 6, 8, 8, 10, 10, 12, 14, 12, 12), ge=6, le=26, multiple_of=2
        )
        rotors: int = knob("how many rotors there are", levels=(1, 1, 1, 2, 2, 2, 3, 3, 2, 3), ge=1, le=4)
        plugs: int = knob("how many pairs of letters are exchanged", levels=(0, 1, 1, 1, 2, 3, 3, 4, 3, 4), ge=0, le=10)
        letters: int = knob("how many letters the text has", levels=(3, 4, 5, 5, 6, 8, 8, 9, 8, 9), ge=3, le=40)
        known: int = knob(
            "how many first letters of the plain text are given; 0 if all starts are",
            levels=(0,) * 8 + (4, 4),
            ge=0,
            le=8,
        )

    class Instance(task.Instance):
        text: str
        rotors: tuple[Rotor, ...]
        reflector: tuple[str, ...]  # pairs of letters
        plugs: tuple[str, ...]
        known: str

        @property
        def size(self) -> int:
            return len(self.rotors[0][0])

        @property
        def last(self) -> str:
            return UPPER[self.size - 1]

        @property
        def listed(self) -> list[str]:
            return [
                f"rotor {number}: W = {wiring}, N = {notch}, start = {start}"
                for number, (wiring, notch, start) in enumerate(self.rotors, 1)
            ]

        def way(self, language: str) -> list[str]:
            count, zh = len(self.rotors), language == "zh"
            board = ["插线板" if zh else "the plugboard"] if self.plugs else []
            there, back = ("转子", "转子（反向）") if zh else ("the rotor", "the rotor backwards")
            if count > 1:
                there = f"转子 1 到 {count}" if zh else f"the rotors from 1 to {count}"
                back = f"转子 {count} 到 1（反向）" if zh else f"the rotors from {count} to 1 backwards"
            return [*board, there, "反射器" if zh else "the reflector", back, *board]

    prompt = Prompt(
        en=r"""
        A machine encrypts the {{ size }} letters A to {{ last }}, numbered A = 0, B = 1 and so on; all numbers count
        modulo {{ size }}. It has {{ rotors | length }} rotor{{ "s" if rotors[1:] }} with wiring W, notch N and a
        position, a letter, at the start:

        {{ listed | lines }}

        The number W(x) is that of the letter at place x of W, places counted from 0. A reflector exchanges the letters
        of the pairs {{ reflector | comma }}.
        {% if plugs %}
        A plugboard exchanges the letters of the pair{{ "s" if plugs[1:] }} {{ plugs | comma }} and leaves the others.
        {% endif %}

        Before each letter of the text rotor 1 steps: its position grows by 1.
        {% if rotors[1:] %}
        Whenever a rotor steps and its position before the step was its notch N, the next rotor steps too.
        {% else %}
        The notch has no effect here.
        {% endif %}
        Then the letter passes through {{ way(language) | comma }}.
        A rotor at position q turns a letter with number x into the one with number W(x + q) - q. Backwards it does the
        reverse of this. The letter that comes out is the encrypted one. With the same start the machine decrypts what
        it has encrypted.

        {% if known %}
        The start marked ? is unknown. The plain text begins with {{ known }}. Decrypt this text:
        {% else %}
        Encrypt this text:
        {% endif %}

        {{ text }}
        """,
        zh=r"""
        一台机器加密 A 到 {{ last }} 这 {{ size }} 个字母，编号 A = 0，B = 1，依此类推；所有编号都按模 {{ size }} 计算。
        它有 {{ rotors | length }} 个转子（rotor），各有接线 W、缺口 N 和初始位置（start，用字母表示）：

        {{ listed | lines }}

        W(x) 是 W 中第 x 位（从 0 数起）的字母的编号。反射器把 {{ reflector | comma }} 各对字母互换。
        {% if plugs %}
        插线板把 {{ plugs | comma }} {{ "各" if plugs[1:] else "这" }}对字母互换，其余字母不变。
        {% endif %}

        处理文本的每个字母之前，转子 1 先走一步：它的位置加 1。
        {% if rotors[1:] %}
        任一转子走步时，若走步前的位置正是它的缺口 N，则下一个转子也走一步。
        {% else %}
        这里缺口不起作用。
        {% endif %}
        然后字母依次经过{{ way(language) | join("、") }}。
        位置为 q 的转子把编号为 x 的字母变成编号为 W(x + q) - q 的字母；反向时做相反的变换。
        最后得到的字母就是密文字母。从同样的初始位置开始，机器能把密文还原成明文。

        {% if known %}
        标为 ? 的初始位置未知。明文以 {{ known }} 开头。请解密下面的文本：
        {% else %}
        请加密下面的文本：
        {% endif %}

        {{ text }}
        """,
    )

    def format(self, instance: Instance) -> Text:
        return Text(alphabet=UPPER[: instance.size])

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        signs = UPPER[: params.signs]
        rotors = []
        for place in range(params.rotors):
            notch = rng.randrange(params.signs)  # soon reached, so that it matters
            start = (notch - rng.choice((*[0] * 6, 1) if 0 < place < params.rotors - 1 else (0, 1, 2))) % params.signs
            rotors.append((random_alphabet(rng, signs), signs[notch], signs[start]))
        shuffled = [random_alphabet(rng, signs) for _ in range(2)]
        reflector, plugs = ([a + b for a, b in zip(text[::2], text[1::2], strict=True)] for text in shuffled)
        plain = random_text(rng, params.letters, signs)
        instance = self.Instance(
            text=plain,
            rotors=tuple(rotors),
            reflector=tuple(sorted("".join(sorted(pair)) for pair in reflector)),
            plugs=tuple(sorted("".join(sorted(pair)) for pair in plugs[: params.plugs])),
            known="",
        )
        secret = self.solve(instance)
        if not params.known:
            return instance, secret
        rotors[0] = (*rotors[0][:2], "?")
        lost = instance.model_copy(update={"text": secret, "rotors": tuple(rotors), "known": plain[: params.known]})
        require_only(_readings(lost), plain)
        return lost, plain

    def solve(self, instance: Instance) -> str:
        return _readings(instance)[0]


def _readings(instance: EnigmaToy.Instance) -> list[str]:
    """Run the machine from all starts that fit what is known."""
    signs = UPPER[: instance.size]
    starts = signs if instance.rotors[0][2] == "?" else instance.rotors[0][2]
    texts = (_run(instance, [start, *(rotor[2] for rotor in instance.rotors[1:])]) for start in starts)
    return [text for text in texts if text.startswith(instance.known)]


def _run(instance: EnigmaToy.Instance, starts: list[str]) -> str:
    size = instance.size
    wirings = [[UPPER.index(sign) for sign in wiring] for wiring, _, _ in instance.rotors]
    positions = [UPPER.index(start) for start in starts]
    reflector, board = list(range(size)), list(range(size))
    for table, pairs in ((reflector, instance.reflector), (board, instance.plugs)):
        for i, j in (map(UPPER.index, pair) for pair in pairs):
            table[i], table[j] = j, i
    result = ""
    for sign in instance.text:
        for place, (_, notch, _) in enumerate(instance.rotors):
            old = positions[place]
            positions[place] = (old + 1) % size
            if old != UPPER.index(notch):
                break
        x = board[UPPER.index(sign)]
        for wiring, q in zip(wirings, positions, strict=True):
            x = (wiring[(x + q) % size] - q) % size
        x = reflector[x]
        for wiring, q in zip(wirings[::-1], positions[::-1], strict=True):
            x = (wiring.index((x + q) % size) - q) % size
        result += UPPER[board[x]]
    return result
