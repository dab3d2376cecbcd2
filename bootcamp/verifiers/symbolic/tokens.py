"""From the text of an answer, LaTeX or plain, to a bounded list of tokens."""

from __future__ import annotations

import re
import unicodedata
from typing import NamedTuple

from bootcamp.verifiers.base import Malformed
from bootcamp.verifiers.dress import undress

MAX_LENGTH = 10_000
MAX_TOKENS = 5_000
MAX_DIGITS = 1_000
MAX_NESTING = 250


class Token(NamedTuple):
    """A token; `spaced` tells whether white space stood before it."""

    kind: str
    text: str
    spaced: bool = False


FUNCTIONS = frozenset(
    "sin cos tan cot sec csc arcsin arccos arctan arccot arcsec arccsc sinh cosh tanh coth sech csch "
    "arsinh arcosh artanh exp ln log lg abs floor ceil erf".split()
)
_ALIASES = {
    **{f"a{name}": f"arc{name}" for name in ("sin", "cos", "tan", "cot", "sec", "csc")},
    **{f"{prefix}{name}h": f"ar{name}h" for prefix in ("a", "arc") for name in ("sin", "cos", "tan")},
    "tg": "tan", "ctg": "cot", "arctg": "arctan", "cosec": "csc", "ceiling": "ceil", "Abs": "abs",
}  # fmt: skip
LETTERS = (
    "angle triangle ell hbar "
    "alpha beta gamma delta epsilon varepsilon zeta eta theta vartheta iota kappa lambda mu nu xi rho sigma tau "
    "upsilon phi varphi chi psi omega partial Gamma Delta Theta Lambda Xi Sigma Upsilon Phi Psi Omega"
).split()
_WORDS = {
    **{name: Token("function", name) for name in FUNCTIONS},
    **{name: Token("function", target) for name, target in _ALIASES.items()},
    **{name: Token("symbol", name) for name in LETTERS},
    "sqrt": Token("\\sqrt", "sqrt"),
    "cbrt": Token("\\cbrt", "cbrt"),
    "pi": Token("constant", "pi"),
    "infinity": Token("constant", "infinity"),
    "infty": Token("constant", "infinity"),
    "inf": Token("constant", "infinity"),
    "oo": Token("constant", "infinity"),
    "or": Token("or", "or"),
    "and": Token("and", "and"),
    "in": Token("relation", "in"),
    "union": Token("\\cup", "union"),
    "percent": Token("%", "%"),
    "degrees": Token("°", "°"),
    "degree": Token("°", "°"),
}
_COMMANDS = {
    "or": "lor vee", "and": "land wedge", "*": "cdot times ast", "/": "div", "|": "vert lvert rvert", "mid": "mid",
    "\\{": "lbrace", "\\}": "rbrace", "[": "lbrack", "]": "rbrack", "(": "langle", ")": "rangle",
    "\\frac": "frac dfrac tfrac cfrac nicefrac sfrac",
    "\\binom": "binom dbinom tbinom", "\\cup": "cup bigcup", "\\cap": "cap", "\\setminus": "setminus backslash",
    "ellipsis": "ldots cdots dots dotsc dotsb", "empty": "emptyset varnothing", "%": "%", "+-": "pm", "-+": "mp",
    "operator": "int iint iiint oint sum prod lim limsup liminf nabla", "quantifier": "forall exists",
    "\\\\": "cr newline tabularnewline",
    "\\lfloor": "lfloor", "\\rfloor": "rfloor", "\\lceil": "lceil", "\\rceil": "rceil", ":": "colon",
}  # fmt: skip
_RELATIONS = {
    "=": "equiv", "<": "lt", ">": "gt", "<=": "le leq leqslant", ">=": "ge geq geqslant", "!=": "ne neq",
    "in": "in", "~": "approx sim simeq", "->": "to rightarrow Rightarrow implies iff Leftrightarrow mapsto",
}  # fmt: skip
_BY_COMMAND = {
    **_WORDS,
    **{name: Token(kind, name) for kind, names in _COMMANDS.items() for name in names.split()},
    **{name: Token("relation", sign) for sign, names in _RELATIONS.items() for name in names.split()},
    "circ": Token("°", "°"),
}
_SIGNS = {
    "\\{": Token("\\{", "\\{"), "\\}": Token("\\}", "\\}"), "\\%": Token("%", "%"), "\\$": Token("currency", "$"),
    "$": Token("currency", "$"), "\\|": Token("|", "|"), "**": Token("^", "^"), "...": Token("ellipsis", "..."),
    "+/-": Token("+-", "+-"), "\\&": Token("&", "&"),
    **{sign: Token("relation", target) for sign, target in
       [("=", "="), ("==", "="), ("<", "<"), (">", ">"), ("<=", "<="), (">=", ">="), ("=<", "<="), ("=>", "->"),
        ("->", "->"), ("!=", "!="), ("<>", "!=")]},
}  # fmt: skip

