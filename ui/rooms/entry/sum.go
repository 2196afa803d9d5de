package entry

import (
	"slices"
	"strconv"
	"strings"

	"tabby/engine"
	"tabby/internal/words/sums"
	"tabby/scoring"
)

// plus is between the numbers of a sum, and before one that is begun with it. minus is
// before a number below zero: 12 less 3 is "12+-3".
const (
	plus  = "+"
	minus = "-"
	signs = plus + minus
)

// filled reports whether the field has a score. One that ends with a sign has none.
func (f field) filled() bool { return f.SatOut || f.Special || f.Digits != "" && !f.waits() }

// waits reports whether a digit has to follow a sign.
func (f field) waits() bool { return strings.TrimRight(f.Digits, signs) != f.Digits }

func (f field) shown() string {
	return strings.NewReplacer(plus+minus, sums.Minus, minus, sums.Minus).Replace(f.Digits)
}

func (f field) isSum() bool { return strings.Contains(f.Digits, plus) }

// points returns the number typed, the value of the sum so far, or 0.
func (f field) points() int {
	n, _ := sums.Of(f.settled().Digits)
	return n
}

// settled returns the field complete, without a sign that nothing followed.
func (f field) settled() field {
	f.Digits = strings.TrimLeft(strings.TrimRight(f.Digits, signs), plus)
	f.Done = f.Digits != "" || f.SatOut || f.Special
	return f
}

func (f field) addDigit(digit int) field {
	at := strings.LastIndexAny(f.Digits, signs) + 1
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
	return !f.byHand() && !f.SatOut && !f.Special && !f.waits() && f.points() < t.Score().Max
}

// subtracts reports whether a minus can be typed now: before a number, or after one that
// is not the lowest.
func (e Entry) subtracts(t engine.Ruleset) bool {
	if e.Active == scoring.Nobody || e.ByCards || t.Score().Min >= 0 {
		return false
	}
	f := e.Fields[e.Active]
	return f.Done || !f.byHand() && !strings.HasSuffix(f.Digits, minus) && f.points() > t.Score().Min
}

// minus types a minus. It begins a number below zero; after a number, what follows is
// taken off, and nothing moves on by itself.
func (e Entry) minus(t engine.Ruleset) Entry {
	if !e.subtracts(t) {
		return e
	}
	switch f := e.Fields[e.Active]; {
	case f.Done || f.Digits == "":
		return e.with(field{Digits: minus, Cards: f.Cards})
	case f.waits():
		f.Digits += minus
		return e.with(f)
	default:
		f.Digits += plus + minus
		return e.with(f)
	}
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
