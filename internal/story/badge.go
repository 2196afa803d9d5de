package story

import "tabby/scoring"

// A Badge is how somebody is told apart: by a colour and a shape, 0 to 7 each, which
// always come together.
type Badge struct{ Colour, Shape int }

// Badges are those of people by id.
type Badges map[string]Badge

// Of returns the look of a player: that of the person, or that of the seat where
// the person has none.
func (l Badges) Of(s scoring.Sheet, p scoring.Player) Badge {
	if look, ok := l[s.People[p].ID]; ok && s.People[p].ID != "" {
		return look
	}
	return Badge{int(p) % 8, int(p) % 8}
}
