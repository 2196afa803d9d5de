package dutch

import "tabby/internal/words"

func theCommon() words.Common {
	return words.Common{
		Back:        "Terug",
		BackToTable: "Terug naar de tafel",
		Deal:        "Kaarten delen",
		WhoPlays:    "Wie doet er mee?",
		BackToSheet: "Terug naar het scoreblad",
		Close:       "Sluiten",
		CopyLink:    "Link kopiëren",
		Drawing:     "Wordt getekend …",
		HouseRules:  "Huisregels",
		SameAsLink:  "Of neem deze link",
		Good:        "Oké",
		Keep:        "Bewaren",
		LookAgain:   "Opnieuw zoeken",
		LookingBack: "Terugblik",
		More:        "Meer",
		NewGame:     "Nieuw spel",
		NotNow:      "Nu niet",
		Redo:        "Opnieuw",
		Rules:       "Regels",
		Share:       "Delen",
		ThrowAway:   "Weggooien",
		Undo:        "Ongedaan maken",
	}
}
