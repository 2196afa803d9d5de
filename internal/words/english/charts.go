package english

import "tabby/internal/words"

func theCharts() words.Charts {
	return words.Charts{
		Round: "round", Total: "total", Limit: "limit",
		Game: "game", Rating: "rating",
		PointsInRound: "points in a round", Rounds: "rounds",
	}
}
