//go:build nats

package term

import (
	"bytes"
	"errors"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"tabby/history/jetstream"
	"tabby/internal/server/spaces"
	"tabby/internal/table/game"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/hosttest"
	"tabby/internal/testing/must"
	"tabby/internal/testing/natstest"
	"tabby/internal/words/languages"
)

func init() { natstest.Main() }

// serveTwice serves one game in a stream from two processes.
func serveTwice(t *testing.T, url string) []*tableServer {
	t.Helper()
	both := []*tableServer{newTableServer(t), newTableServer(t)}
	for _, s := range both {
		s.nats = url
	}
	both[0].start("--new", longGame(`"Ann","Ben"`))
	both[1].start("--game", both[0].link.Game, "--digits")
	if a, b := both[0].link.Sit, both[1].link.Sit; a[strings.Index(a, "#"):] != b[strings.Index(b, "#"):] {
		t.Fatalf("the keys are %s and %s", a, b)
	}
	return both
}

// spread lets a guest join at one server that also knows the other.
func spread(t *testing.T, both []*tableServer, at int, key func(spaces.Links) string) *hosttest.Guest {
	t.Helper()
	g := hosttest.Join(t, key(both[at].link))
	g.Also(both[1-at].base())
	return g
}

// TestKilledServerIsReplacedByAnother kills one of two servers while two players enter
// scores, one device writes rounds down and three watch, spread over both. It starts again
// and the other is killed, and so on.
func TestKilledServerIsReplacedByAnother(t *testing.T) {
	kills := assault.Times(1, 4, 50)
	cluster := natstest.Start(t, assault.Times(1, 1, 3))
	both := serveTwice(t, cluster.URL())
	sit, score, watch := func(l spaces.Links) string { return l.Sit }, func(l spaces.Links) string { return l.Score }, func(l spaces.Links) string { return l.Watch }
	ann, ben, writer := spread(t, both, 0, sit), spread(t, both, 1, sit), spread(t, both, 0, score)
	guests := []*hosttest.Guest{spread(t, both, 1, watch), spread(t, both, 0, watch), spread(t, both, 1, watch), ann, ben, writer}
	stop := keepPlaying(t, ann, ben, writer)
	dice := rand.New(rand.NewPCG(1, 2))
	for n := range kills {
		both[n%2].killWithin(20 + dice.IntN(120))
		both[n%2].start("--game", both[0].link.Game)
	}
	rounds := stop()
	showTheSame(t, guests, rounds)
	checkStream(t, cluster.URL(), both[0].link.Game, rounds)
	t.Logf("%d rounds were written down, and answered", rounds)
	assault.Tried(t, kills, assault.Kills)
}

// checkStream compares a game in a stream with what was answered.
func checkStream(t *testing.T, url, id string, rounds int) {
	t.Helper()
	kept, _, err := jetstream.Open(url, jetstream.Options{})
	must.Do(t, err)
	defer kept.Close()
	checkRounds(t, must.Get(game.Open(kept, id, time.Now)).Sheet(), rounds)
}

func TestGameBegunAtOneServerIsServedByTheOther(t *testing.T) {
	cluster := natstest.Start(t, 1)
	first, second := newTableServer(t), newTableServer(t)
	first.nats, second.nats = cluster.URL(), cluster.URL()
	second.start("--new", longGame(`"Cleo","Dan"`), "--running")
	first.start("--new", longGame(`"Ann","Ben"`))
	g := hosttest.Join(t, first.link.Score)
	g.Also(second.base())
	first.kill()
	if a := g.Do("slip", hosttest.Args{"round": 0, "player": 1, "score": 7}); !a.OK {
		t.Error(a)
	}
}

func TestAServerWithoutATableYetSaysWhereItIs(t *testing.T) {
	var out bytes.Buffer
	call{Streams: Streams{Out: &out}}.announceTables("http://192.168.1.21:8229", nil)
	expect.Contains(t, "it says", out.String(), "http://192.168.1.21:8229\n")
}

