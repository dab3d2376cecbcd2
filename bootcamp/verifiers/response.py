r"""Finding the answer in a response: one rule for all tasks.

The response is cut at the first end-of-turn token, and what stands before the end of closed thinking is dropped; open
thinking holds no answer. In what is left the case's own style of answer wins, then ``boxed``, ``tags``, ``line``,
``fenced`` (for formats that allow it) and ``bare`` are tried in this order; within a style the last answer counts. The
search runs backwards from the end and never copies or normalises the head, so that long responses cost next to nothing.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from bootcamp.verifiers.base import STYLES
from bootcamp.verifiers.dress import LIMIT

Response: TypeAlias = str | Mapping[str, Any] | Sequence[Mapping[str, Any]] | None
"""A model's whole output: text, one chat message, or a list of messages of which the last by the assistant counts."""

THINKING = ("auto", "prefilled", "stripped")
"""How thinking is delimited: found by its tags; opened by the prompt's template; already taken out."""

DELIMITERS = (
    ("<think>", "</think>"),
    ("<thinking>", "</thinking>"),
    ("<thought>", "</thought>"),
    ("<reasoning>", "</reasoning>"),
    ("<seed:think>", "</seed:think>"),
    ("<|begin_of_thought|>", "<|end_of_thought|>"),
    ("<|START_THINKING|>", "<|END_THINKING|>"),
    ("<|channel>thought", "<channel|>"),
    ("<unused94>", "<unused95>"),
    ("<|channel|>analysis", "<|channel|>final<|message|>"),
    ("<|channel|>commentary", "<|channel|>final<|message|>"),
    ("[THINK]", "[/THINK]"),
    ("◁think▷", "◁/think▷"),
)
"""Opening and closing delimiters of thinking, as published with the chat templates of open models."""

END_OF_TURN = (
    "<|im_end|>",
    "<|endoftext|>",
    "<|eot_id|>",
    "<|end_of_text|>",
    "<|end|>",
    "<|im_start|>",
    "<|user|>",
    "<|return|>",
    "<|END_OF_TURN_TOKEN|>",
    "<｜end▁of▁sentence｜>",
    "<end_of_turn>",
    "<turn|>",
    "<eos>",
    "</s>",
)
"""Tokens after which a response is over."""

_CLOSED_BY = dict(DELIMITERS)
_TOKENS = sorted({*END_OF_TURN, *_CLOSED_BY, *_CLOSED_BY.values()}, key=len, reverse=True)


def _by_sign(sign: str) -> tuple[re.Pattern[str], frozenset[str]]:
    """Return the pattern of the delimiters that begin with `sign`, and their second characters.

    The look at the second character makes a scan over a long text cheap.
    """
    tokens = [token for token in _TOKENS if token[0] == sign]
    seconds = frozenset(token[1] for token in tokens)
    rests = "|".join(re.escape(token[1:]) for token in tokens)
    return re.compile(f"{re.escape(sign)}(?=[{re.escape(''.join(sorted(seconds)))}])(?:{rests})"), seconds


_BY_SIGN = {sign: _by_sign(sign) for sign in sorted({token[0] for token in _TOKENS})}
_MANY = 64
"""After so many of its first characters, delimiters are found by one scan instead."""

_MAX_NESTED_BOXES = 8
_TAIL = 8192
"""How much of the end of a response is searched for an answer line, in characters."""

_MARKER = re.compile(
    r"(?i:nswers?)[ \t]{0,4}[*_]{0,3}(?:"
    r"[ \t]{0,4}(?:(?i:is|are)[ \t]{0,4})?[:：]"  # Answer: / **Answer**: / the answer is:
    r"|[ \t]{1,4}(?i:is|are)\b(?![ \t]{1,4}(?i:not)\b)"  # the answer is
    r"|[ \t]{0,4}(?=\n))"  # a heading of its own
    r"|答案[*_]{0,3}[ \t]{0,4}(?:[是为]?[ \t]{0,4}[:：]|[是为]|(?=\n))"
    r"|答[ \t]{0,4}[:：]"
)
_BRACES = re.compile(r"\\.|[{}]", re.DOTALL)


class Found(NamedTuple):
    """An answer cut out of a response: the texts that may be it, the widest first, and the style it was found in."""

    texts: tuple[str, ...]
    style: str


