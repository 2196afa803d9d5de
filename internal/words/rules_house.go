package words

import (
	"cmp"
	"strconv"
	"strings"

	"tabby/engine"
	"tabby/internal/words/message"
)

// RulesWords are what a language calls house rules and their values, and what a rule book says
// beside its pages.
type RulesWords struct {
	House map[string]HouseWords
	Ended map[string]string // the titles of house rules about a call, in a game in which nobody calls

	Fall, FallOnce, FallOften message.Message   // {from}, {to}, and the {number} of times in words
	Ranks                     map[string]string // those that have a name
	Counts                    message.Message   // a {card} counts {n}
	Red, Black                message.Message   // {card}
	Powers                    map[string]string // what a card of a house list does
	Summary, ByTheBook        message.Message   // {game}, {agreed}

	Variants VariantWords
	Book     BookWords
}

// HouseWords are the words of one house rule.
type HouseWords struct {
	Title, Line string
	Values      map[string]string
}

// House returns the words of a house rule as a game has it. One that is unknown has its key as its title.
func (r Rules) House(rule engine.HouseRule) HouseRule {
	k := string(rule.Key)
	h := lookUp(r.Words.House, k)
	title := cmp.Or(h.Title, k)
	if rule.Calling == engine.MustCall {
		title = cmp.Or(lookUp(r.Words.Ended, k), title)
	}
	return HouseRule{Title: title, Line: h.Line}
}

// Value returns the value of a house rule in words: "shared", "30 minutes", "yes". An
// unknown value is left as it is.
func (r Rules) Value(k engine.Key, v engine.Value) string {
	h := lookUp(r.Words.House, string(k))
	if text, ok := h.Values[Identifier(string(v))]; ok && v[0] != '-' {
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
		say := r.Words.FallOften
		switch f.Times {
		case 0:
			say = r.Words.Fall
		case 1:
			say = r.Words.FallOnce
		}
		all = append(all, say.With("from", f.From, "to", f.To, "number", r.Number(f.Times)))
	}
	return r.Clauses(all)
}

// cardPoints says what cards count: "red king −1, joker 0".
func (r Rules) cardPoints(v engine.Value) string {
	var all []string
	for item := range strings.SplitSeq(string(v), ",") {
		card, count, _ := strings.Cut(item, "=")
		colour := message.Message{}
		if rank, red := strings.CutSuffix(card, "R"); red {
			card, colour = rank, r.Words.Red
		} else if rank, black := strings.CutSuffix(card, "B"); black {
			card, colour = rank, r.Words.Black
		}
		n, _ := strconv.Atoi(count)
		card = cmp.Or(colour.With("card", cmp.Or(lookUp(r.Words.Ranks, card), card)), lookUp(r.Words.Ranks, card), card)
		all = append(all, r.Words.Counts.With("card", card, "n", n))
	}
	return r.Row(all...)
}

// powers returns a list such as "7=peek_own" in words.
func (r Rules) powers(list string) string {
	var all []string
	for item := range strings.SplitSeq(list, ",") {
		rank, power, _ := strings.Cut(item, "=")
		all = append(all, r.Labelled(rank, cmp.Or(lookUp(r.Words.Powers, power), power)))
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
	agreed, say := r.Agreed(t), r.Words.Summary
	if agreed == "" {
		say = r.Words.ByTheBook
	}
	return say.With("game", r.language.Rules.In(t.Rules).Name, "agreed", agreed)
}

// GameName returns the name of a game of one's own, or of its variant if that is "".
func (r Rules) GameName(variant, named string) string {
	if named == "" {
		return r.language.Rules.VariantName(variant)
	}
	return Isolated(named)
}
