package spaces

import (
	"errors"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"tabby/internal/devices/serve"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/hosttest"
	"tabby/internal/testing/must"
)

// limit changes the limits of a space.
func (w *town) limit(space string, f func(*Limits)) {
	w.Helper()
	must.Do(w, Limit(w.dir, space, f))
}

func TestDevicesAreLimited(t *testing.T) {
	w, keys := newTown(t, "millers")
	w.limit("millers", func(l *Limits) { l.Devices = 1 })
	codes := w.begin("millers", keys["millers"], "Ann", "Ben")
	hosttest.Join(t, codes.Sit)
	page, key, _ := strings.Cut(codes.Sit, "#")
	got := w.post(strings.TrimPrefix(page, w.http.URL)+"/join", `{"key":"`+key+`"}`)
	if got.status != http.StatusServiceUnavailable || !strings.Contains(got.body, "too many devices") && !strings.Contains(got.body, "Too many devices") {
		t.Errorf("one device too many is answered %d %s", got.status, got.body)
	}
}

func TestBytesAreLimited(t *testing.T) {
	w, keys := newTown(t, "millers")
	g := hosttest.Join(t, w.begin("millers", keys["millers"], "Ann", "Ben").Score)
	for player := range 2 {
		g.Does("slip", hosttest.Args{"round": 0, "player": player, "score": 5})
	}
	w.limit("millers", func(l *Limits) { l.Bytes = 1 << 10 })
	got := w.ask(keys["millers"], "/s/millers/games", url.Values{"variant": {"rat-a-tat-cat"}, "names": {"Cy\nDi"}})
	w.answers(got, http.StatusUnprocessableEntity, "has used up")
	if a := g.Do("write", hosttest.Args{"round": 0, "caller": 0}); a.OK || !strings.Contains(a.Why, "has used up") {
		t.Errorf("a round in a full space is answered %+v", a)
	}
	w.limit("millers", func(l *Limits) { l.Bytes = 1 << 30 })
	w.ask(keys["millers"], "/s/millers/", nil) // which looks at the limits again
	g.Does("write", hosttest.Args{"round": 0, "caller": 0})
}

// The files of a space are not added up for each entry, and yet it is full as soon as it
// is.
func TestSpaceThatFillsUpIsFull(t *testing.T) {
	w, keys := newTown(t, "millers")
	w.ask(keys["millers"], "/s/millers/", nil)
	p := w.server.open["millers"]
	size := must.Get(sizeOf(folder(w.dir, "millers")))
	p.bytes.Store(size + 10*maxEntry)
	for n := range 100 {
		if err := p.room(); err != nil {
			t.Fatalf("entry %d, with room for all: %v", n, err)
		}
	}
	full := must.Get(os.Create(filepath.Join(folder(w.dir, "millers"), "large")))
	must.Do(t, errors.Join(full.Truncate(11*maxEntry), full.Close()))
	entries := 0
	for ; p.room() == nil; entries++ {
		if entries > 10 {
			t.Fatal("entries go in for which there is no room")
		}
	}
}

func TestServersSayThatTheyAreFull(t *testing.T) {
	w, keys := newTown(t, "millers", "smiths")
	w.server.options.Most = 1
	codes := w.begin("millers", keys["millers"], "Ann", "Ben")
	w.answers(w.ask(keys["smiths"], "/s/smiths/", nil), http.StatusServiceUnavailable, "Too many families")
	if codes.Sit == "" {
		t.Error("no code")
	}
	w.pass(time.Hour)
	w.answers(w.ask(keys["smiths"], "/s/smiths/", nil), http.StatusOK, "")
}

// TestGuestTriesAgainIfTooManyDevicesShareItsAddress has as many devices in one home as may be connected,
// and one more.
func TestGuestTriesAgainIfTooManyDevicesShareItsAddress(t *testing.T) {
	w, keys := newTown(t, "millers")
	watch := w.begin("millers", keys["millers"], "Ann", "Ben").Watch
	var all []*hosttest.Guest
	for range serve.PerAddress {
		all = append(all, hosttest.Join(t, watch))
	}
	came := make(chan bool)
	go func() {
		hosttest.Join(t, watch)
		came <- true
	}()
	select {
	case <-came:
		t.Error("one more is let in")
	default:
	}
	all[0].Leave()
	must.From(t, "who waited", came)
}

func TestFamilyDoesNotLearnWhereItsGamesAreKept(t *testing.T) {
	w, keys := newTown(t, "millers")
	w.begin("millers", keys["millers"], "Ann", "Ben")
	w.server.Close()
	files, err := filepath.Glob(filepath.Join(folder(w.dir, "millers"), "*.db"))
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	for _, f := range files {
		must.Do(t, errors.Join(os.Remove(f), os.Mkdir(f, 0o700), os.WriteFile(filepath.Join(f, "x"), nil, 0o600)))
	}
	w.start()
	got := w.ask(keys["millers"], "/s/millers/", nil)
	if got.status != http.StatusServiceUnavailable || !strings.Contains(got.body, "can’t be opened now") {
		t.Errorf("games that cannot be opened are answered %d %s", got.status, got.body)
	}
	expect.Without(t, "what the family reads", got.body, w.dir)
}
