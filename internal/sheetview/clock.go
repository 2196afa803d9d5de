package sheetview

import (
	"fmt"
	"time"

	"tabby/scoring"
)

// clock says how much time is left in a timed game: in minutes, and at last in
// seconds. It returns "" where no clock runs.
func clock(c scoring.Clock) string {
	var text string
	switch {
	case !c.Runs:
		return ""
	case c.Up:
		text = "Time is up"
	case c.Left < time.Minute:
		text = fmt.Sprintf("%d s left", int(c.Left.Seconds()))
	default:
		text = fmt.Sprintf("%d min left", int((c.Left+time.Minute-1)/time.Minute))
	}
	if c.Paused {
		text += ", paused"
	}
	return text
}
