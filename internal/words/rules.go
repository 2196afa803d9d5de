package words

import (
	"cmp"
	"strconv"
	"strings"

	"tabby/engine"
)

// Rules is what variants and house rules are called.
type Rules struct {
	speaker
	RulesTexts
	VariantNames `text:"optional"`
}

// A HouseRule has the words of a house rule.
type HouseRule struct {
	Title string // its name: "Tie at the end"
	Line  string // what it settles, in one sentence
}

// Endings returns the ways a game can end, in the order they are offered.
func Endings() []engine.Value {
	return []engine.Value{engine.EndElimination, engine.EndRounds, engine.EndTime, engine.EndThreshold}
}

// EndingsOf returns the ways in which a game of those rules can end. If the table usually ends it,
// that is one of them.
func EndingsOf(r engine.Rules) []engine.Value {
	all := Endings()
	if usual, _ := r.Offers(engine.End); usual == engine.EndOpen {
		all = append(all, usual)
	}
	return all
}

// A Variant is what people read about a game that the engine knows. Games in a box have proper names, and so have
// most calls: a language names them if it has others, or other letters.
type Variant struct {
	About string // what is special about it, by the book, for players who choose a game

	Name, Call      string
	Special, Answer string // a hand of its own, and what shows that a call was wrong
}

// VariantNames are the texts of a language about games.
type VariantNames struct {
	Variants  map[string]Variant
	PlainCall string // what is said at the end of a round where nothing is known
}

// In returns the facts of a game as people read them. Facts without a text in the language stay as they are, such as
// text that people wrote about a custom game.
func (n VariantNames) In(r engine.Rules) engine.Rules {
	v := lookUp(n.Variants, r.ID)
	r.Name, r.Call = cmp.Or(v.Name, r.Name), cmp.Or(v.Call, r.Call)
	if r.Call == engine.PlainCall {
		r.Call = cmp.Or(n.PlainCall, r.Call)
	}
	if r.Special != nil && v.Special != "" {
		special := *r.Special
		special.Name, r.Special = v.Special, &special
	}
	if r.Course != nil && v.Answer != "" {
		course := *r.Course
		course.Answer, r.Course = v.Answer, &course
	}
	return r
}

// Special says what is special about a game, or returns "" for a custom game.
func (n VariantNames) Special(r engine.Rules) string { return lookUp(n.Variants, r.ID).About }

// OneOf returns a name with its article: "a Peek", "an 8".
func (r Rules) OneOf(name string) string { return r.language.Cards.called("one", name).Form("") }

// Coloured returns the name of a card of one colour: "Red King".
func (r Rules) Coloured(name string, red bool) string {
	colour := "black"
	if red {
		colour = "red"
	}
	return r.language.Cards.called(colour, name).Form("")
}

// Suits returns the cards of a rank that differ only by suit: "Ace: clubs, hearts". If the cards have a
// name of their own, it is added.
func (r Rules) Suits(row engine.Deck) string {
	var all []string
	for _, f := range row {
		one := r.language.Cards.suit(f.Suit)
		if f.Name != f.StandardName() {
			one += " (" + f.Name + ")"
		}
		all = append(all, one)
	}
	return r.Labelled(r.language.Cards.Rank(row[0]), r.Row(all...))
}

// tieBreaks are the tie-breaks by their names in keys.
var tieBreaks = map[engine.TieBreak]string{engine.FewerCards: "fewerCards", engine.Caller: "caller"}

// Effect returns what a power does in a word or two, or "".
func (r Rules) Effect(p engine.Power) string { return r.BookEffects(p.ID()) }

// ItsNumber says that a card counts the number that is on it.
func (r Rules) ItsNumber() string { return r.BookItsNumber }

// HandMakes says what a hand counts, given its cards: "A 4 and a Peek replaced by a 7 make
// 11." The last card replaces another one, unless that is "".
func (r Rules) HandMakes(cards []string, replaced string, points int) string {
	var all []string
	for i, name := range cards {
		name = r.language.Rules.OneOf(name)
		if replaced != "" && i == len(cards)-1 {
			name = r.BookReplacedBy(r.language.Cards.called("", replaced), name)
		}
		all = append(all, name)
	}
	return r.Capital(r.BookHandMakes(r.Joined(all), points))
}

// GridMakes says what a hand in two rows counts, given its cards row by row: "An ace with an ace under it
// and a 2 with a 3 under it make 5."
func (r Rules) GridMakes(cards []string, points int) string {
	columns := len(cards) / 2
	var all []string
	for i, name := range cards[:columns] {
		all = append(all, r.BookUnder(r.language.Rules.OneOf(name), r.language.Rules.OneOf(cards[columns+i])))
	}
	return r.Capital(r.BookHandMakes(r.Joined(all), points))
}

// TieBreak says who wins a tie, or returns "".
func (r Rules) TieBreak(t engine.TieBreak) string { return r.BookTieBreaks(tieBreaks[t]) }

// House returns the words of a house rule as a game has it. One that is unknown has its key as its title.
func (r Rules) House(rule engine.HouseRule) HouseRule {
	k := string(rule.Key)
	title := cmp.Or(r.HouseTitle(k), k)
	if rule.Calling == engine.MustCall {
		title = cmp.Or(r.Ended(k), title)
	}
	return HouseRule{Title: title, Line: r.HouseLine(k)}
}

