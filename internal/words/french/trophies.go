package french

import (
	"tabby/history/trophy"
	"tabby/internal/words"
	"tabby/internal/words/sentence"
)

func theTrophies() words.Trophies {
	return words.Trophies{
		Title: "Trophées",
		None:  "Pas encore de trophée.",
		ToWin: "Encore à gagner",
	}
}

var trophiesWords = sentence.TrophiesWords{
	Trophies: [...]sentence.TrophyWords{
		trophy.NineLives:   {Name: "Neuf vies", For: "Tomber pile sur la limite, et retomber plus bas"},
		trophy.TopCat:      {Name: "Chat en chef", For: "Mener après chaque manche, de la première à la dernière"},
		trophy.Comeback:    {Name: "Le retour du chat", For: "Dernière place à mi-partie, et victoire quand même"},
		trophy.Whisker:     {Name: "D’un poil de moustache", For: "Gagner d’un seul point"},
		trophy.LastCat:     {Name: "Dernier chat debout", For: "Gagner quand tous les autres sont hors jeu"},
		trophy.SoftLanding: {Name: "Sur ses pattes", For: "Rater une annonce, et gagner quand même"},
		trophy.HatTrick:    {Name: "Coup du chapeau", For: "Le meilleur score, trois manches de suite"},
		trophy.SharpNose:   {Name: "Nez fin", For: "Trois annonces ou plus, toutes réussies"},
		trophy.Copycat:     {Name: "Chat copieur", For: "Les mêmes points, trois manches de suite"},
		trophy.EmptyBowl:   {Name: "Gamelle vide", For: "Une main de 0 point, ou encore moins"},
		trophy.CatBurglar:  {Name: "Chat voleur", For: "Trois échanges avec d’autres en une manche"},
		trophy.CuriousCat:  {Name: "Chat curieux", For: "Trois coups d’œil en une manche"},
	},
	Listed:  "« {trophy} »",
	WonOnce: "Le {date}", LastWon: "{times}, la dernière le {date}",
	Awarded: "Trophées : {all}.", AwardedTo: "{trophies} pour {names}",
	Times: times,
}
