package german

import "tabby/internal/words"

func theStart() words.Start {
	return words.Start{
		Summary:     "Schreibt am Kartentisch die Punkte auf",
		Again:       "Neu starten",
		NeedsScript: "Tabby braucht JavaScript, und das ist hier ausgeschaltet.",

		StartScript: words.StartScript{
			TooOld:     "Dieser Browser ist zu alt für Tabby. Aktualisiere ihn, oder öffne diese Seite in einem anderen.",
			NoWebGL:    "Dieser Browser kann Tabbys Tisch nicht zeichnen: WebGL fehlt oder ist ausgeschaltet. Öffne diese Seite in einem anderen Browser, zum Beispiel Firefox, Chrome oder Safari, oder schalte in den Einstellungen dieses Browsers die Grafikbeschleunigung ein und starte ihn neu.",
			NotFetched: "Tabby konnte nicht geladen werden. Ist dieses Gerät online?",
			Stopped:    "Tabby wurde angehalten. Alles, was bestätigt war, ist noch da.",
			Keys:       "Tasten",
			Starting:   "Tabby startet.",
			AsOf:       "So war es um {time}",
		},
	}
}
