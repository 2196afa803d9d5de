package sqlite

import (
	"tabby/history"
	"tabby/history/sqlite/internal/database"
	"tabby/history/sqlite/internal/disk"
	"tabby/history/sqlite/internal/read"
	"tabby/history/sqlite/internal/write"
)

// Do carries out an intent: what it changes is durable when Do returns. Undo is the
// intent that takes it back, or nil if nothing changed or nothing can. The error is
// a refusal of [history.Decide], or what kept the store from writing; then nothing
// has changed.
func (s *Store) Do(in history.Intent) (undo history.Intent, err error) {
	undos, err := s.DoAll(in)
	if err != nil {
		return nil, err
	}
	return undos[0], nil
}

// DoAll carries out several intents, all or none, and returns what takes each back.
func (s *Store) DoAll(intents ...history.Intent) (undos []history.Intent, err error) {
	if err := s.finishOpening(); err != nil {
		return nil, err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	var done []history.Revision
	moved := false
	err = s.w.Transact(func(w *database.Writer) error {
		for _, in := range intents {
			c, err := history.Decide(read.Lookup{Q: w}, in)
			if err == nil {
				err = write.Revisions(w, c.Events)
			}
			if err != nil {
				return err
			}
			done, undos = append(done, c.Events...), append(undos, c.Undo)
		}
		if moved, err = write.ChooseHeads(w, annotated(done)); err == nil && len(exportLines(done)) > 0 {
			err = write.Revised(w)
		}
		return err
	})
	if disk.ReasonOf(err) != nil {
		err = disk.Wrap(history.WritingChange, err)
	}
	if err != nil {
		return nil, err
	}
	if moved {
		_ = s.renumber() // or the next start does it
		return undos, nil
	}
	for _, line := range exportLines(done) {
		s.running.Revision(s.DB, line)
	}
	return undos, nil
}

func exportLines(events []history.Revision) (lines [][]byte) {
	for _, e := range events {
		if e, is := e.(interface{ Line() []byte }); is {
			lines = append(lines, e.Line())
		}
	}
	return lines
}

// annotated returns the ids of the games that some events are about.
func annotated(events []history.Revision) (games []string) {
	for _, e := range events {
		if m, is := e.(history.Annotation); is && m.Kind == history.OfGame {
			games = append(games, m.ID)
		}
	}
	return games
}

// Meet returns the person of that name, and adds one if there is none. For an
// entry that was merged it returns the person it belongs to. A person who had
// retired plays again. The error is a refusal of [history.Decide].
func (s *Store) Meet(name string) (history.Person, error) {
	p, known, err := s.Named(name)
	if err != nil || known && !p.Retired && !p.Aside {
		return p, err
	}
	id, err := s.folder.NewID()
	if err == nil {
		_, err = s.Do(history.Meet{ID: id, Name: name})
	}
	if err != nil {
		return history.Person{}, err
	}
	p, _, err = s.Named(name)
	return p, err
}

// SaveDraft saves a draft durably, and replaces the one before; nil deletes it.
func (s *Store) SaveDraft(key string, value []byte) error {
	if s.opening.save(key, value) {
		return nil
	}
	return disk.Wrap(history.SavingDraft, s.enqueue(&change{alone: true, do: func(w *database.Writer) error {
		if value == nil {
			return w.Exec(`DELETE FROM draft WHERE key = ?`, key)
		}
		return write.Value(w, "draft", key, value)
	}}))
}
