package english

import (
	"tabby/engine"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

var moveWords = sentence.MoveWords{
	Buttons: map[engine.MoveKind]grammar.Pattern{
		engine.FirstLook:  "Look at your outer cards",
		engine.Draw:       "Draw",
		engine.Take:       "Take the discard",
		engine.Peek:       "Peek at a card",
		engine.UseSwap:    "Swap",
		engine.UseDrawTwo: "Draw two",
		engine.LookAt:     "Look at a card",
		engine.Switch:     "Switch two cards",
		engine.Replace:    "Keep it",
		engine.Discard:    "Discard it",
		engine.Decline:    "No swap",
		engine.Skip:       "Skip it",
		engine.EndTurn:    "End your turn",
		engine.Knock:      "Call",
		engine.Pass:       "Pass",
	},
	WithCard: map[engine.MoveKind]grammar.Pattern{
		engine.Replace: "Replace card {n}",
		engine.Peek:    "Peek at card {n}",
		engine.Swap:    "Swap card {n}",
	},
	OtherMove: "Another move",
	Taps: map[engine.MoveKind]grammar.Pattern{
		engine.Replace:      "Tap the card it replaces, or discard it.",
		engine.Peek:         "Tap a card of your own to peek at.",
		engine.Swap:         "Tap a card of your own and one of another player.",
		engine.LookAt:       "Tap any card to look at.",
		engine.Switch:       "Tap any two cards to switch.",
		engine.FirstLookTwo: "Tap two cards of your own to look at.",
		engine.Give:         "Tap the card you give for it.",
		engine.Snap:         "Tap the card that matches.",
	},
	SayCall:       "Say “{call}”",
	DiscardOrKeep: "{card}: discard it to use it, or keep it.",
	Discard:       "{card}: discard it to use it.",
	UseOrKeep:     "{card}: use it, keep it, or discard it.",
	Use:           "{card}: use it, or discard it.",
	Keep:          "{card}: keep it, or discard it.",
	Discards: map[engine.Power]grammar.Pattern{
		engine.PeekOwn:   "Discard it, then peek",
		engine.LookAny:   "Discard it, then look",
		engine.SwapOther: "Discard it, then swap",
		engine.SwitchAny: "Discard it, then switch",
		engine.DrawTwo:   "Discard it, then draw two",
	},
}

// seenWords say what all players saw.
var seenWords = sentence.SeenWords{
	Moves: map[engine.MoveKind]sentence.Addressed{
		engine.Take: {You: "You take {card}.", Name: "{name} takes {card}."},
		engine.Replace: {
			You:  "You put {card} in place {n} and discard {out}.",
			Name: "{name} puts {card} in place {n} and discards {out}.",
		},
		engine.Discard:    {You: "You discard {card}.", Name: "{name} discards {card}."},
		engine.Peek:       {You: "You peek at {at}.", Name: "{name} peeks at {at}."},
		engine.LookAt:     {You: "You look at {at}.", Name: "{name} looks at {at}."},
		engine.Swap:       {You: "You swap {at} and {other}.", Name: "{name} swaps {at} and {other}."},
		engine.Switch:     {You: "You swap {at} and {other}.", Name: "{name} swaps {at} and {other}."},
		engine.Decline:    {You: "You do not swap.", Name: "{name} does not swap."},
		engine.UseDrawTwo: {You: "You draw two.", Name: "{name} draws two."},
		engine.Skip:       {You: "You leave the power unused.", Name: "{name} leaves the power unused."},
		engine.Give:       {You: "You give {to} a card.", Name: "{name} gives {to} a card."},
		engine.Knock:      {You: "You say “{call}”.", Name: "{name} says “{call}”."},
		engine.Pass:       {You: "You pass.", Name: "{name} passes."},
	},
	Drawn:    "the drawn card",
	Matches:  sentence.Addressed{You: "You match with {at}: {card}.", Name: "{name} matches with {at}: {card}."},
	NoMatch:  sentence.Addressed{You: "You show {at}, {card}: no match.", Name: "{name} shows {at}, {card}: no match."},
	GivesYou: "{name} gives you a card.",
	Replaces: "{owner}: {card} replaces {out}.",
}
