package words

// Charts is what stands at the axes of a chart.
type Charts struct {
	Round, Total, Limit   string // of the totals of a game
	Game, Rating          string // of a person's form
	PointsInRound, Rounds string // of a person's rounds
}
