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

// TestAFloodOfTablesIsBounded finds one table more than are listed, some that nobody can open, and a name that is too
// long.
func TestAFloodOfTablesIsBounded(t *testing.T) {
	find := func(s *sight, name, address string, port uint16) {
		s.add(mdns.ServiceEvent{Instance: mdns.ServiceInstance{Instance: name, Port: port}, Addr: netip.MustParseAddr(address)})
	}
	one, none := &sight{}, &sight{}
	for n := range maxTables + 1 {
		find(one, fmt.Sprint("Table ", n), "192.168.1.9", uint16(8229+n))
	}
	one.end(func(string) bool { return true })
	expect.Same(t, "tables that are listed", len(one.tables), maxTables)
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

// TestATableIsFoundAmongMadeUpOnesAtItsOwnAddress hears first of others at the address of a table, at its port or at
// ports that nobody listens at.
func TestATableIsFoundAmongMadeUpOnesAtItsOwnAddress(t *testing.T) {
	const home = "192.168.1.9:8229"
	for name, port := range map[string]func(n int) uint16{
		"at its port":    func(int) uint16 { return 8229 },
		"at other ports": func(n int) uint16 { return uint16(9000 + n) },
	} {
		for _, made := range []int{maxOfOne, maxTables - 2, 3 * maxTables} {
			s := &sight{}
			find := func(name, address string, port uint16) {
				s.add(mdns.ServiceEvent{Instance: mdns.ServiceInstance{Instance: name, Port: port}, Addr: netip.MustParseAddr(address)})
			}
			for n := range made {
				find(fmt.Sprintf("Made up %02d", n), "192.168.1.9", port(n))
			}
			find("Our table", "192.168.1.9", 8229)
			find("Their table", "192.168.1.10", 8229)
			s.end(func(address string) bool { return strings.HasSuffix(address, ":8229") })
			listed := fmt.Sprint(s.tables)
			if !strings.Contains(listed, home) || !strings.Contains(listed, "Their table") || len(s.tables) > maxTables {
				t.Errorf("%d made up %s: listed are %v", made, name, listed)
			}
			if isNamed := strings.Contains(listed, "Our table"); !isNamed && (made < maxTables || port(0) != 8229) {
				t.Errorf("%d made up %s: the table is not listed by its name: %v", made, name, listed)
			}
		}
	}
}
