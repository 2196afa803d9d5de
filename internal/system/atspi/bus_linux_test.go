package atspi

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/godbus/dbus/v5"

	"tabby/internal/testing/bustest"
	"tabby/internal/testing/must"
)

// patience is how long a slow machine may take.
const patience = 30 * time.Second

// configuration is that of a bus whose services stand in a folder.
const configuration = `<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN" "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
<type>session</type>
<listen>unix:tmpdir=/tmp</listen>
<servicedir>SERVICES</servicedir>
<policy context="default"><allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/></policy>
</busconfig>`

// A bus is a dbus-daemon of a test's own.
type bus struct {
	testing.TB
	address string
	started string // the file that is there once the bus has started a service
	end     func()
}

// newBus starts a bus. It can start a service for each name given.
func newBus(t testing.TB, services ...string) *bus {
	t.Helper()
	dir := t.TempDir()
	b := &bus{TB: t, started: filepath.Join(dir, "started")}
	for _, name := range services {
		write(t, filepath.Join(dir, name+".service"), "[D-BUS Service]\nName="+name+"\nExec=/usr/bin/touch "+b.started+"\n")
	}
	write(t, filepath.Join(dir, "bus.conf"), strings.ReplaceAll(configuration, "SERVICES", dir))
	b.address, b.end = bustest.Start(t, []string{"--config-file=" + filepath.Join(dir, "bus.conf")}, nil)
	return b
}

func write(t testing.TB, name, text string) {
	t.Helper()
	must.Do(t, os.WriteFile(name, []byte(text), 0o600))
}

// client connects a program to the bus.
func (b *bus) client() *dbus.Conn {
	b.Helper()
	c := must.Get(dbus.Connect(b.address, dbus.WithSignalHandler(dbus.NewSequentialSignalHandler())))
	b.Cleanup(func() { _ = c.Close() })
	return c
}

// takes has a client own a name of the bus.
func (b *bus) takes(c *dbus.Conn, name string) {
	b.Helper()
	must.Get(c.RequestName(name, dbus.NameFlagDoNotQueue))
}

// A fakeRegistry stands for that of at-spi2-core.
type fakeRegistry struct {
	bus       *bus
	conn      *dbus.Conn
	listeners []listener
	embedded  chan reference
}

// newRegistry starts a registry, with those who listen already.
func newRegistry(b *bus, listeners ...listener) *fakeRegistry {
	b.Helper()
	r := &fakeRegistry{bus: b, conn: b.client(), listeners: listeners, embedded: make(chan reference, 8)}
	must.Do(b, r.conn.Export(r, rootPath, accessibility+"Socket"))
	must.Do(b, r.conn.Export(r, registryPlace, registry))
	b.takes(r.conn, registry)
	return r
}

// Embed answers the desktop.
func (r *fakeRegistry) Embed(program reference) (reference, *dbus.Error) {
	r.embedded <- program
	return reference{registry, rootPath}, nil
}

// GetRegisteredEvents answers who listens.
func (r *fakeRegistry) GetRegisteredEvents() ([]listener, *dbus.Error) { return r.listeners, nil }

// program waits until the program is embedded, and returns its name on the bus.
func (r *fakeRegistry) program() string {
	r.bus.Helper()
	return within30s(r.bus, r.embedded, "nobody is embedded").Bus
}

// says emits a signal of the registry.
func (r *fakeRegistry) says(name string, args ...any) {
	r.bus.Helper()
	must.Do(r.bus, r.conn.Emit(registryPlace, registry+"."+name, args...))
}

// within30s returns what comes, and fails with a complaint if nothing does.
func within30s[T any](t testing.TB, from <-chan T, complaint string) T {
	t.Helper()
	late := time.NewTimer(patience)
	defer late.Stop()
	select {
	case it := <-from:
		return it
	case <-late.C:
		t.Fatal(complaint)
		panic("unreachable")
	}
}
