package french

import (
	"tabby/internal/words"
	"tabby/internal/words/sentence"
)

func theSettings() words.Settings {
	return words.Settings{
		Title: "Réglages",

		Language:     "Langue",
		Theme:        "Apparence",
		AsTheSystem:  "Comme l’appareil",
		Light:        "Claire",
		Dark:         "Sombre",
		HighContrast: "Contraste élevé",
		SizeOfText:   "Taille du texte",

		InGame:        "Pendant une partie",
		Digits:        "Très grands chiffres",
		DigitsHint:    "Les points et les totaux se lisent de l’autre côté de la table.",
		Aloud:         "Lire les sommes à voix haute",
		AloudHint:     "Après une manche : « Ann : 26 et 14 font 40. »",
		SoundsHint:    "Une carte, une annonce, la fin d’une manche avec le paquet virtuel.",
		Still:         "Moins d’animations",
		StillHint:     "Rien ne glisse ni ne s’estompe.",
		Awake:         "Garder l’écran allumé pendant une partie",
		AwakeHint:     "En dehors des parties, il suit les réglages de ton appareil.",
		TimeLimit:     "Temps pour regarder et pour jeter",
		TimeLimitHint: "Combien de temps une carte du paquet virtuel reste visible, et combien de temps on peut jeter. Personne d’autre ne voit ce que tu choisis.",
		TimeWhenRead:  "Quand un lecteur d’écran est actif, il n’y a pas de limite.",
		UsualTime:     "Temps habituel",
		ExtendedTime:  "Temps prolongé",
		NoTimeLimit:   "Pas de limite",

		NotAwake:  "Ce navigateur ne le permet que sur les pages https. Tu peux garder l’écran allumé dans les réglages de ton appareil.",
		Coach:     "Un coach avec le paquet virtuel",
		CoachHint: "Montre tes chances quand tu le demandes. Les parties avec coach ne comptent pas dans les statistiques.",

		About:   "À propos de Tabby",
		Licence: "Logiciel libre sous licence MIT. Tabby est un compagnon indépendant, ni fait ni approuvé par les éditeurs des jeux.",
		MadeOf:  "Tabby est fait de logiciels libres, et remercie toutes les personnes qui les ont écrits :",

		LanguageOn:     "Tabby parle maintenant français.",
		ThemeFollows:   "L’apparence suit l’appareil.",
		LightOn:        "Apparence claire activée.",
		DarkOn:         "Apparence sombre activée.",
		HighContrastOn: "Contraste élevé activé.",
		DigitsOn:       "Très grands chiffres activés.",
		DigitsOff:      "Très grands chiffres désactivés.",
		AloudOn:        "Lecture des sommes activée.",
		AloudOff:       "Lecture des sommes désactivée.",
		SoundsOn:       "Sons activés.",
		SoundsOff:      "Sons désactivés.",
		StillOn:        "Moins d’animations : activé.",
		StillOff:       "Moins d’animations : désactivé.",
		CoachOn:        "Coach activé.",
		CoachOff:       "Coach désactivé.",
		UsualTimeOn:    "Temps habituel pour regarder et pour jeter.",
		ExtendedTimeOn: "Quatre fois plus de temps pour regarder et pour jeter.",
		NoTimeLimitOn:  "Pas de limite de temps pour regarder et pour jeter.",
		AwakeOn:        "L’écran reste allumé pendant une partie.",
		AwakeOff:       "L’écran peut s’éteindre pendant une partie.",
	}
}

var settingsWords = sentence.SettingsWords{Version: "Version {number}", TextSize: "Taille du texte : {percent}."}
