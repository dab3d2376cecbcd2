"""The interpreter of a part of Python against Python itself."""

from typing import Any

import pytest

from bootcamp.lib.small_python import Fault, Uncaught, printed


def python(lines: list[str]) -> tuple[str, ...]:
    out: list[str] = []
    exec("\n".join(lines), {"print": lambda *values: out.append(" ".join(map(str, values)))})
    return tuple(out)


PROGRAMS = {
    "default values": """
def f(a, b=[]):
 b.append(a)
 return b
f(1)
print(f(2), f(3, [0]), f(a=4))
""",
    "nonlocal": """
def f():
 n = 0
 def g():
  nonlocal n
  n += 1
  return n
 return g
a = f()
b = f()
print(a(), a(), b())
""",
    "global": """
x = 1
def f():
 global x
 x += 1
 def g():
  return x
 return g()
print(f(), x)
""",
    "late binding": """
fs = []
for i in range(3):
 fs.append(lambda: i)
print([f() for f in fs])
""",
    "early binding": """
print([f() for f in [lambda k=k: k for k in range(3)]], [f() for f in [lambda: k for k in 'ab']])
""",
    "comprehension": """
x = 5
print([x for x in range(4) if x % 2], x, {c: c * 2 for c in 'ab'})
""",
    "loop else": """
for i in range(3):
 if i == 5:
  break
else:
 print('none')
while i:
 i -= 1
 continue
print(i)
""",
    "slices": """
a = [1, 2, 3, 4]
print(a[::-1], a[-2:], 'abcd'[1:3], a[:0], a[::2])
a[1], a[2] = a[2], a[1]
print(a)
""",
    "sharing": """
a = [1]
b = a
b += [2]
a = a + [3]
print(a, b)
d = {'k': 1}
d['k'] += 4
print(d.get('z', 0), d)
""",
    "operators": """
print(-7 // 2, -7 % 3, 1 < 2 <= 2, 3 and 0 or 5, not 1, 2 if 0 else 4, 'a' in 'ba', 1 not in [1])
""",
    "texts": """
print('aXb'.swapcase(), '-'.join(sorted('cab')), 'abca'.find('c'), f'{1 + 1}x', 'ab'.replace('a', ''))
""",
    "sorting": """
a = [3, 1, 2]
a.sort()
print(a, sorted(a, key=lambda v: -v), sorted('ba', reverse=True), max(a), sum(a))
""",
    "try": """
class A(Exception): pass
class B(A): pass
def f(n):
 try:
  if n: raise B
  print(1)
 except A:
  print(2)
  raise
 else:
  print(3)
 finally:
  print(4)
try:
 f(0)
 f(1)
except (B,):
 print(5)
""",
    "finally returns": """
def f():
 for i in range(3):
  try:
   return i
  finally:
   if i == 0: continue
   print(i)
print(f())
def g():
 try:
  return 1
 finally:
  return 2
print(g())
""",
    "recursion": """
def f(n):
 return 1 if n == 0 else n * f(n - 1)
print(f(6))
for i, (a, b) in enumerate(zip('ab', [1, 2])):
 print(i, a, b)
""",
}


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_runs_as_python(text: str) -> None:
    lines = text.split("\n")
    assert printed(lines) == python(lines)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("while 1:\n x = 1", "too many steps"),
        ("def f():\n return f()\nf()", "nested too deep"),
        ("x = 9\nfor i in range(20):\n x = x * x", "too large"),
        ("a = [0]\nfor i in range(40):\n a = a + a", "too large"),
        ("print([][0])", "range"),
        ("print(1 // 0)", "division"),
        ("print('a' + 1)", "concatenate"),
        ("print(x)", "x has no value yet"),
        ("x = 1\ndef f():\n x += 1\nf()", "x has no value yet"),
        ("import os", "Import is not in the language"),
        ("x = [].__class__", "Attribute is not in the language"),
        ("[].clear()", "clear is not in the language"),
        ("print(open('x'))", "open has no value yet"),
        ("raise", "nothing to raise"),
        ("def f(a):\n return a\nf()", "wrong number"),
        ("def f(a):\n return a\nf(1, 2)", "wrong number"),
        ("a, b = [1]", "numbers of values"),
        ("try:\n x = 1 // 0\nfinally:\n print(1)", "division"),
        ("def f():\n try:\n  return g\n finally:\n  return 1\nprint(f())", "g has no value yet"),
    ],
)
def test_faults(text: str, reason: str) -> None:
    with pytest.raises(Fault, match=reason):
        printed(text.split("\n"), 500)


def test_uncaught_has_class_and_output() -> None:
    lines: list[Any] = ["class A(Exception): pass", "print(1)", "raise A()", "print(2)"]
    with pytest.raises(Uncaught) as caught:
        printed(lines)
    assert (caught.value.name, caught.value.output) == ("A", ("1",))
