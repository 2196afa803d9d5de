package rulesref

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// lines are those of a file, by their names. A name may be there several times.
type lines map[string][]string

// one returns the only line of a name, or "".
func (l lines) one(name string) string { return strings.Join(l[name], " ") }

// pairs returns the pairs of a line, such as "zwo=2", in their order.
func (l lines) pairs(name string) (all [][2]string) {
	for field := range strings.FieldsSeq(l.one(name)) {
		from, to, _ := strings.Cut(field, "=")
		all = append(all, [2]string{from, to})
	}
	return all
}

// alternatives returns a list between commas as a pattern: "is|are".
func (l lines) alternatives(name string) string { return strings.ReplaceAll(l.one(name), ", ", "|") }

// rewrites returns the lines that say what replaces a pattern.
func (l lines) rewrites(name string) (all []rewrite) {
	for _, line := range l[name] {
		at, by, _ := strings.Cut(line, " =>") // nothing may follow
		all = append(all, rewrite{l.compile(at), strings.TrimPrefix(by, " "), strings.Contains(at, "{same}")})
	}
	return all
}

func (l lines) pattern(name string) *regexp.Regexp { return l.compile(l.one(name)) }

// compile returns a pattern in which a name in braces stands for the list of that name, {number} for
// any number, and {same} for a number or a court card.
func (l lines) compile(text string) *regexp.Regexp {
	text = strings.ReplaceAll(text, "{same}", "({number}|{courts})")
	if strings.Contains(text, "{number}") {
		small := replacer(l.pairs("letters")).Replace(strings.ReplaceAll(l.one("numbers"), "- ", ""))
		text = strings.ReplaceAll(text, "{number}", `(?:\d+|`+strings.ReplaceAll(small, " ", "|")+")")
	}
	for _, list := range []string{"modals", "verbs", "family", "courts"} {
		text = strings.ReplaceAll(text, "{"+list+"}", l.alternatives(list))
	}
	return regexp.MustCompile(text)
}

// known are the names that a line can have. That of synonyms begins with "= ".
var known = strings.Fields("silent numbers also endings minus counted weak before_a_call after_a_call verdict modals verbs family courts closed open power card " +
	"letters rewrite ask ending stems")

// linesOf returns the lines of a file, and its synonyms apart. It panics at a line that is none.
func linesOf(tag, text string) (all lines, synonyms []string) {
	all = lines{}
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		name, value, ok := strings.Cut(line, ": ")
		name = strings.ReplaceAll(name, " ", "_")
		switch {
		case line == "" || strings.HasPrefix(line, "#"):
		case ok && strings.HasPrefix(line, "= "):
			synonyms = append(synonyms, line[len("= "):])
		case ok && (slices.Contains(known, name) || slices.Contains(powers(), name)):
			all[name] = append(all[name], value)
		default:
			panic(fmt.Sprintf("rulesref: search/%s.txt: what is %q?", tag, line))
		}
	}
	return all, synonyms
}

// A rewrite is what a pattern is replaced by.
type rewrite struct {
	at   *regexp.Regexp
	by   string
	same bool // only where its first two groups are the same
}

func (r rewrite) of(text string) string {
	if r.same {
		if groups := r.at.FindStringSubmatch(text); groups == nil || groups[1] != groups[2] {
			return text
		}
	}
	return r.at.ReplaceAllString(text, r.by)
}

// replacer returns what replaces letters. An underscore stands for a space, and a mark that stands
// on a letter is written as \u0301.
func replacer(pairs [][2]string) *strings.Replacer {
	var all []string
	for _, p := range pairs {
		letter, err := strconv.Unquote(`"` + p[0] + `"`)
		if err != nil {
			panic(err) // a test reads all files
		}
		all = append(all, letter, strings.ReplaceAll(p[1], "_", " "))
	}
	return strings.NewReplacer(all...)
}
