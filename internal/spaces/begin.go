package spaces

import (
	"strings"
	"time"

	"tabby/history"
	"tabby/internal/game"
	"tabby/scoring"
)

// A keeper is a store that meets people.
type keeper interface {
	game.Store
	// Meet returns the person of that name, and adds one if there is none.
	Meet(name string) (history.Person, error)
}

// begin begins a game of people by their names, and returns its ID. People are remembered
// once it is known that the game can begin.
func begin(kept keeper, variant string, names []string, now func() time.Time) (string, error) {
	start := scoring.Start{At: now(), Variant: variant}
	for _, name := range names {
		start.People = append(start.People, scoring.Person{Name: name})
	}
	if _, err := scoring.Decide(scoring.Game{}, start); err != nil {
		return "", err
	}
	for i, p := range start.People {
		person, err := kept.Meet(p.Name)
		if err != nil {
			return "", err
		}
		start.People[i].ID = person.ID
	}
	return game.Begin(kept, start, now)
}

// namesIn returns the names in a text: one a line, or between commas.
func namesIn(text string) (names []string) {
	for _, name := range strings.FieldsFunc(text, func(r rune) bool { return r == '\n' || r == '\r' || r == ',' }) {
		if name = strings.TrimSpace(name); name != "" {
			names = append(names, name)
		}
	}
	return names
}
