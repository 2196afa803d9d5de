package check

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"

	"tabby/engine"
	"tabby/internal/words/arb"
	"tabby/internal/words/message"
)

// marks are how a language writes quotes, colons and percent signs, which its own texts show: those
// of the keys grammar_quoted, grammar_labelled and grammar_percent.
type marks struct {
	opens, closes string // quotes
	colon         string // what stands before a colon, "" or a space
	percent       string // and before a percent sign
}

// quoting is the key of the text that shows how the language quotes.
const quoting = "grammar_quoted"

func marksOf(f arb.File) marks {
	var m marks
	m.opens, m.closes = around(f.Texts[quoting], "{text}")
	_, after := around(f.Texts["grammar_labelled"], "{label}")
	m.colon, _, _ = strings.Cut(after, ":")
	_, after = around(f.Texts["grammar_percent"], "{n}")
	m.percent, _, _ = strings.Cut(after, "%")
	return m
}

// around returns what stands before and after a hole.
func around(text, hole string) (before, after string) {
	before, after, _ = strings.Cut(text, hole)
	return before, after
}

// quotes are all quotation marks but the apostrophe.
const quotes = "\"„“”‘‚«»"

// plain are faults in every language.
var plain = []struct {
	wrong *regexp.Regexp
	why   string
}{
	{regexp.MustCompile(`\.\.\.`), "three full stops: write …"},
	{regexp.MustCompile(`  `), "two spaces"},
	{regexp.MustCompile(`^\s|\s$`), "a space at its beginning or end"},
}

// unseen are characters that nobody sees, and that make a text look like another: they turn its direction
// round, have no width, or control a machine. Those that join or part letters of a script are fine.
var unseen = regexp.MustCompile(`[\x00-\x08\x0b-\x1f\x7f-\x{9f}\x{200b}\x{200e}\x{200f}\x{202a}-\x{202e}\x{2060}-\x{206f}\x{feff}\x{fff9}-\x{fffb}]`)

// wrong returns what is not written as the language writes it.
func (m marks) wrong(text string) (all []string) {
	if r := unseen.FindString(text); r != "" {
		all = append(all, fmt.Sprintf("it has a character that nobody sees: %U.", []rune(r)[0]))
	}
	said := ""
	text = message.Map(text, func(part string) string { said += part + "\x00"; return part })
	for _, p := range plain[:2] {
		if p.wrong.MatchString(said) {
			all = append(all, "it has "+p.why+".")
		}
	}
	if plain[2].wrong.MatchString(text) {
		all = append(all, "it has "+plain[2].why+".")
	}
	return append(append(all, m.quoted(said)...), m.spaced(said)...)
}

// quoted finds quotation marks of other languages, and those that are alone.
func (m marks) quoted(said string) (all []string) {
	opens, closes := strings.Trim(m.opens, "\u00a0\u202f "), strings.Trim(m.closes, "\u00a0\u202f ")
	if opens == `"` { // what is quoted from outside, as programs do
		opens, closes = "“", "”"
	}
	for _, r := range said {
		if strings.ContainsRune(quotes, r) && string(r) != opens && string(r) != closes {
			return []string{fmt.Sprintf("it has the quotation mark %c. This language quotes %s so %s, as the key grammar_quoted says.", r, m.opens, m.closes)}
		}
	}
	if closes != "’" && opens != closes && strings.Count(said, opens) != strings.Count(said, closes) {
		return []string{"it opens a quotation or closes one alone."}
	}
	return nil
}

// spaced finds a colon or a percent sign without its space, or with another one. A time and an
// address have colons of their own.
func (m marks) spaced(said string) (all []string) {
	for i, r := range said {
		before := said[:i]
		switch {
		case r == '%' && !strings.HasSuffix(before, m.percent) && !strings.HasSuffix(before, "\x00"):
			all = append(all, fmt.Sprintf("a percent sign does not stand as in the key grammar_percent: %q.", m.percent+"%"))
		case r == ':' && m.colon != "" && endsWord(said[i+1:]) && !strings.HasSuffix(before, m.colon) && !strings.HasSuffix(before, "\x00"):
			all = append(all, fmt.Sprintf("a colon does not stand as in the key grammar_labelled: %q.", m.colon+":"))
		case strings.ContainsRune(";?!", r) && m.colon != "" && i > 0 && !endsWithSpace(before) && !strings.HasSuffix(before, "\x00"):
			all = append(all, fmt.Sprintf("before %c stands a space that does not break.", r))
		}
	}
	return all
}

// endsWord reports whether a text goes on after a mark as after the end of a word.
func endsWord(after string) bool {
	r, _ := utf8.DecodeRuneInString(after)
	return after == "" || r == ' ' || r == '\u00a0' || r == '\x00'
}

