package family

import (
	"bytes"
	"encoding/json"
	"reflect"
	"slices"

	"tabby/history"
	"tabby/internal/testing/sim/people"
	"tabby/scoring"
)

// An excuse is why something on a device may not be as it was when it was looked at last.
type excuse int

const (
	died        excuse = iota // what was asked for last may have been kept, or not
	met                       // all that another device has may have come
	emptied                   // games in the trash are gone
	broughtBack               // a game that was gone is back
	turnedBack                // it is as it was when somebody kept a copy
	mended                    // a file was damaged, and what it held was gathered from the other
)

// look compares all that a device holds with what it held, and remembers it.
func (d *member) look(why excuse) {
	d.f.Helper()
	now, err := d.export()
	if err != nil {
		d.wrong("what it holds cannot be read: %v", err)
		return
	}
	d.lookForGames(why, now)
	d.lookForEntries(now)
	d.lookForFacts(now)
	for key, want := range d.settings {
		got := d.Store.Setting(key)
		if got != want && !d.askedToSet(key, got) {
			d.wrong("the setting %s is %q and not %q", key, got, want)
		}
		d.settings[key] = got
	}
	before := d.held
	d.held, d.open = now, nil
	if why == emptied || why == died {
		d.f.forgive(before)
	}
}

// export reads all that a device holds.
func (d *member) export() (export, error) {
	var b bytes.Buffer
	if err := d.Store.Export(&b, history.Work{}); err != nil {
		return export{}, err
	}
	return parse(b.String())
}

// asked reports whether something was asked for that was not acknowledged.
func (d *member) asked(in any) bool {
	for _, a := range d.open {
		if reflect.DeepEqual(a.Intent, in) {
			return true
		}
	}
	return false
}

// askedToSet reports whether a setting was asked for that was not acknowledged.
func (d *member) askedToSet(key, value string) bool {
	return slices.ContainsFunc(d.open, func(a people.Act) bool {
		in, is := a.Intent.(history.Intent)
		if !is {
			return false
		}
		k, v, is := people.SettingOf(in)
		return is && k == key && v == value
	})
}

// lookForGames looks which games the device has deleted for good.
func (d *member) lookForGames(why excuse, now export) {
	digest, err := d.Store.Digest()
	if err != nil {
		d.wrong("%v", err)
	}
	for id := range digest.Removed {
		if !d.removed[id] && why != emptied && !d.asked(people.Empty{}) {
			d.wrong("game %s is gone, which nobody has deleted", id)
		}
	}
	for id := range d.removed {
		if !digest.Removed[id] && why != broughtBack && !d.asked(people.BringBack{Game: id}) {
			d.wrong("game %s is back, which was deleted for good", id)
		}
	}
	d.removed = digest.Removed
	if why == emptied {
		d.lookInTrash()
	}
	for id := range now.lines {
		if d.removed[id] {
			d.wrong("game %s was deleted for good, and is there", id)
		}
	}
}

// lookInTrash looks whether nothing is left of what was in the trash.
func (d *member) lookInTrash() {
	for id := range d.held.lines {
		if body := d.said("mark/game/" + id); body["trashed"] != nil && !d.removed[id] {
			d.wrong("game %s was in the trash when that was emptied, and is not gone", id)
		}
	}
}

// lookForEntries looks whether all entries are still there, and whether others came from
// somewhere.
func (d *member) lookForEntries(now export) {
	for sum, e := range d.held.entries {
		if _, is := now.entries[sum]; !is && !d.removed[e.game] {
			d.wrong("an entry of game %s is lost", e.game)
		}
	}
	for sum, e := range now.entries {
		if _, known := d.f.pages[sum]; !known && !d.adopt(e) {
			d.wrong("game %s has an entry that nobody has written", e.game)
		}
	}
}

// adopt takes an entry for what was asked for when the device died, and reports whether that
// can be.
func (d *member) adopt(e entry) bool {
	for _, a := range d.open {
		in, is := a.Intent.(scoring.Intent)
		if is && a.Before == e.before && (a.Game == e.game || a.Game == "") {
			d.f.pages[e.sum] = d.f.pages[e.before].after(in)
			return true
		}
	}
	return false
}

// lookForFacts looks whether each person and annotation is as new as it was, and whether
// others came from somewhere.
func (d *member) lookForFacts(now export) {
	for about, was := range d.held.facts {
		if f := now.facts[about]; f != was && !f.beats(was, about) {
			d.wrong("%s says %s (%d), and said %s (%d) before", about, f.body, f.rev, was.body, was.rev)
		}
	}
	for about, f := range now.facts {
		if _, known := d.f.made[about][f.sum]; known {
			delete(d.f.gone, f.sum) // a device had it that nobody has looked at since
			continue
		}
		if !d.wished(about, f) && !d.f.chooses(about, f) && !d.f.isStranger(about, f, now) {
			d.wrong("%s says %s, which nobody has said", about, f.body)
		}
		d.f.remember(about, f)
	}
}

// wished reports whether a revision was asked for when the device died.
func (d *member) wished(about string, f fact) bool {
	for _, a := range d.open {
		in, is := a.Intent.(history.Intent)
		if !is {
			continue
		}
		for _, wish := range d.expect(in) {
			if wish.about == about && d.follows(wish, f) == nil {
				return true
			}
		}
	}
	return false
}

// choices is how often the devices of one meeting may choose for one game, each anew after
// what has come from the other.
const choices = 4

// chooses reports whether a revision is what a device chooses by itself: that a game that is
// shown goes by the same ending still.
func (m *model) chooses(about string, f fact) bool {
	with := without(f.body, "ending")
	if f.rev == 1 && len(with) == 0 {
		return true
	}
	for _, before := range m.made[about] {
		if more := f.rev - before.rev; 0 < more && more <= choices && reflect.DeepEqual(without(before.body, "ending"), with) {
			return true
		}
	}
	return false
}

// without returns what a body says but for one thing.
func without(body, key string) map[string]any {
	all := map[string]any{}
	_ = json.Unmarshal([]byte(body), &all) // an export has no other
	delete(all, key)
	return all
}

// isStranger reports whether a person is one whom a game alone has brought, with the name
// that the game says.
func (m *model) isStranger(about string, f fact, now export) bool {
	if f.rev != 1 {
		return false
	}
	for sum := range now.entries {
		for _, p := range m.pages[sum].people {
			if about == "person/"+p.ID && without(f.body, "")["name"] == p.Name {
				return true
			}
		}
	}
	return false
}
