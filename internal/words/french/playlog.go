package french

import "tabby/internal/words"

func thePlayLog() words.PlayLog {
	return words.PlayLog{
		Offer:       "Pour BG Stats, une appli qui note les parties",
		Title:       "Noter dans BG Stats",
		HowToScan:   "Scanne ceci avec un téléphone qui a l’appli BG Stats. Elle s’ouvre avec les joueurs, leurs points et qui a gagné. Tabby lui-même n’envoie rien.",
		Code:        "Le résultat en code QR pour BG Stats",
		OpenHere:    "Ouvrir BG Stats ici",
		Without:     "Sans l’appli",
		WithoutHint: "Cette adresse fait la même chose sur une page des auteurs de BG Stats. L’ouvrir leur envoie les noms et les points.",
		WebAddress:  "L’adresse sur le web",
	}
}
