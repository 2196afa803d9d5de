package spanish

import (
	"tabby/engine"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

var moveWords = sentence.MoveWords{
	Buttons: map[engine.MoveKind]grammar.Pattern{
		engine.FirstLook:  "Mirar las de los extremos",
		engine.Draw:       "Robar",
		engine.Take:       "Tomar del descarte",
		engine.Peek:       "Mirar una carta",
		engine.UseSwap:    "Cambiar",
		engine.UseDrawTwo: "Robar dos",
		engine.LookAt:     "Mirar una carta",
		engine.Switch:     "Intercambiar dos cartas",
		engine.Replace:    "Quedármela",
		engine.Discard:    "Descartar",
		engine.Decline:    "No cambiar",
		engine.Skip:       "Dejarla pasar",
		engine.EndTurn:    "Acabar el turno",
		engine.Knock:      "Cantar",
		engine.Pass:       "Pasar",
	},
	WithCard: map[engine.MoveKind]grammar.Pattern{
		engine.Replace: "Sustituir la carta {n}",
		engine.Peek:    "Mirar la carta {n}",
		engine.Swap:    "Cambiar la carta {n}",
	},
	OtherMove: "Otra jugada",
	Taps: map[engine.MoveKind]grammar.Pattern{
		engine.Replace:      "Toca la carta a la que sustituye, o descártala.",
		engine.Peek:         "Toca una carta tuya para mirarla.",
		engine.Swap:         "Toca una carta tuya y una de otro jugador.",
		engine.LookAt:       "Toca cualquier carta para mirarla.",
		engine.Switch:       "Toca las dos cartas que quieras intercambiar.",
		engine.FirstLookTwo: "Toca dos cartas tuyas para mirarlas.",
		engine.Give:         "Toca la carta que das por ella.",
		engine.Snap:         "Toca la carta igual.",
	},
	SayCall:       "Decir «{call}»",
	DiscardOrKeep: "Tienes la carta {card}: descártala para usarla, o quédatela.",
	Discard:       "Tienes la carta {card}: descártala para usarla.",
	UseOrKeep:     "Tienes la carta {card}: úsala, quédatela o descártala.",
	Use:           "Tienes la carta {card}: úsala o descártala.",
	Keep:          "Tienes la carta {card}: quédatela o descártala.",
	Discards: map[engine.Power]grammar.Pattern{
		engine.PeekOwn:   "Descartar y mirar",
		engine.LookAny:   "Descartar y mirar",
		engine.SwapOther: "Descartar y cambiar",
		engine.SwitchAny: "Descartar e intercambiar",
		engine.DrawTwo:   "Descartar y robar dos",
	},
}

// seenWords say what all players saw.
var seenWords = sentence.SeenWords{
	Moves: map[engine.MoveKind]sentence.Addressed{
		engine.Take: {You: "Tomas {card}.", Name: "{name} toma {card}."},
		engine.Replace: {
			You:  "Pones {card} en el lugar {n} y descartas {out}.",
			Name: "{name} pone {card} en el lugar {n} y descarta {out}.",
		},
		engine.Discard:    {You: "Descartas {card}.", Name: "{name} descarta {card}."},
		engine.Peek:       {You: "Miras {at}.", Name: "{name} mira {at}."},
		engine.LookAt:     {You: "Miras {at}.", Name: "{name} mira {at}."},
		engine.Swap:       {You: "Cambias {at} por {other}.", Name: "{name} cambia {at} por {other}."},
		engine.Switch:     {You: "Intercambias {at} y {other}.", Name: "{name} intercambia {at} y {other}."},
		engine.Decline:    {You: "No cambias.", Name: "{name} no cambia."},
		engine.UseDrawTwo: {You: "Robas dos.", Name: "{name} roba dos."},
		engine.Skip:       {You: "No usas la carta especial.", Name: "{name} no usa la carta especial."},
		engine.Give:       {You: "Das una carta a {to}.", Name: "{name} da una carta a {to}."},
		engine.Knock:      {You: "Dices «{call}».", Name: "{name} dice «{call}»."},
		engine.Pass:       {You: "Pasas.", Name: "{name} pasa."},
	},
	Drawn:    "la carta robada",
	Matches:  sentence.Addressed{You: "Tiras {at}: {card}.", Name: "{name} tira {at}: {card}."},
	NoMatch:  sentence.Addressed{You: "Enseñas {at}, {card}: no es igual.", Name: "{name} enseña {at}, {card}: no es igual."},
	GivesYou: "{name} te da una carta.",
	Replaces: "{owner}: {card} en lugar de {out}.",
}
