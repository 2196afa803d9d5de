package spanish

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func thePaper() words.Paper {
	return words.Paper{
		GameNight: "Día de juegos",
		GoesOn:    "continúa",
		Nobody:    "nadie",
	}
}

var paperWords = sentence.PaperWords{
	LastInWins: "Gana el último que quede.", HighestWins: "Gana el total más alto.", LowestWins: "Gana el total más bajo.",
	Day: "{weekday}, {day} de {month} de {year}", NightOf: "Día de juegos, {day}",
	WonGames:      "{name} ganó {games}.",
	MoreGames:     grammar.Forms{"Y {n} partida más.", "Y {n} partidas más."},
	Player:        "Jugador {n}",
	OnDays:        grammar.Forms{"{games} en {n} día", "{games} en {n} días"},
	OfGames:       grammar.Forms{"de {n} partida", "de {n} partidas"},
	WinnersForNow: "{names} (por ahora)",

	WonTheGame: "ganó la partida", WonAll: "ganó las {games}",
	WonSome:    grammar.Forms{"ganó {won} de {n} partida", "ganó {won} de {n} partidas"},
	Wins:       sentence.AfterRounds{After: "gana después de {rounds}", Unknown: "gana"},
	WinsForNow: "gana por ahora", Shares: "comparte la victoria", SharesForNow: "comparte la victoria por ahora",
}
