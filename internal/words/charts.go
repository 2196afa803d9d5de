package words

// Charts is what stands at the axes of a chart.
type Charts struct {
	Round, Total, Limit   string // of the totals of a game
	PointsInRound, Rounds string // of a person's rounds
}
