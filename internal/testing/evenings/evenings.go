// Package evenings has whole evenings of games, worked out by hand, for tests that enter them
// by taps.
package evenings

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"tabby/engine"
	"tabby/scoring"
)

//go:embed evenings.json
var text []byte

// An Evening is a game that is kept from its first round to its end.
type Evening struct {
	Name    string
	Variant string
	House   engine.House
	Game    *engine.CustomGame // of one's own, or nil
	Rounds  []Round
	Places  []int // at the end

	Instead     Round // what round one is corrected to
	MovedTotals []int `json:"moved_totals"` // at the end, after the correction
	MovedPlaces []int `json:"moved_places"`
}

// Players sit in this order, as many as an evening has places. The first deals.
var Players = []string{"Ann", "Ben", "Cy", "Dee", "Eve", "Fay"}

// A Round is what is typed and tapped, and how the sheet stands then.
type Round struct {
	Points  []int  // by player; none of a round with a special hand
	Special string // who has the special hand, or ""
	Caller  string // or ""

	Totals []int
	Dealer string // of the next round, or "" at the end
	First  string // who begins it
	Why    string
}

// All returns the evenings.
func All() (all []Evening) {
	if err := json.Unmarshal(text, &all); err != nil {
		panic(err) // it is part of the program
	}
	for _, e := range all {
		if e.Game != nil {
			*e.Game = e.Game.Canonical()
		}
	}
	return all
}

// Start returns how the game begins, but for when and who.
func (e Evening) Start() scoring.Start {
	return scoring.Start{Variant: e.Variant, House: e.House, Game: e.Game}
}

// Names returns the players of an evening.
func (e Evening) Names() []string { return Players[:len(e.Places)] }

// Keys returns the keys by which points are typed: digits, "−", and "n" after a number to which a
// digit could be added.
func Keys(t engine.Ruleset, points int) string {
	keys := strings.Replace(strconv.Itoa(points), "-", "−", 1)
	if !t.Complete(points) {
		keys += "n"
	}
	return keys
}

// At returns the player of a name, or Nobody for "".
func At(name string) scoring.Player { return scoring.Player(slices.Index(Players, name)) }

// Differs says how a sheet differs from what it should be after a round, or returns "".
func (r Round) Differs(s scoring.Sheet) string {
	return differs([]any{s.Totals, s.Dealer, s.First}, []any{r.Totals, At(r.Dealer), At(r.First)})
}

// Differs says how a sheet differs from what it should be at the end, or returns "".
func (e Evening) Differs(s scoring.Sheet) string {
	return differs([]any{s.Over, s.Totals, s.Places}, []any{true, e.Rounds[len(e.Rounds)-1].Totals, e.Places})
}

// DiffersMoved is like Differs, after the correction.
func (e Evening) DiffersMoved(s scoring.Sheet) string {
	return differs([]any{s.Over, s.Totals, s.Places, s.Rounds[1].Dealer}, []any{true, e.MovedTotals, e.MovedPlaces, At(e.Instead.Dealer)})
}

func differs(is, want []any) string {
	if fmt.Sprint(is) == fmt.Sprint(want) {
		return ""
	}
	return fmt.Sprintf("it is %v, not %v", is, want)
}
