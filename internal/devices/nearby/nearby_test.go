package nearby_test

import (
	"context"
	"fmt"
	"net"
	"net/netip"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/pion/mdns/v2"
	"golang.org/x/net/dns/dnsmessage"
	"golang.org/x/net/ipv4"

	"tabby/internal/devices/host/wire"
	"tabby/internal/devices/nearby"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/internal/testing/nearbytest"
)

// patience is how long a test waits for what is to happen.
const patience = 30 * time.Second

// A table is announced.
type table struct {
	*nearby.Announcement
	named chan bool // says that this computer is found by the name
}

// announce announces a table until the test ends.
func announce(t *testing.T, in nearby.Network, name string, port int) table {
	t.Helper()
	named := make(chan bool, 1)
	a := table{in.Announce(name, port, func() { named <- true }), named}
	t.Cleanup(a.End)
	return a
}

// until waits for the tables that are found.
func until(t *testing.T, in nearby.Network, want ...wire.Neighbour) {
	t.Helper()
	end := time.Now().Add(patience)
	for {
		got := in.Tables()
		if slices.Equal(got, want) {
			return
		}
		if time.Now().After(end) {
			t.Fatalf("found %v, want %v", got, want)
		}
	}
}

// resolve returns where a name leads, or the zero address if nobody says so within a time.
func resolve(t *testing.T, in nearby.Network, within time.Duration) netip.Addr {
	t.Helper()
	conn := open(t, in)
	defer conn.Close()
	ctx, end := context.WithTimeout(t.Context(), within)
	defer end()
	_, at, _ := conn.QueryAddr(ctx, in.Name)
	return at
}

// open takes part in a network, with the names that a host there has.
func open(t *testing.T, in nearby.Network, options ...mdns.ServerOption) *mdns.Conn {
	t.Helper()
	c := must.Get(net.ListenUDP("udp4", &net.UDPAddr{IP: net.IPv4(224, 0, 0, 0), Port: 5353}))
	return must.Get(mdns.NewServer(ipv4.NewPacketConn(c), nil, append(options, mdns.WithInterfaces(in.Interfaces()...), mdns.WithIncludeLoopback(true))...))
}

// at returns a table that is found at a port of this computer.
func at(name string, port string) wire.Neighbour {
	return wire.Neighbour{Name: name, Address: "http://127.0.0.1:" + port}
}

// await waits until a computer is found by the name.
func (a table) await(t *testing.T) {
	t.Helper()
	select {
	case <-a.named:
	case <-time.After(patience):
		t.Fatal("the name does not lead to the host")
	}
}

func TestATableIsFoundByTheNameAndInTheListUntilItEnds(t *testing.T) {
	in := nearbytest.Loopback(t)
	a := announce(t, in, "Ann’s table", 8229)
	a.await(t)
	if got := resolve(t, in, patience); !a.Named() || !got.IsLoopback() {
		t.Errorf("the name leads to %v, and the host says %t", got, a.Named())
	}
	until(t, in, at("Ann’s table", "8229"))
	a.End()
	if got, found := resolve(t, in, time.Second), in.Tables(); got.IsValid() || len(found) > 0 {
		t.Errorf("after the end the name leads to %v, and %v are found", got, found)
	}
}

func TestTheSecondHostLeavesTheNameToTheFirst(t *testing.T) {
	in := nearbytest.Loopback(t)
	elsewhere := net.IPv4(192, 168, 77, 20)
	first := open(t, in, mdns.WithLocalNames(in.Name), mdns.WithLocalAddress(elsewhere),
		mdns.WithService(mdns.ServiceInstance{Instance: "Ben’s table", Service: in.Service, Port: 8229}))
	t.Cleanup(func() { _ = first.Close() })
	second := announce(t, in, "Ann’s table", 8230)
	until(t, in, at("Ann’s table", "8230"), wire.Neighbour{Name: "Ben’s table", Address: "http://192.168.77.20:8229"})
	if got := resolve(t, in, patience); second.Named() || got != netip.MustParseAddr("192.168.77.20") {
		t.Errorf("the name leads to %v, and the second host says %t", got, second.Named())
	}
}

func TestTwoTablesAreCalledDifferently(t *testing.T) {
	in := nearbytest.Loopback(t)
	announce(t, in, "Ann’s table", 8229)
	until(t, in, at("Ann’s table", "8229"))
	announce(t, in, "ann’s table", 8230)
	until(t, in, at("Ann’s table", "8229"), at("ann’s table (2)", "8230"))
}

func TestATableIsRenamed(t *testing.T) {
	in := nearbytest.Loopback(t)
	a := announce(t, in, "Ann’s table", 8229)
	until(t, in, at("Ann’s table", "8229"))
	for _, name := range []string{"Kitchen", "Grandma’s garden"} {
		a.Rename(name)
	}
	until(t, in, at("Grandma’s garden", "8229"))
	if a.await(t); !a.Named() {
		t.Error("the name does not lead here any more")
	}
}

func TestWithoutANetworkNothingIsWaitedFor(t *testing.T) {
	in := nearby.Network{Name: "none.local", Service: "_none._tcp", Interfaces: func() []net.Interface { return nil }, Patience: time.Hour}
	began := time.Now()
	a := in.Announce("Ann’s table", 8229, func() { t.Error("it has a name") })
	a.Rename("Kitchen")
	a.End()
	if found := in.Tables(); len(found) > 0 || a.Named() || time.Since(began) > patience {
		t.Errorf("found %v after %v", found, time.Since(began))
	}
}

