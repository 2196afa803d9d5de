package scoring_test

import (
	"fmt"
	"strings"
	"testing"

	"tabby/internal/testing/expect"
	"tabby/scoring"
)

// describe returns changes in words, rounds by number.
func describe(s scoring.Sheet, changes []scoring.Change) string {
	var all []string
	for _, c := range changes {
		who, round := name(s, c.Player), c.Round+1
		all = append(all, map[scoring.ChangeKind]string{
			scoring.TotalChanged:  fmt.Sprintf("%s %d to %d", who, c.Was, c.Is),
			scoring.BackIn:        "back in: " + who,
			scoring.WentOut:       "out: " + who,
			scoring.DealerChanged: fmt.Sprintf("%s deals %d", who, round),
			scoring.ScoreMissing:  fmt.Sprintf("%d lacks %s", round, who),
			scoring.ScoreIdle:     fmt.Sprintf("%d idle for %s", round, who),
			scoring.RoundIdle:     fmt.Sprintf("%d idle", round),
			scoring.RoundRevived:  fmt.Sprintf("%d counts", round),
			scoring.GameReopened:  "goes on",
			scoring.GameEnded:     "ends",
			scoring.WinnerChanged: who + " wins",
		}[c.Kind])
	}
	return strings.Join(all, ", ")
}

