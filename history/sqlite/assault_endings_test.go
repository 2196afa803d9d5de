package sqlite_test

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"testing"

	"tabby/history"
	"tabby/history/sqlite"
	"tabby/internal/testing/must"
	"tabby/scoring"
)

// parting imports a game that went on in another way elsewhere.
func parting(dir, given string, long history.Work) error {
	return stored(dir, func(s *sqlite.Store) error {
		file, err := os.Open(filepath.Join(given, "parted.jsonl"))
		if err != nil {
			return err
		}
		defer file.Close()
		_, err = s.Import(file, long)
		return err
	})
}

// choosing makes each game that has another ending go by that.
func choosing(dir, _ string, _ history.Work) error {
	return stored(dir, func(s *sqlite.Store) error {
		var all []history.Intent
		games, err := s.Games(history.Page{})
		for _, g := range games {
			if g.Endings < 2 {
				continue
			}
			e, failed := s.Endings(g.ID)
			if failed != nil {
				return failed
			}
			all = append(all, history.ChooseEnding{Game: g.ID, Sum: e[1].Sum})
		}
		if len(all) == 0 {
			err = errors.Join(err, errors.New("no game has another ending"))
		}
		if err == nil {
			_, err = s.DoAll(all...)
		}
		return err
	})
}

// part gives some games of a store another ending, and leaves a third one of each to be
// imported.
func part(t *testing.T, s *sqlite.Store, given string) {
	t.Helper()
	games := must.Get(s.Games(history.Page{Limit: 5}))
	before := exportFrom(t, s)
	elsewhere := func(points int) string {
		other := open(t, t.TempDir())
		brings(t, other, before)
		for _, g := range games {
			goOn(t, other, g.ID, points)
		}
		return exportFrom(t, other)
	}
	second, third := elsewhere(7), elsewhere(8)
	for _, g := range games {
		goOn(t, s, g.ID, 6)
	}
	brings(t, s, second)
	must.Do(t, os.WriteFile(filepath.Join(given, "parted.jsonl"), []byte(third), 0o600))
}

func goOn(t *testing.T, s *sqlite.Store, id string, points int) {
	t.Helper()
	log := must.Get(s.Log(id))
	batches, err := log.Read()
	if err == nil {
		err = log.Append(len(batches), []scoring.Event{round(points, points)})
	}
	if err != nil {
		t.Fatal(err)
	}
}

func exportFrom(t *testing.T, s *sqlite.Store) string {
	t.Helper()
	var b bytes.Buffer
	must.Do(t, s.Export(&b, history.Work{}))
	return b.String()
}

func brings(t *testing.T, s *sqlite.Store, export string) {
	t.Helper()
	must.Get(s.Import(bytes.NewReader([]byte(export)), history.Work{}))
}
