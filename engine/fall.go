package engine

import (
	"slices"
	"strconv"
	"strings"
)

// How many falls a table can agree on.
const (
	mostFalls = 8
	wideFalls = 12 // where the numbers of the game are wide
)

// A Fall is a total that becomes a lower one as soon as a round reaches it.
type Fall struct {
	From, To int
	Times    int // how often for each player, 1 to 9; 0 is always
}

// Falls returns the totals that fall at this table, except exactly the limit.
func (t Ruleset) Falls() []Fall { return t.Value(Falls).Falls() }

// Falls returns the totals that fall if the house rule has this value.
func (v Value) Falls() []Fall {
	falls, _ := readFalls(string(v))
	return falls
}

// readFalls reads a list such as "100=50*1,200=150", and reports whether it is one.
func readFalls(list string) (falls []Fall, ok bool) {
	for _, item := range strings.Split(list, ",") {
		item, times, limited := strings.Cut(item, "*")
		from, to, _ := strings.Cut(item, "=")
		var f Fall
		var errs [3]error
		f.From, errs[0] = number(from)
		f.To, errs[1] = number(to)
		if limited {
			f.Times, errs[2] = number(times)
		}
		bad := slices.ContainsFunc(errs[:], func(err error) bool { return err != nil })
		if bad || limited && !(Range{1, 9}).Has(f.Times) {
			return nil, false
		}
		falls = append(falls, f)
	}
	return falls, true
}

// number reads a whole number in its only written form.
func number(text string) (int, error) {
	n, err := strconv.Atoi(text)
	if err == nil && strconv.Itoa(n) != text {
		return 0, strconv.ErrSyntax
	}
	return n, err
}

func isFallList(r HouseRule, list string) bool {
	falls, ok := readFalls(list)
	return ok && len(falls) <= r.Items && !slices.ContainsFunc(falls, func(f Fall) bool { return !r.Each.Has(f.From) || !r.Each.Has(f.To) })
}

// checkFalls returns the first fall that cannot be: upwards, or from a total that falls
// already.
func (t Ruleset) checkFalls() error {
	seen := map[int]bool{}
	if t.FallsTo() != t.Number(Threshold) && ExactLimit.Rule().Matters(t.Value(End)) {
		seen[t.Number(Threshold)] = true
	}
	for _, f := range t.Falls() {
		if f.To >= f.From || seen[f.From] {
			return Refusal{Reason: ErrRules, Key: Falls, Value: t.Value(Falls)}
		}
		seen[f.From] = true
	}
	return nil
}
