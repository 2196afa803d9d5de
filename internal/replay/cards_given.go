package replay

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"

	"tabby/engine"
	"tabby/ui/words"
)

// pack returns the pack of a case.
func (in input) pack() (*engine.Pack, error) {
	ruleset, err := engine.NewRuleset(in.Variant, in.Given.house())
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
