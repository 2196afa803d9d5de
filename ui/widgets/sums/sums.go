// Package sums reads numbers and sums as they are typed.
package sums

import (
	"strconv"
	"strings"
)

// minus is how a screen writes the sign of a negative number.
const minus = "−"

// mostTyped is more than anything that is counted here.
const mostTyped = 99_999

// Of returns the value of whole numbers with a plus between them, such as "12+7", and
// whether text is that. A plus at either end waits for a number, so that text is none.
func Of(text string) (total int, ok bool) {
	text = strings.ReplaceAll(text, minus, "-")
	for part := range strings.SplitSeq(text, "+") {
		n, err := strconv.Atoi(strings.TrimSpace(part))
		if total += n; err != nil || n > mostTyped || total > mostTyped {
			return 0, false
		}
	}
	return total, true
}
