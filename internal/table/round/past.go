package round

import (
	"slices"

	"tabby/engine"
	"tabby/engine/bot"
	"tabby/internal/table/sound"
	"tabby/internal/words"
	"tabby/scoring"
)

// A PastMove is a move with the state before and after it. Texts and animations
// show only what all players saw of it.
type PastMove struct {
	engine.Move

	Before, After engine.Played
}

// face returns a card as all players may see it.
func (m PastMove) face(c engine.Card) Face { return faceOf(m.After.Pack, c) }

// open returns a card that all players may see, or nil for a hidden one.
func (m PastMove) open(c engine.Card) *engine.Face {
	if c >= engine.NoCard {
		return nil
	}
	return &m.After.Pack.Deck[c]
}

// discarded reports whether the move has put a card onto the discard pile.
func (m PastMove) discarded() bool { return m.After.Round.Discards() > m.Before.Round.Discards() }

// top returns the top card of the discard pile after the move, or nil.
func (m PastMove) top() *engine.Face {
	if m.After.Round.Discards() == 0 {
		return nil
	}
	return m.open(m.After.Round.Discarded(0))
}

// left reports whether the move has left the card at a spot where it was.
func (m PastMove) left(s engine.Spot) bool {
	before, after := &m.Before.Round, &m.After.Round
	return int(s.Slot) < after.Len(s.Seat) && before.Len(s.Seat) <= after.Len(s.Seat) && before.Card(s) == after.Card(s)
}

// A Place is a place for a card, or another named element of a screen.
type Place struct {
	Name string      `json:"name"`          // a stable name: that of a pile, or "card" for a card in a line
	Spot engine.Spot `json:"spot,omitzero"` // of a card in a line
}

// The places outside the lines.
var (
	DrawPile    = Place{Name: "draw"}
	DiscardPile = Place{Name: "discard"}
	InHand      = Place{Name: "held"}
)

// InLine returns the place of a card in a line.
func InLine(s engine.Spot) Place { return Place{Name: "card", Spot: s} }

// A Travel is a card that has moved from one place to another, as all players
// saw it: a hidden card travels face down.
type Travel struct {
	From, To Place
	Card     Face
}

// Travels returns the cards that a move has moved.
func (m PastMove) Travels() []Travel {
	switch m.Do {
	case engine.Draw:
		return []Travel{faceDown(DrawPile, InHand)}
	case engine.Take:
		return []Travel{{DiscardPile, InHand, m.face(m.Before.Round.Discarded(0))}}
	case engine.UseDrawTwo, engine.Discard:
		all := m.toDiscardPile(InHand)
		if m.After.Round.Held() != engine.NoCard { // the next one of a Draw 2
			all = append(all, faceDown(DrawPile, InHand))
		}
		return all
	case engine.Replace:
		return append([]Travel{m.kept()}, m.toDiscardPile(InLine(m.A))...)
	case engine.Peek, engine.LookAt, engine.UseSwap:
		return m.toDiscardPile(InHand)
	case engine.Swap, engine.Switch:
		return []Travel{faceDown(InLine(m.A), InLine(m.B)), faceDown(InLine(m.B), InLine(m.A))}
	case engine.Snap:
		return append(m.toDiscardPile(InLine(m.A)), m.penalty()...)
	case engine.Give:
		_, to := m.Before.Round.Owes()
		return []Travel{faceDown(InLine(m.A), InLine(to))}
	case engine.ReplacePower:
		return append(m.toDiscardPile(InLine(m.A)), Travel{DrawPile, InLine(m.A), m.face(m.After.Round.Card(m.A))})
	}
	return nil
}

// kept returns the travel of the drawn card into the line: face down, unless it
// came from the discard pile.
func (m PastMove) kept() Travel {
	t := faceDown(InHand, InLine(m.A))
	if m.Before.Round.Phase() == engine.HoldTaken {
		t.Card = m.face(m.Before.Round.Held())
	}
	return t
}

// faceDown returns the travel of a card face down.
func faceDown(from, to Place) Travel { return Travel{from, to, Face{Back: true}} }

// toDiscardPile returns the card that the move has discarded, if any.
func (m PastMove) toDiscardPile(from Place) []Travel {
	if !m.discarded() {
		return nil
	}
	return []Travel{{from, DiscardPile, m.face(m.After.Round.Discarded(0))}}
}

// penalty returns the cards that a wrong snap adds to the end of the line.
func (m PastMove) penalty() []Travel {
	var all []Travel
	for slot := m.Before.Round.Len(m.Seat); slot < m.After.Round.Len(m.Seat); slot++ {
		all = append(all, faceDown(DrawPile, InLine(engine.Spot{Seat: m.Seat, Slot: uint8(slot)})))
	}
	return all
}

// EndSound returns the sound of a finished round: that of a wrong call, or that of a win by own
// (by anybody if own is [scoring.Nobody]). Before the end it returns [sound.Silence].
func (v View) EndSound(own scoring.Player) sound.Sound {
	ended := sound.Silence
	for _, l := range v.Lines {
		switch {
		case !v.Over:
		case v.Caller != nil && l.Player == *v.Caller && !l.Won:
			return sound.Hiss
		case l.Won && (l.Player == own || own == scoring.Nobody):
			ended = sound.Purr
		}
	}
	return ended
}

// After returns the sound of the change from before to v, for a device that all players share.
func (v View) After(before View) sound.Sound {
	switch {
	case v.Caller != nil && before.Caller == nil:
		return sound.Knock
	case v.Over && !before.Over:
		return v.EndSound(scoring.Nobody)
	case v.At > before.At:
		return sound.Card
	}
	return sound.Silence
}

