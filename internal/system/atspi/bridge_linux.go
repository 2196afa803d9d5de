package atspi

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
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

// A reference names an object of a program to all on the bus.
type reference struct {
	Bus  string // the program's
	Path dbus.ObjectPath
}

// A listener is a program that wants events, by its name on the bus.
type listener struct{ Bus, Event string }

// A connection is one to an accessibility bus. It answers calls on goroutines of godbus, and
// sends events on one of its own.
type connection struct {
	*bridge

	ctx     context.Context
	bus     *dbus.Conn
	name    string                    // its own on the bus
	ready   chan struct{}             // closed once the fields above are set
	id      atomic.Int32              // which the registry gives
	desktop atomic.Pointer[reference] // the parent of the program, or nil

	// what the goroutine knows that sends events
	listeners map[string][]string // the events that they want, by their names
	unmet     bool                // one of them has got nothing yet
	last      *screen             // which the listeners know
	clock     *time.Ticker
}

// visit shows the window on a bus until that is gone, or ctx ends.
func (b *bridge) visit(ctx context.Context, address string) (err error) {
	defer recovered(&err)
	c := &connection{bridge: b, ctx: ctx, ready: make(chan struct{}), listeners: map[string][]string{}, clock: time.NewTicker(b.often)}
	defer c.clock.Stop()
	defer b.hears(false)
	bus, err := dbus.Connect(address, dbus.WithContext(ctx), dbus.WithHandler(c), dbus.WithSignalHandler(dbus.NewSequentialSignalHandler()))
	if err != nil {
		return err
	}
	defer bus.Close()
	c.bus, c.name = bus, bus.Names()[0]
	close(c.ready)
	signals := make(chan *dbus.Signal)
	bus.Signal(signals)
	for _, match := range [][]dbus.MatchOption{{dbus.WithMatchInterface(registry)}, left()} {
		if err := bus.AddMatchSignalContext(ctx, match...); err != nil {
			return err
		}
	}
	c.register()
	c.serve(signals)
	return nil
}

// The registry knows which programs there are, and who listens.
const (
	registry      = "org.a11y.atspi.Registry"
	registryPlace = "/org/a11y/atspi/registry"
)

// register makes the program known, and learns who listens. Without a registry nobody needs that
// yet, and asking must not start one.
func (c *connection) register() {
	var parent reference
	embed := c.bus.Object(registry, rootPath).CallWithContext(c.ctx, accessibility+"Socket.Embed", dbus.FlagNoAutoStart, c.reference(top))
	if embed.Store(&parent) != nil {
		return
	}
	c.desktop.Store(&parent)
	var all []listener
	asked := c.bus.Object(registry, registryPlace).CallWithContext(c.ctx, registry+".GetRegisteredEvents", dbus.FlagNoAutoStart)
	if asked.Store(&all) != nil {
		return
	}
	clear(c.listeners)
	for _, l := range all {
		c.listen(l)
	}
}

// serve sends events while a program listens, until the bus is gone.
func (c *connection) serve(signals <-chan *dbus.Signal) {
	for {
		if len(c.listeners) == 0 {
			c.clock.Stop()
			c.hears(false)
		}
		select {
		case s, ok := <-signals:
			if !ok {
				return
			}
			c.hear(s)
		case <-c.touched:
			c.update()
		case <-c.clock.C:
			c.update()
		}
	}
}

// hear counts who listens. Signals that are not as they should be are nobody's.
func (c *connection) hear(s *dbus.Signal) {
	var l listener
	switch s.Name {
	case registry + ".EventListenerRegistered":
		if dbus.Store(s.Body[:min(2, len(s.Body))], &l.Bus, &l.Event) == nil {
			c.listen(l)
		}
	case registry + ".EventListenerDeregistered":
		if dbus.Store(s.Body[:min(2, len(s.Body))], &l.Bus, &l.Event) == nil {
			c.unlisten(l)
		}
	case "org.freedesktop.DBus.NameOwnerChanged":
		var name, before, after string
		if dbus.Store(s.Body, &name, &before, &after) == nil {
			c.owned(name, after)
		}
	}
}

// listen notes a listener. Once a new one has named all events that it wants, it first gets
// which window has the keyboard.
func (c *connection) listen(l listener) {
	c.unmet = c.unmet || len(c.listeners[l.Bus]) == 0
	c.listeners[l.Bus] = append(c.listeners[l.Bus], l.Event)
	c.clock.Reset(c.often)
}

func (c *connection) unlisten(l listener) {
	events := c.listeners[l.Bus]
	if i := slices.Index(events, l.Event); i >= 0 {
		c.listeners[l.Bus] = slices.Delete(events, i, i+1)
	}
	if len(c.listeners[l.Bus]) == 0 {
		delete(c.listeners, l.Bus)
	}
}

// owned notes that a program left the bus, or that there is a registry again.
func (c *connection) owned(name, owner string) {
	if owner == "" {
		delete(c.listeners, name)
	}
	if name != registry {
		return
	}
	clear(c.listeners)
	if owner != "" {
		c.register()
	}
}

// update looks at the window, and sends what is new.
func (c *connection) update() {
	if len(c.listeners) == 0 {
		return
	}
	now := c.look(0)
	c.hears(true) // from now on what is seen is new
	if c.unmet {
		c.last, c.unmet = now.unfocused(), false
	}
	for _, e := range compare(c.last, now) {
		c.emit(c.fit(e))
	}
	c.last = now
}

// fit returns an announcement as a notification that shows, if nobody takes announcements:
// Orca does from 46 on.
func (c *connection) fit(e event) event {
	if e.name != announced {
		return e
	}
	for _, events := range c.listeners {
		if slices.ContainsFunc(events, func(wanted string) bool {
			return strings.HasPrefix(strings.ToLower(wanted), "object:announcement")
		}) {
			return event{node: Root, name: announced, one: polite, with: e.with}
		}
	}
	return event{node: e.node, name: changedState, detail: "showing", one: 1}
}

// polite is how an announcement waits for what is being said.
const polite = 1

// emit sends an event. What cannot be sent any more is noticed by the goroutine that sends.
func (c *connection) emit(e event) {
	with := dbus.MakeVariant(int32(0))
	switch it := e.with.(type) {
	case string:
		with = dbus.MakeVariant(it)
	case child:
		with = dbus.MakeVariant(c.reference(int(it)))
	}
	_ = c.bus.Emit(pathOf(e.node), accessibility+"Event."+e.name, e.detail, int32(e.one), int32(e.two), with, map[string]dbus.Variant{})
}
