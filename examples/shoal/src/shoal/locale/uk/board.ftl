### Що каже поле «Мілини» у браузері.

web-shoal-you = { $bank } (ви)
web-shoal-taken = забрано { $weight }
web-shoal-water = Глибина води { $depth }
web-shoal-met = { $left } і { $right }: { $weight }
web-shoal-calm = Ще нічого не кинуто
web-shoal-hand = Ваше каміння