func TestCorrectionReportsItsChanges(t *testing.T) {
	out := carrying(cats(outAt(100), "Ann Ben Cy Dee"), 90, 50, 40, 30)
	ended := acts{cats(rounds(2), "Ann Ben"), round(1, 2), round(3, 4)}
	early := acts{carrying(cats(firstTo(100), "Ann Ben"), 70, 60), round(5, 5), round(5, 5), round(20, 5)}
	tests := []struct {
		name string
		play acts
		in   scoring.Intent
		want string // what changed
		line string // how the sheet reads then
	}{
		{
			"a total",
			acts{cats(rounds(9), "Ann Ben"), round(16, 2), round(1, 1)},
			correct(1, ann, 6),
			"Ann 17 to 7",
			"Ann 7 2nd, Ben 3 1st; Ann deals, Ben begins",
		},
		{
			"a player is back in before the next round",
			acts{out, round(18, 7, 12, 3)},
			correct(1, ann, 8),
			"Ann 108 to 98, back in: Ann",
			"Ann 98 4th, Ben 57 3rd, Cy 52 2nd, Dee 33 1st; Ben deals, Cy begins",
		},
		{
			"the dealers of the rounds after change",
			acts{out, round(18, 7, 12, 3), round(blank, 1, 1, 1), round(blank, 1, 1, 1), round(blank, 1, 1, 1), round(blank, 1, 1, 1)},
			correct(1, ann, 8),
			"Ann 108 to 98, back in: Ann, 2 lacks Ann, 3 lacks Ann, 4 lacks Ann, Ann deals 5, 5 lacks Ann, Ben deals 6",
			"Ann 98 4th, Ben 61 3rd, Cy 56 2nd, Dee 37 1st; Ben deals, Cy begins",
		},
		{
			"a player went out, and what was written afterwards is idle",
			acts{out, round(8, 7, 12, 3), round(1, 1, 1, 1)},
			correct(1, ann, 18),
			"Ann 99 to 108, out: Ann, 2 idle for Ann",
			"Ann 108 4th out, Ben 58 3rd, Cy 53 2nd, Dee 34 1st; Cy deals, Dee begins",
		},
		{
			"the winner", ended, correct(2, ann, 30),
			"Ann 4 to 31, Ben wins",
			"Ann 31 2nd, Ben 6 1st; Ben wins",
		},
		{
			"a victory is shared", ended, correct(2, ann, 5),
			"Ann 4 to 6, Ben wins",
			"Ann 6 1st, Ben 6 1st; Ann+Ben wins",
		},
		{
			"the game goes on after all", early, correct(3, ann, 10),
			"Ann 100 to 90, Ben deals 4, goes on",
			"Ann 90 2nd, Ben 75 1st; Ben deals, Ann begins",
		},
		{
			"the game was over earlier, and later rounds are late", early, correct(1, ann, 36),
			"Ann 100 to 106, Ben 75 to 65, 2 idle, 3 idle",
			"Ann 106 2nd, Ben 65 1st; Ben wins",
		},
		{
			"late rounds count again",
			with(early, correct(1, ann, 36)), correct(1, ann, 5),
			"Ann 106 to 100, Ben 65 to 75, 2 counts, Ben deals 2, 3 counts, Ann deals 3",
			"Ann 100 2nd, Ben 75 1st; Ben wins",
		},
		{
			"the game ends now",
			acts{carrying(cats(firstTo(100), "Ann Ben"), 70, 60), round(5, 5)},
			correct(1, ann, 30),
			"Ann 75 to 100, ends, Ben wins",
			"Ann 100 2nd, Ben 65 1st; Ben wins",
		},
		{
			"a tie makes an extra round due",
			acts{cats(rounds(1, "final_tie", "extra_round"), "Ann Ben"), round(1, 2)},
			correct(1, ann, 2),
			"Ann 1 to 2, Ben deals 2, goes on",
			"Ann 2 1st, Ben 2 1st; Ann+Ben tie; Ben deals, Ann begins",
		},
		{
			"an extra round turns out to be needless",
			acts{cats(rounds(1, "final_tie", "extra_round"), "Ann Ben"), round(2, 2), round(3, 4)},
			correct(1, ann, 3),
			"Ann 2 to 3, 2 idle, Ben wins",
			"Ann 3 2nd, Ben 2 1st; Ben wins",
		},
		{
			"a void round counts",
			acts{carrying(cats(outAt(100, "nobody_survives", "replay"), "Ann Ben"), 90, 90), round(12, 12), round(3, 4)},
			correct(1, ann, 2),
			"Ann 93 to 92, Ben 94 to 102, out: Ben, 1 counts, 2 idle, ends, Ann wins",
			"Ann 92 1st, Ben 102 2nd out; Ann wins",
		},
		{
			"a missing score is filled in",
			acts{out, round(18, 7, 12, 3), round(blank, 1, 1, 1), correct(1, ann, 8)},
			correct(2, ann, 1),
			"Ann 98 to 99",
			"Ann 99 4th, Ben 58 3rd, Cy 53 2nd, Dee 34 1st; Cy deals, Dee begins",
		},
		{
			"a missing score is said to be none",
			acts{out, round(18, 7, 12, 3), round(blank, 1, 1, 1), correct(1, ann, 8)},
			sitOut(2, ann),
			"",
			"Ann 98 4th, Ben 58 3rd, Cy 53 2nd, Dee 34 1st; Cy deals, Dee begins",
		},
		{
			"a newPerson's first total",
			acts{cats(rounds(9), "Ann Ben"), round(16, 2), join("Cy", ben)},
			correct(1, ann, 6),
			"Ann 16 to 6, Cy 16 to 6",
			"Ann 6 2nd, Ben 2 1st, Cy 6 2nd; Ben deals, Cy begins",
		},
		{
			"undoing tells the same",
			acts{out, round(18, 7, 12, 3), round(blank, 1, 1, 1), correct(1, ann, 8)},
			scoring.Undo{},
			"Ann 98 to 108, out: Ann",
			"Ann 108 4th out, Ben 58 3rd, Cy 53 2nd, Dee 34 1st; Cy deals, Dee begins",
		},
		{
			"nothing",
			acts{cats(rounds(9), "Ann Ben"), round(16, 2)},
			correct(1, ann, 16),
			"",
			"Ann 16 2nd, Ben 2 1st; Ben deals, Ann begins",
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			g := play(t, tt.play...)
			before, after := g.Sheet(noon), goOn(t, g, tt.in).Sheet(noon)
			expect.Same(t, "the changes", describe(after, scoring.Changes(before, after)), tt.want)
			expect.Same(t, "the sheet", summary(after), tt.line)
			expect.Same(t, "changes of a sheet from itself", len(scoring.Changes(after, after)), 0)
		})
	}
}