def find_answer(
    response: Response, *, style: str, fenced: bool = False, thinking: str = "auto", truncated: bool | None = None
) -> Found | None:
    r"""Return the answer in `response`, or None if there is none.

    `style` is the one that was asked for, `fenced` whether a code block may be the answer. Of a `truncated` response
    only an answer with a closing delimiter counts. Raises ValueError or TypeError for arguments outside their types.

    >>> find_answer("<think>5?</think> So \\boxed{7}, hence \\boxed{\\frac12}.", style="boxed")
    Found(texts=('\\frac12',), style='boxed')
    >>> find_answer("答案：12", style="boxed")
    Found(texts=('12',), style='line')
    >>> find_answer("<think>It may be \\boxed{5}", style="boxed")
    """
    if style not in STYLES:
        raise ValueError(f"style={style!r}: expected one of {STYLES}")
    if thinking not in THINKING:
        raise ValueError(f"thinking={thinking!r}: expected one of {THINKING}")
    text, thinking = _content(response, thinking)
    span = _visible(text, thinking, truncated)
    if span is None:
        return None
    start, end = span
    order = [style, *_FINDERS] if style in _FINDERS else [*_FINDERS]
    try:
        for name in order:
            texts = () if truncated and name == "line" else _FINDERS[name](text, start, end, fenced)
            if texts:
                return Found(texts, name)
    except _Unfinished:
        return None
    if truncated or (end - start > LIMIT and not fenced):
        return None
    bare = text[max(start, end - LIMIT) : end].strip()
    return Found((bare,), "bare") if bare else None


def well_formed(response: Response, *, style: str = "tags") -> bool:
    r"""Tell whether `response` is one closed block of thinking and then exactly one answer, ``boxed`` or in ``tags``.

    This is the strict check behind format rewards; judging an answer does not ask for it.

    >>> well_formed("<think>2 + 2</think> <answer>4</answer>")
    True
    >>> well_formed("<think>a</think><think>b</think> <answer>4</answer>")
    False
    """
    if style not in ("boxed", "tags"):
        raise ValueError(f"style={style!r}: expected 'boxed' or 'tags'")
    text, _ = _content(response, "auto")
    tokens = [found for found in _tokens(text) if found[0] not in END_OF_TURN]
    if len(tokens) != 2 or _CLOSED_BY.get(tokens[0][0]) != tokens[1][0] or text[: tokens[0].start()].strip():
        return False
    rest = text[tokens[1].end() :]
    marker = r"\boxed{" if style == "boxed" else "<answer>"
    found = find_answer(rest, style=style)
    return found is not None and found.style == style and rest.count(marker) == 1


class _Unfinished(Exception):
    """The last answer was begun and not finished."""


def _content(response: Response, thinking: str) -> tuple[str, str]:
    """Return the text of a response of any type, and `thinking` as it applies to it."""
    if isinstance(response, str):
        return response, thinking
    if response is None:
        return "", thinking
    messages = [response] if isinstance(response, Mapping) else response
    if not isinstance(messages, Sequence) or not all(isinstance(message, Mapping) for message in messages):
        raise TypeError(f"response: expected text, a message or a list of messages, not {type(response).__name__}")
    message = next((one for one in reversed(messages) if one.get("role", "assistant") == "assistant"), None)
    if message is None:
        return "", thinking
    if message.get("reasoning_content") or message.get("reasoning"):
        thinking = "auto"
    content = message.get("content")
    if isinstance(content, str):
        return content, thinking
    parts = content if isinstance(content, Sequence) else ()
    texts = (part if isinstance(part, str) else _part_text(part) for part in parts)
    return "".join(texts), thinking


def _part_text(part: object) -> str:
    """Return the text of a content part; parts of other kinds (thinking, images) have none."""
    if not isinstance(part, Mapping) or part.get("type", "text") not in ("text", "output_text"):
        return ""
    text = part.get("text")
    return text if isinstance(text, str) else ""


def _visible(text: str, thinking: str, truncated: bool | None) -> tuple[int, int] | None:
    """Return where the part to be judged starts and ends, or None if there is none."""
    start, end = 0, len(text)
    opening = None
    for found in _tokens(text):
        token = found[0]
        if token in _CLOSED_BY:
            opening = opening or token
        elif token not in END_OF_TURN:
            if opening is None or _CLOSED_BY[opening] == token:
                start, opening = found.end(), None
        elif not (token == "<|end|>" and opening in _CHANNELS):
            end = found.start()
            break
    if thinking == "stripped":
        return None if truncated else (start, end)
    if opening is not None or (thinking == "prefilled" and start == 0):
        return None
    return start, end


_CHANNELS = ("<|channel|>analysis", "<|channel|>commentary")
"""Openings whose messages end with ``<|end|>``, which ends the turn elsewhere."""


