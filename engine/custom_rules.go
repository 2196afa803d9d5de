package engine

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Limits of a custom game.
const (
	mostOwnName  = 40   // characters
	mostOwnNote  = 2000 // characters
	mostOwnBytes = 1500 // the size of the whole game as compact JSON, without its note

	// MostScore is the maximum of the points of a round, positive or negative.
	MostScore = 99_999
	// UsualScore is the maximum of the points of a round unless a game is [Rules.Wide]. It was the limit of all games
	// before there was [CustomGame.Wide].
	UsualScore = 9999
	// MostSpecial is the maximum of the points of a special hand, positive or negative.
	MostSpecial = 999
	// MostCopies is the maximum number of copies of one card.
	MostCopies = 99
)

// ownCode matches the code of a card.
var ownCode = regexp.MustCompile(`^-?[A-Za-z0-9]{1,8}$`)

// OwnWinsRounds is the word for a game in which a round has a winner and no points: the player
// who wins most rounds wins.
const OwnWinsRounds = "rounds"

// An ownWinner says who wins a custom game.
type ownWinner struct{ highest, noPoints bool }

// The words that are defaults in a custom game, and are left out.
const (
	ownLowest = "lowest"
	ownMay    = "may"
)

// The other words of a custom game.
var (
	ownWins      = map[string]ownWinner{"": {}, "highest": {highest: true}, OwnWinsRounds: {highest: true, noPoints: true}}
	ownCalling   = map[string]Calling{"": MayCall, "must": MustCall, "no": NoCall}
	ownTieBreaks = map[string]TieBreak{"fewer_cards": FewerCards, "caller": Caller}
)

// packs are the numbers of standard packs and of jokers in a deck.
type packs struct{ packs, jokers int }

// standardSizes are the numbers of cards that standard packs have together.
var standardSizes = map[string]packs{"52": {1, 0}, "54": {1, 2}, "104": {2, 0}, "108": {2, 4}}

// OwnForm returns the version of the format of custom games, and every word that is possible in one. A newer program
// may know more words.
func OwnForm() string {
	return fmt.Sprint(ownVersion, ownWins, ownCalling, ownTieBreaks, standardSizes)
}

// standardPacks returns the packs of a deck by its name, which ends with the number of cards.
func (d OwnDeck) standardPacks() (of packs, known bool) {
	size, _ := strings.CutPrefix(d.Name, "standard")
	of, known = standardSizes[size]
	return of, known && size != d.Name
}

// Rules returns the facts of the game. The error is a [Refusal] with the first impossible fact,
// by its field or by its house rule, and wraps [ErrRules].
func (g CustomGame) Rules() (Rules, error) {
	c := g.Canonical()
	for _, check := range []func() error{c.checkTexts, c.checkWords, c.checkNumbers, c.checkCards, c.checkHouse} {
		if err := check(); err != nil {
			return Rules{}, err
		}
	}
	switch g.ID {
	case "", c.ID:
	case g.content(): // written by a program with other defaults
		c.ID = g.ID
	default:
		return Rules{}, Refusal{Reason: ErrGameValue, Field: "id", Value: Value(g.ID)}
	}
	r := c.facts(c.House)
	if err := (Ruleset{Rules: r}).checkHouse(); err != nil {
		return Rules{}, err
	}
	return r, r.Check()
}

