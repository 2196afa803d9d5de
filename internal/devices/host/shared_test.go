//go:build nats

package host_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"net/http/httptest"
	"os"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"tabby/engine"
	"tabby/history"
	"tabby/history/jetstream"
	"tabby/history/journal"
	"tabby/internal/devices/host"
	"tabby/internal/devices/host/page"
	"tabby/internal/devices/serve"
	"tabby/internal/table/game"
	"tabby/internal/table/round"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/hosttest"
	"tabby/internal/testing/must"
	"tabby/internal/testing/natstest"
	"tabby/internal/words/languages"
	"tabby/scoring"
)

func TestMain(m *testing.M) {
	natstest.Main()
	os.Exit(m.Run())
}

// A branch is a host with one table, which others serve too.
type branch struct {
	*testing.T
	store  *jetstream.Store
	shared *jetstream.Game
	host   *host.Host
	server *httptest.Server
	loop   *host.Loop
	table  *host.Table // of the loop
	fate   *fate
}

// A mortalGame is the log of a game that others append to, whose host may end with an entry.
type mortalGame struct {
	history.Log
	*fate
}

func (g mortalGame) Append(n int, events []scoring.Event, names ...string) error {
	return mortalLog{g.Log, g.fate}.Append(n, events, names...)
}

func (g mortalGame) More(n int) ([][]scoring.Event, error) {
	return g.Log.(journal.Shared[scoring.Event]).More(n)
}

// beginShared begins a game in a stream, and returns its ID.
func beginShared(t *testing.T, url, variant string, names ...string) string {
	t.Helper()
	s := openStream(t, url, patient)
	defer s.Close()
	start := scoring.Start{At: time.Now(), Variant: variant, House: engine.House{engine.End: engine.EndThreshold, engine.Threshold: "9999"}}
	for _, name := range names {
		start.People = append(start.People, scoring.Person{ID: name, Name: name})
	}
	return must.Get(game.Begin(s, start, time.Now))
}

// patient is how long a stream may take to answer on a busy machine.
const patient = time.Minute

func openStream(t *testing.T, url string, patience time.Duration) *jetstream.Store {
	t.Helper()
	s, _, err := jetstream.Open(url, jetstream.Options{Patience: patience})
	must.Do(t, err)
	return s
}

// branches counts the branches that were opened: each shuffles in another way, and in the same one each time.
var branches atomic.Uint64

// openBranch serves a game that is in a stream.
func openBranch(t *testing.T, url, id string) *branch {
	t.Helper()
	return openBranchWithin(t, url, id, patient)
}

// openBranchWithin serves a game in a stream that may take so long to answer.
func openBranchWithin(t *testing.T, url, id string, patience time.Duration) *branch {
	t.Helper()
	b := &branch{T: t, store: openStream(t, url, patience), host: host.New(serve.NewDoor(serve.Admission{}).NewRoom(serve.PerAddress), languages.English()), loop: host.NewLoop()}
	b.server = httptest.NewServer(b.host)
	var err error
	b.loop.Call(func() { err = b.open(id) })
	must.Do(t, err)
	t.Cleanup(b.close)
	return b
}

func (b *branch) open(id string) (err error) {
	b.shared, err = b.store.Join(id, func() { b.loop.Do(b.follow) })
	if err != nil {
		return err
	}
	b.fate = &fate{loop: b.loop}
	drafts := mortalDrafts{b.shared, b.fate}
	g, err := game.Read(mortalGame{b.shared.Log(), b.fate}, time.Now)
	if err != nil {
		return err
	}
	after := func(d time.Duration, f func()) func() { return b.loop.After(d/100, f) }
	deck, err := round.OpenDeck(g, drafts, rand.New(rand.NewPCG(branches.Add(1), 1)), round.Owner{After: after, Away: b.loop.Away, Failed: b.failed})
	if err != nil {
		return err
	}
	b.table, err = b.host.Open(host.Owner{Game: g, Deck: deck, Drafts: drafts, Reread: b.shared.Doubt, Now: time.Now, Run: b.loop.Do, After: b.loop.After})
	if err != nil {
		return err
	}
	return b.table.LetWrite(true)
}

// failed takes in what another host was first to do.
func (b *branch) failed(err error) {
	if !errors.Is(err, journal.ErrConflict) {
		b.Error(err)
	}
	b.loop.Do(b.follow)
}

func (b *branch) follow() {
	if b.table == nil {
		return
	}
	if err := b.table.Follow(); err != nil {
		b.Error(err)
	}
}

