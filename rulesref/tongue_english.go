package rulesref

import (
	"regexp"
	"strings"

	"github.com/blevesearch/snowballstem/english"
)

// inEnglish is how the search reads English.
func inEnglish() *tongue {
	return &tongue{
		fold: strings.ToLower,
		stem: func(word string) string { return stemmed(english.Stem, word) },
		silent: " a an the i me my we us our you your he she his her him it its they them their " +
			"is are was were be been am do does did done has have had will would shall should could can may might player upon also too very really now cannot cant dont doesnt didnt wont isnt arent theres whats " +
			"of to in on at by for from with into onto up down as and or but if then than so that this these those " +
			"what which s t m re ve ll d there here about just please when how who got go goes thing " +
			"happen happens happened rule rules allowed allow ok okay card cards one any some im mean explain tell during ",
		numbers: smallNumbers("zero - two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen "+
			"seventeen eighteen nineteen twenty", map[string]string{"sixes": "6"}, "s"),
		minus: []string{"minus", "negative"},
		weak: map[string]float64{
			"<must": 0.4, "must": 0.4, "need": 0.4, "player": 0.4, "game": 0.4, "get": 0.4,
			"work": 0.1, "between": 0.7, "again": 0.7, "use": 0.7,
		},
		callBefore: "say calls call",
		verdict:    regexp.MustCompile(`^(?:Yes|No)\b`),
		// I called, may I look
		closed: regexp.MustCompile(`^(?:am|are|can|could|did|do|does|has|have|is|may|must|should|will) |` +
			`\b(?:am|are|can|could|did|do|does|is|may|must|should|will) (?:i|my|we|our|you|he|she|it|they|the|everybody|somebody) `),
		open:   regexp.MustCompile(`\b(?:how|what|when|where|which|who|whose|why)\b`),
		power:  "power does use",
		number: "number",
		alias: map[string]string{
			"peek_own": "peek spähen", "look_any": "peek look at other",
			"swap_other": "swap tausch", "switch_any": "swap switch", "draw_two": "draw 2 zweimal ziehen",
		},
	}
}
