package spanish

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theTable() words.Table {
	return words.Table{
		GameOver: "La partida ha acabado.", NoRound: "No se jugó ninguna ronda.",
		Called:   "cantó",
		TotalRow: "total", PlaceRow: "puesto", IsOut: "fuera", HasLeft: "se fue",
		Extra: "extra", Void: "nula", Late: "tardía",
		TieRound: "empate", HighestWins: "gana el total más alto",
		ScoreMissing: "faltan puntos", SatOut: "no jugó", FellBack: "el total baja", CountsAs: "cuenta como",
	}
}

var tableWords = sentence.TableWords{
	Unnamed: "alguien",
	Began:   "{short weekday}, {day} {short month} {year}, {time}",

	Leads:   grammar.Forms{"{names} va por delante", "{names} van por delante"},
	LeadsBy: grammar.Forms{"{name} lleva {n} punto de ventaja", "{name} lleva {n} puntos de ventaja"},

	Wins:       grammar.Forms{"{names} gana.", "{names} comparten la victoria."},
	WinsForNow: grammar.Forms{"{names} gana por ahora: faltan puntos.", "{names} comparten la victoria por ahora: faltan puntos."},

	CannotEnd:   "{name} todavía no puede acabar la partida",
	EndsWith:    "{name} acaba la partida con {n} o más",
	StaysAnyway: "{name} sigue dentro con lo que sea",
	StaysWith:   "{name} sigue dentro con {n}",
	StaysUpTo:   "{name} sigue dentro con {n} o menos",
	FallsWith:   "{text}; justo con {points} llega a {total}, y eso baja a {to}",
	FellBack:    "{name} tenía justo {from} y baja a {to}.",
	Out:         grammar.Forms{"{names} queda fuera.", "{names} quedan fuera."},
	Farewell:    grammar.Forms{"{names} queda fuera y hace compañía al gato.", "{names} quedan fuera y hacen compañía al gato."},

	OutAt: "fuera con {n}", OutAbove: "fuera por encima de {n}", EndsAt: "acaba con {n}", EndsOver: "acaba por encima de {n}",
	UntilYouStop: "hasta que paréis", RoundEach: "una ronda por jugador",
	AtMost: grammar.Forms{"{ending}, como mucho {n} ronda", "{ending}, como mucho {n} rondas"},

	Champion:  grammar.Forms{"{names} gana el día con {n} victoria.", "{names} gana el día con {n} victorias."},
	Champions: grammar.Forms{"{names} ganan el día con {n} victoria cada uno.", "{names} ganan el día con {n} victorias cada uno."},

	LeftTheGame: "dejó la partida", Placed: "{place}",
	HeadStart: "Ventaja: {all}.",
	OutBefore: "{name} quedó fuera antes que {names}, y es mejor quedar fuera más tarde.",
	LaterOut:  "Es mejor quedar fuera más tarde, sea cual sea el total.",
	JoinsWith: grammar.Forms{"Quien entre ahora empieza con {n} punto.", "Quien entre ahora empieza con {n} puntos."},
	ComesBack: "{name} vuelve con {n}.",

	RowOf:   sentence.OfRound{Numbered: "ronda {n}", Extra: "ronda extra"},
	VoidRow: "ronda nula", LateRow: "ronda tardía",
	RoundTitle: sentence.OfRound{Numbered: "Ronda {n}", Extra: "Ronda extra"},

	Turns: sentence.TurnsWords{
		Deals: "{name} reparte.", DealsHighest: "{name} reparte, por tener más puntos que nadie en la ronda.", DealsWinner: "{name} reparte, por ganar la ronda.",
		Begins: "{name} empieza.", Cuts: "{name} corta.", CutsAndBegins: "{name} corta y empieza.",
		Tie: "{names} empatan y juegan una ronda extra.",
	},
	Clock: sentence.ClockWords{
		Seconds: "aún {n} s", Minutes: "aún {n} min", Up: "Se acabó el tiempo",
		PausedSeconds: "aún {n} s, en pausa", PausedMinutes: "aún {n} min, en pausa", PausedUp: "Se acabó el tiempo, en pausa",
		FinishThis: "Se acabó el tiempo: acabad esta ronda.",
		AskRound:   "se acabó el tiempo: ¿hay una ronda en la mesa?",
		FinishTurn: "se acabó el tiempo: acabad este turno y contad", FinishRound: "se acabó el tiempo: acabad esta ronda",
	},
	Changes: sentence.ChangesWords{
		TakenBack: sentence.OfRound{Numbered: "La ronda {n} se ha deshecho.", Extra: "La ronda extra se ha deshecho."},
		IsBack:    sentence.OfRound{Numbered: "La ronda {n} ha vuelto.", Extra: "La ronda extra ha vuelto."},
		Total:     "{name} tiene {is}, no {was}.",
		BackIn:    "{name} vuelve a estar dentro.", WentOut: "{name} queda fuera.",
		Deals:        sentence.OfRound{Numbered: "{name} reparte la ronda {n}.", Extra: "{name} reparte la ronda extra."},
		NoScore:      sentence.OfRound{Numbered: "En la ronda {n} faltan los puntos de {name}.", Extra: "En la ronda extra faltan los puntos de {name}."},
		ScoreIdle:    sentence.OfRound{Numbered: "En la ronda {n} no cuentan los puntos de {name}.", Extra: "En la ronda extra no cuentan los puntos de {name}."},
		RoundIdle:    sentence.OfRound{Numbered: "La ronda {n} ya no cuenta.", Extra: "La ronda extra ya no cuenta."},
		RoundRevived: sentence.OfRound{Numbered: "La ronda {n} vuelve a contar.", Extra: "La ronda extra vuelve a contar."},
		GoesOn:       "La partida sigue.",
	},
	Doubts: doubtsWords,
	Marks: sentence.MarksWords{
		Scored: grammar.Forms{"{n} punto", "{n} puntos"}, NoScoreNeeded: "no hacen falta puntos", RightCall: "canto acertado", WrongCall: "canto fallido",
		FallsBack: "el total baja a {n}",
		OnlyLeft:  "solo {n}", Left: "aún {n}", ToGo: "a {n} del final",
	},
	Spoken: sentence.SpokenWords{
		Leads: grammar.Forms{"{names} va por delante con {n}.", "{names} van por delante con {n}."},
		IsOut: "{name} está fuera con {n}.", Has: "{name} tiene {n}.",
		Minus: "menos {n}",
		Score: "{name}: {sum}.", CountsAs: "{points} cuenta como {n}",
		Plus: "{before} y {n} son {sum}", Less: "{before} menos {n} son {sum}",
		WhichFalls: "y eso baja a {n}",
	},
}

