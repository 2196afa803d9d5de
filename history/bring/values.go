package bring

import (
	"regexp"
	"strconv"
	"strings"
	"time"
	"unicode"
)

// most is the highest number in a table.
const most = 99_999

// aSum matches a number or a sum of several, without spaces and with hyphens for minus signs.
var aSum = regexp.MustCompile(`^[-+]?\d{1,7}([-+]\d{1,7})*$`)

// aProduct matches points that were doubled or more: "2x15", "7 * 2".
var aProduct = regexp.MustCompile(`([1-9]\d{0,4}) ?[x×*] ?(\d{1,5})`)

// zeros are decimals that say nothing. thousands are numbers with a sign between each three digits; those that end like
// decimals may be either, and are refused.
var (
	zeros     = regexp.MustCompile(`(\d)[.,]0{1,2}\s*(?:$|([-+)]))`)
	decimals  = regexp.MustCompile(`[.,]000$`)
	thousands = regexp.MustCompile(`^[-+]?\d{1,3}(?:(?:[ '’]\d{3})+|(?:,\d{3})+|(?:\.\d{3})+)$`)
)

// beside matches two numbers beside each other, which are not one.
var beside = regexp.MustCompile(`\d\s+\d`)

// longDay matches a day that looks like a sum.
var longDay = regexp.MustCompile(`^\d{1,2}-\d{1,2}-(19|20)\d\d$`)

// signs are other ways to write a hyphen, and spaces that do not break.
var signs = strings.NewReplacer(
	"−", "-", "–", "-", "—", "-", "‐", "-", "‑", "-", "﹣", "-", "－", "-", "＋", "+", "\u00a0", " ", "\u202f", " ", "\u2009", " ",
)

// number returns the number that a cell has: a whole one, perhaps with decimals that are 0, with a
// sign before or after it or in parentheses for one below zero, or a sum of such.
func number(cell string) (n int, ok bool) {
	if n, ok = plain(cell); ok {
		return n, true
	}
	text := zeros.ReplaceAllString(strings.TrimSpace(signs.Replace(cell)), "$1$2")
	if thousands.MatchString(text) && !decimals.MatchString(text) {
		text = strings.NewReplacer(" ", "", "'", "", "’", "", ",", "", ".", "").Replace(text)
	}
	text = strings.TrimPrefix(text, "=")
	if strings.Contains(text, "=") {
		return solved(text)
	}
	text = aProduct.ReplaceAllStringFunc(text, func(text string) string {
		p := aProduct.FindStringSubmatch(text)
		return strconv.Itoa(atoi(p[1]) * atoi(p[2]))
	})
	if beside.MatchString(text) {
		return 0, false
	}
	text = strings.Join(strings.Fields(text), "")
	if inner, is := strings.CutPrefix(text, "("); is && strings.HasSuffix(inner, ")") {
		text = "-" + strings.TrimPrefix(strings.TrimSuffix(inner, ")"), "-")
	}
	if before, is := strings.CutSuffix(text, "-"); is && before != "" {
		text = "-" + before
	}
	text = withoutUnit(text)
	if !aSum.MatchString(text) || isoDay.MatchString(text) || longDay.MatchString(text) {
		return 0, false
	}
	n = sumOf(text)
	return n, -most <= n && n <= most
}

// plain returns the number of a cell that has a few digits alone, as most have.
func plain(cell string) (n int, ok bool) {
	if cell == "" || len(cell) > 5 || !isDigit(cell[len(cell)-1]) {
		return 0, false
	}
	n, err := strconv.Atoi(cell)
	return n, err == nil
}

// solved returns the number of a sum with its result, if that is right: "12 + 5 = 17".
func solved(text string) (n int, ok bool) {
	sum, result, _ := strings.Cut(text, "=")
	a, ok1 := number(sum)
	b, ok2 := number(result)
	return a, ok1 && ok2 && a == b
}

// sumOf returns the sum of numbers, each with its sign.
func sumOf(text string) (n int) {
	for text != "" {
		end := strings.IndexAny(text[1:], "+-") + 1
		if end == 0 {
			end = len(text)
		}
		part, _ := strconv.Atoi(text[:end]) // it matches
		n, text = n+part, text[end:]
	}
	return n
}

