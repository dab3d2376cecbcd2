"""Encrypt or decrypt by key digits that start anew at words or after a letter, or that run on by chain addition.

Answer: a string of letters; it is unique.
Harder: longer texts and keys, several rules at once, a key that has to be found from the first word.
Skills: simulation, deduction
Source: original; a form of the cipher named after J. de Gronsfeld, with interrupted keys.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.text import UPPER, only_letters
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.tasks.ciphers._texts import ASK, Ciphered, one_way, plain_text
from bootcamp.verifiers import Text

Digits = tuple[int, ...]


class GronsfeldInterrupted(Task["GronsfeldInterrupted.Params", "GronsfeldInterrupted.Instance", str]):
    version = 1

    class Params(task.Params):
        letters: int = knob(
            "how many letters the text has at least", levels=(4, 7, 10, 12, 15, 18, 20, 16, 20, 26), ge=4, le=80
        )
        key: int = knob("how many digits the key has", levels=(2, 3, 4, 4, 5, 6, 6, 4, 5, 5), ge=2, le=12)
        chain: int = knob(
            "whether digits run on by addition: 0 never, 1 in half of the cases, 2 always",
            levels=(0, 0, 1, 1, 1, 1, 2, 1, 2, 2),
            ge=0,
            le=2,
        )
        restarts: int = knob(
            "what may make the key start anew: 1 words, 2 a letter too, 3 either or both",
            levels=(1, 1, 2, 2, 2, 3, 3, 2, 3, 3),
            ge=1,
            le=3,
        )
        lost: bool = knob("whether the key is lost and the first word given", levels=(False,) * 7 + (True,) * 3)

    class Instance(Ciphered):
        digits: Digits  # none if the key is lost
        length: int
        chain: bool
        words: bool  # whether the key starts anew at each word
        letter: str  # after which it does, or ""
        known: str  # the first word if the key is lost, or ""

    prompt = Prompt(
        en=r"""
        A cipher moves each letter of the plain text forward in the alphabet, by as many places as a key digit says;
        after Z follows A. Blanks take no digit and are left out of the answer.
        {% if digits %}
        The key is {{ digits | join }}.
        {% else %}
        The key has {{ length }} digits and is unknown; the plain text begins with the word {{ known }}, which settles
        it.
        {% endif %}

        {% if chain %}
        The digits are used one after the other. Those of the key are followed, without end, by the last digits of these
        sums: the first digit plus the second, the second plus the third, and so on.
        {% else %}
        The digits of the key are used one after the other, and again from the first after the last.
        {% endif %}
        {% if words %}
        At the beginning of each word one goes back to the first digit of the key.
        {% endif %}
        {% if letter %}
        After each {{ letter }} of the plain text one goes back to the first digit of the key.
        {% endif %}
        """,
        zh=r"""
        一种密码把明文的每个字母在字母表中向后（朝 Z 的方向）移动若干位，移动的位数由一个密钥数字给出；Z 之后是 A。
        空格不占用数字，答案中不写空格。
        {% if digits %}
        密钥是 {{ digits | join }}。
        {% else %}
        密钥有 {{ length }} 个数字，但它是未知的；明文以单词 {{ known }} 开头，由此可以确定密钥。
        {% endif %}

        {% if chain %}
        各个数字依次使用。密钥的数字之后，依次接上下列各和的个位数字：第一个数字加第二个，第二个加第三个，依此类推，
        没有尽头。
        {% else %}
        密钥的各个数字依次使用，用完最后一个后再从第一个开始。
        {% endif %}
        {% if words %}
        每到一个单词的开头，就回到密钥的第一个数字。
        {% endif %}
        {% if letter %}
        每当明文中出现一个 {{ letter }}，在它之后就回到密钥的第一个数字。
        {% endif %}
        """,
        after=ASK,
    )

    def format(self, instance: Instance) -> Text:
        return Text(alphabet=UPPER, length=len(only_letters(instance.text)), ignore_case=True)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        plain = plain_text(rng, params.letters, params.key if params.lost else 3, 8)
        digits = tuple(rng.randrange(10) for _ in range(params.key))
        both = params.restarts == 3 and rng.random() < 0.5
        word = params.restarts == 1 or both or (params.restarts > 1 and rng.random() < 0.5)
        letters = [x for x in sorted(set(plain) - {" "}) if 2 <= plain.count(x) <= len(plain) // 4]
        if " " not in plain or not letters or len(set(digits)) == 1:
            raise Retry
        letter = rng.choice(letters) if both or not word else ""
        first = plain.split()[0]
        instance = self.Instance(
            text=plain,
            encrypt=True,
            digits=digits,
            length=params.key,
            chain=params.chain == 2 or (params.chain == 1 and rng.random() < 0.5),
            words=word,
            letter=letter,
            known="",
        )
        secret = _moved(instance, plain, digits, 1)
        simpler: list[dict[str, object]] = [{"words": False, "letter": ""}]
        simpler += [{"chain": False}] if instance.chain else []
        if any(secret == _moved(instance.model_copy(update=less), plain, digits, 1) for less in simpler):
            raise Retry
        if params.lost:
            if letter and letter in first[: params.key - 1]:
                raise Retry  # the key would not be used to its end
            lost = {"text": secret, "encrypt": False, "digits": (), "known": first}
            return instance.model_copy(update=lost), only_letters(plain)
        shown, answer = one_way(rng, plain, secret)
        return instance.model_copy(update=shown), only_letters(answer)

    def solve(self, instance: Instance) -> str:
        return only_letters(_moved(instance, instance.text, _digits(instance), 1 if instance.encrypt else -1))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        digits, sign = _digits(instance), 1 if instance.encrypt else -1
        pairs = zip(instance.text, instance.known[: instance.length], digits, strict=False)
        lines = [] if instance.digits else [f"{c} - {p} = {digit}" for c, p, digit in pairs]
        steps = list(_steps(instance, instance.text, digits, sign))
        stream = _stream(instance, digits, len(steps))
        for place in range(max(place for _, place, _ in steps) + 1 - len(digits) if instance.chain else 0):
            total = stream[place] + stream[place + 1]
            lines.append(f"{stream[place]} + {stream[place + 1]} = {total}" + (f", {total % 10}" if total > 9 else ""))
        for letter, place, new in steps:
            lines.append(f"{letter} {'-+'[sign > 0]} {stream[place]} = {new}" if new != " " else "")
        return "\n".join(lines)


def _digits(instance: GronsfeldInterrupted.Instance) -> Digits:
    """Give the key, found from the first word if it is lost."""
    pairs = zip(instance.text, instance.known[: instance.length], strict=False)
    return instance.digits or tuple((UPPER.index(c) - UPPER.index(p)) % 26 for c, p in pairs)


def _moved(instance: GronsfeldInterrupted.Instance, text: str, digits: Digits, sign: int) -> str:
    return "".join(new for _, _, new in _steps(instance, text, digits, sign))


def _stream(instance: GronsfeldInterrupted.Instance, digits: Digits, length: int) -> list[int]:
    stream = list(digits)
    while len(stream) < length + len(digits):
        place = len(stream) - len(digits)
        stream.append((stream[place] + stream[place + 1]) % 10 if instance.chain else stream[place])
    return stream


def _steps(
    instance: GronsfeldInterrupted.Instance, text: str, digits: Digits, sign: int
) -> Iterator[tuple[str, int, str]]:
    """Give each letter, the place of its digit from 0, and the letter to which it is moved; blanks are kept."""
    stream, place = _stream(instance, digits, len(text)), 0
    for letter in text:
        if letter == " ":
            place = 0 if instance.words else place
            yield letter, place, letter
            continue
        new = UPPER[(UPPER.index(letter) + sign * stream[place]) % 26]
        yield letter, place, new
        place = 0 if instance.letter and instance.letter == (letter if sign > 0 else new) else place + 1
