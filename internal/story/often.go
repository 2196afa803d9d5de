package story

import "tabby/ui/words"

// rightly returns how often calls were right, in words.
func rightly(called, right int) string {
	switch {
	case right == 0:
		return "wrong"
	case right == called:
		return "right"
	}
	return "right " + times(right)
}

// times returns a number of times in words; n is at least 1.
func times(n int) string {
	switch n {
	case 1:
		return "once"
	case 2:
		return "twice"
	}
	return words.Number(n) + " times"
}
