package serve

import (
	"strconv"
	"strings"
)

// choose returns the first of the encodings that has the highest quality in an
// Accept-Encoding header. If the header refuses them all, it is the last one, the
// content as it is: RFC 9110 allows that, and a page is better than an error.
func choose(encodings []encoding, header string) encoding {
	best, quality := encodings[len(encodings)-1], 0.0
	for _, e := range encodings {
		if q := qualityOf(e.coding, header); q > quality {
			best, quality = e, q
		}
	}
	return best
}

// qualityOf returns how much an Accept-Encoding header wants a coding, from 0 to 1.
func qualityOf(coding, header string) float64 {
	quality := 0.0
	if coding == "" {
		coding, quality = "identity", minimal
	}
	for item := range strings.SplitSeq(header, ",") {
		name, parameter, _ := strings.Cut(item, ";")
		name = strings.ToLower(strings.TrimSpace(name))
		if name == coding {
			return weight(parameter)
		}
		if name == "*" {
			quality = weight(parameter)
		}
	}
	return quality
}

// minimal is the quality of content as it is, which need not be named.
const minimal = 1e-4

// weight returns the value of a parameter such as "q=0.5": 1 if there is none, and 0
// if it cannot be read.
func weight(parameter string) float64 {
	value, found := strings.CutPrefix(strings.ToLower(strings.TrimSpace(parameter)), "q=")
	if !found {
		return 1
	}
	q, err := strconv.ParseFloat(value, 64)
	if err != nil {
		return 0
	}
	return q
}
