//go:build unix && nats

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
	"tabby/history/journal"
	"tabby/internal/table/game"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/must"
	"tabby/internal/testing/natstest"
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
		if err := d.DoAs(record(round%37), fmt.Sprint(round)); err != nil {
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
	end := time.AfterFunc(4*time.Minute, func() {
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
		sheet := openDesk(l.T, must.Get(other.Log(id))).State().Sheet(noon)
		if len(sheet.Rounds) != written {
			l.Errorf("game %s has %d rounds, %d were acknowledged", id, len(sheet.Rounds), written)
		}
		for i, r := range sheet.Rounds {
			if r.Cells[0].Counted != i%37 {
				l.Errorf("game %s, round %d has %d points", id, i, r.Cells[0].Counted)
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

func TestCluster(t *testing.T) {
	c := natstest.Start(t, 3)
	t.Run("loses and doubles nothing", func(t *testing.T) { assail(t, c) })
	t.Run("without a majority is refused in words", func(t *testing.T) { refuse(t, c) })
}

// assail writes on tables while a node that leads is killed, and then all at once. An
// assault kills more of them, and freezes some.
func assail(t *testing.T, c *natstest.Cluster) {
	l := newLoad(t, c.URL(), 8)
	l.goesOn()
	kills, freezes := assault.Times(1, 1, 25), assault.Times(0, 0, 5)
	var killed, frozen []time.Duration
	for n := range kills + freezes {
		if n > 0 {
			whole(t, c)
		}
		node := leader(t, c)
		l.quiet()
		if n < freezes {
			node.Freeze()
			l.goesOn()
			frozen = append(frozen, l.quiet())
			node.Thaw()
			continue
		}
		node.Kill()
		l.goesOn()
		killed = append(killed, l.quiet())
		if n < kills+freezes-1 {
			node.Start()
		}
	}
	for _, n := range c.Nodes {
		n.Kill()
	}
	for _, n := range c.Nodes {
		n.Start()
	}
	l.goesOn()
	cut := l.quiet()
	entries := l.check(c.URL())
	t.Logf("after a kill of a leader tables wait %s, after freezing it %s, after a cut of all %v; %d entries, none lost, none twice",
		span(killed), span(frozen), cut, entries)
	assault.Tried(t, kills+freezes, assault.Kills)
}

// span describes how long something lasted.
func span(all []time.Duration) string {
	if len(all) == 0 {
		return "-"
	}
	slices.Sort(all)
	return fmt.Sprintf("%v to %v, half of the time %v (%d times)", all[0], all[len(all)-1], all[len(all)/2], len(all))
}

// whole waits until every stream has a leader and two replicas that are as far.
func whole(t *testing.T, c *natstest.Cluster) {
	t.Helper()
	js := admin(t, c.URL())
	for end := time.Now().Add(4 * time.Minute); ; {
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

func refuse(t *testing.T, c *natstest.Cluster) {
	c.Nodes[0].Kill()
	c.Nodes[1].Kill()
	_, _, err := jetstream.Open(c.URL(), jetstream.Options{Patience: 2 * time.Second})
	if err == nil || !strings.Contains(err.Error(), "more than half of them have to run") && !strings.Contains(err.Error(), "more than half of its NATS servers have to run") {
		t.Errorf("got %v", err)
	}
}
