package engine

// These are sheets for any game that is kept in points: the lowest total wins, or the highest.
var (
	_ = Register(112, plainSheet(Rules{
		ID: "any-game", Twin: "any-game-highest", Name: "Any other game",
	}))
	_ = Register(113, plainSheet(Rules{
		ID: "any-game-highest", Twin: "any-game", Name: "Any other game, the highest wins", HighestWins: true,
	}))
)

// PlainCall is what is said at the end of a round of which nothing is known.
const PlainCall = "the end"

// plainSheet returns a game of which nothing is known but which points win.
func plainSheet(r Rules) Rules {
	r.Call, r.Players, r.Bounds = PlainCall, Range{2, 10}, Range{-UsualScore, UsualScore}
	return kept(r, houseOf{End: EndOpen})
}
