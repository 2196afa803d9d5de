package entry

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"tabby/engine"
	"tabby/internal/words/sums"
	"tabby/scoring"
	"tabby/ui/kit/widgets"
)

// A refusal says why the last key has changed nothing; the row of a player shows it.
type refusal struct {
	why reason
	at  scoring.Player
	n   int // the impossible number
}

// A reason is why a key changes nothing, by its name in testdata/typing.txt.
type reason string

const (
	tooMany    reason = "many"   // the number would be higher than any score
	outside    reason = "range"  // it is neither a score nor the beginning of one
	noNumber   reason = "number" // a number has to be typed first
	noneLeft   reason = "cards"  // the deck has no more of these cards
	allThere   reason = "full"   // no score is missing
	firstOfAll reason = "first"  // there is nothing to delete
	theirs     reason = "theirs" // a guest has just entered the score, which has to be shown first
)

// An ended number is one that the last key has finished because no further digit is possible.
type ended struct {
	at scoring.Player
	n  int // or 0
}

// refuse records why a key changes nothing.
func (e Entry) refuse(why reason, p scoring.Player) Entry {
	e.no = refusal{why: why, at: p}
	return e
}

// refuseNumber records why a number is impossible in a row.
func (e Entry) refuseNumber(t engine.Ruleset, p scoring.Player, n int) Entry {
	switch all := t.Score(); {
	case n > all.Max:
		e.no = refusal{tooMany, p, n}
		return e
	case n < all.Min:
		return e.refuse(outside, p)
	}
	return e.refuse(allThere, p) // it is possible in another row
}

// anew returns the entry after any action except a key, after which earlier keys no longer matter.
func (e Entry) anew() Entry {
	e.no, e.ended = refusal{}, ended{}
	return e
}

// can reports whether a key of the keypad would change something.
func (e Entry) can(t engine.Ruleset, k widgets.Key) bool { return e.press(t, k).no == refusal{} }

// press types a key. It changes the entry, or records why it does not.
//
// The pages of guests type in the same way: internal/devices/host/page/static/typing.js.
func (e Entry) press(t engine.Ruleset, k widgets.Key) Entry {
	before := e.ended
	e = e.anew()
	switch k {
	case widgets.KeyBack:
		return e.back()
	case widgets.KeyNext:
		return e.next()
	}
	if e.unseen {
		return e.refuse(theirs, e.Active)
	}
	switch k {
	case widgets.KeyPlus:
		return e.plus(t)
	case widgets.KeyMinus:
		return e.minus(t)
	}
	e.ended = before
	return e.digit(t, int(k))
}

// pasted types a text, up to the first impossible part. A separator between numbers moves to the next player,
// unless the number before it was complete and has already done so.
func (e Entry) pasted(t engine.Ruleset, text string) Entry {
	for _, r := range strings.TrimSpace(text) {
		digit := strings.IndexRune("0123456789", r)
		switch {
		case digit >= 0:
			e = e.press(t, widgets.Key(digit))
		case r == '+':
			e = e.press(t, widgets.KeyPlus)
		case r == '-', r == '−':
			e = e.press(t, widgets.KeyMinus)
		case !unicode.IsSpace(r) && !strings.ContainsRune(",;/", r):
			return e.refuse(noNumber, e.at())
		case e.typing():
			e = e.press(t, widgets.KeyNext)
		}
		if e.no.why != "" {
			return e
		}
	}
	return e
}

// at returns the active player, or the last one.
func (e Entry) at() scoring.Player {
	if e.Active == scoring.Nobody {
		return e.last()
	}
	return e.Active
}

// digit types a digit for the active player. If no further digit is possible, the number is
// complete and the next player becomes active, except in a sum. If the digit cannot follow, it begins the
// number of the next player.
func (e Entry) digit(t engine.Ruleset, digit int) Entry {
	p := e.Active
	switch {
	case p == scoring.Nobody && e.ended.n != 0:
		return e.refuseNumber(t, e.ended.at, beside(e.ended.n, digit))
	case p == scoring.Nobody:
		return e.refuse(allThere, e.last())
	}
	f := e.Fields[p].typed()
	if f.Done || e.Fields[p].byHand() {
		f = field{Cards: f.Cards}
	}
	g := f.addDigit(digit)
	switch {
	case f.Digits != "0" && g.Digits != f.Digits && g.begins(t):
		return e.took(t, g)
	case f.Digits == "" || f.waits():
		return e.refuseNumber(t, p, g.points())
	}
	done := e.with(f.committed())
	if q := done.firstOpen(p); q != scoring.Nobody && e.Round < 0 {
		return done.Activate(q).digit(t, digit)
	}
	return e.refuseNumber(t, p, g.points())
}

