package spanish

import "tabby/internal/words"

func thePlayLog() words.PlayLog {
	return words.PlayLog{
		Offer:       "Para BG Stats, una app que anota partidas",
		Title:       "Anotarla en BG Stats",
		HowToScan:   "Escanéalo con un móvil que tenga la app BG Stats. Se abre con los jugadores, sus puntos y quién ha ganado. Tabby no envía nada.",
		Code:        "El resultado como código QR para BG Stats",
		OpenHere:    "Abrir BG Stats aquí",
		Without:     "Sin la app",
		WithoutHint: "Esta dirección hace lo mismo en una página de quienes hacen BG Stats. Quien la abre les envía los nombres y los puntos.",
		WebAddress:  "La dirección en la web",
	}
}
