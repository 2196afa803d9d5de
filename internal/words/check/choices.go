package check

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"

	"tabby/engine"
	"tabby/internal/words/message"
)

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
