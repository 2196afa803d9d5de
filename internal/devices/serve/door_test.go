package serve

import (
	"fmt"
	"net/http"
	"testing"

	"tabby/internal/testing/expect"
)

func TestMadeUpNamesOfTheServerAreRefused(t *testing.T) {
	a := Admission{Names: []string{"tabby.example.org"}}
	for host, want := range map[string]bool{
		"192.168.1.20:8229": true, "[fd00::7]:8229": true, "[fd00::7]": true, "localhost": true, "127.0.0.1": true,
		"localhost:8229": true, "LOCALHOST:8229": true, "LocalHost": true, "localhost.": true, "localhost.evil.example": false, "[::1]:8229": true,
		"[fe80::1%25eth0]:8229": true,
		"tabby.example.org":     true, "TABBY.example.org:443": true, "evil.example": false, "evil.example:8229": false, "": false,
		"tabby.example.org.evil.example": false, "127.0.0.1.evil.example": false,
	} {
		expect.Same(t, fmt.Sprintf("the host %q is accepted", host), a.isNamed(host), want)
	}
}

func TestAPlaceIsFreeOnceADeviceHasLeft(t *testing.T) {
	r := NewDoor(Admission{}).NewRoom(PerAddress)
	r.Limit(1)
	for n := range 3 {
		leave, ok := r.Enter("192.0.2.1:1")
		if !ok {
			t.Fatalf("the only place is taken after %d have left", n)
		}
		if _, ok := r.Enter("192.0.2.2:1"); ok || !r.Full() {
			t.Fatal("two have the only place")
		}
		leave()
	}
}

func TestRoomsOfADoorShareTriesButNotPlaces(t *testing.T) {
	d := NewDoor(Admission{})
	guests, devices := d.NewRoom(PerAddress), d.NewRoom(PerAddress)
	const phone = "192.168.1.7:1"
	for range PerAddress {
		if _, ok := guests.Enter(phone); !ok {
			t.Fatal("a guest has no place")
		}
	}
	if _, ok := guests.Enter(phone); ok {
		t.Error("one address has more places than there are for it")
	}
	if _, ok := devices.Enter(phone); !ok {
		t.Error("guests have taken the place of a device that syncs")
	}
	for range TriesBurst {
		guests.Count(phone, WrongKey)
	}
	if devices.May(phone, WrongKey) {
		t.Error("who has guessed in one room guesses on in another")
	}
}

func TestEachHomeBehindAnAddressJoinsAsOften(t *testing.T) {
	for homes, want := range map[int]int{0: 2 * PerAddress, 4: 8 * PerAddress} {
		d, joined := NewDoor(Admission{Homes: homes}), 0
		for joined < 1000 && d.Count("192.168.1.7:1", Joining) {
			joined++
		}
		if joined < want || joined > want+5 { // the clock gives one more each second
			t.Errorf("%d homes join %d times at once, want %d", homes, joined, want)
		}
	}
}

func TestRequestsOfPagesFromElsewhereAreRecognized(t *testing.T) {
	for origin, want := range map[string]bool{
		"": true, "http://tabby.local:8229": true, "HTTPS://Tabby.local:8229": true,
		"http://tabby.local": false, "http://evil.example": false, "http://tabby.local:8229.evil.example": false, "null": false,
	} {
		r := &http.Request{Host: "tabby.local:8229", Header: http.Header{}}
		if origin != "" {
			r.Header.Set("Origin", origin)
		}
		expect.Same(t, fmt.Sprintf("a page of %q is one of this host", origin), IsSameOrigin(r), want)
	}
}

// crowd returns a remote address of one of many devices.
type crowd func(i int) string

func TestANetworkThatFillsTheListIsGroupedAndForgetsNobody(t *testing.T) {
	for name, from := range map[string]crowd{
		"of one provider": func(i int) string { return fmt.Sprintf("[2a00:1:1:%x::1]:1", i) },
		"of this link":    func(i int) string { return fmt.Sprintf("[fe80::%x]:1", i+1) },
	} {
		t.Run(name, func(t *testing.T) {
			d := NewDoor(Admission{Public: true})
			const before = "192.0.2.1:1"
			for d.May(before, WrongKey) {
				d.Count(before, WrongKey)
			}
			alone := 0 // who have tries of their own
			for i := range 20_000 {
				if d.May(from(i), WrongKey) {
					alone++
				}
				for d.May(from(i), WrongKey) {
					d.Count(from(i), WrongKey)
				}
			}
			if d.May(before, WrongKey) {
				t.Error("who tried before them is forgotten")
			}
			if alone < maxHouses-2 || alone > maxHouses {
				t.Errorf("%d of them have tries of their own, want as many as there is room for", alone)
			}
		})
	}
}

func TestEachNetworkHasItsOwnTriesForDigits(t *testing.T) {
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
		d := NewDoor(Admission{Public: true})
		for range TriesBurst {
			if !d.May(c.other, WrongDigits) {
				t.Errorf("%s may not type before it was wrong", c.other)
			}
			d.Count(c.from, WrongDigits)
		}
		if d.May(c.from, WrongDigits) || d.May(c.other, WrongDigits) == c.same {
			t.Errorf("after wrong digits of %s it may go on: %t, and %s: %t", c.from, d.May(c.from, WrongDigits), c.other, d.May(c.other, WrongDigits))
		}
	}
}
