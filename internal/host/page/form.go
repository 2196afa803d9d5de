package page

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"tabby/engine"
	"tabby/scoring"
)

// A form is where a total is typed, or cards are tapped.
type form struct {
	formOf
	Range    engine.Range
	Minus    bool // a total can be negative
	Kinds    []kind
	Cards    int  // cards of a line, at most so many are tapped where lines do not change
	Left     bool // how many cards are left matters
	Replaced bool // power cards have to be replaced before they are entered
}

// A formOf is all that a form depends on.
type formOf struct {
	Rules  string // which cards and points there are
	Round  int
	Seated bool
	Player scoring.Player // whose score it is, for a viewer with a seat
	Own    bool           // one was entered
	Rev    int            // and that is its number
	Rows   int            // how many players there are to choose, for others
}

// ID names the form: what is typed belongs to this round and player.
func (f formOf) ID() string {
	if f.Seated {
		return entry{Round: f.Round, Player: f.Player}.ID()
	}
	return strconv.Itoa(f.Round)
}

// A kind is a kind of card to tap: the codes of those that differ by suit alone, as
// often as the deck has them.
type kind struct {
	Name, Short string
	Codes       []string
}

// form renders where the viewer enters a score, which may be there already.
func (p painter) form(own entry, entries []entry) *part {
	t := p.scene.Sheet.Ruleset
	of := formOf{
		Rules: p.scene.rules(), Round: len(p.scene.Sheet.Rounds),
		Seated: p.viewer.seated(), Player: p.viewer.Player, Own: own.Entered, Rev: own.Rev,
	}
	var rows []*part
	if !of.Seated {
		of.Rows, rows = len(entries), p.entryParts("choice", entries)
	}
	return &part{"slip-" + of.ID(), draw(p.scene, "form", of, func() any {
		return form{
			formOf: of, Range: t.Score(), Minus: t.Score().Min < 0,
			Kinds: kinds(t), Cards: t.Rules.Hand, Left: t.Rules.LineChanges, Replaced: t.Rules.Replaced,
		}
	}), rows}
}

// kinds returns the kinds of card that can be in a line when it is counted.
func kinds(t engine.Ruleset) []kind {
	var all []kind
	deck := t.Deck()
	for _, f := range deck.Kinds() {
		if !t.Counts(f) {
			continue
		}
		k := kind{Short: cmp.Or(f.Rank, f.Name)}
		k.Name, _, _ = strings.Cut(f.Name, " of ")
		for _, code := range deck.Like(f.Code) {
			face, _ := deck.Face(code)
			k.Codes = append(k.Codes, slices.Repeat([]string{code}, face.Copies)...)
		}
		all = append(all, k.distinct(f, deck))
	}
	return all
}

// distinct returns the kind with its colour in the name if other cards of the rank have
// another.
func (k kind) distinct(f engine.Face, deck engine.Deck) kind {
	for _, g := range deck {
		switch {
		case f.Suit == engine.NoSuit || g.Rank != f.Rank || g.Points == f.Points:
		case f.Suit.Red():
			return kind{"Red " + strings.ToLower(k.Name), k.Short + " ♥♦", k.Codes}
		default:
			return kind{"Black " + strings.ToLower(k.Name), k.Short + " ♠♣", k.Codes}
		}
	}
	return k
}
