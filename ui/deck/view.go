package deck

import (
	"fmt"
	"slices"

	"tabby/engine"
	"tabby/scoring"
	"tabby/ui/widgets"
	"tabby/ui/words"
)

// A view is the table with the virtual deck as one person may see it.
type view struct {
	Title    string
	Last     string   // who called, and how many turns are left; "" before that
	Hint     string   // what can be done now
	Told     []string // what the others have done since
	Travels  []travel // what has just moved
	Drags    map[way][]engine.Move
	Lines    []lineView // the others clockwise, then one's own
	Draw     pileView
	Discard  pileView
	Held     *cardFace // the card in hand, if there is one to be seen
	Buttons  []button
	Curtain  string    // whom to pass the device to, or ""
	Snappers []snapper // who may match the top discard
	LastSnap bool      // nobody plays any more; the last card may be matched
	Seconds  int       // left to match the top discard, 0 where none are counted
	CanAsk   bool      // the coach may be asked
	Coach    []string  // what the coach says
	Hurry    bool      // the computer is taking its time
	Over     bool
}

// A snapper is somebody who matches cards, and whether they may now: everybody's
// button stays where it is.
type snapper struct {
	Player scoring.Player
	May    bool
}

// A cardFace is a card as it is seen: its face, or only its back.
type cardFace struct {
	Face engine.Face
	Back bool
}

// A pileView is a pile of cards.
type pileView struct {
	Card  cardFace
	Count int
	Taps  bool
}

// A lineView is a player's line.
type lineView struct {
	Player scoring.Player
	Name   string
	Note   string // whose turn it is, who called
	Turn   bool
	Cards  []slotView
	Points string // once the round is over
}

// A slotView is a card of a line.
type slotView struct {
	Spot     engine.Spot
	Card     cardFace
	Taps     bool
	Selected bool
	Shown    bool   // open for a moment, for whoever holds the device
	Note     string // chosen, or where everybody saw it come from
}

// A button is something to do that is no card.
type button struct {
	Text string
	Icon widgets.Icon
	Main bool
	Act  action
}

// An action is what a button of the table does: a move, a way to choose cards
// from now on, or an end to it.
type action struct {
	Move   *engine.Move
	Choose engine.MoveKind // cards are tapped for this move from now on
	Picks  bool            // Choose counts
	Ends   bool            // what was begun: cards are turned down, none matches after all
}

// A seatState is whoever holds the device, and what they are about to do.
type seatState struct {
	Seat   engine.Seat
	Choose engine.MoveKind // the move that cards are tapped for
	First  *engine.Spot    // the first card of two
	Shown  []engine.Spot   // cards that are open for a moment, for this seat alone
	Aside  bool            // the device lies on the table, for all to see
}

// view is what may be seen of a round by whoever sees the device.
func (at seatState) view(r *engine.Round) engine.View {
	if at.Aside {
		return r.View(engine.Nobody)
	}
	return r.View(at.Seat)
}

// viewOf says how the table looks from a seat.
func viewOf(d *deal, s scoring.Sheet, at seatState) view {
	look := lookFrom(d, s, at)
	v := view{Over: look.view.Phase() == engine.Over}
	v.Hint = look.hint()
	v.Last = look.last()
	v.Draw, v.Discard = look.piles()
	v.Held = look.held()
	v.Lines = look.lines()
	v.Buttons = look.buttons()
	v.Drags = look.drags()
	return v
}

// foot says what can be done at the foot of the screen, so as to tell whether it
// is something else than before.
func (v view) foot() string {
	foot := fmt.Sprint(v.Curtain, v.Seconds > 0, v.LastSnap, v.Hurry, v.Over)
	for _, b := range v.Buttons {
		foot += "\n" + b.Text
	}
	return foot
}

// A sight is a look at the table from one seat.
type sight struct {
	d     *deal
	sheet scoring.Sheet
	pack  *engine.Pack
	round *engine.Round
	view  engine.View
	at    seatState // where nothing was chosen, cards are tapped for what is usual
	moves []engine.Move
}

// lookFrom looks at the table from a seat.
func lookFrom(d *deal, s scoring.Sheet, at seatState) *sight {
	p := d.State()
	l := &sight{d: d, sheet: s, pack: p.Pack, round: &p.Round, view: at.view(&p.Round), at: at}
	l.moves = l.view.AppendMoves(nil)
	if at.Choose == noCard {
		l.at.Choose = l.usual()
	}
	return l
}

