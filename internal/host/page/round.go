package page

import (
	"cmp"
	"fmt"
	"strconv"

	"tabby/engine"
	"tabby/internal/round"
)

// A RoundView is a running round with the virtual deck, as its viewer may see it.
type RoundView struct {
	round.View
	At    int           // how many moves were made
	Over  bool          // it can be written down
	Moves []engine.Move // that the viewer may play, for programs
}

// A handPage is what the page of the cards shows.
type handPage struct {
	At      int
	Hint    string
	Last    string
	News    []string
	Others  []lineView // clockwise
	Own     *lineView  // nil for a viewer without a seat
	Draw    pileView
	Discard pileView
	Held    *cardView
	Buttons []round.Button
	Turn    bool // the round waits for the viewer
	Writes  bool // the round is over, and the viewer may write it down
	Round   int  // that it is, counted from 0
	Chairs  bool // the viewer may say who plays
}

// A lineView is a player's line of cards.
type lineView struct {
	round.Line
	Mark  mark
	Cards []cardView
}

// A pileView is a pile of cards.
type pileView struct {
	Name string
	Card *cardView // on top, or nil
	N    int
	Taps bool
}

// A cardView is a card as it is drawn.
type cardView struct {
	Label  string // "your card 2, face down"
	Back   bool
	Text   string // what stands on it
	Sign   string // a drawing below that, or ""
	Ground string // a class: "cat", "rat", "power", "court", "black" or "red"
	Note   string
	Taps   bool
	Chosen bool
	Shown  bool // face up for a moment
	Seat   engine.Seat
	Slot   uint8
}

// hand renders the page of the cards.
func (p painter) hand() string {
	r := p.viewer.Round
	if r == nil {
		return render("nohand", struct{ Deals, Over bool }{p.viewer.Deals, p.scene.Sheet.Over})
	}
	v := handPage{At: r.At, Hint: r.Hint, Last: r.Last, News: r.News, Buttons: r.Buttons, Chairs: p.viewer.Writes && !r.Over, Writes: p.viewer.Writes && r.Over, Round: len(p.scene.Sheet.Rounds)}
	for _, l := range r.Lines {
		line := p.line(l)
		if own := p.viewer.seated() && l.Player == p.viewer.Player; own {
			v.Own = &line
			v.Turn = l.Turn && !r.Over
			continue
		}
		v.Others = append(v.Others, line)
	}
	v.Draw = pileOf("draw pile", r.Draw)
	v.Discard = pileOf("discard pile", r.Discard)
	if r.Held != nil {
		c := cardOf(*r.Held)
		c.Label = "in hand: " + c.Label
		v.Held = &c
	}
	return render("hand", v)
}

// line returns a line with its cards.
func (p painter) line(l round.Line) lineView {
	v := lineView{Line: l, Mark: p.scene.mark(l.Player)}
	whose := l.Name + "’s card "
	if p.viewer.seated() && l.Player == p.viewer.Player {
		whose = "your card "
	}
	for i, s := range l.Cards {
		c := cardOf(s.Card)
		c.Label = whose + strconv.Itoa(i+1) + ", " + c.Label
		if s.Note != "" {
			c.Label += ", " + s.Note
		}
		c.Note, c.Taps, c.Chosen, c.Shown = s.Note, s.Taps, s.Selected, s.Shown
		c.Seat, c.Slot = s.Spot.Seat, s.Spot.Slot
		v.Cards = append(v.Cards, c)
	}
	return v
}

// pileOf returns a pile.
func pileOf(name string, pile round.Pile) pileView {
	v := pileView{Name: name, N: pile.Count, Taps: pile.Taps}
	if pile.Count > 0 {
		c := cardOf(pile.Card)
		v.Card = &c
	}
	return v
}

// Label says what a pile is, for readers of the page.
func (p pileView) Label() string {
	switch {
	case p.N == 0:
		return p.Name + ", empty"
	case p.Card.Back:
		return fmt.Sprintf("%s, %d cards", p.Name, p.N)
	}
	return fmt.Sprintf("%s, %d cards, on top %s", p.Name, p.N, p.Card.Label)
}

// cardOf returns how a card is drawn.
func cardOf(f round.Face) cardView {
	if f.Back {
		return cardView{Back: true, Label: "face down"}
	}
	c := cardView{Label: f.Face.Name, Text: cmp.Or(f.Face.Rank, f.Face.Name), Sign: signs[f.Face.Power], Ground: groundOf(f.Face)}
	if f.Face.Suit != engine.NoSuit {
		c.Sign = suits[f.Face.Suit]
	}
	return c
}

// signs are the drawings of the powers, and suits those of the suits.
var (
	signs = map[engine.Power]string{
		engine.PeekOwn: "peek", engine.LookAny: "super-peek", engine.SwapOther: "swap", engine.SwitchAny: "swap", engine.DrawTwo: "draw-two",
	}
	suits = map[engine.Suit]string{engine.Clubs: "clubs", engine.Diamonds: "diamonds", engine.Hearts: "hearts", engine.Spades: "spades"}
)

// mostOfCats is the highest value on the ground of cats; higher ones have that of rats.
const mostOfCats = 6

// groundOf returns the ground of a card.
func groundOf(f engine.Face) string {
	switch {
	case f.Rank == "" && f.Power == engine.NoPower, f.Rank == "J", f.Rank == "Q", f.Rank == "K":
		return "court"
	case f.Rank == "":
		return "power"
	case f.Suit.Red():
		return "red"
	case f.Suit != engine.NoSuit:
		return "black"
	case f.Points > mostOfCats:
		return "rat"
	}
	return "cat"
}

// waits reports whether the round waits for the viewer.
func (v Viewer) waits() bool {
	if v.Round == nil || !v.seated() || v.Round.Over {
		return false
	}
	for _, l := range v.Round.Lines {
		if l.Player == v.Player && l.Turn {
			return true
		}
	}
	return false
}

// spot returns a card as an intent names it.
func spot(c cardView) map[string]int {
	return map[string]int{"seat": int(c.Seat), "slot": int(c.Slot)}
}

// A slotAt is a card of a line after so many moves.
type slotAt struct {
	Card cardView
	At   int
}

func slotOf(c cardView, at int) slotAt { return slotAt{c, at} }

// A namedPile is a pile, its name in intents, and how many moves were made.
type namedPile struct {
	Name string
	Pile pileView
	At   int
}

func pileAt(name string, p pileView, at int) namedPile { return namedPile{name, p, at} }
