package french

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func thePaper() words.Paper {
	return words.Paper{
		GameNight: "Soirée jeux",
		GoesOn:    "continue",
		Nobody:    "personne",
	}
}

var paperWords = sentence.PaperWords{
	LastInWins: "La dernière personne en jeu gagne.", HighestWins: "Le total le plus haut gagne.", LowestWins: "Le total le plus bas gagne.",
	Day: "{weekday} {day} {month} {year}", NightOf: "Soirée jeux, {day}",
	WonGames:      "{name} a gagné {games}.",
	MoreGames:     grammar.Forms{"Et encore {n} partie.", "Et encore {n} parties."},
	Player:        "Joueur {n}",
	OnDays:        grammar.Forms{"{games} en {n} soirée", "{games} en {n} soirées"},
	OfGames:       grammar.Forms{"sur {n} partie", "sur {n} parties"},
	WinnersForNow: "{names} (pour l’instant)",

	WonTheGame: "a gagné la partie", WonAll: "a gagné les {games}",
	WonSome:    grammar.Forms{"a gagné {won} fois sur {n}"},
	Wins:       sentence.AfterRounds{After: "gagne après {rounds}", Unknown: "gagne"},
	WinsForNow: "gagne pour l’instant", Shares: "partage la victoire", SharesForNow: "partage la victoire pour l’instant",
}
