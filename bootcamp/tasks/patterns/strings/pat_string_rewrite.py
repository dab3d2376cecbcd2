"""Find from examples the rules that rewrite words in one pass, and rewrite a new word.

Answer: the new word; every set of rules of the stated size that fits the examples gives it.
Harder: longer words, more rules and letters, fewer examples.
Skills: induction, search, language
Source: original; rewriting in one pass as by string transducers (J. Sakarovitch, Elements of automata theory, 2009).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from random import Random

from bootcamp import task
from bootcamp.lib.text import random_text
from bootcamp.task import Task, knob
from bootcamp.tasks.patterns._examples import line_prompt
from bootcamp.verifiers import Format, Text

Rules = Mapping[str, str]  # what blocks of letters become
Known = Mapping[str, "str | None"]  # what is decided on blocks, None where no rule names them

BUDGET = 20_000  # steps of a search


class PatStringRewrite(Task["PatStringRewrite.Params", "PatStringRewrite.Instance", str]):
    version = 1

    class Params(task.Params):
        letters: int = knob("how many letters there are", levels=(2, 3, 3, 3, 4, 3, 4, 4, 4, 4), ge=2, le=5)
        rules: int = knob("the most rules", levels=(1, 1, 1, 2, 2, 2, 3, 3, 3, 4), ge=1, le=4)
        length: int = knob("the number of letters of an input", levels=(5, 6, 8, 8, 9, 10, 12, 14, 16, 18), ge=3, le=30)
        pairs: int = knob("how many examples are given", levels=(3, 3, 3, 4, 5, 5, 6, 6, 6, 7), ge=1, le=9)

    class Instance(task.Instance):
        pairs: tuple[tuple[str, str], ...]
        query: str
        letters: str
        rules: int

    prompt = line_prompt(
        en=r"""
        Words over the letters {{ letters | comma }} are rewritten by
        {%- if rules == 1 %}
         a hidden rule. The rule names
        {%- else %}
         at most {{ rules }} hidden rules. A rule names
        {%- endif %} a block of one or two letters, and what it becomes: another text of at most two of these letters,
        perhaps the empty one. A word is read once from left to right. At each place, if a block that a rule names
        starts there, it is replaced
        {{- ", the longer block if there are two" if rules > 1 }}; what it became is not read again, and reading
        goes on after the block. Otherwise the letter at that place stays as it is and reading goes on after it.
        {{- " No two rules name the same block." if rules > 1 }}
        """,
        zh=r"""
        由字母 {{ letters | comma }} 组成的单词按
        {%- if rules == 1 -%}
        一条隐藏的规则改写。规则给出
        {%- else -%}
        至多 {{ rules }} 条隐藏的规则改写。每条规则给出
        {%- endif %}一个由一个或两个字母组成的块，以及它变成什么：由这些字母中至多两个组成的另一段文字，也可能是空的。
        单词从左到右只读一遍。在每个位置，若有规则给出的块从这里开始，就替换它
        {{- "，有两个这样的块时替换较长的" if rules > 1 }}；
        换成的文字不再读，接着从该块之后读起。否则该位置的字母不变，接着读下一个字母。
        {{- "没有两条规则给出同一个块。" if rules > 1 }}
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return Text(alphabet=instance.letters)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        letters = "abcde"[: params.letters]
        texts = ["".join(text) for size in (1, 2, 0) for text in product(letters, repeat=size)]
        blocks = rng.sample(texts[:-1], params.rules)
        hidden = {block: rng.choice([text for text in texts if text != block]) for block in blocks}
        *befores, query = (random_text(rng, params.length, letters) for _ in range(params.pairs + 1))
        pairs = tuple((before, _rewritten(hidden, before)) for before in befores)
        if not all(after for _, after in pairs):
            raise task.Retry
        result, *others = {_settled(known, params.rules, query) for known in _fitting(pairs, params.rules)}
        if others or result == query or not result or any(result in pair for pair in pairs):
            raise task.Retry
        return self.Instance(pairs=pairs, query=query, letters=letters, rules=params.rules), result

    def key(self, instance: Instance) -> object:
        return [sorted(instance.pairs), instance.query, instance.rules]


def _rewritten(rules: Rules, word: str) -> str:
    place, parts = 0, []
    while place < len(word):
        block = next((b for b in (word[place : place + 2], word[place]) if b in rules), word[place])
        parts.append(rules.get(block, block))
        place += len(block)
    return "".join(parts)


def _settled(known: Known, most: int, query: str) -> str:
    """Rewrite a word by what is known of the rules; raise Retry if another rule could change it."""
    rules = {block: text for block, text in known.items() if text is not None}
    blocks = {query[place : place + size] for place in range(len(query)) for size in (1, 2)}
    if len(rules) < most and any("?" in _rewritten({**rules, block: "?"}, query) for block in blocks.difference(known)):
        raise task.Retry
    return _rewritten(rules, query)


def _fitting(pairs: tuple[tuple[str, str], ...], most: int) -> Iterator[Known]:
    """Yield every way to decide on the blocks of the examples so that at most `most` rules explain them."""
    waiting: list[tuple[Known, tuple[tuple[str, str], ...]]] = [({}, pairs)]
    for _ in range(BUDGET):
        if not waiting:
            return
        known, ((before, after), *rest) = waiting.pop()
        for decided, read, written in _readings((before[:2], before[:1]), known, after, most):
            left = (before[len(read) :], after[len(written) :])
            if left == ("", "") and not rest:
                yield decided
            elif left[0] and len(left[1]) <= 2 * len(left[0]):
                waiting.append((decided, (left, *rest)))
            elif left == ("", ""):
                waiting.append((decided, tuple(rest)))
    raise task.Retry


def _readings(blocks: tuple[str, ...], known: Known, after: str, most: int) -> Iterator[tuple[Known, str, str]]:
    """Yield what may be decided on the longest block at a place, with what is read there and what is written."""
    block, *shorter = blocks
    texts = [known.get(block)]
    if block not in known and sum(text is not None for text in known.values()) < most:
        texts += [after[:size] for size in range(min(len(after), 2) + 1) if after[:size] != block]
    for text in texts:
        if text is None and shorter:
            yield from _readings(tuple(shorter), {**known, block: text}, after, most)
        elif after.startswith(block if text is None else text):
            yield {**known, block: text}, block, block if text is None else text
