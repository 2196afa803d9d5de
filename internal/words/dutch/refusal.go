package dutch

import (
	"tabby/history"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

var refusalsWords = sentence.RefusalsWords{
	Failures: failureTable,
	Tables:   tableTable,
	Refusals: refusalTable,

	Doings: doings,
	Fields: map[string]string{
		"tabby_game": "dit spel", "id": "het kenmerk van dit spel", "name": "de naam", "word": "het woord voor de melding",
		"players": "hoeveel spelers er zijn", "wins": "wie wint", "caller": "wie meldt", "changes": "of het meer kaarten worden",
		"tie_breaks": "wat er geldt bij gelijke stand", "deck": "de kaarten", "hand": "de kaarten per speler",
		"grid": "kaarten in rijen", "score": "de punten van een ronde", "special": "de bijzondere combinatie",
		"house": "een van de huisregels", "note": "de notitie",
	},
	Kinds: map[string]grammar.Pattern{
		history.OfGame: "spel {what}", history.OfPerson: "speler {what}",
		history.OfNight: "spelavond {what}", history.OfGroup: "groep {what}",
	},
	Entry: "{about}, item {n}",
	Limits: []grammar.Pattern{
		history.FileMiB: "een bestand mag {n} MiB groot zijn; een hele verzameling verhuist met een back-up",
		history.LineMiB: "een regel mag {n} MiB groot zijn",
		history.Nesting: "het is meer dan {n} niveaus diep genest",
		history.People:  "meer dan {n} spelers",
		history.Games:   "meer dan {n} spellen",
		history.Entries: "meer dan {n} items in één spel",
		history.Endings: "meer dan {n} eindes van één spel",
		history.Players: "meer dan {n} spelers in één spel",
	},
	Games: grammar.Forms{"{n} spel", "{n} spellen"},

	Action: "actie {n}", Line: "regel {n}",
	Damaged:  "beschadigd: {reason}",
	Runs:     "Tabby is al open; sluit het eerst",
	RunsAs:   "Tabby is al open, als proces {pid} sinds {since}; sluit het eerst",
	ListLike: "een lijst zoals {list}",

	NoFile:     "het bestand {path} is er niet; controleer de naam",
	NotAllowed: "{path} mag niet worden gebruikt; kijk van wie het is",
	FileThere:  "{path} is er al; kies een andere naam",
	NoFolder:   "de map {path} kan niet worden gemaakt; kies een andere plek",
	Unusable:   "{path} kan niet worden gebruikt: {cause}; kies een ander bestand",
}
