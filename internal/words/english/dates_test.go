package english

import (
	"testing"
	"time"
)

func TestTheYearIsLeftOutOnlyInThatYear(t *testing.T) {
	at := time.Date(2026, 11, 2, 9, 5, 0, 0, time.UTC)
	now, later := at.AddDate(0, 1, 0), at.AddDate(1, 0, 0)
	for _, c := range []struct{ got, want string }{
		{en.TimeOfDay(at), "09:05"},
		{en.Date(at, now), "2 November"},
		{en.Date(at, later), "2 November 2026"},
		{en.Day(at, now), "Monday, 2 November"},
		{en.Day(at, later), "Monday, 2 November 2026"},
		{en.ShortDay(at), "Mon 2 Nov 2026"},
		{en.Moment(at, now), "Monday, 2 November, 09:05"},
		{en.Moment(at, later), "Monday, 2 November 2026, 09:05"},
		{en.ShortMoment(at, now), "Mon 2 Nov, 09:05"},
		{en.ShortMoment(at, later), "Mon 2 Nov 2026, 09:05"},
		{en.Month(time.September) + ", " + en.ShortMonth(time.September), "September, Sep"},
	} {
		if c.got != c.want {
			t.Errorf("got %q, want %q", c.got, c.want)
		}
	}
}
