package french

import (
	"tabby/internal/words"
	"tabby/internal/words/sentence"
)

func theHandover() words.Handover {
	return words.Handover{
		Title:       "Passer cette partie",
		HasIt:       "L’autre appareil l’a reçue",
		Code:        "La partie en code QR",
		AsFile:      "La partager en fichier",
		Copied:      "Copié. Colle le lien dans un message, ou dans « Importer » sur l’autre appareil.",
		GoesOnThere: "Elle continue sur l’autre appareil.",
		TakingOver:  "La partie arrive",
		NoneCame:    "Aucune partie n’est arrivée.",
		HandedOver:  "Passée",
	}
}

var handoverWords = sentence.HandoverWords{
	Scan:         "Scanne ceci avec l’appareil photo de l’autre appareil. Tabby s’y ouvre avec cette partie. Ce qui n’est entré qu’à moitié reste ici.",
	ScanAndStay:  "Scanne ceci avec l’appareil photo de l’autre appareil. Tabby s’y ouvre avec cette partie. Laisse la page ouverte là-bas : elle ne peut être rechargée que d’ici. Ce qui n’est entré qu’à moitié reste ici.",
	ScanAndPaste: "Scanne ceci sur l’autre appareil, puis colle le lien dans « Importer », dans ses réglages. Ce qui n’est entré qu’à moitié reste ici.",

	TooLong: "Cette partie est trop longue pour un code : son lien a {n} caractères. Copie le lien, ou partage la partie en fichier, et importe-la sur l’autre appareil.",

	TwoEndings: "Cette partie a aussi continué ici, autrement. Les deux fins sont gardées : choisis-en une dans « Retour sur la partie ».",
	WasDeleted: "Cette partie a été supprimée ici. Reprends-la dans la corbeille pour continuer.",
	IsHere:     "La partie est là. Elle peut continuer.",
	HasGrown:   "La partie est là, avec les manches jouées là-bas. Elle peut continuer.",
	IsKnown:    "Cette partie est déjà ici.",

	Since: sentence.When{
		Today:     "Passée à {time}. Elle continue sur l’autre appareil.",
		Yesterday: "Passée le {date} à {time}. Elle continue sur l’autre appareil.",
		Day:       "Passée le {date} à {time}. Elle continue sur l’autre appareil.",
	},
}
