package english

import (
	"tabby/internal/words"
	"tabby/internal/words/sentence"
)

func theHandover() words.Handover {
	return words.Handover{
		Title:       "Hand this game over",
		HasIt:       "The other device has it",
		Code:        "The game as a QR code",
		AsFile:      "Share it as a file",
		Copied:      "Copied. Paste it into a message, or under Import on the other device.",
		GoesOnThere: "It continues on the other device.",
		TakingOver:  "Taking the game over",
		NoneCame:    "No game arrived.",
		HandedOver:  "Handed over",
	}
}

var handoverWords = sentence.HandoverWords{
	Scan:         "Scan this with the other device’s camera. Tabby opens there, with this game. Unfinished entries stay here.",
	ScanAndStay:  "Scan this with the other device’s camera. Tabby opens there, with this game. Keep the page open there: it can only be loaded again from here. Unfinished entries stay here.",
	ScanAndPaste: "Scan this on the other device, then paste the link under Import in its settings. Unfinished entries stay here.",

	TooLong: "This game is too long for a code: its link has {n} characters. Copy the link, or share the game as a file, and import it on the other device.",

	TwoEndings: "This game was also continued here, differently. Both endings are kept: look back at the game to choose one.",
	WasDeleted: "This game was deleted here. Put it back from the trash to go on with it.",
	IsHere:     "The game is here. Go on with it.",
	HasGrown:   "The game is here, with the rounds played there. Go on with it.",
	IsKnown:    "This game is here already.",

	Since: sentence.When{
		Today:     "Handed over at {time}. It continues on the other device.",
		Yesterday: "Handed over on {date} at {time}. It continues on the other device.",
		Day:       "Handed over on {date} at {time}. It continues on the other device.",
	},
}
