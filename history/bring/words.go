package bring

import (
	_ "embed" // the words
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"tabby/engine"
)

//go:embed words.txt
var wordList string

// words has the meanings of each word: those of its lines, in their order.
var words = sync.OnceValue(func() map[string][]string {
	all := map[string][]string{}
	for line := range strings.Lines(wordList) {
		meaning, list, is := strings.Cut(strings.TrimSpace(line), ": ")
		if !is || strings.HasPrefix(line, "#") {
			continue
		}
		for word := range strings.SplitSeq(list, ", ") {
			if word = plainly(word); word != "" {
				all[word] = append(all[word], meaning)
			}
		}
	}
	return all
})

// games is the ID of each game by its names, as [plainly] has them.
var games = sync.OnceValue(func() map[string]string {
	all := map[string]string{}
	for word, meanings := range words() {
		for _, m := range meanings {
			if _, err := engine.Variant(m); err == nil {
				all[word] = m
			}
		}
	}
	for _, r := range engine.Games() {
		all[plainly(r.ID)], all[plainly(r.Name)] = r.ID, r.ID
	}
	return all
})

// means reports whether a word means something.
func means(word, meaning string) bool {
	for _, m := range words()[plainly(word)] {
		if m == meaning {
			return true
		}
	}
	return false
}

// latin writes letters with others that have no accent which could be taken off.
var latin = strings.NewReplacer("ß", "ss", "ı", "i", "ø", "o", "æ", "ae")

// plainly returns a text in small letters without accents, with a space for all that is neither letter,
// digit nor symbol.
func plainly(text string) string {
	ascii := true
	for i := range len(text) {
		ascii = ascii && text[i] < 0x80
	}
	if !ascii {
		text = norm.NFKD.String(latin.Replace(text))
	}
	return strings.Join(strings.Fields(strings.Map(func(r rune) rune {
		switch {
		case unicode.Is(unicode.Mn, r):
			return -1
		case unicode.IsPunct(r), unicode.IsSpace(r), unicode.IsControl(r), r == '|', r == '=':
			return ' '
		}
		return unicode.ToLower(r)
	}, text)), " ")
}

// gameOf returns the ID of the game of that name.
func gameOf(name string) (id string, known bool) {
	id, known = games()[plainly(name)]
	if !known {
		begins, _, _ := strings.Cut(name, "(")
		id, known = games()[plainly(begins)]
	}
	return id, known
}

// gameIn returns the ID of the game that a sentence names, and what is left of it.
func gameIn(sentence string) (id, rest string) {
	fields := strings.Fields(sentence)
	for n := min(len(fields), longest); n > 0; n-- {
		for i := 0; i+n <= len(fields); i++ {
			if id, known := gameOf(strings.Join(fields[i:i+n], " ")); known {
				return id, strings.Join(append(append([]string{}, fields[:i]...), fields[i+n:]...), " ")
			}
		}
	}
	for i, f := range fields { // "Skyjo-Abend"
		before, after, _ := strings.Cut(f, "-")
		if id, known := gameOf(before); known {
			return id, strings.Join(slices.Concat(fields[:i], []string{after}, fields[i+1:]), " ")
		}
	}
	return "", sentence
}

// A column says what a column of a table has: a field of each row, or values of one player, round or
// day.
type column struct {
	head  string
	field string // "" for values, and for what is not read
	name  string // of the player whose values it has
	round int    // of which it has values
	day   string // on which its values are from
	game  string // of which they are, if its head says it beside the day
}

// values reports whether a column has values of a game.
func (c column) values() bool {
	return c.name != "" || c.round > 0 || c.day != "" || c.field == fPoints || c.field == fTotal
}

// numbered matches a head with a number: "Round 3", "R3", "3. Runde", "Player 2".
var numbered = regexp.MustCompile(`^(\pL*) ?(\d{1,3})$|^(\d{1,3})(?:st|nd|rd|th|er|ere|e|eme|o|a)? (\pL*)$`)

// aPlace matches a place in a game: "1st", "2e", "3º".
var aPlace = regexp.MustCompile(`^\d{1,2}(st|nd|rd|th|er|ere|e|eme|o|a)$`)

