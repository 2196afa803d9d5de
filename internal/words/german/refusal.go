package german

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
		"tabby_game": "dieses Spiel", "id": "das Kennzeichen dieses Spiels", "name": "der Name", "word": "das Wort für die Ansage",
		"players": "wie viele mitspielen", "wins": "wer gewinnt", "caller": "wer ansagt", "changes": "ob es mehr Karten werden",
		"tie_breaks": "was bei Gleichstand gilt", "deck": "die Karten", "hand": "die Karten pro Person",
		"grid": "Karten in Reihen", "score": "die Punkte einer Runde", "special": "die besonderen Karten",
		"house": "eine der Hausregeln", "note": "die Notiz",
	},
	Kinds: map[string]grammar.Pattern{
		history.OfGame: "Spiel {what}", history.OfPerson: "Person {what}",
		history.OfNight: "der Spieletag {what}", history.OfGroup: "die Gruppe {what}",
	},
	Entry: "{about}, Eintrag {n}",
	Limits: []grammar.Pattern{
		history.FileMiB: "eine Datei darf {n} MiB haben; ganze Sammlungen ziehen mit einer Sicherung um",
		history.LineMiB: "eine Zeile darf {n} MiB haben",
		history.Nesting: "sie ist mehr als {n} Ebenen tief verschachtelt",
		history.People:  "mehr als {n} Personen",
		history.Games:   "mehr als {n} Spiele",
		history.Entries: "mehr als {n} Einträge in einem Spiel",
		history.Endings: "mehr als {n} Enden eines Spiels",
		history.Players: "mehr als {n} Personen in einem Spiel",
	},
	Games: grammar.Forms{"{n} Spiel", "{n} Spiele"},

	Action: "Aktion {n}", Line: "Zeile {n}",
	Damaged:  "beschädigt: {reason}",
	Runs:     "Tabby läuft schon; schließ es zuerst",
	RunsAs:   "Tabby läuft schon, als Prozess {pid} seit {since}; schließ es zuerst",
	ListLike: "eine Liste wie {list}",

	NoFile:     "die Datei {path} gibt es nicht; prüfe ihren Namen",
	NotAllowed: "{path} darf nicht benutzt werden; schau nach, wem die Datei gehört",
	FileThere:  "{path} gibt es schon; wähle einen anderen Namen",
	NoFolder:   "der Ordner {path} lässt sich nicht anlegen; wähle einen anderen Ort",
	Unusable:   "{path} lässt sich nicht benutzen: {cause}; wähle eine andere Datei",
}
