package nearby

import (
	"context"
	"time"

	"github.com/godbus/dbus/v5"
)

// An avahi is the responder that most computers with Linux have. It is asked, since two on one
// computer get in each other's way.
type avahi struct {
	Network

	port  int
	bus   *dbus.Conn
	named dbus.BusObject // the group of what is said of the name
	table dbus.BusObject // and that of the table
}

// The names of Avahi on the bus of the system.
const (
	avahiName   = "org.freedesktop.Avahi"
	avahiServer = avahiName + ".Server"
	avahiGroup  = avahiName + ".EntryGroup"
)

// patience is how long Avahi may take to answer, and to find that a name is nobody else's.
const patience = 3 * time.Second

// askAvahi returns Avahi as a responder for a host at a port, or nil where it does not run.
func (n Network) askAvahi(ctx context.Context, port int) responder {
	ctx, end := context.WithTimeout(ctx, patience)
	defer end()
	bus, err := dbus.ConnectSystemBus(dbus.WithSignalHandler(dbus.NewSequentialSignalHandler()))
	if err != nil {
		return nil
	}
	a := &avahi{Network: n, port: port, bus: bus}
	for _, group := range []*dbus.BusObject{&a.named, &a.table} {
		var path dbus.ObjectPath
		if bus.Object(avahiName, "/").CallWithContext(ctx, avahiServer+".EntryGroupNew", dbus.FlagNoAutoStart).Store(&path) != nil {
			_ = bus.Close()
			return nil
		}
		*group = bus.Object(avahiName, path)
	}
	return a
}

// What Avahi says of all interfaces and of both kinds of addresses, and of an address that has the
// name of the computer too.
const (
	anyInterface = int32(-1)
	anyProtocol  = int32(-1)
	noReverse    = uint32(16)
)

func (a *avahi) claim(ctx context.Context) bool {
	ctx, end := context.WithTimeout(ctx, patience)
	defer end()
	states := make(chan *dbus.Signal, 8) // of all groups there are fewer
	a.bus.Signal(states)
	defer a.bus.RemoveSignal(states)
	if a.bus.AddMatchSignalContext(ctx, dbus.WithMatchObjectPath(a.named.Path()), dbus.WithMatchInterface(avahiGroup), dbus.WithMatchMember("StateChanged")) != nil {
		return false
	}
	for _, i := range a.Interfaces() {
		for _, address := range addressesOf(i) {
			a.named.CallWithContext(ctx, avahiGroup+".AddAddress", 0, int32(i.Index), anyProtocol, noReverse, a.Name, address.String()) // or it leaves this one out
		}
	}
	if a.named.CallWithContext(ctx, avahiGroup+".Commit", 0).Err != nil {
		return false
	}
	return a.established(ctx, states)
}

// The states of a group that are its last.
const (
	established = 2
	collision   = 3
	failed      = 4
)

// established waits for what becomes of the name.
func (a *avahi) established(ctx context.Context, states <-chan *dbus.Signal) bool {
	for {
		select {
		case s := <-states:
			if s == nil {
				return false // Avahi has ended
			}
			if s.Path != a.named.Path() || len(s.Body) == 0 {
				continue
			}
			switch s.Body[0] {
			case int32(established):
				return true
			case int32(collision), int32(failed):
				return false
			}
		case <-ctx.Done():
			return false
		}
	}
}

func (a *avahi) announce(table string) {
	ctx, end := context.WithTimeout(context.Background(), patience)
	defer end()
	a.table.CallWithContext(ctx, avahiGroup+".Reset", 0)
	a.table.CallWithContext(ctx, avahiGroup+".AddService", 0, anyInterface, anyProtocol, uint32(0), table, a.Service, "", "", uint16(a.port), [][]byte{})
	a.table.CallWithContext(ctx, avahiGroup+".Commit", 0) // or nothing is announced
}

// close lets Avahi say so of all that this connection has asked for.
func (a *avahi) close() { _ = a.bus.Close() }
