package host_test

import (
	"fmt"
	"runtime"
	"slices"
	"strings"
	"testing"

	"tabby/history/journal"
	"tabby/internal/devices/host"
	"tabby/internal/devices/host/page"
	"tabby/internal/table/round"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/hosttest"
	"tabby/internal/testing/must"
	"tabby/scoring"
)

// A fate ends a host right after it has written something, as a kill would: what it was about to
// do then, such as to answer, is never done.
type fate struct {
	loop  *host.Loop    // of the table
	after int           // ends with that write from now on, or 0 for never
	wrote []string      // what was written since, by name: what is written twice in a row is there once
	died  chan struct{} // is closed then
}

// written notes that something was written, and may be the end. A deal is written twice if its first
// discard is a power card, for which the deck is shuffled.
func (f *fate) written(what string) {
	if f.wrote = slices.Compact(append(f.wrote, what)); len(f.wrote) == f.after {
		f.loop.Stop()
		close(f.died)
		runtime.Goexit()
	}
}

// expects makes the host end after this many writes from now on, or never after 0.
func (f *fate) expects(writes int) { f.after, f.wrote, f.died = writes, nil, make(chan struct{}) }

// A mortalLog is the log of a game whose host may end with an entry.
type mortalLog struct {
	journal.Log[scoring.Event]
	*fate
}

func (l mortalLog) Append(n int, events []scoring.Event, names ...string) error {
	err := l.Log.Append(n, events, names...)
	l.written("entry")
	return err
}

// mortalDrafts are drafts whose host may end with one.
type mortalDrafts struct {
	round.Drafts
	*fate
}

func (d mortalDrafts) SaveDraft(name string, data []byte) error {
	err := d.Drafts.SaveDraft(name, data)
	what, _, _ := strings.Cut(name, "/")
	d.written(what)
	return err
}

// once are intents that change something, each with the drafts and entries that it writes.
var once = []struct {
	name, writes string
	table        func(t *testing.T) (*parlour, *hosttest.Guest, hosttest.Args)
}{
	{"a score is entered", "party", func(t *testing.T) (*parlour, *hosttest.Guest, hosttest.Args) {
		p := openParlour(t, "rat-a-tat-cat", "Ann", "Ben")
		return p, hosttest.Join(t, p.address(page.Score)), hosttest.Args{"do": "slip", "round": 0, "player": 1, "score": 7}
	}},
	{"a seat is taken", "party", func(t *testing.T) (*parlour, *hosttest.Guest, hosttest.Args) {
		p := openParlour(t, "rat-a-tat-cat", "Ann", "Ben")
		return p, hosttest.Join(t, p.address(page.Sit)), hosttest.Args{"do": "sit", "player": 1}
	}},
	{"a round is written down", "entry", func(t *testing.T) (*parlour, *hosttest.Guest, hosttest.Args) {
		p := openParlour(t, "rat-a-tat-cat", "Ann", "Ben")
		g := hosttest.Join(t, p.address(page.Score))
		for player := range 2 {
			g.Does("slip", hosttest.Args{"round": 0, "player": player, "score": 7 + player})
		}
		return p, g, hosttest.Args{"do": "write", "round": 0}
	}},
	{"a round is dealt", "chairs evening deal party", func(t *testing.T) (*parlour, *hosttest.Guest, hosttest.Args) {
		p := openParlour(t, "rat-a-tat-cat", "Ann", "Ben")
		g := hosttest.Join(t, p.address(page.Sit))
		g.Does("sit", hosttest.Args{"player": 0})
		return p, g, hosttest.Args{"do": "deal"}
	}},
	{"a card is drawn", "deal", func(t *testing.T) (*parlour, *hosttest.Guest, hosttest.Args) {
		p := openParlour(t, "rat-a-tat-cat", "Ann", "Ben")
		guests := dealTo(t, p, 2)
		g := guests[0]
		p.on(func() { g = guests[p.deck.Round().Player(p.deck.Round().Decider())] })
		g.Until("its turn", func(t hosttest.Table) bool { return len(t.Deck.Moves) > 0 })
		v := g.Last().Deck
		return p, g, hosttest.Args{"do": "move", "at": v.At, "move": v.Moves[0]}
	}},
	{"a round that was dealt is written down", "entry deal", func(t *testing.T) (*parlour, *hosttest.Guest, hosttest.Args) {
		p := openParlour(t, "rat-a-tat-cat", "Ann", "Ben")
		guests := dealTo(t, p, 2)
		playOut(t, p, guests)
		return p, guests[0], hosttest.Args{"do": "write", "round": 0}
	}},
}

// TestAHostThatIsKilledBeforeItAnswersHasDoneItOnce kills the host after each thing that an intent
// writes, and asks again at the one that comes after it.
func TestAHostThatIsKilledBeforeItAnswersHasDoneItOnce(t *testing.T) {
	for _, c := range once {
		t.Run(c.name, func(t *testing.T) {
			p, g, in := c.table(t)
			in["id"] = "once"
			p.on(func() { p.fate.expects(0) })
			if a := g.Send(in); !a.OK {
				t.Fatalf("it is answered %+v", a)
			}
			var wrote []string
			p.on(func() { wrote = p.wrote })
			expect.Same(t, "what is written", strings.Join(wrote, " "), c.writes)
			for n := range wrote {
				t.Run(fmt.Sprint("killed after ", wrote[n]), func(t *testing.T) {
					p, g, in := c.table(t)
					in["id"] = "once"
					p.on(func() { p.fate.expects(n + 1) })
					answer := make(chan hosttest.Answer, 1)
					go func() { answer <- g.Send(in) }()
					must.From(t, "the end of the host", p.died)
					p.restart()
					if a := must.From(t, "the answer of the next host", answer); !a.OK {
						t.Errorf("the next host answers %+v", a)
					}
					p.holdsOnce(t, in)
					if a := g.Send(in); !a.OK {
						t.Errorf("asked once more it answers %+v", a)
					}
					p.holdsOnce(t, in)
				})
			}
		})
	}
}

// holdsOnce fails unless an intent is done, and once.
func (p *parlour) holdsOnce(t *testing.T, in hosttest.Args) {
	t.Helper()
	p.on(func() {
		slips, _ := p.table.Slips()
		rounds := 0
		if in["do"] == "write" {
			rounds = 1
		}
		expect.Same(t, "entries", len(must.Get(p.log.Read())), 1+rounds)
		switch in["do"] {
		case "slip":
			expect.Same(t, "the score", slips[1].Score.Points, 7)
			expect.Same(t, "how often it was entered", slips[1].Rev, 1)
		case "sit":
			expect.Same(t, "whose seat it has", p.table.Devices()[0].Player, scoring.Player(1))
		case "write":
			expect.Same(t, "the round is off the table", p.deck.Round() == nil, true)
		case "deal":
			expect.Same(t, "a round is on the table", p.deck.Round() != nil, true)
		case "move":
			expect.Same(t, "moves", len(p.deck.Round().Past()), in["at"].(int)+1)
		}
	})
}
