package tale

import "tabby/scoring"

// A Look is how somebody is told apart: by a colour and a shape, 0 to 7 each, which
// always come together.
type Look struct{ Colour, Shape int }

// Looks are those of people by id.
type Looks map[string]Look

// Of returns the look of a player: that of the person, or that of the seat where
// the person has none.
func (l Looks) Of(s scoring.Sheet, p scoring.Player) Look {
	if look, ok := l[s.People[p].ID]; ok && s.People[p].ID != "" {
		return look
	}
	return Look{int(p) % 8, int(p) % 8}
}
