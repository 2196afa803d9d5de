package camera

import (
	"slices"

	"tabby/engine"
	"tabby/internal/table/sight"
	"tabby/internal/words"
	"tabby/scoring"
)

// A Line is the cards that lie before a player, by their codes, row by row.
type Line struct {
	Player scoring.Player
	Cards  []string
}

// A card is one that was found in a photo.
type card struct {
	code    string // or "" where it is none
	second  string // what else it may be, or ""
	asks    bool   // whether it is that
	corners sight.Quad
}

// A reading is what a photo shows of a round, line by line. It is a value.
type reading struct {
	rules engine.Ruleset
	lines []line
}

// A line is the cards of a player.
type line struct {
	player scoring.Player // or Nobody
	known  bool           // whose it is
	cards  []card
}

// newReading returns the cards that were found. Their lines belong to the players in the order of their seats if
// there is one line for each; a single line is that of the first.
func newReading(t engine.Ruleset, all []sight.Reading, players []scoring.Player) reading {
	r := reading{rules: t}
	rows := max(1, t.Rules.Grid.Rows)
	for _, c := range all {
		for n := (c.Line - 1) / rows; len(r.lines) <= n; {
			r.lines = append(r.lines, line{player: scoring.Nobody})
		}
		l := &r.lines[len(r.lines)-1]
		l.cards = append(l.cards, card{c.Code, c.Second, !c.Sure, c.Corners})
	}
	for i := range r.lines {
		if len(players) > 0 && (len(r.lines) == 1 || len(r.lines) == len(players)) {
			r.lines[i].player, r.lines[i].known = players[i], true
		}
	}
	return r
}

// with returns the reading with a card read as another, or as none.
func (r reading) with(line, at int, code string) reading {
	r.lines = slices.Clone(r.lines)
	r.lines[line].cards = slices.Clone(r.lines[line].cards)
	c := &r.lines[line].cards[at]
	c.code, c.asks = code, false
	return r
}

// given returns the reading with a line given to a player, who has no other, or to nobody.
func (r reading) given(line int, p scoring.Player) reading {
	r.lines = slices.Clone(r.lines)
	for i := range r.lines {
		if r.lines[i].player == p && p != scoring.Nobody {
			r.lines[i].player, r.lines[i].known = scoring.Nobody, false
		}
	}
	r.lines[line].player, r.lines[line].known = p, true
	return r
}

// lies returns the lines that players have.
func (r reading) lies() (all []Line) {
	for _, l := range r.lines {
		if l.player != scoring.Nobody {
			all = append(all, Line{l.player, l.codes()})
		}
	}
	return all
}

func (l line) codes() (codes []string) {
	for _, c := range l.cards {
		if c.code != "" {
			codes = append(codes, c.code)
		}
	}
	return codes
}

// missing says what has to be put right before the cards can be used, or returns "": first what cannot be, then what is
// asked.
func (r reading) missing(w *words.Language) string {
	say, deck, left := &w.Camera, r.rules.Deck(), map[string]int{}
	for _, f := range deck {
		left[deck.Like(f.Code)[0]] += f.Copies
	}
	asked := ""
	for _, l := range r.lines {
		if l.known && l.player == scoring.Nobody {
			continue
		}
		if most := r.rules.Rules.Hand; !r.rules.Rules.LineChanges && len(l.codes()) > most {
			return say.TooMany(most)
		}
		for _, c := range l.cards {
			if c.asks {
				asked = say.AskFirst
			} else if c.code != "" {
				kind := deck.Like(c.code)[0]
				if left[kind]--; left[kind] < 0 {
					f, _ := deck.Face(c.code)
					return say.NotSoMany(w.Cards.Rank(f))
				}
			}
		}
	}
	if asked == "" && slices.ContainsFunc(r.lines, func(l line) bool { return !l.known }) {
		return say.Whose
	}
	return asked
}

// name says what a card was read as: "7", or "7 or 8?".
func (r reading) name(w *words.Language, c card) string {
	called := func(code string) string {
		f, err := r.rules.Deck().Face(code)
		if err != nil {
			return w.Cards.None
		}
		return w.Cards.Rank(f)
	}
	switch {
	case !c.asks:
		return called(c.code)
	case c.code == "":
		return w.Camera.Which
	case c.second == "":
		return w.Camera.Perhaps(called(c.code))
	}
	return w.Camera.Either(called(c.code), called(c.second))
}
