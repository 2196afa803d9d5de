package story

import "tabby/scoring"

// A Badge tells people apart: by a colour and a shape, each 0 to 7.
type Badge struct{ Colour, Shape int }

// Badges holds the badges of people by ID.
type Badges map[string]Badge

// Of returns the badge of a player: that of the person, or of the seat if the
// person has none.
func (b Badges) Of(s scoring.Sheet, p scoring.Player) Badge {
	if badge, ok := b[s.People[p].ID]; ok && s.People[p].ID != "" {
		return badge
	}
	return Badge{int(p) % 8, int(p) % 8}
}
