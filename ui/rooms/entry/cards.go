package entry

import (
	"slices"
	"strconv"

	"tabby/engine"
	"tabby/scoring"
)

// pick adds a card to the active player's line, by the code of any card of its
// kind. A power card that has to be replaced gives its place to the next card. The
// engine counts a complete line, and the next player is active then.
func (e Entry) pick(t engine.Ruleset, kind string) Entry {
	code := e.free(t, kind)
	switch e = e.anew(); {
	case e.Active == scoring.Nobody:
		return e.refuse(allThere, e.last())
	case e.unseen:
		return e.refuse(theirs, e.Active)
	case code == "":
		return e.refuse(noneLeft, e.Active)
	}
	f := e.Fields[e.Active]
	hand := slices.Clone(f.Hand)
	if i := f.toReplace(t); i >= 0 {
		hand[i] = code
	} else if f.Done {
		hand = []string{code}
	} else {
		hand = append(hand, code)
	}
	f = field{Hand: hand}.valued(t)
	e = e.with(f)
	if f.Done && !t.Rules.LineChanges {
		return e.onward()
	}
	return e
}

// valued returns the field with its points, if its cards make a hand.
func (f field) valued(t engine.Ruleset) field {
	f.Digits, f.Done = "", false
	points, err := t.Hand(turned(f.Hand, t.Rules.Grid.Rows)...)
	if err != nil {
		return f
	}
	f.Digits = strconv.Itoa(points)
	f.Done, f.Special = len(f.Hand) >= t.Rules.Hand, t.Rules.IsSpecial(f.Hand)
	if t.Rules.LineChanges {
		n := len(f.Hand)
		f.Cards = &n
	}
	return f
}

// soFar returns the sum of the cards tapped for a hand that is not complete, or "".
func (v showing) soFar(f field) string {
	if !f.byHand() || f.filled() {
		return ""
	}
	points, known := v.sheet.Ruleset.SoFar(f.Hand...)
	if !known {
		return ""
	}
	return v.words.Figure(points)
}

// turned returns cards row by row that were tapped column by column, of that many rows each. A
// single line stays as it is, and so does a column that is not full.
func turned(hand []string, rows int) []string {
	if len(hand) == 0 || rows == 0 || len(hand)%rows != 0 {
		return hand
	}
	all := make([]string, 0, len(hand))
	for row := range rows {
		for i := row; i < len(hand); i += rows {
			all = append(all, hand[i])
		}
	}
	return all
}

func (f field) faces(t engine.Ruleset) []engine.Face {
	var all []engine.Face
	deck := t.Deck()
	for _, code := range f.Hand {
		face, _ := deck.Face(code)
		all = append(all, face)
	}
	return all
}

// toReplace returns the place of a power card that has to be replaced before
// any further card, or -1.
func (f field) toReplace(t engine.Ruleset) int {
	deck := t.Deck()
	return slices.IndexFunc(f.Hand, func(code string) bool {
		face, err := deck.Face(code)
		return err == nil && !t.Counts(face)
	})
}

// free returns the code of a card of that kind that the deck still has beside those that all
// players have tapped, or "".
func (e Entry) free(t engine.Ruleset, kind string) string {
	if e.Active == scoring.Nobody {
		return ""
	}
	var there []string
	for _, p := range e.Playing {
		f := e.Fields[p]
		if p == e.Active {
			f = f.leaving(t)
		}
		there = append(there, f.Hand...)
	}
	deck := t.Deck()
	for _, code := range deck.Like(kind) {
		if deck.Holds(append(slices.Clone(there), code)...) == nil {
			return code
		}
	}
	return ""
}

// leaving returns the field without the cards that the next one replaces.
func (f field) leaving(t engine.Ruleset) field {
	hand := slices.Clone(f.Hand)
	switch i := f.toReplace(t); {
	case i >= 0:
		hand = slices.Delete(hand, i, i+1)
	case f.Done && !t.Rules.LineChanges:
		hand = nil
	}
	f.Hand = hand
	return f
}

// A Line is the cards that lie before a player, by their codes, row by row.
type Line struct {
	Player scoring.Player
	Cards  []string
}

// Open returns the players who have no score yet, in the order in which they are typed, the one at hand first; or all, if
// each has one.
func (e Entry) Open() (all []scoring.Player) {
	at := max(0, slices.Index(e.Playing, e.Active))
	for i := range e.Playing {
		if p := e.Playing[(at+i)%len(e.Playing)]; !e.Fields[p].Done {
			all = append(all, p)
		}
	}
	if len(all) == 0 {
		return slices.Clone(e.Playing)
	}
	return all
}

// Lay picks the cards of lines, which replace what the players had. Cards that have to be replaced come last, so that
// the next card is asked for. It stops at a card of which the deck has no more, and the pad says so.
func (e Entry) Lay(t engine.Ruleset, lines ...Line) Entry {
	e.ByCards = true
	for _, l := range lines {
		e = e.Activate(l.Player).with(field{})
		for _, code := range l.picks(t) {
			if e = e.pick(t, code); e.no.why != "" || e.Active != l.Player {
				break
			}
		}
		if e.no.why != "" {
			return e
		}
		if f := e.Fields[l.Player]; e.Active == l.Player && f.filled() && f.toReplace(t) < 0 {
			e = e.onward()
		}
	}
	return e
}

// picks returns the cards in the order in which they are picked.
func (l Line) picks(t engine.Ruleset) []string {
	cards := l.Cards
	if g := t.Rules.Grid; g.Rows > 0 && len(cards) == g.Rows*g.Columns {
		cards = turned(cards, g.Columns)
	}
	replaced := func(code string) bool { return field{Hand: []string{code}}.toReplace(t) >= 0 }
	first := slices.DeleteFunc(slices.Clone(cards), replaced)
	return append(first, slices.DeleteFunc(slices.Clone(cards), func(code string) bool { return !replaced(code) })...)
}
