package scoring

import (
	"maps"
	"slices"
	"time"

	"tabby/engine"
)

// Again returns the start of another game like this one: the people who have not left in their
// seats, the same variant and house rules, and the dealer that the next round would have had. The
// new game also writes down house rules that have become usual and that this game's log does not
// mention, except its ending.
func (g Game) Again(at time.Time) Start {
	begun, _ := g.Started()
	s := g.Sheet(at)
	in := Start{At: at, Variant: begun.Variant, Game: begun.Game, House: unsettled(s.Ruleset, g.house(begun), len(begun.People))}
	if s.Over && len(begun.Carried) > 0 && len(s.Rounds) == 0 {
		delete(in.House, engine.End) // totals from paper do not say how the game ended
		delete(in.House, engine.Rounds)
	}
	in.House = anew(s.Ruleset.Rules, in.House)
	seated := s.Seated()
	for _, p := range seated {
		in.People = append(in.People, s.People[p])
	}
	in.Dealer = Player(slices.Index(seated, s.dealerOf(begun.Dealer, seated)))
	return in
}

// anew adds to house rules what is usual by now and they say nothing of, but for how a game ends.
func anew(r engine.Rules, h engine.House) engine.House {
	usual := maps.Clone(r.Usual)
	maps.DeleteFunc(usual, func(k engine.Key, _ engine.Value) bool { return k.OfEnding() })
	if len(usual) == 0 {
		return h
	}
	maps.Copy(usual, h)
	return usual
}

// dealerOf returns the dealer of the next game among the players who are still there:
// the player who would have dealt the next round, or the first dealer again if there was no
// round.
func (s Sheet) dealerOf(first Player, there []Player) Player {
	from, skip := first, 0
	for _, r := range s.Rounds {
		if r.Dealer != Nobody {
			from, skip = s.dealsAfter(r)
		}
	}
	return s.seek(from, skip, there)
}

// unsettled undoes [settled], so that a game of as many rounds as players has as many
// rounds as its next players.
func unsettled(t engine.Ruleset, h engine.House, players int) engine.House {
	h = maps.Clone(h)
	if own, _ := t.Rules.Offers(engine.Rounds); own == engine.RoundsPerPlayer && h[engine.Rounds] == engine.Number(players) {
		delete(h, engine.Rounds)
	}
	return h
}