// can reports whether there is a move of that move.
func (l *sight) can(do engine.MoveKind) bool {
	return slices.ContainsFunc(l.moves, func(m engine.Move) bool { return m.Do == do })
}

// face returns a card as it is seen.
func (l *sight) face(c engine.Card) cardFace {
	if c == engine.Hidden || c == engine.NoCard {
		return cardFace{Back: true}
	}
	return cardFace{Face: l.pack.Deck[c]}
}

func (l *sight) piles() (draw, discard pileView) {
	draw = pileView{Card: cardFace{Back: true}, Count: l.view.DrawPile(), Taps: l.can(engine.Draw)}
	discard = pileView{Count: l.view.Discards(), Taps: l.can(engine.Take) || l.can(engine.Discard)}
	if discard.Count > 0 {
		discard.Card = l.face(l.view.Discarded(0))
	}
	return draw, discard
}

// held returns the card in hand: open for whoever drew it, a back for others.
func (l *sight) held() *cardFace {
	c := l.view.Held()
	if c == engine.NoCard {
		return nil
	}
	f := l.face(c)
	return &f
}

// lines returns the lines, the others clockwise from the left, one's own last.
func (l *sight) lines() []lineView {
	n := engine.Seat(l.view.Players())
	var lines []lineView
	for i := range n {
		lines = append(lines, l.line((l.at.Seat+1+i)%n))
	}
	return lines
}

func (l *sight) line(s engine.Seat) lineView {
	player := l.d.player(s)
	v := lineView{Player: player, Name: words.Name(l.sheet, player), Turn: l.view.Turn() == s && l.view.Phase() != engine.Over && l.view.Phase() != engine.Looking}
	switch {
	case l.view.Caller() == s:
		v.Note = "called"
	case l.view.Caller() != engine.Nobody && v.Turn:
		v.Note = "last turn"
	case v.Turn:
		v.Note = "turn"
	}
	for slot := range l.view.Len(s) {
		v.Cards = append(v.Cards, l.slot(engine.Spot{Seat: s, Slot: uint8(slot)}))
	}
	if l.view.Phase() == engine.Over {
		r := l.pack.Result(l.round)
		v.Points = fmt.Sprint(r.Points[s])
		if r.Winners[s] {
			v.Note = "lowest"
		}
	}
	return v
}

// slot says how a card of a line is seen: open where it lies open for all or is
// being looked at, and never because it was seen once, unless the table plays
// with a memory aid.
func (l *sight) slot(spot engine.Spot) slotView {
	v := slotView{Spot: spot, Card: cardFace{Back: true}, Taps: l.taps(spot), Note: origin(l.view.Origin(spot))}
	if v.Selected = l.at.First != nil && *l.at.First == spot; v.Selected {
		v.Note = noteChosen
	}
	v.Shown = slices.Contains(l.at.Shown, spot)
	open := v.Shown || l.view.Phase() == engine.Over || l.view.Phase() == engine.Revealing || l.view.FaceUp(spot)
	if open || l.sheet.Ruleset.On(engine.MemoryAid) && l.at.Choose != engine.Snap {
		v.Card = l.face(l.view.Card(spot))
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

// origin says where everybody saw a card come from.
func origin(o engine.Origin) string {
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

// taps reports whether tapping a card does something: it is one of a move of the
// move that cards are tapped for.
func (l *sight) taps(spot engine.Spot) bool {
	return slices.ContainsFunc(l.moves, func(m engine.Move) bool { return l.at.means(m, spot) })
}

// means reports whether a card belongs to a move, given the card tapped before.
func (at seatState) means(m engine.Move, spot engine.Spot) bool {
	switch {
	case m.Do != at.Choose || m.Do == noCard:
		return false
	case !twoCards(m.Do):
		return m.A == spot
	case at.First == nil:
		return m.A == spot || m.B == spot
	}
	return m.A == *at.First && m.B == spot || m.B == *at.First && m.A == spot
}

// twoCards reports whether a move is about two cards.
func twoCards(d engine.MoveKind) bool {
	return d == engine.Swap || d == engine.Switch || d == engine.FirstLookTwo
}

// usual returns the move that cards are tapped for where nothing else was
// chosen: the first of these that is possible.
func (l *sight) usual() engine.MoveKind {
	for _, d := range []engine.MoveKind{
		engine.Give, engine.Replace, engine.Swap, engine.LookAt, engine.Switch, engine.FirstLookTwo,
	} {
		if l.can(d) {
			return d
		}
	}
	return noCard
}

// noCard stands for the move that cards are tapped for where there is none.
const noCard = engine.EndTurn
