package english

import (
	"strconv"

	"tabby/internal/words"
	"tabby/internal/words/grammar"
)

// en is how English writes numbers, lists and times.
var en = &grammar.Grammar{
	And: " and ", Or: " or ", To: " to ",
	Quotes:      [2]string{`"`, `"`},
	Colon:       ": ",
	DecimalSign: ".",
	None:        "none",
	Numbers: []string{
		"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
		"eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
	},
	Ordinal: ordinal,
	Plural:  grammar.OneOrMore,
	OfThing: things[:],
	Calendar: grammar.Calendar{
		Months: [...]string{
			"January", "February", "March", "April", "May", "June",
			"July", "August", "September", "October", "November", "December",
		},
		ShortMonths:   [...]string{"Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"},
		Weekdays:      [...]string{"Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"},
		ShortWeekdays: [...]string{"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"},
		Clock:         "15:04",
		Date:          grammar.InYear{Same: "{day} {month}", Other: "{day} {month} {year}"},
		Day:           grammar.InYear{Same: "{weekday}, {day} {month}", Other: "{weekday}, {day} {month} {year}"},
		Moment:        grammar.InYear{Same: "{weekday}, {day} {month}, {time}", Other: "{weekday}, {day} {month} {year}, {time}"},
		ShortMoment:   grammar.InYear{Same: "{short weekday} {day} {short month}, {time}", Other: "{short weekday} {day} {short month} {year}, {time}"},
		ShortDay:      "{short weekday} {day} {short month} {year}",
	},
}

// ordinal returns a place in words: "1st", "2nd", "11th".
func ordinal(n int) string {
	suffix := "th"
	if n%100 < 11 || n%100 > 13 {
		switch n % 10 {
		case 1:
			suffix = "st"
		case 2:
			suffix = "nd"
		case 3:
			suffix = "rd"
		}
	}
	return strconv.Itoa(n) + suffix
}

// things has the forms of every thing.
var things = [...]grammar.Forms{
	words.Call:         {"call", "calls"},
	words.Card:         {"card", "cards"},
	words.Core:         {"core", "cores"},
	words.Device:       {"device", "devices"},
	words.EndingOfGame: {"ending", "endings"},
	words.Entry:        {"entry", "entries"},
	words.Evening:      {"day", "days"},
	words.Game:         {"game", "games"},
	words.NewGame:      {"new game", "new games"},
	words.Guest:        {"guest", "guests"},
	words.OwnRule:      {"house rule", "house rules"},
	words.Joker:        {"joker", "jokers"},
	words.LastTurn:     {"last turn", "last turns"},
	words.Minute:       {"minute", "minutes"},
	words.Note:         {"note", "notes"},
	words.Player:       {"player", "players"},
	words.Point:        {"point", "points"},
	words.Round:        {"round", "rounds"},
	words.Second:       {"second", "seconds"},
	words.TrophyWon:    {"trophy", "trophies"},
	words.Turn:         {"turn", "turns"},
	words.Win:          {"win", "wins"},
}
