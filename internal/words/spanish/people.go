package spanish

import (
	"tabby/internal/words"
	"tabby/internal/words/sentence"
)

func thePeople() words.People {
	return words.People{
		Title:     "Jugadores",
		InNone:    "En ninguna de estas partidas",
		Retired:   "Ya no juega",
		Change:    "Cambiar",
		Name:      "Nombre",
		Rename:    "Cambiar el nombre",
		Plays:     "Juega",
		SameAs:    "Es la misma persona que",
		OnePerson: "Ahora son una sola persona.",
		Merge:     "Juntar",
		NotSo:     "Dejar a los dos",

		RetiredHint:   "Sigue en las estadísticas, pero no se ofrece para partidas nuevas.",
		RetiredNotice: "Ya no juega: cuenta como antes, pero no se ofrece para partidas nuevas.",
		OfferAgain:    "Ofrecer otra vez",
	}
}

var peopleWords = sentence.PeopleWords{
	Renamed:       "{name} tiene ahora otro nombre.",
	NoStrangers:   "Todos los demás han jugado con {name}, así que nadie puede ser la misma persona.",
	SomeStrangers: "Quien ha jugado con {name} es otra persona, y por eso no está aquí.",
	Retired:       "{name} ya no juega, pero sigue en las estadísticas.",
	BackAgain:     "{name} se vuelve a ofrecer para partidas nuevas.",
	MergeTitle:    "{name} es {into}",
	MergeText:     "Todas las partidas de {name} cuentan desde ahora para {into}.",
}
