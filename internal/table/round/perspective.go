package round

import (
	"cmp"
	"slices"

	"tabby/engine"
	"tabby/internal/words"
	"tabby/scoring"
)

// A perspective is the state of the round as one seat sees it.
type perspective struct {
	words *words.Language // nil if no texts are needed
	desk  *Desk
	sheet scoring.Sheet
	pack  *engine.Pack
	round *engine.Round
	view  engine.View
	at    Chair // Choose is the default move if the player chose none
	moves []engine.Move
}

// perspectiveOf returns the table as a chair sees it.
func perspectiveOf(d *Desk, s scoring.Sheet, at Chair) *perspective {
	state := d.State()
	p := &perspective{desk: d, sheet: s, pack: state.Pack, round: &state.Round, view: state.Round.View(at.Viewer()), at: at}
	p.moves = p.view.AppendMoves(nil)
	if d.Guide != nil {
		p.moves = slices.DeleteFunc(p.moves, func(m engine.Move) bool { return !d.Guide(m) })
	}
	if d.onlyMatches() {
		p.moves = slices.DeleteFunc(p.moves, func(m engine.Move) bool { return m.Do != engine.Snap })
	}
	if !p.can(at.Choose) {
		p.at.Choose = NoChoice
	}
	if p.at.Choose == NoChoice {
		p.at.Choose = p.defaultMove()
	}
	if p.at.First = nil; at.First != nil && p.taps(*at.First) {
		p.at.First = at.First
	}
	return p
}

// can reports whether a kind of move is legal now.
func (p *perspective) can(do engine.MoveKind) bool {
	return slices.ContainsFunc(p.moves, func(m engine.Move) bool { return m.Do == do })
}

// name returns the name of the player at a seat.
func (p *perspective) name(s engine.Seat) string {
	return p.words.Table.Name(p.sheet, p.desk.Player(s))
}

// face returns a card as the player sees it.
func (p *perspective) face(c engine.Card) Face { return faceOf(p.pack, c) }

// piles returns the piles. While cards are shown, a tap on a pile first turns them face down.
func (p *perspective) piles() (draw, discard Pile) {
	ready := len(p.at.Shown) == 0
	draw = Pile{Card: Face{Back: true}, Count: p.view.DrawPile(), Taps: ready && p.can(engine.Draw)}
	discard = Pile{Count: p.view.Discards(), Taps: ready && (p.can(engine.Take) || p.can(engine.Discard))}
	if discard.Count > 0 {
		discard.Card = p.face(p.view.Discarded(0))
	}
	return draw, discard
}

// held returns the drawn card, or nil: face up for the player who drew it, and face
// down for others.
func (p *perspective) held() *Face {
	c := p.view.Held()
	if p.desk.Open != nil {
		c = p.round.Held()
	}
	if c == engine.NoCard {
		return nil
	}
	f := p.face(c)
	return &f
}

// lines returns the lines of the other players clockwise, and the player's own line last.
func (p *perspective) lines() []Line {
	n := engine.Seat(p.view.Players())
	var lines []Line
	for i := range n {
		lines = append(lines, p.line((p.at.Seat+1+i)%n))
	}
	return lines
}

func (p *perspective) line(s engine.Seat) Line {
	phase := p.view.Phase()
	turn := p.view.Turn() == s && phase != engine.Over && phase != engine.Looking
	v := Line{Player: p.desk.Player(s), Name: p.name(s), Note: p.note(s, turn), Turn: turn}
	if level, computer := p.desk.Level(s); computer && !p.revealed() { // the points need the space
		v.Level, v.Temper = p.words.Play.Level(level.String()), level.String()
	}
	for slot := range p.view.Len(s) {
		v.Cards = append(v.Cards, p.slot(engine.Spot{Seat: s, Slot: uint8(slot)}))
	}
	v.Most, v.Rows = p.desk.most(s), p.sheet.Ruleset.Rules.Grid.Rows
	if p.revealed() {
		v.Points = p.words.Figure(p.pack.Points(p.round, s))
	}
	v.Won = phase == engine.Over && p.pack.Result(p.round).Winners[s]
	return v
}

