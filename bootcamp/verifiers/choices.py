"""Formats of words and texts: one of several options, yes or no, a word, a text."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from bootcamp.verifiers.base import Format, Malformed, WrongForm
from bootcamp.verifiers.dress import LIMIT, SUBSCRIPTS, undress
from bootcamp.verifiers.parts import peel
from bootcamp.verifiers.wording import count, listed

_ANNOUNCED = r"(?:(?i:option|choice|answer|statement|letter|i choose)|[故应]?选项?|答案选)?\s*:?\s*"
_LABEL = re.compile(rf"{_ANNOUNCED}[(\[]?\s*(\w+)\s*[)\]]?\s*[.:)]?")
_WITH_TEXT = re.compile(
    rf"{_ANNOUNCED}(?:[(\[]\s*(?P<inside>[A-Za-z])\s*[)\]]\s*[.:,-]?|(?P<before>[A-Za-z])(?:\s*[.:)]|\s+-\s))\s*"
    r"(?P<text>[^\s.].*)",
    re.DOTALL,
)
_SECOND_LABEL = re.compile(
    r"[(\[]\s*[A-Za-z]\s*[)\]]|(?<!\w)[A-Za-z]\s*[.:)]|\A[A-Za-z]\W*\Z|[?？]"
    r"|(?i:\b(?:or|and|either|maybe|perhaps|also|not|wrong)\b)|[或和也不]"
)
_SPACES = re.compile(r"\s+")
_GLOSSED = re.compile(r"(?:the\s+)?([^()]+?)\s*(?:\(([^()]{1,40})\))?", re.IGNORECASE)
_GLOSS_DOUBT = re.compile(
    r"\b(?:or|and|but|if|not|no|maybe|perhaps|possibly|probably|likely|also|instead|rather|wrong|false|incorrect|un\w+)\b"
    r"|\A(?:真|对|是)\Z|[?？或和不非否另也但没误错假]|正确|可能",
    re.IGNORECASE,
)
_HEXADECIMAL = (frozenset("0123456789ABCDEF"), frozenset("0123456789abcdef"))
_PREFIX = re.compile(r"\b0[xX]")
"""What may stand before hexadecimal digits."""
_YES = frozenset(
    "yes|true|correct|right|possible|是|是的|对|对的|正确|可以|能|能够|可能|可行|成立|存在|有|会|真|y|t".split("|")
)
_NO = frozenset(
    "no|false|incorrect|wrong|impossible|not possible|否|不是|不|错|错误|不对|不正确|不可以|不能|不能够|不可能|不可行"
    "|不行|不成立|不存在|没有|无|不会|假|n|f".split("|")
)
_SPOKEN = re.compile(
    r"(yes|no|是的?|否|不|不是|对|不对)(?:\s*[,.;:!，—-]\s*|\s*(?=\()"
    r"|\s+(?=(?:it|they|he|she|there|this|that|you|we) [a-z]+\W*\Z))(\S.*)",
    re.DOTALL,
)
_TAKEN_BACK = re.compile(
    r"\b(?:yes|no|or|but|however|maybe|perhaps|unless|wait|actually|unsure|sometimes|not always|depend\w*|not sure)\b"
    r"|\A\W*(?:only )?(?:if|when|provided|assuming|except|for some)\b|[?？是否对错或但]|如果|除非|假如|不一定"
)


@lru_cache(maxsize=512)
def _folded(options: tuple[str, ...]) -> dict[str, str]:
    """Map the folded spelling of each option to the option."""
    return {fold(option): option for option in options}


def fold(text: str) -> str:
    """Fold case and blank space, for comparing words."""
    return _SPACES.sub(" ", text).strip().casefold()


def lettered(text: str) -> tuple[str, str] | None:
    """Split the letter of an option from its text; None if there is none, or a second letter follows.

    >>> lettered("(B) Paris"), lettered("B. 12"), lettered("(B) or (C)"), lettered("Paris")
    (('B', 'Paris'), ('B', '12'), None, None)
    """
    found = _WITH_TEXT.fullmatch(text) if len(text) <= 300 else None
    if found is None or _SECOND_LABEL.search(found["text"]):
        return None
    return found["inside"] or found["before"], found["text"]


@dataclass(frozen=True)
class Choice(Format[str]):
    """One of the given options; case and blank space do not matter, and a letter may stand in brackets: ``(B)``,
    ``B.``.

    >>> Choice(("A", "B", "C")).parse("Option (b)")
    'B'
    """

    options: tuple[str, ...]

    @property
    def marks(self) -> str:
        """Punctuation that stands in the options."""
        return _punctuation("".join(self.options))

    def form(self, language: str) -> str:
        """Describe the answer."""
        options = listed(self.options, language)
        return f"{options} 之一" if language == "zh" else f"one of {options}"

    def parse(self, text: str) -> str:
        """Read an option; raise Malformed for anything else."""
        options = _folded(self.options)
        option = options.get(fold(text)) or options.get(fold(undress(text, self.marks)))
        if option is None:
            plain = undress(text)
            labelled = _LABEL.fullmatch(plain) if len(plain) <= 60 else None
            option = options.get(fold(labelled[1])) if labelled else self._with_text(plain)
        if option is None:
            option = options.get(fold(without_gloss(undress(text, self.marks), self.options)))
        if option is None:
            raise Malformed("the answer is not one of the options")
        return option

    def _with_text(self, text: str) -> str | None:
        found = lettered(text)
        return _folded(self.options).get(fold(found[0])) if found else None

    def render(self, value: str) -> str:
        """Write the option."""
        return value

    def guess(self, rng: Random) -> str:
        """Draw an option."""
        return rng.choice(self.options)

    def neighbours(self, value: str, rng: Random) -> Iterator[str]:
        """Give the other options, five at the most."""
        others = [option for option in self.options if option != value]
        yield from rng.sample(others, min(5, len(others)))


def without_gloss(word: str, bank: Sequence[str]) -> str:
    """Drop the article before an entry and what explains it in brackets, unless that doubts it or names another one.

    >>> without_gloss("the saddle (鞍点)", ("saddle", "node")), without_gloss("saddle (a node)", ("saddle", "node"))
    ('saddle', 'saddle (a node)')
    """
    found = _GLOSSED.fullmatch(word) if len(word) <= 200 else None
    if found is None:
        return word
    entry, gloss = fold(found[1]), found[2] or ""
    if _GLOSS_DOUBT.search(gloss) or any(_names(gloss, other) for other in bank if fold(other) != entry):
        return word
    return found[1]


def _names(gloss: str, entry: str) -> bool:
    """Tell whether an entry stands in a gloss, as a word of its own where blanks part words; a letter as it is."""
    if len(entry) > 1:
        gloss, entry = fold(gloss), fold(entry)
    apart = rf"(?<!\w){re.escape(entry)}(?!\w)" if entry.isascii() else re.escape(entry)
    return entry in gloss and re.search(apart, gloss) is not None


@lru_cache(maxsize=512)
def _punctuation(text: str) -> str:
    """Return the characters of `text` that are neither letters, digits nor blank space."""
    return "".join(sorted({char for char in text if not char.isalnum() and not char.isspace()}))


@dataclass(frozen=True)
class YesNo(Format[bool]):
    """Yes or no, in English or Chinese; the value is a bool.

    >>> YesNo().parse("**Yes**"), YesNo().parse("否")
    (True, False)
    """

    def form(self, language: str) -> str:
        """Describe the answer."""
        return "yes 或 no" if language == "zh" else "yes or no"

    def parse(self, text: str) -> bool:
        """Read yes or no; raise Malformed for anything else."""
        word = fold(undress(text))
        spoken = _SPOKEN.fullmatch(word) if 3 < len(word) <= 300 else None
        if spoken is not None and not _TAKEN_BACK.search(spoken[2]):
            word = spoken[1]
        if word not in _YES and word not in _NO:
            raise Malformed("expected yes or no")
        return word in _YES

    def render(self, value: bool) -> str:
        """Write yes or no."""
        return "yes" if value else "no"

    def guess(self, rng: Random) -> bool:
        """Toss a coin."""
        return rng.random() < 0.5

    def neighbours(self, value: bool, rng: Random) -> Iterator[bool]:
        """Give the opposite."""
        yield not value


_SUBSCRIPT = re.compile(r"_\{?(\d+)\}?")
_GLUE = re.compile(r"[~_]")


@dataclass(frozen=True)
class Word(Format[str]):
    """One word without blanks in it; with a `bank`, one of its entries (which may hold blanks). Case does not matter.

    Words outside a bank have letters, digits and ``- ' _ . + # /``; `case` makes upper and lower case differ. Digits of
    an entry may be subscripts, and its meaning in Chinese may follow it in brackets.

    >>> Word(bank=("Ada Lovelace", "Alan Turing")).parse("ada lovelace."), Word(bank=("H2O", "CO2")).parse("H_2O")
    ('Ada Lovelace', 'H2O')
    >>> Word(bank=("saddle", "node")).parse("saddle（鞍点）")
    'saddle'
    """

    bank: tuple[str, ...] = ()
    case: bool = False

    @property
    def marks(self) -> str:
        """Punctuation that stands in the bank."""
        return _punctuation("".join(self.bank))

    def form(self, language: str) -> str:
        """Describe the answer."""
        if not self.bank:
            return "一个词" if language == "zh" else "a word"
        letters = all(len(word) == 1 and word.isascii() and word.isalpha() for word in self.bank)
        if language == "zh":
            return "所给字母中的一个" if letters else "所给词语中的一个"
        return f"one of the given {'letters' if letters else 'words'}"

    def parse(self, text: str) -> str:
        """Read a word; raise Malformed for several words or one outside the bank."""
        word = _SPACES.sub(" ", undress(text, self.marks)).strip()
        if self.bank:
            known = self._known(word) or self._known(_SUBSCRIPT.sub(r"\1", word.translate(SUBSCRIPTS)))
            if known is None:
                known = self._known(_GLUE.sub(" ", word)) or self._known(without_gloss(word, self.bank))
            if known is None:
                raise Malformed("the answer is not one of the given words")
            return known
        if not word.strip("-") or len(word) > 200 or not all(char.isalnum() or char in "-'_.+#/" for char in word):
            raise Malformed("expected one word")
        return word

    def _known(self, word: str) -> str | None:
        """Give the entry of the bank that is meant."""
        return (word if word in self.bank else None) if self.case else _folded(self.bank).get(fold(word))

    def render(self, value: str) -> str:
        """Write the word."""
        return value

    def equal(self, reference: str, answer: str) -> bool:
        """Compare without case, unless it matters."""
        return reference == answer or (not self.case and fold(reference) == fold(answer))

    def guess(self, rng: Random) -> str:
        """Draw a word of the bank, or five letters."""
        return rng.choice(self.bank) if self.bank else "".join(rng.choices("aeioubcdlmnrst", k=5))

    def neighbours(self, value: str, rng: Random) -> Iterator[str]:
        """Give other words of the bank, or the word with letters changed."""
        if self.bank:
            others = [word for word in self.bank if not self.equal(value, word)]
            yield from rng.sample(others, min(5, len(others)))
        else:
            yield from (near for near in _misspelt(value) if not self.equal(value, near))


def _misspelt(text: str) -> Iterator[str]:
    """Give a text with a character dropped, doubled, or exchanged with the next."""
    if len(text) > 1:
        yield text[:-1]
        yield text[1] + text[0] + text[2:]
        yield text[:-2] + text[-1] + text[-2]
    yield text + text[-1:]


@dataclass(frozen=True)
class Text(Format[str]):
    r"""An exact text.

    With an `alphabet` the answer is a string over these characters: blanks and commas between them do not count unless
    they belong to it, case is folded where the alphabet has letters of one case only, and anything else is malformed.
    Without one, runs of blanks count as one, and quotes, bold type or a period around the text do not count unless
    their characters are in `content`; with `lines` the line breaks and the blanks within lines are content.
    `ignore_case` and `ignore_spaces` compare without them. `empty` is the word that stands for the empty text, where
    that can be the answer. `length` is the number of characters.

    >>> Text(alphabet="01").parse(r"\texttt{1 0 1 1}"), Text(alphabet="0123456789ABCDEF").parse("0x3f 0xA2")
    ('1011', '3FA2')
    >>> Text(alphabet="ab", empty="empty").parse("empty")
    ''
    >>> Text(ignore_case=True).equal("The end.", "the end")
    True
    """

    alphabet: str = ""
    length: int | None = None
    ignore_case: bool = False
    ignore_spaces: bool = False
    lines: bool = False
    empty: str = ""
    content: str = ""

    @property
    def marks(self) -> str:
        """Punctuation of the alphabet and of `content`; for texts of several lines, nearly all."""
        return _punctuation(self.alphabet + self.content) if not self.lines else _LINE_MARKS

    @property
    def fenced(self) -> bool:
        """Texts of several lines may stand in a code block."""
        return self.lines

    def form(self, language: str) -> str:
        """Describe the answer."""
        if language == "zh":
            kind = "字符串" if self.alphabet else "文本（可有多行）" if self.lines else "文本"
            size = f"长度为 {self.length} 的" if self.length is not None else ""
            over = f"由 {_shown(self.alphabet)} 组成的" if self.alphabet else ""
            return f"一个{over}{size}{kind}" + (f"（空串写作 {self.empty}）" if self.empty else "")
        kind = "string" if self.alphabet else "text of one or more lines" if self.lines else "text"
        size = f" of {count(self.length, 'character')}" if self.length is not None else ""
        over = f" over the alphabet {_shown(self.alphabet)}" if self.alphabet else ""
        return f"a {kind}{size}{over}" + (f" (write {self.empty} for the empty one)" if self.empty else "")

    def parse(self, text: str) -> str:
        """Read a text; raise Malformed if it is empty or leaves the alphabet, WrongForm for another length."""
        if self.empty and fold(undress(text)) in (fold(self.empty), *_EMPTY_TEXTS):
            return self._require_length("")
        if self.lines and "\\\\" in text and len(text) <= LIMIT:
            text = _latex_lines(text)
        plain = undress(text, self.marks)
        if self.alphabet:
            plain = self._over_alphabet(plain)
        elif self.lines:
            plain = "\n".join(line.rstrip() for line in plain.split("\n"))
        else:
            plain = _SPACES.sub(" ", plain)
        if not plain:
            raise Malformed("the answer is empty")
        return self._require_length(plain)

    def _over_alphabet(self, text: str) -> str:
        allowed = _characters(self.alphabet)
        if text.isascii() and text.isalnum() and allowed.issuperset(text):
            return text
        if not allowed.issuperset(text):
            if self.alphabet == self.alphabet.lower():
                text = text.lower()
            elif self.alphabet == self.alphabet.upper():
                text = text.upper()
            if allowed in _HEXADECIMAL:
                text = _PREFIX.sub("", text)
        kept = [char for char in text if char in allowed or char not in " \n\u2009,"]
        if not allowed.issuperset(kept):  # a list of the characters, perhaps in quotes
            listed = peel("".join(kept))
            kept = [char for char in listed or kept if char in allowed or char not in "\"'"]
        if not allowed.issuperset(kept):
            kept = [part for part in _LINKS.split(text) if part]
            if not all(len(part) == 1 and part in allowed for part in kept):
                raise Malformed("the answer holds characters outside the alphabet")
        return "".join(kept)

    def _require_length(self, text: str) -> str:
        if self.length is not None and len(text) != self.length:
            raise WrongForm(f"the answer does not have {self.length} characters")
        return text

    def render(self, value: str) -> str:
        """Write the text; a dollar sign that would be read as the delimiter of math stands escaped."""
        shown = value if self.alphabet or "$" in self.marks else value.replace("$", r"\$")
        return shown or self.empty

    def equal(self, reference: str, answer: str) -> bool:
        """Compare, without what does not count."""
        return reference == answer or self._key(reference) == self._key(answer)

    def _key(self, text: str) -> str:
        if not self.alphabet and not self.lines:
            text = text if "." in self.content else text.rstrip(".")
        if self.ignore_spaces:
            text = _SPACES.sub("", text)
        return text.casefold() if self.ignore_case else text

    def guess(self, rng: Random) -> str:
        """Draw a text over the alphabet, or five letters."""
        return "".join(rng.choices(self.alphabet or "aeioubcdlmnrst", k=self.length if self.length is not None else 5))

    def neighbours(self, value: str, rng: Random) -> Iterator[str]:
        """Give the text with a character dropped, doubled, exchanged or replaced."""
        others = [char for char in self.alphabet or "aeiou" if char not in value[:1]]
        candidates = [*_misspelt(value), value[::-1], *(char + value[1:] for char in others[:2])]
        for near in candidates:
            fits = near.strip() and (self.length is None or len(near) == self.length)
            if fits and not self.equal(value, near):
                yield near


_EMPTY_TEXTS = frozenset(
    (
        "ε",
        "λ",
        r"\varepsilon",
        r"\epsilon",
        r"\lambda",
        '""',
        "''",
        "empty string",
        "the empty string",
        "空",
        "空串",
        "空字符串",
    )
)
_LINKS = re.compile(r"\s*(?:->|[-→|;·&\s]|\\\\|\\(?:begin|end)\{\w+\})\s*")
"""What parts the characters of a text that is written as a list of them."""
_ENVIRONMENT = re.compile(r"\\(?:begin|end)\s*\{\w+\*?\}(?:\{[lcr|]*\})?\s*|(?<!\\)&")
_ROW_END = re.compile(r"\\\\(?:\[[^\]]{0,10}\])?(?:[ \t]*\n| ?)")


def _latex_lines(text: str) -> str:
    r"""Write the rows of LaTeX as lines.

    >>> _latex_lines(r"\begin{array}{l}a\\ b\end{array}")
    'a\nb'
    """
    lines = _ROW_END.sub("\n", text)
    return _ENVIRONMENT.sub("", lines) if "\\begin" in lines else lines


_LINE_MARKS = "".join(char for char in map(chr, range(0x21, 0x7F)) if not char.isalnum() and char not in "\\`")


@lru_cache(maxsize=256)
def _characters(alphabet: str) -> frozenset[str]:
    return frozenset(alphabet)


def _shown(alphabet: str) -> str:
    """Show an alphabet; runs of letters or digits as a range."""
    for run in ("ABCDEFGHIJKLMNOPQRSTUVWXYZ", "abcdefghijklmnopqrstuvwxyz", "0123456789"):
        if run in alphabet:
            alphabet = alphabet.replace(run, f"{run[0]}-{run[-1]}" + " ")
    return alphabet.strip() if "-" in alphabet else " ".join(alphabet)
