package term

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"tabby/history"
	"tabby/history/sqlite"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

// aSeason returns a folder with two games, a backup between them, a note, people
// and a draft, as a program that was killed leaves it.
func aSeason(t *testing.T) (dir string) {
	t.Helper()
	dir = filepath.Join(t.TempDir(), "tabby")
	aGameIn(t, dir)
	for _, args := range [][]string{{"backup"}, {"retire", "Ben"}} {
		run(t, dir, "", append([]string{"history"}, args...)...)
	}
	s := must.Get(sqlite.Open(dir, sqlite.Options{}))
	defer s.Close()
	must.Do(t, s.SaveDraft("round", []byte("7 12")))
	killed := filepath.Join(t.TempDir(), "killed")
	must.Do(t, os.CopyFS(killed, os.DirFS(dir)))
	return killed
}

// aGameIn keeps a game of three rounds in a folder.
func aGameIn(t *testing.T, dir string) {
	t.Helper()
	run(t, dir, line(2)+"\n"+line(44)+"\n"+line(90)+"\n", "record", "--new", duo)
}

// latest returns the id of the latest game of a folder.
func latest(t *testing.T, dir string) string {
	t.Helper()
	r, err := sqlite.OpenReadOnly(dir, sqlite.Options{})
	must.Do(t, err)
	defer r.Close()
	games, err := r.Games(history.Page{})
	if err != nil || len(games) == 0 {
		t.Fatal(games, err)
	}
	return games[0].ID
}

// flip flips one bit of a file.
func flip(t *testing.T, dice *rand.Rand, path string) {
	t.Helper()
	data, err := os.ReadFile(path)
	if err == nil {
		data[dice.IntN(len(data))] ^= 1 << dice.IntN(8)
		err = os.WriteFile(path, data, 0o600)
	}
	must.Do(t, err)
}

// TestFlippedBackupIsRefusedOrWhole flips one bit of a backup and restores it.
func TestFlippedBackupIsRefusedOrWhole(t *testing.T) {
	dir := aSeason(t)
	copies, err := sqlite.Backups(dir)
	if err != nil || len(copies) != 1 {
		t.Fatal(copies, err)
	}
	whole := t.TempDir()
	run(t, whole, "", "history", "restore", copies[0].Path)
	want := run(t, whole, "", "history", "export")
	data := must.Get(os.ReadFile(copies[0].Path))
	dice := rand.New(rand.NewPCG(11, 12))
	n := assault.Times(3, 10, 500)
	for i := range n {
		work := t.TempDir()
		given, to := filepath.Join(work, "given.db"), filepath.Join(work, "tabby")
		must.Do(t, os.WriteFile(given, data, 0o600))
		flip(t, dice, given)
		if code, _, _ := called(t, nil, "--data", to, "history", "restore", given); code == fine {
			expect.Same(t, fmt.Sprint("restored after flip ", i), run(t, to, "", "history", "export"), want)
		}
		must.Do(t, os.RemoveAll(work))
	}
	assault.Tried(t, n, assault.Flips)
}

// TestChangedActionIsAnswered records actions that were changed at random. Each
// line is answered or passed over, soon, and what was kept stays in order.
func TestChangedActionIsAnswered(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "tabby")
	aGameIn(t, dir)
	actions := []string{
		line(2), `{"do":"undo"}`, `{"do":"redo"}`, `{"do":"enter_round","scores":{"Ann":0,"Ben":{"points":3,"cards":["1","2","0","0"]}},"caller":"Ann"}`,
		`{"do":"correct","round":1,"scores":{"Ann":4}}`, `{"do":"join","player":"Cy","after":"Ben"}`, `{"do":"withdraw","player":"Cy"}`,
		`{"do":"reseat","seats":["Ben","Ann"]}`, `{"do":"dealer","player":"Ben"}`, `{"do":"agree","config":{"wrong_call_penalty":10}}`, `{"do":"deal"}`,
	}
	dice := rand.New(rand.NewPCG(13, 14))
	n := assault.Times(100, 300, 10_000)
	for range n / 100 {
		var in bytes.Buffer
		for range 100 {
			in.Write(assault.Mutate(dice, []byte(actions[dice.IntN(len(actions))])))
			in.WriteByte('\n')
		}
		began := time.Now()
		_, _, errs := called(t, &in, "--data", dir, "record", "--game", latest(t, dir))
		if took := time.Since(began); took > 20*time.Second || strings.Contains(errs, "panic") {
			t.Errorf("%v, %s", took, errs)
		}
	}
	run(t, dir, "", "history", "check")
	assault.Tried(t, n, assault.Cases)
}
