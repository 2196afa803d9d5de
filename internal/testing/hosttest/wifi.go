package hosttest

import (
	"net/url"
	"testing"

	"tabby/internal/devices/link"
	"tabby/internal/testing/must"
	"tabby/internal/testing/wifi"
)

// A Wifi is a way to a host that can swallow everything.
type Wifi struct{ *wifi.Wifi }

// NewWifi returns a way to the host at an address.
func NewWifi(t testing.TB, address string) Wifi {
	t.Helper()
	u, err := url.Parse(address)
	must.Do(t, err)
	return Wifi{wifi.New(t, u.Host)}
}

// At returns an address over this way.
func (w Wifi) At(address string) string {
	l, _ := link.Parse(address)
	l.Base = "http://" + w.Addr()
	return l.String()
}
