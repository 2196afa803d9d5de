//go:build smoke

package smoke

import (
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/godbus/dbus/v5"

	"tabby/internal/testing/bustest"
	"tabby/internal/testing/expect"
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
	heading, button, entry, toggle = 83, 43, 79, 62
	focused                        = 12
)

// is reports whether a thing has a state.
func (t thing) is(state int) bool { return t.States[state/32]>>(state%32)&1 == 1 }

// A listener is a screen reader, which knows the program by what it says.
type listener struct {
	*program

	bus   *dbus.Conn
	heard chan *dbus.Signal // what is announced
	app   string            // its name on the bus
}

// listen begins to listen, as a screen reader does.
func (p *program) listen() *listener {
	p.Helper()
	session := must.Get(dbus.Connect(p.bus))
	p.Cleanup(func() { _ = session.Close() })
	var address string
	must.Do(p, session.Object("org.a11y.Bus", "/org/a11y/bus").Call("org.a11y.Bus.GetAddress", 0).Store(&address))
	bus := must.Get(dbus.Connect(address, dbus.WithSignalHandler(dbus.NewSequentialSignalHandler())))
	p.Cleanup(func() { _ = bus.Close() })
	l := &listener{program: p, bus: bus, heard: make(chan *dbus.Signal)}
	bus.Signal(l.heard)
	must.Do(p, bus.AddMatchSignal(dbus.WithMatchMember("Announcement")))
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

// called returns the thing that has a role and a name, which may be a beginning with "…".
func (l *listener) called(role uint32, name string) (found thing, ok bool) {
	l.Helper()
	for _, it := range l.things() {
		begins, more := strings.CutSuffix(name, "…")
		if it.Role == role && (it.Name == name || more && strings.HasPrefix(it.Name, begins)) {
			return it, true
		}
	}
	return thing{}, false
}

// does asks a thing to do something until it does: a new screen passes what comes too early.
func (l *listener) does(role uint32, name, method string, args ...any) {
	l.Helper()
	eventually(l, fmt.Sprintf("%s of %q", method, name), func() (done bool) {
		it, ok := l.called(role, name)
		return ok && l.bus.Object(l.app, it.Self.Path).Call(accessibility+method, 0, args...).Store(&done) == nil && done
	})
}

// use presses buttons, one after the other, by their names.
func (l *listener) use(names ...string) {
	l.Helper()
	for _, name := range names {
		l.does(button, name, "Action.DoAction", int32(0))
	}
}

// isOn waits until the keyboard is on something.
func (l *listener) isOn(role uint32, name string) {
	l.Helper()
	eventually(l, fmt.Sprintf("the keyboard is on %q", name), func() bool {
		it, ok := l.called(role, name)
		return ok && it.is(focused)
	})
}

// hears waits until a text is announced.
func (l *listener) hears(text string) {
	l.Helper()
	late := time.NewTimer(patience)
	defer late.Stop()
	for {
		select {
		case s := <-l.heard:
			if len(s.Body) > 3 && s.Body[3] == dbus.MakeVariant(text) {
				return
			}
		case <-late.C:
			l.Fatalf("%q is not said", text)
		}
	}
}

// TestRoundIsKeptByNamesAlone begins a game, keeps a round and takes it back as someone does who
// sees nothing: by what a screen reader says, without a place and without a picture.
func TestRoundIsKeptByNamesAlone(tt *testing.T) {
	t := newTable(tt)
	t.session()
	p := t.open()
	l := p.listen()
	l.isOn(heading, "Tabby")
	l.use("New game")
	for _, name := range []string{"Ann", "Ben", "Cy"} {
		l.does(entry, "Add a name", "EditableText.SetTextContents", name)
		l.use("Add")
		eventually(t, name+" is known", func() bool { return t.knows(name) })
	}
	l.use("Start", "Enter round 1")
	l.isOn(button, "Ann…")
	l.use("5")
	l.isOn(button, "Ben…")
	l.does(toggle, "Ben called", "Action.DoAction", int32(0))
	l.use("6")
	l.isOn(button, "Cy…")
	l.use("7", "Write it down")
	l.isOn(heading, "Rat-a-Tat Cat")
	expect.Same(t, "the totals", t.sheet(t.games()[0]).Totals, map[string]int{"Ann": 5, "Ben": 6, "Cy": 7})
	expect.Same(t, "who called", t.callers(), []int{1})
	l.use("Undo")
	l.hears("Round 1 is taken back.")
	l.use("Redo")
	t.awaitRounds(t.games()[0], 1)
	p.leave(p.terminate)
}
