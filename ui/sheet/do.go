package sheet

import (
	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/game"
)

// do carries out an intent, or says why not.
func (t *Page) do(in scoring.Intent) bool {
	if t.isAway() {
		return false
	}
	err := t.game.Do(in)
	if game.IsBehind(err) {
		t.readAgain()
		return false
	}
	return !t.Refused(err)
}

// readAgain opens the game as it stands now: it went on while this page was open. What
// is half entered comes along if it still fits.
func (t *Page) readAgain() {
	t.Go(frame.Route{Room: frame.SheetRoom, ID: t.ID()})
	t.Say("This game has changed meanwhile, and your last step is not written down. Here it is as it stands now.")
}
