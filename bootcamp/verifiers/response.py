r"""Finding the answer in a response: one rule for all tasks.

The response is cut at the first end-of-turn token, and what stands before the end of closed thinking is dropped; open
thinking holds no answer. In what is left the case's own style of answer wins, then ``boxed``, ``tags``, ``line``,
``fenced`` (for formats that allow it) and ``bare`` are tried in this order; within a style the last answer counts. The
search runs backwards from the end and never copies or normalises the head, so that long responses cost next to nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from bootcamp.errors import BootcampError
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
"""Opening and closing delimiters of thinking, as published with the chat templates of open models.

Tags in angle brackets are read in upper and lower case and with blanks before the ``>``.
"""

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
_KNOWN = frozenset(_TOKENS)
_TAG = re.compile(r"</?[\w:]+>")
_FINAL = "<|channel|>final<|message|>"
"""Between its two halves a channel may say how its content is written."""


def _token_pattern(token: str) -> str:
    """Return the pattern of a delimiter after its first character."""
    if token == _FINAL:
        return r"\|channel\|>final[ \t]{0,4}(?:<\|constrain\|>[ \t]{0,4}\w{0,16}[ \t]{0,4})?<\|message\|>"
    if _TAG.fullmatch(token):
        return f"(?i:{re.escape(token[1:-1])})[ \\t]{{0,4}}>"
    return re.escape(token[1:])


def _canonical(token: str) -> str:
    """Return a delimiter as the table writes it."""
    if token in _KNOWN:
        return token
    return _FINAL if token.startswith("<|channel|>final") else "".join(token.split()).casefold()


def _by_sign(sign: str) -> tuple[re.Pattern[str], frozenset[str]]:
    """Return the pattern of the delimiters that begin with `sign`, and their second characters.

    The look at the second character makes a scan over a long text cheap.
    """
    tokens = [token for token in _TOKENS if token[0] == sign]
    seconds = frozenset("".join(token[1] + token[1].swapcase() * bool(_TAG.fullmatch(token)) for token in tokens))
    rests = "|".join(map(_token_pattern, tokens))
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
    r"|[ \t]{0,4}=(?!=)"
    r"|[ \t]{1,4}(?i:is|are|equals)\b(?![ \t]{1,4}(?i:not)\b)"  # the answer is
    r"|[ \t]{0,4}(?=\n))"  # a heading of its own
    r"|(?<!\w)(?i:ans)(?:\.?[ \t]{0,4}[*_]{0,3}[ \t]{0,4}[:：=]|\.[ \t])"
    r"|答案[】\]*_]{0,3}[ \t]{0,4}(?:(?:应该?|就|即|便)?(?:[是为选]|等于)?[ \t]{0,4}[:：=＝]"
    r"|(?:应该?|就|即|便)?(?:[是为选]|等于)|(?<=[】\]])|(?=\n|如下))"
    r"|故选[ \t]{0,4}[:：]?"
    r"|答[ \t]{0,4}[:：]"
)
_BRACES = re.compile(r"\\.|[{}]", re.DOTALL)


class Found(NamedTuple):
    """An answer cut out of a response: the texts that may be it, the widest first, and the style it was found in."""

    texts: tuple[str, ...]
    style: str


def find_answer(
    response: Response,
    *,
    style: str,
    fenced: bool = False,
    marks: str = "",
    thinking: str = "auto",
    truncated: bool | None = None,
) -> Found | None:
    r"""Return the answer in `response`, or None if there is none.

    `style` is the one that was asked for, `fenced` whether a code block may be the answer, `marks` the punctuation that
    is content of it. Of a `truncated` response only an answer with a closing delimiter counts. Raises
    BootcampError or TypeError for arguments outside their types.

    >>> find_answer("<think>5?</think> So \\boxed{7}, hence \\boxed{\\frac12}.", style="boxed")
    Found(texts=('\\frac12',), style='boxed')
    >>> find_answer("答案：12", style="boxed")
    Found(texts=('12',), style='line')
    >>> find_answer("<think>It may be \\boxed{5}", style="boxed")
    """
    if style not in STYLES:
        raise BootcampError(f"style={style!r:.80}: expected one of {', '.join(STYLES)}")
    if thinking not in THINKING:
        raise BootcampError(f"thinking={thinking!r:.80}: expected one of {', '.join(THINKING)}")
    if truncated not in (None, True, False):
        raise BootcampError(f"truncated={truncated!r:.80}: expected True, False or None")
    text, thinking = _content(response, thinking)
    span = _visible(text, thinking, truncated)
    if span is None:
        return None
    start, end = span
    order = [style, *_FINDERS] if style in _FINDERS else [*_FINDERS]
    try:
        for name in order:
            texts = () if truncated and name == "line" else _FINDERS[name](text, start, end, fenced, marks)
            if texts:
                return Found(texts, name)
    except _Unfinished:
        return None
    if truncated or (end - start > LIMIT and not fenced):
        return None
    bare = text[max(start, end - LIMIT) : end].strip()
    if _EMPTY_BOX.fullmatch(bare):
        return Found(("",), "boxed")
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
        raise BootcampError(f"style={style!r:.80}: expected boxed or tags")
    text, _ = _content(response, "auto")
    tokens = [found for found in _tokens(text) if found[0] not in END_OF_TURN]
    pair = [_canonical(found[0]) for found in tokens]
    if len(pair) != 2 or _CLOSED_BY.get(pair[0]) != pair[1] or text[: tokens[0].start()].strip():
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
        raise TypeError(f"response={response!r:.80}: expected text, a message or a list of messages")
    message = next((one for one in reversed(messages) if one.get("role", "assistant") == "assistant"), None)
    return ("", thinking) if message is None else content(message, thinking)


def content(message: Mapping[str, Any], thinking: str) -> tuple[str, str]:
    """Return the text of a chat message, and `thinking` as it applies to it."""
    if message.get("reasoning_content") or message.get("reasoning"):
        thinking = "auto"
    held = message.get("content")
    if isinstance(held, str):
        return held, thinking
    parts = held if isinstance(held, Sequence) else ()
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
    last = len(text.rstrip())
    opening = named = None
    for found in _tokens(text):
        token = _canonical(found[0])
        if token in _CLOSED_BY:
            if opening is None and _is_named(text, found) and not _ANSWER.search(text, found.end(), end):
                named = token
            else:
                opening = opening or token
        elif token not in END_OF_TURN:
            surplus = opening is None and (
                (named is not None and _CLOSED_BY[named] == token)
                or _is_named(text, found)
                or (start > 0 and found.end() >= last)
            )
            if not surplus and (opening is None or _CLOSED_BY[opening] == token):
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


_ANSWER = re.compile(r"\\boxed\s{0,4}\{|<\|begin_of_box\|>|<answer>")
_BEFORE_NAME = re.compile(r"(?:[A-Za-z,(][ \t]{1,4}|[\u4e00-\u9fff][ \t]{0,4}|[`'\"“‘「])\Z")
_AFTER_NAME = re.compile(
    r"[`'\"”’」]|[.,;)](?!\S)|[ \t]{0,4}(?:[，。；）]|标签|标记|块|部分|之间|和|与|里|中|内)"
    r"|[ \t]{1,4}(?:tags?|blocks?|sections?|parts?|elements?|markers?|delimiters?|format|and|or|as)\b"
)


def _is_named(text: str, found: re.Match[str]) -> bool:
    """Tell whether a delimiter is only talked about: "in <think> tags"."""
    before = text[max(0, found.start() - 6) : found.start()]
    return _BEFORE_NAME.search(before) is not None and _AFTER_NAME.match(text, found.end()) is not None


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


def _boxed(text: str, start: int, end: int, fenced: bool, marks: str) -> tuple[str, ...]:
    r"""Return the content of the last outermost ``\boxed{}`` or ``\fbox{}``, or between the last marks of a box."""
    position, span = _last_filled_box(text, start, end, marks)
    marked = text.rfind(_BOX_BEGIN, max(start, position), end)
    if marked >= 0:
        close = text.find(_BOX_END, marked, end)
        if close < 0:
            raise _Unfinished
        return (text[marked + len(_BOX_BEGIN) : close],)
    if span is None:
        return ()
    for _ in range(_MAX_NESTED_BOXES):
        position = _last_box(text, max(start, position - LIMIT), position)
        outer = _box_span(text, position, end) if position >= 0 else None
        if outer is None or outer[1] < span[1]:
            break
        span = outer
    return (text[span[0] : span[1]],)


def _last_filled_box(text: str, start: int, end: int, marks: str) -> tuple[int, tuple[int, int] | None]:
    """Return where the last box begins that is neither empty nor only named, and the span of its content."""
    position = end
    for _ in range(_MAX_MENTIONS):
        position = _last_box(text, start, position)
        if position < 0:
            break
        span = _box_span(text, position, end)
        if span is None and _box_start(text, position, end) >= 0:
            raise _Unfinished
        if span is not None and not _is_blank(text[span[0] : span[1]], marks):
            return position, span
    return -1, None


_BOX_BEGIN, _BOX_END = "<|begin_of_box|>", "<|end_of_box|>"
_EMPTY_BOX = re.compile(r"\$*\\(?:boxed|fbox)\s*\{\s*\}[.$]*")
_MAX_MENTIONS = 8


def _is_blank(content: str, marks: str) -> bool:
    """Tell whether a box holds nothing or a placeholder, as where a sentence speaks of boxes."""
    plain = content.strip()
    return plain in _PLACEHOLDERS and not (plain and set(plain) & set(marks))


_PLACEHOLDERS = frozenset(
    ("", "...", "…", r"\ldots", r"\dots", r"\cdots", "answer", "your answer", "final answer", "答案")
)


def _last_box(text: str, start: int, end: int) -> int:
    position = text.rfind(r"\boxed", start, end)
    return max(position, text.rfind(r"\fbox", max(start, position), end))


_MENTION = re.compile(r"[A-Za-z\u4e00-\u9fff]{2}|[`'\".,;:)!?，。、；：）]")


def _box_start(text: str, position: int, end: int) -> int:
    """Return where the brace of the box at `position` opens; -1 if the box is only named, as in "put in \\boxed"."""
    begin = position + (6 if text.startswith(r"\boxed", position) else 5)
    while begin < end and text[begin] in " \t\n":
        begin += 1
    return begin if text.startswith("{", begin) or not _MENTION.match(text, begin, end) else -1


def _box_span(text: str, position: int, end: int) -> tuple[int, int] | None:
    """Return the span between the balanced braces of the box at `position`."""
    begin = _box_start(text, position, end)
    if begin < 0 or not text.startswith("{", begin):
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


def _tags(text: str, start: int, end: int, fenced: bool, marks: str) -> tuple[str, ...]:
    """Return the content of the last ``<answer></answer>``; tags closed twice and tags talked about do not count."""
    position = end
    closed = -1  # where the first closing tag after `position` starts
    while True:
        recent = max(start, end - _RECENT)
        position = max(
            text.rfind("nswer>", start, position),
            *(text.rfind(spelling, recent, position) for spelling in ("nswer >", "NSWER>", "NSWER >")),
        )
        if position < 0:
            return ()
        end_of_tag = text.index(">", position) + 1
        before = text[max(start, position - 6) : position].casefold()
        head = _TAG_HEAD.search(before)
        if head is None:
            continue
        if head[1]:
            closed = position - len(head[0])
        elif closed >= 0:
            return (text[end_of_tag:closed],)
        elif _BEFORE_NAME.search(before, 0, head.start()) is None or _AFTER_NAME.match(text, end_of_tag) is None:
            raise _Unfinished


_RECENT = 2000
"""How far from the end tags are looked for that are not written as they were asked for, in characters."""

_TAG_HEAD = re.compile(r"<[ \t]{0,2}(/?)[ \t]{0,2}a\Z")


def _line(text: str, start: int, end: int, fenced: bool, marks: str) -> tuple[str, ...]:
    """Return what follows the last "Answer:"-like marker, in English or Chinese, or the last ``####``.

    Sentences that speak of the answer ("the answer is correct") count only if there is nothing else.
    """
    tail = text[max(start, end - _TAIL) : end]
    remark: tuple[str, ...] = ()
    for found in _markers(tail):
        box = tail.rfind(r"\boxed", 0, found.start())
        if box >= 0 and (_box_span(tail, box, len(tail)) or (0, 0))[1] > found.start():
            continue
        line = tail[tail.rfind("\n", 0, found.start()) + 1 : found.end()]
        bold = line.count("**") % 2 == 1
        rest = tail[found.end() :]
        if _EMPHASIS.match(line):  # *Answer:* or \text{Answer: }
            rest = _EMPHASIS_END.sub("", rest, count=1)
        texts = _after_marker(rest, fenced, bold)
        if not _is_remark(tail, found):
            return texts
        remark = remark or texts
    position = -1 if "#" in marks else tail.rfind("####")
    return _after_marker(tail[position + 4 :], fenced, False) if position >= 0 else remark


_EMPHASIS = re.compile(r"[^*{}]*(?:(?<!\*)\*(?!\*)|\\(?:text|math)\w{2,6}\{|\\text\{)[^*{}]*\Z")
_EMPHASIS_END = re.compile(r"\A[ \t]{0,4}[*}](?!\*)")


def _markers(tail: str) -> Iterator[re.Match[str]]:
    """Find the words that announce an answer, from the last to the first."""
    position = len(tail)
    while position > 0:
        position = max(tail.rfind(word, 0, position) for word in ("nswer", "NSWER", "答", "故选", "Ans", "ANS"))
        found = _MARKER.match(tail, position) if position >= 0 else None
        if found is not None:
            yield found


def _is_remark(tail: str, found: re.Match[str]) -> bool:
    """Tell whether a marker belongs to a sentence about an answer that was given before."""
    line = tail[tail.rfind("\n", 0, found.start()) + 1 : found.start()]
    if line in _OWN_LINE and found[0][-1] in ":：":
        return False
    if _ABOUT_IT.match(tail, found.end()):
        return True
    heading = found.end() < len(tail) and tail[found.end()] == "\n" and found[0][-1] not in ":："
    return (heading and len(line.split()) > 3) or (
        _TALK.search(line) is not None and _JUDGED.match(tail, found.end()) is not None
    )


_OWN_LINE = frozenset(("", "A", "a", "Final A", "Final a", "final a", "**A", "**Final A", "最终"))
_ADVERBS = r"(?:(?:indeed|also|now|therefore|thus|hence|clearly|both|fully|thereby)[ ,]{1,3})*"
_ABOUT_IT = re.compile(
    rf"[ \t]{{0,4}}(?i:{_ADVERBS}(?:correct|consistent with|verified|confirmed|double-checked|reasonable|plausible"
    r"|in (?:the (?:box|form|required|requested|correct|range)|\\boxed|simplest|lowest)"
    r"|as (?:required|asked|requested|desired)|(?:it|this|that|we) [a-z]+|supported by|obtained by|given (?:above|in)"
    r"|shown above|boxed|written|placed|enclosed"
    r"|well[ -])\b)|[ \t]{0,4}(?:正确|对的|合理|唯一|符合|一致|整数。)"
)
_TALK = re.compile(
    r"(?i:\b(?:this|that|my|our|whether|check\w*|verif\w+|confirm\w*)(?: (?:the|my|our|final|above))* a?)\Z"
)
_JUDGED = re.compile(
    rf"[ \t]{{0,4}}(?i:{_ADVERBS}(?:right|valid|unique|true|consistent|sound|sensible|exact|complete|fine|good))\b"
)


_LEADING = re.compile(
    r"\A[ \t]{0,4}(?i:(?:therefore|thus|hence|then|now|exactly|precisely|simply|just|indeed|clearly|obviously|equal to"
    r"|given by)[,:]?[ \t]{1,4}){1,3}"
    r"|\A[ \t]{0,4}(?:(?i:as follows|the following(?: \w+)?|(?:shown |given |stated )?below)|如下(?:所示)?)"
    r"[ \t]{0,4}[:：.。]?(?=[ \t]*\n)"
)


def _after_marker(text: str, fenced: bool, bold: bool) -> tuple[str, ...]:
    """Return the rest of the line, or the next paragraph if that is empty; formats that span lines may take more.

    `bold` tells that the marker stands in bold type, which ends right after it or with the answer.
    """
    if text[:2].strip(" *").isalpha():
        text = _LEADING.sub("", text, count=1)
    closed = bold and text.startswith("**")
    text = text[2:] if closed else text
    line, _, rest = text.partition("\n")
    if line.strip():
        narrow = [text.partition("\n\n")[0], line] if fenced else [line]
    else:
        narrow = [rest.lstrip().partition("\n\n")[0]]
    texts = [text, *narrow] if fenced else narrow
    texts = [_STRAY_TAG.sub("", part) if "</" in part else part for part in texts]
    return tuple(dict.fromkeys(part.rstrip().removesuffix("**") if bold and not closed else part for part in texts))


_STRAY_TAG = re.compile(r"\s*</(?:answer|think|response)>\s*\Z")


def _fenced(text: str, start: int, end: int, fenced: bool, marks: str) -> tuple[str, ...]:
    """Return the last fenced code block, for formats whose answer may span lines."""
    close = text.rfind("```", start, end) if fenced else -1
    opening = text.rfind("```", start, close) if close >= 0 else -1
    return (text[opening : close + 3],) if opening >= 0 else ()


_FINDERS = {"boxed": _boxed, "tags": _tags, "line": _line, "fenced": _fenced}
