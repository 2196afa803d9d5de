package replay

import (
	"fmt"

	"tabby/engine"
	"tabby/ui/words"
)

// A Setup is how rounds of several variants begin.
type Setup struct {
	HandSize  int               `json:"hand_size"`
	Upcards   map[string]int    `json:"upcards"`
	Draws     map[string][]int  `json:"draw_count"` // by number of players, as given
	DeckSize  map[string]int    `json:"deck_size"`
	Conserved bool              `json:"all_cards_distinct_and_conserved"`
	FirstTurn string            `json:"first_turn"`
	Errors    map[string]string `json:"errors"` // for numbers of players just out of range
}

// setUp plays a case that only deals rounds.
func setUp(in input, steps bool) (Result, error) {
	st := Setup{
		Upcards: map[string]int{}, Draws: map[string][]int{}, DeckSize: map[string]int{}, Conserved: true,
		FirstTurn: "player left of the dealer", Errors: map[string]string{},
	}
	refused := map[int]bool{} // a number is tried once, for the first variant it does not fit
	for _, rules := range engine.Variants() {
		counts, given := in.Given.Variants[rules.ID]
		if !given {
			continue
		}
		if err := st.deal(rules, counts); err != nil {
			return Result{}, words.At{Where: "given.variants", Err: err}
		}
		for _, n := range []int{rules.Players.Min - 1, rules.Players.Max + 1} {
			if !refused[n] {
				st.Errors[fmt.Sprintf("%s players=%d", rules.ID, n)] = Code(rules.CheckPlayers(n))
			}
			refused[n] = true
		}
	}
	result := Result{Errors: make([]*string, len(in.Actions)), State: st}
	if steps {
		for range in.Actions {
			result.Steps = append(result.Steps, st)
		}
	}
	return result, nil
}

// deal deals a round of a variant for each number of players.
func (st *Setup) deal(rules engine.Rules, counts []int) error {
	ruleset, err := engine.NewRuleset(rules.ID, nil)
	if err != nil {
		return err
	}
	pack, err := engine.NewPack(ruleset)
	if err != nil {
		return err
	}
	st.HandSize, st.DeckSize[rules.ID] = rules.Hand, pack.Size()
	for _, n := range counts {
		r, err := pack.Deal(pack.AppendCards(nil), n, 1)
		if err != nil {
			return err
		}
		st.Upcards[rules.ID] = r.Discards()
		st.Draws[rules.ID] = append(st.Draws[rules.ID], r.DrawPile())
		if n*rules.Hand+r.Discards()+r.DrawPile() != pack.Size() {
			st.Conserved = false
		}
	}
	return nil
}
