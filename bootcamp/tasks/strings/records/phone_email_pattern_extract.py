"""Extract telephone numbers and mail addresses of an exact grammar from lines full of near misses.

Answer: the list of all maximal matches in normal form, in order.
Harder: more candidates; prefixes, extensions and tags in the grammar.
Skills: instructions, simulation
Source: original.
"""

from __future__ import annotations

import re
from itertools import pairwise, product
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Sequence, Text

Found = tuple[str, ...]

_NAMES = "ada bo cem Dana eli fay Gus hana ivo7 jun kim lea Max nia omar pia2".split()
_HOSTS = "mail post lab shop river4 cloud north books tea Farm".split()
_ENDS = "org com net edu info shop io ORG".split()
_WORDS = "call or see write to ask then at by and note room desk open from until".split()
_FEATURES = ("prefix", "extension", "tag")


class PhoneEmailPatternExtract(Task["PhoneEmailPatternExtract.Params", "PhoneEmailPatternExtract.Instance", Found]):
    version = 1

    class Params(task.Params):
        items: int = knob("the candidates in the text", levels=(4, 5, 6, 8, 9, 11, 12, 14, 16, 18), ge=2, le=30)
        features: int = knob("additions to the plain grammar", levels=(0, 0, 1, 1, 2, 2, 3, 3, 3, 3), ge=0, le=3)

    class Instance(task.Instance):
        lines: tuple[str, ...]
        groups: tuple[int, int, int]
        marks: str
        features: tuple[str, ...]

    prompt = Prompt(
        en=r"""
        Find all telephone numbers and all mail addresses in these lines:

        {{ lines | bullets }}

        A number is made as follows:

        - It has three groups of {{ groups[0] }}, {{ groups[1] }} and {{ groups[2] }} digits, with one separator between
        a group and the next.
        - A separator is {{ marks | join(" or ") }}{{ "; all separators of one number are the same" if marks[1:] }}.
        {% if "prefix" in features %}
        - Before this there may be a prefix: +, one or two digits, and a separator.
        {% endif %}
        {% if "extension" in features %}
        - Right after the last group there may be an extension: a small x and one to three digits.
        {% endif %}

        An address is made as follows:

        - It is a name, then @, then a domain. Letters are a to z, small or capital.
        - A name is one or more words, with one dot{{ ", one hyphen or one plus sign" if "tag" in features else
        " or one hyphen" }} between a word and the next. A word is one or more letters and digits.
        - A domain is two or more parts, with one dot between a part and the next. The last part is 2 to 4
        letters; each other part is one or more words, with one hyphen between a word and the next.

        What counts:

        - A piece is a run of characters of one line that makes a number or an address. Directly before it and directly
        after it stands no letter and no digit.
        - A piece does not count if it is a part of a longer piece of the same kind, number or address. Else it counts,
        also where it overlaps another piece.

        Write a number without its separators{{ "; + and x stay" if features }}. Write an address in small letters
        {%- if "tag" in features %}, without the first plus sign and what stands between it and the @{% endif %}. List
        all that count, line by line, in each line in the order of their first characters (of two with the same one,
        the longer one first). What occurs several times is listed as often.
        """,
        zh=r"""
        请找出下面各行中的所有电话号码和邮箱地址：

        {{ lines | bullets }}

        电话号码的构成：

        - 三组数字，依次有 {{ groups[0] }}、{{ groups[1] }}、{{ groups[2] }} 位，相邻两组之间有一个分隔符。
        - 分隔符为 {{ marks | join(" 或 ") }}{{ "，同一号码中的分隔符都相同" if marks[1:] }}。
        {% if "prefix" in features %}
        - 这之前可以有前缀：+、一位或两位数字、一个分隔符。
        {% endif %}
        {% if "extension" in features %}
        - 最后一组之后可以紧接分机号：小写 x 和一至三位数字。
        {% endif %}

        邮箱地址的构成：

        - 依次为名字、@、域名。字母指 a 到 z，大小写均可。
        - 名字由一个或多个词组成，相邻两个词之间有一个点{{ "、一个连字符或一个加号" if "tag" in features else
        "或一个连字符" }}。词由一个或多个字母和数字组成。
        - 域名由两个或更多部分组成，相邻两部分之间有一个点。最后一部分为 2 到 4 个字母；
        其余每部分由一个或多个词组成，相邻两个词之间有一个连字符。

        怎样算数：

        - “片段”是同一行中构成号码或地址的一串连续字符。紧挨在它之前和之后的都不是字母或数字。
        - 若一个片段是同类（号码或地址）的更长片段的一部分，则它不算。其余的都算，即使与别的片段重叠。

        号码写成不带分隔符的形式{{ "，保留 + 和 x" if features }}。地址一律写成小写
        {%- if "tag" in features %}，并去掉第一个加号以及它与 @ 之间的内容{% endif %}。逐行列出所有算数的片段，
        同一行中按首字符的先后排列
        （首字符相同的，长的在前）。出现几次就列几次。
        """,
    )
    answer = Sequence(Text())

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Found]:
        groups = (rng.randint(2, 3), rng.randint(2, 4), rng.randint(2, 4))
        marks = "".join(sorted(rng.sample("-./", 1 if params.items < 6 else 2)))
        features = tuple(one for one in _FEATURES if one in rng.sample(_FEATURES, params.features))
        instance = self.Instance(lines=(), groups=groups, marks=marks, features=features)
        for _ in range(60):
            items = list[str]()
            for place in range(params.items):
                text = _number(instance, rng) if rng.random() < 0.5 else _address(instance, rng)
                for _ in range(0 if place < 2 else rng.choice((0, 1, 1, 2))):
                    text = _bent(text, rng)
                items.append(text + rng.choice(("", "", ".", ";", ")")))
            rng.shuffle(items)
            lines = tuple(
                " ".join(part for text in items[low : low + 2] for part in (rng.choice(_WORDS), text))
                for low in range(0, len(items), 2)
            )
            instance = instance.model_copy(update={"lines": lines})
            answer = tuple(piece for line in lines for piece in _found(instance, line))
            if 0 < sum("@" in piece for piece in answer) < len(answer) < params.items:
                return instance, answer
        raise task.Retry


