package english

import (
	"tabby/internal/words"
	"tabby/internal/words/sentence"
)

func theSettings() words.Settings {
	return words.Settings{
		Title: "Settings",

		Theme:        "Theme",
		AsTheSystem:  "Match device",
		Light:        "Light",
		Dark:         "Dark",
		HighContrast: "High contrast",
		SizeOfText:   "Text size",
		Language:     "Language",
		LanguageOn:   "Tabby speaks English now.",

		InGame:        "During a game",
		Digits:        "Very large digits",
		DigitsHint:    "Scores and totals can be read from across the table.",
		Aloud:         "Read sums aloud",
		AloudHint:     "After a round: “Ann: 26 and 14 is 40.”",
		SoundsHint:    "A card, a call, the end of a round at the virtual deck.",
		Still:         "Reduced motion",
		StillHint:     "Nothing slides or fades.",
		Awake:         "Keep the screen on during a game",
		AwakeHint:     "Outside games it follows your device.",
		TimeLimit:     "Time to look and to match",
		TimeLimitHint: "How long a card stays face up at the virtual deck, and how long a match stays open. Nobody else sees what you choose.",
		TimeWhenRead:  "While a screen reader is on, there is no limit.",
		UsualTime:     "Usual time",
		ExtendedTime:  "More time",
		NoTimeLimit:   "No limit",

		NotAwake:  "This browser allows that on https pages only. You can keep the screen on in your device’s own settings.",
		Coach:     "A coach at the virtual deck",
		CoachHint: "Shows the odds when you ask. Coached games are kept out of the statistics.",

		About:   "About Tabby",
		Licence: "Free software under the MIT licence. Tabby is an independent companion, neither made nor endorsed by the publishers of the games.",
		MadeOf:  "Tabby is made of free software, and thanks everyone who wrote it:",

		ThemeFollows:   "The theme follows the device.",
		LightOn:        "Light theme on.",
		DarkOn:         "Dark theme on.",
		HighContrastOn: "High contrast on.",
		DigitsOn:       "Very large digits on.",
		DigitsOff:      "Very large digits off.",
		AloudOn:        "Reading sums aloud on.",
		AloudOff:       "Reading sums aloud off.",
		SoundsOn:       "Sounds on.",
		SoundsOff:      "Sounds off.",
		StillOn:        "Reduced motion on.",
		StillOff:       "Reduced motion off.",
		CoachOn:        "Coach on.",
		CoachOff:       "Coach off.",
		UsualTimeOn:    "Usual time to look and to match.",
		ExtendedTimeOn: "Four times as long to look and to match.",
		NoTimeLimitOn:  "No time limit to look and to match.",
		AwakeOn:        "The screen stays on during a game.",
		AwakeOff:       "The screen may turn off during a game.",
	}
}

var settingsWords = sentence.SettingsWords{Version: "Version {number}", TextSize: "Text size: {percent}."}
