package family

import (
	"bytes"
	"encoding/json"
	"fmt"
	"reflect"
	"strings"

	"tabby/history"
	"tabby/internal/testing/sim/people"
	"tabby/scoring"
)

// A model is what the family has been promised, and what has to come of it.
type model struct {
	pages map[string]page            // by the sum of the entry
	need  map[string]string          // the game of each entry that was acknowledged
	made  map[string]map[string]fact // every revision that there was, by what it is about and its sum
	gone  map[string]bool            // those that were lost with a device, by sum
}

// remember keeps a revision.
func (m *model) remember(about string, f fact) {
	if m.made[about] == nil {
		m.made[about] = map[string]fact{}
	}
	m.made[about][f.sum] = f
	delete(m.gone, f.sum)
}

// best returns the revision that holds in the end.
func (m *model) best(about string) (best fact) {
	for _, f := range m.made[about] {
		if !m.gone[f.sum] && f.beats(best, about) {
			best = f
		}
	}
	return best
}

// acted is shown everything that people ask a device for.
func (d *member) acted(a people.Act) {
	d.f.Count("intents", 1)
	if a.Err != nil {
		d.open = append(d.open, a) // it may have been kept all the same, if the device dies
		return
	}
	if in, is := a.Intent.(scoring.Intent); is {
		d.wrote(in, a)
		return
	}
	if d.Disk.Off() { // it died just after it said so
		d.owed = append(d.owed, a)
		return
	}
	switch in := a.Intent.(type) {
	case history.Intent:
		d.changed(in)
	case people.Empty:
		d.look(emptied)
	case people.BringBack:
		d.look(broughtBack)
	}
}

// wrote checks what was written on a sheet.
func (d *member) wrote(in scoring.Intent, a people.Act) {
	before, known := d.f.pages[a.Before]
	switch {
	case !known:
		d.wrong("game %s stood at an entry that nobody has written", a.Game)
		return
	case a.Before == a.After:
		d.wrong("%T was acknowledged, and is not written down", in)
		return
	}
	next := before.after(in)
	d.keep(entry{game: a.Game, sum: a.After, before: a.Before, main: true}, next)
	d.f.need[a.After] = a.Game
	if err := next.compare(a.Sheet); err != nil {
		d.wrong("after %T in game %s %v", in, a.Game, err)
	}
}

// keep remembers that an entry is on the device.
func (d *member) keep(e entry, p page) {
	d.f.pages[e.sum] = p
	d.held.entries[e.sum] = e
}

// changed checks what an intent beside games has changed.
func (d *member) changed(in history.Intent) {
	if key, value, is := people.SettingOf(in); is {
		d.settings[key] = value
	}
	if all, is := in.(history.Several); is {
		for _, one := range all {
			d.changed(one)
		}
		return
	}
	wishes := d.expect(in)
	done := len(wishes) == 0
	var missed error
	for _, wish := range wishes {
		after, is := d.read(wish.about)
		if !is && len(wish.body) == 0 && wish.body != nil {
			done = true // nothing is said, as before
		} else if err := d.follows(wish, after); err != nil {
			missed = err
		} else {
			done = true
			d.hold(wish.about, after)
		}
	}
	if !done {
		d.wrong("%T was acknowledged: %v", in, missed)
	}
}

// hold remembers that the device has a revision.
func (d *member) hold(about string, f fact) {
	d.held.facts[about] = f
	d.f.remember(about, f)
}

// follows returns an error unless a revision is what a wish leads to.
func (d *member) follows(wish saying, after fact) error {
	before := d.held.facts[wish.about]
	body := map[string]any{}
	if err := json.Unmarshal([]byte(after.body), &body); err != nil {
		return fmt.Errorf("%s is not there", wish.about)
	}
	if wish.body != nil && !reflect.DeepEqual(body, wish.body) {
		return fmt.Errorf("%s says %s and not %v", wish.about, after.body, wish.body)
	}
	if after != before && after.rev != before.rev+1 {
		return fmt.Errorf("%s has revision %d after %d", wish.about, after.rev, before.rev)
	}
	return nil
}

// read reads what a device says about something.
func (d *member) read(about string) (fact, bool) {
	var part history.Part
	if id, is := strings.CutPrefix(about, "person/"); is {
		part.People = []string{id}
	} else {
		part.Marks = []string{strings.TrimPrefix(about, "mark/")}
	}
	var b bytes.Buffer
	if err := d.Store.ExportPart(&b, part, history.Work{}); err != nil {
		d.wrong("%s cannot be read: %v", about, err)
	}
	x, err := parse(b.String())
	if err != nil {
		d.wrong("%v", err)
	}
	f, is := x.facts[about]
	return f, is
}

// wrong says what a family would have lost, or been shown.
func (d *member) wrong(format string, args ...any) {
	d.f.Helper()
	d.f.Errorf("%s: %s", d.Name, fmt.Sprintf(format, args...))
}
