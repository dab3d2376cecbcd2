r"""Finding the steps of a worked solution in a response: one step a line.

What is not a step is left out: blank lines, the delimiters of thinking, the line that hands in the answer, and all that
follows an end-of-turn token or an ``<answer>`` tag.
"""

from __future__ import annotations

import re
from itertools import chain

from bootcamp.verifiers.response import DELIMITERS, END_OF_TURN

_TAG = re.compile("|".join(map(re.escape, chain.from_iterable(DELIMITERS))))
_END = re.compile("|".join(map(re.escape, ("<answer>", *END_OF_TURN))))
_LINE = re.compile(r"[^\n]*\S")
_HAND_IN = re.compile(r"[*_#\s]*(?:(?:the )?(?:final )?answer\b|(?:最终)?答案?\s*[:：是为])", re.IGNORECASE)


def step_spans(response: str) -> list[tuple[int, int]]:
    r"""Return where each step of `response` starts and ends.

    >>> step_spans("<think>\n1 + 2 = 3\n</think>\n\\boxed{3}")
    [(8, 17)]
    """
    end = _END.search(response)
    text = response[: end.start()] if end else response
    text = _TAG.sub(lambda tag: "\n" * len(tag[0]), text)
    spans = []
    for found in _LINE.finditer(text):
        line = found[0].lstrip()
        if "\\boxed" not in line and not _HAND_IN.match(line):
            spans.append((found.end() - len(line), found.end()))
    return spans


def step_lines(response: str) -> list[str]:
    r"""Return the steps of `response`, without the blanks around them.

    >>> step_lines("Take 7.\n\n  Add 9.\nAnswer: 16")
    ['Take 7.', 'Add 9.']
    """
    return [response[start:end] for start, end in step_spans(response)]
