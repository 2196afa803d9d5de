package ui_test

import (
	"errors"
	"maps"
	"path"
	"slices"
	"time"

	"tabby/scoring"
	"tabby/ui"
	"tabby/ui/words"
)

func (s *memoryStore) Outbox() string { return "/documents" }

func (s *memoryStore) Export(folder string, what ui.Exported, w ui.Work) (string, error) {
	if w.Context.Err() != nil {
		return "", ui.ErrStopped
	}
	w.Report("writing the games", len(s.games), len(s.games))
	return path.Join(folder, "Tabby."+string(what)), s.broken
}

func (s *memoryStore) Found() []string { return slices.Sorted(maps.Keys(s.files)) }

// Import takes in a file that is there: a game of Di and Eve.
func (s *memoryStore) Import(path string, w ui.Work) (words.Imported, error) {
	wrong, ok := s.files[path]
	switch {
	case w.Context.Err() != nil:
		return words.Imported{}, ui.ErrStopped
	case !ok:
		return words.Imported{}, errors.New("there is no file " + path)
	case wrong != nil:
		return words.Imported{}, wrong
	}
	return s.CopyOut(ui.Paper{Variant: "recall", Names: []string{"Di", "Eve"}, Totals: []int{3, 4}})
}

func (s *memoryStore) CopyOut(p ui.Paper) (words.Imported, error) {
	in := scoring.Start{Variant: p.Variant}
	for i, name := range p.Names {
		who, _ := s.Meet(name)
		in.People = append(in.People, scoring.Person{ID: who.ID, Name: name})
		in.Carried = append(in.Carried, scoring.Carry{Total: p.Totals[i]})
	}
	g, err := openGame(s.Begin())
	if err == nil {
		err = g.Do(in)
	}
	if err == nil {
		err = g.Do(scoring.EndGame{})
	}
	if err != nil {
		return words.Imported{}, err
	}
	s.papers = append(s.papers, p)
	return words.Imported{New: 1}, nil
}

func (s *memoryStore) Backup(w ui.Work) (string, error) {
	if w.Context.Err() != nil {
		return "", ui.ErrStopped
	}
	w.Report("copying the pages", 1, 4)
	if s.broken != nil {
		return "", s.broken
	}
	b := ui.Backup{Path: "/backups/tabby.db", At: time.Date(2026, 11, 20, 21, 4, 0, 0, time.UTC), Bytes: 412_300}
	s.backups = append(s.backups, b)
	return b.Path, nil
}

func (s *memoryStore) Backups() ([]ui.Backup, error) { return s.backups, nil }

func (s *memoryStore) RestoreBackup(path string, w ui.Work) (string, error) {
	if w.Context.Err() != nil {
		return "", ui.ErrStopped
	}
	w.Report("checking the entries", 1, 2)
	if s.broken != nil {
		return "", s.broken
	}
	s.backups = append(s.backups, ui.Backup{Path: "/replaced.db", At: time.Date(2025, 5, 3, 9, 0, 0, 0, time.UTC), Bytes: 2_400_000, Aside: true})
	return "1 game from the copy.", nil
}

func (s *memoryStore) Check(w ui.Work) (int, error) {
	if w.Context.Err() != nil {
		return 0, ui.ErrStopped
	}
	return len(s.games), s.damaged
}

func (s *memoryStore) Rebuild(w ui.Work) error {
	if w.Context.Err() != nil {
		return ui.ErrStopped
	}
	w.Report("deriving the games", 3, 4)
	s.damaged = nil
	return s.broken
}

func (s *memoryStore) Trashed() ([]ui.Listed, error) {
	var all []ui.Listed
	for _, l := range slices.Backward(s.games) {
		if slices.Contains(s.trashed, l.id) {
			g, err := openGame(l)
			if err != nil {
				return nil, err
			}
			all = append(all, s.listed(l.id, g))
		}
	}
	return all, s.broken
}

func (s *memoryStore) EmptyTrash() (int, error) {
	n := len(s.trashed)
	s.gone, s.trashed = append(s.gone, s.trashed...), nil
	return n, s.broken
}
