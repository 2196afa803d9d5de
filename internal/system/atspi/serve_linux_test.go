package atspi

import (
	"errors"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/godbus/dbus/v5"

	"tabby/internal/testing/must"
)

// An accessibilityBus is what tells the address of a bus at the session's.
type accessibilityBus struct{ address string }

// GetAddress answers the address.
func (a accessibilityBus) GetAddress() (string, *dbus.Error) { return a.address, nil }

// newSession starts a session bus, which can start the services of AT-SPI.
func newSession(t testing.TB) *bus {
	t.Helper()
	session := newBus(t, "org.a11y.Bus")
	t.Setenv("AT_SPI_BUS_ADDRESS", "")
	t.Setenv("DBUS_SESSION_BUS_ADDRESS", session.address)
	return session
}

// offer says at a session where the accessibility bus is.
func offer(session, accessible *bus) (owner *dbus.Conn) {
	session.Helper()
	owner = session.client()
	must.Do(session, owner.Export(accessibilityBus{accessible.address}, "/org/a11y/bus", "org.a11y.Bus"))
	session.takes(owner, "org.a11y.Bus")
	return owner
}

func TestBusThatStartsLaterIsFoundEachTime(t *testing.T) {
	session, w := newSession(t), first()
	serve(t, w)
	for range 2 { // the second comes after the first was killed
		accessible := newBus(t)
		r := listening(accessible)
		registry := newRegistry(accessible, orca(r.Conn)...)
		owner := offer(session, accessible)
		registry.program()
		r.await(t, `2 Object.StateChanged focused 1 0`)
		accessible.end()
		_ = owner.Close()
	}
}

func TestRegistryThatStartsLaterIsFoundEachTime(t *testing.T) {
	session, accessible := newSession(t), newBus(t, registry)
	offer(session, accessible)
	serve(t, first())
	r := listening(accessible)
	awaitConnections(t, r.Conn, 2)
	moment(t, r.Conn) // in which a registry could be started
	for range 2 {
		registry := newRegistry(accessible, orca(r.Conn)...)
		registry.program()
		r.await(t, `2 Object.StateChanged focused 1 0`)
		_ = registry.conn.Close()
	}
	if _, err := os.Stat(accessible.started); err == nil {
		t.Error("a registry was started")
	}
}

func TestNoProcessIsStarted(t *testing.T) {
	session, w := newSession(t), first()
	serve(t, w)
	c := session.client()
	awaitConnections(t, c, 2)
	moment(t, c) // in which a bus could be started
	if _, err := os.Stat(session.started); err == nil {
		t.Error("an accessibility bus was started")
	}
	if w.looked() > 0 {
		t.Error("the window was looked at")
	}
}

// moment asks a bus many things, one after the other.
func moment(t testing.TB, c *dbus.Conn) {
	t.Helper()
	for range 1000 {
		must.Do(t, c.BusObject().Call("org.freedesktop.DBus.GetId", 0).Err)
	}
}

// awaitConnections waits until this many are on a bus.
func awaitConnections(t testing.TB, c *dbus.Conn, n int) {
	t.Helper()
	eventually(t, "a connection", func() bool {
		var names []string
		must.Do(t, c.BusObject().Call("org.freedesktop.DBus.ListNames", 0).Store(&names))
		unique := 0
		for _, name := range names {
			if name[0] == ':' {
				unique++
			}
		}
		return unique == n
	})
}

func TestThereIsNoBusToAsk(t *testing.T) {
	dir := t.TempDir()
	write(t, filepath.Join(dir, "dbus-launch"), "#!/bin/sh\ntouch "+dir+"/started\n")
	must.Do(t, os.Chmod(filepath.Join(dir, "dbus-launch"), 0o700))
	t.Setenv("PATH", dir)
	for _, name := range []string{"AT_SPI_BUS_ADDRESS", "DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR"} {
		t.Setenv(name, "")
	}
	if err := Serve(t.Context(), Program{}, first()); !errors.Is(err, ErrNoBus) {
		t.Error(err)
	}
	t.Setenv("XDG_RUNTIME_DIR", dir)
	if err := Serve(t.Context(), Program{}, first()); !errors.Is(err, ErrNoBus) {
		t.Error(err)
	}
	t.Setenv("DBUS_SESSION_BUS_ADDRESS", "autolaunch:")
	if err := Serve(t.Context(), Program{}, first()); err == nil {
		t.Error("it was served")
	}
	if _, err := os.Stat(filepath.Join(dir, "started")); err == nil {
		t.Error("a bus was started")
	}
}

