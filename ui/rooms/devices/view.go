package devices

import (
	"time"

	"tabby/internal/devices/together"
	"tabby/internal/words"
)

// says returns what the list says about a device.
func says(w words.Devices, d together.Device, now time.Time) string {
	switch {
	case d.Parted:
		return w.Parted
	case d.Met.IsZero():
		return w.NotMet
	case d.Moved.IsZero():
		return w.MetOn(d.Met, now)
	}
	return w.MovedOn(d.Moved, now, d.Received, d.Sent)
}
