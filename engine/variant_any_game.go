package engine

// This is a sheet for any game that is kept in points.
var _ = Register(112, kept(Rules{
	ID:      "any-game",
	Name:    "Any other game",
	About:   "a plain sheet for points, up to ten players",
	Call:    "the end",
	Players: Range{2, 10},
	Bounds:  Range{-9999, 9999},
	Play: []string{
		"Play a round of your game, and write down what everybody has.",
	},
}, houseOf{End: EndOpen}))
