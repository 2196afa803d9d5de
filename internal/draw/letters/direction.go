package letters

import (
	"slices"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/bidi"
)

// The marks of Unicode between which a text is set apart from what stands around it: one
// that begins with its first letter's direction, one from left to right, one from right to
// left, and the end of each.
const (
	firstStrong = '\u2068'
	leftToRight = '\u2066'
	rightToLeft = '\u2067'
	endOfApart  = '\u2069'
	readLeft    = '\u200e' // is not seen, and read from left to right
)

// A side is how a letter is read.
type side int

const (
	neither side = iota // spaces and signs
	right               // from right to left
	left                // from left to right, and digits
)

// sideOf returns how a letter is read. An accent is read as the letter before it.
func sideOf(r rune, before side) side {
	p, _ := bidi.LookupRune(r)
	switch p.Class() {
	case bidi.R, bidi.AL:
		return right
	case bidi.L, bidi.EN, bidi.AN:
		return left
	case bidi.NSM, bidi.BN:
		return before
	}
	return neither
}

// fromRight reports whether a text has a letter that is read from right to left.
func fromRight(text string) bool {
	return strings.ContainsFunc(text, func(r rune) bool { return r >= firstHebrew && sideOf(r, neither) == right })
}

// firstHebrew is before all letters that are read from right to left.
const firstHebrew = '\u0590'

// isApart reports whether a rune is a mark between which a text is set apart.
func isApart(r rune) bool { return r >= leftToRight && r <= endOfApart }

// plainly returns a text without the marks that set parts of it apart.
func plainly(text string) string {
	return strings.Map(func(r rune) rune {
		if isApart(r) {
			return -1
		}
		return r
	}, text)
}

// Drawn returns a text as Fyne draws it: inOrder, and with a dash for each minus sign, which
// looks the same and which its font has.
func Drawn(text string) string { return dashed(inOrder(text)) }

// inOrder returns a text for a program that, like Fyne, draws its parts from left to right in the
// order in which they stand, and only reverses the letters within them. A line with Latin letters
// is read from left to right, except for parts that are set apart; a line without any is a name, or
// a part of one.
func inOrder(text string) string {
	if !fromRight(text) {
		return plainly(text)
	}
	var b strings.Builder
	for _, p := range parted(text) {
		b.WriteString(p.inOrder())
	}
	return b.String()
}

// A part is a part of a line, which may be set apart.
type part struct {
	text  string
	right bool // it is read from right to left
}

// parted returns the parts of a line: those that are set apart, and those between. The mark at the
// beginning or at the end of a part may be in the line before or after.
func parted(line string) []part {
	if isName(line) {
		return []part{{line, true}}
	}
	var all []part
	for line != "" {
		i := strings.IndexFunc(line, isApart)
		if i < 0 {
			return append(all, part{line, false})
		}
		end := strings.HasPrefix(line[i:], string(endOfApart))
		all = append(all, part{line[:i], end && readsFromRight(line[:i])})
		line = line[i+len(string(endOfApart)):]
		if !end && !strings.ContainsRune(line, endOfApart) {
			return append(all, part{line, readsFromRight(line)})
		}
	}
	return all
}

// isName reports whether a line, with letters from the right, is no sentence: those have
// Latin letters, or parts that are set apart.
func isName(line string) bool {
	return !strings.ContainsFunc(line, func(r rune) bool { return isApart(r) || sideOf(r, neither) == left && unicode.IsLetter(r) })
}

// readsFromRight reports whether the first letter of a text is read from right to left.
func readsFromRight(text string) bool {
	for _, r := range text {
		if s := sideOf(r, neither); s != neither && unicode.IsLetter(r) {
			return s == right
		}
	}
	return false
}

// inOrder returns the part with its runs of letters from left to right.
func (p part) inOrder() string {
	runs := runsOf(p.text)
	if p.right {
		slices.Reverse(runs)
	}
	var b strings.Builder
	for _, r := range runs {
		switch {
		case r.side == right, r.side == neither && p.right:
			b.WriteString(string(rightToLeft) + r.text + string(endOfApart))
		case p.right:
			b.WriteString(string(leftToRight) + r.text + string(endOfApart))
		default:
			b.WriteString(r.text)
		}
	}
	return b.String()
}

// A run is letters that are read in one direction, or signs.
type run struct {
	text string
	side side
}

// runsOf returns the runs of a text as they are spoken. Spaces between letters of one
// direction belong to them, and so do signs between letters that are read from the left.
func runsOf(text string) []run {
	var all []run
	before := neither
	for _, r := range text {
		before = sideOf(r, before)
		if n := len(all); n > 0 && all[n-1].side == before {
			all[n-1].text += string(r)
			continue
		}
		all = append(all, run{string(r), before})
		if n := len(all); n > 2 && all[n-3].side == before && joins(all[n-2].text, before) {
			all[n-3].text += all[n-2].text + all[n-1].text
			all = all[:n-2]
		}
	}
	return all
}

// joins reports whether what stands between two runs of one direction makes them one: signs
// come from another font than letters that are read from right to left.
func joins(between string, of side) bool {
	return of == left || of == right && strings.TrimSpace(between) == ""
}
