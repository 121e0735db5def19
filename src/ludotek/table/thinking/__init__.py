"""What is worked out in processes of its own: bots' moves, reviews, replays and looks ahead."""
