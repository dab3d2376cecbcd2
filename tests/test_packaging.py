"""The wheel holds all that an installation needs, and other packages can add tasks."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import venv
import zipfile
from email import message_from_bytes
from pathlib import Path

import pytest

from bootcamp import registry

pytestmark = pytest.mark.xdist_group("packaging")  # one worker builds the wheel

ROOT = Path(__file__).parents[1]
PIP = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]

TASK = '''"""Double a number.

Answer: one integer; it is unique.
Harder: larger numbers.
Skills: arithmetic
Source: original.
"""

from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer


class DoubleIt(Task["DoubleIt.Params", "DoubleIt.Instance", int]):
    class Params(task.Params):
        high: int = knob("the largest number", levels=[1000 * 10**n for n in range(1, 11)], ge=1, le=10**15)

    class Instance(task.Instance):
        number: int

    answer = Integer()
    prompt = Prompt(en="What is twice {{ number }}?", zh="{{ number }} 的两倍是多少？")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        number = rng.randint(1, params.high)
        return self.Instance(number=number), 2 * number
'''


def run(*command: object, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a command that does not see this checkout, which pip would take for the installed package."""
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.run(
        list(map(str, command)), env={**clean, **environment}, capture_output=True, text=True, check=False
    )


def succeed(*command: object, **environment: str) -> str:
    done = run(*command, **environment)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources, so that the build writes nothing here."""
    folder = tmp_path_factory.mktemp("source")
    shutil.copytree(ROOT / "bootcamp", folder / "bootcamp", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "examples", folder / "examples", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    for name in ("setup.cfg", "pyproject.toml", "MANIFEST.in", "README.md", "LICENSE", "CHANGELOG.md"):
        shutil.copy(ROOT / name, folder / name)
    return folder


@pytest.fixture(scope="module")
def tasks(source: Path) -> list[str]:
    """The names of all tasks of the copy."""
    return sorted(path.stem for path in source.glob("bootcamp/tasks/**/*.py") if path.name[0] != "_")


@pytest.fixture(scope="module")
def wheel(source: Path) -> Path:
    succeed(*PIP, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", source, source)
    (built,) = source.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def python(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The interpreter of a clean environment in which only the wheel and what it requires are installed."""
    folder = tmp_path_factory.mktemp("clean")
    venv.create(folder, with_pip=True)
    succeed(folder / "bin" / "python", *PIP[1:], "install", wheel)
    return folder / "bin" / "python"


def test_wheel_holds_every_task(python: Path, tasks: list[str]) -> None:
    assert succeed(python, "-c", "import bootcamp; print(*bootcamp.names(interactive=True))").split() == tasks


def test_wheel_holds_every_file(source: Path, wheel: Path) -> None:
    held = set(zipfile.ZipFile(wheel).namelist())
    files = {str(path.relative_to(source)) for path in source.glob("bootcamp/**/*") if path.is_file()}
    assert not files - held


def test_wheel_says_what_it_is(wheel: Path) -> None:
    files = zipfile.ZipFile(wheel)
    (about,) = (name for name in files.namelist() if name.endswith(".dist-info/METADATA"))
    metadata = message_from_bytes(files.read(about))
    assert metadata["Name"] == "reasoning-bootcamp"
    assert metadata["Author"]
    assert {"Programming Language :: Python :: 3.10", "Typing :: Typed"} <= set(metadata.get_all("Classifier", []))
    assert metadata.get_all("Project-URL")
    required = {
        re.split(r"[^\w-]", line)[0] for line in metadata.get_all("Requires-Dist", []) if "extra ==" not in line
    }
    assert required == {"numpy", "sympy", "math-verify", "pydantic", "jinja2", "typer", "rich"}
    (licence,) = (name for name in files.namelist() if name.endswith("/LICENSE"))
    assert b"Apache License" in files.read(licence)
    (scripts,) = (name for name in files.namelist() if name.endswith("/entry_points.txt"))
    assert b"bootcamp = bootcamp.cli:main" in files.read(scripts)


