package stats_test

import (
	"testing"

	"tabby/history/stats"
)

func TestASeasonIsAYearUntilOneIsBegunByHand(t *testing.T) {
	for _, tt := range []struct {
		name  string
		begun []string
		day   string
		want  stats.Season
		after string
	}{
		{"a year", nil, "2026-11-20", stats.Season{From: "2026-01-01", To: "2026-12-31"}, "2027-01-01"},
		{"a year that ends early", []string{"2026-09-01"}, "2026-08-31", stats.Season{From: "2026-01-01", To: "2026-08-31"}, "2026-09-01"},
		{"a year before", []string{"2026-09-01"}, "2025-08-31", stats.Season{From: "2025-01-01", To: "2025-12-31"}, "2026-01-01"},
		{"its first day", []string{"2026-09-01"}, "2026-09-01", stats.Season{From: "2026-09-01", ByHand: true}, ""},
		{"the turn of a year", []string{"2026-09-01"}, "2027-03-01", stats.Season{From: "2026-09-01", ByHand: true}, ""},
		{"until the next", []string{"2026-09-01", "2027-02-01"}, "2027-01-31", stats.Season{From: "2026-09-01", To: "2027-01-31", ByHand: true}, "2027-02-01"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s := stats.SeasonOf(tt.begun, tt.day)
			if s != tt.want || s.After() != tt.after {
				t.Errorf("%+v, then %q; want %+v, then %q", s, s.After(), tt.want, tt.after)
			}
			if b := stats.SeasonOf(tt.begun, s.Before()); b.To != s.Before() {
				t.Errorf("the one before ends on %s, not %s", b.To, s.Before())
			}
		})
	}
}
