package replay

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"tabby/internal/words"
)

// A Clock converts the times of a case, such as "09:00" or "1:30:00", to and from
// [time.Time].
type Clock struct {
	Zero time.Time // the time called 00:00
}

// At parses minutes and seconds, or hours, minutes and seconds. Only the first of them
// may be 60 or more.
func (c Clock) At(text string) (time.Time, error) {
	parts := strings.Split(text, ":")
	if len(parts) < 2 || len(parts) > 3 {
		return time.Time{}, badClock(text)
	}
	seconds := 0
	for i, part := range parts {
		n, err := strconv.ParseUint(part, 10, 20)
		if err != nil || i > 0 && n > 59 {
			return time.Time{}, badClock(text)
		}
		seconds = seconds*60 + int(n)
	}
	return c.Zero.Add(time.Duration(seconds) * time.Second), nil
}

func badClock(text string) error {
	return fmt.Errorf("%q is not a time such as 09:00 or 1:30:00", words.Short(text))
}

// text formats a time as [Clock.At] parses it.
func (c Clock) text(t time.Time) string { return duration(t.Sub(c.Zero)) }

func duration(d time.Duration) string {
	s := int(max(0, d) / time.Second)
	if s < 3600 {
		return fmt.Sprintf("%02d:%02d", s/60, s%60)
	}
	return fmt.Sprintf("%d:%02d:%02d", s/3600, s/60%60, s%60)
}

// Stamp formats a time as RFC 3339, for games in a store.
func Stamp(t time.Time) string { return t.Format(time.RFC3339) }