def _tokens(text: str) -> list[re.Match[str]]:
    """Find the delimiters of thinking and of turns, by hopping from one of their first characters to the next."""
    found: list[re.Match[str]] = []
    for sign, (pattern, seconds) in _BY_SIGN.items():
        position = text.find(sign)
        if position < 0 or (sign == "[" and not _names_thinking(text)):
            continue
        for _ in range(_MANY):
            if text[position + 1 : position + 2] in seconds:
                match = pattern.match(text, position)
                if match is not None:
                    found.append(match)
            position = text.find(sign, position + 1)
            if position < 0:
                break
        else:
            found.extend(pattern.finditer(text, position))
    return sorted(found, key=re.Match.start) if len(found) > 1 else found


def _names_thinking(text: str) -> bool:
    """Tell whether ``THINK]`` occurs; its K is rare, where the bracket is common in mathematics."""
    position = text.find("K")
    while position >= 0 and not text.startswith("THINK]", position - 4):
        position = text.find("K", position + 1)
    return position >= 0


def _boxed(text: str, start: int, end: int, fenced: bool) -> tuple[str, ...]:
    r"""Return the content of the last outermost ``\boxed{}`` or ``\fbox{}``."""
    position = _last_box(text, start, end)
    if position < 0:
        return ()
    span = _box_span(text, position, end)
    if span is None:
        raise _Unfinished
    for _ in range(_MAX_NESTED_BOXES):
        position = _last_box(text, max(start, position - LIMIT), position)
        outer = _box_span(text, position, end) if position >= 0 else None
        if outer is None or outer[1] < span[1]:
            break
        span = outer
    return (text[span[0] : span[1]],)


def _last_box(text: str, start: int, end: int) -> int:
    position = text.rfind(r"\boxed", start, end)
    return max(position, text.rfind(r"\fbox", max(start, position), end))


def _box_span(text: str, position: int, end: int) -> tuple[int, int] | None:
    """Return the span between the balanced braces of the box at `position`."""
    begin = position + (6 if text.startswith(r"\boxed", position) else 5)
    while begin < end and text[begin] in " \t\n":
        begin += 1
    if begin >= end or text[begin] != "{":
        return None
    depth = 0
    for found in _BRACES.finditer(text, begin, min(end, begin + LIMIT + 2)):
        if found[0] == "{":
            depth += 1
        elif found[0] == "}":
            depth -= 1
            if depth == 0:
                return begin + 1, found.start()
    return None


def _tags(text: str, start: int, end: int, fenced: bool) -> tuple[str, ...]:
    """Return the content of the last ``<answer></answer>``."""
    while True:
        end = max(text.rfind("nswer>", start, end), text.rfind("NSWER>", max(start, end - LIMIT), end))
        if end < 0:
            return ()
        tag = text[end - 1 : end + 6]
        if text.endswith("</", start, end - 1):
            opening = text.rfind(f"<{tag}", start, end)
            return (text[opening + len(tag) + 1 : end - 3],) if opening >= 0 else ()
        if text.endswith("<", start, end - 1):
            raise _Unfinished


def _line(text: str, start: int, end: int, fenced: bool) -> tuple[str, ...]:
    """Return what follows the last "Answer:"-like marker, in English or Chinese, or the last ``####``."""
    tail = text[max(start, end - _TAIL) : end]
    position = len(tail)
    while position > 0:
        position = max(tail.rfind(word, 0, position) for word in ("nswer", "NSWER", "答"))
        found = _MARKER.match(tail, position) if position >= 0 else None
        if found is not None:
            bold = tail.count("**", tail.rfind("\n", 0, position) + 1, found.end()) % 2 == 1
            return _after_marker(tail[found.end() :], fenced, bold)
    position = tail.rfind("####")
    return _after_marker(tail[position + 4 :], fenced, False) if position >= 0 else ()


def _after_marker(text: str, fenced: bool, bold: bool) -> tuple[str, ...]:
    """Return the rest of the line, or the next paragraph if that is empty; formats that span lines may take more.

    `bold` tells that the marker stands in bold type, which ends right after it or with the answer.
    """
    closed = bold and text.startswith("**")
    text = text[2:] if closed else text
    line, _, rest = text.partition("\n")
    if line.strip():
        narrow = [text.partition("\n\n")[0], line] if fenced else [line]
    else:
        narrow = [rest.lstrip().partition("\n\n")[0]]
    texts = [text, *narrow] if fenced else narrow
    return tuple(dict.fromkeys(part.rstrip().removesuffix("**") if bold and not closed else part for part in texts))


def _fenced(text: str, start: int, end: int, fenced: bool) -> tuple[str, ...]:
    """Return the last fenced code block, for formats whose answer may span lines."""
    close = text.rfind("```", start, end) if fenced else -1
    opening = text.rfind("```", start, close) if close >= 0 else -1
    return (text[opening : close + 3],) if opening >= 0 else ()


_FINDERS = {"boxed": _boxed, "tags": _tags, "line": _line, "fenced": _fenced}
