"""Rules that a text of words, sentences and lines obeys: drawn from a planted text, told in two languages, tested."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from bootcamp.lib import words, writing
from bootcamp.lib.prompts import ordinal
from bootcamp.task import Prompt

Rule = tuple[str, int, int, str]
"""Its kind, two numbers, and a word or letter; what a kind does not need is 0 or empty."""

TEXTS = {
    "words": ("the number of words is {n}", "恰好有 {n} 个单词"),
    "between": ("there are at least {n} and at most {k} words", "至少有 {n} 个、至多有 {k} 个单词"),
    "sentences": ("the number of sentences is {n}", "恰好有 {n} 个句子"),
    "lines": ("the number of lines is {n}", "恰好有 {n} 行"),
    "key": ("the number of words that are {w} is {n}", "单词 {w} 恰好出现 {n} 次"),
    "letter": ("the number of letters {w}, small or capital, is {n}", "字母 {w}（不分大小写）恰好出现 {n} 次"),
    "capitals": (
        "the number of words that are wholly in capital letters is {n}, and no other letter is a capital",
        "恰好有 {n} 个单词全部用大写字母书写，其他字母都是小写",
    ),
    "first": ("the first word is {w}", "第一个单词是 {w}"),
    "last": ("the last word is {w}", "最后一个单词是 {w}"),
    "opens": ("line {n} begins with the word {w}", "第 {n} 行的第一个单词是 {w}"),
    "closes": ("line {n} ends with the word {w}", "第 {n} 行的最后一个单词是 {w}"),
    "size": ("the {nth} sentence has exactly {k} words", "第 {n} 个句子恰好有 {k} 个单词"),
    "most": ("no sentence has more than {n} words", "没有一个句子多于 {n} 个单词"),
    "initials": (
        "the first letters of the sentences, in order, spell {w}",
        "各句第一个单词的首字母依次拼出 {w}",
    ),
    "divisible": ("the number of all letters is divisible by {n}", "字母总数能被 {n} 整除"),
    "letters": ("the number of letters in all is {n}", "总共恰好有 {n} 个字母"),
    "longest": ("the longest word has {n} letters", "最长的单词有 {n} 个字母"),
    "commas": ("the number of commas is {n}", "恰好有 {n} 个逗号"),
    "once": ("no word is written twice", "没有一个单词写了两次"),
    "slots": (
        "the number of words in square brackets, each in brackets of its own, is {n}",
        "恰好有 {n} 个单词放在方括号 [ ] 中，每个单词单独用一对方括号",
    ),
    "sorted": ("the words of the {nth} sentence are in alphabetical order", "第 {n} 个句子的单词按字母顺序排列"),
    "held": ("the number of sentences in line {n} is {k}", "第 {n} 行恰好有 {k} 个句子"),
}
"""The rules in English and Chinese."""

GENERAL = Prompt(
    en=r"""
    {% if bank %}
    All words are from this bank, and none is written more than three times: {{ bank | join(", ") }}
    {% else %}
    Every word is a run of 2 to 12 English letters with at least one of a, e, i, o, u, y in it, or the word a or I. No
    word is written more than three times.
    {% endif %}

    The text has one or more lines, each line one or more sentences, each sentence one or more words and a full stop at
    its end. Words are parted by blanks or commas. Nothing but letters, blanks, commas, full stops and square brackets
    around single words is written. Words that differ in capital and small letters only are the same word. The text need
    not make sense. Any text that keeps the rules will do; there is one.
    """,
    zh=r"""
    {% if bank %}
    所有单词都取自下列词库，且每个单词最多写三次：{{ bank | join(", ") }}
    {% else %}
    每个单词由 2 到 12 个英文字母连成，其中至少含 a、e、i、o、u、y 之一，或者是单词 a 或 I。每个单词最多写三次。
    {% endif %}

    文字有一行或多行，每行有一个或多个句子，每个句子有一个或多个英文单词，句末用英文句号 . 结尾。
    单词之间用空格或英文逗号隔开。除字母、空格、逗号、句号和单个单词外的方括号以外，不写其他符号。只有大小写不同的单词视为同一个单词。
    文字不必有意义。任何一种满足规则的写法都可以，这样的写法存在。
    """,
)
"""What holds for all such texts; the template needs `bank`."""

_SIGNS = frozenset(words.ALPHABET + words.ALPHABET.upper() + " ,.[]\n")


class Written(NamedTuple):
    """A text that was read: its lines of sentences of words, without brackets; and its commas and bracketed words."""

    lines: tuple[tuple[tuple[str, ...], ...], ...]
    commas: int
    slots: int

    @property
    def sentences(self) -> list[tuple[str, ...]]:
        """All sentences."""
        return [sentence for line in self.lines for sentence in line]

    @property
    def words(self) -> list[str]:
        """All words, as written."""
        return [word for sentence in self.sentences for word in sentence]


def read(text: str) -> Written | None:
    """Read a text; None if it has other signs, empty sentences or brackets around anything but one word."""
    if not _SIGNS.issuperset(text):
        return None
    lines = list[tuple[tuple[str, ...], ...]]()
    slots = 0
    rows = [row.strip() for row in text.split("\n") if row.strip()]
    for place, row in enumerate(rows):
        if not row.endswith(".") and place < len(rows) - 1:
            return None
        sentences = list[tuple[str, ...]]()
        for part in row.removesuffix(".").split("."):
            tokens = part.replace(",", " ").split()
            inner = [token[1:-1] if token[0] == "[" and token[-1] == "]" else token for token in tokens]
            if not tokens or not all(map(str.isalpha, inner)):
                return None
            slots += sum(map(len, tokens)) - sum(map(len, inner))
            sentences.append(tuple(inner))
        lines.append(tuple(sentences))
    return Written(tuple(lines), text.count(","), slots // 2) if lines else None


def told(rule: Rule, language: str) -> str:
    """Write a rule."""
    kind, n, k, w = rule
    return TEXTS[kind][language == "zh"].format(n=n, k=k, w=w, nth=ordinal(n) if n > 0 else n)


def fault(written: Written | None, bank: Sequence[str], rules: Sequence[Rule]) -> str:
    """Say what is wrong with a text under the general rules and some others, or nothing."""
    if written is None:
        return "it is not a text of lines, sentences and words as described"
    bad = writing.word_fault(written.words, bank, most=3)
    broken = (told(rule, "en") for rule in rules if not holds(rule, written))
    return bad or next((f"it does not hold that {rule}" for rule in broken), "")


def holds(rule: Rule, written: Written) -> bool:
    """Tell whether a text obeys a rule."""
    kind, n, k, w = rule
    text = [word.lower() for word in written.words]
    sentences, lines = written.sentences, written.lines
    if kind in ("size", "sorted"):
        low = [word.lower() for word in sentences[n - 1]] if n <= len(sentences) else []
        return len(low) == k if kind == "size" else bool(low) and low == sorted(low)
    if kind in ("opens", "closes", "held"):
        line = lines[n - 1] if n <= len(lines) else (("",),)
        return len(line) == k if kind == "held" else (line[0][0] if kind == "opens" else line[-1][-1]).lower() == w
    if kind == "capitals":
        capitals = [word for word in written.words if word.isupper()]
        return len(capitals) == n and all(word.islower() or word.isupper() for word in written.words)
    if kind in ("first", "last"):
        return text[0 if kind == "first" else -1] == w
    if kind == "initials":
        return "".join(sentence[0][0].lower() for sentence in sentences) == w
    if kind == "once":
        return len(set(text)) == len(text)
    if kind == "most":
        return max(map(len, sentences)) <= n
    if kind == "divisible":
        return sum(map(len, text)) % n == 0
    return measure(kind, w, written) in (range(n, k + 1) if kind == "between" else (n,))


def measure(kind: str, w: str, written: Written) -> int:
    """Give the number that a counting rule is about."""
    text = [word.lower() for word in written.words]
    return {
        "words": len(text),
        "between": len(text),
        "sentences": len(written.sentences),
        "lines": len(written.lines),
        "key": text.count(w),
        "letter": "".join(text).count(w or " "),
        "letters": sum(map(len, text)),
        "longest": max(map(len, text)),
        "commas": written.commas,
        "slots": written.slots,
    }[kind]


def plant(rng: Random, sentences: int, width: int, marked: bool) -> str:
    """Draw a text of so many sentences of up to `width` words in which a letter is missing and a word comes back.

    With `marked` some words are in capital letters or in brackets, and there are commas.
    """
    missing = rng.choice("aeoinrstl")
    pool = [word for word in words.draw(rng, 60 + 4 * sentences * width, 3, 8) if missing not in word]
    rows = [[pool.pop() for _ in range(rng.randint(max(2, width - 3), width))] for _ in range(sentences)]
    if rng.random() < 0.7:
        key = rng.choice(rng.choice(rows))
        for _ in range(2):
            row = rng.choice(rows)
            row[rng.randrange(len(row))] = key
    if rng.random() < 0.5:
        rng.choice(rows).sort()
    text = list[str]()
    for place, row in enumerate(rows):
        for i in range(len(row)) if marked else ():
            row[i] = row[i].upper() if rng.random() < 0.12 else row[i]
            row[i] = f"[{row[i]}]" if rng.random() < 0.1 else row[i]
            row[i] += "," if rng.random() < 0.12 and i < len(row) - 1 else ""
        text.append(" ".join(row) + ("." if place == sentences - 1 else rng.choice((". ", ". ", ".\n"))))
    return "".join(text)


def draw(rng: Random, kind: str, written: Written) -> Rule:
    """Draw a rule of a kind, all but the upper bounds of `between` tight, that a text obeys if any of the kind does."""
    text, lines, sentences = [word.lower() for word in written.words], written.lines, written.sentences
    if kind == "key":
        counts = Counter(text)
        word = rng.choice([word for word in text if counts[word] == max(counts.values())])
        return kind, counts[word], 0, word
    if kind == "letter":
        found = Counter("".join(text))
        absent = [letter for letter in "aeoinrst" if not found[letter]]
        letter = rng.choice(absent or [letter for letter in "abcdefghlmnoprstuw" if found[letter] < 7])
        return kind, found[letter], 0, letter
    if kind in ("first", "last"):
        return kind, 0, 0, text[0 if kind == "first" else -1]
    if kind == "initials":
        return kind, 0, 0, "".join(sentence[0][0].lower() for sentence in sentences)
    if kind in ("opens", "closes", "held"):
        n = rng.randint(1, len(lines))
        line = lines[n - 1]
        word = (line[0][0] if kind == "opens" else line[-1][-1]).lower()
        return (kind, n, len(line), "") if kind == "held" else (kind, n, 0, word)
    if kind in ("size", "sorted"):
        ordered = [i for i, row in enumerate(sentences, 1) if list(map(str.lower, row)) == sorted(map(str.lower, row))]
        n = rng.choice(ordered) if ordered and kind == "sorted" else rng.randint(1, len(sentences))
        return (kind, n, len(sentences[n - 1]), "") if kind == "size" else (kind, n, 0, "")
    if kind == "capitals":
        return kind, sum(map(str.isupper, written.words)), 0, ""
    if kind == "once":
        return kind, 0, 0, ""
    if kind == "most":
        return kind, max(map(len, sentences)), 0, ""
    if kind == "divisible":
        total = sum(map(len, text))
        return kind, next((m for m in rng.sample(range(3, 14), 11) if total % m == 0), 7), 0, ""
    size = measure(kind, "", written)
    return (kind, size - rng.randint(0, 1), size + rng.randint(0, 1), "") if kind == "between" else (kind, size, 0, "")
