package replay

import (
	"tabby/engine"
)

// A CardState is a round as JSON. Players are named and slots are counted from 1;
// every field is always present.
type CardState struct {
	Hands        map[string][]string             `json:"hands"`
	Discard      []string                        `json:"discard"` // bottom first
	DiscardTop   *string                         `json:"discard_top"`
	DiscardCount int                             `json:"discard_count"`
	DrawCount    int                             `json:"draw_count"`
	DrawBottom   []string                        `json:"draw_bottom"` // power cards that were put back, top first
	Phase        string                          `json:"phase"`
	Turn         string                          `json:"turn"`
	Held         *string                         `json:"held"`
	Knows        map[string]map[string][]*string `json:"knows"` // by player, and whose line
	FaceUp       map[string][]int                `json:"face_up"`
	Shown        [][4]any                        `json:"privately_shown"` // who, whose, slot, face
	Used         []string                        `json:"powers_triggered"`
	LookStep     bool                            `json:"initial_look_step"`
	Unchanged    bool                            `json:"hands_unchanged"` // since the beginning

	Knocker   *string     `json:"knocker"`
	Caller    *string     `json:"caller"`
	FinalLeft *int        `json:"final_left"`
	Window    *string     `json:"window"`         // the rank that can be matched
	Pending   [][2]string `json:"pending_powers"` // who, what
	Left      []string    `json:"left"`           // who has left the table

	Over        *string           `json:"over"` // why
	Scores      map[string]int    `json:"scores"`
	Lowest      []string          `json:"lowest"`
	Replaced    [][4]any          `json:"replaced"` // who, slot, old, new
	PointsCards map[string][2]int `json:"points_cards"`
	Winners     []string          `json:"winners"`
}

// phases are the names of the phases in JSON.
var phases = map[engine.Phase]string{
	engine.Looking: "INITIAL_LOOK", engine.Starting: "TURN_START", engine.HoldDrawn: "HOLD_DRAWN",
	engine.HoldTaken: "HOLD_TAKEN", engine.SwapSelect: "SWAP_SELECT", engine.Ending: "TURN_END",
	engine.LastSnap: "LAST_SNAP", engine.Giving: "GIVE", engine.Shuffling: "RESHUFFLE",
	engine.Revealing: "REVEAL", engine.Over: "ROUND_OVER",
}

// powers are the names of the powers in JSON.
var powers = map[engine.Power]string{
	engine.PeekOwn: "peek", engine.LookAny: "look", engine.SwapOther: "swap", engine.SwitchAny: "switch",
	engine.DrawTwo: "draw2",
}

// state returns the round as a [CardState].
func (d *cardGame) state() any {
	r := &d.round
	st := CardState{
		Hands: map[string][]string{}, Discard: []string{}, DiscardCount: r.Discards(), DrawCount: r.DrawPile(),
		DrawBottom: d.bottom(), Phase: phases[r.Phase()], Turn: d.name(r.Turn()), Held: d.code(r.Held()),
		Knows: map[string]map[string][]*string{}, FaceUp: map[string][]int{},
		Shown: append([][4]any{}, d.shown...), Used: append([]string{}, d.used...),
		LookStep: d.begun.Phase() == engine.Looking, Unchanged: true,
		Pending: [][2]string{}, Left: []string{}, Scores: map[string]int{}, Lowest: []string{},
		Replaced: append([][4]any{}, d.replaced...), PointsCards: map[string][2]int{}, Winners: []string{},
	}
	for i := range r.Discards() {
		st.Discard = append(st.Discard, d.pack.Code(r.Discarded(r.Discards()-1-i)))
	}
	st.DiscardTop = d.code(r.Discarded(0))
	for s := range engine.Seat(r.Players()) {
		st.line(d, s)
	}
	if r.Caller() != engine.Nobody {
		name, left := d.name(r.Caller()), r.FinalTurns()
		st.Knocker, st.Caller, st.FinalLeft = &name, &name, &left
	}
	if c, open := r.Window(); open {
		st.Window = d.rank(c)
	}
	if r.Phase() == engine.Over {
		st.result(d)
	}
	return st
}

// line adds the line of a seat and what its player knows.
func (st *CardState) line(d *cardGame, s engine.Seat) {
	r, name := &d.round, d.name(s)
	if r.Left(s) {
		st.Left = append(st.Left, name)
		return
	}
	st.Hands[name], st.FaceUp[name], st.Knows[name] = []string{}, []int{}, map[string][]*string{}
	for slot := range r.Len(s) {
		at := engine.Spot{Seat: s, Slot: uint8(slot)}
		st.Hands[name] = append(st.Hands[name], d.pack.Code(r.Card(at)))
		if r.FaceUp(at) {
			st.FaceUp[name] = append(st.FaceUp[name], slot+1)
		}
		if slot >= d.begun.Len(s) || d.begun.Card(at) != r.Card(at) {
			st.Unchanged = false
		}
	}
	view := r.View(s)
	for of := range engine.Seat(r.Players()) {
		if view.Left(of) {
			continue
		}
		row := []*string{}
		for slot := range view.Len(of) {
			row = append(row, d.code(view.Card(engine.Spot{Seat: of, Slot: uint8(slot)})))
		}
		st.Knows[name][d.name(of)] = row
	}
	for n, p := r.Pending(s); n > 0; n-- {
		st.Pending = append(st.Pending, [2]string{name, powers[p]})
	}
}

func (st *CardState) result(d *cardGame) {
	st.Over = new(d.reason())
	res := d.pack.Result(&d.round)
	for s, name := range d.given.Players {
		if d.round.Left(engine.Seat(s)) {
			continue
		}
		st.Scores[name] = res.Points[s]
		st.PointsCards[name] = [2]int{res.Points[s], res.Cards[s]}
		if res.Lowest[s] {
			st.Lowest = append(st.Lowest, name)
		}
		if res.Winners[s] {
			st.Winners = append(st.Winners, name)
		}
	}
}

// reason returns why a round ended. If cards can be snapped, a call is named recall,
// not knock.
func (d *cardGame) reason() string {
	switch d.round.Reason() {
	case engine.DeckOut:
		return "deck_out"
	case engine.TooLong:
		return "too_long"
	case engine.NoCards:
		return "no_cards"
	case engine.LastLeft:
		return "last_left"
	}
	if d.pack.Ruleset.Rules.Snaps {
		return "recall"
	}
	return "knock"
}

// code returns the code of a card, or nil for one that is hidden or none.
func (d *cardGame) code(c engine.Card) *string {
	if code := d.pack.Code(c); code != "" {
		return &code
	}
	return nil
}

// rank returns the rank of a card, or its name if it has none.
func (d *cardGame) rank(c engine.Card) *string {
	f := d.pack.Deck[c]
	if f.Rank == "" {
		return &f.Name
	}
	return &f.Rank
}

// bottom returns the power cards that were put back at the bottom of the deck.
func (d *cardGame) bottom() []string {
	row := []string{}
	for i := range min(d.reburied, d.round.DrawPile()) {
		row = append(row, d.pack.Code(d.round.Drawn(d.round.DrawPile()-d.reburied+i)))
	}
	return row
}
