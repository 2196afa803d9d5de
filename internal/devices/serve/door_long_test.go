//go:build long

package serve

import (
	"fmt"
	"testing"
)

func TestACrowdOfAddressesTakesNobodysPlace(t *testing.T) {
	for name, from := range map[string]crowd{
		"each of a network of its own": func(i int) string { return fmt.Sprintf("[2a00:%x:%x::1]:1", i/256, i%256) },
		"all of one provider":          func(i int) string { return fmt.Sprintf("[2a00:1:1:%x::1]:1", i) },
		"of this link":                 func(i int) string { return fmt.Sprintf("[fe80::%x]:1", i+1) },
		"by IPv4":                      func(i int) string { return fmt.Sprintf("10.%d.%d.1:1", i/256, i%256) },
	} {
		t.Run(name, func(t *testing.T) {
			d := NewDoor(Admission{Public: true})
			r := d.NewRoom(PerAddress)
			r.Limit(100)
			const phone, stranger = "192.0.2.1:1", "192.0.2.2:1"
			leave, ok := r.Enter(phone)
			if !ok {
				t.Fatal("the first phone has no place")
			}
			defer leave()
			for i := range 20_000 {
				for d.May(from(i), WrongKey) {
					d.Count(from(i), WrongKey)
				}
				if i%100 == 0 && !d.May(stranger, WrongKey) {
					t.Fatalf("somebody without a wrong key is kept out by %d others", i)
				}
			}
			if d.May(from(19_999), WrongKey) {
				t.Error("the last of them may go on trying")
			}
			if len(d.clients) > maxClients {
				t.Errorf("%d addresses are remembered", len(d.clients))
			}
			if r.of[house(addressIn(phone))] != 1 {
				t.Error("a connected phone is forgotten")
			}
			if _, ok := r.Enter("192.0.2.3:1"); !ok {
				t.Error("a new phone has no place")
			}
		})
	}
}
