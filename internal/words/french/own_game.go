package french

import (
	"tabby/internal/words"
	"tabby/internal/words/sentence"
)

func theOwnGames() words.OwnGames {
	return words.OwnGames{
		Title:     "Un jeu à toi",
		Unnamed:   "Ce jeu",
		StartFrom: "Partir d’un autre jeu",
		Nothing:   "De zéro",
		Yours:     "Tes propres jeux",

		Name:        "Comment s’appelle-t-il ?",
		NameExample: "Le Cabo de Mamie",
		NameFirst:   "Donne un nom au jeu.",

		HowMany: "Combien de joueurs ?",
		Fewest:  "Au moins",
		Most:    "Au plus",

		WhoWins: "Qui gagne ?",
		Lowest:  "Le total le plus bas",
		Highest: "Le total le plus haut",

		HowItEnds: "Comment se termine-t-il ?",

		Points:    "Points d’une manche",
		BelowZero: "Les points peuvent être sous zéro",
		Least:     "Le minimum",
		Greatest:  "Le maximum",

		Calling:     "Est-ce que quelqu’un annonce ou termine la manche ?",
		NobodyCalls: "Personne",
		MayCall:     "On peut le faire",
		Calls:       "Toujours quelqu’un",
		Word:        "Qu’est-ce qu’on dit ?",
		WordExample: "Terminé",

		More: "D’autres questions",

		SpecialHand:      "Une main spéciale",
		Special:          "Une main a son propre nom",
		SpecialName:      "Comment s’appelle cette main ?",
		SpecialExample:   "Quatre as",
		SpecialOwn:       "Elle vaut",
		SpecialOthers:    "Les autres notent alors un nombre fixe",
		OthersCount:      "Tous les autres notent",
		SpecialCards:     "Ses cartes",
		SpecialCardsHint: "Avec un espace entre elles, comme 12 12 13 13. Laisse vide si tu préfères indiquer cette main toi-même.",

		WhoBegins: "Qui commence et qui distribue ?",

		Cards:        "Cartes à toucher",
		NoCards:      "Aucune",
		OwnCards:     "Tes propres cartes",
		LowestCard:   "La carte la plus basse",
		HighestCard:  "La carte la plus haute",
		OfEach:       "Combien de chacune",
		AddCards:     "Ajouter des cartes",
		RemoveCards:  "Retirer ces cartes",
		Ace:          "Un as vaut",
		Jack:         "Un valet vaut",
		Queen:        "Une dame vaut",
		BlackKing:    "Un roi noir vaut",
		RedKing:      "Un roi rouge vaut",
		Joker:        "Un joker vaut",
		Hand:         "Cartes d’une main",
		FewerCards:   "Il peut en rester moins à la fin",
		HandChanges:  "Une main peut diminuer et grandir",
		Grid:         "Les cartes sont en rangées",
		EqualColumns: "Une colonne de cartes identiques ne vaut rien.",
		Rows:         "Rangées",
		Columns:      "Cartes dans une rangée",

		Others: "Autres règles maison",

		Note:        "Comment y jouez-vous ?",
		NoteExample: "Écris ce que tout le monde doit savoir.",

		Save:           "Enregistrer ce jeu",
		Saved:          "Le jeu est enregistré ici. Choisis qui joue.",
		Change:         "Le modifier",
		Delete:         "Le supprimer",
		Link:           "Le donner à un autre appareil",
		LinkTitle:      "Donner ce jeu",
		LinkCode:       "Les règles du jeu en code QR",
		BringIn:        "Recevoir un jeu",
		BringInHint:    "Colle le lien d’un jeu d’un autre appareil.",
		PasteLink:      "Le lien",
		LookAtIt:       "Voir ce jeu",
		Play:           "Y jouer",
		NoteStays:      "Ce que tu as écrit sur votre façon de jouer n’est pas dans le lien.",
		NotTaken:       "Aucun jeu n’est arrivé",
		HasIt:          "Ce jeu est déjà enregistré ici.",
		BegunElsewhere: "Ce jeu n’est pas parmi tes propres jeux ici. Ajoute-le pour le retrouver.",
		Add:            "Ajouter à tes jeux",
	}
}

var ownGamesWords = sentence.OwnGamesWords{
	ChangeInto: "Adapter le jeu {game} à ta façon", BegunFrom: "Les réponses sont maintenant celles du jeu {game}.",
	CardsNumber: "Cartes {n}",
	Added:       "Le jeu {game} est maintenant parmi tes propres jeux.", Deleted: "Le jeu {game} est supprimé. Les parties commencées restent.",
	Menu:         "Que faire avec {game} ?",
	InAll:        "{cards} en tout",
	LowestWins:   "Un jeu pour {players} joueurs. Le total le plus bas gagne. {ends}",
	HighestWins:  "Un jeu pour {players} joueurs. Le total le plus haut gagne. {ends}",
	Scan:         "Scanne ceci avec l’appareil photo de l’autre appareil. Tabby s’y ouvre et demande s’il faut enregistrer le jeu.",
	ScanAndPaste: "Scanne ceci sur l’autre appareil, puis colle le lien là-bas, dans « Recevoir un jeu ».",
}
