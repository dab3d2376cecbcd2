"""Follow messages on a shared bus on which the lowest identifier wins, bit by bit.

Answer: the order and the start times of transmissions, how many messages are lost, and the bit at which one gives way.
Harder: more messages and transmissions, shorter periods, transmissions that are destroyed.
Skills: simulation, arithmetic
Source: original; simplified from the arbitration of the CAN bus, whose rules the prompt states.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Format, Integer, Record, Sequence, Word

Message = tuple[int, int, int, int]
"""Its identifier, the bytes that it carries, when it is released first and its period."""
Answer = dict[str, Any]

_ERROR = 60  # bit times of a destroyed transmission


class CanBusArbitration(Task["CanBusArbitration.Params", "CanBusArbitration.Instance", Answer]):
    version = 1

    class Params(task.Params):
        messages: int = knob("how many messages there are", levels=(3, 3, 4, 5, 5, 6, 7, 8, 9, 10), ge=2, le=14)
        sent: int = knob(
            "how many transmissions are asked for", levels=(3, 5, 6, 8, 10, 12, 14, 16, 19, 22), ge=2, le=40
        )
        load: int = knob(
            "percentage of the bus that is wanted", levels=(70, 75, 80, 90, 95, 100, 105, 110, 120, 130), ge=20
        )
        errors: int = knob("how many transmissions are destroyed", levels=(*[0] * 5, 1, 1, 2, 2, 3), ge=0, le=6)

    class Instance(task.Instance):
        messages: tuple[Message, ...]
        sent: int
        destroyed: tuple[int, ...]
        asked: tuple[int, int]  # a transmission and a message that gives way in it

        @property
        def names(self) -> str:
            return "ABCDEFGHIJKLMN"[: len(self.messages)]

        @property
        def rows(self) -> list[tuple[str, str, int, int, int]]:
            return [(name, f"{m[0]:03X}", *m[1:]) for name, m in zip(self.names, self.messages, strict=True)]

    prompt = Prompt(
        en=r"""
        Messages share a bus; all times are in bit times. Each message has an identifier of 11 bits, given as a
        hexadecimal number. It is released for the first time at the time given, and then again whenever its period has
        passed.

        {{ rows | table(["message", "identifier", "bytes", "first release", "period"]) }}

        - Whenever the bus is free and at least one message waits, all waiting messages begin to transmit at once, those
          released at this very moment included, and the one with the lowest identifier goes on. The bus is free at 0.
        - Its transmission keeps the bus busy for 47 + 8b bit times, where b is its number of bytes; exactly then the
          bus is free again.
        - Arbitration goes bit by bit through the identifiers, the highest bit first (bit 1 of 11). A 0 overrules a 1: a
          message that sends 1 while another one that is still in the race sends 0 gives way at this bit, and waits on.
        - If a message is released while its former release still waits, that former one is lost and the new one waits
          in its place. A release while the message is being transmitted replaces nothing and waits too.
        {% if destroyed %}
        - Transmission{{ "s" if destroyed | length > 1 }} number {{ destroyed | listed(language) }} (counted from 1)
        will be destroyed. Such a transmission keeps the bus busy for 60 bit times only, and then its message waits
        again;
          but if it was released anew by that time, that moment included, the destroyed one is lost.
        {% endif %}

        Give for the first {{ sent }} transmissions, destroyed ones included: order, the names of the messages; starts,
        the times at which they begin; lost, how many were lost up to and including the start of transmission
        {{ sent }}; and bit, the number from 1 to 11 of the bit at which message {{ names[asked[1]] }} gives way in
        transmission {{ asked[0] }}.
        """,
        zh=r"""
        若干报文共用一条总线，所有时间以位时间为单位。每个报文有一个 11 位的标识符，以十六进制数给出。
        报文在所给时刻首次释放，此后每过一个周期再释放一次。

        {{ rows | table(["报文", "标识符", "字节数", "首次释放", "周期"]) }}

        - 只要总线空闲且至少有一个报文在等待，所有等待的报文（包括恰在此刻释放的）就同时开始发送，
        标识符最小的继续发送下去。
          总线在时刻 0 空闲。
        - 它的发送占用总线 47 + 8b 个位时间，b 为其字节数；恰在此后总线又空闲。
        - 仲裁从标识符的最高位（11 位中的第 1 位）开始逐位进行。0 压过 1：某报文发送 1 而仍在竞争的另一报文发送 0 时，
          它就在这一位退出，继续等待。
        - 若某报文释放时它的上一次释放还在等待，则上一次的丢失，由新的代替它等待。报文正在发送时的新释放另行等待。
        {% if destroyed %}
        - 第 {{ destroyed | listed(language) }} 次发送（从 1 数起）会被破坏。这样的发送只占用总线 60 个位时间，
          然后该报文重新等待；但若到那时（含那一刻）它又释放过，则被破坏的那个丢失。
        {% endif %}

        请对前 {{ sent }} 次发送（包括被破坏的）给出：order 为各次发送的报文名；starts 为各次开始的时刻；
        lost 为到第 {{ sent }} 次发送开始时（含该时刻）丢失的个数；bit 为在第 {{ asked[0] }} 次发送中报文
        {{ names[asked[1]] }} 退出的那一位的编号（1 到 11）。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        n = instance.sent
        order = Sequence(Word(bank=tuple(instance.names)), length=n)
        starts = Sequence(Integer(low=0), length=n)
        return Record(order=order, starts=starts, lost=Integer(low=0), bit=Integer(low=1, high=11))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n, base = params.messages, rng.randrange(2**11)
        identifiers = list({base ^ rng.randrange(2 ** rng.randint(2, 11)) for _ in range(4 * n)})
        if len(identifiers) < n:
            raise Retry
        messages = list[Message]()
        for identifier in rng.sample(sorted(identifiers), n):
            size = rng.randint(0, 8)
            period = (47 + 8 * size) * n * 100 // params.load * rng.randint(70, 140) // 100
            messages.append((identifier, size, rng.randint(0, 150), period // 10 * 10 + 10))
        destroyed = tuple(sorted(rng.sample(range(2, params.sent), params.errors)))
        instance = self.Instance(messages=tuple(messages), sent=params.sent, destroyed=destroyed, asked=(1, 0))
        order, starts, lost, races = _run(instance)
        lose = [(k, i) for k, race in enumerate(races, start=1) for i in race if i != order[k - 1]]
        if not lose or len({*order}) < min(n, 3) or (params.load > 100 and params.sent > 12 and not lost):
            raise Retry
        asked = rng.choice(lose)
        answer = {
            "order": tuple("ABCDEFGHIJKLMN"[i] for i in order),
            "starts": tuple(starts),
            "lost": lost,
            "bit": _gives_way([messages[i][0] for i in races[asked[0] - 1]], messages[asked[1]][0]),
        }
        return instance.model_copy(update={"asked": asked}), answer

    def key(self, instance: Instance) -> object:
        asked = instance.messages[instance.asked[1]][0]
        return [sorted(instance.messages), instance.sent, instance.destroyed, instance.asked[0], asked]


def _gives_way(race: list[int], identifier: int) -> int:
    """Give the bit, from 1, at which an identifier leaves the race."""
    for bit in range(1, 12):
        shift = 11 - bit
        if any(other >> shift < identifier >> shift for other in race):
            return bit
    raise Retry


def _run(instance: CanBusArbitration.Instance) -> tuple[list[int], list[int], int, list[list[int]]]:
    """Give who transmits, when, how many messages are lost, and who takes part in each race."""
    upcoming = [first for _, _, first, _ in instance.messages]
    waiting, time, lost = set[int](), 0, 0
    order, starts, races = list[int](), list[int](), list[list[int]]()

    def release(until: int) -> int:
        replaced = 0
        for i, (*_, period) in enumerate(instance.messages):
            while upcoming[i] <= until:
                replaced += i in waiting
                waiting.add(i)
                upcoming[i] += period
        return replaced

    while True:
        lost += release(time)
        if not waiting:
            time = min(upcoming)
            continue
        races.append(sorted(waiting))
        winner = min(waiting, key=lambda i: instance.messages[i][0])
        order.append(winner)
        starts.append(time)
        if len(order) == instance.sent:
            return order, starts, lost, races
        waiting.remove(winner)
        broken = len(order) in instance.destroyed
        time += _ERROR if broken else 47 + 8 * instance.messages[winner][1]
        lost += release(time)
        if broken:
            lost += winner in waiting
            waiting.add(winner)
