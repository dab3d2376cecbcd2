"""`python -m bootcamp` is the `bootcamp` command."""

from bootcamp.cli import main

if __name__ == "__main__":
    main()
