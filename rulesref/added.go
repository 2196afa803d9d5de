package rulesref

import (
	"slices"

	"tabby/engine"
)

// adopt marks the text about powers as agreed if only the house rules of this table add
// those powers.
func (b *Book) adopt() {
	for _, d := range descriptions {
		id := d.id
		if b.hasPower(engine.PowerNamed(id)) {
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

// hasPower reports whether a card of the deck has the power by itself.
func (b *Book) hasPower(p engine.Power) bool {
	return slices.ContainsFunc(b.Ruleset.Deck(), func(f engine.Face) bool { return f.Power == p })
}

// agreed bases every line on the house rule [engine.AddedPowerCards].
func (s *Section) agreed() {
	s.Rules = append([]engine.Key{engine.AddedPowerCards}, s.Rules...)
	for _, b := range s.Blocks {
		for i := range b.Lines {
			b.Lines[i].Basis, b.Lines[i].Rule = Agreed, engine.AddedPowerCards
		}
	}
}