_CHARACTERS = str.maketrans({
    **{chr(code): chr(code - 0xFEE0) for code in range(0xFF01, 0xFF5F)},
    **dict.fromkeys("\u3000\u2002\u2003\u2004\u2005\u2007\u2008\u200a\u205f\ufeff\u200b\u2060\u2061\u2062", " "),
    **dict.fromkeys("−–—﹣‐‑‒", "-"),
    **dict.fromkeys("×·⋅∗•∙✕", "*"),
    **dict.fromkeys("÷∕⁄", "/"),
    **dict.fromkeys("、，", ","),
    "。": ".", "【": "[", "】": "]", "≤": "<=", "≥": ">=", "≦": "<=", "≧": ">=", "⩽": "<=", "⩾": ">=", "≠": "!=",
    "±": "\\pm ", "∓": "\\mp ", "…": "...", "⋯": "...", "′": "'", "’": "'", "º": "°", "˚": "°",
    **{sign: f"\\{name} " for sign, name in
       [("∈", "in"), ("∪", "cup"), ("∩", "cap"), ("∖", "setminus"), ("∅", "emptyset"), ("∞", "infty"), ("√", "sqrt"),
        ("∛", "cbrt"), ("π", "pi"), ("∫", "int"), ("∑", "sum"), ("∏", "prod"), ("∀", "forall"), ("∃", "exists"),
        ("∂", "partial"), ("≈", "approx"), ("∨", "lor"), ("∧", "land"), ("或", "lor"), ("且", "land"), ("→", "to"),
        ("⌊", "lfloor"), ("⌋", "rfloor"), ("⌈", "lceil"), ("⌉", "rceil"), ("∣", "mid")]},
    "ℝ": "\\mathbb{R}",
    **{letter: f"\\{name} " for letter, name in zip("αβγδεζηθικλμνξρστυφχψωΓΔΘΛΞΣΦΨΩ", (
        "alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi rho sigma tau upsilon phi chi psi "
        "omega Gamma Delta Theta Lambda Xi Sigma Phi Psi Omega").split(), strict=True)},
})  # fmt: skip
_RAISED = dict(zip("⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁽⁾ⁿⁱˣ", "0123456789+-()nix", strict=True))
_LOWERED = dict(zip("₀₁₂₃₄₅₆₇₈₉₊₋ₙₖᵢ", "0123456789+-nki", strict=True))
_SCRIPTS = re.compile(f"[{''.join(_RAISED)}]+|[{''.join(_LOWERED)}]+")
_VULGAR = re.compile("[¼-¾⅐-⅞↉]")
_GROUPED = re.compile(r"(?<![\d.])\d{1,3}(?:(?:\\[,!]|\{,\}|[\u2009\u202f\u00a0])+\d{3})+(?!\d)")
_DRESS = re.compile(
    r"\\(?:left|right|[bB]igg?[lrm]?|displaystyle|textstyle|limits|nolimits|mathstrut|quad|qquad|enspace|thinspace)"
    r"(?![A-Za-z])\.?|(?<!\\)\\[,;:!> ]|~|[\u2009\u202f\u00a0]|\\mathopen|\\mathclose|\\phantom\{\}"
)
_DEGREE = re.compile(r"\^\s*(?:\{\s*\\circ\s*\}|\\circ(?![A-Za-z]))")
_ROW_END = re.compile(r"\\\\\s*\[\s*-?[\d.]+\s*[a-z]{2}\s*\]|\\hline(?![A-Za-z])")
_ACCENT = re.compile(r"\\(?:vec|hat|bar|tilde|overline|overrightarrow|widehat|widetilde)\s*\{\s*([A-Za-z]{1,3})\s*\}")
_BARRED = re.compile(r"\\(?:bar|overline)\s*\{\s*([A-Za-z])\s*\}")
_TIMES = re.compile(r"(?<=\d)\s*[xX]\s*(?=10\s*\^)|(?<=\d)\s+[xX]\s+(?=\d)")
_EXCEPT = re.compile(
    r"(?:x is )?(?:all|any) (?:real numbers?|reals?)(?: x)?,? (?:except(?: for)?|but|other than|excluding) (.+)",
    re.IGNORECASE,
)
_TEXT = re.compile(r"\\text(?:rm|normal)?\s*\{([^{}]*)\}")
_WITHOUT = re.compile(r"(?<=\\mathbb\{R\})\s*-\s*(?=\\\{)")
_EXCEPT_ZH = re.compile(r"除(?:了|去)?(.+?)(?:之外|以外|外)的?(?:所有|全体|一切)实数")
_JOINED = re.compile(r"(?<=[\w)}])\s*(?:[与和及]|\\?&)\s*(?=[\w(\\{-])")
_AND = re.compile(r"\s(?:and|or)\s|[和与]")
_DELIMITED = (("$$", "$$"), ("$", "$"), ("\\(", "\\)"), ("\\[", "\\]"), ("\\boxed{", "}"), ("\\fbox{", "}"))
_TOKEN = re.compile(
    r"""(?P<space>\s+)
    |(?P<mixed>\d+\s+\d+\s*/\s*\d+(?![\d.]))
    |(?P<repeating>\d+\.\d*(?:\\overline\s*\{\d+\}|\(\d+\)))
    |(?P<grouped>\d{1,3}(?:,\d{3})+(?!,?\d)(?:\.\d+)?)
    |(?P<number>(?:\d+\.?\d*|\.\d+)(?:E[+-]?\d+|(?<=\d)e\d+|e[+-]\d\d+|(?<=\.\d)e[+-]\d+)?(?![\d]))
    |(?P<text>\\(?:text(?:bf|it|rm|sf|normal)?|mbox)\s*\{[^{}]*\})
    |(?P<upright>\\(?:math(?:rm|bf|it|sf|bb|cal)|operatorname\*?|boldsymbol|bm)\s*(?:\{[^{}]*\}|[A-Za-z]))
    |(?P<environment>\\(?:begin|end)\s*\{[a-zA-Z]+\*?\}(?:\s*\{[clr|\s]*\})?)
    |(?P<command>\\[A-Za-z]+)
    |(?P<letters>[A-Za-z]+)
    |(?P<han>[\u4e00-\u9fff]+)
    |(?P<sign>\\\\|\\[{}%$|&]|\*\*|\.\.\.|\+/-|==|<=|>=|=<|=>|->|!=|<>|[-+*/^_=<>!,;:|&%°$()\[\]{}'])""",
    re.VERBOSE,
)
_PROSE = re.compile(r"[A-Za-z]{2,}(?:[ '-][A-Za-z]+)+")
_BAR = re.compile(r"(?:\\overline\s*\{|\()(?=\d)")
_NUMERAL = re.compile(r"[-+−]?\d[\d,.]*%?")
_DIGITS = re.compile(r"\d+")
_SCIENTIFIC = re.compile(r"[eE]")


