package dutch

import (
	"tabby/internal/words"
	"tabby/internal/words/sentence"
)

func theSettings() words.Settings {
	return words.Settings{
		Title: "Instellingen",

		Language:     "Taal",
		Theme:        "Uiterlijk",
		AsTheSystem:  "Net als het apparaat",
		Light:        "Licht",
		Dark:         "Donker",
		HighContrast: "Hoog contrast",
		SizeOfText:   "Tekstgrootte",

		InGame:        "Tijdens een spel",
		Digits:        "Heel grote cijfers",
		DigitsHint:    "Punten en totalen zijn ook van de overkant van de tafel te lezen.",
		Aloud:         "Sommen voorlezen",
		AloudHint:     "Na een ronde: ‘Anna: 26 en 14 is 40.’",
		SoundsHint:    "Een kaart, iemand die meldt, het einde van een ronde met virtuele kaarten.",
		Still:         "Minder beweging",
		StillHint:     "Niets schuift of vervaagt.",
		Awake:         "Scherm aanlaten tijdens een spel",
		AwakeHint:     "Buiten een spel geldt wat op je apparaat is ingesteld.",
		TimeLimit:     "Tijd om te kijken en mee te gooien",
		TimeLimitHint: "Hoelang bij virtuele kaarten een kaart open ligt, en hoelang je kunt meegooien. Niemand anders ziet wat je kiest.",
		TimeWhenRead:  "Zolang een schermlezer aanstaat, is de tijd onbeperkt.",
		UsualTime:     "Gewone tijd",
		ExtendedTime:  "Meer tijd",
		NoTimeLimit:   "Onbeperkt",

		NotAwake:  "Deze browser staat dat alleen toe op pagina’s met https. In de instellingen van je apparaat kun je het scherm aanlaten.",
		Coach:     "Een coach bij virtuele kaarten",
		CoachHint: "Laat de kansen zien als je erom vraagt. Spellen met de coach tellen niet mee in de statistieken.",

		About:   "Over Tabby",
		Licence: "Vrije software onder de MIT-licentie. Tabby is een onafhankelijk hulpje; de uitgevers van de spellen hebben er niets mee te maken.",
		MadeOf:  "Tabby is gemaakt van vrije software, en bedankt iedereen die eraan schreef:",

		LanguageOn:     "Tabby spreekt nu Nederlands.",
		ThemeFollows:   "Het uiterlijk volgt het apparaat.",
		LightOn:        "Licht uiterlijk aan.",
		DarkOn:         "Donker uiterlijk aan.",
		HighContrastOn: "Hoog contrast aan.",
		DigitsOn:       "Heel grote cijfers aan.",
		DigitsOff:      "Heel grote cijfers uit.",
		AloudOn:        "Sommen voorlezen aan.",
		AloudOff:       "Sommen voorlezen uit.",
		SoundsOn:       "Geluiden aan.",
		SoundsOff:      "Geluiden uit.",
		StillOn:        "Minder beweging aan.",
		StillOff:       "Minder beweging uit.",
		CoachOn:        "Coach aan.",
		CoachOff:       "Coach uit.",
		UsualTimeOn:    "Gewone tijd om te kijken en mee te gooien.",
		ExtendedTimeOn: "Vier keer zoveel tijd om te kijken en mee te gooien.",
		NoTimeLimitOn:  "Onbeperkte tijd om te kijken en mee te gooien.",
		AwakeOn:        "Het scherm blijft aan tijdens een spel.",
		AwakeOff:       "Het scherm mag uitgaan tijdens een spel.",
	}
}

var settingsWords = sentence.SettingsWords{Version: "Versie {number}", TextSize: "Tekstgrootte: {percent}."}
