package customgame

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/ui/kit/widgets"
)

// The bounds of what a form asks about cards and a special hand.
var (
	handSpan    = widgets.Span{Least: 1, Most: engine.MostHand}
	rowSpan     = widgets.Span{Least: 2, Most: engine.MostRows}
	columnSpan  = widgets.Span{Least: 1, Most: engine.MostColumns}
	specialSpan = widgets.Span{Least: -engine.MostSpecial, Most: engine.MostSpecial}
	worthSpan   = widgets.Span{Least: -engine.MostPoints, Most: engine.MostPoints}
	copiesSpan  = widgets.Span{Least: 1, Most: engine.MostCopies}
)

// special asks for a hand with a name of its own.
func (f *form) special() fyne.CanvasObject {
	w, now := &f.Words.OwnGames, f.now.Special
	asked := engine.OwnSpecial{}
	if now != nil {
		asked = *now
	}
	others := 50
	if asked.Others != nil {
		others = *asked.Others
	}
	set := func(g *engine.CustomGame) { s := asked; g.Special = &s }
	has := func(o fyne.CanvasObject) row {
		return row{o, func(g engine.CustomGame) bool { return g.Special != nil }}
	}
	spares := f.toggle(w.SpecialOthers, "", asked.Others != nil, func(g *engine.CustomGame, on bool) {
		if asked.Others = nil; on {
			asked.Others = new(int)
			*asked.Others = others
		}
		set(g)
	})
	return f.folded(w.SpecialHand, part{sections: []string{"special"}},
		always(f.toggle(w.Special, "", now != nil, func(g *engine.CustomGame, on bool) {
			if g.Special = nil; on {
				set(g)
			}
		})),
		has(f.text(w.SpecialName, w.SpecialExample, asked.Name, func(g *engine.CustomGame, text string) { asked.Name = strings.TrimSpace(text); set(g) })),
		has(f.number(w.SpecialOwn, specialSpan, asked.Own, func(g *engine.CustomGame, n int) { asked.Own = n; set(g) })),
		has(spares),
		row{
			f.number(w.OthersCount, specialSpan, others, func(g *engine.CustomGame, n int) { others = n; asked.Others = &n; set(g) }),
			func(g engine.CustomGame) bool { return g.Special != nil && g.Special.Others != nil },
		},
		row{f.specialCards(&asked, set), func(g engine.CustomGame) bool { return g.Special != nil && g.Deck != nil }},
	)
}

// specialCards asks for the cards of the special hand.
func (f *form) specialCards(asked *engine.OwnSpecial, set func(*engine.CustomGame)) fyne.CanvasObject {
	w := &f.Words.OwnGames
	field := f.text(w.SpecialCards, "", strings.Join(asked.Cards, " "), func(g *engine.CustomGame, text string) {
		asked.Cards = strings.Fields(strings.ReplaceAll(text, "−", "-"))
		if len(asked.Cards) == 0 {
			asked.Cards = nil
		}
		set(g)
	})
	field.SetHelp(w.SpecialCardsHint)
	return field
}

// decks are the standard decks, by how many cards they have.
var decks = []int{52, 54, 104, 108}

func deckName(cards int) string { return "standard" + strconv.Itoa(cards) }

// ownCards stands for cards that are no standard ones.
const ownCards = "own"

// cards asks for the cards to tap, and how a hand lies.
func (f *form) cards() fyne.CanvasObject {
	w, own, worth := &f.Words.OwnGames, f.newTyped(f.now.Deck), worthIn(f.now)
	options, values, now := []string{w.NoCards}, []string{""}, ""
	for _, n := range decks {
		options, values = append(options, w.Deck(n)), append(values, deckName(n))
	}
	options, values = append(options, w.OwnCards), append(values, ownCards)
	if f.now.Deck != nil {
		now = cmp.Or(f.now.Deck.Name, ownCards)
	}
	choice := f.choice(options, values, now, func(g *engine.CustomGame, v string) {
		switch v {
		case "":
			g.Deck = nil
		case ownCards:
			g.Deck = &own.deck
		default:
			g.Deck = &engine.OwnDeck{Name: v}
		}
		if g.Deck != nil && len(g.Hand) == 0 {
			g.Hand = []int{4}
		}
		worth.fill(g)
	})
	choice.SetLabel(w.Cards)
	asked := row{own.box, func(g engine.CustomGame) bool { return g.Deck != nil && !isStandard(g) && own.runs != nil }}
	rows := slices.Concat([]row{always(choice), asked}, f.worths(worth), f.hand(), f.rules(needing(engine.NeedsGrid)...))
	return f.folded(w.Cards, part{keys: needing(engine.NeedsCards)}, rows...)
}

