package round

import (
	"slices"

	"tabby/engine"
	"tabby/engine/bot"
	"tabby/internal/words"
	"tabby/scoring"
)

// A Dealt is a round with the virtual deck that is over, as it was played.
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

// A Reviewed is what a review has found, in words and with the cards.
type Reviewed struct{ Costly, Best []ReviewedTurn }

// A ReviewedTurn is a turn that a review names.
type ReviewedTurn struct {
	Title  string       // "Turn 3"
	Line   []Face       // the own line before it, as its player knew it
	Card   *engine.Face // the card that the choice was about, or nil
	Place  string       // where that card was
	Says   string       // what the turn was worth
	Beside string       // what else could have been done
}

// Found puts a finished review into words.
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

// line returns the own line before a decision, as its player knew it.
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
