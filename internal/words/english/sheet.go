package english

import (
	"fmt"

	"tabby/internal/words"
	"tabby/scoring"
)

func theSheet() words.Sheet {
	return words.Sheet{
		SheetSentences: sheet{},

		Games:       "Games",
		Knock:       "Knock",
		Call:        "Call",
		TheCards:    "The cards",
		Picture:     "Picture",
		SameAgain:   "Same as last time",
		Totals:      "The totals, round by round",
		Around:      "Around the table",
		TurnBySeat:  "Turn one seat",
		HalfDealt:   "The cards are dealt.",
		HalfCalled:  "The last turns are on.",
		HalfTyped:   "The round is half typed.",
		Behind:      "This game was changed somewhere else, so your last step was not saved. Here is how it stands now.",
		GoesOnThere: "This game continues on the other device.",
		TakeBack:    "Take it back",

		TimeUp:       "Time is up. Are you in the middle of a round?",
		FinishRound:  "Yes, finish it",
		GameIsOver:   "No, the game is over",
		FillIn:       "Fill in",
		GuestsLapsed: "Others were in this game when Tabby was closed. Their codes still work.",
		LetInAgain:   "Let them in again",

		ThrowAwayTitle: "Delete round",
		ThrowAwayText:  "The cards on the virtual table go, and no score is written down.",
		ThrownAway:     "The round is deleted.",
		WrittenSince:   "Another round has been written down since.",

		AtTheTable:   "At the table",
		TheTable:     "The table",
		ChangeSeats:  "Change seats",
		DealVirtual:  "Deal virtual cards",
		StartClock:   "Resume the clock",
		StopClock:    "Pause the clock, if all agree",
		TheGame:      "The game",
		Guests:       "Guests",
		SayStandings: "Read the scores aloud",
		Agreed:       "Ending and house rules",
		AgreedHint:   "Changes apply to the whole game, including rounds already played. Undo takes them back.",
		ItEnds:       "It ends",
		EndNow:       "End the game now",
		EndText:      "The best total among players still in wins. Undo brings the game back.",
		EndIt:        "End it",
		PlayOn:       "Play on",

		DealsNext: "Deal next",
		Leaves:    "Leave game",
		ComesBack: "Come back",
		LookOf:    "Colour and shape",
		LeavesNow: "Leave",
		Stays:     "Stay",

		Joins:     "Add a player",
		LeftOf:    "Sits to the left of",
		Who:       "Who",
		SitDown:   "Join",
		Seats:     "Seats, clockwise",
		SeatsHint: "The deal passes to the left, down this list.",
		SitSo:     "Save seats",
	}
}

type sheet struct{}

// EnterRound implements [words.SheetSentences].
func (sheet) EnterRound(s scoring.Sheet) string { return "Enter " + round(s, len(s.Rounds)) }

// GoOnWithRound implements [words.SheetSentences].
func (sheet) GoOnWithRound(s scoring.Sheet) string { return "Go on with " + round(s, len(s.Rounds)) }

// DealRound implements [words.SheetSentences].
func (sheet) DealRound(s scoring.Sheet) string { return "Deal " + round(s, len(s.Rounds)) }

// GuestsHere implements [words.SheetSentences].
func (sheet) GuestsHere(here, entered, players int) string {
	if entered == 0 {
		return en.Count(here, words.Guest) + " here."
	}
	return fmt.Sprintf("%s here, %d of %d have entered.", en.Count(here, words.Guest), entered, players)
}

// Leaving implements [words.SheetSentences].
func (sheet) Leaving(s scoring.Sheet, p scoring.Player) (title, text string) {
	name := en.Name(s, p)
	return name + " leaves the game", "The total stays as it is, without a place. " + name + " can come back between rounds."
}

// BehindPodium implements [words.SheetSentences].
func (sheet) BehindPodium(place int, name string, total int) string {
	return en.Place(place) + " " + words.Isolated(name) + " " + en.Figure(total)
}

// SeatNote implements [words.SheetSentences].
func (sheet) SeatNote(s scoring.Sheet, p scoring.Player) string {
	if s.Status[p] == scoring.Out {
		return "out"
	}
	return en.Standing(s, p)
}

// SeatDeals implements [words.SheetSentences].
func (sheet) SeatDeals(s scoring.Sheet, p scoring.Player) string {
	if s.Over || s.Dealer != p {
		return ""
	}
	return "deals"
}

// Seat implements [words.SheetSentences].
func (w sheet) Seat(s scoring.Sheet, p scoring.Player) string {
	said := en.Name(s, p) + ", " + en.Figure(s.Totals[p])
	for _, note := range []string{w.SeatNote(s, p), w.SeatDeals(s, p)} {
		if note != "" {
			said += ", " + note
		}
	}
	return said
}