// note returns what is said of a player beside the name.
func (p *perspective) note(s engine.Seat, turn bool) string {
	switch {
	case p.revealed(): // the prompt says it
		return ""
	case p.view.Caller() == s:
		return p.words.Table.Called
	case p.desk.gone(s):
		return p.words.Play.Away
	case p.view.Caller() != engine.Nobody && turn:
		return p.words.Play.LastTurn
	case turn:
		return p.words.Play.Turn(p.name(s))
	}
	return ""
}

// revealed reports whether the cards are turned up.
func (p *perspective) revealed() bool {
	return p.view.Phase() == engine.Over || p.view.Phase() == engine.Revealing
}

// slot returns a card of a line. A card that was seen before is face down again,
// unless the house rules have the memory aid. Once all cards are turned up, notes about their origin are left out.
func (p *perspective) slot(spot engine.Spot) Slot {
	v := Slot{Spot: spot, Card: Face{Back: true}, Shown: slices.Contains(p.at.Shown, spot)}
	if !p.revealed() {
		v.Note = originNote(p.view.Origin(spot))
	}
	v.Taps = p.at.Shows(spot) || p.taps(spot)
	if v.Selected = p.at.First != nil && *p.at.First == spot; v.Selected {
		v.Note = NoteChosen
	}
	faceUp := v.Shown || p.revealed() || p.view.FaceUp(spot)
	if faceUp || p.sheet.Ruleset.On(engine.MemoryAid) && p.at.Choose != engine.Snap {
		v.Card = p.face(p.view.Card(spot))
	}
	if p.desk.Open != nil && p.desk.Open(spot) {
		v.Card = p.face(p.round.Card(spot))
	}
	return v
}

// originNote returns the note about where all players saw a card come from.
func originNote(o engine.Origin) string {
	switch o {
	case engine.Drawn:
		return NoteDrawn
	case engine.Taken:
		return NoteTaken
	case engine.Penalty:
		return NotePenalty
	}
	return ""
}

// taps reports whether a tap on a card chooses it or plays a move.
func (p *perspective) taps(spot engine.Spot) bool {
	return slices.ContainsFunc(p.moves, func(m engine.Move) bool { return p.involves(m, spot) })
}

// involves reports whether a card belongs to a move. The cards of a first look are those that it shows.
func (p *perspective) involves(m engine.Move, spot engine.Spot) bool {
	if m.Do == engine.FirstLook {
		return slices.Contains(outer(m.Seat, p.view.Len(m.Seat)), spot)
	}
	return p.at.involves(m, spot)
}

// defaultMove returns the kind of move for a tap on a card if the player
// has chosen none. For a drawn power card, the player has to choose first.
func (p *perspective) defaultMove() engine.MoveKind {
	if p.heldPower() != engine.NoPower {
		return NoChoice
	}
	for _, do := range []engine.MoveKind{
		engine.Give, engine.Replace, engine.Swap, engine.LookAt, engine.Switch, engine.FirstLookTwo,
	} {
		if p.can(do) {
			return do
		}
	}
	return NoChoice
}

// A Drag moves a card from one place to another.
type Drag struct {
	From Place `json:"from"`
	To   Place `json:"to"`
}

func (d Drag) compare(o Drag) int { return cmp.Or(d.From.compare(o.From), d.To.compare(o.To)) }

func (p Place) compare(o Place) int {
	return cmp.Or(cmp.Compare(p.Name, o.Name), cmp.Compare(p.Spot.Seat, o.Spot.Seat), cmp.Compare(p.Spot.Slot, o.Spot.Slot))
}

// drags returns the moves that each possible drag plays. Every move with cards
// can be made by dragging; a drag plays two moves if only the
// destination is left to choose after the first.
func (p *perspective) drags() map[Drag][]engine.Move {
	if len(p.at.Shown) > 0 {
		return nil
	}
	all := map[Drag][]engine.Move{}
	p.addLooks(all)
	for _, m := range p.moves {
		for _, d := range p.dragsFor(m) {
			if _, taken := all[d]; !taken {
				all[d] = []engine.Move{m}
			}
		}
	}
	p.addTakes(all)
	p.addSwaps(all)
	return all
}