func TestServerSaysWhatAnOperatorShouldKnow(t *testing.T) {
	lazy := natstest.StartWith(t, 1, natstest.Setting{Lazy: true})
	for _, tc := range []struct {
		args string
		code int
		says string
	}{
		{"--nats " + lazy.URL() + " --nats-monitor " + lazy.Nodes[0].MonitorURL() + " --running", failure, "sync_interval: always"},
		{"--nats nats://127.0.0.1:1 --running", failure, "no NATS server can be reached at nats://127.0.0.1:1"},
		{"--nats " + lazy.URL() + " --running --together", failure, "use one of them"},
		{"--nats " + lazy.URL() + " --spaces x", failure, "--together and --nats out"},
		{"--nats " + lazy.URL(), failure, "say with --game, --new or --running"},
		{"--nats " + lazy.URL() + " --game 0190", failure, "no such game"},
		{"--nats " + lazy.URL() + " --game 0190", failure, "flush every write (sync_interval: always); without that a power cut loses games"},
		{"--nats " + lazy.URL() + " --nats-space Home --running", failure, "a space is"},
	} {
		var out, err bytes.Buffer
		c := call{Streams: Streams{In: strings.NewReader(""), Out: &out, Err: &err}, now: time.Now, pages: somePages, words: languages.English()}
		code := c.run(append([]string{"serve", "--port", "0", "--data", t.TempDir()}, strings.Fields(tc.args)...))
		if code != tc.code || !strings.Contains(err.String(), tc.says) {
			t.Errorf("%s: %d, %s", tc.args, code, err.String())
		}
	}
}

// TestUnreadableGameIsSetAside puts garbage into one game of a stream: the server starts
// with the others, and the export has the rest.
func TestUnreadableGameIsSetAside(t *testing.T) {
	cluster := natstest.Start(t, 1)
	s := newTableServer(t)
	s.nats = cluster.URL()
	s.start("--new", longGame(`"Ann","Ben"`))
	bad := s.link.Game
	s.kill()
	s.link = spaces.Links{}
	s.start("--new", longGame(`"Cleo","Dan"`))
	s.kill()
	cluster.Publish(t, natstest.GameSubject(bad), "garbage")
	for _, draft := range []string{"party", "deal", "chairs"} { // of the game that is well
		cluster.Publish(t, natstest.DraftSubject(s.link.Game, draft), "garbage")
	}
	well := s.link.Game
	s.link = spaces.Links{} // there are new codes
	s.start("--running")
	expect.Same(t, "it serves game", s.link.Game, well)
	if s.link.Game == bad || s.link.Players != "Cleo and Dan" {
		t.Errorf("it serves %+v", s.link)
	}
	if a := hosttest.Join(t, s.link.Score).Do("slip", hosttest.Args{"round": 0, "player": 0, "score": 7}); !a.OK {
		t.Error(a)
	}
	s.kill()
	if got := s.says.String(); !strings.Contains(got, "game "+bad+" is set aside") || strings.Contains(got, "repair") {
		t.Errorf("it says %q", got)
	}
	export := program("stream", "export", "--nats", cluster.URL())
	var said bytes.Buffer
	export.Stderr = &said
	text, err := export.Output()
	out, complaint := string(text), said.String()
	if failed := new(exec.ExitError); !errors.As(err, &failed) || failed.ExitCode() != failure || strings.Count(out, "Cleo") == 0 || strings.Count(out, "Ann") == 0 || !strings.Contains(complaint, bad+" Ann Ben, from entry 2 on") || strings.Contains(complaint, "repair") {
		t.Errorf("the export is answered %v, %q, %q", err, out, complaint)
	}
}

// TestASpaceGoesToManyMachinesAndBack moves a space into JetStream, as the manual says, and
// from there into another space.
func TestASpaceGoesToManyMachinesAndBack(t *testing.T) {
	dir, file := filepath.Join(t.TempDir(), "spaces"), filepath.Join(t.TempDir(), "millers.jsonl.gz")
	key := addSpace(t, dir, "millers")
	s := startCity(t, dir)
	s.begin("millers", key, "Ann", "Ben")
	s.begin("millers", key, "Cy", "Ben", "Di")
	must.Do(t, os.WriteFile(file, []byte(s.get(s.operator+"/backup/millers")), 0o600))
	nats := natstest.Start(t, 1).URL()
	tabby(t, "stream", "import", "--nats", nats, "--nats-space", "millers", file)
	must.Do(t, os.WriteFile(file, []byte(tabby(t, "stream", "export", "--nats", nats, "--nats-space", "millers")), 0o600))
	addSpace(t, dir, "again")
	tabby(t, "--data", filepath.Join(dir, "again"), "history", "import", file)
	got, want := tabby(t, "--data", filepath.Join(dir, "again"), "history", "export"), tabby(t, "--data", filepath.Join(dir, "millers"), "history", "export")
	if got != want || !strings.Contains(got, "Di") {
		t.Errorf("what came back is\n%s\nwant\n%s", got, want)
	}
}

// TestCommandsForManyMachinesRun types the lines with a server of NATS as well.
func TestCommandsForManyMachinesRun(t *testing.T) {
	typesDocuments(t, natstest.Start(t, 1).URL())
}
