package frame

import (
	"slices"

	"tabby/history"
	"tabby/internal/story"
	"tabby/scoring"
	"tabby/ui/widgets"
)

// A PeopleStore keeps who is known.
type PeopleStore interface {
	// People returns everybody known, who played last first.
	People() ([]history.Person, error)
	// Meet remembers somebody by name, or returns who has that name already. Who had
	// retired plays again.
	Meet(name string) (history.Person, error)
}

// People returns everybody known, as they were loaded last.
func (f *Frame) People() []history.Person { return f.known }

// LoadPeople reads everybody known anew, and reports whether it could.
func (f *Frame) LoadPeople() bool {
	people, err := f.store.People()
	if f.Refused(err) {
		return false
	}
	f.known = people
	return true
}

// Active returns everybody known who has not retired.
func (f *Frame) Active() []history.Person {
	return slices.DeleteFunc(slices.Clone(f.known), func(p history.Person) bool { return p.Retired })
}

// Known returns somebody the store knows.
func (f *Frame) Known(id string) (history.Person, bool) {
	for _, p := range f.known {
		if p.ID == id {
			return p, true
		}
	}
	return history.Person{}, false
}

// Meet remembers somebody by name.
func (f *Frame) Meet(name string) (history.Person, error) {
	name, err := scoring.CleanName(name)
	if err != nil {
		return history.Person{}, err
	}
	p, err := f.store.Meet(name)
	if err != nil {
		return history.Person{}, err
	}
	f.known, err = f.store.People()
	return p, err
}

// Badge returns the badge of somebody: as the store knows them, or by their seat
// where it does not.
func (f *Frame) Badge(p scoring.Person, seat scoring.Player) widgets.Badge {
	if known, ok := f.Known(p.ID); ok {
		return BadgeOf(known)
	}
	return BadgeOf(history.Person{Name: p.Name, Colour: int(seat), Shape: int(seat)})
}

// Badges returns the colours and shapes of everybody known, for charts.
func (f *Frame) Badges() story.Badges {
	all := story.Badges{}
	for _, p := range f.known {
		all[p.ID] = StoryBadge(p)
	}
	return all
}

// StoryBadge returns the badge of somebody known, for charts.
func StoryBadge(p history.Person) story.Badge { return story.Badge{Colour: p.Colour, Shape: p.Shape} }

// BadgeOf returns the badge of somebody known.
func BadgeOf(p history.Person) widgets.Badge {
	return widgets.Badge{Shape: widgets.Shape(p.Shape), Color: p.Colour, Initial: p.Name}
}
