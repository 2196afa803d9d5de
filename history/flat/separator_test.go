package flat_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"tabby/history/flat"
)

// saved is a table as a spreadsheet of some country saves it.
const saved = "date,variant,player,total\n2026-01-02,rat-a-tat-cat,Ann,12\n2026-01-02,rat-a-tat-cat,\"Ben\",7\n"

func TestTablesOfEverySpreadsheetAreRead(t *testing.T) {
	for name, text := range map[string]string{
		"commas":                   saved,
		"semicolons":               strings.ReplaceAll(saved, ",", ";"),
		"tabs":                     strings.ReplaceAll(saved, ",", "\t"),
		"semicolons and decimals":  strings.NewReplacer(",", ";", "12\n", "12,00\n", "7\n", "7,0\n").Replace(saved),
		"a mark, tabs and returns": "\ufeff" + strings.NewReplacer(",", "\t", "\n", "\r\n").Replace(saved),
	} {
		t.Run(name, func(t *testing.T) {
			games := 0
			for g, err := range flat.Read(strings.NewReader(text), nil) {
				if err != nil {
					t.Fatal(err)
				}
				games++
				if _, s := sheet(t, g); s.Totals[0] != 12 || s.Totals[1] != 7 {
					t.Errorf("the totals are %v", s.Totals)
				}
			}
			if games != 1 {
				t.Errorf("%d games are read", games)
			}
		})
	}
}

func TestDaysAreReadAsSpreadsheetsWriteThem(t *testing.T) {
	for text, want := range map[string]string{
		"02.01.2026|2.1.2026":               "2026-01-02 20:00|2026-01-02 20:00",
		"02/01/2026|13/01/2026":             "2026-01-02 20:00|2026-01-13 20:00",
		"02-01-2026|2026-01-02":             "2026-01-02 20:00|2026-01-02 20:00",
		"1/2/2026 21:04|1/13/2026 9:04:30":  "2026-01-02 21:04|2026-01-13 09:04",
		"02.01.2026 21:04|2026-01-02 21:04": "2026-01-02 21:04|2026-01-02 21:04",
		"13/01/2026|01/13/2026":             "2026-01-13 20:00|line 4",
		"01/13/2026|13/01/2026":             "line 2",
		"31.02.2026":                        "line 2",
		"02.01.26":                          "line 2",
		"2.1.2026 |0.1.2026":                "2026-01-02 20:00|line 4",
		"01.02.1800":                        "line 2",
	} {
		table := "date;variant;game;player;total\n"
		for i, day := range strings.Split(text, "|") {
			table += fmt.Sprintf("%s;recall;%d;Ann;1\n%[1]s;recall;%[2]d;Ben;2\n", day, i)
		}
		var got []string
		for g, err := range flat.Read(strings.NewReader(table), nil) {
			if wrong := new(flat.LineError); errors.As(err, &wrong) && errors.Is(err, flat.ErrDate) {
				got = append(got, fmt.Sprint("line ", wrong.Line))
			} else if err == nil {
				got = append(got, g.At.Format("2006-01-02 15:04"))
			}
		}
		if is := strings.Join(got, "|"); is != want {
			t.Errorf("%s: %s, want %s", text, is, want)
		}
	}
}

func TestNumbersThatAreNotWholeAreRefused(t *testing.T) {
	for _, total := range []string{"12,5", "1.000", "1,000,0", ",0x", "٣"} {
		text := strings.NewReplacer(",", ";", "12\n", total+"\n").Replace(saved)
		for _, err := range flat.Read(strings.NewReader(text), nil) {
			if err == nil {
				t.Errorf("%s is taken", total)
			}
		}
	}
}

func TestOnesOwnTableIsKnownWhateverStandsBetweenItsCells(t *testing.T) {
	head := "game,date,variant,ending,rules,definition,round,kind,player,points,penalty,counted,special,total,called,final,place,won,head_start\n"
	for _, between := range []string{",", ";", "\t"} {
		if !flat.Own([]byte(strings.ReplaceAll(head, ",", between))) {
			t.Errorf("with %q it is not known", between)
		}
	}
}