def tokenize(text: str, variables: tuple[str, ...] = ()) -> list[Token]:
    r"""Cut `text` into tokens; names of several letters in `variables` stay whole.

    >>> [token.text for token in tokenize(r"2\,x^{10}")]
    ['2', 'x', '^', '{', '10', '}']
    """
    if len(text) > MAX_LENGTH:
        raise Malformed(f"the answer has {len(text)} characters, more than {MAX_LENGTH}")
    text = _rewritten(_undress(text), variables)
    if _is_prose(text) or _is_word(text, variables):
        return [Token("text", text)]
    tokens: list[Token] = []
    depth, position, spaced = 0, 0, False
    while position < len(text):
        match = _TOKEN.match(text, position)
        if match is None:
            raise Malformed(f"the character {text[position]!r} is not part of a mathematical expression")
        kind = str(match.lastgroup)
        if kind == "grouped" and depth:  # inside brackets a comma separates members
            match, kind = _DIGITS.match(text, position) or match, "number"
        position = match.end()
        if kind == "space":
            spaced = True
            continue
        depth += _nesting(match.group())
        if depth > MAX_NESTING:
            raise Malformed(f"the brackets are nested deeper than {MAX_NESTING}")
        new = _tokens(kind, match.group(), variables)
        tokens.append(new[0]._replace(spaced=spaced))
        tokens.extend(new[1:])
        if len(tokens) > MAX_TOKENS:
            raise Malformed(f"the answer has more than {MAX_TOKENS} symbols")
        spaced = False
    return _with_intervals(tokens, variables)


