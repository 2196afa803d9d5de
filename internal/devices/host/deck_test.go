package host_test

import (
	"fmt"
	"math/rand/v2"
	"net"
	"net/http/httptest"
	"reflect"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"tabby/engine"
	"tabby/history"
	"tabby/history/journal"
	"tabby/internal/devices/host"
	"tabby/internal/devices/host/page"
	"tabby/internal/devices/serve"
	"tabby/internal/table/round"
	"tabby/internal/testing/hosttest"
	"tabby/internal/testing/logtest"
	"tabby/internal/testing/must"
	"tabby/internal/words/languages"
	"tabby/scoring"
)

// A parlour is a host with one table of the virtual deck.
type parlour struct {
	*testing.T
	after   func(d time.Duration, f func()) (stop func())
	address func(page.Role) string
	game    desk
	deck    *round.Deck
	log     journal.Log[scoring.Event]
	drafts  *logtest.Drafts
	server  *httptest.Server
	host    *host.Host
	table   *host.Table // of the loop
	*fate
}

// A desk is a game in memory.
type desk struct {
	*journal.Desk[scoring.Game, scoring.Intent, scoring.Event]
}

func (desk) ID() string             { return "game-1" }
func (d desk) Sheet() scoring.Sheet { return d.State().Sheet(time.Now()) }

// openParlour opens a table whose time runs a hundred times as fast.
func openParlour(t *testing.T, variant string, people ...string) *parlour {
	t.Helper()
	return openParlourAt(t, nil, variant, people...)
}

// openParlourAt opens a table whose time is that of after.
func openParlourAt(t *testing.T, after func(time.Duration, func()) func(), variant string, people ...string) *parlour {
	t.Helper()
	p := &parlour{T: t, after: after, log: &logtest.Memory[scoring.Event]{}, drafts: &logtest.Drafts{}}
	start := scoring.Start{At: time.Now(), Variant: variant}
	for _, name := range people {
		start.People = append(start.People, scoring.Person{ID: name, Name: name})
	}
	must.Do(t, must.Get(journal.Open(history.Domain(), p.log)).Do(start))
	p.start("127.0.0.1:0")
	t.Cleanup(func() { p.stop() })
	return p
}

// start starts a host at an address on what the log and the drafts hold.
func (p *parlour) start(at string) {
	p.Helper()
	p.fate, p.host = &fate{loop: host.NewLoop()}, host.New(serve.NewDoor(serve.Admission{Homes: 1000}).NewRoom(10_000), languages.English())
	p.game = desk{must.Get(journal.Open(history.Domain(), journal.Log[scoring.Event](mortalLog{p.log, p.fate})))}
	after := p.after
	drafts := mortalDrafts{p.drafts, p.fate}
	if after == nil {
		after = func(d time.Duration, f func()) func() { return p.loop.After(d/100, f) }
	}
	p.on(func() {
		var err error
		owner := round.Owner{After: after, Away: p.loop.Away, Failed: func(err error) { p.Error(err) }}
		if p.deck, err = round.OpenDeck(p.game, drafts, rand.New(rand.NewPCG(7, 7)), owner); err != nil {
			p.Error(err)
			return
		}
		p.table, err = p.host.Open(host.Owner{Game: p.game, Deck: p.deck, Drafts: drafts, Now: time.Now, Run: p.loop.Do, After: after})
		if err == nil {
			err = p.table.LetWrite(true)
		}
		if err != nil {
			p.Error(err)
		}
	})
	l := must.Get(net.Listen("tcp", at))
	p.server = httptest.NewUnstartedServer(p.host)
	p.server.Listener.Close()
	p.server.Listener = l
	p.server.Start()
	p.address = func(r page.Role) (address string) {
		p.on(func() { address = host.Address(p.server.URL, p.table.Key(r), false) })
		return address
	}
}

func (p *parlour) stop() {
	p.host.End()
	p.server.Close()
	p.on(func() { p.deck.Close() })
	p.loop.Stop()
}

// restart stops the host, and starts another at its address.
func (p *parlour) restart() {
	at := p.server.Listener.Addr().String()
	p.stop()
	p.start(at)
}

func (p *parlour) on(f func()) { p.loop.Call(f) }

// play plays one guest's moves by chance until the round is over.
func play(g *hosttest.Guest, dice *rand.Rand) {
	for {
		var now *round.View
		g.Until("a move", func(t hosttest.Table) bool {
			now = t.Deck
			return now != nil && (now.Over || len(now.Moves) > 0)
		})
		if len(now.Moves) == 0 {
			return
		}
		if !playOne(g, now, dice) {
			g.Until("something else", func(t hosttest.Table) bool { return !reflect.DeepEqual(t.Deck, now) })
		}
	}
}

