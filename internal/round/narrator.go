package round

import (
	"fmt"

	"tabby/engine"
)

// A Narrator puts moves into words.
type Narrator struct {
	Name func(engine.Seat) string
	Call string // what a player who ends the round says
}

// Describe says what all players saw of a move, or "" where that needs no words.
func (n Narrator) Describe(m PastMove) string {
	name := n.Name(m.Seat)
	switch m.Do {
	case engine.Take:
		return fmt.Sprintf("%s takes %s.", name, m.card(m.Before.Round.Discarded(0)))
	case engine.Replace:
		return n.describeReplace(m)
	case engine.Discard:
		return fmt.Sprintf("%s discards %s.", name, m.card(m.Before.Round.Held()))
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
		_, to := m.Before.Round.Owes()
		return fmt.Sprintf("%s gives %s a card.", name, n.Name(to.Seat))
	case engine.Knock:
		return fmt.Sprintf("%s says “%s”.", name, n.Call)
	case engine.Pass:
		return name + " passes."
	case engine.ReplacePower:
		return fmt.Sprintf("%s: %s replaces %s.", n.Name(m.A.Seat), m.card(m.After.Round.Card(m.A)), m.top())
	}
	return ""
}

// describeReplace says which card was replaced, and by which.
func (n Narrator) describeReplace(m PastMove) string {
	kept := "the drawn card"
	if m.Before.Round.Phase() == engine.HoldTaken {
		kept = m.card(m.Before.Round.Held())
	}
	return fmt.Sprintf("%s keeps %s as card %d; %s goes out.", n.Name(m.Seat), kept, m.A.Slot+1, m.top())
}

// describeSnap says whether a card matched. All players saw it if it did not.
func (n Narrator) describeSnap(m PastMove) string {
	name, spot := n.Name(m.Seat), n.spot(m.Seat, m.A)
	if m.Discarded() {
		return fmt.Sprintf("%s matches with %s: %s.", name, spot, m.top())
	}
	return fmt.Sprintf("%s shows %s, %s: no match, and a card for that.", name, spot, m.card(m.Before.Round.Card(m.A)))
}

// spot names a card for a sentence about a player: "card 2" is their own, "Ben's
// card 2" is not.
func (n Narrator) spot(mover engine.Seat, s engine.Spot) string {
	if s.Seat == mover {
		return fmt.Sprintf("card %d", s.Slot+1)
	}
	return fmt.Sprintf("%s’s card %d", n.Name(s.Seat), s.Slot+1)
}
