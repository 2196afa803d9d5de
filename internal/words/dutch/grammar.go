package dutch

import (
	"strconv"

	"tabby/internal/words"
	"tabby/internal/words/grammar"
)

// nl is how Dutch writes numbers, lists and times.
var nl = &grammar.Grammar{
	And: " en ", Or: " of ", To: " tot ",
	Quotes:      [2]string{"‘", "’"},
	Colon:       ": ",
	DecimalSign: ",",
	None:        "geen",
	Numbers: []string{
		"nul", "één", "twee", "drie", "vier", "vijf", "zes", "zeven", "acht", "negen", "tien", "elf", "twaalf", "dertien",
		"veertien", "vijftien", "zestien", "zeventien", "achttien", "negentien", "twintig",
	},
	Ordinal: func(n int) string { return strconv.Itoa(n) + "e" },
	Plural:  grammar.OneOrMore,
	OfThing: things[:],
	Calendar: grammar.Calendar{
		Months: [...]string{
			"januari", "februari", "maart", "april", "mei", "juni",
			"juli", "augustus", "september", "oktober", "november", "december",
		},
		ShortMonths:   [...]string{"jan.", "feb.", "mrt.", "apr.", "mei", "juni", "juli", "aug.", "sept.", "okt.", "nov.", "dec."},
		Weekdays:      [...]string{"zondag", "maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag"},
		ShortWeekdays: [...]string{"zo", "ma", "di", "wo", "do", "vr", "za"},
		Clock:         "15:04",
		Date:          grammar.InYear{Same: "{day} {month}", Other: "{day} {month} {year}"},
		Day:           grammar.InYear{Same: "{weekday} {day} {month}", Other: "{weekday} {day} {month} {year}"},
		Moment:        grammar.InYear{Same: "{weekday} {day} {month}, {time}", Other: "{weekday} {day} {month} {year}, {time}"},
		ShortMoment:   grammar.InYear{Same: "{short weekday} {day} {short month}, {time}", Other: "{short weekday} {day} {short month} {year}, {time}"},
		ShortDay:      "{short weekday} {day} {short month} {year}",
	},
}

// things has the forms of every thing.
var things = [...]grammar.Forms{
	words.Call:         {"melding", "meldingen"},
	words.Card:         {"kaart", "kaarten"},
	words.Core:         {"kern", "kernen"},
	words.Device:       {"apparaat", "apparaten"},
	words.EndingOfGame: {"einde", "eindes"},
	words.Entry:        {"item", "items"},
	words.Evening:      {"dag", "dagen"},
	words.Game:         {"spel", "spellen"},
	words.NewGame:      {"nieuw spel", "nieuwe spellen"},
	words.Guest:        {"gast", "gasten"},
	words.OwnRule:      {"huisregel", "huisregels"},
	words.Joker:        {joker, "jokers"},
	words.LastTurn:     {"laatste beurt", "laatste beurten"},
	words.Minute:       {"minuut", "minuten"},
	words.Note:         {"notitie", "notities"},
	words.Player:       {"speler", "spelers"},
	words.Point:        {"punt", "punten"},
	words.Round:        {"ronde", "rondes"},
	words.Second:       {"seconde", "seconden"},
	words.TrophyWon:    {"trofee", "trofeeën"},
	words.Turn:         {"beurt", "beurten"},
	words.Win:          {"overwinning", "overwinningen"},
}
