"""Where an answer is found in a response, and where none is."""

from __future__ import annotations

from typing import Any

import pytest

from bootcamp.verifiers import Grid, Integer, Record, Set, Text, judge, judge_response
from bootcamp.verifiers.response import DELIMITERS, END_OF_TURN, find_answer, well_formed


def found(response: Any, **options: Any) -> tuple[str, str] | None:
    answer = find_answer(response, **{"style": "boxed", **options})
    return (answer.texts[0], answer.style) if answer else None


@pytest.mark.parametrize(
    ("response", "answer", "style"),
    [
        (r"\boxed{7}", "7", "boxed"),
        (r"\boxed {7}", "7", "boxed"),
        ("\\boxed\n{7}", "7", "boxed"),
        (r"\fbox{7}", "7", "boxed"),
        (r"\boxed{1} then \fbox{2}", "2", "boxed"),
        (r"\fbox{1} then \boxed{2}", "2", "boxed"),
        (r"\boxed{\frac{1}{2}}", r"\frac{1}{2}", "boxed"),
        (r"\boxed{\{1, 2\}}", r"\{1, 2\}", "boxed"),
        (r"\boxed{\}}", r"\}", "boxed"),
        (r"\boxed{2}. No, wait: \boxed{3}", "3", "boxed"),
        (r"\boxed{1 \text{ or } \boxed{2}}", r"1 \text{ or } \boxed{2}", "boxed"),
        (r"\boxed{}", "", "boxed"),
        ("<answer>7</answer>", "7", "tags"),
        ("<answer>1</answer><answer>2</answer>", "2", "tags"),
        ("<Answer>7</Answer>", "7", "tags"),
        ("<ANSWER>7</ANSWER>", "7", "tags"),
        ("Answer: 7", " 7", "line"),
        ("answer: 7", " 7", "line"),
        ("ANSWER: 7", " 7", "line"),
        ("**Answer:** 7", " 7", "line"),
        ("**Answer: 7**", " 7", "line"),
        ("**Answer**: 7", " 7", "line"),
        ("Final answer: 7", " 7", "line"),
        ("The answer is 7", " 7", "line"),
        ("The final answer is: 7", " 7", "line"),
        ("So the answers are: 7", " 7", "line"),
        ("### Final Answer\n7", "7", "line"),
        ("**Final Answer**\n\n7\n\nThat is all.", "7", "line"),
        ("Answer: 1\nAnswer: 2", " 2", "line"),
        ("#### 7", " 7", "line"),
        ("Answer: 7\n#### 8", " 7", "line"),
        ("答案：7", "7", "line"),
        ("答案:7", "7", "line"),
        ("答案是7", "7", "line"),
        ("答案为 7", " 7", "line"),
        ("最终答案：7", "7", "line"),
        ("答案是：7", "7", "line"),
        ("答：7", "7", "line"),
        ("**答案：** 7", " 7", "line"),
        ("答案是11？不对，答案是12", "12", "line"),
        ("  7 ", "7", "bare"),
    ],
)
def test_found(response: str, answer: str, style: str) -> None:
    assert found(response) == (answer, style)


@pytest.mark.parametrize(
    "response",
    [
        "",
        " \n\t",
        r"The answer is \boxed{7",
        r"\boxed{\frac{1}{2}",
        r"\boxed{1} and then \boxed{2",
        r"\boxed",
        r"\boxed 7",
        "<answer>7",
        "<answer>7</answer> or rather <answer>8",
        r"<think>\boxed{7}",
        r"<think>a</think> <think>\boxed{7}",
    ],
)
def test_not_found(response: str) -> None:
    assert found(response) is None


def test_the_asked_style_wins() -> None:
    response = "Answer: 1\n<answer>2</answer> \\boxed{3}"
    for style, answer in (("line", " 1"), ("tags", "2"), ("boxed", "3"), ("none", "3")):
        expected = f"{answer}\n<answer>2</answer> \\boxed{{3}}" if style == "line" else answer
        assert found(response, style=style) in (
            (expected, style if style != "none" else "boxed"),
            (expected.partition("\n")[0], style),
        )


