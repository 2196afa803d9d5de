package sim

import (
	"fmt"
	"math/rand/v2"
	"strings"

	"tabby/engine"
	"tabby/engine/bot"
)

// random is the name of players who play anything.
const random = "random"

// Levels returns the names of the players there are, the weakest first.
func Levels() []string {
	names := []string{random}
	for _, l := range bot.Levels() {
		names = append(names, l.String())
	}
	return names
}

// Level returns the player of that name for a pack.
func Level(name string, p *engine.Pack) (Player, error) {
	if name == random {
		return Random, nil
	}
	l, ok := bot.Named(name)
	if !ok {
		return nil, fmt.Errorf("there is no level %q; there is %s", name, strings.Join(Levels(), ", "))
	}
	return levelled(bot.NewMind(p), l), nil
}

// levelled returns a player of a level of the computer players.
func levelled(mind *bot.Mind, l bot.Level) Player {
	return func(v *engine.View, _ []engine.Move, dice *rand.Rand) (engine.Move, bool) {
		if v.MoveKinds(v.Seat)&^engine.Optional == 0 {
			return mind.Snaps(v, l, dice)
		}
		return mind.Move(v, l, dice), true
	}
}
