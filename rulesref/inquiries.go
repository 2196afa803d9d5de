package rulesref

import (
	"maps"
	"math"
	"slices"
	"strings"

	"tabby/engine"
)

// inquiries know which answers people meant by what they typed. They learn it from a file of lines: a table, the text,
// the IDs of its answers, and for some the beginning of the answer.
//
// Each clue of a text has a weight for each answer. The answers for which the sum of the weights is high are likely: a
// logistic regression.
type inquiries struct {
	answers []string       // their IDs
	clues   map[string]int // the numbers of the clues that several texts have
	rarity  []float32      // of each clue: how much it says
	weights [][]float32    // of each clue for each answer
}

// An inquiry is a text with its answers.
type inquiry struct {
	names   []string // of its clues
	clues   []clue   // those that several texts have
	answers []int    // by their numbers
}

// A clue of a text has a number, and its share in the text: the squares of the shares are 1 together.
type clue struct {
	number int
	share  float32
}

// newInquiries learns from the lines of a file. It calls pause after a few lines, again and again: a program in a browser
// has one thread, which also draws.
func (in *reading) newInquiries(text string, pause func()) *inquiries {
	q := &inquiries{clues: map[string]int{}}
	all, often := []inquiry{}, map[string]int{}
	for i, line := range askedLines(text) {
		if i%aFew == 0 {
			pause()
		}
		one := inquiry{names: in.clues(line.says, line.about), answers: q.numbers(line.answers)}
		for _, name := range one.names {
			often[name]++
		}
		all = append(all, one)
	}
	for _, name := range slices.Sorted(maps.Keys(often)) { // always in the same order
		if n := often[name]; n > 1 {
			q.clues[name] = len(q.rarity)
			q.rarity = append(q.rarity, float32(1+math.Log(float64(len(all))/float64(n))))
			q.weights = append(q.weights, make([]float32, len(q.answers)))
		}
	}
	for i := range all {
		all[i].clues = q.known(all[i].names)
	}
	q.learn(all, pause)
	return q
}

// An askedLine is a line of a file of questions.
type askedLine struct {
	about   engine.Rules
	says    string
	answers []string // their IDs
}

// askedLines returns the lines of a file, except those of games that only tests have.
func askedLines(text string) (all []askedLine) {
	for line := range strings.Lines(text) {
		parts := strings.Split(strings.TrimSpace(line), " | ")
		if len(parts) < 3 || strings.HasPrefix(line, "#") {
			continue
		}
		id, _, _ := strings.Cut(parts[0], " ")
		if about, err := engine.Variant(id); err == nil {
			all = append(all, askedLine{about, parts[1], strings.Split(parts[2], ", ")})
		}
	}
	return all
}

// numbers returns the numbers of answers, and gives those one that have none.
func (q *inquiries) numbers(ids []string) (all []int) {
	for _, id := range ids {
		i := slices.Index(q.answers, id)
		if i < 0 {
			i = len(q.answers)
			q.answers = append(q.answers, id)
		}
		all = append(all, i)
	}
	return all
}

// How the weights are learned: how often every text is read, and how far the first reading moves the weights towards its
// answers. Each later reading moves them less. After more readings no more new questions are answered.
const (
	readings  = 3
	firstStep = 8
)

// aFew is how many lines are read, or learned, in some milliseconds.
const aFew = 100

// stride is prime: lines that stand together are much alike, and are learned far apart.
const stride = 7919

// learn finds the weights by stochastic gradient descent.
func (q *inquiries) learn(all []inquiry, pause func()) {
	likely := make([]float32, len(q.answers))
	for reading := range readings {
		step := firstStep / float32(1+reading)
		for n := range all {
			if n%aFew == 0 {
				pause()
			}
			i := n * stride % len(all)
			q.likely(all[i].clues, likely)
			for _, a := range all[i].answers {
				likely[a] -= 1 / float32(len(all[i].answers))
			}
			for a, excess := range likely {
				if max(excess, -excess) > negligible {
					for _, c := range all[i].clues {
						q.weights[c.number][a] -= step * excess * c.share
					}
				}
			}
		}
	}
}

