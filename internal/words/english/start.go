package english

import "tabby/internal/words"

func theStart() words.Start {
	return words.Start{
		Summary:     "Keep the tab at a card table",
		Again:       "Start again",
		NeedsScript: "Tabby needs JavaScript, which is switched off here.",

		StartScript: words.StartScript{
			TooOld:     "This browser is too old for Tabby. Update it, or open this page in another one.",
			NoWebGL:    "This browser cannot draw Tabby’s table: WebGL is missing or switched off. Open this page in another browser, such as Firefox, Chrome or Safari, or switch graphics acceleration on in the settings of this one, and start it again.",
			NotFetched: "Tabby could not be fetched. Is this device online?",
			Stopped:    "Tabby stopped. Everything that was confirmed is kept.",
			Keys:       "Keys",
			Starting:   "Tabby is starting.",
			AsOf:       "As it was at {time}",
		},
	}
}
