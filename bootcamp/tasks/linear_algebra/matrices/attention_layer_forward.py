"""Compute the output of a small attention layer exactly, with weights that are powers of two.

Answer: the output of one token or of all tokens; it is unique.
Harder: more tokens and heads, larger vectors, a causal mask, an output matrix, a residual connection, all tokens.
Skills: arithmetic, algebra, simulation
Source: original; the attention of transformers (Vaswani et al., 2017).
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.matrix import IntMatrix, Matrix as Rows, multiply, random_matrix, transpose
from bootcamp.lib.prompts import bracketed, sequence
from bootcamp.lib.shown_work import product_rows, products
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Matrix, Rational, Sequence


class AttentionLayerForward(Task["AttentionLayerForward.Params", "AttentionLayerForward.Instance", Any]):
    version = 1

    class Params(task.Params):
        tokens: int = knob("how many tokens there are", levels=(2, 2, 3, 3, 3, 4, 4, 4, 5, 5), ge=2, le=6)
        width: int = knob("the length of the vector of a token", levels=(1, 2, 2, 2, 2, 2, 2, 3, 3, 4), ge=1, le=5)
        head: int = knob("the length of queries, keys and values", levels=(1, 1, 1, 2, 2, 2, 2, 2, 2, 2), ge=1, le=4)
        heads: int = knob("how many heads there are", levels=(1, 1, 1, 1, 2, 1, 2, 2, 2, 3), ge=1, le=4)
        causal: bool = knob("whether a causal mask may occur", levels=(False,) * 3 + (True,) * 7)
        output: bool = knob(
            "whether an output matrix and a residual connection occur", levels=(False,) * 6 + (True,) * 4
        )
        whole: bool = knob("whether the output of all tokens is asked for", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        tokens: IntMatrix  # one a row
        heads: tuple[tuple[IntMatrix, IntMatrix, IntMatrix], ...]  # the matrices of queries, keys and values
        causal: bool
        output: IntMatrix  # empty if there is none, and then no residual connection
        asked: int  # the number of a token, or 0 for all

        @property
        def lines(self) -> list[str]:
            many = len(self.heads) > 1
            return [
                ", ".join(
                    f"{name}{k if many else ''} = {sequence(part)}" for name, part in zip(_NAMES, head, strict=True)
                )
                for k, head in enumerate(self.heads, 1)
            ]

    prompt = Prompt(
        en=r"""
        A small attention layer works on {{ tokens | length }} tokens with exact numbers. Row i of X is the vector
        $x_i$ of token i:

        X = {{ tokens | sequence }}

        {{ "Each head h" if heads[1:] else "The one head" }} has matrices for queries, keys and values:

        {{ lines | lines }}

        {{ "In every head, t" if heads[1:] else "T" }}oken i has the query $q_i = x_i W_Q$, the key $k_i = x_i W_K$
        and the value $v_i = x_i W_V$, all of them row vectors. Token i gives token j the weight
        $2^{q_i \cdot k_j}$, where the dot is the dot product{{ ", if j ≤ i, and the weight 0 if j > i" if causal }}.
        The weights that token i gives are divided by their sum, and the {{ "head's " if heads[1:] }}result of token i
        is the sum of the values $v_j$, each times the weight that i gives j.
        {{ "The results of the heads are written one after the other, head 1 first, as one row." if heads[1:] }}
        The output of token i is {{ "$x_i$ plus " if output }}{{ "this row" if heads[1:] else "this result" }}{{
        " times W_O, where" if output else "." }}

        {% if output %}
        W_O = {{ output | sequence }}

        {% endif %}
        {{ "Give the outputs of all tokens, one a row." if asked == 0 else "Give the output of token " ~ asked ~ "." }}
        """,
        zh=r"""
        一个小型注意力层用精确数处理 {{ tokens | length }} 个词元，X 的第 i 行是词元 i 的向量 $x_i$：

        X = {{ tokens | sequence }}

        {{ "每个头 h 各有" if heads[1:] else "唯一的头有" }}查询、键、值三个矩阵：

        {{ lines | lines }}

        {{ "在每个头中，" if heads[1:] }}词元 i 的查询为 $q_i = x_i W_Q$，键为 $k_i = x_i W_K$，
        值为 $v_i = x_i W_V$，都是行向量。
        {% if causal %}
        当 j ≤ i 时，词元 i 给词元 j 的权重为 $2^{q_i \cdot k_j}$（点表示内积），当 j > i 时权重为 0。
        {% else %}
        词元 i 给词元 j 的权重为 $2^{q_i \cdot k_j}$（点表示内积）。
        {% endif %}
        词元 i 给出的各权重都除以它们的总和；
        词元 i 的{{ "该头" if heads[1:] }}结果是各个值 $v_j$ 乘以 i 给 j 的权重之后的和。
        {{ "各头的结果按头的编号从 1 起依次接成一行。" if heads[1:] }}
        词元 i 的输出{{ "是 $x_i$ 加上" if output else "就是" }}{{ "这一行" if heads[1:] else "这个结果" }}{{
        "乘以 W_O，其中" if output else "。" }}

        {% if output %}
        W_O = {{ output | sequence }}

        {% endif %}
        {{ "给出所有词元的输出，每个词元一行。" if asked == 0 else "给出词元 " ~ asked ~ " 的输出。" }}
        """,
    )

    def format(self, instance: Instance) -> Format[Any]:
        width = len(instance.output[0]) if instance.output else len(instance.heads) * len(instance.heads[0][2][0])
        return Sequence(Rational(), width) if instance.asked else Matrix(len(instance.tokens), width)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Any]:
        n, d, h = params.tokens, params.width, params.head
        heads = tuple(
            (_sparse(rng, d, h), _sparse(rng, d, h), random_matrix(rng, d, h, -3, 3)) for _ in range(params.heads)
        )
        output = random_matrix(rng, h * params.heads, d, -2, 2) if params.output and rng.random() < 0.7 else ()
        instance = self.Instance(
            tokens=random_matrix(rng, n, d, -1, 2) if d > 2 else random_matrix(rng, n, d, -2, 2),
            heads=heads,
            causal=params.causal and rng.random() < 0.7,
            output=output,
            asked=0 if params.whole else rng.randint(2, n),
        )
        scores = [multiply(multiply(instance.tokens, q), transpose(multiply(instance.tokens, k))) for q, k, _ in heads]
        spread = [max(max(row) - min(row) for row in part) for part in scores]
        if max(spread) > 9 or min(spread) < 1 or len(set(instance.tokens)) < n:
            raise task.Retry
        answer = self.solve(instance)
        sizes = [x.denominator for x in (answer if instance.asked else [x for row in answer for x in row])]
        if max(sizes) > 10**6 or 2 * sizes.count(1) > len(sizes) + 1 or max(sizes) == 1:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Any:
        results: list[list[Fraction]] = [[] for _ in instance.tokens]
        for head in instance.heads:
            queries, keys, values = (multiply(instance.tokens, part) for part in head)
            for i, row in enumerate(multiply(queries, transpose(keys))):
                least = min(row)  # the same factor in all weights changes nothing
                weights = [2 ** (s - least) if j <= i or not instance.causal else 0 for j, s in enumerate(row)]
                sums = [
                    sum(w * v for w, v in zip(weights, column, strict=True)) for column in zip(*values, strict=True)
                ]
                results[i] += [Fraction(x, sum(weights)) for x in sums]
        rows: Rows = tuple(map(tuple, results))
        if instance.output:
            added = multiply(rows, [list(map(Fraction, row)) for row in instance.output])
            rows = tuple(
                tuple(x + y for x, y in zip(a, b, strict=True)) for a, b in zip(instance.tokens, added, strict=True)
            )
        return rows[instance.asked - 1] if instance.asked else rows

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines: list[str] = []
        wanted = [instance.asked - 1] if instance.asked else list(range(len(instance.tokens)))
        results: dict[int, list[Fraction]] = {i: [] for i in wanted}
        for head in instance.heads:
            parts = []
            asking = [instance.tokens[i] for i in wanted]
            for name, x, w in zip("qkv", (asking, instance.tokens, instance.tokens), head, strict=True):
                lines += [f"{name}:", *product_rows(x, w)]
                parts.append(multiply(x, w))
            for i, query in zip(wanted, parts[0], strict=True):
                lines += [] if instance.asked else [f"{i + 1}:"]
                weights = []
                for j, key in enumerate(parts[1][: i + 1] if instance.causal else parts[1], 1):
                    score = sum(a * b for a, b in zip(query, key, strict=True))
                    weights.append(Fraction(2) ** score)
                    shown = products(zip(query, key, strict=True))
                    lines.append(f"w{j} = 2^({shown}) = 2^{bracketed(score)} = {weights[-1]}")
                total = sum(weights)
                lines.append(f"{' + '.join(map(str, weights))} = {total}")
                for column in zip(*parts[2], strict=True):
                    pairs = list(zip(weights, column, strict=False))
                    value = sum((w * v for w, v in pairs), Fraction(0))
                    results[i].append(value / total)
                    lines.append(f"{products(pairs)} = {value}, {value} / ({total}) = {value / total}")
        rows = list(results.values())
        if instance.output:
            lines += product_rows(rows, instance.output)
            added = multiply(rows, [list(map(Fraction, row)) for row in instance.output])
            rows = []
            for i, change in zip(wanted, added, strict=True):
                rows.append([x + y for x, y in zip(instance.tokens[i], change, strict=True)])
        return "\n".join([*lines, sequence(rows[0]) if instance.asked else sequence(rows)])


_NAMES = ("W_Q", "W_K", "W_V")


def _sparse(rng: Random, rows: int, cols: int) -> IntMatrix:
    """Draw a matrix of small entries, many of them 0, so that weights stay small."""
    return tuple(
        tuple(rng.choice((-1, 0, 0, 1, 1, 2) if rows < 3 else (-1, 0, 0, 1)) for _ in range(cols)) for _ in range(rows)
    )
