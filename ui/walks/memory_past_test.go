package walks_test

import (
	"bytes"
	"errors"
	"image"
	"image/color/palette"
	"image/gif"
	"image/png"
	"slices"
	"strings"

	"tabby/engine"
	"tabby/history"
	"tabby/history/stats"
	"tabby/internal/words"
	"tabby/scoring"
)

// Games reads every game, for there are few.
func (s *memoryStore) Games(p history.Page) ([]history.Summary, error) {
	found := slices.DeleteFunc(slices.Clone(s.newer), func(g history.Summary) bool {
		return p.Before != "" || slices.Contains(s.trashed, g.ID) || p.Filter != (history.Filter{}) && p.State != history.Any
	})
	past := p.Before == ""
	for i := len(s.games) - 1; i >= 0 && len(found) < p.Limit; i-- {
		l := s.games[i]
		g, err := openGame(l)
		if err != nil {
			return nil, err
		}
		listed := s.listed(l.id, g)
		if past && !slices.Contains(s.trashed, l.id) && !slices.Contains(s.gone, l.id) && s.fits(p.Filter, listed, sheetOf(g)) {
			found = append(found, listed)
		}
		past = past || l.id == p.Before
	}
	return found, nil
}

func (s *memoryStore) Groups() ([]history.Group, error) {
	games, err := s.Games(history.Page{Limit: len(s.games)})
	return history.Groups(games, s.groups), err
}

func (s *memoryStore) Count(w history.Filter) (int, error) {
	found, err := s.Games(history.Page{Filter: w, Limit: len(s.games)})
	return len(found), err
}

func (s *memoryStore) Shown(string) (history.Shown, bool, error) {
	if s.shown == nil {
		return history.Shown{}, false, nil
	}
	return *s.shown, true, nil
}

func (s *memoryStore) listed(id string, g *desk) history.Summary {
	sheet := sheetOf(g)
	began, _ := g.State().Started()
	l := history.Summary{
		ID: id, Variant: sheet.Ruleset.Rules.ID, Created: began.At, Changed: sheet.Now,
		Rounds: sheet.Counted(), Over: sheet.Over, Unplayed: sheet.Over && !sheet.Played(), Provisional: sheet.Provisional(), Note: s.notes[id],
		LeftOut: slices.Contains(s.leftOut, id), Coached: slices.Contains(s.coached, id),
	}
	for _, p := range sheet.Seats {
		l.Seats = append(l.Seats, history.Seat{Person: sheet.People[p].ID, Name: sheet.People[p].Name, Won: slices.Contains(sheet.Winners, p)})
	}
	return l
}

func (s *memoryStore) fits(w history.Filter, l history.Summary, sheet scoring.Sheet) bool {
	night := s.nights[l.Day()]
	for _, word := range strings.Fields(strings.ToLower(w.Words)) {
		text := strings.Join(append([]string{l.Note, night.Note, night.Place}, l.Players()...), "\n")
		if !strings.Contains(strings.ToLower(text), word) {
			return false
		}
	}
	plays := slices.ContainsFunc(sheet.People, func(p scoring.Person) bool { return p.ID == w.Person })
	return (w.Game == "" || w.Game == l.ID) && (w.Person == "" || plays) &&
		(w.Variant == "" || w.Variant == l.Variant) && (w.Ending == "" || w.Ending == string(sheet.Ruleset.Value(engine.End))) &&
		(w.State == l.State() || w.State == history.Any || w.State == "" && (l.State() != history.Unplayed || w.Game != "")) && (w.Day == "" || w.Day == l.Day())
}

func (s *memoryStore) Night(day string) (history.Night, error) {
	n := s.nights[day]
	n.Day = day
	var err error
	n.Games, err = s.Count(history.Filter{Day: day})
	return n, err
}

func (s *memoryStore) Nights(p history.NightPage) (all []history.Night, err error) {
	r, err := s.Statistics(stats.Query{}, history.Work{})
	for _, n := range slices.Backward(r.Nights) {
		if n.Day < p.Before && len(all) < p.Limit {
			all = append(all, history.Night{Day: n.Day, Games: n.Games})
		}
	}
	return all, err
}

func (s *memoryStore) Written(days []string) (map[string]history.NightAnnotation, error) {
	said := map[string]history.NightAnnotation{}
	for _, day := range days {
		if n, ok := s.nights[day]; ok {
			said[day] = history.NightAnnotation{Note: n.Note, Place: n.Place}
		}
	}
	return said, nil
}

func (s *memoryStore) Share(what history.Subject, as history.Format, _ history.Look) (string, error) {
	s.shared = as
	return "/pictures/" + what.Game + what.Day + "." + string(as), s.broken
}

func (s *memoryStore) Picture(_ history.Subject, as history.Format, _ history.Look, _ *words.Language) ([]byte, error) {
	var drawn bytes.Buffer
	if as == history.Moving {
		first := image.NewPaletted(image.Rect(0, 0, 54, 60), palette.Plan9)
		second := image.NewPaletted(image.Rect(9, 9, 18, 18), palette.Plan9)
		err := gif.EncodeAll(&drawn, &gif.GIF{Image: []*image.Paletted{first, second}, Delay: []int{100, 100}})
		return drawn.Bytes(), errors.Join(s.broken, err)
	}
	err := png.Encode(&drawn, image.NewGray(image.Rect(0, 0, 54, 60)))
	return drawn.Bytes(), errors.Join(s.broken, err)
}
