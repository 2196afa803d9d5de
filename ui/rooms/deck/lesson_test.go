package deck

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"tabby/engine"
	"tabby/internal/table/round"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/uitest"
	"tabby/internal/words"
	"tabby/internal/words/languages"
	"tabby/ui/frame"
)

// newLesson returns the lesson of a variant without a table.
func newLesson(t *testing.T, variant string, dice *rand.Rand) *lesson {
	t.Helper()
	r := &Room{World: frame.World{Now: uitest.Evening, Words: languages.English()}}
	sheet, err := r.freeSheet("lesson", variant)
	if err != nil {
		t.Fatal(err)
	}
	drafts := scratch{}
	if err = dealLesson(drafts, sheet); err != nil {
		t.Fatal(err)
	}
	later := func(time.Duration, func()) (stop func()) { return func() {} }
	d, err := round.OpenDeck(sheet, drafts, dice, round.Owner{
		After: later, Away: func(work, then func()) { work(); then() }, Failed: func(err error) { t.Fatal(err) },
	})
	if err != nil {
		t.Fatal(err)
	}
	l := &lesson{variant: variant, words: r.Words, holder: newHolder(d.Round(), r.Now, later, nil)}
	d.Round().Open, d.Round().Guide, d.Round().Tame = l.opens, l.guided, tamed
	return l
}

// moves returns the moves that the lesson lets the player make now.
func (l *lesson) moves() (all []engine.Move) {
	for m := range l.holder.driver.Round().Moves() {
		if m.Seat == l.holder.at.Seat && l.guided(m) {
			all = append(all, m)
		}
	}
	return all
}

// fits reports whether what a lesson says fits the cards and the moves that it allows.
func (l *lesson) fits(moves []engine.Move) bool {
	p, s := l.pupil(), l.step()
	only := func(do engine.MoveKind) bool {
		return !slices.ContainsFunc(moves, func(m engine.Move) bool { return m.Do != do })
	}
	switch s.Step {
	case words.LessonTake:
		return only(engine.Take) && p.pack.Deck[p.round.Discarded(0)].Points < p.face(p.highest()).Points
	case words.LessonPut, words.LessonSwap:
		return s.Card.Points < s.For.Points
	case words.LessonCall:
		return only(engine.Knock)
	}
	return p.round.Phase() != engine.HoldTaken
}

func TestLessonSaysWhatFitsTheCardsWhateverThePlayerDoes(t *testing.T) {
	for _, rules := range engine.Variants() {
		for seed := range uint64(assault.Times(4, 20, 20)) {
			dice := rand.New(rand.NewPCG(seed, 1))
			l := newLesson(t, rules.ID, dice)
			d := l.holder.driver
			for turns := 0; !d.Over(); turns++ {
				moves := l.moves()
				if turns > 500 {
					t.Fatalf("%s, seed %d: the lesson does not end", rules.ID, seed)
				}
				if len(moves) == 0 || d.Decider() != l.holder.at.Seat && d.Round().Phase() != engine.Looking {
					d.Hurry()
					continue
				}
				if !l.fits(moves) {
					t.Fatalf("%s, seed %d: %q, where one can do %v", rules.ID, seed, l.asks(), moves)
				}
				later := slices.DeleteFunc(slices.Clone(moves), func(m engine.Move) bool { return m.Do == engine.Knock })
				if len(later) > 0 { // the player puts the call off
					moves = later
				}
				if err := d.Play(l.holder.at.Seat, moves[dice.IntN(len(moves))]); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
}
