package owngame

import (
	"maps"
	"slices"
	"strings"

	"tabby/engine"
)

// fromNothing returns the answers to begin with where there is no game to start from.
func fromNothing() engine.OwnGame {
	return engine.OwnGame{Players: engine.Pair{2, 8}, Caller: callerNo, House: engine.House{engine.End: engine.EndOpen}}
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
	if k == engine.WrongCallPlus && value(g, engine.WrongCallPenalty) != engine.PenaltyDouble {
		return false
	}
	rule, end := k.Rule(), value(g, engine.End)
	if k == engine.Falls && !engine.Threshold.Rule().Matters(end) { // there is no limit to fall at
		return false
	}
	return g.Has(rule.Needs) && rule.Matters(end)
}

// laysHands reports whether hands are laid on the table in a game, one of which may be special: somebody ends
// the round by a call, or the cards are known.
func laysHands(g engine.OwnGame) bool {
	return g.Special != nil || g.Deck != nil || g.Caller != callerNo
}

// needing returns the house rules of a sheet that matter in a game that has this.
func needing(n engine.Need) []engine.Key {
	var all []engine.Key
	for _, o := range sheetOffers() {
		if o.Key.Rule().Needs == n {
			all = append(all, o.Key)
		}
	}
	return all
}

// others returns the house rules that no question asks for by itself.
func others() []engine.Key {
	asked := []engine.Key{engine.Falls, engine.FirstTurn, engine.NextDealer}
	return slices.DeleteFunc(needing(engine.NeedsNothing), func(k engine.Key) bool { return k.OfEnding() || slices.Contains(asked, k) })
}

// sheetOffers returns the house rules that a game of one's own may have.
func sheetOffers() []engine.Offer {
	return append(engine.SheetOffers(engine.Number(9)), engine.CallOffers()...)
}

// value returns the value of a house rule: the one that was chosen, or the usual one.
func value(g engine.OwnGame, k engine.Key) engine.Value {
	if v, chosen := g.House[k]; chosen {
		return v
	}
	all := sheetOffers()
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
		if k.OfEnding() {
			house[k] = v
		}
	}
	t, _ := r.With(house) // by all rules together it is judged later
	return t
}
