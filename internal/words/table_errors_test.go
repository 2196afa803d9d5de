package words_test

import (
	"fmt"
	"testing"

	"tabby/history/bring"
	"tabby/internal/testing/expect"
)

func TestFaultsOfATableAreNamedWithTheirLine(t *testing.T) {
	const head = "date,variant,round,player,points\n"
	for text, want := range map[string]string{
		"":                                     "Line 1: the file is empty.",
		"date,variant,player\n":                `Line 1: the first row has to name a column “points”.`,
		head + "2026-11-20,recall,1,Ann,ten\n": `Line 2: points is “ten”, not a whole number from 0 to 99999.`,
		head + "yesterday,recall,1,Ann,3\n":    `Line 2: “yesterday” isn’t a day as Tabby reads it; write it like 2026-11-20.`,
		head + "2026-11-20,skat,1,Ann,3\n2026-11-20,skat,1,Ben,3\n":     "The file doesn’t say everything that Tabby needs to know.",
		head + "2026-11-20,recall,2,Ann,3\n":                            "Line 2: round 2 comes after round 0.",
		head + "2026-11-20,recall,,Ann,3\n":                             "Line 2: only Ann is in this game.",
		head + "2026-11-20,recall,1,Ann,3\n2026-11-20,recall,1,Ann,4\n": "Line 3: Ann has two rows in this round.",
	} {
		var got string
		f, err := bring.Read([]byte(text), bring.Options{})
		if err == nil {
			for _, err = range f.Games() {
			}
		}
		if err != nil {
			got = say.Explain(err)
		}
		expect.Same(t, fmt.Sprint(text), got, want)
	}
}
