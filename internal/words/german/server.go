package german

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theServer() words.Server {
	return words.Server{
		OtherName:    "So heißt dieses Tabby nicht. Scanne den Code noch einmal, oder starte es mit --name.",
		OtherNetwork: "Dieses Tabby lässt nur Geräte aus dem eigenen Netz herein.",

		Damaged: "Diese Seite ist beschädigt.",

		Problem:      "Das hat nicht geklappt",
		AllTables:    "Alle Tische",
		Key:          "Schlüssel",
		KeyHint:      "Eure Familie hat ihn von den Leuten, die diesen Server betreiben. Dieses Gerät merkt ihn sich ein Jahr.",
		Open:         "Öffnen",
		Running:      "Laufende Spiele",
		BeginGame:    "Spiel beginnen",
		Game:         "Spiel",
		NamesHint:    "Ein Name pro Zeile, im Uhrzeigersinn; wer oben steht, gibt.",
		Begin:        "Beginnen",
		SaveCopy:     "Kopie aller Spiele speichern",
		Addresses:    "Jede Adresse ist ein Schlüssel zu diesem Spiel. Gib sie nur Leuten, die mit am Tisch sitzen.",
		CodeOfLink:   "QR-Code der Adresse darunter",
		Digits:       "Mit sechs Ziffern dazukommen",
		DigitsHint:   "Für ein Gerät ohne Kamera, das mitspielt. Die Ziffern gelten zehn Minuten.",
		OtherPage:    "dieses Formular ist von einer anderen Seite; öffne die Tische deiner Familie und sende es von dort",
		WrongKey:     "das ist nicht der Schlüssel dieser Familie; wer diesen Server betreibt, kann einen neuen machen",
		WrongKeys:    "zu viele falsche Schlüssel; warte eine Minute und versuch es noch einmal",
		ManyFamilies: "gerade spielen so viele Familien, dass dieser Server für keine weitere Platz hat; versuch es in ein paar Minuten wieder",
		TooMuch:      "diese Familie will mehr auf einmal, als sie darf; warte einen Moment und versuch es noch einmal",
		Stopping:     "dieser Server wird gerade angehalten; versuch es in einer Minute wieder",
		Removed:      "die Spiele dieser Familie sind nicht mehr auf diesem Server",
		Unreadable:   "die Spiele dieser Familie lassen sich gerade nicht öffnen; warum, steht im Protokoll des Servers",
	}
}

var serverWords = sentence.ServerWords{
	Refused: map[string]grammar.Pattern{
		"ERR_ROLE":      "dieses Gerät darf nur zuschauen",
		"ERR_SEAT":      "das kann nur, wer dort sitzt",
		"ERR_TAKEN":     "dort sitzt ein anderes Gerät: {name}. Wer die Punkte aufschreibt, kann den Platz freigeben; sonst ist er frei, wenn das Gerät eine Minute weg ist",
		"ERR_HAND":      "dieses Gerät hatte in dieser Runde schon andere Karten; nach der Runde kann es dort sitzen",
		"ERR_HERE":      "{name} ist da oder gerade erst gegangen; nach einer Minute kann der Computer spielen",
		"ERR_KEEPER":    "das kann nur, wer die Punkte aufschreibt",
		"ERR_ROUND":     "diese Runde ist schon aufgeschrieben",
		"ERR_SLIP":      "{name} hat inzwischen {points} eingetragen; sende noch einmal, um das zu ersetzen",
		"ERR_NUMBER":    "„{name}“ ist keine Zahl",
		"ERR_MOVED":     "die Runde ging inzwischen weiter; schau noch einmal",
		"ERR_PAUSED":    "am Tisch ist Pause",
		"ERR_INTENT":    "der Tisch versteht das nicht; lade die Seite neu",
		"ERR_GONE":      "dieses Gerät wurde vom Tisch weggeschickt",
		"ERR_KEY":       "dieser Code gilt nicht mehr; scanne den, der jetzt am Tisch gezeigt wird",
		"ERR_CODE":      "das ist nicht der Code eines Tisches; tippe die sechs Ziffern ein, die jetzt am Tisch gezeigt werden",
		"closed":        "der Tisch ist gerade geschlossen",
		"ERR_FULL":      "an diesem Tisch sind zu viele Geräte; schließ Tabby auf einem davon",
		"ERR_TOO_OFTEN": "zu viele Versuche; warte eine Minute und scanne den Code noch einmal",
		"ERR_BUSY":      "der Tisch hat gerade zu tun; versuch es noch einmal",
	},
	Farewell: map[string]grammar.Pattern{
		"gone":    "Dieses Gerät wurde vom Tisch weggeschickt.",
		"keys":    "Es gibt neue Codes. Scanne den, der jetzt am Tisch gezeigt wird.",
		"trashed": "Dieses Spiel wurde gelöscht, also ist es auch für Gäste aus.",
		"handed":  "Dieses Spiel wurde übergeben. Es geht auf einem anderen Gerät weiter.",
	},
	DeviceNumber: "Gerät {n}", TablesOf: "Tische: {family}",
	Since: "{variant}, {rounds}, seit {moment}", HereBefore: " Vorher hier: {names}.",
	TooMany: grammar.Forms{
		"diese Familie hat {n} Tisch offen, mehr darf sie nicht; schließt Tabby dort und versucht es in ein paar Minuten wieder",
		"diese Familie hat {n} Tische offen, mehr darf sie nicht; schließt Tabby an einem davon und versucht es in ein paar Minuten wieder",
	},
	Full: "die {n} MB dieser Familie sind voll; mehr wird erst gespeichert, wenn die Leute, die diesen Server betreiben, es erlauben",
}
