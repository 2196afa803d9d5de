package german

import "tabby/internal/words"

func theCommon() words.Common {
	return words.Common{
		Back:        "Zurück",
		BackToTable: "Zurück zum Tisch",
		Deal:        "Geben",
		WhoPlays:    "Wer spielt mit?",
		BackToSheet: "Zurück zum Zettel",
		Close:       "Schließen",
		CopyLink:    "Link kopieren",
		Drawing:     "Wird gezeichnet …",
		HouseRules:  "Hausregeln",
		SameAsLink:  "Oder nimm diesen Link",
		Good:        "Alles klar",
		Keep:        "Behalten",
		LookAgain:   "Nochmal suchen",
		LookingBack: "Rückblick",
		More:        "Mehr",
		NewGame:     "Neues Spiel",
		NotNow:      "Jetzt nicht",
		Redo:        "Wiederholen",
		Rules:       "Regeln",
		Share:       "Teilen",
		ThrowAway:   "Löschen",
		Undo:        "Rückgängig",
	}
}
