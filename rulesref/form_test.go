package rulesref

import "testing"

func TestFormOfAQuery(t *testing.T) {
	for query, want := range map[string]form{
		"swap":                                keywords,
		"out of cards":                        keywords,
		"I have no cards left":                keywords,
		"Can I look again?":                   decision,
		"I called, may I still snap":          decision,
		"is it over when the pile is empty":   decision,
		"when may I call":                     account,
		"I called, what do I say":             account,
		"how many cards does everybody get":   account,
		"my brother knocked, do I get a turn": decision,
	} {
		if got := tongueOf("en").search().formOf(query); got != want {
			t.Errorf("%q is of form %d, want %d", query, got, want)
		}
	}
}
