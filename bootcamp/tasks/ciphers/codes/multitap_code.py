"""Decode or write the log of a keypad on which letters are typed by pressing a key several times.

Answer: letters, capitals and small ones apart where the keypad has them; or a log of keys.
Harder: longer texts, other layouts, more special keys.
Skills: simulation, instructions
Source: original; text entry on telephones.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.text import LOWER, UPPER, shuffled
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.ciphers._texts import Ciphered, plain_text
from bootcamp.verifiers import Text

_KEYS = "23456789"
_LAYOUT = ("ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ")


class MultitapCode(Task["MultitapCode.Params", "MultitapCode.Instance", str]):
    version = 1

    class Params(task.Params):
        letters: int = knob(
            "how many letters the text has at least", levels=(3, 5, 7, 8, 10, 10, 12, 14, 17, 20), ge=3, le=60
        )
        custom: bool = knob("whether the layout is not that of a telephone", levels=(False,) * 3 + (True,) * 7)
        capitals: bool = knob("whether * switches between capital and small letters", levels=(False,) * 2 + (True,) * 8)
        deletions: bool = knob("whether < deletes a letter", levels=(False,) * 4 + (True,) * 6)
        wraps: bool = knob("whether presses go round", levels=(False,) * 5 + (True,) * 5)
        shifts: int = knob("how many times the layout moves on", levels=(0,) * 6 + (1, 2, 3, 4), ge=0, le=8)

    class Instance(Ciphered):
        layout: tuple[str, ...]  # the letters of the keys 2 to 9
        capitals: bool
        deletions: bool
        wraps: bool
        shifts: bool

        @property
        def keys(self) -> list[str]:
            return [f"{key}: {' '.join(letters)}" for key, letters in zip(_KEYS, self.layout, strict=True)]

    prompt = Prompt(
        en=r"""
        The keys of a keypad bear these letters:

        {{ keys | lines }}

        A letter is typed by pressing its key as often as its place among the letters of that key: the first letter by
        one press, the second by two, and so on. If the next letter is on the same key as the one before, a pause p is
        made between them, and only then.
        {% if wraps %}
        More presses than a key has letters go round: after its last letter comes its first again.
        {% endif %}
        {% if capitals %}
        Typing begins with capital letters; * switches from capital to small letters or back for all letters that
        follow. It does not end a run of presses on one key by itself: a pause is still made before the same key, and
        where both come together, * stands before p.
        {% endif %}
        {% if deletions %}
        < deletes the last letter of the text typed so far; after it no pause is needed.
        {% endif %}
        {% if shifts %}
        + moves the letters of all keys to the next key: those of 2 to 3, of 3 to 4, ..., those of 9 to 2. A
        second + moves them on by one more key, and so on. After a + no pause is needed.
        {% endif %}

        {% if encrypt %}
        Write the log of the keys for this text without blanks{{ ", with * only where it is needed" if capitals }}:
        {% else %}
        Which text was typed by this log of keys?
        {% endif %}

        {{ text }}
        """,
        zh=r"""
        键盘各键上的字母如下：

        {{ keys | lines }}

        输入一个字母时，按它所在的键，按的次数等于它在该键字母中的位次：第一个字母按一次，第二个按两次，依此类推。
        如果下一个字母与前一个在同一个键上，就在两者之间停顿一次，记作 p；其他时候不停顿。
        {% if wraps %}
        按的次数多于该键的字母数时循环：最后一个字母之后又是第一个。
        {% endif %}
        {% if capitals %}
        开始时输入大写字母；按 * 后，以后的字母在大写与小写之间切换。* 本身不能代替停顿：其后若是同一个键，仍要停顿，
        并且 * 写在 p 之前。
        {% endif %}
        {% if deletions %}
        < 删去已输入文本的最后一个字母；其后不需要停顿。
        {% endif %}
        {% if shifts %}
        + 把所有键上的字母移到下一个键：2 的移到 3，3 的移到 4，……，9 的移到 2；以后每个 + 都在此基础上
        再移一个键。+ 之后不需要停顿。
        {% endif %}

        {% if encrypt %}
        请写出输入下面文本（不输空格）的按键记录{{ "，* 只在需要时使用" if capitals }}：
        {% else %}
        下面的按键记录输入了什么文本？
        {% endif %}

        {{ text }}
        """,
    )

    def format(self, instance: Instance) -> Text:
        if instance.encrypt:
            return Text(alphabet=_KEYS + "p" + "*" * instance.capitals)
        return Text(alphabet=UPPER + LOWER * instance.capitals)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        layout: tuple[str, ...] = _LAYOUT
        if params.custom:
            rest = iter(shuffled(rng, UPPER))
            layout = tuple("".join(next(rest) for _ in letters) for letters in rng.sample(_LAYOUT, len(_LAYOUT)))
        plain = plain_text(rng, params.letters, 3, 6)
        text = plain.replace(" ", "")
        if params.capitals:
            text = "".join(rng.choice((word, word.lower(), word.capitalize())) for word in plain.split())
        simple = not (params.deletions or params.wraps or params.shifts)
        instance = self.Instance(
            text=text,
            encrypt=simple and rng.random() < 0.5,
            layout=layout,
            capitals=params.capitals,
            deletions=params.deletions,
            wraps=params.wraps,
            shifts=params.shifts > 0,
        )
        log = _log(instance, rng, params.shifts)
        return (instance, log) if instance.encrypt else (instance.model_copy(update={"text": log}), text)

    def solve(self, instance: Instance) -> str:
        if instance.encrypt:
            return _log(instance, Random(0), 0)
        return list(_typed(instance))[-1][1]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        if not instance.encrypt:
            return "\n".join(f"{step}: {text or '-'}" for step, text in _typed(instance))
        lines = []
        for size, letter in enumerate(instance.text, start=1):
            on = next(letters for letters in instance.layout if letter.upper() in letters)
            log = _log(instance.model_copy(update={"text": instance.text[:size]}), Random(0), 0)
            lines.append(f"{letter}: {on} {on.index(letter.upper()) + 1}: {log}")
        return "\n".join(lines)


def _typed(instance: MultitapCode.Instance) -> Iterator[tuple[str, str]]:
    """Give each run of presses or sign of a log, and the text after it."""
    text, key, presses, turn, small = "", "", 0, 0, False
    for sign in instance.text + "p":
        if sign == key and sign in _KEYS:
            presses += 1
            continue
        if key:
            letters = instance.layout[(_KEYS.index(key) - turn) % 8]
            letter = letters[(presses - 1) % len(letters)]
            text += letter.lower() if small else letter
            turned = f" {_KEYS[(_KEYS.index(key) - turn) % 8]}" if turn else ""
            over = f" - {len(letters)} = {presses - len(letters)}" if presses > len(letters) else ""
            yield f"{key * presses}:{turned} {letters} {presses}{over}", text
        key, presses = (sign, 1) if sign in _KEYS else ("", 0)
        text = text[:-1] if sign == "<" else text
        small ^= sign == "*"
        turn += sign == "+"
        if sign in "*<+":
            yield f"{sign}{'Aa'[small] if sign == '*' else ''}", text


def _log(instance: MultitapCode.Instance, rng: Random, shifts: int) -> str:
    """Type a text; slips that are deleted, presses that go round and moves of the layout come from the generator."""
    moves = set(rng.sample(range(1, len(instance.text)), shifts))
    log, small, turn = "", False, 0

    def press(letter: str) -> str:
        place = next(i for i, letters in enumerate(instance.layout) if letter.upper() in letters)
        letters = instance.layout[place]
        round_ = len(letters) * (instance.wraps and rng.random() < 0.25)
        key = _KEYS[(place + turn) % 8]
        return ("p" if log.rstrip("*").endswith(key) else "") + key * (letters.index(letter.upper()) + 1 + round_)

    for number, letter in enumerate(instance.text):
        if number in moves:
            log, turn = log + "+", turn + 1
        if letter.islower() != small:
            log, small = log + "*", not small
        if instance.deletions and rng.random() < 0.2:
            log += press(rng.choice(UPPER))
            log += "<"
        log += press(letter)
    return log
