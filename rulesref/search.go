package rulesref

import (
	"cmp"
	"slices"
	"strings"

	"tabby/engine"
)

// A HitKind says what was found.
type HitKind uint8

// The kinds of hits.
const (
	CardHit HitKind = iota
	SectionHit
	QuestionHit
)

// A Hit is an answer to a search.
type Hit struct {
	ID      string // of the card, section or question
	Kind    HitKind
	Title   string
	Text    string // the whole answer in sentences
	Sources []Source
	Ground  Ground
	Rule    engine.Key // the house rule that changes it, or ""
	Score   float64    // how well it answers; only good for comparing
}

func cardHit(b *Book, c CardEntry) Hit {
	h := Hit{ID: c.ID, Kind: CardHit, Title: c.Name, Text: c.Text(), Sources: c.Sources}
	if s, ok := b.Section("power-" + powerID(c.Power)); ok {
		h.Ground = s.Ground()
	}
	return h
}

func sectionHit(b *Book, s Section) Hit {
	h := Hit{ID: s.ID, Kind: SectionHit, Title: s.Title, Text: s.Text(), Sources: s.Sources, Ground: s.Ground()}
	if strings.HasPrefix(s.ID, "q-") {
		q := b.question(s)
		h.Kind, h.Ground, h.Rule = QuestionHit, q.Ground, q.Rule
	} else if len(s.Rules) > 0 {
		h.Rule = s.Rules[0]
	}
	return h
}

// Search returns what answers the query, best first: cards, questions and
// sections. Typos and other words for the same thing are forgiven, the last word
// may be half typed, and words nobody knows are taken for the nearest known
// ones. An empty query finds nothing.
func (b *Book) Search(query string) []Hit {
	x := b.index()
	asked := unique(tokens(query))
	if len(asked) == 0 {
		return nil
	}
	half := !strings.HasSuffix(query, " ")
	scores, found := x.scores(asked, half, forgiven)
	if !found {
		scores, _ = x.scores(asked, half, func(word string) int { return len(word) })
	}
	var hits []Hit
	for i, score := range scores {
		if score > 0 {
			h := x.docs[i].Hit
			h.Score = score
			hits = append(hits, h)
		}
	}
	slices.SortStableFunc(hits, func(g, h Hit) int { return cmp.Compare(h.Score, g.Score) })
	return hits
}

// unique returns each token once, in the place where it stands last.
func unique(all []token) []token {
	var once []token
	for i, w := range all {
		if !slices.Contains(all[i+1:], w) {
			once = append(once, w)
		}
	}
	return once
}

// A tally adds up how well a document answers.
type tally struct {
	score   float64
	covered float64 // how much of what is asked it has
	words   int     // how many of the words
}

// scores returns, for every document, how well it answers.
func (x *index) scores(asked []token, half bool, slips func(string) int) (scores []float64, found bool) {
	tallies := make([]tally, len(x.docs))
	total := 0.0
	for i, w := range asked {
		best, weight := x.answers(w, x.matches(w, half && i == len(asked)-1, slips))
		total += weight
		for d, s := range best {
			if s > 0 {
				tallies[d].score += s
				tallies[d].covered += weight
				tallies[d].words++
				found = true
			}
		}
	}
	scores = make([]float64, len(x.docs))
	for d, t := range tallies {
		if t.words > 0 {
			scores[d] = t.score * (0.3 + 0.7*t.covered/total) * x.docs[d].aptness(asked, t.words)
		}
	}
	return scores, found
}

// answers returns how well every document answers a word, and how much the word
// matters.
func (x *index) answers(w token, matches []match) (best []float64, weight float64) {
	best = make([]float64, len(x.docs))
	for _, m := range matches {
		rare := m.rarity * insistence(w)
		if x.names[m.term] {
			rare *= topic
		}
		weight = max(weight, rare*m.factor)
		for _, p := range x.posts[m.term] {
			best[p.doc] = max(best[p.doc], rare*m.factor*p.weight)
		}
	}
	return best, weight
}

// aptness says by how much a document is better than its words: because of its
// kind, and where it is just what was asked for.
func (d *document) aptness(asked []token, words int) float64 {
	named, apt := d.named(asked), d.boost
	if n := len(d.stems); n <= len(asked) && words >= n {
		apt *= 1 + 0.1*float64(min(n, 2))
	}
	if named == 1 && d.Kind == CardHit {
		apt *= 1.2
	}
	return apt * (1 + 0.15*named)
}

// insistence says how much a word of a query matters: that one has to, or who
// plays, is said in many questions and tells little.
func insistence(w token) float64 {
	switch w.stem {
	case "<must", "must", "need", "player", "game", "get":
		return 0.4
	case "work":
		return 0.1
	case "between", "again", "use":
		return 0.7
	default:
		return 1
	}
}

// A match is a term that stands for a word, how well, and how much it tells.
type match struct {
	term   string
	factor float64
	rarity float64
}

// topic is how much more the name of a power card matters than other words.
const topic = 1.2

// How well a term stands for a word.
const (
	sameGroup = 0.85
	begun     = 0.8
	slipped   = 0.55
)

// matches returns the terms that stand for a word: itself, its group, what it
// begins, and, where nobody knows it, what it was meant to be.
func (x *index) matches(w token, half bool, slips func(string) int) []match {
	var all []match
	rare := x.rarity(w.stem)
	if _, ok := x.posts["<"+w.group]; ok && w.group != "" {
		rare = min(rare, x.rarity("<"+w.group)) // a rare word for a common thing tells no more
		all = append(all, match{"<" + w.group, sameGroup, rare})
	}
	if _, ok := x.posts[w.stem]; ok {
		all = append(all, match{w.stem, 1, rare})
	}
	if half && len(w.stem) > 1 {
		all = append(all, x.begunBy(w.stem)...)
	}
	if len(all) == 0 {
		all = x.meant(w.stem, slips(w.stem))
	}
	return all
}

// begunBy returns the terms that begin with the letters.
func (x *index) begunBy(letters string) []match {
	var all []match
	from, _ := slices.BinarySearch(x.terms, letters)
	for _, term := range x.terms[from:] {
		if !strings.HasPrefix(term, letters) {
			break
		}
		if term != letters {
			all = append(all, match{term, begun * float64(len(letters)) / float64(len(term)), x.rarity(term)})
		}
	}
	return all
}

// meant returns the terms nearest to a misspelt word. Of several, those said
// most often are most likely meant.
func (x *index) meant(word string, most int) []match {
	var all []match
	often := 0
	for _, term := range x.terms {
		if n := typos(word, strings.TrimPrefix(term, "<"), most); n <= most && n > 0 {
			if n < most {
				most, all, often = n, all[:0], 0
			}
			often = max(often, len(x.posts[term]))
			all = append(all, match{term, slipped / float64(n), x.rarity(term)})
		}
	}
	for i, m := range all {
		all[i].factor *= float64(len(x.posts[m.term])) / float64(often)
	}
	return all
}
