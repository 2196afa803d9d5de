package german

import (
	"tabby/history"
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theShell() words.Shell {
	return words.Shell{
		Keys:         "Tasten",
		KeyHelp:      keyHelp,
		SaidLast:     "Was gesagt wurde",
		NothingSaid:  "Es wurde noch nichts gesagt.",
		ShowMeAround: "Zeig mir alles",

		Tour: [...]words.TourCard{
			{
				Title: "Punkte aufschreiben",
				Text:  "Wähle, wer mitspielt. Tippe nach jeder Runde ein, was alle haben: Tabby rechnet und sagt, wer gibt und wer raus ist.",
				Does:  "Neues Spiel",
			},
			{
				Title: "Nach einer Regel fragen",
				Text:  "Frag das Buch oben in jedem Spiel mit deinen eigenen Worten. Es antwortet nach den Regeln, nach denen ihr spielt.",
				Does:  "Regeln",
			},
			{
				Title: "Karten geben",
				Text:  "Keine Karten da? Tabby gibt Karten für einen Tisch, und wenn ihr wollt, spielt der Computer mit.",
				Does:  "Geben",
			},
		},
		Next: "Weiter",

		WentWrong:     "Etwas ist schiefgegangen",
		TryAgain:      "Nochmal versuchen",
		SeeWhat:       "Nachsehen, was zu retten ist",
		SeeingWhat:    "Tabby sieht nach, was zu retten ist",
		NotInOrderYet: "Es ist noch nicht repariert.",
		InOrderAgain:  "Alles ist wieder gut",
		OpenIt:        "Öffnen",
		CloseTabby:    "Tabby schließen",

		WrittenDown: "Aufgeschrieben.",
		NoteWritten: "Notiz gespeichert.",
		GoesOnHere:  "Das Spiel geht hier weiter.",
		Colour:      "Farbe",
		Shape:       "Form",
		Looks:       "Aussehen",
		NoDay:       "Diesen Tag gibt es nicht. Schreib ihn so: 31. Januar 2026.",

		SavePicture:  "Bild speichern",
		SharePicture: "Bild teilen",
		CopyPicture:  "Kopieren",
		CopyAsText:   "Als Text kopieren",
		Copied:       "Kopiert. Füge es in eine Nachricht ein.",
		OtherForms:   "Oder in anderer Form",
		Saving:       "Wird gespeichert …",
		OpenFolder:   "Ordner öffnen",
		SheetA4:      "Ein Zettel zum Drucken, A4",
		SheetLetter:  "Ein Zettel zum Drucken, Letter",

		SheetA4Large:     "Ein Zettel zum Drucken in großer Schrift, A4",
		SheetLetterLarge: "Ein Zettel zum Drucken in großer Schrift, Letter",

		Spreadsheet: "Eine Tabelle zum Weiterrechnen (CSV)",
		AllAsLines:  "Alles, für ein anderes Tabby (JSON Lines)",

		MayTakeAMoment: "Das kann einen Moment dauern.",
		Stop:           "Abbrechen",
		Stopping:       "Wird abgebrochen …",
	}
}

var shellWords = sentence.ShellWords{
	CardOf:   "{n} von {all}",
	NotKept:  "das ließ sich nicht speichern: {reason}",
	NewBadge: "{name} hat ein neues Abzeichen.",
	IsIn:     "Gespeichert: {path}.",
	Looks:    map[history.Look]grammar.Pattern{history.LookPaper: "Papier", history.LookFelt: "Filz", history.LookNight: "Nacht"},
	Stopped:  "Abgebrochen.",
}

// keyHelp is what the keyboard does, as it is shown under "?".
var keyHelp = [][2]string{
	{"N", "Punkte der Runde eintragen; am Anfang: neues Spiel"},
	{"0 bis 9", "Punkte eintippen; danach geht es von selbst weiter"},
	{"+", "zu den Punkten dazuzählen: 12+7"},
	{"Eingabe", "nächste Person; die Runde aufschreiben; sonst der wichtigste Knopf"},
	{"Rücktaste", "eine Ziffer zurücknehmen"},
	{"Pfeil auf, Pfeil ab", "eine andere Person"},
	{"K", "diese Person hat angesagt; auf dem Zettel: jemand klopft"},
	{"C", "Karten antippen, statt die Summe einzutippen"},
	{"Strg+Z oder U", "rückgängig"},
	{"Strg+Umschalt+Z oder R", "wiederholen"},
	{"V", "virtuelle Karten"},
	{"P", "am Anfang: gleich eine Runde gegen den Computer"},
	{"D, T, 1 bis 9", "mit virtuellen Karten: ziehen, Ablagestapel, eine eigene Karte"},
	{"P", "mit virtuellen Karten: die gezogene Sonderkarte behalten; dann 1 bis 9"},
	{"K, H, N, O, R", "mit virtuellen Karten: ansagen, vorspulen, niemand wirft rein, Coach fragen, Regeln"},
	{"H", "auf dem Zettel und am Anfang: die Regeln und was die Sonderkarten können"},
	{"M", "mehr: einsteigen, gehen, Sitzordnung, Hausregeln"},
	{"S", "nochmal wie eben"},
	{"A", "am Anfang: alle Spiele"},
	{"J", "am Anfang: an den Tisch eines anderen Geräts"},
	{"I", "hören, wie es steht"},
	{"L", "lesen, was zuletzt gesagt wurde"},
	{"Strg+,", "Einstellungen"},
	{"Tab, Pfeile, Leertaste", "alles erreichen und antippen"},
	{"Escape", "zurück"},
	{"?", "diese Liste"},
}
