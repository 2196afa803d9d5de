package family

import (
	"maps"
	"slices"
	"strings"

	"tabby/internal/devices/together"
)

// meetRefusing lets two devices meet of which the older refuses one game, whichever way it goes: all
// else has to move.
func (f *family) meetRefusing(a, b *member) {
	games := maps.Clone(a.held.lines)
	maps.Copy(games, b.held.lines)
	if len(games) < 2 {
		return
	}
	all := slices.Sorted(maps.Keys(games))
	f.refused = all[f.Dice.IntN(len(all))]
	was := f.rough
	f.rough = false
	defer func() { f.refused, f.rough = "", was }()
	_, _ = f.meet(a, b)
}

// refuses reports whether a request is about the game that is refused now.
func (f *family) refuses(path string, body []byte) bool {
	if f.refused == "" || path != together.Path+together.AskTake && path != together.Path+together.AskGive {
		return false
	}
	text, err := together.Unpack(body, 1<<26)
	return err == nil && strings.Contains(string(text), f.refused)
}

// compare looks whether a device has all that another has, but for the game that was refused.
func (d *member) compare(other *member) {
	for sum, e := range other.held.entries {
		if _, has := d.held.entries[sum]; !has && e.game != d.f.refused && !d.removed[e.game] && !other.removed[e.game] {
			d.wrong("game %s has not come from %s where game %s is refused", e.game, other.Name, d.f.refused)
		}
	}
}
