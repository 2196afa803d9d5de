package nearby_test

import (
	"fmt"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/godbus/dbus/v5"

	"tabby/internal/testing/bustest"
	"tabby/internal/testing/must"
	"tabby/internal/testing/nearbytest"
)

// A fakeAvahi stands for the daemon: it notes what it is asked to say.
type fakeAvahi struct {
	bus   *dbus.Conn
	state int32 // what becomes of a name

	mu     sync.Mutex
	groups int
	asked  []string
}

// EntryGroupNew is that of org.freedesktop.Avahi.Server.
func (f *fakeAvahi) EntryGroupNew() (dbus.ObjectPath, *dbus.Error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.groups++
	path := dbus.ObjectPath(fmt.Sprintf("/Client0/EntryGroup%d", f.groups))
	if err := f.bus.Export(&fakeGroup{f, path}, path, "org.freedesktop.Avahi.EntryGroup"); err != nil {
		return "", dbus.MakeFailedError(err)
	}
	return path, nil
}

func (f *fakeAvahi) note(format string, args ...any) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.asked = append(f.asked, fmt.Sprintf(format, args...))
}

// until waits until Avahi was asked for something.
func (f *fakeAvahi) until(t *testing.T, what string) {
	t.Helper()
	for end := time.After(patience); ; {
		f.mu.Lock()
		asked := slices.Clone(f.asked)
		f.mu.Unlock()
		if slices.Contains(asked, what) {
			return
		}
		select {
		case <-end:
			t.Fatalf("it was asked for %q, and not for %q", asked, what)
		case <-time.After(time.Millisecond):
		}
	}
}

// A fakeGroup is one of the things that are said together.
type fakeGroup struct {
	*fakeAvahi
	path dbus.ObjectPath
}

// The methods are those of org.freedesktop.Avahi.EntryGroup.

func (g *fakeGroup) AddAddress(_, _ int32, flags uint32, name, address string) *dbus.Error {
	g.note("address %s %s %d", name, address, flags)
	return nil
}

func (g *fakeGroup) AddService(_, _ int32, _ uint32, name, kind, domain, host string, port uint16, text [][]byte) *dbus.Error { //nolint
	g.note("service %s %s %s%s %d %d", name, kind, domain, host, port, len(text))
	return nil
}

func (g *fakeGroup) Reset() *dbus.Error {
	g.note("reset")
	return nil
}

func (g *fakeGroup) Commit() *dbus.Error {
	g.note("commit")
	for _, state := range []int32{1, g.state} {
		if err := g.bus.Emit(g.path, "org.freedesktop.Avahi.EntryGroup.StateChanged", state, ""); err != nil {
			return dbus.MakeFailedError(err)
		}
	}
	return nil
}

// startAvahi starts a bus of the system on which Avahi answers.
func startAvahi(t *testing.T, state int32) *fakeAvahi {
	t.Helper()
	address, _ := bustest.Start(t, []string{"--session"}, nil)
	t.Setenv("DBUS_SYSTEM_BUS_ADDRESS", address)
	bus := must.Get(dbus.Connect(address))
	t.Cleanup(func() { _ = bus.Close() })
	f := &fakeAvahi{bus: bus, state: state}
	must.Do(t, bus.Export(f, "/", "org.freedesktop.Avahi.Server"))
	must.Get(bus.RequestName("org.freedesktop.Avahi", dbus.NameFlagDoNotQueue))
	return f
}

func TestAvahiIsAskedWhereItRuns(t *testing.T) {
	in := nearbytest.Loopback(t)
	f := startAvahi(t, 2)
	a := announce(t, in, "Ann’s table", 8229)
	a.await(t)
	f.until(t, "address "+in.Name+" 127.0.0.1 16")
	f.until(t, "service Ann’s table "+in.Service+"  8229 0")
	a.Rename("Kitchen")
	f.until(t, "service Kitchen "+in.Service+"  8229 0")
	if got := resolve(t, in); got.IsValid() || !a.Named() {
		t.Errorf("a second responder says that the name leads to %v; the host says %t", got, a.Named())
	}
}

func TestAvahiMayHaveGivenTheNameAway(t *testing.T) {
	in := nearbytest.Loopback(t)
	f := startAvahi(t, 3)
	a := announce(t, in, "Ann’s table", 8229)
	f.until(t, "service Ann’s table "+in.Service+"  8229 0")
	if a.Named() {
		t.Error("the name leads here")
	}
}
