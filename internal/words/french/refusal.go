package french

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
		"tabby_game": "ce jeu", "id": "la marque de ce jeu", "name": "le nom", "word": "le mot de l’annonce",
		"players": "le nombre de joueurs", "wins": "qui gagne", "caller": "qui annonce", "changes": "si une main grandit",
		"tie_breaks": "ce qui départage une égalité", "deck": "les cartes", "hand": "le nombre de cartes d’une main",
		"grid": "une main en rangées", "score": "les points d’une manche", "special": "la main spéciale",
		"house": "une des règles maison", "note": "la note",
	},
	Kinds: map[string]grammar.Pattern{
		history.OfGame: "la partie {what}", history.OfPerson: "la personne {what}",
		history.OfNight: "la soirée {what}", history.OfGroup: "le groupe {what}",
	},
	Entry: "{about}, entrée {n}",
	Limits: []grammar.Pattern{
		history.FileMiB: "un fichier peut avoir {n} Mio ; pour tout déménager, fais une sauvegarde et restaure-la",
		history.LineMiB: "une ligne peut avoir {n} Mio",
		history.Nesting: "il y a plus de {n} niveaux imbriqués",
		history.People:  "plus de {n} personnes",
		history.Games:   "plus de {n} parties",
		history.Entries: "plus de {n} entrées pour une partie",
		history.Endings: "plus de {n} fins pour une partie",
		history.Players: "plus de {n} joueurs pour une partie",
	},
	Games: grammar.Forms{"{n} partie", "{n} parties"},

	Action: "action {n}", Line: "ligne {n}",
	Damaged:  "fichier abîmé : {reason}",
	Runs:     "Tabby est déjà ouvert ; ferme-le d’abord",
	RunsAs:   "Tabby est déjà ouvert, processus {pid} depuis {since} ; ferme-le d’abord",
	ListLike: "une liste comme {list}",

	NoFile:     "le fichier {path} n’existe pas ; vérifie son nom",
	NotAllowed: "on ne peut pas utiliser {path} ; regarde à qui est ce fichier",
	FileThere:  "{path} existe déjà ; choisis un autre nom",
	NoFolder:   "le dossier {path} ne peut pas être créé ; choisis un autre endroit",
	Unusable:   "on ne peut pas utiliser {path} : {cause} ; choisis un autre fichier",
}
