"""A picture of a game: the terminal's board, drawn character by character into an array of pixels."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import matplotlib
import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont
from rich.color import Color
from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from rich.text import Text

from ludotek.core.game import Game
from ludotek.core.options import Options
from ludotek.core.position import SPECTATOR, Position
from ludotek.locale import Language
from ludotek.terminal.boards import board_for

FONT = Path(matplotlib.get_data_path()) / "fonts" / "ttf" / "DejaVuSansMono.ttf"  # has lines, arrows and Cyrillic
SIZE = 16
MARGIN = 12
WIDEST = 200  # characters
INK, PAPER = (230, 230, 224), (24, 28, 32)


def picture(game: Game, options: Options, position: Position) -> NDArray[np.uint8]:
    """What a spectator sees, as rows of pixels in red, green and blue."""
    board = board_for(Language("en"), game, options, {})
    view = game.view(position, SPECTATOR)
    return paint(Text("\n\n").join([board.drawing(view), board.facts(view, SPECTATOR)]))


def paint(text: Text) -> NDArray[np.uint8]:
    """Any text with its colours, each character in a cell of its own."""
    console = Console(width=WIDEST, force_terminal=True, color_system="truecolor", legacy_windows=False)
    lines = console.render_lines(text, console.options.update(no_wrap=True), pad=False)
    width, height = cell()
    columns = max((Segment.get_line_length(line) for line in lines), default=1)
    size = (columns * width + 2 * MARGIN, len(lines) * height + 2 * MARGIN)
    image = Image.new("RGB", size, PAPER)
    pen = ImageDraw.Draw(image)
    for row, line in enumerate(lines):
        paint_line(pen, line, MARGIN + row * height)
    return np.asarray(image, dtype=np.uint8)


def paint_line(pen: ImageDraw.ImageDraw, line: list[Segment], top: int) -> None:
    """One line of text, character by character."""
    width, height = cell()
    left = MARGIN
    for segment in line:
        style = segment.style or Style()
        ink, paper = colours(style)
        right = left + segment.cell_length * width
        if style.bgcolor is not None or style.reverse:
            pen.rectangle((left, top, right - 1, top + height - 1), fill=paper)
        for place, character in enumerate(segment.text):
            pen.text((left + place * width, top), character, font=font(), fill=ink)
        left = right


def colours(style: Style) -> tuple[tuple[int, int, int], tuple[int, int, int]]:
    """The ink and the paper of a style."""
    ink, paper = rgb(style.color, INK), rgb(style.bgcolor, PAPER)
    return (paper, ink) if style.reverse else (ink, paper)


def rgb(colour: Color | None, otherwise: tuple[int, int, int]) -> tuple[int, int, int]:
    """A colour as red, green and blue."""
    if colour is None or colour.is_default:
        return otherwise
    red, green, blue = colour.get_truecolor()
    return red, green, blue


@cache
def font() -> ImageFont.FreeTypeFont:
    """The font of pictures, loaded once."""
    return ImageFont.truetype(str(FONT), SIZE)


@cache
def cell() -> tuple[int, int]:
    """The width and the height of a character, so that lines of a box meet."""
    ascent, descent = font().getmetrics()
    return round(font().getlength("M")), ascent + descent
