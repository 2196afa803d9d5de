package dutch

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theGames() words.Games {
	return words.Games{
		NewerGame:   "Dit spel is van een nieuwere Tabby. Werk Tabby bij om het te openen. Tot dan blijft het zoals het is, en het gaat ook naar je andere apparaten.",
		SaveForIt:   "Opslaan voor een andere Tabby",
		InTrash:     "Het spel ligt in de prullenbak.",
		ThrowAway:   "Dit spel weggooien",
		ThrownAway:  "Je kunt het terughalen uit de prullenbak.",
		HasTotals:   "Er staan al punten in, of het is veranderd sinds het begin.",
		GoesByThis:  "Dit einde telt.",
		GoByThis:    "Dit einde gebruiken",
		GoesByThat:  "Nu telt dat einde.",
		Reopen:      "Heropenen",
		ReopenAsk:   "Dit spel heropenen",
		ReopenHint:  "Het komt terug op tafel, en je kunt alle punten verbeteren. Het blijft afgelopen tot er daardoor iets verandert.",
		LeaveIt:     "Zo laten",
		ShareGame:   "Spel delen",
		ShareNight:  "Spelavond delen",
		CoachHelped: "In dit spel heeft de coach geholpen, daarom telt het niet mee in de statistieken.",

		Title:        "Alle spellen",
		Search:       "Zoek op naam, notitie of plek",
		ShowAll:      "Alles laten zien",
		ShowAllGames: "Alle spellen laten zien",
		NoneLikeThat: "Geen spellen gevonden.",
		NonePlayed:   "Er is nog geen spel gespeeld.",
		WhoPlayed:    "Wie er meedeed",
		HowItEnds:    "Hoe het eindigt",
		OverOrNot:    "Afgelopen of niet",
		Anybody:      "Iedereen",
		AnyGame:      "Elk spel",
		AnyEnding:    "Elk einde",
		StillGoing:   "Nog bezig",
		Over:         "Afgelopen",
		EndedAtOnce:  "Gestopt zonder een ronde",

		ToRemember:    "Notities",
		Place:         "Waar we speelden",
		PlaceHint:     "Bij oma",
		NoteToNight:   "Een notitie bij deze spelavond",
		NoteToGame:    "Een notitie bij dit spel",
		NoteHint:      "Wat willen jullie onthouden?",
		Counts:        "Meetellen in de statistieken",
		CountsHint:    "Zet dit uit voor oefenspellen.",
		CountsNow:     "Het spel telt mee in de statistieken.",
		CountsNotMore: "Het spel telt niet mee in de statistieken.",

		Tonight:   "Vanavond",
		Today:     "Vandaag",
		Yesterday: "Gisteren",
	}
}

var gamesWords = sentence.GamesWords{
	OfNewer:   "Een spel van een nieuwere Tabby",
	FromNewer: "van een nieuwere Tabby", NoRound: "geen ronde gespeeld", OnlyTotals: "alleen totalen", NotBegun: "niet begonnen",
	SoFar: grammar.Forms{"tot nu toe {n} ronde", "tot nu toe {n} rondes"},

	Endings: grammar.Forms{"{n} einde.", "{n} eindes."},
	LeftOut: "Telt niet mee in de statistieken.", Coached: "Met de coach.",
	ScoresOf:    grammar.Forms{"{n} van de {all} ingevuld"},
	ScoresTyped: grammar.Forms{"Punten ingetypt: {n} van de {all}."},
	Result:      "{game}: {totals}.",
	Curve:       grammar.Forms{"De totalen over {n} ronde. Aan het eind: {totals}.", "De totalen over {n} rondes. Aan het eind: {totals}."},
	Past:        "{day}, {time}, {ending}",
	Listed:      grammar.Forms{"{n} spel.", "{n} spellen."},
	NightLine:   "{day}, {night}.",

	TitleOfEndings: grammar.Forms{"Dit spel heeft {number} eindes"},
	EndingsHint:    "Het ging apart verder op meer dan één apparaat. Elk einde blijft; het einde dat je kiest, telt in lijsten en statistieken.",
	SinceFirst:     "Apart vanaf de eerste ronde. Het laatst veranderd op {changed}.",
	SinceRound:     "Apart na ronde {n}. Het laatst veranderd op {changed}.",

	People:   grammar.Forms{"{n} speler geïmporteerd.", "{n} spelers geïmporteerd."},
	Notes:    grammar.Forms{"{n} notitie geïmporteerd.", "{n} notities geïmporteerd."},
	NewGames: grammar.Forms{"{n} nieuw spel.", "{n} nieuwe spellen."},
	Grown:    grammar.Forms{"{n} spel verdergespeeld.", "{n} spellen verdergespeeld."},
	Known:    grammar.Forms{"{n} spel was hier al.", "{n} spellen waren hier al."},
	Back:     grammar.Forms{"{n} spel hier eerder weggegooid, nu in de prullenbak.", "{n} spellen hier eerder weggegooid, nu in de prullenbak."},
	Gone:     grammar.Forms{"{n} spel overgeslagen, hier weggegooid.", "{n} spellen overgeslagen, hier weggegooid."},
	Left: grammar.Forms{
		"{n} spel overgeslagen: zo’n spel houdt Tabby niet bij, of niet iedereen heeft punten.",
		"{n} spellen overgeslagen: zulke spellen houdt Tabby niet bij, of niet iedereen heeft punten.",
	},
	Parted: grammar.Forms{"{n} spel daar anders verdergespeeld; elk einde blijft.", "{n} spellen daar anders verdergespeeld; elk einde blijft."},
	Differ: grammar.Forms{"{n} spel daar anders verdergespeeld, hier zo gelaten.", "{n} spellen daar anders verdergespeeld, hier zo gelaten."},

	Shown:      "Dit liet de nieuwere Tabby zien:",
	ShownTotal: "{name}: samen {total}, {place}.",
	ShownLine:  "{name}: {rounds}. Samen {total}, {place}.",
	ShownOver:  "Het spel is afgelopen.", ShownMore: "Daarna is er nog meer geschreven.",
}
