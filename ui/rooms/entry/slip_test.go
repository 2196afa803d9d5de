package entry

import (
	"encoding/json"
	"testing"

	"tabby/internal/table/sheetview"
	"tabby/internal/testing/uitest"
	"tabby/internal/words/languages"
	"tabby/scoring"
)

// slips are the scores of guests, by player, as "Ann's phone" enters them.
func slips(points map[scoring.Player]int) sheetview.Slips {
	all := sheetview.Slips{}
	for p, n := range points {
		all[p] = sheetview.Slip{Score: scoring.Score{Points: n}, By: "Ann's phone"}
	}
	return all
}

func TestScoresOfGuestsFillTheEntry(t *testing.T) {
	type points = map[scoring.Player]int
	for _, tt := range []struct {
		name   string
		before string // typed before the slips come
		slips  []points
		after  string // typed after them
		want   string
	}{
		{"an empty field is filled", "", []points{{1: 12}}, "", " 12 "},
		{"one that is typed stays", "7", []points{{0: 9, 2: 3}}, "", "7  3"},
		{"one that is half typed stays", "1", []points{{0: 9}}, "2", "12  "},
		{"the score follows the guest", "", []points{{1: 12}, {1: 13}}, "", " 13 "},
		{"a guest takes it back", "", []points{{1: 12}, {}}, "", "  "},
		{"what was typed is not taken back", "7", []points{{0: 7}, {}}, "", "7  "},
		{"what is typed as it comes is not taken", "", []points{{0: 12}}, "9", "12  "},
		{"typing over it makes it the scorekeeper's", "", []points{{0: 12}}, "b9", "9  "},
		{"and then the guest does not change it", "", []points{{0: 12}}, "b9", "9  "},
		{"typing skips what guests have entered", "", []points{{1: 12}}, "78", "7 12 8"},
		{"next keeps it the guest's", "", []points{{0: 12}}, "n", "12  "},
		{"a sum on top of it is the scorekeeper's", "", []points{{0: 12}}, "b+7", "12+7  "},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s := sheetOf(t, "rat-a-tat-cat", "Ann", "Ben", "Cy")
			e := typed(New(s), s.Ruleset, tt.before)
			for _, p := range tt.slips {
				e = e.Receive(slips(p))
			}
			e = typed(e, s.Ruleset, tt.after)
			uitest.Want(t, "fields", digits(e), tt.want)
			again := e.Receive(slips(tt.slips[len(tt.slips)-1]))
			uitest.Want(t, "fields after the same slips", digits(again), tt.want)
		})
	}
}

// TestAGuestsScoreIsSeenBeforeItIsReplaced has a guest enter the score of the row that is typed into, as the
// scorekeeper types it too. It is replaced once that was seen: after a tap on the row, or a key that takes back.
func TestAGuestsScoreIsSeenBeforeItIsReplaced(t *testing.T) {
	s := sheetOf(t, "rat-a-tat-cat", "Ann", "Ben", "Cy")
	g := uitest.Game(t, uitest.Start("rat-a-tat-cat", "Ann", "Ben", "Cy"))
	theirs := slips(map[scoring.Player]int{0: 12})
	row := func(e Entry) RowView { return viewOf(languages.English(), g, s, e).Rows[0] }
	came := New(s).Receive(theirs)
	for _, keys := range []string{"", "9", "98", "+", "+9"} {
		e := typed(came, s.Ruleset, keys).Receive(theirs)
		uitest.Want(t, "fields after "+keys, digits(e), "12  ")
		uitest.Want(t, "row after "+keys, row(e).Effect, "entered by Ann's phone, tap to change")
		uitest.Want(t, "alarm after "+keys, row(e).Alarm, true)
	}
	for what, seen := range map[string]Entry{"a tap": came.Activate(0), "a key that takes back": typed(came, s.Ruleset, "9b")} {
		uitest.Want(t, "row after "+what, row(seen).Effect, "entered by Ann's phone, now 12")
		uitest.Want(t, "fields after "+what, digits(typed(seen, s.Ruleset, "9")), "9  ")
	}
	uitest.Want(t, "once it is taken back", digits(typed(came.Receive(nil), s.Ruleset, "9")), "9  ")
	uitest.Want(t, "in the next row", digits(typed(came, s.Ruleset, "n9")), "12 9 ")
	byCards := New(s).OtherWay().Receive(theirs)
	uitest.Want(t, "a card", digits(byCards.pick(s.Ruleset, "4")), "12  ")
}

