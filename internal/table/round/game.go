package round

import (
	"tabby/engine"
	"tabby/engine/bot"
	"tabby/scoring"
)

// Game returns what everybody at the table can read about the game on the open sheet. A round
// that is part of no game has the zero Game.
func (d *Desk) Game() bot.Game {
	if d.sheet == nil {
		return bot.Game{}
	}
	return gameAt(d.sheet(), d.Seating.Seats)
}

// gameAt returns what a sheet says about its game to those who sit at the seats.
func gameAt(s scoring.Sheet, seats []scoring.Player) bot.Game {
	if s.Tied != nil {
		return bot.LastRound(len(seats))
	}
	var totals [engine.MaxSeats]int
	for i, p := range seats {
		totals[i] = s.Totals[p]
	}
	return bot.NewGame(s.Ruleset, totals[:len(seats)], s.Planned())
}