func (p *perspective) dragsFor(m engine.Move) []Drag {
	a, b := InLine(m.A), InLine(m.B)
	switch m.Do {
	case engine.Draw:
		return p.toLine(DrawPile, p.at.Seat)
	case engine.Discard:
		return []Drag{{InHand, DiscardPile}}
	case engine.Replace:
		if !p.keeps() {
			return nil
		}
		return []Drag{{InHand, a}, {a, DiscardPile}}
	case engine.Snap:
		if p.asks() { // the player may want to keep the drawn card
			return nil
		}
		return []Drag{{a, DiscardPile}}
	case engine.UseDrawTwo:
		return []Drag{{p.powerCard(), DrawPile}}
	case engine.Swap, engine.Switch:
		return []Drag{{a, b}, {b, a}}
	case engine.Give:
		_, to := p.view.Owes()
		return p.toLine(a, to.Seat)
	}
	return nil
}

// powerCard returns the place of the card whose power is used: the drawn card, or
// the discard pile.
func (p *perspective) powerCard() Place {
	if p.view.Held() == engine.NoCard {
		return DiscardPile
	}
	return InHand
}

// addLooks adds drags of a power card onto the card to look at, once the
// player has chosen to look; before that, such a drag replaces the card.
func (p *perspective) addLooks(all map[Drag][]engine.Move) {
	for _, m := range p.moves {
		if m.Do == p.at.Choose && (m.Do == engine.Peek || m.Do == engine.LookAt) {
			all[Drag{p.powerCard(), InLine(m.A)}] = []engine.Move{m}
		}
	}
}

// toLine returns the drags from a place to each card of a seat's line.
func (p *perspective) toLine(from Place, s engine.Seat) []Drag {
	var all []Drag
	for slot := range p.view.Len(s) {
		all = append(all, Drag{from, InLine(engine.Spot{Seat: s, Slot: uint8(slot)})})
	}
	return all
}

// addTakes adds dragging the top discard onto the card it replaces, unless a power has to be used
// or skipped first.
func (p *perspective) addTakes(all map[Drag][]engine.Move) {
	take := engine.Move{Do: engine.Take, Seat: p.at.Seat}
	after := *p.round
	if after.Do(take) != nil || !after.MoveKinds(p.at.Seat).Has(engine.Replace) {
		return
	}
	for _, d := range p.toLine(DiscardPile, p.at.Seat) {
		all[d] = []engine.Move{take, {Do: engine.Replace, Seat: p.at.Seat, A: d.To.Spot}}
	}
}

// addSwaps adds drags of a card onto the one to swap it with, while the player has
// the card that allows the swap.
func (p *perspective) addSwaps(all map[Drag][]engine.Move) {
	use := engine.Move{Do: engine.UseSwap, Seat: p.at.Seat}
	after := *p.round
	if after.Do(use) != nil {
		return
	}
	view := after.View(p.at.Seat)
	for _, m := range view.AppendMoves(nil) {
		for _, d := range p.dragsFor(m) {
			if _, taken := all[d]; !taken {
				all[d] = []engine.Move{use, m}
			}
		}
	}
}

// intended guesses which move the player wanted to make with an impossible drag, for the
// reason why it is refused.
func (d Drag) intended(s engine.Seat) engine.Move {
	m := engine.Move{Seat: s}
	switch {
	case d.From == DrawPile:
		m.Do = engine.Draw
	case d.From == DiscardPile:
		m.Do = engine.Take
	case d.From == InHand && d.To == DiscardPile:
		m.Do = engine.Discard
	case d.From == InHand:
		m.Do, m.A = engine.Replace, d.To.Spot
	case d.To == DiscardPile:
		m.Do, m.A = engine.Snap, d.From.Spot
	default:
		m.Do, m.A, m.B = engine.Swap, d.From.Spot, d.To.Spot
	}
	return m
}

// ending returns the result of a finished round.
func (p *perspective) ending() words.Ending {
	result := p.pack.Result(p.round)
	var e words.Ending
	for i := range engine.Seat(p.view.Players()) {
		s := (p.at.Seat + i) % engine.Seat(p.view.Players()) // the player of the chair first
		if result.Winners[s] {
			e.Winners, e.Points = append(e.Winners, p.name(s)), result.Points[s]
		}
	}
	if c := result.Caller; c != engine.Nobody {
		e.Caller, e.Right, e.Called = p.name(c), result.Winners[c], result.Points[c]
		if !e.Right && p.sheet.Tied == nil {
			e.Cost = p.sheet.Ruleset.WrongCall(e.Called)
		}
	}
	return e
}
