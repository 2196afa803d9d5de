package network_test

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"syscall"
	"testing"
	"time"

	"tabby/internal/testing/must"
	"tabby/internal/testing/sim"
	"tabby/internal/testing/sim/network"
)

const laptop = "192.168.1.20:8229"

// pair returns both ends of a connection, and the device that made it.
func pair(w *sim.World, n *network.Network) (near, far net.Conn, d *network.Device) {
	w.Helper()
	l, err := n.Listen(laptop)
	must.Do(w, err)
	d = n.Device("Ben's phone", "192.168.1.50")
	if near, err = d.Dial(w.Context(), "tcp", laptop); err != nil {
		w.Fatal(err)
	}
	if far, err = l.Accept(); err != nil {
		w.Fatal(err)
	}
	return near, far, d
}

func TestEverythingWrittenArrivesLateAndInOrder(t *testing.T) {
	sim.Seeds(t, 20, func(w *sim.World) {
		near, far, _ := pair(w, network.New(w))
		began, sent := time.Now(), ""
		for i := range 100 {
			text := fmt.Sprint(i, " ")
			sent += text
			_, _ = near.Write([]byte(text))
			time.Sleep(time.Duration(w.Dice.IntN(1000)))
		}
		_ = near.Close()
		came, err := io.ReadAll(far)
		if err != nil || string(came) != sent {
			w.Errorf("%q comes, %v", came, err)
		}
		if took := time.Since(began); took < time.Millisecond {
			w.Errorf("100 pieces come in %v", took)
		}
	})
}

func TestCutIsNoticedAtBothEnds(t *testing.T) {
	sim.Seeds(t, 5, func(w *sim.World) {
		near, far, d := pair(w, network.New(w))
		go func() { time.Sleep(time.Second); d.Cut() }()
		_, err1 := far.Read(make([]byte, 1))
		_, err2 := near.Read(make([]byte, 1))
		_, err3 := near.Write([]byte("x"))
		for _, err := range []error{err1, err2, err3} {
			if !errors.Is(err, syscall.ECONNRESET) {
				w.Error(err)
			}
		}
	})
}

func TestNothingArrivesFromASilentDevice(t *testing.T) {
	sim.Seeds(t, 5, func(w *sim.World) {
		near, far, d := pair(w, network.New(w))
		d.Silence()
		if _, err := near.Write([]byte("x")); err != nil {
			w.Error(err)
		}
		_ = near.Close()
		_ = far.SetReadDeadline(time.Now().Add(24 * time.Hour))
		n, err := far.Read(make([]byte, 1))
		if late := net.Error(nil); n != 0 || !errors.As(err, &late) || !late.Timeout() {
			w.Errorf("after a day it reads %d, %v", n, err)
		}
	})
}

func TestHostThatIsOffDoesNotAnswer(t *testing.T) {
	sim.Seeds(t, 5, func(w *sim.World) {
		n := network.New(w)
		_, far, d := pair(w, n)
		n.Kill(laptop)
		if _, err := far.Read(make([]byte, 1)); !errors.Is(err, syscall.ECONNRESET) {
			w.Error(err)
		}
		if _, err := d.Dial(w.Context(), "tcp", laptop); !errors.Is(err, syscall.ECONNREFUSED) {
			w.Errorf("where nothing listens: %v", err)
		}
		n.PowerOff(laptop)
		ctx, stop := context.WithTimeout(w.Context(), 10*time.Second)
		defer stop()
		if _, err := d.Dial(ctx, "tcp", laptop); !errors.Is(err, context.DeadlineExceeded) {
			w.Errorf("where there is no power: %v", err)
		}
		if _, err := n.Listen(laptop); err != nil {
			w.Fatal(err)
		}
		if _, err := d.Dial(w.Context(), "tcp", laptop); err != nil {
			w.Errorf("once it is back: %v", err)
		}
	})
}

func TestAbsentDeviceReturnsOnceTheNetworkIsCalm(t *testing.T) {
	sim.Seeds(t, 5, func(w *sim.World) {
		n := network.New(w)
		near, _, d := pair(w, n)
		d.Away(true)
		ctx, stop := context.WithTimeout(w.Context(), time.Second)
		defer stop()
		if _, err := d.Dial(ctx, "tcp", laptop); err == nil {
			w.Error("it connects though it is away")
		}
		n.Calm()
		if _, err := near.Read(make([]byte, 1)); !errors.Is(err, syscall.ECONNRESET) {
			w.Errorf("the old connection: %v", err)
		}
		if _, err := d.Dial(w.Context(), "tcp", laptop); err != nil {
			w.Errorf("it does not connect: %v", err)
		}
	})
}

// talk lets two phones ask a server things over connections that end.
func talk(w *sim.World) {
	n := network.New(w)
	n.Lives = 10 * time.Second
	l, err := n.Listen(laptop)
	must.Do(w, err)
	server := &http.Server{Handler: http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
		w.Saw(r.RemoteAddr, r.URL.Path)
		fmt.Fprint(rw, strings.Repeat(r.URL.Path, 100))
	})}
	go func() { _ = server.Serve(l) }()
	answers := make(chan int)
	for i := range 2 {
		d := n.Device(fmt.Sprint("phone ", i+1), fmt.Sprint("192.168.1.5", i))
		go func() {
			for k := range 50 {
				ctx, stop := context.WithTimeout(context.Background(), 5*time.Second)
				r, _ := http.NewRequestWithContext(ctx, "GET", fmt.Sprint("http://", laptop, "/", k), nil)
				resp, err := d.Client().Do(r)
				size := 0
				if err == nil {
					all, _ := io.ReadAll(resp.Body)
					size = len(all)
					_ = resp.Body.Close()
				}
				w.Saw(d.Name, k, size, err)
				stop()
			}
			answers <- i
		}()
	}
	<-answers
	<-answers
	_ = server.Close()
}

func TestSameSeedGivesTheSameTalk(t *testing.T) { sim.Repeats(t, 5, 10, talk) }

func TestConnectionsEndByThemselves(t *testing.T) {
	sim.Seeds(t, 5, func(w *sim.World) {
		n := network.New(w)
		n.Lives = time.Second
		ends := 0
		near, _, d := pair(w, n)
		for range 50 {
			_ = near.SetReadDeadline(time.Now().Add(time.Minute))
			if _, err := near.Read(make([]byte, 1)); errors.Is(err, syscall.ECONNRESET) {
				ends++
			}
			var err error
			if near, err = d.Dial(w.Context(), "tcp", laptop); err != nil {
				w.Fatal(err)
			}
		}
		if ends < 10 || ends > 40 {
			w.Errorf("of 50 connections %d are cut", ends)
		}
	})
}
