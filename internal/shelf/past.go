package shelf

import (
	"tabby/history"
	"tabby/history/stats"
	"tabby/ui"
)

// Games returns the games begun last.
func (s *Shelf) Games(limit int) ([]ui.Listed, error) { return s.Find(ui.Wanted{}, "", limit) }

// Find returns the games wanted, the newest first.
func (s *Shelf) Find(w ui.Wanted, before string, limit int) ([]ui.Listed, error) {
	games, err := s.Store.Games(history.Page{Filter: filter(w), Before: before, Limit: limit})
	listed := make([]ui.Listed, len(games))
	for i, g := range games {
		listed[i] = list(g)
	}
	return listed, err
}

// Count returns how many games are wanted.
func (s *Shelf) Count(w ui.Wanted) (int, error) { return s.Store.Count(filter(w)) }

// filter says what is wanted as the history does.
func filter(w ui.Wanted) history.Filter {
	return history.Filter{
		Game: w.Game, Person: w.Person, Variant: w.Variant, Ending: w.Ending,
		State: history.State(w.State), Day: w.Day, Words: w.Words,
	}
}

func list(g history.Summary) ui.Listed {
	l := ui.Listed{
		ID: g.ID, Variant: g.Variant, Began: g.Created, Day: stats.Evening(g.Created), Changed: g.Changed,
		Rounds: g.Rounds, Over: g.Over, Note: g.Note, LeftOut: g.LeftOut, Coached: g.Coached,
	}
	for _, seat := range g.Seats {
		l.Players = append(l.Players, seat.Name)
		if seat.Won {
			l.Winners = append(l.Winners, seat.Name)
		}
	}
	return l
}

// Night returns what is written to an evening.
func (s *Shelf) Night(day string) (ui.Night, error) {
	n, err := s.Store.Night(day)
	return ui.Night{Day: n.Day, Place: n.Place, Note: n.Note}, err
}
