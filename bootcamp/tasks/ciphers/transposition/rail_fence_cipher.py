"""Encrypt or decrypt by a zigzag on rails, with a stated offset and order of rails, or find these from a known word.

Answer: the letters of the text; it is unique.
Harder: longer texts, more rails, an offset, rails read in another order; the rails and the offset have to be found.
Skills: simulation, search
Source: original; a classical cipher.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.cipher import put_back, taken, zigzag_places, zigzag_rails
from bootcamp.lib.text import UPPER, only_letters
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.ciphers._texts import Ciphered, one_way, plain_text, require_only
from bootcamp.tasks.ciphers.transposition._places import applied
from bootcamp.verifiers import Text


class RailFenceCipher(Task["RailFenceCipher.Params", "RailFenceCipher.Instance", str]):
    version = 1

    class Params(task.Params):
        letters: int = knob(
            "how many letters the text has at least", levels=(6, 9, 12, 16, 20, 14, 17, 20, 25, 32), ge=6, le=120
        )
        rails: int = knob("how many rails there are at most", levels=(2, 3, 3, 4, 5, 7, 7, 7, 8, 9), ge=2, le=12)
        offset: bool = knob(
            "whether the zigzag begins anywhere", levels=(False,) * 2 + (True,) * 3 + (False,) + (True,) * 4
        )
        order: bool = knob("whether the rails are read in any order", levels=(False,) * 3 + (True,) * 2 + (False,) * 5)
        lost: bool = knob("whether the number of rails is lost", levels=(False,) * 5 + (True,) * 5)
        lost_offset: bool = knob("whether the offset is lost too", levels=(False,) * 7 + (True,) * 3)

    class Instance(Ciphered):
        rails: int  # 0 if it is lost
        most: int  # rails that there can be, if their number is lost
        offset: int  # -1 if it is lost
        order: tuple[int, ...]  # in which the rails are read, from 1 at the top; empty if from top to bottom
        known: str  # the first word of the plain text, if something is lost

    answer = Text(alphabet=UPPER)
    prompt = Prompt(
        en=r"""
        To encrypt a text, its letters are written without blanks in a zigzag on {{ rails or "n" }} rails, one letter in
        each step: from the top rail down to the bottom one, then up to the top one again, and so on; the turning rails
        are used once at each turn.
        {% if offset > 0 %}
        The zigzag begins as if {{ offset }} other letter{{ "s" if offset > 1 }} had been written before the first one.
        {% elif offset < 0 %}
        The zigzag begins as if s other letters had been written before the first one.
        {% else %}
        The first letter stands on the top rail.
        {% endif %}
        {% if order %}
        Then each rail is read from left to right; the order of the rails, numbered from the top, is
        {{ order | comma }}.
        {% else %}
        Then each rail is read from left to right, one after the other from the top to the bottom.
        {% endif %}

        {% if known %}
        The number n of rails is unknown, from 2 to {{ most }}{{ "; so is s, from 0 to 2n - 3" if offset < 0 }}. The
        plain text begins with the word {{ known }}. Decrypt this text:
        {% else %}
        {{ "Encrypt" if encrypt else "Decrypt" }} this text:
        {% endif %}

        {{ text }}
        """,
        zh=r"""
        加密时，把文本的字母（去掉空格）以之字形写在 {{ rails or "n" }} 条横轨上，每步写一个字母：
        从最上面的横轨逐条向下到最下面一条，
        再逐条向上回到最上面一条，如此往复；每次转向时，转向处的横轨只写一个字母。
        {% if offset > 0 %}
        书写的起点如同在第一个字母之前已经写过 {{ offset }} 个其他字母。
        {% elif offset < 0 %}
        书写的起点如同在第一个字母之前已经写过 s 个其他字母。
        {% else %}
        第一个字母写在最上面的横轨上。
        {% endif %}
        {% if order %}
        然后每条横轨从左到右读出；横轨从上往下编号，读的先后为 {{ order | comma }}。
        {% else %}
        然后从上到下逐条横轨、每条从左到右读出。
        {% endif %}

        {% if known %}
        横轨的条数 n 未知，在 2 到 {{ most }} 之间{{ "；s 也未知，在 0 到 2n - 3 之间" if offset < 0 }}。
        明文的第一个单词是 {{ known }}。请解密下面的文本：
        {% else %}
        请{{ "加密" if encrypt else "解密" }}下面的文本：
        {% endif %}

        {{ text }}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        plain = plain_text(rng, params.letters, 4)
        letters = only_letters(plain)
        rails = rng.randint(2, params.rails) if params.lost else params.rails
        offset = rng.randrange(1, 2 * rails - 2) if params.offset and rails > 2 else 0
        order = rng.sample(range(1, rails + 1), rails) if params.order else []
        secret = taken(letters, zigzag_places(len(letters), rails, offset, order))
        if secret == letters or order == sorted(order) != []:
            raise task.Retry
        shown, answer = one_way(rng, plain, secret, params.lost)
        instance = self.Instance(
            **shown,
            rails=0 if params.lost else rails,
            most=params.rails,
            offset=-1 if params.lost_offset else offset,
            order=tuple(order),
            known=plain.split()[0] if params.lost else "",
        )
        if params.lost:
            require_only(list(_readings(instance)), letters)
        return instance, only_letters(answer)

    def solve(self, instance: Instance) -> str:
        if instance.known:
            return next(_readings(instance))
        places = zigzag_places(len(only_letters(instance.text)), instance.rails, instance.offset, instance.order)
        return applied(instance.text, places, instance.encrypt)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        text = only_letters(instance.text)
        if instance.encrypt:
            on = zigzag_rails(len(text), instance.rails, instance.offset)
            lines = [", ".join(f"{letter} {rail}" for letter, rail in zip(text, on, strict=True))]
            for rail in instance.order or range(1, instance.rails + 1):
                lines.append(f"{rail}: {''.join(x for x, other in zip(text, on, strict=True) if other == rail)}")
            return "\n".join(lines)
        lines = []
        for rails, offset in _zigzags(instance):
            lines += [f"n = {rails}, s = {offset}"] if instance.known else []
            on = zigzag_rails(len(text), rails, offset)
            lines.append(" ".join(map(str, on)))
            rest, parts = text, dict[int, str]()
            for rail in instance.order or range(1, rails + 1):
                parts[rail], rest = rest[: on.count(rail)], rest[on.count(rail) :]
            lines.append(", ".join(f"{rail} {len(part)} {part}" for rail, part in parts.items()))
            letters = map({rail: iter(part) for rail, part in parts.items()}.__getitem__, on)
            found = []
            for rail, letter in zip(on, map(next, letters), strict=True):
                found.append(f"{rail} {letter}")
                if len(found) <= len(instance.known) and letter != instance.known[len(found) - 1]:
                    lines.append(f"{', '.join(found)} != {instance.known[len(found) - 1]}")
                    break
            else:
                return "\n".join([*lines, ", ".join(found)])
        raise ValueError("no zigzag fits")


def _zigzags(instance: RailFenceCipher.Instance) -> Iterator[tuple[int, int]]:
    """Give the numbers of rails and the offsets that there can be."""
    for rails in range(2, instance.most + 1) if instance.known else [instance.rails]:
        for offset in range(2 * rails - 2) if instance.offset < 0 else [instance.offset]:
            yield rails, offset


def _readings(instance: RailFenceCipher.Instance) -> Iterator[str]:
    """Decrypt with all numbers of rails and offsets that fit the known word."""
    for rails, offset in _zigzags(instance):
        text = put_back(instance.text, zigzag_places(len(instance.text), rails, offset, ()))
        if text.startswith(instance.known):
            yield text
