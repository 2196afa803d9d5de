package words

import (
	"fmt"
	"strings"
	"time"

	"tabby/history"
)

// HowToScan says what to do with the code of a link: one with the address of Tabby in a
// browser, or one without. A browser keeps no page that came over plain http.
func HowToScan(link string) string {
	const camera = "Scan this with the camera of the other device. Tabby opens there with this game, and you go on there. "
	const stays = "What is half entered stays here."
	switch {
	case strings.HasPrefix(link, "https:"):
		return camera + stays
	case strings.HasPrefix(link, "http:"):
		return camera + "Keep the page open there: it can be loaded again only from here. " + stays
	}
	return "Scan this with the other device, and paste what it reads into Import in the settings there. " + stays
}

// TooLongForCode says that a link with so many characters has no room in a code.
func TooLongForCode(length int) string {
	return fmt.Sprintf("This game is too long for a code: its link has %d characters. Copy the link, or share the game as a file, and import it on the other device.", length)
}

// TakenOver says what came of a game that another device has handed over.
func TakenOver(i history.Imported) string {
	switch {
	case len(i.Parted) > 0:
		return "This game went on here as well, in another way. Both endings are kept: look back at the game to choose one."
	case i.Gone > 0:
		return "This game was emptied from the trash here, so it does not come back."
	case i.Games > 0:
		return "The game is here. Go on with it."
	case i.Grown > 0:
		return "The game is here as it went on there. Go on with it."
	}
	return "This game is here already."
}

// HandedOver says since when another device goes on with a game; now is in the zone in
// which it is said.
func HandedOver(at, now time.Time) string {
	at = at.In(now.Location())
	when := "at " + at.Format("15:04")
	if at.Format(time.DateOnly) != now.Format(time.DateOnly) {
		when = "on " + at.Format("2 January") + " " + when
	}
	return "Handed over " + when + ". It goes on on the other device."
}