// connected shows a window on a bus, looking as often as it can, and returns the bridge.
func connected(t testing.TB, b *bus, w Window) *bridge {
	t.Helper()
	bridge := newBridge(Program{Name: "Tabby"}, w)
	bridge.often = time.Microsecond
	over := make(chan error, 1)
	go func() { over <- bridge.visit(t.Context(), b.address) }()
	t.Cleanup(func() {
		b.end()
		<-over
	})
	return bridge
}

func TestWindowIsLookedAtWhileSomebodyListens(t *testing.T) {
	b, w := newBus(t), first()
	registry := newRegistry(b)
	bridge := connected(t, b, w)
	name, c := registry.program(), b.client()
	for range 100 { // time in which it could look
		must.Do(t, c.Object(name, rootPath).Call("org.freedesktop.DBus.Peer.Ping", 0).Err)
	}
	if w.looked() > 0 || w.listened() {
		t.Error("the window was looked at while nobody listens")
	}
	for _, leave := range []func(c *dbus.Conn, who, event string){
		func(_ *dbus.Conn, who, event string) { registry.says("EventListenerDeregistered", who, event) },
		func(c *dbus.Conn, _, _ string) { _ = c.Close() },
	} {
		reader := b.client()
		who, event := reader.Names()[0], "object:state-changed:"
		registry.says("EventListenerRegistered") // as nobody should
		registry.says("EventListenerRegistered", who, event, []string{})
		before := w.looked()
		eventually(t, "a look", func() bool { return w.looked() > before+3 })
		if !w.listened() {
			t.Error("the window does not know that somebody listens")
		}
		leave(reader, who, event)
		eventually(t, "an end to looking", func() bool { return !bridge.heard.Load() })
		eventually(t, "the window to know it", func() bool { return !w.listened() })
	}
}

// A faultyWindow cannot be looked at.
type faultyWindow struct{ *fakeWindow }

func (faultyWindow) Look() (Tree, bool) { panic("a fault") }

func TestWindowWithAFaultEndsTheConnectionAlone(t *testing.T) {
	b := newBus(t)
	r := listening(b)
	newRegistry(b, orca(r.Conn)...)
	t.Setenv("AT_SPI_BUS_ADDRESS", b.address)
	if err := within30s(t, serve(t, faultyWindow{first()}), "it goes on"); err == nil {
		t.Error("there is no error")
	}
}

func TestARequestToAFaultyWindowHasNoAnswer(t *testing.T) {
	b := newBus(t)
	registry := newRegistry(b)
	t.Setenv("AT_SPI_BUS_ADDRESS", b.address)
	serve(t, faultyWindow{first()})
	name, c := registry.program(), b.client()
	for range 2 {
		if c.Object(name, rootPath).Call(accessibility+"Accessible.GetRole", 0).Err == nil {
			t.Error("there is an answer")
		}
	}
}

// A hungWindow answers nothing in time.
type hungWindow struct{ *fakeWindow }

func (hungWindow) Look() (Tree, bool) { return Tree{}, false }

func TestWindowThatDoesNotAnswerIsShownAsBefore(t *testing.T) {
	b := newBridge(Program{Name: "Tabby"}, hungWindow{first()})
	if now := b.look(0); len(now.nodes) != 2 || now.nodes[0].Name != "Tabby" {
		t.Errorf("%v", now.nodes)
	}
}

// eventually waits until yes returns true.
func eventually(t testing.TB, what string, yes func() bool) {
	t.Helper()
	late, again := time.NewTimer(patience), time.NewTicker(time.Millisecond)
	defer late.Stop()
	defer again.Stop()
	for !yes() {
		select {
		case <-again.C:
		case <-late.C:
			t.Fatalf("not after %v: %s", patience, what)
		}
	}
}

// BenchmarkTell tells a listener of another page.
func BenchmarkTell(b *testing.B) {
	buses := newBus(b)
	c := &connection{bridge: newBridge(Program{Name: "Tabby"}, first()), bus: buses.client()}
	pages := [2]*screen{newScreen("Tabby", page(100)), newScreen("Tabby", page(200))}
	for i := 0; b.Loop(); i++ {
		for _, e := range compare(pages[i%2], pages[(i+1)%2]) {
			c.emit(c.fit(e))
		}
	}
}

// BenchmarkLook compares a screen that is still.
func BenchmarkLook(b *testing.B) {
	bridge := newBridge(Program{Name: "Tabby"}, &fakeWindow{tree: page(100)})
	last := bridge.look(0)
	for b.Loop() {
		now := bridge.look(0)
		if compare(last, now) != nil {
			b.Fatal("something is told")
		}
	}
}
