package hosttest

import (
	"slices"
	"time"
)

// A Clock is the clock of a table, wound by hand. It belongs to the loop of the table.
type Clock struct {
	Time time.Time
	due  []*alarm
}

type alarm struct {
	at time.Time
	do func()
}

// Now returns the time of the clock.
func (c *Clock) Now() time.Time { return c.Time }

// After calls f after this time, unless it is stopped before.
func (c *Clock) After(d time.Duration, f func()) (stop func()) {
	a := &alarm{c.Time.Add(d), f}
	c.due = append(c.due, a)
	return func() { a.do = func() {} }
}

// mostAtOnce is how much may be due at one moment.
const mostAtOnce = 10_000

// Pass lets time pass: what is due meanwhile happens, in its order. It panics where something is always
// due again at once, so that time stands still.
func (c *Clock) Pass(d time.Duration) {
	stands := 0
	for end := c.Time.Add(d); ; {
		slices.SortStableFunc(c.due, func(a, b *alarm) int { return a.at.Compare(b.at) })
		if len(c.due) == 0 || c.due[0].at.After(end) {
			c.Time = end
			return
		}
		next := c.due[0]
		if stands++; next.at.After(c.Time) {
			stands = 0
		}
		if stands > mostAtOnce {
			panic("the clock stands still")
		}
		c.Time, c.due = next.at, c.due[1:]
		next.do()
	}
}