def test_source_distribution_holds_licence_changes_and_example(source: Path, tmp_path: Path) -> None:
    build = "import sys; from setuptools.build_meta import build_sdist; build_sdist(sys.argv[1])"
    done = subprocess.run([sys.executable, "-c", build, str(tmp_path)], cwd=source, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    (archive,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(archive) as held:
        names = {name.partition("/")[2] for name in held.getnames()}
    assert {"LICENSE", "CHANGELOG.md", "bootcamp/tasks/retired.txt"} <= names
    assert "examples/lab_tasks/lab_tasks/lab/serial_dilution.py" in names


def test_nobody_is_told_to_install_another_project() -> None:
    """The name `bootcamp` on the package index is somebody else's."""
    pages = [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("docs/recipes/**/*"), *ROOT.glob("scripts/**/*")]
    sources = [*ROOT.glob("bootcamp/*.py"), *ROOT.glob("bootcamp/[!t]*/**/*.py"), *ROOT.glob("examples/**/*.md")]
    told = re.compile(
        r"(?:pip install|uv add|uv pip install)[^\n]*?(?<![\w/.-])bootcamp\b|(?<!reasoning-)bootcamp(?:\[\w|==)"
    )
    texts = {path: path.read_text(encoding="utf-8", errors="replace") for path in (*pages, *sources) if path.is_file()}
    assert not {str(path): found[0] for path, text in texts.items() if (found := told.search(text))}


def test_wheel_keeps_the_contract(python: Path, tasks: list[str]) -> None:
    """Tasks from all over the alphabet pass the quick rules that need no checkout, with no extra installed."""
    names = tasks[:: max(1, len(tasks) // 8)]
    code = f"""
from bootcamp import registry, testing
rules = [rule for rule in testing.RULES if rule != "oracle_agrees"]
for name in {names!r}:
    report = testing.check_task(registry.get(name), rules=rules)
    assert report.passed, report
"""
    succeed(python, "-c", code, BOOTCAMP_STRICT="1")


def test_wheel_has_the_command(python: Path, tasks: list[str], tmp_path: Path) -> None:
    command = python.with_name("bootcamp")
    assert len(succeed(command, "list").splitlines()) == len(tasks)
    cases = tmp_path / "cases.jsonl"
    succeed(command, "generate", "*", "-n", 5, "--out", cases)
    assert "5 of 5" in succeed(command, "check", cases)


@pytest.fixture(scope="module")
def plugins(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which two packages are installed: one with a task, and one that is broken."""
    folder, target = tmp_path_factory.mktemp("plugins"), tmp_path_factory.mktemp("installed")
    for name, files in {
        "acme": {"acme_tasks/__init__.py": "", "acme_tasks/numbers/double_it.py": TASK},
        "broken": {"broken_tasks.py": "raise RuntimeError('this package is broken')\n"},
    }.items():
        for path, text in files.items():
            (folder / name / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / name / path).write_text(text)
        (folder / name / "pyproject.toml").write_text(
            f"""
[build-system]
requires = ["setuptools"]
build-backend = "setuptools.build_meta"
[project]
name = "{name}-tasks"
version = "1"
[project.entry-points."bootcamp.tasks"]
{name} = "{name}_tasks"
[tool.setuptools]
{'packages = ["acme_tasks", "acme_tasks.numbers"]' if name == "acme" else 'py-modules = ["broken_tasks"]'}
"""
        )
        succeed(*PIP, "install", "--no-deps", "--no-build-isolation", "--target", target, folder / name)
    return target


def test_another_package_adds_tasks(plugins: Path, tmp_path: Path) -> None:
    path = f"{plugins}{os.pathsep}{ROOT}"
    command = (sys.executable, "-m", "bootcamp")
    assert "numbers" in next(
        line for line in succeed(*command, "list", PYTHONPATH=path).splitlines() if "acme/" in line
    )
    cases = tmp_path / "cases.jsonl"
    succeed(*command, "generate", "acme/*", "-n", 4, "--out", cases, PYTHONPATH=path)
    assert "4 of 4" in succeed(*command, "check", cases, PYTHONPATH=path)
    code = """
import bootcamp, json
case = bootcamp.case("acme/double_it@1/3/7")
print(json.dumps([case.verify(f"Answer: {2 * case.instance.number}").reason, case.task]))
"""
    assert succeed(sys.executable, "-c", code, PYTHONPATH=path) == '["correct", "acme/double_it"]\n'


@pytest.fixture(scope="module")
def example(source: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment in which the example of a package of tasks is installed."""
    target = tmp_path_factory.mktemp("example")
    succeed(*PIP, "install", "--no-deps", "--no-build-isolation", "--target", target, source / "examples" / "lab_tasks")
    return {"PYTHONPATH": f"{target}{os.pathsep}{ROOT}"}


@pytest.mark.parametrize("name", ["lab", "lab/*", "lab/serial_dilution"])
def test_names_of_the_example_mean_the_same_everywhere(name: str, example: dict[str, str], tmp_path: Path) -> None:
    command = (sys.executable, "-m", "bootcamp")
    cases = tmp_path / "cases.jsonl"
    assert succeed(*command, "list", name, **example).split()[1] == "lab/serial_dilution"
    assert "lab/serial_dilution@1" in succeed(*command, "suite", name, "-d", "3", **example)
    succeed(*command, "generate", name, "-n", 3, "--out", cases, **example)
    assert "3 of 3" in succeed(*command, "check", cases, **example)
    code = f"from bootcamp import Mixture; print(*Mixture({name!r}).tasks)"
    assert succeed(sys.executable, "-c", code, **example) == "lab/serial_dilution@1\n"


def test_the_example_keeps_every_promise(example: dict[str, str]) -> None:
    command = (sys.executable, "-m", "bootcamp")
    assert succeed(*command, "list", "-D", "lab", **example).split()[1] == "lab/serial_dilution"
    installed = succeed(*command, "audit", "lab", "--quick", **example)
    assert "no checkout" in installed
    folder = ROOT / "examples" / "lab_tasks"
    code = f"""
from bootcamp import registry, testing
from bootcamp.authoring.oracles import load_oracle
entry = registry._tree({str(folder / "lab_tasks")!r}, "lab_tasks", "lab")["lab/serial_dilution"]
report = testing.check_task(registry._load(entry), oracle=load_oracle(entry))
assert report.passed, report
"""
    succeed(sys.executable, "-c", code, PYTHONPATH=f"{folder}{os.pathsep}{ROOT}")


def test_new_writes_into_the_package_that_has_the_domain(example: dict[str, str]) -> None:
    command = (sys.executable, "-m", "bootcamp")
    task, oracle = succeed(*command, "new", "lab", "titration", **example).split()
    assert Path(task).parts[-2:] == ("lab", "titration.py")
    assert Path(oracle).is_file()
    Path(task).unlink()
    shutil.rmtree(next(folder for folder in Path(oracle).parents if folder.name == "tests"))  # it would make a checkout


def test_a_task_that_cannot_be_loaded_is_told_in_one_line(example: dict[str, str]) -> None:
    folder = Path(example["PYTHONPATH"].partition(os.pathsep)[0])
    broken = folder / "lab_tasks" / "lab" / "centrifuge.py"
    broken.write_text('"""Spin.\n"""\nimport no_such_module\n')
    done = run(sys.executable, "-m", "bootcamp", "show", "lab/centrifuge", **example)
    broken.unlink()
    assert done.returncode == 2
    assert "lab/centrifuge" in done.stderr
    assert "no_such_module" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_broken_package_is_reported_and_harms_nothing(plugins: Path) -> None:
    done = run(sys.executable, "-m", "bootcamp", "list", PYTHONPATH=f"{plugins}{os.pathsep}{ROOT}")
    assert done.returncode == 0
    assert "'broken'" in done.stderr
    assert "Traceback" not in done.stderr
    assert set(registry.names()) <= {line.split()[1] for line in done.stdout.splitlines()}


def test_built_in_names_need_no_entry_points(plugins: Path) -> None:
    code = """
import bootcamp
from bootcamp import registry
bootcamp.get(bootcamp.names()[0]).generate(1)
print(registry._external.cache_info().currsize)
"""
    assert succeed(sys.executable, "-c", code, PYTHONPATH=f"{plugins}{os.pathsep}{ROOT}") == "0\n"
