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
	d := NewDoors(Admission{Devices: 1})
	for n := range 3 {
		leave, ok := d.Enter("192.0.2.1:1")
		if !ok {
			t.Fatalf("the only place is taken after %d have left", n)
		}
		if _, ok := d.Enter("192.0.2.2:1"); ok || !d.Full() {
			t.Fatal("two have the only place")
		}
		leave()
	}
}

func TestAPageOfAnotherPlaceIsKnown(t *testing.T) {
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
