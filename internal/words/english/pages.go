package english

import (
	"strconv"
	"strings"

	"tabby/engine"
	"tabby/internal/words"
	"tabby/scoring"
)

func thePages() words.Pages {
	return words.Pages{
		PagesSentences: pages{},

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
		Not:         "Not: ",
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

type pages struct{}

// OrAt implements [words.PagesSentences].
func (pages) OrAt(address string) string { return "or open " + address }

// OpenAt implements [words.PagesSentences].
func (pages) OpenAt(address string) string { return "Open " + address }

// LastRound implements [words.PagesSentences].
func (pages) LastRound(s scoring.Sheet) string {
	n := len(s.Rounds)
	if n == 0 {
		return ""
	}
	return "Round " + strconv.Itoa(s.Rounds[n-1].Number) + ". " + Words().Table.SpokenSums(s)
}

// InRound implements [words.PagesSentences].
func (pages) InRound(number string) string { return "round " + number + ": " }

// EnteredOn implements [words.PagesSentences].
func (pages) EnteredOn(device string) string { return "entered on " + device }

// NotEntered implements [words.PagesSentences].
func (pages) NotEntered(names []string) string {
	switch len(names) {
	case 0:
		return ""
	case 1:
		return names[0] + " has not entered a score yet."
	}
	return en.Joined(names) + " have not entered a score yet."
}

// CardsHint implements [words.PagesSentences].
func (pages) CardsHint(r engine.Rules) string {
	hint := "Tap the " + strconv.Itoa(r.Hand) + " cards, from left to right."
	switch {
	case r.Grid.Rows > 0:
		hint = Words().Scores.InColumns(r.Grid)
	case r.LineChanges || r.Hands != nil:
		hint = "Tap every card that is left."
	}
	if r.Replaced {
		hint += " A power card is replaced by a card drawn for it."
	}
	return hint + " The host adds them up."
}

// Kind implements [words.PagesSentences].
func (pages) Kind(f engine.Face) string {
	if f.Suit.Red() {
		return "Red " + strings.ToLower(f.RankName())
	}
	return "Black " + strings.ToLower(f.RankName())
}