// withoutUnit returns a number without the word for points after it.
func withoutUnit(text string) string {
	if at := strings.LastIndexAny(text, "0123456789") + 1; at > 0 && at < len(text) && (means(text[at:], fPoints) || means(text[at:], "unit")) {
		return text[:at]
	}
	return text
}

func isDigit(c byte) bool { return '0' <= c && c <= '9' }

func hasDigit(text string) bool { return strings.ContainsAny(text, "0123456789") }

// isNumber reports whether a cell has a number, or the formula of one.
func isNumber(cell string) bool {
	if _, ok := number(cell); ok || cell == bare {
		return true
	}
	text, _ := withoutRank(cell)
	text, _ = withoutMark(text)
	_, ok := number(text)
	_, _, both := twoNumbers(text)
	return ok || both
}

// withoutMark returns a cell without the mark of a winner that stands before or after its number: "34*", "👑 34".
func withoutMark(cell string) (rest, mark string) {
	if cell == "" || isDigit(cell[0]) && isDigit(cell[len(cell)-1]) {
		return cell, ""
	}
	from, to := strings.IndexAny(cell, "0123456789+-−("), strings.LastIndexAny(cell, "0123456789)")+1
	if from < 0 || to <= from {
		return cell, ""
	}
	mark = strings.TrimSpace(cell[:from] + cell[to:])
	if yes, _ := answer(mark); mark == "" || !yes || strings.ContainsFunc(mark, unicode.IsLetter) {
		return cell, ""
	}
	return strings.TrimSpace(cell[from:to]), mark
}

// ranked matches a total with the place after it: "45 (2nd)".
var ranked = regexp.MustCompile(`^([^(]*\d) ?\((\d{1,2}(?:\.|\pL+|[º°ª]))\)$`)

// withoutRank returns a total without the place behind it, and the place or 0.
func withoutRank(cell string) (total string, rank int) {
	if p := ranked.FindStringSubmatch(cell); p != nil {
		if rank = rankOf(p[2]); rank > 0 {
			return p[1], rank
		}
	}
	return cell, 0
}

// placeIn returns the place that a cell has: "2", "2nd".
func placeIn(cell string) (n int, is bool) {
	if n, is = number(cell); !is && cell != "" {
		n = rankOf(cell)
	}
	return n, is || n > 0
}

// running matches the points of a round, and in parentheses the total after it.
var running = regexp.MustCompile(`^([-+]?\d{1,5}) ?\(([-+]?\d{1,5})\)$`)

// twoNumbers returns the points of a round and the total after it, of a cell that has both: "12 (30)".
func twoNumbers(cell string) (points, total int, is bool) {
	p := running.FindStringSubmatch(signs.Replace(cell))
	if p == nil {
		return 0, 0, false
	}
	return atoi(strings.TrimPrefix(p[1], "+")), atoi(strings.TrimPrefix(p[2], "+")), true
}

// answer returns whether a cell says yes, and whether it says anything.
func answer(cell string) (yes, ok bool) {
	cell = strings.ToLower(strings.TrimSpace(cell))
	switch {
	case cell == "":
		return false, true
	case cell == "*" || cell == "x":
		return true, true
	case cell == "-" || cell == "–" || cell == "—":
		return false, true
	case means(cell, "yes"):
		return true, true
	}
	return false, means(cell, "no")
}

// Short returns the beginning of a text for an error message.
func Short(text string) string {
	if len(text) > 40 {
		return strings.ToValidUTF8(text[:40], "") + "…"
	}
	return text
}

// An Order is in which order days are written.
type Order string

// The orders in which days are written.
const (
	DayFirst   Order = "dmy"
	MonthFirst Order = "mdy"
	YearFirst  Order = "ymd" // with two digits of the year
)

// Orders returns all orders.
func Orders() []Order { return []Order{DayFirst, MonthFirst, YearFirst} }

// A spoken is a day as it is written.
type spoken struct {
	parts [3]int // in their order, or year, month and day if that is clear
	clear bool
	year  bool // there is one
	short bool // it has two digits
	dots  bool // between the parts, where the day always comes first
	one   bool // the first part has one digit, so it is no year
	clock time.Duration
	timed bool
	zone  *time.Location
}

