package german

import (
	"strconv"

	"tabby/internal/words"
	"tabby/internal/words/grammar"
)

// de is how German writes numbers, lists and times.
var de = &grammar.Grammar{
	And: " und ", Or: " oder ", To: " bis ",
	Quotes:          [2]string{"„", "“"},
	Colon:           ": ",
	DecimalSign:     ",",
	None:            "keine",
	NounsAreCapital: true,
	Numbers: []string{
		"null", "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf", "dreizehn",
		"vierzehn", "fünfzehn", "sechzehn", "siebzehn", "achtzehn", "neunzehn", "zwanzig",
	},
	Ordinal: func(n int) string { return strconv.Itoa(n) + "." },
	Plural:  grammar.OneOrMore,
	OfThing: things[:],
	Calendar: grammar.Calendar{
		Months: [...]string{
			"Januar", "Februar", "März", "April", "Mai", "Juni",
			"Juli", "August", "September", "Oktober", "November", "Dezember",
		},
		ShortMonths:   [...]string{"Jan.", "Feb.", "März", "Apr.", "Mai", "Juni", "Juli", "Aug.", "Sept.", "Okt.", "Nov.", "Dez."},
		Weekdays:      [...]string{"Sonntag", "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag"},
		ShortWeekdays: [...]string{"So.", "Mo.", "Di.", "Mi.", "Do.", "Fr.", "Sa."},
		Clock:         "15:04",
		Date:          grammar.InYear{Same: "{day}. {month}", Other: "{day}. {month} {year}"},
		Day:           grammar.InYear{Same: "{weekday}, {day}. {month}", Other: "{weekday}, {day}. {month} {year}"},
		Moment:        grammar.InYear{Same: "{weekday}, {day}. {month}, {time}", Other: "{weekday}, {day}. {month} {year}, {time}"},
		ShortMoment:   grammar.InYear{Same: "{short weekday}, {day}. {short month}, {time}", Other: "{short weekday}, {day}. {short month} {year}, {time}"},
		ShortDay:      "{short weekday}, {day}. {short month} {year}",
	},
}

// things has the forms of every thing.
var things = [...]grammar.Forms{
	words.Call:         {"Ansage", "Ansagen"},
	words.Card:         {"Karte", "Karten"},
	words.Core:         {"Kern", "Kerne"},
	words.Device:       {"Gerät", "Geräte"},
	words.EndingOfGame: {"Ende", "Enden"},
	words.Entry:        {"Eintrag", "Einträge"},
	words.Evening:      {"Tag", "Tage"},
	words.Game:         {"Spiel", "Spiele"},
	words.NewGame:      {"neues Spiel", "neue Spiele"},
	words.Guest:        {"Gast", "Gäste"},
	words.OwnRule:      {"Hausregel", "Hausregeln"},
	words.Joker:        {joker, joker},
	words.LastTurn:     {"letzter Zug", "letzte Züge"},
	words.Minute:       {"Minute", "Minuten"},
	words.Note:         {"Notiz", "Notizen"},
	words.Player:       {"Person", "Personen"},
	words.Point:        {"Punkt", "Punkte"},
	words.Round:        {"Runde", "Runden"},
	words.Second:       {"Sekunde", "Sekunden"},
	words.TrophyWon:    {"Trophäe", "Trophäen"},
	words.Turn:         {"Zug", "Züge"},
	words.Win:          {"Sieg", "Siege"},
}

// datives are things that are called otherwise behind "mit", "nach", "von" and their like.
var datives = map[words.Thing]grammar.Forms{
	words.Device:  {"Gerät", "Geräten"},
	words.Evening: {"Tag", "Tagen"},
	words.Game:    {"Spiel", "Spielen"},
	words.Point:   {"Punkt", "Punkten"},
	words.Win:     {"Sieg", "Siegen"},
}

// with is Count as it stands behind "mit", "nach" and "von": "5 Spielen".
func with(n int, t words.Thing) string {
	if f, ok := datives[t]; ok {
		return de.Figure(n) + " " + string(de.Of(f, n))
	}
	return de.Count(n, t)
}
