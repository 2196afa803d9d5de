package term

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"tabby/history"
	"tabby/history/sqlite"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/must"
	"tabby/scoring"
)

// TestKilledRecorderKeepsEveryAnsweredLine kills recorders.
func TestKilledRecorderKeepsEveryAnsweredLine(t *testing.T) {
	kills := assault.Times(4, 20, 400)
	n := newKiller(t).killAll(kills)
	t.Logf("%d lines answered, none lost", n)
	assault.Tried(t, kills, assault.Kills)
}

// A killer runs the real program on one folder and ends it with -9.
type killer struct {
	testing.TB
	dir   string
	dice  *rand.Rand
	game  string // of which the last line answered was
	lines int    // of that game that were answered
	games int    // answered to have begun

	answered int // lines of all games
	waited   int // kills that waited for an answer first
}

func newKiller(t testing.TB) *killer {
	return &killer{TB: t, dir: filepath.Join(t.TempDir(), "tabby"), dice: rand.New(rand.NewPCG(1, 2))}
}

// killAll kills that many recorders, checks after each what is kept, and returns
// how many lines were answered.
func (k *killer) killAll(times int) (answered int) {
	for i := range times {
		k.look(k.killOne(k.game == "" || i%5 == 0))
	}
	if k.waited == 0 || k.answered < k.waited {
		k.Fatalf("%d lines were answered before %d kills that waited for one", k.answered, k.waited)
	}
	return k.answered
}

// killOne runs a recorder until it is killed, at a random moment: most of them
// while it keeps a game, some while it starts. It returns whether a game was
// asked for whose beginning was not answered.
func (k *killer) killOne(fresh bool) (unanswered bool) {
	cmd := k.recorder(fresh)
	in, err1 := cmd.StdinPipe()
	out, err2 := cmd.StdoutPipe()
	must.Do(k, errors.Join(err1, err2, cmd.Start()))
	kill := func() { _ = cmd.Process.Kill() }
	defer kill()
	early := k.dice.IntN(6) == 0
	if early {
		time.AfterFunc(time.Duration(k.dice.IntN(60_000))*time.Microsecond, kill)
	} else {
		k.waited++
	}
	next := k.lines + 1
	if fresh {
		next = 2 // the beginning is the first entry
	}
	talking := make(chan struct{})
	go func() {
		defer close(talking)
		for n := next; ; n++ {
			if _, err := fmt.Fprintln(in, line(n)); err != nil {
				return
			}
		}
	}()
	unanswered = fresh
	heard := bufio.NewScanner(out)
	for heard.Scan() {
		if !early && (unanswered || k.lines < next) {
			time.AfterFunc(time.Duration(k.dice.IntN(30_000))*time.Microsecond, kill)
		}
		k.hear(heard.Bytes(), &unanswered)
	}
	_, _ = io.Copy(io.Discard, out)
	must.From(k, "the end of what is said", talking)
	if err := cmd.Wait(); err == nil {
		k.Fatal("the recorder ended by itself")
	}
	return unanswered
}

func (k *killer) recorder(fresh bool) *exec.Cmd {
	args := []string{"record", "--data", k.dir}
	if fresh {
		args = append(args, "--new", `{"variant":"rat-a-tat-cat","players":["Ann","Ben"],"end":{"end":"threshold_ends","threshold":9999}}`)
	} else {
		args = append(args, "--game", k.game)
	}
	cmd := program(args...)
	cmd.Stderr = os.Stderr
	return cmd
}

// line is what entry n of every game says. No two are alike for a while.
func line(n int) string {
	ann, ben := scores(n)
	return fmt.Sprintf(`{"do":"enter_round","scores":{"Ann":%d,"Ben":%d}}`, ann, ben)
}

func scores(n int) (ann, ben int) { return n % 37, n / 37 % 37 }

// hear takes note of an answer.
func (k *killer) hear(text []byte, unanswered *bool) {
	var r reply
	if err := json.Unmarshal(text, &r); err != nil {
		k.Fatalf("half an answer: %q", text)
	}
	if !r.OK {
		k.Fatalf("refused: %s", text)
	}
	if *unanswered {
		k.game, k.games, *unanswered = r.Game, k.games+1, false
		k.lines = 0
	}
	k.answered++
	if k.lines++; r.Seq != k.lines {
		k.Fatalf("answer %d is for entry %d", k.lines, r.Seq)
	}
}

// look checks that the store opens without complaint, that its chain holds, and
// that there is every line that was answered and at most one more.
func (k *killer) look(unanswered bool) {
	s, err := sqlite.Open(k.dir, sqlite.Options{})
	must.Do(k, err)
	defer s.Close()
	must.Do(k, s.Check(history.Work{}))
	games, err := s.Games(history.Page{Limit: 1000})
	more := len(games) - k.games
	if err != nil || more < 0 || more > 1 || more == 1 && !unanswered {
		k.Fatalf("%d games are kept, %d were answered: %v", len(games), k.games, err)
	}
	k.games = len(games)
	if k.game == "" {
		return
	}
	log := must.Get(s.Log(k.game))
	batches, err := log.Read()
	if more := len(batches) - k.lines; err != nil || more < 0 || more > 1 {
		k.Fatalf("%d entries are kept, %d were answered: %v", len(batches), k.lines, err)
	}
	k.lines = len(batches)
	for i, batch := range batches[1:] {
		ann, ben := scores(i + 2)
		r, ok := batch[0].(scoring.Recorded)
		if !ok || len(batch) != 1 || r.Scores[0].Points != ann || r.Scores[1].Points != ben {
			k.Fatalf("entry %d is kept as %+v", i+2, batch)
		}
	}
}