def _rewritten(text: str, variables: tuple[str, ...]) -> str:
    """Write in the usual way what stands in words, with the letter x as a times sign, or with room between rows."""
    words = _TEXT.sub(r"\1", text) if "\\text" in text else text
    found = _EXCEPT.fullmatch(words) or _EXCEPT_ZH.fullmatch(words)
    if found is not None:
        return rf"\mathbb{{R}} \setminus \{{{_AND.sub(', ', found[1])}\}}"
    if "\\" in text:
        text = _WITHOUT.sub(r" \\setminus ", text)
        text = _BARRED.sub(r" \1_{o} ", text)  # a conjugate, a complement or a mean is not the letter itself
        text = _ACCENT.sub(r" \1 ", _ROW_END.sub(lambda match: match[0][:2] * (match[0][1] == "\\"), text))
    if "\\begin" not in text:
        text = _JOINED.sub(", ", text)
    return text if "x" in variables or "X" in variables else _TIMES.sub("*", text)


_BEFORE_OPENING = {"\\cup", "\\cap", "\\setminus", "relation", "or", "and", ",", ";", "(", "\\{"}
_AFTER_CLOSING = {"\\cup", "\\cap", "\\setminus", "or", "and", ",", ";", ")", "\\}"}


def _with_intervals(tokens: list[Token], variables: tuple[str, ...]) -> list[Token]:
    """Read ``]1, 2[`` as an open interval and the letter U between two sets as their union."""
    kinds = ["", *(token.kind for token in tokens), ""]
    for place, token in enumerate(tokens):
        before, after = kinds[place], kinds[place + 2]
        if token.kind == "]" and (not before or before in _BEFORE_OPENING):
            tokens[place] = Token("(", "(", token.spaced)
        elif token.kind == "[" and before and (not after or after in _AFTER_CLOSING):
            tokens[place] = Token(")", ")", token.spaced)
        elif token.text == "U" and "U" not in variables and before in (")", "]", "\\}") and after in ("(", "[", "\\{"):
            tokens[place] = Token("\\cup", "U", token.spaced)
    return tokens


def _undress(text: str) -> str:
    text = undress(text, "\\")  # the macros are for the tokenizer
    if not text.isascii():
        text = _SCRIPTS.sub(_plain_script, text).translate(_CHARACTERS)
        text = _VULGAR.sub(lambda match: _vulgar(match.group()), text)
    text = _GROUPED.sub(lambda match: re.sub(r"\D", "", match.group()), text)
    text = _DRESS.sub(" ", _DEGREE.sub("°", text)).strip()
    for opening, closing in _DELIMITED:
        if text.startswith(opening) and text.endswith(closing) and len(text) >= len(opening) + len(closing):
            text = undress(text[len(opening) : len(text) - len(closing)], "\\")
    return text