func (b *branch) close() {
	b.host.End()
	b.server.Close()
	b.loop.Stop()
	b.shared.Leave()
	b.store.Close()
}

// address returns where a device joins in a role.
func (b *branch) address(r page.Role) (address string) {
	b.loop.Call(func() { address = host.Address(b.server.URL, b.table.Key(r), false) })
	return address
}

// TestHostsOfOneTableDoEachIntentOnce lets players enter at two hosts, and a device at each
// write every round down at the same time.
func TestHostsOfOneTableDoEachIntentOnce(t *testing.T) {
	cluster := natstest.Start(t, 1)
	id := beginShared(t, cluster.URL(), "rat-a-tat-cat", "Ann", "Ben")
	here, there := openBranch(t, cluster.URL(), id), openBranch(t, cluster.URL(), id)
	ann, ben := hosttest.Join(t, here.address(page.Sit)), hosttest.Join(t, there.address(page.Sit))
	writers := []*hosttest.Guest{hosttest.Join(t, here.address(page.Score)), hosttest.Join(t, there.address(page.Score))}
	for player, g := range []*hosttest.Guest{ann, ben} {
		g.Does("sit", hosttest.Args{"player": player})
	}
	if a := ben.Do("sit", hosttest.Args{"player": 0}); a.No != "ERR_TAKEN" {
		t.Errorf("a seat that a device has at another host is answered %v", a)
	}
	rounds := assault.Times(4, 12, 400)
	for n := range rounds {
		var entering sync.WaitGroup
		for player, g := range []*hosttest.Guest{ann, ben} {
			entering.Go(func() {
				if a := g.Do("slip", hosttest.Args{"round": n, "player": player, "score": (n + player) % 37}); !a.OK {
					t.Errorf("round %d, player %d: %v", n, player, a)
				}
			})
		}
		entering.Wait()
		answers := both(writers, func(g *hosttest.Guest) hosttest.Answer { return g.Do("write", hosttest.Args{"round": n}) })
		if answers[0].OK == answers[1].OK || answers[0].No+answers[1].No != "ERR_ROUND" {
			t.Errorf("round %d is answered %v", n, answers)
		}
	}
	want := ""
	for n := range rounds {
		want += fmt.Sprintf(" %d %d\n", n%37, (n+1)%37)
	}
	for _, g := range append(writers, ann, ben) {
		g.Until("all rounds", func(t hosttest.Table) bool { return t.Round == rounds })
		expect.Same(t, "a device shows", hosttest.Rounds(g.Last()), want)
	}
	expect.Same(t, "rounds that are stored", len(sheetOf(t, cluster.URL(), id).Rounds), rounds)
}

// sheetOf reads a game from the stream.
func sheetOf(t *testing.T, url, id string) scoring.Sheet {
	t.Helper()
	s := openStream(t, url, patient)
	defer s.Close()
	l := must.Get(s.Log(id))
	d := must.Get(journal.Open(history.Domain(), l))
	return d.State().Sheet(time.Now())
}

// TestDeviceGoesOnAtAnotherHost ends a host while its guests enter and write, again and
// again, and opens another one.
func TestDeviceGoesOnAtAnotherHost(t *testing.T) {
	cluster := natstest.Start(t, 1)
	id := beginShared(t, cluster.URL(), "rat-a-tat-cat", "Ann", "Ben")
	here, there := openBranch(t, cluster.URL(), id), openBranch(t, cluster.URL(), id)
	writer := hosttest.Join(t, here.address(page.Score))
	watcher := hosttest.Join(t, there.address(page.Watch))
	writer.Also(there.server.URL)
	rounds := 8
	for n := range rounds {
		if n == rounds/2 {
			here.close()
		}
		for player := range 2 {
			writer.Does("slip", hosttest.Args{"round": n, "player": player, "score": n + player})
		}
		writer.Does("write", hosttest.Args{"round": n})
	}
	watcher.Until("all rounds", func(t hosttest.Table) bool { return t.Round == rounds })
	if got, want := hosttest.Rounds(watcher.Last()), hosttest.Rounds(writer.Last()); got != want || writer.Comes() < 2 {
		t.Errorf("the watcher has %s, the writer %s after %d connections", got, want, writer.Comes())
	}
}

