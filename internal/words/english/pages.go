package english

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func thePages() words.Pages {
	return words.Pages{
		Script: theScript(),

		Loading:     "Loading…",
		NeedsScript: "This page needs JavaScript to show the table as it changes.",
		Tabs:        "Pages",
		SheetTab:    "Sheet",
		ScoreTab:    "Score",
		YourTurn:    "your turn",

		ScoreSheet:    "Score sheet",
		CardsAreOut:   "A round is being played with the cards.",
		TimeAsked:     "Time is up. The device that keeps the score asks whether a round was being played.",
		ScoresByRound: "Scores by round",
		ScoresCaption: "Scores: a column for each player, a row for each round",
		Round:         "Round",
		PleaseCheck:   " please check",
		StorySoFar:    "The story so far",
		HasWon:        "has won",
		Deals:         "deals",
		Begins:        "begins",
		Result:        "Result",
		Totals:        "Totals",
		TotalsByRound: "Totals round by round",
		JoinCode:      "A code that lets a phone join",
		JoinByCamera:  "Join with your phone’s camera",

		Digits:    "Code",
		CodeHint:  "Type the six digits that the device that keeps the score shows under “Let others in”.",
		NewCode:   "New code",
		OpenTabby: "Open Tabby itself",

		Sounds:  "Sounds",
		Comfort: "Reading and time",
		Spaced:  "More space between letters",

		Scores:       "Scores",
		NotThisRound: "You do not play this round.",
		SatOut:       "did not play",
		HasEntered:   "has entered",
		NotYet:       "not yet",
		Keypad:       "Keypad",
		DeleteDigit:  "Delete the last digit",
		Cards:        "Cards",
		TakeCardAway: "Take the last card away",
		RoundWritten: "The round is written down.",

		AllRules:    "All rules",
		SearchRules: "Search the rules",
		Answers:     "Answers",
		PowerCards:  "Power cards",
		Book:        "The book",
		Table:       "Table",
		Agreed:      "Agreed here",
		Usually:     "Usually",
		AsUsual:     "As usual",
	}
}

func theScript() words.Script {
	return words.Script{
		Scan:       "Scan the code that the host shows to join a table.",
		NotLetIn:   "The host did not let this device in.",
		Connecting: "Connecting…",
		Misfit:     "This page and the host are different versions. Close it and scan the code again.",
		Refused:    "The host does not allow that.",
		NotNumber:  "“{value}” is not a number.",
		TypeTotal:  "Type a total first.",
		NoMore:     "There are no more of these in the deck.",
		LineFull:   "Those are all the cards of the line.",

		Device:          "Device",
		AndroidPhone:    "Android phone",
		AndroidTablet:   "Android tablet",
		WindowsComputer: "Windows computer",
		LinuxComputer:   "Linux computer",
	}
}

var pagesWords = sentence.PagesWords{
	OrAt: "or open {address}", OpenAt: "Open {address}",
	LastRound: "Round {n}. {sums}", InRound: "round {number}: ",
	EnteredOn:  "entered on {device}",
	NotEntered: grammar.Forms{"{names} has not entered a score yet.", "{names} have not entered a score yet."},

	TapAll:     "Tap the {n} cards, from left to right.",
	TapLeft:    "Tap every card that is left.",
	Replaced:   "A power card is replaced by a card drawn for it.",
	HostAddsUp: "The host adds them up.",
}
