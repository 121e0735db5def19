"""Opponents: one file a method, and `best` to find one of the right strength."""

from ludotek.bots.bot import WAIT, Bot, Budget, ask
from ludotek.bots.levels import LEVELS, Opponent, UnknownBot, best, named
from ludotek.bots.tempo import Tempo

__all__ = ["LEVELS", "WAIT", "Bot", "Budget", "Opponent", "Tempo", "UnknownBot", "ask", "best", "named"]
