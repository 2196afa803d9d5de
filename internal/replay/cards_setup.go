package replay

import (
	"fmt"
	"slices"

	"tabby/engine"
)

// A Setup is how tables of several variants begin.
type Setup struct {
	HandSize  int               `json:"hand_size"`
	Upcards   map[string]int    `json:"upcards"`
	Draws     map[string][]int  `json:"draw_count"` // by number of players, as given
	DeckSize  map[string]int    `json:"deck_size"`
	Conserved bool              `json:"all_cards_distinct_and_conserved"`
	FirstTurn string            `json:"first_turn"`
	Errors    map[string]string `json:"errors"` // for numbers of players just out of range
}

// setUp deals every table of a case that is about the beginning alone.
func setUp(c deal, steps bool) (Answer, error) {
	st := Setup{
		Upcards: map[string]int{}, Draws: map[string][]int{}, DeckSize: map[string]int{}, Conserved: true,
		FirstTurn: "player left of the dealer", Errors: map[string]string{},
	}
	for _, r := range engine.Variants() {
		players, asked := c.Given.Variants[r.ID]
		if !asked {
			continue
		}
		if err := st.add(r, players); err != nil {
			return Answer{}, fmt.Errorf("given.variants: %w", err)
		}
	}
	answer := Answer{Errors: make([]*string, len(c.Actions)), State: st}
	if steps {
		for range c.Actions {
			answer.Steps = append(answer.Steps, st)
		}
	}
	return answer, nil
}

func (st *Setup) add(rules engine.Rules, players []int) error {
	table, err := engine.NewRuleset(rules.ID, nil)
	if err != nil {
		return err
	}
	pack, err := engine.NewPack(table)
	if err != nil {
		return err
	}
	order := pack.AppendCards(nil)
	st.HandSize, st.DeckSize[rules.ID] = rules.Hand, pack.Size()
	for _, n := range players {
		r, err := pack.Deal(order, n, 1%engine.Seat(max(n, 1)))
		if err != nil {
			return err
		}
		st.Upcards[rules.ID] = r.Discards()
		st.Draws[rules.ID] = append(st.Draws[rules.ID], r.DrawPile())
		if n*rules.Hand+r.Discards()+r.DrawPile() != pack.Size() {
			st.Conserved = false
		}
	}
	st.refusals(pack, order)
	return nil
}

// refusals adds what comes of one player too few and one too many. A number is
// tried once, for the first game it does not fit.
func (st *Setup) refusals(pack *engine.Pack, order []engine.Card) {
	rules := pack.Ruleset.Rules
	for _, n := range []int{rules.Players.Min - 1, rules.Players.Max + 1} {
		tried := slices.ContainsFunc(engine.Variants(), func(r engine.Rules) bool {
			return st.Errors[key(r.ID, n)] != ""
		})
		if tried {
			continue
		}
		_, err := pack.Deal(order, n, 0)
		st.Errors[key(rules.ID, n)] = Code(err)
	}
}

func key(variant string, players int) string { return fmt.Sprintf("%s players=%d", variant, players) }
