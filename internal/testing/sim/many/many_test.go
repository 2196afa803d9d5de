package many

import (
	"fmt"
	"runtime"
	"sync"
	"testing"
	"time"

	"tabby/engine"
	"tabby/internal/table/game"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/sim"
	"tabby/scoring"
)

// An evening is two Tabbys, the servers, and the wishes of all guests.
type evening struct {
	w       *sim.World
	network *network
	tabbies []*tabby

	mu     sync.Mutex
	wishes []*wish
	points int
}

// A wish is what a guest wants done once.
type wish struct {
	name        string
	of          string // the ID of the game
	points      int    // of a round, or
	undo, again bool   // or
	word        string
	asked       time.Time
	answered    time.Time
	err         error // the answer
}

func (i *wish) String() string {
	switch {
	case i.undo:
		return i.name + " undoes"
	case i.again:
		return i.name + " redoes"
	case i.word != "":
		return i.name + " leaves a note"
	}
	return fmt.Sprintf("%s enters %d", i.name, i.points)
}

// next returns points that no other round has.
func (e *evening) next() int {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.points++
	return e.points
}

func (e *evening) add(in *wish) {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.wishes = append(e.wishes, in)
}

// begin begins a game at the first Tabby, and opens it there. The other finds it by itself,
// once something is half done at its table.
func (e *evening) begin() (id string) {
	start := scoring.Start{
		At: time.Now(), Variant: "rat-a-tat-cat", House: engine.House{engine.End: engine.EndThreshold, engine.Threshold: "9999"},
		People: []scoring.Person{{ID: "a", Name: "Ann"}, {ID: "b", Name: "Ben"}},
	}
	first := e.tabbies[0]
	e.patiently("begin", func() (err error) {
		id, err = game.Begin(first.store, start, time.Now)
		return err
	})
	first.join(id)
	e.patiently("note", func() error { return first.table(id).note("begun") })
	return id
}

// play lets an evening happen at some servers, and checks what is left of it.
func play(w *sim.World, s server) {
	e := &evening{w: w, network: newNetwork(w, s)}
	defer time.Sleep(time.Minute) // in which all that is on its way ends
	for i := range 2 {
		t := &tabby{evening: e, name: fmt.Sprint("Tabby ", i+1)}
		t.start()
		defer t.stop()
		e.tabbies = append(e.tabbies, t)
	}
	if w.Failed() {
		return
	}
	games := []string{e.begin(), e.begin()}
	var playing sync.WaitGroup
	for i, name := range []string{"Ann", "Ben", "Cleo", "Dan"} {
		g := &guest{evening: e, name: name, id: games[i%2], dice: w.Split(name)}
		playing.Go(func() { g.play(20) })
	}
	for _, t := range e.tabbies {
		playing.Go(t.live)
	}
	playing.Wait()
	e.quiesce()
	e.tabbies[0].stop() // for a newer version
	e.tabbies[0].start()
	for _, id := range games {
		e.enliven(id)
	}
	for _, id := range games {
		e.check(id)
	}
	e.met()
}

// enliven has someone at each Tabby do something at the same time, now that all goes well:
// the other shows it at once.
func (e *evening) enliven(id string) {
	g := &guest{evening: e, name: "Eve", id: id, dice: e.w.Split("Eve at " + id)}
	for n := range 6 {
		word, round := wish{name: fmt.Sprint("Eve/word", n)}, wish{name: fmt.Sprint("Eve/round", n), points: e.next()}
		word.word = word.name
		var both sync.WaitGroup
		both.Go(func() { g.askAt(e.tabbies[n%2], &word) })
		both.Go(func() { g.askAt(e.tabbies[1-n%2], &round) })
		both.Wait()
		e.add(&word)
		e.add(&round)
		time.Sleep(2 * time.Second)
		var has [2]int
		for i, t := range e.tabbies {
			b := t.table(id)
			_ = b.on(func() { has[i] = b.desk.Batches() }) // that it is open is checked at the end
		}
		expect.Same(e.w, fmt.Sprintf("entries of game %s at two Tabbys after two seconds in the best of networks", id), has[0], has[1])
	}
}

// live lets a Tabby meet those who come, often when another does, and die now and then.
func (t *tabby) live() {
	dice := t.w.Split(t.name)
	for _, name := range comers {
		now := time.Now()
		time.Sleep(now.Truncate(coming).Add(coming).Sub(now) + time.Duration(dice.Int64N(int64(5*time.Millisecond))))
		t.patiently("meet", func() error {
			_, err := t.store.Meet(name)
			return err
		})
		if dice.IntN(4) == 0 {
			t.w.Narrate("%s dies", t.name)
			t.w.Count("deaths of a Tabby", 1)
			t.stop()
			time.Sleep(time.Duration(dice.Int64N(int64(20 * time.Second))))
			t.start()
		}
	}
}

// repeats is how often the same seed has to be the same.
const repeats = 3

// coming is how long it takes until the next comes.
const coming = 15 * time.Second

// comers are who comes in the course of the evening.
var comers = []string{"Ann", "Ben", "Cleo", "Dan", "Eve", "Finn"}

// quiesce ends all troubles, and lets what is under way arrive.
func (e *evening) quiesce() {
	e.network.mu.Lock()
	e.network.calm = true
	for _, l := range e.network.lines {
		if l.silent {
			defer l.close()
		}
	}
	e.network.mu.Unlock()
	e.w.Narrate("all goes well from now on")
	time.Sleep(time.Minute)
}

// atModel lets an evening happen at a model of the servers.
func atModel(w *sim.World) {
	forget()
	play(w, &model{clustered: w.OneIn(2)})
}

// TestWorld lets two Tabbys serve the same tables while all goes wrong between them and the
// servers.
func TestWorld(t *testing.T) { sim.Seeds(t, assault.Times(2, 15, 15), atModel) }

func TestSameSeedGivesTheSameEvening(t *testing.T) { sim.Repeats(t, 3, repeats, atModel) }

// forget empties what pools of the client of NATS have of another bubble: timers.
func forget() {
	runtime.GC()
	runtime.GC()
}
