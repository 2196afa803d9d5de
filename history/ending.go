package history

import "time"

// An Ending is one of the ways in which a game went on.
type Ending struct {
	Summary           // the game with this ending
	Sum     string    `json:"sum"`   // of its last entry
	Since   int       `json:"since"` // rounds recorded before it parts from the main line, or the main line from any other
	First   time.Time `json:"first"` // when it was written on first after that
	Main    bool      `json:"main"`  // the game goes by it
}

// EndingsOf returns the endings of a game in a tree. at has the game after each entry, by its
// sum.
func EndingsOf(branches []Branch, at map[string]Ledger) []Ending {
	all := make([]Ending, len(branches))
	rounds := map[string]int{} // by the sum of the entry before a fork: many endings may part there
	for i, b := range branches {
		end := at[b.last().Sum]
		e := Ending{Summary: end.Summary(), Sum: end.Sum, Main: i == 0, First: b.Line[min(b.Fork, len(b.Line)-1)].At}
		if b.Fork > 0 {
			fork := b.Line[b.Fork-1].Sum
			if _, known := rounds[fork]; !known {
				rounds[fork] = at[fork].Summary().Rounds
			}
			e.Since = rounds[fork]
		}
		all[i] = e
	}
	return all
}
