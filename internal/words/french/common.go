package french

import "tabby/internal/words"

func theCommon() words.Common {
	return words.Common{
		Back:        "Retour",
		BackToTable: "Retour à la table",
		Deal:        "Distribuer",
		WhoPlays:    "Qui joue ?",
		BackToSheet: "Retour à la feuille",
		Close:       "Fermer",
		CopyLink:    "Copier le lien",
		Drawing:     "Dessin en cours…",
		HouseRules:  "Règles maison",
		SameAsLink:  "Ou utilise ce lien",
		Good:        "Compris",
		Keep:        "Garder",
		LookAgain:   "Chercher encore",
		LookingBack: "Retour sur la partie",
		More:        "Plus",
		NewGame:     "Nouvelle partie",
		NotNow:      "Pas maintenant",
		Redo:        "Rétablir",
		Rules:       "Règles",
		Share:       "Partager",
		ThrowAway:   "Supprimer",
		Undo:        "Annuler",
	}
}
