package bring_test

import (
	"errors"
	"strconv"
	"strings"
	"testing"

	"tabby/history/bring"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

// TestTablesOfStrangersAreRead reads tables in shapes that people paste, export or keep by hand.
func TestTablesOfStrangersAreRead(t *testing.T) {
	for name, c := range map[string]struct{ text, want string }{
		"Markdown":                 {"Skyjo 13.4.2024\n\n| Round | Ann | Ben |\n|-------|:---:|----:|\n| 1 | 5 | 7 |\n| 2 | 3 | 9 |\n| Total | 8 | 16 |\n", "2024-04-13 skyjo: Ann 8*, Ben 16"},
		"Markdown without edges":   {"Date | Game | Ann | Ben\n--- | --- | --- | ---\n13.4.2024 | Skyjo | 5 | 7\n20.4.2024 | Skyjo | 8 | 2\n", "2024-04-13 skyjo: Ann 5*, Ben 7; 2024-04-20 skyjo: Ann 8, Ben 2*"},
		"pipes and no line":        {"Date|Game|Ann|Ben\n13.4.2024|Skyjo|5|7\n", "2024-04-13 skyjo: Ann 5*, Ben 7"},
		"pipes and a blank corner": {"Skyjo 13.4.2024\n|Ann|Ben\n1|5|7\n2|3|9\n", "2024-04-13 skyjo: Ann 8*, Ben 16"},
		"a head above the heads":   {"Skyjo,,,\n3.4.2024,Spieler,,\nRunde,Ann,Ben,Cy\n1,5,7,9\n2,3,9,2\n", "2024-04-03 skyjo: Ann 8*, Ben 16, Cy 11"},
		"rounds as columns":        {"Skyjo 2024-04-13\nPlayer,R1,R2,Total\nAnn,5,3,8\nBen,7,9,16\n", "2024-04-13 skyjo: Ann 8*, Ben 16"},
		"players and who won":      {"Date;Game;Players;Winner\n13.4.2024;Skyjo;Ann, Ben, Cy;Ann\n14.4.2024;Skyjo;Ann and Ben;Ben\n", "2024-04-13 Skyjo: Ann 1*, Ben 0, Cy 0; 2024-04-14 Skyjo: Ann 0, Ben 1*"},
		"a shared win":             {"Datum;Spiel;Teilnehmer;Sieger\n13.4.2024;Uno;Ann, Ben und Cy;Ann & Cy\n", "2024-04-13 Uno: Ann 1*, Ben 0, Cy 1*"},
		"a row a player, who won":  {"Date;Game;Player;Won\n13.4.2024;Uno;Ann;yes\n13.4.2024;Uno;Ben;no\n14.4.2024;Uno;Ann;\n14.4.2024;Uno;Ben;x\n", "2024-04-13 Uno: Ann 1*, Ben 0; 2024-04-14 Uno: Ann 0, Ben 1*"},
		"two on one day, who won":  {"Date;Game;Player;Winner\n13.4.2024;Uno;Ann;Ann\n13.4.2024;Uno;Ben;Ann\n13.4.2024;Uno;Ann;Ben\n13.4.2024;Uno;Ben;Ben\n", "2024-04-13 Uno: Ann 1*, Ben 0; 2024-04-13 Uno: Ann 0, Ben 1*"},
		"columns with spaces":      {"Skyjo 13.4.2024\n\nAnn   Ben  Cy\n5  7 9\n3  9 2\n", "2024-04-13 skyjo: Ann 8*, Ben 16, Cy 11"},
		"spaces and a sum below":   {"Skyjo 13.4.2024\nAnn Ben\n5 7\n3 9\nTotal 8 16\n", "2024-04-13 skyjo: Ann 8*, Ben 16"},
		"spaces, a blank corner":   {"Skyjo 13.4.2024\n   Ann Ben\n1 5 7\n2 3 9\n", "2024-04-13 skyjo: Ann 8*, Ben 16"},
		"names with numbers":       {"Skyjo 13.4.2024: Ann 45, Ben 60 und Cy 38\nSkyjo 20.4.2024: Ann: 5; Ben: -3\n", "2024-04-13 skyjo: Ann 45, Ben 60, Cy 38*; 2024-04-20 skyjo: Ann 5, Ben -3*"},
		"a list of places":         {"Skyjo, 5. April 2024\n1. Cy 38 points\n2. Ann 45\n3. Ben 60\n", "2024-04-05 skyjo: Cy 38*, Ann 45, Ben 60"},
		"rounds of names":          {"Skyjo 13.4.2024\nRound 1: Ann 5, Ben 7\nRound 2: Ann 3, Ben 9\n", "2024-04-13 skyjo: Ann 8*, Ben 16"},
		"messages":                 {"[13/04/2024, 21:13:05] Mum: Skyjo tonight\n[13/04/2024, 21:14:40] Mum: Ann 45, Marco 60\n", "2024-04-13 skyjo: Ann 45*, Marco 60"},
		"a name that is a month":   {"Skyjo 13.4.2024: Ann 3, Marco 45\n", "2024-04-13 skyjo: Ann 3*, Marco 45"},
		"marks of who won":         {"Date,Game,Ann,Ben,Cy\n2024-04-13,Uno,x,,\n2024-04-14,Uno,,x,\n2024-04-15,Uno,,,★\n", "2024-04-13 Uno: Ann 1*, Ben 0, Cy 0; 2024-04-14 Uno: Ann 0, Ben 1*, Cy 0; 2024-04-15 Uno: Ann 0, Ben 0, Cy 1*"},
		"marks of who lost":        {"Date,Game,Ann,Ben,Cy\n2024-04-13,Uno,W,L,\n2024-04-14,Uno,L,L,W\n", "2024-04-13 Uno: Ann 1*, Ben 0; 2024-04-14 Uno: Ann 0, Ben 0, Cy 1*"},
		"units":                    {"Date;Game;Ann;Ben\n13.4.2024;Skyjo;5 pts;7 Punkte\n", "2024-04-13 skyjo: Ann 5*, Ben 7"},
		"separated thousands":      {"Date;Game;Winner;Ann;Ben\n2024-04-13;Canasta;Ben;1,250;2.310\n", "2024-04-13 Canasta: Ann 1250, Ben 2310*"},
		"a letter as a name":       {"Datum;Spiel;Punkte S;Punkte J\n13.4.2024;Skyjo;5;7\n", "2024-04-13 skyjo: S 5*, J 7"},
		"remarks between":          {"Date;Game;Ann;Ben\n13.4.2024;Skyjo;5;7\nBen was ill;;;\n14.4.2024;Cabo;8;2\n", "2024-04-13 skyjo: Ann 5*, Ben 7; 2024-04-14 cabo: Ann 8, Ben 2*"},
		"games between":            {"Skyjo;;\nDate;Ann;Ben\n13.4.2024;5;7\nCabo;;\n14.4.2024;8;2\n", "2024-04-13 skyjo: Ann 5*, Ben 7; 2024-04-14 cabo: Ann 8, Ben 2*"},
		"a month above days":       {"Skyjo\nJanuar 2024\nTag;Ann;Ben\n5;5;7\n12.;8;2\n", "2024-01-05 skyjo: Ann 5*, Ben 7; 2024-01-12 skyjo: Ann 8, Ben 2*"},
		"running totals":           {"Skyjo;13.4.2024;\nRunde;Ann;Ben\n1;5;7\n2;8;16\nGesamt;8;16\n", "2024-04-13 skyjo: Ann 8*, Ben 16"},
		"a head of running totals": {"Skyjo;13.4.2024;\nZwischenstand;Ann;Ben\n1;5;7\n2;8;16\n3;9;16\n", "2024-04-13 skyjo: Ann 9*, Ben 16"},
		"rounds below any head":    {"Skyjo;13.4.2024;\nSpielchen;Ann;Ben\n1;5;7\n2;3;9\n3;1;1\n", "2024-04-13 skyjo: Ann 9*, Ben 17"},
		"points below names":       {"Skyjo 13.4.2024\n,Ann,,Ben,\nRound,Points,Total,Points,Total\n1,5,5,7,7\n2,3,8,9,16\n", "2024-04-13 skyjo: Ann 8*, Ben 16"},
		"groups below each other":  {",Skyjo,,Cabo,\nDate,Ann,Ben,Ann,Ben\n2024-04-13,5,7,9,2\n\n,Skyjo,,Cabo,\nDate,Ann,Ben,Ann,Ben\n2024-04-20,8,2,3,1\n", "2024-04-13 skyjo: Ann 5*, Ben 7; 2024-04-13 cabo: Ann 9, Ben 2*; 2024-04-20 skyjo: Ann 8, Ben 2*; 2024-04-20 cabo: Ann 3, Ben 1*"},
		"a day and any game":       {"When;Ann;Ben\n13.4.2024 Skyjo;5;7\n20.4.2024 Cabo;8;2\n", "2024-04-13 skyjo: Ann 5*, Ben 7; 2024-04-20 cabo: Ann 8, Ben 2*"},
		"a name with a capital":    {"Date;Game;Players;Winner\n13.4.2024;Uno;Anna E, Ben y Luis;Anna E\n", "2024-04-13 Uno: Anna E 1*, Ben 0, Luis 0"},
		"Max as a column":          {"Datum;Spiel;Ann;Max;Ben\n13.4.2024;Skyjo;5;9;7\n20.4.2024;Skyjo;5;3;7\n", "2024-04-13 skyjo: Ann 5*, Max 9, Ben 7; 2024-04-20 skyjo: Ann 5, Max 3*, Ben 7"},
		"Max as a row":             {"Skyjo;13.4.2024;20.4.2024\nAnn;5;8\nMax;7;2\n", "2024-04-13 skyjo: Ann 5*, Max 7; 2024-04-20 skyjo: Ann 8, Max 2*"},
		"Max before his points":    {"Spieler;Punkte;Datum;Spiel\nAnn;5;13.4.2024;Skyjo\nMax;7;13.4.2024;Skyjo\n", "2024-04-13 skyjo: Ann 5*, Max 7"},
		"Max in a note":            {"Skyjo 13.4.2024\nAnn 5\nMax 7\n", "2024-04-13 skyjo: Ann 5*, Max 7"},
		"a month below a day":      {"Skyjo 13.4.2024\nJan 5\nMai 7\nBen 9\n", "2024-04-13 skyjo: Jan 5*, Mai 7, Ben 9"},
		"players with numbers":     {"Skyjo 13.4.2024\nRound,Player 1,Player 2,Player 3\n1,5,7,9\n2,3,9,2\nTotal,8,16,11\n", "2024-04-13 skyjo: Player 1 8*, Player 2 16, Player 3 11"},
		"an overview and rounds":   {"Datum;Spiel;Ann;Ben\n13.4.2024;Skyjo;8;16\n20.4.2024;Skyjo;9;4\n\nSkyjo 13.4.2024\nRunde;Ann;Ben\n1;5;7\n2;3;9\n", "2024-04-20 skyjo: Ann 9, Ben 4*; 2024-04-13 skyjo: Ann 8*, Ben 16"},
		"a column of weekdays":     {"Tag;Datum;Spiel;Ann;Ben\nSa;13.4.2024;Skyjo;5;7\nSa;20.4.2024;Skyjo;8;2\n", "2024-04-13 skyjo: Ann 5*, Ben 7; 2024-04-20 skyjo: Ann 8, Ben 2*"},
		"a pivot table":            {"Summe von Punkte;Spieler;;\nDatum;Spiel;Ann;Ben;Gesamtergebnis\n13.4.2024;Skyjo;5;7;12\n20.4.2024;Skyjo;8;2;10\nGesamtergebnis;;13;9;22\n", "2024-04-13 skyjo: Ann 5*, Ben 7; 2024-04-20 skyjo: Ann 8, Ben 2*"},
		"a highest number":         {"Datum;Spiel;Ann;Ben;Max\n13.4.2024;Skyjo;5;7;7\n20.4.2024;Skyjo;8;2;8\nMax;;8;7;8\n", "2024-04-13 skyjo: Ann 5*, Ben 7; 2024-04-20 skyjo: Ann 8, Ben 2*"},
		"running totals of rows":   {"Datum;Spiel;Runde;Spieler;Zwischenstand\n13.4.2024;Skyjo;1;Ann;5\n13.4.2024;Skyjo;1;Ben;7\n13.4.2024;Skyjo;2;Ann;8\n13.4.2024;Skyjo;2;Ben;16\n", "2024-04-13 skyjo: Ann 8*, Ben 16"},
		"a sum in any words":       {"Skyjo;13.4.2024;\nRunde;Ann;Ben\n1;5;7\n2;3;9\nAlles zusammengezählt;8;16\n", "2024-04-13 skyjo: Ann 8*, Ben 16"},
		"sums between rounds":      {"Skyjo;13.4.2024;\nRunde;Ann;Ben\n1;5;7\nZwischenstand;5;7\n2;3;9\nZwischenstand;8;16\n", "2024-04-13 skyjo: Ann 8*, Ben 16"},
		"a sum beside its game":    {"Fecha;Juego;Ronda;Ann;Ben\n13-04-2024;Skyjo;1;5;7\n13-04-2024;Skyjo;2;3;9\n13-04-2024;Skyjo;Total;8;16\n20-04-2024;Skyjo;1;8;2\n20-04-2024;Skyjo;Total;8;2\n", "2024-04-13 skyjo: Ann 8*, Ben 16; 2024-04-20 skyjo: Ann 8, Ben 2*"},
		"the heads again":          {"Date;Game;Player;Points\n13.4.2024;Skyjo;Ann;5\n13.4.2024;Skyjo;Ben;7\nDate;Game;Player;Points\n20.4.2024;Skyjo;Ann;8\n20.4.2024;Skyjo;Ben;2\n", "2024-04-13 skyjo: Ann 5*, Ben 7; 2024-04-20 skyjo: Ann 8, Ben 2*"},
		"thousands and decimals":   {"Datum;Spiel;Sieger;Ann;Ben\n13.4.2024;Canasta;Ben;1.250,00;2.310,0\n", "2024-04-13 Canasta: Ann 1250, Ben 2310*"},
		"signs of who was away":    {"Datum;Spiel;Ann;Ben;Cy;Di\n13.4.2024;Skyjo;5;7;x;n.v.t.\n20.4.2024;Skyjo;8;/;2;abs\n27.4.2024;Skyjo;na;3;2;1\n", "2024-04-13 skyjo: Ann 5*, Ben 7; 2024-04-20 skyjo: Ann 8, Cy 2*; 2024-04-27 skyjo: Ben 3, Cy 2, Di 1*"},
		"away in rows of players":  {"Date;Game;Player;Points\n13.4.2024;Skyjo;Ann;5\n13.4.2024;Skyjo;Ben;7\n13.4.2024;Skyjo;Cy;x\n13.4.2024;Skyjo;Di;-\n", "2024-04-13 skyjo: Ann 5*, Ben 7"},
		"extremes with a name":     {"Datum;Spiel;Ann;Ben;Höchste Punktzahl;KW\n13.4.2024;Skyjo;5;7;90;15\n20.4.2024;Skyjo;8;2;90;16\nBestes Ergebnis;;5;2;;\n", "2024-04-13 skyjo: Ann 5*, Ben 7; 2024-04-20 skyjo: Ann 8, Ben 2*"},
	} {
		t.Run(name, func(t *testing.T) { expect.Same(t, "the games", told(t, must.Get(read(c.text))), c.want) })
	}
}

// TestTablesThatCannotBeCountedAreRefused names the line of what Tabby cannot count.
func TestTablesThatCannotBeCountedAreRefused(t *testing.T) {
	for name, c := range map[string]struct {
		text string
		want error
		line int
	}{
		"half a point":              {"Skyjo 13.4.2024\nRound,Ann,Ben\n1,5,7\n2,3.5,9\n", bring.ErrNumber, 4},
		"other heads below a name":  {"Datum,Spiel,Ann,,Ben,\n,,Punkte,Platz,Punkte,Total\n13.4.2024,Skyjo,5,1,7,2\n", bring.ErrNoColumn, 1},
		"statistics of players":     {"Name\tGames\tWins\nAnn\t10\t4\nBen\t10\t6\n", bring.ErrForeign, 0},
		"a remark beside points":    {"Skyjo 13.4.2024\nRunde,Ann,Ben\n1,5 (rief),7\n2,3,9\n", bring.ErrNumber, 3},
		"two rows of names":         {"Skyjo 13.4.2024\nAnn 5, Ben 7\nAnn 3, Ben 9\n", bring.ErrCell, 3},
		"a sum of names":            {"Skyjo 13.4.2024: Ann 5, Ben 7\nTotal: Ann 5, Ben 7\n", bring.ErrCell, 2},
		"a name without a number":   {"Skyjo 13.4.2024: Ann x, Ben 7, Cy 9\n", bring.ErrCell, 1},
		"a day in a row with days":  {"Datum;Spiel;7.5.;Spieler;Punkte\n13.4.2024;Skyjo;1;Ann;5\n13.4.2024;Skyjo;1;Ben;7\n", bring.ErrCell, 1},
		"a number of nobody":        {"Skyjo 13.4.2024: Ann 5, Ben 7\nBen was 9\n", bring.ErrCell, 2},
		"a fraction in a note":      {"Skyjo 13.4.2024: Ann 4.5, Ben 7\n", bring.ErrCell, 1},
		"a short row with spaces":   {"Skyjo 13.4.2024\nAnn Ben Cy\n5 7 9\n3 9\n", bring.ErrCell, 4},
		"a letter":                  {"Dear grandma,\nwe played on 3 May and I was 7.\n", bring.ErrForeign, 0},
		"marks and points":          {"Date,Game,Ann,Ben\n2024-04-13,Uno,x,5\n2024-04-14,Uno,,x\n", bring.ErrNoColumn, 1},
		"games as columns":          {"Jugador;Partida 1;Partida 2\nAna;5;7\nLuis;9;3\n", bring.ErrForeign, 0},
		"places and no points":      {"Date;Game;Ann;Ben;Cy\n13.4.2024;Skyjo;1st;2nd;3rd\n14.4.2024;Skyjo;2;1;3\n", bring.ErrNumber, 2},
		"a winner who did not play": {"Date;Game;Players;Winner\n13.4.2024;Skyjo;Ann, Ben;Dan\n", bring.ErrNotThere, 2},
		"a game that nobody won":    {"Date;Game;Players;Winner\n13.4.2024;Skyjo;Ann, Ben;\n", bring.ErrWon, 2},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := read(c.text)
			line := 0
			if at, is := errors.AsType[*bring.LineError](err); is {
				line = at.Line
			}
			if !errors.Is(err, c.want) || line != c.line {
				t.Errorf("it is refused with %v on line %d", err, line)
			}
		})
	}
}

