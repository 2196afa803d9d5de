package dutch

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theGuests() words.Guests {
	return words.Guests{
		LetIn:       "Gasten toelaten",
		HowToScan:   "Scan een code met de camera. Je hoeft niets te installeren en hebt geen account nodig.",
		Network:     "Apparaten op jullie wifi kunnen dit adres openen. Er gaat niets naar internet.",
		Seat:        words.Way{Name: "Meespelen", Hint: "Elke speler scant de code, kiest een plaats en vult de eigen punten in."},
		Scores:      words.Way{Name: "Punten invullen", Hint: "Dit apparaat vult de punten van iedereen in."},
		Watch:       words.Way{Name: "Kijken", Hint: "Dit apparaat ziet het scoreblad en de regels en verandert niets."},
		Television:  words.Way{Name: "Groot scherm", Hint: "Voor de televisie: de totalen, groot genoeg voor de hele kamer."},
		MayWrite:    "Gasten mogen rondes opschrijven",
		MayHint:     "Anders worden ze hier opgeschreven.",
		Pause:       "Pauze",
		PauseHint:   "Gasten zien het scoreblad, maar kunnen niets invullen.",
		WhoIsHere:   "Wie er meedoet",
		WhatTheyMay: "Wat ze mogen",
		NoGuest:     "Nog niemand. Scan de code met de camera van een telefoon.",

		NoNetwork:    "Deze computer zit niet op een netwerk. Ga op de wifi van de anderen en zoek dan opnieuw.",
		SameAddress:  "Of gebruik dit adres",
		CopyAddress:  "Adres kopiëren",
		Copied:       "Gekopieerd. Met dit adres kom je aan deze tafel, dus geef het alleen aan mensen die hier zijn.",
		OtherAddress: "Kunnen andere apparaten het niet openen?",
		Networks:     "Deze computer zit op meer dan één netwerk. Probeer een ander.",

		NoDigits:   "De code is verlopen. Een nieuwe is tien minuten geldig.",
		DigitsHint: "Wie de code intypt, kan meespelen.",
		MoreWays:   "Adres en netwerken",

		NewCodes:    "Nieuwe codes",
		MakeCodes:   "Nieuwe codes maken",
		CodesHint:   "De oude codes werken dan niet meer, en iedereen moet opnieuw scannen. Ingevulde punten blijven staan.",
		KeepThese:   "Deze houden",
		Stop:        "Stoppen",
		AskStop:     "Geen gasten meer",
		StopHint:    "Op hun apparaten is het scoreblad dan niet meer te zien. Het spel gaat hier verder, en dezelfde codes werken als je weer gasten toelaat.",
		GoOn:        "Verder",
		FreeSeat:    "Plaats vrijmaken",
		SendAway:    "Wegsturen",
		SendHint:    "Het apparaat ziet het spel niet meer. Met de code kan het terugkomen als nieuw apparaat; met nieuwe codes kan ook dat niet.",
		LetItRemain: "Laten blijven",
	}
}

var guestsWords = sentence.GuestsWords{
	Does: map[string]grammar.Pattern{"watch": "Kijkt", "score": "Vult punten in", "sit": "Kiest een plaats"},
	Sits: "Speelt als {name}", ComesBack: "Komt terug als {name}",
	Here: "{does} · hier", Away: "{does} · weg", AwaySince: "{does} · weg sinds {time}",
	TypeAt:    "Geen camera? Open {address} en typ",
	DigitsFor: grammar.Forms{"{n} minuut geldig.", "{n} minuten geldig."},
	CodeOf:    "De code om te scannen: {name}", AskSendAway: "{name} wegsturen",
}
