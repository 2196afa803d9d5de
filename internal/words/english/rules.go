package english

import (
	"fmt"
	"strings"

	"tabby/engine"
	"tabby/internal/words"
	"tabby/internal/words/sentence"
)

func theRules() words.Rules {
	return words.Rules{
		MoreHouseRules: "More house rules",

		FallFrom:   "A total of exactly",
		FallTo:     "falls to",
		FallTimes:  "How often for each player",
		AnyTimes:   "0 is every time.",
		AddFall:    "Add a total that falls",
		RemoveFall: "Remove it",

		TheRuleBook: "the rule book",
		OurReading:  "our reading",
		HouseRule:   "house rule",
		OurAdvice:   "our advice",

		Stated:  "The rule sheet states it.",
		Silent:  "The rule sheet is silent or unclear. This is our reading.",
		Chosen:  "This table chose it.",
		Advised: "It is our advice and not a rule.",

		IfYouLike: "(if you like) ",
		NoPoints:  "no points",
		Both:      "both: ",

		Card: "Card", Corner: "Corner", OfEach: "Of each", Points: "Points", Power: "Power", InFiles: "In files",
	}
}

type rules struct{ sentence.Rules }

// OneOf returns a name with its article: "a Peek", "an 8".
func (rules) OneOf(name string) string {
	if strings.ContainsAny(name[:min(1, len(name))], "AEIOUaeiou8") || name == "11" {
		return "an " + name
	}
	return "a " + name
}

// Coloured returns the name of a card of one colour: "Red King".
func (rules) Coloured(name string, red bool) string {
	if red {
		return "Red " + name
	}
	return "Black " + name
}

// suit names a suit.
func suit(s engine.Suit) string {
	suits := []string{"", "clubs", "diamonds", "hearts", "spades"}
	return suits[int(s)%len(suits)]
}

// OfSuit returns what a card of a suit is called if it has no name of its own: "King of
// hearts".
func (rules) OfSuit(rank string, s engine.Suit) string { return rank + " of " + suit(s) }

// Suits returns the cards of a rank that differ by suit only: "Ace: clubs, hearts". A name of
// their own is added.
func (r rules) Suits(row engine.Deck) string {
	var all []string
	for _, f := range row {
		one := suit(f.Suit)
		if f.Name != r.OfSuit(f.RankName(), f.Suit) {
			one += " (" + f.Name + ")"
		}
		all = append(all, one)
	}
	return row[0].RankName() + ": " + strings.Join(all, ", ")
}

// Effect returns what a power does in a word or two, or "".
func (rules) Effect(p engine.Power) string {
	return map[engine.Power]string{
		engine.PowerNamed("peek_own"):   "looks at own",
		engine.PowerNamed("look_any"):   "looks at any",
		engine.PowerNamed("swap_other"): "swaps",
		engine.PowerNamed("switch_any"): "switches any",
		engine.PowerNamed("draw_two"):   "draws again",
	}[p]
}

// HandMakes says what a hand counts, given its cards: "A 4 and a Peek replaced by a 7 make
// 11." The last card replaces another one, unless that is "".
func (r rules) HandMakes(cards []string, replaced string, points int) string {
	var all []string
	for i, name := range cards {
		name = r.OneOf(name)
		if replaced != "" && i == len(cards)-1 {
			name = r.OneOf(replaced) + " replaced by " + name
		}
		all = append(all, name)
	}
	return fmt.Sprintf("%s make %s.", en.Capital(en.Joined(all)), en.Figure(points))
}

// DeckOf stands above the table of a deck.
func (rules) DeckOf(name string) string { return "Deck: " + name }

// AddedBy stands above the table of the cards that a house rule adds.
func (r rules) AddedBy(k engine.Key) string { return "Added by “" + r.House(k).Title + "”" }

// TieBreak says who wins a tie, or returns "".
func (rules) TieBreak(t engine.TieBreak) string {
	switch t {
	case engine.FewerCards:
		return "the player with fewer cards wins"
	case engine.Caller:
		return "the caller wins, if among the tied"
	}
	return ""
}

// FallNumber names one of the totals that fall, from 1.
func (rules) FallNumber(n int) string { return fmt.Sprintf("Fall %d", n) }

// ReadFrom names the rule sheet that a rule was read from.
func (rules) ReadFrom(sheet string) string { return "Rule sheet: " + sheet + "." }

// SeeAlso implements [words.RulesSentences].
func (rules) SeeAlso(title string) string { return "See also:\n- " + title }

// Difference implements [words.RulesSentences].
func (rules) Difference(game, rule string) string { return game + ": " + rule + "." }

// LeftOpen says what rule sheets leave open about a rule.
func (rules) LeftOpen(about string) string {
	return "What rule sheets leave open here: " + about + "."
}