// columnOf proposes what a column is by its head.
func columnOf(head string, isOurs bool) column {
	c := column{head: head}
	text := plainly(head)
	if text == "" && !strings.ContainsAny(head, "#№") || aPlace.MatchString(text) {
		return c
	}
	if strings.Trim(head, " .") == "#" {
		c.field = fGame
		return c
	}
	if isOurs && slices.Contains(ours, strings.ToLower(head)) {
		c.field = strings.ToLower(head)
		return c
	}
	if f := fieldOf(text); f != "" {
		c.field = f
		return c
	}
	if rankOf(head) == 1 {
		c.field = fWon
		return c
	}
	if means(head, "aside") { // a statistic of each player, and no player
		c.field = fIgnored
		return c
	}
	if c.readNumber(text) {
		return c
	}
	if _, is := speak(head); is {
		c.day = head
		return c
	}
	if day, rest := dayIn(head); day != "" {
		if id, known := gameOf(rest); known {
			c.day, c.game = day, id
			return c
		}
	}
	c.field, c.name = partly(strings.TrimFunc(head, adorns))
	return c
}

// adorns reports whether a sign at the edge of a name is not part of it.
func adorns(r rune) bool { return unicode.Is(unicode.So, r) || unicode.IsSpace(r) || r == '\ufe0f' }

// readNumber reads a head with a number, of a round or of one of several players, and reports whether it is one.
func (c *column) readNumber(text string) bool {
	p := numbered.FindStringSubmatch(text)
	if p == nil {
		return false
	}
	word, n := p[1]+p[4], atoi(p[2]+p[3])
	f := fieldOf(word)
	switch {
	case n == 0:
		return false
	case word == "" || f == fRound || word == "r" || word == "m":
		c.round = n
		return true
	case f == fPlayer: // whose numbers are below, or whose names
		c.name = c.head
	}
	return slices.Contains([]string{fPlayer, fPoints, fTotal}, f) // of one of several players
}

// fieldOf returns the field that a word names, or "".
func fieldOf(text string) string {
	for _, m := range words()[text] {
		if slices.Contains(fields, m) {
			return m
		}
	}
	return ""
}

// partly returns the field that one of several words of a head names, or the name of the player of
// whom they say points.
func partly(head string) (field, name string) {
	all := strings.FieldsFunc(camel(head), func(r rune) bool { return strings.ContainsRune(" _-()/:", r) })
	if len(all) < 2 {
		return "", head
	}
	field, rest := fieldIn(all)
	points := field == fPoints || field == fTotal
	ofWinner := slices.ContainsFunc(all, func(w string) bool { return means(w, fWon) || ordinal(plainly(w)) > 0 })
	switch {
	case field == "":
		return "", head
	case ofWinner && field == fPlayer && len(rest) == 0:
		return fWon, ""
	case ofWinner && points:
		return fIgnored, ""
	case len(rest) == 0:
		return field, ""
	case points:
		return "", strings.Join(rest, " ")
	case field == fDate || field == fVariant || field == fWhere:
		return field, ""
	}
	return fIgnored, ""
}

// fieldIn returns the field that one of several words names, and which of the others may be of a name.
func fieldIn(all []string) (field string, rest []string) {
	for _, f := range fields {
		for i, word := range all {
			if field == "" && fieldOf(plainly(word)) == f {
				field = f
				rest = slices.Concat(all[:i], all[i+1:])
			}
		}
	}
	return field, slices.DeleteFunc(rest, func(w string) bool { // all but names, which may be a letter
		return isGame(w) || means(w, fWon) || len(words()[plainly(w)]) > 0 && !means(w, "yes") && !means(w, "no")
	})
}

// camel returns a head with a space before each capital letter after a small one.
func camel(head string) string {
	var b strings.Builder
	small := false
	for _, r := range head {
		if small && strings.ToUpper(string(r)) == string(r) && strings.ToLower(string(r)) != string(r) {
			b.WriteByte(' ')
		}
		small = strings.ToLower(string(r)) == string(r)
		b.WriteRune(r)
	}
	return b.String()
}
