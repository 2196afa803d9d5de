package engine

// These are sheets for any game. The only fact is who wins: the lowest total, the
// highest, or whom the players name.
var (
	_ = Register(112, plainSheet(Rules{
		ID: "any-game", Twin: "any-game-highest", Name: "Any other game", Bounds: Range{-UsualScore, UsualScore},
	}))
	_ = Register(113, plainSheet(Rules{
		ID: "any-game-highest", Twin: "any-game", Name: "Any other game, the highest wins", HighestWins: true, Bounds: Range{-UsualScore, UsualScore},
	}))
	_ = Register(114, plainSheet(withoutPoints(Rules{ID: "just-who-won", Name: "Just who won"})))
)

// PlainCall is the call in games whose call is unknown.
const PlainCall = "the end"

// plainSheet returns a game whose only fact is who wins.
func plainSheet(r Rules) Rules {
	r.Call, r.Players = PlainCall, Range{2, 10}
	return kept(r, houseOf{End: EndOpen})
}

// withoutPoints returns a game in which a round only has a winner, and nobody ends it.
func withoutPoints(r Rules) Rules {
	r.NoPoints, r.HighestWins, r.Calling, r.Bounds = true, true, NoCall, Range{0, 1}
	return r
}
