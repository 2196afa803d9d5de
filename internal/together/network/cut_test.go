package network_test

import (
	"context"
	"encoding/json"
	"errors"
	"net"
	"net/http"
	"strings"
	"sync/atomic"
	"testing"

	"tabby/history"
	"tabby/internal/assault"
	"tabby/internal/together"
	"tabby/internal/together/network"
)

// A scissors cuts connections after so many bytes.
type scissors struct {
	up, down atomic.Int64 // bytes that still go through
}

// dial returns lines whose connections the scissors cut.
func (s *scissors) dial(address string) together.Line {
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
	s.up.Store(up)
	s.down.Store(down)
}

var errCut = errors.New("the connection is cut")

// A cutConn is a connection between scissors.
type cutConn struct {
	net.Conn
	*scissors
}

// pass returns how many of n bytes go through.
func pass(left *atomic.Int64, n int) int {
	return int(max(0, min(int64(n), left.Add(int64(-n))+int64(n))))
}

func (c cutConn) Write(p []byte) (int, error) {
	n := pass(&c.up, len(p))
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
	through := pass(&c.down, n)
	if through < n {
		return through, errors.Join(errCut, c.Conn.Close())
	}
	return n, err
}

// uncut is more bytes than any meeting here has.
const uncut = 1 << 30

// An entry is one of a game. Its checksum is chained over those before it: it is the same
// on and off the main line of the game.
type entry struct{ game, sum string }

// entries returns all entries of a device, and the games that were emptied from the trash.
func (d *device) entries() (all []entry, gone map[string]bool) {
	d.tb.Helper()
	gone = map[string]bool{}
	for text := range strings.Lines(d.export()) {
		var line struct {
			Game, Ending, Sum, Of string
			Says                  struct{ Gone bool }
		}
		must(d.tb, json.Unmarshal([]byte(text), &line))
		if game := line.Game + line.Ending; game != "" {
			all = append(all, entry{game, line.Sum})
		}
		if line.Says.Gone {
			gone[line.Of] = true
		}
	}
	return all, gone
}

// TestMeetingCutAnywhereGoesOnLater cuts the connection of a meeting after every so many
// bytes, in either direction.
func TestMeetingCutAnywhereGoesOnLater(t *testing.T) {
	laptop, phone := newDevice(t, "Laptop"), newDevice(t, "Phone")
	var s scissors
	s.set(uncut, uncut)
	phone.client.Line = s.dial
	games := [2]string{laptop.play(0, "Ann", "Ben"), phone.play(0, "Cy", "Di")}
	id := phone.pair(laptop)
	phone.meet(id)
	news := func(n int) {
		laptop.goOn(games[0], n)
		phone.goOn(games[1], n)
		laptop.do(history.NoteGame{Game: games[1], Note: strings.Repeat("a", n%7+1)})
		phone.do(history.NoteNight{Day: "2026-11-20", Note: strings.Repeat("b", n%7+1)})
		if n%20 == 0 { // a game of some length is cut as well, and one of a hundred rounds need not be
			games[0], games[1] = laptop.play(2, "Ann", "Ben"), phone.play(2, "Cy", "Di")
		}
	}
	news(0)
	s.set(uncut, uncut)
	phone.meet(id)
	up, down := uncut-s.up.Load(), uncut-s.down.Load()
	cuts, n := 0, 0
	for _, way := range []struct {
		length int64
		cut    func(at int64)
	}{{up, func(at int64) { s.set(at, uncut) }}, {down, func(at int64) { s.set(uncut, at) }}} {
		for at := int64(0); at < way.length; at += int64(assault.Times(577, 1)) {
			n++
			news(n)
			had, _ := laptop.entries()
			more, _ := phone.entries()
			way.cut(at)
			if _, err := phone.client.Meet(id, history.Work{}); err != nil {
				cuts++
			}
			s.set(uncut, uncut)
			phone.meet(id)
			equal(t, laptop, phone)
			has(t, laptop, append(had, more...))
			if m := phone.meet(id); m.Moved() != 0 {
				t.Fatalf("cut at %d, and met twice: %+v", at, m)
			}
		}
	}
	if cuts < n/2 {
		t.Errorf("only %d of %d meetings were cut", cuts, n)
	}
	assault.Tried(t, cuts, assault.Cuts)
}

// has fails if a device lacks an entry of a game that was not emptied from the trash.
func has(t *testing.T, d *device, entries []entry) {
	t.Helper()
	all, gone := d.entries()
	kept := map[entry]bool{}
	for _, e := range all {
		kept[e] = true
	}
	for _, e := range entries {
		if !kept[e] && !gone[e.game] {
			t.Fatalf("an entry is lost: %v", e)
		}
	}
}
