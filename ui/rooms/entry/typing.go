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

// A refusal is why the last key has changed nothing, said in the row of a player.
type refusal struct {
	why reason
	at  scoring.Player
	n   int // the number that is too many
}

// A reason is why a key changes nothing, as testdata/typing.txt has it.
type reason string

const (
	tooMany    reason = "many"   // the number would be higher than any score
	outside    reason = "range"  // it is no score, nor the beginning of one
	noNumber   reason = "number" // a number has to be typed first
	noneLeft   reason = "cards"  // the deck has no more of them
	allThere   reason = "full"   // every score is there
	firstOfAll reason = "first"  // there is nothing before it to take back
	theirs     reason = "theirs" // a guest has just entered the score, which is to be seen first
)

// An ended number is one that the last key has finished: one more digit would be too many.
type ended struct {
	at scoring.Player
	n  int // or 0
}

// refuse says why a key changes nothing.
func (e Entry) refuse(why reason, p scoring.Player) Entry {
	e.no = refusal{why: why, at: p}
	return e
}

// refuseNumber says why a number cannot stand in a row.
func (e Entry) refuseNumber(t engine.Ruleset, p scoring.Player, n int) Entry {
	switch all := t.Score(); {
	case n > all.Max:
		e.no = refusal{tooMany, p, n}
		return e
	case n < all.Min:
		return e.refuse(outside, p)
	}
	return e.refuse(allThere, p) // it could, in another row
}

// anew returns the entry after anything but a key: then no earlier key matters.
func (e Entry) anew() Entry {
	e.no, e.ended = refusal{}, ended{}
	return e
}

// can reports whether a key of the keypad does something now.
func (e Entry) can(t engine.Ruleset, k widgets.Key) bool { return e.press(t, k).no == refusal{} }

// press types a key. Something changes, or the entry says why not.
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

// pasted types a text, up to the first part that is impossible. A separator between numbers moves on to the
// next player, unless a number has already moved on by itself.
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

// digit types a digit for the active player. A number that no further digit can make possible is
// complete, and the next player is active then; a sum goes on. A digit that cannot follow begins the
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

// begins reports whether a score can be what is typed, or begin with it. A sum can come to anything up
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

// typed returns the field as a number that was typed. Cards that were tapped are one as well; what is
// none gives way.
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

// back removes the last digit, sign or card, or goes to the field before if there is none. What a guest
// has just entered it leaves to be typed over.
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

// plus types a plus. From then on digits add to what is there, and nothing moves on by itself. Without
// a number before it, it begins a sum.
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

// minus types a minus. It begins a number below zero; after a number, what follows is taken off, and
// nothing moves on by itself.
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

// longest is the number of signs from which on a sum is added up before more is added to it.
const longest = 20

// summed returns the field with a long sum added up.
func (f field) summed() field {
	if len(f.Digits) >= longest {
		f.Digits = strconv.Itoa(f.points())
	}
	return f
}

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
	n, _ := sums.Of(f.committed().Digits)
	return n
}

// committed returns the field complete, without a sign that nothing followed.
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
