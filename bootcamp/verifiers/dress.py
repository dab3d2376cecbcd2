r"""Taking the dress off an answer: markup and typography that carry no meaning.

Dress is what models wrap around an answer without changing it: bold, code ticks and fences, math delimiters,
``\text{}``, ``\left``, size, colour and spacing macros, HTML tags and entities, full-width characters, typographic
quotes and dashes, check marks, a trailing period. Characters that a format declares as its marks are never touched.
"""

from __future__ import annotations

import html
import re
from functools import lru_cache
from html.entities import html5

from bootcamp.verifiers.base import Malformed

LIMIT = 20_000
"""The longest answer that is read, in characters."""
SUBSCRIPTS = str.maketrans("₀₁₂₃₄₅₆₇₈₉", "0123456789")
"""Lowered digits and plain ones, for `str.translate`."""

_PLAIN = re.compile(r"[\x21\x23\x25\x28\x29\x2b-\x5b\x5d\x5e\x61-\x7d \n]*")  # ASCII without quotes, $ & * \ _ ` ~
_FULL_WIDTH = {chr(code + 0xFEE0): chr(code) for code in range(0x21, 0x7F)}
_TYPOGRAPHY = {
    **_FULL_WIDTH,
    **dict.fromkeys("−‐‑‒–—﹣", "-"),
    **dict.fromkeys("\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2007\u2008\u200a\u2028\u2029\u205f\u3000", " "),
    **dict.fromkeys("\t\r\f\v\x1c\x1d\x1e\x1f\x85", " "),
    **dict.fromkeys("\u2006\u202f", "\u2009"),
    **dict.fromkeys("\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\ufe0e\ufe0f\ufeff\0", ""),
    **dict.fromkeys("✓✔✅☑∎", ""),
    **dict.fromkeys("“”„«»「」『』", '"'),
    **dict.fromkeys("‘’", "'"),
    "。": ".",
    "、": ",",
    "【": "[",
    "】": "]",
    "∶": ":",
    **dict.fromkeys("⟶⇒↦⟼", "→"),
}
_MACRO = re.compile(r"\\[A-Za-z]+\*?|\\.|[{}$]", re.DOTALL)
_WRAPPERS = frozenset(
    "text textrm textbf textit texttt textsf textnormal mbox hbox mathrm mathbf mathit mathsf mathtt mathnormal "
    "operatorname operatorname* boxed fbox emph bm boldsymbol underline mathord mathbin mathrel mathopen mathclose "
    "mathpunct mathinner ensuremath si unit".split()
)
_BOXES = frozenset(("boxed", "fbox"))
"""Wrappers whose edge parts what stands inside from what stands beside it: 1 and a box with 2 are not 12."""
_SWITCHES = frozenset(
    "bf it rm sf tt bfseries itshape tiny scriptsize footnotesize small normalsize large Large LARGE huge Huge".split()
)
"""Macros that hold for what follows; some write the text in braces after them as if it were an argument."""

_SIZES = [size + side for size in ("big", "Big", "bigg", "Bigg") for side in ("", "l", "r", "m")]
_REPLACEMENTS = {
    **dict.fromkeys(
        [
            "left",
            "right",
            "middle",
            "displaystyle",
            "textstyle",
            "limits",
            "checkmark",
            "qed",
            "blacksquare",
            "-",
            "/",
            *_SIZES,
        ],
        "",
    ),
    **dict.fromkeys(("quad", "qquad", "enspace", "space", " ", "\n", ";", ":", ">"), " "),
    **dict.fromkeys("()[]!", ""),
    **{char: char for char in "{}_%#&$*"},
    **dict.fromkeys(("nicefrac", "sfrac"), r"\frac"),
    **dict.fromkeys(("to", "rightarrow", "longrightarrow", "Rightarrow", "mapsto"), "→"),
    ",": "\u2009",
    "thinspace": "\u2009",
    "backslash": "\\",
    "textbackslash": "\\",
    "colon": ":",
    "lt": "<",
    "gt": ">",
    "langle": "⟨",
    "rangle": "⟩",
    "lbrace": "{",
    "rbrace": "}",
    "lbrack": "[",
    "rbrack": "]",
}
_COLOUR = re.compile(r"\\(?:text|math)?color(?:box)?\s*(?:\[\w+\])?\s*\{[^{}]*\}|\\[hv]space\*?\s*\{[^{}]*\}")
_ENTITY = re.compile(r"&(?:#\d{2,6}|#[xX][0-9a-fA-F]{2,5}|([A-Za-z]{2,8}\d{0,2}));")
_BREAK = re.compile(r"<br\s{0,3}/?>", re.IGNORECASE)
_ARROW = re.compile(r"\\x(?:long)?rightarrow\s*(?:\[[^\]]*\])?\s*\{[^{}]*\}")
_HTML = re.compile(r"<(b|strong|i|em|u|p|div|span|code|pre|mark|center)>(.*)</\1>", re.DOTALL | re.IGNORECASE)
_OUTER = (("**", "**"), ("__", "__"), ("*", "*"), ("_", "_"), ("`", "`"), ('"', '"'), ("'", "'"),
    ("<|begin_of_box|>", "<|end_of_box|>"))  # fmt: skip
