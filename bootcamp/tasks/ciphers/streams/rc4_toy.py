"""Follow a generator in the manner of RC4 on numbers modulo m, from its key on, or backwards from a later state.

Answer: a list of numbers; unique.
Harder: larger states and keys, more outputs; the numbers before a known state.
Skills: simulation, deduction
Source: original; the cipher of R. Rivest, made known in 1994, with a modulus of any size.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence


class Rc4Toy(Task["Rc4Toy.Params", "Rc4Toy.Instance", tuple[int, ...]]):
    version = 1

    class Params(task.Params):
        modulus: int = knob("the size of the state", levels=(5, 6, 8, 9, 10, 12, 14, 18, 22, 26), ge=3, le=64)
        key: int = knob("the numbers of the key", levels=(2, 3, 4, 4, 4, 4, 5, 6, 7, 8), ge=1, le=16)
        numbers: int = knob("how many numbers are put out", levels=(3, 3, 4, 5, 6, 7, 8, 10, 12, 14), ge=1, le=40)

    class Instance(task.Instance):
        key: tuple[int, ...]  # empty if a later state is given
        state: tuple[int, ...]  # after the last output; empty if the key is given
        place: int  # j after the last output
        modulus: int
        numbers: int
        secret: tuple[int, ...]  # the numbers to be decrypted; empty if the outputs are asked for

    prompt = Prompt(
        en=r"""
        A generator keeps a list S of the numbers 0 to {{ modulus - 1 }} in some order, with the entries S[0] to
        S[{{ modulus - 1 }}], and two numbers i and j. All sums are taken modulo {{ modulus }}.

        {% if key %}
        Set-up with the key K[0] to K[{{ key | length - 1 }}]: at first S[n] = n for all n, and j = 0. For n = 0, 1,
        ..., {{ modulus - 1 }} in turn: add S[n] + K[n mod {{ key | length }}] to j, then swap S[n] and S[j]. After that
        i and j are set to 0.

        {% endif %}
        {% if not key %}
        At first i = 0 and j = 0.

        {% endif %}
        One output: add 1 to i; then add S[i] to j; then swap S[i] and S[j]; put out the entry of S
        at place S[i] + S[j].

        {% if key %}
        The key is {{ key | sequence }}.
        {% else %}
        After {{ numbers }} outputs j is {{ place }} and S is {{ state | sequence }}.
        {% endif %}
        {% if secret %}
        A message of {{ numbers }} numbers was encrypted: the first output was added to the first number, the second
        output to the second number, and so on. The result is {{ secret | sequence }}.

        Give the numbers of the message.
        {% else %}

        Give the {{ "first " if key }}{{ numbers }} outputs in order.
        {% endif %}
        """,
        zh=r"""
        一个生成器保存一个列表 S，它是 0 到 {{ modulus - 1 }} 各数的一个排列，各项为 S[0] 到 S[{{ modulus - 1 }}]；
        另有两个数 i 和 j。所有加法都取模 {{ modulus }}。

        {% if key %}
        用密钥 K[0] 到 K[{{ key | length - 1 }}] 初始化：开始时对所有 n 有 S[n] = n，且 j = 0。
        依次对 n = 0, 1, ..., {{ modulus - 1 }}：把 S[n] + K[n mod {{ key | length }}] 加到 j 上，
        然后交换 S[n] 和 S[j]。完成后 i 和 j 都置为 0。

        {% endif %}
        {% if not key %}
        开始时 i = 0，j = 0。

        {% endif %}
        每产生一个输出：i 加 1；然后把 S[i] 加到 j 上；然后交换 S[i] 和 S[j]；输出 S 在下标 S[i] + S[j] 处的项。

        {% if key %}
        密钥为 {{ key | sequence }}。
        {% else %}
        产生 {{ numbers }} 个输出之后，j 是 {{ place }}，S 是 {{ state | sequence }}。
        {% endif %}
        {% if secret %}
        一条由 {{ numbers }} 个数组成的消息按如下方式加密：第一个数加上第一个输出，第二个数加上第二个输出，依此类推。
        结果为 {{ secret | sequence }}。

        请写出消息的各数。
        {% else %}

        请依次写出{{ "前" if key else "这" }} {{ numbers }} 个输出。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[int, ...]]:
        return Sequence(Integer(0, instance.modulus - 1), length=instance.numbers)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        m, count = params.modulus, params.numbers
        key = tuple(rng.randrange(m) for _ in range(params.key))
        state = _set_up(key, m)
        out, place = _run(state, count)
        message = tuple(rng.randrange(m) for _ in range(count))
        secret = tuple((a + b) % m for a, b in zip(message, out, strict=True))
        backwards, decrypt = params.modulus > 9 and rng.random() < 0.5, rng.random() < 0.5
        if len(set(out)) == 1:
            raise task.Retry
        instance = self.Instance(
            key=() if backwards else key,
            state=tuple(state) if backwards else (),
            place=place if backwards else 0,
            modulus=m,
            numbers=count,
            secret=secret if decrypt else (),
        )
        return instance, message if decrypt else tuple(out)

    def solve(self, instance: Instance) -> tuple[int, ...]:
        m, count = instance.modulus, instance.numbers
        if instance.key:
            out, _ = _run(_set_up(instance.key, m), count)
        else:
            out = _run_back(list(instance.state), instance.place, count)
        return tuple((a - b) % m for a, b in zip(instance.secret, out, strict=True)) or tuple(out)


def _set_up(key: tuple[int, ...], m: int) -> list[int]:
    state, j = list(range(m)), 0
    for n in range(m):
        j = (j + state[n] + key[n % len(key)]) % m
        state[n], state[j] = state[j], state[n]
    return state


def _run(state: list[int], count: int) -> tuple[list[int], int]:
    """Give the outputs and the last j; `state` is changed."""
    m, j, out = len(state), 0, []
    for n in range(count):
        i = (n + 1) % m
        j = (j + state[i]) % m
        state[i], state[j] = state[j], state[i]
        out.append(state[(state[i] + state[j]) % m])
    return out, j


def _run_back(state: list[int], j: int, count: int) -> list[int]:
    m, out = len(state), []
    for n in range(count, 0, -1):
        i = n % m
        out.append(state[(state[i] + state[j]) % m])
        state[i], state[j] = state[j], state[i]
        j = (j - state[i]) % m
    return out[::-1]
