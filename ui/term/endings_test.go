package term

import (
	"strings"
	"testing"
	"time"

	"tabby/history"
	"tabby/history/sqlite"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/scoring"
)

// aPartedGame is the folder of a game that went on with 9 points here and with 4 elsewhere.
func aPartedGame(t *testing.T) (dir, id string) {
	t.Helper()
	dir, id = aGame(t)
	there := t.TempDir()
	export := run(t, dir, "", "history", "export")
	run(t, there, export, "history", "import", "-")
	writeRound(t, dir, id, 9)
	writeRound(t, there, id, 4)
	export = run(t, there, "", "history", "export")
	out := run(t, dir, export, "history", "import", "-")
	if want := "0 new games. 1 game continued differently there; every ending is kept.\n"; out != want {
		t.Fatalf("it says %q, want %q", out, want)
	}
	return dir, id
}

func writeRound(t *testing.T, dir, id string, points int) {
	t.Helper()
	s := must.Get(sqlite.Open(dir, sqlite.Options{}))
	defer s.Close()
	log := must.Get(s.Log(id))
	batches := must.Get(log.Read())
	people := must.Get(s.People())
	scores := make([]*scoring.Score, len(people))
	for i := range scores {
		scores[i] = &scoring.Score{Points: points}
	}
	must.Do(t, log.Append(len(batches), []scoring.Event{scoring.Recorded{At: time.Now(), Caller: scoring.Nobody, Scores: scores}}))
}

func TestEndingIsShownAndChosen(t *testing.T) {
	dir, id := aPartedGame(t)
	shown := run(t, dir, "", "history", "show", id)
	expect.Contains(t, "the game", shown, "This game has two endings", "This ending counts.", "`tabby history choose "+id+" ENDING --data ")
	s, err := sqlite.OpenReadOnly(dir, sqlite.Options{})
	must.Do(t, err)
	all, err := s.Endings(id)
	if err != nil || len(all) != 2 || s.Close() != nil {
		t.Fatal(all, err)
	}
	choose := func(want history.Ending, ending ...string) {
		t.Helper()
		expect.Contains(t, "the choice", run(t, dir, "", append([]string{"history", "choose", "--json", id}, ending...)...), want.Sum)
	}
	choose(all[1], all[1].Sum[:shortSum])
	list := run(t, dir, "", "history", "list")
	expect.Contains(t, "the list", list, "2 endings.")
	choose(all[0])
	if code, _, errs := called(t, nil, "--data", dir, "history", "choose", id, "nowhere"); code == 0 || !strings.Contains(errs, "no ending") {
		t.Errorf("ends with %d, says %q", code, errs)
	}
	export := run(t, dir, "", "history", "export")
	if strings.Count(export, `{"ending":`) != 1 {
		t.Errorf("the export is\n%s", export)
	}
	run(t, dir, "", "history", "check")
}
