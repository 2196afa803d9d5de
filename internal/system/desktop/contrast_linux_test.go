package desktop

import (
	"testing"
	"time"

	"github.com/godbus/dbus/v5"

	"tabby/internal/testing/bustest"
	"tabby/internal/testing/must"
)

// A portal is the service of a desktop that says how it is set.
type portal struct{ contrast uint32 }

func (p portal) ReadOne(_, key string) (dbus.Variant, *dbus.Error) {
	if key != "contrast" {
		return dbus.MakeVariant(uint32(0)), nil
	}
	return dbus.MakeVariant(p.contrast), nil
}

// The portal's names on the bus.
const (
	portalName     = "org.freedesktop.portal.Desktop"
	portalPath     = "/org/freedesktop/portal/desktop"
	portalSettings = "org.freedesktop.portal.Settings"
)

// newSession starts a bus on which a portal says that high contrast is wanted.
func newSession(t *testing.T) *dbus.Conn {
	t.Helper()
	address, _ := bustest.Start(t, []string{"--session"}, nil)
	t.Setenv("DBUS_SESSION_BUS_ADDRESS", address)
	bus := must.Get(dbus.Connect(address))
	t.Cleanup(func() { _ = bus.Close() })
	must.Do(t, bus.Export(portal{1}, portalPath, portalSettings))
	must.Get(bus.RequestName(portalName, dbus.NameFlagDoNotQueue))
	return bus
}

func TestHighContrastOfTheDesktopIsFollowed(t *testing.T) {
	bus := newSession(t)
	heard := make(chan bool)
	go contrasts(func(on bool) { heard <- on })
	if !next(t, heard) {
		t.Error("the desktop is set to high contrast, and that was not said")
	}
	// Only who listens hears a change: it is said until it is heard.
	for end := time.After(30 * time.Second); ; {
		must.Do(t, bus.Emit(portalPath, portalSettings+".SettingChanged", "org.freedesktop.appearance", "color-scheme", dbus.MakeVariant(uint32(1))))
		must.Do(t, bus.Emit(portalPath, portalSettings+".SettingChanged", "org.freedesktop.appearance", "contrast", dbus.MakeVariant(uint32(0))))
		select {
		case on := <-heard:
			if on {
				t.Error("high contrast is off, and the other was said")
			}
			return
		case <-time.After(10 * time.Millisecond):
		case <-end:
			t.Fatal("a change was not heard")
		}
	}
}

// next returns what is heard next.
func next(t *testing.T, heard <-chan bool) bool {
	t.Helper()
	select {
	case on := <-heard:
		return on
	case <-time.After(30 * time.Second):
		t.Fatal("nothing was said")
		return false
	}
}
