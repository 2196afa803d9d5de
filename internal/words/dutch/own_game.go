package dutch

import (
	"tabby/internal/words"
	"tabby/internal/words/sentence"
)

func theOwnGames() words.OwnGames {
	return words.OwnGames{
		Title:     "Een eigen spel",
		Unnamed:   "Dit spel",
		StartFrom: "Uitgaan van een ander spel",
		Nothing:   "Vanaf nul",
		Yours:     "Je eigen spellen",

		Name:        "Hoe heet het?",
		NameExample: "Oma’s Cabo",
		NameFirst:   "Geef het spel een naam.",

		HowMany: "Met hoeveel spelers?",
		Fewest:  "Minstens",
		Most:    "Hoogstens",

		WhoWins: "Wie wint?",
		Lowest:  "Het laagste totaal",
		Highest: "Het hoogste totaal",

		HowItEnds: "Hoe eindigt het?",

		Points:    "Punten van een ronde",
		BelowZero: "Punten mogen onder nul zijn",
		Least:     "Minstens",
		Greatest:  "Hoogstens",

		Calling:     "Meldt er iemand of beëindigt iemand de ronde?",
		NobodyCalls: "Niemand",
		MayCall:     "Dat mag",
		Calls:       "Altijd iemand",
		Word:        "Wat roep je dan?",
		WordExample: "Stop",

		More: "Meer vragen",

		SpecialHand:      "Een bijzondere combinatie",
		Special:          "Er is een combinatie met een eigen naam",
		SpecialName:      "Hoe heet die combinatie?",
		SpecialExample:   "Vier azen",
		SpecialOwn:       "De combinatie telt",
		SpecialOthers:    "De anderen krijgen dan een vast aantal punten",
		OthersCount:      "Alle anderen krijgen",
		SpecialCards:     "De kaarten van de combinatie",
		SpecialCardsHint: "Met een spatie ertussen, zoals 12 12 13 13. Laat het leeg als je er liever zelf op tikt.",

		WhoBegins: "Wie begint, en wie deelt?",

		Cards:        "Kaarten om op te tikken",
		NoCards:      "Geen",
		OwnCards:     "Eigen kaarten",
		LowestCard:   "De laagste kaart",
		HighestCard:  "De hoogste kaart",
		OfEach:       "Hoeveel van elke",
		AddCards:     "Meer kaarten",
		RemoveCards:  "Deze kaarten weglaten",
		Ace:          "Een aas telt",
		Jack:         "Een boer telt",
		Queen:        "Een vrouw telt",
		BlackKing:    "Een zwarte heer telt",
		RedKing:      "Een rode heer telt",
		Joker:        "Een joker telt",
		Hand:         "Kaarten per speler",
		FewerCards:   "Aan het eind mogen het er minder zijn",
		HandChanges:  "Het kunnen er minder of meer worden",
		Grid:         "De kaarten liggen in rijen",
		EqualColumns: "Een kolom met gelijke kaarten telt niet.",
		Rows:         "Rijen",
		Columns:      "Kaarten in een rij",

		Others: "Andere huisregels",

		Note:        "Hoe spelen jullie het?",
		NoteExample: "Schrijf op wat iedereen moet weten.",

		Save:           "Dit spel opslaan",
		Saved:          "Het spel is hier opgeslagen. Kies wie er meedoen.",
		Change:         "Wijzigen",
		Delete:         "Weggooien",
		Link:           "Aan een ander apparaat geven",
		LinkTitle:      "Dit spel doorgeven",
		LinkCode:       "De regels van het spel als QR-code",
		BringIn:        "Een spel binnenhalen",
		BringInHint:    "Plak de link van een spel van een ander apparaat.",
		PasteLink:      "De link",
		LookAtIt:       "Bekijken",
		Play:           "Spelen",
		NoteStays:      "Wat je hebt opgeschreven over hoe jullie het spelen, staat niet in de link.",
		NotTaken:       "Er kwam geen spel",
		HasIt:          "Dit spel is hier al opgeslagen.",
		BegunElsewhere: "Dit spel staat hier niet bij je eigen spellen. Zet het erbij, dan vind je het terug.",
		Add:            "Bij je eigen spellen zetten",
	}
}

var ownGamesWords = sentence.OwnGamesWords{
	ChangeInto: "Van {game} een eigen spel maken", BegunFrom: "De antwoorden zijn nu die van {game}.",
	CardsNumber: "Kaarten {n}",
	Added:       "{game} staat nu bij je eigen spellen.", Deleted: "{game} is weggegooid. Spellen die al begonnen zijn, blijven.",
	Menu:         "Wat wil je doen met {game}?",
	InAll:        "samen {cards}",
	LowestWins:   "Een spel voor {players} spelers. Het laagste totaal wint. {ends}",
	HighestWins:  "Een spel voor {players} spelers. Het hoogste totaal wint. {ends}",
	Scan:         "Scan dit met de camera van het andere apparaat. Daar gaat Tabby open en vraagt of het spel moet worden opgeslagen.",
	ScanAndPaste: "Scan dit op het andere apparaat en plak de link daar onder ‘Een spel binnenhalen’.",
}
