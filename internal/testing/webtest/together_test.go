//go:build chromium && long

package webtest

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"tabby/history"
	"tabby/history/sqlite"
	"tabby/internal/testing/must"
)

// A home is the real program, which keeps its games together with those of browsers, at
// one port again and again.
type home struct {
	testing.TB
	data    string
	port    int
	process *exec.Cmd
	link    string // that it showed first
}

func newHome(t testing.TB) *home {
	t.Helper()
	l := must.Get(net.Listen("tcp", "127.0.0.1:0"))
	h := &home{TB: t, data: filepath.Join(t.TempDir(), "tabby"), port: l.Addr().(*net.TCPAddr).Port}
	must.Do(t, l.Close())
	h.start()
	t.Cleanup(h.stop)
	return h
}

// start starts the program, and waits until it can be reached.
func (h *home) start() {
	h.Helper()
	h.process = exec.Command(os.Args[0], "serve", "--together", "--json", "--data", h.data, "--port", strconv.Itoa(h.port), "--name", neighbour)
	h.process.Env = append(os.Environ(), child+"=1")
	h.process.Stderr = os.Stderr
	out, err := h.process.StdoutPipe()
	must.Do(h.TB, err)
	must.Do(h.TB, h.process.Start())
	said, err := bufio.NewReader(out).ReadBytes('\n')
	var a struct{ Together string }
	if err != nil || json.Unmarshal(said, &a) != nil || a.Together == "" {
		h.Fatalf("it said %q, %v", said, err)
	}
	h.link = strings.Replace(a.Together, "127.0.0.1", neighbour, 1)
}

// stop ends it with -9.
func (h *home) stop() {
	_ = h.process.Process.Kill()
	_ = h.process.Wait()
}

// name returns what others call it.
func (h *home) name() string {
	h.Helper()
	name := must.Get(os.Hostname())
	name, _, _ = strings.Cut(name, ".")
	return name
}

// await waits until it has a game with so many rounds and points of the first player, and
// returns the ID of the game.
func (h *home) await(x *tab, rounds, points int) string {
	h.Helper()
	for end := time.Now().Add(patience); time.Now().Before(end); x.labels() { // which takes the page some time
		kept := must.Get(sqlite.OpenReadOnly(h.data, sqlite.Options{}))
		games, err1 := kept.Games(history.Page{Limit: 9})
		must.Do(h.TB, errors.Join(err1, kept.Close()))
		if len(games) == 1 && games[0].Rounds == rounds && games[0].Seats[0].Total == points {
			return games[0].ID
		}
	}
	h.Fatalf("no game of %d rounds has come home", rounds)
	return ""
}

// correct corrects a score of the first round, as a script does.
func (h *home) correct(game, name string, points int) {
	h.Helper()
	cmd := exec.Command(os.Args[0], "record", "--data", h.data, "--game", game)
	cmd.Env = append(os.Environ(), child+"=1")
	cmd.Stdin = strings.NewReader(fmt.Sprintf(`{"do":"edit_round","round":1,"scores":{%q:%d}}`+"\n", name, points))
	if out, err := cmd.CombinedOutput(); err != nil || !strings.Contains(string(out), `"ok":true`) {
		h.Fatalf("%v: %s", err, out)
	}
}

// online lets the page notice that there is a network again.
func (x *tab) online() { x.run("dispatchEvent(new Event('online'))") }

// TestPhoneIsKeptTogetherWithTheHomeItWasLoadedFrom opens Tabby on a phone by the code that
// the one at home shows. The phone plays while that is away, and brings the game home; what
// is corrected at home shows on the phone.
func TestPhoneIsKeptTogetherWithTheHomeItWasLoadedFrom(t *testing.T) {
	h := newHome(t)
	x := shares(t).open(h.link, phone)
	x.find("Sync with this device?")
	x.picture("together-ask")
	x.withoutLink()
	x.tapFor("Sync", h.name()+", Synced today")
	x.picture("together-list")
	h.stop()
	x.tapFor("Back", "New game")
	x.begin()
	x.enter(1)
	x.enter(2)
	h.start()
	x.online()
	id := h.await(x, 2, 14)
	h.stop()
	h.correct(id, "Ann", 9)
	h.start()
	x.online()
	x.find("Ann, 16")
}
