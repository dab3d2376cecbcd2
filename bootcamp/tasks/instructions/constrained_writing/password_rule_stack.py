"""Make one string of letters, digits and signs that obeys a stack of rules, many of which pull against each other.

Answer: a string; every string that obeys all rules is right.
Harder: more rules, sums and products of its digits and Roman numerals, pieces that must and must not occur.
Skills: instructions, planning, search
Source: original; in the manner of rule-stacking password games.
"""

from __future__ import annotations

from itertools import pairwise
from math import prod
from random import Random

from bootcamp import task
from bootcamp.lib import numbers, words
from bootcamp.lib.prompts import ordinal
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Text

SIGNS = "#%&@!?+-="
ROMAN = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000}
Rule = tuple[str, int, str]
"""Its kind, a number, and a text; 0 or empty where none is needed."""

_TEXTS = {
    "long": ("its length is {n}", "长度为 {n}"),
    "range": ("its length is at least {n} and at most {t}", "长度至少为 {n}、至多为 {t}"),
    "digits": ("the number of digits in it is {n}", "恰好有 {n} 个数字字符"),
    "sum": ("the sum of its digits is {n}", "各数字字符之和为 {n}"),
    "roman": (
        "the product of the values of its letters among I, V, X, L, C, D, M (1, 5, 10, 50, 100, 500, 1000; capitals"
        " only; each letter by itself) is {n}",
        "其中大写字母 I、V、X、L、C、D、M（值依次为 1、5、10、50、100、500、1000，每个字母单独计值）的值之积为 {n}",
    ),
    "own": ("it contains its own length, written in decimal digits side by side", "其中含有用十进制数字连写的自身长度"),
    "once": ("no letter occurs twice in it, small or capital", "没有一个字母（不分大小写）出现两次"),
    "at": ("its {nth} character is {t}", "第 {n} 个字符是 {t}"),
    "piece": ("it contains {t}, exactly so", "其中含有 {t}，大小写一致"),
    "reversed": ("it contains, in small letters, the word {t} spelled backwards",
        "其中含有倒着写的单词 {t}，用小写字母"),
    "prime": ("the number of capital letters in it is a prime number", "大写字母的个数是质数"),
    "capitals": ("the number of capital letters in it is {n}", "大写字母恰好有 {n} 个"),
    "vowels": ("the number of letters a, e, i, o, u in it, small or capital, is {n}",
        "元音字母 a、e、i、o、u（不分大小写）恰好有 {n} 个"),
    "parted": ("no two digits stand side by side", "没有两个数字字符相邻"),
    "signs": ("the number of characters among {s} in it is {n}", "字符 {s} 总共恰好有 {n} 个"),
    "first": ("its first character is {t}", "第一个字符是{t}"),
    "last": ("its last character is {t}", "最后一个字符是{t}"),
    "banned": ("the letter {t}, small or capital, does not occur in it", "不含字母 {t}（不分大小写）"),
    "values": (
        "the sum of the values of its letters (a = 1, b = 2, up to z = 26, small or capital) is divisible by {n}",
        "各字母的值（a = 1、b = 2，直到 z = 26，不分大小写）之和能被 {n} 整除",
    ),
    "run": ("the longest run of small letters side by side in it has {n} letters", "连在一起的小写字母最多有 {n} 个"),
}  # fmt: skip
_KINDS = {"a digit": "数字", "a small letter": "小写字母", "a capital letter": "大写字母", "a sign": "符号"}


