package german

import (
	"tabby/engine"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

var moveWords = sentence.MoveWords{
	Buttons: map[engine.MoveKind]grammar.Pattern{
		engine.FirstLook:  "Äußere Karten ansehen",
		engine.Draw:       "Ziehen",
		engine.Take:       "Abgelegte nehmen",
		engine.Peek:       "Karte ansehen",
		engine.UseSwap:    "Tauschen",
		engine.UseDrawTwo: "Zweimal ziehen",
		engine.LookAt:     "Karte ansehen",
		engine.Switch:     "Vertauschen",
		engine.Replace:    "Behalten",
		engine.Discard:    "Ablegen",
		engine.Decline:    "Nicht tauschen",
		engine.Skip:       "Auslassen",
		engine.EndTurn:    "Zug beenden",
		engine.Knock:      "Ansagen",
		engine.Pass:       "Passen",
	},
	WithCard: map[engine.MoveKind]grammar.Pattern{
		engine.Replace: "Karte {n} ersetzen",
		engine.Peek:    "Karte {n} ansehen",
		engine.Swap:    "Karte {n} tauschen",
	},
	OtherMove: "Ein anderer Zug",
	Taps: map[engine.MoveKind]grammar.Pattern{
		engine.Replace:      "Tippe auf die Karte, die dafür weg soll, oder leg die gezogene ab.",
		engine.Peek:         "Tippe auf eine eigene Karte, um sie anzusehen.",
		engine.Swap:         "Tippe auf eine eigene und auf eine fremde Karte.",
		engine.LookAt:       "Tippe auf irgendeine Karte, um sie anzusehen.",
		engine.Switch:       "Tippe auf zwei beliebige Karten, um sie zu vertauschen.",
		engine.FirstLookTwo: "Tippe auf zwei eigene Karten, um sie anzusehen.",
		engine.Give:         "Tippe auf die Karte, die du dafür abgibst.",
		engine.Snap:         "Tippe auf die Karte, die passt.",
	},
	SayCall:       "„{call}“ sagen",
	DiscardOrKeep: "{card}: Leg die Karte ab, dann wirkt sie, oder behalte sie.",
	Discard:       "{card}: Leg die Karte ab, dann wirkt sie.",
	UseOrKeep:     "{card}: Nutze die Karte, behalte sie oder leg sie ab.",
	Use:           "{card}: Nutze die Karte oder leg sie ab.",
	Keep:          "{card}: Behalte die Karte oder leg sie ab.",
	Discards: map[engine.Power]grammar.Pattern{
		engine.PeekOwn:   "Ablegen und ansehen",
		engine.LookAny:   "Ablegen und ansehen",
		engine.SwapOther: "Ablegen und tauschen",
		engine.SwitchAny: "Ablegen und vertauschen",
		engine.DrawTwo:   "Ablegen, zweimal ziehen",
	},
}

// seenWords say what all players saw.
var seenWords = sentence.SeenWords{
	Moves: map[engine.MoveKind]sentence.Addressed{
		engine.Take: {You: "Du nimmst {card}.", Name: "{name} nimmt {card}."},
		engine.Replace: {
			You:  "Du legst {card} auf Platz {n} und legst {out} ab.",
			Name: "{name} legt {card} auf Platz {n} und legt {out} ab.",
		},
		engine.Discard:    {You: "Du legst {card} ab.", Name: "{name} legt {card} ab."},
		engine.Peek:       {You: "Du siehst {at} an.", Name: "{name} sieht {at} an."},
		engine.LookAt:     {You: "Du siehst {at} an.", Name: "{name} sieht {at} an."},
		engine.Swap:       {You: "Du tauschst {at} gegen {other}.", Name: "{name} tauscht {at} gegen {other}."},
		engine.Switch:     {You: "Du tauschst {at} gegen {other}.", Name: "{name} tauscht {at} gegen {other}."},
		engine.Decline:    {You: "Du tauschst nicht.", Name: "{name} tauscht nicht."},
		engine.UseDrawTwo: {You: "Du ziehst zweimal.", Name: "{name} zieht zweimal."},
		engine.Skip:       {You: "Du nutzt die Sonderkarte nicht.", Name: "{name} nutzt die Sonderkarte nicht."},
		engine.Give:       {You: "Du gibst {to} eine Karte.", Name: "{name} gibt {to} eine Karte."},
		engine.Knock:      {You: "Du sagst „{call}“.", Name: "{name} sagt „{call}“."},
		engine.Pass:       {You: "Du passt.", Name: "{name} passt."},
	},
	Drawn:    "die gezogene Karte",
	Matches:  sentence.Addressed{You: "Du wirfst {at} rein: {card}.", Name: "{name} wirft {at} rein: {card}."},
	NoMatch:  sentence.Addressed{You: "Du zeigst {at}, {card}: passt nicht.", Name: "{name} zeigt {at}, {card}: passt nicht."},
	GivesYou: "{name} gibt dir eine Karte.",
	Replaces: "{owner}: {card} statt {out}.",
}
