package desktop

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/adrg/xdg"

	"tabby/history"
	"tabby/internal/testing/must"
	"tabby/internal/words/languages"
	"tabby/scoring"
)

var en = languages.English()

var nightfall = time.Date(2026, 11, 20, 23, 30, 0, 0, time.FixedZone("", 3600))

// shelf is a store with two games of one nightfall, and folders of its own for what
// is shared.
func shelf(t *testing.T) (s *Store, first, second string) {
	t.Helper()
	for _, name := range []string{"XDG_DOCUMENTS_DIR", "XDG_PICTURES_DIR"} {
		t.Setenv(name, t.TempDir())
	}
	xdg.Reload()
	t.Cleanup(xdg.Reload)
	s = must.Get(Open(en, t.TempDir()))
	t.Cleanup(func() { _ = s.Close() })
	return s, playLate(t, s, nightfall), playLate(t, s, nightfall.Add(time.Hour))
}

func change(s *Store, in history.Intent) error {
	_, err := s.Do(in)
	return err
}

func playLate(t *testing.T, s *Store, at time.Time) string {
	t.Helper()
	var people []scoring.Person
	for _, name := range []string{"Ann", "=Ben, \"B\""} {
		p := must.Get(s.Meet(name))
		people = append(people, scoring.Person{ID: p.ID, Name: p.Name})
	}
	log := s.NewGame()
	for n, e := range []scoring.Event{
		scoring.Started{At: at, Variant: "rat-a-tat-cat", People: people},
		scoring.Recorded{At: at, Scores: []*scoring.Score{{Points: 7}, {Points: 12}}, Caller: 0},
		scoring.Ended{At: at},
	} {
		must.Do(t, log.Append(n, []scoring.Event{e}))
	}
	return log.ID()
}

func TestGamesAreListedWithTheirAnnotations(t *testing.T) {
	s, first, second := shelf(t)
	for _, err := range []error{
		change(s, history.NoteGame{Game: first, Note: "a comeback"}),
		change(s, history.NoteNight{Day: "2026-11-20", Note: "a storm", Place: "at Ann's"}),
		change(s, history.LeaveOut{Game: first, Out: true}), change(s, history.MarkCoached{Game: second, Coached: true}),
	} {
		if err != nil {
			t.Fatal(err)
		}
	}
	games, err := s.Games(history.Page{Filter: history.Filter{Words: "storm", State: history.Over, Ending: "rounds"}, Limit: 9})
	if err != nil || len(games) != 2 {
		t.Fatal(games, err)
	}
	late, early := games[0], games[1]
	if late.ID != second || late.Day() != "2026-11-20" || !late.Coached || late.LeftOut || !late.Over || late.Winners()[0] != "Ann" {
		t.Errorf("%+v", late)
	}
	if early.ID != first || early.Note != "a comeback" || !early.LeftOut || early.Coached {
		t.Errorf("%+v", early)
	}
	if n, err := s.Count(history.Filter{State: history.Running}); err != nil || n != 0 {
		t.Errorf("%d go on, %v", n, err)
	}
	if n, err := s.Night("2026-11-20"); err != nil || n.Place != "at Ann's" || n.Note != "a storm" {
		t.Errorf("%+v, %v", n, err)
	}
}

func TestSharedFileHasItsFormat(t *testing.T) {
	s, first, _ := shelf(t)
	game := func(as history.Format) (string, error) {
		return s.Share(history.Subject{Game: first}, as, history.LookPaper)
	}
	night := func(as history.Format) (string, error) {
		return s.Share(history.Subject{Day: "2026-11-20"}, as, history.LookPaper)
	}
	year := func(as history.Format) (string, error) {
		return s.Share(history.Subject{Year: 2026}, as, history.LookPaper)
	}
	for _, tt := range []struct {
		share  func(history.Format) (string, error)
		as     history.Format
		name   string
		begins string
		lines  int // of a form that has lines
	}{
		{game, history.Picture, "Tabby 2026-11-20 23.30.png", "\x89PNG", 0},
		{game, history.A4, "Tabby 2026-11-20 23.30.pdf", "%PDF-", 0},
		{game, history.Letter, "Tabby 2026-11-20 23.30 (2).pdf", "%PDF-", 0},
		{game, history.CSV, "Tabby 2026-11-20 23.30.csv", "\ufeffgame,date,variant", 3},
		{game, history.JSONLines, "Tabby 2026-11-20 23.30.jsonl", `{"tabby":"history","version":1,"people":2,"marks":2,"games":1,"entries":3}`, 8},
		{night, history.Picture, "Tabby games 2026-11-20.png", "\x89PNG", 0},
		{year, history.Picture, "Tabby 2026.png", "\x89PNG", 0},
		{night, history.A4, "Tabby games 2026-11-20.pdf", "%PDF-", 0},
		{night, history.Letter, "Tabby games 2026-11-20 (2).pdf", "%PDF-", 0},
		{night, history.CSV, "Tabby games 2026-11-20.csv", "\ufeffgame,date,variant", 5},
		{night, history.JSONLines, "Tabby games 2026-11-20.jsonl", `{"tabby":"history","version":1,"people":2,"marks":2,"games":2,"entries":6}`, 11},
	} {
		t.Run(tt.name, func(t *testing.T) {
			path, err := tt.share(tt.as)
			if err != nil || filepath.Base(path) != tt.name {
				t.Fatal(path, err)
			}
			data, err := os.ReadFile(path)
			if err != nil || !strings.HasPrefix(string(data), tt.begins) {
				t.Errorf("%.80q, %v", data, err)
			}
			if n := bytes.Count(data, []byte("\n")); tt.lines > 0 && n != tt.lines {
				t.Errorf("%d lines:\n%s", n, data)
			}
		})
	}
}

func TestFailedShareLeavesNoFile(t *testing.T) {
	s, _, _ := shelf(t)
	if path, err := s.Share(history.Subject{Game: "no such game"}, history.CSV, history.LookPaper); err == nil {
		t.Errorf("an empty table in %s", path)
	}
	if path, err := s.Share(history.Subject{Day: "yesterday"}, history.A4, history.LookPaper); err == nil {
		t.Errorf("the report of no day in %s", path)
	}
	left, err := os.ReadDir(xdg.UserDirs.Documents)
	if err != nil || len(left) > 0 {
		t.Errorf("%v, %v", left, err)
	}
}
