package english

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theSheet() words.Sheet {
	return words.Sheet{
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

var sheetWords = sentence.SheetWords{
	Enter:       sentence.OfRound{Numbered: "Enter round {n}", Extra: "Enter the extra round"},
	GoOn:        sentence.OfRound{Numbered: "Go on with round {n}", Extra: "Go on with the extra round"},
	Deal:        sentence.OfRound{Numbered: "Deal round {n}", Extra: "Deal the extra round"},
	Guests:      grammar.Forms{"{n} guest here.", "{n} guests here."},
	SomeEntered: grammar.Forms{"{n} guest here, {entered} of {players} have entered.", "{n} guests here, {entered} of {players} have entered."},
	LastTurns:   "Last turns: {name}",
	Leaves:      "{name} leaves the game",
	MayComeBack: "The total stays as it is, without a place. {name} can come back between rounds.",
	Deals:       "deals",
}
