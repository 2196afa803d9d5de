package german

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func thePlay() words.Play {
	return words.Play{
		DrawPile:    "Stapel",
		DiscardPile: "Ablage",
		InHand:      "in der Hand",

		Chosen:  "gewählt",
		Drawn:   "gezogen",
		Taken:   "genommen",
		Penalty: "Strafe",

		Away:     "weg",
		LastTurn: "letzter Zug",
		Lowest:   "am wenigsten",

		LookAll:        "Alle sehen sich zwei von ihren Karten an.",
		LookOwn:        "Sieh dir deine zwei äußeren Karten an, einmal.",
		KeepInMind:     "Merk sie dir und dreh sie dann um.",
		KeepAllInMind:  "Merk sie dir und dreh sie dann um.",
		NoMatchShown:   "Sie passt nicht: Alle sehen sie.",
		WhoMatches:     "Wer hat eine Karte, die passt?",
		DoYouMatch:     "Hast du eine Karte, die passt?",
		MayBeMatched:   "Auf die letzte Karte darf man reinwerfen.",
		PowersReplaced: "Sonderkarten werden ersetzt.",
		LastMatch:      "Wirft jemand auf die letzte Karte rein?",
		TapReplaced:    "Tippe auf die Karte, die dafür weg soll.",
		TapSwap:        "Tippe auf die Karte zum Tauschen.",
		EndOrCall:      "Beende deinen Zug oder sag an.",
		EndTurn:        "Beende deinen Zug.",
		NothingLeft:    "Es ist keine Karte mehr da.",
		DrawOne:        "Zieh eine Karte.",
		TakeDiscard:    "Nimm die Karte vom Ablagestapel.",
		DrawOrTake:     "Zieh eine Karte oder nimm die vom Ablagestapel.",

		TurnDown:     "Umdrehen",
		NoCardOfMine: "Keine von meinen",
		IHaveAMatch:  "Ich habe eine",
		WriteDown:    "Auf den Zettel",
		Nobody:       "Niemand",
		Hurry:        "Vorspulen",
		NoMatch:      "Passt nicht",
		LetComputer:  "Computer spielen lassen",

		NoCardsOver:  "Es werden keine Karten gegeben: Das Spiel ist aus.",
		NoCards:      "Es sind keine Karten gegeben. Tabby kann mischen und geben: Dann halten alle ihre Karten verdeckt auf dem eigenen Handy.",
		DealNext:     "Nächste Runde geben",
		OtherDeals:   "Das Gerät, das die Punkte aufschreibt, gibt.",
		WhatHappened: "Was passiert ist",
		AwayHint:     "Für alle, die weg sind, kann der Computer spielen.",
		GiveSeatBack: "Platz zurückgeben",
	}
}

var playWords = sentence.PlayWords{
	NobodyWon:  "Die Runde ist aus.",
	Wins:       sentence.Addressed{You: "Du gewinnst mit {n}", Name: "{names} gewinnt mit {n}"},
	WinsByCall: sentence.Addressed{You: "Du hast angesagt und gewinnst mit {n}", Name: "{names} hat angesagt und gewinnt mit {n}"},
	Share:      sentence.Addressed{You: "{names} gewinnt mit je {n}", Name: "{names} gewinnen mit je {n}"},
	Alone:      "{won}.",

	Costs: sentence.Addressed{
		You:  "{won}; du hast mit {called} angesagt, das kostet {n} extra.",
		Name: "{won}; {name} hat mit {called} angesagt, das kostet {n} extra.",
	},
	TooMany: sentence.Addressed{
		You:  "{won}; du hast mit {called} angesagt, das sind {n} zu viel.",
		Name: "{won}; {name} hat mit {called} angesagt, das sind {n} zu viel.",
	},
	TheSame: sentence.Addressed{
		You:  "{won}; du hast mit {called} angesagt, genauso wenig.",
		Name: "{won}; {name} hat mit {called} angesagt, genauso wenig.",
	},

	Moves: moveWords,
	Players: sentence.PlayerWords{
		Waits: "{name} ist weg. Die Runde wartet.", Elsewhere: "{name} spielt auf einem anderen Gerät.",
		WaitsFor:    "Die Runde wartet auf {name}.",
		StillLook:   grammar.Forms{"{names} schaut noch die Karten an.", "{names} schauen noch ihre Karten an."},
		Plays:       sentence.Addressed{You: "Du bist dran.", Name: "{name} ist dran."},
		Turn:        sentence.Addressed{You: "du bist dran", Name: "ist dran"},
		PlayFor:     "Hier für {name} spielen",
		Called:      sentence.Addressed{You: "Du hast angesagt", Name: "{name} hat angesagt"},
		CalledTurns: sentence.Addressed{You: "Du hast angesagt. Letzter Zug: {last}", Name: "{name} hat angesagt. Letzter Zug: {last}"},
		CalledLast: sentence.Addressed{
			You:  "Du hast angesagt; die letzten Karten werden aufgedeckt",
			Name: "{name} hat angesagt; die letzten Karten werden aufgedeckt",
		},
		LastCards:  "Letzte Karten",
		ByComputer: "Computer, {level}",
		Levels:     map[string]grammar.Pattern{"easy": "leicht", "steady": "mittel", "sharp": "stark"},
	},
	Seen: seenWords,
	Heard: sentence.HeardWords{
		PileEmpty: "{pile}, leer", PileOf: "{pile}, {cards}", PileOpen: "{pile}, {cards}, obenauf {card}",
		Held: "in der Hand: {card}", Holding: "In der Hand: {card}.", LiesOpen: "{at} ist {card}.",
		Has: sentence.Addressed{You: "Du hast {points}.", Name: "{name} hat {points}."},
	},
}
