package round

import (
	"slices"

	"tabby/engine"
	"tabby/internal/words"
	"tabby/scoring"
)

// View returns what the player of a chair may see, as [ViewOf] does, with what can be
// done beside moves: to say that no card matches, to hurry, to record the round.
func (d *Driver) View(w *words.Language, s scoring.Sheet, at Chair) View {
	v := ViewOf(w, d.Desk, s, at)
	if at.Own {
		v.Buttons = append(v.Buttons, d.ownButtons(w, at)...)
	} else {
		v.Buttons = append(v.Buttons, d.tableButtons(w, at)...)
		v.Buttons = append(v.Buttons, d.TakeOvers(w, s, at)...)
	}
	if first := slices.IndexFunc(v.Buttons, func(b Button) bool { return b.Main }); first >= 0 {
		for i := range v.Buttons[first+1:] {
			v.Buttons[first+1+i].Main = false
		}
	}
	return v
}

// tableButtons returns the buttons on the device that goes round which are no moves
// of the player who holds it.
func (d *Driver) tableButtons(w *words.Language, at Chair) []Button {
	switch phase := d.Round().Phase(); {
	case phase == engine.Over:
		return []Button{{ID: IDRecord, Text: w.Play.WriteDown, Main: true, Action: Record}}
	case d.Matching() && len(d.undecided(d.Here())) == 0: // those at other devices have time
	case d.Matching():
		return []Button{{ID: IDNoMatch, Text: w.Play.Nobody, Seconds: d.secondsLeft(), Main: true, Action: NoMatch}}
	case phase == engine.LastSnap:
		return []Button{{ID: IDTurnOver, Text: w.Play.Nobody, Main: true, Action: NoMatch}}
	case d.Waiting() && len(at.Shown) == 0:
		return []Button{{ID: IDHurry, Text: w.Play.Hurry, Action: Hurry}}
	}
	return nil
}

// ownButtons returns the button with which the player at an own device says that no
// card of theirs matches.
func (d *Driver) ownButtons(w *words.Language, at Chair) []Button {
	asked := d.Matching() || d.Round().Phase() == engine.LastSnap
	if !asked || at.Choose == engine.Snap || len(at.Shown) > 0 || len(d.undecided([]engine.Seat{at.Seat})) == 0 {
		return nil
	}
	return []Button{{ID: IDNoMatch, Text: w.Play.NoMatch, Seconds: d.secondsLeft(), Main: true, Action: NoMatch}}
}
