"""Write the rules of a Turing machine that changes every word as told.

Answer: rules, one a line, with at most so many states; every machine that does the job in time is right.
Harder: more changes after each other, words to be turned round, doubled or compared, fewer spare states.
Skills: coding, planning
Source: original; exercises of this kind are in every text on computability.
"""

from __future__ import annotations

from itertools import product
from random import Random

from bootcamp import task
from bootcamp.lib.machines import BLANK, HALT, Rule, compute, expanded, joined, read_rules
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Program

_KINDS = {"c": "recode", "s": "suffix", "v": "reverse", "d": "double", "p": "palindrome"}
_PLANS = "s;c;cs;csc scs;csv;csp scv;csd scp;vscs svcs;cscd scsd;svcsp vscsp"
_SAID = {
    "recode": (
        "replace each letter, the first, third, fifth and so on by {}, the others by {}",
        "替换每个字母：第一、三、五……个按 {}，其余按 {}",
    ),
    "suffix": (
        "append {1} at the end if the number of letters {0} leaves the remainder {4} on division by {3}, otherwise {2}",
        "如果字母 {0} 的个数除以 {3} 余 {4}，在末尾接上 {1}，否则接上 {2}",
    ),
    "reverse": ("reverse the word", "把单词倒过来"),
    "double": ("write the word twice, without a gap", "把单词连写两遍，中间没有间隔"),
    "palindrome": ("replace the word by 1 if it is a palindrome, else by 0", "单词是回文则替换为 1，否则替换为 0"),
}
_RULES = {  # for Y each letter and for Z its mark is put in, for L, K, W any letter, any mark, any letter but Y
    "reverse": "0 L - R 0;0 _ - L 1;1 x - L 1;1 Y x R Y;1 _ - R 3;Y L - R Y;Y x - R Y;Y _ Y L 2;2 L - L 2;2 x - L 1;"
    "3 x _ R 3;3 L - N H;3 _ - N H",
    "double": "0 Y Z R Y;0 _ - N H;Y L - R Y;Y K - R Y;Y _ Z L 1;1 K - L 1;1 L - L 2;1 _ - R 3;2 L - L 2;2 K - R 0;"
    "3 Z Y R 3;3 _ - N H",
    "palindrome": "0 Y _ R Y;0 _ 1 N H;Y L - R Y;Y _ - L dY;dY Y _ L 1;dY _ 1 N H;dY W _ L 2;1 L - L 1;1 _ - R 0;"
    "2 L _ L 2;2 _ 0 N H",
}
_MARKS, _MOST_RULES, _MOST_STEPS = "xyz", 80, 2000  # of the reference, the steps on all words that are tried


class _Change(task.Instance):
    """One change; `words` and `numbers` mean what `_SAID` says."""

    kind: str
    words: tuple[str, ...] = ()
    numbers: tuple[int, ...] = ()

    def said(self, letters: str, language: int) -> str:
        """Say the change, in English (0) or Chinese (1)."""
        words = self.words
        if self.kind == "recode":
            words = tuple(", ".join(f"{x} → {y}" for x, y in zip(letters, row, strict=True)) for row in words)
        return _SAID[self.kind][language].format(*words, *self.numbers)

    def apply(self, letters: str, word: str) -> str:
        """Make the change."""
        if self.kind == "recode":
            return "".join(self.words[n % len(self.words)][letters.index(x)] for n, x in enumerate(word))
        if self.kind == "suffix":
            return word + self.words[1 if word.count(self.words[0]) % self.numbers[0] == self.numbers[1] else 2]
        return {"reverse": word[::-1], "double": 2 * word, "palindrome": str(int(word == word[::-1]))}[self.kind]


