package games

import (
	"time"

	"tabby/history/stats"
)

// From noon on it is tonight, also in the small hours, which belong to the evening
// before.
const (
	noon       = 12
	smallHours = int(stats.Night / time.Hour)
)

// NightTitle names an evening: "Tonight", "Friday, 20 November".
func NightTitle(day string, now time.Time) string {
	at, err := time.Parse(time.DateOnly, day)
	switch {
	case err != nil:
		return day
	case day == stats.Evening(now):
		if now.Hour() >= noon || now.Hour() < smallHours {
			return "Tonight"
		}
		return "Today"
	case day == stats.Evening(now.AddDate(0, 0, -1)):
		return "Yesterday"
	case day[:4] == stats.Evening(now)[:4]:
		return at.Format("Monday, 2 January")
	}
	return at.Format("Monday, 2 January 2006")
}
