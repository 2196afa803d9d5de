package spanish

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theStatistics() words.Statistics {
	return words.Statistics{
		Counting:     "Contando…",
		NoneFinished: "Todavía no se ha acabado ninguna partida así.",
		HowCounted:   "Las victorias compartidas cuentan en parte. Quien dejó la partida no tiene puesto.",
		WhatPlayed:   "A qué se jugó",
		NoNumber:     "–",

		WhichGames:  "Qué partidas",
		AllGames:    "Todas las partidas",
		WhichTime:   "De cuándo",
		From:        "Desde",
		To:          "Hasta",
		BeforeFirst: "Eso es antes del primer día.",
		BothDays:    "Los dos días cuentan. Una partida después de medianoche es del día anterior. Deja un campo vacío si no hay límite.",
		CountThese:  "Contar estas",
		CoachedToo:  "También con entrenador",
		LeftOutToo:  "También las que no cuentan",

		AveragePlace: "Puesto medio",
		AverageRound: "Ronda media",
		AverageTotal: "Total medio",
		BestRound:    "Mejor ronda",
		WorstRound:   "Peor ronda",
		PlaceBelow:   "puesto medio",
		RoundBelow:   "mejor ronda",
		RightCalls:   "Cantos acertados",
		Won:          "Ganadas",
		SharedWins:   "De ellas, compartidas",
		Streak:       "Partidas ganadas seguidas",
		Escape:       "La salvación más justa, puntos de sobra",
		Comeback:     "La mayor remontada, puntos por detrás",
		GamesLeft:    "Partidas dejadas, sin puesto",
		Rating:       "Valoración",

		Calls:         "Cantos",
		Form:          "Estado de forma",
		HeadToHead:    "Cara a cara",
		Places:        "Puestos",
		Records:       "Récords",
		RoundsByPoint: "Rondas por puntos",

		NoCall: "Todavía ningún canto.",
		NoDuel: "Todavía nadie.",

		NoneInYear: "Ese año no se acabó ninguna partida.",
		ShareYear:  "Compartir el año",
		WonMost:    "Quién ganó más",
		WhenPlayed: "Cuándo jugamos",
		HeatHint:   "Cada marca es un día; cuanto más fuerte es el color, más partidas.",
		Rivals:     "Rivales",

		Season:       "Temporada",
		SeasonHint:   "Una temporada es un año, o lo que queráis: empezad una nueva, y todos empiezan de cero. Lo ganado se queda.",
		NoneInSeason: "En esta temporada no se ha acabado ninguna partida.",
		BeginSeason:  "Empezar una temporada nueva",
		SeasonBegun:  "Hoy empieza una temporada nueva.",
		ForgetSeason: "Quitar este comienzo",
		SeasonGone:   "La temporada sigue como si no se hubiera cortado.",
		SeasonBefore: "Temporada anterior",
		SeasonAfter:  "Temporada siguiente",
	}
}

var statisticsWords = sentence.StatisticsWords{
	NotCounted: "Sin contar: {all}.",
	Unfinished: grammar.Forms{"{n} partida sin acabar", "{n} partidas sin acabar"},
	Missing:    grammar.Forms{"{n} partida a la que le faltan puntos", "{n} partidas a las que les faltan puntos"},
	LeftOut:    grammar.Forms{"{n} partida que no debe contar", "{n} partidas que no deben contar"},
	Coached:    grammar.Forms{"{n} partida jugada con el entrenador", "{n} partidas jugadas con el entrenador"},

	Won: "{wins} de {games} con victoria", WonShared: "{wins} de {games} con victoria, siempre compartida", WonSome: "{wins} de {games} con victoria, compartidas: {shared}",
	WonLine:  "{won}; {average} por ronda",
	WinsLine: "{wins}. {line}",

	NeverTogether: "No han acabado ninguna partida en común.",
	LeadsTogether: grammar.Forms{"{n} partida en común. {name} va por delante: {ahead}.", "{n} partidas en común. {name} va por delante: {ahead}."},
	LevelTogether: grammar.Forms{"{n} partida en común. Hay empate: {ahead}.", "{n} partidas en común. Hay empate: {ahead}."},
	DuelsHint:     "Lee cada fila: 3–1 es tres veces por delante y una por detrás.",
	UpTo:          "Hasta {to}", From: "Desde {from}", FromTo: "De {from} a {to}",

	LongestStreak: grammar.Forms{"{n} partida ganada", "{n} partidas ganadas seguidas"},
	BestComeback:  grammar.Forms{"Victoria después de ir {n} punto por detrás", "Victoria después de ir {n} puntos por detrás"},
	ClosestEscape: grammar.Forms{"Siguió dentro con {n} punto de sobra", "Siguió dentro con {n} puntos de sobra"},
	HighestRound:  grammar.Forms{"La ronda más alta, {n} punto", "La ronda más alta, {n} puntos"},
	BestTotal:     "El mejor total, {n}",
	LevelDuel:     grammar.Forms{"{name} contra {other}: empate, {ahead} a {behind} en {n} partida", "{name} contra {other}: empate, {ahead} a {behind} en {n} partidas"},
	LeadsDuel:     grammar.Forms{"{name} gana a {other} por {ahead} a {behind} en {n} partida", "{name} gana a {other} por {ahead} a {behind} en {n} partidas"},

	SeasonOf: "Temporada {year}", SeasonSince: "Desde el {from}", SeasonFromTo: "Del {from} al {to}",
	Year:    grammar.Forms{"{title}: {games} en {n} día.", "{title}: {games} en {n} días."},
	OurYear: "Nuestro {year}",

	Variant: "{variant}: {games}, {average} por ronda de media, mejor victoria con {best}.",
	Ahead:   "{ahead} por delante, {behind} por detrás, {level} en empate",
	Periods: [...]string{
		words.AllTime:     "Siempre",
		words.ThisYear:    "Este año",
		words.LastYear:    "El año pasado",
		words.ThreeMonths: "Últimos 3 meses",
		words.ThirtyDays:  "Últimos 30 días",
		words.OwnPeriod:   "De … a …",
	},
	Figures: sentence.FigureWords{
		NumberOf:   "{n} de {all}",
		OfCalls:    grammar.Forms{"de {n}"},
		CallsRight: grammar.Forms{"{n} acertado", "{n} acertados"}, Wrong: grammar.Forms{"{n} fallido", "{n} fallidos"},
		Calls:     grammar.Forms{"{calls}, {n} acertado, con {average} puntos de media.", "{calls}, {n} acertados, con {average} puntos de media."},
		OnlyCalls: grammar.Forms{"{calls}, {n} acertado.", "{calls}, {n} acertados."},
		Rounds:    "{rounds}, de {best} a {worst}, {average} de media.",
		Rating:    "La valoración, partida a partida, ahora {rating}. Líneas finas: lo segura que es.",
		Place:     "Puesto medio: {n}", BestRound: "Mejor ronda: {n}", NoBestRound: "Sin mejor ronda",
	},
}
