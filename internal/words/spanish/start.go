package spanish

import "tabby/internal/words"

func theStart() words.Start {
	return words.Start{
		Summary:     "Lleva los puntos en la mesa de cartas",
		Again:       "Abrir otra vez",
		NeedsScript: "Tabby necesita JavaScript, y aquí está desactivado.",

		StartScript: words.StartScript{
			TooOld:     "Este navegador es demasiado antiguo para Tabby. Actualízalo, o abre esta página en otro.",
			NoWebGL:    "Este navegador no puede dibujar la mesa de Tabby: WebGL falta o está desactivado. Abre esta página en otro navegador, como Firefox, Chrome o Safari, o activa la aceleración gráfica en los ajustes de este y ábrelo otra vez.",
			NotFetched: "No se ha podido cargar Tabby. ¿Este dispositivo está conectado?",
			Stopped:    "Tabby se ha parado. Todo lo que estaba confirmado sigue guardado.",
			Keys:       "Teclas",
			Starting:   "Tabby se está abriendo.",
			AsOf:       "Así estaba ({time})",
		},
	}
}
