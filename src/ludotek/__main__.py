"""`python -m ludotek` is the command `ludotek`."""

from ludotek.cli import main

if __name__ == "__main__":
    main()