// took returns the entry with a number to which a digit was added.
func (e Entry) took(t engine.Ruleset, f field) Entry {
	p := e.Active
	f.Done = !f.isSum() && t.Complete(f.points())
	if e = e.with(f); f.Done {
		e = e.onward()
		e.ended = ended{p, f.points()}
	}
	return e
}

// beside returns a number with one more digit.
func beside(n, digit int) int {
	if n < 0 {
		return 10*n - digit
	}
	return 10*n + digit
}

// begins reports whether the typed text is a possible score or the beginning of one. A sum can have any value up
// to the highest score.
func (f field) begins(t engine.Ruleset) bool {
	n, all := f.points(), t.Score()
	switch {
	case f.isSum():
		return min(0, all.Min) <= n && n <= all.Max
	case f.Digits == minus+"0":
		return false
	}
	return all.Has(n) || n > 0 && n*10 <= all.Max || n < 0 && n*10 >= all.Min
}

// typed returns the field as a typed number. Tapped cards become their points; anything that is not a
// number is removed.
func (f field) typed() field {
	if f.SatOut || f.Special {
		f.Digits, f.Done = "", false
	}
	return field{Digits: f.Digits, Done: f.Done, Cards: f.Cards}
}

// next completes the active player's field and activates the next player.
func (e Entry) next() Entry {
	switch {
	case e.Active == scoring.Nobody:
		return e.refuse(allThere, e.last())
	case !e.Fields[e.Active].filled():
		return e.refuse(noNumber, e.Active)
	}
	return e.with(e.Fields[e.Active].committed()).onward()
}

// back removes the last digit, sign or card, or goes to the previous field if there is none. It does not
// remove a score that a guest has just entered.
func (e Entry) back() Entry {
	if e.Active == scoring.Nobody {
		return e.Activate(e.last())
	}
	f := e.Fields[e.Active]
	switch {
	case e.unseen:
		return e.Activate(e.Active)
	case f.byHand():
		f.Hand = f.Hand[:len(f.Hand)-1]
		f.Digits, f.Done, f.Special = "", false, false
	case f.Digits != "" || f.SatOut || f.Special:
		f = field{Digits: f.Digits[:max(0, len(f.Digits)-1)], Cards: f.Cards}
	case e.before(e.Active) == e.Active:
		return e.refuse(firstOfAll, e.Active)
	default:
		return e.Activate(e.before(e.Active))
	}
	return e.with(f)
}

// plus types a plus, after which digits are added to the number, and typing does not move to the next player by itself.
// Without a number before it, it begins a sum.
func (e Entry) plus(t engine.Ruleset) Entry {
	p := e.addend()
	if p == scoring.Nobody {
		return e.refuse(allThere, e.last())
	}
	switch f := e.Fields[p].typed(); {
	case f.waits():
		return e.refuse(noNumber, p)
	case f.points() >= t.Score().Max:
		return e.refuse(outside, p)
	default:
		e = e.Activate(p)
		return e.with(field{Digits: f.summed().Digits + plus, Cards: f.Cards})
	}
}

// minus types a minus. It begins a number below zero; after a number, the next number is subtracted, and typing does not
// move to the next player by itself.
func (e Entry) minus(t engine.Ruleset) Entry {
	if e.Active == scoring.Nobody {
		return e.refuse(allThere, e.last())
	}
	f, least := e.Fields[e.Active].typed(), t.Score().Min
	digits := minus
	switch {
	case least >= 0:
		return e.refuse(outside, e.Active)
	case f.Done || f.Digits == "":
	case f.Digits[len(f.Digits)-1:] == minus:
		return e.refuse(noNumber, e.Active)
	case f.points() <= least:
		return e.refuse(outside, e.Active)
	case f.waits():
		digits = f.Digits + minus
	default:
		digits = f.summed().Digits + plus + minus
	}
	return e.with(field{Digits: digits, Cards: f.Cards})
}

// longest is the maximum number of characters of a sum; a longer one is replaced by its value.
const longest = 20

// summed returns the field with a long sum replaced by its value.
func (f field) summed() field {
	if len(f.Digits) >= longest {
		f.Digits = strconv.Itoa(f.points())
	}
	return f
}

// plus separates the numbers of a sum, and may begin one. minus begins a number
// below zero, so that 12 minus 3 is "12+-3".
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
	n, _ := sums.Of(f.committed().Digits)
	return n
}

// committed returns the field as complete, without a sign at its end.
func (f field) committed() field {
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

// addend returns the player to whose score a plus adds: the active one or, if nothing is typed
// for the active player of a new round, the previous one, because a complete number has
// moved to the next player by itself.
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
