package engine

// These are sheets for any game that is kept in points: the lowest total wins, or the highest.
var (
	_ = Register(112, plainSheet(Rules{
		ID: "any-game", Twin: "any-game-highest", Name: "Any other game", About: "a plain sheet for points, until you stop",
	}))
	_ = Register(113, plainSheet(Rules{
		ID: "any-game-highest", Twin: "any-game", Name: "Any other game, the highest wins", About: "a plain sheet for points, until you stop", HighestWins: true,
	}))
)

// What is said at the end of a round, and how one goes, where nothing is known of it.
const (
	PlainCall = "the end"
	PlainPlay = "Play a round of your game, and write down what everybody has."
)

// plainSheet returns a game of which nothing is known but which points win.
func plainSheet(r Rules) Rules {
	r.Call, r.Players, r.Bounds = PlainCall, Range{2, 10}, Range{-UsualScore, UsualScore}
	r.Play = []string{PlainPlay}
	return kept(r, houseOf{End: EndOpen})
}