// TestWhatIsLeftOutOfATableIsReported reads tables of which something is not read.
func TestWhatIsLeftOutOfATableIsReported(t *testing.T) {
	for name, c := range map[string]struct{ text, want string }{
		"a remark between rows":      {"Date;Game;Ann;Ben\n13.4.2024;Skyjo;5;7\nBen was ill;;;\n14.4.2024;Cabo;8;2\n", "Ben was ill"},
		"a head that is guessed":     {"Skyjo;13.4.2024;\nSpielchen;Ann;Ben\n1;5;7\n2;3;9\n3;1;1\n", "Spielchen"},
		"a time that is none":        {"Date;Time;Game;Ann;Ben\n13.4.2024;late;Skyjo;5;7\n", "late"},
		"totals of rounds below":     {"Datum;Spiel;Ann;Ben\n13.4.2024;Skyjo;8;16\n20.4.2024;Skyjo;9;4\n\nSkyjo 13.4.2024\nRunde;Ann;Ben\n1;5;7\n2;3;9\n", "13.4.2024"},
		"a day above rows with days": {"Skyjo;1.1.2020;\nDate;Ann;Ben\n13.4.2024;5;7\n", "1.1.2020"},
		"sums are read":              {"Skyjo 13.4.2024\nAnn Ben\n5 7\n3 9\nTotal 8 16\n", ""},
	} {
		t.Run(name, func(t *testing.T) {
			f := must.Get(bring.Read([]byte(c.text), bring.Options{Now: now}))
			expect.Same(t, "what is not read", strings.Join(f.Unread, ", "), c.want)
		})
	}
}

