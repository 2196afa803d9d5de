//go:build chromium && long

package webtest

import (
	"testing"

	"github.com/chromedp/chromedp"
)

// TestARoundInTheProgramIsHeard begins a round against a computer.
func TestARoundInTheProgramIsHeard(t *testing.T) {
	x := fresh(t, phone)
	ask(x, chromedp.Evaluate[bool](counted))
	x.tap("Play against Mittens")
	x.tapFor("Look at your outer cards", "Turn face down")
	x.until(`window.notes > 0`)
}
