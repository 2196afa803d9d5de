//go:build nats

package natstest

import (
	"strings"
	"testing"

	"tabby/internal/testing/wifi"
)

// A Proxy is a network between a client and a node, which can fail.
type Proxy struct{ *wifi.Wifi }

// NewProxy returns a proxy in front of a node.
func NewProxy(t testing.TB, n *Node) Proxy {
	t.Helper()
	return Proxy{wifi.New(t, strings.TrimPrefix(n.URL(), "nats://"))}
}

// URL returns the address for clients.
func (p Proxy) URL() string { return "nats://" + p.Addr() }
