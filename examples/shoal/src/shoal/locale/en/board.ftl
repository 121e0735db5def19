### What the browser's board of Shoal says.

web-shoal-you = { $bank } (you)
web-shoal-taken = { $weight } taken
web-shoal-water = The water is { $depth } deep
web-shoal-met = { $left } and { $right }: { $weight }
web-shoal-calm = Nothing has been thrown yet
web-shoal-hand = Your stones
