package pseudo

import (
	"tabby/engine"
	"tabby/internal/words"
)

// names returns what cards are called: the facts of the engine say it in English.
func (s *Script) names() words.CardNames {
	all := words.CardNames{
		Cards: map[string]string{}, Ranks: map[string]string{}, Suits: map[engine.Suit]string{},
		OfSuit: opens + "%[1]s " + s.writes.Replace("of") + longer + " %[2]s" + closes,
	}
	for _, r := range engine.Games() {
		for _, f := range r.Faces() {
			if f.Suit == engine.NoSuit {
				all.Cards[f.Name] = s.Said(f.Name)
			} else {
				all.Ranks[f.Rank], all.Suits[f.Suit] = s.Said(f.RankName()), s.Said(f.Suit.Name())
			}
		}
	}
	return all
}
