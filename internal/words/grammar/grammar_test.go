package grammar_test

import (
	"strconv"
	"testing"
	"time"

	"tabby/engine"
	"tabby/internal/words"
	"tabby/internal/words/grammar"
)

// other is a grammar that differs from English in all.
var other = &grammar.Grammar{
	And: " und ", Or: " oder ", To: " bis ", Quotes: [2]string{"„", "“"}, Colon: " : ", DecimalSign: ",", None: "keine",
	Numbers:         []string{"null", "eins", "zwei"},
	Ordinal:         func(n int) string { return strconv.Itoa(n) + "." },
	Plural:          grammar.UpToOne,
	OfThing:         []grammar.Forms{words.Round: {"Runde", "Runden"}},
	NounsAreCapital: true,
	Calendar: grammar.Calendar{
		Months:        [...]string{"janvier", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober", "November", "Dezember"},
		ShortMonths:   [...]string{"janv.", "Feb.", "März", "Apr.", "Mai", "Juni", "Juli", "Aug.", "Sept.", "Okt.", "Nov.", "Dez."},
		Weekdays:      [...]string{"Sonntag", "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag"},
		ShortWeekdays: [...]string{"So", "Mo", "Di", "Mi", "Do", "Fr", "Sa"},
		FirstDay:      "1er", Between: []string{"de"},
		Clock:       "15.04",
		ShortHour:   true,
		Date:        grammar.InYear{Same: "{day}. {month}", Other: "{day}. {month} {year}"},
		Day:         grammar.InYear{Same: "{weekday}, {day}. {month}", Other: "{weekday}, {day}. {month} {year}"},
		Moment:      grammar.InYear{Same: "{weekday}, {time}", Other: "{weekday} {year}, {time}"},
		ShortMoment: grammar.InYear{Same: "{short weekday} {day}. {short month}, {time}", Other: "{short weekday} {year}, {time}"},
		ShortDay:    "{short weekday} {day}. {short month} {year}",
	},
}

func TestWhatIsWrittenIsInTheLanguage(t *testing.T) {
	at := time.Date(2026, 11, 20, 21, 4, 0, 0, time.UTC)
	later := at.AddDate(1, 0, 0)
	for want, got := range map[string]string{
		"Ann, Ben und Cy":       other.Joined([]string{"Ann", "Ben", "Cy"}),
		"1 oder 2":              other.Alternatives([]string{"1", "2"}),
		"−8 bis 36":             other.Interval(engine.Range{Min: -8, Max: 36}),
		"−1,5":                  other.Decimal(-1.5, 1),
		"0 Runde":               other.Count(0, words.Round),
		"2 Runden":              other.Count(2, words.Round),
		"−1 Runde":              other.Count(-1, words.Round),
		"zwei":                  other.Number(2),
		"3":                     other.Number(3),
		"3.":                    other.Place(3),
		"keine":                 other.Share(1, 0),
		"43 %":                  other.Share(3, 7),
		"„a“":                   other.Quoted("a"),
		"Joker : zwei":          other.Labelled("Joker", "zwei"),
		"eins ; zwei":           other.Clauses([]string{"eins", "zwei"}),
		"Joker":                 other.Small("Joker"),
		"Älter.":                other.Sentence("älter"),
		"20. November":          other.Date(at, at),
		"20. November 2026":     other.Date(at, later),
		"Freitag, 20. November": other.Day(at, at),
		"Freitag, 21.04":        other.Moment(at, at),
		"Fr 20. Nov., 21.04":    other.ShortMoment(at, at),
		"Fr 2026, 21.04":        other.ShortMoment(at, later),
		"9.04":                  other.TimeOfDay(at.Add(-12 * time.Hour)),
		"0.00":                  other.TimeOfDay(time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)),
		"Do 1er. janv. 2026":    other.ShortDay(time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)),
		"alle 2":                other.Numbered(grammar.Forms{"alle {n}"}, 2),
	} {
		if got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}

func TestJointSuitsTheWordBehindIt(t *testing.T) {
	g := &grammar.Grammar{And: " y ", Before: func(joint, word string) string { return joint + "(" + word + ") " }}
	if got, want := g.Joined([]string{"Ann", "אבא"}), "Ann y (אבא) \u2068אבא\u2069"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestNoHoleIsFilledTwice(t *testing.T) {
	if got, want := grammar.Pattern("{b} and {a}").With("a", "{b}", "b", "{a}"), "{a} and {b}"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestDaysAreReadInTheLanguage(t *testing.T) {
	now := time.Date(2026, 11, 20, 0, 0, 0, 0, time.UTC)
	for text, want := range map[string]string{
		"Fr 20. Nov. 2026": "2026-11-20", "freitag, 20. november": "2026-11-20", "1er janvier 2025": "2025-01-01",
		"2 de März 2025": "2025-03-02", "3.4.": "2026-04-03", "21.11.": "2025-11-21", "2026-01-31": "2026-01-31",
		"20 Nov Nov": "", "Freitag": "", "31. Februar 2026": "", "20. Brumaire": "", "2026 3 4": "",
	} {
		day, ok := other.ReadDay(text, now)
		if got := day.Format(time.DateOnly); ok != (want != "") || ok && got != want {
			t.Errorf("%q is %s, %v, want %q", text, got, ok, want)
		}
	}
}
