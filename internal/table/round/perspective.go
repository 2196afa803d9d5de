package round

import (
	"slices"

	"tabby/engine"
	"tabby/internal/words"
	"tabby/scoring"
)

// A perspective is the table seen from one seat.
type perspective struct {
	words *words.Language // nil where nothing is said
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

// piles returns the piles. While cards are shown they are turned down first.
func (p *perspective) piles() (draw, discard Pile) {
	ready := len(p.at.Shown) == 0
	draw = Pile{Card: Face{Back: true}, Count: p.view.DrawPile(), Taps: ready && p.can(engine.Draw)}
	discard = Pile{Count: p.view.Discards(), Taps: ready && (p.can(engine.Take) || p.can(engine.Discard))}
	if discard.Count > 0 {
		discard.Card = p.face(p.view.Discarded(0))
	}
	return draw, discard
}

// held returns the card in hand, or nil: face up for the player who drew it, a
// back for others.
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

// lines returns the lines of the other players clockwise, and one's own last.
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
	if level, computer := p.desk.Level(s); computer && !p.revealed() { // the points need the room
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
// unless the table plays with the memory aid. Once all are turned up, it is of no interest where they came from.
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

// originNote says where all players saw a card come from.
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

// involves reports whether a card belongs to a move. To the first look belong the cards that it shows.
func (p *perspective) involves(m engine.Move, spot engine.Spot) bool {
	if m.Do == engine.FirstLook {
		return slices.Contains(outer(m.Seat, p.view.Len(m.Seat)), spot)
	}
	return p.at.involves(m, spot)
}

// defaultMove returns the kind of move that cards are tapped for where the
// player has chosen none. What a drawn power card is for, the player says first.
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
