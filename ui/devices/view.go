package devices

import (
	"time"

	"tabby/internal/together"
	"tabby/ui/words"
)

// says returns what the list says about a device.
func says(d together.Device, now time.Time) string {
	switch {
	case d.Parted:
		return "Not kept together any more. Show a new code there, or remove it."
	case d.Met.IsZero():
		return "Not met yet"
	case d.Moved.IsZero():
		return "Met " + when(d.Met, now)
	}
	return words.Sentence(when(d.Moved, now) + ", " + words.Moved(d.Came, d.Went))
}

// when returns a time as one says it on another day.
func when(t, now time.Time) string {
	t, now = t.In(now.Location()), now.Truncate(time.Second)
	midnight := time.Date(now.Year(), now.Month(), now.Day(), 0, 0, 0, 0, now.Location())
	switch {
	case !t.Before(midnight):
		return "today at " + t.Format("15:04")
	case !t.Before(midnight.AddDate(0, 0, -1)):
		return "yesterday"
	}
	return "on " + t.Format("2 January 2006")
}
