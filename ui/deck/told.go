package deck

import (
	"fmt"
	"slices"

	"tabby/engine"
	"tabby/scoring"
	"tabby/ui/words"
)

// A told is a move that was played, and the table before and after it: what is
// said of it, and what is seen to move, is public.
type pastMove struct {
	move          engine.Move
	before, after engine.Played
}

// face returns a card that everybody may see.
func (t pastMove) face(c engine.Card) cardFace {
	if c >= engine.NoCard {
		return cardFace{Back: true}
	}
	return cardFace{Face: t.after.Pack.Deck[c]}
}

// card names a card that everybody may see: "the 7".
func (t pastMove) card(c engine.Card) string {
	if c >= engine.NoCard {
		return "a card"
	}
	return "the " + t.after.Pack.Deck[c].Name
}

// A teller puts moves into words for a table.
type narrator struct {
	name func(engine.Seat) string
	call string // what whoever ends the round says
}

// tell says what a move was for everybody to see, or "" where that needs no
// words.
func (w narrator) tell(t pastMove) string {
	m, who := t.move, w.name(t.move.Seat)
	switch m.Do {
	case engine.Take:
		return fmt.Sprintf("%s takes %s.", who, t.card(t.before.Round.Discarded(0)))
	case engine.Replace:
		return w.replaced(t)
	case engine.Discard:
		return fmt.Sprintf("%s discards %s.", who, t.card(t.before.Round.Held()))
	case engine.Peek:
		return fmt.Sprintf("%s peeks at card %d.", who, m.A.Slot+1)
	case engine.LookAt:
		return fmt.Sprintf("%s looks at %s.", who, w.spot(m.Seat, m.A))
	case engine.Swap, engine.Switch:
		return fmt.Sprintf("%s exchanges %s and %s.", who, w.spot(m.Seat, m.A), w.spot(m.Seat, m.B))
	case engine.Decline:
		return who + " does not swap."
	case engine.UseDrawTwo:
		return who + " draws two."
	case engine.Skip:
		return who + " leaves the power unused."
	case engine.Snap:
		return w.snapped(t)
	case engine.Give:
		_, to := t.before.Round.Owes()
		return fmt.Sprintf("%s gives %s a card.", who, w.name(to.Seat))
	case engine.Knock:
		return fmt.Sprintf("%s says “%s”.", who, w.call)
	case engine.Pass:
		return who + " passes."
	case engine.ReplacePower:
		return fmt.Sprintf("%s: %s comes for %s.", w.name(m.A.Seat), t.card(t.after.Round.Card(m.A)), t.card(t.after.Round.Discarded(0)))
	}
	return ""
}

// replaced says which card went out, and where the one in hand lies now.
func (w narrator) replaced(t pastMove) string {
	kept := "the drawn card"
	if t.before.Round.Phase() == engine.HoldTaken {
		kept = t.card(t.before.Round.Held())
	}
	return fmt.Sprintf("%s keeps %s as card %d; %s goes out.", w.name(t.move.Seat), kept, t.move.A.Slot+1, t.card(t.out()))
}

// putOut reports whether the move has put a card onto the discard pile.
func (t pastMove) putOut() bool { return t.after.Round.Discards() > t.before.Round.Discards() }

// out is the card the move has put out, as far as it still lies there.
func (t pastMove) out() engine.Card {
	if t.after.Round.Discards() == 0 {
		return engine.NoCard
	}
	return t.after.Round.Discarded(0)
}

// snapped says whether a card matched. One that did not was shown to all.
func (w narrator) snapped(t pastMove) string {
	m, who := t.move, w.name(t.move.Seat)
	if t.putOut() {
		return fmt.Sprintf("%s matches with %s: %s.", who, w.spot(m.Seat, m.A), t.card(t.out()))
	}
	return fmt.Sprintf("%s shows %s, %s: no match, and a card for that.", who, w.spot(m.Seat, m.A), t.card(t.before.Round.Card(m.A)))
}

// spot says which card of whom is meant: "card 2", or "Ben's card 2".
func (w narrator) spot(mover engine.Seat, s engine.Spot) string {
	if s.Seat == mover {
		return fmt.Sprintf("card %d", s.Slot+1)
	}
	return fmt.Sprintf("%s’s card %d", w.name(s.Seat), s.Slot+1)
}

// past tells what has been played so far.
func (d *deal) past() []pastMove {
	batches, err := d.log.Read()
	if err != nil {
		return nil // the desk has read them already
	}
	var all []pastMove
	at := engine.Played{}
	for _, batch := range batches {
		for _, e := range batch {
			after := apply(at, e)
			if m, ok := e.(engine.Moved); ok {
				all = append(all, pastMove{m.Move, at, after})
			}
			at = after
		}
	}
	return all
}

// mostNews is how many sentences of what the others did are shown.
const mostNews = 3

// news is what the others have done since whoever sees the screen moved, or the
// last of all for everybody.
func (x *table) news(s scoring.Sheet) []string {
	w := narrator{func(p engine.Seat) string { return words.Name(s, x.deal.player(p)) }, s.Ruleset.Rules.Call}
	most := mostNews
	if x.at.Aside {
		most = 1
	}
	var all []string
	for _, t := range slices.Backward(x.past) {
		if t.move.Seat == x.at.Seat && !x.at.Aside || len(all) == most {
			break
		}
		if text := w.tell(t); text != "" {
			all = append(all, text)
		}
	}
	slices.Reverse(all)
	return all
}
