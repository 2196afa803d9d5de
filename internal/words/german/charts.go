package german

import "tabby/internal/words"

func theCharts() words.Charts {
	return words.Charts{
		Round: "Runde", Total: "Gesamt", Limit: "Grenze",
		Game: "Spiel", Rating: "Wertung",
		PointsInRound: "Punkte in einer Runde", Rounds: "Runden",
	}
}
