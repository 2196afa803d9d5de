//go:build smoke

package smoke

import (
	"os"

	"github.com/godbus/dbus/v5"

	"tabby/internal/testing/bustest"
	"tabby/internal/testing/must"
)

// The names of AT-SPI.
const (
	accessibility = "org.a11y.atspi."
	accessible    = "/org/a11y/atspi/accessible/root"
	registry      = accessibility + "Registry"
)

// session starts a session bus with what at-spi2-core brings, where the program looks for it.
func (t *table) session() {
	t.Helper()
	sockets, err := os.MkdirTemp("", "bus") // they need short names
	must.Do(t, err)
	t.Cleanup(func() { _ = os.RemoveAll(sockets) })
	t.bus, _ = bustest.Start(t, []string{"--session", "--address=unix:tmpdir=/tmp"},
		[]string{"DISPLAY=", "WAYLAND_DISPLAY=", "HOME=" + t.home, "XDG_RUNTIME_DIR=" + sockets})
}

// A thing is what a screen reader gets of something on the screen.
type thing struct {
	Self, Program, Parent struct {
		Bus  string
		Path dbus.ObjectPath
	}
	Index, Children int32
	Interfaces      []string
	Name            string
	Role            uint32
	Description     string
	States          []uint32
}

// The numbers that AT-SPI has for roles and states.
const (
	heading, button, entry = 83, 43, 79
	focused                = 12
)

// is reports whether a thing has a state.
func (t thing) is(state int) bool { return t.States[state/32]>>(state%32)&1 == 1 }

// A listener is a screen reader, which knows the program by what it says.
type listener struct {
	*program

	bus *dbus.Conn
	app string // its name on the bus
}

// listen begins to listen, as a screen reader does.
func (p *program) listen() *listener {
	p.Helper()
	session := must.Get(dbus.Connect(p.bus))
	p.Cleanup(func() { _ = session.Close() })
	var address string
	must.Do(p, session.Object("org.a11y.Bus", "/org/a11y/bus").Call("org.a11y.Bus.GetAddress", 0).Store(&address))
	bus := must.Get(dbus.Connect(address))
	p.Cleanup(func() { _ = bus.Close() })
	l := &listener{program: p, bus: bus}
	for _, event := range []string{"object:state-changed:focused", "object:announcement"} {
		must.Do(p, bus.Object(registry, "/org/a11y/atspi/registry").Call(registry+".RegisterEvent", 0, event, []string{}, "").Err)
	}
	eventually(p, "the program is known", l.find)
	p.Cleanup(func() {
		if p.Failed() && !p.over() {
			p.Logf("what a screen reader gets: %+v", l.things())
		}
	})
	return l
}

// find looks for the program among all that can be read.
func (l *listener) find() bool {
	var programs []struct {
		Bus  string
		Path dbus.ObjectPath
	}
	if l.bus.Object(registry, accessible).Call(accessibility+"Accessible.GetChildren", 0).Store(&programs) != nil {
		return false
	}
	for _, p := range programs {
		if name, _ := l.bus.Object(p.Bus, accessible).GetProperty(accessibility + "Accessible.Name"); name.Value() == "Tabby" {
			l.app = p.Bus
			return true
		}
	}
	return false
}

// things returns all that is on the screen.
func (l *listener) things() (all []thing) {
	l.Helper()
	must.Do(l, l.bus.Object(l.app, "/org/a11y/atspi/cache").Call(accessibility+"Cache.GetItems", 0).Store(&all))
	return all
}
