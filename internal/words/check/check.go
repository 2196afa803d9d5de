// Package check says what a translator has left to do in a file of texts, and what a reader would
// stumble over.
package check

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"

	"golang.org/x/text/language"

	"tabby/engine"
	"tabby/history/trophy"
	"tabby/internal/words"
	"tabby/internal/words/arb"
	"tabby/internal/words/languages"
	"tabby/internal/words/message"
	"tabby/internal/words/texts/about"
)

// A Problem is something that a file lacks, or that is wrong in it.
type Problem struct {
	Key   string
	Why   string // in a sentence, for the translator
	Lacks bool   // the text is missing: nothing is wrong, it is only not done
}

// A Source is the texts that are translated, with what is said about them.
type Source struct {
	English arb.File
	About   map[string]About
	Free    func(key string) bool // whether a language may lack a text, or have one that English lacks
}

// Tabby returns the texts of this program.
func Tabby() Source {
	return Source{English: languages.Source(), About: ReadAbout(about.English), Free: words.IsFree}
}

// About is what is said of a text.
type About struct {
	Description  string          `json:"description"`
	Placeholders map[string]Hole `json:"placeholders"`
}

// A Hole is what is said of a hole of a text.
type Hole struct {
	Description string `json:"description"`
	Example     string `json:"example"`
	Optional    bool   `json:"optional"` // a language may do without it, or have it where English does without
}

// ReadAbout returns what a file of the program says about texts. It panics if the file is not sound.
func ReadAbout(file []byte) map[string]About {
	f, err := arb.Read(file)
	if err != nil {
		panic(err)
	}
	all := map[string]About{}
	for key, data := range f.About {
		var about About
		if err := json.Unmarshal(data, &about); err != nil {
			panic(fmt.Errorf("@%s: %w", key, err))
		}
		all[key] = about
	}
	return all
}

// Problems returns what is missing and wrong in a file, by the order of the keys in English.
func (s Source) Problems(f arb.File) []Problem {
	c := &checking{Source: s, file: f, marks: marksOf(f)}
	for _, key := range s.English.Keys {
		text, ok := f.Texts[key]
		switch {
		case !ok && !s.Free(key):
			c.all = append(c.all, Problem{Key: key, Why: fmt.Sprintf("the text is missing. In English it is: %s", s.English.Texts[key]), Lacks: true})
		case ok:
			c.text(key, text)
		}
	}
	for _, key := range f.Keys {
		if _, ok := s.English.Texts[key]; !ok {
			if !s.Free(key) {
				c.add(key, "Tabby says no such text. Is the key misspelt?")
				continue
			}
			c.text(key, f.Texts[key])
		}
	}
	c.twice()
	return c.all
}

// A checking checks one file.
type checking struct {
	Source
	file  arb.File
	marks marks
	all   []Problem
}

func (c *checking) add(key, why string, args ...any) {
	c.all = append(c.all, Problem{Key: key, Why: fmt.Sprintf(why, args...)})
}

// text checks one text.
func (c *checking) text(key, text string) {
	if isTable(key) {
		return
	}
	holes, err := message.Holes(text)
	if err != nil {
		c.add(key, "%v", err)
		return
	}
	if english, ok := c.English.Texts[key]; ok && !strings.HasSuffix(key, "_words") { // which only a search reads
		usual, _ := message.Holes(english) // it is sound: a test sees to that
		c.holes(key, holes, usual)
	}
	c.branches(key, holes)
	if key == quoting {
		return // as programs quote, which is its own measure
	}
	for _, wrong := range c.marks.wrong(text) {
		c.add(key, "%s", wrong)
	}
}

// isTable reports whether a text is no text for people but a small table of the language.
func isTable(key string) bool {
	return strings.HasPrefix(key, "grammar_sound_") || key == "grammar_calendar_between" || key == "grammar_nounsAreCapital"
}

// names returns the names of facts that holes are filled with.
func names(holes []message.Hole) map[string]bool {
	all := map[string]bool{}
	for _, h := range holes {
		name, _, _ := strings.Cut(h.Name, "_")
		all[name] = true
	}
	return all
}

// holes compares the holes of a text with those of English.
func (c *checking) holes(key string, own, usual []message.Hole) {
	has, wants := names(own), names(usual)
	about := c.About[key].Placeholders
	for _, name := range slices.Sorted(maps.Keys(has)) {
		if !wants[name] && !about[name].Optional {
			c.add(key, "nothing fills the hole {%s}. English has %s.", name, listed(wants))
		}
	}
	for _, name := range slices.Sorted(maps.Keys(wants)) {
		if !has[name] && !about[name].Optional {
			c.add(key, "the hole {%s} is lost: it is neither shown nor chosen by.", name)
		}
	}
}

func listed(names map[string]bool) string {
	var all []string
	for _, name := range slices.Sorted(maps.Keys(names)) {
		all = append(all, "{"+name+"}")
	}
	if all == nil {
		return "none"
	}
	return strings.Join(all, ", ")
}

// branches checks the plural categories of choices by a number, for 0 to 9,999.
func (c *checking) branches(key string, holes []message.Hole) {
	for _, h := range holes {
		if h.Choice == "" || h.Choice == "select" {
			continue
		}
		tag, ordinal := language.Make(c.file.Locale), h.Choice == "selectordinal"
		counts := categories(tag, ordinal, nil)
		for _, b := range h.Branches {
			if _, has := counts[b]; !has && !strings.HasPrefix(b, "=") && !rare[b] {
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

// rare are categories that in some languages only numbers above 999,999 and fractions reach, so
// that they may be there or not.
var rare = map[string]bool{"many": true, "other": true}

// most is up to which number the categories of a language are seen: the rules of plurals look at the
// last two digits.
const most = 999

// categories returns the plural categories that numbers of a language come to, each with its first
// number, but for those that a choice says exactly.
func categories(tag language.Tag, ordinal bool, exactly []string) map[string]int {
	all := map[string]int{}
	for n := most; n >= 0; n-- {
		if !slices.Contains(exactly, fmt.Sprint("=", n)) {
			all[message.Category(tag, ordinal, n)] = n
		}
	}
	return all
}

// lists are texts that stand in one list, where two of one title cannot be told apart.
func lists() [][]string {
	all := [][]string{nil, nil}
	for t := range trophy.Trophy(trophy.Count) {
		all[0] = append(all[0], "trophies_trophies_"+words.Identifier(t.String())+"_name")
	}
	for _, item := range []string{"changeSeats", "dealVirtual", "startClock", "stopClock", "guests", "sayStandings", "agreed", "endNow", "around", "picture"} {
		all[1] = append(all[1], "sheet_"+item)
	}
	for _, r := range engine.Games() {
		var house []string
		for _, o := range r.House {
			house = append(house, "rules_house_"+words.Identifier(string(o.Key))+"_title")
		}
		all = append(all, house)
	}
	return all
}

// twice finds titles of one list that are equal.
func (c *checking) twice() {
	said := map[string]bool{}
	for _, list := range lists() {
		by := map[string]string{}
		for _, key := range list {
			title := c.file.Texts[key]
			if other := by[title]; other != "" && title != "" && !said[other+key] {
				said[other+key] = true
				c.add(key, "%s has the same title in the same list: %s", other, title)
			}
			by[title] = key
		}
	}
}