// TestAnotherHostKnowsWhatAHostHasDoneThatWasKilledBeforeItAnswered kills a host after each thing that
// an intent writes, and asks again at another that has followed.
func TestAnotherHostKnowsWhatAHostHasDoneThatWasKilledBeforeItAnswered(t *testing.T) {
	cluster := natstest.Start(t, 1)
	for _, c := range []struct {
		do     string
		writes []string
	}{
		{"slip", []string{"party"}},
		{"write", []string{"entry"}},
		{"deal", []string{"chairs", "evening", "deal", "party"}},
	} {
		for n, what := range c.writes {
			t.Run(c.do+" killed after "+what, func(t *testing.T) {
				id := beginShared(t, cluster.URL(), "rat-a-tat-cat", "Ann", "Ben")
				here, there := openBranch(t, cluster.URL(), id), openBranch(t, cluster.URL(), id)
				g := hosttest.Join(t, here.address(page.Sit))
				g.Also(there.server.URL)
				g.Does("sit", hosttest.Args{"player": 0})
				g.Does("slip", hosttest.Args{"round": 0, "player": 0, "score": 5})
				if c.do == "write" {
					hosttest.Join(t, there.address(page.Score)).Does("slip", hosttest.Args{"round": 0, "player": 1, "score": 6})
					g.Until("both scores", func(t hosttest.Table) bool { return len(t.Slips) == 2 })
				}
				here.loop.Call(func() { here.fate.expects(n + 1) })
				answer := make(chan hosttest.Answer, 1)
				go func() { answer <- g.Send(hosttest.Args{"do": c.do, "round": 0, "player": 0, "score": 7}) }()
				must.From(t, "the end of the host", here.fate.died)
				expect.Same(t, "what was written", here.fate.wrote[n], what)
				here.close()
				if a := must.From(t, "the answer of the other host", answer); !a.OK {
					t.Errorf("the other host answers %+v", a)
				}
				rounds := map[string]int{"write": 1}[c.do]
				expect.Same(t, "rounds that are stored", len(sheetOf(t, cluster.URL(), id).Rounds), rounds)
				if c.do == "slip" {
					there.loop.Call(func() {
						slips, _ := there.table.Slips()
						expect.Same(t, "the score", slips[0].Score.Points, 7)
						expect.Same(t, "how often it was entered", slips[0].Rev, 2)
					})
				}
			})
		}
	}
}

// TestHostsOfOneTableShareItsVirtualDeck plays rounds with players at two hosts, and a
// computer player for whom both move. Each is written down at both at the same time.
func TestHostsOfOneTableShareItsVirtualDeck(t *testing.T) {
	cluster := natstest.Start(t, 1)
	for _, v := range engine.Variants() {
		t.Run(v.ID, func(t *testing.T) { shareDeck(t, cluster.URL(), v.ID) })
	}
}

func shareDeck(t *testing.T, url, variant string) {
	id := beginShared(t, url, variant, "Ann", "Ben", "Mittens")
	branches := []*branch{openBranch(t, url, id), openBranch(t, url, id)}
	var guests []*hosttest.Guest
	for player, b := range branches {
		g := hosttest.Join(t, b.address(page.Sit))
		g.Does("sit", hosttest.Args{"player": player})
		guests = append(guests, g)
	}
	rounds := assault.Times(3, 3, 50)
	for n := range rounds {
		dealt := 0
		for _, a := range both(guests, func(g *hosttest.Guest) hosttest.Answer { return g.Do("deal", nil) }) {
			if a.OK {
				dealt++
			}
		}
		expect.Same(t, fmt.Sprint("deals of round ", n), dealt, 1)
		var playing sync.WaitGroup
		for i, g := range guests {
			playing.Go(func() { play(g, rand.New(rand.NewPCG(uint64(n), uint64(i)))) })
		}
		playing.Wait()
		written := both(guests, func(g *hosttest.Guest) hosttest.Answer { return g.Do("write", hosttest.Args{"round": n}) })
		if !written[0].OK && !written[1].OK {
			t.Fatalf("writing round %d down is answered %v", n, written)
		}
		for _, g := range guests {
			g.Until("the round on the sheet", func(t hosttest.Table) bool { return t.Round == n+1 && t.Deck == nil })
		}
	}
	expect.Same(t, "what two devices show", hosttest.Rounds(guests[0].Last()), hosttest.Rounds(guests[1].Last()))
	expect.Same(t, "rounds that are stored", len(sheetOf(t, url, id).Rounds), rounds)
}

// both lets all guests do something at the same time, and returns the answers.
func both(guests []*hosttest.Guest, do func(*hosttest.Guest) hosttest.Answer) []hosttest.Answer {
	answers := make([]hosttest.Answer, len(guests))
	var doing sync.WaitGroup
	for i, g := range guests {
		doing.Go(func() { answers[i] = do(g) })
	}
	doing.Wait()
	return answers
}
