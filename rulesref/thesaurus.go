package rulesref

import (
	"slices"
	"strings"

	"tabby/engine"
)

// A thesaurus groups words and phrases of nearly the same meaning.
type thesaurus struct {
	words   map[string]string // from a stem to its group
	phrases *strings.Replacer // from " a phrase " to " <group "
}

// newThesaurus reads synonyms, each a group and its list, and what the games call a call.
func (in *reading) newThesaurus(synonyms []string) thesaurus {
	t := thesaurus{words: map[string]string{}}
	var phrases [][2]string
	for _, line := range synonyms {
		group, list, _ := strings.Cut(line, ": ")
		t.words[in.stem(group)] = group
		for item := range strings.SplitSeq(list, ", ") {
			if strings.Contains(item, " ") {
				phrases = append(phrases, [2]string{" " + spaced(in.simple(item)) + " ", " <" + group + " "})
			} else if stem := in.stem(item); t.words[stem] == "" {
				t.words[stem] = group
			}
		}
	}
	for _, r := range engine.Games() {
		if r.Call == "" || r.Kept && strings.Contains(r.Call, " ") {
			continue // people say “the end” of other things than Skyjo
		}
		for _, said := range in.calls(in.simple(r.Call)) {
			phrases = append(phrases, [2]string{" " + spaced(said) + " ", " <call "})
		}
	}
	slices.SortStableFunc(phrases, func(p, q [2]string) int { return len(q[0]) - len(p[0]) }) // the longer one is meant
	t.phrases = strings.NewReplacer(flat(phrases)...)
	return t
}

// flat returns pairs one after the other.
func flat(pairs [][2]string) (all []string) {
	for _, p := range pairs {
		all = append(all, p[0], p[1])
	}
	return all
}

// calls returns the phrases that people use for a call. One of a single word is only recognized
// beside a verb, as it may mean something else.
func (in *reading) calls(call string) []string {
	if strings.Contains(call, " ") {
		return []string{call}
	}
	var all []string
	for _, verb := range in.callBefore {
		all = append(all, verb+" "+call)
	}
	for _, verb := range in.callAfter {
		all = append(all, call+" "+verb)
	}
	return all
}
