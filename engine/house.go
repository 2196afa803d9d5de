package engine

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"
)

// A Key names a house rule, on disk and on the command line.
type Key string

// A Value is the value of a house rule: a word, a number, On or Off, in its written
// form.
type Value string

// The values of a house rule that is on or off.
const (
	On  Value = "true"
	Off Value = "false"
)

// Number returns the value of a house rule that is a number.
func Number(n int) Value { return Value(strconv.Itoa(n)) }

// MarshalJSON writes On and Off as booleans and numbers as numbers.
func (v Value) MarshalJSON() ([]byte, error) {
	if n, err := strconv.Atoi(string(v)); v == On || v == Off || err == nil && Number(n) == v {
		return []byte(v), nil
	}
	return json.Marshal(string(v))
}

// UnmarshalJSON reads a string, a whole number, true or false. The error wraps
// [ErrHouseValue].
func (v *Value) UnmarshalJSON(data []byte) error {
	var s string
	var n int
	var b bool
	switch {
	case string(data) == "null": // would be decoded as a zero value
	case json.Unmarshal(data, &s) == nil:
		*v = Value(s)
		return nil
	case json.Unmarshal(data, &n) == nil || json.Unmarshal(data, &b) == nil:
		*v = Value(strings.TrimSpace(string(data)))
		return nil
	}
	return Refusal{Reason: ErrHouseValue, Value: Value(data)}
}

// A House has the house rules of one game that differ from the defaults of its
// variant. The nil House has none.
type House map[Key]Value

// A HouseRule is a house rule and the values it can have.
type HouseRule struct {
	Key     Key
	Words   []Value // the words that are possible, or On and Off
	Numbers Range   // the numbers that are possible; the zero Range means none
	Sheet   bool    // it concerns the score sheet rather than the round
	Source  string  // where it comes from
	Ends    []Value // the endings with which it matters; empty means all
	Wide    Range   // the numbers that are possible in a game with large numbers; the zero Range means Numbers
	List    string  // an example if the value may also be a list, or ""
	Items   int     // the maximum number of items in a list, or 0
	Each    Range   // the range of the numbers in a list, if it is limited
	Unit    string  // the unit of its number: "point", or ""
	Needs   Need    // which games have the rule
	Calling Calling // only in games whose rounds end in that way

	isList func(HouseRule, string) bool
}

// A Need says which games have a house rule.
type Need uint8

// The needs of house rules.
const (
	NeedsNothing Need = iota
	NeedsCards        // that are counted on the sheet
	NeedsNoCards      // and points, which may be missing for somebody
	NeedsGrid         // its hands lie in rows and columns
	NeedsCall         // a round can be called
	NeedsPoints
)

// has reports whether a house rule with that need applies to the game.
func (r Rules) has(n Need) bool {
	switch n {
	case NeedsCards:
		return len(r.Decks) > 0
	case NeedsNoCards:
		return len(r.Decks) == 0 && !r.NoPoints
	case NeedsGrid:
		return r.Grid != Grid{}
	case NeedsCall:
		return r.Calling != NoCall
	case NeedsPoints:
		return !r.NoPoints
	}
	return true
}

// Widened returns the rule with the limits for a game with large numbers ([Rules.Wide]).
func (r HouseRule) Widened() HouseRule {
	if r.Wide != (Range{}) {
		r.Numbers = r.Wide
	}
	if r.Items > 0 {
		r.Items, r.Each = wideFalls, Range{-MostScore, MostScore}
	}
	return r
}

// Matters reports whether the rule can matter in a game that ends that way.
func (r HouseRule) Matters(end Value) bool { return len(r.Ends) == 0 || slices.Contains(r.Ends, end) }

