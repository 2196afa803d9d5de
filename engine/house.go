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

// A House has the house rules of one table that differ from the defaults of its
// variant. The nil House has none.
type House map[Key]Value

// A HouseRule is a house rule and the values it can have.
type HouseRule struct {
	Key     Key
	Words   []Value // the words it can be, or On and Off
	Numbers Range   // the numbers it can be; the zero Range is none
	Sheet   bool    // it concerns the score sheet rather than the round
	Source  string  // where it comes from
	Ends    []Value // the endings with which it matters; none is all
	Wide    Range   // the numbers it can be in a game whose numbers are wide; the zero Range is Numbers
	List    string  // an example of the lists that it may also be, or ""
	Items   int     // how many items such a list has at most, where that is bounded
	Each    Range   // the numbers in it, where those are bounded
	Unit    string  // what its number counts: "point", or ""
	Needs   Need    // what a game must have for it to matter
	Calling Calling // how a round ends in the game that has it

	isList func(HouseRule, string) bool
}

// A Need is what a game must have for a house rule to matter.
type Need uint8

// What a game may have to have.
const (
	NeedsNothing Need = iota
	NeedsCards        // that are counted on the sheet
	NeedsNoCards      // and points, which may be missing for somebody
	NeedsGrid         // its hands lie in rows and columns
	NeedsCall         // a round can be called
	NeedsPoints
)

// has reports whether the game has what a house rule needs.
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

// Widened returns the rule with the bounds for a game with large numbers ([Rules.Wide]).
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

// isPowerList reports whether list is one such as "7=peek_own,8=look_any".
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

// OfEnding reports whether a house rule says how a game ends, or with which number.
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

// countsBest reports whether the best of a round count something else than their points.
func (t Ruleset) countsBest() bool {
	v := t.Value(BestCounts)
	return v == CountsZero || v == CountsOne
}

func (t Ruleset) boundsCall() bool {
	_, bounded := t.CallAtMost()
	return bounded
}

// onlyRoundsCount reports whether nothing else than who was best counts in a round, and
// nothing else orders the totals.
func (t Ruleset) onlyRoundsCount() bool {
	penalty := t.Value(WrongCallPenalty)
	return (penalty == "" || penalty == None) && t.Value(RightCall) != CountsZero && t.Number(RightCallLess) == 0 &&
		len(t.Rules.TieBreaks) == 0 && (t.Rules.Special == nil || t.Rules.Special.Others == nil)
}