// facts returns the facts of the game with these house rules, without checking them.
func (g CustomGame) facts(house House) Rules {
	g = g.counted()
	r := Rules{
		ID: g.Variant(), Name: g.Name, Call: g.Word, Players: Range{g.Players[0], g.Players[1]},
		HighestWins: ownWins[g.Wins].highest, Calling: ownCalling[g.Caller], LineChanges: g.Changes, Wide: g.isWide(),
		Note: strings.FieldsFunc(g.Note, func(r rune) bool { return r == '\n' }),
	}
	if r.Call == "" {
		r.Call = PlainCall
	}
	for _, by := range g.TieBreaks {
		r.TieBreaks = append(r.TieBreaks, ownTieBreaks[by])
	}
	if g.Deck != nil {
		r.Decks = []NamedDeck{{"own", g.Deck.cards()}}
	}
	if len(g.Hand) > 0 {
		r.Hand = slices.Max(g.Hand)
	}
	if len(g.Hand) > 1 {
		r.Hands = g.Hand
	}
	if g.Grid != nil {
		r.Grid = Grid{Rows: g.Grid[0], Columns: g.Grid[1]}
	}
	switch {
	case g.Score != nil:
		r.Bounds = Range{g.Score[0], g.Score[1]}
	case g.Deck == nil:
		r.Bounds = Range{-UsualScore, UsualScore}
	}
	if s := g.Special; s != nil {
		r.Special = &Special{Name: s.Name, Cards: s.Cards, Own: s.Own, Others: s.Others}
	}
	if ownWins[g.Wins].noPoints {
		r = withoutPoints(r)
	}
	return kept(r, house)
}

// counted returns the game, or, if it has no points, the game without fields about points.
func (g CustomGame) counted() CustomGame {
	if !ownWins[g.Wins].noPoints {
		return g
	}
	house := maps.Clone(g.House)
	maps.DeleteFunc(house, func(k Key, _ Value) bool { return k.Rule().Needs != NeedsNothing })
	return CustomGame{Version: g.Version, ID: g.ID, Name: g.Name, Wins: g.Wins, Players: g.Players, House: house, Note: g.Note}
}

// Has reports whether the game has what a house rule needs, even if some of its facts are
// impossible.
func (g CustomGame) Has(n Need) bool { return g.facts(nil).has(n) }

func (d OwnDeck) cards() Deck {
	if of, known := d.standardPacks(); known {
		all := standardCards(faceCards{jack: 10, queen: 10, blackKing: 10, redKing: 10, jokers: of.jokers})[0].Deck
		for i := range len(all) - of.jokers {
			all[i].Copies = of.packs
		}
		return all
	}
	var all Deck
	for _, c := range d.Cards {
		name := strings.Replace(c.Code, "-", "−", 1)
		all = append(all, Face{Code: c.Code, Rank: name, Name: name, Points: c.Points, Copies: c.Copies})
	}
	return all
}

// names returns all names in the game, with their fields.
func (g CustomGame) names() []struct{ field, is string } {
	special := OwnSpecial{Name: g.Name}
	if g.Special != nil {
		special = *g.Special
	}
	return []struct{ field, is string }{{"name", g.Name}, {"word", g.facts(nil).Call}, {"special", special.Name}}
}

// checkTexts checks texts that people have written, and the size of the whole game.
func (g CustomGame) checkTexts() error {
	for _, text := range g.names() {
		if strings.IndexFunc(text.is, Visible) < 0 || !isPlain(text.is, mostOwnName) {
			return Refusal{Reason: ErrGameText, Field: text.field, Count: utf8.RuneCountInString(text.is), Allowed: Range{1, mostOwnName}}
		}
	}
	if !isPlain(strings.ReplaceAll(g.Note, "\n", " "), mostOwnNote) {
		return Refusal{Reason: ErrGameText, Field: "note", Count: utf8.RuneCountInString(g.Note), Allowed: Range{0, mostOwnNote}}
	}
	g.Note = ""
	if n := len(g.compact()); n > mostOwnBytes {
		return Refusal{Reason: ErrGameSize, Count: n, Allowed: Range{1, mostOwnBytes}}
	}
	return nil
}

// isPlain reports whether a text has at most that many characters, all of them visible.
func isPlain(text string, most int) bool {
	return utf8.ValidString(text) && utf8.RuneCountInString(text) <= most && !strings.ContainsFunc(text, func(r rune) bool {
		return unicode.IsControl(r) || Invisible(r)
	})
}

// Invisible reports whether r is invisible and names do not need it. Some scripts and
// emoji need joiners, and flags need tags.
func Invisible(r rune) bool {
	const nonJoiner, joiner, firstTag = '\u200c', '\u200d', '\U000e0020'
	if r == nonJoiner || r == joiner || r >= firstTag {
		return false
	}
	return unicode.In(r, unicode.Cf, unicode.Other_Default_Ignorable_Code_Point)
}

