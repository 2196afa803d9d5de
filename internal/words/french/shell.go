package french

import (
	"tabby/history"
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theShell() words.Shell {
	return words.Shell{
		Keys:         "Touches",
		KeyHelp:      keyHelp,
		SaidLast:     "Ce qui a été dit",
		NothingSaid:  "Rien n’a encore été dit.",
		ShowMeAround: "Fais-moi visiter",

		Tour: [...]words.TourCard{
			{
				Title: "Tenir le score",
				Text:  "Choisis qui joue. Après chaque manche, tape ce que chacun a : Tabby additionne, et dit qui distribue et qui est hors jeu.",
				Does:  "Nouvelle partie",
			},
			{
				Title: "Demander une règle",
				Text:  "Le livre en haut de chaque partie répond aux questions posées avec tes mots, pour les règles que vous suivez.",
				Does:  "Règles",
			},
			{
				Title: "Distribuer les cartes",
				Text:  "Pas de cartes sous la main ? Tabby distribue pour toute une table, et l’ordinateur joue avec vous si vous voulez.",
				Does:  "Distribuer",
			},
		},
		Next: "Suivant",

		WentWrong:     "Quelque chose n’a pas marché",
		TryAgain:      "Réessayer",
		SeeWhat:       "Voir ce qui peut être retrouvé",
		SeeingWhat:    "Tabby cherche ce qui peut être retrouvé",
		NotInOrderYet: "Ce n’est pas encore réparé.",
		InOrderAgain:  "Tout va de nouveau bien",
		OpenIt:        "Ouvrir",
		CloseTabby:    "Fermer Tabby",

		WrittenDown: "Noté.",
		NoteWritten: "Note enregistrée.",
		GoesOnHere:  "La partie continue ici.",
		Colour:      "Couleur",
		Shape:       "Forme",
		Looks:       "Style",
		NoDay:       "Ce n’est pas un jour. Écris-le ainsi : 31 janvier 2026.",

		SavePicture:  "Enregistrer l’image",
		SharePicture: "Partager l’image",
		CopyPicture:  "Copier",
		CopyAsText:   "Copier en texte",
		Copied:       "Copié. Colle-le dans un message.",
		OtherForms:   "Ou sous une autre forme",
		Saving:       "Enregistrement…",
		OpenFolder:   "Ouvrir le dossier",
		SheetA4:      "Une feuille à imprimer, A4",
		SheetLetter:  "Une feuille à imprimer, Letter",

		SheetA4Large:     "Une feuille à imprimer en gros caractères, A4",
		SheetLetterLarge: "Une feuille à imprimer en gros caractères, Letter",

		Spreadsheet: "Un tableau pour un tableur (CSV)",
		AllAsLines:  "Tout, pour un autre Tabby (JSON Lines)",

		MayTakeAMoment: "Cela peut prendre un moment.",
		Stop:           "Arrêter",
		Stopping:       "Arrêt en cours…",
	}
}

// keyHelp is what the keyboard does, as it is shown under "?".
var keyHelp = [][2]string{
	{"N", "entrer les points de la manche ; à l’accueil, une nouvelle partie"},
	{"0 à 9", "taper des points ; on passe tout seul à la suite"},
	{"+", "ajouter aux points : 12+7"},
	{"Entrée", "joueur suivant ; noter la manche ; ailleurs, le bouton principal"},
	{"Retour arrière", "effacer un chiffre"},
	{"Haut, Bas", "un autre joueur"},
	{"K", "ce joueur a annoncé ; sur la feuille, un joueur frappe"},
	{"C", "toucher les cartes au lieu de taper le total"},
	{"Ctrl+Z ou U", "annuler"},
	{"Ctrl+Maj+Z ou R", "rétablir"},
	{"V", "le paquet virtuel"},
	{"P", "à l’accueil, jouer tout de suite une manche contre l’ordinateur"},
	{"D, T, 1 à 9", "avec le paquet virtuel : piocher, la défausse, une de tes cartes"},
	{"P", "avec le paquet virtuel : garder la carte spéciale piochée ; puis 1 à 9"},
	{"K, H, N, O, R", "avec le paquet virtuel : annoncer la fin, passer à la suite, personne ne jette, demander au coach, les règles"},
	{"H", "sur la feuille et à l’accueil : les règles et ce que font les cartes spéciales"},
	{"M", "plus : arriver, quitter, places, règles maison"},
	{"S", "comme la dernière fois"},
	{"A", "à l’accueil, toutes les parties"},
	{"J", "à l’accueil, rejoindre la table d’un autre appareil"},
	{"I", "entendre où en est la partie"},
	{"L", "lire ce qui a été dit en dernier"},
	{"Ctrl+,", "réglages"},
	{"Tab, flèches, Espace", "tout atteindre et tout toucher"},
	{"Échap", "retour"},
	{"?", "cette liste"},
}

var shellWords = sentence.ShellWords{
	CardOf:   "{n} sur {all}",
	NotKept:  "cela n’a pas pu être enregistré : {reason}",
	NewBadge: "{name} a un nouveau badge.",
	IsIn:     "Enregistré : {path}.",
	Looks:    map[history.Look]grammar.Pattern{history.LookPaper: "Papier", history.LookFelt: "Feutrine", history.LookNight: "Nuit"},
	Stopped:  "Arrêté.",
}
