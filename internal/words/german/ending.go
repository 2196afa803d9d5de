package german

import (
	"fmt"

	"tabby/internal/words"
)

// Ended implements [words.PlaySentences].
func (play) Ended(e words.Ending) string {
	if len(e.Winners) == 0 {
		return "Die Runde ist aus."
	}
	won := wins(e.Winners)
	if e.Right && len(e.Winners) == 1 {
		won = does(e.Caller, "hat") + " angesagt und " + verb(e.Caller, "gewinnt")
	}
	won += " mit " + de.Figure(e.Points)
	if len(e.Winners) > 1 {
		won = wins(e.Winners) + " mit je " + de.Figure(e.Points)
	}
	if e.Caller == "" || e.Right {
		return won + "."
	}
	return won + "; " + inside(e.Caller) + " " + verb(e.Caller, "hat") + " mit " + de.Figure(e.Called) + " angesagt" + calledCost(e) + "."
}

// wins says who wins: "Ann gewinnt", "Du und Ben gewinnt".
func wins(names []string) string {
	if len(names) == 1 {
		return does(names[0], "gewinnt")
	}
	for _, name := range names {
		if addressed(name) {
			return de.Joined(names) + " gewinnt"
		}
	}
	return de.Joined(names) + " gewinnen"
}

// calledCost says how far a call was from the fewest points, and what it costs.
func calledCost(e words.Ending) string {
	switch over := e.Called - e.Points; {
	case e.Cost > 0:
		return ", das kostet " + de.Figure(e.Cost) + " mehr"
	case over > 0:
		return fmt.Sprintf(", das sind %s zu viel", de.Figure(over))
	}
	return ", genauso wenig"
}