// How a day is written.
var (
	aClock  = regexp.MustCompile(`(?i)[ T,]\s*(?:um |à |at |om |a las |alle |às )?(\d{1,2})(?:[:h](\d{2})(?::(\d{2})(?:[.,]\d+)?)?| ?(?:h|uhr)|(?: ?[ap]\.?m))\s*(am|pm|a\.m\.?|p\.m\.?|uhr|h|z)?\.?$`)
	isoDay  = regexp.MustCompile(`^(\d{4}) ?[-/.] ?(\d{1,2}) ?[-/.] ?(\d{1,2})\.?$`)
	packed  = regexp.MustCompile(`^(19\d\d|20\d\d)(\d\d)(\d\d)$`)
	locally = regexp.MustCompile(`^(\d{1,2}) ?([./-]) ?(\d{1,2})(?: ?[./-] ?(?:(\d{4})|['’´]?(\d{2})))?\.?$`) // perhaps without a year
	serial  = regexp.MustCompile(`^([2-7]\d{4})(?:[.,](\d+))?$`)
	stamp   = regexp.MustCompile(`^(1\d{9})(?:\d{3})?$`) // seconds since 1970, or milliseconds
	tokens  = regexp.MustCompile(`\d+|\pL+`)
)

// speak returns a day as a cell has it, and whether it has one.
func speak(cell string) (s spoken, ok bool) {
	at, err := time.Parse(time.RFC3339, cell)
	if p := stamp.FindStringSubmatch(cell); p != nil {
		at, err = time.Unix(int64(atoi(p[1])), 0).UTC(), nil
	}
	if err == nil {
		s = clearly(at.Year(), int(at.Month()), at.Day())
		s.clock, s.timed, s.zone = sinceMidnight(at), true, at.Location()
		return s, true
	}
	text := strings.TrimSpace(signs.Replace(cell))
	text, s.clock, s.timed = cutClock(text)
	found, ok := dayOf(text)
	found.clock, found.timed = s.clock, s.timed
	return found, ok
}

func clearly(year, month, day int) spoken {
	return spoken{parts: [3]int{year, month, day}, clear: true, year: true}
}

func sinceMidnight(t time.Time) time.Duration {
	return t.Sub(time.Date(t.Year(), t.Month(), t.Day(), 0, 0, 0, 0, t.Location()))
}

// cutClock takes a time of the day off the end of a text.
func cutClock(text string) (rest string, clock time.Duration, is bool) {
	if part := aClock.FindStringSubmatch(text); part != nil {
		if clock, is = clockOf(part[1], part[2], part[3], part[0]); is {
			return strings.TrimRight(strings.TrimSuffix(text, part[0]), " ,"), clock, true
		}
	}
	return text, 0, false
}

// clockOf returns a time of the day; said is all of it, with am or pm.
func clockOf(hour, minute, second, said string) (time.Duration, bool) {
	h, _ := strconv.Atoi(hour)
	m, _ := strconv.Atoi(minute)
	s, _ := strconv.Atoi(second)
	said = strings.ReplaceAll(strings.ToLower(said), ".", "")
	switch pm := strings.HasSuffix(said, "pm"); {
	case pm || strings.HasSuffix(said, "am"):
		if h < 1 || h > 12 {
			return 0, false
		}
		if h %= 12; pm {
			h += 12
		}
	}
	return time.Duration(h)*time.Hour + time.Duration(m)*time.Minute + time.Duration(s)*time.Second, h < 24 && m < 60 && s < 60
}

// clockIn returns the time of the day that a cell has, and nothing else.
func clockIn(cell string) (time.Duration, bool) {
	rest, clock, is := cutClock(" " + cell)
	return clock, is && strings.TrimSpace(rest) == ""
}

// dayOf returns the day that a text without a time has.
func dayOf(text string) (spoken, bool) {
	for _, form := range []*regexp.Regexp{isoDay, packed} {
		if p := form.FindStringSubmatch(text); p != nil {
			return clearly(atoi(p[1]), atoi(p[2]), atoi(p[3])), true
		}
	}
	if p := locally.FindStringSubmatch(text); p != nil {
		year := p[4] + p[5]
		return spoken{
			parts: [3]int{atoi(p[1]), atoi(p[3]), atoi(year)}, year: year != "", short: p[5] != "",
			dots: p[2] == ".", one: len(p[1]) == 1 || p[2] == "/" || year == "",
		}, true
	}
	if p := serial.FindStringSubmatch(text); p != nil {
		at := time.Date(1899, 12, 30+atoi(p[1]), 0, 0, 0, 0, time.UTC)
		s := clearly(at.Year(), int(at.Month()), at.Day())
		if part, _ := strconv.ParseFloat("0."+p[2], 64); part > 0 {
			s.clock, s.timed = time.Duration(part*24*3600+0.5)*time.Second, true
		}
		return s, true
	}
	return wordy(text)
}

