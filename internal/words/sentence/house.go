package sentence

import (
	"cmp"
	"strconv"
	"strings"

	"tabby/engine"
	"tabby/internal/words"
	"tabby/internal/words/grammar"
)

// Rules says what variants, house rules and their cards are called. It implements
// [words.RulesSentences].
type Rules struct {
	Speaker
	Words *RulesWords
	Cards *CardWords
}

// RulesWords are what a language calls house rules and their values, and what a rule book says
// beside its pages.
type RulesWords struct {
	House map[engine.Key]HouseWords

	Fall, FallOnce, FallTimes grammar.Pattern   // {from}, {to}, and the {number} of times in words
	Ranks                     map[string]string // those that have a name
	Counts                    grammar.Pattern   // a {card} counts {n}
	Red, Black                grammar.Pattern   // {card}
	Powers                    map[string]string // what a card of a house list does
	Summary, ByTheBook        grammar.Pattern   // {game}, {agreed}

	Variants VariantWords
	Book     BookWords
}

// HouseWords are the words of one house rule.
type HouseWords struct {
	Title, Line string
	Unit        words.Thing // what its number counts, or NoThing
	Values      map[engine.Value]string
}

// House implements [words.RulesSentences].
func (r Rules) House(k engine.Key) words.HouseRule {
	if h, ok := r.Words.House[k]; ok {
		return words.HouseRule{Title: h.Title, Line: h.Line}
	}
	return words.HouseRule{Title: string(k)}
}

// Value implements [words.RulesSentences].
func (r Rules) Value(k engine.Key, v engine.Value) string {
	h := r.Words.House[k]
	if text, ok := h.Values[v]; ok {
		return text
	}
	if n, err := strconv.Atoi(string(v)); err == nil {
		if h.Unit == words.NoThing {
			return r.Figure(n)
		}
		return r.Count(n, h.Unit)
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
		say := r.Words.FallTimes
		switch f.Times {
		case 0:
			say = r.Words.Fall
		case 1:
			say = r.Words.FallOnce
		}
		all = append(all, say.With("from", r.Figure(f.From), "to", r.Figure(f.To), "number", r.Number(f.Times)))
	}
	return r.Clauses(all)
}

// cardPoints says what cards count: "red king −1, joker 0".
func (r Rules) cardPoints(v engine.Value) string {
	var all []string
	for item := range strings.SplitSeq(string(v), ",") {
		card, count, _ := strings.Cut(item, "=")
		colour := grammar.Pattern("{card}")
		if rank, red := strings.CutSuffix(card, "R"); red {
			card, colour = rank, r.Words.Red
		} else if rank, black := strings.CutSuffix(card, "B"); black {
			card, colour = rank, r.Words.Black
		}
		n, _ := strconv.Atoi(count)
		card = colour.With("card", cmp.Or(r.Words.Ranks[card], card))
		all = append(all, r.Words.Counts.With("card", card, "n", r.Figure(n)))
	}
	return strings.Join(all, ", ")
}

// powers returns a list such as "7=peek_own" in words.
func (r Rules) powers(list string) string {
	var all []string
	for item := range strings.SplitSeq(list, ",") {
		rank, power, _ := strings.Cut(item, "=")
		all = append(all, r.Labelled(rank, cmp.Or(r.Words.Powers[power], power)))
	}
	return strings.Join(all, ", ")
}

// Amount implements [words.RulesSentences].
func (r Rules) Amount(k engine.Key) string { return r.Things(0, r.Words.House[k].Unit) }

// Choice implements [words.RulesSentences].
func (r Rules) Choice(k engine.Key, v engine.Value) string {
	return r.Labelled(r.House(k).Title, r.Value(k, v))
}

// Agreed implements [words.RulesSentences].
func (r Rules) Agreed(t engine.Ruleset) string {
	var all []string
	for _, o := range t.Rules.House {
		if v := t.Value(o.Key); v != o.Default {
			all = append(all, r.Choice(o.Key, v))
		}
	}
	return r.Clauses(all)
}

// Summary implements [words.RulesSentences].
func (r Rules) Summary(t engine.Ruleset) string {
	agreed, say := r.Agreed(t), r.Words.Summary
	if agreed == "" {
		say = r.Words.ByTheBook
	}
	return say.With("game", r.Language.Rules.In(t.Rules).Name, "agreed", agreed)
}

// GameName implements [words.RulesSentences].
func (r Rules) GameName(variant, named string) string {
	if named == "" {
		return r.Language.Rules.VariantName(variant)
	}
	return words.Isolated(named)
}
