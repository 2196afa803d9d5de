// Package sums reads numbers and sums as they are typed, and writes numbers as people
// read them.
package sums

import (
	"strconv"
	"strings"
)

// Minus is the sign of a number below zero, as people read it.
const Minus = "−"

// mostTyped is more than anything that is counted here.
const mostTyped = 99_999

// Of returns the value of whole numbers with a plus between them, such as "12+7", and whether text
// is such a sum. A plus at either end waits for a number, so such a text is no sum.
func Of(text string) (total int, ok bool) {
	text = strings.ReplaceAll(text, Minus, "-")
	for part := range strings.SplitSeq(text, "+") {
		n, err := strconv.Atoi(strings.TrimSpace(part))
		if total += n; err != nil || max(n, -n) > mostTyped || max(total, -total) > mostTyped {
			return 0, false
		}
	}
	return total, true
}

// Text returns a number in digits as people read it: with a minus sign below zero, where
// programs read a hyphen.
func Text(n int) string { return signed(strconv.Itoa(n)) }

// Decimal returns a number with this many decimals, or as many as it needs if that is -1, and with the same minus sign.
func Decimal(x float64, decimals int) string {
	return signed(strconv.FormatFloat(x, 'f', decimals, 64))
}

func signed(text string) string { return strings.Replace(text, "-", Minus, 1) }
