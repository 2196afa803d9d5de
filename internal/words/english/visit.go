package english

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theVisit() words.Visit {
	return words.Visit{
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

var visitWords = sentence.VisitWords{
	NotALink: "This is not the link of a table: {text}",
	At:       "At {host}", SitsAs: "At {host}, you sit as {name}", Watches: "At {host}, you watch",
	TakenBy:   "taken by {device}",
	SeatTaken: "{device} has that seat. The one who keeps the score can free it.",

	Entered:       grammar.Forms{"You have entered {n}."},
	EnteredSatOut: "You have entered that you did not play.",
	AllEntered:    "All have entered.",
}
