package engine_test

import (
	"fmt"
	"testing"

	"tabby/engine"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

func TestHouseListGivesARankAPower(t *testing.T) {
	table := must.Get(engine.NewRuleset("recall", engine.House{engine.AddedPowerCards: "7=peek_own,8=draw_two"}))
	for code, want := range map[string]engine.Power{
		"7C": engine.PeekOwn, "8H": engine.DrawTwo, "9S": engine.NoPower, "QS": engine.LookAny, "Jk1": engine.NoPower,
	} {
		face := must.Get(table.Deck().Face(code))
		expect.Same(t, code+" has power", table.Power(face), want)
	}
}

func TestOnlyDrawTwoDraws(t *testing.T) {
	for p := engine.NoPower; p <= engine.DrawTwo; p++ {
		expect.Same(t, fmt.Sprintf("power %d draws", p), p.Draws() > 0, p == engine.DrawTwo)
	}
}