class TuringMachineDesign(Task["TuringMachineDesign.Params", "TuringMachineDesign.Instance", str]):
    version = 1

    class Params(task.Params):
        letters: int = knob("how many letters there are", levels=(3,) * 3 + (2,) * 7, ge=2, le=3)
        plans: tuple[str, ...] = knob(
            "the kinds of changes, in order, by their letters: c recode, s suffix, v reverse, d double, p palindrome",
            levels=tuple(plans.split() for plans in _PLANS.split(";")),
            min_length=1,
            max_length=9,
        )
        spare: int = knob("how many states more are allowed", levels=(2, 2, 2, 2, 1, 1, 1, 0, 0, 0), ge=0, le=9)

    class Instance(task.Instance):
        hidden = ("tests",)
        letters: str
        changes: tuple[_Change, ...]
        most: int
        limit: int
        tests: tuple[str, ...]

        @property
        def signs(self) -> str:
            return self.letters + "01" + _MARKS + BLANK

        def said(self, language: str) -> list[str]:
            """Say the changes in a language."""
            return [change.said(self.letters, int(language == "zh")) for change in self.changes]

    prompt = Prompt(
        en=r"""
        Design a Turing machine. Its tape is endless in both directions and divided into cells, each with one of the
        signs {{ signs | join(" ") }}, where _ is the blank. At the start it is in state A, a word over the letters
        {{ letters | list | listed(language) }} stands on the tape, all other cells are blank, and the head stands on
        the first letter of the word (on any cell if the word is empty). It halts when it comes to state H or when it
        has no rule for what it reads. Then the tape must hold just the result, wherever it stands, with blanks before
        and after it (if it is empty, just blanks). The result is made of the word by
        {{ "these changes, one after the other" if changes | length > 1 else "this change" }}:

        {{ said(language) | bullets }}

        Write the rules, one a line: state, sign read, sign written, move (L, R or N for none), next state, with blanks
        between them, such as: A a _ R B. There may be only one rule for each state and sign. States may have any names
        of letters and digits; there may be at most {{ most }} of them besides H. The machine is tried on all words of
        at most 3 letters, the empty one included, and on some of up to 5; for each it must halt after at most
        {{ limit }} steps. Any machine that does this will do.
        """,
        zh=r"""
        设计一台图灵机。它的带向两端无限延伸，分成格子，每格中有下列符号之一：{{ signs | join(" ") }}，其中 _ 表示空白。
        开始时机器处于状态 A，带上有一个由字母 {{ letters | list | listed(language) }} 组成的单词，其余格子都是空白，
        读写头在单词的第一个字母上（单词为空时在任意一格上）。到了状态 H，或者对所读的符号没有规则时，机器停机。
        这时带上必须恰好是结果，位置不限，前后都是空白（结果为空时全是空白）。结果由单词
        {{- "依次经过以下变换" if changes | length > 1 else "经过以下变换" }}得到：

        {{ said(language) | bullets }}

        写出各条规则，每行一条：状态、读到的符号、写下的符号、移动（L 左移，R 右移，N 不动）、下一个状态，
        中间用空格隔开，例如：A a _ R B。同一状态和同一符号只能有一条规则。状态的名称可以由任意字母和数字组成，
        除 H 外至多 {{ most }} 个状态。机器将在所有不超过 3 个字母的单词（包括空词）
        以及一些不超过 5 个字母的单词上测试；对每个单词都必须在至多 {{ limit }} 步内停机。任意一台符合要求的机器都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return Program(max_lines=200, max_chars=4000)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        letters = "abc"[: params.letters]
        changes = tuple(_drawn(rng, _KINDS[kind], letters) for kind in rng.choice(params.plans))
        rules = joined(_machine(change, letters) for change in changes)
        tried, seen, runs = {}, set[tuple[str, str]](), {}
        for word in _words(letters, 7 - len(letters)):
            tried[word] = compute(rules, word, 999, used := set[tuple[str, str]]()) or ("", 999)
            if len(word) < 4 or len(set(word)) == 1 or used - seen:
                runs[word] = tried[word]
                seen |= used
        for word in rng.sample(list(tried), len(tried)):  # as many more as time allows
            if sum(5 + steps for _, steps in runs.values()) + tried[word][1] < _MOST_STEPS:
                runs[word] = tried[word]
        results, steps = zip(*runs.values(), strict=True)
        much = len(rules) > _MOST_RULES or sum(steps) > _MOST_STEPS
        if much or max(map(results.count, results)) > 0.7 * len(runs):
            raise task.Retry
        most, limit = len({rule[0] for rule in rules}) + params.spare, 4 * max(steps) + 10
        instance = self.Instance(letters=letters, changes=changes, tests=tuple(runs), most=most, limit=limit)
        return instance, "\n".join(map(" ".join, rules))

    def key(self, instance: Instance) -> object:
        return [instance.letters, instance.said("en"), instance.most]

    def check(self, instance: Instance, answer: str) -> str:
        rules = read_rules(answer, instance.signs)
        if isinstance(rules, str):
            return rules
        if len({state for rule in rules for state in (rule[0], rule[4])} - {HALT}) > instance.most:
            return "there are too many states"
        for word in instance.tests:
            wanted = word
            for change in instance.changes:
                wanted = change.apply(instance.letters, wanted)
            run = compute(rules, word, instance.limit)
            if run is None:
                return f"the machine does not halt in time on {word or 'the empty word'}"
            if run[0] != wanted:
                return f"the machine gives a wrong result for {word or 'the empty word'}"
        return ""


def _words(letters: str, most: int) -> list[str]:
    return ["".join(word) for size in range(most + 1) for word in product(letters, repeat=size)]


def _drawn(rng: Random, kind: str, letters: str) -> _Change:
    if kind == "suffix":
        words, modulus = (rng.choice(letters), *rng.sample(_words(letters, 2)[1:], 2)), rng.randint(2, 4)
        return _Change(kind=kind, words=words, numbers=(modulus, rng.randrange(modulus)))
    rows = rng.sample(["".join(row) for row in product(letters, repeat=len(letters))], 2)
    return _Change(kind=kind, words=tuple(rows) if kind == "recode" else ())


def _machine(change: _Change, letters: str) -> tuple[Rule, ...]:
    """Make a machine for one change, which starts in state 0 and comes to H, or to w, which goes back to the start."""
    text = _RULES.get(change.kind, "w L - L w;w _ - R H")
    if change.kind == "recode":
        for place, x in product((0, 1), letters):
            text += f";{place} {x} {change.words[place][letters.index(x)]} R {1 - place};{place} _ - L w"
    if change.kind == "suffix":
        (one, yes, no), (m, r) = change.words, change.numbers
        for n, x in product(range(m), letters):
            end = yes if n == r else no
            text += f";{n} {x} - R {(n + (x == one)) % m};+{x} _ {x} L w"
            text += f";{n} _ {end} L w" if len(end) == 1 else f";{n} _ {end[0]} R +{end[1]}"
    return expanded(text, letters, _MARKS)
