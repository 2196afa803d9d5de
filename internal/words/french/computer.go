package french

import (
	"tabby/internal/words"
	"tabby/internal/words/sentence"
)

func theComputer() words.Computer {
	return words.Computer{
		BrowserKeeps: "Dans ce navigateur, à cette adresse.",
		KeepsNothing: "Ce navigateur oublie tout quand on ferme l’onglet, comme en navigation privée. Avant cela, exporte tes parties dans les réglages.",
		MayForget:    "Ce navigateur peut supprimer tes parties quand il manque de place. Exporte-les de temps en temps dans les réglages.",
	}
}

var computerWords = sentence.ComputerWords{
	IsOpen:    "Tabby est déjà ouvert",
	InTab:     "Tes parties sont ouvertes dans un autre onglet ou une autre fenêtre de ce navigateur. Continue là-bas, ou ferme l’autre et réessaie.",
	InWindow:  "Tes parties sont ouvertes dans une autre fenêtre. Continue là-bas, ou ferme-la et réessaie.",
	InProcess: "Tes parties sont ouvertes dans une autre fenêtre : processus {pid}, depuis le {since}. Continue là-bas, ou ferme-la et réessaie.",
	Since:     "{weekday} {day} {month} à {time}",
	Damaged:   "Tes parties sont abîmées", OtherFiles: "Il peut y avoir des parties dans d’autres fichiers.",
	Newer:  "D’un Tabby plus récent",
	Update: "Un Tabby plus récent a enregistré tes parties en dernier. Mets Tabby à jour pour les ouvrir ; rien n’a changé.",
	Closed: "Tes parties ne peuvent pas être ouvertes", TheyAreIn: "Elles devraient être ici : {folder}.",

	NightFile: "Parties de Tabby {day}",
	InApp:     "l’appli choisie, sous le nom {file}", InDownloads: "les téléchargements de ce navigateur, sous le nom {file}",
}
