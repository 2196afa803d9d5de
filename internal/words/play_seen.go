package words

import (
	"tabby/engine"
	"tabby/internal/words/message"
)

// SeenWords say what all players saw of a move: who made it is in the hole {name}, the card that
// was taken, kept, discarded or shown in {card}, the one on the discard pile then in {out}, cards of
// lines in {at} and {other}, the place of the first in {place}, who is given a card in {to}, and what
// is said in {call}.
type SeenWords struct {
	Moves    map[string]Addressed
	Drawn    string          // a card that is replaced by one that nobody saw
	Matches  Addressed       // where the card of a snap does; here a {card} stands behind a colon
	NoMatch  Addressed       // where it does not, likewise
	Place    message.Message // of a card in its line: {n}, counted from 1
	GivesYou message.Message // where a card is given to the player who is addressed
	Replaces message.Message // at the end: {owner}, {card}, {out}, as they stand behind a colon
}

// Saw says what all players saw of a move, or "" where that needs no words.
func (p Play) Saw(s Seen) string {
	w, c := p.Words.Seen, p.language.Cards
	say, card, out := lookUp(w.Moves, s.Do.String()), c.object(s.Card), c.object(s.Out)
	switch {
	case s.Do == engine.Snap && s.Matched:
		say, card = w.Matches, c.alone(s.Out)
	case s.Do == engine.Snap:
		say, card = w.NoMatch, c.alone(s.Card)
	case s.Do == engine.Replace && s.Card == nil:
		card = p.word(w.Drawn)
	case s.Do == engine.Give && p.addresses(s.To):
		say.Name = w.GivesYou
	case s.Do == engine.ReplacePower:
		return w.Replaces.With("owner", Isolated(s.A.Owner), "card", c.alone(s.Card), "out", c.alone(s.Out))
	}
	return p.about(
		say, s.Name, "card", card, "out", out, "at", p.cardOf(s.A), "other", p.cardOf(s.B), "place", w.Place.With("n", s.A.Slot+1),
		"to", Isolated(s.To), "call", s.Call,
	)
}
