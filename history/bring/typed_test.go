package bring_test

import (
	"errors"
	"strings"
	"testing"
	"time"

	"tabby/history/bring"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/internal/testing/scoringtest"
	"tabby/scoring"
)

var at = time.Date(2026, 11, 20, 20, 0, 0, 0, time.UTC)

func sheet(t testing.TB, g bring.Game) (scoring.Started, scoring.Sheet) {
	t.Helper()
	game := scoringtest.Fold(g.Events)
	start, _ := game.Started()
	return start, game.Sheet(g.At)
}

// read returns all games of a table, or none.
func read(table string) ([]bring.Game, error) {
	var games []bring.Game
	f, err := bring.Read([]byte(table), bring.Options{})
	if err != nil {
		return nil, err
	}
	for g, err := range f.Games() {
		if err != nil {
			return nil, err
		}
		games = append(games, g)
	}
	return games, nil
}

func TestTypedGamesAreRead(t *testing.T) {
	for name, tc := range map[string]struct {
		text    string
		totals  [][]int
		winners []int
	}{
		"two rounds of two": {
			"date,variant,round,player,points\n2026-11-20,rat-a-tat-cat,1,Ann,12\n2026-11-20,rat-a-tat-cat,1,Ben,7\n" +
				"2026-11-20,rat-a-tat-cat,2,Ann,1\n2026-11-20,rat-a-tat-cat,2,Ben,7\n",
			[][]int{{13, 14}},
			[]int{0},
		},
		"columns in another order, another one, and a byte order mark": {
			"\ufeffPlayer,weather,Points,ROUND,date,variant\r\nAnn,rain,12,1,2026-11-20,recall\r\nBen,rain,7,1,2026-11-20,recall\r\n",
			[][]int{{12, 7}},
			[]int{1},
		},
		"somebody sits out": {
			"date,variant,round,player,points\n2026-11-20,rat-a-tat-cat,1,Ann,\n2026-11-20,rat-a-tat-cat,1,Ben,7\n2026-11-20,rat-a-tat-cat,1,Cy,9\n",
			[][]int{{0, 7, 9}},
			[]int{0},
		},
		"a wrong call costs": {
			"date,variant,round,player,points,penalty,called,total\n2026-11-20,rat-a-tat-cat,1,Ann,12,10,yes,22\n2026-11-20,rat-a-tat-cat,1,Ben,7,,,7\n",
			[][]int{{22, 7}},
			[]int{1},
		},
		"totals from paper": {
			"date,variant,player,total\n1998-12-27 21:30,rat-a-tat-cat,Ann,41\n1998-12-27 21:30,rat-a-tat-cat,Ben,41\n1998-12-27 21:30,rat-a-tat-cat,Cy,120\n",
			[][]int{{41, 41, 120}},
			[]int{0, 1},
		},
		"a round without who ended it": {
			"date,variant,round,player,points\n2026-01-02,skyjo,1,Ann,9\n2026-01-02,skyjo,1,Ben,4\n",
			[][]int{{9, 4}},
			[]int{1},
		},
		"a table of an older Tabby": {
			"game,date,variant,ending,round,kind,player,points,penalty,total,called,final,place,won\n" +
				"a,2026-01-02,recall,rounds,1,counts,Ann,9,5,14,yes,14,2,\n" +
				"a,2026-01-02,recall,rounds,1,counts,Ben,4,,4,,4,1,yes\n",
			[][]int{{14, 4}},
			[]int{1},
		},
		"semicolons": {strings.ReplaceAll(saved, ",", ";"), [][]int{{12, 7}}, []int{1}},
		"tabs":       {strings.ReplaceAll(saved, ",", "\t"), [][]int{{12, 7}}, []int{1}},
		"semicolons and decimals": {
			strings.NewReplacer(",", ";", "12\n", "12,00\n", "7\n", "7,0\n").Replace(saved),
			[][]int{{12, 7}},
			[]int{1},
		},
		"a mark, tabs and returns": {
			"\ufeff" + strings.NewReplacer(",", "\t", "\n", "\r\n").Replace(saved),
			[][]int{{12, 7}},
			[]int{1},
		},
		"two games of one evening": {
			"date,variant,game,player,total\n2026-11-20,recall,1,Ann,1\n2026-11-20,recall,1,Ben,2\n2026-11-20,recall,2,Ann,3\n2026-11-20,recall,2,Ben,2\n",
			[][]int{{1, 2}, {3, 2}},
			nil,
		},
	} {
		t.Run(name, func(t *testing.T) {
			games := must.Get(read(tc.text))
			var totals [][]int
			for _, g := range games {
				_, s := sheet(t, g)
				totals = append(totals, s.Totals)
				if !s.Over {
					t.Error("it is not over")
				}
				for i, w := range tc.winners {
					if len(s.Winners) != len(tc.winners) || int(s.Winners[i]) != w {
						t.Errorf("winners %v", s.Winners)
					}
				}
			}
			expect.Same(t, "the totals", totals, tc.totals)
		})
	}
}