func endsWithSpace(before string) bool {
	r, _ := utf8.DecodeLastRuneInString(before)
	return r == '\u00a0' || r == '\u202f'
}

// asked checks what a text asks of its facts: forms that they have, numbers where it counts, and words
// that they can be.
func (c *checking) asked(key string, own, usual []message.Hole) {
	for _, h := range own {
		name, form, _ := strings.Cut(h.Name, "_")
		about := c.About[key].Placeholders[name]
		is := func(does func(o message.Hole) bool) bool { return slices.ContainsFunc(usual, does) }
		number := about.isNumber() || is(func(o message.Hole) bool { return o.Name == h.Name && o.Counts() })
		if form != "" {
			c.form(key, h.Name, form, about.Forms || is(func(o message.Hole) bool { return strings.HasPrefix(o.Name, name+"_") }))
		}
		switch {
		case h.Counts() && !number:
			c.add(key, "{%s} is no number: choose by it with select.", h.Name)
		case h.Choice == "select" && form == "value" && about.Rule != "":
			c.ruled(key, h, about.Rule)
		case h.Choice == "select" && form != "sound" && name != "form": // which a language names itself
			c.choosable(key, h, usual, number)
		}
	}
}

// ruled finds values of a house rule for which a choice has no branch.
func (c *checking) ruled(key string, h message.Hole, rule engine.Key) {
	for _, v := range rule.Rule().Words {
		if !slices.Contains(h.Branches, string(v)) {
			c.add(key, "{%s} has no branch for %q, a value of that house rule.", h.Name, v)
		}
	}
}

// form checks a form that a text asks for.
func (c *checking) form(key, hole, form string, declines bool) {
	switch all := c.Forms(key); {
	case all != nil && !slices.Contains(all, form):
		c.add(key, "{%s} asks for the form %s, and the forms are %s.", hole, form, strings.Join(all, ", "))
	case all == nil && !declines:
		c.add(key, "{%s} asks for the form %s, and {%s} has none.", hole, form, strings.TrimSuffix(hole, "_"+form))
	}
}

// choosable finds branches that a fact never comes to: words that English does not choose by, and
// words for a number.
func (c *checking) choosable(key string, h message.Hole, usual []message.Hole, number bool) {
	at := slices.IndexFunc(usual, func(o message.Hole) bool { return o.Name == h.Name && o.Choice == "select" })
	for _, b := range h.Branches {
		_, err := strconv.Atoi(b)
		switch {
		case b == "other":
		case at >= 0 && !slices.Contains(usual[at].Branches, b):
			c.add(key, "{%s} has a branch for %q, and English has %s.", h.Name, b, strings.Join(usual[at].Branches, ", "))
		case at < 0 && number && err != nil:
			c.add(key, "{%s} has a branch for %q, and is a number.", h.Name, b)
		}
	}
}

// branches checks the plural categories of choices by a number, for 0 to 9,999.
func (c *checking) branches(key string, holes []message.Hole) {
	for _, h := range holes {
		if !h.Counts() {
			continue
		}
		tag, ordinal := language.Make(c.file.Locale), h.Choice == "selectordinal"
		counts := categories(tag, ordinal, nil)
		for _, b := range h.Branches {
			if _, has := counts[b]; !has && !strings.HasPrefix(b, "=") && !rarely(tag, b) {
				c.add(key, "{%s} has a branch for %q, which this language does not count with.", h.Name, b)
			}
		}
		need := categories(tag, ordinal, h.Branches)
		for _, category := range slices.Sorted(maps.Keys(need)) {
			if !slices.Contains(h.Branches, category) {
				c.add(key, "{%s} has no branch for %q, which this language counts with, for instance %d.", h.Name, category, need[category])
			}
		}
	}
}

// rarely reports whether a language uses a plural category only above 999,999 or in fractions: its
// branch may be there or not. Translators' tools write it.
func rarely(tag language.Tag, category string) bool {
	base, _ := tag.Base()
	return category == "other" || category == "many" && slices.Contains(manyMillions, base.String()) ||
		category == message.Name(plural.Cardinal.MatchPlural(tag, 1, 1, 1, 5, 5))
}

// manyMillions are the languages that count a million of a thing in a form of its own, which CLDR 32
// does not know yet.
var manyMillions = []string{"ca", "es", "fr", "it", "pt"}

// most is up to which number the categories of a language are seen: the rules of plurals look at the
// last two digits.
const most = 999

// categories returns the plural categories of the numbers of a language, each with its first
// number, except numbers that a choice names exactly.
func categories(tag language.Tag, ordinal bool, exactly []string) map[string]int {
	all := map[string]int{}
	for n := most; n >= 0; n-- {
		if !slices.Contains(exactly, fmt.Sprint("=", n)) {
			all[message.Category(tag, ordinal, n)] = n
		}
	}
	return all
}
