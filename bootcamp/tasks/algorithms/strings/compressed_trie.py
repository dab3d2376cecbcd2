"""List the edge labels of the compressed trie of some words.

Answer: the labels in depth-first order; unique.
Harder: more and longer words with longer common beginnings.
Skills: simulation
Source: original; radix trees are in texts on data structures.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.text import random_text
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Sequence, Text

Labels = tuple[str, ...]


class CompressedTrie(Task["CompressedTrie.Params", "CompressedTrie.Instance", Labels]):
    version = 1

    class Params(task.Params):
        words: int = knob("the number of words", levels=(3, 4, 5, 6, 7, 8, 9, 11, 13, 15), ge=2, le=20)
        length: int = knob("the length of the longest words", levels=(4, 4, 5, 5, 6, 7, 8, 9, 10, 10), ge=2, le=14)
        letters: int = knob("the number of letters", levels=(3, 3, 3, 3, 3, 3, 3, 3, 3, 3), ge=2, le=5)

    class Instance(task.Instance):
        words: tuple[str, ...]

    answer = Sequence(Text(alphabet="0abcde"))
    prompt = Prompt(
        en=r"""
        To each of these words the sign 0 is added at the end; it comes before all letters:

        {{ words | lines }}

        They are put into a trie: a rooted tree with one sign on each edge, where edges from the same node have
        different signs, so that the paths from the root to the leaves spell the words. Then each node other than the
        root that has just one child is removed, and its two edges become one, which is labelled with the signs of both.

        Give the labels of all edges in depth-first order: from each node, the edges are taken in the order of their
        first signs, and after each edge first all that is below it.
        """,
        zh=r"""
        在下面每个词的末尾都加上符号 0，它排在所有字母之前：

        {{ words | lines }}

        把它们放入一棵字典树（trie）：这是一棵有根树，每条边上有一个符号，同一结点引出的各边符号不同，
        从根到各叶的路径恰好拼出这些词。然后去掉根以外每个只有一个子结点的结点，把它的两条边合成一条，标上两边的符号。

        请按深度优先次序给出所有边的标号：从每个结点出发，按首个符号的次序依次取各边，每取一条边后先取它下面的所有边。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Labels]:
        alphabet = "abcde"[: params.letters]
        words: list[str] = []
        for _ in range(12 * params.words):
            word = random_text(rng, rng.randint(2, params.length), alphabet)
            if words and rng.random() < 0.75:
                start = rng.choice(words)
                word = (start[: rng.randint(1, len(start))] + word)[: params.length]
            if word not in words and len(words) < params.words:
                words.append(word)
        instance = self.Instance(words=tuple(words))
        labels = self.solve(instance)
        if len(words) < params.words or sum(len(label) > 1 for label in labels) < 2:
            raise task.Retry
        return instance, labels

    def key(self, instance: Instance) -> object:
        return sorted(instance.words)

    def solve(self, instance: Instance) -> Labels:
        return tuple(label for label, _ in _edges(sorted(word + "0" for word in instance.words), 0))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        words = sorted(word + "0" for word in instance.words)
        return "\n".join([" ".join(words), *(f"{' '.join(rests)}: {label}" for label, rests in _edges(words, 0))])


def _edges(words: list[str], depth: int) -> Iterator[tuple[str, list[str]]]:
    """Give the labels below the node that sorted words with a common beginning of length `depth` share.

    With each come the rests of the words that go on by it.
    """
    for sign in sorted({word[depth] for word in words if len(word) > depth}):
        inside = [word for word in words if word[depth] == sign]
        end = depth + 1
        while len({word[: end + 1] for word in inside}) == 1 and end < len(inside[0]):
            end += 1
        yield inside[0][depth:end], [word[depth:] for word in inside]
        yield from _edges(inside, end)
