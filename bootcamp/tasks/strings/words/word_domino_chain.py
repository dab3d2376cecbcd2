"""Put words in a row so that the end of each is the beginning of the next.

Answer: all words in order; every chain counts.
Harder: more words, longer joints, joints that repeat so that choosing as one goes leads into dead ends.
Skills: search
Source: original; word chains and dominoes are old pastimes.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import words
from bootcamp.lib.prompts import sequence
from bootcamp.lib.text import CONSONANTS, LOWER, VOWELS
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Sequence, Text

Words = tuple[str, ...]


class WordDominoChain(Task["WordDominoChain.Params", "WordDominoChain.Instance", Words]):
    version = 1

    class Params(task.Params):
        words: int = knob("the number of words", levels=(4, 6, 8, 10, 12, 15, 18, 24, 30, 38), ge=3, le=50)
        joint: int = knob("the letters of a joint", levels=(1, 1, 1, 2, 2, 2, 3, 3, 3, 3), ge=1, le=3)
        joints: int = knob("how many joints there are", levels=(4, 5, 5, 4, 5, 6, 6, 8, 10, 12), ge=3, le=20)
        invented: bool = knob("whether the words are invented", levels=(False,) * 3 + (True,) * 7)

    class Instance(task.Instance):
        listed: Words
        joint: int

    prompt = Prompt(
        en=r"""
        Put all of these {{ listed | length }} words in a row, each exactly once, so that the last
        {{ "letter" if joint == 1 else "%d letters" % joint }} of each word
        {{ "is the first letter" if joint == 1 else "are the first %d letters, in the same order," % joint }} of the
        next word:

        {{ listed | join(" ") }}

        If several rows are right, give any one.
        """,
        zh=r"""
        {% if joint == 1 %}
        把下面 {{ listed | length }} 个词排成一行，每个词恰好用一次，使每个词的末字母就是下一个词的首字母：
        {% else %}
        把下面 {{ listed | length }} 个词排成一行，每个词恰好用一次，
        使每个词的最后 {{ joint }} 个字母（顺序不变）就是下一个词的最前 {{ joint }} 个字母：
        {% endif %}

        {{ listed | join(" ") }}

        若有多种正确的排法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Words]:
        return Sequence(Text(alphabet=LOWER), length=len(instance.listed))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Words]:
        joints = [_joint(rng, params.joint) for _ in range(params.joints)]
        chain: list[str] = []
        end = rng.choice(joints)
        while len(chain) < params.words:
            start, end = end, rng.choice(joints)
            word = _word(rng, start, end) if params.invented else _listed(rng, start, end)
            if word in chain:
                raise task.Retry
            chain.append(word)
        listed = sorted(chain)
        instance = self.Instance(listed=tuple(listed), joint=params.joint)
        orders = (listed, listed[::-1])
        if len(set(joints)) < params.joints or (params.words > 6 and any(_greedy(instance, one) for one in orders)):
            raise task.Retry
        return instance, tuple(chain)

    def check(self, instance: Instance, answer: Words) -> str:
        if sorted(answer) != list(instance.listed):
            return "these are not the words, each exactly once"
        for one, two in pairwise(answer):
            if one[-instance.joint :] != two[: instance.joint]:
                return f"{two} does not follow {one}"
        return ""

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        size, left = instance.joint, list(instance.listed)
        surplus = Counter(word[:size] for word in left)
        surplus.subtract(word[-size:] for word in left)
        ends = [end for end, more in surplus.items() if more == 1]
        told = ", ".join(f"{end} {more:+}" for end, more in sorted(surplus.items()) if more)
        lines = [told or "0"]
        chain = _walk(left, ends[0] if ends else left[0][:size], size)
        lines.append(" ".join(chain))
        while left:
            place = next(at for at, word in enumerate(chain) if any(one.startswith(word[:size]) for one in left))
            loop = _walk(left, chain[place][:size], size)
            chain[place:place] = loop
            lines += [f"+ {' '.join(loop)}", " ".join(chain)]
        return "\n".join([*lines, f"{len(chain)}: {sequence(chain)}"])


def _joint(rng: Random, size: int) -> str:
    letters = [rng.choice(CONSONANTS), rng.choice(VOWELS), rng.choice(CONSONANTS)]
    return "".join(letters[:size]) if size != 1 else rng.choice("adelnorst")


def _listed(rng: Random, start: str, end: str) -> str:
    fits = [word for size in (3, 4, 5) for word in words.of_length(size) if word[0] == start and word[-1] == end]
    if not fits:
        raise task.Retry
    return rng.choice(fits)


def _word(rng: Random, start: str, end: str) -> str:
    """Make up a word between two joints, vowels and consonants in turn."""
    middle = ""
    for _ in range(rng.choice((1, 2, 3)) if len(start) < 3 else rng.choice((1, 2))):
        vowel = (start + middle)[-1] not in VOWELS
        middle += rng.choice(VOWELS if vowel else CONSONANTS)
    if middle[-1] not in VOWELS:
        middle += rng.choice(VOWELS)
    return start + middle + end


def _greedy(instance: WordDominoChain.Instance, order: list[str]) -> bool:
    """Tell whether going on with the first word of the list that fits, from some possible start, uses all words up."""
    size = instance.joint
    surplus = Counter(word[:size] for word in order)
    surplus.subtract(word[-size:] for word in order)
    ends = [end for end, more in surplus.items() if more == 1] or sorted({word[:size] for word in order})
    for end in ends:
        left = list(order)
        while fits := [word for word in left if word.startswith(end)]:
            left.remove(fits[0])
            end = fits[0][-size:]
        if not left:
            return True
    return False


def _walk(left: list[str], end: str, size: int) -> list[str]:
    """Go on with the first word that fits as long as there is one, and take the words off."""
    chain = []
    while fits := [word for word in left if word.startswith(end)]:
        left.remove(fits[0])
        chain.append(fits[0])
        end = fits[0][-size:]
    return chain
