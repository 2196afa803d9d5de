package english

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func thePaper() words.Paper {
	return words.Paper{
		GameNight: "Game day",
		GoesOn:    "goes on",
		Nobody:    "nobody",
	}
}

var paperWords = sentence.PaperWords{
	LastInWins: "The last player in wins.", HighestWins: "The highest total wins.", LowestWins: "The lowest total wins.",
	Day: "{weekday} {day} {month} {year}", NightOf: "Game day, {day}",
	WonGames:      "{name} won {games}.",
	MoreGames:     grammar.Forms{"And {n} more game.", "And {n} more games."},
	Player:        "Player {n}",
	OnDays:        grammar.Forms{"{games} on {n} day", "{games} on {n} days"},
	OfGames:       grammar.Forms{"of {n} game", "of {n} games"},
	WinnersForNow: "{names} (for now)",

	WonTheGame: "won the game", WonAll: "won all {games}",
	WonSome:    grammar.Forms{"won {won} of {n} game", "won {won} of {n} games"},
	Wins:       sentence.AfterRounds{After: "wins after {rounds}", Unknown: "wins"},
	WinsForNow: "wins for now", Shares: "shares the win", SharesForNow: "shares the win for now",
}
