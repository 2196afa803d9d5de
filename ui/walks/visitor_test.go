package walks_test

import (
	"math/rand/v2"
	"net/http/httptest"
	"testing"
	"time"

	"tabby/engine"
	"tabby/internal/devices/host"
	"tabby/internal/devices/host/page"
	"tabby/internal/system/desktop"
	"tabby/internal/table/game"
	"tabby/internal/table/round"
	"tabby/internal/table/sheetview"
	"tabby/internal/testing/uitest"
	"tabby/scoring"
	"tabby/ui"
)

// A visitor is a walker with a store on disk, and a table on another device whose clock is
// an hour ahead.
type visitor struct {
	*walker
	kept ui.Store

	far    ui.Store // of the other device
	game   *game.Game
	deck   *round.Deck
	loop   *host.Loop
	host   *host.Host
	table  *host.Table
	server *httptest.Server
	caller scoring.Player // who has called there, as the scorekeeper says
}

// visit begins a game on another device.
func visit(t testing.TB, house engine.House, names ...string) *visitor {
	t.Helper()
	v := &visitor{walker: walk(t), loop: host.NewLoop(), host: host.New(host.Options{}, uitest.Words()), caller: scoring.Nobody}
	v.kept, v.far = v.disk(), v.disk()
	v.opens = v.kept
	v.start(uitest.Phone())
	in := scoring.Start{At: v.away(), Variant: "rat-a-tat-cat", House: house}
	for _, name := range names {
		p, err := v.far.Meet(name)
		v.must(err)
		in.People = append(in.People, scoring.Person{ID: p.ID, Name: p.Name})
	}
	id, err := game.Begin(v.far, in, v.away)
	v.must(err)
	v.on(func() {
		v.game, err = game.Open(v.far, id, v.away)
		v.must(err)
		after := func(d time.Duration, f func()) func() { return v.loop.After(d/1000, f) }
		v.deck, err = round.OpenDeck(v.game, v.far, rand.New(rand.NewPCG(3, 4)), round.Owner{After: after, Away: v.loop.Away, Failed: func(err error) { t.Error(err) }})
		v.must(err)
		v.table, err = v.host.Open(host.Owner{
			Game: v.game, Deck: v.deck, Drafts: v.far, Now: v.away, Run: v.loop.Do, After: after,
			Called:   func(scoring.Sheet) scoring.Player { return v.caller },
			HandOver: func() (string, error) { return v.far.HandOver(id) },
		})
		v.must(err)
		v.must(v.table.LetWrite(true))
	})
	v.server = httptest.NewServer(v.host)
	t.Cleanup(func() {
		v.host.End()
		v.server.Close()
		v.on(v.deck.Close)
		v.loop.Stop()
	})
	return v
}

// disk returns a store in a folder of its own.
func (v *visitor) disk() ui.Store {
	v.Helper()
	s, err := desktop.Open(uitest.Words(), v.TempDir())
	v.must(err)
	v.Cleanup(func() { _ = s.Close() })
	return s
}

// away returns what the clock of the other device says.
func (v *visitor) away() time.Time { return uitest.Evening().Add(time.Hour) }

// on does something on the goroutine of the other device.
func (v *visitor) on(f func()) {
	done := make(chan struct{})
	v.loop.Do(func() { defer close(done); f() })
	<-done
}

// address returns the link of the table in a role.
func (v *visitor) address(r page.Role) (address string) {
	v.on(func() { address = host.Address(v.server.URL, v.table.Key(r), false) })
	return address
}

// join takes part in the table by its link.
func (v *visitor) join(r page.Role) {
	v.Helper()
	v.Type("j")
	v.Fill(v.Field("Address and code, or the link"), v.address(r))
	v.Tap("Join the table")
	v.Leave()
}

// slips returns what was entered at the other device.
func (v *visitor) slips() (slips sheetview.Slips) {
	v.on(func() { slips, _ = v.table.Slips() })
	return slips
}

// record writes a round down at the other device.
func (v *visitor) record(points ...int) {
	v.Helper()
	in := uitest.Round(scoring.Nobody, points...)
	in.At = v.away()
	v.on(func() { v.must(v.game.Do(in)) })
}

// rounds returns the rounds that are written down on the other device.
func (v *visitor) rounds() (all []scoring.Round) {
	v.on(func() { all = v.game.Sheet().Rounds })
	return all
}

// plays presses a button of the cards that ends the turn soon, or waits for one.
func (v *visitor) plays() {
	v.Helper()
	before := v.Text()
	for _, text := range []string{
		"Add to the sheet", "Look at your outer cards", "Turn down", "No card of mine", "No card of mine matches", "Turn over",
		"Discard it", "No swap", "End your turn", "Pass", "Draw",
	} {
		if v.Offers(text) {
			v.Tap(text)
			break
		}
	}
	v.Await("a change or a refusal", func() bool { return v.Text() != before || v.Message() != "" || len(v.rounds()) > 0 })
	if v.Message() != "" { // the computer was first
		v.Pass(time.Minute)
		v.Beside(func() { v.on(func() {}) })
	}
}
