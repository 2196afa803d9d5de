package french

import (
	"strconv"

	"tabby/internal/words"
	"tabby/internal/words/grammar"
)

// fr is how French writes numbers, lists and times.
var fr = &grammar.Grammar{
	And: " et ", Or: " ou ", To: " à ",
	Quotes:      [2]string{"« ", " »"},
	Colon:       " : ",
	DecimalSign: ",",
	None:        "aucune",
	Numbers: []string{
		"zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze", "treize",
		"quatorze", "quinze", "seize", "dix-sept", "dix-huit", "dix-neuf", "vingt",
	},
	Ordinal: ordinal,
	Plural:  grammar.UpToOne,
	OfThing: things[:],
	Calendar: grammar.Calendar{
		Months: [...]string{
			"janvier", "février", "mars", "avril", "mai", "juin",
			"juillet", "août", "septembre", "octobre", "novembre", "décembre",
		},
		ShortMonths:   [...]string{"janv.", "févr.", "mars", "avr.", "mai", "juin", "juil.", "août", "sept.", "oct.", "nov.", "déc."},
		Weekdays:      [...]string{"dimanche", "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi"},
		ShortWeekdays: [...]string{"dim.", "lun.", "mar.", "mer.", "jeu.", "ven.", "sam."},
		FirstDay:      "1er",
		Clock:         "15 h 04",
		ShortHour:     true,
		Date:          grammar.InYear{Same: "{day} {month}", Other: "{day} {month} {year}"},
		Day:           grammar.InYear{Same: "{weekday} {day} {month}", Other: "{weekday} {day} {month} {year}"},
		Moment:        grammar.InYear{Same: "{weekday} {day} {month} à {time}", Other: "{weekday} {day} {month} {year} à {time}"},
		ShortMoment:   grammar.InYear{Same: "{short weekday} {day} {short month} à {time}", Other: "{short weekday} {day} {short month} {year} à {time}"},
		ShortDay:      "{short weekday} {day} {short month} {year}",
		Between:       []string{"le"},
	},
}

// ordinal returns a place in words, which is "la place": "1re", "2e".
func ordinal(n int) string {
	if n == 1 {
		return "1re"
	}
	return strconv.Itoa(n) + "e"
}

// things has the forms of every thing.
var things = [...]grammar.Forms{
	words.Call:         {"annonce", "annonces"},
	words.Card:         {"carte", "cartes"},
	words.Core:         {"cœur", "cœurs"},
	words.Device:       {"appareil", "appareils"},
	words.EndingOfGame: {"fin", "fins"},
	words.Entry:        {"entrée", "entrées"},
	words.Evening:      {"soirée", "soirées"},
	words.Game:         {"partie", "parties"},
	words.NewGame:      {"nouvelle partie", "nouvelles parties"},
	words.Guest:        {"invité", "invités"},
	words.OwnRule:      {"règle maison", "règles maison"},
	words.Joker:        {joker, "jokers"},
	words.LastTurn:     {"dernier tour", "derniers tours"},
	words.Minute:       {"minute", "minutes"},
	words.Note:         {"note", "notes"},
	words.Player:       {"joueur", "joueurs"},
	words.Point:        {"point", "points"},
	words.Round:        {"manche", "manches"},
	words.Second:       {"seconde", "secondes"},
	words.TrophyWon:    {"trophée", "trophées"},
	words.Turn:         {"tour", "tours"},
	words.Win:          {"victoire", "victoires"},
}