var doubtsWords = sentence.DoubtsWords{
	Note: sentence.DoubtWords{
		Sum:        sentence.Bounds{High: "suma {found} > {bound}{made}", Low: "suma {found} < {bound}{made}"},
		SumOf:      sentence.Bounds{High: "{names} suman {found} > {bound}{made}", Low: "{names} suman {found} < {bound}{made}"},
		Unusual:    sentence.Bounds{High: "{name} tiene {found} > {bound} ({cards} cartas)", Low: "{name} tiene {found} < {bound} ({cards} cartas)"},
		Cards:      "ninguna baraja tiene todas estas cartas a la vez",
		CardsCount: "{name} tiene {found}, pero lo más parecido con esas cartas es {bound}",
		SpecialIs:  "{name} tiene {found}, pero {special} es {bound}",
		Meant:      "{name} tiene {found}, lo mismo que {special}",
		CallOver:   "{name} cantó con {found} > {bound}",
	},
	Ask: sentence.DoubtWords{
		Sum: sentence.Bounds{
			High: "Estos puntos suman {found}. Las cartas dan como mucho {bound}{made}.",
			Low:  "Estos puntos suman {found}. Las cartas dan como mínimo {bound}{made}.",
		},
		SumOf: sentence.Bounds{
			High: "{names} suman {found}. Las cartas de {hands} jugadores dan como mucho {bound}{made}.",
			Low:  "{names} suman {found}. Las cartas de {hands} jugadores dan como mínimo {bound}{made}.",
		},
		Unusual:    sentence.Bounds{High: "{name} tiene {found}; {cards} cartas dan como mucho {bound}.", Low: "{name} tiene {found}; {cards} cartas dan como mínimo {bound}."},
		Cards:      "La baraja no tiene todas estas cartas a la vez.",
		CardsCount: "{name} tiene {found}; lo más parecido con tantas cartas es {bound}.",
		SpecialIs:  "{name} tiene {found}; las cartas de {special} dan {bound}.",
		Meant:      "{name} tiene {found}. ¿Era {special}?",
		CallOver:   "{name} cantó con {found}; para cantar se pueden tener {bound} como mucho.",
	},
	Again: "Contad otra vez, por favor.",
	Made:  " ({piles})", Pile: grammar.Forms{"una vez {faces}", "{number} veces {faces}"},
	Face: grammar.Forms{"{points}"},
}
