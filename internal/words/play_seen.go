package words

import (
	"tabby/engine"
)

// Saw says what all players saw of a move, or "" where that needs no words.
func (p Play) Saw(s Seen) string {
	c, card := p.language.Cards, p.language.Cards.object(s.Card)
	switch {
	case s.Do == engine.Snap && s.Matched:
		return p.SeenMatches(s.Name, p.cardOf(s.A), c.alone(s.Out))
	case s.Do == engine.Snap:
		return p.SeenNoMatch(s.Name, p.cardOf(s.A), c.alone(s.Card))
	case s.Do == engine.Replace && s.Card == nil:
		card = p.word(p.SeenDrawn)
	case s.Do == engine.Give && p.addresses(s.To) && !p.addresses(s.Name):
		return p.SeenGivesYou(s.Name)
	case s.Do == engine.ReplacePower:
		return p.SeenReplaces(s.A.Owner, c.alone(s.Card), c.alone(s.Out))
	}
	return p.SeenMoves(s.Do.String(), PlaySeenMovesFacts{
		Name: s.Name, Card: card, Out: c.object(s.Out), At: p.cardOf(s.A), Other: p.cardOf(s.B),
		Place: p.SeenPlace(s.A.Slot + 1), To: s.To, Call: s.Call,
	})
}
