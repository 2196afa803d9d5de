package bring_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"tabby/history/bring"
	"tabby/internal/testing/expect"
)

// saved is a table as a spreadsheet of some country saves it.
const saved = "date,variant,player,total\n2026-01-02,rat-a-tat-cat,Ann,12\n2026-01-02,rat-a-tat-cat,\"Ben\",7\n"

func TestDaysAreReadAsSpreadsheetsWriteThem(t *testing.T) {
	for text, want := range map[string]string{
		"02.01.2026|2.1.2026":               "2026-01-02 20:00|2026-01-02 20:00",
		"02/01/2026|13/01/2026":             "2026-01-02 20:00|2026-01-13 20:00",
		"02-01-2026|2026-01-02":             "asked",
		"02-01-2026|13-01-2026":             "2026-01-02 20:00|2026-01-13 20:00",
		"1/2/2026 21:04|1/13/2026 9:04:30":  "2026-01-02 21:04|2026-01-13 09:04",
		"02.01.2026 21:04|2026-01-02 21:04": "2026-01-02 21:04|2026-01-02 21:04",
		"13/01/2026|01/13/2026":             "line 4",
		"01/13/2026|13/01/2026":             "line 2",
		"31.02.2026":                        "line 2",
		"02.01.26":                          "2026-01-02 20:00",
		"2.1.2026 |0.1.2026":                "line 4",
		"01.02.1800":                        "line 2",
	} {
		table := "date;variant;game;player;total\n"
		for i, day := range strings.Split(text, "|") {
			table += fmt.Sprintf("%s;recall;%d;Ann;1\n%[1]s;recall;%[2]d;Ben;2\n", day, i)
		}
		games, err := read(table)
		var got []string
		for _, g := range games {
			got = append(got, g.At.Format("2006-01-02 15:04"))
		}
		if wrong := new(bring.LineError); errors.As(err, &wrong) {
			got = append(got, fmt.Sprint("line ", wrong.Line))
		}
		if errors.Is(err, bring.ErrOpen) {
			got = append(got, "asked")
		}
		expect.Same(t, text, strings.Join(got, "|"), want)
	}
}

func TestNumbersThatAreNotWholeAreRefused(t *testing.T) {
	for _, total := range []string{"12,5", "1.000", "1,000,0", ",0x", "٣"} {
		text := strings.NewReplacer(",", ";", "12\n", total+"\n").Replace(saved)
		if _, err := read(text); err == nil {
			t.Errorf("%s is taken", total)
		}
	}
}
