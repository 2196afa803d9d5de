package network

import (
	"fmt"
	"math/rand/v2"
	"net"
	"net/http"
	"slices"
	"sync"
	"syscall"
	"time"

	"tabby/internal/testing/sim"
)

// A Network connects the devices of a world. Its methods may be called by several
// goroutines.
type Network struct {
	// Lives is how long a connection lives on average before it is cut or falls silent; 0
	// is for ever. It may be changed, for connections to come, by [Network.Calm] alone.
	Lives time.Duration

	world *sim.World
	mu    sync.Mutex
	ears  map[string]*ear // by address
	off   map[string]bool // hosts without power, by IP
	links []*link

	devices []*Device
}

// New returns a network without devices.
func New(w *sim.World) *Network {
	return &Network{world: w, ears: map[string]*ear{}, off: map[string]bool{}}
}

// Calm ends all trouble: connections live for ever from now on, those that are silent are
// cut, and all devices and hosts are on the network again.
func (n *Network) Calm() {
	n.mu.Lock()
	defer n.mu.Unlock()
	n.Lives = 0
	clear(n.off)
	for _, d := range n.devices {
		d.away = false
	}
	for _, l := range n.links {
		l.mend()
	}
	n.links = nil
}

// Listen returns a listener at an address such as 192.168.1.20:8229, until it is closed or
// the host is killed.
func (n *Network) Listen(address string) (net.Listener, error) {
	at, err := net.ResolveTCPAddr("tcp", address)
	if err != nil {
		return nil, err
	}
	n.mu.Lock()
	defer n.mu.Unlock()
	if n.ears[address] != nil {
		return nil, &net.OpError{Op: "listen", Net: "tcp", Addr: at, Err: syscall.EADDRINUSE}
	}
	delete(n.off, at.IP.String())
	e := &ear{network: n, at: at, come: make(chan net.Conn, 64), end: make(chan struct{})}
	n.ears[address] = e
	return e, nil
}

// Kill ends the program that listens at an address: all its connections are reset.
func (n *Network) Kill(address string) { n.stop(address, (*link).cut) }

// PowerOff ends the device that listens at an address: nobody hears of it, and who connects
// gets no answer.
func (n *Network) PowerOff(address string) {
	n.stop(address, (*link).silence)
	n.mu.Lock()
	defer n.mu.Unlock()
	host, _, _ := net.SplitHostPort(address)
	n.off[host] = true
}

// stop ends what listens at an address, and does something to its connections.
func (n *Network) stop(address string, to func(*link)) {
	n.mu.Lock()
	defer n.mu.Unlock()
	if e := n.ears[address]; e != nil {
		e.stop()
		delete(n.ears, address)
	}
	n.each(func(l *link) bool { return l.far.at.String() == address }, to)
}

// each does something to the links that a function names, and forgets those that are over.
// The lock is held.
func (n *Network) each(is func(*link) bool, do func(*link)) {
	for _, l := range n.links {
		if is(l) {
			do(l)
		}
	}
	n.links = slices.DeleteFunc(n.links, (*link).over)
}

// A Device connects to others. Its name is for the story.
type Device struct {
	Name string

	network *Network
	ip      net.IP
	dials   int
	away    bool // it is out of reach
}

// Device returns a device with an address such as 192.168.1.50.
func (n *Network) Device(name, ip string) *Device {
	n.mu.Lock()
	defer n.mu.Unlock()
	d := &Device{Name: name, network: n, ip: net.ParseIP(ip)}
	n.devices = append(n.devices, d)
	return d
}

// Client returns an HTTP client that connects as the device does.
func (d *Device) Client() *http.Client {
	return &http.Client{Transport: &http.Transport{DialContext: d.Dial, DisableKeepAlives: true}}
}

// Cut cuts the connections of the device. Both ends hear of it.
func (d *Device) Cut() { d.each((*link).cut) }

// Silence lets the connections of the device fall silent: what either end writes goes
// nowhere, and neither hears of it.
func (d *Device) Silence() { d.each((*link).silence) }

// Away takes the device out of reach of the network, and back. Its connections fall silent.
func (d *Device) Away(on bool) {
	d.network.mu.Lock()
	d.away = on
	d.network.mu.Unlock()
	if on {
		d.Silence()
	}
}

func (d *Device) each(to func(*link)) {
	d.network.mu.Lock()
	defer d.network.mu.Unlock()
	d.network.each(func(l *link) bool { return l.from == d }, to)
}

// fate decides how a new connection ends by itself, if it does. The lock is held.
func (n *Network) fate(l *link, dice *rand.Rand) {
	if n.Lives == 0 {
		return
	}
	after, silent := time.Duration(dice.ExpFloat64()*float64(n.Lives)), dice.IntN(2) == 0
	l.end = time.AfterFunc(after, func() {
		n.mu.Lock()
		defer n.mu.Unlock()
		switch {
		case l.over() || n.Lives == 0:
		case silent:
			l.silence()
			n.happens(l, "silent connections", "gets no more answers; nobody says why")
		default:
			l.cut()
			n.happens(l, "cuts", "loses the connection")
		}
	})
}

func (n *Network) happens(l *link, what, said string) {
	n.world.Count(what, 1)
	n.world.Narrate("%s %s", l.from.Name, said)
}

// name names the dice of a connection.
func (d *Device) name(to string) string { return fmt.Sprintf("%s to %s, %d", d.Name, to, d.dials) }
