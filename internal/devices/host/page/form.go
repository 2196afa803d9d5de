package page

import (
	"cmp"
	"html/template"
	"strconv"
	"strings"

	"tabby/engine"
	"tabby/internal/words"
)

// A pad is where totals are typed, or cards are tapped.
type pad struct {
	ID     int // the round, from 0
	Range  engine.Range
	Minus  bool // a total can be negative
	Kinds  []kind
	Cards  int  // cards of a line, at most so many are tapped where lines do not change
	Left   bool // how many cards are left matters
	Grows  bool // lines change
	Rules  engine.Rules
	Places int // for the cards of a grid
}

// A kind is a kind of card to tap: the codes of those that differ by suit alone, as
// often as the deck has them.
type kind struct {
	Name, Short string
	Codes       string // with spaces between
}

// pad returns the keys with which scores are entered.
func (p painter) pad() template.HTML {
	t, round := p.scene.Sheet.Ruleset, len(p.scene.Sheet.Rounds)
	return p.scene.Cache.draw(p.w, "pad", [...]string{strconv.Itoa(round), rulesOf(t)}, func() any { return newPad(p.w, t, round) })
}

// newPad returns the keys for a round.
func newPad(w *words.Language, t engine.Ruleset, round int) pad {
	all := t.Score()
	return pad{
		ID: round, Range: all, Minus: all.Min < 0,
		Kinds: kinds(w, t), Cards: t.Rules.Hand, Left: t.Rules.CardsDecide(), Grows: t.Rules.LineChanges, Rules: t.Rules, Places: t.Rules.Grid.Rows * t.Rules.Grid.Columns,
	}
}

// kinds returns the kinds of card that can be in a line when it is counted.
func kinds(w *words.Language, t engine.Ruleset) []kind {
	var all []kind
	deck := t.Deck()
	for _, f := range deck.Kinds() {
		if !t.Counts(f) {
			continue
		}
		k := kind{Name: w.Cards.Rank(f), Short: cmp.Or(f.Rank, w.Cards.Rank(f))}
		for _, code := range deck.Like(f.Code) {
			face, _ := deck.Face(code)
			k.Codes += strings.Repeat(" "+code, face.Copies)
		}
		k.Codes = strings.TrimSpace(k.Codes)
		all = append(all, k.distinct(w, f, deck))
	}
	return all
}

// distinct returns the kind with its colour in the name if other cards of the rank have
// another.
func (k kind) distinct(w *words.Language, f engine.Face, deck engine.Deck) kind {
	for _, g := range deck {
		switch {
		case f.Suit == engine.NoSuit || g.Rank != f.Rank || g.Points == f.Points:
		case f.Suit.Red():
			return kind{w.Pages.Kind(f), k.Short + " ♥♦", k.Codes}
		default:
			return kind{w.Pages.Kind(f), k.Short + " ♠♣", k.Codes}
		}
	}
	return k
}
