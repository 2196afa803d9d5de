package german

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func thePaper() words.Paper {
	return words.Paper{
		GameNight: "Spieletag",
		GoesOn:    "geht weiter",
		Nobody:    "niemand",
	}
}

var paperWords = sentence.PaperWords{
	LastInWins: "Wer zuletzt übrig ist, gewinnt.", HighestWins: "Der höchste Gesamtstand gewinnt.", LowestWins: "Der niedrigste Gesamtstand gewinnt.",
	Day: "{weekday}, {day}. {month} {year}", NightOf: "Spieletag, {day}",
	WonGames:      "{name} hat {games} gewonnen.",
	MoreGames:     grammar.Forms{"Und noch {n} Spiel.", "Und noch {n} Spiele."},
	Player:        "Person {n}",
	OnDays:        grammar.Forms{"{games} an {n} Tag", "{games} an {n} Tagen"},
	OfGames:       grammar.Forms{"von {n} Spiel", "von {n} Spielen"},
	WinnersForNow: "{names} (bis jetzt)",

	WonTheGame: "hat das Spiel gewonnen", WonAll: "hat alle {games} gewonnen",
	WonSome:    grammar.Forms{"hat {won} von {n} Spiel gewonnen", "hat {won} von {n} Spielen gewonnen"},
	Wins:       sentence.AfterRounds{After: "gewinnt nach {rounds}", Unknown: "gewinnt"},
	WinsForNow: "gewinnt (bis jetzt)", Shares: "teilt sich den Sieg", SharesForNow: "teilt sich den Sieg (bis jetzt)",
}
