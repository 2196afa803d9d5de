package german

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theGuests() words.Guests {
	return words.Guests{
		LetIn:       "Gäste dazuholen",
		HowToScan:   "Scannt einen Code mit der Kamera. Ihr müsst nichts installieren und braucht kein Konto.",
		Network:     "Geräte in eurem WLAN können diese Adresse öffnen. Nichts geht ins Internet.",
		Seat:        words.Way{Name: "Mitspielen", Hint: "Alle scannen ihn, setzen sich auf ihren Platz und tragen ihre eigenen Punkte ein."},
		Scores:      words.Way{Name: "Punkte eintragen", Hint: "Dieses Gerät trägt die Punkte für alle ein."},
		Watch:       words.Way{Name: "Zuschauen", Hint: "Dieses Gerät sieht den Zettel und die Regeln und ändert nichts."},
		Television:  words.Way{Name: "Großer Bildschirm", Hint: "Für den Fernseher: die Gesamtstände, groß genug für das ganze Zimmer."},
		MayWrite:    "Gäste dürfen Runden aufschreiben",
		MayHint:     "Sonst werden sie hier aufgeschrieben.",
		Pause:       "Pause",
		PauseHint:   "Gäste sehen den Zettel, können aber nichts eintragen.",
		WhoIsHere:   "Wer dabei ist",
		WhatTheyMay: "Was sie dürfen",
		NoGuest:     "Noch niemand. Scannt den Code mit der Kamera eines Handys.",

		NoNetwork:    "Dieser Computer ist in keinem Netz. Geh in das WLAN der anderen und such dann noch einmal.",
		SameAddress:  "Oder nehmt diese Adresse",
		CopyAddress:  "Adresse kopieren",
		Copied:       "Kopiert. Damit kommt man an diesen Tisch, also gib die Adresse nur Leuten, die hier sind.",
		OtherAddress: "Andere Geräte können sie nicht öffnen?",
		Networks:     "Dieser Computer ist in mehreren Netzen. Versuch ein anderes.",

		NoDigits:   "Der Code ist abgelaufen. Ein neuer gilt zehn Minuten.",
		DigitsHint: "Wer ihn eintippt, kann mitspielen.",
		MoreWays:   "Adresse und Netze",

		NewCodes:    "Neue Codes",
		MakeCodes:   "Neue Codes machen",
		CodesHint:   "Die alten Codes gelten dann nicht mehr, und alle müssen neu scannen. Eingetragene Punkte bleiben.",
		KeepThese:   "Diese behalten",
		Stop:        "Beenden",
		AskStop:     "Keine Gäste mehr",
		StopHint:    "Auf ihren Geräten ist der Zettel dann nicht mehr zu sehen. Das Spiel geht hier weiter, und dieselben Codes gelten, wenn du wieder Gäste dazuholst.",
		GoOn:        "Weiter",
		FreeSeat:    "Platz freigeben",
		SendAway:    "Wegschicken",
		SendHint:    "Das Gerät sieht das Spiel nicht mehr. Mit dem Code kann es als neues Gerät wiederkommen; neue Codes verhindern auch das.",
		LetItRemain: "Hierlassen",
	}
}

var guestsWords = sentence.GuestsWords{
	Does: map[string]grammar.Pattern{"watch": "Schaut zu", "score": "Trägt Punkte ein", "sit": "Sucht sich einen Platz"},
	Sits: "Sitzt als {name}", ComesBack: "Kommt wieder als {name}",
	Here: "{does} · hier", Away: "{does} · weg", AwaySince: "{does} · weg seit {time}",
	TypeAt:    "Keine Kamera? Öffne {address} und tippe ein",
	DigitsFor: grammar.Forms{"Gilt {n} Minute.", "Gilt {n} Minuten."},
	CodeOf:    "Der Code zum Scannen: {name}", AskSendAway: "{name} wegschicken",
}
