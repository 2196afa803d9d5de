package round

import (
	"slices"
	"testing"

	"tabby/engine"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/logtest"
	"tabby/internal/testing/must"
	"tabby/internal/words/languages"
	"tabby/scoring"
)

// awayFrom deals a round for Ann, who plays at an own device, and Ben, who plays here, and
// says whether Ann's device is gone.
func awayFrom(t *testing.T) (d *Deck, gone *bool) {
	t.Helper()
	gone = new(bool)
	d, _ = openDeck(t, &logtest.Drafts{}, newGame(t), func() bool { return true })
	d.IsGone = func(p scoring.Player) bool { return p == 0 && *gone }
	d.HasDevice = func(p scoring.Player) bool { return p == 0 }
	must.Do(t, d.Deal(nil))
	return d, gone
}

func (d *Deck) hints(s engine.Seat, own bool) (hint string, buttons []string) {
	v := d.driver.View(languages.English(), d.game.Sheet(), Chair{Seat: s, Choose: NoChoice, Own: own})
	for _, b := range v.Buttons {
		buttons = append(buttons, b.Text)
	}
	return v.Hint, buttons
}

func TestRoundSaysWhichAbsentPlayerItWaitsFor(t *testing.T) {
	d, gone := awayFrom(t)
	*gone = true
	hint, _ := d.hints(1, false)
	expect.Same(t, "hint while Ben has yet to look", hint, "Look at your two outer cards, once.")
	must.Do(t, d.driver.Play(1, engine.Move{Do: engine.FirstLook, Seat: 1}))
	hint, buttons := d.hints(1, false)
	expect.Same(t, "hint", hint, "Ann is away. The round is waiting.")
	expect.Same(t, "buttons", buttons, []string{"Play for Ann here", "Let the computer play"})
	hint, buttons = d.hints(1, true)
	expect.Same(t, "hint at an own device", hint, "Ann is away. The round is waiting.")
	expect.Same(t, "buttons there", len(buttons), 0)
	*gone = false
	hint, buttons = d.hints(1, false)
	expect.Same(t, "hint once Ann is back", hint, "Ann is still looking at the cards.")
	expect.Same(t, "buttons once Ann is back", len(buttons), 0)
}

func TestTakingOverLetsTheRoundGoOn(t *testing.T) {
	for _, text := range []string{"Play for Ann here", "Let the computer play"} {
		d, gone := awayFrom(t)
		*gone = true
		must.Do(t, d.driver.Play(1, engine.Move{Do: engine.FirstLook, Seat: 1}))
		buttons := d.driver.View(languages.English(), d.game.Sheet(), NewChair(1)).Buttons
		i := slices.IndexFunc(buttons, func(b Button) bool { return b.Text == text })
		must.Do(t, d.Seat(d.driver.Player(buttons[i].Move.Seat), buttons[i].Who))
		expect.Same(t, "who is missing", d.driver.Missing(), engine.Nobody)
		expect.Same(t, "seats here", len(d.driver.Here())+len(d.driver.away()), len(d.driver.People()))
	}
}

func TestNoOneIsMissingWhileCardsMayBeMatched(t *testing.T) {
	h := matching(t, Away, Away)
	h.driver.Desk.isGone = func(scoring.Player) bool { return true }
	expect.Same(t, "while there is time", h.driver.Missing(), engine.Nobody)
	h.driver.Decline(h.driver.People()...)
	expect.Same(t, "time to match", h.driver.Matching(), false)
	expect.Same(t, "after it", h.driver.Missing(), Decider(h.driver.Round()))
}

func TestPlayerWhoSnapsTheLastCardWithAQueenDecidesWhatToLookAt(t *testing.T) {
	p := placed(t, "recall", []string{"4C", "6H", "QH", "KC"}, []string{"5C"},
		[]string{"AC", "2C", "3C", "9C"}, []string{"QD", "6C", "7C", "8C"}, []string{"9D", "2D", "3D", "4D"})
	for _, m := range []engine.Move{
		{Do: engine.Draw},
		{Do: engine.Discard},
		{Do: engine.Knock},
		{Do: engine.Draw, Seat: 1},
		{Do: engine.Discard, Seat: 1},
		{Do: engine.EndTurn, Seat: 1},
		{Do: engine.Draw, Seat: 2},
		{Do: engine.Discard, Seat: 2},
		{Do: engine.Skip, Seat: 2},
		{Do: engine.EndTurn, Seat: 2},
	} {
		if err := p.Round.Do(m); err != nil {
			t.Fatalf("%v: %v", m, err)
		}
	}
	expect.Same(t, "phase", p.Round.Phase(), engine.LastSnap)
	expect.Same(t, "who decides", Decider(&p.Round), engine.Nobody)
	must.Do(t, p.Round.Do(engine.Move{Do: engine.Snap, Seat: 1, A: engine.Spot{Seat: 1}}))
	expect.Same(t, "who decides now", Decider(&p.Round), 1)
}
