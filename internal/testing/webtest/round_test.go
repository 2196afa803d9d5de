//go:build chromium

package webtest

import (
	"fmt"
	"testing"
)

// begin begins a game of Ann and Ben from the first screen.
func (x *tab) begin() {
	x.Helper()
	x.tapFor("New game", "Add a name")
	x.typeInto("Add a name", "Ann\rBen\r")
	x.find("✓ Ben")
	x.tapFor("Start", x.sheet(1))
}

// sheet returns the label that shows that the sheet waits for a round: its main button,
// or on a wide screen the entry beside it.
func (x *tab) sheet(round int) string {
	if x.screen == desktop {
		return fmt.Sprint("Round ", round)
	}
	return fmt.Sprint("Enter round ", round)
}

// enter enters 7 and 12 as the next round, by the keypad.
func (x *tab) enter(round int) {
	x.Helper()
	x.score(round)
	x.tapFor("Nobody called", x.sheet(round+1))
}

// score types 7 and 12 as the next round, up to the question who called.
func (x *tab) score(round int) {
	x.Helper()
	x.tapFor(x.sheet(round), "Write it down")
	for _, key := range []string{"7", "Enter", "1", "2"} {
		x.tap(key)
	}
	x.find("Nobody called")
}

func TestFirstRoundByTouch(t *testing.T) {
	x := fresh(t, phone)
	x.begin()
	x.enter(1)
	x.find("Ann, 7")
	x.find("Ben, 12")
	x.until(`document.querySelectorAll('[role=grid] [role=columnheader]').length > 1`) // as it is read aloud
}
