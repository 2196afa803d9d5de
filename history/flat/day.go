package flat

import (
	"errors"
	"io"
	"regexp"
	"strconv"
	"time"
)

// forms are how a date is written, as time.Parse takes them. One without a time is first.
var forms = []string{time.DateOnly, time.RFC3339, "2006-01-02 15:04", time.DateTime}

// local is how spreadsheets write a day, by the country: day and month, or the other way round,
// then the year, and perhaps a time.
var local = regexp.MustCompile(`^(\d{1,2})[./-](\d{1,2})[./-](\d{4})( \d{1,2}:\d{2}(?::\d{2})?)?$`)

// moment parses a date. One without a time means 20:00.
func moment(text string, monthFirst bool) (time.Time, error) {
	iso := text
	if part := local.FindStringSubmatch(text); part != nil {
		day, month := part[1], part[2]
		if monthFirst {
			day, month = month, day
		}
		iso = part[3] + "-" + twoDigits(month) + "-" + twoDigits(day) + part[4]
	}
	for i, form := range forms {
		at, err := time.Parse(form, iso)
		if err != nil {
			continue
		}
		if i == 0 {
			at = at.Add(20 * time.Hour)
		}
		if typed := form != time.RFC3339; !IsYear(at.Year()) || typed && (at.Year() < 1900 || at.Year() > 2999) {
			break
		}
		return at, nil
	}
	return time.Time{}, Refusal{Reason: ErrDate, Text: Short(text)}
}

// IsYear reports whether a clock may say that year, however wrong it is. No time at all is in the
// year 1.
func IsYear(year int) bool { return year > 1 && year <= 9999 }

func twoDigits(number string) string { return ("0" + number)[len(number)-1:] }

// isMonthFirst reports whether the days of a table have the month first: one has a number above 12
// in the second place, and none in the first. What stays open is read with the day first. The
// input is then where it was.
func isMonthFirst(from io.ReadSeeker) (bool, error) {
	at, err := from.Seek(0, io.SeekCurrent)
	if err != nil {
		return false, err
	}
	is := saysMonthFirst(from)
	_, err = from.Seek(at, io.SeekStart)
	return is, err
}

// saysMonthFirst is isMonthFirst up to the first row that cannot be read.
func saysMonthFirst(from io.Reader) (is bool) {
	t, err := newTable(from)
	if err != nil {
		return false
	}
	for r, err := range t.rows {
		if err != nil {
			break
		}
		part := local.FindStringSubmatch(r.get("date"))
		if part == nil {
			continue
		}
		first, _ := strconv.Atoi(part[1]) // two digits at most
		second, _ := strconv.Atoi(part[2])
		if first > 12 {
			return false
		}
		is = is || second > 12
	}
	return is
}

// sameMoment reports whether two dates are the same to the minute, the first of them of a table.
func sameMoment(a string, monthFirst bool, b string) bool {
	at, err1 := moment(a, monthFirst)
	same, err2 := moment(b, false)
	return errors.Join(err1, err2) == nil && at.Truncate(time.Minute).Equal(same.Truncate(time.Minute))
}
