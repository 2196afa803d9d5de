package german

import (
	"tabby/internal/words"
	"tabby/internal/words/sentence"
)

func theSettings() words.Settings {
	return words.Settings{
		Title: "Einstellungen",

		Language:     "Sprache",
		Theme:        "Aussehen",
		AsTheSystem:  "Automatisch",
		Light:        "Hell",
		Dark:         "Dunkel",
		HighContrast: "Hoher Kontrast",
		SizeOfText:   "Schriftgröße",

		InGame:        "Während eines Spiels",
		Digits:        "Sehr große Ziffern",
		DigitsHint:    "Punkte und Gesamtstände sind auch von der anderen Seite des Tisches zu lesen.",
		Aloud:         "Summen vorlesen",
		AloudHint:     "Nach einer Runde: „Ann: 26 und 14 ist 40.“",
		SoundsHint:    "Eine Karte, eine Ansage, das Ende einer Runde mit virtuellen Karten.",
		Still:         "Weniger Bewegung",
		StillHint:     "Nichts gleitet oder blendet über.",
		Awake:         "Bildschirm beim Spielen anlassen",
		AwakeHint:     "Sonst gilt, was an deinem Gerät eingestellt ist.",
		TimeLimit:     "Zeit zum Ansehen und Reinwerfen",
		TimeLimitHint: "Wie lange bei virtuellen Karten eine Karte offen liegt und wie lange man reinwerfen kann. Niemand sonst sieht, was du wählst.",
		TimeWhenRead:  "Solange ein Screenreader an ist, gibt es keine Grenze.",
		UsualTime:     "Übliche Zeit",
		ExtendedTime:  "Mehr Zeit",
		NoTimeLimit:   "Keine Grenze",

		NotAwake:  "Dieser Browser erlaubt das nur auf Seiten mit https. In den Einstellungen deines Geräts kannst du den Bildschirm anlassen.",
		Coach:     "Ein Coach bei virtuellen Karten",
		CoachHint: "Zeigt dir die Chancen, wenn du fragst. Spiele mit Coach zählen nicht in der Statistik.",

		About:   "Über Tabby",
		Licence: "Freie Software unter der MIT-Lizenz. Tabby ist ein unabhängiger Begleiter; die Verlage der Spiele haben damit nichts zu tun.",
		MadeOf:  "Tabby besteht aus freier Software und dankt allen, die sie geschrieben haben:",

		LanguageOn:     "Tabby spricht jetzt Deutsch.",
		ThemeFollows:   "Das Aussehen richtet sich nach dem Gerät.",
		LightOn:        "Jetzt ist es hell.",
		DarkOn:         "Jetzt ist es dunkel.",
		HighContrastOn: "Hoher Kontrast an.",
		DigitsOn:       "Sehr große Ziffern an.",
		DigitsOff:      "Sehr große Ziffern aus.",
		AloudOn:        "Summen vorlesen an.",
		AloudOff:       "Summen vorlesen aus.",
		SoundsOn:       "Töne an.",
		SoundsOff:      "Töne aus.",
		StillOn:        "Weniger Bewegung an.",
		StillOff:       "Weniger Bewegung aus.",
		CoachOn:        "Coach an.",
		CoachOff:       "Coach aus.",
		UsualTimeOn:    "Übliche Zeit zum Ansehen und Reinwerfen.",
		ExtendedTimeOn: "Viermal so viel Zeit zum Ansehen und Reinwerfen.",
		NoTimeLimitOn:  "Keine Grenze beim Ansehen und Reinwerfen.",
		AwakeOn:        "Der Bildschirm bleibt beim Spielen an.",
		AwakeOff:       "Der Bildschirm darf beim Spielen ausgehen.",
	}
}

var settingsWords = sentence.SettingsWords{Version: "Version {number}", TextSize: "Schriftgröße: {percent}."}