def _is_prose(text: str) -> bool:
    return _PROSE.fullmatch(text) is not None and any(
        len(word) > 2 and word.lower() not in _WORDS for word in text.split()
    )


def _is_word(text: str, variables: tuple[str, ...]) -> bool:
    """Tell whether the whole answer is a word such as cat or no, whose letters are no factors."""
    return text.lower() == "no" or (
        len(text) > 2
        and text.isascii()
        and text.isalpha()
        and not set(text) <= set(variables)
        and all(token.kind == "symbol" and len(token.text) == 1 for token in _letters(text, variables))
    )


def _plain_script(match: re.Match[str]) -> str:
    run = match.group()
    if run[0] in _RAISED:
        return "^{" + "".join(_RAISED[character] for character in run) + "}"
    return "_{" + "".join(_LOWERED[character] for character in run) + "}"


def _vulgar(character: str) -> str:
    numerator, _, denominator = unicodedata.normalize("NFKC", character).partition("\u2044")
    return f"\\frac{{{numerator}}}{{{denominator}}}"


def _nesting(sign: str) -> int:
    if sign in ("(", "[", "\\{", "{"):
        return 1
    return -1 if sign in (")", "]", "\\}", "}") else 0


def _tokens(kind: str, text: str, variables: tuple[str, ...]) -> list[Token]:
    if kind in ("number", "grouped"):
        text = text.replace(",", "")
        mantissa, *exponent = _SCIENTIFIC.split(text)
        if len(mantissa) > MAX_DIGITS or any(len(part) > 5 or abs(int(part)) > MAX_DIGITS for part in exponent):
            raise Malformed(f"a number has more than {MAX_DIGITS} digits")
        return [Token("number", text)]
    if kind in ("mixed", "repeating"):
        if len(text) > MAX_DIGITS:
            raise Malformed(f"a number has more than {MAX_DIGITS} digits")
        return [Token(kind, _BAR.sub("|", text).rstrip("})"))]
    if kind == "text":
        return _text(" ".join(text[text.index("{") + 1 : -1].split()))
    if kind == "upright":
        name = text[text.index("{") + 1 : -1].strip() if text.endswith("}") else text[-1]
        if name == "R" and text.startswith(("\\mathbb", "\\mathbf")):
            return [Token("reals", "R")]
        if not re.fullmatch(r"[A-Za-z]+", name):
            raise Malformed(f"{text!r} is not read: expected letters in the braces")
        return _letters(name, variables)
    if kind == "environment":
        command, _, name = text.partition("{")
        return [Token(command.strip(), name.split("}")[0])]
    if kind == "command":
        token = _BY_COMMAND.get(text[1:])
        if token is None:
            raise Malformed(f"the command {text!r} is not known")
        return [token]
    if kind == "han":
        return [Token("text", text)]
    if kind == "letters":
        return _letters(text, variables)
    return [_SIGNS.get(text) or Token(text, text)]


def _text(content: str) -> list[Token]:
    if content.lower() in ("or", "and", "percent", "degrees", "degree"):
        return [_WORDS[content.lower()]]
    if _NUMERAL.fullmatch(content):
        return tokenize(content)
    return [Token("text", content)]


def _letters(run: str, variables: tuple[str, ...]) -> list[Token]:
    if run in variables:
        return [Token("symbol", run)]
    if run in _WORDS or run.lower() in ("or", "and", "infinity", "percent", "degrees"):
        return [_WORDS.get(run) or _WORDS[run.lower()]]
    tokens: list[Token] = []
    position = 0
    while position < len(run):
        for size in range(min(8, len(run) - position), 0, -1):
            piece = run[position : position + size]
            if size == 1 or piece in variables:
                tokens.append(Token("symbol", piece))
                break
            if (piece in _WORDS and _WORDS[piece].kind in ("function", "\\sqrt", "\\cbrt")) or piece == "pi":
                tokens.append(_WORDS[piece])
                break
        position += size
    if len(run) > 3 and all(token.kind == "symbol" for token in tokens) and not set(run) <= set(variables):
        return [Token("text", run)]
    return tokens
