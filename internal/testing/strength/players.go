package main

import (
	"slices"
	"strings"

	"tabby/engine"
	"tabby/engine/bot"
	"tabby/internal/testing/selfplay"
)

// What may stand after the name of a level.
const (
	alone   = ":round" // plays each round by itself, without a look at the game
	byRules = ":rules" // of sharp: plays by its weights, and tries no moves
)

// named returns the player of that name with a mind, and whether there is one.
func named(name string, mind *bot.Mind) (selfplay.Player, bool) {
	if name == bot.Sharp.String()+byRules {
		return ruled(mind), true
	}
	level, blind := strings.CutSuffix(name, alone)
	player, ok := selfplay.Level(level, mind)
	if blind {
		player = withoutGame(player)
	}
	return player, ok
}

// withoutGame returns a player who does not know the game that a round is part of.
func withoutGame(player selfplay.Player) selfplay.Player {
	return func(v *engine.View, moves []engine.Move, own *bot.Player) (engine.Move, bool) {
		known := own.Game
		own.Game = bot.Game{}
		m, ok := player(v, moves, own)
		own.Game = known
		return m, ok
	}
}

// ruled returns a sharp player who does not try moves.
func ruled(mind *bot.Mind) selfplay.Player {
	return func(v *engine.View, _ []engine.Move, own *bot.Player) (engine.Move, bool) {
		if v.MoveKinds(v.Seat)&^engine.Optional == 0 {
			return mind.Snaps(v, bot.Player{Level: bot.Sharp, Dice: own.Dice})
		}
		return mind.Rule(v), true
	}
}

// lastRounds returns, for each deal of an order, how the last round began of a game of steady
// players.
func lastRounds(o selfplay.Order) ([]bot.Game, error) {
	begun := make([]bot.Game, o.Deals)
	steady, _ := selfplay.Level(bot.Steady.String(), bot.NewMind(o.Pack))
	o.Players, o.Paired, o.Seed = slices.Repeat([]selfplay.Player{steady}, len(o.Players)), false, ^o.Seed
	o.Round = func(deal int, g bot.Game) { begun[deal] = g }
	_, err := selfplay.Run(o)
	return begun, err
}
