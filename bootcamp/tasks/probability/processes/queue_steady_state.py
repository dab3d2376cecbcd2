"""Find the long-run share of a state, the mean number of customers or the share lost in a queue.

Answer: a rational number; it is unique.
Harder: more room and servers, arrivals that turn away at a long queue, questions on waiting and on busy servers.
Skills: probability, algebra
Source: original; birth-death queues as in L. Kleinrock, Queueing Systems, 1975, chapter 3.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.probability import worth_asking
from bootcamp.lib.prompts import comma
from bootcamp.lib.shown_work import division, running_sum
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational

_KINDS = ("state", "number", "lost", "busy", "queue", "time")


class QueueSteadyState(Task["QueueSteadyState.Params", "QueueSteadyState.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        room: int = knob("for how many customers there is room", levels=(2, 2, 3, 3, 4, 4, 5, 6, 7, 8), ge=2, le=9)
        servers: int = knob("the most servers", levels=(1, 1, 2, 2, 2, 3, 3, 3, 4, 4), ge=1, le=4)
        kinds: int = knob("how many kinds of questions there are", levels=(1, 2, 3, 4, 4, 5, 6, 6, 6, 6), ge=1, le=6)
        balking: bool = knob("whether customers may turn away at a long queue", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        room: int
        servers: int
        arrival: int
        service: int
        joins: tuple[Fraction, ...]  # the chance that an arrival joins, by the number present; () if all do
        kind: str
        asked: int

        @property
        def chances(self) -> str:
            return ", ".join(f"{k}: {p}" for k, p in enumerate(self.joins))

    answer = Rational(low=0)
    prompt = Prompt(
        en=r"""
        Customers arrive as a Poisson process of {{ arrival }} an hour. There
        {{- " is one server, who" if servers == 1 else " are %d servers, each of whom" % servers }} serves one customer
        at a time, for an exponential time with mean 1/{{ service }} hour. All times are independent. There is room for
        {{ room }} customers, those being served included; a customer who finds it full is lost.
        {%- if not joins %} All others wait until they have been served.{% endif +%}
        {% if joins %}
        A customer who finds k others present, fewer than {{ room }}, stays with this probability (k: probability) and
        is otherwise lost: {{ chances }}. Those who stay wait until they have been served.
        {% endif %}

        {% if kind == "state" %}
        Find the share of time, in the long run, in which the number of customers present is {{ asked }}.
        {% elif kind == "number" %}
        Find the mean number of customers present, in the long run.
        {% elif kind == "lost" %}
        Find the share of all arriving customers who are lost, in the long run.
        {% elif kind == "busy" %}
        Find the mean number of busy servers, in the long run.
        {% elif kind == "queue" %}
        Find the mean number of customers who are present but not yet being served, in the long run.
        {% else %}
        Find the mean time in hours that a customer who is not lost spends in the system, in the long run.
        {% endif %}
        Give the exact value.
        """,
        zh=r"""
        顾客按泊松过程到达，每小时平均 {{ arrival }} 人。有 {{ servers }} 个服务台，
        {{ "每个服务台" if servers > 1 }}一次服务一位顾客，
        服务时间服从均值为 1/{{ service }} 小时的指数分布；所有时间相互独立。
        系统最多容纳 {{ room }} 位顾客（含正在接受服务的），
        到达时系统已满的顾客流失。
        {%- if not joins %}其余顾客都等到服务完毕。{% endif +%}
        {% if joins %}
        到达时若已有 k 位顾客（少于 {{ room }} 位），则以下列概率留下（k: 概率），否则流失：{{ chances }}。
        留下的顾客都等到服务完毕。
        {% endif %}

        {% if kind == "state" %}
        求长期来看系统中恰有 {{ asked }} 位顾客的时间所占的比例。
        {% elif kind == "number" %}
        求长期来看系统中顾客数的平均值。
        {% elif kind == "lost" %}
        求长期来看流失的顾客占全部到达顾客的比例。
        {% elif kind == "busy" %}
        求长期来看忙碌的服务台数的平均值。
        {% elif kind == "queue" %}
        求长期来看在系统中但尚未开始接受服务的顾客数的平均值。
        {% else %}
        求长期来看未流失的顾客在系统中停留的平均时间（以小时计）。
        {% endif %}
        请给出精确值。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        room = rng.randint(max(2, params.room - 1), params.room)
        servers = rng.randint(1, min(params.servers, room - 1))
        joins: tuple[Fraction, ...] = ()
        if params.balking and rng.random() < 0.6:
            tail = sorted((Fraction(rng.randint(1, 3), 4) for _ in range(room - servers)), reverse=True)
            joins = (*[Fraction(1)] * servers, *tail)
        kind = rng.choice(_KINDS[: params.kinds])
        instance = self.Instance(
            room=room,
            servers=servers,
            arrival=rng.randint(2, 20),
            service=rng.randint(2, 12),
            joins=joins,
            kind=kind,
            asked=rng.randint(0, room) if kind == "state" else -1,
        )
        answer = self.solve(instance)
        if instance.arrival == instance.service or not worth_asking(
            answer, Fraction(instance.arrival, instance.service)
        ):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Fraction:
        weights = [Fraction(1)]
        joins = instance.joins or (Fraction(1),) * instance.room
        for k in range(instance.room):
            weights.append(
                weights[-1] * instance.arrival * joins[k] / (instance.service * min(k + 1, instance.servers))
            )
        shares = [weight / sum(weights) for weight in weights]
        number = sum((k * share for k, share in enumerate(shares)), Fraction(0))
        busy = sum((min(k, instance.servers) * share for k, share in enumerate(shares)), Fraction(0))
        taken = busy * instance.service
        return {
            "state": shares[instance.asked],
            "number": number,
            "lost": 1 - taken / instance.arrival,
            "busy": busy,
            "queue": number - busy,
            "time": number / taken,
        }[instance.kind]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, weights = ["w0 = 1"], [Fraction(1)]
        joins = instance.joins or (Fraction(1),) * instance.room
        for k in range(instance.room):
            rates = instance.arrival * joins[k], instance.service * min(k + 1, instance.servers)
            weight = weights[-1] * rates[0] / rates[1]
            factor = f"{weights[-1]}·" if k else ""
            lines.append(f"w{k + 1} = {factor}{f'({division(*rates)})' if k else division(*rates)} = {weight}")
            weights.append(weight)
        total = sum(weights)
        lines.append(running_sum(weights))
        if instance.kind == "state":
            weight = weights[instance.asked]
            return "\n".join([*lines, f"{division(weight, total)} = {weight / total}"])
        means = []
        for name, most in (("N", instance.room), ("B", instance.servers)):
            pairs = [(min(k, most), weight) for k, weight in enumerate(weights) if k]
            counted = sum((k * weight for k, weight in pairs), Fraction(0))
            means.append(counted / total)
            if instance.kind in ("queue", "time") or (instance.kind == "number") == (name == "N"):
                parts = [k * weight for k, weight in pairs]
                told = comma(f"{k}·{weight} = {k * weight}" for k, weight in pairs if k > 1)
                lines += [*[told] * bool(told), running_sum(parts)]
                lines.append(f"{name} = {division(counted, total)} = {means[-1]}")
        number, busy = means
        taken = busy * instance.service
        if instance.kind in ("lost", "time"):
            lines.append(f"{instance.service}·{busy} = {taken}")
        if instance.kind == "lost":
            lines.append(f"1 - {division(taken, instance.arrival)} = {1 - taken / instance.arrival}")
        if instance.kind == "queue":
            lines.append(f"{number} - {busy} = {number - busy}")
        if instance.kind == "time":
            lines.append(f"{division(number, taken)} = {number / taken}")
        return "\n".join(lines)
