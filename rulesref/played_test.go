package rulesref

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"tabby/engine"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/wordstest"
	"tabby/internal/words"
	"tabby/scoring"
)

// A desk is a table whose answers are played.
type desk struct {
	rules engine.Rules
	own   *engine.CustomGame // or nil
	house engine.House
	made  engine.Ruleset
	watch func() (seen, bool) // what comes about in some rounds that are dealt
}

// deskOf returns a table, and whether there can be one.
func deskOf(r engine.Rules, own *engine.CustomGame, house engine.House) (desk, bool) {
	made, err := r.With(house)
	d := desk{rules: r, own: own, house: house, made: made}
	d.watch = sync.OnceValues(func() (seen, bool) { return d.deals(30) })
	return d, err == nil
}

func (d desk) String() string { return fmt.Sprint(d.rules.ID, " ", d.house) }

// is and amount read a house rule.
func (d desk) is(k engine.Key, v engine.Value) bool { return d.made.Value(k) == v }
func (d desk) amount(k engine.Key) int              { return d.made.Number(k) }

// offers reports whether the game has a house rule.
func (d desk) offers(k engine.Key) bool { _, ok := d.rules.Offers(k); return ok }

// with returns the table with further house rules, and whether there can be one.
func (d desk) with(more engine.House) (desk, bool) {
	house := engine.House{}
	maps.Copy(house, d.house)
	maps.Copy(house, more)
	return deskOf(d.rules, d.own, house)
}

// The players of every game that is played for an answer.
const (
	ann scoring.Player = iota
	ben
	cy
)

// A start is how a game begins.
type start struct {
	totals, fallen []int
	people         int // 3 unless it says otherwise
}

// play plays a game at the table, and reports whether nothing in it is refused.
func (d desk) play(from start, acts ...scoring.Intent) (scoring.Sheet, bool) {
	in := scoring.Start{Variant: d.rules.ID, House: d.house, Game: d.own}
	if in.Game != nil {
		in.Variant = ""
	}
	if from.people == 0 {
		from.people = 3
	}
	for i := range from.people {
		in.People = append(in.People, scoring.Person{Name: fmt.Sprint("P", i)})
	}
	for i, total := range from.totals {
		c := scoring.Carry{Total: total}
		if i < len(from.fallen) {
			c.Fallen = from.fallen[i]
		}
		in.Carried = append(in.Carried, c)
	}
	var g scoring.Game
	for _, act := range append([]scoring.Intent{in}, acts...) {
		events, err := scoring.Decide(g, act)
		if err != nil {
			return scoring.Sheet{}, false
		}
		for _, e := range events {
			g = scoring.Apply(g, e)
		}
	}
	return g.Sheet(time.Time{}), true
}

// round writes a round of these points. Where somebody has to end it, the best of them does.
func (d desk) round(points ...int) scoring.Record {
	if d.rules.Calling != engine.MustCall {
		return called(scoring.Nobody, points...)
	}
	best := slices.Index(points, slices.Min(points))
	if d.rules.HighestWins {
		best = slices.Index(points, slices.Max(points))
	}
	return called(scoring.Player(best), points...)
}

// long returns the table with a game that no number of rounds ends soon.
func (d desk) long() desk {
	more := engine.House{engine.Rounds: "99"}
	if d.offers(engine.MostRounds) {
		more[engine.MostRounds] = engine.None
	}
	long, ok := d.with(more)
	if !ok {
		return d
	}
	return long
}

func called(by scoring.Player, points ...int) scoring.Record {
	in := scoring.Record{Caller: by}
	for _, n := range points {
		in.Scores = append(in.Scores, &scoring.Score{Points: n})
	}
	return in
}

// fair returns points of a round which Cy does best, so that a call of Cy is right.
func (d desk) fair() []int {
	if d.rules.HighestWins {
		return []int{5, 7, 12}
	}
	return []int{12, 7, 5}
}

