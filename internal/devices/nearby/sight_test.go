package nearby

import (
	"fmt"
	"net/netip"
	"strings"
	"testing"

	"github.com/pion/mdns/v2"

	"tabby/internal/testing/expect"
)

// TestAFloodOfTablesIsBounded finds one table more than are listed, of one address and of many, one more than is
// told apart, and some that nobody can open.
func TestAFloodOfTablesIsBounded(t *testing.T) {
	find := func(s *sight, name, address string, port uint16) {
		s.add(mdns.ServiceEvent{Instance: mdns.ServiceInstance{Instance: name, Port: port}, Addr: netip.MustParseAddr(address)})
	}
	one, many, none := &sight{}, &sight{}, &sight{}
	for n := range maxTables + 1 {
		find(one, fmt.Sprint("Table ", n), "192.168.1.9", uint16(8229+n))
		find(many, fmt.Sprint("Table ", n), fmt.Sprint("192.168.1.", n+1), 8229)
	}
	expect.Same(t, "tables of one address", len(one.tables), maxOfOne)
	expect.Same(t, "tables of many addresses", len(many.tables), maxTables)
	find(none, "Port 0", "192.168.1.9", 0)
	find(none, "Elsewhere", "203.0.113.9", 8229)
	find(none, "Here", "127.0.0.1", 22)
	find(none, "a bell\a", "192.168.1.9", 8229)
	expect.Same(t, "tables that nobody can open", len(none.tables), 0)
	for n := range 2 {
		expect.Same(t, "bytes of a name", len(labelOf(strings.Repeat("a", maxLabel+n))), maxLabel)
	}
}
