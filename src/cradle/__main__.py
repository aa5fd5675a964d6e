"""`python -m cradle` is the `cradle` command."""

from cradle.cli import main

if __name__ == "__main__":
    main()
