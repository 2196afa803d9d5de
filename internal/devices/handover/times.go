package handover

import (
	"bytes"
	"regexp"
	"strconv"
	"time"

	"tabby/internal/devices/reason"
)

// passed stands before the nanoseconds that have passed since the time before, a number
// in base 16. No line of an export has that character.
const passed = '\x01'

// aTime finds a time as JSON has it, or at the end of a line, and aShortTime one that
// was shortened as well.
var (
	aTime      = regexp.MustCompile(`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)(?:"|$)`)
	aShortTime = regexp.MustCompile(aTime.String() + "|\x01-?[0-9a-f]+")
)

// A clock is the time that a text names last, in the zone in which it does; the zero
// clock is before the first.
type clock struct{ last time.Time }

// read goes on to a time as it is written, if it is one.
func (c *clock) read(written []byte) bool {
	at, err := time.Parse(time.RFC3339Nano, string(bytes.TrimSuffix(written, []byte(`"`))))
	if err != nil {
		return false
	}
	_, east := at.Zone()
	c.last = at.In(time.FixedZone("", east)) // which has no summer time, as that of this device may
	return true
}

// shorten returns a line with its times as what has passed between them, if that
// says all.
func (c *clock) shorten(line []byte) []byte {
	return aTime.ReplaceAllFunc(line, func(written []byte) []byte {
		before := c.last
		if !c.read(written) || before.IsZero() {
			return written
		}
		d := c.last.Sub(before)
		same := before.Add(d).AppendFormat(nil, time.RFC3339Nano)
		rest, ok := bytes.CutPrefix(written, same)
		if !ok || len(rest) > 1 {
			return written
		}
		return append(strconv.AppendInt([]byte{passed}, int64(d), 16), rest...)
	})
}

// lengthen returns a line that was shortened as it was. The error is [reason.DamagedLink] if
// it cannot have been.
func (c *clock) lengthen(line []byte) (_ []byte, err error) {
	line = aShortTime.ReplaceAllFunc(line, func(written []byte) []byte {
		if written[0] != passed {
			c.read(written)
			return written
		}
		d, wrong := strconv.ParseInt(string(written[1:]), 16, 64)
		if wrong != nil || c.last.IsZero() {
			err = reason.DamagedLink
		}
		c.last = c.last.Add(time.Duration(d))
		return c.last.AppendFormat(nil, time.RFC3339Nano)
	})
	return line, err
}
