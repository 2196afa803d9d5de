package english

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

		Title:       "Hand this game over",
		HasIt:       "The other device has it",
		Code:        "The game as a QR code",
		AsFile:      "Share it as a file",
		Copied:      "Copied. Paste it into a message, or under Import on the other device.",
		GoesOnThere: "It continues on the other device.",
		TakingOver:  "Taking the game over",
		NoneCame:    "No game arrived.",
		HandedOver:  "Handed over",
	}
}

// HowToScan says what to do with the code of a link: one with the address of Tabby in a
// browser, or one without. A browser keeps no page that came over plain http.
func (handovers) HowToScan(link string) string {
	const camera = "Scan this with the other device’s camera. Tabby opens there, with this game. "
	const kept = "Unfinished entries stay here."
	switch {
	case strings.HasPrefix(link, "https:"):
		return camera + kept
	case strings.HasPrefix(link, "http:"):
		return camera + "Keep the page open there: it can only be loaded again from here. " + kept
	}
	return "Scan this on the other device, then paste the link under Import in its settings. " + kept
}

// TooLongForCode says that a link with so many characters has no room in a code.
func (handovers) TooLongForCode(length int) string {
	return fmt.Sprintf("This game is too long for a code: its link has %d characters. Copy the link, or share the game as a file, and import it on the other device.", length)
}

// TakenOver says what came of a game that another device has handed over.
func (handovers) TakenOver(i history.Imported) string {
	switch {
	case len(i.Parted) > 0:
		return "This game was also continued here, differently. Both endings are kept: look back at the game to choose one."
	case i.Back > 0:
		return "This game was deleted here. Put it back from the trash to go on with it."
	case i.Games > 0:
		return "The game is here. Go on with it."
	case i.Grown > 0:
		return "The game is here, with the rounds played there. Go on with it."
	}
	return "This game is here already."
}

// HandedOverSince says since when another device goes on with a game; now is in the zone in
// which it is said.
func (handovers) HandedOverSince(at, now time.Time) string {
	at = at.In(now.Location())
	when := "at " + en.TimeOfDay(at)
	if at.Format(time.DateOnly) != now.Format(time.DateOnly) {
		when = "on " + en.Date(at, now) + " " + when
	}
	return "Handed over " + when + ". It continues on the other device."
}
