"""Balance: a game's own study, played by bots and written up with intervals."""

from ludotek.lab.balance.series import NoStudy, Series, Subject, play_series, study_of, subject_of

__all__ = ["NoStudy", "Series", "Subject", "play_series", "study_of", "subject_of"]
