package round

import (
	"io"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"tabby/engine"
	"tabby/history"
	"tabby/internal/devices/handover"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/internal/testing/scoringtest"
	"tabby/scoring"
)

// recorded returns a game that has just begun, as [sheetOf] shows it, after its first round.
func recorded(s scoring.Sheet, in scoring.Intent) scoring.Game {
	return scoringtest.Play(scoring.Start{At: s.Now, Variant: s.Ruleset.Rules.ID, People: s.People}, in)
}

// TestAKeptLogGivesTheScoresOnTheSheet plays rounds of every variant, by people and by
// computers, until they are on the sheet.
func TestAKeptLogGivesTheScoresOnTheSheet(t *testing.T) {
	for _, v := range engine.Variants() {
		t.Run(v.ID, func(t *testing.T) {
			rapid.Check(t, func(rt *rapid.T) {
				who := rapid.SliceOfN(rapid.SampledFrom([]string{Away, "easy", "steady"}), v.Players.Min, v.Players.Max).Draw(rt, "who")
				h := newHost(t, v.ID, rapid.Uint64().Draw(rt, "seed"), who...)
				h.play(func() {})
				g := recorded(h.sheet, h.driver.record(h.sheet))
				r := g.Sheet(h.sheet.Now).Rounds[0]
				if r.Source != scoring.SourceDealt {
					rt.Fatalf("the round is from %q", r.Source)
				}
				if r.Log == nil {
					if len(h.driver.Past()) < 1000 {
						rt.Fatalf("the log of %d moves is not kept", len(h.driver.Past()))
					}
					return
				}
				holds(rt, v.ID, h, r)
			})
		})
	}
}

// holds checks that the log of a round leads to the table as it was, and to its scores.
func holds(t *rapid.T, variant string, h *host, r scoring.Round) {
	played := must.Get(r.Log.Play(variant, len(r.Log.Seats)))
	if played.Round != *h.driver.Round() {
		t.Fatal("the log leads to another table")
	}
	res := played.Pack.Result(&played.Round)
	for seat, p := range r.Log.Seats {
		if got := r.Cells[p].Score.Points; got != res.Points[seat] {
			t.Fatalf("player %d has %d, and the log gives %d", p, got, res.Points[seat])
		}
	}
}

// TestAGameOfDealtRoundsIsReadBackEqual exports a game that the virtual deck was used for,
// and hands it over: with its logs, for the sums of its entries are over those as well.
func TestAGameOfDealtRoundsIsReadBackEqual(t *testing.T) {
	const largest = 2953 // bytes of a code, in version 40 at level L
	for _, v := range engine.Variants() {
		export := exported(t, v.ID, 10)
		fragment := must.Get(handover.Encode(strings.NewReader(export)))
		t.Logf("%s: 10 rounds are %d bytes, and %d as a link", v.ID, len(export), len(fragment))
		if len(fragment) > largest {
			t.Errorf("%s: 10 rounds of four are %d characters, and have no room in a code", v.ID, len(fragment))
		}
		_, again, err := handover.Decode(fragment)
		must.Do(t, err)
		expect.Same(t, v.ID+": the export", string(must.Get(io.ReadAll(again))), export)
		if _, _, err := history.Hold(strings.NewReader(export), nil, history.Work{}); err != nil {
			t.Errorf("%s does not come in: %v", v.ID, err)
		}
	}
}

// exported returns the export of a game of so many rounds that four computers played.
func exported(t *testing.T, variant string, rounds int) string {
	t.Helper()
	s := sheetOf(t, variant, "Ann", "Ben", "Cy", "Dee")
	at, ledger := s.Now, history.Ledger{ID: "01a1fb64-5b75-789e-975f-420665034a3c"}
	var export strings.Builder
	do := func(in scoring.Intent) {
		e, next, err := ledger.Write(must.Get(scoring.Decide(ledger.Game, in)), at)
		must.Do(t, err)
		ledger = next
		export.Write(e.Line())
	}
	export.Write(history.Counts{Games: 1, Entries: rounds + 1}.Line())
	do(scoring.Start{At: at, Variant: variant, People: s.People, House: engine.House{engine.End: engine.EndRounds, engine.Rounds: "20"}})
	for seed := range uint64(rounds) {
		at = at.Add(123456789 * time.Microsecond)
		h := newHost(t, variant, seed, "steady", "easy", "steady", "easy")
		h.play(func() {})
		in := h.driver.record(h.sheet)
		if in.At = at; in.Log == nil {
			t.Fatal("a round is without a log")
		}
		do(in)
	}
	return export.String()
}
