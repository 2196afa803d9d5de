package words_test

import (
	"testing"
	"time"

	"tabby/internal/testing/expect"
)

func TestTheYearIsLeftOutOnlyInThatYear(t *testing.T) {
	at := time.Date(2026, 11, 2, 9, 5, 0, 0, time.UTC)
	now, later := at.AddDate(0, 1, 0), at.AddDate(1, 0, 0)
	for _, c := range []struct{ got, want string }{
		{say.TimeOfDay(at), "09:05"},
		{say.Date(at, now), "2 November"},
		{say.Date(at, later), "2 November 2026"},
		{say.Day(at, now), "Monday, 2 November"},
		{say.Day(at, later), "Monday, 2 November 2026"},
		{say.ShortDay(at), "Mon 2 Nov 2026"},
		{say.Moment(at, now), "Monday, 2 November, 09:05"},
		{say.Moment(at, later), "Monday, 2 November 2026, 09:05"},
		{say.ShortMoment(at, now), "Mon 2 Nov, 09:05"},
		{say.ShortMoment(at, later), "Mon 2 Nov 2026, 09:05"},
		{say.Month(time.September) + ", " + say.ShortMonth(time.September), "September, Sep"},
	} {
		expect.Same(t, "said", c.got, c.want)
	}
}

func TestDaysAreReadAsPeopleWriteThem(t *testing.T) {
	now := time.Date(2026, 11, 20, 0, 0, 0, 0, time.UTC)
	for text, want := range map[string]string{
		"2026-01-31": "2026-01-31", "31 Jan 2026": "2026-01-31", " 31  january 2026 ": "2026-01-31", "January 31, 2026": "2026-01-31",
		"Sat 31 Jan 2026": "2026-01-31", "Saturday, 31 January 2026": "2026-01-31", "31.1.2026": "2026-01-31", "2/1/2026": "2026-01-02",
		"20 Nov": "2026-11-20", "Nov 21": "2025-11-21", "31.12.": "2025-12-31",
		"": "", "31 February 2026": "", "yes": "", "2026": "", "-1 Jan 2026": "",
	} {
		day, ok := say.ReadDay(text, now)
		if got := day.Format(time.DateOnly); ok != (want != "") || ok && got != want {
			t.Errorf("%q is %s, %v, want %q", text, got, ok, want)
		}
	}
	if day, ok := say.ReadDay(say.ShortDay(now), now); !ok || !day.Equal(now) {
		t.Errorf("%s is read as %s", say.ShortDay(now), day)
	}
}
