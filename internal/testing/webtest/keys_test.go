//go:build chromium && long

package webtest

import (
	"testing"

	"github.com/chromedp/chromedp"
)

func TestFirstRoundByKeys(t *testing.T) {
	x := fresh(t, desktop)
	x.opened()
	x.do(chromedp.KeyEvent("n"))
	x.typeInto("Add a name", "Ann\rBen\r")
	x.find("✓ Ben")
	x.tapFor("Start", x.sheet(1))
	x.do(chromedp.KeyEvent("7\r12\r\r"))
	x.find("Ann, 7")
	x.find("Ben, 12")
	x.do(chromedp.KeyEvent("u"))
	x.find("Round 1")
}
