package replay

import (
	"cmp"
	"encoding/json"
	"errors"
	"maps"
	"slices"

	"tabby/engine"
	"tabby/internal/words"
	"tabby/scoring"
)

// Given is the beginning of a game, the "given" of a case.
type Given struct {
	Mode    string       `json:"mode"`
	Players []string     `json:"players" means:"their names, clockwise"`
	Dealer  *string      `json:"dealer" means:"who deals the first round; the first player by default"`
	End     engine.House `json:"end" means:"how the game ends, and by which number: {\"rounds\":5}, or {\"end\":\"time\",\"minutes\":30}"`
	Config  engine.House `json:"config" means:"the other house rules and their values"`
	Younger bool         `json:"younger" means:"true for the rules for younger players"`

	Totals map[string]int `json:"totals_before" means:"for each player, the total from a paper sheet"`
	Out    map[string]int `json:"already_out_in_round" means:"for each player, the number of the round that put them out"`

	Fallen map[string]int `json:"fallen_before" means:"for each player, how often a total fell because it met the limit exactly"`
	Ahead  map[string]int `json:"head_starts" means:"for each player, the points of a head start"`

	Game  *engine.CustomGame `json:"game" means:"a custom game, as tabby history export writes it"`
	Rules *engine.CustomGame `json:"rules" means:"a custom game without a name"`

	ClockStart string `json:"clock_start" means:"what the clock shows at the beginning; 00:00 by default"`
	Day        string `json:"day" means:"the day of a game that was played before, as 2006-01-02"`

	// Where the cards are at the beginning. Other cards are dealt in the order of the
	// deck.
	Hands   map[string][]string             `json:"hands"`
	Draw    []string                        `json:"draw"`    // top first
	Discard []string                        `json:"discard"` // bottom first
	Known   map[string]map[string][]*string `json:"known"`   // cards by who knows them and whose they are
	Turn    *string                         `json:"turn"`    // left of the dealer by default

	Order   []string `json:"order"`              // a whole deck to deal from, top first
	Stacked []string `json:"stacked_after_deal"` // what the draw pile begins with

	Reshuffle  []string   `json:"reshuffle_order"` // the next order, top first
	Reshuffles [][]string `json:"reshuffles"`      // or several

	Variants map[string][]int `json:"variants"` // for a setup of many rounds: numbers of players
}

// ReadNewGame reads a variant and how the game begins, which is either in "given" or in the same
// object. The error names what cannot be read, and where.
func ReadNewGame(text []byte) (variant string, given Given, err error) {
	var in struct {
		Variant string `json:"variant"`
		Given   *Given `json:"given"`
	}
	if err := read(text, &in); err != nil {
		return "", Given{}, err
	}
	if in.Given != nil {
		given = *in.Given
	} else if err := json.Unmarshal(text, &given); err != nil {
		return "", Given{}, jsonError(err)
	}
	if given.Mode == deck {
		return "", Given{}, errors.New("a game that is kept has a score sheet; cards are for replay")
	}
	return in.Variant, given, checkNewGame(text, in.Given != nil, given.checkNames(in.Variant))
}

// checkNewGame returns an error for a field that a new game cannot have, or else the one
// that there is already. It has them beside the variant or as given.
func checkNewGame(text []byte, isGiven bool, err error) error {
	if !isGiven {
		return cmp.Or(onlyFields(text, append([]string{"variant", "day"}, sheetFields...)), err)
	}
	var raw struct {
		Given json.RawMessage `json:"given"`
	}
	if err := json.Unmarshal(text, &raw); err != nil {
		return jsonError(err)
	}
	return cmp.Or(
		onlyFields(text, []string{"variant", "given"}),
		placed("given", cmp.Or(onlyFields(raw.Given, sheetFields), err)),
	)
}

// maxNames is the maximum number of players that is read. No variant is for as many.
const maxNames = 99

