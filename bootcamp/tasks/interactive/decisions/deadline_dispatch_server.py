"""Run jobs on one machine as they arrive so that none misses its deadline.

Answer: the class of the job to run next, or idle; every schedule that keeps all deadlines wins.
Turns: one decision each time the machine is free.
Harder: more classes, a higher load, longer spans.
Skills: planning, optimization
Source: original; scheduling without interruption on a single machine.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from random import Random
from typing import NamedTuple

from bootcamp import interactive
from bootcamp.interactive import Interactive, Prompt, Turn, knob
from bootcamp.lib.dispatch import CLASSES, Job, by_class, draw_arrivals, draw_classes, expected, kept
from bootcamp.verifiers import Choice, Format

IDLE, TRIES = "idle", 40


class _State(NamedTuple):
    time: int
    waiting: tuple[Job, ...]
    come: int


class _Seen(NamedTuple):
    time: int
    waiting: tuple[Job, ...]
    late: bool


Past = tuple[tuple[str, _Seen], ...]


class DeadlineDispatchServer(
    Interactive["DeadlineDispatchServer.Params", "DeadlineDispatchServer.Instance", str, _State, _Seen]
):
    version = 1

    class Params(interactive.Params):
        classes: int = knob("how many classes there are", levels=(3, 3, 3, 4, 4, 4, 4, 5, 5, 5), ge=3, le=5)
        jobs: int = knob("how many jobs arrive", levels=(10, 12, 14, 15, 17, 18, 20, 22, 25, 28), ge=5, le=36)
        load: int = knob("the load in percent", levels=(72, 74, 76, 78, 80, 80, 82, 84, 86, 88), ge=50, le=150)

    class Instance(interactive.Instance):
        secret = ("arrivals",)
        services: tuple[int, ...]
        deadlines: tuple[int, ...]
        gaps: tuple[int, ...]
        end: int
        start: tuple[str, ...]
        arrivals: tuple[tuple[int, str], ...]

        @property
        def rows(self) -> list[tuple[object, ...]]:
            """List the classes."""
            return list(zip(CLASSES, self.services, self.deadlines, self.gaps, strict=False))

    prompt = Prompt(
        en=r"""
        One machine runs jobs of {{ services | length }} classes. Each class has a service time, a deadline counted from
        the arrival of the job, and a least gap between the arrivals of two of its jobs:

        {{ rows | table(["class", "service", "deadline", "gap"]) }}

        When the jobs arrive you do not know before; beyond the gaps they come at random. At time 0 there is one job of
        each of these classes: {{ start | join(", ") }}. Only arrivals are used for which always running the oldest job,
        that with the shortest service, that with the shortest deadline of its class or that which is due first would
        miss a deadline.

        Whenever the machine is free you decide: the name of a class runs its oldest waiting job to the end, without
        interruption; "idle" waits for the next arrival. I tell you the time and which jobs wait then, each with its
        arrival and its deadline. If a job is not finished at its deadline, you lose at once. You win when the time is
        {{ end }} or later and no deadline was missed.
        """,
        zh=r"""
        一台机器处理 {{ services | length }} 类任务。每一类有处理时间、从任务到达时起算的期限，
        以及同类两个任务到达的最小间隔：

        {{ rows | table(["class", "service", "deadline", "gap"]) }}

        （class 为类，service 为处理时间，deadline 为期限，gap 为最小间隔。）任务何时到达你事先不知道；除最小间隔外，
        到达时间是随机的。时刻 0 有以下类的任务各一个：{{ start | join("、") }}。只选用这样的到达时间：
        总是先处理等待最久的、处理时间最短的、所属类期限最短的，或到期最早的任务，都会误期。

        每当机器空闲，由你决定：写一个类的名称，就不间断地处理该类等待最久的任务，直到完成；写 idle 则等到下一个任务
        到达。我会告诉你此时的时刻和正在等待的任务，以及各自的到达时刻和到期时刻。如果有任务在到期时刻还没有完成，
        你立即失败。当时刻达到或超过 {{ end }} 而没有任务误期时，你获胜。
        """,
    )
    reply = Prompt(
        en="""
        Time {{ time }}.
        {% if late %}
        A job has missed its deadline.
        {% else %}
        {{ "Waiting:" if waiting else "No job waits." }}
        {% for name, arrived, due in waiting %}
        {{ name }} (arrived {{ arrived }}, due {{ due }}){{ "." if loop.last else "," }}
        {% endfor %}
        {% endif %}
        """,
        zh="""
        时刻 {{ time }}。
        {% if late %}
        有任务误期了。
        {% else %}
        {{ "等待中：" if waiting else "没有等待的任务。" }}
        {% for name, arrived, due in waiting %}
        {{ name }}（到达 {{ arrived }}，到期 {{ due }}）{{ "。" if loop.last else "，" }}
        {% endfor %}
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return Choice((*CLASSES[: len(instance.services)], IDLE))

    def deal(self, params: DeadlineDispatchServer.Params, rng: Random) -> Instance:
        for _ in range(TRIES):
            instance = self._drawn(params, rng)
            if instance.start and not self._won_simply(instance) and self.policy_wins(instance):
                return instance
        raise interactive.Retry

    def _drawn(self, params: DeadlineDispatchServer.Params, rng: Random) -> Instance:
        kinds = draw_classes(rng, params.classes)
        services = tuple(service for service, _ in kinds)
        gaps = tuple(max(2, 100 * params.classes * one // params.load) for one in services)
        arrivals = draw_arrivals(rng, by_class(gaps), params.jobs)
        return self.Instance(
            services=services,
            deadlines=tuple(map(sum, kinds)),
            gaps=gaps,
            end=arrivals[-1][0],
            start=tuple(name for time, name in arrivals if time == 0),
            arrivals=tuple(arrivals),
            turns=min(interactive.MOST_TURNS, 2 * params.jobs),
        )

    def begin(self, instance: Instance) -> _State:
        return _arrived(instance, 0, (), 0)

    def illegal(self, shown: Instance, past: Past, move: str) -> str:
        waiting = [job.name for job in past[-1][1].waiting] if past else shown.start
        return "" if move == IDLE or move in waiting else f"no job of class {move} waits"

    def react(self, instance: Instance, state: _State, move: str) -> Turn:
        waiting, late = state.waiting, False
        if move == IDLE:
            time = next((time for time, _ in instance.arrivals[state.come :]), instance.end)
        else:
            job = next(job for job in waiting if job.name == move)
            waiting = tuple(other for other in waiting if other is not job)
            time = state.time + instance.services[CLASSES.index(move)]
            late = time > job.due
        after = _arrived(instance, time, waiting, state.come)
        late = late or any(job.due <= time for job in after.waiting)
        return Turn(after, _Seen(time, after.waiting, late), "lost" if late else "won" if time >= instance.end else "")

    def random_move(self, shown: Instance, past: Past, rng: Random) -> str:
        waiting = sorted({job.name for job in past[-1][1].waiting} if past else {*shown.start})
        return rng.choice([*waiting, *waiting, IDLE])

    def policy(self, shown: Instance, past: Past, rng: Random) -> str:
        """Take the start after which earliest deadlines are kept longest if each class comes as soon as it can."""
        services, spans, gaps = (by_class(one) for one in (shown.services, shown.deadlines, shown.gaps))
        first = tuple(Job(name, 0, spans[name]) for name in shown.start)
        now, waiting = (past[-1][1].time, past[-1][1].waiting) if past else (0, first)
        came = {job.name: job.arrived for jobs in (first, *(seen.waiting for _, seen in past)) for job in jobs}
        coming = expected(now, gaps, spans, came)
        starts = dict.fromkeys(job.name for job in sorted(waiting, key=attrgetter("due")))
        return max((*starts, IDLE), key=lambda start: kept(services, now, waiting, coming, start))

    def _won_simply(self, instance: Instance) -> bool:
        """Tell whether always running the job of the lowest rank, the oldest of several, wins by a simple rule."""
        services, spans = by_class(instance.services), by_class(instance.deadlines)
        ranks: list[Callable[[Job], int]] = [attrgetter("due"), attrgetter("arrived")]
        ranks += [lambda job: services[job.name], lambda job: spans[job.name]]
        for rank in ranks:
            state, over = self.begin(instance), ""
            while not over:
                waiting = [(rank(job), job.arrived, job.name) for job in state.waiting]
                state, _, over = self.react(instance, state, min(waiting)[2] if waiting else IDLE)
            if over == "won":
                return True
        return False


def _arrived(game: DeadlineDispatchServer.Instance, time: int, waiting: tuple[Job, ...], come: int) -> _State:
    """Return the state at a time, with the jobs that have arrived up to then."""
    due = by_class(game.deadlines)
    new = [Job(name, at, at + due[name]) for at, name in game.arrivals[come:] if at <= time]
    return _State(time, (*waiting, *new), come + len(new))
