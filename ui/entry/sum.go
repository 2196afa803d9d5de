package entry

import (
	"slices"
	"strconv"
	"strings"

	"tabby/engine"
	"tabby/scoring"
	"tabby/ui/widgets/sums"
)

// plus is between the numbers of a sum, and before one that is begun with it.
const plus = "+"

// filled reports whether the field has a score. A sum that ends with a plus has none.
func (f field) filled() bool {
	return f.SatOut || f.Digits != "" && !strings.HasSuffix(f.Digits, plus)
}

// isSum reports whether the field has a sum, complete or not.
func (f field) isSum() bool { return strings.Contains(f.Digits, plus) }

// points returns the number typed, the value of the sum so far, or 0.
func (f field) points() int {
	n, _ := sums.Of(strings.Trim(f.Digits, plus))
	return n
}

// settled returns the field complete, without a plus that nothing followed.
func (f field) settled() field {
	f.Digits = strings.Trim(f.Digits, plus)
	f.Done = f.Digits != "" || f.SatOut
	return f
}

// addDigit returns a sum with one more digit.
func (f field) addDigit(digit int) field {
	at := strings.LastIndex(f.Digits, plus) + 1
	last, _ := strconv.Atoi(f.Digits[at:])
	f.Digits = f.Digits[:at] + strconv.Itoa(last*10+digit)
	return f
}

// adds reports whether a plus can be typed now.
func (e Entry) adds(t engine.Ruleset) bool {
	p := e.addend()
	if p == scoring.Nobody || e.ByCards {
		return false
	}
	f := e.Fields[p]
	return !f.byHand() && !f.SatOut && !strings.HasSuffix(f.Digits, plus) && f.points() < t.Score().Max
}

// addend returns the player to whose score a plus adds: the active one or, while nothing
// is typed for a new round's next player, the one before. A complete score has moved on
// by itself; the plus goes back to it.
func (e Entry) addend() scoring.Player {
	at := slices.Index(e.Playing, e.Active)
	if at >= 0 && (e.Round >= 0 || e.Fields[e.Active].Digits != "") {
		return e.Active
	}
	if at < 0 {
		at = len(e.Playing)
	}
	for _, p := range slices.Backward(e.Playing[:at]) {
		if e.Fields[p].filled() {
			return p
		}
	}
	return e.Active
}

// plus types a plus. From then on digits add to what is there, and nothing moves on by
// itself. Without a number before it, it begins a sum.
func (e Entry) plus(t engine.Ruleset) Entry {
	if !e.adds(t) {
		return e
	}
	e = e.Activate(e.addend())
	f := e.Fields[e.Active]
	f.Digits, f.Done = f.Digits+plus, false
	return e.with(f)
}
