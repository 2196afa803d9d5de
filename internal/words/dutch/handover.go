package dutch

import (
	"tabby/internal/words"
	"tabby/internal/words/sentence"
)

func theHandover() words.Handover {
	return words.Handover{
		Title:       "Dit spel overdragen",
		HasIt:       "Het andere apparaat heeft het",
		Code:        "Het spel als QR-code",
		AsFile:      "Delen als bestand",
		Copied:      "Gekopieerd. Plak de link in een bericht, of op het andere apparaat onder ‘Importeren’.",
		GoesOnThere: "Het gaat verder op het andere apparaat.",
		TakingOver:  "Het spel komt hierheen",
		NoneCame:    "Er is geen spel aangekomen.",
		HandedOver:  "Overgedragen",
	}
}

var handoverWords = sentence.HandoverWords{
	Scan:         "Scan dit met de camera van het andere apparaat. Daar gaat Tabby open met dit spel. Wat half ingevuld is, blijft hier.",
	ScanAndStay:  "Scan dit met de camera van het andere apparaat. Daar gaat Tabby open met dit spel. Laat de pagina daar open: je kunt hem alleen van hier opnieuw laden. Wat half ingevuld is, blijft hier.",
	ScanAndPaste: "Scan dit op het andere apparaat en plak de link daar in de instellingen onder ‘Importeren’. Wat half ingevuld is, blijft hier.",

	TooLong: "Dit spel is te lang voor een code: de link heeft {n} tekens. Kopieer de link, of deel het spel als bestand, en importeer het op het andere apparaat.",

	TwoEndings: "Dit spel ging ook hier verder, maar anders. Beide eindes zijn er: in de terugblik kun je er een kiezen.",
	WasDeleted: "Dit spel is hier weggegooid. Haal het uit de prullenbak om verder te spelen.",
	IsHere:     "Het spel is er. Je kunt verderspelen.",
	HasGrown:   "Het spel is er, met de rondes van daar. Je kunt verderspelen.",
	IsKnown:    "Dit spel is hier al.",

	Since: sentence.When{
		Today:     "Overgedragen om {time}. Het gaat verder op het andere apparaat.",
		Yesterday: "Overgedragen op {date} om {time}. Het gaat verder op het andere apparaat.",
		Day:       "Overgedragen op {date} om {time}. Het gaat verder op het andere apparaat.",
	},
}