@pytest.mark.parametrize(("opening", "closing"), DELIMITERS)
def test_thinking(opening: str, closing: str) -> None:
    assert found(rf"{opening}\boxed{{1}}{closing}\boxed{{2}}") == ("2", "boxed")
    assert found(rf"\boxed{{1}}{closing}\boxed{{2}}") == ("2", "boxed")
    assert found(rf"\boxed{{1}}{closing}I do not know", style="tags") == ("I do not know", "bare")
    assert found(rf"{opening}\boxed{{1}}") is None
    assert found(rf"{opening}\boxed{{1}}{closing}") is None
    many = "x < 1, " * 1000
    assert found(rf"{opening}{many}{closing}{many}\boxed{{2}}") == ("2", "boxed")
    assert found(rf"{many}{opening}{many}\boxed{{2}}") is None


@pytest.mark.parametrize("token", END_OF_TURN)
def test_what_follows_the_turn_is_not_read(token: str) -> None:
    assert found(rf"\boxed{{1}}{token}\boxed{{2}}") == ("1", "boxed")
    assert found(rf"<think>\boxed{{0}}{token}</think>\boxed{{2}}") is None


def test_channels() -> None:
    analysis = r"<|channel|>analysis<|message|>Perhaps \boxed{1}<|end|><|start|>assistant"
    assert found(rf"{analysis}<|channel|>final<|message|>\boxed{{2}}<|return|>\boxed{{3}}") == ("2", "boxed")
    assert found(analysis) is None


def test_prefilled_thinking_must_close() -> None:
    assert found(r"\boxed{1}", thinking="prefilled") is None
    assert found(r"\boxed{1}</think>\boxed{2}", thinking="prefilled") == ("2", "boxed")


def test_stripped_thinking_is_judged_unless_truncated() -> None:
    assert found(r"\boxed{1}", thinking="stripped") == ("1", "boxed")
    assert found(r"\boxed{1}", thinking="stripped", truncated=True) is None


def test_truncated_needs_a_closing_delimiter() -> None:
    assert found(r"\boxed{1}", truncated=True) == ("1", "boxed")
    assert found("Answer: 1", truncated=True) is None
    assert found("1", truncated=True) is None


@pytest.mark.parametrize(
    ("messages", "answer"),
    [
        ([{"role": "user", "content": r"\boxed{0}"}, {"role": "assistant", "content": r"\boxed{1}"}], "1"),
        ([{"role": "assistant", "content": r"\boxed{0}"}, {"role": "assistant", "content": r"\boxed{1}"}], "1"),
        ({"role": "assistant", "content": r"\boxed{1}"}, "1"),
        ([{"content": r"\boxed{1}"}], "1"),
        (
            [{"role": "assistant", "content": [{"type": "text", "text": r"\boxed"}, {"type": "text", "text": "{1}"}]}],
            "1",
        ),
        ([{"role": "assistant", "content": [{"type": "thinking", "thinking": "?"}, {"text": r"\boxed{1}"}]}], "1"),
        ([{"role": "assistant", "reasoning_content": r"\boxed{0}", "content": r"\boxed{1}"}], "1"),
    ],
)
def test_messages(messages: Any, answer: str) -> None:
    assert found(messages) == (answer, "boxed")


@pytest.mark.parametrize(
    "messages",
    [
        None,
        [],
        [{"role": "user", "content": r"\boxed{0}"}],
        [{"role": "assistant", "content": None}],
        [{"role": "assistant", "content": None, "reasoning_content": r"\boxed{1}"}],
        [{"role": "assistant", "content": [{"type": "image_url"}]}],
        [{"role": "assistant", "content": 5}],
    ],
)
def test_messages_without_an_answer(messages: Any) -> None:
    assert found(messages) is None


def test_reasoning_content_stands_for_prefilled_thinking() -> None:
    message = {"role": "assistant", "reasoning_content": "2 + 2", "content": r"\boxed{4}"}
    assert found([message], thinking="prefilled") == ("4", "boxed")