// A narrator puts moves into words.
type narrator struct {
	words *words.Language
	name  func(engine.Seat) string
	call  string // what a player who ends the round says
}

// describe returns a sentence about what all players saw of a move, or "" if none is needed.
func (n narrator) describe(m PastMove) string {
	s := words.Seen{Do: m.Do, A: n.card(m.Seat, m.A), B: n.card(m.Seat, m.B), Out: m.top(), Matched: m.discarded(), Call: n.call}
	if m.Seat != engine.Nobody {
		s.Name = n.name(m.Seat)
	}
	before := &m.Before.Round
	switch m.Do {
	case engine.Take:
		s.Card = m.open(before.Discarded(0))
	case engine.Replace:
		if before.Phase() == engine.HoldTaken {
			s.Card = m.open(before.Held())
		}
	case engine.Discard:
		s.Card = m.open(before.Held())
	case engine.Snap:
		if !s.Matched {
			s.Card = m.open(before.Card(m.A))
		}
	case engine.Give:
		_, to := before.Owes()
		s.To = n.name(to.Seat)
	case engine.ReplacePower:
		s.A.Owner, s.Card = n.name(m.A.Seat), m.open(m.After.Round.Card(m.A))
	}
	return n.words.Play.Saw(s)
}

// card names a card of a line in a sentence about a player.
func (n narrator) card(mover engine.Seat, s engine.Spot) words.TableCard {
	c := words.TableCard{Slot: int(s.Slot)}
	if s.Seat != mover && mover != engine.Nobody {
		c.Owner = n.name(s.Seat)
	}
	return c
}

// A Dealt is a finished round with the virtual deck, with its moves.
type Dealt struct {
	Seats []scoring.Player
	Past  []PastMove // the oldest first
}

// Dealt returns the round as it was played so far.
func (d *Desk) Dealt() Dealt { return Dealt{slices.Clone(d.Seating.Seats), slices.Clone(d.Past())} }

// DealtBy returns the round that a stored log describes, in a game of a variant. The error is that
// of [engine.Log.Events], or says that the round cannot be played by the rules of this program.
func DealtBy(l *scoring.RoundLog, variant string) (Dealt, error) {
	events, err := l.Events(variant, len(l.Seats))
	var s story
	for _, e := range events {
		if err == nil {
			err = fits(s, e)
		}
		if err != nil {
			return Dealt{}, err
		}
		s = apply(s, e)
	}
	return Dealt{l.Seats, s.past}, nil
}

// Review returns the review of the moves of a seat's player.
func (d Dealt) Review(s engine.Seat) *bot.Review {
	var all []bot.Decision
	for _, m := range d.Past {
		if m.Seat == s {
			all = append(all, bot.Decision{View: m.Before.Round.View(s), Move: m.Move})
		}
	}
	return bot.NewReview(d.pack(), all)
}

// A Reviewed is the result of a review, with texts and cards.
type Reviewed struct{ Costly, Best []ReviewedTurn }

// A ReviewedTurn is a turn that a review mentions.
type ReviewedTurn struct {
	Title  string       // "Turn 3"
	Line   []Face       // the player's line before it, as the player knew it
	Card   *engine.Face // the card about which the player decided, or nil
	Place  string       // where that card was
	Says   string       // the value of the turn
	Beside string       // the alternatives
}

// Found returns a finished review with texts.
func (d Dealt) Found(w *words.Language, r *bot.Review, name func(scoring.Player) string) (all Reviewed) {
	costly, best := r.Verdicts()
	for i := range costly {
		all.Costly = append(all.Costly, d.turn(w, &costly[i], name))
	}
	for i := range best {
		all.Best = append(all.Best, d.turn(w, &best[i], name))
	}
	return all
}

func (d Dealt) turn(w *words.Language, v *bot.Verdict, name func(scoring.Player) string) ReviewedTurn {
	did, other := d.choice(&v.View, v.Move, name), d.choice(&v.View, v.Other, name)
	t := ReviewedTurn{
		Title: w.Review.Turn(v.View.TurnsHad(v.View.Seat) + 1), Line: d.line(&v.View), Card: did.Card, Place: w.Play.InHand,
		Says: w.Review.Good(did), Beside: w.Review.Second(other, v.Worth),
	}
	if v.Worth < 0 {
		t.Says, t.Beside = w.Review.Cost(did, -v.Worth), w.Review.Better(other)
	}
	if v.View.Held() == engine.NoCard {
		t.Place = w.Play.DiscardPile
	}
	return t
}

// pack returns the cards of a round in which there was a move.
func (d Dealt) pack() *engine.Pack { return d.Past[0].Before.Pack }

// line returns the player's line before a decision, as the player knew it.
func (d Dealt) line(v *engine.View) (line []Face) {
	for slot := range v.Len(v.Seat) {
		line = append(line, faceOf(d.pack(), v.Card(engine.Spot{Seat: v.Seat, Slot: uint8(slot)})))
	}
	return line
}

// choice returns a move that a player could make, with what the player knew of it.
func (d Dealt) choice(v *engine.View, m engine.Move, name func(scoring.Player) string) words.Choice {
	n := narrator{name: func(s engine.Seat) string { return name(d.Seats[s]) }}
	c := words.Choice{Do: m.Do, A: n.card(m.Seat, m.A), B: n.card(m.Seat, m.B)}
	switch held := v.Held(); {
	case held < engine.NoCard:
		c.Card = faceOf(d.pack(), held).Open()
	case m.Do != engine.Draw && v.Discards() > 0:
		c.Card = faceOf(d.pack(), v.Discarded(0)).Open()
	}
	if m.Do == engine.Replace {
		c.Gone = faceOf(d.pack(), v.Card(m.A)).Open()
	}
	return c
}