// negligible is how wrong a likelihood may be: to correct it would take time, and change nothing.
const negligible = 0.002

// known returns those clues of a text that several texts had, with their shares.
func (q *inquiries) known(names []string) (all []clue) {
	squares := 0.0
	for _, name := range names {
		if i, ok := q.clues[name]; ok {
			all = append(all, clue{i, q.rarity[i]})
			squares += math.Pow(float64(q.rarity[i]), 2)
		}
	}
	for i := range all {
		all[i].share /= float32(math.Sqrt(squares))
	}
	return all
}

// likely finds how likely each answer to a text with these clues is: together 1.
func (q *inquiries) likely(clues []clue, likely []float32) {
	clear(likely)
	for _, c := range clues {
		for a, weight := range q.weights[c.number] {
			likely[a] += c.share * weight
		}
	}
	most, sum := slices.Max(likely), float32(0)
	for a, weight := range likely {
		likely[a] = float32(math.Exp(float64(weight - most)))
		sum += likely[a]
	}
	for a := range likely {
		likely[a] /= sum
	}
}

// have reports whether several texts had a word.
func (q *inquiries) have(w token) bool {
	_, known := q.clues[w.meaning()]
	return known
}

// clues returns everything that a text about a game can be recognized by, each once: the game, the meanings of its words,
// the words themselves, and each word with the one before it. The word that is called in the game means a call.
func (in *reading) clues(text string, about engine.Rules) []string {
	all, plain, called := []string{"@" + about.ID}, in.simple(text), ""
	if about.Kept && !strings.Contains(about.Call, " ") {
		called = in.stem(in.simple(about.Call))
	}
	for _, w := range in.meaningful(strings.Fields(in.grouped(plain))) {
		all = append(all, w.meaning())
	}
	before := ""
	for w := range strings.FieldsSeq(plain) {
		if w = in.stem(w); w == called {
			w = "<call"
		}
		all = append(all, "="+w, before+" "+w)
		before = w
	}
	return sorted(all)
}

// meaning returns the group of a token, or its stem if it has none.
func (w token) meaning() string {
	if w.group != "" {
		return "<" + w.group
	}
	return w.stem
}

// leastLikely is the likelihood below which an answer is not worth showing.
const leastLikely = 0.01

// likeness returns how likely it is that a text with these clues means each answer, from leastLikely to 1.
func (q *inquiries) likeness(names []string) map[string]float64 {
	all, likely := map[string]float64{}, make([]float32, len(q.answers))
	if len(likely) == 0 {
		return all // nobody has asked anything in this language
	}
	q.likely(q.known(names), likely)
	for a, p := range likely {
		if p >= leastLikely {
			all[q.answers[a]] = float64(p)
		}
	}
	return all
}

// likeness returns how like a query is to what each answer was once found for. If the book does not have an answer,
// others stand in for it.
func (b *Book) likeness(query string) map[string]float64 {
	in := b.reads.search()
	found := in.inquiries(func() {}).likeness(in.clues(query, b.Ruleset.Rules))
	all := maps.Clone(found)
	for id, like := range found {
		if _, has := b.Section(id); has {
			continue
		}
		for _, other := range standIns(id) {
			all[other] = max(all[other], like)
		}
	}
	return all
}

// standIns returns what answers, in a game that is kept, what was asked of a section that only dealt games have.
func standIns(id string) []string {
	switch id {
	case "choices", "draw":
		return []string{"round"}
	case "line":
		return []string{"deal", "q-rows"}
	case "reveal":
		return []string{"last-turns"}
	case "powers", "card-peek", "card-swap":
		return []string{"effects", "q-effects"}
	case "q-peek-other", "q-look-any":
		return []string{"q-look-other"}
	case "q-take-power":
		return []string{"q-spent-power"}
	case "q-recall-powers":
		return []string{"q-dealt-power"}
	case "q-change-mind":
		return []string{"q-keep-drawn"}
	case "q-throw-back":
		return []string{"q-take-discard"}
	case "virtual":
		return []string{"q-deal"}
	}
	return nil
}
