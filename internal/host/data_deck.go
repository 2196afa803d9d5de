package host

import (
	"slices"

	"tabby/internal/host/page"
	"tabby/internal/host/wire"
	"tabby/internal/round"
)

// The names of the piles in intents.
const (
	drawPile    = "draw"
	discardPile = "discard"
)

// newDeck returns a round as one guest may see it, or nil where none runs.
func newDeck(v *page.RoundView) *wire.Deck {
	if v == nil {
		return nil
	}
	d := &wire.Deck{At: v.At, Over: v.Over, Last: v.Last, Hint: v.Hint, News: v.News, Draw: v.Draw.Count, Moves: v.Moves}
	if v.Discard.Count > 0 {
		d.Discard = codeOf(v.Discard.Card)
	}
	if v.Held != nil {
		held := codeOf(*v.Held)
		d.Held = &held
	}
	if v.Draw.Taps {
		d.Taps = append(d.Taps, drawPile)
	}
	if v.Discard.Taps {
		d.Taps = append(d.Taps, discardPile)
	}
	for _, l := range v.Lines {
		d.Lines = append(d.Lines, newLine(l))
	}
	for _, b := range v.Buttons {
		d.Buttons = append(d.Buttons, wire.Button{ID: b.ID, Text: b.Text, Main: b.Main, Seconds: b.Seconds})
	}
	return d
}

// newLine returns a line as one guest may see it.
func newLine(l round.Line) wire.Line {
	line := wire.Line{Player: l.Player, Level: l.Level, Note: l.Note, Turn: l.Turn, Won: l.Won, Cards: []string{}, Points: l.Points}
	for _, c := range l.Cards {
		line.Cards = append(line.Cards, codeOf(c.Card))
		line.Slots = append(line.Slots, wire.Slot{
			Seat: c.Spot.Seat, Slot: c.Spot.Slot, Taps: c.Taps, Chosen: c.Selected, Shown: c.Shown, Note: c.Note,
		})
	}
	if !slices.ContainsFunc(line.Slots, func(s wire.Slot) bool { return s.Taps || s.Chosen || s.Shown || s.Note != "" }) {
		line.Slots = nil
	}
	return line
}

// codeOf returns the code of a card that lies face up, or "".
func codeOf(f round.Face) string {
	if f.Back {
		return ""
	}
	return f.Face.Code
}
