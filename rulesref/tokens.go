package rulesref

import (
	"cmp"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"tabby/engine"
)

// A token is a word of a query or a page.
type token struct {
	stem  string // of the word itself
	group string // of words with nearly the same meaning, or ""
}

// tokens returns the words of a text except the silent ones, or all words if all are
// silent.
func (in *reading) tokens(text string) []token { return in.meaningful(in.words(text)) }

// words returns the words of a text, and groups instead of their phrases.
func (in *reading) words(text string) []string { return strings.Fields(in.grouped(in.simple(text))) }

// meaningful returns words as tokens, except the silent ones, or all if all are silent.
func (in *reading) meaningful(all []string) []token {
	meaningful := slices.DeleteFunc(slices.Clone(all), in.isSilent)
	if len(meaningful) == 0 {
		meaningful = all
	}
	var found []token
	for _, w := range meaningful {
		found = append(found, in.newToken(w))
	}
	return found
}

// highest is the highest number that may mean a card.
const highest = 20

// newToken returns the token of a simple word, or of a group that replaced a phrase and
// begins with an angle bracket.
func (in *reading) newToken(w string) token {
	if group, ok := strings.CutPrefix(w, "<"); ok {
		return token{w, group}
	}
	stem := in.stem(w)
	switch n, err := strconv.Atoi(w); {
	case err == nil && n > highest:
		return token{stem, "limit"}
	case err == nil && n < 0:
		return token{stem, "minus"}
	}
	return token{stem, in.thesaurus.of(w, stem)}
}

// simple returns the text in small letters and digits, a space between words,
// between letters and digits, and nothing else but the sign of a number below zero.
func (in *reading) simple(text string) string {
	var b strings.Builder
	last, runes := ' ', []rune(in.fold(text))
	for i, r := range runes {
		switch {
		case r == '\'' || r == '’':
			continue
		case last == ' ' && isSign(runes[i:]):
			r = '-'
		case !unicode.IsLetter(r) && !unicode.IsDigit(r):
			r = ' '
		case unicode.IsDigit(last) && unicode.IsLetter(r), unicode.IsLetter(last) && unicode.IsDigit(r):
			b.WriteByte(' ')
		}
		b.WriteRune(r)
		last = r
	}
	fields := strings.Fields(b.String())
	for i, w := range fields {
		if n, ok := in.numbers[w]; ok {
			fields[i] = n
		}
	}
	return strings.Join(in.signed(fields), " ")
}

// isSign reports whether a text begins with the sign of a number below zero.
func isSign(text []rune) bool {
	return (text[0] == '-' || text[0] == '−') && len(text) > 1 && unicode.IsDigit(text[1])
}

// signed returns words with numbers below zero in digits: "minus", "2" is "-2".
func (in *reading) signed(fields []string) []string {
	var all []string
	for _, w := range fields {
		_, err := strconv.ParseUint(w, 10, 32)
		if n := len(all) - 1; err == nil && n >= 0 && slices.Contains(in.minus, all[n]) {
			all[n] = "-" + w
			continue
		}
		all = append(all, w)
	}
	return all
}

// grouped replaces phrases by the group they belong to.
func (in *reading) grouped(plain string) string {
	return in.thesaurus.phrases.Replace(" " + spaced(plain) + " ")
}

// spaced doubles the spaces, so that phrases side by side have one each.
func spaced(text string) string { return strings.ReplaceAll(text, " ", "  ") }

// smallNumbers returns the digits for the words of small numbers, from zero on, plain and with endings,
// and for other words, such as that of Draw Two. A number without a clear word is "-": such a word is
// mostly an article or a pronoun.
func smallNumbers(small []string, others [][2]string, endings []string) map[string]string {
	all := map[string]string{}
	for _, p := range others {
		all[p[0]] = p[1]
	}
	for n, word := range small {
		if word == "-" {
			continue
		}
		all[word] = strconv.Itoa(n)
		for _, ending := range endings {
			all[word+ending] = all[word]
		}
	}
	return all
}

// alike reports whether two words are silent, or have the same stem or group.
func (in *reading) alike(v, w string) bool {
	if in.isSilent(v) || in.isSilent(w) {
		return in.isSilent(v) && in.isSilent(w)
	}
	return in.newToken(v).like(in.newToken(w))
}

// isSilent reports whether the search ignores a word.
func (in *reading) isSilent(w string) bool { return strings.Contains(in.silent, " "+w+" ") }

// A thesaurus groups words and phrases of nearly the same meaning.
type thesaurus struct {
	words   map[string]string // from a word as it is listed to its group
	stems   map[string]string // from a stem to its group
	phrases *strings.Replacer // from " a phrase " to " <group "
}

// newThesaurus reads synonyms, each a group and its list, and what the games call a call.
func (in *reading) newThesaurus(synonyms []string) thesaurus {
	t := thesaurus{words: map[string]string{}, stems: map[string]string{}}
	var phrases [][2]string
	for _, line := range synonyms {
		group, list, _ := strings.Cut(line, ": ")
		t.words[in.fold(group)], t.stems[in.stem(in.fold(group))] = group, group
		for item := range strings.SplitSeq(list, ", ") {
			if strings.Contains(item, " ") {
				phrases = append(phrases, [2]string{" " + spaced(in.simple(item)) + " ", " <" + group + " "})
			} else {
				note(t.words, in.fold(item), group)
				note(t.stems, in.stem(in.fold(item)), group)
			}
		}
	}
	for _, r := range engine.Games() {
		if r.Call == "" || r.Kept && strings.Contains(r.Call, " ") {
			continue // people say “the end” of other things than Skyjo
		}
		phrases = append(phrases, [2]string{" " + spaced(in.simple(r.Call)) + " ", " <call "})
	}
	slices.SortStableFunc(phrases, func(p, q [2]string) int { return len(q[0]) - len(p[0]) }) // the longer one is meant
	t.phrases = strings.NewReplacer(flat(phrases)...)
	return t
}

// note notes the group of a word, unless it has one.
func note(groups map[string]string, word, group string) {
	if groups[word] == "" {
		groups[word] = group
	}
}

// of returns the group of a word with a stem, or "". A word that is listed itself is not looked up by its
// stem.
func (t thesaurus) of(word, stem string) string { return cmp.Or(t.words[word], t.stems[stem]) }

// flat returns pairs one after the other.
func flat(pairs [][2]string) (all []string) {
	for _, p := range pairs {
		all = append(all, p[0], p[1])
	}
	return all
}

// mended returns a question in which an unknown word becomes one that people say, so that its phrase
// is found, or that it is silent: one in which two letters change places, or that is a typo away.
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

// knows reports whether people say a word, or one that begins with it while it is being typed.
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

// nearly returns the word of the file that is a typo away from an unknown one, or the same if there
// is none, if several mean different things, and for a short word, which is near to too many.
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

// word is a word that is long enough to be known in spite of a typo.
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
