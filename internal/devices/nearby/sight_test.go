package nearby

import (
	"fmt"
	"net"
	"net/netip"
	"strings"
	"testing"
	"time"

	"github.com/pion/mdns/v2"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

// TestAFloodOfTablesIsBounded finds one table more of one address than are listed, some that nobody can open, and a
// name that is too long.
func TestAFloodOfTablesIsBounded(t *testing.T) {
	find := func(s *sight, name, address string, port uint16) {
		s.add(mdns.ServiceEvent{Instance: mdns.ServiceInstance{Instance: name, Port: port}, Addr: netip.MustParseAddr(address)})
	}
	one, none := &sight{}, &sight{}
	for n := range maxTables + 1 {
		find(one, fmt.Sprint("Table ", n), "192.168.1.9", uint16(8229+n))
	}
	expect.Same(t, "tables of one address", len(one.tables), maxOfOne)
	find(none, "Port 0", "192.168.1.9", 0)
	find(none, "Elsewhere", "203.0.113.9", 8229)
	find(none, "Here", "127.0.0.1", 22)
	find(none, "a bell\a", "192.168.1.9", 8229)
	expect.Same(t, "tables that nobody can open", len(none.tables), 0)
	for n := range 2 {
		expect.Same(t, "bytes of a name", len(labelOf(strings.Repeat("a", maxLabel+n))), maxLabel)
	}
}

// TestATableIsFoundAmongMadeUpOnes hears of tables at addresses that nobody has, more than are listed or of the name of
// one that is there.
func TestATableIsFoundAmongMadeUpOnes(t *testing.T) {
	home := must.Get(net.Listen("tcp4", "127.0.0.1:0"))
	t.Cleanup(func() { _ = home.Close() })
	opens := func(address string) bool {
		return strings.HasPrefix(address, "http://127.") && Network{Patience: 30 * time.Second}.opens(address)
	}
	for name, flood := range map[string]func(n int) string{
		"many tables":      func(n int) string { return fmt.Sprint("Made up ", n) },
		"one of this name": func(int) string { return "Our table" },
	} {
		s := &sight{within: true}
		find := func(name string, at netip.AddrPort) {
			s.add(mdns.ServiceEvent{Instance: mdns.ServiceInstance{Instance: name, Port: at.Port()}, Addr: at.Addr()})
		}
		for n := range maxTables + 1 {
			find(flood(n), netip.AddrPortFrom(netip.AddrFrom4([4]byte{10, 1, 1, byte(n)}), 8229))
		}
		find("Our table", netip.MustParseAddrPort(home.Addr().String()))
		s.end(opens)
		expect.Same(t, name+": what is listed", fmt.Sprint(s.tables), fmt.Sprintf("[{Our table http://%v}]", home.Addr()))
		for n := range 2 * maxHeard {
			find(fmt.Sprint("More ", n), netip.AddrPortFrom(netip.AddrFrom4([4]byte{10, 2, byte(n >> 8), byte(n)}), 8229))
		}
		expect.Same(t, name+": answers that are told apart", len(s.tables), maxHeard)
	}
	if home.Close(); (Network{Patience: 30 * time.Second}).opens("http://" + home.Addr().String()) {
		t.Error("a port that nobody listens at can be opened")
	}
}

func TestATableAtTwoAddressesIsListedOnce(t *testing.T) {
	s := &sight{}
	for _, at := range []string{"192.168.1.9", "192.168.2.9", "192.168.1.9"} {
		s.add(mdns.ServiceEvent{Instance: mdns.ServiceInstance{Instance: "Our table", Port: 8229}, Addr: netip.MustParseAddr(at)})
	}
	s.end(func(string) bool { return true })
	expect.Same(t, "what is listed", fmt.Sprint(s.tables), "[{Our table http://192.168.1.9:8229}]")
}
