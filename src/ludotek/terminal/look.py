"""How the terminal looks: the house's colours by day and by night, and where things stand."""

from __future__ import annotations

from textual.theme import Theme

NIGHT = Theme(
    name="house-night",
    dark=True,
    primary="#d9a55b",
    secondary="#1f6f6b",
    accent="#ffcf7d",
    warning="#ffb454",
    error="#ff8f7a",
    foreground="#f4ecdf",
    background="#1c1611",
    surface="#241c15",
    panel="#2f251c",
)
DAY = Theme(
    name="house-day",
    dark=False,
    primary="#7a4d12",
    secondary="#1f6f6b",
    accent="#8a4b00",
    warning="#8a4b00",
    error="#9c2b16",
    foreground="#3a2a1a",
    background="#f4ecdf",
    surface="#efe3d0",
    panel="#e4d4ba",
)

CSS = """
Screen { background: $background; color: $foreground; }
#bar { height: 1; padding: 0 1; background: $panel; text-style: bold; }
#middle { height: 1fr; }
#felt { width: 1fr; min-width: 45; height: 1fr; padding: 0 1; align: center middle; overflow: auto;
    background: #2f4b3c; }
#felt.fields { min-width: 20; align: left top; background: $surface; padding: 1 2; }
#board { width: auto; height: auto; color: #c9dccb; }
.fields > #board { width: 1fr; color: $foreground; }
#side { width: 40%; min-width: 35; max-width: 52; }
#facts { height: auto; padding: 0 1; }
#history { height: 1fr; border: round $panel; border-title-color: $primary; padding: 0 1; scrollbar-size-vertical: 1; }
#history:focus { border: round $accent; }
#news { height: 3; content-align: left bottom; padding: 0 1; }
#awaited { height: 1; padding: 0 1; text-style: bold; color: $accent; }
#choice { height: auto; min-height: 3; max-height: 10; }
#hints { height: 1; background: $panel; padding: 0 1; }
Choice { height: auto; }
.buttons { height: 3; align-horizontal: center; }
Button { margin: 0 1; }
Button:focus { background: $primary; color: $background; text-style: bold underline; }
.markers { height: 1; align-horizontal: center; margin-top: 1; }
.marker { width: auto; min-width: 9; margin: 0 1; text-align: center; text-style: bold; background: $panel; }
Secret:focus .marker { background: $primary; color: $background; }
#legend { height: auto; max-height: 10; padding: 0 1; }
.hint { height: 1; padding: 0 1; text-align: center; color: $foreground 80%; }
OptionList { height: auto; max-height: 5; border: round $panel; }
OptionList:focus { border: round $accent; }
Input { height: 3; }
#refusal { height: auto; color: $error; padding: 0 1; }
ModalScreen { align: center middle; background: $background 60%; }
.dialog { width: 76; max-width: 100%; height: auto; max-height: 100%; padding: 1 2; background: $surface;
    border: round $primary; }
.dialog.tall { height: 100%; max-height: 36; padding: 0 2; }
.page { height: 1fr; padding-right: 1; scrollbar-size-vertical: 1; }
.title { text-style: bold; color: $accent; text-align: center; margin-bottom: 1; }
.course { height: auto; }
.label { text-style: bold; margin-top: 1; }
.dialog Button { min-width: 12; }
"""
