package sim

import (
	"math/rand/v2"

	"tabby/engine"
	"tabby/engine/bot"
)

// random is the name of the player [Random].
const random = "random"

// Levels returns the names of all players, the weakest first.
func Levels() []string {
	names := []string{random}
	for _, l := range bot.Levels() {
		names = append(names, l.String())
	}
	return names
}

// Level returns the player of that name for a pack, and whether there is one.
func Level(name string, p *engine.Pack) (Player, bool) {
	if name == random {
		return Random, true
	}
	l, ok := bot.Named(name)
	return playerOf(bot.NewMind(p), l), ok
}

// playerOf returns the computer player of a level.
func playerOf(mind *bot.Mind, l bot.Level) Player {
	return func(v *engine.View, _ []engine.Move, dice *rand.Rand) (engine.Move, bool) {
		if v.MoveKinds(v.Seat)&^engine.Optional == 0 {
			return mind.Snaps(v, l, dice)
		}
		return mind.Move(v, l, dice), true
	}
}
