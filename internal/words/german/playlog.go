package german

import "tabby/internal/words"

func thePlayLog() words.PlayLog {
	return words.PlayLog{
		Offer:       "Für BG Stats, eine App, die Spiele festhält",
		Title:       "In BG Stats eintragen",
		HowToScan:   "Scanne das mit einem Handy, auf dem die App BG Stats ist. Dort stehen dann, wer gespielt hat, die Punkte und wer gewonnen hat. Tabby selbst schickt nichts weg.",
		Code:        "Das Ergebnis als QR-Code für BG Stats",
		OpenHere:    "BG Stats hier öffnen",
		Without:     "Ohne die App",
		WithoutHint: "Diese Adresse tut dasselbe auf einer Seite der Leute, die BG Stats machen. Wer sie öffnet, schickt ihnen die Namen und die Punkte.",
		WebAddress:  "Die Adresse im Web",
	}
}
