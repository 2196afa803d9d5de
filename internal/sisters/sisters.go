// Package sisters has the games around Rat-a-Tat Cat as the sheet counts them: what a call
// brings, what falls, who begins. Tests import it; the program does not offer them yet.
package sisters

import (
	"maps"
	"slices"

	"tabby/engine"
)

// house are house rules that differ from those of every game.
type house = map[engine.Key]engine.Value

// offers returns the house rules of a game: those of every sheet, those of calls, and its own
// values.
func offers(own house) []engine.Offer {
	all := append(engine.SheetOffers(engine.Number(9)), engine.CallOffers()...)
	for _, k := range slices.Sorted(maps.Keys(own)) {
		i := slices.IndexFunc(all, func(o engine.Offer) bool { return o.Key == k })
		all[i].Default = own[k]
	}
	return all
}

// limit is how a game ends at a number.
func limit(end engine.Value, points int, compare engine.Value, own house) house {
	own[engine.End], own[engine.Threshold], own[engine.ThresholdCmp] = end, engine.Number(points), compare
	return own
}

func register(place int, name string, seats int, r engine.Rules) engine.Rules {
	r.Name, r.Players, r.Kept = name, engine.Range{Min: 2, Max: seats}, true
	if r.About == "" {
		r.About = "kept on the sheet"
	}
	if r.Call == "" {
		r.Call = r.ID
	}
	return engine.Register(place, r)
}

// faces are what the faces of standard cards count, and how many jokers are among them.
type faces struct{ jack, queen, blackKing, redKing, jokers, joker int }

// standard returns standard cards, of which aces count 1.
func standard(f faces) []engine.NamedDeck {
	d := engine.StandardDeck(map[string]engine.Rank{
		"J": {Black: f.jack, Red: f.jack}, "Q": {Black: f.queen, Red: f.queen}, "K": {Black: f.blackKing, Red: f.redKing},
	})
	jokers := []engine.Face{{Code: "Jk1", Name: "First joker", Points: f.joker, Copies: 1}, {Code: "Jk2", Name: "Second joker", Points: f.joker, Copies: 1}}
	return []engine.NamedDeck{{Name: "standard", Deck: append(d, jokers[:f.jokers]...)}}
}

// The games that are kept on the sheet.
var (
	Golf6 = register(70, "Golf with six cards", 6, engine.Rules{
		ID: "golf-6", Hand: 6, Grid: engine.Grid{Rows: 2, Columns: 3}, Calling: engine.NoCall,
		Decks: standard(faces{10, 10, 0, 0, 2, -2}), House: offers(nil),
	})
	Golf4 = register(69, "Golf with four cards", 6, engine.Rules{
		ID: "golf-4", Hand: 4, Grid: engine.Grid{Rows: 2, Columns: 2},
		Decks: standard(faces{10, 10, 0, 0, 0, 0}), House: offers(nil),
	})
	Cabo  = register(71, "Cabo", 4, cabo("cabo", house{engine.RightCall: engine.CountsZero, engine.WrongCallPenalty: "10", engine.Falls: "100=50*1"}))
	Cabo1 = register(72, "Cabo, first edition", 5, cabo("cabo-1", house{engine.BestCounts: engine.CountsZero, engine.WrongCallPenalty: "5", engine.Falls: "100=50"}))
	Skyjo = register(73, "Skyjo", 8, engine.Rules{
		ID: "skyjo", Hand: 12, Hands: []int{0, 3, 6, 9, 12}, Grid: engine.Grid{Rows: 3, Columns: 4}, Calling: engine.MustCall,
		Decks: []engine.NamedDeck{{Name: "skyjo150", Deck: slices.Concat(
			engine.NumberCards(5, -2), engine.NumberCards(15, 0), engine.NumberCards(10, -1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12),
		)}},
		House: offers(limit(engine.EndThreshold, 100, engine.Reach, house{
			engine.WrongCallPenalty: engine.PenaltyDouble, engine.TiesAreRight: engine.Off, engine.FirstTurn: engine.BeginCaller,
		})),
	})
	Cambio = register(74, "Cambio", 8, matching("cambio", standard(faces{10, 10, 10, -1, 2, 0}), house{
		engine.Rounds: "5", engine.TiesAreRight: engine.Off, engine.FirstTurn: engine.BeginWinner,
	}))
	Dutch = register(75, "Dutch", 10, matching("dutch", standard(faces{11, 12, 13, 0, 0, 0}), limit(engine.EndThreshold, 100, engine.Reach, house{
		engine.WrongCallPenalty: "10",
	})))
	Pablo = register(76, "Pablo", 8, matching("pablo", standard(faces{10, 10, 10, 0, 0, 0}), house{
		engine.Rounds: "5", engine.FirstTurn: engine.BeginWinner, engine.NextDealer: engine.DealHighest,
	}))
	Tamalou = register(77, "Tamalou", 8, matching("tamalou", standard(faces{10, 10, 0, 0, 0, 0}), house{
		engine.Rounds: "5", engine.BestCounts: engine.CountsZero, engine.CallAtMost: "6",
	}))
	Cactus = register(78, "Cactus", 8, matching("cactus", standard(faces{10, 10, 0, 0, 0, 0}), house{
		engine.Rounds: "5", engine.BestCounts: engine.CountsOne, engine.TiesAreRight: engine.Off, engine.CallAtMost: "5",
	}))
	Yaniv = register(79, "Yaniv", 8, engine.Rules{
		ID: "yaniv", Hand: 5, Hands: []int{0, 1, 2, 3, 4, 5}, Decks: standard(faces{10, 10, 10, 10, 2, 0}),
		House: offers(limit(engine.EndElimination, 200, engine.Exceed, house{
			engine.RightCall: engine.CountsZero, engine.WrongCallPenalty: "30", engine.TiesAreRight: engine.Off, engine.CallAtMost: "7",
			engine.Falls: "200=150", engine.FirstTurn: engine.BeginWinner,
		})),
	})
	Sheet = register(80, "Any game", 10, engine.Rules{ID: "sheet", Bounds: engine.Range{Min: -9999, Max: 9999}, House: offers(nil)})
)

func cabo(id string, own house) engine.Rules {
	own[engine.FirstTurn] = engine.BeginWinner
	return engine.Rules{
		ID: id, Hand: 4, LineChanges: true,
		Decks: []engine.NamedDeck{{Name: "cabo52", Deck: append(
			engine.NumberCards(2, 0, 13), engine.NumberCards(4, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)...,
		)}},
		Special: &engine.Special{Name: "Kamikaze", Cards: []string{"12", "12", "13", "13"}, Own: 0, Others: new(50)},
		House:   offers(limit(engine.EndThreshold, 100, engine.Exceed, own)),
	}
}

// matching returns a game in which cards may be thrown in at any time.
func matching(id string, decks []engine.NamedDeck, own house) engine.Rules {
	return engine.Rules{ID: id, Hand: 4, LineChanges: true, Decks: decks, House: offers(own)}
}
