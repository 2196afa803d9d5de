// Package desktop is the store of the window on a machine: the history in a
// folder, and the user's own folders for what is shared, exported and found.
package desktop

import (
	"errors"
	"fmt"
	"time"

	"tabby/history"
	"tabby/history/sqlite"
	"tabby/history/stats"
	"tabby/ui"
	"tabby/ui/words"
)

// A Store is the history in a folder, as the window asks for it.
type Store struct {
	*sqlite.Store
	dir string
}

// Open opens the history kept in a folder. The error is a [*ui.Trouble] where
// somebody at the table can do something about it.
func Open(dir string) (ui.Store, error) {
	s, err := sqlite.Open(dir, sqlite.Options{})
	if err != nil {
		return nil, trouble(dir, err)
	}
	return &Store{Store: s, dir: dir}, nil
}

// Begin returns the log of a game that is yet to begin.
func (s *Store) Begin() history.Log { return s.NewGame() }

// Game returns the log of a game.
func (s *Store) Game(id string) (history.Log, error) { return s.Log(id) }

// Games returns the games begun last, newest first, at most limit.
func (s *Store) Games(limit int) ([]history.Summary, error) {
	return s.Find(history.Filter{}, "", limit)
}

// Find returns the games wanted, begun before the one with that ID, or all, the
// newest first, at most limit.
func (s *Store) Find(want history.Filter, before string, limit int) ([]history.Summary, error) {
	return s.Store.Games(history.Page{Filter: want, Before: before, Limit: limit})
}

// Statistics says what the games wanted say.
func (s *Store) Statistics(w stats.Query) (stats.Report, error) {
	return s.Store.Statistics(w, history.Work{})
}

// Coached marks a game in which somebody was helped by the coach.
func (s *Store) Coached(game string) error {
	return s.do(history.MarkCoached{Game: game, Coached: true})
}

// Untrash takes a game out of the trash.
func (s *Store) Untrash(game string) error { return s.do(history.Untrash{Game: game}) }

// Trash puts a game into the trash.
func (s *Store) Trash(game string) error { return s.do(history.Trash{Game: game, At: time.Now()}) }

// LeaveOut leaves a game out of the statistics, or counts it again.
func (s *Store) LeaveOut(game string, out bool) error {
	return s.do(history.LeaveOut{Game: game, Out: out})
}

// NoteGame writes a note to a game.
func (s *Store) NoteGame(game, note string) error {
	return s.do(history.NoteGame{Game: game, Note: note})
}

// NoteNight writes a note and a place to a night.
func (s *Store) NoteNight(day, note, place string) error {
	return s.do(history.NoteNight{Day: day, Note: note, Place: place})
}

func (s *Store) do(in history.Intent) error {
	_, err := s.Do(in)
	return err
}

// Rename gives somebody another name.
func (s *Store) Rename(person, name string) error {
	return s.do(history.Rename{Person: person, Name: name})
}

// Merge makes an entry of a person one with another.
func (s *Store) Merge(entry, into string) error { return s.do(history.Merge{Entry: entry, Into: into}) }

// Part takes a merge back.
func (s *Store) Part(entry string) error { return s.do(history.Unmerge{Entry: entry}) }

// Retire says that somebody does not play any more, or plays again.
func (s *Store) Retire(person string, retired bool) error {
	return s.do(history.Retire{Person: person, Retired: retired})
}

// Repaint changes the colour and the shape of somebody known.
func (s *Store) Repaint(p history.Person) error {
	return s.do(history.SetBadge{Person: p.ID, Colour: p.Colour, Shape: p.Shape})
}

// Place says where the history is kept.
func (s *Store) Place() string { return s.dir }

// Housekeep does what is due once a week. It may take seconds, and says what
// went wrong in words for the table.
func (s *Store) Housekeep(now time.Time) error {
	_, err := s.Store.Housekeep(now)
	return err
}

// trouble says what is wrong with a folder, and offers what can be done.
func trouble(dir string, err error) error {
	var busy *sqlite.BusyError
	var damaged *sqlite.DamagedError
	switch {
	case errors.As(err, &busy):
		return &ui.Trouble{Title: "Tabby is already open", Text: busyWords(busy)}
	case errors.As(err, &damaged):
		return &ui.Trouble{
			Title: "The history is damaged", Text: damagedWords(damaged),
			Fix: "Set it aside and restore", Repair: func(w history.Work) (string, error) { return repair(dir, w) },
		}
	case errors.Is(err, history.ErrNewer):
		return &ui.Trouble{
			Title: "Made by a newer Tabby",
			Text:  "A newer Tabby has written this history. Update Tabby to open it; nothing was changed.",
		}
	}
	return &ui.Trouble{Title: "The history cannot be opened", Text: words.Explain(err) + " It is looked for in " + dir + "."}
}

func busyWords(b *sqlite.BusyError) string {
	text := "Another window has this table."
	if b.PID != 0 {
		text = fmt.Sprintf("Another window has this table: process %d, since %s.", b.PID, b.Since.Local().Format("15:04 on 2 January"))
	}
	return text + " Go on there, or close it and try again."
}

func damagedWords(d *sqlite.DamagedError) string {
	text := "A file was changed from outside or the disk is failing. It is set aside, not deleted."
	if d.Backup != "" {
		text += " The newest backup is from " + d.BackedUp.Local().Format("15:04 on 2 January") + "."
	}
	return text + fmt.Sprintf(" The running export holds %d entries, which are added to it.", d.Exported)
}

// repair mends the folder and says what came back.
func repair(dir string, w history.Work) (string, error) {
	r, err := sqlite.Recover(dir, sqlite.Options{}, w)
	if err != nil {
		return "", err
	}
	return fmt.Sprintf("%s and %s are back. The damaged file is kept beside it.",
		words.Count(r.Games, words.Game), words.Count(r.Entries, words.Entry)), nil
}
