package rulesref

import (
	"slices"

	"tabby/engine"
)

// adopt grounds what the book says of powers that only the house list of this
// table brings: the table agreed on them, whatever the rule book says of others.
func (b *Book) adopt() {
	for _, id := range powerIDs {
		if b.native(engine.PowerNamed(id)) {
			continue
		}
		for _, c := range b.Chapters {
			for i := range c.Sections {
				if c.Sections[i].ID == "power-"+id {
					c.Sections[i].agreed()
				}
			}
		}
		for i, q := range b.questions {
			if slices.Contains(q.about, id) {
				b.questions[i].agreed()
			}
		}
	}
}

// native reports whether a card of the deck has the power by itself.
func (b *Book) native(p engine.Power) bool {
	return slices.ContainsFunc(b.Ruleset.Deck(), func(f engine.Face) bool { return f.Power == p })
}

// agreed grounds every line on the list of added power cards.
func (s *Section) agreed() {
	s.Rules = append([]engine.Key{engine.AddedPowerCards}, s.Rules...)
	for _, b := range s.Blocks {
		for i := range b.Lines {
			b.Lines[i].Ground, b.Lines[i].Rule = Agreed, engine.AddedPowerCards
		}
	}
}