func TestErrorNamesTheLine(t *testing.T) {
	const head = "date,variant,round,player,points,called,penalty,total\n"
	const ann, ben = "2026-11-20,recall,1,Ann,3,,,\n", "2026-11-20,recall,1,Ben,4,,,\n"
	const below = "2026-11-20,minus-four,1,Ann,3,,,-1\n2026-11-20,minus-four,1,Ben,4,,,\n"
	for name, tc := range map[string]struct {
		text string
		line int
	}{
		"nothing":                   {"", 1},
		"no column to count":        {"date,variant,player\n", 1},
		"no such day":               {head + "2026-13-20,recall,1,Ann,3\n", 2},
		"the year 0":                {head + "0000-01-01,recall,1,Ann,3\n", 2},
		"no name":                   {head + "2026-11-20,recall,1,,3\n", 2},
		"a name without end":        {head + "2026-11-20,recall,1," + strings.Repeat("a", 99) + ",3\n", 2},
		"points below zero":         {head + ann + "2026-11-20,recall,1,Ben,-3,,,\n", 3},
		"points with a formula":     {head + ann + "2026-11-20,recall,1,Ben,=A1+1,,,\n", 3},
		"more than there can be":    {head + ann + "2026-11-20,recall,1,Ben,9999,,,\n", 2},
		"a number without end":      {head + ann + "2026-11-20,recall,1,Ben,99999999999999999999,,,\n", 3},
		"another total":             {head + ann + "2026-11-20,recall,1,Ben,4,,,5\n", 2},
		"another total below zero":  {head + below, 2},
		"a round too early":         {head + "2026-11-20,recall,2,Ann,3\n", 2},
		"a round left out":          {head + ann + ben + "2026-11-20,recall,3,Ann,3\n", 4},
		"somebody twice":            {head + ann + ann, 3},
		"somebody who comes later":  {head + ann + ben + "2026-11-20,recall,2,Cy,3\n", 4},
		"somebody who is missing":   {head + ann + ben + "2026-11-20,recall,2,Ann,3\n", 4},
		"alone":                     {head + ann, 2},
		"two who called":            {head + "2026-11-20,recall,1,Ann,3,yes\n2026-11-20,recall,1,Ben,3,yes\n", 3},
		"perhaps called":            {head + "2026-11-20,recall,1,Ann,3,perhaps\n", 2},
		"a penalty without a call":  {head + "2026-11-20,recall,1,Ann,3,,5\n", 2},
		"a quote that never ends":   {head + "\"2026-11-20,recall,1,Ann,3\n", 2},
		"rounds and totals":         {head + ann + "2026-11-20,recall,,Ben,,,,4\n", 3},
		"neither":                   {head + "2026-11-20,recall,,Ben,,,,\n", 2},
		"two names that are one":    {head + ann + "2026-11-20,recall,1,ANN,4,,,\n", 3},
		"the same paper name twice": {"date,variant,player,total\n2026-11-20,recall,Ann,1\n2026-11-20,recall,Ann,1\n", 3},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := read(tc.text)
			wrong := new(bring.LineError)
			if !errors.As(err, &wrong) || wrong.Line != tc.line {
				t.Errorf("%v, want line %d", err, tc.line)
			}
		})
	}
}

