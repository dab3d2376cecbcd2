"""Redact a text by rules on names, numbers, amounts, dates, mail addresses and codes, with quotes and exceptions.

Answer: the redacted text, one sentence a line; it is unique.
Harder: more sentences, more kinds of things to redact, quoted parts that stay, exceptions.
Skills: instructions, language
Source: original.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib import words, worlds
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Text

Piece = tuple[str, str]
"""The kind of a piece of text (word, name, number, amount, date, mail, code, quote) and the piece."""
_RULES = {
    "name": (
        "Each person's name becomes [P1], [P2], ... by first mention: the first person who is mentioned is P1, the next"
        " new person P2, and so on; the same name always has the same number.",
        "每个人名改为 [P1]、[P2] 等，按首次提到的先后编号：第一个提到的人是 P1，下一个新提到的人是 P2，依此类推；"
        "同一个名字编号相同。",
    ),
    "number": ("In each number of six or more digits every digit but the last two becomes #.",
        "六位或更多位的数，除最后两位外，每位数字改为 #。"),
    "amount": ("Each amount of money ($ and digits) is rounded to the nearest hundred, halves up.",
        "每个金额（$ 加数字）四舍五入到百位。"),
    "date": ("Each date YYYY-MM-DD is cut to its year and month, YYYY-MM.",
        "每个日期 YYYY-MM-DD 只保留年和月，写成 YYYY-MM。"),
    "mail": ("In each mail address all before the sign @ becomes one *.",
        "每个邮件地址中，@ 之前的部分整体改为一个 *。"),
    "code": (
        "In each code (capital letters, a hyphen, digits) the letters become as many signs ?, and its digits are"
        " reversed.",
        "每个编号（大写字母、短横、数字）中，每个字母改为 ?，数字部分倒过来写。",
    ),
    "word": ("Each word {banned} becomes as many signs _ as it has letters.",
        "单词 {banned} 改为与其字母数一样多的 _。"),
}  # fmt: skip
_ORDER = tuple(_RULES)
_SENTENCES = (  # a star stands for a piece that a rule may be about, a quotation mark for a quoted part
    ("*", "wrote", "to", "*", "on", "*"),
    ("*", "owes", "*", "the", "sum", "of", "*"),
    ("the", "file", "*", "was", "sent", "by", "*", "to", "*"),
    ("account", "*", "belongs", "to", "*", "since", "*"),
    ("*", "said", '"', "and", "then", "paid", "*"),
    ("please", "ask", "*", "about", "*", "and", "*"),
    ("on", "*", "the", "office", "moved", "*", "from", "*", "to", "*"),
    ("*", "noted", '"', "next", "to", "*"),
)


class RedactionRules(Task["RedactionRules.Params", "RedactionRules.Instance", str]):
    version = 1

    class Params(task.Params):
        sentences: int = knob("the number of sentences", levels=(1, 2, 3, 4, 5, 6, 8, 9, 11, 12), ge=1, le=14)
        kinds: int = knob("the number of rules on kinds", levels=(2, 3, 3, 4, 5, 6, 6, 7, 7, 7), ge=1, le=7)
        quotes: bool = knob("whether quoted parts stay", levels=(False,) * 3 + (True,) * 7)
        exceptions: int = knob("the number of exceptions", levels=(0, 0, 1, 1, 2, 3, 4, 5, 6, 7), ge=0, le=8)

    class Instance(task.Instance):
        sentences: tuple[tuple[Piece, ...], ...]
        kinds: tuple[str, ...]
        quotes: bool
        exceptions: tuple[str, ...]
        banned: str

        @property
        def text(self) -> str:
            return "\n".join(_written(sentence) for sentence in self.sentences)

        def told(self, language: str) -> list[str]:
            return [_RULES[kind][language == "zh"].format(banned=self.banned) for kind in self.kinds]

    answer = Text(lines=True)
    prompt = Prompt(
        en=r"""
        Redact this text:

        {{ text }}

        The rules are:

        {{ told(language) | numbered }}

        {% if quotes %}
        What stands between quotation marks stays as it is, and a name in there does not count as a mention.
        {% endif %}
        {% if exceptions %}
        These stay as they are wherever they stand, and do not count as mentions: {{ exceptions | join(", ") }}
        {% endif %}
        All rules are about the text as it is given, not about what other rules make of it. What no rule is about stays
        as it is, and so do full stops and line breaks. Give the redacted text.
        """,
        zh=r"""
        请对下面的文字作脱敏处理：

        {{ text }}

        规则如下：

        {{ told(language) | numbered }}

        {% if quotes %}
        引号之间的内容保持不变，其中的人名也不算提到。
        {% endif %}
        {% if exceptions %}
        下列内容无论出现在何处都保持不变，也不算提到：{{ exceptions | join(", ") }}
        {% endif %}
        所有规则都针对给出的原文，而不针对其他规则处理后的结果。没有规则涉及的内容、句号和换行都保持不变。
        请写出处理后的文字。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        kinds = ["name", *rng.sample(_ORDER[1:], params.kinds - 1)]
        people = worlds.draw_names(rng, 3 + params.sentences // 2, initials=True)
        banned = rng.choice(words.of_length(rng.randint(4, 6)))
        sentences, quoted = list[tuple[Piece, ...]](), list[Piece]()
        for _ in range(params.sentences):
            sentences.append(())
            for token in rng.choice([row for row in _SENTENCES if params.quotes or '"' not in row]):
                kind = rng.choice(("name", "name", *_ORDER)) if token == "*" else "word"
                if token == '"':
                    quoted += (inside := [_piece(rng, rng.choice(_ORDER), people, banned) for _ in "ab"])
                    piece = "quote", " ".join(["that", *(text for _, text in inside)])
                else:
                    piece = _piece(rng, kind, people, banned) if token == "*" else ("word", token)
                sentences[-1] = (*sentences[-1], piece)
        said = [piece for row in sentences for piece in row]
        pieces = sorted({text for kind, text in said if kind in kinds and kind not in ("word", "mail")})
        clash = banned in " ".join(text for kind, text in said if kind in ("mail", "quote"))
        if (
            clash
            or len(pieces) < params.exceptions + 2
            or (params.quotes and '"' not in "".join(map(_written, sentences)))
        ):
            raise task.Retry
        instance = self.Instance(
            sentences=tuple(sentences),
            kinds=tuple(kind for kind in _ORDER if kind in kinds),
            quotes=params.quotes,
            exceptions=tuple(rng.sample(pieces, params.exceptions)),
            banned=banned,
        )
        bare = instance.model_copy(update={"sentences": (tuple(quoted),)})
        if params.quotes and self.solve(bare) == bare.text:
            raise task.Retry  # nothing that is quoted would be redacted
        redacted = self.solve(instance)
        if sum(a != b for a, b in zip(redacted.split("\n"), instance.text.split("\n"), strict=True)) < params.sentences:
            raise task.Retry
        return instance, redacted

    def solve(self, instance: Instance) -> str:
        roles = dict[str, str]()
        rows = list[str]()
        for sentence in instance.sentences:
            row = list[Piece]()
            for kind, text in sentence:
                free = kind in instance.kinds and text not in instance.exceptions
                if free and kind == "name":
                    roles.setdefault(text, f"[P{len(roles) + 1}]")
                row.append((kind, _redacted(kind, text, roles, instance.banned) if free else text))
            rows.append(_written(tuple(row)))
        return "\n".join(rows)


def _written(sentence: tuple[Piece, ...]) -> str:
    return " ".join(f'"{text}"' if kind == "quote" else text for kind, text in sentence) + "."


def _piece(rng: Random, kind: str, people: tuple[str, ...], banned: str) -> Piece:
    letters = "".join(rng.choice("ABCDEFGHKLMNPRSTXYZ") for _ in range(rng.randint(2, 3)))
    text = {
        "name": rng.choice(people),
        "number": str(rng.randint(10**5, 10**8) if rng.random() < 0.7 else rng.randint(100, 99999)),
        "amount": f"${rng.randint(151, 9949)}",
        "date": f"{rng.randint(1990, 2029)}-{rng.randint(1, 12):02}-{rng.randint(1, 28):02}",
        "mail": f"{rng.choice(words.of_length(5))}@{rng.choice(words.of_length(4))}.org",
        "code": f"{letters}-{rng.randint(100, 9999)}",
        "word": banned,
    }[kind]
    return kind, text


def _redacted(kind: str, text: str, roles: dict[str, str], banned: str) -> str:
    if kind in ("name", "date"):
        return roles[text] if kind == "name" else text[:7]
    if kind == "number":
        return "#" * (len(text) - 2) + text[-2:] if len(text) >= 6 else text
    if kind == "amount":
        return f"${(int(text[1:]) + 50) // 100 * 100}"
    if kind in ("mail", "code"):
        head, sign, tail = text.partition("@" if kind == "mail" else "-")
        return f"*@{tail}" if kind == "mail" else "?" * len(head) + sign + tail[::-1]
    return "_" * len(text) if text == banned else text
