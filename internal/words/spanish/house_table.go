package spanish

import (
	"tabby/engine"
	"tabby/internal/words"
	"tabby/internal/words/sentence"
)

// values are the words of the values of a house rule.
type values = map[engine.Value]string

var yesNo = values{engine.On: "sí", engine.Off: "no"}

// house has the words of every house rule.
var house = map[engine.Key]sentence.HouseWords{
	engine.Younger: {Title: "Niños pequeños", Line: "Las dos cartas de los extremos están boca arriba, y así hay menos que recordar.", Values: yesNo},
	engine.MinKnockTurns: {
		Title: "Turnos antes de cantar", Line: "Cuántos turnos tienen todos antes de que alguien pueda acabar la ronda.", Unit: words.Turn,
		Values: values{"0": "ninguno"},
	},
	engine.Draw2Nested: {
		Title: "Un Roba 2 dentro de otro", Line: "Qué hace un segundo Roba 2 mientras no se ha terminado el primero.",
		Values: values{"restart": "empieza otra vez con dos cartas", "stack": "suma dos cartas", "inert": "no hace nada"},
	},
	engine.KnockerLocked: {Title: "Quien canta está a salvo", Line: "Nadie puede cambiar cartas con quien ha acabado la ronda.", Values: yesNo},
	engine.CallerLocked:  {Title: "Quien canta está a salvo", Line: "Nadie puede intercambiar las cartas de quien ha acabado la ronda.", Values: yesNo},
	engine.WrongCallPenalty: {
		Title: "Un canto fallido cuesta", Line: "Lo que cuesta acabar la ronda sin tener menos que los demás.", Unit: words.Point,
		Values: values{engine.None: "nada", engine.PenaltyDouble: "el doble de puntos"},
	},
	engine.Jokers: {Title: "Comodines", Line: "Cuántos comodines hay en la baraja.", Unit: words.Joker, Values: values{"0": "ninguno"}},
	engine.SnapWho: {
		Title: "Qué cartas se pueden tirar", Line: "Cuando se juega una carta, los demás pueden tirar una igual.",
		Values: values{"own_cards": "solo las propias", "any_cards": "las de cualquiera, y luego se da una propia"},
	},
	engine.SnapPenalty: {Title: "Tirar mal cuesta", Line: "Cuántas cartas se roban por tirar una que no es igual.", Unit: words.Card, Values: values{"0": "nada"}},
	engine.DeckRule: {
		Title: "Baraja", Line: "Qué edición de las cartas está en la mesa.",
		Values: values{"standard54": "54 cartas", "deluxe65": "de lujo, 65 cartas", "biberbande66": "Biberbande, 66 cartas"},
	},
	engine.SuperPeek: {Title: "Superespías", Line: "Cuántas cartas se añaden que dejan mirar cualquier carta.", Unit: words.Card, Values: values{"0": "ninguna"}},
	engine.FirstUpcard: {
		Title: "La primera carta es especial", Line: "Qué pasa si la primera carta que se descubre es una carta especial.",
		Values: values{"rebury": "vuelve al mazo", "leave": "se queda, sin efecto", "leave_under": "se queda debajo de la siguiente"},
	},
	engine.TakeSpentPower: {
		Title: "Tomar una carta especial usada", Line: "Una carta especial del descarte se puede tomar, pero sin su efecto.",
		Values: yesNo,
	},
	engine.KeepPowerAsBlank: {
		Title: "Quedarse una carta especial", Line: "Una carta especial robada se puede poner entre las propias en vez de usarla.",
		Values: yesNo,
	},
	engine.Reshuffle: {
		Title: "Cuando se acaba el mazo", Line: "Qué cartas del descarte forman el mazo nuevo.",
		Values: values{"all": "todas", "keep_top": "todas menos la de arriba", "all_and_turn_up": "todas, y se descubre una"},
	},
	engine.PowersInDraw2: {
		Title: "Cartas especiales con Roba 2", Line: "Si Espía y Cambio tienen efecto cuando se roban con Roba 2.",
		Values: values{"live": "tienen efecto", "inert": "no hacen nada"},
	},
	engine.CallTiming: {
		Title: "Cuándo se canta", Line: "En qué momento se puede acabar la ronda.",
		Values: values{"end_of_turn": "al final del turno", "instead_of_turn": "en vez de jugar el turno", "either": "en vez de jugar el turno o al final"},
	},
	engine.YoungerReplacedOuter: {
		Title: "Cartas nuevas en los extremos", Line: "Cómo se pone una carta nueva en un extremo cuando juegan niños pequeños.",
		Values: values{"face_up": "boca arriba", "face_down": "boca abajo"},
	},
	engine.MemoryAid: {Title: "Ayuda para la memoria", Line: "La baraja virtual enseña lo que ya has visto.", Values: yesNo},
	engine.AddedPowerCards: {
		Title: "Más cartas especiales", Line: "Qué otras cartas tienen un efecto en esta mesa.",
		Values: values{engine.None: "ninguna"},
	},
	engine.RecallPowers: {
		Title: "Cuándo hay efecto", Line: "Qué cartas especiales tienen efecto al jugarlas.",
		Values: values{"any_play": "siempre que se juegan", "own_turn": "en el turno propio", "drawn_only": "solo recién robadas"},
	},
	engine.SnapActive: {Title: "Tirar sobre la propia carta", Line: "Quien ha jugado la carta también puede tirar otra igual.", Values: yesNo},
	engine.SnapMulti:  {Title: "Pueden tirar varios", Line: "Sobre la misma carta se puede tirar más de una.", Values: yesNo},
	engine.SnapWindow: {
		Title: "Tiempo para tirar", Line: "Hasta cuándo se puede tirar sobre una carta jugada.", Unit: words.Second,
		Values: values{"until_next_play": "hasta que se juegue otra carta", "until_next_draw": "hasta que se robe otra carta"},
	},
	engine.CallerSnaps: {Title: "Tirar después de cantar", Line: "Quien ha acabado la ronda aún puede tirar en los últimos turnos.", Values: yesNo},
	engine.RecallDeckout: {
		Title: "Cuando se acaba el mazo", Line: "Qué pasa si hace falta una carta y no queda ninguna.",
		Values: values{"reshuffle_keep_top": "se baraja el descarte, menos la carta de arriba", "end_round": "se acaba la ronda"},
	},
	engine.End: {
		Title: "La partida acaba", Line: "Qué hace que acabe la partida.",
		Values: values{
			engine.EndRounds: "después de las rondas acordadas", engine.EndTime: "después del tiempo acordado",
			engine.EndElimination: "cuando queda un solo jugador", engine.EndThreshold: "cuando alguien llega a un número",
			engine.EndOpen: "cuando queráis",
		},
	},
	engine.Rounds:    {Title: "Rondas", Line: "Cuántas rondas tiene la partida.", Unit: words.Round, Values: values{engine.RoundsPerPlayer: "una ronda por jugador"}},
	engine.Minutes:   {Title: "Minutos", Line: "Cuánto dura la partida.", Unit: words.Minute},
	engine.Threshold: {Title: "El número", Line: "Con qué total queda fuera un jugador, o acaba la partida.", Unit: words.Point},
	engine.FinalTie: {
		Title: "Empates", Line: "Qué pasa si los mejores totales son iguales.",
		Values: values{engine.Shared: "se comparte la victoria", engine.ExtraRound: "se juega una ronda extra"},
	},
	engine.NobodySurvives: {
		Title: "Todos fuera a la vez", Line: "Qué pasa si en una ronda quedan fuera todos los que seguían dentro.",
		Values: values{engine.LowestTotal: "gana el mejor total", engine.Replay: "se repite la ronda"},
	},
	engine.ThresholdCmp: {
		Title: "Justo el número", Line: "Si llegar justo al número ya cuenta.",
		Values: values{engine.Reach: "ya cuenta", engine.Exceed: "todavía no"},
	},
	engine.ExactLimit: {
		Title: "Caer justo en el número", Line: "A cuánto baja un total así.", Unit: words.Point,
		Values: values{engine.None: "no pasa nada", engine.FallHalf: "la mitad"},
	},
	engine.NextDealer: {
		Title: "Quién reparte después", Line: "Si hay empate, quien esté primero a la izquierda de quien reparte.",
		Values: values{
			engine.DealLeft: "quien está a la izquierda", engine.DealHighest: "quien más tuvo en la ronda",
			engine.DealWinner: "quien ganó la ronda",
		},
	},
	engine.TimeUp: {
		Title: "Se acaba el tiempo en una ronda", Line: "Qué pasa con la ronda que está en la mesa.",
		Values: values{engine.FinishRound: "se juega hasta el final", engine.AbandonRound: "esa ronda no cuenta", engine.FinishTurn: "se juega ese turno y se cuenta"},
	},
	engine.LateJoin: {
		Title: "Entrar más tarde", Line: "Con qué total se entra en una partida empezada.",
		Values: values{engine.JoinHighest: "con el peor total", engine.JoinAverage: "con la media", engine.JoinZero: "con cero", engine.JoinNotAllowed: "nadie puede entrar"},
	},
	engine.WrongCallPlus: {Title: "Además del doble", Line: "Lo que cuesta un canto fallido además de doblar los puntos.", Unit: words.Point, Values: values{"0": "nada"}},
	engine.RightCall: {
		Title: "Quien acierta se apunta", Line: "Lo que se apunta quien canta y tiene menos que los demás.",
		Values: values{engine.CountsOwn: "sus cartas", engine.CountsZero: "cero"},
	},
	engine.RightCallLess: {Title: "Un canto acertado resta", Line: "Cuántos puntos se restan por un canto acertado.", Unit: words.Point, Values: values{"0": "nada"}},
	engine.TiesAreRight: {
		Title: "Quien canta puede empatar", Line: "Si el canto acierta cuando otro jugador tiene los mismos puntos.",
		Values: yesNo,
	},
	engine.CallAtMost: {Title: "Lo máximo para cantar", Line: "Con más puntos que estos, el canto falla.", Unit: words.Point, Values: values{engine.None: "los que sean"}},
	engine.BestCounts: {
		Title: "Quien gana la ronda se apunta", Line: "Lo que se apunta quien gana la ronda.",
		Values: values{engine.CountsPoints: "sus cartas", engine.CountsZero: "cero", engine.CountsOne: "uno, y los demás, ninguno"},
	},
	engine.Falls: {
		Title: "Totales que bajan", Line: "Un total que llega justo a este número baja a otro menor.",
		Values: values{engine.None: "ninguno"},
	},
	engine.FirstTurn: {
		Title: "Quién empieza", Line: "Quién tiene el primer turno de la ronda siguiente.",
		Values: values{
			engine.BeginLeft: "quien está a la izquierda de quien reparte", engine.BeginWinner: "quien ganó la ronda",
			engine.BeginCaller: "quien acabó la ronda",
		},
	},
	engine.MostRounds: {Title: "Rondas como máximo", Line: "La partida acaba después de estas rondas, sean cuales sean los totales.", Unit: words.Round, Values: values{engine.None: "las que sean"}},
	engine.CardPoints: {Title: "Lo que valen las cartas", Line: "Cartas que no valen lo que dice el juego.", Values: values{engine.None: "lo de siempre"}},
	engine.GridMinus: {
		Title: "Cartas negativas iguales", Line: "Si conservan sus puntos en una columna.",
		Values: yesNo,
	},
	engine.BlankIsZero: {Title: "Un hueco cuenta 0", Line: "Si quien no tiene puntos apuntados cuenta 0 en esa ronda.", Values: yesNo},
}