@pytest.mark.parametrize("response", [5, b"x", [1], ["text"], {1, 2}])
def test_other_types_are_an_error_of_the_caller(response: Any) -> None:
    with pytest.raises(TypeError, match=r"response=.*: expected text"):
        find_answer(response, style="boxed")


@pytest.mark.parametrize("options", [{"style": "box"}, {"style": "boxed", "thinking": "open"}])
def test_unknown_options(options: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="expected one of"):
        find_answer("1", **options)


@pytest.mark.parametrize(
    ("response", "right"),
    [
        ("Answer: 1, 2, 3", True),
        ("Answer:\n1. 1\n2. 2\n3. 3", True),
        ("Answer:\n- 3\n- 2\n- 1\n\nEach was checked.", True),
        ("```\n1, 2, 3\n```", True),
        ("First try:\n```\n1, 2\n```\nBetter:\n```python\n[1, 2, 3]\n```\nDone.", True),
        ("**Answer:** {1, 2, 3}", True),
        ("Answer: {1, 2} or {1, 2, 3}", False),
        ("I think 1, 2, 3", False),
    ],
)
def test_lists_may_span_lines(response: str, right: bool) -> None:
    assert judge(Set(Integer()), frozenset({1, 2, 3}), response).correct is right


def test_boards_after_a_marker() -> None:
    board = (("1", "2"), ("2", "1"))
    for response in ("Answer:\n1 2\n2 1", "Answer: 1 2\n2 1\n\nDone.", "Answer:\n```\n12\n21\n```", "1 2\n2 1"):
        assert judge(Grid(2, 2, "12"), board, response).correct, response


def test_reasons() -> None:
    def verdict(response: str) -> tuple[str, float | None, str]:
        found = judge(Integer(1, 9), 7, response)
        return found.reason, found.score, found.style

    assert verdict(r"\boxed{7}") == ("correct", 1.0, "boxed")
    assert verdict(r"\boxed{8}") == ("wrong", 0.0, "boxed")
    assert verdict(r"\boxed{10}") == ("wrong", 0.0, "boxed")
    assert verdict(r"\boxed{7 or 8}") == ("malformed", 0.0, "boxed")
    assert verdict("It is seven.") == ("no_answer", 0.0, "")
    assert verdict("") == ("no_answer", 0.0, "")


def test_a_fault_of_ours(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    def accept(answer: int) -> str:
        raise KeyError(answer)

    with pytest.raises(KeyError):
        judge_response(Integer(), r"\boxed{7}", accept)
    monkeypatch.setenv("BOOTCAMP_STRICT", "0")
    verdict = judge_response(Integer(), r"\boxed{7}", accept)
    assert (verdict.reason, verdict.score, verdict.correct) == ("error", None, False)
    assert "a fault of the library" in caplog.text


def test_the_answer_can_be_stored() -> None:
    verdict = judge(Text(), "x", "\\boxed{\ud800}")
    assert verdict.answer.encode() == b"?"


def test_the_answer_is_the_text_that_was_read() -> None:
    assert judge(Record(n=Integer()), {"n": 7}, "Answer: n = 7\nThis was easy.").answer.strip() == "n = 7"


@pytest.mark.parametrize(
    ("response", "style", "right"),
    [
        ("<think>a</think> <answer>1</answer>", "tags", True),
        (r"<think>a</think> \boxed{1}", "boxed", True),
        ("<answer>1</answer>", "tags", False),
        ("Hm. <think>a</think> <answer>1</answer>", "tags", False),
        ("<think>a</think> <answer>1</answer> <answer>1</answer>", "tags", False),
        (r"<think>a</think> \boxed{1} \boxed{1}", "boxed", False),
        (r"<think>a</think> \boxed{1}", "tags", False),
    ],
)
def test_well_formed(response: str, style: str, right: bool) -> None:
    assert well_formed(response, style=style) is right
