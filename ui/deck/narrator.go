package deck

import (
	"fmt"
	"slices"

	"tabby/engine"
	"tabby/scoring"
	"tabby/ui/words"
)

// A pastMove is a move with the table before and after it. Only what all players
// saw of it is put into words or animated.
type pastMove struct {
	engine.Move

	before, after engine.Played
}

// face returns a card as all players may see it.
func (m pastMove) face(c engine.Card) cardFace { return faceOf(m.after.Pack, c) }

// card names a card that all players may see: "the 7".
func (m pastMove) card(c engine.Card) string {
	if c >= engine.NoCard {
		return "a card"
	}
	return "the " + m.after.Pack.Deck[c].Name
}

// discarded reports whether the move has put a card onto the discard pile.
func (m pastMove) discarded() bool { return m.after.Round.Discards() > m.before.Round.Discards() }

// top names the top card of the discard pile after the move.
func (m pastMove) top() string {
	if m.after.Round.Discards() == 0 {
		return m.card(engine.NoCard)
	}
	return m.card(m.after.Round.Discarded(0))
}

// A narrator puts moves into words.
type narrator struct {
	name func(engine.Seat) string
	call string // what a player who ends the round says
}

// describe says what all players saw of a move, or "" where that needs no words.
func (n narrator) describe(m pastMove) string {
	name := n.name(m.Seat)
	switch m.Do {
	case engine.Take:
		return fmt.Sprintf("%s takes %s.", name, m.card(m.before.Round.Discarded(0)))
	case engine.Replace:
		return n.describeReplace(m)
	case engine.Discard:
		return fmt.Sprintf("%s discards %s.", name, m.card(m.before.Round.Held()))
	case engine.Peek:
		return fmt.Sprintf("%s peeks at card %d.", name, m.A.Slot+1)
	case engine.LookAt:
		return fmt.Sprintf("%s looks at %s.", name, n.spot(m.Seat, m.A))
	case engine.Swap, engine.Switch:
		return fmt.Sprintf("%s exchanges %s and %s.", name, n.spot(m.Seat, m.A), n.spot(m.Seat, m.B))
	case engine.Decline:
		return name + " does not swap."
	case engine.UseDrawTwo:
		return name + " draws two."
	case engine.Skip:
		return name + " leaves the power unused."
	case engine.Snap:
		return n.describeSnap(m)
	case engine.Give:
		_, to := m.before.Round.Owes()
		return fmt.Sprintf("%s gives %s a card.", name, n.name(to.Seat))
	case engine.Knock:
		return fmt.Sprintf("%s says “%s”.", name, n.call)
	case engine.Pass:
		return name + " passes."
	case engine.ReplacePower:
		return fmt.Sprintf("%s: %s replaces %s.", n.name(m.A.Seat), m.card(m.after.Round.Card(m.A)), m.top())
	}
	return ""
}

// describeReplace says which card was replaced, and by which.
func (n narrator) describeReplace(m pastMove) string {
	kept := "the drawn card"
	if m.before.Round.Phase() == engine.HoldTaken {
		kept = m.card(m.before.Round.Held())
	}
	return fmt.Sprintf("%s keeps %s as card %d; %s goes out.", n.name(m.Seat), kept, m.A.Slot+1, m.top())
}

// describeSnap says whether a card matched. All players saw it if it did not.
func (n narrator) describeSnap(m pastMove) string {
	name, spot := n.name(m.Seat), n.spot(m.Seat, m.A)
	if m.discarded() {
		return fmt.Sprintf("%s matches with %s: %s.", name, spot, m.top())
	}
	return fmt.Sprintf("%s shows %s, %s: no match, and a card for that.", name, spot, m.card(m.before.Round.Card(m.A)))
}

// spot names a card for a sentence about a player: "card 2" is their own, "Ben's
// card 2" is not.
func (n narrator) spot(mover engine.Seat, s engine.Spot) string {
	if s.Seat == mover {
		return fmt.Sprintf("card %d", s.Slot+1)
	}
	return fmt.Sprintf("%s’s card %d", n.name(s.Seat), s.Slot+1)
}

// maxNews is how many moves of other players are described at most.
const maxNews = 3

// happened describes what other players have done since the player who holds the
// device moved, or only the last move if all players see the screen.
func (t *table) happened(s scoring.Sheet) []string {
	n := narrator{func(p engine.Seat) string { return words.Name(s, t.deal.player(p)) }, s.Ruleset.Rules.Call}
	most := maxNews
	if t.at.Public {
		most = 1
	}
	var all []string
	for _, m := range slices.Backward(t.past) {
		if m.Seat == t.at.Seat && !t.at.Public || len(all) == most {
			break
		}
		if text := n.describe(m); text != "" {
			all = append(all, text)
		}
	}
	slices.Reverse(all)
	return all
}
