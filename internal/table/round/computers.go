package round

import (
	"iter"
	"math/rand/v2"

	"tabby/engine"
	"tabby/engine/bot"
)

// think lets the computer move if it plays a seat: it chooses elsewhere, and plays
// after a while.
func (d *Driver) think(s engine.Seat) {
	level, computer := d.Level(s)
	if !computer {
		return
	}
	delay := moveDelay
	if d.Round().Phase() == engine.Looking {
		delay = 0
	}
	p, player := d.State(), d.computer(s, level, rand.New(rand.NewPCG(d.Dice.Uint64(), 0)))
	player.Game = d.Game()
	var move engine.Move
	chosen, due := false, -1 // due at a count of stops
	play := func() {
		if !chosen || due != d.stops {
			return
		}
		if d.Tame != nil {
			move = d.Tame(&p.Round, move)
		}
		d.playOwn(move)
	}
	d.wait(delay, func() { due = d.stops; play() })
	d.owner.Away(func() { v := p.Round.View(s); move = d.mind.Move(&v, player) }, func() { chosen = true; play() })
}

// computer returns the computer player of a seat, with its memory of the round.
func (d *Driver) computer(s engine.Seat, level bot.Level, dice *rand.Rand) bot.Player {
	c := bot.Player{Level: level, Dice: dice}
	for _, m := range d.Past() {
		if m.Seat == s {
			v := m.Before.Round.View(s)
			c.Memory.Note(&v, m.Move)
		}
	}
	return c
}

// computerSnaps yields the snaps that computer players want to make, in the order of
// their seats.
func (d *Driver) computerSnaps() iter.Seq2[engine.Move, bot.Level] {
	return func(yield func(engine.Move, bot.Level) bool) {
		if d.Tame != nil {
			return
		}
		p := d.State()
		for s := range engine.Seat(p.Round.Players()) {
			level, computer := d.Level(s)
			if !computer || !p.Round.MoveKinds(s).Has(engine.Snap) {
				continue
			}
			v := p.Round.View(s)
			if m, wants := d.mind.Snaps(&v, d.computer(s, level, d.Dice)); wants && !yield(m, level) {
				return
			}
		}
	}
}

// computersSnap makes the first computer player that wants to snap do so, and
// reports whether there is one.
func (d *Driver) computersSnap() bool {
	if d.offer.made && d.Round().Phase() != engine.LastSnap {
		return false // they decided when the offer was made
	}
	for m := range d.computerSnaps() {
		d.wait(moveDelay, func() { d.playOwn(m) })
		return true
	}
	return false
}
