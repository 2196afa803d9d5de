package jetstream_test

import (
	"fmt"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/nats-io/nats.go"

	"tabby/history"
	"tabby/history/jetstream"
	"tabby/history/jetstream/natstest"
	"tabby/internal/assault"
	"tabby/internal/journal"
	"tabby/ui/game"
)

// A load is tables that are written on all the time, one game after the other.
type load struct {
	*testing.T
	store   *jetstream.Store
	over    atomic.Bool
	writing sync.WaitGroup

	mu      sync.Mutex
	written []int          // rounds acknowledged, by table
	games   map[string]int // the same, by the ID of the game
	changed *sync.Cond     // after each
	last    []time.Time    // of the last acknowledgement, by table
	silence time.Duration  // the longest of any table since it was set to 0
}

// gameRounds is how many rounds a game of a load has.
const gameRounds = 100

func newLoad(t *testing.T, url string, tables int) *load {
	l := &load{T: t, store: openStore(t, url), written: make([]int, tables), games: map[string]int{}, last: make([]time.Time, tables)}
	l.changed = sync.NewCond(&l.mu)
	for n := range tables {
		l.writing.Go(func() {
			for !l.over.Load() && !t.Failed() {
				l.play(n)
			}
		})
	}
	return l
}

// play plays a game at a table, a hundred rounds a second at most.
func (l *load) play(table int) {
	id, err := game.Begin(l.store, start, time.Now)
	if err != nil {
		l.Error(err)
		return
	}
	g, err := l.store.Join(id, nil)
	if err != nil {
		l.Error(err)
		return
	}
	defer g.Leave()
	d, err := journal.Open(history.Domain(), g.Log())
	if err != nil {
		l.Error(err)
		return
	}
	tick := time.NewTicker(10 * time.Millisecond)
	defer tick.Stop()
	for round := 0; round < gameRounds && !l.over.Load(); round++ {
		<-tick.C
		if err := d.DoAs(fmt.Sprint(round), record(round%37)); err != nil {
			l.Errorf("table %d: %v", table, err)
			return
		}
		l.wrote(table, id)
	}
}

func (l *load) wrote(table int, id string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.written[table]++
	l.games[id]++
	now := time.Now()
	if !l.last[table].IsZero() {
		l.silence = max(l.silence, now.Sub(l.last[table]))
	}
	l.last[table] = now
	l.changed.Broadcast()
}

// goesOn waits until every table was written on since.
func (l *load) goesOn() {
	l.Helper()
	end := time.AfterFunc(2*time.Minute, func() {
		l.over.Store(true)
		l.changed.Broadcast()
	})
	defer end.Stop()
	l.mu.Lock()
	defer l.mu.Unlock()
	before := slices.Clone(l.written)
	for n := range before {
		for l.written[n] <= before[n]+1 { // the one that was under way may have been stored before
			if l.over.Load() {
				l.Fatalf("table %d does not go on", n)
			}
			l.changed.Wait()
		}
	}
}

// quiet returns the longest silence since it was called last.
func (l *load) quiet() time.Duration {
	l.mu.Lock()
	defer l.mu.Unlock()
	longest := l.silence
	l.silence = 0
	return longest
}

// check ends the load, and compares what is stored with what was acknowledged.
func (l *load) check(url string) (entries int) {
	l.Helper()
	l.over.Store(true)
	l.writing.Wait()
	other := openStore(l.T, url)
	for id, written := range l.games {
		sheet := openDesk(l.T, mustLog(l.T, other, id)).State().Sheet(noon)
		if len(sheet.Rounds) != written {
			l.Errorf("game %s has %d rounds, %d were acknowledged", id, len(sheet.Rounds), written)
		}
		for i, r := range sheet.Rounds {
			if r.Cells[0].Points() != i%37 {
				l.Errorf("game %s, round %d has %d points", id, i, r.Cells[0].Points())
			}
		}
		entries += len(sheet.Rounds)
	}
	return entries
}

// leader returns the node that leads most streams.
func leader(t *testing.T, c *natstest.Cluster) *natstest.Node {
	t.Helper()
	js := admin(t, c.URL())
	leads := map[string]int{}
	for info := range js.Streams(nats.MaxWait(20 * time.Second)) {
		if strings.HasPrefix(info.Config.Name, "TABBY_GAMES") {
			leads[info.Cluster.Leader]++
		}
	}
	var most *natstest.Node
	for _, n := range c.Nodes {
		if most == nil || leads[n.Name] > leads[most.Name] {
			most = n
		}
	}
	return most
}

// TestClusterLosesAndDoublesNothing writes on tables while a node that leads is killed,
// another frozen, and all are cut at once.
func TestClusterLosesAndDoublesNothing(t *testing.T) {
	c := natstest.Start(t, 3)
	kills := assault.Times(1, 25)
	l := newLoad(t, c.URL(), 8)
	l.goesOn()
	var silences []time.Duration
	for range kills {
		n := leader(t, c)
		l.quiet()
		n.Kill()
		l.goesOn()
		silences = append(silences, l.quiet())
		n.Start()
		whole(t, c)
	}
	n := leader(t, c)
	n.Freeze()
	l.goesOn()
	n.Thaw()
	whole(t, c)
	frozen := l.quiet()
	for _, n := range c.Nodes {
		n.Kill()
	}
	for _, n := range c.Nodes {
		n.Start()
	}
	l.goesOn()
	whole(t, c)
	cut := l.quiet()
	entries := l.check(c.URL())
	slices.Sort(silences)
	t.Logf("%d kills of a leader, silence %v to %v, median %v; a frozen one %v, all cut %v; %d entries, none lost, none twice",
		kills, silences[0], silences[kills-1], silences[kills/2], frozen, cut, entries)
	assault.Tried(t, kills, assault.Kills)
}

// whole waits until every stream has a leader and two replicas that are as far.
func whole(t *testing.T, c *natstest.Cluster) {
	t.Helper()
	js := admin(t, c.URL())
	for end := time.Now().Add(2 * time.Minute); ; {
		streams, missing := 0, ""
		for info := range js.Streams(nats.MaxWait(5 * time.Second)) {
			streams++
			if info.Cluster == nil || info.Cluster.Leader == "" || len(info.Cluster.Replicas) != 2 {
				missing = info.Config.Name
				continue
			}
			for _, r := range info.Cluster.Replicas {
				if r.Offline || !r.Current {
					missing = info.Config.Name + " at " + r.Name
				}
			}
		}
		if streams == 9 && missing == "" {
			return
		}
		if time.Now().After(end) {
			t.Fatalf("%d streams are there, %q is not whole", streams, missing)
		}
	}
}

func TestClusterWithoutAMajorityIsRefusedInWords(t *testing.T) {
	c := natstest.Start(t, 3)
	openStore(t, c.URL()).Close()
	c.Nodes[0].Kill()
	c.Nodes[1].Kill()
	_, _, err := jetstream.Open(c.URL(), jetstream.Options{Patience: 2 * time.Second})
	if err == nil || !strings.Contains(err.Error(), "more than half of them have to run") {
		t.Errorf("got %v", err)
	}
}
