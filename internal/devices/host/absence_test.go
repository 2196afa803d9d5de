package host

import (
	"testing"
	"time"

	"tabby/internal/devices/host/page"
	"tabby/internal/testing/hosttest"
	"tabby/internal/testing/must"
)

func TestHostNoticesADeviceWhoseNetworkSwallowsEverything(t *testing.T) {
	s := begin(t)
	s.kill()
	s.pings = 50 * time.Millisecond
	s.start()
	address := Address(s.server.URL, s.key(page.Watch), false)
	way := hosttest.NewWifi(t, address)
	changed := make(chan struct{}, 1)
	s.on(func() {
		s.table.Watch(func() {
			select {
			case changed <- struct{}{}:
			default:
			}
		})
	})
	here := func() (here bool) {
		s.on(func() { here = len(s.table.Devices()) == 1 && s.table.Devices()[0].Here })
		return here
	}
	g := hosttest.Join(t, way.At(address))
	for !here() {
		must.From(t, "a device that is here", changed)
	}
	way.Swallow(true)
	for here() {
		must.From(t, "a device that is away", changed)
	}
	g.Leave()
}
