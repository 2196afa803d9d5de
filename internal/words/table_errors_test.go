package words_test

import (
	"fmt"
	"strings"
	"testing"

	"tabby/history/flat"
	"tabby/internal/testing/expect"
)

func TestWhatIsWrongWithATableIsSaidWithItsLine(t *testing.T) {
	const head = "date,variant,round,player,points\n"
	for text, want := range map[string]string{
		"":                                   "Line 1: the file is empty.",
		"date,variant,player\n":              `Line 1: the first row has to name columns “round” and “points”, or “total”.`,
		"date,player,total\n":                `Line 1: the first row has to name a column “variant”.`,
		"date,date,variant,player,total\n":   `Line 1: there are two columns “date”.`,
		head + "2026-11-20,recall,1,Ann,x\n": `Line 2: points is “x”, not a number from 0 to 99999.`,
		head + "yesterday,recall,1,Ann,3\n":  `Line 2: “date” is “yesterday”, not written like 2026-11-20.`,
		head + "2026-11-20,skat,1,Ann,3\n":   `Line 2: there is no variant “skat”.`,
		head + "2026-11-20,recall,2,Ann,3\n": "Line 2: round 2 comes after round 0.",
		head + "2026-11-20,recall,,Ann,3\n":  "Line 2: there is neither a round nor a total.",
		head + "2026-11-20,recall,1,Ann,3\n2026-11-20,recall,1,Ann,4\n": "Line 3: Ann has two rows in this round.",
	} {
		var got string
		for _, err := range flat.Read(strings.NewReader(text), nil) {
			if err != nil {
				got = say.Explain(err)
			}
		}
		expect.Same(t, fmt.Sprint(text), got, want)
	}
}
