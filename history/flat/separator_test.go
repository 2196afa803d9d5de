package flat_test

import (
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
