"""What an answer format is: it asks for an answer, reads it, shows it and compares it."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Generic, TypeVar

from bootcamp.verifiers.wording import spaced

A = TypeVar("A")

STYLES = ("boxed", "tags", "line", "none")
"""Ways to hand in an answer that a caller may ask for: ``\\boxed{}``, ``<answer>``, an "Answer:" line, or any."""

LANGUAGES = ("en", "zh")


class Malformed(ValueError):
    """The format cannot read the answer; the text says why and never what the right answer is.

    >>> from bootcamp.verifiers import Integer
    >>> Integer().parse("seven")
    Traceback (most recent call last):
    bootcamp.verifiers.base.Malformed: expected one number
    """


class WrongForm(ValueError):
    """The answer was read, but it is not in the form that was asked for (not in lowest terms, say).

    >>> from bootcamp.verifiers import Rational
    >>> Rational(lowest_terms=True).parse("2/4")
    Traceback (most recent call last):
    bootcamp.verifiers.base.WrongForm: the answer is not an integer or a fraction in lowest terms
    """


class Undecided(Exception):
    """The comparison could not be decided within its limits; the verdict is ``timeout``, never right or wrong.

    >>> from bootcamp.verifiers import Integer, judge_response
    >>> def accept(answer: int) -> str:
    ...     raise Undecided("too large to compare")
    >>> verdict = judge_response(Integer(), "Answer: 7", accept)
    >>> verdict.reason, verdict.score
    ('timeout', None)
    """


class Format(Generic[A]):
    r"""The kind of answer that a task asks for; ``A`` is the type of the parsed value.

    A format is an immutable value: subclasses are frozen dataclasses whose fields are the options.
    They override :meth:`form`, :meth:`parse`, :meth:`render`, :meth:`guess` and :meth:`neighbours`,
    and :meth:`equal` where two different values are the same answer. ``parse(render(x)) == x`` for every value.

    >>> from bootcamp.verifiers import Integer
    >>> format = Integer(1, 9)
    >>> format.instruction("en", "tags"), format.parse("7"), format.render(7)
    ('Give your final answer between <answer> and </answer> as an integer from 1 to 9.', 7, '7')
    """

    @property
    def marks(self) -> str:
        """Punctuation that is content in this format, not dress to be stripped (the ``#`` and ``.`` of a picture)."""
        return ""

    @property
    def fenced(self) -> bool:
        """Whether the answer may span lines, so that the last code block of a response may be it (grids, programs)."""
        return False

    @property
    def products(self) -> bool:
        """Whether a blank may stand between factors of one answer, so that it does not part the items of a list."""
        return False

    @property
    def roots(self) -> bool:
        """Whether the word "or" may stand between values of a set, as it does between the roots of an equation."""
        return False

    def form(self, language: str) -> str:
        """Describe the answer as a noun phrase, such as ``an integer`` or ``一个整数``."""
        raise NotImplementedError

    def parse(self, text: str) -> A:
        """Read the whole of `text`, already cut out of the response; raise Malformed or WrongForm.

        The work is bounded by counted limits (length, digits, depth), so that it takes milliseconds at the most.
        """
        raise NotImplementedError

    def render(self, value: A) -> str:
        """Write `value` the way the prompt asks for it."""
        raise NotImplementedError

    def equal(self, reference: A, answer: A) -> bool:
        """Tell whether `answer` is the same answer as `reference`."""
        return reference == answer

    def guess(self, rng: Random) -> A:
        """Draw a value of the right form, knowing nothing of the question."""
        raise NotImplementedError

    def neighbours(self, value: A, rng: Random) -> Iterable[A]:
        """Give a few values near `value` and different from it: the mistakes that a careless solver makes."""
        raise NotImplementedError

    def instruction(self, language: str, style: str, pick: int = 0) -> str:
        """Ask for this form in `style`; `pick`, any number, chooses one of the wordings."""
        try:
            wordings = _WORDINGS[language][style]
        except KeyError:
            raise ValueError(
                f"instruction for language={language!r}, style={style!r} does not exist: "
                f"expected a language in {LANGUAGES} and a style in {STYLES}"
            ) from None
        wording, form = wordings[pick % len(wordings)], self.form(language)
        after_colon = wording[wording.index("{form}") - 1] == "："
        return wording.format(form=form if after_colon or language != "zh" else spaced(form))

    def instructions(self, language: str, style: str) -> tuple[str, ...]:
        """Give all wordings of the request for this form in `style`."""
        return tuple(self.instruction(language, style, pick) for pick in range(len(_WORDINGS["en"]["boxed"])))


_WORDINGS = {
    "en": {
        "boxed": (
            "Give your final answer in \\boxed{{}} as {form}.",
            "End with the answer in \\boxed{{}}: {form}.",
            "Write the final answer inside \\boxed{{}}. It must be {form}.",
        ),
        "tags": (
            "Give your final answer between <answer> and </answer> as {form}.",
            "End with the answer in the tags <answer></answer>: {form}.",
            "Write the final answer inside <answer> tags. It must be {form}.",
        ),
        "line": (
            'Finish with a line that starts with "Answer:" and gives {form}.',
            'End with "Answer:" followed by {form}.',
            'Write the final answer after "Answer:". It must be {form}.',
        ),
        "none": ("Give {form}.", "The answer is {form}.", "What is asked for is {form}."),
    },
    "zh": {
        "boxed": (
            "请在 \\boxed{{}} 里写出最终答案，即{form}。",
            "最后在 \\boxed{{}} 中给出答案：{form}。",
            "最终答案放在 \\boxed{{}} 内，形式为{form}。",
        ),
        "tags": (
            "请在 <answer> 和 </answer> 之间写出最终答案，即{form}。",
            "最后用标签 <answer></answer> 给出答案：{form}。",
            "最终答案放在 <answer> 标签内，形式为{form}。",
        ),
        "line": (
            "最后另起一行，以“答案：”开头，写出{form}。",
            "请以“答案：”结尾，其后写{form}。",
            "最终答案写在“答案：”之后，形式为{form}。",
        ),
        "none": ("请给出{form}。", "答案是{form}。", "要求的答案为{form}。"),
    },
}
