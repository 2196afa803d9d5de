package sentence

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
)

// Guests says who takes part, and how. It implements [words.GuestsSentences].
type Guests struct {
	Speaker
	Words *GuestsWords
}

// GuestsWords say who takes part, and how. {name} is a player or a device.
type GuestsWords struct {
	Does                  map[string]grammar.Pattern // what a device does, by its role
	Sits, ComesBack       grammar.Pattern            // {name}, and what it does with a seat
	Here, Away, AwaySince grammar.Pattern            // {does}, {time}
	TypeAt                grammar.Pattern            // {address}
	DigitsFor             grammar.Forms              // {n}: minutes
	CodeOf, AskSendAway   grammar.Pattern            // {name}
}

// GuestLine implements [words.GuestsSentences].
func (v Guests) GuestLine(g words.GuestAt) string {
	does := v.Words.Does[g.Role]
	switch {
	case g.Back:
		does = v.Words.ComesBack
	case g.Seat != "":
		does = v.Words.Sits
	}
	presence, since := v.Words.AwaySince, ""
	switch {
	case g.Here:
		presence = v.Words.Here
	case g.Since.IsZero():
		presence = v.Words.Away
	default:
		since = v.TimeOfDay(g.Since)
	}
	return presence.With("does", does.With("name", words.Isolated(g.Seat)), "time", since)
}

// TypeAt implements [words.GuestsSentences].
func (v Guests) TypeAt(address string) string { return v.Words.TypeAt.With("address", address) }

// DigitsFor implements [words.GuestsSentences].
func (v Guests) DigitsFor(minutes int) string { return v.Numbered(v.Words.DigitsFor, minutes) }

// CodeOf implements [words.GuestsSentences].
func (v Guests) CodeOf(w words.Way) string { return v.Words.CodeOf.With("name", w.Name) }

// AskSendAway implements [words.GuestsSentences].
func (v Guests) AskSendAway(device string) string {
	return v.Words.AskSendAway.With("name", words.Isolated(device))
}
