package term

import (
	"bytes"
	"strings"
	"testing"
	"time"

	"tabby/history"
	"tabby/history/sqlite"
	"tabby/scoring"
)

// aPartedGame is the folder of a game that went on with 9 points here and with 4 elsewhere.
func aPartedGame(t *testing.T) (dir, id string) {
	t.Helper()
	dir, id = aGame(t)
	there := t.TempDir()
	_, export, _ := called(t, nil, "--data", dir, "history", "export")
	called(t, strings.NewReader(export), "--data", there, "history", "import", "-")
	writeRound(t, dir, id, 9)
	writeRound(t, there, id, 4)
	_, export, _ = called(t, nil, "--data", there, "history", "export")
	code, out, errs := called(t, strings.NewReader(export), "--data", dir, "history", "import", "-")
	if want := "0 new games. 1 game continued differently there; every ending is kept.\n"; code != 0 || out != want {
		t.Fatalf("ends with %d, says %q and %q, want %q", code, out, errs, want)
	}
	return dir, id
}

func writeRound(t *testing.T, dir, id string, points int) {
	t.Helper()
	s, err := sqlite.Open(dir, sqlite.Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	log, err := s.Log(id)
	if err != nil {
		t.Fatal(err)
	}
	batches, err := log.Read()
	if err != nil {
		t.Fatal(err)
	}
	people, err := s.People()
	if err != nil {
		t.Fatal(err)
	}
	scores := make([]*scoring.Score, len(people))
	for i := range scores {
		scores[i] = &scoring.Score{Points: points}
	}
	if err := log.Append(len(batches), []scoring.Event{scoring.Recorded{At: time.Now(), Caller: scoring.Nobody, Scores: scores}}); err != nil {
		t.Fatal(err)
	}
}

func TestEndingIsShownAndChosen(t *testing.T) {
	dir, id := aPartedGame(t)
	_, shown, _ := called(t, nil, "--data", dir, "history", "show", id)
	for _, want := range []string{"This game has two endings", "This ending counts.", "`tabby history choose " + id + " ENDING`"} {
		if !strings.Contains(shown, want) {
			t.Errorf("it does not show %q:\n%s", want, shown)
		}
	}
	s, err := sqlite.OpenReadOnly(dir, sqlite.Options{})
	if err != nil {
		t.Fatal(err)
	}
	all, err := s.Endings(id)
	if err != nil || len(all) != 2 || s.Close() != nil {
		t.Fatal(all, err)
	}
	choose := func(ending string, want history.Ending) {
		t.Helper()
		args := []string{"--data", dir, "history", "choose", id}
		if ending != "" {
			args = append(args, ending)
		}
		code, out, errs := called(t, nil, append(args, "--json")...)
		if code != 0 || !strings.Contains(out, want.Sum) {
			t.Errorf("ends with %d, says %q and %q", code, out, errs)
		}
	}
	choose(all[1].Sum[:shortSum], all[1])
	_, list, _ := called(t, nil, "--data", dir, "history", "list")
	if !strings.Contains(list, "2 endings.") {
		t.Errorf("it is listed as %s", list)
	}
	choose("", all[0])
	if code, _, errs := called(t, nil, "--data", dir, "history", "choose", id, "nowhere"); code == 0 || !strings.Contains(errs, "no ending") {
		t.Errorf("ends with %d, says %q", code, errs)
	}
	_, export, _ := called(t, nil, "--data", dir, "history", "export")
	if bytes.Count([]byte(export), []byte(`{"ending":`)) != 1 {
		t.Errorf("the export is\n%s", export)
	}
	if code, out, errs := called(t, nil, "--data", dir, "history", "check"); code != 0 {
		t.Errorf("ends with %d, says %q and %q", code, out, errs)
	}
}