func atoi(digits string) int { n, _ := strconv.Atoi(digits); return n }

// wordy returns the day that a text has whose month is a word, or that has its weekday before it.
func wordy(text string) (s spoken, ok bool) {
	month, weekday, numbers := 0, 0, []string(nil)
	for _, t := range tokens.FindAllString(text, -1) {
		m := monthOf(t)
		switch beside := means(t, "beside"); {
		case isDigit(t[0]):
			numbers = append(numbers, t)
		case m > 0 && beside: // Tuesday or March
			weekday = m
		case m > 0 && month == 0:
			month = m
		case !beside:
			return s, false
		}
	}
	first := strings.IndexFunc(text, func(r rune) bool { return '0' <= r && r <= '9' })
	if month == 0 {
		month = weekday
	}
	if month > 0 {
		if s, ok = inWords(month, numbers); ok {
			return s, true
		}
	}
	if first <= 0 {
		return s, false
	}
	return dayOf(text[first:])
}

// inWords returns the day of a month and one or two numbers beside it.
func inWords(month int, numbers []string) (s spoken, ok bool) {
	switch len(numbers) {
	case 1:
		return spoken{parts: [3]int{0, month, atoi(numbers[0])}, clear: true}, len(numbers[0]) <= 2
	case 2:
		day, year := numbers[0], numbers[1]
		if len(day) == 4 {
			day, year = year, day
		}
		s = clearly(atoi(year), month, atoi(day))
		s.short = len(year) == 2
		return s, len(day) <= 2 && (len(year) == 4 || s.short)
	}
	return s, false
}

// monthOf returns the month of a word, from 1, or 0.
func monthOf(word string) int {
	for _, m := range words()[plainly(word)] {
		if n, is := strings.CutPrefix(m, "month"); is {
			return atoi(n)
		}
	}
	return 0
}

// in returns the day if its parts have an order, in a given year if it has none, and whether there
// is such a day. A year of two digits is the latest one that is not after now.
func (s spoken) in(order Order, year int, now time.Time) (time.Time, bool) {
	if order == YearFirst && !s.clear && (!s.short || s.one || s.dots) {
		return time.Time{}, false
	}
	y, m, d := s.ordered(order)
	if !s.year {
		y = year
	}
	if s.short {
		if y += 2000; y > now.Year() {
			y -= 100
		}
	}
	zone := s.zone
	if zone == nil {
		zone = time.UTC
	}
	at := time.Date(y, time.Month(m), d, 0, 0, 0, 0, zone)
	if at.Day() != d || int(at.Month()) != m || y < 1 || y > 9999 {
		return time.Time{}, false
	}
	if !s.timed {
		return at.Add(20 * time.Hour), true
	}
	return at.Add(s.clock), true
}

// ordered returns the parts of the day in an order, which does not matter if it is clear.
func (s spoken) ordered(order Order) (year, month, day int) {
	switch {
	case s.clear || order == YearFirst:
		return s.parts[0], s.parts[1], s.parts[2]
	case order == MonthFirst:
		return s.parts[2], s.parts[0], s.parts[1]
	}
	return s.parts[2], s.parts[1], s.parts[0]
}

// open reports whether the day depends on the order of its parts, so that its file has to say.
func (s spoken) open() bool { return !s.clear && !s.dots }

// IsYear reports whether a clock may say that year, however wrong it is. No time at all is in the
// year 1.
func IsYear(year int) bool { return year > 1 && year <= 9999 }

// ReadDay returns the day that a text has in an order.
func ReadDay(text string, order Order) (time.Time, bool) {
	s, ok := speak(text)
	if !ok {
		return time.Time{}, false
	}
	return s.in(order, 0, Options{}.latest())
}