func TestScoreTypedOverAGuestsOutlivesIt(t *testing.T) {
	s := sheetOf(t, "rat-a-tat-cat", "Ann", "Ben")
	for _, keys := range []string{"b9", "bb3", "b12n"} { // another score, one changed, the very same
		e := typed(New(s).Receive(slips(map[scoring.Player]int{0: 12})), s.Ruleset, keys)
		kept := digits(e)
		uitest.Want(t, "after "+keys+" and the guest's change", digits(e.Receive(slips(map[scoring.Player]int{0: 20}))), kept)
		uitest.Want(t, "after "+keys+" and the guest's withdrawal", digits(e.Receive(nil)), kept)
	}
}

func TestRowsSayWhatGuestsHaveEntered(t *testing.T) {
	s := sheetOf(t, "rat-a-tat-cat", "Ann", "Ben", "Cy")
	e := typed(New(s), s.Ruleset, "78").Receive(slips(map[scoring.Player]int{0: 9, 1: 8, 2: 12}))
	g := uitest.Game(t, uitest.Start("rat-a-tat-cat", "Ann", "Ben", "Cy"))
	v := viewOf(languages.English(), g, s, e)
	var effects []string
	var alarms []bool
	for _, r := range v.Rows {
		effects, alarms = append(effects, r.Effect), append(alarms, r.Alarm)
	}
	uitest.Want(t, "effects", effects, []string{"Ann's phone has 9, now 7", "now 8", "entered by Ann's phone, now 12"})
	uitest.Want(t, "alarms", alarms, []bool{true, false, false})
	uitest.Want(t, "active", e.Active, scoring.Nobody)
}

func TestCardsOfAGuestAreWrittenDown(t *testing.T) {
	s := sheetOf(t, "rat-a-tat-cat", "Ann", "Ben")
	hand := []string{"4", "0", "7", "2"}
	e := New(s).Receive(sheetview.Slips{0: {Score: scoring.Score{Points: 13, Hand: hand}, By: "Ann"}})
	uitest.Want(t, "score", e.scores(s.Ruleset)[0], &scoring.Score{Points: 13, Hand: hand})
}

func TestCorrectionTakesNothingFromGuests(t *testing.T) {
	start := uitest.Start("rat-a-tat-cat", "Ann", "Ben")
	g := uitest.Game(t, start, scoring.Record{At: start.At, Scores: []*scoring.Score{{Points: 1}, {Points: 2}}, Caller: scoring.Nobody})
	s := g.Sheet(uitest.Evening())
	e := Correction(s, 0, 0).Receive(slips(map[scoring.Player]int{0: 30}))
	uitest.Want(t, "fields", digits(e), "1 2")
}

func TestScoreOfAGuestIsKeptByItsTableAlone(t *testing.T) {
	s := sheetOf(t, "rat-a-tat-cat", "Ann", "Ben")
	guests := slips(map[scoring.Player]int{1: 12})
	e := typed(New(s).Receive(guests), s.Ruleset, "7")
	data, err := json.Marshal(e.Kept())
	if err != nil {
		t.Fatal(err)
	}
	var again Entry
	if err := json.Unmarshal(data, &again); err != nil {
		t.Fatal(err)
	}
	uitest.Want(t, "what is kept", digits(again), "7 ")
	uitest.Want(t, "with what the table has", digits(again.Receive(guests)), "7 12")
}

func TestEntryOfAnOlderTabbyFollowsItsGuests(t *testing.T) {
	const old = `{"round":-1,"after":0,"fields":[{"digits":"7","done":true},
		{"digits":"12","done":true,"slip":{"score":{"points":12},"by":"Ann's phone"},"theirs":true}],"playing":[0,1],"caller":-1,"active":-1}`
	var e Entry
	if err := json.Unmarshal([]byte(old), &e); err != nil {
		t.Fatal(err)
	}
	uitest.Want(t, "with what the table has", digits(e.Receive(slips(map[scoring.Player]int{1: 12}))), "7 12")
	uitest.Want(t, "after the guest's withdrawal", digits(e.Receive(nil)), "7 ")
}

func TestOnwardGoesToTheFirstMissingScore(t *testing.T) {
	s := sheetOf(t, "rat-a-tat-cat", "Ann", "Ben", "Cy")
	e := New(s).Receive(slips(map[scoring.Player]int{0: 12, 1: 3}))
	uitest.Want(t, "active before", e.Active, 0)
	uitest.Want(t, "active", e.Onward().Active, 2)
}
