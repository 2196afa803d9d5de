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

func TestANetworkThatFillsTheListIsGroupedAndForgetsNobody(t *testing.T) {
	for name, from := range map[string]crowd{
		"of one provider": func(i int) string { return fmt.Sprintf("[2a00:1:1:%x::1]:1", i) },
		"of this link":    func(i int) string { return fmt.Sprintf("[fe80::%x]:1", i+1) },
	} {
		t.Run(name, func(t *testing.T) {
			d := NewDoors(Admission{Public: true})
			const before = "192.0.2.1:1"
			for d.MayTry(before) {
				d.Wrong(before)
			}
			alone := 0 // who have tries of their own
			for i := range 20_000 {
				if d.MayTry(from(i)) {
					alone++
				}
				for d.MayTry(from(i)) {
					d.Wrong(from(i))
				}
			}
			if d.MayTry(before) {
				t.Error("who tried before them is forgotten")
			}
			if alone < maxHouses-2 || alone > maxHouses {
				t.Errorf("%d of them have tries of their own, want as many as there is room for", alone)
			}
		})
	}
}

func TestANetworkHasTriesOfItsOwnForDigits(t *testing.T) {
	for _, c := range []struct {
		from, other string
		same        bool
	}{
		{"[2a00:1:1:1::1]:1", "[2a00:1:1:2::1]:1", true},
		{"[2a00:1:1:1::1]:1", "[2a00:1:2:1::1]:1", false},
		{"[fe80::1]:1", "[fe80::2]:1", true},
		{"[fd00:1::1]:1", "[fd00:2::1]:1", false},
		{"192.0.2.1:1", "[::ffff:192.0.2.1]:1", true},
		{"192.0.2.1:1", "192.0.2.2:1", false},
	} {
		d := NewDoors(Admission{Public: true})
		for range TriesBurst {
			if !d.MayType(c.other) {
				t.Errorf("%s may not type before it was wrong", c.other)
			}
			d.Mistyped(c.from)
		}
		if d.MayType(c.from) || d.MayType(c.other) == c.same {
			t.Errorf("after wrong digits of %s it may go on: %t, and %s: %t", c.from, d.MayType(c.from), c.other, d.MayType(c.other))
		}
	}
}
