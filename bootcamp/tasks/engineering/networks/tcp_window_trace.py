"""Trace the congestion window and the threshold of a sender round by round through losses.

Answer: the window of each round, the last threshold and the round that completes a number of segments; unique.
Harder: more rounds and losses, two kinds of loss, fast recovery, a receiver's window that changes.
Skills: simulation, instructions, arithmetic
Source: original; a simplified model of TCP, whose rules the prompt states.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Integer, Record, Sequence

Answer = dict[str, Any]


class TcpWindowTrace(Task["TcpWindowTrace.Params", "TcpWindowTrace.Instance", Answer]):
    version = 1

    class Params(task.Params):
        rounds: int = knob("how many rounds there are", levels=(5, 8, 10, 13, 16, 19, 23, 27, 32, 38), ge=4, le=60)
        losses: int = knob("how many losses there are", levels=(0, 1, 1, 2, 2, 3, 4, 5, 6, 7), ge=0, le=12)
        duplicates: bool = knob("whether losses may be noticed early", levels=(*[False] * 3, *[True] * 7))
        limits: int = knob("how often the receiver's window changes", levels=(0, 0, 0, 0, 1, 1, 2, 2, 3, 4), ge=0, le=6)

    class Instance(task.Instance):
        rounds: int
        threshold: int
        step: int  # what a round adds in congestion avoidance
        recovery: bool  # whether an early notice leaves the window at the threshold, not at 1
        extra: bool  # whether 3 is added to the window after an early notice
        timeouts: tuple[int, ...]
        duplicates: tuple[int, ...]
        limits: tuple[tuple[int, int], ...]  # from a round on, a window of the receiver
        total: int

    answer = Record(windows=Sequence(Integer(low=1)), threshold=Integer(low=1), round=Integer(low=1))
    prompt = Prompt(
        en=r"""
        A sender works in rounds 1, 2, 3, ... In the model of this case, it keeps a congestion window and a threshold,
        both whole numbers of segments; below, the window is the
        congestion window. In round 1 the window is 1 and the threshold is {{ threshold }}.

        {% if limits %}
        - In each round it sends as many segments as the smaller of the congestion window and the receiver's window; the
          receiver's window has no effect on the congestion window itself.
        {% for start, size in limits %}
        - From round {{ start }} on{{ ", until the next change," if not loop.last }} the receiver's window is
          {{ size }}.
        {% endfor %}
        {% if limits[0][0] > 1 %}
        - Before round {{ limits[0][0] }}, the receiver's window is unlimited.
        {% endif %}
        {% else %}
        - In each round it sends as many segments as the congestion window says.
        {% endif %}
        - After a round without a loss: if the window was below the threshold, the next window is twice as large, but at
          most the threshold; if it was equal to the threshold or above, the next window is larger by {{ step }}.
        - After a round with a timeout: the new threshold is half of the window of that round, rounded down, but at
          least 2; the next window is 1.
        {% if duplicates %}
        - After a round with duplicate acknowledgements: the new threshold is half of the window of that round, rounded
          down, but at least 2; the next window is {{ "the new threshold" if recovery else 1 }}{{ " plus 3" if extra }}.
        {% endif %}
        - All segments of a round count as sent, lost or not, and none is sent again.

        Rounds with a timeout: {{ timeouts | comma if timeouts else "none" }}. Rounds with duplicate acknowledgements:
        {{ duplicates | comma if duplicates else "none" }}. There are no other losses.

        Give as windows the congestion windows of the rounds 1 to {{ rounds }} in order, as threshold the threshold that
        holds in round {{ rounds }}, and as round the first round at whose end at least {{ total }} segments have been
        sent in all.
        """,
        zh=r"""
        一个发送方按轮次 1、2、3、…… 工作。在本题的模型中，它维持一个拥塞窗口和一个门限，都是以报文段计的整数。
        以下“窗口”都指拥塞窗口。第 1 轮的窗口为 1，门限为 {{ threshold }}。

        {% if limits %}
        - 每轮发送的报文段数是拥塞窗口与接收窗口中较小的一个；接收窗口不影响拥塞窗口本身的变化。
        {% for start, size in limits %}
        - 从第 {{ start }} 轮起{% if not loop.last %}直到下一次变化{% endif %}，接收窗口为 {{ size }}。
        {% endfor %}
        {% if limits[0][0] > 1 %}
        - 第 {{ limits[0][0] }} 轮之前，接收窗口没有限制。
        {% endif %}
        {% else %}
        - 每轮发送的报文段数等于拥塞窗口。
        {% endif %}
        - 没有丢失的一轮之后：若窗口小于门限，下一轮窗口加倍，但不超过门限；
          若窗口等于或大于门限，下一轮窗口增加 {{ step }}。
        - 发生超时的一轮之后：新门限为该轮窗口的一半（向下取整），但至少为 2；下一轮窗口为 1。
        {% if duplicates %}
        - 收到重复确认的一轮之后：新门限为该轮窗口的一半（向下取整），但至少为 2；
          下一轮窗口为{{ "新门限" if recovery else " 1" }}{{ "加 3" if extra }}。
        {% endif %}
        - 每轮的全部报文段无论是否丢失都算已发送，且不再重发。

        发生超时的轮次：{{ timeouts | comma if timeouts else "无" }}。收到重复确认的轮次：
        {{ duplicates | comma if duplicates else "无" }}。除此之外没有丢失。

        请给出：windows 为第 1 轮至第 {{ rounds }} 轮的拥塞窗口（按顺序），threshold 为第 {{ rounds }} 轮时的门限，
        round 为到哪一轮结束时发送总数首次达到至少 {{ total }} 个报文段。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.rounds
        early = params.duplicates and rng.random() < 0.9
        losses = sorted(rng.sample(range(3, n), params.losses))
        late = [k for k in losses if not early or rng.random() < 0.4]
        if early and len(late) == len(losses):
            raise Retry
        starts = sorted(rng.sample(range(2, n - 1), params.limits))
        instance = self.Instance(
            rounds=n, threshold=rng.randint(3, 24), step=rng.choice((1, 1, 1, 2, 3)),
            recovery=early and rng.random() < 0.7, extra=rng.random() < 0.4,
            timeouts=tuple(late), duplicates=tuple(k for k in losses if k not in late),
            limits=tuple((start, rng.randint(3, 14)) for start in starts), total=1,
        )  # fmt: skip
        windows, thresholds, sent = _run(instance)
        total = rng.randint(sum(sent[: n // 2]), sum(sent) - 1)
        last = next(k for k in range(1, n + 1) if sum(sent[:k]) >= total)
        idle = bool(starts) and sum(windows[: last - 1]) < total  # the receiver's windows do not matter
        if windows[-1] == 1 or max(windows) > 99 or idle:
            raise Retry
        shown = instance.model_copy(update={"total": total, "extra": instance.extra and instance.recovery})
        return shown, {"windows": tuple(windows), "threshold": thresholds[-1], "round": last}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        words = {"en": ("timeout", "duplicates"), "zh": ("超时", "重复确认")}[language]
        lines, total = [], 0
        windows, thresholds, sent = _run(instance)
        for k, (window, threshold, part) in enumerate(zip(windows, thresholds, sent, strict=True), start=1):
            total += part
            lost = words[k in instance.duplicates] if k in (*instance.timeouts, *instance.duplicates) else ""
            sign = lost or ("<" if window < threshold else "≥")
            limit = f", {part}" if part < window else ""
            lines.append(f"{k}. {window} {sign} {threshold}{limit}; {total - part} + {part} = {total}")
        return "\n".join(lines)


def _run(instance: TcpWindowTrace.Instance) -> tuple[list[int], list[int], list[int]]:
    """Give the windows, the thresholds and what is sent in all rounds."""
    windows, thresholds, sent = [1], [instance.threshold], list[int]()
    for k in range(1, instance.rounds + 1):
        window, threshold = windows[-1], thresholds[-1]
        sent.append(min([window, *[size for start, size in instance.limits if start <= k][-1:]]))
        if k in instance.timeouts or k in instance.duplicates:
            thresholds.append(max(2, window // 2))
            stays = k in instance.duplicates and instance.recovery
            windows.append(thresholds[-1] + 3 * instance.extra if stays else 1)
        else:
            thresholds.append(threshold)
            windows.append(min(2 * window, threshold) if window < threshold else window + instance.step)
    return windows[:-1], thresholds[:-1], sent
