package words_test

import (
	"testing"
	"time"

	"tabby/internal/testing/expect"
	"tabby/internal/words/languages"
)

func TestTheYearIsLeftOutOnlyInThatYear(t *testing.T) {
	at := time.Date(2026, 11, 2, 9, 5, 0, 0, time.UTC)
	now, later := at.AddDate(0, 1, 0), at.AddDate(1, 0, 0)
	for _, c := range []struct{ got, want string }{
		{say.TimeOfDay(at), "09:05"},
		{say.Date(at, now), "2 November"},
		{say.Date(at, later), "2 November 2026"},
		{say.Day(at, now), "Monday 2 November"},
		{say.Day(at, later), "Monday 2 November 2026"},
		{say.ShortDay(at), "Mon 2 Nov 2026"},
		{say.Moment(at, now), "Monday 2 November, 09:05"},
		{say.Moment(at, later), "Monday 2 November 2026, 09:05"},
		{say.ShortMoment(at, now), "Mon 2 Nov, 09:05"},
		{say.ShortMoment(at, later), "Mon 2 Nov 2026, 09:05"},
		{say.Month(time.September) + ", " + say.ShortMonth(time.September), "September, Sep"},
	} {
		expect.Same(t, "said", c.got, c.want)
	}
}

func TestDaysAreReadAsPeopleWriteThem(t *testing.T) {
	now := time.Date(2026, 11, 20, 0, 0, 0, 0, time.UTC)
	for tag, days := range map[string]map[string]string{
		"en": {
			"2026-01-31": "2026-01-31", "31 Jan 2026": "2026-01-31", " 31  january 2026 ": "2026-01-31", "January 31, 2026": "2026-01-31",
			"Sat 31 Jan 2026": "2026-01-31", "Saturday 31 January 2026": "2026-01-31", "31.1.2026": "2026-01-31", "2/1/2026": "2026-01-02",
			"20 Nov": "2026-11-20", "Nov 21": "2025-11-21", "31.12.": "2025-12-31",
			"": "", "31 February 2026": "", "yes": "", "2026": "", "-1 Jan 2026": "",
		},
		"de": {
			"2026-01-31": "2026-01-31", "31. Januar 2026": "2026-01-31", "31. jan 2026": "2026-01-31", "31.1.2026": "2026-01-31",
			"Sa., 31. Jan. 2026": "2026-01-31", "Samstag, 31. Januar 2026": "2026-01-31", "20. Nov.": "2026-11-20", "1. März": "2026-03-01",
			"31. Februar 2026": "", "ja": "",
		},
		"es": {
			"2026-01-31": "2026-01-31", "31 de enero de 2026": "2026-01-31", "31 ene 2026": "2026-01-31", "31/1/2026": "2026-01-31",
			"sáb., 31 ene. 2026": "2026-01-31", "Sábado, 31 de Enero del 2026": "2026-01-31", "20 nov.": "2026-11-20", "1 de marzo": "2026-03-01",
			"mar., 3 mar. 2026": "2026-03-03", "31 de febrero de 2026": "", "sí": "",
		},
		"fr": {
			"2026-01-31": "2026-01-31", "31 janvier 2026": "2026-01-31", "31 janv 2026": "2026-01-31", "31/1/2026": "2026-01-31",
			"sam. 31 janv. 2026": "2026-01-31", "samedi 31 janvier 2026": "2026-01-31", "20 nov.": "2026-11-20", "1er mars": "2026-03-01",
			"Samedi le 31 janvier 2026": "2026-01-31", "31 février 2026": "", "oui": "",
		},
		"nl": {
			"2026-01-31": "2026-01-31", "31 januari 2026": "2026-01-31", "31 jan 2026": "2026-01-31", "31.1.2026": "2026-01-31",
			"za 31 jan. 2026": "2026-01-31", "Zaterdag 31 januari 2026": "2026-01-31", "20 nov.": "2026-11-20", "1 maart": "2026-03-01",
			"31 februari 2026": "", "ja": "",
		},
	} {
		for text, want := range days {
			day, ok := languages.In(tag).ReadDay(text, now)
			if got := day.Format(time.DateOnly); ok != (want != "") || ok && got != want {
				t.Errorf("%s: %q is %s, %v, want %q", tag, text, got, ok, want)
			}
		}
	}
	if day, ok := say.ReadDay(say.ShortDay(now), now); !ok || !day.Equal(now) {
		t.Errorf("%s is read as %s", say.ShortDay(now), day)
	}
}