// Check returns an error that wraps [ErrHouseValue] unless the rule can have the value v.
func (r HouseRule) Check(v Value) error {
	n, err := strconv.Atoi(string(v))
	switch {
	case slices.Contains(r.Words, v):
	case err == nil && Number(n) == v && r.Numbers != Range{} && r.Numbers.Has(n):
	case r.isList != nil && r.isList(r, string(v)):
	default:
		return Refusal{Reason: ErrHouseValue, Key: r.Key, Value: v}
	}
	return nil
}

// powerNames are the powers a house list can give to a rank (A31).
var powerNames = map[string]Power{
	"peek_own": PeekOwn, "look_any": LookAny, "swap_other": SwapOther, "switch_any": SwitchAny, "draw_two": DrawTwo,
}

// isPowerList reports whether list is a list of powers such as "7=peek_own,8=look_any".
func isPowerList(_ HouseRule, list string) bool {
	seen := map[string]bool{}
	for _, item := range strings.Split(list, ",") {
		rank, power, _ := strings.Cut(item, "=")
		if powerNames[power] == NoPower || seen[rank] || !slices.Contains(ranks, rank) {
			return false
		}
		seen[rank] = true
	}
	return true
}

// OfEnding reports whether a house rule says how a game ends, or at which number.
func (k Key) OfEnding() bool { return slices.Contains([]Key{End, Rounds, Minutes, Threshold}, k) }

// Rule returns the house rule of that key, or a HouseRule without values if there is none.
func (k Key) Rule() HouseRule {
	i := slices.IndexFunc(houseRules, func(r HouseRule) bool { return r.Key == k })
	if i < 0 {
		return HouseRule{Key: k}
	}
	return houseRules[i]
}

// IsKnown reports whether there is a house rule of that key.
func (k Key) IsKnown() bool {
	return slices.ContainsFunc(houseRules, func(r HouseRule) bool { return r.Key == k })
}

// HouseRules returns every house rule there is, those of the round first.
func HouseRules() []HouseRule { return slices.Clone(houseRules) }

// checkHouse returns an error that wraps [ErrRules] if house rules cannot be combined.
func (t Ruleset) checkHouse() error {
	for _, clash := range []struct {
		key   Key
		holds bool
	}{
		{WrongCallPlus, t.Number(WrongCallPlus) > 0 && t.Value(WrongCallPenalty) != PenaltyDouble},
		{End, t.HighestTotalWins() && t.Value(End) == EndElimination},
		{RightCall, t.Rules.HighestWins && t.Value(RightCall) == CountsZero},
		{BestCounts, t.Rules.HighestWins && t.countsBest()},
		{WrongCallPenalty, t.Rules.HighestWins && t.Value(WrongCallPenalty) == PenaltyDouble},
		{CallAtMost, t.Rules.HighestWins && t.boundsCall()},
		{BestCounts, t.Value(BestCounts) == CountsOne && !t.onlyRoundsCount()},
		{BlankIsZero, t.On(BlankIsZero) && !t.Score().Has(0)},
	} {
		if clash.holds {
			return Refusal{Reason: ErrRules, Key: clash.key, Value: t.Value(clash.key)}
		}
	}
	if err := t.checkFalls(); err != nil {
		return err
	}
	return t.checkCardPoints()
}

// countsBest reports whether the best players of a round get other points than those of their cards.
func (t Ruleset) countsBest() bool {
	v := t.Value(BestCounts)
	return v == CountsZero || v == CountsOne
}

func (t Ruleset) boundsCall() bool {
	_, bounded := t.CallAtMost()
	return bounded
}

// onlyRoundsCount reports whether a round counts only who was best, so that totals
// are numbers of won rounds.
func (t Ruleset) onlyRoundsCount() bool {
	penalty := t.Value(WrongCallPenalty)
	return (penalty == "" || penalty == None) && t.Value(RightCall) != CountsZero && t.Number(RightCallLess) == 0 &&
		len(t.Rules.TieBreaks) == 0 && (t.Rules.Special == nil || t.Rules.Special.Others == nil)
}
