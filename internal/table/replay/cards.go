package replay

import (
	"cmp"
	"encoding/json"
	"maps"
	"math"
	"slices"

	"tabby/engine"
	"tabby/internal/words"
)

// A cardGame plays a round.
type cardGame struct {
	given Given
	pack  *engine.Pack
	round engine.Round

	orders   [][]string // for the next reshuffles
	begun    engine.Round
	shown    [][4]any // looks at cards
	used     []string // power cards that were used
	replaced [][4]any // power cards at the end
	reburied int      // power cards that were put back into the deck
	failed   error    // the error of an impossible reshuffle
}

// playCards plays a case with cards. The error names the part that is wrong.
func playCards(in input, steps bool) (Result, error) {
	if in.Given.Variants != nil {
		return setUp(in, steps)
	}
	d := cardGame{given: in.Given, orders: in.Given.Reshuffles}
	if in.Given.Reshuffle != nil {
		d.orders = append([][]string{in.Given.Reshuffle}, d.orders...)
	}
	if err := d.begin(in); err != nil {
		return Result{}, err
	}
	return in.playActions(steps, &d)
}

// act carries out an action of a case.
func (d *cardGame) act(text json.RawMessage) (refused, failed error) {
	args, err := readCardArgs(text)
	if err != nil {
		return nil, err
	}
	return d.try(args), d.failed
}

func (d *cardGame) begin(in input) error {
	var err error
	if d.pack, err = in.pack(); err == nil {
		d.round, err = in.round(d.pack)
	}
	if err != nil {
		return words.At{Where: "given", Err: err}
	}
	d.advance()
	d.begun = d.round
	return d.failed
}

func (d *cardGame) try(in cardArgs) error {
	ask, known := cardActions[in.Do]
	if in.Do == "leave" {
		s, err := d.given.seat(in.P)
		if err == nil {
			err = d.round.Leave(s)
		}
		d.advance()
		return err
	}
	if known && ask.read == nil { // it is part of the deal
		return nil
	}
	m, err := d.move(in)
	if err != nil && d.round.Phase() == engine.Over {
		return engine.ErrRoundOver
	}
	if err != nil {
		return err
	}
	before := d.round
	if err := d.round.Do(m); err != nil {
		return err
	}
	d.note(&before, m)
	d.advance()
	return nil
}

func (d *cardGame) move(in cardArgs) (engine.Move, error) {
	ask, known := cardActions[in.Do]
	if !known {
		return engine.Move{}, unknownField{name: in.Do, there: slices.Collect(maps.Keys(cardActions)), kind: "action"}
	}
	return ask.read(d, in)
}

// note records which cards a move showed to its player, and the powers it used.
func (d *cardGame) note(before *engine.Round, m engine.Move) {
	show := func(s engine.Spot) {
		d.shown = append(d.shown, [4]any{d.name(m.Seat), d.name(s.Seat), s.Slot + 1, d.pack.Code(before.Card(s))})
	}
	switch m.Do {
	case engine.FirstLook:
		show(engine.Spot{Seat: m.Seat})
		show(engine.Spot{Seat: m.Seat, Slot: uint8(before.Len(m.Seat) - 1)})
	case engine.FirstLookTwo:
		show(m.A)
		show(m.B)
	case engine.Peek, engine.LookAt:
		show(m.A)
	}
	switch m.Do {
	case engine.Peek, engine.LookAt, engine.UseSwap, engine.UseDrawTwo:
		if c := before.Held(); c != engine.NoCard {
			d.used = append(d.used, d.pack.Code(c))
		}
	}
}

// advance shuffles if the round waits for it, and replaces power cards at the end.
func (d *cardGame) advance() {
	for d.failed == nil {
		switch d.round.Phase() {
		case engine.Shuffling:
			d.shuffle()
		case engine.Revealing:
			d.replace()
		default:
			return
		}
	}
}

// shuffle uses the next order of the case, or keeps the cards as they lie.
func (d *cardGame) shuffle() {
	order := d.round.AppendShuffle(nil)
	if d.round.Discards() == 0 {
		d.reburied++
	}
	if len(d.orders) > 0 {
		pinned, err := d.pack.Cards(d.orders[0])
		if err != nil {
			d.failed = words.At{Where: "reshuffle", Err: err}
			return
		}
		order, d.orders = pinned, d.orders[1:]
	}
	if err := d.round.Reshuffle(order); err != nil {
		d.failed = words.At{Where: "reshuffle", Err: err}
	}
}

