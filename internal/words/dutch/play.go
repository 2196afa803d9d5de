package dutch

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func thePlay() words.Play {
	return words.Play{
		DrawPile:    "trekstapel",
		DiscardPile: "aflegstapel",
		InHand:      "in de hand",

		Chosen:  "gekozen",
		Drawn:   "getrokken",
		Taken:   "gepakt",
		Penalty: "straf",

		Away:     "weg",
		LastTurn: "laatste beurt",
		Lowest:   "laagste",

		LookAll:        "Iedereen bekijkt twee eigen kaarten.",
		LookOwn:        "Bekijk je twee buitenste kaarten, één keer.",
		KeepInMind:     "Onthoud hem en draai hem dan om.",
		KeepAllInMind:  "Onthoud ze en draai ze dan om.",
		NoMatchShown:   "Hij is niet gelijk: iedereen ziet hem.",
		WhoMatches:     "Wie heeft een gelijke kaart?",
		DoYouMatch:     "Heb jij een gelijke kaart?",
		MayBeMatched:   "Op de laatste kaart mag je meegooien.",
		PowersReplaced: "Actiekaarten worden vervangen.",
		LastMatch:      "Gooit er iemand mee op de laatste kaart?",
		TapReplaced:    "Tik op de kaart die hij vervangt.",
		TapSwap:        "Tik op de kaart waarmee je ruilt.",
		EndOrCall:      "Beëindig je beurt, of meld het einde.",
		EndTurn:        "Beëindig je beurt.",
		NothingLeft:    "Er is geen kaart meer om te trekken.",
		DrawOne:        "Trek een kaart.",
		TakeDiscard:    "Pak de kaart van de aflegstapel.",
		DrawOrTake:     "Trek een kaart, of pak die van de aflegstapel.",

		TurnDown:     "Omdraaien",
		NoCardOfMine: "Geen kaart van mij",
		IHaveAMatch:  "Ik heb er een",
		WriteDown:    "Op het scoreblad",
		Nobody:       "Niemand",
		Hurry:        "Vooruitspoelen",
		NoMatch:      "Ik heb er geen",
		LetComputer:  "Laat de computer spelen",

		NoCardsOver:  "Er zijn geen kaarten gedeeld: het spel is afgelopen.",
		NoCards:      "Er zijn geen kaarten gedeeld. Tabby kan schudden en delen: dan houdt elke speler de eigen kaarten verborgen op een eigen telefoon.",
		DealNext:     "De volgende ronde delen",
		OtherDeals:   "Het apparaat dat de punten bijhoudt, deelt.",
		WhatHappened: "Wat er gebeurd is",
		AwayHint:     "Voor een speler die weg is, kan de computer spelen.",
		GiveSeatBack: "Plaats teruggeven",
	}
}

var playWords = sentence.PlayWords{
	NobodyWon:  "De ronde is afgelopen.",
	Wins:       sentence.Addressed{You: "Jij wint met {n}", Name: "{names} wint met {n}"},
	WinsByCall: sentence.Addressed{You: "Jij hebt gemeld en wint met {n}", Name: "{names} heeft gemeld en wint met {n}"},
	Share:      sentence.Addressed{You: "{names} winnen elk met {n}", Name: "{names} winnen elk met {n}"},
	Alone:      "{won}.",

	Costs: sentence.Addressed{
		You:  "{won}; jij meldde met {called}, dat kost {n} extra.",
		Name: "{won}; {name} meldde met {called}, dat kost {n} extra.",
	},
	TooMany: sentence.Addressed{
		You:  "{won}; jij meldde met {called}, dat is {n} te veel.",
		Name: "{won}; {name} meldde met {called}, dat is {n} te veel.",
	},
	TheSame: sentence.Addressed{
		You:  "{won}; jij meldde met {called}, even weinig.",
		Name: "{won}; {name} meldde met {called}, even weinig.",
	},

	Moves: moveWords,
	Players: sentence.PlayerWords{
		Waits: "{name} is weg. De ronde wacht.", Elsewhere: "{name} speelt op een ander apparaat.",
		WaitsFor:    "De ronde wacht op {name}.",
		StillLook:   grammar.Forms{"{names} kijkt nog naar de kaarten.", "{names} kijken nog naar hun kaarten."},
		Plays:       sentence.Addressed{You: "Jij bent aan de beurt.", Name: "{name} is aan de beurt."},
		Turn:        sentence.Addressed{You: "jouw beurt", Name: "is aan de beurt"},
		PlayFor:     "Hier voor {name} spelen",
		Called:      sentence.Addressed{You: "Jij hebt gemeld", Name: "{name} heeft gemeld"},
		CalledTurns: sentence.Addressed{You: "Jij hebt gemeld. Laatste beurt: {last}", Name: "{name} heeft gemeld. Laatste beurt: {last}"},
		CalledLast: sentence.Addressed{
			You:  "Jij hebt gemeld; de laatste kaarten worden omgedraaid",
			Name: "{name} heeft gemeld; de laatste kaarten worden omgedraaid",
		},
		LastCards:  "Laatste kaarten",
		ByComputer: "computer, {level}",
		Levels:     map[string]grammar.Pattern{"easy": "makkelijk", "steady": "gemiddeld", "sharp": "sterk"},
	},
	Seen: seenWords,
	Heard: sentence.HeardWords{
		PileEmpty: "{pile}, leeg", PileOf: "{pile}, {cards}", PileOpen: "{pile}, {cards}, bovenop {card}",
		Held: "in de hand: {card}", Holding: "In de hand: {card}.", LiesOpen: "{at} is {card}.",
		Has: sentence.Addressed{You: "Jij hebt {points}.", Name: "{name} heeft {points}."},
	},
}