// Visible reports whether r is visible in print.
func Visible(r rune) bool {
	const brailleBlank = '\u2800'
	return unicode.In(r, unicode.L, unicode.N, unicode.P, unicode.S) && r != brailleBlank
}

// checkWords checks the values that are words.
func (g CustomGame) checkWords() error {
	_, wins := ownWins[g.Wins]
	_, calls := ownCalling[g.Caller]
	switch {
	case !wins:
		return Refusal{Reason: ErrGameValue, Field: "wins", Value: Value(g.Wins)}
	case !calls:
		return Refusal{Reason: ErrGameValue, Field: "caller", Value: Value(g.Caller)}
	}
	for i, by := range g.TieBreaks {
		if _, known := ownTieBreaks[by]; !known || slices.Contains(g.TieBreaks[:i], by) {
			return Refusal{Reason: ErrGameValue, Field: "tie_breaks", Value: Value(by)}
		}
	}
	return nil
}

// checkNumbers checks the values that are single numbers.
func (g CustomGame) checkNumbers() error {
	if err := checkPair("players", g.Players, Range{2, MostSeats}); err != nil {
		return err
	}
	if g.Score != nil {
		if err := checkPair("score", *g.Score, Range{-MostScore, MostScore}); err != nil {
			return err
		}
	}
	if s := g.Special; s != nil {
		special := Range{-MostSpecial, MostSpecial}
		for _, n := range []*int{&s.Own, s.Others} {
			if n != nil && !special.Has(*n) {
				return Refusal{Reason: ErrGameValue, Field: "special", Count: *n, Allowed: special}
			}
		}
	}
	return nil
}

// checkPair checks a minimum and a maximum, which may be equal but not both 0.
func checkPair(field string, p Pair, allowed Range) error {
	for _, n := range p {
		if !allowed.Has(n) {
			return Refusal{Reason: ErrGameValue, Field: field, Count: n, Allowed: allowed}
		}
	}
	if p[0] > p[1] || p == (Pair{}) {
		return Refusal{Reason: ErrGameOrder, Field: field, Count: p[0], Allowed: Range{p[0], p[1]}}
	}
	return nil
}

// checkCards checks the cards of the deck, and that there is a deck if the special hand names cards.
func (g CustomGame) checkCards() error {
	if g.Deck == nil {
		for _, part := range []struct {
			field string
			named bool
		}{{"hand", len(g.Hand) > 0}, {"grid", g.Grid != nil}, {"special", g.Special != nil && len(g.Special.Cards) > 0}} {
			if part.named {
				return Refusal{Reason: ErrGameNoDeck, Field: part.field}
			}
		}
		return nil
	}
	if _, known := g.Deck.standardPacks(); !known && g.Deck.Name != "" {
		return Refusal{Reason: ErrGameValue, Field: "deck", Value: Value(g.Deck.Name)}
	}
	codes := map[string]bool{}
	for _, c := range g.Deck.Cards {
		if !ownCode.MatchString(c.Code) || codes[c.Code] {
			return Refusal{Reason: ErrGameCard, Field: "deck", Card: c.Code}
		}
		codes[c.Code] = true
		for _, n := range []struct {
			is      int
			allowed Range
		}{{c.Points, Range{-MostPoints, MostPoints}}, {c.Copies, Range{1, MostCopies}}} {
			if !n.allowed.Has(n.is) {
				return Refusal{Reason: ErrGameCard, Field: "deck", Card: c.Code, Count: n.is, Allowed: n.allowed}
			}
		}
	}
	return nil
}

// checkHouse checks that the house rules exist and can have these values.
func (g CustomGame) checkHouse() error {
	r := g.facts(nil)
	for _, key := range slices.Sorted(maps.Keys(g.House)) {
		if _, offered := r.Offers(key); !offered {
			return Refusal{Reason: ErrGameField, Field: "house", Key: key, Value: g.House[key]}
		}
		if key.Rule().Widened().Check(g.House[key]) != nil {
			return Refusal{Reason: ErrGameValue, Field: "house", Key: key, Value: g.House[key]}
		}
	}
	return nil
}
