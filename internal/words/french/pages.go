package french

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func thePages() words.Pages {
	return words.Pages{
		Script: theScript(),

		Loading:     "Chargement…",
		NeedsScript: "Cette page a besoin de JavaScript pour montrer la table quand elle change.",
		Tabs:        "Pages",
		SheetTab:    "Feuille",
		ScoreTab:    "Points",
		YourTurn:    "c’est ton tour",

		ScoreSheet:    "Feuille de score",
		CardsAreOut:   "Une manche se joue avec les cartes.",
		TimeAsked:     "Le temps est écoulé. L’appareil qui tient le score demande si une manche était en cours.",
		ScoresByRound: "Points par manche",
		ScoresCaption: "Points : une colonne par joueur, une ligne par manche",
		Round:         "Manche",
		PleaseCheck:   " à vérifier",
		StorySoFar:    "L’histoire jusqu’ici",
		HasWon:        "a gagné",
		Deals:         "distribue",
		Begins:        "commence",
		Result:        "Résultat",
		Totals:        "Totaux",
		TotalsByRound: "Totaux manche par manche",
		JoinCode:      "Un code pour rejoindre la table avec un téléphone",
		JoinByCamera:  "Rejoins la table avec l’appareil photo de ton téléphone",

		Digits:    "Code",
		CodeHint:  "Tape les six chiffres que l’appareil qui tient le score montre dans « Inviter à la table ».",
		NewCode:   "Nouveau code",
		OpenTabby: "Ouvrir Tabby lui-même",

		Sounds:  "Sons",
		Comfort: "Lecture et temps",
		Spaced:  "Plus d’espace entre les lettres",

		Scores:       "Points",
		NotThisRound: "Tu ne joues pas cette manche.",
		SatOut:       "n’a pas joué",
		HasEntered:   "a entré ses points",
		NotYet:       "pas encore",
		Keypad:       "Pavé numérique",
		DeleteDigit:  "Effacer le dernier chiffre",
		Cards:        "Cartes",
		TakeCardAway: "Enlever la dernière carte",
		RoundWritten: "La manche est notée.",

		AllRules:    "Toutes les règles",
		SearchRules: "Chercher dans les règles",
		Answers:     "Réponses",
		PowerCards:  "Cartes spéciales",
		Book:        "Le livret",
		Table:       "Tableau",
		Agreed:      "Décidé ici",
		Usually:     "D’habitude",
		AsUsual:     "Comme d’habitude",
	}
}

func theScript() words.Script {
	return words.Script{
		Scan:       "Scanne le code que montre l’appareil de la table pour venir jouer.",
		NotLetIn:   "La table n’a pas laissé entrer cet appareil.",
		Connecting: "Connexion…",
		Misfit:     "Cette page et la table n’ont pas la même version. Ferme la page et scanne de nouveau le code.",
		Refused:    "La table ne le permet pas.",
		NotNumber:  "« {value} » n’est pas un nombre.",
		TypeTotal:  "Tape d’abord un total.",
		NoMore:     "Il n’y a plus de ces cartes dans le paquet.",
		LineFull:   "La ligne est complète.",

		Device:          "Appareil",
		AndroidPhone:    "Téléphone Android",
		AndroidTablet:   "Tablette Android",
		WindowsComputer: "Ordinateur Windows",
		LinuxComputer:   "Ordinateur Linux",
	}
}

var pagesWords = sentence.PagesWords{
	OrAt: "ou ouvre {address}", OpenAt: "Ouvre {address}",
	LastRound: "Manche {n}. {sums}", InRound: "manche {number} : ",
	EnteredOn:  "entré sur {device}",
	NotEntered: grammar.Forms{"{names} n’a pas encore entré ses points.", "{names} n’ont pas encore entré leurs points."},

	TapAll:     "Touche les {n} cartes, de gauche à droite.",
	TapLeft:    "Touche chaque carte qui reste.",
	Replaced:   "Une carte spéciale est remplacée par la carte piochée à sa place.",
	HostAddsUp: "Tabby fait la somme.",
}
