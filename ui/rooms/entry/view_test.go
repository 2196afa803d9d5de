package entry

import (
	"slices"
	"strings"
	"testing"

	"tabby/engine"
	"tabby/internal/testing/uitest"
	"tabby/internal/words/languages"
	"tabby/scoring"
	"tabby/ui/kit/look"
)

// trio begins a game of Ann, Ben and Cy, Ann dealing.
func trio(house engine.House) scoring.Start {
	in := uitest.Start("rat-a-tat-cat", "Ann", "Ben", "Cy")
	in.House = house
	return in
}

var to30 = engine.House{engine.End: engine.EndElimination, engine.Threshold: "30"}

func TestTheEntryShowsNewTotals(t *testing.T) {
	g := uitest.Game(t, trio(to30), uitest.Round(-1, 5, 6, 25))
	s := g.Sheet(uitest.Evening())
	v := viewOf(languages.English(), g, s, typed(New(s), s.Ruleset, "789"))
	uitest.Want(t, "ready", v.Ready, true)
	var said []string
	for _, r := range v.Rows {
		said = append(said, r.Effect)
	}
	uitest.Want(t, "effects", said, []string{"now 12", "now 14", "now 34, out"})
}

func TestTheEntryShowsTheTotalsSoFarAndAsksForACallerUntilThereIsOne(t *testing.T) {
	g := uitest.Game(t, trio(to30))
	s := g.Sheet(uitest.Evening())
	for _, tt := range []struct {
		caller       scoring.Player
		effect, hint string
	}{
		{scoring.Nobody, "0 so far", "Type the scores in turn. Tap the hand beside the player who called."},
		{0, "called · 0 so far", "Type the scores in turn."},
	} {
		e := New(s)
		e.Caller = tt.caller
		v := viewOf(languages.English(), g, s, e)
		uitest.Want(t, "effect", v.Rows[0].Effect, tt.effect)
		uitest.Want(t, "hint", v.Hint, tt.hint)
	}
}

func TestARowSaysWhyAKeyIsNotTaken(t *testing.T) {
	g := uitest.Game(t, trio(nil))
	s := g.Sheet(uitest.Evening())
	for keys, effects := range map[string][]string{
		"46":      {"now 4", "now 6", "0 so far"}, // each digit has a row
		"462":     {"now 4", "now 6", "now 2"},
		"428":     {"now 4", "now 28", "0 so far"},
		"378":     {"now 3", "now 7", "now 8"},
		"37+5":    {"now 3", "7+5 = 12, now 12", "0 so far"},
		"12746":   {"now 12", "now 7", "46 is too many"},
		"127129":  {"now 12", "now 7", "129 is too many"},
		"12737":   {"now 12", "now 7", "37 is too many"},
		"12705":   {"now 12", "now 7", "all scores are in"},
		"789n":    {"now 7", "now 8", "all scores are in"},
		"30+7":    {"37 is too many", "0 so far", "0 so far"},
		"4n":      {"now 4", "type a number", "0 so far"},
		"4+n":     {"type a number", "0 so far", "0 so far"},
		"36+":     {"0 to 36 is possible", "0 so far", "0 so far"},
		"4−":      {"now 4", "0 to 36 is possible", "0 so far"},
		"b":       {"nothing to take back", "0 so far", "0 so far"},
		"127129b": {"now 12", "now 7", "now 12"},
		"44+6":    {"now 4", "4+6 = 10, now 10", "0 so far"},
	} {
		e := typed(New(s).Activate(0), s.Ruleset, keys)
		var said []string
		for _, r := range viewOf(languages.English(), g, s, e).Rows {
			said = append(said, r.Effect)
		}
		uitest.Want(t, "effects of "+keys, said, effects)
	}
	e := typed(New(s).Activate(0), s.Ruleset, "12746").Call(0)
	uitest.Want(t, "after a call", viewOf(languages.English(), g, s, e).Rows[2].Effect, "now 4")
}

func TestTheEntryShowsTotalsThatFallBack(t *testing.T) {
	half := engine.House{engine.End: engine.EndElimination, engine.Threshold: "30", engine.ExactLimit: engine.FallHalf}
	g := uitest.Game(t, trio(half), uitest.Round(-1, 5, 6, 25))
	s := g.Sheet(uitest.Evening())
	for _, keys := range []string{"25n", "25n14n5"} {
		row := viewOf(languages.English(), g, s, typed(New(s).Activate(0), s.Ruleset, keys)).Rows[0]
		uitest.Want(t, "effect of "+keys, row.Effect, "30 falls to 15")
		uitest.Want(t, "alarm", row.Alarm, false)
	}
}

func TestAnImpossibleSumIsDoubtedAndCanBeKept(t *testing.T) {
	g := uitest.Game(t, trio(nil))
	s := g.Sheet(uitest.Evening())
	v := viewOf(languages.English(), g, s, typed(New(s), s.Ruleset, "363634"))
	uitest.Want(t, "doubt", v.Doubt, "These scores add up to 106. The most this deck can make is 105 (nine 9s + three 8s). Please recount.")
	uitest.Want(t, "ready", v.Ready, true)
	uitest.Want(t, "recount first", v.Recount, true)
}