// hand asks how many cards a hand has and how they lie.
func (f *form) hand() []row {
	w, now := &f.Words.OwnGames, handOf(f.now)
	set := func(change func()) func(*engine.CustomGame) {
		return func(g *engine.CustomGame) {
			change()
			now.fill(g)
		}
	}
	number := func(label string, span widgets.Span, at *int) *widgets.Stepper {
		return f.number(label, span, *at, func(g *engine.CustomGame, n int) { set(func() { *at = n })(g) })
	}
	toggle := func(title, text string, at *bool) *widgets.Toggle {
		return f.toggle(title, text, *at, func(g *engine.CustomGame, on bool) { set(func() { *at = on })(g) })
	}
	when := func(o fyne.CanvasObject, shown func() bool) row {
		return row{o, func(g engine.CustomGame) bool { return g.Deck != nil && shown() }}
	}
	line := func() bool { return !now.grid }
	grid := func() bool { return now.grid }
	return []row{
		when(toggle(w.Grid, w.EqualColumns, &now.grid), func() bool { return !now.changes }),
		when(number(w.Rows, rowSpan, &now.rows), grid),
		when(number(w.Columns, columnSpan, &now.columns), grid),
		when(number(w.Hand, handSpan, &now.cards), line),
		when(toggle(w.FewerCards, "", &now.fewer), func() bool { return !now.changes }),
		when(toggle(w.HandChanges, "", &now.changes), line),
	}
}

// A held is how many cards a hand has, and how they lie.
type held struct {
	cards         int
	fewer         bool // fewer can be left at the end
	changes       bool
	grid          bool
	rows, columns int
}

// handOf returns how a hand of the game lies.
func handOf(g engine.CustomGame) *held {
	h := &held{cards: 4, fewer: len(g.Hand) > 1, changes: g.Changes, rows: 2, columns: 2}
	if len(g.Hand) > 0 {
		h.cards = slices.Max(g.Hand)
	}
	if g.Grid != nil {
		h.grid, h.rows, h.columns = true, g.Grid[0], g.Grid[1]
	}
	return h
}

// fill answers how the cards lie.
func (h *held) fill(g *engine.CustomGame) {
	g.Changes, g.Grid = h.changes && !h.grid, nil
	most, step := h.cards, 1
	if h.grid {
		most, step = h.rows*h.columns, h.rows
		g.Grid = &engine.Pair{h.rows, h.columns}
	}
	g.Hand = []int{most}
	for n := most - step; n >= 0 && h.fewer && !g.Changes; n -= step {
		g.Hand = append([]int{n}, g.Hand...)
	}
}

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

// worthOf has for each of those cards its name in a list of points, one such card, and its usual
// points.
var worthOf = [worths]struct {
	name, code string
	usual      int
}{
	ace: {"A", "AC", 1}, jack: {"J", "JC", 10}, queen: {"Q", "QC", 10},
	blackKing: {"KB", "KC", 10}, redKing: {"KR", "KH", 10}, joker: {"Jk", "Jk1", 0},
}

// worthIn returns what the cards of a game count.
func worthIn(g engine.CustomGame) *worth {
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
func (w *worth) fill(g *engine.CustomGame) {
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

func isStandard(g engine.CustomGame) bool { return g.Deck != nil && g.Deck.Name != "" }

// hasJokers reports whether the standard deck of a game has jokers.
func hasJokers(g engine.CustomGame) bool {
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
		field := f.number(label, worthSpan, now.points[i], func(g *engine.CustomGame, n int) {
			now.points[i] = n
			now.fill(g)
		})
		rows = append(rows, row{field, shown})
	}
	return rows
}