// Value returns the value of a house rule in words: "shared", "30 minutes", "yes". An
// unknown value is left as it is.
func (r Rules) Value(k engine.Key, v engine.Value) string {
	if text := r.HouseValues(string(k), string(v)); text != "" && v[0] != '-' {
		return text
	}
	if n, err := strconv.Atoi(string(v)); err == nil {
		if unit := Thing(k.Rule().Unit); unit != NoThing {
			return r.Count(n, unit)
		}
		return r.Figure(n)
	}
	switch k {
	case engine.AddedPowerCards:
		return r.powers(string(v))
	case engine.Falls:
		return r.falls(v)
	case engine.CardPoints:
		return r.cardPoints(v)
	}
	return string(v)
}

// falls says which totals fall: "100 falls to 50, once for each player".
func (r Rules) falls(v engine.Value) string {
	var all []string
	for _, f := range v.Falls() {
		switch f.Times {
		case 0:
			all = append(all, r.Fall(f.From, f.To))
		case 1:
			all = append(all, r.FallOnce(f.From, f.To))
		default:
			all = append(all, r.FallOften(f.From, f.To, r.Number(f.Times)))
		}
	}
	return r.Clauses(all)
}

// cardPoints says what cards count: "red king −1, joker 0".
func (r Rules) cardPoints(v engine.Value) string {
	var all []string
	for item := range strings.SplitSeq(string(v), ",") {
		card, count, _ := strings.Cut(item, "=")
		n, _ := strconv.Atoi(count)
		all = append(all, r.Counts(r.cardOf(card), n))
	}
	return r.Row(all...)
}

// cardOf returns a card of a house list, which may be of one colour: "red king".
func (r Rules) cardOf(card string) string {
	rank := strings.TrimRight(card, "RB")
	named := cmp.Or(r.Ranks(rank), rank)
	switch strings.TrimPrefix(card, rank) {
	case "R":
		return r.Red(named)
	case "B":
		return r.Black(named)
	}
	return named
}

// powers returns a list such as "7=peek_own" in words.
func (r Rules) powers(list string) string {
	var all []string
	for item := range strings.SplitSeq(list, ",") {
		rank, power, _ := strings.Cut(item, "=")
		all = append(all, r.Labelled(rank, cmp.Or(r.Powers(power), power)))
	}
	return r.Row(all...)
}

// Amount returns what the number of a house rule counts: "points".
func (r Rules) Amount(k engine.Key) string { return r.Things(0, Thing(k.Rule().Unit)) }

// Choice returns a house rule as a game has it, with its value: "When to call: after the turn".
func (r Rules) Choice(rule engine.HouseRule, v engine.Value) string {
	return r.Labelled(r.House(rule).Title, r.Value(rule.Key, v))
}

// Agreed lists the house rules that are not by the book, or returns "".
func (r Rules) Agreed(t engine.Ruleset) string {
	var all []string
	for _, o := range t.Rules.House {
		if t.Differs(o.Key) {
			all = append(all, r.Choice(t.Rules.Rule(o.Key), t.Value(o.Key)))
		}
	}
	return r.Clauses(all)
}

// Summary returns the name of the variant and the house rules that were changed.
func (r Rules) Summary(t engine.Ruleset) string {
	game := r.language.Rules.In(t.Rules).Name
	if agreed := r.Agreed(t); agreed != "" {
		return r.RulesTexts.Summary(game, agreed)
	}
	return r.ByTheBook(game)
}

// GameName returns the name of a custom game, or of its variant if that is "".
func (r Rules) GameName(variant, named string) string {
	if named == "" {
		return r.language.Rules.VariantName(variant)
	}
	return Isolated(named)
}

// About returns what a variant is and for how many: "2 to 6 players: cats are low,
// rats are high, three kinds of power cards".
func (r Rules) About(of engine.Rules) string {
	return r.AboutVariant(of.Players.Min, of.Players.Max, r.Special(of))
}

// EndingName names a way a game can end.
func (r Rules) EndingName(end engine.Value) string {
	return cmp.Or(r.Endings(string(end)), r.Endings(string(engine.EndThreshold)))
}

// EndingNumber names the number by which a game ends in such a way: "Out at". It is ""
// if there is none.
func (r Rules) EndingNumber(end engine.Value) string {
	if end == engine.EndOpen {
		return ""
	}
	return cmp.Or(r.EndingNumbers(string(end)), r.EndingNumbers(string(engine.EndThreshold)))
}

// VariantName returns the name of a variant, or its ID if this version does
// not know it.
func (r Rules) VariantName(id string) string {
	of, err := engine.Variant(id)
	if err != nil {
		return id
	}
	return r.language.Rules.In(of).Name
}

// OwnGames is what is said about custom games.
type OwnGames struct {
	speaker
	OwnGamesTexts
}

// Deck names a standard deck by its cards: "52 cards".
func (v OwnGames) Deck(cards int) string { return v.Count(cards, Card) }

// InAll says how many cards are typed: "52 cards in all".
func (v OwnGames) InAll(cards int) string { return v.OwnGamesTexts.InAll(v.Deck(cards)) }

// WhatItIs says in one line what a game is: "A game for 2 to 8. The lowest total wins. Ends
// at 100."
func (v OwnGames) WhatItIs(t engine.Ruleset) string {
	players, ends := v.Interval(t.Rules.Players), v.Sentence(v.language.Table.Ending(t))
	switch {
	case t.Rules.NoPoints:
		return v.RoundsWin(players, ends)
	case t.HighestTotalWins():
		return v.HighestWins(players, ends)
	}
	return v.LowestWins(players, ends)
}

// HowToScan says what to do with the code of a link: one with the address of Tabby in a
// browser, or one without.
func (v OwnGames) HowToScan(link string) string {
	if strings.HasPrefix(link, "http") {
		return v.Scan
	}
	return v.ScanAndPaste
}
