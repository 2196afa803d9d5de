package deck

import (
	"fmt"
	"slices"

	"tabby/engine"
	"tabby/scoring"
	"tabby/ui/words"
)

// A perspective is the table seen from one seat.
type perspective struct {
	deal  *deal
	sheet scoring.Sheet
	pack  *engine.Pack
	round *engine.Round
	view  engine.View
	at    seatState // Choose is the default move if the player chose none
	moves []engine.Move
}

// perspectiveOf returns the table as the player who holds the device sees it.
func perspectiveOf(d *deal, s scoring.Sheet, at seatState) *perspective {
	state := d.State()
	p := &perspective{deal: d, sheet: s, pack: state.Pack, round: &state.Round, at: at}
	seat := at.Seat
	if at.Public {
		seat = engine.Nobody
	}
	p.view = p.round.View(seat)
	p.moves = p.view.AppendMoves(nil)
	if d.guide != nil {
		p.moves = slices.DeleteFunc(p.moves, func(m engine.Move) bool { return !d.guide(m) })
	}
	if at.Choose == noChoice {
		p.at.Choose = p.defaultMove()
	}
	return p
}

// viewOf returns what the player who holds the device may see.
func viewOf(d *deal, s scoring.Sheet, at seatState) view {
	p := perspectiveOf(d, s, at)
	v := view{
		Last: p.last(), Hint: p.hint(), Held: p.held(), Lines: p.lines(), Buttons: p.buttons(), Drags: p.drags(), Revealed: p.revealed(),
	}
	v.Draw, v.Discard = p.piles()
	return v
}

// can reports whether a kind of move is legal now.
func (p *perspective) can(do engine.MoveKind) bool {
	return slices.ContainsFunc(p.moves, func(m engine.Move) bool { return m.Do == do })
}

// name returns the name of the player at a seat.
func (p *perspective) name(s engine.Seat) string { return words.Name(p.sheet, p.deal.player(s)) }

// face returns a card as the player sees it.
func (p *perspective) face(c engine.Card) cardFace { return faceOf(p.pack, c) }

func (p *perspective) piles() (draw, discard pileView) {
	draw = pileView{Card: cardFace{Back: true}, Count: p.view.DrawPile(), Taps: p.can(engine.Draw)}
	discard = pileView{Count: p.view.Discards(), Taps: p.can(engine.Take) || p.can(engine.Discard)}
	if discard.Count > 0 {
		discard.Card = p.face(p.view.Discarded(0))
	}
	return draw, discard
}

// held returns the card in hand, or nil: face up for the player who drew it, a
// back for others.
func (p *perspective) held() *cardFace {
	c := p.view.Held()
	if p.deal.open {
		c = p.round.Held()
	}
	if c == engine.NoCard {
		return nil
	}
	f := p.face(c)
	return &f
}

// lines returns the lines of the other players clockwise, and one's own last.
func (p *perspective) lines() []lineView {
	n := engine.Seat(p.view.Players())
	var lines []lineView
	for i := range n {
		lines = append(lines, p.line((p.at.Seat+1+i)%n))
	}
	return lines
}

func (p *perspective) line(s engine.Seat) lineView {
	phase := p.view.Phase()
	v := lineView{Player: p.deal.player(s), Name: p.name(s), Turn: p.view.Turn() == s && phase != engine.Over && phase != engine.Looking}
	if level, computer := p.deal.level(s); computer && !p.revealed() { // the points need the room
		v.Level = level.String()
	}
	switch {
	case p.view.Caller() == s:
		v.Note = "called"
	case p.view.Caller() != engine.Nobody && v.Turn:
		v.Note = "last turn"
	case v.Turn:
		v.Note = "turn"
	}
	for slot := range p.view.Len(s) {
		v.Cards = append(v.Cards, p.slot(engine.Spot{Seat: s, Slot: uint8(slot)}))
	}
	if p.revealed() {
		v.Points = fmt.Sprint(p.pack.Points(p.round, s))
	}
	if phase == engine.Over && p.pack.Result(p.round).Winners[s] {
		v.Note, v.Won = "lowest", true
	}
	return v
}

// revealed reports whether the cards are turned up.
func (p *perspective) revealed() bool {
	return p.view.Phase() == engine.Over || p.view.Phase() == engine.Revealing
}

// slot returns a card of a line. A card that was seen before is face down again,
// unless the table plays with the memory aid.
func (p *perspective) slot(spot engine.Spot) slotView {
	v := slotView{Spot: spot, Card: cardFace{Back: true}, Taps: p.taps(spot), Note: originNote(p.view.Origin(spot))}
	if v.Selected = p.at.First != nil && *p.at.First == spot; v.Selected {
		v.Note = noteChosen
	}
	v.Shown = slices.Contains(p.at.Shown, spot)
	faceUp := v.Shown || p.revealed() || p.view.FaceUp(spot)
	if faceUp || p.sheet.Ruleset.On(engine.MemoryAid) && p.at.Choose != engine.Snap {
		v.Card = p.face(p.view.Card(spot))
	}
	if p.deal.open {
		v.Card = p.face(p.round.Card(spot))
	}
	return v
}

// The notes on cards.
const (
	noteChosen  = "chosen"
	noteDrawn   = "drawn"
	noteTaken   = "taken"
	notePenalty = "penalty"
)

// originNote says where all players saw a card come from.
func originNote(o engine.Origin) string {
	switch o {
	case engine.Drawn:
		return noteDrawn
	case engine.Taken:
		return noteTaken
	case engine.Penalty:
		return notePenalty
	}
	return ""
}

// taps reports whether a tap on a card chooses it or plays a move.
func (p *perspective) taps(spot engine.Spot) bool {
	return slices.ContainsFunc(p.moves, func(m engine.Move) bool { return p.at.involves(m, spot) })
}

// defaultMove returns the kind of move that cards are tapped for where the
// player has chosen none.
func (p *perspective) defaultMove() engine.MoveKind {
	for _, do := range []engine.MoveKind{
		engine.Give, engine.Replace, engine.Swap, engine.LookAt, engine.Switch, engine.FirstLookTwo,
	} {
		if p.can(do) {
			return do
		}
	}
	return noChoice
}
