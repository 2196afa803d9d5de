package english

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theCalling() words.Calling {
	return words.Calling{
		Button:     "How often is a call right?",
		Ours:       "Our calls",
		Counting:   "Playing thousands of rounds…",
		OddsHint:   "Steady computer players played 6,000 rounds by these rules. A hand is what the caller’s cards count in the end.",
		OursHint:   "Rounds with real cards whose scores were typed in. Beside them stands what steady computer players manage by the usual rules.",
		FewHint:    "A few calls say little: luck decides most of them.",
		NoneOfOurs: "No call with real cards yet.",
	}
}

var callingWords = sentence.CallingWords{
	Hand:   grammar.Forms{"Hand of {n}"},
	Odds:   grammar.Forms{"With {players} and a hand of {n} a call is right {often}."},
	Give:   grammar.Forms{"With {players} and a hand of {n} a call is right {often}, give or take {give}."},
	Right:  grammar.Forms{"{n} of {calls} right"},
	Steady: "Steady players: {often}",
}
