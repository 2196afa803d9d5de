package scoring_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"tabby/internal/testing/expect"
	"tabby/scoring"
)

// sheet returns the sheet of a game of Ann, Ben and Cy who bring those totals.
func sheet(t *testing.T, variant string, totals ...int) scoring.Sheet {
	t.Helper()
	return play(t, carrying(game(variant, nil, "Ann Ben Cy"), totals...)).Sheet(noon)
}

func TestCountOfARoundIsKnownBeforeItIsWritten(t *testing.T) {
	kamikaze := &scoring.Score{Special: true}
	for _, tt := range []struct {
		name    string
		variant string
		before  []int
		scores  []*scoring.Score
		caller  scoring.Player
		totals  []int
		call    scoring.Call
		unknown bool
	}{
		{"a wrong call", "skyjo", nil, round(22, 5, 9).Scores, 0, []int{44, 5, 9}, scoring.Wrong, false},
		{"that others have not answered yet", "skyjo", nil, round(22, 5, blank).Scores, 0, []int{22, 5, 0}, scoring.Unjudged, false},
		{"a right call", "cabo", nil, round(4, 5, 9).Scores, 0, []int{0, 5, 9}, scoring.Right, false},
		{"a special hand that spares the others", "cabo", nil, []*scoring.Score{nil, kamikaze, nil}, scoring.Nobody, []int{50, 0, 50}, scoring.Unjudged, false},
		{"found by its cards", "cabo", nil, []*scoring.Score{nil, {Hand: []string{"13", "12", "13", "12"}}, nil}, scoring.Nobody, []int{50, 0, 50}, scoring.Unjudged, false},
		{"a fall", "cabo", []int{60, 70, 80}, round(40, blank, blank).Scores, scoring.Nobody, []int{50, 70, 80}, scoring.Unjudged, false},
		{"one for the best", "cactus", nil, round(4, 5, 9).Scores, scoring.Nobody, []int{1, 0, 0}, scoring.Unjudged, false},
		{"which takes all scores", "cactus", nil, round(4, 5, blank).Scores, scoring.Nobody, []int{4, 5, 0}, scoring.Unjudged, true},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s := sheet(t, tt.variant, tt.before...)
			r, known := s.Expect(tt.scores, tt.caller)
			var totals []int
			for _, c := range r.Cells {
				totals = append(totals, c.Total)
			}
			if diff := cmp.Diff(tt.totals, totals); diff != "" || r.Call != tt.call || known == tt.unknown {
				t.Errorf("call %v, known %v, totals (-want +got):\n%s", r.Call, known, diff)
			}
		})
	}
}

func TestExpectingARoundDoesNotUseUpAFall(t *testing.T) {
	s := sheet(t, "cabo", 60, 70, 80)
	for range 2 {
		if r, _ := s.Expect(round(40, 9, 8).Scores, scoring.Nobody); r.Cells[0].Fell != 50 {
			t.Errorf("the total falls by %d, want 50", r.Cells[0].Fell)
		}
	}
}

func TestPointsOfTheSpecialHandAreDoubtedUnlessItsCardsAreOthers(t *testing.T) {
	s := sheet(t, "cabo")
	for _, tt := range []struct {
		name  string
		score scoring.Score
		want  int
	}{
		{"typed", scoring.Score{Points: 50}, 1},
		{"typed of as many cards as the hand has", scoring.Score{Points: 50, Cards: new(4)}, 1},
		{"marked", scoring.Score{Points: 50, Special: true}, 0},
		{"of more cards", scoring.Score{Points: 50, Cards: new(5)}, 0},
	} {
		if got := s.Doubts([]*scoring.Score{&tt.score, {Points: 7}}, scoring.Nobody); len(got) != tt.want {
			t.Errorf("%s: %v, want %d doubts", tt.name, got, tt.want)
		}
	}
}

func TestHandsWithFewCardsLeftAreNotDoubted(t *testing.T) {
	s := sheet(t, "yaniv")
	expect.Same(t, "doubts about few cards", s.Doubts(round(5, 0, 5).Scores, scoring.Nobody), nil)
	if got := s.Doubts(round(50, 50, 50, 50).Scores, scoring.Nobody); len(got) != 1 { // 16 cards count 10
		t.Errorf("more tens than there are: %v", got)
	}
}
