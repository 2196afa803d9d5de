package desktop

import (
	"net/http"
	"net/url"
	"strconv"
	"testing"

	"tabby/history"
	"tabby/internal/devices/together"
)

// loopback returns a link with the address of this computer for itself.
func loopback(t *testing.T, s *Store) string {
	t.Helper()
	must(t, s.answer())
	return together.Link("http://127.0.0.1:"+strconv.Itoa(s.line.port()), s.line.ways.devices.Invite())
}

func TestDevicesComeToTheWindow(t *testing.T) {
	laptop, other := opened(t, 2), opened(t, 1)
	came := make(chan int, 9)
	laptop.OnReceived(func(_ string, games int) { came <- games })
	if laptop.line.port() != 0 {
		t.Error("it listens before any device is listed")
	}
	link, err := laptop.Invite()
	must(t, err)
	if at, err := laptop.Addresses(); err != nil || (link == "") != (len(at) == 0) {
		t.Errorf("at %v the link is %q, %v", at, link, err)
	}
	if u, err := url.Parse(link); err != nil || link != "" && u.Port() != strconv.Itoa(laptop.line.port()) {
		t.Errorf("the link is %q, %v", link, err)
	}
	d, err := other.Together().Pair(t.Context(), loopback(t, laptop))
	must(t, err)
	m, err := other.Together().Meet(d.ID, history.Work{})
	must(t, err)
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
	d, err := other.Together().Pair(t.Context(), link)
	must(t, err)
	laptop.Rest()
	if laptop.line.port() == 0 {
		t.Fatal("it does not listen for a device that is listed")
	}
	must(t, other.Together().Part(t.Context(), d.ID))
	laptop.Rest()
	if laptop.line.port() != 0 {
		t.Error("it listens though no device is listed")
	}
}

func TestWindowIsOpenToGuestsWithoutDevices(t *testing.T) {
	laptop, other := opened(t, 1), opened(t, 0)
	laptop.OnReceived(func(string, int) {})
	d, err := other.Together().Pair(t.Context(), loopback(t, laptop))
	must(t, err)
	must(t, laptop.Listen(http.NotFoundHandler()))
	must(t, other.Together().Part(t.Context(), d.ID))
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
	_, err := other.Together().Pair(t.Context(), loopback(t, laptop))
	must(t, err)
	dir := laptop.Dir()
	must(t, laptop.Close())
	again, err := Open(en, dir)
	must(t, err)
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
