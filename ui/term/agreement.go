package term

import (
	"cmp"
	"encoding/json"
	"io"
	"maps"

	"tabby/engine"
	"tabby/rulesref"
)

// An agreement has the game and the house rules of a case: beside the variant or as given.
type agreement struct {
	Variant string          `json:"variant"`
	Game    *engine.OwnGame `json:"game"`  // a game of one's own, or nil
	Rules   *engine.OwnGame `json:"rules"` // the same, as a case of the sheet has it
	End     engine.House    `json:"end"`
	Config  engine.House    `json:"config"`
	House   engine.House    `json:"house"`
	Younger bool            `json:"younger"`
	Given   *agreement      `json:"given"`
}

// own returns the game of one's own that the case is played by, or nil.
func (a agreement) own() *engine.OwnGame {
	var own *engine.OwnGame
	if a.Given != nil {
		own = a.Given.own()
	}
	if own = cmp.Or(own, a.Game); own == nil && a.Rules != nil {
		named := *a.Rules
		named.Name = cmp.Or(named.Name, "own")
		return &named
	}
	return own
}

// agreed adds the house rules to those there are.
func (a agreement) agreed(house engine.House) {
	maps.Copy(house, a.Config)
	maps.Copy(house, a.House)
	maps.Copy(house, a.End)
	if a.Younger {
		house[engine.Younger] = engine.On
	}
	if a.Given != nil {
		a.Given.agreed(house)
	}
}

func (r rulesCmd) table(c call) (*rulesref.Book, error) {
	in, err := r.Table.open(c)
	if err != nil {
		return nil, err
	}
	defer in.Close()
	var a agreement
	if err := json.NewDecoder(io.LimitReader(in, longest)).Decode(&a); err != nil {
		return nil, because(err, "this is not a case: %v", err)
	}
	house := engine.House{}
	a.agreed(house)
	if own := a.own(); own != nil && r.Variant == "" {
		facts, err := own.Rules()
		if err != nil {
			return nil, err
		}
		return bookWith(c.words, facts, house)
	}
	return bookOf(c.words, cmp.Or(string(r.Variant), a.Variant), house)
}
