"""The process behind the last layer: one, reused, replaced, and safe from threads, coroutines and forks."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import textwrap
import threading
import time

import pytest

from bootcamp.verifiers import budget, line_process
from bootcamp.verifiers.line_process import LineProcess
from bootcamp.verifiers.symbolic import Math, client, equivalence, parse
from bootcamp.verifiers.symbolic.client import prove

LEFT, RIGHT = parse(r"\sqrt{3 + 2\sqrt 2}"), parse(r"1 + \sqrt 2")


@pytest.fixture
def worker() -> LineProcess:
    assert prove(LEFT, RIGHT) is True
    assert client.worker.process is not None
    return client.worker.process


def test_worker_is_reused(worker: LineProcess) -> None:
    assert prove(LEFT, RIGHT) is True
    assert client.worker.process is worker


def test_dead_worker_is_replaced(worker: LineProcess) -> None:
    worker.process.kill()
    worker.process.wait()
    assert prove(LEFT, RIGHT) is True
    assert client.worker.process is not worker


def test_worker_ends_when_its_input_closes(worker: LineProcess) -> None:
    assert worker.process.stdin is not None
    worker.process.stdin.close()
    assert worker.process.wait(timeout=10) == 0


def test_what_sympy_cannot_prove_is_undecided(worker: LineProcess) -> None:
    assert prove(parse("x"), parse("y")) is None
    assert prove(parse("f(x)"), parse("f(x)")) is None  # unknown functions are not sent to sympy by name
    assert client.worker.process is worker


def test_too_much_work_is_undecided_and_ends_soon(worker: LineProcess) -> None:
    begin = time.monotonic()
    assert prove(parse("(x+y+z+w+1)^{40}"), parse("(x+y+z+w+2)^{40}")) is None
    assert time.monotonic() - begin < client.ANSWER_SECONDS + 5
    assert prove(LEFT, RIGHT) is True


def test_a_request_is_interrupted_and_the_worker_lives(worker: LineProcess) -> None:
    sine = parse(r"\sin(x^7 + \cos x)^2 + \cos(x^7 + \cos x)^4 + \lfloor x \rfloor")
    with budget.shared() as left:
        for _ in range(budget.OPEN_QUESTIONS):
            left.proof_seconds = 2 * client.LEAST_SECONDS
            assert prove(sine, parse("x")) is None
            assert left.proof_seconds < client.LEAST_SECONDS
    assert client.worker.process is worker


def test_large_questions_are_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line_process, "LineProcess", None)
    monkeypatch.setattr(client.worker, "process", None)
    assert prove(parse("+".join(["x"] * client.MAX_NODES)), LEFT) is None


def test_no_worker_is_undecided(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client.worker, "process", None)
    monkeypatch.setattr(sys, "executable", "/does/not/exist")
    assert prove(LEFT, RIGHT) is None


def test_sixteen_threads_at_once(worker: LineProcess) -> None:
    results: list[bool | None] = []
    threads = [threading.Thread(target=lambda: results.append(equivalence.equivalent(LEFT, RIGHT))) for _ in range(16)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert results == [True] * 16
    assert client.worker.process is worker


def test_event_loop(worker: LineProcess) -> None:
    async def ask() -> list[bool | None]:
        direct = equivalence.equivalent(LEFT, RIGHT)
        return [
            direct,
            *await asyncio.gather(*(asyncio.to_thread(equivalence.equivalent, LEFT, RIGHT) for _ in range(4))),
        ]

    assert asyncio.run(ask()) == [True] * 5


def test_tower_in_a_thread_leaves_the_main_thread_running() -> None:
    results: list[object] = []

    def judge() -> None:
        for text in ("9^{9^{9^9}}", r"\frac{5^{5^{5^{5^5}}-4}-5}{16}", "7^{7^{7^7}}", "x^{9^{9^9}}", "100000000!"):
            try:
                results.append(Math().compare(parse("3"), parse(text)))
            except Exception as error:  # noqa: BLE001 - whatever it is, the thread must end
                results.append(error)

    thread = threading.Thread(target=judge)
    begin = time.monotonic()
    thread.start()
    ticks = 0
    while thread.is_alive() and time.monotonic() - begin < 20:
        time.sleep(0.01)
        ticks += 1
    assert not thread.is_alive()
    assert time.monotonic() - begin < 5
    assert len(results) == 5
    assert True not in results


def run(code: str) -> str:
    """Run code in an interpreter of its own: forking a test process with threads is not for others to suffer."""
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(code)], capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork on this system")
def test_fork_after_the_worker_started() -> None:
    out = run(r"""
        import os
        from bootcamp.verifiers.symbolic import client, parse
        from bootcamp.verifiers.symbolic.client import prove
        left, right = parse("sqrt(3 + 2sqrt(2))"), parse("1 + sqrt(2)")
        assert prove(left, right) is True
        parent = client.worker.process.process.pid
        client.worker._lock.acquire()  # as if a thread held it at this moment
        child = os.fork()
        if child == 0:
            ok = prove(left, right) is True and client.worker.process.process.pid != parent
            os._exit(0 if ok else 1)
        client.worker._lock.release()
        assert os.waitpid(child, 0)[1] == 0
        assert prove(left, right) is True and client.worker.process.process.pid == parent
        print("done")
    """)
    assert out == "done"


def test_daemonic_pool_and_clean_environment() -> None:
    out = run(r"""
        import multiprocessing, os
        from bootcamp.verifiers.symbolic import parse
        from bootcamp.verifiers.symbolic.equivalence import equivalent
        left, right = parse("sqrt(3 + 2sqrt(2))"), parse("1 + sqrt(2)")
        os.environ["CUDA_VISIBLE_DEVICES"] = "0"
        with multiprocessing.get_context("fork").Pool(2) as pool:
            print(pool.starmap(equivalent, [(left, right)] * 4))
        from bootcamp.verifiers.line_process import _environment
        assert _environment()["CUDA_VISIBLE_DEVICES"] == "" and os.environ["CUDA_VISIBLE_DEVICES"] == "0"
    """)
    assert out == "[True, True, True, True]"


def test_structural_layers_load_neither_sympy_nor_mpmath() -> None:
    out = run(r"""
        import sys
        from bootcamp.verifiers.symbolic import Math
        format = Math(variables=("x",))
        assert format.equal(format.parse("(x+1)^2"), format.parse("x^2+2x+1"))
        assert not format.equal(format.parse("(x+1)^2"), format.parse("x^2+2x+2"))
        print({"sympy", "mpmath", "math_verify"} & set(sys.modules))
    """)
    assert out == "set()"
