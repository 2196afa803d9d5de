package chart

import (
	"tabby/history"
	"tabby/scoring"
)

// A Badge identifies a person by a colour and a shape, each 0 to 7.
type Badge struct{ Colour, Shape int }

// BadgeOf returns the badge of a person.
func BadgeOf(p history.Person) Badge { return Badge{p.Colour, p.Shape} }

// Badges holds people by ID, for their badges.
type Badges map[string]history.Person

// Of returns the badge of a player: that of the person, or of the seat if the
// person is not known.
func (b Badges) Of(s scoring.Sheet, p scoring.Player) Badge {
	if person, ok := b[s.People[p].ID]; ok && person.ID != "" {
		return BadgeOf(person)
	}
	return Badge{int(p) % 8, int(p) % 8}
}
