package term

import (
	"encoding/json"
	"net"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

// A home is the real program, serving the games of a folder to devices that are kept
// together with it, at the same port again and again.
type home struct {
	*server
	dir  string
	port int
	link string // that it showed last
}

func newHome(t *testing.T) *home {
	t.Helper()
	l := must.Get(net.Listen("tcp", "127.0.0.1:0"))
	h := &home{dir: filepath.Join(t.TempDir(), "home"), port: l.Addr().(*net.TCPAddr).Port}
	must.Do(t, l.Close())
	return h
}

// start starts the program, and waits until it can be reached.
func (h *home) start(t *testing.T) {
	t.Helper()
	h.server = startServer(t, "--together", "--json", "--data", h.dir, "--port", strconv.Itoa(h.port))
	h.link = h.nextLink()
}

// nextLink returns the link that it shows next.
func (h *home) nextLink() string {
	h.Helper()
	var a announcement
	if err := json.Unmarshal([]byte(h.line()), &a); err != nil || a.Together == "" {
		h.Fatalf("no link: %v", err)
	}
	return a.Together
}

// kill ends it with -9.
func (h *home) kill() {
	_ = h.process.Process.Kill()
	_ = h.process.Wait()
}

// played keeps a game with this many rounds.
func played(t *testing.T, dir string, rounds int) {
	t.Helper()
	run(t, dir, strings.Repeat(`{"do":"enter_round","scores":{"Ann":12,"Ben":7}}`+"\n", rounds),
		"record", "--new", `{"variant":"rat-a-tat-cat","players":["Ann","Ben"],"end":{"end":"threshold_ends","threshold":9999}}`)
}

func TestTwoComputersSync(t *testing.T) {
	h, dir := newHome(t), filepath.Join(t.TempDir(), "other")
	played(t, h.dir, 3)
	played(t, dir, 2)
	h.start(t)
	if got, want := run(t, dir, "", "history", "together", h.link), ": 1 game received, 1 sent. Ann and Ben are there twice. "; !strings.Contains(got, want) {
		t.Errorf("it says %q", got)
	}
	run(t, dir, "", "history", "merge", "--names")
	next := h.nextLink()
	for _, want := range []string{": no new games, but people, notes or the bin have changed.\n", ": nothing new.\n"} {
		if got := run(t, dir, "", "history", "together"); !strings.HasSuffix(got, want) {
			t.Errorf("it says %q, want %q", got, want)
		}
	}
	if code, _, errs := called(t, nil, "history", "together", h.link, "--data", dir); code != failure || !strings.Contains(errs, "no longer works") {
		t.Errorf("a link that was used ends with %d: %s", code, errs)
	}
	played(t, dir, 1)
	if code, _, errs := called(t, nil, "history", "together", next, "--data", dir); code != failure || !strings.Contains(errs, "stop syncing on both") {
		t.Errorf("pairing again ends with %d: %s", code, errs)
	}
	expect.Contains(t, "the next meeting", run(t, dir, "", "history", "together", "--json"), `"came":0,"went":1,`)
	if got := run(t, dir, "", "history", "together", "--list"); strings.Count(got, "\n") != 2 || !strings.Contains(got, "1 game received, 2 sent") {
		t.Errorf("the list is\n%s", got)
	}
	h.kill()
	if code, out, _ := called(t, nil, "history", "together", "--data", dir); code != failure || !strings.Contains(out, "doesn’t answer") {
		t.Errorf("while it is away it ends with %d: %s", code, out)
	}
	if here, there := run(t, dir, "", "history", "export"), run(t, h.dir, "", "history", "export"); here != there || strings.Count(here, `"seq":1,`) != 3 {
		t.Errorf("one has\n%s\nthe other\n%s", here, there)
	}
	var list []struct{ Name string }
	if err := json.Unmarshal([]byte(run(t, dir, "", "history", "together", "--list", "--json")), &list); err != nil || len(list) != 1 {
		t.Fatalf("%v, %v", list, err)
	}
	run(t, dir, "", "history", "together", "--forget", list[0].Name)
	expect.Same(t, "the list", run(t, dir, "", "history", "together", "--list", "--json"), "[]\n")
}
