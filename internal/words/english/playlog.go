package english

import "tabby/internal/words"

func thePlayLog() words.PlayLog {
	return words.PlayLog{
		Offer:       "For BG Stats, an app that logs games",
		Title:       "Log it in BG Stats",
		HowToScan:   "Scan this with a phone that has the app BG Stats. It opens with the players, their points and who won. Tabby itself sends nothing.",
		Code:        "The result as a QR code for BG Stats",
		OpenHere:    "Open BG Stats here",
		Without:     "Without the app",
		WithoutHint: "This address does the same on a page of the makers of BG Stats. Whoever opens it sends them the names and the points.",
		WebAddress:  "The address in the web",
	}
}
