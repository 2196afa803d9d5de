package ui

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"
)

// A numberBlock types the digits of a number block that is off: its keys come with the name of their digit, as
// those above the letters do, but no character follows. Where one follows late, as some input methods have
// it, that is left out.
type numberBlock struct {
	after func(time.Duration, func()) (stop func())
	typed func(rune)
	waits rune   // for the character of a key, or 0
	stop  func() // of that wait
	late  []rune // digits that were typed without their characters, which may follow
}

// characterAfter is how long a character comes after its key, and lateAfter how long it may be late.
const (
	characterAfter = 40 * time.Millisecond
	lateAfter      = time.Second
)

// key takes a key, whose character may follow.
func (n *numberBlock) key(name fyne.KeyName) {
	n.digit()
	if len(name) != 1 || name[0] < '0' || name[0] > '9' {
		return
	}
	n.waits = rune(name[0])
	n.stop = n.after(characterAfter, n.digit)
}

// digit types the digit of a key whose character has not come.
func (n *numberBlock) digit() {
	r := n.waits
	if r == 0 {
		return
	}
	n.stop()
	n.waits = 0
	n.late = append(n.late, r)
	n.after(lateAfter, func() {
		if i := slices.Index(n.late, r); i >= 0 {
			n.late = slices.Delete(n.late, i, i+1)
		}
	})
	n.typed(r)
}

// rune takes a character, and reports whether it was typed already.
func (n *numberBlock) rune(r rune) bool {
	if i := slices.Index(n.late, r); i >= 0 {
		n.late = slices.Delete(n.late, i, i+1)
		return true
	}
	if n.waits != 0 {
		n.stop()
		n.waits = 0
	}
	return false
}
