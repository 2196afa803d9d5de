package frame

import (
	"slices"

	"tabby/history"
	"tabby/internal/chart"
	"tabby/scoring"
	"tabby/ui/widgets"
)

// A PeopleStore keeps the people known.
type PeopleStore interface {
	// People returns all people known, the latest players first.
	People() ([]history.Person, error)
	// Meet returns the person of that name, and adds one if there is none. A person
	// who had retired plays again.
	Meet(name string) (history.Person, error)
}

// People returns all people known, as loaded last.
func (f *Frame) People() []history.Person { return f.known }

// LoadPeople reads the people known again, and reports whether it could.
func (f *Frame) LoadPeople() bool {
	people, err := f.store.People()
	if f.Refused(err) {
		return false
	}
	f.known = people
	return true
}

// Active returns the people known who have not retired.
func (f *Frame) Active() []history.Person {
	return slices.DeleteFunc(slices.Clone(f.known), func(p history.Person) bool { return p.Retired })
}

// Known returns the person with that ID, and whether the store knows one.
func (f *Frame) Known(id string) (history.Person, bool) {
	for _, p := range f.known {
		if p.ID == id {
			return p, true
		}
	}
	return history.Person{}, false
}

// Meet returns the person of that name, and adds one if there is none. The error is
// that of [scoring.CleanName], or of the store.
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

// Badge returns the badge of a player: that of a person known, or one by seat.
func (f *Frame) Badge(p scoring.Person, seat scoring.Player) widgets.Badge {
	if known, ok := f.Known(p.ID); ok {
		return BadgeOf(known)
	}
	return BadgeOf(history.Person{Name: p.Name, Colour: int(seat), Shape: int(seat)})
}

// Badges returns the badges of all people known, for charts.
func (f *Frame) Badges() chart.Badges {
	all := chart.Badges{}
	for _, p := range f.known {
		all[p.ID] = p
	}
	return all
}

// BadgeOf returns the badge of a person.
func BadgeOf(p history.Person) widgets.Badge {
	return widgets.Badge{Shape: widgets.Shape(p.Shape), Color: p.Colour, Initial: p.Name}
}
