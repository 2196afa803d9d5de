package bring

import (
	"regexp"
	"strconv"
	"strings"
)

// most is the highest number in a table.
const most = 99_999

// aSum matches a number or a sum of several, without spaces and with hyphens for minus signs.
var aSum = regexp.MustCompile(`^[-+]?\d{1,7}([-+]\d{1,7})*$`)

// zeros are decimals that say nothing; thousands is a space between thousands.
var (
	zeros     = regexp.MustCompile(`(\d)[.,]0{1,2}(?:$|([-+)]))`)
	thousands = regexp.MustCompile(`^[-+]?\d{1,3}([ '’]\d{3})+$`)
)

// longDay matches a day that looks like a sum.
var longDay = regexp.MustCompile(`^\d{1,2}-\d{1,2}-(19|20)\d\d$`)

// signs are other ways to write a hyphen, and spaces that do not break.
var signs = strings.NewReplacer(
	"−", "-", "–", "-", "—", "-", "‐", "-", "‑", "-", "﹣", "-", "－", "-", "＋", "+", "\u00a0", " ", "\u202f", " ", "\u2009", " ",
)

// number returns the number that a cell has: a whole one, perhaps with decimals that are 0, with a
// sign before or after it or in parentheses for one below zero, or a sum of such.
func number(cell string) (n int, ok bool) {
	text := strings.TrimSpace(signs.Replace(cell))
	if thousands.MatchString(text) {
		text = strings.NewReplacer(" ", "", "'", "", "’", "").Replace(text)
	}
	text = strings.TrimPrefix(text, "=")
	spaced := strings.Fields(text)
	for i := 1; i < len(spaced); i++ { // two numbers beside each other are not one
		if a, b := spaced[i-1], spaced[i]; isDigit(a[len(a)-1]) && isDigit(b[0]) {
			return 0, false
		}
	}
	text = strings.Join(spaced, "")
	text = zeros.ReplaceAllString(text, "$1$2")
	if inner, is := strings.CutPrefix(text, "("); is && strings.HasSuffix(inner, ")") {
		text = "-" + strings.TrimPrefix(strings.TrimSuffix(inner, ")"), "-")
	}
	if before, is := strings.CutSuffix(text, "-"); is && before != "" {
		text = "-" + before
	}
	if !aSum.MatchString(text) || isoDay.MatchString(text) || longDay.MatchString(text) {
		return 0, false
	}
	for text != "" {
		end := strings.IndexAny(text[1:], "+-") + 1
		if end == 0 {
			end = len(text)
		}
		part, _ := strconv.Atoi(text[:end]) // it matches
		n, text = n+part, text[end:]
	}
	return n, -most <= n && n <= most
}

func isDigit(c byte) bool { return '0' <= c && c <= '9' }

// isNumber reports whether a cell has a number, or the formula of one.
func isNumber(cell string) bool { _, ok := number(cell); return ok || cell == bare }

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
