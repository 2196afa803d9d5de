package spanish

import (
	"regexp"
	"strconv"

	"tabby/internal/words"
	"tabby/internal/words/grammar"
)

// es is how Spanish writes numbers, lists and times.
var es = &grammar.Grammar{
	And: " y ", Or: " o ", To: " a ",
	Quotes:      [2]string{"«", "»"},
	Colon:       ": ",
	Before:      before,
	DecimalSign: ",",
	None:        "nada",
	Numbers: []string{
		"cero", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez", "once", "doce", "trece",
		"catorce", "quince", "dieciséis", "diecisiete", "dieciocho", "diecinueve", "veinte",
	},
	Ordinal: func(n int) string { return strconv.Itoa(n) + ".º" },
	Plural:  grammar.OneOrMore,
	OfThing: things[:],
	Calendar: grammar.Calendar{
		Months: [...]string{
			"enero", "febrero", "marzo", "abril", "mayo", "junio",
			"julio", "agosto", "septiembre", "octubre", "noviembre", "diciembre",
		},
		ShortMonths:   [...]string{"ene.", "feb.", "mar.", "abr.", "may.", "jun.", "jul.", "ago.", "sept.", "oct.", "nov.", "dic."},
		Weekdays:      [...]string{"domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"},
		ShortWeekdays: [...]string{"dom.", "lun.", "mar.", "mié.", "jue.", "vie.", "sáb."},
		Clock:         "15:04",
		Date:          grammar.InYear{Same: "{day} de {month}", Other: "{day} de {month} de {year}"},
		Day:           grammar.InYear{Same: "{weekday}, {day} de {month}", Other: "{weekday}, {day} de {month} de {year}"},
		Moment:        grammar.InYear{Same: "{weekday}, {day} de {month}, {time}", Other: "{weekday}, {day} de {month} de {year}, {time}"},
		ShortMoment:   grammar.InYear{Same: "{short weekday}, {day} {short month}, {time}", Other: "{short weekday}, {day} {short month} {year}, {time}"},
		ShortDay:      "{short weekday}, {day} {short month} {year}",
		Between:       []string{"de", "del"},
	},
}

// The words before which "y" and "o" would be heard twice: "e Inés", "e Yvonne", but "y hielo", "y Yago"; "u Óscar",
// "u 8", "u 11".
var (
	likeY = regexp.MustCompile(`(?i)^«?(h?[ií]([^aeouáéóú]|$)|y([^aeiouáéíóú]|$))`)
	likeO = regexp.MustCompile(`(?i)^«?(h?[oó]|8|11\b)`)
)

// before returns a joint of a list as it stands before a word.
func before(joint, word string) string {
	switch {
	case joint == " y " && likeY.MatchString(word):
		return " e "
	case joint == " o " && likeO.MatchString(word):
		return " u "
	}
	return joint
}

// things has the forms of every thing.
var things = [...]grammar.Forms{
	words.Call:         {"canto", "cantos"},
	words.Card:         {"carta", "cartas"},
	words.Core:         {"núcleo", "núcleos"},
	words.Device:       {"dispositivo", "dispositivos"},
	words.EndingOfGame: {"final", "finales"},
	words.Entry:        {"entrada", "entradas"},
	words.Evening:      {"día", "días"},
	words.Game:         {"partida", "partidas"},
	words.NewGame:      {"partida nueva", "partidas nuevas"},
	words.Guest:        {"invitado", "invitados"},
	words.OwnRule:      {"regla de la casa", "reglas de la casa"},
	words.Joker:        {"comodín", "comodines"},
	words.LastTurn:     {"último turno", "últimos turnos"},
	words.Minute:       {"minuto", "minutos"},
	words.Note:         {"nota", "notas"},
	words.Player:       {"jugador", "jugadores"},
	words.Point:        {"punto", "puntos"},
	words.Round:        {"ronda", "rondas"},
	words.Second:       {"segundo", "segundos"},
	words.TrophyWon:    {"trofeo", "trofeos"},
	words.Turn:         {"turno", "turnos"},
	words.Win:          {"victoria", "victorias"},
}