func (d *cardGame) replace() {
	for m := range d.round.Moves() {
		old := d.round.Card(m.A)
		if err := d.round.Do(m); err != nil {
			d.failed = err
			return
		}
		for d.round.Phase() == engine.Shuffling && d.failed == nil {
			d.shuffle()
		}
		d.replaced = append(d.replaced, [4]any{d.name(m.A.Seat), m.A.Slot + 1, d.pack.Code(old), d.pack.Code(d.round.Card(m.A))})
	}
}

func (d *cardGame) name(s engine.Seat) string {
	if int(s) >= len(d.given.Players) {
		return ""
	}
	return d.given.Players[s]
}

// cardArgs has all fields that an action with cards can have.
type cardArgs struct {
	P      string          `json:"p"`
	Do     string          `json:"do"`
	Slot   int             `json:"slot"` // from 1 on the left, as all slots here
	Slots  []int           `json:"slots"`
	Own    int             `json:"own"`
	Target string          `json:"target"`
	Card   json.RawMessage `json:"card"` // "drawn" or a slot
	A      json.RawMessage `json:"a"`    // ["Ann",2] or {"target":"Ann","slot":2}
	B      json.RawMessage `json:"b"`
}

// A cardAsk reads the move of an action, and says which fields the action has beside "do"
// and "p".
type cardAsk struct {
	read   func(*cardGame, cardArgs) (engine.Move, error)
	fields []string
}

// cardActions is the table of all actions with cards. Those without a move are carried out
// by [cardGame.try].
var cardActions = map[string]cardAsk{
	"initial_look":  {(*cardGame).firstLook, []string{"slots"}},
	"draw":          {read: move(engine.Draw, nil)},
	"take_discard":  {read: move(engine.Take, nil)},
	"replace":       {move(engine.Replace, (*cardGame).ownCard), []string{"slot"}},
	"discard":       {read: move(engine.Discard, nil)},
	"peek":          {move(engine.Peek, (*cardGame).ownCard), []string{"slot"}},
	"use_swap":      {read: move(engine.UseSwap, nil)},
	"swap":          {(*cardGame).swap, []string{"own", "target", "slot"}},
	"decline_swap":  {read: move(engine.Decline, nil)},
	"draw2":         {read: move(engine.UseDrawTwo, nil)},
	"knock":         {read: move(engine.Knock, nil)},
	"recall":        {read: move(engine.Knock, nil)},
	"end_turn":      {read: move(engine.EndTurn, nil)},
	"pass_turn":     {read: move(engine.Pass, nil)},
	"play":          {(*cardGame).play, []string{"card"}},
	"snap":          {move(engine.Snap, (*cardGame).anyCard), []string{"target", "slot"}},
	"give":          {move(engine.Give, (*cardGame).ownCard), []string{"slot"}},
	"look":          {move(engine.LookAt, (*cardGame).anyCard), []string{"target", "slot"}},
	"switch":        {(*cardGame).exchange, []string{"a", "b"}},
	"skip_power":    {read: move(engine.Skip, nil)},
	"reveal":        {read: byTable(engine.Reveal)},
	"close_window":  {read: byTable(engine.CloseWindow)},
	"replace_power": {read: byTable(engine.ReplacePower)},

	"leave":                 {}, // no move
	"setup":                 {}, // the rest is part of the deal
	"start_round":           {},
	"turn_up_first_discard": {},
}

func readCardArgs(text json.RawMessage) (cardArgs, error) {
	var in cardArgs
	if err := json.Unmarshal(text, &in); err != nil {
		return in, jsonError(err)
	}
	if in.Do == "" {
		return in, errNoDo
	}
	return in, in.checkFields(text)
}

// checkFields returns an error for a field that this action cannot have, though another
// can. An action that there is not is left to [cardGame.move].
func (in cardArgs) checkFields(text json.RawMessage) error {
	ask, known := cardActions[in.Do]
	if !known {
		return nil
	}
	return placed(in.Do, cmp.Or(
		onlyFields(text, append([]string{"do", "p"}, ask.fields...)),
		placed("a", onlyFields(in.A, placeFields)),
		placed("b", onlyFields(in.B, placeFields)),
	))
}

// placeFields are the fields of a spot that is an object.
var placeFields = []string{"target", "player", "p", "slot"}