func TestACompleteRoundAsksWhoCalled(t *testing.T) {
	g := uitest.Game(t, trio(nil))
	s := g.Sheet(uitest.Evening())
	for _, tt := range []struct {
		name  string
		entry Entry
		asks  bool
		save  string
		hint  string
	}{
		{"half typed", typed(New(s), s.Ruleset, "78"), false, "Write it down", "Type the scores in turn. Tap the hand beside the player who called."},
		{"with a digit that can go on", typed(New(s), s.Ruleset, "73"), false, "Write it down", "3? Tap →. Or type another digit."},
		{"with the last that can", typed(New(s), s.Ruleset, "783"), true, "Who called?", "3? Tap →. Or type another digit."},
		{"complete", typed(New(s), s.Ruleset, "789"), true, "Nobody called", "Who called? Tap who it was, or “Nobody called”."},
		{"complete, at a row", typed(New(s), s.Ruleset, "789").Activate(0), true, "Who called?", "Tap the hand beside the player who called."},
		{"complete, with a caller", typed(New(s), s.Ruleset, "789").Call(1), false, "Write it down", ""},
		{"with scores that cannot be", typed(New(s), s.Ruleset, "363634"), false, "Recount", ""},
	} {
		v := viewOf(languages.English(), g, s, tt.entry)
		uitest.Want(t, tt.name+": asks", v.Asks, tt.asks)
		uitest.Want(t, tt.name+": main button", v.Save, tt.save)
		uitest.Want(t, tt.name+": hint", v.Hint, tt.hint)
	}
}

func TestTappedCardsAreShownWithTheirSum(t *testing.T) {
	for _, tt := range []struct {
		name, variant, cards string
		value, said, beside  string
		asks                 bool // for a card
		hand, missing        int
	}{
		{"no card yet", "rat-a-tat-cat", "", "", "Ann, total 0", "0 so far", false, 0, 4},
		{"some cards", "rat-a-tat-cat", "1 8 2", "11", "Ann, typed 11, 1, 8, 2", "", false, 3, 1},
		{"a card to replace", "rat-a-tat-cat", "1 P", "1", "Ann, typed 1, 1, Peek, Replace the Peek: tap the card drawn for it.", "", true, 2, 2},
		{"all cards", "rat-a-tat-cat", "1 8 2 0", "11", "Ann, total 0, typed 11, new total 11", "now 11", false, 4, 0},
		{"a line that changes", "recall", "10C", "10", "Ann, total 0, typed 10, new total 10", "now 10", false, 1, 3},
		{"cards in columns, which lie elsewhere", "skyjo", "12 -2", "10", "Ann, typed 10, 12, –2", "", false, 0, 0},
	} {
		t.Run(tt.name, func(t *testing.T) {
			g := uitest.Game(t, uitest.Start(tt.variant, "Ann", "Ben"))
			s := g.Sheet(uitest.Evening())
			e := New(s).OtherWay()
			for _, code := range strings.Fields(tt.cards) {
				e = e.pick(s.Ruleset, code)
			}
			v := viewOf(languages.English(), g, s, e)
			row := v.Rows[0]
			uitest.Want(t, "value", row.Value, tt.value)
			uitest.Want(t, "a card is asked for", v.Replace != "", tt.asks)
			uitest.Want(t, "beside", row.Beside[0], tt.beside)
			uitest.Want(t, "alarm", row.Alarm, false)
			uitest.Want(t, "cards", len(row.Hand), tt.hand)
			uitest.Want(t, "places", row.Missing, tt.missing)
			uitest.Want(t, "they lie in columns", row.Lies, tt.variant == "skyjo")
			if tt.said != "" {
				uitest.Want(t, "said", uitest.Read(row.Said), tt.said)
			}
		})
	}
}

func TestCardsComeBeforeWhatTheirScoreDoes(t *testing.T) {
	uitest.New(t).App.Settings().SetTheme(look.NewTheme(look.Appearance{TextScale: 1}))
	g := uitest.Game(t, trio(to30), uitest.Round(-1, 25, 25, 25))
	s := g.Sheet(uitest.Evening())
	e := New(s).OtherWay()
	e = e.Call(e.Active)
	for _, code := range strings.Fields(strings.Repeat("1 8 2 0 ", 3)) {
		e = e.pick(s.Ruleset, code)
	}
	row := viewOf(languages.English(), g, s, e).Rows[slices.Index(e.Playing, e.Caller)]
	uitest.Want(t, "beside them", row.Beside, []string{"called, now 36, out", "now 36, out", "out", ""})
	h := newHand(func() bool { return true })
	h.show(row)
	for width, beside := range map[float32]string{400: row.Beside[0], 200: row.Beside[1], 150: "out", 115: ""} {
		uitest.Want(t, "cards", h.formIn(width).cards, true)
		uitest.Want(t, "beside them", h.beside.Text(), beside)
	}
}

func TestCardsAreNotShownIfATotalIsTyped(t *testing.T) {
	g := uitest.Game(t, trio(nil))
	s := g.Sheet(uitest.Evening())
	e := New(s).OtherWay().pick(s.Ruleset, "8").OtherWay()
	row := viewOf(languages.English(), g, s, e).Rows[0]
	uitest.Want(t, "value", seen(row), "|")
	uitest.Want(t, "below the name", row.Effect, row.Beside[0])
	e = e.OtherWay().pick(s.Ruleset, "P").OtherWay()
	uitest.Want(t, "whether a card to replace is asked for", viewOf(languages.English(), g, s, e).Rows[0].Alarm, false)
}
