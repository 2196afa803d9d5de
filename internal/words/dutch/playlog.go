package dutch

import "tabby/internal/words"

func thePlayLog() words.PlayLog {
	return words.PlayLog{
		Offer:       "Voor BG Stats, een app die spellen bijhoudt",
		Title:       "In BG Stats zetten",
		HowToScan:   "Scan dit met een telefoon waar de app BG Stats op staat. Dan zie je daar wie er meededen, hun punten en wie er heeft gewonnen. Tabby zelf verstuurt niets.",
		Code:        "De uitslag als QR-code voor BG Stats",
		OpenHere:    "BG Stats hier openen",
		Without:     "Zonder de app",
		WithoutHint: "Dit adres doet hetzelfde op een pagina van de makers van BG Stats. Wie het opent, stuurt hun de namen en de punten.",
		WebAddress:  "Het adres op internet",
	}
}
