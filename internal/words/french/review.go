package french

import (
	"tabby/engine"
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theReview() words.Review {
	return words.Review{
		Button:     "Revoir la manche",
		Title:      "Revoir la manche",
		AnyRound:   "Revoir une manche",
		NoPeople:   "Seul l’ordinateur a joué cette manche.",
		Whose:      "Les tours de qui ?",
		Costly:     "Ce qui a coûté le plus",
		Best:       "Le meilleur tour",
		NoneCostly: "Aucun tour ne t’a coûté plus que la chance ne l’explique.",
		NoneBest:   "Aucun tour ne se distingue.",
		HowCounted: "À partir de chaque tour, Tabby a rejoué la suite de nombreuses fois, en redistribuant les cartes que tu ne pouvais pas connaître. Les points sont l’écart entre tes cartes et les meilleures des autres, et gagner la manche compte 8 de plus. Il ne s’agit que de cette manche, pas de la partie.",
	}
}

var reviewWords = sentence.ReviewWords{
	Turn:   "Tour {n}",
	Cost:   grammar.Forms{"{doing} : cela a coûté {n} point (à {give} près).", "{doing} : cela a coûté {n} points (à {give} près)."},
	Gain:   grammar.Forms{"{doing} : cela a rapporté {n} point (à {give} près).", "{doing} : cela a rapporté {n} points (à {give} près)."},
	Better: "Mieux : {doing}.", Second: "À défaut : {doing}.",
	Doings: map[engine.MoveKind]grammar.Pattern{
		engine.Draw:       "piocher une carte",
		engine.Take:       "prendre {card}",
		engine.Replace:    "remplacer {gone} par {card}",
		engine.Discard:    "défausser {card}",
		engine.Peek:       "regarder {at}",
		engine.LookAt:     "regarder {at}",
		engine.UseSwap:    "utiliser {card}",
		engine.Swap:       "échanger {at} contre {other}",
		engine.Switch:     "échanger {at} contre {other}",
		engine.Decline:    "ne pas échanger",
		engine.UseDrawTwo: "piocher deux cartes",
		engine.Skip:       "ne pas utiliser la carte spéciale",
		engine.Snap:       "jeter {at}",
		engine.Knock:      "annoncer",
		engine.EndTurn:    "ne pas annoncer",
		engine.Pass:       "passer",
	},
	Other: "ce coup",
}
