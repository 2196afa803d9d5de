package entry

import (
	"slices"
	"strconv"
	"strings"

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

// addend returns the player to whose score a plus adds: the active one or, while nothing is typed for a
// new round's next player, the one before. A complete score has moved on by itself; the plus goes back
// to it, if it is a number that was typed.
func (e Entry) addend() scoring.Player {
	at := slices.Index(e.Playing, e.Active)
	if at >= 0 && (e.Round >= 0 || e.Fields[e.Active].holds()) {
		return e.Active
	}
	if at < 0 {
		at = len(e.Playing)
	}
	for _, p := range slices.Backward(e.Playing[:at]) {
		switch f := e.Fields[p]; {
		case f.filled() && f.typed().Digits != "" && !f.byHand():
			return p
		case f.filled():
			return e.Active
		}
	}
	return e.Active
}
