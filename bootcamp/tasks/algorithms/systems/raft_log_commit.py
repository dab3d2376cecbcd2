"""Follow the logs of servers under changing leaders, and what they may count as committed.

Answer: all logs and the commit index; unique.
Harder: more servers and events, more changes of leaders.
Skills: simulation, deduction
Source: original; D. Ongaro and J. Ousterhout, In search of an understandable consensus algorithm, USENIX ATC 2014.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Mapping, Record, Sequence, Word

Event = tuple[str, int, tuple[int, ...]]
"""``lead`` with a server and a term, ``append`` with a number of entries, ``copy`` with the servers reached."""


class RaftLogCommit(Task["RaftLogCommit.Params", "RaftLogCommit.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        servers: int = knob("the number of servers", levels=(3, 3, 3, 3, 5, 5, 5, 5, 5, 7), ge=3, le=9)
        events: int = knob("the number of events", levels=(5, 6, 8, 10, 12, 14, 16, 19, 23, 28), ge=4, le=50)

    class Instance(task.Instance):
        servers: int
        events: tuple[Event, ...]

        @property
        def names(self) -> list[str]:
            return [f"S{number}" for number in range(1, self.servers + 1)]

        def told(self, language: str) -> list[str]:
            lines = []
            for kind, number, others in self.events:
                names = [f"S{other}" for other in others]
                if kind == "lead":
                    en, zh = "S{0} becomes leader of term {1}", "S{0} 成为第 {1} 任期的领导者"
                    en, zh = en.format(number, others[0]), zh.format(number, others[0])
                elif kind == "append":
                    many = f"{number} {'entries' if number > 1 else 'entry'}"
                    en, zh = f"the leader appends {many}", f"领导者追加 {number} 个条目"
                else:
                    en, zh = f"the leader's log reaches {', '.join(names)}", f"领导者的日志传到 {'、'.join(names)}"
                lines.append(zh if language == "zh" else en)
            return lines

    prompt = Prompt(
        en=r"""
        The servers {{ names | listed(language) }} each keep a log, a list of entries; all logs are empty and nothing is
        committed at first. Of an entry only its term, a number, matters here. These events happen in order:

        {{ told(language) | numbered }}

        - An entry that the leader appends goes to the end of its own log, with the leader's term.
        - When the leader's log reaches a server, that server's log is compared with it from the start. Entries up to
          the first place where the terms differ are kept; from there on all its own entries are dropped, and the
          leader's remaining entries are taken over. If one log is the beginning of the other, the longer server log
          stays as it is, and a shorter one is completed.
        - After that, let n be the greatest place such that the leader's log has there an entry of the leader's own term
          and more than half of all servers, the leader included, have the leader's entries up to that place. If n is
          greater than the commit index, the commit index becomes n. It is 0 at first and never falls.

        Give "logs" (for each server the list of the terms of its entries at the end) and "commit" (the commit index).
        """,
        zh=r"""
        服务器 {{ names | listed(language) }} 各有一份日志，即条目的列表；最初所有日志都为空，没有任何条目已提交。
        这里只关心条目的任期，它是一个数。依次发生以下事件：

        {{ told(language) | numbered }}

        - 领导者追加的条目放到它自己日志的末尾，任期为领导者的任期。
        - 领导者的日志传到一台服务器时，把该服务器的日志与它从头比较。在任期不同的第一个位置之前的条目保留；
          从该位置起，服务器自己的条目全部丢弃，换成领导者其余的条目。如果其中一份是另一份的开头部分，
          那么服务器较长的日志保持不变，较短的则补齐。
        - 此后，设 n 是满足以下条件的最大位置：领导者的日志在该位置的条目属于领导者自己的任期，
          且超过半数的服务器（包括领导者）直到该位置都与领导者的条目相同。如果 n 大于提交位置，提交位置就变为 n。
          提交位置最初为 0，从不减小。

        请给出 "logs"（最后每台服务器日志中各条目的任期的列表）和 "commit"（提交位置）。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        log = Sequence(Integer(low=1), brackets="[]")
        names = tuple(instance.names)
        return Record(logs=Mapping(Word(bank=names), log, required=names), commit=Integer(low=0))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        group = _Group(params.servers)
        events: list[Event] = []
        term = 0
        while len(events) < params.events:
            chance = rng.random()
            if not events or (chance < 0.25 and events[-1][0] != "lead"):
                able = [one for one in range(1, params.servers + 1) if group.may_lead(one)]
                term += rng.randint(1, 2)
                event: Event = ("lead", rng.choice(able), (term,))
            elif events[-1][0] == "lead" or chance < 0.55:
                event = ("append", rng.randint(1, 2), ())
            else:
                others = [one for one in range(1, params.servers + 1) if one != group.leader]
                reached = rng.sample(others, rng.randint(1, max(1, len(others) - 1)))
                event = ("copy", 0, tuple(sorted(reached)))
            if event[0] == "append" and events[-1][0] == "append":
                continue
            group.take(event)
            events.append(event)
        instance = self.Instance(servers=params.servers, events=tuple(events))
        answer = self.solve(instance)
        if len(set(answer["logs"].values())) < 2 or answer["commit"] == 0 or term < 2:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> dict[str, Any]:
        group = _Group(instance.servers)
        for event in instance.events:
            group.take(event)
        logs = {f"S{one}": tuple(log) for one, log in group.logs.items()}
        return {"logs": logs, "commit": group.commit}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        group, lines = _Group(instance.servers), []
        for number, event in enumerate(instance.events, start=1):
            before = group.commit
            group.take(event)
            own = group.logs[group.leader]
            if event[0] != "copy":
                lines.append(f"{number}. S{group.leader} ({group.term}): {own}")
            else:
                lines.append(f"{number}. {', '.join(f'S{one}: {group.logs[one]}' for one in event[2])}")
                lines += _votes_told(group, before)
        return "\n".join(lines)


