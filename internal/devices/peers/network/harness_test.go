package network_test

import (
	"bytes"
	"fmt"
	"net/http/httptest"
	"testing"
	"time"

	"tabby/history"
	"tabby/history/sqlite"
	"tabby/internal/devices/peers"
	"tabby/internal/devices/peers/network"
	"tabby/internal/devices/serve"
	"tabby/internal/testing/must"
	"tabby/scoring"
)

// A device is a store that answers and goes to others.
type device struct {
	tb testing.TB
	*sqlite.Store
	client  *peers.Client
	handler *network.Handler
	server  *httptest.Server
}

// newDevice returns a device with an empty store.
func newDevice(t testing.TB, name string) *device {
	t.Helper()
	d := &device{tb: t}
	d.open(t.TempDir(), name)
	t.Cleanup(func() { d.shut() })
	return d
}

// open opens the store in a folder.
func (d *device) open(dir, name string) {
	d.tb.Helper()
	s := must.Get(sqlite.Open(dir, sqlite.Options{}))
	list := peers.NewList(s, time.Now)
	d.Store = s
	d.client = &peers.Client{List: list, Line: network.Dial, Name: name}
	d.handler = network.New(list, serve.NewDoor(serve.Admission{}).NewRoom(serve.PerAddress), network.Options{Name: name})
	d.server = httptest.NewServer(d.handler)
}

// shut closes the store and the connections.
func (d *device) shut() {
	d.server.Close()
	_ = d.Close() // a test may have closed it
}

// link returns a link that pairs with d once.
func (d *device) link() string { return peers.Link(d.server.URL, d.handler.Invite()) }

// pair lets d list another device, which answers it.
func (d *device) pair(with *device) string {
	d.tb.Helper()
	got := must.Get(d.client.Pair(d.tb.Context(), with.link()))
	return got.ID
}

// meet lets d go to a device.
func (d *device) meet(id string) peers.Result {
	d.tb.Helper()
	return must.Get(d.client.Sync(id, history.Work{}))
}

// export returns everything of d.
func (d *device) export() string {
	d.tb.Helper()
	var b bytes.Buffer
	must.Do(d.tb, d.Export(&b, history.Work{}))
	return b.String()
}

// person returns the ID of a person.
func (d *device) person(name string) scoring.Person {
	d.tb.Helper()
	p := must.Get(d.Meet(name))
	return scoring.Person{ID: p.ID, Name: p.Name}
}

// play plays a game of two, and returns its ID.
func (d *device) play(rounds int, names ...string) string {
	d.tb.Helper()
	log := d.NewGame()
	start := scoring.Started{At: time.Now().UTC(), Variant: "rat-a-tat-cat"}
	for _, name := range names {
		start.People = append(start.People, d.person(name))
	}
	must.Do(d.tb, log.Append(0, []scoring.Event{start}))
	for n := range rounds {
		must.Do(d.tb, log.Append(n+1, []scoring.Event{scored(len(names), n)}))
	}
	return log.ID()
}

// scored returns a round in which all have some points.
func scored(players, points int) scoring.Event {
	r := scoring.Recorded{Caller: scoring.Nobody}
	for range players {
		r.Scores = append(r.Scores, &scoring.Score{Points: points % 30})
	}
	return r
}

// goOn adds a round to a game.
func (d *device) goOn(game string, points int) {
	d.tb.Helper()
	log := must.Get(d.Log(game))
	batches := must.Get(log.Read())
	must.Do(d.tb, log.Append(len(batches), []scoring.Event{scored(2, points)}))
}

// equal fails unless all devices have the same, undamaged.
func equal(t testing.TB, devices ...*device) {
	t.Helper()
	for _, d := range devices {
		must.Do(t, d.Check(history.Work{}))
	}
	same(t, devices...)
}

// same fails unless the exports of all devices are the same, and returns it.
func same(t testing.TB, devices ...*device) string {
	t.Helper()
	first := devices[0].export()
	for _, d := range devices[1:] {
		if got := d.export(); got != first {
			t.Fatalf("the devices differ:\n%s\nand\n%s", first, got)
		}
	}
	return first
}

// do carries out an intent.
func (d *device) do(in history.Intent) {
	d.tb.Helper()
	must.Get(d.Do(in))
}

// idAt returns the ID of a game that began then.
func idAt(at time.Time, n int) string {
	ms := at.UnixMilli()
	return fmt.Sprintf("%08x-%04x-7%03x-8000-%012x", ms>>16, ms&0xffff, n, n)
}
