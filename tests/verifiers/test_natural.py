"""What models write around their answers: decorations do not change how an answer is read, hedges are never paid."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from bootcamp.verifiers import (
    Cell,
    Choice,
    Clock,
    Date,
    Decimal,
    Expression,
    Format,
    Grid,
    Integer,
    Malformed,
    Mapping,
    Maybe,
    Moves,
    Path,
    Program,
    Ratio,
    Rational,
    Record,
    Sequence,
    Set,
    Text,
    Word,
    WrongForm,
    YesNo,
    judge,
    judge_text,
)
from tests.verifiers.test_every_format import every_format, values

AROUND: tuple[tuple[str, str], ...] = (
    ("<think>Let me see.</think>\n", "\nI kept my notes in <think> tags."),
    ("<THINK>\\boxed{?}</THINK>", ""),
    ("<think >\\boxed{?}</think >", ""),
    ("", " (put in \\boxed as asked)"),
    ("", "\nThe final answer is in \\boxed{}."),
    ("", "\nI checked that the answer is correct."),
    ("", "</answer>"),
    ("<think>a</think>", "</think>"),
    ("The result: ", ", which was to be found."),
    ("<|channel|>analysis<|message|>\\boxed{?}<|end|><|channel|>final <|constrain|>text<|message|>", "<|return|>"),
)
BOXES: tuple[tuple[str, str], ...] = (
    ("\\boxed{", "}"),
    ("\\boxed{ ", " }"),
    ("\\boxed{\\text{Answer: }", "}"),
    ("\\boxed{\\Large ", "}"),
    ("\\boxed{\\color{red} ", "}"),
    ("\\boxed{", "\\quad\\text{(correct)}}"),
    ("\\boxed{", " \\checkmark}"),
    ("\\boxed{", "✓}"),
    ("\\boxed{", ",}"),
    ("\\boxed{", ";}"),
    ("\\boxed{\u00ad", "}"),
    ("\\boxed{&nbsp;", "}"),
    ("<|begin_of_box|>", "<|end_of_box|>"),
    ("<answer><b>", "</b></answer>"),
    ("<answer>", "</answer></answer>"),
    ("<ANSWER>", "</ANSWER>"),
)
EXACT = (Text, Program)


def _is_exact(format: Format[Any]) -> bool:
    """Tell whether texts or boards of any shape are part of the format, for which words beside them may count."""
    if isinstance(format, Grid) and format.rows is None:
        return True
    inner = [format, *(value for value in vars(format).values() if isinstance(value, Format))]
    fields = [form for _, form in getattr(format, "fields", ())]
    return any(isinstance(one, EXACT) and not getattr(one, "alphabet", "") for one in (*inner, *fields))


@every_format
@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(seed=st.integers(0, 10**6), around=st.sampled_from(AROUND), box=st.sampled_from(BOXES))
def test_decorations(format: Format[Any], seed: int, around: tuple[str, str], box: tuple[str, str]) -> None:
    value = values(format, seed)[0]
    marks = set(format.marks)
    if _is_exact(format) or marks & set("".join(box)) - set("{}\\"):
        box = BOXES[0]
    response = f"{around[0]}{box[0]}{format.render(value)}{box[1]}{around[1]}"
    verdict = judge(format, value, response)
    assert verdict.correct, (response, verdict)


JOINTS = (
    "{0} or {1}", "{0}, or {1}", "either {0} or {1}", "{0} 或 {1}", "{0}或{1}", "{0} (or {1})", "{0}. Wait, {1}",
    "{0}. Actually {1}", "{0}, no, {1}", "{0} = {1}", "{0} ≠ {1}", "{0}? {1}", "{0}, maybe {1}", "{0}; perhaps {1}",
    "not {0} but {1}", "{0} because it could also be {1}", "{0} (since {1} is possible too)", "Answer: {0} or {1}",
    "{0}. This might be {1}", "{0} \\text{{ or }} {1}", "not {0}", "\\neq {0}", "{0}?", "maybe {0}", "anything but {0}",
)  # fmt: skip


@every_format
@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    seed=st.integers(0, 10**6),
    joint=st.sampled_from(JOINTS),
    turned=st.booleans(),
    style=st.sampled_from(("boxed", "line")),
)
def test_no_hedge_is_paid(format: Format[Any], seed: int, joint: str, turned: bool, style: str) -> None:
    """Two different answers, or one in doubt, are never right, in whatever order they stand."""
    value, *near = values(format, seed)
    if not near:
        return
    pair = [format.render(value), format.render(near[seed % len(near)])]
    hedge = joint.format(*(pair[::-1] if turned and "{1}" in joint else pair))
    if _reads_as(format, hedge.removeprefix("Answer: "), value):
        return  # the hedge is another spelling: a question mark that does not count, a condition that holds the other
    for response in (rf"\boxed{{{hedge}}}", f"Answer: {hedge}", hedge):
        verdict = judge(format, value, response, style=style)
        assert not verdict.correct, (response, verdict)


def _reads_as(format: Format[Any], text: str, value: Any) -> bool:
    """Tell whether the format itself, without any help, takes the text for the value."""
    try:
        return format.equal(value, format.parse(text))
    except (Malformed, WrongForm):
        return False


NATURAL: list[tuple[Format[Any], str, tuple[str, ...]]] = [
    (
        Integer(),
        "12",
        (
            r"\boxed{\text{Total cost} = 12}",
            r"\boxed{m+n = 5+7 = 12}",
            r"\boxed{12 = m+n}",
            r"\boxed{P(A) = 12}",
            r"\boxed{~12}",
            r"\boxed{12\text{ apples}}",
            r"\boxed{12个}",
            r"\boxed{12 red apples}",
            "Answer: 12!",
            "Ans. 12",
            "ANS: 12",
            "Answer = 12",
            "答案应为 12",
            "最终答案如下：\n12",
            "The answer is thus 12.",
            "The answer equals 12",
            "Answer: 12, which is the total",
            "Answer: 12 because 3*4 is 12",
            "= 12",
            "Answer: 12. Note that 3 does not divide 5.",
            "**Answer:** 12\n\nThis answer is valid since 3 + 9 = 12.",
            r"\boxed{1.2 x 10^1}",
            r"\boxed{\mathbf{12}}",
            r'<answer>{"answer": 12}</answer>',
            r"\boxed{12}}",
            r"\boxed{\textcolor{blue}{12}}",
            "<answer><strong>12</strong></answer>",
            r"\boxed{12,}",
            r"\boxed{f(3)=12}",
        ),
    ),
    (
        Integer(),
        "1234567",
        (
            r"\boxed{1\,234\,567}",
            "\\boxed{1\u00a0234\u00a0567}",
            "\\boxed{1\u2009234\u2009567}",
            r"\boxed{12,34,567}",
            r"\boxed{1{,}234{,}567}",
            r"\boxed{1,\!234,\!567}",
            r"\boxed{1_234_567}",
            r"\boxed{1 234 567}",
            r"\boxed{1.234567 million}",
            r"\boxed{123.4567 万}",
            r"\boxed{1'234'567}",
        ),
    ),
    (
        Integer(base=2),
        "101",
        (
            r"\boxed{101_2}",
            r"\boxed{101₂}",
            r"\boxed{(101)_{2}}",
            r"\boxed{101_{\text{two}}}",
            r"\boxed{101 (base 2)}",
            r"\boxed{101 in base two}",
        ),
    ),
    (
        Integer(unit="cm"),
        "35",
        (
            r"\boxed{35 CM}",
            r"\boxed{35\si{cm}}",
            r"\boxed{\SI{35}{\centi\metre}}",
            r"\boxed{35 厘米}",
            r"\boxed{35 (cm)}",
        ),
    ),
    (
        Integer(unit="m^2"),
        "5",
        (
            r"\boxed{5 square meters}",
            r"\boxed{5 m²}",
            r"\boxed{5 sq m}",
            r"\boxed{5 平方米}",
            r"\boxed{5\ \mathrm{m}^2}",
        ),
    ),
    (
        Integer(unit="cents"),
        "21062",
        ("Answer: 21062 cents", r"\boxed{21062\text{ cents}}", r"\boxed{21062 分}", r"\boxed{21,062¢}"),
    ),
    (
        Rational(unit="subor"),
        "350/3",
        (r"\boxed{\frac{350}{3}\text{ subor}}", r"\boxed{350/3 subors}", "答案：350/3 subor。"),
    ),
    (
        Rational(unit="km/h"),
        "5/2",
        (r"\boxed{2.5 kilometers per hour}", r"\boxed{\frac52 \text{ km/h}}", r"\boxed{2.5 公里每小时}"),
    ),
    (
        Rational(),
        "1/3",
        (
            r"\boxed{0.\bar{3}}",
            r"\boxed{0.\dot3}",
            r"\boxed{0.\overline{3}}",
            "\\boxed{0.3\u0305}",
            "\\boxed{0.3\u0307}",
            r"\boxed{0.(3)}",
            r"\boxed{1÷3}",
            r"\boxed{1 \div 3}",
            r"\boxed{P(A)=\frac{2}{6} = \frac{1}{3}}",
            r"\boxed{\frac{2}{6} = 0.\bar3}",
        ),
    ),
    (
        Rational(),
        "7/2",
        (r"\boxed{3 and 1/2}", r"\boxed{3又1/2}", r"\boxed{3\text{ and }\frac12}", r"\boxed{\frac72 = 3.5}"),
    ),
    (
        Rational(),
        "1/7",
        (r"\boxed{0.\dot{1}4285\dot{7}}", "\\boxed{0.1\u030742857\u0307}", r"\boxed{0.\overline{142857}}"),
    ),
    (Rational(), "1000/3", (r"\boxed{1 000/3}", r"\boxed{1000/3}")),
    (
        Decimal(places=2),
        "3.14",
        (
            r"\boxed{\approx 3.14}",
            r"\boxed{x \approx 3.14}",
            r"\boxed{\frac{22}{7} \approx 3.14}",
            r"\boxed{\sim 3.14}",
            r"\boxed{~3.14}",
        ),
    ),
    (
        Ratio(),
        "1:2",
        (r"\boxed{1 to 2}", r"\boxed{1 \text{ to } 2}", r"\boxed{1比2}", r"\boxed{a:b = 1:2}", r"\boxed{1{:}2}"),
    ),
    (
        Choice(("A", "B", "C")),
        "B",
        (
            r"\boxed{(B)\ 12}",
            r"\boxed{B: 12}",
            r"\boxed{B. Paris}",
            r"\boxed{Choice: B}",
            "Answer: B because it is the largest",
            "The answer is B. Note that the first one is too small.",
            r"\boxed{\text{B) 12 cm}}",
        ),
    ),
    (YesNo(), "yes", (r"\boxed{正确}", r"\boxed{可以}", r"\boxed{Yes, it does.}", r"\boxed{correct}", "Answer: yes!")),
    (YesNo(), "no", (r"\boxed{不正确}", r"\boxed{不能}", r"\boxed{No, it does not.}", r"\boxed{incorrect}")),
    (
        Word(("apple", "pear")),
        "apple",
        (
            r"\boxed{「apple」}",
            r"\boxed{apple!}",
            r"\boxed{apple,}",
            r"\boxed{Word: apple}",
            "Answer: apple, since it is red",
        ),
    ),
    (
        Text("01"),
        "0110",
        (r"\boxed{[0,1,1,0]}", r'\boxed{["0", "1", "1", "0"]}', r"\boxed{0,1,1,0}", r"\boxed{(0 1 1 0)}"),
    ),
    (
        Sequence(Integer()),
        "1, 2, 3",
        (
            r"\boxed{1|2|3}",
            r"\boxed{1\\2\\3}",
            r"\boxed{\begin{pmatrix}1\\2\\3\end{pmatrix}}",
            r"\boxed{\begin{bmatrix}1&2&3\end{bmatrix}}",
            r"\boxed{1、2、3}",
            r"\boxed{1, 2, and 3}",
        ),
    ),
    (
        Set(Integer()),
        "3, 5",
        (
            r"\boxed{3 与 5}",
            r"\boxed{3和5}",
            r"\boxed{x = 3 \text{ or } x = 5}",
            r"\boxed{x=3 或 x=5}",
            r"\boxed{S=\{3,5\}}",
            r"\boxed{3 & 5}",
            r"\boxed{x_1 = 3, x_2 = 5}",
            r"\boxed{3 and 5}",
        ),
    ),
    (
        Moves("UDLR"),
        "UURD",
        (
            r"\boxed{U → U → R → D}",
            r"\boxed{U\to U\to R\to D}",
            "\\boxed{1. up\n2. up\n3. right\n4. down}",
            "\\boxed{* U\n* U\n* R\n* D}",
            r"\boxed{U-U-R-D}",
            r"\boxed{1) U, 2) U, 3) R, 4) D}",
            r"\boxed{↑↑→↓}",
            r"\boxed{up, up, right, then down}",
        ),
    ),
    (
        Moves(("A>B", "A>C")),
        "A>B A>C",
        (
            "<answer>1. A>B\n2. A>C</answer>",
            "<answer>- A>B\n- A>C</answer>",
            "<answer>Step 1: A>B\nStep 2: A>C</answer>",
            r"\boxed{A→B, A→C}",
        ),
    ),
    (
        Path(Word()),
        "A->B->C",
        (r"\boxed{A --> B --> C}", r"\boxed{A ⟶ B ⟶ C}", r"\boxed{A => B => C}", r"\boxed{A > B > C}"),
    ),
    (
        Mapping(Word(), Integer()),
        "a: 1, b: 2",
        (
            "<answer>| a | 1 |\n| b | 2 |</answer>",
            "<answer>| key | value |\n|---|---|\n| a | 1 |\n| b | 2 |</answer>",
            "<answer>| a | b |\n|---|---|\n| 1 | 2 |</answer>",
        ),
    ),
    (
        Record(order=Sequence(Word()), cost=Integer()),
        "order = [a, b], cost = 5",
        (
            "<answer>| order | cost |\n|---|---|\n| a, b | 5 |</answer>",
            "<answer>| field | value |\n|---|---|\n| order | a, b |\n| cost | 5 |</answer>",
        ),
    ),
    (
        Maybe(Integer()),
        "none",
        (
            r"\boxed{DNE}",
            r"\boxed{\emptyset}",
            r"\boxed{∅}",
            r"\boxed{The system has no solution.}",
            r"\boxed{没有解}",
            r"\boxed{无整数解}",
            r"\boxed{There is no such integer.}",
            r"\boxed{N/A}",
            r"\boxed{方程无解}",
        ),
    ),
    (
        Date(),
        "2024-03-05",
        (
            r"\boxed{5th of March, 2024}",
            r"\boxed{Tuesday, March 5, 2024}",
            r"\boxed{2024-03-05 (Tuesday)}",
            r"\boxed{MARCH 5, 2024}",
            r"\boxed{20240305}",
            r"\boxed{2024年3月5日（星期二）}",
            r"\boxed{Tue, 5 Mar 2024}",
            r"\boxed{the 5th of March 2024}",
        ),
    ),
    (
        Clock(),
        "13:05",
        (
            r"\boxed{13点05分}",
            r"\boxed{13时5分}",
            r"\boxed{下午1:05}",
            r"\boxed{下午1点5分}",
            r"\boxed{13{:}05}",
            r"\boxed{1:05 p.m.}",
        ),
    ),
    (Clock(), "13:00", (r"\boxed{1 PM}", r"\boxed{13点}", r"\boxed{下午1点整}", r"\boxed{13:00 hours}")),
    (
        Cell(),
        "(2,3)",
        (
            r"\boxed{column 3, row 2}",
            r"\boxed{[2][3]}",
            r"\boxed{row=2, col=3}",
            r"\boxed{row: 2, column: 3}",
            r"\boxed{第2行第3列}",
            r"\boxed{第3列第2行}",
            r"\boxed{C3R2}",
        ),
    ),
    (
        Expression(numbers=(3, 3, 8, 8)),
        "8/(3-8/3)",
        (
            r"\boxed{24=8/(3-8/3)}",
            r"\boxed{8/(3-8/3) = 8/(1/3) = 24}",
            r"\boxed{Expression: 8/(3-8/3)}",
            r"\boxed{8 \div (3 - 8 \div 3) = 24}",
        ),
    ),
    (
        Grid(2, 3, "123"),
        "1 2 3\n3 1 2",
        (
            "<answer>1. 1 2 3\n2. 3 1 2</answer>",
            "<answer>R1: 1 2 3\nR2: 3 1 2</answer>",
            "<answer>Row 1: 1 2 3\nRow 2: 3 1 2</answer>",
            "<answer>A 1 2 3\nB 3 1 2</answer>",
            r"<answer>1 2 3\n3 1 2</answer>",
            '<answer>{"grid": [[1,2,3],[3,1,2]]}</answer>',
            "<answer>1 2 3 | 3 1 2</answer>",
            "<answer>|1|2|3|\n|---|---|---|\n|3|1|2|</answer>",
            "The grid is as follows:\n```\n1 2 3\n3 1 2\n```",
        ),
    ),
    (Grid(2, 4, ".#"), "####\n..#.", ("####\n..#.", "```\n####\n..#.\n```", "The grid is\n```\n####\n..#.\n```")),
    (Grid(2, 4, ".#"), "####\n..#.", ("答案：\n####\n..#.。", "\\boxed{####\n..#.。}")),
    (Integer(), "10", ("答案：10 颗", "答案：共有 10 种不同的方法。", "\\boxed{10 颗珠子}", "\\boxed{共 10 个}")),
    (Text(alphabet="0123456789."), "86.25", ("答案：86.25。", "\\boxed{86.25。}")),
    (Word(bank=("Sunday", "Monday")), "Monday", ("答案：Monday（星期一）", "\\boxed{Monday（星期一）}")),
    (Choice(("in", "on")), "on", ("答案：on（边界上）。",)),
    (Record(a=Integer(), b=Integer()), "a = 1, b = 2", ("答案：a 为 1，b 为 2。", "\\boxed{a是1，b是2}")),
    (
        Integer(),
        "-7",
        (
            r"\boxed{minus 7}",
            r"\boxed{negative 7}",
            r"\boxed{负7}",
            r"\boxed{{-}7}",
            r"\boxed{&#8722;7}",
            r"\boxed{-7 (or -7.0)}",
            r"\boxed{-7 in total}",
            r"\boxed{only -7}",
            r"\boxed{∴ x = -7}",
            r"\boxed{[-7]}",
            r"<answer>**Answer:** -7</answer>",
            r"<answer>-7<br></answer>",
            "*Answer:* -7",
            r"\text{Answer: }-7",
            "【答案】-7",
            "答案等于 -7",
            r"\boxed{n: -7}",
            r"\boxed{-7 \blacksquare}",
            r"\boxed{-7, as computed above}",
        ),
    ),
    (Integer(), "12", (r"\boxed{共12个}", r"\boxed{一共有12种}", r"\boxed{为 12}", "Result: 12", "The total is 12.")),
    (Integer(unit="m^2"), "5", (r"\boxed{5 ㎡}", r"\boxed{5 [m^2]}")),
    (Integer(unit="%"), "5", (r"\boxed{百分之5}",)),
    (Integer(unit="$"), "5", (r"\boxed{US$5}", r"\boxed{US\$5}")),
    (Integer(unit="°"), "90", (r"\boxed{90^o}", r"\boxed{90^{\text{o}}}", r"\boxed{90&deg;}")),
    (
        Integer(base=2),
        "1101",
        (
            r"\boxed{1101 (binary)}",
            r"\boxed{1101 in binary}",
            r"\boxed{二进制1101}",
            r"\boxed{\overline{1101}_2}",
            r"\boxed{13 = 1101_2}",
            r"\boxed{13_{10} = 1101_2}",
        ),
    ),
    (
        Rational(),
        "2/3",
        (
            r"\boxed{\frac{2}{3} \approx 0.667}",
            r"\boxed{2/3 ≈ 0.66}",
            r"\boxed{2/3 = 0.666...}",
            r"\boxed{x = \frac23 \approx 0.67}",
            r"\boxed{2/3 (≈ 66.7\%)}",
            r"\boxed{2/3 \text{ (or } 4/6)}",
            r"\boxed{{2 \over 3}}",
            r"\boxed{\nicefrac{2}{3}}",
            r"\boxed{\sfrac23}",
        ),
    ),
    (
        Decimal(places=2),
        "3.14",
        (
            r"\boxed{about 3.14}",
            r"\boxed{约3.14}",
            r"\boxed{\text{approx. }3.14}",
            r"\boxed{3.14 (rounded to 2 decimal places)}",
            r"\boxed{3.14\text{ (approximately)}}",
            r"\boxed{22/7 = 3.1428... \approx 3.14}",
            r"\boxed{x \cong 3.14}",
        ),
    ),
    (
        Choice(("A", "B", "C")),
        "B",
        (
            r"\boxed{{\text{B}}}",
            r"\boxed{B (the second one)}",
            r"\boxed{B - 42}",
            r"\boxed{B选项}",
            "Answer: B is the correct answer",
            "Answer: B only",
            "Answer: B because 42 is even",
            "- B",
            "故选：B。",
            "答案选B",
            "Option B is correct.",
        ),
    ),
    (YesNo(), "yes", (r"\boxed{存在}", r"\boxed{Yes (it does)}", r"\boxed{possible}", "Answer: yes it is")),
    (YesNo(), "no", (r"\boxed{不存在}", r"\boxed{impossible}")),
    (
        Word(("apple", "pear", "oak tree")),
        "apple",
        (
            r"\boxed{_apple_}",
            r"\boxed{(apple)}",
            r'\boxed{["apple"]}',
            r"\boxed{the apple}",
            r"\boxed{apple（苹果）}",
            r"\boxed{apple (a fruit)}",
        ),
    ),
    (Word(("oak tree", "pear")), "oak tree", (r"\boxed{oak\_tree}", r"\boxed{oak~tree}")),
    (Text("ACGT"), "GATTACA", (r"\boxed{G-A-T-T-A-C-A}", r"\boxed{G|A|T|T|A|C|A}", r"\boxed{G→A→T→T→A→C→A}")),
    (Text("ab", empty="empty"), "empty", (r"\boxed{\varepsilon}", r"\boxed{ε}", r"\boxed{the empty string}")),
    (
        Sequence(Integer()),
        "3, 1, 2",
        (
            "\\boxed{1) 3\n2) 1\n3) 2}",
            r"\boxed{(1) 3 (2) 1 (3) 2}",
            r"\boxed{a: 3, b: 1, c: 2}",
            r"\boxed{y=1, x=3, z=2}",
            r"\boxed{np.array([3, 1, 2])}",
            r"\boxed{(3,1,2)^T}",
            r"\boxed{[3, 1, 2] (in this order)}",
            "<answer>| 3 |\n| 1 |\n| 2 |</answer>",
            r"\boxed{\begin{aligned}x&=3\\y&=1\\z&=2\end{aligned}}",
        ),
    ),
    (Sequence(Rational(), length=2), "1/2, -3", (r"\boxed{P\left(\frac12,-3\right)}", r"\boxed{{x: 1/2, y: -3}}")),
    (
        Mapping(Word(("a", "b")), Integer(), required=("a", "b")),
        "a: 1, b: 2",
        (
            "<answer>**a:** 1\n**b:** 2</answer>",
            "<answer>**a = 1**, **b = 2**</answer>",
            "<answer>1) a: 1\n2) b: 2</answer>",
            r"\boxed{(a, b) = (1, 2)}",
            r"\boxed{a \mapsto 1, b ↦ 2}",
            r"\boxed{\begin{aligned}a&=1\\b&=2\end{aligned}}",
            r"\boxed{a=1, b=2 (unique)}",
        ),
    ),
    (Mapping(Word(), Integer()), "a: 1, b: 2", ("Answer: A: 1, B: 2",)),
    (
        Record(order=Sequence(Word()), cost=Integer()),
        "order = [a, b], cost = 5",
        ("<answer>1. order: a, b\n2. cost: 5</answer>", r"\boxed{order = [a, b] and cost = 5}"),
    ),
    (
        Maybe(Integer()),
        "none",
        (r"\boxed{There is none.}", r"\boxed{不存在这样的数}", r"\boxed{此方程无解}", r"\boxed{NA}"),
    ),
    (
        Moves("UDLR"),
        "UURD",
        (
            r"\boxed{\uparrow\uparrow\rightarrow\downarrow}",
            "\\boxed{⬆️⬆️➡️⬇️}",
            r"\boxed{move up, move up, move right, move down}",
            r"\boxed{向上，向上，向右，向下}",
            r"\boxed{U > U > R > D}",
            r"\boxed{U/U/R/D}",
            r"\boxed{UURD (4 moves)}",
        ),
    ),
    (
        Moves(("A>B", "A>C")),
        "A>B A>C",
        (r"\boxed{A \gt B, A \gt C}", "<answer>`A>B` `A>C`</answer>", r"\boxed{A to B, A to C}"),
    ),
    (
        Path(Word(("A", "B", "C"))),
        "A->B->C",
        (
            r"\boxed{A-B-C}",
            r"\boxed{A – B – C}",
            r"\boxed{from A to B to C}",
            r"\boxed{A \xrightarrow{5} B \xrightarrow{} C}",
        ),
    ),
    (Path(Cell()), "(1,1)->(1,2)", (r"\boxed{(1,1)-(1,2)}", r"\boxed{(1,1)(1,2)}")),
    (Set(Cell()), "(1,1), (2,3)", ("<answer>| row | col |\n|---|---|\n| 1 | 1 |\n| 2 | 3 |</answer>",)),
    (
        Cell(),
        "(2,3)",
        (r"\boxed{\text{2nd row, 3rd column}}", r"\boxed{(r, c) = (2, 3)}", r'\boxed{{"row": 2, "col": 3}}'),
    ),
    (Date(), "2024-03-05", (r"\boxed{5-Mar-2024}", r"\boxed{2024 March 5}", r"\boxed{on March 5, 2024}")),
    (
        Clock(),
        "13:05",
        (
            r"\boxed{13h05}",
            r"\boxed{1305}",
            r"\boxed{1:05 in the afternoon}",
            r"\boxed{13:05 (1:05 PM)}",
            r"\boxed{午后1:05}",
        ),
    ),
    (Clock(), "12:00", (r"\boxed{noon}", r"\boxed{正午}")),
    (Expression(numbers=(1, 2, 3, 4)), "(1+2+3)*4", (r"\boxed{(1 + 2 + 3) x 4}", r"\boxed{(1+2+3)\*4}")),
    (
        Grid(2, 3, "123"),
        "1 2 3\n3 1 2",
        (
            "<answer>- 1 2 3\n- 3 1 2</answer>",
            "<answer>**1 2 3**\n**3 1 2**</answer>",
            "<answer>第一行：1 2 3\n第二行：3 1 2</answer>",
            "<answer>Row 1: 1 2 3, Row 2: 3 1 2</answer>",
            '<answer>{"row1": [1,2,3], "row2": [3,1,2]}</answer>',
            "<answer>1 2 3<br>3 1 2</answer>",
            "<answer>np.array([[1,2,3],[3,1,2]])</answer>",
            "<answer>┌───┬───┬───┐\n│ 1 │ 2 │ 3 │\n├───┼───┼───┤\n│ 3 │ 1 │ 2 │\n└───┴───┴───┘</answer>",
        ),
    ),
]


@pytest.mark.parametrize(
    ("format", "reference", "response"),
    [(format, reference, response) for format, reference, responses in NATURAL for response in responses],
    ids=lambda part: part if isinstance(part, str) else "",
)
def test_natural(format: Format[Any], reference: str, response: str) -> None:
    style = "line" if "nswer" in response or "答案" in response else "none"
    verdict = judge_text(format, reference, response, style=style)
    assert verdict.correct, verdict


REFUSED: list[tuple[Format[Any], str, tuple[str, ...]]] = [
    (
        Integer(),
        "12",
        (
            "not = 12",
            r"x \neq 12",
            r"x \approx 12",
            "≈12",
            "about 12",
            "~= 12",
            "3*4",
            "12 or 13",
            "12 = 13",
            "5 + 6 = 12",
            "12, 13",
            "12 and 13",
            "2x = 12",
            "x > 12",
            "12 million",
            "12 cm",
            "12%",
            "12 dozens",
            "--12",
            "+-12",
            "12?",
            "4!",
            "12 mod 7",
            "12 (or 13)",
            "12 because maybe",
            "12. It may be 13.",
            "12. This is 13 if x is negative.",
            "12. We get 13 when x < 0.",
            "12. My second answer is 13.",
            "12. We found 12 and 13.",
            "12. In fact it is 13.",
            "12。我认为 13 对。",
            "12。若 x 为负，则是 13。",
        ),
    ),
    (Integer(base=2), "101", ("+-101", "-+101", "101_3", "101_{\\text{three}}", "101 base 8")),
    (Integer(), "-12", ("12", "--12", "- -12")),
    (Integer(unit="cm"), "35", ("35 m", "35 cm^2", "35 kg", "cm", "35 apples")),
    (Rational(), "1/2", ("1 or 2", "1:2", "0.5 = 1/3", "1/2 1/3", "3 and 1/2")),
    (Decimal(tolerance="0"), "1.5", ("3/2", "\\frac{3}{2}", "1 1/2", "\\approx 1.5", "≈ 1.5")),
    (Decimal(places=2), "3.14", ("157/50", "3.141", "3.14 or 3.15", "\\frac{22}{7} \\approx 3.15")),
    (Choice(("A", "B", "C")), "B", ("A or B", "(A) (B)", "B: C", "A, B", "B?", "B. Or C.", "not B", "(B) or (C)")),
    (YesNo(), "yes", ("yes and no", "yes or no", "Yes, but no", "not yes", "yes?")),
    (Set(Integer()), "3", ("3 or 5", "x = 3 or x = 5", "3 and 5")),
    (Grid(2, 5, "DEI"), "I I D E E\nE D I D I", ("I I D E E\nE D I D I\nI I D E E",)),
    (Sequence(Integer()), "3, 5", ("3 or 5", "3 或 5")),
    (
        Grid(2, 3, "123"),
        "1 2 3\n3 1 2",
        (
            "9 1 2 3\n9 3 1 2",
            "3 1 2 3\n1 3 1 2",
            "Z 1 2 3\nQ 3 1 2",
            "@ 1 2 3\n! 3 1 2",
            "2. 1 2 3\n1. 3 1 2",
            "B 1 2 3\nA 3 1 2",
            "1. 1 2 3\n3 1 2",
        ),
    ),
    (Date(), "2024-03-05", ("Monday, March 5, 2024", "2024-03-05 or 2024-03-06", "03/05/2024")),
    (Clock(), "13:05", ("1:05", "上午1:05", "13:05 or 13:06", "13:05 PM")),
    (Cell(), "(2,3)", ("column 2, row 3", "(3,2)", "2,3,4")),
    (
        Expression(numbers=(3, 3, 8, 8)),
        "8/(3-8/3)",
        ("8/(3-8/3) = 25", "8/(3-8/3) = 8/(1/2) = 24", "8/(3-8/3) ≈ 24", "8/(3-8/3) or 24"),
    ),
    (Moves("UDLR"), "UURD", ("U U R D or U", "2. U 1. U 3. R 4. D")),
    (Maybe(Integer()), "none", ("none or 5", "no solution below 5", "maybe none", "5")),
    (Ratio(), "1:2", ("1 or 2", "2:1", "1 to 2 to 3")),
    (Integer(), "12", (r"1\boxed{2}", r"\boxed{1}2", r"1\fbox{2}")),
    (Set(Integer()), "3, 5", ("{3} or {5}", r"\{3\} \text{ or } \{5\}", "{3} 或 {5}")),
    (Rational(unit="km/h"), "5/2", ("5/2 km·h", r"5/2 km \cdot h", "5/2 h/km")),
    (Integer(), "3", ("3 个半", "3 个左右", "3 次方", "3 个以上", "3 个月", "共 3 种或 4 种", "3 颗多")),
    (
        Word(bank=("Sunday", "Monday")),
        "Monday",
        (
            "Monday（或星期日）",
            "Monday（Sunday）",
            "（Monday）Sunday",
            "星期一",
            "Monday（星期一不正确）",
            "Monday（假）",
        ),
    ),
    (
        Integer(),
        "12",
        (
            "13 (or 12)",
            "12 ≈ 13",
            "12.4 ≈ 12",
            "12 is wrong",
            "- 12",
            "minus 12",
            "x+1: 12",
            "1:12",
            "12 (13 moves)",
            "12是错误的",
            "12 only if x > 0",
            "about 12",
            "12 (rounded)",
        ),
    ),
    (Integer(), "-12", ("minus -12", "负-12", "-(-12)")),
    (Integer(base=2), "1101", ("12 = 1101_2", "1101 (octal)", "八进制1101", "1101_2 = 1110_2")),
    (
        Rational(),
        "1/3",
        ("1/3 ≈ 0.34", "0.333 ≈ 1/3", "1/3 (or 0.5)", "1/3 = 0.34...", "0.333...", "approximately 1/3"),
    ),
    (Decimal(places=2), "3.14", ("about 3.15", "3.145 (rounded to 2 decimal places)", "3.14 (or 3.15)", "3.14...")),
    (Choice(("A", "B", "C")), "B", ("B..C", "B (C)", "B (A is also right)", "B - C", "B is not correct", "{A, B}")),
    (YesNo(), "yes", ("Yes, if x > 0", "yes it is not", "Yes (no)", "Yes, when n is even")),
    (Word(("apple", "pear")), "apple", ("apple (pear)", "pear (apple)", "apple_pear", "apple (or pear)")),
    (Set(Cell()), "(1,1), (2,3)", ("(1,1) or (2,3)", "(1,1) 或 (2,3)")),
    (Set(Word()), "a, b", ("a or b", "a 或 b")),
    (Set(Integer()), "[]", ("{∅}", "[[]]", "{0}")),
    (Sequence(Integer()), "3, 1, 2", ("y=3, x=1, z=2", "a=3, a=1, a=2", "1) 3\n2) 1\n4) 2", "2) 3\n1) 1\n3) 2")),
    (Maybe(Integer()), "none", ("no more solutions", "impossible, or 5")),
    (Path(Word(("A", "B", "C"))), "A->B->C", ("A-C-B", "A-B", "A to B to C or A to C")),
    (Clock(), "13:05", ("晚上1:05", "13:05 (1:06 PM)", "1:05 in the morning", "0105")),
]


@pytest.mark.parametrize(
    ("format", "reference", "answer"),
    [(format, reference, answer) for format, reference, answers in REFUSED for answer in answers],
    ids=lambda part: part if isinstance(part, str) else "",
)
def test_refused(format: Format[Any], reference: str, answer: str) -> None:
    for response in (rf"\boxed{{{answer}}}", f"<answer>{answer}</answer>", f"Answer: {answer}"):
        assert not judge_text(format, reference, response).correct
