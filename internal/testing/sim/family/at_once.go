package family

import "slices"

// atOnce lets people write on the sheet of one game on two devices in the same moment, by clocks
// that are alike: which of the two was first, nobody can say.
func (f *family) atOnce() {
	a, b := f.someone(), f.someone()
	if a == b {
		return
	}
	was := f.rough
	f.rough = false
	_, _ = f.meet(a, b)
	f.rough = was
	var both []string
	for game := range a.held.lines {
		if slices.Equal(a.held.lines[game], b.held.lines[game]) {
			both = append(both, game)
		}
	}
	if len(both) == 0 {
		return
	}
	slices.Sort(both)
	game, late := both[f.Dice.IntN(len(both))], b.Late
	b.Late = a.Late
	for _, d := range []*member{a, b} {
		err := d.home.Write(game)
		f.Narrate("on %s people write on the sheet of a game at the same time: %v", d.Name, err)
	}
	b.Late = late
	f.Count("sheets written on at once", 1)
	f.revive()
	a.open, b.open = nil, nil // refused
}
