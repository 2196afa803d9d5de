package french

import "tabby/internal/words"

func theStart() words.Start {
	return words.Start{
		Summary:     "Tenir le score à la table de jeu",
		Again:       "Redémarrer",
		NeedsScript: "Tabby a besoin de JavaScript, qui est désactivé ici.",

		StartScript: words.StartScript{
			TooOld:     "Ce navigateur est trop ancien pour Tabby. Mets-le à jour, ou ouvre cette page dans un autre.",
			NoWebGL:    "Ce navigateur ne peut pas dessiner la table de Tabby : WebGL manque ou est désactivé. Ouvre cette page dans un autre navigateur, comme Firefox, Chrome ou Safari, ou active l’accélération graphique dans les réglages de celui-ci, puis redémarre-le.",
			NotFetched: "Tabby n’a pas pu être chargé. Cet appareil est-il en ligne ?",
			Stopped:    "Tabby s’est arrêté. Tout ce qui était confirmé est gardé.",
			Keys:       "Touches",
			Starting:   "Tabby démarre.",
			AsOf:       "Comme c’était à {time}",
		},
	}
}
