package owngame

import (
	"slices"
	"strconv"
	"strings"

	"tabby/engine"
)

// A worth is what the cards of a standard deck count that tables do not agree on.
type worth struct {
	points [worths]int
	others []string // what the list of points says of number cards
}

// The cards that tables do not agree on.
const (
	ace = iota
	jack
	queen
	blackKing
	redKing
	joker
	worths // how many there are
)

// worthOf has, for each of those cards, how a list of points names it, one of them, and what
// it usually counts.
var worthOf = [worths]struct {
	name, code string
	usual      int
}{
	ace: {"A", "AC", 1}, jack: {"J", "JC", 10}, queen: {"Q", "QC", 10},
	blackKing: {"KB", "KC", 10}, redKing: {"KR", "KH", 10}, joker: {"Jk", "Jk1", 0},
}

// worthIn returns what the cards of a game count.
func worthIn(g engine.OwnGame) *worth {
	w, deck := &worth{}, engine.Deck(nil)
	g.ID, g.Name = "", "-"
	if r, err := g.Rules(); err == nil {
		deck = engine.Ruleset{Rules: r}.Deck()
	}
	for i, of := range worthOf {
		w.points[i] = of.usual
		if f, err := deck.Face(of.code); err == nil {
			w.points[i] = f.Points
		}
	}
	w.others = slices.DeleteFunc(strings.Split(string(value(g, engine.CardPoints)), ","), func(item string) bool {
		return item == "" || item[0] < '0' || item[0] > '9'
	})
	return w
}

// fill answers what the cards count, if there is a standard deck.
func (w *worth) fill(g *engine.OwnGame) {
	delete(g.House, engine.CardPoints)
	if !isStandard(*g) {
		return
	}
	list := slices.Clone(w.others)
	for i, of := range worthOf {
		if w.points[i] != of.usual && (i != joker || hasJokers(*g)) {
			list = append(list, of.name+"="+strconv.Itoa(w.points[i]))
		}
	}
	if len(list) > 0 {
		g.House[engine.CardPoints] = engine.Value(strings.Join(list, ","))
	}
}

func isStandard(g engine.OwnGame) bool { return g.Deck != nil && g.Deck.Name != "" }

// hasJokers reports whether the standard deck of a game has jokers.
func hasJokers(g engine.OwnGame) bool {
	return isStandard(g) && (g.Deck.Name == deckName(54) || g.Deck.Name == deckName(108))
}

// worths asks what the cards of a standard deck count.
func (f *form) worths(now *worth) []row {
	w := &f.Words.OwnGames
	labels := [worths]string{ace: w.Ace, jack: w.Jack, queen: w.Queen, blackKing: w.BlackKing, redKing: w.RedKing, joker: w.Joker}
	var rows []row
	for i, label := range labels {
		shown := isStandard
		if i == joker {
			shown = hasJokers
		}
		field := f.number(label, worthSpan, now.points[i], func(g *engine.OwnGame, n int) {
			now.points[i] = n
			now.fill(g)
		})
		rows = append(rows, row{field, shown})
	}
	return rows
}