_OUTER_SIGNS = frozenset(left[0] for left, _ in _OUTER)
_MAX_LAYERS = 8


def undress(text: str, marks: str = "") -> str:
    r"""Return `text` without its dress; `marks` are characters that are content. Raises Malformed beyond LIMIT
    characters.

    >>> undress(r"**$\text{Sunday}$**.")
    'Sunday'
    >>> undress(r"\left( １２，\;５ \right)")
    '( 12, 5 )'
    >>> undress("`..#.`", marks=".#"), undress("..#.。", marks=".#")
    ('..#.', '..#.')
    """
    if len(text) > LIMIT:
        raise Malformed(f"the answer is longer than {LIMIT} characters")
    if "." in marks and "。" not in marks:  # a Chinese full stop, which would turn into content
        text = text.rstrip().removesuffix("。")
    if _PLAIN.fullmatch(text) is None:
        if "&" in text and "&" not in marks:
            text = _ENTITY.sub(_character, text)
        text = text.translate(_table(marks))
        if "\\" not in marks and ("\\" in text or "$" in text):
            text = _drop_macros(text, marks)
    if "<br" in text and "<" not in marks:
        text = _BREAK.sub("\n", text)
    return _strip_layers(text, marks)


def _character(entity: re.Match[str]) -> str:
    """Return the character that an HTML entity stands for; unknown names stay."""
    return html.unescape(entity[0]) if not entity[1] or f"{entity[1]};" in html5 else entity[0]


@lru_cache(maxsize=64)
def _table(marks: str) -> dict[int, str]:
    return {ord(char): plain for char, plain in _TYPOGRAPHY.items() if char not in marks}


def _drop_macros(text: str, marks: str) -> str:
    r"""Unwrap ``\text{}`` and its kin with their braces, replace spacing and escaped characters, drop ``$``."""
    if "xrightarrow" in text or "xlongrightarrow" in text:
        text = _ARROW.sub("→", text)
    if "color" in text or "space" in text:
        text = _COLOUR.sub(lambda found: r"\text" if text.startswith("{", found.end()) else " ", text)
    pieces: list[str] = []
    closers: list[str] = []  # for each open brace, what its close becomes: nothing if it belongs to a wrapper
    position, wrapper_end, edge = 0, -1, ""
    for found in _MACRO.finditer(text):
        token, start = found[0], found.start()
        pieces.append(text[position:start])
        position = found.end()
        if token == "{":
            is_wrapper = wrapper_end >= 0 and not text[wrapper_end:start].strip()
            closers.append(edge if is_wrapper else "}")
            token = edge if is_wrapper else token
        elif token == "}":
            token = closers.pop() if closers else token
        elif token == "$":
            token = token if "$" in marks else ""
        elif token[1:] in _WRAPPERS or (token[1:] in _SWITCHES and text.startswith("{", position)):
            wrapper_end = position
            edge = " " if token[1:] in _BOXES else ""
            continue
        elif token[1:] in _SWITCHES:
            token = ""
        else:
            if token == r"\!" and pieces[-1].endswith(","):  # a thousands separator without the space after it
                pieces[-1] = pieces[-1][:-1] + "{,}"
            token = _REPLACEMENTS.get(token[1:], token)
        wrapper_end = -1
        pieces.append(token)
    pieces.append(text[position:])
    return "".join(pieces)


def _strip_layers(text: str, marks: str) -> str:
    """Take off what is wrapped around the whole text, layer by layer."""
    for _ in range(_MAX_LAYERS):
        before = text
        text = text.strip()
        if text.startswith("```") and "`" not in marks:
            text = _unfence(text)
        for left, right in _OUTER if text[:1] in _OUTER_SIGNS else ():
            inner = text[len(left) : -len(right)]
            if text.startswith(left) and text.endswith(right) and inner and left[0] not in marks and left not in inner:
                text = inner
                break
        if text[:1] == "<" and "<" not in marks:
            html = _HTML.fullmatch(text)
            text = html[2] if html else text
        if text.endswith(".") and "." not in marks and not text.endswith("..") and len(text) > 1:
            text = text[:-1]
        if text == before:
            break
    return text


def _unfence(text: str) -> str:
    """Return the inside of a code fence that spans all of `text`, without the language on its first line."""
    if len(text) < 6 or not text.endswith("```") or "```" in text[3:-3]:
        return text
    first, newline, rest = text[3:-3].partition("\n")
    return rest if newline and re.fullmatch(r"[\w+-]*\s*", first) else text[3:-3]
