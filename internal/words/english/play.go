package english

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func thePlay() words.Play {
	return words.Play{
		DrawPile:    "draw pile",
		DiscardPile: "discard pile",
		InHand:      "in hand",

		Chosen:  "chosen",
		Drawn:   "drawn",
		Taken:   "taken",
		Penalty: "penalty",

		Away:     "away",
		LastTurn: "last turn",
		Lowest:   "lowest",

		LookAll:        "Everybody looks at two of their cards.",
		LookOwn:        "Look at your two outer cards, once.",
		KeepInMind:     "Keep it in mind, then turn it down.",
		KeepAllInMind:  "Keep them in mind, then turn them down.",
		NoMatchShown:   "It does not match: everybody sees it.",
		WhoMatches:     "Who has a card that matches?",
		DoYouMatch:     "Do you have a card that matches?",
		MayBeMatched:   "The last discard may be matched.",
		PowersReplaced: "Power cards are replaced.",
		LastMatch:      "Does anybody match the last card?",
		TapReplaced:    "Tap the card it replaces.",
		TapSwap:        "Tap the card to swap it with.",
		EndOrCall:      "End your turn, or call the end.",
		EndTurn:        "End your turn.",
		NothingLeft:    "No card is left to draw.",
		DrawOne:        "Draw a card.",
		TakeDiscard:    "Take the discard.",
		DrawOrTake:     "Draw a card, or take the discard.",

		TurnDown:     "Turn down",
		NoCardOfMine: "No card of mine",
		IHaveAMatch:  "I have a match",
		WriteDown:    "Write it on the sheet",
		Nobody:       "Nobody",
		Hurry:        "Skip ahead",
		NoMatch:      "No match",
		LetComputer:  "Let the computer play",

		NoCardsOver:  "No cards are dealt: the game is over.",
		NoCards:      "No cards are dealt. Tabby can shuffle and deal: each player then holds a hidden hand on a phone of their own.",
		DealNext:     "Deal the next round",
		OtherDeals:   "The device that keeps the score deals.",
		WhatHappened: "What happened",
		AwayHint:     "The computer can play for a player who is away.",
		GiveSeatBack: "Give the seat back",
	}
}

var playWords = sentence.PlayWords{
	NobodyWon:  "The round is over.",
	Wins:       sentence.Addressed{You: "You win with {n}", Name: "{names} wins with {n}"},
	WinsByCall: sentence.Addressed{You: "You called, and win with {n}", Name: "{names} called, and wins with {n}"},
	Share:      sentence.Addressed{You: "{names} win with {n} each", Name: "{names} win with {n} each"},
	Alone:      "{won}.",

	Costs: sentence.Addressed{
		You:  "{won}; you called with {called}, which costs {n} more.",
		Name: "{won}; {name} called with {called}, which costs {n} more.",
	},
	TooMany: sentence.Addressed{
		You:  "{won}; you called with {called}, {n} too many.",
		Name: "{won}; {name} called with {called}, {n} too many.",
	},
	TheSame: sentence.Addressed{
		You:  "{won}; you called with {called} too.",
		Name: "{won}; {name} called with {called} too.",
	},

	Moves: moveWords,
	Players: sentence.PlayerWords{
		Waits: "{name} is away. The round waits.", Elsewhere: "{name} plays on another device.",
		WaitsFor:    "The round waits for {name}.",
		StillLook:   grammar.Forms{"{names} is still looking at the cards.", "{names} are still looking at their cards."},
		Plays:       sentence.Addressed{You: "It is your turn.", Name: "{name} is playing."},
		Turn:        sentence.Addressed{You: "your turn", Name: "turn"},
		PlayFor:     "Play for {name} here",
		Called:      sentence.Addressed{You: "You called", Name: "{name} called"},
		CalledTurns: sentence.Addressed{You: "You called. Last turn: {last}", Name: "{name} called. Last turn: {last}"},
		CalledLast: sentence.Addressed{
			You:  "You called; the last cards are turned over",
			Name: "{name} called; the last cards are turned over",
		},
		LastCards:  "Last cards",
		ByComputer: "computer, {level}",
		Levels:     map[string]grammar.Pattern{"easy": "easy", "steady": "steady", "sharp": "sharp"},
	},
	Seen: seenWords,
	Heard: sentence.HeardWords{
		PileEmpty: "{pile}, empty", PileOf: "{pile}, {cards}", PileOpen: "{pile}, {cards}, on top {card}",
		Held: "in hand: {card}", Holding: "In hand: {card}.", LiesOpen: "{at} is {card}.",
		Has: sentence.Addressed{You: "You have {points}.", Name: "{name} has {points}."},
	},
}
