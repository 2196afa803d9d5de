package replay

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"

	"tabby/engine"
	"tabby/internal/words"
)

func (in input) pack() (*engine.Pack, error) {
	ruleset, err := engine.NewRuleset(in.Variant, in.Given.Agreed())
	if err != nil {
		return nil, err
	}
	return engine.NewPack(ruleset)
}

// seat returns the seat of a player. There are not more players than seats.
func (g Given) seat(name string) (engine.Seat, error) {
	i := slices.Index(g.Players, name)
	if i < 0 {
		return engine.Nobody, words.At{Where: strconv.Quote(words.Short(name)), Err: engine.ErrNoSeat}
	}
	return engine.Seat(i), nil
}

// first returns who has the first turn.
func (g Given) first() (engine.Seat, error) {
	switch {
	case g.Turn != nil:
		return g.seat(*g.Turn)
	case g.Dealer != nil:
		s, err := g.seat(*g.Dealer)
		return (s + 1) % engine.Seat(len(g.Players)), err
	}
	return 0, nil
}

// round returns the round with which a case begins.
func (in input) round(p *engine.Pack) (engine.Round, error) {
	if err := p.Ruleset.Rules.CheckPlayers(len(in.Given.Players)); err != nil {
		return engine.Round{}, err
	}
	first, err := in.Given.first()
	switch {
	case err != nil:
		return engine.Round{}, err
	case in.Given.Hands != nil:
		return in.position(p, first)
	}
	order, err := in.order(p)
	if err != nil {
		return engine.Round{}, err
	}
	return p.Deal(order, len(in.Given.Players), first)
}

// order returns the order in which the deck is dealt.
func (in input) order(p *engine.Pack) ([]engine.Card, error) {
	if in.Given.Order != nil {
		return p.Cards(in.Given.Order)
	}
	stacked, err := p.Cards(in.Given.Stacked)
	if err != nil {
		return nil, err
	}
	rest := p.AppendCards(nil)
	for _, s := range stacked {
		i := slices.Index(rest, s)
		if i < 0 {
			return nil, words.At{Where: "stacked_after_deal", Err: engine.ErrTooMany}
		}
		rest = slices.Delete(rest, i, i+1)
	}
	dealt := min(len(rest), len(in.Given.Players)*p.Ruleset.Rules.Hand)
	return slices.Insert(rest, dealt, stacked...), nil
}

// position reads a round that is under way.
func (in input) position(p *engine.Pack, first engine.Seat) (engine.Round, error) {
	g := in.Given
	pos := engine.Position{Turn: first, Looked: !in.beginsWithLooks()}
	var errs [2]error
	pos.Draw, errs[0] = p.Cards(g.Draw)
	pos.Discard, errs[1] = p.Cards(g.Discard)
	if err := errors.Join(errs[:]...); err != nil {
		return engine.Round{}, err
	}
	for name := range g.Hands {
		if _, err := g.seat(name); err != nil {
			return engine.Round{}, words.At{Where: "hands", Err: err}
		}
	}
	for _, name := range g.Players {
		line, err := p.Cards(g.Hands[name])
		if err != nil {
			return engine.Round{}, err
		}
		pos.Lines = append(pos.Lines, line)
		pos.Seen = append(pos.Seen, make([]byte, len(line)))
	}
	if err := g.know(p, &pos); err != nil {
		return engine.Round{}, err
	}
	return p.Place(pos)
}

// know adds which cards the players have seen.
func (g Given) know(p *engine.Pack, pos *engine.Position) error {
	for observer, lines := range g.Known {
		by, err := g.seat(observer)
		if err != nil {
			return words.At{Where: "known", Err: err}
		}
		for owner, line := range lines {
			of, err := g.seat(owner)
			if err != nil {
				return words.At{Where: "known", Err: err}
			}
			for slot, code := range line {
				if code == nil {
					continue
				}
				if slot >= len(pos.Lines[of]) || p.Code(pos.Lines[of][slot]) != *code {
					return words.At{Where: "known", Err: fmt.Errorf("%q knows what is not there", words.Short(observer))}
				}
				pos.Seen[of][slot] |= 1 << by
			}
		}
	}
	return nil
}

// beginsWithLooks reports whether the first looks are still to come.
func (in input) beginsWithLooks() bool {
	var first struct {
		Do string `json:"do"`
	}
	return len(in.Actions) > 0 && json.Unmarshal(in.Actions[0], &first) == nil && first.Do == "initial_look"
}

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
	for i, text := range in.Actions {
		if _, err := readCardArgs(text); err != nil {
			return Result{}, words.At{Action: i + 1, Err: err}
		}
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