func TestATableIsAnnouncedOnceThereIsANetwork(t *testing.T) {
	in := nearbytest.Loopback(t)
	late, there := in, make(chan bool)
	late.Interfaces = func() []net.Interface {
		select {
		case <-there:
			return in.Interfaces()
		default:
			return nil
		}
	}
	a := announce(t, late, "Ann’s table", 8229)
	until(t, in)
	close(there)
	a.Rename("Ann’s table")
	until(t, in, at("Ann’s table", "8229"))
	if a.await(t); !resolve(t, in, patience).IsLoopback() {
		t.Error("the name does not lead to it")
	}
}

// TestOnlyTheNameAndThePortAreAnnounced hears all that is said from the beginning to the farewell.
func TestOnlyTheNameAndThePortAreAnnounced(t *testing.T) {
	in := nearbytest.Loopback(t)
	heard := listen(t, in)
	a := announce(t, in, "Ann’s table", 8229)
	until(t, in, at("Ann’s table", "8229"))
	a.End()
	for r := range heard {
		switch body := r.Body.(type) {
		case *dnsmessage.PTRResource:
			expect.Same(t, "what is said to be there", body.PTR.String(), "Ann’s table."+in.Service+".local.")
			if r.Header.TTL == 0 {
				return // the farewell
			}
		case *dnsmessage.SRVResource:
			if body.Port != 8229 || body.Weight+body.Priority != 0 {
				t.Errorf("it is said to be at %v", body)
			}
		case *dnsmessage.TXTResource:
			expect.Same(t, "what is said", strings.Join(body.TXT, ""), "")
		}
	}
	t.Error("there is no farewell")
}

// listen returns all records of a network that are said to everybody, for as long as a test waits.
func listen(t *testing.T, in nearby.Network) <-chan dnsmessage.Resource {
	t.Helper()
	c := must.Get(net.ListenMulticastUDP("udp4", &in.Interfaces()[0], &net.UDPAddr{IP: net.IPv4(224, 0, 0, 251), Port: 5353}))
	t.Cleanup(func() { _ = c.Close() })
	must.Do(t, c.SetReadDeadline(time.Now().Add(patience)))
	heard := make(chan dnsmessage.Resource, 1000)
	go func() {
		defer close(heard)
		packet := make([]byte, 9000)
		for {
			n, err := c.Read(packet)
			if err != nil {
				return
			}
			var said dnsmessage.Message
			if said.Unpack(packet[:n]) != nil {
				continue
			}
			for _, r := range append(said.Answers, said.Additionals...) {
				if name := strings.Split(in.Name, ".")[0]; strings.Contains(r.Header.Name.String(), name) {
					heard <- r
				}
			}
		}
	}()
	return heard
}

func TestImpossibleTableIsNotListed(t *testing.T) {
	in := nearbytest.Loopback(t)
	for name, c := range map[string]struct {
		at   net.IP
		port uint16
	}{
		"Elsewhere":    {net.IPv4(203, 0, 113, 9), 8229},
		"No port":      {net.IPv4(192, 168, 1, 20), 0},
		"\u202e\u200b": {net.IPv4(192, 168, 1, 20), 8229},
		"Everybody":    {net.IPv4(255, 255, 255, 255), 8229},
	} {
		strange := open(t, in, mdns.WithLocalNames(in.Name), mdns.WithLocalAddress(c.at),
			mdns.WithService(mdns.ServiceInstance{Instance: name, Service: in.Service, Port: c.port}))
		if found := in.Tables(); len(found) > 0 {
			t.Errorf("%q at %v:%d is listed: %v", name, c.at, c.port, found)
		}
		_ = strange.Close()
	}
}

func TestAListOfTablesIsLimited(t *testing.T) {
	in := nearbytest.Loopback(t)
	table := must.Get(net.Listen("tcp4", "127.0.0.1:0"))
	t.Cleanup(func() { _ = table.Close() })
	port := netip.MustParseAddrPort(table.Addr().String()).Port()
	var many []mdns.ServerOption
	for c := 'a'; c < 'z'; c++ {
		many = append(many, mdns.WithService(mdns.ServiceInstance{Instance: string(c), Service: in.Service, Host: in.Name + ".", Port: port}))
	}
	crowd := open(t, in, append(many, mdns.WithLocalNames(in.Name))...)
	t.Cleanup(func() { _ = crowd.Close() })
	expect.Same(t, "tables that are listed", len(in.Tables()), 12)
}

func TestNamesFitIntoAServiceName(t *testing.T) {
	for name, want := range map[string]string{
		"Ann’s table":                  "Ann’s table",
		"Dr. Ann":                      "Dr Ann",
		`a\b`:                          "ab",
		strings.Repeat("ä", 40):        strings.Repeat("ä", 28),
		strings.Repeat("🐱", 40):        strings.Repeat("🐱", 14),
		strings.Repeat("a", 56) + " b": strings.Repeat("a", 56),
	} {
		expect.Same(t, fmt.Sprintf("%q is announced as", name), nearby.LabelOf(name), want)
	}
}
