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

// A saying is what an intent beside games makes of something.
type saying struct {
	about string
	body  map[string]any // or nil if anything will do: of a person who is new
}

// said returns what is known of something on a device.
func (d *member) said(about string) map[string]any {
	body := map[string]any{}
	if f, is := d.held.facts[about]; is {
		_ = json.Unmarshal([]byte(f.body), &body) // an export has no other
	}
	return body
}

// with returns what is known of something, with one thing said otherwise. What is empty is
// left out.
func (d *member) with(about, key string, to any) saying {
	body := d.said(about)
	body[key] = to
	if to == "" || to == false {
		delete(body, key)
	}
	return saying{about, body}
}

// expect returns what an intent that is acknowledged leads to. Of several, one of them is
// enough: two people of one name are known where devices met them apart.
func (d *member) expect(in history.Intent) []saying {
	switch in := in.(type) {
	case history.NoteGame:
		return []saying{d.with("mark/game/"+in.Game, "note", in.Note)}
	case history.PlayedOn:
		return []saying{d.with("mark/game/"+in.Game, "day", in.Day)}
	case history.LeaveOut:
		return []saying{d.with("mark/game/"+in.Game, "left_out", in.Out)}
	case history.MarkCoached:
		return []saying{d.with("mark/game/"+in.Game, "coached", in.Coached)}
	case history.ChooseEnding:
		return []saying{d.with("mark/game/"+in.Game, "ending", in.Sum)}
	case history.Trash:
		if was := d.said("mark/game/" + in.Game); was["trashed"] != nil {
			return []saying{{"mark/game/" + in.Game, was}}
		}
		return []saying{d.with("mark/game/"+in.Game, "trashed", in.At.Format(time.RFC3339))}
	case history.Untrash:
		return []saying{d.with("mark/game/"+in.Game, "trashed", "")}
	case history.NoteNight:
		night := d.with("mark/night/"+in.Day, "note", in.Note)
		night.body["place"] = in.Place
		if in.Place == "" {
			delete(night.body, "place")
		}
		return []saying{night}
	}
	return d.expectOfPeople(in)
}

func (d *member) expectOfPeople(in history.Intent) []saying {
	switch in := in.(type) {
	case history.Meet:
		return d.expectMet(in)
	case history.Several:
		var all []saying
		for _, one := range in {
			all = append(all, d.expect(one)...)
		}
		return all
	case history.TellApart:
		return []saying{d.with("mark/person/"+in.Person, "apart", in.Apart)}
	case history.Retire:
		return []saying{d.with("mark/person/"+in.Person, "retired", in.Retired)}
	case history.Merge:
		if d.root(in.Entry) == d.root(in.Into) {
			return nil
		}
		return []saying{d.with("mark/person/"+in.Entry, "same", d.root(in.Into))}
	case history.Unmerge:
		return []saying{d.with("mark/person/"+in.Entry, "same", "")}
	case history.Rename:
		name, _ := scoring.CleanName(in.Name)
		return []saying{d.with("person/"+in.Person, "name", name)}
	case history.SetBadge:
		badge := d.with("person/"+in.Person, "colour", float64(in.Colour))
		badge.body["mark"] = float64(in.Shape)
		return append(d.expectKept(in.Person), badge)
	case history.SetCat:
		return []saying{d.with("mark/person/"+in.Person, "cat", float64(in.Cat))}
	case history.NameGroup:
		var ids []string
		for _, id := range in.People {
			ids = append(ids, d.root(id))
		}
		slices.Sort(ids)
		return []saying{d.with("mark/group/"+strings.Join(slices.Compact(ids), " "), "name", in.Name)}
	}
	return nil // a setting
}

// expectMet returns what meeting someone leads to: they are new, or play again.
func (d *member) expectMet(in history.Meet) (all []saying) {
	for about := range d.held.facts {
		id, is := strings.CutPrefix(about, "person/")
		if name, _ := d.said(about)["name"].(string); is && scoring.SameName(name, in.Name) {
			all = append(all, d.with("mark/person/"+d.root(id), "retired", false))
		}
	}
	if all == nil {
		all = []saying{{about: "person/" + in.ID}, {about: "mark/person/" + in.ID}}
	}
	return all
}

// expectKept returns what keeps the cat of a person for whom none was chosen.
func (d *member) expectKept(id string) []saying {
	if _, chosen := d.said("mark/person/" + id)["cat"]; chosen {
		return nil
	}
	badge := d.said("person/" + id)
	colour, _ := badge["colour"].(float64)
	shape, _ := badge["mark"].(float64)
	return []saying{d.with("mark/person/"+id, "cat", float64(history.CatOf(int(colour), int(shape))+1))}
}

// root returns the person that an entry belongs to, as far as the device knows. In a circle,
// which only two devices together can make, it is the least.
func (d *member) root(id string) string {
	least := id
	for seen := map[string]bool{}; !seen[id]; {
		seen[id] = true
		least = min(least, id)
		same, _ := d.said("mark/person/" + id)["same"].(string)
		if same == "" {
			return id
		}
		id = same
	}
	return least
}
