package english

import "tabby/internal/words"

func theCommon() words.Common {
	return words.Common{
		Back:        "Back",
		BackToTable: "Back to the table",
		Deal:        "Deal",
		WhoPlays:    "Who plays",
		BackToSheet: "Back to the sheet",
		Close:       "Close",
		CopyLink:    "Copy the link",
		Drawing:     "Drawing…",
		HouseRules:  "House rules",
		SameAsLink:  "Or use this link",
		Good:        "Got it",
		Keep:        "Keep it",
		LookAgain:   "Look again",
		LookingBack: "Looking back",
		More:        "More",
		NewGame:     "New game",
		NotNow:      "Not now",
		Redo:        "Redo",
		Rules:       "Rules",
		Share:       "Share",
		ThrowAway:   "Delete",
		Undo:        "Undo",
	}
}
