package dutch

import (
	"tabby/history"
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theShell() words.Shell {
	return words.Shell{
		Keys:         "Toetsen",
		KeyHelp:      keyHelp,
		SaidLast:     "Wat er gezegd is",
		NothingSaid:  "Er is nog niets gezegd.",
		ShowMeAround: "Laat me alles zien",

		Tour: [...]words.TourCard{
			{
				Title: "Punten bijhouden",
				Text:  "Kies wie er meedoen. Typ na elke ronde wat iedereen heeft: Tabby telt op en zegt wie deelt en wie af is.",
				Does:  "Nieuw spel",
			},
			{
				Title: "Een regel opzoeken",
				Text:  "Vraag het in je eigen woorden aan het boek bovenaan elk spel. Het antwoordt met de regels waarmee jullie spelen.",
				Does:  "Regels",
			},
			{
				Title: "Kaarten delen",
				Text:  "Geen kaarten bij de hand? Tabby deelt virtuele kaarten, en als je wilt, speelt de computer mee.",
				Does:  "Kaarten delen",
			},
		},
		Next: "Volgende",

		WentWrong:     "Er ging iets mis",
		TryAgain:      "Opnieuw proberen",
		SeeWhat:       "Kijken wat er te redden is",
		SeeingWhat:    "Tabby kijkt wat er te redden is",
		NotInOrderYet: "Het is nog niet gerepareerd.",
		InOrderAgain:  "Alles is weer goed",
		OpenIt:        "Openen",
		CloseTabby:    "Tabby sluiten",

		WrittenDown: "Opgeschreven.",
		NoteWritten: "Notitie opgeslagen.",
		GoesOnHere:  "Het spel gaat hier verder.",
		Colour:      "Kleur",
		Shape:       "Vorm",
		Looks:       "Uiterlijk",
		NoDay:       "Die dag bestaat niet. Schrijf hem zo: 31 januari 2026.",

		SavePicture:  "Plaatje opslaan",
		SharePicture: "Plaatje delen",
		CopyPicture:  "Kopiëren",
		CopyAsText:   "Kopiëren als tekst",
		Copied:       "Gekopieerd. Plak het in een bericht.",
		OtherForms:   "Of in een andere vorm",
		Saving:       "Opslaan …",
		OpenFolder:   "Map openen",
		SheetA4:      "Een blad om af te drukken, A4",
		SheetLetter:  "Een blad om af te drukken, Letter",

		SheetA4Large:     "Een blad om af te drukken in grote letters, A4",
		SheetLetterLarge: "Een blad om af te drukken in grote letters, Letter",

		Spreadsheet: "Een tabel voor een rekenblad (CSV)",
		AllAsLines:  "Alles, voor een andere Tabby (JSON Lines)",

		MayTakeAMoment: "Dit kan even duren.",
		Stop:           "Stoppen",
		Stopping:       "Wordt gestopt …",
	}
}

var shellWords = sentence.ShellWords{
	CardOf:   "{n} van {all}",
	NotKept:  "dat kon niet worden opgeslagen: {reason}",
	NewBadge: "{name} heeft een nieuw embleem.",
	IsIn:     "Opgeslagen: {path}.",
	Looks:    map[history.Look]grammar.Pattern{history.LookPaper: "Papier", history.LookFelt: "Vilt", history.LookNight: "Nacht"},
	Stopped:  "Gestopt.",
}

// keyHelp is what the keyboard does, as it is shown under "?".
var keyHelp = [][2]string{
	{"N", "punten van de ronde invullen; op de beginpagina: nieuw spel"},
	{"0 tot 9", "punten typen; daarna gaat het vanzelf verder"},
	{"+", "bij de punten optellen: 12+7"},
	{"Enter", "volgende speler; de ronde opschrijven; anders de belangrijkste knop"},
	{"Backspace", "een cijfer terugnemen"},
	{"Omhoog, Omlaag", "een andere speler"},
	{"K", "deze speler heeft gemeld; op het scoreblad: iemand klopt"},
	{"C", "op de kaarten tikken in plaats van de som te typen"},
	{"Ctrl+Z of U", "ongedaan maken"},
	{"Ctrl+Shift+Z of R", "opnieuw"},
	{"V", "virtuele kaarten"},
	{"P", "op de beginpagina: meteen een ronde tegen de computer"},
	{"D, T, 1 tot 9", "met virtuele kaarten: trekken, de aflegstapel, een kaart van jezelf"},
	{"P", "met virtuele kaarten: de getrokken actiekaart houden; dan 1 tot 9"},
	{"K, H, N, O, R", "met virtuele kaarten: melden, vooruitspoelen, niemand gooit mee, de coach vragen, regels"},
	{"H", "op het scoreblad en de beginpagina: de regels en wat de actiekaarten doen"},
	{"M", "meer: meedoen, weggaan, plaatsen, huisregels"},
	{"S", "nog een keer zo"},
	{"A", "op de beginpagina: alle spellen"},
	{"J", "op de beginpagina: naar een tafel van een ander apparaat"},
	{"I", "horen hoe het staat"},
	{"L", "lezen wat het laatst gezegd is"},
	{"Ctrl+,", "instellingen"},
	{"Tab, pijlen, spatie", "overal komen en op alles tikken"},
	{"Escape", "terug"},
	{"?", "deze lijst"},
}
