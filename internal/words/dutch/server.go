package dutch

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theServer() words.Server {
	return words.Server{
		OtherName:    "Zo heet deze Tabby niet. Scan de code opnieuw, of start Tabby met --name.",
		OtherNetwork: "Deze Tabby laat alleen apparaten van het eigen netwerk binnen.",

		Damaged: "Deze pagina is beschadigd.",

		Problem:      "Dat is niet gelukt",
		AllTables:    "Alle tafels",
		Key:          "Sleutel",
		KeyHint:      "De beheerder van deze server heeft hem aan je familie gegeven. Dit apparaat onthoudt hem een jaar.",
		Open:         "Openen",
		Running:      "Lopende spellen",
		BeginGame:    "Spel beginnen",
		Game:         "Spel",
		NamesHint:    "Eén naam per regel, met de klok mee; wie bovenaan staat, deelt.",
		Begin:        "Beginnen",
		SaveCopy:     "Kopie van alle spellen opslaan",
		Addresses:    "Elk adres is een sleutel tot dit spel. Geef het alleen aan mensen die mee aan tafel zitten.",
		CodeOfLink:   "QR-code van het adres eronder",
		Digits:       "Meedoen met zes cijfers",
		DigitsHint:   "Voor een apparaat zonder camera dat meespeelt. De cijfers zijn tien minuten geldig.",
		OtherPage:    "dit formulier komt van een andere pagina; open de tafels van je familie en verstuur het van daar",
		WrongKey:     "dat is niet de sleutel van deze familie; de beheerder van deze server kan een nieuwe maken",
		WrongKeys:    "te veel verkeerde sleutels; wacht een minuut en probeer het opnieuw",
		ManyFamilies: "er spelen nu zoveel families dat deze server geen plaats meer heeft; probeer het over een paar minuten opnieuw",
		TooMuch:      "deze familie vraagt meer tegelijk dan mag; wacht even en probeer het opnieuw",
		Stopping:     "deze server wordt gestopt; probeer het over een minuut opnieuw",
		Removed:      "de spellen van deze familie staan niet meer op deze server",
		Unreadable:   "de spellen van deze familie kunnen nu niet worden geopend; waarom, staat in het logboek van de server",
	}
}

var serverWords = sentence.ServerWords{
	Refused: map[string]grammar.Pattern{
		"ERR_ROLE":      "dit apparaat mag alleen kijken",
		"ERR_SEAT":      "dat kan alleen wie daar zit",
		"ERR_TAKEN":     "daar zit een ander apparaat: {name}. Wie de punten bijhoudt, kan de plaats vrijmaken; anders is hij vrij als dat apparaat een minuut weg is",
		"ERR_HAND":      "dit apparaat had in deze ronde al andere kaarten; na de ronde kan het daar zitten",
		"ERR_HERE":      "{name} is er of is net weg; na een minuut kan de computer spelen",
		"ERR_KEEPER":    "dat kan alleen wie de punten bijhoudt",
		"ERR_ROUND":     "die ronde is al opgeschreven",
		"ERR_SLIP":      "{name} heeft intussen {points} ingevuld; stuur opnieuw om dat te vervangen",
		"ERR_NUMBER":    "‘{name}’ is geen getal",
		"ERR_MOVED":     "de ronde is intussen verdergegaan; kijk opnieuw",
		"ERR_PAUSED":    "aan tafel is het pauze",
		"ERR_INTENT":    "de tafel begrijpt dit niet; laad de pagina opnieuw",
		"ERR_GONE":      "dit apparaat is van tafel gestuurd",
		"ERR_KEY":       "deze code is niet meer geldig; scan de code die de tafel nu laat zien",
		"ERR_CODE":      "dat is niet de code van een tafel; typ de zes cijfers die de tafel nu laat zien",
		"closed":        "de tafel is nu gesloten",
		"ERR_FULL":      "er zijn te veel apparaten aan deze tafel; sluit Tabby op een ervan",
		"ERR_TOO_OFTEN": "te veel pogingen; wacht een minuut en scan de code opnieuw",
		"ERR_BUSY":      "de tafel is even bezig; probeer het opnieuw",
	},
	Farewell: map[string]grammar.Pattern{
		"gone":    "Dit apparaat is van tafel gestuurd.",
		"keys":    "Er zijn nieuwe codes. Scan de code die de tafel nu laat zien.",
		"trashed": "Dit spel is weggegooid, dus ook voor gasten is het afgelopen.",
		"handed":  "Dit spel is overgedragen. Het gaat verder op een ander apparaat.",
	},
	DeviceNumber: "Apparaat {n}", TablesOf: "Tafels: {family}",
	Since: "{variant}, {rounds}, sinds {moment}", HereBefore: " Eerder hier: {names}.",
	TooMany: grammar.Forms{
		"deze familie heeft {n} tafel open, en meer mag niet; sluit Tabby op de apparaten van die tafel en probeer het over een paar minuten opnieuw",
		"deze familie heeft {n} tafels open, en meer mag niet; sluit Tabby op de apparaten van een ervan en probeer het over een paar minuten opnieuw",
	},
	Full: "de {n} MB van deze familie zijn vol; er wordt pas weer iets bewaard als de beheerder van deze server meer toestaat",
}