class _Group:
    """The servers with their logs; who leads, and what is committed."""

    def __init__(self, servers: int) -> None:
        self.logs: dict[int, list[int]] = {one: [] for one in range(1, servers + 1)}
        self.leader = self.term = self.commit = 0

    def may_lead(self, server: int) -> bool:
        """Tell whether a majority could vote for a server: its log is not behind theirs."""
        own = self.logs[server]
        rank = [(log[-1:], len(log)) for log in self.logs.values()]
        return sum(one <= (own[-1:], len(own)) for one in rank) > len(rank) // 2

    def take(self, event: Event) -> None:
        """Let an event happen."""
        kind, number, others = event
        if kind == "lead":
            self.leader, self.term = number, others[0]
        elif kind == "append":
            self.logs[self.leader] += [self.term] * number
        else:
            own = self.logs[self.leader]
            for other in others:
                if _common(own, self.logs[other]) < len(own):
                    self.logs[other] = list(own)
            places = [
                place
                for place, term in enumerate(own, start=1)
                if term == self.term and 2 * len(self.holders(place)) > len(self.logs)
            ]
            self.commit = max([self.commit, *places])

    def holders(self, place: int) -> list[int]:
        """Give the servers that have the leader's entries up to a place."""
        own = self.logs[self.leader]
        return [one for one, log in self.logs.items() if _common(own, log) >= place]


def _votes_told(group: _Group, before: int) -> list[str]:
    """Write who holds the leader's places, the last first, down to the one that is committed now or was before."""
    lines = []
    own = group.logs[group.leader]
    for place in range(len(own), max(group.commit - 1, before), -1):
        holders = group.holders(place)
        told = f"{place}: {own[place - 1]} ≠ {group.term}"
        if own[place - 1] == group.term:
            names, double, all_ = " ".join(f"S{one}" for one in holders), 2 * len(holders), len(group.logs)
            told = f"{place}: {names}, 2·{len(holders)} {'>' if double > all_ else '<'} {all_}"
        lines.append(told + (f", commit = {place}" if place == group.commit else ""))
    return lines


def _common(one: list[int], two: list[int]) -> int:
    """Give how far two logs agree from the start."""
    differ = [place for place, (a, b) in enumerate(zip(one, two, strict=False)) if a != b]
    return differ[0] if differ else min(len(one), len(two))
