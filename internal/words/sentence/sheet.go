package sentence

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/scoring"
)

// Sheet says what the page of a sheet says. It implements [words.SheetSentences].
type Sheet struct {
	Speaker
	Words *SheetWords
}

// SheetWords are what the page of a sheet says.
type SheetWords struct {
	Enter, GoOn, Deal   OfRound
	Guests, SomeEntered grammar.Forms   // {n} guests, and {entered} of {players}
	LastTurns           grammar.Pattern // after {name} called
	Leaves, MayComeBack grammar.Pattern // {name}
	Deals               string          // a note on a seat
}

// EnterRound implements [words.SheetSentences].
func (v Sheet) EnterRound(s scoring.Sheet) string {
	return v.AboutRound(v.Words.Enter, s, len(s.Rounds))
}

// GoOnWithRound implements [words.SheetSentences].
func (v Sheet) GoOnWithRound(s scoring.Sheet) string {
	return v.AboutRound(v.Words.GoOn, s, len(s.Rounds))
}

// LastTurnsAfter implements [words.SheetSentences].
func (v Sheet) LastTurnsAfter(caller string) string {
	return v.Words.LastTurns.With("name", words.Isolated(caller))
}

// DealRound implements [words.SheetSentences].
func (v Sheet) DealRound(s scoring.Sheet) string {
	return v.AboutRound(v.Words.Deal, s, len(s.Rounds))
}

// GuestsHere implements [words.SheetSentences].
func (v Sheet) GuestsHere(here, entered, players int) string {
	say := v.Words.SomeEntered
	if entered == 0 {
		say = v.Words.Guests
	}
	return v.Of(say, here).With("n", v.Figure(here), "entered", v.Figure(entered), "players", v.Figure(players))
}

// Leaving implements [words.SheetSentences].
func (v Sheet) Leaving(s scoring.Sheet, p scoring.Player) (title, text string) {
	name := v.Language.Table.Name(s, p)
	return v.Words.Leaves.With("name", name), v.Words.MayComeBack.With("name", name)
}

// BehindPodium implements [words.SheetSentences].
func (v Sheet) BehindPodium(place int, name string, total int) string {
	return v.Place(place) + " " + words.Isolated(name) + " " + v.Figure(total)
}

// SeatNote implements [words.SheetSentences].
func (v Sheet) SeatNote(s scoring.Sheet, p scoring.Player) string {
	if s.Status[p] == scoring.Out {
		return v.Language.Table.IsOut
	}
	return v.Language.Table.Standing(s, p)
}

// SeatDeals implements [words.SheetSentences].
func (v Sheet) SeatDeals(s scoring.Sheet, p scoring.Player) string {
	if s.Over || s.Dealer != p {
		return ""
	}
	return v.Words.Deals
}

// Seat implements [words.SheetSentences].
func (v Sheet) Seat(s scoring.Sheet, p scoring.Player) string {
	return grammar.Joint(", ", v.Language.Table.Name(s, p), v.Figure(s.Totals[p]), v.SeatNote(s, p), v.SeatDeals(s, p))
}
