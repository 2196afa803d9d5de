package spanish

import "tabby/internal/words"

func theCharts() words.Charts {
	return words.Charts{
		Round: "ronda", Total: "total", Limit: "límite",
		Game: "partida", Rating: "valoración",
		PointsInRound: "puntos en una ronda", Rounds: "rondas",
	}
}
