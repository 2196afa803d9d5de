package walks_test

import (
	"cmp"
	"errors"
	"maps"
	"path"
	"slices"
	"strings"
	"time"

	"tabby/history"
	"tabby/history/bring"
	"tabby/internal/devices/handover"
	"tabby/scoring"
)

func (s *memoryStore) ExportDir() string { return "/documents" }

func (s *memoryStore) Export(folder string, what history.Format, w history.Work) (string, error) {
	if w.Context.Err() != nil {
		return "", history.ErrStopped
	}
	w.Report(history.WritingGames, len(s.games), len(s.games))
	return path.Join(folder, "Tabby."+string(what)), s.broken
}

func (s *memoryStore) Found() []string { return slices.Sorted(maps.Keys(s.files)) }

// Understand says what a file has of which it is said here.
func (s *memoryStore) Understand(path string, given *bring.Answers, _ history.Work) (history.Brought, bool, error) {
	text, is := s.tables[path]
	if !is {
		return history.Brought{}, false, nil
	}
	return history.Understand(strings.NewReader(text), history.Empty{}, cmp.Or(given, new(bring.Answers)), history.Work{})
}

// LetGo counts how often a page of a file was left.
func (s *memoryStore) LetGo() { s.letGo++ }

// Import takes in a file that is there: a game of Di and Eve.
func (s *memoryStore) Import(path string, w history.Work) (history.Imported, error) {
	wrong, ok := s.files[path]
	switch {
	case w.Context.Err() != nil:
		return history.Imported{}, history.ErrStopped
	case !ok:
		return history.Imported{}, errors.New("there is no file " + path)
	case wrong != nil:
		return history.Imported{}, wrong
	}
	return s.ImportPaper(history.Paper{Played: scoring.Started{Variant: "recall"}, Names: []string{"Di", "Eve"}, Totals: []int{3, 4}})
}

func (s *memoryStore) ImportPaper(p history.Paper) (history.Imported, error) {
	in := scoring.Start{Variant: p.Played.Variant}
	for i, name := range p.Names {
		who, _ := s.Meet(name)
		in.People = append(in.People, scoring.Person{ID: who.ID, Name: name})
		in.Carried = append(in.Carried, scoring.Carry{Total: p.Totals[i]})
	}
	g, err := openGame(s.NewGame())
	if err == nil {
		err = g.Do(in)
	}
	if err == nil {
		err = g.Do(scoring.EndGame{})
	}
	if err != nil {
		return history.Imported{}, err
	}
	s.papers = append(s.papers, p)
	return history.Imported{Games: 1}, nil
}

func (s *memoryStore) Backup(w history.Work) (string, error) {
	if w.Context.Err() != nil {
		return "", history.ErrStopped
	}
	w.Report(history.CopyingPages, 1, 4)
	if s.broken != nil {
		return "", s.broken
	}
	b := history.Backup{Path: "/backups/tabby.db", At: time.Date(2026, 11, 20, 21, 4, 0, 0, time.UTC), Bytes: 412_300}
	s.backups = append(s.backups, b)
	return b.Path, nil
}

func (s *memoryStore) Backups() ([]history.Backup, error) { return s.backups, nil }

func (s *memoryStore) RestoreBackup(path string, w history.Work) (history.Restored, error) {
	if w.Context.Err() != nil {
		return history.Restored{}, history.ErrStopped
	}
	w.Report(history.CheckingEntries, 1, 2)
	if s.broken != nil {
		return history.Restored{}, s.broken
	}
	s.backups = append(s.backups, history.Backup{Path: "/replaced.db", At: time.Date(2025, 5, 3, 9, 0, 0, 0, time.UTC), Bytes: 2_400_000, Aside: true})
	return history.Restored{Games: 1, Rounds: 3}, nil
}

// Diagnose finds a database in which a round is missing, an export that has it, and a backup.
func (s *memoryStore) Diagnose(w history.Work) (history.Diagnosis, error) {
	if w.Context.Err() != nil {
		return history.Diagnosis{}, history.ErrStopped
	}
	at := time.Date(2026, 11, 14, 21, 4, 0, 0, time.UTC)
	some, all := history.Holding{Games: 1, Rounds: 2}, history.Holding{Games: 1, Rounds: 3}
	return history.NewDiagnosis(
		s.damaged, []history.Found{
			{Place: history.InDatabase, Path: "/tabby.db", Holding: some},
			{Place: history.InExport, Path: "/tabby.jsonl", Whole: true, Holding: all},
			{Place: history.InBackup, Path: "/backups/tabby.db", At: at, Whole: true, Holding: some},
		}, history.Repair{Way: history.PutBack, From: "/backups/tabby.db", At: at, Keeps: some, Loses: history.Holding{Rounds: 1}},
		history.Repair{Way: history.Gather, Keeps: all},
	), s.broken
}

func (s *memoryStore) Repair(way history.Repair, w history.Work) (history.Restored, error) {
	if w.Context.Err() != nil {
		return history.Restored{}, history.ErrStopped
	}
	w.Report(history.DerivingGames, 3, 4)
	s.damaged = nil
	return history.Restored{Games: way.Keeps.Games, Rounds: way.Keeps.Rounds, SetAside: []string{"/damaged-1.db"}}, s.broken
}

func (s *memoryStore) Trashed() ([]history.Summary, error) {
	var all []history.Summary
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

// HandOver returns a game as a link.
func (s *memoryStore) HandOver(id string) (string, error) {
	log, err := s.Log(id)
	if err != nil {
		return "", err
	}
	batches, err := log.Read()
	if err != nil {
		return "", err
	}
	var export strings.Builder
	at := history.Ledger{ID: id}
	for _, events := range batches {
		e, next, err := at.Write(events, time.Time{})
		if err != nil {
			return "", err
		}
		export.Write(e.Line())
		at = next
	}
	fragment, err := handover.Encode(strings.NewReader(export.String()))
	return handover.Address("http://192.168.1.20:8229", fragment), err
}

// HandOut keeps a file in memory.
func (s *memoryStore) HandOut(name string, data []byte) (string, error) {
	s.handedOut = map[string][]byte{name: data}
	return name, nil
}

// CustomGameLink returns a custom game as a link.
func (*memoryStore) CustomGameLink(definition []byte) string {
	return handover.CustomGameLink("http://192.168.1.20:8229", definition)
}

// TakeOver refuses every link: TestAGameGoesFromDeviceToDevice has stores on disk.
func (*memoryStore) TakeOver(string, history.Work) (string, history.Imported, error) {
	return "", history.Imported{}, errors.New("this store takes no links")
}
