# Functions of the shell scripts: finding an interpreter and making a virtual environment. To be sourced.

# find_python [3.X]: print the path of that Python, or of the first supported one; return 1 if there is none.
find_python() {
    local version path
    for version in ${1:-3.11 3.12 3.13 3.10}; do
        for path in "$(command -v "python$version" || true)" "$HOME"/.pyenv/versions/"$version".*/bin/python; do
            if [ -x "$path" ] && "$path" -c "import sys; sys.exit('%d.%d' % sys.version_info[:2] != '$version')" 2>/dev/null; then
                echo "$path"
                return
            fi
        done
    done
    echo "no Python ${1:-3.10 to 3.13} was found" >&2
    return 1
}

# make_environment PYTHON FOLDER REQUIREMENT...: make or update a virtual environment.
make_environment() {
    local python=$1 folder=$2
    shift 2
    [ -x "$folder/bin/python" ] || "$python" -m venv "$folder"
    "$folder/bin/python" -m pip install -qq --disable-pip-version-check "$@"
}