// reach plays a round that brings Ann to a total, with others far from it, after her total fell
// so often.
func (d desk) reach(total, fallen int) (scoring.Sheet, bool) {
	points := d.fair()
	if d.is(engine.BestCounts, engine.CountsOne) {
		points = []int{points[2], points[1], points[0]} // nobody else counts
	}
	d = d.long()
	probe, ok := d.play(start{}, d.round(points...))
	if !ok || probe.Rounds[0].Cells[ann].Counted == 0 {
		return probe, false
	}
	before := total - probe.Rounds[0].Cells[ann].Counted
	return d.play(start{totals: []int{before, -5000, -5001}, fallen: []int{fallen, 0, 0}}, d.round(points...))
}

// A played answer is one that is held against the game.
type played struct {
	text  string
	asked int // how often it was held
	miss  []string
}

// wants notes what the answer has to say.
func (p *played) wants(holds bool, text string) {
	p.asked++
	if holds != strings.Contains(p.text, text) {
		p.miss = append(p.miss, fmt.Sprintf("%q: %v", text, holds))
	}
}

// tables are every game by the book, under each house rule at each value, some house rules
// together, and some custom games.
func desks(f func(desk)) {
	for _, r := range engine.Games() {
		for _, house := range houses(r) {
			if d, ok := deskOf(r, nil, house); ok {
				f(d)
			}
		}
	}
	for _, own := range []engine.CustomGame{
		{Name: "Oma", Players: engine.Pair{3, 8}, House: engine.House{engine.End: engine.EndElimination, engine.Falls: "100=50*1,200=90"}},
		{Name: "Opa", Players: engine.Pair{3, 4}, Wins: "highest", House: engine.House{engine.WrongCallPenalty: "25", engine.RightCallLess: "10"}},
		{Name: "Ali", Players: engine.Pair{3, 4}, House: engine.House{engine.RightCallLess: "10", engine.WrongCallPenalty: "double", engine.WrongCallPlus: "4"}},
		{Name: "Ida", Players: engine.Pair{3, 4}, Changes: true, TieBreaks: []string{"fewer_cards", "caller"}},
	} {
		r, err := own.Rules()
		if err != nil {
			panic(err)
		}
		d, _ := deskOf(r, &own, nil)
		f(d)
	}
}

// houses are the house rules under which the answers about a game are played.
func houses(r engine.Rules) []engine.House {
	all := []engine.House{nil}
	for _, o := range r.House {
		for _, v := range values(o.Key) {
			all = append(all, engine.House{o.Key: v})
		}
	}
	for _, end := range []engine.Value{engine.EndElimination, engine.EndThreshold} {
		for _, cmp := range []engine.Value{engine.Reach, engine.Exceed} {
			all = append(all, engine.House{engine.End: end, engine.ThresholdCmp: cmp})
			for _, to := range []engine.Value{engine.FallHalf, "60", "150"} {
				all = append(all, engine.House{engine.End: end, engine.ThresholdCmp: cmp, engine.ExactLimit: to, engine.Threshold: "101"})
			}
			for _, falls := range []engine.Value{engine.None, "100=50", "100=50*1", "100=50*2,200=0"} {
				all = append(all, engine.House{engine.End: end, engine.ThresholdCmp: cmp, engine.Falls: falls, engine.Threshold: "100"})
			}
		}
		all = append(all, engine.House{engine.End: engine.EndElimination, engine.NobodySurvives: engine.Replay})
	}
	return all
}

// outcome finds an answer that says a number, or what comes of something.
var outcome = regexp.MustCompile(`(?i)\d|\b(?:once|twice|shorter|longer|two|three|four|five|six|seven|eight|nine|ten)\b|\b(?:wins?|won|counts?|costs?|falls?|out|over|ends?|share[sd]?|totals?|points?)\b`)