// told returns games in one line: the day, what was played, and who had how much, with a star for who won.
func told(t *testing.T, games []bring.Game) string {
	t.Helper()
	var all []string
	for _, g := range games {
		began, s := sheet(t, g)
		played := began.Variant
		if began.Game != nil {
			played = began.Game.Name
		}
		var seats []string
		for i, p := range s.People {
			seat := p.Name + " " + strconv.Itoa(s.Totals[i])
			for _, w := range s.Winners {
				if int(w) == i {
					seat += "*"
				}
			}
			seats = append(seats, seat)
		}
		all = append(all, g.At.Format("2006-01-02 ")+played+": "+strings.Join(seats, ", "))
	}
	return strings.Join(all, "; ")
}

// TestAMissingDayIsAskedFor reads tables without a day: who played in the first is the example.
func TestAMissingDayIsAskedFor(t *testing.T) {
	for name, text := range map[string]string{
		"rounds below names": "Round;Ann;Ben\n1;5;7\n2;3;9\n",
		"names alone":        "Ann;Ben\n5;7\n3;9\n",
		"a row a player":     "variant,player,total\nskyjo,Ann,8\nskyjo,Ben,16\n",
	} {
		t.Run(name, func(t *testing.T) {
			open := bring.Options{Now: now, Answers: bring.Answers{Game: "skyjo"}}
			f := must.Get(bring.Read([]byte(text), open))
			if len(f.Questions) != 1 || f.Questions[0].Ask != bring.AskDay || f.Questions[0].Example != "Ann, Ben" || f.Questions[0].Line != 2 {
				t.Fatalf("it asks %+v", f.Questions)
			}
			for _, err := range f.Games() {
				if !errors.Is(err, bring.ErrOpen) {
					t.Errorf("without an answer: %v", err)
				}
			}
			mark := f.Mark()
			open.Answers = open.Answers.Give(f.Questions[0], "2024-04-13")
			f = must.Get(bring.Read([]byte(text), open))
			expect.Same(t, "what is asked then", len(f.Questions), 0)
			expect.Same(t, "the kind of the file", f.Mark(), mark)
			var games []bring.Game
			for g, err := range f.Games() {
				must.Do(t, err)
				games = append(games, g)
			}
			expect.Same(t, "the games", told(t, games), "2024-04-13 skyjo: Ann 8*, Ben 16")
			other := must.Get(bring.Read([]byte(text[:len(text)-2]+"1\n"), open))
			expect.Same(t, "another file is of the same kind", other.Mark() == mark, false)
		})
	}
}

