package network_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"net"
	"net/http"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"tabby/history"
	"tabby/internal/devices/peers"
	"tabby/internal/devices/peers/network"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/must"
)

// A scissors cuts connections after this many bytes.
type scissors struct {
	up, down way
}

// A way is one direction of connections.
type way struct {
	left atomic.Int64 // bytes that still go through

	mu    sync.Mutex
	edges []int64 // after how many bytes something began or ended: a head, a body, a packet
}

// set says after how many bytes the way is cut.
func (w *way) set(after int64) {
	w.left.Store(after)
	w.mu.Lock()
	defer w.mu.Unlock()
	w.edges = nil
}

// pass returns how many of some bytes go through.
func (w *way) pass(p []byte) int {
	n := int64(len(p))
	left := w.left.Add(-n) + n
	w.mu.Lock()
	defer w.mu.Unlock()
	at := uncut - left
	w.edges = append(w.edges, at, at+n)
	if i := bytes.Index(p, []byte("\r\n\r\n")); i >= 0 {
		w.edges = append(w.edges, at+int64(i)+4)
	}
	return int(max(0, min(n, left)))
}

// cuts returns after how many bytes to cut what has gone this way: each this many, and everywhere
// near an edge.
func (w *way) cuts(each int64) (all []int64) {
	const near = 16
	w.mu.Lock()
	defer w.mu.Unlock()
	for at := range uncut - w.left.Load() {
		isNear := slices.ContainsFunc(w.edges, func(edge int64) bool { return -near <= at-edge && at-edge <= near })
		if at%each == 0 || each < near && isNear {
			all = append(all, at)
		}
	}
	return all
}

// dial returns lines whose connections the scissors cut.
func (s *scissors) dial(address string) peers.Line {
	dialer := net.Dialer{}
	return network.DialBy(&http.Client{Transport: &http.Transport{
		DialContext: func(ctx context.Context, kind, to string) (net.Conn, error) {
			c, err := dialer.DialContext(ctx, kind, to)
			return cutConn{c, s}, err
		},
		DisableKeepAlives: true,
	}}, address)
}

// set says after how many bytes connections are cut.
func (s *scissors) set(up, down int64) {
	s.up.set(up)
	s.down.set(down)
}

var errCut = errors.New("the connection is cut")

// A cutConn is a connection between scissors.
type cutConn struct {
	net.Conn
	*scissors
}

func (c cutConn) Write(p []byte) (int, error) {
	n := c.up.pass(p)
	if n == len(p) {
		return c.Conn.Write(p)
	}
	if n > 0 {
		_, _ = c.Conn.Write(p[:n]) // and no more
	}
	return n, errors.Join(errCut, c.Conn.Close())
}

func (c cutConn) Read(p []byte) (int, error) {
	n, err := c.Conn.Read(p)
	through := c.down.pass(p[:max(0, n)])
	if through < n {
		return through, errors.Join(errCut, c.Conn.Close())
	}
	return n, err
}

// uncut is more bytes than any sync here has.
const uncut = 1 << 30

// An entry is one of a game. Its checksum is chained over those before it: it is the same
// on and off the main line of the game.
type entry struct{ game, sum string }

// entries returns all entries of an export.
func entries(t testing.TB, export string) (all []entry) {
	t.Helper()
	for text := range strings.Lines(export) {
		var line struct{ Game, Ending, Sum string }
		must.Do(t, json.Unmarshal([]byte(text), &line))
		if game := line.Game + line.Ending; game != "" {
			all = append(all, entry{game, line.Sum})
		}
	}
	return all
}

// A couple is two devices that are kept together, over a connection that can be cut.
type couple struct {
	*testing.T
	laptop, phone *device
	cut           scissors
	id            string    // of the laptop, at the phone
	games         [2]string // that each goes on with
	met           int
}

func newCouple(t *testing.T) *couple {
	c := &couple{T: t, laptop: newDevice(t, "Laptop"), phone: newDevice(t, "Phone")}
	c.cut.set(uncut, uncut)
	c.phone.client.Line = c.cut.dial
	c.play(0)
	c.id = c.phone.pair(c.laptop)
	c.phone.meet(c.id)
	phone := must.Get(c.phone.client.ID())
	c.laptop.handler.Unlimit(phone)
	return c
}

// play begins new games.
func (c *couple) play(rounds int) {
	c.games = [2]string{c.laptop.play(rounds, "Ann", "Ben"), c.phone.play(rounds, "Cy", "Di")}
}

// news gives each device something that the other lacks.
func (c *couple) news() {
	c.met++
	c.laptop.goOn(c.games[0], c.met)
	c.phone.goOn(c.games[1], c.met)
	c.laptop.do(history.NoteGame{Game: c.games[1], Note: strings.Repeat("a", c.met%7+1)})
	c.phone.do(history.NoteNight{Day: "2026-11-20", Note: strings.Repeat("b", c.met%7+1)})
	if c.met%20 == 0 { // a game of some length is cut as well, and one of a hundred rounds need not be
		c.play(2)
	}
}

// A cut is after how many bytes a connection is cut.
type cut struct{ up, down int64 }

// cuts returns cuts of a sync in either direction.
func (c *couple) cuts(each int64) (all []cut) {
	c.news()
	c.cut.set(uncut, uncut)
	c.phone.meet(c.id)
	for _, at := range c.cut.up.cuts(each) {
		all = append(all, cut{at, uncut})
	}
	for _, at := range c.cut.down.cuts(each) {
		all = append(all, cut{uncut, at})
	}
	return all
}

// meetCut cuts a sync, lets the devices meet again, and reports whether it was cut.
func (c *couple) meetCut(at cut) bool {
	c.Helper()
	c.news()
	had := entries(c, c.laptop.export())
	more := entries(c, c.phone.export())
	c.cut.set(at.up, at.down)
	_, err := c.phone.client.Sync(c.id, history.Work{})
	c.cut.set(uncut, uncut)
	c.phone.meet(c.id)
	has(c, same(c, c.laptop, c.phone), append(had, more...))
	if m := c.phone.meet(c.id); m.Moved() != 0 {
		c.Fatalf("cut at %+v, and met twice: %+v", at, m)
	}
	return err != nil
}

// TestInterruptedSyncResumes cuts the connection of a sync in either direction after
// every this many bytes, in an assault also at each near where something begins or ends. After some cuts there are two new devices, for those of before
// have more and more to compare.
func TestInterruptedSyncResumes(t *testing.T) {
	all := newCouple(t).cuts(int64(assault.Times(2885, 577, 5)))
	cuts := 0
	for some := range slices.Chunk(all, 60) {
		t.Run("", func(t *testing.T) {
			c := newCouple(t)
			for _, at := range some {
				if c.meetCut(at) {
					cuts++
				}
			}
			equal(t, c.laptop, c.phone)
		})
	}
	if cuts < len(all)/2 {
		t.Errorf("only %d of %d meetings were cut", cuts, len(all))
	}
	assault.Tried(t, cuts, assault.Cuts)
}

// has fails if an export lacks an entry.
func has(t testing.TB, export string, written []entry) {
	t.Helper()
	kept := map[entry]bool{}
	for _, e := range entries(t, export) {
		kept[e] = true
	}
	for _, e := range written {
		if !kept[e] {
			t.Fatalf("an entry is lost: %v", e)
		}
	}
}
