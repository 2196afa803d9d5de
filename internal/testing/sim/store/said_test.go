package store

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"

	"tabby/history"
	"tabby/internal/testing/sim/device"
	"tabby/internal/testing/sim/people"
	"tabby/scoring"
)

// A thing is what people may say something about: a field of a mark, a name, a setting.
type thing struct{ of, field string }

// facts are what was said last about things: one value, or several where the power failed
// while the last was written.
type facts map[thing][]string

// said returns what an intent says.
func said(in any) map[thing]string {
	switch in := in.(type) {
	case history.NoteGame:
		return map[thing]string{{"game/" + in.Game, "note"}: in.Note}
	case history.PlayedOn:
		return map[thing]string{{"game/" + in.Game, "day"}: in.Day}
	case history.LeaveOut:
		return map[thing]string{{"game/" + in.Game, "left_out"}: yes(in.Out)}
	case history.MarkCoached:
		return map[thing]string{{"game/" + in.Game, "coached"}: yes(in.Coached)}
	case history.ChooseEnding:
		return map[thing]string{{"game/" + in.Game, "ending"}: in.Sum}
	case history.Trash:
		return map[thing]string{{"game/" + in.Game, "trashed"}: "true"}
	case history.Untrash:
		return map[thing]string{{"game/" + in.Game, "trashed"}: ""}
	case history.NoteNight:
		return map[thing]string{{"night/" + in.Day, "note"}: in.Note, {"night/" + in.Day, "place"}: in.Place}
	case history.Retire:
		return map[thing]string{{"person/" + in.Person, "retired"}: yes(in.Retired)}
	case history.Unmerge:
		return map[thing]string{{"person/" + in.Entry, "same"}: ""}
	case history.NameGroup:
		return map[thing]string{{"group/" + history.GroupID(in.People), "name"}: strings.TrimSpace(in.Name)}
	case history.Rename:
		name, _ := scoring.CleanName(in.Name)
		return map[thing]string{{"name", in.Person}: name}
	case history.SetBadge:
		return map[thing]string{{"badge", in.Person}: fmt.Sprint(in.Colour, in.Shape)}
	case history.SetCat:
		return map[thing]string{{"person/" + in.Person, "cat"}: fmt.Sprint(in.Cat)}
	case history.Intent:
		if key, value, is := people.SettingOf(in); is {
			return map[thing]string{{"setting", key}: value}
		}
	}
	return nil
}

func yes(is bool) string {
	if is {
		return "true"
	}
	return ""
}

// acted remembers what people said. died says that the power failed meanwhile.
func (f facts) acted(a people.Act, died bool) {
	for about, value := range said(a.Intent) {
		switch old, known := f[about]; {
		case a.Err == nil:
			f[about] = []string{value}
		case died && known:
			f[about] = append(slices.Clone(old), value)
		}
	}
	if a.Err != nil && !died {
		return
	}
	switch in := a.Intent.(type) {
	case history.Meet: // who had retired plays again
		f.forget(func(t thing) bool { return t.field == "retired" })
	case history.Merge: // into whom another was merged before, perhaps
		delete(f, thing{"person/" + in.Entry, "same"})
	}
}

func (f facts) forget(of func(thing) bool) {
	maps.DeleteFunc(f, func(t thing, _ []string) bool { return of(t) })
}

// forgetAll forgets what was said about all that a file says something about, and by which
// endings its games go, of which it may bring more.
func (f facts) forgetAll(b device.Book) {
	games := map[string]bool{}
	for _, id := range b.Games() {
		games["game/"+id] = true
	}
	f.forget(func(t thing) bool {
		_, marked := b.Said[t.of]
		_, person := b.People[t.field]
		return marked || person || games[t.of] && t.field == "ending"
	})
}

// broken returns an error for each thing of which something else is said than was
// acknowledged, and settles what may have been said.
func (f facts) broken(b device.Book, setting func(string) string) (wrong []error) {
	there := map[string]bool{}
	for _, id := range b.Games() {
		there[id] = true
	}
	for about, may := range f {
		game, ofGame := strings.CutPrefix(about.of, "game/")
		if ofGame && !there[game] {
			continue // it was deleted for good
		}
		is := about.in(b, setting)
		if !slices.Contains(may, is) {
			wrong = append(wrong, fmt.Errorf("%s of %s was %q and is %q", about.field, about.of, may, is))
			continue // a repair has to bring back what it was
		}
		f[about] = []string{is}
	}
	return wrong
}

// in returns what an export says about a thing.
func (t thing) in(b device.Book, setting func(string) string) string {
	switch p := b.People[t.field].Person; {
	case t.of == "setting":
		return setting(t.field)
	case t.of == "name" && p != nil:
		return p.Name
	case t.of == "badge" && p != nil:
		return fmt.Sprint(p.Colour, p.Mark)
	}
	var all map[string]any
	_ = json.Unmarshal(b.Said[t.of].Says, &all) // or nothing is said
	switch value := all[t.field]; {
	case value == nil:
		return ""
	case t.field == "trashed":
		return "true"
	default:
		return fmt.Sprint(value)
	}
}
