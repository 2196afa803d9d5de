package dutch

import "tabby/internal/words"

func theStart() words.Start {
	return words.Start{
		Summary:     "Houdt aan de kaarttafel de punten bij",
		Again:       "Opnieuw starten",
		NeedsScript: "Tabby heeft JavaScript nodig, en dat staat hier uit.",

		StartScript: words.StartScript{
			TooOld:     "Deze browser is te oud voor Tabby. Werk hem bij, of open deze pagina in een andere.",
			NoWebGL:    "Deze browser kan de tafel van Tabby niet tekenen: WebGL ontbreekt of staat uit. Open deze pagina in een andere browser, zoals Firefox, Chrome of Safari, of zet in de instellingen van deze browser de grafische versnelling aan en start hem opnieuw.",
			NotFetched: "Tabby kon niet worden geladen. Is dit apparaat online?",
			Stopped:    "Tabby is gestopt. Alles wat bevestigd was, is er nog.",
			Keys:       "Toetsen",
			Starting:   "Tabby start.",
			AsOf:       "Zo was het om {time}",
		},
	}
}
