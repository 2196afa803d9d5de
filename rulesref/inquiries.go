package rulesref

import (
	"maps"
	"math"
	"strings"
)

// inquiries are questions that people once typed, in a file of lines: a table, the text, the IDs of its
// answers, and for some the beginning of the answer. A similar query has the same answers.
type inquiries struct {
	answers [][]string       // of each
	with    map[string][]int // those that have a clue
	length  []float64        // of each as a vector of its clues, by their rarity
}

// newInquiries reads a file.
func (in *reading) newInquiries(text string) *inquiries {
	q := &inquiries{with: map[string][]int{}}
	var clues [][]string
	for line := range strings.Lines(text) {
		if parts := strings.Split(strings.TrimSpace(line), " | "); len(parts) > 2 && !strings.HasPrefix(line, "#") {
			q.answers, clues = append(q.answers, strings.Split(parts[2], ", ")), append(clues, in.clues(parts[1]))
		}
	}
	for i, all := range clues {
		for _, clue := range all {
			q.with[clue] = append(q.with[clue], i)
		}
	}
	for _, all := range clues {
		q.length = append(q.length, q.lengthOf(all))
	}
	return q
}

// clues returns everything that a text can be recognized by, each once: the meanings of its words, the
// words themselves, and each word with the one before it.
func (in *reading) clues(text string) []string {
	var all []string
	plain := in.simple(text)
	for _, w := range in.meaningful(strings.Fields(in.grouped(plain))) {
		all = append(all, w.meaning())
	}
	before := ""
	for w := range strings.FieldsSeq(plain) {
		w = in.stem(w)
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

// rarity returns how much a clue says.
func (q *inquiries) rarity(clue string) float64 {
	return math.Log(1 + float64(len(q.answers))/(0.5+float64(len(q.with[clue]))))
}

func (q *inquiries) lengthOf(clues []string) float64 {
	sum := 0.0
	for _, clue := range clues {
		sum += math.Pow(q.rarity(clue), 2)
	}
	return math.Sqrt(sum)
}

// likeness returns how like a query with these clues is to what each answer was once found for, from 0 to 1.
func (q *inquiries) likeness(clues []string) map[string]float64 {
	shared := make([]float64, len(q.answers))
	for _, clue := range clues {
		weight := math.Pow(q.rarity(clue), 2)
		for _, i := range q.with[clue] {
			shared[i] += weight
		}
	}
	likeness, length := map[string]float64{}, q.lengthOf(clues)
	for i, s := range shared {
		if s == 0 {
			continue
		}
		for _, id := range q.answers[i] {
			like := s / (length * q.length[i])
			likeness[id] = max(likeness[id], like)
		}
	}
	return likeness
}

// likeness returns how like a query is to what each answer was once found for. If the book does not have an answer,
// others stand in for it.
func (b *Book) likeness(query string) map[string]float64 {
	in := b.reads.search()
	found := in.inquiries().likeness(in.clues(query))
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
