package french

import "tabby/internal/words"

func theCharts() words.Charts {
	return words.Charts{
		Round: "manche", Total: "total", Limit: "limite",
		Game: "partie", Rating: "cote",
		PointsInRound: "points d’une manche", Rounds: "manches",
	}
}
