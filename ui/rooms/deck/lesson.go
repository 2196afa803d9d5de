package deck

import (
	"cmp"
	"math/rand/v2"
	"slices"

	"tabby/engine"
	"tabby/internal/table/round"
	"tabby/internal/words"
	"tabby/ui/rooms/cardtable"
)

// A lesson is a first round: one player and the computer, from a deal that meets the powers.
// Cards lie open, but those of the player that were not looked at. For each step the table
// says in one sentence what to do, and only what is meant can be tapped. It is kept nowhere.
type lesson struct {
	variant string
	words   *words.Language
	holder  *holder
}

// Learn opens the first round of a variant.
func (r *Room) Learn(variant string) {
	sheet, err := r.freeSheet("lesson", variant)
	if r.Refused(err) {
		return
	}
	drafts := scratch{}
	d, err := r.open(sheet, drafts, rand.New(rand.NewPCG(1, 2)), nil)
	if r.Refused(err) || r.Refused(dealLesson(drafts, sheet)) || r.Refused(d.Load()) {
		return
	}
	t := r.newTable(d, sheet)
	t.learn(&lesson{variant: variant, words: t.Words})
	t.open()
}

// dealLesson deals the cards of a lesson.
func dealLesson(drafts round.Drafts, sheet freeSheet) error {
	s := sheet.now
	pack, err := engine.NewPack(s.Ruleset)
	if err != nil {
		return err
	}
	d, err := round.OpenDesk(drafts, sheet.ID(), s, nil)
	if err == nil {
		err = d.KeepSeating(s)
	}
	if err != nil {
		return err
	}
	return d.Do(engine.CardsDealt{Variant: s.Ruleset.Rules.ID, Players: len(d.Seating.Seats), First: d.Seat(s.First), Order: pack.Codes(lessonOrder(pack))})
}

// lessonOrder returns the order of the deck in a lesson for two: the player gets a
// high card to replace, and draws each power in turn; the computer has high cards,
// so that it does not end the round.
func lessonOrder(pack *engine.Pack) []engine.Card {
	var powers, plain []engine.Card
	met := map[engine.Power]bool{}
	for _, c := range pack.AppendCards(nil) {
		switch p := pack.Deck[c].Power; {
		case p == engine.NoPower:
			plain = append(plain, c)
		case !met[p]:
			met[p] = true
			powers = append(powers, c)
		}
	}
	slices.SortStableFunc(plain, func(a, b engine.Card) int { return pack.Deck[a].Points - pack.Deck[b].Points })
	slices.SortStableFunc(powers, func(a, b engine.Card) int { // what looks finds what to swap
		one, other := pack.Deck[a].Power, pack.Deck[b].Power
		return cmp.Or(one.Draws()-other.Draws(), one.Cards()-other.Cards())
	})
	take := func(from float64) engine.Card { // of the plain cards that are left, by value from 0 to 1
		i := int(from * float64(len(plain)-1))
		c := plain[i]
		plain = slices.Delete(plain, i, i+1)
		return c
	}
	var order []engine.Card
	for slot := range pack.Ruleset.Rules.Hand {
		order = append(order, take([]float64{0.9, 0.7, 0.3, 0.1}[slot%4]), take([]float64{0.8, 0.6, 0.9, 0.5}[slot%4]))
	}
	if pack.Ruleset.Rules.Upcard {
		order = append(order, take(0.1))
	} else {
		order = append(order, take(0.2))
	}
	for _, p := range powers {
		order = append(order, take(0.8), p)
	}
	for len(plain) > 0 {
		order = append(order, take(0.4))
	}
	return append(order, rest(pack, order)...)
}

// rest returns the cards of a pack that are not yet in an order.
func rest(pack *engine.Pack, order []engine.Card) []engine.Card {
	left := pack.AppendCards(nil)
	for _, c := range order {
		i := slices.Index(left, c)
		left = slices.Delete(left, i, i+1)
	}
	return left
}

// entitle names a round for what it is here, and says what to do in one sentence.
func (l *lesson) entitle(s *cardtable.Scene) {
	s.Title, s.Prompts = l.words.Rulebook.Learn, l.words.Deck.Lessons(l.pupil().pack.Ruleset)
	if say := l.asks(); say != "" {
		s.Hint = say
	}
	s.Buttons = slices.DeleteFunc(s.Buttons, func(b round.Button) bool { return b.Action == round.PlayMove && !l.guided(b.Move) })
	if len(s.Buttons) == 1 && s.Buttons[0].Action == round.PlayMove {
		s.Buttons[0].Main = true
	}
	for i, b := range s.Buttons {
		switch b.ID {
		case engine.FirstLook.String():
			s.Buttons[i].Text = l.words.Deck.LessonSeen
		case round.IDRecord:
			s.Buttons[i].ID, s.Buttons[i].Text = round.IDDone, l.words.Deck.LessonOver
		}
	}
}
