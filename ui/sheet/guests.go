package sheet

import (
	"reflect"
	"strconv"

	"tabby/scoring"
	"tabby/ui/entry"
	"tabby/ui/frame"
	"tabby/ui/game"
	"tabby/ui/widgets"
	"tabby/ui/words"
)

// Guests are the other devices that take part in games, as the sheet asks for them.
type Guests interface {
	// At returns who takes part in a game.
	At(id string) game.Guests
	// Watch calls f after each change of that until stop is called.
	Watch(id string, f func()) (stop func())
	// LetIn lets other devices take part in a game.
	LetIn(*game.Game) error
	// Forget forgets that they were let in when Tabby was left. Those who played at their
	// own devices play here.
	Forget(*game.Game)
}

// stateOfGuests returns who takes part in the game now, after so many rounds. What was
// entered for another round is of no use.
func (t *Page) stateOfGuests(rounds int) game.Guests {
	if t.guests == nil {
		return game.Guests{}
	}
	g := t.guests.At(t.ID())
	if g.Rounds != rounds || len(g.Slips) == 0 {
		g.Slips = nil
	}
	g.Rounds = rounds
	return g
}

// guestsChanged shows who takes part and what they have entered.
func (t *Page) guestsChanged() {
	now := t.stateOfGuests(len(t.Sheet().Rounds))
	if reflect.DeepEqual(now, t.present) {
		return
	}
	t.present = now
	if reflect.DeepEqual(t.received(), t.half.Entry) {
		t.update()
		return
	}
	t.keep()
}

// received returns what is entered, with the scores of guests.
func (t *Page) received() entry.Entry {
	if !t.present.Open {
		return t.half.Entry
	}
	slips := map[scoring.Player]entry.Slip{}
	if t.present.Rounds == t.half.Entry.After {
		for p, slip := range t.present.Slips {
			slips[p] = entry.Slip(slip)
		}
	}
	return t.half.Entry.Receive(slips)
}

// guestsRoom leads to where guests are let in.
func (t *Page) guestsRoom() { t.Go(frame.Route{Room: frame.GuestsRoom, ID: t.ID()}) }

// guestsChoice returns the choice to let guests in, where that is possible.
func (t *Page) guestsChoice() []frame.Choice {
	if t.guests == nil {
		return nil
	}
	text := "Let others in"
	if t.present.Open {
		text = "Guests"
	}
	return []frame.Choice{{Icon: widgets.IconPeople, Text: text, Do: t.guestsRoom}}
}

// A sign says who takes part from other devices, and leads to them.
type sign struct {
	*widgets.Tile
	text *widgets.Text
}

func newSign(tapped func()) sign {
	text := widgets.NewText("", widgets.TextStyle{Size: widgets.SizeSmall})
	line := widgets.Row(widgets.SpaceSmall, 1, widgets.NewGlyph(widgets.IconPeople, widgets.ColorFelt), text, widgets.NewGlyph(widgets.IconNext, widgets.ColorMuted))
	return sign{widgets.NewTile(widgets.Bare, line, tapped), text}
}

// guestLine says how many guests are here and how many scores they have entered, or
// nothing where none are let in.
func guestLine(g game.Guests, s scoring.Sheet) string {
	if !g.Open {
		return ""
	}
	text := words.Count(g.Here, words.Guest) + " here"
	if n := len(g.Slips); n > 0 && !s.Over {
		text += ", " + strconv.Itoa(n) + " of " + strconv.Itoa(len(s.Playing())) + " have entered"
	}
	return words.Sentence(text)
}

// showGuests shows the sign where others are let in.
func (t *Page) showGuests(v View) {
	sign := t.screen.sign
	sign.text.SetText(v.Guests)
	widgets.SetVisible(sign.Tile, v.Guests != "" && !v.Cramped)
}

// letInAgain lets the guests in again who were there when Tabby was left.
func (t *Page) letInAgain() {
	if !t.Refused(t.guests.LetIn(t.game)) {
		t.guestsRoom()
	}
}

// forgetGuests offers that no more.
func (t *Page) forgetGuests() {
	t.guests.Forget(t.game)
	t.guestsChanged()
}
