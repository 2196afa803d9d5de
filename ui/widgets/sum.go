package widgets

import (
	"strconv"
	"strings"
)

// mostTyped is more than anything that is counted here.
const mostTyped = 99_999

// Sum returns the value of whole numbers with a plus between them, such as "12+7", and
// whether text is that. A plus at either end waits for a number, so that text is none.
func Sum(text string) (total int, ok bool) {
	for part := range strings.SplitSeq(text, "+") {
		n, err := strconv.Atoi(strings.TrimSpace(part))
		if total += n; err != nil || n > mostTyped || total > mostTyped {
			return 0, false
		}
	}
	return total, true
}
