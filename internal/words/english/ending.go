package english

import (
	"fmt"

	"tabby/internal/words"
)

// Ended implements [words.PlaySentences].
func (play) Ended(e words.Ending) string {
	if len(e.Winners) == 0 {
		return "The round is over."
	}
	won := wins(e.Winners)
	if e.Right && len(e.Winners) == 1 {
		won = e.Caller + " called, and " + verb(e.Caller, "wins")
	}
	won += " with " + en.Figure(e.Points)
	if len(e.Winners) > 1 {
		won += " each"
	}
	if e.Caller == "" || e.Right {
		return won + "."
	}
	return won + "; " + inside(e.Caller) + " called with " + en.Figure(e.Called) + calledCost(e) + "."
}

// wins says who wins: "Ann wins", "You and Ben win".
func wins(names []string) string {
	if len(names) == 1 {
		return does(names[0], "wins")
	}
	return en.Joined(names) + " win"
}

// calledCost says how far a call was from the fewest points, and what it costs.
func calledCost(e words.Ending) string {
	switch over := e.Called - e.Points; {
	case e.Cost > 0:
		return ", which costs " + en.Figure(e.Cost) + " more"
	case over > 0:
		return fmt.Sprintf(", %s too many", en.Figure(over))
	}
	return " too"
}
