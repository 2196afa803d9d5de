package words

import (
	"cmp"
	"time"
)

// Devices is what is said where devices are kept together.
type Devices struct {
	speaker
	DevicesTexts
}

// BrowserOn returns what other devices call a browser, given a code for what it runs on, or "":
// "Browser on the iPhone".
func (d Devices) BrowserOn(machine string) string {
	return d.DevicesTexts.BrowserOn(cmp.Or(machine, "none"))
}

// when returns which text says when something was, as it is seen from now, and its facts.
func (l speaker) when(t, now time.Time) (day, hour, date string) {
	t, now = t.In(now.Location()), now.Truncate(time.Second)
	midnight := time.Date(now.Year(), now.Month(), now.Day(), 0, 0, 0, 0, now.Location())
	day = "day"
	switch {
	case !t.Before(midnight):
		day = "today"
	case !t.Before(midnight.AddDate(0, 0, -1)):
		day = "yesterday"
	}
	return day, l.TimeOfDay(t), l.Date(t, now)
}

// MetOn says when a device was met with which no game was exchanged.
func (d Devices) MetOn(at, now time.Time) string { return d.DevicesTexts.Met(d.when(at, now)) }

// MovedOn says when a device was met, and how many games came and went.
func (d Devices) MovedOn(at, now time.Time, came, went int) string {
	day, hour, date := d.when(at, now)
	return d.MetMoved(day, DevicesMetMovedFacts{Time: hour, Date: date, Moved: d.moved(came, went)})
}

// Met says what came of a meeting.
func (d Devices) Met(device string, came, went int) string {
	return d.MovedWith(device, d.moved(came, went))
}

// moved returns how many games came from another device and went there: "3 games received,
// 1 sent".
func (d Devices) moved(came, went int) string {
	switch {
	case came+went == 0:
		return d.NothingNew
	case came == 0:
		return d.Went(went)
	case went == 0:
		return d.Came(came)
	}
	return d.Row(d.Came(came), d.AlsoWent(went))
}
