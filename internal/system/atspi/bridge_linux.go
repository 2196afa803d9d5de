package atspi

import (
	"context"
	"os"
	"path/filepath"
	"sync"
	"sync/atomic"
	"time"

	"github.com/godbus/dbus/v5"
)

// How old the known state of the screen may be: while somebody listens, and when somebody asks
// without listening.
const (
	often  = 100 * time.Millisecond
	seldom = 200 * time.Millisecond
)

// A bridge shows a window to whoever asks, on one accessibility bus after another.
type bridge struct {
	program Program
	window  Window
	methods map[string]map[string]method // by interface and name
	often   time.Duration
	touched chan struct{} // something was done, so it is time to look
	heard   atomic.Bool   // somebody listens, so what is seen is new

	looking sync.Mutex // held by the goroutine that looks
	seen    atomic.Pointer[glance]
}

// A glance is a screen, and when it was seen.
type glance struct {
	*screen
	at time.Time
}

func newBridge(p Program, w Window) *bridge {
	b := &bridge{program: p, window: w, methods: methodsOf(), often: often, touched: make(chan struct{}, 1)}
	b.seen.Store(&glance{screen: newScreen(p.Name, Tree{})})
	return b
}

// Serve shows a window to screen readers, whenever there is an accessibility bus, until ctx
// ends. The error is [ErrNoBus] if there is no session bus, or that of the connection to it.
func Serve(ctx context.Context, p Program, w Window) error {
	b := newBridge(p, w)
	if address := os.Getenv("AT_SPI_BUS_ADDRESS"); address != "" { // goes before the session's
		return b.visit(ctx, address)
	}
	address := sessionAddress()
	if address == "" {
		return ErrNoBus
	}
	session, err := dbus.Connect(address, dbus.WithContext(ctx), dbus.WithSignalHandler(dbus.NewSequentialSignalHandler()))
	if err != nil {
		return err
	}
	defer session.Close()
	owners := make(chan *dbus.Signal)
	session.Signal(owners)
	if err := session.AddMatchSignalContext(ctx, ownerOf("org.a11y.Bus")...); err != nil {
		return err
	}
	for {
		if address := accessibilityAddress(ctx, session); address != "" {
			_ = b.visit(ctx, address) // the next bus may be another
		}
		if _, ok := <-owners; !ok {
			return ctx.Err()
		}
	}
}

// sessionAddress returns the address of the session bus, or "". godbus would start a bus where
// there is none.
func sessionAddress() string {
	if address := os.Getenv("DBUS_SESSION_BUS_ADDRESS"); address != "" {
		return address
	}
	socket := filepath.Join(os.Getenv("XDG_RUNTIME_DIR"), "bus")
	if _, err := os.Stat(socket); err != nil || !filepath.IsAbs(socket) {
		return ""
	}
	return "unix:path=" + dbus.EscapeBusAddressValue(socket)
}

// accessibilityAddress returns the address of the accessibility bus, or "" if nobody has
// started one. To ask must not start it.
func accessibilityAddress(ctx context.Context, session *dbus.Conn) (address string) {
	bus := session.Object("org.a11y.Bus", "/org/a11y/bus")
	if err := bus.CallWithContext(ctx, "org.a11y.Bus.GetAddress", dbus.FlagNoAutoStart).Store(&address); err != nil {
		return ""
	}
	return address
}

// ownerOf matches that a name of a bus has another owner, or none.
func ownerOf(name string) []dbus.MatchOption {
	return append(left(), dbus.WithMatchArg(0, name))
}

// left matches that any name of a bus has another owner.
func left() []dbus.MatchOption {
	return []dbus.MatchOption{
		dbus.WithMatchSender("org.freedesktop.DBus"),
		dbus.WithMatchInterface("org.freedesktop.DBus"),
		dbus.WithMatchMember("NameOwnerChanged"),
	}
}

// look looks at the window, unless another goroutine has done so since.
func (b *bridge) look(old time.Duration) *screen {
	b.looking.Lock()
	defer b.looking.Unlock()
	last := b.seen.Load()
	if time.Since(last.at) < old {
		return last.screen
	}
	now := last.screen
	if tree, ok := b.window.Look(); ok {
		now = newScreen(b.program.Name, tree)
	}
	b.seen.Store(&glance{now, time.Now()})
	return now
}

// hears notes whether a screen reader listens, and lets the window know what is new of that.
func (b *bridge) hears(on bool) {
	if b.heard.Swap(on) != on {
		b.window.Listened(on)
	}
}

// touch has the window looked at soon, for something was done there.
func (b *bridge) touch() {
	select {
	case b.touched <- struct{}{}:
	default:
	}
}