def _number(instance: PhoneEmailPatternExtract.Instance, rng: Random) -> str:
    parts = ["".join(rng.choice("0123456789") for _ in range(size)) for size in instance.groups]
    if "prefix" in instance.features and rng.random() < 0.5:
        parts.insert(0, f"+{rng.randint(1, 99)}")
    tail = f"x{rng.randint(1, 999)}" if "extension" in instance.features and rng.random() < 0.5 else ""
    return rng.choice(instance.marks).join(parts) + tail


def _address(instance: PhoneEmailPatternExtract.Instance, rng: Random) -> str:
    name = rng.choice(".-").join(rng.sample(_NAMES, rng.randint(1, 2)))
    if "tag" in instance.features and rng.random() < 0.6:
        name += "+" + rng.choice(_WORDS) + rng.choice(("", "+a", "-2"))
    hosts = rng.sample(_HOSTS, rng.randint(1, 2))
    return f"{name}@{rng.choice('.-').join(hosts)}.{rng.choice(_ENDS)}"


def _bent(text: str, rng: Random) -> str:
    """Change a candidate a little, so that it may fit no more, or only in a part."""
    place = rng.randrange(len(text))
    mark = rng.choice([spot for spot, sign in enumerate(text) if not sign.isalnum()] or [place])
    changes = (
        text[:mark] + rng.choice("-./+@") + text[mark + 1 :],
        text[:mark] + text[mark] + text[mark:],
        text[:place] + rng.choice("0123456789") + text[place:],
        text[:place] + text[place + 1 :],
        rng.choice(("7", "x", "00-", "12.", "+1", "b", "/", "(", "a.", "-")) + text,
        text + rng.choice(("7", "x", "-00", ".12", ".3a", "b", "/", ".museum", ".uk", "x1234", "-io")),
        text + rng.choice("@-.") + text[: min(mark, 8)],
        text[: place + 1],
    )
    return rng.choice(changes)


def _found(instance: PhoneEmailPatternExtract.Instance, line: str) -> Found:
    """List what counts in a line, in normal form."""
    pieces = list[tuple[int, int, str]]()
    edges = [0, *(spot for spot, sign in enumerate(line, 1) if sign == " "), len(line) + 1]
    for kind, pattern in enumerate(_patterns(instance)):
        for low, high in pairwise(edges):  # no piece has a blank
            last = 0
            for start, end in product(range(low, high), range(high - 1, low, -1)):
                text = line[start:end]
                if end <= last or end < start + 5 or ("@" in text) != kind or line[end : end + 1].isalnum():
                    continue  # an earlier piece with a later end holds it, or it cannot be one
                if (start == low or not line[start - 1].isalnum()) and re.fullmatch(pattern, text):
                    normal = re.sub(r"\+[^@]*", "", text.lower()) if kind else re.sub("[^0-9x+]", "", text)
                    pieces.append((start, -end, normal))
                    last = end
    return tuple(text for _, _, text in sorted(pieces))


def _patterns(instance: PhoneEmailPatternExtract.Instance) -> tuple[str, str]:
    (a, b, c), has = instance.groups, instance.features.__contains__
    early, late = r"(\+\d\d?M)?" * has("prefix"), r"(x\d{1,3})?" * has("extension")
    number = rf"{early}\d{{{a}}}M\d{{{b}}}M\d{{{c}}}{late}"
    word, plus = "[A-Za-z0-9]+", "+" * has("tag")
    part = f"{word}(-{word})*"
    numbers = "|".join(f"({number.replace('M', re.escape(mark))})" for mark in instance.marks)
    return numbers, rf"{word}([.{plus}-]{word})*@({part}\.)+[A-Za-z]{{2,4}}"