// TestRowsThatOnlyGrowAreAsked reads rounds whose points never fall: they may be those of each round, or the totals so far.
func TestRowsThatOnlyGrowAreAsked(t *testing.T) {
	const grows, falls = "Skyjo;13.4.2024;\nRunde;Ann;Ben\n1;5;7\n2;8;16\n3;9;17\n", "Skyjo;14.4.2024;\nRunde;Ann;Ben\n1;5;7\n2;3;16\n3;9;17\n"
	f := must.Get(bring.Read([]byte(grows), bring.Options{Now: now}))
	if len(f.Questions) != 1 || f.Questions[0].Ask != bring.AskRows || f.Questions[0].About != "Ann" || f.Questions[0].Example != "9 – 22" {
		t.Fatalf("it asks %+v", f.Questions)
	}
	for answer, want := range map[string]string{
		bring.RowTotals: "2024-04-13 skyjo: Ann 9*, Ben 17",
		bring.RowPoints: "2024-04-13 skyjo: Ann 22*, Ben 40",
	} {
		f := must.Get(bring.Read([]byte(grows), bring.Options{Now: now, Answers: bring.Answers{Rows: answer}}))
		var games []bring.Game
		for g, err := range f.Games() {
			must.Do(t, err)
			games = append(games, g)
		}
		expect.Same(t, "with "+answer, told(t, games), want)
	}
	f = must.Get(bring.Read([]byte(grows+"\n"+falls), bring.Options{Now: now}))
	expect.Same(t, "what is asked if other rounds fall", len(f.Questions), 0)
}

// TestOneDayThatIsMissingIsAsked leaves out the day of one of three games.
func TestOneDayThatIsMissingIsAsked(t *testing.T) {
	const text = "Date;Game;Ann;Ben\n13.4.2024;Skyjo;5;7\n;Skyjo;8;2\n20.4.2024;Skyjo;1;2\n"
	open := bring.Options{Now: now}
	f := must.Get(bring.Read([]byte(text), open))
	if len(f.Questions) != 1 || f.Questions[0].Ask != bring.AskDay || f.Questions[0].Line != 3 {
		t.Fatalf("it asks %+v", f.Questions)
	}
	open.Answers.Day = "2024-04-14"
	var games []bring.Game
	for g, err := range must.Get(bring.Read([]byte(text), open)).Games() {
		must.Do(t, err)
		games = append(games, g)
	}
	expect.Same(t, "the games", told(t, games), "2024-04-13 skyjo: Ann 5*, Ben 7; 2024-04-14 skyjo: Ann 8, Ben 2*; 2024-04-20 skyjo: Ann 1*, Ben 2")
}
