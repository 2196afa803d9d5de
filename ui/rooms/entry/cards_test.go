package entry

import (
	"strings"
	"testing"

	"tabby/internal/testing/expect"
	"tabby/scoring"
)

func TestCardsOfAPhotoArePicked(t *testing.T) {
	for _, tt := range []struct {
		name, variant string
		lines         string // of players, by their number
		want          string
		active        scoring.Player
	}{
		{"a line moves on", "rat-a-tat-cat", "0: 4 0 7 2", "13  ", 1},
		{"lines fill all", "rat-a-tat-cat", "0: 4 0 7 2 | 2: 9 9 1 1 | 1: 3 3 3 3", "13 12 20", scoring.Nobody},
		{"a power card asks for its replacement", "rat-a-tat-cat", "1: 4 P 7 2", "  ", 1},
		{"of two power cards one stays", "rat-a-tat-cat", "1: 4 P S 2", "  ", 1},
		{"a line that is too short stays", "rat-a-tat-cat", "1: 4 2", "  ", 1},
		{"a line that is too long fills no other", "rat-a-tat-cat", "1: 4 2 1 0 9", " 7 ", 2},
		{"a line that changes moves on", "recall", "0: KS KH", "10  ", 1},
		{"a fifth king is refused", "recall", "0: KS KH KD KC | 1: KS 2C", "20  ", 1},
		{"rows of a grid are turned", "golf-4", "0: 7C 3C 7D 2C", "5  ", 1},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s := sheetOf(t, tt.variant, "Ann", "Ben", "Cy")
			var lines []Line
			for _, l := range strings.Split(tt.lines, " | ") {
				lines = append(lines, Line{scoring.Player(l[0] - '0'), strings.Fields(l[2:])})
			}
			e := typed(New(s), s.Ruleset, "9").Lay(s.Ruleset, lines...)
			got := digits(e)
			if len(lines) == 1 && lines[0].Player != 0 {
				got = got[1:]
			}
			expect.Same(t, "digits", got, tt.want)
			expect.Same(t, "active", e.Active, tt.active)
		})
	}
}