// TestAnswersAreAsTheGameIsPlayed plays what the answers say, and lists those that nothing plays.
func TestAnswersAreAsTheGameIsPlayed(t *testing.T) {
	tried, silent, n := map[string]int{}, map[string]bool{}, 0
	desks(func(d desk) {
		if n++; len(d.house) > 0 && n%assault.Times(24, 1, 1) != 0 {
			return
		}
		for _, q := range bookFor(d.made, en).Questions() {
			play, ok := plays[q.ID]
			if !ok {
				play, ok = dealt[q.ID]
			}
			if hold, is := powerPlays[q.ID]; is {
				play, ok = playDeal(hold), true
			}
			if !ok {
				if outcome.MatchString(q.Ruling) && !slices.Contains(moves, q.ID) {
					silent[q.ID] = true
				}
				continue
			}
			p := &played{text: q.Ruling}
			if play(d, p) && p.asked > 0 {
				tried[q.ID]++
			}
			if len(p.miss) > 0 {
				t.Errorf("%v: %q is answered %q, but the game says %s", d, q.Ask, q.Ruling, strings.Join(p.miss, ", "))
			}
		}
	})
	for _, id := range slices.Sorted(maps.Keys(silent)) {
		t.Errorf("nothing plays what %s says", id)
	}
	for _, id := range slices.Concat(slices.Sorted(maps.Keys(plays)), slices.Sorted(maps.Keys(dealt)), slices.Sorted(maps.Keys(powerPlays))) {
		if tried[id] == 0 {
			t.Errorf("%s was played %d times", id, tried[id])
		}
	}
}

// TestAWrongAnswerIsFound says on purpose what is not so.
func TestAWrongAnswerIsFound(t *testing.T) {
	for _, c := range []struct{ variant, id, file, text, by string }{
		{"cabo", "q-exactly", "shared.tmpl", "\n{{if fallsHere}}", "\n{{if not fallsHere}}"},
		{"yaniv", "q-call-wrong", "en.arb", "You score {wrongCallPenalty} more.", "You score {wrongCallPenalty} less."},
		{"skyjo", "q-call-level", "kept_questions.tmpl", `{{if on "ties_are_right"}}`, `{{if not (on "ties_are_right")}}`},
	} {
		d, _ := deskOf(table(t, c.variant, nil).Rules, nil, nil)
		e := broken(t, c.file, c.text, c.by)
		s, _ := newBook(d.made, e.words, e.reads).Section(c.id)
		p := &played{text: s.Text()}
		if plays[c.id](d, p); len(p.miss) == 0 {
			t.Errorf("%s: nothing is found wrong with %q", c.variant, p.text)
		}
	}
}

// TestAnswersHaveTheSameNumbersInAllLanguages holds what is played in English for the others.
func TestAnswersHaveTheSameNumbersInAllLanguages(t *testing.T) {
	figures := regexp.MustCompile(`\d+`)
	said := func(d desk, w *words.Language, text string) []string {
		for _, k := range kinds(w, d.made, d.made.Deck()) {
			if k.Power == engine.PowerNamed("draw_two") { // whose name has a figure in some
				text = strings.ReplaceAll(text, k.Name, "")
			}
		}
		return slices.Compact(slices.Sorted(slices.Values(figures.FindAllString(text, -1))))
	}
	n := 0
	desks(func(d desk) {
		if n++; n%assault.Times(108, 3, 1) != 0 {
			return
		}
		english := bookFor(d.made, en).Questions()
		for _, w := range wordstest.Languages()[1:] {
			for i, q := range For(d.made, w).Questions() {
				first := english[i]
				if _, ok := plays[q.ID]; !ok || q.ID == "q-rounds" || q.ID == "q-late-join" {
					continue
				}
				if got, want := said(d, w, q.Ruling), said(d, en, first.Ruling); !slices.Equal(got, want) {
					t.Errorf("%v: %s: %q says %v, %q says %v", d, w.Tag, q.Ruling, got, first.Ruling, want)
				}
			}
		}
	})
}
