package network_test

import (
	"errors"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"tabby/history"
	"tabby/internal/devices/peers"
	"tabby/internal/devices/peers/network"
	"tabby/internal/devices/reason"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

// hurried is a patience for tests.
var hurried = network.Patience{Answer: 100 * time.Millisecond, Still: 100 * time.Millisecond, All: 300 * time.Millisecond}

// TestDeviceThatStopsInTheMiddleIsNotWaitedFor lets a phone go to devices that do half of what
// they should.
func TestDeviceThatStopsInTheMiddleIsNotWaitedFor(t *testing.T) {
	for name, do := range map[string]func(w http.ResponseWriter, r *http.Request){
		"says nothing":            func(_ http.ResponseWriter, r *http.Request) { <-r.Context().Done() },
		"sends headers alone":     func(w http.ResponseWriter, r *http.Request) { flush(w, ""); <-r.Context().Done() },
		"sends a piece and stops": func(w http.ResponseWriter, r *http.Request) { flush(w, "half"); <-r.Context().Done() },
		"sends a byte now and then": func(w http.ResponseWriter, r *http.Request) {
			for tick := time.NewTicker(10 * time.Millisecond); r.Context().Err() == nil; <-tick.C {
				flush(w, "a")
			}
		},
	} {
		t.Run(name, func(t *testing.T) {
			tries := assault.Times(1, 1, 20)
			for range tries {
				meetHostile(t, do)
			}
			assault.Tried(t, tries, assault.Tricks)
		})
	}
}

// meetHostile lets a phone go to a device that answers so.
func meetHostile(t *testing.T, do func(w http.ResponseWriter, r *http.Request)) {
	t.Helper()
	hostile := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		_, _ = io.Copy(io.Discard, r.Body) // or the phone has gone
		do(w, r)
	}))
	defer hostile.Close()
	phone := newDevice(t, "Phone")
	phone.client.Line = func(at string) peers.Line { return network.DialFor(hurried, at) }
	must.Do(t, phone.client.Add(peers.Device{ID: "AAAAAAAAAAA", Name: "Laptop", Address: hostile.URL, Token: "t"}))
	expect.Error(t, "the meeting ends with", expect.ErrorOf(phone.client.Sync("AAAAAAAAAAA", history.Work{})), reason.NoAnswer)
}

// flush sends something at once, or headers alone.
func flush(w http.ResponseWriter, text string) {
	_, _ = io.WriteString(w, text) // or the phone has gone
	_ = http.NewResponseController(w).Flush()
}

func TestDeviceThatTakesNothingIsNotWaitedFor(t *testing.T) {
	l := must.Get(net.Listen("tcp", "127.0.0.1:0"))
	defer l.Close() // it never accepts
	line := network.DialFor(hurried, "http://"+l.Addr().String())
	if _, _, err := line.Post(t.Context(), "/together/give", "t", make([]byte, peers.MaxPacked)); !errors.Is(err, reason.NoAnswer) {
		t.Errorf("it ends with %v", err)
	}
}

func TestSyncThatTakesTooLongIsStopped(t *testing.T) {
	laptop, phone := newDevice(t, "Laptop"), newDevice(t, "Phone")
	id := phone.pair(laptop)
	laptop.play(2, "Ann", "Ben")
	phone.client.Patience = time.Nanosecond
	if _, err := phone.client.Sync(id, history.Work{}); !errors.Is(err, reason.NoAnswer) || errors.Is(err, history.ErrStopped) {
		t.Errorf("it ends with %v", err)
	}
	phone.client.Patience = 0
	phone.meet(id)
	equal(t, laptop, phone)
}

func TestSlowDeviceThatGoesOnIsWaitedFor(t *testing.T) {
	slow := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		_, _ = io.Copy(io.Discard, r.Body)
		tick := time.NewTicker(300 * time.Millisecond)
		defer tick.Stop()
		for range 10 {
			flush(w, "a")
			<-tick.C
		}
	}))
	defer slow.Close()
	line := network.DialFor(network.Patience{Answer: time.Minute, Still: 2 * time.Second, All: time.Minute}, slow.URL)
	if _, got, err := line.Post(t.Context(), "/together/take", "t", nil); err != nil || string(got) != "aaaaaaaaaa" {
		t.Errorf("got %q, %v", got, err)
	}
}
