package rulesref

import (
	"cmp"
	"slices"
	"strings"

	"tabby/engine"
)

// A thesaurus groups words and phrases of nearly the same meaning.
type thesaurus struct {
	words   map[string]string // from a word as it is listed to its group
	stems   map[string]string // from a stem to its group
	phrases *strings.Replacer // from " a phrase " to " <group "
}

// newThesaurus reads synonyms, each a group and its list, and what the games call a call.
func (in *reading) newThesaurus(synonyms []string) thesaurus {
	t := thesaurus{words: map[string]string{}, stems: map[string]string{}}
	var phrases [][2]string
	for _, line := range synonyms {
		group, list, _ := strings.Cut(line, ": ")
		t.words[in.fold(group)], t.stems[in.stem(in.fold(group))] = group, group
		for item := range strings.SplitSeq(list, ", ") {
			if strings.Contains(item, " ") {
				phrases = append(phrases, [2]string{" " + spaced(in.simple(item)) + " ", " <" + group + " "})
			} else {
				note(t.words, in.fold(item), group)
				note(t.stems, in.stem(in.fold(item)), group)
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

// note notes the group of a word, unless it has one.
func note(groups map[string]string, word, group string) {
	if groups[word] == "" {
		groups[word] = group
	}
}

// of returns the group of a word with a stem, or "". A word that is listed as it is does not go by its stem.
func (t thesaurus) of(word, stem string) string { return cmp.Or(t.words[word], t.stems[stem]) }

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
