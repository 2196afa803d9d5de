package dutch

import "tabby/internal/words"

func theCharts() words.Charts {
	return words.Charts{
		Round: "Ronde", Total: "Totaal", Limit: "Grens",
		Game: "Spel", Rating: "Speelsterkte",
		PointsInRound: "Punten in een ronde", Rounds: "Rondes",
	}
}
