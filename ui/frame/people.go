package frame

import (
	"slices"

	"fyne.io/fyne/v2"

	"tabby/engine/bot"
	"tabby/history"
	"tabby/internal/draw/badges"
	"tabby/internal/draw/chart"
	"tabby/scoring"
	"tabby/ui/kit/widgets"
)

// A PeopleStore keeps the people known.
type PeopleStore interface {
	// People returns all people known, the latest players first.
	People() ([]history.Person, error)
	// Meet returns the person of that name, and adds one if there is none. A person
	// who had retired plays again.
	Meet(name string) (history.Person, error)
	// Namesakes returns the pairs of people of one name about whom nobody has said yet whether they
	// are one person.
	Namesakes() ([]history.Namesake, error)
}

// A Roster has the people known.
type Roster struct {
	store    PeopleStore
	messages *Messenger
	changes  *Changer
	known    []history.Person // as they were loaded last
}

// People returns all people known, as loaded last.
func (r *Roster) People() []history.Person { return r.known }

// LoadPeople reloads the known people, and reports whether it succeeded.
func (r *Roster) LoadPeople() bool {
	people, err := r.store.People()
	if r.messages.Refused(err) {
		return false
	}
	r.known = people
	return true
}

// Namesakes returns the pairs of people of one name about whom nobody has said yet whether they are
// one person.
func (r *Roster) Namesakes() []history.Namesake {
	all, err := r.store.Namesakes()
	r.messages.Refused(err)
	return slices.DeleteFunc(all, func(n history.Namesake) bool { return IsComputer(n.Person) })
}

// Twice returns a notice that some names are in the list twice, with a way to them, or nil.
func (r *Roster) Twice(look func()) fyne.CanvasObject {
	names := map[string]bool{}
	for _, n := range r.Namesakes() {
		names[n.Into.ID] = true
	}
	if len(names) == 0 {
		return nil
	}
	w := r.messages.world.Words.People
	return widgets.NewNotice(widgets.Info, w.Twice(len(names)), widgets.NewButton(widgets.Secondary, w.LookAtNames, look))
}

// Active returns the people known who have not retired.
func (r *Roster) Active() []history.Person {
	return slices.DeleteFunc(slices.Clone(r.known), func(p history.Person) bool { return p.Retired })
}

// IsComputer reports whether a player known has the name of a computer player.
func IsComputer(p history.Person) bool { return bot.IsName(p.Name) }

// Humans returns the people known who have not retired and are no computer players.
func (r *Roster) Humans() []history.Person { return slices.DeleteFunc(r.Active(), IsComputer) }

// Known returns the person with that ID, and whether the store knows one.
func (r *Roster) Known(id string) (history.Person, bool) {
	p, err := history.PersonOf(r.known, id)
	return p, err == nil
}

// Meet returns the person of that name, and adds one if there is none. The error is
// that of [scoring.CleanName], or of the store.
func (r *Roster) Meet(name string) (history.Person, error) {
	name, err := scoring.CleanName(name)
	if err != nil {
		return history.Person{}, err
	}
	p, err := r.store.Meet(name)
	if err != nil {
		return history.Person{}, err
	}
	r.known, err = r.store.People()
	return p, err
}

// NamesIn returns the names in a text that was typed or pasted: a single name if somebody has it, or else
// the names between commas.
func (r *Roster) NamesIn(text string) []string {
	names := scoring.Names(text)
	if _, known := history.Named(r.known, text); known || len(names) == 0 {
		return []string{text}
	}
	return names
}

// Badge returns the badge of a player: that of a known person, or one by seat.
func (r *Roster) Badge(p scoring.Person, seat scoring.Player) widgets.Badge {
	if known, ok := r.Known(p.ID); ok {
		return badges.Of(known)
	}
	return badges.Seat(int(seat), p.Name)
}

// Badges returns the badges of all people known, for charts.
func (r *Roster) Badges() chart.Badges {
	all := chart.Badges{}
	for _, p := range r.known {
		all[p.ID] = p
	}
	return all
}
