package spanish

import (
	"tabby/history/flat"
	"tabby/internal/words/sentence"
)

// tableTable has the words of what is wrong with a table for spreadsheets.
var tableTable = []sentence.Refusal{
	{Reason: flat.ErrEmpty, Plain: "el archivo está vacío"},
	{Reason: flat.ErrForeign, Plain: "esto no es un archivo de Tabby; elige un archivo .jsonl o .csv"},
	{Reason: flat.ErrColumnTwice, Plain: "una columna está dos veces", Full: "hay dos columnas {column:q}"},
	{Reason: flat.ErrNoColumn, Plain: "la primera fila tiene que nombrar más columnas", Full: "la primera fila tiene que nombrar una columna {column:q}"},
	{Reason: flat.ErrNoPoints, Plain: "la primera fila tiene que nombrar las columnas «round» y «points», o «total»"},
	{Reason: flat.ErrGames, Plain: "demasiadas partidas", Full: "más de {max} partidas"},
	{Reason: flat.ErrNumber, Plain: "eso no es un número", Full: "{column} es {text:q}, no un número de {min} a {max}"},
	{Reason: flat.ErrDate, Plain: "una fecha es como 2026-11-20", Full: "date es {text:q}, no como 2026-11-20"},
	{Reason: flat.ErrCalled, Plain: "called es yes o no", Full: "called es {text:q}, no yes o no"},
	{Reason: flat.ErrSpecial, Plain: "special es yes o no", Full: "special es {text:q}, no yes o no"},
	{Reason: flat.ErrVariant, Plain: "esa variante no existe", Full: "no hay ninguna variante {text:q}"},
	{Reason: flat.ErrRule, Plain: "esa regla de la casa no existe", Full: "no hay ninguna regla de la casa {text:q}"},
	{Reason: flat.ErrNoScore, Plain: "no hay ni ronda ni total"},
	{Reason: flat.ErrMixed, Plain: "una partida tiene o rondas o totales"},
	{Reason: flat.ErrTwice, Plain: "un jugador está dos veces", Full: "{player} está dos veces"},
	{Reason: flat.ErrNotThere, Plain: "un jugador no estaba en la ronda 1", Full: "{player} no estaba en la ronda 1"},
	{Reason: flat.ErrPlayers, Plain: "demasiados jugadores", Full: "más de {max} jugadores"},
	{Reason: flat.ErrRounds, Plain: "demasiadas rondas", Full: "la ronda {round} sobra: una partida tiene como mucho {max}"},
	{Reason: flat.ErrOrder, Plain: "las rondas están desordenadas", Full: "la ronda {round} está después de la ronda {count}"},
	{Reason: flat.ErrTwoRows, Plain: "un jugador tiene dos filas en esta ronda", Full: "{player} tiene dos filas en esta ronda"},
	{Reason: flat.ErrTwoCallers, Plain: "cantaron dos jugadores"},
	{Reason: flat.ErrPenalty, Plain: "un castigo sin canto"},
	{Reason: flat.ErrNoWinner, Plain: "no ha ganado nadie, y una partida no tiene más rondas", Full: "después de la ronda {max} no ha ganado nadie, y una partida no tiene más"},
	{Reason: flat.ErrRowless, Plain: "no todos los jugadores tienen una fila en cada ronda", Full: "no todos los jugadores tienen una fila en la ronda {round}"},
	{Reason: flat.ErrNoRow, Plain: "un jugador no tiene fila en una ronda", Full: "{player} no tiene fila en la ronda {round}"},
	{Reason: flat.ErrTotal, Plain: "un total no es la suma de sus rondas", Full: "{player} tiene {count} después de la ronda {round}, y el total dice {given}"},
}
