package owngame

import (
	"maps"
	"slices"
	"strings"

	"tabby/engine"
	"tabby/ui/kit/houserules"
)

// fromNothing returns the answers to begin with where there is no game to start from.
func fromNothing() engine.OwnGame {
	return engine.OwnGame{Players: engine.Pair{2, 8}, House: engine.House{engine.End: engine.EndOpen}}
}

// meant returns what is meant by the answers that are shown. Those that others have made
// idle stay in the form.
func meant(g engine.OwnGame) engine.OwnGame {
	g.Name, g.Word, g.Note = strings.TrimSpace(g.Name), strings.TrimSpace(g.Word), strings.TrimSpace(g.Note)
	if g.Caller == callerNo {
		g.Word = ""
	}
	if g.Special != nil {
		special := *g.Special
		if g.Deck == nil {
			special.Cards = nil
		}
		g.Special = &special
	}
	if g.Deck == nil {
		g.Hand, g.Grid, g.Changes = nil, nil, false
	} else {
		g.Score = nil
	}
	g.House = maps.Clone(g.House)
	maps.DeleteFunc(g.House, func(k engine.Key, _ engine.Value) bool { return !matters(g, k) })
	return g
}

// The values of who calls, as they are written.
const (
	callerMay  = ""
	callerMust = "must"
	callerNo   = "no"
)

// highest is the value of who wins that is not the usual one.
const highest = "highest"

// matters reports whether a house rule can make a difference beside the other answers.
func matters(g engine.OwnGame, k engine.Key) bool {
	end := value(g, engine.End)
	switch k {
	case engine.Rounds:
		return end == engine.EndRounds
	case engine.Minutes:
		return end == engine.EndTime
	case engine.Threshold:
		return end == engine.EndThreshold || end == engine.EndElimination
	case engine.MostRounds:
		return end != engine.EndRounds
	case engine.GridMinus:
		return g.Deck != nil && g.Grid != nil
	case engine.CardPoints:
		return g.Deck != nil
	case engine.BlankIsZero:
		return g.Deck == nil
	case engine.WrongCallPlus:
		return g.Caller != callerNo && value(g, engine.WrongCallPenalty) == engine.PenaltyDouble
	case engine.WrongCallPenalty, engine.RightCall, engine.RightCallLess, engine.TiesAreRight, engine.CallAtMost:
		return g.Caller != callerNo
	}
	return k.Rule().Matters(end)
}

// value returns the value of a house rule: the one that was chosen, or the usual one.
func value(g engine.OwnGame, k engine.Key) engine.Value {
	if v, chosen := g.House[k]; chosen {
		return v
	}
	all := append(engine.SheetOffers(engine.Number(9)), engine.CallOffers()...)
	if i := slices.IndexFunc(all, func(o engine.Offer) bool { return o.Key == k }); i >= 0 {
		return all[i].Default
	}
	return ""
}

// ending returns how the game ends, by which the table may end it as well.
func ending(g engine.OwnGame) engine.Ruleset {
	any := fromNothing()
	any.Name = "-"
	r, err := any.Rules()
	if err != nil {
		panic(err)
	}
	r.ID, r.Wide = "", true // the same whatever is answered
	house := engine.House{}
	for k, v := range g.House {
		if houserules.OfEnding(k) {
			house[k] = v
		}
	}
	t, _ := r.With(house) // by all rules together it is judged later
	return t
}
