package english

import (
	"strings"

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

		NoPoints: "no points",
		Both:     "both",

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

// HandMakes implements [words.RulesSentences] with an article before the card that is replaced.
func (r rules) HandMakes(cards []string, replaced string, points int) string {
	if replaced != "" {
		replaced = r.OneOf(replaced)
	}
	return r.Rules.HandMakes(cards, replaced, points)
}
