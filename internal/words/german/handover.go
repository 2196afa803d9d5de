package german

import (
	"fmt"
	"strings"
	"time"

	"tabby/history"
	"tabby/internal/words"
)

func theHandover() words.Handover {
	return words.Handover{
		HandoverSentences: handovers{},

		Title:       "Dieses Spiel übergeben",
		HasIt:       "Das andere Gerät hat es",
		Code:        "Das Spiel als QR-Code",
		AsFile:      "Als Datei teilen",
		Copied:      "Kopiert. Füge den Link in eine Nachricht ein, oder auf dem anderen Gerät unter „Importieren“.",
		GoesOnThere: "Es geht auf dem anderen Gerät weiter.",
		TakingOver:  "Das Spiel kommt herüber",
		NoneCame:    "Es ist kein Spiel angekommen.",
		HandedOver:  "Übergeben",
	}
}

// HowToScan says what to do with the code of a link: one with the address of Tabby in a
// browser, or one without. A browser keeps no page that came over plain http.
func (handovers) HowToScan(link string) string {
	const camera = "Scanne das mit der Kamera des anderen Geräts. Dort öffnet sich Tabby mit diesem Spiel. "
	const kept = "Was nur halb eingetragen ist, bleibt hier."
	switch {
	case strings.HasPrefix(link, "https:"):
		return camera + kept
	case strings.HasPrefix(link, "http:"):
		return camera + "Lass die Seite dort offen: Sie lässt sich nur von hier neu laden. " + kept
	}
	return "Scanne das auf dem anderen Gerät und füge den Link dort in den Einstellungen unter „Importieren“ ein. " + kept
}

// TooLongForCode says that a link with so many characters has no room in a code.
func (handovers) TooLongForCode(length int) string {
	return fmt.Sprintf("Dieses Spiel ist zu lang für einen Code: Sein Link hat %d Zeichen. Kopiere den Link, oder teile das Spiel als Datei, und importiere es auf dem anderen Gerät.", length)
}

// TakenOver says what came of a game that another device has handed over.
func (handovers) TakenOver(i history.Imported) string {
	switch {
	case len(i.Parted) > 0:
		return "Dieses Spiel ging auch hier weiter, aber anders. Beide Enden sind da: Im Rückblick kannst du eines wählen."
	case i.Back > 0:
		return "Dieses Spiel wurde hier gelöscht. Hol es aus dem Papierkorb zurück, um weiterzuspielen."
	case i.Games > 0:
		return "Das Spiel ist da. Es kann weitergehen."
	case i.Grown > 0:
		return "Das Spiel ist da, mit den Runden von dort. Es kann weitergehen."
	}
	return "Dieses Spiel ist schon hier."
}

// HandedOverSince says since when another device goes on with a game; now is in the zone in
// which it is said.
func (handovers) HandedOverSince(at, now time.Time) string {
	at = at.In(now.Location())
	when := "um " + de.TimeOfDay(at)
	if at.Format(time.DateOnly) != now.Format(time.DateOnly) {
		when = "am " + de.Date(at, now) + " " + when
	}
	return "Übergeben " + when + ". Es geht auf dem anderen Gerät weiter."
}
