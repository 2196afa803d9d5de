package sheet

import (
	"fmt"
	"time"

	"tabby/scoring"
)

// A clockView is the clock of a timed game as it is shown; the zero view is
// none.
type clockView struct {
	Text   string
	Paused bool
	Up     bool
}

// viewClock tells time in minutes, and in seconds when there are few left.
func viewClock(c scoring.Clock) clockView {
	v := clockView{Paused: c.Paused, Up: c.Up}
	switch {
	case !c.Runs:
		return clockView{}
	case c.Up:
		v.Text = "Time is up"
	case c.Left < time.Minute:
		v.Text = fmt.Sprintf("%d s left", int(c.Left.Seconds()))
	default:
		v.Text = fmt.Sprintf("%d min left", int((c.Left+time.Minute-1)/time.Minute))
	}
	if c.Paused {
		v.Text += ", paused"
	}
	return v
}
