package serve

import (
	"fmt"
	"net/netip"
	"testing"
)

// crowd returns a remote address of one of many devices.
type crowd func(i int) string

func TestACrowdOfAddressesTakesNobodysPlace(t *testing.T) {
	for name, from := range map[string]crowd{
		"each of a network of its own": func(i int) string { return fmt.Sprintf("[2a00:%x:%x::1]:1", i/256, i%256) },
		"all of one provider":          func(i int) string { return fmt.Sprintf("[2a00:1:1:%x::1]:1", i) },
		"of this link":                 func(i int) string { return fmt.Sprintf("[fe80::%x]:1", i+1) },
		"by IPv4":                      func(i int) string { return fmt.Sprintf("10.%d.%d.1:1", i/256, i%256) },
	} {
		t.Run(name, func(t *testing.T) {
			d := NewDoors(Admission{Public: true, Devices: 100})
			const phone, stranger = "192.0.2.1:1", "192.0.2.2:1"
			leave, ok := d.Enter(phone)
			if !ok {
				t.Fatal("the first phone has no place")
			}
			defer leave()
			for i := range 20_000 {
				for d.MayTry(from(i)) {
					d.Wrong(from(i))
				}
				if i%100 == 0 && !d.MayTry(stranger) {
					t.Fatalf("somebody without a wrong key is kept out by %d others", i)
				}
			}
			if d.MayTry(from(19_999)) {
				t.Error("the last of them may go on trying")
			}
			if len(d.visitors) > maxVisitors+d.inside {
				t.Errorf("%d addresses are remembered", len(d.visitors))
			}
			if v := d.visitors[house(netip.MustParseAddrPort(phone).Addr())]; v == nil || v.connections != 1 {
				t.Error("a connected phone is forgotten")
			}
			if _, ok := d.Enter("192.0.2.3:1"); !ok {
				t.Error("a new phone has no place")
			}
		})
	}
}