func TestAMissingRowIsNamed(t *testing.T) {
	_, err := read("date,variant,round,player,points\n2026-11-20,recall,1,Ann,3\n2026-11-20,recall,1,Ben,4\n2026-11-20,recall,2,Ben,3\n")
	if why, ok := errors.AsType[bring.Refusal](err); !ok || why.Player != "Ann" || why.Round != 2 || !errors.Is(err, bring.ErrNoRow) {
		t.Errorf("%v, want that Ann lacks in round 2", err)
	}
}

// FuzzRead reads anything: it comes to an error with a line, or to games that can
// have been played.
func FuzzRead(f *testing.F) {
	f.Add("date,variant,round,player,points\n2026-11-20,recall,1,Ann,1\n2026-11-20,recall,1,Ben,1\n")
	f.Add("date,variant,player,total\n2026-11-20,recall,Ann,1\n2026-11-20,recall,Ben,2\n")
	f.Add("game,date,variant,ending,round,kind,player,points,penalty,total,called,final,place,won\na,2026-01-02,recall,rounds,1,counts,Ann,3,,3,,3,1,yes\n")
	f.Fuzz(func(t *testing.T, text string) {
		games, err := read(text)
		wrong, open := new(bring.LineError), new(bring.OpenError)
		if err != nil && (!errors.As(err, &wrong) || wrong.Line < 1) && !errors.Is(err, bring.ErrForeign) && !errors.As(err, &open) {
			t.Fatal(err)
		}
		for _, g := range games {
			sheet(t, g)
		}
	})
}

// TestADayInTheFutureIsReported reads days of another year, in whichever order they are written.
func TestADayInTheFutureIsReported(t *testing.T) {
	for day, why := range map[string]error{"1/2/2042": bring.ErrFuture, "2042-02-01": bring.ErrFuture, "31/31/2024": bring.ErrDate} {
		f, err := bring.Read([]byte("date,game,Ann,Ben\n"+day+",Skyjo,5,6\n"), bring.Options{Now: time.Date(2026, 11, 28, 0, 0, 0, 0, time.UTC)})
		if err == nil {
			for _, err = range f.Games() {
				break
			}
		}
		if !errors.Is(err, why) {
			t.Errorf("%s: %v, want %v", day, err, why)
		}
	}
}

// TestADayInTheFutureLeavesOutItsGameAlone has games of other days beside it.
func TestADayInTheFutureLeavesOutItsGameAlone(t *testing.T) {
	for day, others := range map[string][2]string{
		"2042-02-01":     {"2024-03-09", "2024-03-10"},
		"1/2/2042":       {"13/3/2024", "2/4/2024"},
		"12/31/2042":     {"3/13/2024", "4/2/2024"},
		"1. März 2042":   {"9. März 2024", "10. März 2024"},
		"01.02.2042":     {"09.03.2024", "10.03.2024"},
		"2042-02-01 8pm": {"2024-03-09", "2024-03-10"},
	} {
		got := said([]byte("date;game;Ann;Ben\n"+others[0]+";Skyjo;5;6\n"+day+";Skyjo;7;8\n"+others[1]+";Skyjo;9;10\n"), bring.Answers{})
		if strings.Count(got, "skyjo: ") != 2 || !strings.Contains(got, "left: 1 the day is yet to come (Skyjo "+day+")") {
			t.Errorf("%s:\n%s", day, got)
		}
	}
}
