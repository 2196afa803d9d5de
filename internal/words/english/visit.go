package english

import (
	"tabby/internal/words"
	"tabby/scoring"
)

func theVisit() words.Visit {
	return words.Visit{
		VisitSentences: visit{},

		Join:        "Join a table",
		JoinIt:      "Join the table",
		JoinText:    "The device that keeps the score shows an address and six digits under “Let others in”. Type both here, or paste the link.",
		SameNetwork: "Both devices must be on the same Wi-Fi.",
		Link:        "Address and code, or the link",
		NoLink:      "Type the address and the code, such as 192.168.1.20:8229 427 119. Both stand under “Let others in” on the other device.",
		GameLink:    "This link brings a game here. Import in the settings reads it.",
		PairLink:    "This link pairs two devices. Enter it under “Sync devices” in the settings.",
		WrongLink:   "This leads to no table. Type the address and the six digits, such as 192.168.1.20:8229 427 119; both stand under “Let others in” on the other device.",
		Caged:       "Tabby in a browser reaches only the computer it was loaded from. Open the link in the browser itself: it shows the table there.",

		ATable:  "A table",
		Joining: "Joining the table…",
		Leave:   "Leave the table",

		Paused:       "The table is paused. You can look, and go on later.",
		Lost:         "The table cannot be reached. What you typed is kept here.",
		Unreached:    "The table cannot be reached. Is this device on the same Wi-Fi?",
		Closed:       "The table is closed for now. What you typed is kept here.",
		Ended:        "The host has ended this.",
		OtherVersion: "This Tabby and the one at the table are different versions. Update the older one.",
		NewerTable:   "The table has a newer Tabby. Update this one.",
		TriesAgain:   "Tabby tries again by itself.",

		WhereDoYouSit: "Who are you?",
		SitHint:       "Take your seat to enter your own scores and to hold your own cards.",
		LeaveSeat:     "Leave this seat",

		You:         "you",
		EnterScores: "Enter scores",
		EnterMine:   "Enter my score",
		ChangeMine:  "Change my score",
		BeingSent:   "Sending…",
		Sent:        "The table has it.",
		SentLater:   "The table cannot be reached. Your score is kept here, and sent once it can be.",
		WrittenThen: "The round is written down then.",

		KeepGame:  "Keep this game here too",
		KeepTitle: "Keep this game",
		Keeping:   "Keeping the game",
	}
}

type visit struct{}

// NotALink implements [words.VisitSentences].
func (visit) NotALink(text string) string { return "This is not the link of a table: " + text }

// At implements [words.VisitSentences].
func (visit) At(host string) string { return "At " + words.Isolated(host) }

// SitsAs implements [words.VisitSentences].
func (visit) SitsAs(host, name string) string {
	return "At " + words.Isolated(host) + ", you sit as " + words.Isolated(name)
}

// Watches implements [words.VisitSentences].
func (visit) Watches(host string) string { return "At " + words.Isolated(host) + ", you watch" }

// TakenBy implements [words.VisitSentences].
func (visit) TakenBy(device string) string { return "taken by " + words.Isolated(device) }

// SeatTaken implements [words.VisitSentences].
func (visit) SeatTaken(device string) string {
	return words.Isolated(device) + " has that seat. The one who keeps the score can free it."
}

// Entered implements [words.VisitSentences].
func (visit) Entered(s scoring.Sheet, mine *scoring.Score, lacking []scoring.Player) string {
	said := Words().Pages.NotEntered(Words().Table.Names(s, lacking))
	if said == "" {
		said = "All have entered."
	}
	switch {
	case mine == nil:
		return said
	case mine.SatOut:
		return "You have entered that you did not play. " + said
	}
	return "You have entered " + en.Figure(mine.Points) + ". " + said
}
