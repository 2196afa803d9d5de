// Package nearbytest has networks in which tests announce tables.
package nearbytest

import (
	"crypto/rand"
	"net"
	"slices"
	"strings"
	"testing"
	"time"

	"tabby/internal/devices/nearby"
	"tabby/internal/testing/must"
)

// Loopback returns a network that only this computer is in. What is said there has a name of its
// own, so that tests that run beside each other hear nothing of it.
func Loopback(t testing.TB) nearby.Network {
	t.Helper()
	all, err := net.Interfaces()
	must.Do(t, err)
	own := slices.DeleteFunc(all, func(i net.Interface) bool { return i.Flags&net.FlagLoopback == 0 })
	if len(own) == 0 {
		t.Fatal("this computer does not reach itself")
	}
	name := "t" + strings.ToLower(rand.Text()[:10])
	return nearby.Network{
		Name: name + ".local", Service: "_" + name + "._tcp", Interfaces: func() []net.Interface { return own }, Patience: 800 * time.Millisecond,
	}
}
