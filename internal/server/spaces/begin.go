package spaces

import (
	"slices"
	"strings"
	"time"

	"tabby/engine"
	"tabby/history"
	"tabby/internal/devices/handover"
	"tabby/internal/table/game"
	"tabby/scoring"
)

// A keeper is a store that meets people and lists games.
type keeper interface {
	game.Store
	// Meet returns the person of that name, and adds one if there is none.
	Meet(name string) (history.Person, error)
	Games(history.Page) ([]history.Summary, error)
}

// A wish is what is to be played, as it was typed.
type wish struct {
	variant string
	link    string // of a custom game, which is played then, or ""
	names   string
}

// start returns how the game begins, without its players. A custom game comes from the link, or is
// the one that was played here last under the name of its variant.
func (w wish) start(kept keeper, now func() time.Time) (scoring.Start, error) {
	start := scoring.Start{At: now(), Variant: w.variant}
	if w.link != "" {
		definition, err := handover.CustomGame(w.link)
		if err != nil {
			return start, err
		}
		own, err := engine.ParseCustomGame(definition)
		start.Game = &own
		return start, err
	}
	if _, err := engine.Variant(w.variant); err == nil {
		return start, nil
	}
	games, err := kept.Games(history.Page{Filter: history.Filter{Variant: w.variant}, Limit: 1})
	if err != nil || len(games) == 0 {
		return start, err // an unknown variant is refused
	}
	last, err := game.Open(kept, games[0].ID, now)
	if err == nil {
		begun, _ := last.State().Started()
		start.Game = begun.Game
	}
	return start, err
}

// ownGames returns the custom games that were played last, by their variants.
func (p *space) ownGames() (all []variant, err error) {
	kept, err := p.kept()
	if err != nil {
		return nil, err
	}
	games, err := kept.Games(history.Page{Limit: shown})
	for _, g := range games {
		if own := (variant{g.Variant, g.Named}); own.Name != "" && !g.Newer && !slices.Contains(all, own) {
			all = append(all, own)
		}
	}
	return all, err
}

// begin begins a game of people by their names, and returns its ID. People are remembered
// once it is known that the game can begin.
func (w wish) begin(kept keeper, now func() time.Time) (string, error) {
	start, err := w.start(kept, now)
	if err != nil {
		return "", err
	}
	names := namesIn(w.names)
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
