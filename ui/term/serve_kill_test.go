package term

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"sync/atomic"
	"testing"
	"time"

	"tabby/history/sqlite"
	"tabby/internal/server/spaces"
	"tabby/internal/table/game"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/hosttest"
	"tabby/internal/testing/must"
	"tabby/scoring"
)

// A tableServer is the real program, serving one game at one port, again and again.
type tableServer struct {
	*testing.T
	dir     string
	nats    string // servers that have the game instead, or ""
	port    int
	room    int64 // in bytes that no file may grow beyond, or 0
	process *exec.Cmd
	link    spaces.Links
	says    bytes.Buffer // what it has complained of; to be read once it was killed
}

func serveTable(t *testing.T, players string) *tableServer {
	t.Helper()
	s := newTableServer(t)
	s.start("--new", longGame(players))
	return s
}

// longGame returns how a game begins that does not end in a test.
func longGame(players string) string {
	return `{"variant":"rat-a-tat-cat","players":[` + players + `],"end":{"end":"threshold_ends","threshold":9999}}`
}

// newTableServer returns a server that is not started yet.
func newTableServer(t *testing.T) *tableServer {
	t.Helper()
	l := must.Get(net.Listen("tcp", "127.0.0.1:0"))
	s := &tableServer{T: t, dir: filepath.Join(t.TempDir(), "tabby"), port: l.Addr().(*net.TCPAddr).Port}
	must.Do(t, l.Close())
	t.Cleanup(s.kill)
	return s
}

// start starts the program, and waits until it can be reached.
func (s *tableServer) start(args ...string) {
	s.Helper()
	args = append([]string{"serve", "--json", "--data", s.dir, "--port", strconv.Itoa(s.port)}, args...)
	if s.nats != "" {
		args = append(args, "--nats", s.nats)
	}
	s.process = program(args...)
	if s.room > 0 {
		s.process.Env = append(s.process.Env, fmt.Sprint("TABBY_TEST_FILE_SIZE=", s.room))
	}
	s.process.Stderr = io.MultiWriter(os.Stderr, &s.says)
	out, err := s.process.StdoutPipe()
	must.Do(s, err)
	must.Do(s, s.process.Start())
	said, err := bufio.NewReader(out).ReadBytes('\n')
	var a announcement
	if err != nil || json.Unmarshal(said, &a) != nil || len(a.Tables) != 1 {
		s.Fatalf("the server said %q, %v", said, err)
	}
	expect.Same(s, fmt.Sprintf("there are six digits, %q", a.Tables[0].Code), s.nats == "" || slices.Contains(args, "--digits"), len(a.Tables[0].Code) == 6)
	a.Tables[0].Code = "" // which are others each time
	if s.link.Game != "" && s.link != a.Tables[0] {
		s.Errorf("the keys were %v and are %v", s.link, a.Tables[0])
	}
	s.link = a.Tables[0]
}

// kill ends it with -9.
func (s *tableServer) kill() {
	if s.process == nil {
		return
	}
	_ = s.process.Process.Kill()
	_ = s.process.Wait()
}

// killWithin ends it with -9 after this many milliseconds, whatever it does then, and returns
// once it has ended.
func (s *tableServer) killWithin(ms int) {
	time.AfterFunc(time.Duration(ms)*time.Millisecond, func() { _ = s.process.Process.Kill() })
	_ = s.process.Wait()
}

// TestKilledHostLosesNoAnsweredIntent kills hosts while two players enter scores, one
// device writes rounds down and three watch.
func TestKilledHostLosesNoAnsweredIntent(t *testing.T) {
	kills := assault.Times(2, 6, 55)
	s := serveTable(t, `"Ann","Ben"`)
	ann, ben, writer := hosttest.Join(t, s.link.Sit), hosttest.Join(t, s.link.Sit), hosttest.Join(t, s.link.Score)
	watchers := []*hosttest.Guest{hosttest.Join(t, s.link.Watch), hosttest.Join(t, s.link.Watch), hosttest.Join(t, s.link.Watch)}
	stop := keepPlaying(t, ann, ben, writer)
	dice := rand.New(rand.NewPCG(1, 2))
	for range kills {
		s.killWithin(20 + dice.IntN(120))
		s.start("--game", s.link.Game)
	}
	rounds := stop()
	guests := append(watchers, ann, ben, writer)
	showTheSame(t, guests, rounds)
	for _, g := range guests {
		if g.Comes() < 2 {
			t.Errorf("a device connected %d times", g.Comes())
		}
	}
	s.kill()
	s.check(rounds)
	t.Logf("%d rounds were written down, and answered", rounds)
	assault.Tried(t, kills, assault.Kills)
}

// keepPlaying seats two players, who play with a writer until stop is called. It returns
// how many rounds were written down.
func keepPlaying(t *testing.T, ann, ben, writer *hosttest.Guest) (stop func() int) {
	t.Helper()
	for player, g := range []*hosttest.Guest{ann, ben} {
		if a := g.Do("sit", hosttest.Args{"player": player}); !a.OK {
			t.Fatal(a)
		}
	}
	var over atomic.Bool
	written := make(chan int)
	go func() {
		n := 0
		for ; !over.Load(); n++ {
			playRound(t, n, ann, ben, writer)
		}
		written <- n
	}()
	return func() int {
		over.Store(true)
		return <-written
	}
}

// showTheSame fails unless all devices come to show the same, after this many rounds.
func showTheSame(t *testing.T, guests []*hosttest.Guest, rounds int) {
	t.Helper()
	for _, g := range guests {
		g.Until("the last round", func(t hosttest.Table) bool { return t.Round == rounds })
		if got, want := g.Last(), guests[0].Last(); string(hosttest.JSON(got.Sheet)) != string(hosttest.JSON(want.Sheet)) || len(got.Slips) != 0 {
			t.Errorf("a device shows %s, another %s", hosttest.JSON(got.Sheet), hosttest.JSON(want.Sheet))
		}
	}
}

// playRound enters a round and writes it down.
func playRound(t *testing.T, n int, ann, ben, writer *hosttest.Guest) {
	a, b := scores(n)
	for player, g := range []*hosttest.Guest{ann, ben} {
		if got := g.Do("slip", hosttest.Args{"round": n, "player": player, "score": []int{a, b}[player]}); !got.OK {
			t.Errorf("round %d: the score of player %d is answered %v", n, player, got)
		}
	}
	if got := writer.Do("write", hosttest.Args{"round": n}); !got.OK {
		t.Errorf("round %d is answered %v", n, got)
	}
}

// check compares the game on disk with what was answered.
func (s *tableServer) check(rounds int) {
	s.Helper()
	kept := must.Get(sqlite.Open(s.dir, sqlite.Options{}))
	defer kept.Close()
	checkRounds(s.T, must.Get(game.Open(kept, s.link.Game, time.Now)).Sheet(), rounds)
}

// checkRounds compares a sheet with what was answered.
func checkRounds(t *testing.T, sheet scoring.Sheet, rounds int) {
	t.Helper()
	expect.Same(t, "rounds that are kept", len(sheet.Rounds), rounds)
	for n, r := range sheet.Rounds {
		a, b := scores(n)
		expect.Same(t, fmt.Sprintf("round %d", n), fmt.Sprint(r.Cells[0].Counted, r.Cells[1].Counted), fmt.Sprint(a, b))
	}
}