class PasswordRuleStack(Task["PasswordRuleStack.Params", "PasswordRuleStack.Instance", str]):
    version = 1

    class Params(task.Params):
        rules: int = knob("the number of rules", levels=(3, 4, 5, 6, 8, 9, 11, 13, 14, 16), ge=2, le=18)
        size: int = knob("the parts of the planted string", levels=(3, 4, 5, 5, 6, 7, 8, 9, 10, 11), ge=2, le=14)

    class Instance(task.Instance):
        rules: tuple[Rule, ...]

        def told(self, language: str) -> list[str]:
            return [_told(rule, language) for rule in self.rules]

    answer = Text(alphabet=words.ALPHABET.upper() + words.ALPHABET + "0123456789" + SIGNS)
    prompt = Prompt(
        en=r"""
        Make one string of English letters, digits and the signs {{ "# % & @ ! ? + - =" }} that obeys all these rules:

        {{ told(language) | numbered }}

        The string has no blanks. Any string that obeys all rules will do; there is one.
        """,
        zh=r"""
        请写一个由英文字母、数字和符号 {{ "# % & @ ! ? + - =" }} 组成的字符串，遵守下列全部规则：

        {{ told(language) | numbered }}

        字符串中没有空格。任何一个遵守全部规则的字符串都可以，这样的字符串存在。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        parts = list[str]()
        word = rng.choice(words.of_length(rng.choice((3, 4))))
        piece = rng.choice(words.of_length(3)).upper()
        for _ in range(params.size):
            parts.append(rng.choice(rng.choice((words.ALPHABET, "0123456789", SIGNS, "IVXLCBGHK"))))
        parts += rng.sample([word[::-1], piece.capitalize(), rng.choice("IVXLC") + rng.choice(SIGNS)], 2)
        rng.shuffle(parts)
        text = "".join(parts)
        own = str(len(text) + 2) if len(text) >= 8 else str(len(text) + 1)
        if rng.random() < 0.6:
            spot = rng.randint(0, len(parts))
            text = "".join([*parts[:spot], own, *parts[spot:]])
        n = len(text)
        pieces = [("piece", 0, piece.capitalize()), ("reversed", 0, word), ("own", 0, ""), ("once", 0, "")]
        places = [("at", k, text[k - 1]) for k in rng.sample(range(2, n), min(3, n - 2))]
        absent = "".join(sorted(rng.sample([a for a in "etaoinsrhl" if a not in text.lower()] or ["q"], 1)))
        counted = ("digits", "sum", "roman", "capitals", "vowels", "signs", "run")
        counts = [(kind, _measure(kind, text), "") for kind in counted]
        letters = [(kind, 0, _kind(text[0 if kind == "first" else -1])) for kind in ("first", "last")]
        low = n - rng.randint(0, 1)
        size = rng.choice([("long", n, ""), ("range", low, str(low + 2))])
        value = _measure("values", text)
        divisors = [m for m in range(3, 16) if value and value % m == 0] or [1]
        others = [("prime", 0, ""), ("parted", 0, ""), ("banned", 0, absent), ("values", rng.choice(divisors), "")]
        dull = ((1, ""), (0, "q"))
        pool = [rule for rule in [*pieces, *places, *counts, *letters, *others] if rule[1:] not in dull]
        rules = [rule for rule in pool if _obeys(rule, text) and rule[:2] != ("roman", 0)]
        chosen = [size, *rng.sample(rules, min(params.rules - 1, len(rules)))]
        hard = sum(rule[0] in ("sum", "roman", "values", "vowels", "run") for rule in chosen)
        if len(chosen) < params.rules or hard < params.rules // 4:
            raise task.Retry
        rng.shuffle(chosen)
        return self.Instance(rules=tuple(chosen)), text

    def key(self, instance: Instance) -> object:
        return sorted(instance.rules)

    def check(self, instance: Instance, answer: str) -> str:
        return next((f"it does not hold that {_told(r, 'en')}" for r in instance.rules if not _obeys(r, answer)), "")


def _told(rule: Rule, language: str) -> str:
    kind, n, t = rule
    if kind in ("first", "last") and language == "zh":
        t = _KINDS[t]
    return _TEXTS[kind][language == "zh"].format(n=n, t=t, s=" ".join(SIGNS), nth=ordinal(max(n, 1)))


def _kind(sign: str) -> str:
    names = list(_KINDS)
    return names[0] if sign.isdigit() else names[1] if sign.islower() else names[2] if sign.isupper() else names[3]


def _measure(kind: str, text: str) -> int:
    """Give the number that a counting rule is about."""
    if kind == "run":
        return max(map(len, "".join(sign if sign.islower() else " " for sign in text).split(" ")))
    return {
        "long": len(text),
        "digits": sum(map(str.isdigit, text)),
        "sum": sum(int(sign) for sign in text if sign.isdigit()),
        "roman": prod(ROMAN.get(sign, 1) for sign in text) if ROMAN.keys() & set(text) else 0,
        "capitals": sum(map(str.isupper, text)),
        "vowels": sum(sign in "aeiou" for sign in text.lower()),
        "signs": sum(sign in SIGNS for sign in text),
        "values": sum(ord(sign) - 96 for sign in text.lower() if sign.isalpha()),
    }[kind]


def _obeys(rule: Rule, text: str) -> bool:
    kind, n, t = rule
    letters = [sign for sign in text.lower() if sign.isalpha()]
    if kind == "at":
        return text[n - 1 : n] == t
    if kind in ("first", "last"):
        return _kind(text[0 if kind == "first" else -1]) == t
    if kind in ("piece", "reversed"):
        return (t if kind == "piece" else t[::-1]) in text
    if kind in ("once", "banned"):
        return len(set(letters)) == len(letters) if kind == "once" else not set(t) & set(letters)
    if kind in ("own", "parted"):
        pairs = pairwise(text)
        return str(len(text)) in text if kind == "own" else not any(a.isdigit() and b.isdigit() for a, b in pairs)
    if kind == "range":
        return n <= len(text) <= int(t)
    if kind == "values":
        return _measure(kind, text) % n == 0
    return numbers.is_prime(_measure("capitals", text)) if kind == "prime" else _measure(kind, text) == n
