package rulesref

import (
	"regexp"
	"strconv"
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
		numbers: englishNumbers(),
		minus:   []string{"minus", "negative"},
		weak: map[string]float64{
			"<must": 0.4, "must": 0.4, "need": 0.4, "player": 0.4, "game": 0.4, "get": 0.4,
			"work": 0.1, "between": 0.7, "again": 0.7, "use": 0.7,
		},
		calls:   englishCalls,
		verdict: regexp.MustCompile(`^(?:Yes|No)\b`),
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

// englishNumbers returns the digits for the words of small numbers, except "one", which is
// mostly a pronoun.
func englishNumbers() map[string]string {
	all := map[string]string{"sixes": "6"}
	small := "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen " +
		"seventeen eighteen nineteen twenty"
	for n, word := range strings.Fields(small) {
		if n == 1 {
			continue
		}
		all[word] = strconv.Itoa(n)
		if n > 0 {
			all[word+"s"] = all[word]
		}
	}
	return all
}

// englishCalls returns the phrases that people use for a call. A call of a single word is only
// recognized after a verb, as it may mean something else.
func englishCalls(call string) []string {
	if strings.Contains(call, " ") {
		return []string{call}
	}
	return []string{"say " + call, "calls " + call, "call " + call}
}