// playOne plays one move by chance, rarely a snap, and reports whether it could.
func playOne(g *hosttest.Guest, now *round.View, dice *rand.Rand) bool {
	moves := now.Moves
	if dice.IntN(20) > 0 {
		moves = slices.DeleteFunc(slices.Clone(moves), func(m engine.Move) bool { return m.Do == engine.Snap })
		if len(moves) == 0 || slices.ContainsFunc(now.Buttons, func(b round.Button) bool { return b.ID == round.IDNoMatch }) {
			g.Do("press", hosttest.Args{"button": round.IDNoMatch, "at": now.At}) // or the round has gone on
			return false
		}
	}
	drags := slices.DeleteFunc(slices.Clone(now.Drags), func(d round.Drag) bool { return d.To == round.DiscardPile && d.From != round.InHand })
	if len(drags) > 0 && dice.IntN(3) == 0 {
		return g.Do("drop", hosttest.Args{"at": now.At, "drag": drags[dice.IntN(len(drags))]}).OK
	}
	return g.Do("move", hosttest.Args{"at": now.At, "move": moves[dice.IntN(len(moves))]}).OK // or another was first
}

func TestCardIsDraggedOnlyToPlacesOfTheTable(t *testing.T) {
	_, guests := deal3(t, openParlour(t, "rat-a-tat-cat", "Ann", "Ben", "Cy"))
	g := guests[0]
	g.Until("the cards", func(t hosttest.Table) bool { return t.Deck != nil })
	for name, to := range map[string]round.Place{
		"a seat that is not there": round.InLine(engine.Spot{Seat: 200}),
		"a card that is not there": round.InLine(engine.Spot{Slot: 200}),
		"a place without a name":   {},
		"a pile with a card":       {Name: round.DrawPile.Name, Spot: engine.Spot{Slot: 1}},
	} {
		for _, d := range []round.Drag{{From: round.InHand, To: to}, {From: to, To: round.DiscardPile}} {
			if a := g.Do("drop", hosttest.Args{"at": g.Last().Deck.At, "drag": d}); a.No != "ERR_INTENT" {
				t.Errorf("%s: %v", name, a)
			}
		}
	}
	if a := g.Do("drop", hosttest.Args{"at": g.Last().Deck.At, "drag": round.Drag{From: round.DrawPile, To: round.DiscardPile}}); a.OK || a.No == "ERR_INTENT" {
		t.Errorf("a drag that is no move is answered %v", a)
	}
}

// TestGuestsPlayWholeRoundsAndNoneSeesAHiddenCard scans every byte that every guest is
// sent, in each variant whose cards are all different.
func TestGuestsPlayWholeRoundsAndNoneSeesAHiddenCard(t *testing.T) {
	for _, v := range engine.Variants() {
		t.Run(v.ID, func(t *testing.T) {
			p := openParlour(t, v.ID, "Ann", "Ben", "Cleo", "Mittens")
			var guests []*hosttest.Guest
			var heard [5]tap
			for i, role := range []page.Role{page.Sit, page.Sit, page.Sit, page.Watch, page.Score} {
				g := hosttest.Join(t, p.address(role))
				g.Listen(heard[i].hear)
				guests = append(guests, g)
				if role == page.Sit {
					g.Does("sit", hosttest.Args{"player": i})
				}
			}
			guests[4].Does("deal", nil)
			var playing sync.WaitGroup
			for i, g := range guests[:3] {
				playing.Go(func() { play(g, rand.New(rand.NewPCG(uint64(i), 1))) })
			}
			playing.Wait()
			p.on(func() {
				past := p.deck.Round().Past()
				for i, seat := range []engine.Seat{0, 1, 2, engine.Nobody, engine.Nobody} {
					heard[i].check(t, fmt.Sprint("guest ", i), seat, past)
				}
			})
			guests[0].Does("press", hosttest.Args{"button": round.IDRecord, "at": guests[0].Last().Deck.At})
			guests[3].Until("the round on the sheet", func(t hosttest.Table) bool { return t.Round == 1 && t.Deck == nil })
		})
	}
}

// TestAComputerPlayersSeatCannotBeTaken looks for a computer player among the seats, and asks for that one.
func TestAComputerPlayersSeatCannotBeTaken(t *testing.T) {
	p := openParlour(t, "rat-a-tat-cat", "Ann", "Ben", "Mittens")
	g := hosttest.Join(t, p.address(page.Sit))
	g.Refused("ERR_SEAT", "sit", hosttest.Args{"player": 2})
	heard := make(chan string, 100)
	hosttest.JoinPage(t, p.address(page.Sit)).Listen(func(text []byte) { heard <- string(text) })
	g.Does("sit", hosttest.Args{"player": 1})
	for text := range heard {
		if strings.Contains(text, "Who are you?") {
			if strings.Contains(text, "Mittens</b>") || !strings.Contains(text, "Ann</b>") {
				t.Errorf("the seats are %s", text)
			}
			return
		}
	}
}
