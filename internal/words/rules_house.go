package words

import (
	"cmp"
	"strconv"
	"strings"

	"tabby/engine"
)

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

// GameName returns the name of a game of one's own, or of its variant if that is "".
func (r Rules) GameName(variant, named string) string {
	if named == "" {
		return r.language.Rules.VariantName(variant)
	}
	return Isolated(named)
}
