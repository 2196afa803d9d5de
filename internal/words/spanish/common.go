package spanish

import "tabby/internal/words"

func theCommon() words.Common {
	return words.Common{
		Back:        "Volver",
		BackToTable: "Volver a la mesa",
		Deal:        "Repartir",
		WhoPlays:    "Quién juega",
		BackToSheet: "Volver a la hoja",
		Close:       "Cerrar",
		CopyLink:    "Copiar el enlace",
		Drawing:     "Dibujando…",
		HouseRules:  "Reglas de la casa",
		SameAsLink:  "O usa este enlace",
		Good:        "Entendido",
		Keep:        "Conservar",
		LookAgain:   "Buscar otra vez",
		LookingBack: "Mirar atrás",
		More:        "Más",
		NewGame:     "Partida nueva",
		NotNow:      "Ahora no",
		Redo:        "Rehacer",
		Rules:       "Reglas",
		Share:       "Compartir",
		ThrowAway:   "Borrar",
		Undo:        "Deshacer",
	}
}