func TestImpossibleCorrectionIsRefused(t *testing.T) {
	trio := acts{cats(rounds(9), "Ann Ben Cy"), round(1, 2, 3), leave(cy), round(1, 2, blank), join("Dee", ben)}
	twice := correct(1, ann, 5)
	twice.Caller = new(scoring.Player(-5))
	refuseAll(t, []no{
		{"of a round that is not there", trio, correct(3, ann, 5), scoring.ErrNoRound, "1 to 2, not 3"},
		{"of a round before the first", trio, correct(0, ann, 5), scoring.ErrNoRound, ""},
		{"to a blank", trio, correct(1, ann, blank), scoring.ErrScoreMissing, "Ann"},
		{"above the range", trio, correct(1, ann, 37), scoring.ErrScoreRange, "37"},
		{"below the range", trio, correct(1, ann, -2), scoring.ErrScoreRange, "-2"},
		{"for a player who had left", trio, correct(2, cy, 5), scoring.ErrNotInRound, `"Cy": 2`},
		{"for a player who had not come", trio, correct(2, dee, 5), scoring.ErrNotPlaying, ""},
		{"for an unknown player", trio, correct(2, eve, 5), scoring.ErrNotPlaying, ""},
		{"for nobody", trio, correct(2, none, 5), scoring.ErrNotPlaying, ""},
		{"of the caller to a player who had left", trio, correctCaller(2, cy), scoring.ErrCaller, ""},
		{"of the caller to an unknown player", trio, correctCaller(2, eve), scoring.ErrCaller, ""},
		{"of the caller to less than nobody", trio, twice, scoring.ErrCaller, ""},
		{"before the beginning", nil, correct(1, ann, 5), scoring.ErrNotStarted, ""},
	})
}

func TestSeveralCellsCanBeCorrectedAtOnce(t *testing.T) {
	g := play(t, cats(rounds(9), "Ann Ben Cy"), called(ann, 1, 2, 3), scoring.Correct{
		At: noon, Round: 0, Scores: map[scoring.Player]*scoring.Score{ann: {Points: 20}, cy: {Hand: strings.Fields("0 0 1 2")}},
	})
	expect.Same(t, "totals", g.Sheet(noon).Totals, []int{20, 2, 3})
	if r := g.Sheet(noon).Rounds[0]; r.Caller != ann || len(r.Cells[cy].Score.Hand) != 4 {
		t.Errorf("the caller is %d, Cy's hand %v", r.Caller, r.Cells[cy].Score.Hand)
	}
}

func TestMissingScoresAreListed(t *testing.T) {
	in := carrying(cats(outAt(100), "Ann Ben Cy Dee"), 90, 50, 40, 30)
	g := play(t, in, round(18, 7, 12, 3), round(blank, 1, 1, 1), round(blank, 1, 1, 1), correct(1, ann, 8))
	expect.Same(t, "missing", g.Sheet(noon).Missing(), []int{1, 2})
	g = goOn(t, g, correct(2, ann, 0), sitOut(3, ann))
	s := g.Sheet(noon)
	expect.Same(t, "rounds that lack a score", len(s.Missing()), 0)
	if zero, out := s.Rounds[1].Cells[ann].Mark, s.Rounds[2].Cells[ann].Mark; zero != scoring.Written || out != scoring.SatOut {
		t.Errorf("a zero has mark %d, a round sat out %d", zero, out)
	}
}

// A player who joined or left after a round that a correction made the last was not
// there when the game ended, or had not left yet.
func TestCorrectionMayEndTheGameBeforeLaterPlayersJoined(t *testing.T) {
	in := carrying(cats(firstTo(100, "late_join", "zero"), "Ann Ben Cy"), 70, 60, 50)
	playAll(t, []night{
		{
			"a player who left later can win",
			acts{in, round(5, 5, 5), leave(cy), round(5, 5, blank), correct(1, ann, 36)},
			"Ann 106 3rd, Ben 65 2nd, Cy 55 1st; Cy wins",
		},
		{
			"also when only one stayed",
			acts{in, round(5, 5, 5), leave(cy), leave(ben), correct(1, ann, 36)},
			"Ann 106 3rd, Ben 65 2nd, Cy 55 1st; Cy wins",
		},
		{
			"a player who came later has no place",
			acts{in, round(5, 5, 5), join("Dee", cy), round(5, 5, 5, 5), correct(1, ann, 36)},
			"Ann 106 3rd, Ben 65 2nd, Cy 55 1st, Dee 0 gone; Cy wins",
		},
		{
			"nor a part in an extra round",
			acts{
				cats(rounds(3, "final_tie", "extra_round", "late_join", "zero"), "Ann Ben"),
				round(5, 5), join("Cy", ben), agree(rounds(1)), round(3, 2),
			},
			"Ann 5 2nd, Ben 5 1st, Cy 0 gone; Ben wins",
		},
	})
}
