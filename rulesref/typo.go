package rulesref

import (
	"regexp"
	"slices"
	"strings"
)

// mended returns a question in which an unknown word becomes one that people say, so that its phrase
// is heard, or that it is silent: one in which two letters change places, or that is a typo away.
func (x *index) mended(query string) string {
	query = x.in.fold(query)
	for _, at := range slices.Backward(word.FindAllStringIndex(query, -1)) {
		w := query[at[0]:at[1]]
		if !x.knows(w, at[1] == len(query)) {
			query = query[:at[0]] + x.meant(w) + query[at[1]:]
		}
	}
	return query
}

// knows reports whether people say a word, or one that begins with it where it is being typed.
func (x *index) knows(w string, typing bool) bool {
	_, said := slices.BinarySearch(x.in.spoken, w)
	_, read := slices.BinarySearch(x.in.read, w)
	if typing && (begins(x.in.spoken, w) || begins(x.terms, x.in.stem(w))) {
		return true
	}
	return said || read || x.posts[x.in.stem(w)] != nil
}

// meant returns the word that is meant by an unknown one, or the same.
func (x *index) meant(w string) string {
	for i := 1; i < len(w); i++ {
		slipped := w[:i-1] + w[i:i+1] + w[i-1:i] + w[i+1:]
		if _, said := slices.BinarySearch(x.in.spoken, slipped); said {
			return slipped
		}
	}
	return x.nearly(w)
}

// nearly returns the word of the file that is a typo away from an unknown one, or the same where there
// is none, where several mean different things, and for a short word, which is near to too many.
func (x *index) nearly(w string) string {
	if len(w) < 5 {
		return w
	}
	found := w
	from, _ := slices.BinarySearch(x.in.read, w[:1])
	for _, said := range x.in.read[from:] {
		if said[0] != w[0] {
			break
		}
		if typos(w, said, 1) > 1 {
			continue
		}
		if found != w && !x.in.alike(found, said) {
			return w
		}
		found = said
	}
	return found
}

// word is a word of which a typo leaves enough to be known by.
var word = regexp.MustCompile(`\pL{3,}`)

// begins reports whether a word of a sorted list begins with the letters.
func begins(sorted []string, letters string) bool {
	i, _ := slices.BinarySearch(sorted, letters)
	return i < len(sorted) && strings.HasPrefix(sorted[i], letters)
}

// typos returns the number of typos between two words: letters left out, put in,
// replaced or exchanged with a neighbour. Beyond most it returns most+1.
func typos(a, b string, most int) int {
	if len(a)-len(b) > most || len(b)-len(a) > most {
		return most + 1
	}
	var rows [3][maxWord + 1]int
	if len(a) > maxWord || len(b) > maxWord {
		return most + 1
	}
	for j := range len(b) + 1 {
		rows[0][j] = j
	}
	for i := 1; i <= len(a); i++ {
		row, above, twoUp := &rows[i%3], &rows[(i+2)%3], &rows[(i+1)%3]
		row[0] = i
		best := i
		for j := 1; j <= len(b); j++ {
			cost := 1
			if a[i-1] == b[j-1] {
				cost = 0
			}
			n := min(above[j]+1, row[j-1]+1, above[j-1]+cost)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				n = min(n, twoUp[j-2]+1)
			}
			row[j] = n
			best = min(best, n)
		}
		if best > most {
			return most + 1
		}
	}
	return rows[len(a)%3][len(b)]
}

// maxWord is the maximum length of a word, in bytes, in which we look for typos.
const maxWord = 24

// maxTypos returns how many typos we allow in a word.
func maxTypos(word string) int {
	switch n := len(word); {
	case n < 4:
		return 0
	case n < 8:
		return 1
	default:
		return 2
	}
}
