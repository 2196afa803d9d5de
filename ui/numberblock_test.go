package ui

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"tabby/internal/testing/expect"
)

// TestANumberBlockTypesItsDigitOnce presses keys whose characters follow or not: "7" is a key, "c7" a
// character, and "." a while. In the end each key has typed its character, or else its digit.
func TestANumberBlockTypesItsDigitOnce(t *testing.T) {
	for steps, want := range map[string]string{
		"7 c7":           "7",  // above the letters, or a block that is on
		"7 .":            "7",  // a block that is off
		"7 8 .":          "78", // in quick succession
		"7 c/ .":         "/",  // with Shift
		"7 cè .":         "è",  // on another keyboard
		"7 . c7":         "7",  // by a slow input method
		"7 8 c7 c8 .":    "78",
		"7 . 7 c7 .":     "77", // first off, and then above the letters
		"7 BackSpace .":  "7",
		"7 . . . 7 c7 .": "77",
		"c7":             "7", // without a key, as a browser types
	} {
		var typed string
		var later []func()
		n := &numberBlock{typed: func(r rune) { typed += string(r) }}
		n.after = func(_ time.Duration, f func()) func() {
			stopped := false
			later = append(later, func() {
				if !stopped {
					f()
				}
			})
			return func() { stopped = true }
		}
		for step := range strings.FieldsSeq(steps) {
			if step == "." {
				now := later
				later = nil
				for _, f := range now {
					f()
				}
			} else if c, is := strings.CutPrefix(step, "c"); !is {
				n.key(fyne.KeyName(step))
			} else if r := []rune(c)[0]; !n.rune(r) {
				typed += c
			}
		}
		expect.Same(t, steps, typed, want)
	}
}
