package engine

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"
)

// OwnGameLike returns a game of one's own to be changed, with the facts of a game that is kept,
// as a table plays it. It has no ID.
func OwnGameLike(t Ruleset) OwnGame {
	r := t.Rules
	g := OwnGame{
		Version: ownVersion, Name: r.Name, Word: r.Call, Players: Pair{r.Players.Min, r.Players.Max},
		Wins: ownWord(ownWins, ownWinner{r.HighestWins, r.NoPoints}), Caller: ownWord(ownCalling, r.Calling), Changes: r.LineChanges, House: House{},
	}
	if note := strings.Join(r.Note, "\n"); FitsNote(note) {
		g.Note = note
	}
	for _, by := range r.TieBreaks {
		g.TieBreaks = append(g.TieBreaks, ownWord(ownTieBreaks, by))
	}
	if s := r.Special; s != nil {
		g.Special = &OwnSpecial{Name: s.Name, Cards: s.Cards, Own: s.Own, Others: s.Others}
	}
	for _, o := range r.House {
		g.House[o.Key] = t.Value(o.Key)
	}
	g.likeCards(t)
	house, offered := House{}, g.facts(nil)
	for k, v := range g.House {
		if _, ok := offered.Offers(k); ok {
			house[k] = v
		}
	}
	g.House = house
	return g
}

// FitsNote reports whether a game of one's own has room for a text about how a round goes.
func FitsNote(text string) bool { return utf8.RuneCountInString(text) <= mostOwnNote }

func ownWord[V comparable](words map[string]V, value V) string {
	for word, v := range words {
		if v == value {
			return word
		}
	}
	return ""
}

// likeCards takes over the cards of a table, with what they count there, or the points where there
// are none.
func (g *OwnGame) likeCards(t Ruleset) {
	r := t.Rules
	if len(r.Decks) == 0 {
		if r.Bounds != (Range{-UsualScore, UsualScore}) {
			g.Score = &Pair{r.Bounds.Min, r.Bounds.Max}
		}
		return
	}
	g.Hand = slices.Clone(r.sizes())
	if r.Grid.Rows > 0 {
		g.Grid = &Pair{r.Grid.Rows, r.Grid.Columns}
	}
	deck := t.Deck()
	named := OwnDeck{Name: "standard" + strconv.Itoa(deck.Size())}
	if points, same := deck.standard(named.cards()); same {
		g.Deck, g.House[CardPoints] = &named, points
		return
	}
	g.Deck, g.House[CardPoints] = &OwnDeck{}, None
	for _, f := range deck {
		g.Deck.Cards = append(g.Deck.Cards, OwnCard{f.Code, f.Points, f.Copies})
	}
}

// standard reports whether the deck has the cards of another, and returns what they count
// otherwise there.
func (d Deck) standard(other Deck) (points Value, same bool) {
	if len(d) != len(other) {
		return None, false
	}
	count := map[string]int{}
	for _, f := range d {
		o, err := other.Face(f.Code)
		if err != nil || o.Copies != f.Copies {
			return None, false
		}
		if o.Points != f.Points {
			names := f.named()
			count[names[min(1, len(names)-1)]] = f.Points // by rank and colour
		}
	}
	var list []string
	for _, f := range d {
		names := f.named()
		name := names[min(1, len(names)-1)]
		if n, differs := count[name]; differs {
			list = append(list, name+"="+strconv.Itoa(n))
			delete(count, name)
		}
	}
	if list == nil {
		return None, true
	}
	return Value(strings.Join(list, ",")), true
}
