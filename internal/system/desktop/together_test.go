package desktop

import (
	"net/http"
	"net/url"
	"strconv"
	"testing"

	"tabby/history"
	"tabby/internal/devices/peers"
	"tabby/internal/testing/must"
)

// loopback returns a link with the address of this computer for itself.
func loopback(t *testing.T, s *Store) string {
	t.Helper()
	must.Do(t, s.answer())
	return peers.Link("http://127.0.0.1:"+strconv.Itoa(s.line.port()), s.line.ways.devices.Invite())
}

func TestDevicesComeToTheWindow(t *testing.T) {
	laptop, other := opened(t, 2), opened(t, 1)
	came := make(chan int, 9)
	laptop.OnReceived(func(_ string, games int) { came <- games })
	if laptop.line.port() != 0 {
		t.Error("it listens before any device is listed")
	}
	link := must.Get(laptop.Invite())
	if at, err := laptop.Addresses(); err != nil || (link == "") != (len(at) == 0) {
		t.Errorf("at %v the link is %q, %v", at, link, err)
	}
	if u, err := url.Parse(link); err != nil || link != "" && u.Port() != strconv.Itoa(laptop.line.port()) {
		t.Errorf("the link is %q, %v", link, err)
	}
	d := must.Get(other.Together().Pair(t.Context(), loopback(t, laptop)))
	m := must.Get(other.Together().Sync(d.ID, history.Work{}))
	if m.Received != 2 || m.Sent != 1 {
		t.Errorf("%+v", m)
	}
	close(came) // the meeting is over
	games := 0
	for n := range came {
		games += n
	}
	if games != 1 {
		t.Errorf("the window heard of %d games", games)
	}
}

func TestWindowIsClosedToDevicesOnceNoneIsListed(t *testing.T) {
	laptop, other := opened(t, 1), opened(t, 0)
	laptop.OnReceived(func(string, int) {})
	link := loopback(t, laptop)
	laptop.Rest()
	if laptop.line.port() == 0 {
		t.Fatal("it does not listen while a link waits for a device")
	}
	d := must.Get(other.Together().Pair(t.Context(), link))
	laptop.Rest()
	if laptop.line.port() == 0 {
		t.Fatal("it does not listen for a device that is listed")
	}
	must.Do(t, other.Together().Unpair(t.Context(), d.ID))
	laptop.Rest()
	if laptop.line.port() != 0 {
		t.Error("it listens though no device is listed")
	}
}

func TestWindowIsOpenToGuestsWithoutDevices(t *testing.T) {
	laptop, other := opened(t, 1), opened(t, 0)
	laptop.OnReceived(func(string, int) {})
	d := must.Get(other.Together().Pair(t.Context(), loopback(t, laptop)))
	must.Do(t, laptop.Listen(http.NotFoundHandler()))
	must.Do(t, other.Together().Unpair(t.Context(), d.ID))
	laptop.Rest()
	if laptop.line.port() == 0 {
		t.Error("guests of a game cannot come any more")
	}
	laptop.HangUp()
	if laptop.line.port() != 0 {
		t.Error("it listens once they are gone")
	}
}

func TestWindowAnswersListedDevicesFromItsStart(t *testing.T) {
	laptop, other := opened(t, 1), opened(t, 0)
	laptop.OnReceived(func(string, int) {})
	must.Get(other.Together().Pair(t.Context(), loopback(t, laptop)))
	dir := laptop.Dir()
	must.Do(t, laptop.Close())
	again := must.Get(Open(en, dir))
	defer again.Close()
	s := again
	s.OnReceived(func(string, int) {})
	if s.line.port() == 0 {
		t.Error("it does not listen")
	}
	s.HangUp()
	if s.line.port() == 0 {
		t.Error("it does not listen once guests of a game are gone")
	}
}
