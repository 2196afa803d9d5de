package host

import (
	"testing"

	"tabby/engine"
	"tabby/internal/devices/host/page"
	"tabby/internal/devices/host/wire"
	"tabby/internal/testing/expect"
	"tabby/scoring"
)

func TestGuestsCanKeepACustomGame(t *testing.T) {
	s := beginAs(t, scoring.Start{Game: &engine.CustomGame{
		Name: "Grandma’s", Word: "miau", Players: engine.Pair{2, 4}, Wins: "highest",
		Deck: &engine.OwnDeck{Cards: []engine.OwnCard{{Code: "7", Points: 7, Copies: 8}, {Code: "-3", Points: -3, Copies: 8}}}, Hand: []int{2},
		House: engine.House{engine.WrongCallPenalty: "5"},
	}})
	s.on(func() { _ = s.table.LetWrite(true) })
	p, tv := s.join(page.Score), s.join(page.Watch)
	slip := func(player int, score any) string {
		return p.ask("slip", args{"round": 0, "player": player, "score": score})
	}
	expect.Same(t, "more than two sevens", slip(0, 15), "ERR_SCORE_RANGE")
	expect.Same(t, "a card of another deck", slip(0, args{"hand": []string{"7", "KH"}}), "ERR_SCORE_RANGE")
	expect.Same(t, "two cards", slip(0, args{"hand": []string{"7", "-3"}}), "")
	expect.Same(t, "the most", slip(1, 14), "")
	expect.Same(t, "the least", slip(2, -6), "")
	expect.Same(t, "the round is written down", p.ask("write", args{"round": 0, "caller": 2}), "")
	tv.sees("the round", func(d *wire.Table) bool {
		return d.Round == 1 && d.Sheet.Rows[0].Cells[0].Score.Points == 4
	})
	s.on(func() {
		if got := s.desk().Sheet().Totals; got[0] != 4 || got[1] != 14 || got[2] != -11 {
			t.Errorf("totals %v", got)
		}
	})
}
