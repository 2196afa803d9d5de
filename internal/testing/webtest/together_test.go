//go:build chromium && long

package webtest

import (
	"errors"
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"tabby/history"
	"tabby/history/sqlite"
	"tabby/internal/testing/must"
)

// name returns what others call it.
func (h *host) name() string {
	h.Helper()
	name := must.Get(os.Hostname())
	name, _, _ = strings.Cut(name, ".")
	return name
}

// await waits until it has a game with this many rounds and points of the first player, and
// returns the ID of the game.
func (h *host) await(x *tab, rounds, points int) string {
	h.Helper()
	for end := time.Now().Add(patience); time.Now().Before(end); x.labels() { // which takes the page some time
		kept := must.Get(sqlite.OpenReadOnly(h.data, sqlite.Options{}))
		games, err1 := kept.Games(history.Page{Limit: 9})
		must.Do(h, errors.Join(err1, kept.Close()))
		if len(games) == 1 && games[0].Rounds == rounds && games[0].Seats[0].Total == points {
			return games[0].ID
		}
	}
	h.Fatalf("no game of %d rounds has come home", rounds)
	return ""
}

// correct corrects a score of the first round, as a script does.
func (h *host) correct(game, name string, points int) {
	h.Helper()
	cmd := program("record", "--data", h.data, "--game", game)
	cmd.Stdin = strings.NewReader(fmt.Sprintf(`{"do":"edit_round","round":1,"scores":{%q:%d}}`+"\n", name, points))
	if out, err := cmd.CombinedOutput(); err != nil || !strings.Contains(string(out), `"ok":true`) {
		h.Fatalf("%v: %s", err, out)
	}
}

// online lets the page notice that there is a network again.
func (x *tab) online() { x.run("dispatchEvent(new Event('online'))") }

// TestPhoneSyncsWithTheHomeItWasLoadedFrom opens Tabby on a phone by the code that
// the one at home shows. The phone plays while that is away, and brings the game home; what
// is corrected at home shows on the phone.
func TestPhoneSyncsWithTheHomeItWasLoadedFrom(t *testing.T) {
	h, home := freeHost(t), []string{"--together", "--name", neighbour}
	h.start(home...)
	t.Cleanup(h.kill)
	x := shares(t).open(h.link, phone)
	x.find("Sync with this device?")
	x.picture("together-ask")
	x.withoutLink()
	x.tapFor("Sync", h.name()+", Synced today")
	x.picture("together-list")
	h.kill()
	x.tapFor("Back", "New game")
	x.begin()
	x.enter(1)
	x.enter(2)
	h.start(home...)
	x.online()
	id := h.await(x, 2, 14)
	h.kill()
	h.correct(id, "Ann", 9)
	h.start(home...)
	x.online()
	x.find("Ann, 16")
}
