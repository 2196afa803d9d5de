package entry

import (
	"slices"

	"tabby/engine"
	"tabby/scoring"
)

// A Line is the cards that lie before a player, by their codes, row by row.
type Line struct {
	Player scoring.Player
	Cards  []string
}

// Open returns the players who have no score yet, in the order in which they are typed, the one at hand first; or all, if
// each has one.
func (e Entry) Open() (all []scoring.Player) {
	at := max(0, slices.Index(e.Playing, e.Active))
	for i := range e.Playing {
		if p := e.Playing[(at+i)%len(e.Playing)]; !e.Fields[p].Done {
			all = append(all, p)
		}
	}
	if len(all) == 0 {
		return slices.Clone(e.Playing)
	}
	return all
}

// Lay picks the cards of lines, each in place of what the player had. Cards that have to be replaced come last, so that
// the next card is asked for. It ends at a card of which the deck has no more, as the pad says.
func (e Entry) Lay(t engine.Ruleset, lines ...Line) Entry {
	e.ByCards = true
	for _, l := range lines {
		e = e.Activate(l.Player).with(field{})
		for _, code := range l.picks(t) {
			if e = e.pick(t, code); e.no.why != "" || e.Active != l.Player {
				break
			}
		}
		if e.no.why != "" {
			return e
		}
		if f := e.Fields[l.Player]; e.Active == l.Player && f.filled() && f.toReplace(t) < 0 {
			e = e.onward()
		}
	}
	return e
}

// picks returns the cards in the order in which they are picked.
func (l Line) picks(t engine.Ruleset) []string {
	cards := l.Cards
	if g := t.Rules.Grid; g.Rows > 0 && len(cards) == g.Rows*g.Columns {
		cards = turned(cards, g.Columns)
	}
	replaced := func(code string) bool { return field{Hand: []string{code}}.toReplace(t) >= 0 }
	first := slices.DeleteFunc(slices.Clone(cards), replaced)
	return append(first, slices.DeleteFunc(slices.Clone(cards), func(code string) bool { return !replaced(code) })...)
}