// move returns a reader of a move about one card, or about none if card is nil.
func move(kind engine.MoveKind, card func(*cardGame, cardArgs) (engine.Spot, error)) func(*cardGame, cardArgs) (engine.Move, error) {
	return func(d *cardGame, in cardArgs) (engine.Move, error) {
		s, err := d.given.seat(in.P)
		m := engine.Move{Do: kind, Seat: s}
		if err == nil && card != nil {
			m.A, err = card(d, in)
		}
		return m, err
	}
}

// byTable returns a reader of a move that no player decides.
func byTable(kind engine.MoveKind) func(*cardGame, cardArgs) (engine.Move, error) {
	return func(*cardGame, cardArgs) (engine.Move, error) {
		return engine.Move{Do: kind, Seat: engine.Nobody}, nil
	}
}

func (d *cardGame) ownCard(in cardArgs) (engine.Spot, error) {
	s, err := d.given.seat(in.P)
	return spot(s, in.Slot), err
}

// anyCard returns the spot of a card of any player, by default an own one.
func (d *cardGame) anyCard(in cardArgs) (engine.Spot, error) {
	s, err := d.given.seat(cmp.Or(in.Target, in.P))
	return spot(s, in.Slot), err
}

func (d *cardGame) firstLook(in cardArgs) (engine.Move, error) {
	s, err := d.given.seat(in.P)
	if err != nil || d.pack.Ruleset.Rules.Look != engine.LookAnyTwo {
		return engine.Move{Do: engine.FirstLook, Seat: s}, err
	}
	if len(in.Slots) != 2 {
		return engine.Move{}, engine.ErrLook
	}
	m := engine.Move{Do: engine.FirstLookTwo, Seat: s, A: spot(s, min(in.Slots[0], in.Slots[1])), B: spot(s, max(in.Slots[0], in.Slots[1]))}
	if m.A == m.B || int(m.B.Slot) >= d.round.Len(s) {
		return m, engine.ErrLook
	}
	return m, nil
}

func (d *cardGame) swap(in cardArgs) (engine.Move, error) {
	s, err := d.given.seat(in.P)
	if err != nil {
		return engine.Move{}, err
	}
	other, err := d.given.seat(in.Target)
	if err != nil {
		return engine.Move{}, engine.ErrSwapTarget
	}
	return engine.Move{Do: engine.Swap, Seat: s, A: spot(s, in.Own), B: spot(other, in.Slot)}, nil
}

// play reads the play of the drawn card, or of one of the line.
func (d *cardGame) play(in cardArgs) (engine.Move, error) {
	s, err := d.given.seat(in.P)
	if string(in.Card) == `"drawn"` {
		return engine.Move{Do: engine.Discard, Seat: s}, err
	}
	var slot int
	if err := json.Unmarshal(in.Card, &slot); err != nil {
		return engine.Move{}, engine.ErrSpot
	}
	return engine.Move{Do: engine.Replace, Seat: s, A: spot(s, slot)}, err
}

// exchange reads the switch of any two cards, given in any order.
func (d *cardGame) exchange(in cardArgs) (engine.Move, error) {
	s, err := d.given.seat(in.P)
	if err != nil {
		return engine.Move{}, err
	}
	a, err := d.place(in.A)
	if err != nil {
		return engine.Move{}, err
	}
	b, err := d.place(in.B)
	if a.Seat > b.Seat || a.Seat == b.Seat && a.Slot > b.Slot {
		a, b = b, a
	}
	return engine.Move{Do: engine.Switch, Seat: s, A: a, B: b}, err
}

// place reads a spot: ["Ann",2] or {"target":"Ann","slot":2}.
func (d *cardGame) place(raw json.RawMessage) (engine.Spot, error) {
	var in struct {
		Target, Player, P string
		Slot              int
	}
	if err := json.Unmarshal(raw, &in); err != nil {
		row := [2]any{&in.P, &in.Slot}
		if err := json.Unmarshal(raw, &row); err != nil {
			return engine.Spot{}, engine.ErrSpot
		}
	}
	s, err := d.given.seat(in.Target + in.Player + in.P)
	return spot(s, in.Slot), err
}

// spot returns the spot of a slot counted from 1, or a spot beyond every line.
func spot(s engine.Seat, slot int) engine.Spot {
	if slot < 1 || slot > math.MaxUint8 {
		slot = math.MaxUint8 + 1
	}
	return engine.Spot{Seat: s, Slot: uint8(slot - 1)}
}
