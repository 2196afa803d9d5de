package english

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
		"tabby_game": "this game", "id": "the mark of this game", "name": "the name", "word": "the word for the call",
		"players": "the number of players", "wins": "who wins", "caller": "who calls", "changes": "whether a hand grows",
		"tie_breaks": "what decides a tie", "deck": "the cards", "hand": "the number of cards in a hand",
		"grid": "a hand in rows", "score": "the points of a round", "special": "the special hand",
		"house": "one of the house rules", "note": "the note",
	},
	Kinds: map[string]grammar.Pattern{
		history.OfGame: "game {what}", history.OfPerson: "person {what}",
		history.OfNight: "the night {what}", history.OfGroup: "the group {what}",
	},
	Entry: "{about}, entry {n}",
	Limits: []grammar.Pattern{
		history.FileMiB: "a file may have {n} MiB; whole stores move by backup and restore",
		history.LineMiB: "a line may have {n} MiB",
		history.Nesting: "it is nested more than {n} deep",
		history.People:  "more than {n} people",
		history.Games:   "more than {n} games",
		history.Entries: "more than {n} entries of one game",
		history.Endings: "more than {n} endings of one game",
		history.Players: "more than {n} players of one game",
	},
	Games: grammar.Forms{"{n} game", "{n} games"},

	Action: "action {n}", Line: "line {n}",
	Damaged:  "damaged: {reason}",
	Runs:     "Tabby is already running; close it first",
	RunsAs:   "Tabby is already running, as process {pid} since {since}; close it first",
	ListLike: "a list such as {list}",

	NoFile:     "there is no file {path}; check its name",
	NotAllowed: "{path} may not be used; check whose it is",
	FileThere:  "{path} is there already; choose another name",
	NoFolder:   "the folder {path} cannot be made; choose another place",
	Unusable:   "{path} cannot be used: {cause}; choose another file",
}
