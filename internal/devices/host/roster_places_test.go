package host

import (
	"fmt"
	"net/http"
	"testing"

	"tabby/internal/devices/host/page"
	"tabby/internal/devices/host/wire"
	"tabby/internal/devices/keys"
	"tabby/internal/devices/reason"
	"tabby/internal/devices/serve"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/expect"
)

// admitted lets so many devices in that do not connect, and returns the error of the last.
func (s *site) admitted(r page.Role, many int) (err error) {
	s.t.Helper()
	s.on(func() {
		for range many {
			_, err = s.table.admit(wire.Joining{}, r)
		}
	})
	return err
}

// knows reports whether the table still knows the device of a phone.
func (s *site) knows(p *phone) (known bool) {
	s.on(func() { _, _, err := s.table.holder(p.token); known = err == nil })
	return known
}

func TestJoinsOfWatchersCostNobodyTheirPlace(t *testing.T) {
	s := begin(t)
	keeper, player, watcher := s.join(page.Score), s.join(page.Sit), s.join(page.Watch)
	away := s.join(page.Score)
	_ = away.conn.CloseNow()
	many := assault.Times(2*maxDevices, 2*maxDevices, 2000)
	_ = s.admitted(page.Watch, many)
	for who, p := range map[string]*phone{"the scorekeeper": keeper, "a player": player, "one who watches": watcher, "a scorekeeper who is away": away} {
		if !s.knows(p) {
			t.Errorf("%s was pushed out", who)
		}
	}
	expect.Same(t, "a score", keeper.ask("slip", args{"round": 0, "player": 0, "score": 3}), "")
	expect.Same(t, "joining to play", s.admitted(page.Sit, 1), nil)
	expect.Same(t, "joining to keep the score", s.admitted(page.Score, 1), nil)
	assault.Tried(t, many, assault.Tricks)
}

func TestJoinsOfPlayersLeaveRoomForAScorekeeper(t *testing.T) {
	s := begin(t)
	keeper := s.join(page.Score)
	_ = s.admitted(page.Sit, 2*maxDevices)
	expect.Same(t, "the scorekeeper is known", s.knows(keeper), true)
	expect.Same(t, "another joins", s.admitted(page.Score, 1), nil)
}

func TestDeviceThatIsAwayMakesRoomForOneOfItsRole(t *testing.T) {
	s := begin(t)
	first := s.join(page.Watch)
	second := s.join(page.Watch)
	for range 2 {
		s.admitted(page.Watch, 1)
	}
	_ = second.conn.CloseNow()
	expect.Same(t, "joining a table full of watchers", s.admitted(page.Watch, maxDevices), nil)
	expect.Same(t, "one who is here is known", s.knows(first), true)
}

func TestTableOfDevicesThatAreAllHereIsFull(t *testing.T) {
	p := newRoster()
	var err error
	for range maxDevices {
		p, err = p.joined(keys.New(8), device{Role: page.Watch.String()}, func(string) bool { return true })
	}
	expect.Error(t, "one watcher too many", err, reason.Full)
}

func TestDeviceThatWasSentAwayMakesRoomFirst(t *testing.T) {
	p := newRoster()
	away := func(string) bool { return false }
	p, _ = p.joined("keeper", device{Role: page.Score.String()}, away)
	d := p.Devices["keeper"]
	d.Gone = true
	p = p.with("keeper", d)
	for range maxDevices {
		p, _ = p.joined(keys.New(8), device{Role: page.Sit.String()}, away)
	}
	for range maxDevices {
		p, _ = p.joined(keys.New(8), device{Role: page.Score.String()}, away)
	}
	if _, known := p.Devices["keeper"]; known {
		t.Error("it is remembered in place of others")
	}
}

func TestJoinsOfAnAddressAreLimited(t *testing.T) {
	s := begin(t)
	status := http.StatusOK
	joins := 0
	for ; status == http.StatusOK && joins < 10*serve.PerAddress; joins++ {
		_, status = s.post(s.key(page.Watch))
	}
	expect.Same(t, fmt.Sprintf("%d joins of one address are answered", joins), status, http.StatusTooManyRequests)
}
