package dutch

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func thePaper() words.Paper {
	return words.Paper{
		GameNight: "Spelavond",
		GoesOn:    "gaat verder",
		Nobody:    "niemand",
	}
}

var paperWords = sentence.PaperWords{
	LastInWins: "Wie als laatste over is, wint.", HighestWins: "Het hoogste totaal wint.", LowestWins: "Het laagste totaal wint.",
	Day: "{weekday} {day} {month} {year}", NightOf: "Spelavond, {day}",
	WonGames:      "{name} heeft {games} gewonnen.",
	MoreGames:     grammar.Forms{"En nog {n} spel.", "En nog {n} spellen."},
	Player:        "Speler {n}",
	OnDays:        grammar.Forms{"{games} op {n} dag", "{games} op {n} dagen"},
	OfGames:       grammar.Forms{"van {n} spel", "van {n} spellen"},
	WinnersForNow: "{names} (voorlopig)",

	WonTheGame: "heeft het spel gewonnen", WonAll: "heeft alle {games} gewonnen",
	WonSome:    grammar.Forms{"heeft {won} van {n} spel gewonnen", "heeft {won} van de {n} spellen gewonnen"},
	Wins:       sentence.AfterRounds{After: "wint na {rounds}", Unknown: "wint"},
	WinsForNow: "wint (voorlopig)", Shares: "wint mee", SharesForNow: "wint mee (voorlopig)",
}
