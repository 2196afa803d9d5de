package german

import (
	"tabby/internal/words"
	"tabby/internal/words/sentence"
)

func theHandover() words.Handover {
	return words.Handover{
		Title:       "Dieses Spiel übergeben",
		HasIt:       "Das andere Gerät hat es",
		Code:        "Das Spiel als QR-Code",
		AsFile:      "Als Datei teilen",
		Copied:      "Kopiert. Füge den Link in eine Nachricht ein, oder auf dem anderen Gerät unter „Importieren“.",
		GoesOnThere: "Es geht auf dem anderen Gerät weiter.",
		TakingOver:  "Das Spiel wird übernommen",
		NoneCame:    "Es ist kein Spiel angekommen.",
		HandedOver:  "Übergeben",
	}
}

var handoverWords = sentence.HandoverWords{
	Scan:         "Scanne das mit der Kamera des anderen Geräts. Dort öffnet sich Tabby mit diesem Spiel. Was nur halb eingetragen ist, bleibt hier.",
	ScanAndStay:  "Scanne das mit der Kamera des anderen Geräts. Dort öffnet sich Tabby mit diesem Spiel. Lass die Seite dort offen: Sie lässt sich nur von hier neu laden. Was nur halb eingetragen ist, bleibt hier.",
	ScanAndPaste: "Scanne das auf dem anderen Gerät und füge den Link dort in den Einstellungen unter „Importieren“ ein. Was nur halb eingetragen ist, bleibt hier.",

	TooLong: "Dieses Spiel ist zu lang für einen Code: Sein Link hat {n} Zeichen. Kopiere den Link, oder teile das Spiel als Datei, und importiere es auf dem anderen Gerät.",

	TwoEndings: "Dieses Spiel ging auch hier weiter, aber anders. Beide Enden sind da: Im Rückblick kannst du eines wählen.",
	WasDeleted: "Dieses Spiel wurde hier gelöscht. Hol es aus dem Papierkorb zurück, um weiterzuspielen.",
	IsHere:     "Das Spiel ist da. Es kann weitergehen.",
	HasGrown:   "Das Spiel ist da, mit den Runden von dort. Es kann weitergehen.",
	IsKnown:    "Dieses Spiel ist schon hier.",

	Since: sentence.When{
		Today:     "Übergeben um {time}. Es geht auf dem anderen Gerät weiter.",
		Yesterday: "Übergeben am {date} um {time}. Es geht auf dem anderen Gerät weiter.",
		Day:       "Übergeben am {date} um {time}. Es geht auf dem anderen Gerät weiter.",
	},
}
