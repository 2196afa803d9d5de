package french

import (
	"tabby/engine"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

var moveWords = sentence.MoveWords{
	Buttons: map[engine.MoveKind]grammar.Pattern{
		engine.FirstLook:  "Regarder les cartes des bords",
		engine.Draw:       "Piocher",
		engine.Take:       "Prendre dans la défausse",
		engine.Peek:       "Regarder une carte",
		engine.UseSwap:    "Échanger",
		engine.UseDrawTwo: "Piocher deux",
		engine.LookAt:     "Regarder une carte",
		engine.Switch:     "Échanger deux cartes",
		engine.Replace:    "Garder",
		engine.Discard:    "Défausser",
		engine.Decline:    "Ne pas échanger",
		engine.Skip:       "Ne pas l’utiliser",
		engine.EndTurn:    "Finir le tour",
		engine.Knock:      "Annoncer",
		engine.Pass:       "Passer",
	},
	WithCard: map[engine.MoveKind]grammar.Pattern{
		engine.Replace: "Remplacer la carte {n}",
		engine.Peek:    "Regarder la carte {n}",
		engine.Swap:    "Échanger la carte {n}",
	},
	OtherMove: "Un autre coup",
	Taps: map[engine.MoveKind]grammar.Pattern{
		engine.Replace:      "Touche la carte à remplacer, ou défausse celle que tu as en main.",
		engine.Peek:         "Touche une de tes cartes pour la regarder.",
		engine.Swap:         "Touche une de tes cartes et une carte de quelqu’un d’autre.",
		engine.LookAt:       "Touche n’importe quelle carte pour la regarder.",
		engine.Switch:       "Touche deux cartes au choix pour les échanger.",
		engine.FirstLookTwo: "Touche deux de tes cartes pour les regarder.",
		engine.Give:         "Touche la carte que tu donnes à la place.",
		engine.Snap:         "Touche la carte identique.",
	},
	SayCall:       "Dire « {call} »",
	DiscardOrKeep: "Ta carte : {card}. Défausse-la pour l’utiliser, ou garde-la.",
	Discard:       "Ta carte : {card}. Défausse-la pour l’utiliser.",
	UseOrKeep:     "Ta carte : {card}. Utilise-la, garde-la ou défausse-la.",
	Use:           "Ta carte : {card}. Utilise-la ou défausse-la.",
	Keep:          "Ta carte : {card}. Garde-la ou défausse-la.",
	Discards: map[engine.Power]grammar.Pattern{
		engine.PeekOwn:   "Défausser, puis regarder",
		engine.LookAny:   "Défausser, puis regarder",
		engine.SwapOther: "Défausser, puis échanger",
		engine.SwitchAny: "Défausser, puis échanger",
		engine.DrawTwo:   "Défausser, puis piocher deux",
	},
}

// seenWords say what all players saw.
var seenWords = sentence.SeenWords{
	Moves: map[engine.MoveKind]sentence.Addressed{
		engine.Take: {You: "Tu prends {card}.", Name: "{name} prend {card}."},
		engine.Replace: {
			You:  "Tu mets {card} à la place {n} et tu défausses {out}.",
			Name: "{name} met {card} à la place {n} et défausse {out}.",
		},
		engine.Discard:    {You: "Tu défausses {card}.", Name: "{name} défausse {card}."},
		engine.Peek:       {You: "Tu regardes {at}.", Name: "{name} regarde {at}."},
		engine.LookAt:     {You: "Tu regardes {at}.", Name: "{name} regarde {at}."},
		engine.Swap:       {You: "Tu échanges {at} contre {other}.", Name: "{name} échange {at} contre {other}."},
		engine.Switch:     {You: "Tu échanges {at} contre {other}.", Name: "{name} échange {at} contre {other}."},
		engine.Decline:    {You: "Tu n’échanges pas.", Name: "{name} n’échange pas."},
		engine.UseDrawTwo: {You: "Tu pioches deux cartes.", Name: "{name} pioche deux cartes."},
		engine.Skip:       {You: "Tu n’utilises pas la carte spéciale.", Name: "{name} n’utilise pas la carte spéciale."},
		engine.Give:       {You: "Tu donnes une carte à {to}.", Name: "{name} donne une carte à {to}."},
		engine.Knock:      {You: "Tu dis « {call} ».", Name: "{name} dit « {call} »."},
		engine.Pass:       {You: "Tu passes.", Name: "{name} passe."},
	},
	Drawn:    "la carte piochée",
	Matches:  sentence.Addressed{You: "Tu jettes {at} : {card}.", Name: "{name} jette {at} : {card}."},
	NoMatch:  sentence.Addressed{You: "Tu montres {at}, {card} : pas la même.", Name: "{name} montre {at}, {card} : pas la même."},
	GivesYou: "{name} te donne une carte.",
	Replaces: "{owner} : {card} remplace {out}.",
}