// Start returns the intent to begin that game of a variant. The error names the part
// that is wrong; [scoring.Decide] checks the rest.
func (g Given) Start(variant string, clock Clock) (scoring.Start, error) {
	in := scoring.Start{At: clock.Zero, Variant: variant, House: g.Agreed(), Game: g.Own()}
	if in.Game != nil {
		if err := in.Game.CheckNew(); err != nil {
			return in, err
		}
	}
	if in.Game != nil && !slices.Contains([]string{"", ownGame, in.Game.Canonical().Variant()}, variant) {
		return in, engine.Refusal{Reason: engine.ErrVariant, Variant: variant}
	}
	if r, err := engine.Variant(variant); err == nil && len(g.Players) > maxNames {
		return in, r.CheckPlayers(len(g.Players))
	}
	for _, name := range g.Players {
		in.People = append(in.People, scoring.Person{Name: name})
	}
	if g.ClockStart != "" {
		at, err := clock.At(g.ClockStart)
		if err != nil {
			return in, words.At{Where: "clock_start", Err: err}
		}
		in.At = at
	}
	if g.Dealer != nil {
		dealer, err := who(in.People, *g.Dealer)
		if err != nil {
			return in, words.At{Where: "dealer", Err: err}
		}
		in.Dealer = dealer
	}
	in, err := g.ahead(in)
	if err != nil {
		return in, err
	}
	return g.carry(in)
}

// ownGame is the variant of a case that has the rules of a custom game.
const ownGame = "own"

// Own returns the custom game that is given, or nil.
func (g Given) Own() *engine.CustomGame {
	if g.Game != nil || g.Rules == nil {
		return g.Game
	}
	own := *g.Rules
	own.Name = cmp.Or(own.Name, ownGame)
	return &own
}

// Agreed returns the house rules of the case, including its ending.
func (g Given) Agreed() engine.House {
	house := engine.House{}
	maps.Copy(house, g.Config)
	maps.Copy(house, g.End)
	if g.Younger {
		house[engine.Younger] = engine.On
	}
	return house
}

// carry adds totals from a paper sheet.
func (g Given) carry(in scoring.Start) (scoring.Start, error) {
	if len(g.Totals)+len(g.Out)+len(g.Fallen) == 0 {
		return in, nil
	}
	in.Carried = make([]scoring.Carry, len(in.People))
	for _, part := range []struct {
		where string
		by    map[string]int
		field func(*scoring.Carry) *int
	}{
		{"totals_before", g.Totals, func(c *scoring.Carry) *int { return &c.Total }},
		{"already_out_in_round", g.Out, func(c *scoring.Carry) *int { return &c.Out }},
		{"fallen_before", g.Fallen, func(c *scoring.Carry) *int { return &c.Fallen }},
	} {
		for _, name := range slices.Sorted(maps.Keys(part.by)) {
			p, err := who(in.People, name)
			if err != nil {
				return in, words.At{Where: part.where, Err: err}
			}
			*part.field(&in.Carried[p]) = part.by[name]
		}
	}
	return in, nil
}

// ahead adds head starts.
func (g Given) ahead(in scoring.Start) (scoring.Start, error) {
	if len(g.Ahead) > 0 {
		in.HeadStarts = make([]int, len(in.People))
	}
	for _, name := range slices.Sorted(maps.Keys(g.Ahead)) {
		p, err := who(in.People, name)
		if err != nil {
			return in, words.At{Where: "head_starts", Err: err}
		}
		in.HeadStarts[p] = g.Ahead[name]
	}
	return in, nil
}

func who(people []scoring.Person, name string) (scoring.Player, error) {
	for p, person := range people {
		if person.Name == name || scoring.SameName(person.Name, name) {
			return scoring.Player(p), nil
		}
	}
	return scoring.Nobody, scoring.Refusal{Reason: scoring.ErrNotPlaying, Player: words.Short(name)}
}

// optional decodes a JSON value, and reports false if it is missing or null.
func optional(raw json.RawMessage, into any) (given bool, err error) {
	if len(raw) == 0 || string(raw) == "null" {
		return false, nil
	}
	return true, json.Unmarshal(raw, into)
}
