package dutch

import (
	"tabby/engine"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

var moveWords = sentence.MoveWords{
	Buttons: map[engine.MoveKind]grammar.Pattern{
		engine.FirstLook:  "Bekijk je buitenste kaarten",
		engine.Draw:       "Trekken",
		engine.Take:       "Open kaart pakken",
		engine.Peek:       "Kaart bekijken",
		engine.UseSwap:    "Ruilen",
		engine.UseDrawTwo: "Twee trekken",
		engine.LookAt:     "Kaart bekijken",
		engine.Switch:     "Kaarten verwisselen",
		engine.Replace:    "Houden",
		engine.Discard:    "Afleggen",
		engine.Decline:    "Niet ruilen",
		engine.Skip:       "Overslaan",
		engine.EndTurn:    "Beurt beëindigen",
		engine.Knock:      "Melden",
		engine.Pass:       "Passen",
	},
	WithCard: map[engine.MoveKind]grammar.Pattern{
		engine.Replace: "Kaart {n} vervangen",
		engine.Peek:    "Kaart {n} bekijken",
		engine.Swap:    "Kaart {n} ruilen",
	},
	OtherMove: "Een andere zet",
	Taps: map[engine.MoveKind]grammar.Pattern{
		engine.Replace:      "Tik op de kaart die hij vervangt, of leg hem af.",
		engine.Peek:         "Tik op een eigen kaart om die te bekijken.",
		engine.Swap:         "Tik op een eigen kaart en op een kaart van een ander.",
		engine.LookAt:       "Tik op een kaart naar keuze om die te bekijken.",
		engine.Switch:       "Tik op twee kaarten naar keuze om ze te verwisselen.",
		engine.FirstLookTwo: "Tik op twee eigen kaarten om die te bekijken.",
		engine.Give:         "Tik op de kaart die je ervoor geeft.",
		engine.Snap:         "Tik op de gelijke kaart.",
	},
	SayCall:       "‘{call}’ zeggen",
	DiscardOrKeep: "{card}: leg de kaart af, dan werkt hij, of houd hem.",
	Discard:       "{card}: leg de kaart af, dan werkt hij.",
	UseOrKeep:     "{card}: gebruik de kaart, houd hem of leg hem af.",
	Use:           "{card}: gebruik de kaart of leg hem af.",
	Keep:          "{card}: houd de kaart of leg hem af.",
	Discards: map[engine.Power]grammar.Pattern{
		engine.PeekOwn:   "Afleggen en bekijken",
		engine.LookAny:   "Afleggen en bekijken",
		engine.SwapOther: "Afleggen en ruilen",
		engine.SwitchAny: "Afleggen en verwisselen",
		engine.DrawTwo:   "Afleggen, twee trekken",
	},
}

// seenWords say what all players saw.
var seenWords = sentence.SeenWords{
	Moves: map[engine.MoveKind]sentence.Addressed{
		engine.Take: {You: "Jij pakt {card}.", Name: "{name} pakt {card}."},
		engine.Replace: {
			You:  "Jij legt {card} op plek {n} en legt {out} af.",
			Name: "{name} legt {card} op plek {n} en legt {out} af.",
		},
		engine.Discard:    {You: "Jij legt {card} af.", Name: "{name} legt {card} af."},
		engine.Peek:       {You: "Jij bekijkt {at}.", Name: "{name} bekijkt {at}."},
		engine.LookAt:     {You: "Jij bekijkt {at}.", Name: "{name} bekijkt {at}."},
		engine.Swap:       {You: "Jij ruilt {at} tegen {other}.", Name: "{name} ruilt {at} tegen {other}."},
		engine.Switch:     {You: "Jij verwisselt {at} en {other}.", Name: "{name} verwisselt {at} en {other}."},
		engine.Decline:    {You: "Jij ruilt niet.", Name: "{name} ruilt niet."},
		engine.UseDrawTwo: {You: "Jij trekt twee kaarten.", Name: "{name} trekt twee kaarten."},
		engine.Skip:       {You: "Jij slaat de actiekaart over.", Name: "{name} slaat de actiekaart over."},
		engine.Give:       {You: "Jij geeft een kaart aan {to}.", Name: "{name} geeft een kaart aan {to}."},
		engine.Knock:      {You: "Jij zegt ‘{call}’.", Name: "{name} zegt ‘{call}’."},
		engine.Pass:       {You: "Jij past.", Name: "{name} past."},
	},
	Drawn:    "de getrokken kaart",
	Matches:  sentence.Addressed{You: "Jij gooit {at} mee: {card}.", Name: "{name} gooit {at} mee: {card}."},
	NoMatch:  sentence.Addressed{You: "Jij laat {at} zien, {card}: niet gelijk.", Name: "{name} laat {at} zien, {card}: niet gelijk."},
	GivesYou: "{name} geeft jou een kaart.",
	Replaces: "{owner}: {card} in plaats van {out}.",
}
