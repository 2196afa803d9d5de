package spanish

import (
	"tabby/history/trophy"
	"tabby/internal/words"
	"tabby/internal/words/sentence"
)

func theTrophies() words.Trophies {
	return words.Trophies{
		Title: "Trofeos",
		None:  "Todavía ningún trofeo.",
		ToWin: "Aún por ganar",
	}
}

var trophiesWords = sentence.TrophiesWords{
	Trophies: [...]sentence.TrophyWords{
		trophy.NineLives:   {Name: "Siete vidas", For: "Llegó justo al límite y bajó"},
		trophy.TopCat:      {Name: "Rey de los gatos", For: "Por delante después de cada ronda, de la primera a la última"},
		trophy.Comeback:    {Name: "Remontada gatuna", For: "En el último puesto a mitad de partida, y al final ganó"},
		trophy.Whisker:     {Name: "Por un bigote", For: "Ganó por un solo punto"},
		trophy.LastCat:     {Name: "El último gato", For: "Ganó cuando todos los demás estaban fuera"},
		trophy.SoftLanding: {Name: "Caer de pie", For: "Su canto falló, y aun así ganó"},
		trophy.HatTrick:    {Name: "Triplete", For: "La mejor ronda, tres veces seguidas"},
		trophy.SharpNose:   {Name: "Buen olfato", For: "Tres cantos o más, y todos acertados"},
		trophy.Copycat:     {Name: "Gato copión", For: "Los mismos puntos, tres rondas seguidas"},
		trophy.EmptyBowl:   {Name: "Cuenco vacío", For: "Una ronda con 0 puntos, o menos todavía"},
		trophy.CatBurglar:  {Name: "Gato ladrón", For: "Tres cambios con otros en una ronda"},
		trophy.CuriousCat:  {Name: "Gato curioso", For: "Tres cartas miradas en una ronda"},
	},
	Listed:  "«{trophy}»",
	WonOnce: "El {date}", LastWon: "{times}, la última el {date}",
	Awarded: "Trofeos: {all}.", AwardedTo: "{trophies} para {names}",
	Times: times,
}
