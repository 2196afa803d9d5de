package family

import (
	"bytes"
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"time"

	"tabby/history"
	"tabby/internal/testing/sim/people"
	"tabby/scoring"
)

// An excuse is why something on a device may not be as it was when it was looked at last.
type excuse int

const (
	died        excuse = iota // what was asked for last may have been kept, or not
	met                       // all that another device has may have come
	emptied                   // games in the bin are gone
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

// lookInTrash looks whether nothing is left of what was in the bin.
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

// choices is how often the devices of one sync may choose for one game, each again after
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

// A fact is a revision of a person or of an annotation.
type fact struct {
	rev  int
	body string
	sum  string
}

// beats reports whether a fact about something holds instead of another: of people the
// greater sum decides where revisions are equal, of all else the greater body.
func (f fact) beats(other fact, about string) bool {
	if f.rev != other.rev {
		return f.rev > other.rev
	}
	if strings.HasPrefix(about, "person/") {
		return f.sum > other.sum
	}
	return f.body > other.body
}

// An entry is one of a game.
type entry struct {
	game, sum, before string
	says              string // its events
	at                time.Time
	main              bool // of the ending that the game goes by
}

// An export is what a device holds, read without any code of the store's.
type export struct {
	text    string
	facts   map[string]fact     // by what they are about
	entries map[string]entry    // by sum
	lines   map[string][]string // the sums of the main lines, by game
}

// A line is one of an export.
type line struct {
	Person json.RawMessage
	Mark   string
	Of     string
	Says   json.RawMessage
	Rev    int
	Sum    string
	Game   string
	Ending string
	After  string
	At     time.Time
	Events json.RawMessage
}

// parse reads an export. An entry that stands in it twice is an error.
func parse(text string) (export, error) {
	x := export{text: text, facts: map[string]fact{}, entries: map[string]entry{}, lines: map[string][]string{}}
	for one := range strings.Lines(text) {
		var l line
		if err := json.Unmarshal([]byte(one), &l); err != nil {
			return x, fmt.Errorf("an export has the line %s: %w", one, err)
		}
		if err := x.add(l); err != nil {
			return x, err
		}
	}
	return x, nil
}

func (x *export) add(l line) error {
	about := ""
	switch {
	case l.Person != nil:
		var p struct{ ID string }
		if err := json.Unmarshal(l.Person, &p); err != nil {
			return err
		}
		about = "person/" + p.ID
		l.Says = l.Person
	case l.Mark != "":
		about = "mark/" + l.Mark + "/" + l.Of
	case l.Game+l.Ending != "":
		return x.enter(l)
	default:
		return nil // the header
	}
	if _, twice := x.facts[about]; twice {
		return fmt.Errorf("%s is in an export twice", about)
	}
	x.facts[about] = fact{l.Rev, string(l.Says), l.Sum}
	return nil
}

// enter adds an entry.
func (x *export) enter(l line) error {
	e := entry{game: l.Game + l.Ending, sum: l.Sum, before: l.After, says: string(l.Events), at: l.At, main: l.Game != ""}
	if e.main {
		if all := x.lines[e.game]; len(all) > 0 {
			e.before = all[len(all)-1]
		}
		x.lines[e.game] = append(x.lines[e.game], e.sum)
	}
	if _, twice := x.entries[e.sum]; twice {
		return fmt.Errorf("game %s has the entry %s twice", e.game, e.sum)
	}
	x.entries[e.sum] = e
	return nil
}

// without returns an export without its header and some games.
func (x export) without(games map[string]bool) string {
	var b strings.Builder
	for one := range strings.Lines(x.text) {
		var l struct{ Tabby, Game, Ending string }
		if err := json.Unmarshal([]byte(one), &l); err != nil || l.Tabby == "" && !games[l.Game+l.Ending] {
			b.WriteString(one)
		}
	}
	return b.String()
}
