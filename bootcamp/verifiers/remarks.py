r"""Taking off what is written around an answer: a label before it, a remark after it.

This is tried only on texts that a format cannot read as they stand, and only on what is known not to change the
answer. Whatever could be a second answer, a doubt or a condition stays, so that a hedge stays unreadable.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from bootcamp.verifiers.base import Malformed
from bootcamp.verifiers.dress import undress
from bootcamp.verifiers.parts import peel, unquote

_LIMIT = 4000
"""The longest text that is looked at, in characters."""

_MAX_REMARK = 400

_ADJECTIVES = r"(?:(?:my|the|our|a|its|final|correct|right|best|required|requested|resulting|whole|one|valid)\s+){0,4}"
_NOUNS = (
    r"(?:answers?|ans|choice|option|result|solution|solutions|value|number|total|sum|count|word|text|string|sequence|list"
    r"|set|mapping|expression|equation|formula|moves?|path|route|order|cycle|grid|board|table|matrix|picture|program|code"
    r"|date|time|clock|cells?|positions?|ratio|fraction|decimal|integer|record|json|output|plan)"
)
_LABEL = re.compile(
    rf"[*_]{{0,3}}(?i:(?:so|thus|hence|therefore|then)\b[,\s]\s*)?(?i:{_ADJECTIVES}{_NOUNS})\s*[*_]{{0,3}}"
    r"(?::|=(?!=)|(?i:\bis\b|\bare\b)\s*:?)[*_]{0,3}\s*"
    r"|(?i:exactly|precisely|just|only)\s+|[A-Za-z]\s*:\s*|[:：]\s*|[是为]\s*"
    r"|(?:最终|正确|所求|完整)?的?(?:答案|结果|选项|选择|算式|表达式|等式|解|数|数字|单词|字符串|序列|列表|集合|路径|路线|顺序|动作|表格"
    r"|网格|棋盘|矩阵|日期|时间|时刻|格子|坐标|比|输出)\s*(?:是|为|[:=：])\s*[:：]?\s*"
    r"|[总一合]?共[计有]?\s*[:：]?\s*(?=\d)"
)
_NAME = re.compile(r"(?P<name>[A-Za-z\\][^\n=<>≈≠~!]{0,40}?)\s*=(?!=)\s*")
_BULLET = re.compile(
    r"(?:[•▪►▶➤➡→∴]|\\therefore(?![a-z])|\\implies(?![a-z]))\s*|\*\s+|#{1,6}\s+|[->]\s+(?=[^\W\d_][^=\d]*\Z)"
)
"""What may stand before an answer that is the only one; a minus sign before a number is none."""
_VERDICT = re.compile(
    r"\s+(?i:is\s+(?:(?:the\s+)?(?:correct|right|final|best)(?:\s+(?:answer|option|choice|one))?|the\s+(?:answer|solution))"
    r"|(?:in\s+)?total|in\s+all|altogether|only)\Z"
    r"|(?:选项|项)?是?(?:正确的?|对的)(?:答案|选项)?\Z|(?<=\w)\s*(?:选项|项)\Z"
)
"""What may be said of an answer after it without changing it."""
_NEGATIONS = re.compile(
    r"(?i:\b(?:not|no|never|or|approx\w*|about|around|nearly|almost|roughly|isn|un)\b)|\\(?:ne|not|sim)|[非不约]"
)
_ONE_VALUE = re.compile(r"""\{\s*["']?[A-Za-z_]\w*["']?\s*:\s*(.*)\}""", re.DOTALL)

_DOUBT = re.compile(
    r"(?i:\b(?:or|either|alternatively|maybe|perhaps|possibly|probably|likely|could|might|may|another|other|others"
    r"|actually|instead|rather|wait|hmm|unless|otherwise|but|may|should|would|if|when|case|cases|depend\w*|assum\w*|both|any|however|although|though|unsure|guess\w*|approx\w*|about"
    r"|around|roughly|almost|nearly|estimat\w*|round\w*|also|too|else|equally|mistake|correction|sorry)\b"
    r"|\banswers?\s+(?:is|are|was|should)\b|\bnot\s+(?:sure|certain|quite|right|correct|exact\w*)\b|^\W*no\b"
    r"|\b(?:this|that|it|which)\s+(?:is|was|seems)\s+(?:wrong|incorrect|false)\b)"
    r"|[?？]|或|也|另|但|不过|可能|大概|大约|约|其实|更正|等等|错|不对|还是|若|如果|取决|假设|有时|都可以|均可"
)
_REASON = (
    r"(?:(?i:because|since|which|due to|given that|as (?:required|expected|asked|requested|shown|stated|desired"
    r"|needed|computed|calculated|found|derived))\b"
    r"|因为|由于|理由|原因|注意|这|即|其中|符合|满足)"
)
_SENTENCE = (
    r"(?:Note|This|That|It|We|I|Here|Since|Because|There|These|The|Check\w*|Indeed|Verif\w+|Explanation|Reason\w*|As|Each"
    r"|All|In|My|You|因为|由于|理由|原因|注意|这|验证|检验|其中|我)"
)
_CONFIRMED = (
    r"(?i:correct|verified|checked|confirmed|final|answer|exact|exactly|see|since|because"
    r"|as (?:required|asked|shown)|unique|simplified|reduced|sorted|in (?:lowest|simplest|reduced|this|that|order))\b"
    r"|正确|已验证|验证|因为|由于|最终|唯一|最简"
)
_COUNT = (
    r"\d+\s*(?:moves|steps|letters|characters|symbols|nodes|vertices|points|cells|words|terms|items|edges|步|个字母)"
)
_REMARK = re.compile(
    rf"(?:[(（]\s*(?P<bracket>(?:{_CONFIRMED})[^()（）]*|(?P<count>{_COUNT}))[)）]\W*\Z"
    rf"|(?:[,;:，；—–-]\s*|\s)(?P<reason>{_REASON}.*)\Z"
    rf"|(?:[.!;。！；][*_]{{0,2}}(?:\s+|(?=[\u4e00-\u9fff]))|\n\s{{0,20}})(?P<sentence>{_SENTENCE}\b.*|[\u4e00-\u9fff].*)\Z)",
    re.DOTALL,
)

_SPOKEN = re.compile(r"[a-z]{2,}[^a-z].*[a-z]{2,}|[\u4e00-\u9fff]{2,}|=", re.DOTALL)
"""What tells a sentence from a row of a board, whose letters stand alone."""
_FINDING = re.compile(
    r"(?i:\b(?:is|are|was|be|get|got|gives?|find|found|obtain\w*|equals?|yields?|have)\b|[是得为对即]|等于|正确)"
)
_DIGITS = re.compile(r"\d+")
_CALCULATION = re.compile(r"[=+*/×÷<>≤≥]|\\(?:cdot|times|frac|le|ge)")


def plainer(text: str, marks: str, style: str, reads: Callable[[str], bool] = lambda text: False) -> Iterator[str]:
    r"""Give `text` with less and less around it.

    `marks` are content, `style` is where the text was found. `reads` tells whether a text is an answer by itself: such
    a text before an equals sign is no name.

    >>> list(plainer(r"\text{Total cost} = 12", "", "boxed")), list(plainer("72, which is the total", "", "line"))
    (['12'], ['72'])
    >>> list(plainer("72, or maybe 73", "", "line"))
    []
    >>> list(plainer("共有 72 种", "", "line"))
    ['72 种']
    """
    if len(text) > _LIMIT:
        return
    try:
        text = undress(text, marks)
        for step in _STEPS:
            shorter = step(text, style)
            if shorter and shorter != text:
                text = undress(shorter, marks)
                yield text
        unnamed = _without_label(text, style, reads)
        if unnamed and unnamed != text:
            yield undress(unnamed, marks)
    except Malformed:
        return


def _break_lines(text: str, style: str) -> str:
    r"""Read ``\n`` as a line break where there is no other."""
    return text.replace(r"\n", "\n") if r"\n" in text and "\n" not in text else text


def _only_value(text: str, style: str) -> str:
    """Return the value of a JSON object that has one."""
    found = _ONE_VALUE.fullmatch(text)
    return found[1] if found else text


def _without_end(text: str, style: str) -> str:
    """Drop signs at the end; an exclamation mark after a number is a factorial, but not at the end of a sentence."""
    shorter = text.rstrip(" ,;").removesuffix(r"\\")
    if shorter.endswith("!") and (style in ("line", "bare") or shorter.rstrip("!")[-1:].isalpha()):
        shorter = shorter.rstrip("!")
    return shorter


def _without_label(text: str, style: str, reads: Callable[[str], bool]) -> str:
    """Drop words that announce the answer, or the name that it gets."""
    if text.startswith("=") and not text.startswith("=="):
        return text[1:]
    label = _LABEL.match(text)
    found = label or (None if style == "bare" else _NAME.match(text))
    if found is None or _NEGATIONS.search(found[0]):
        return text
    name = found[0].rstrip()
    if (label is None or name[1:].strip() == ":") and reads(name[:-1].rstrip()):
        return text
    return text[found.end() :]


def _without_bullet(text: str, style: str) -> str:
    """Drop a bullet, an arrow or a heading's sign before the answer."""
    found = _BULLET.match(text)
    return text[found.end() :] if found else text


def _without_verdict(text: str, style: str) -> str:
    """Drop what calls the answer right or complete."""
    found = _VERDICT.search(text)
    return text[: found.start()] if found else text


def _without_brackets(text: str, style: str) -> str:
    """Drop brackets around an answer that is no list to its format."""
    inside = peel(text) or text
    return text if inside[:1] in tuple("([{∅\\") else unquote(inside)


def _without_remark(text: str, style: str) -> str:
    """Drop a reason or a sentence after the answer, unless it casts doubt on it."""
    found = _REMARK.search(text)
    if (
        found is None
        or not text[: found.start()].strip()
        or len(text) - found.start() > _MAX_REMARK
        or (found["sentence"] and not _SPOKEN.search(found["sentence"]))
        or (found["count"] and not any(map(str.isalpha, text[: found.start()])))
        or _DOUBT.search(found[0])
        or _tells_another_number(found, text[: found.start()])
    ):
        return text
    return text[: found.start()].rstrip()


def _tells_another_number(found: re.Match[str], answer: str) -> bool:
    """Tell whether a remark finds a number that the answer lacks and is no calculation: it may be a second answer.

    A reason for an answer that is no number may tell one.
    """
    remark, numbers = found[0], set(_DIGITS.findall(answer))
    if _CALCULATION.search(remark) or not _FINDING.search(remark) or (found["reason"] and not numbers):
        return False
    return not set(_DIGITS.findall(remark)) <= numbers


_STEPS: tuple[Callable[[str, str], str], ...] = (
    _break_lines,
    _only_value,
    _without_remark,
    _without_end,
    _without_bullet,
    _without_verdict,
    _without_brackets,
)
