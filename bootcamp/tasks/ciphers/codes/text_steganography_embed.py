"""Hide a message in a cover text: choose words that carry bits, so that the bits spell it and the lengths fit.

Answer: one word for each slot; any choice that fits counts.
Harder: longer messages, more words to choose from, groups of slots whose numbers of letters must be divisible.
Skills: search, planning
Source: original; an exercise on hiding texts in texts.
"""

from __future__ import annotations

from itertools import product
from random import Random

from bootcamp import task
from bootcamp.lib import words
from bootcamp.lib.prompts import comma
from bootcamp.lib.text import UPPER, random_text
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Sequence, Word

Option = tuple[str, str]
"""A word and its bits."""

Chosen = tuple[str, ...]
Group = tuple[tuple[int, ...], int]
"""Slots, from 1, and the divisor of their letters."""


class TextSteganographyEmbed(Task["TextSteganographyEmbed.Params", "TextSteganographyEmbed.Instance", Chosen]):
    version = 1

    class Params(task.Params):
        letters: int = knob("how many letters the message has", levels=(1, 1, 2, 2, 2, 3, 3, 4, 5, 6), ge=1, le=8)
        options: int = knob("how many words a slot offers", levels=(2, 3, 3, 4, 4, 4, 4, 4, 5, 5), ge=2, le=6)
        longest: int = knob("the most bits that a word carries", levels=(2, 2, 3, 3, 3, 3, 3, 3, 4, 4), ge=2, le=5)
        groups: int = knob("how many groups of slots there are", levels=(0,) * 4 + (1, 1, 2, 2, 3, 3), ge=0, le=4)

    class Instance(task.Instance):
        message: str
        slots: tuple[tuple[Option, ...], ...]
        groups: tuple[Group, ...]

        @property
        def lists(self) -> list[str]:
            return [comma(f"{word} {bits}" for word, bits in slot) for slot in self.slots]

        @property
        def bits(self) -> str:
            return "".join(f"{UPPER.index(letter):05b}" for letter in self.message)

    prompt = Prompt(
        en=r"""
        A text has {{ slots | length }} slots. In each slot one of the words listed for it has to stand, and each word
        carries the bits written after it:

        {{ lists | numbered }}

        The bits of the chosen words, joined in the order of the slots, must be exactly the bits of the message
        {{ message }}. Each letter of the message is written with five bits: A = 00000, B = 00001, C = 00010, and so on
        in binary up to Z = 11001.

        {% if groups %}
        {% for places, divisor in groups %}
        The words in the slots {{ places | listed("en") }} together must{{ " also" if loop.first }} have a number of
        letters that is divisible by {{ divisor }}.
        {% endfor %}

        {% endif %}
        Give the chosen words in the order of the slots. If several choices fit, any one will do.
        """,
        zh=r"""
        一段文字有 {{ slots | length }} 个空位。每个空位要从为它列出的单词中选一个填入，每个单词带有写在其后的若干位：

        {{ lists | numbered }}

        所选单词带的位按空位次序连接起来，必须恰好是消息 {{ message }} 的各位。
        消息的每个字母写成五位：A = 00000，B = 00001，C = 00010，依此类推，按二进制直到 Z = 11001。

        {% if groups %}
        {% for places, divisor in groups %}
        {{ "此外，" if loop.first }}空位 {{ places | join("、") }} 中所选单词的字母总数必须能被 {{ divisor }} 整除。
        {% endfor %}

        {% endif %}
        请按空位次序给出所选的单词。如果有多种选法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Sequence[str]:
        bank = tuple(sorted(word for slot in instance.slots for word, _ in slot))
        return Sequence(Word(bank=bank), length=len(instance.slots))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Chosen]:
        message = random_text(rng, params.letters, UPPER)
        bits = "".join(f"{UPPER.index(letter):05b}" for letter in message)
        codes: list[list[str]] = []
        place = 0
        while place < len(bits):
            right = bits[place : place + rng.randint(1, params.longest)]
            tempting = {bits[place : place + size] for size in range(1, params.longest + 1)} - {right}
            every = {"".join(code) for size in range(1, params.longest + 1) for code in product("01", repeat=size)}
            decoys = rng.sample(sorted(tempting), min(len(tempting), params.options // 2))
            rest = sorted(every - {right, *decoys})
            decoys += rng.sample(rest, min(params.options - 1 - len(decoys), len(rest)))
            codes.append([right, *decoys])
            place += len(right)
        names = list(words.draw(rng, sum(map(len, codes)), 3, 7))
        slots = [[(names.pop(), code) for code in slot] for slot in codes]
        chosen = tuple(slot[0][0] for slot in slots)
        groups = _groups(rng, params.groups, slots, bits) if params.groups else ()
        for slot in slots:
            rng.shuffle(slot)
        instance = self.Instance(message=message, slots=tuple(map(tuple, slots)), groups=groups)
        if params.letters > 1 and any(not self.check(instance, _greedy(instance, size)) for size in (1, 0, -1)):
            raise Retry
        return instance, chosen

    def key(self, instance: Instance) -> object:
        slots = [sorted((bits, len(word)) for word, bits in slot) for slot in instance.slots]
        return [instance.message, slots, sorted(instance.groups)]

    def check(self, instance: Instance, answer: Chosen) -> str:
        carried = ""
        for i, (word, slot) in enumerate(zip(answer, instance.slots, strict=True), 1):
            bits = dict(slot)
            if word not in bits:
                return f"the word of slot {i} is not one of those listed for it"
            carried += bits[word]
        if carried != instance.bits:
            return "the bits are not those of the message"
        for places, divisor in instance.groups:
            if sum(len(answer[place - 1]) for place in places) % divisor:
                return f"the letters of the slots {comma(places)} are not divisible by {divisor}"
        return ""


def _groups(rng: Random, count: int, slots: list[list[Option]], bits: str) -> tuple[Group, ...]:
    """Draw groups that the first words fit, of which each matters: the others leave more, the bits alone far more."""
    fitting: list[tuple[int, Chosen]] = [(0, ())]
    for slot in slots:
        longer = ((i, chosen, option) for i, chosen in fitting for option in slot)
        fitting = [(i + len(code), (*chosen, word)) for i, chosen, (word, code) in longer if bits.startswith(code, i)]
        if len(fitting) > 2000:
            raise Retry
    choices = [chosen for place, chosen in fitting if place == len(bits)]
    for _ in range(30 if len(choices) >= 5 and len(slots) >= 4 else 0):
        groups: list[Group] = []
        left: list[set[Chosen]] = []
        for _ in range(count):
            places = tuple(sorted(rng.sample(range(1, len(slots) + 1), rng.randint(3, min(5, len(slots))))))
            sums = {chosen: sum(len(chosen[place - 1]) for place in places) for chosen in choices}
            total = sums[tuple(slot[0][0] for slot in slots)]
            if divisors := [m for m in (3, 4, 5, 7) if total % m == 0]:
                groups.append((places, rng.choice(divisors)))
                left.append({chosen for chosen, size in sums.items() if size % groups[-1][1] == 0})
        most = len(choices) // 5
        for i in range(len(left)):
            others = set(choices).intersection(*left[:i], *left[i + 1 :])
            most = min(most, len(others) // 2)
        if len(groups) == count and len(set.intersection(*left)) <= most:
            return tuple(groups)
    raise Retry


def _greedy(instance: TextSteganographyEmbed.Instance, order: int) -> Chosen:
    """Take in each slot the first word that goes on rightly: with few bits first (1), many first (-1), or as listed."""
    rest, chosen = instance.bits, []
    for slot in instance.slots:
        fitting = [option for option in slot if rest.startswith(option[1])] or list(slot)
        word, bits = min(fitting, key=lambda option: order * len(option[1]))
        chosen.append(word)
        rest = rest[len(bits) :]
    return tuple(chosen)
