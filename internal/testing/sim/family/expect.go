package family

import (
	"encoding/json"
	"slices"
	"strings"
	"time"

	"tabby/history"
	"tabby/scoring"
)

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
