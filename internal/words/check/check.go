// Package check says what a translator has left to do in a file of texts, and what a reader would
// stumble over.
package check

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"tabby/engine"
	"tabby/history/trophy"
	"tabby/internal/words"
	"tabby/internal/words/arb"
	"tabby/internal/words/languages"
	"tabby/internal/words/message"
	"tabby/internal/words/texts/about"
)

// A Problem is something that is missing or wrong in a file.
type Problem struct {
	Key     string
	Why     string // in a sentence, for the translator
	Missing bool   // the text is missing: nothing is wrong, it is only not done
}

// A Source is the texts that are translated, with what is said about them.
type Source struct {
	English arb.File
	About   map[string]About
	Free    func(key string) bool     // whether a text may be missing in a language, or be there and not in English
	Forms   func(key string) []string // that every fact of a text has, or nil where what is said of its holes decides
}

// Tabby returns the texts of this program.
func Tabby() Source {
	return Source{English: languages.Source(), About: ReadAbout(about.English), Free: words.IsFree, Forms: func(string) []string { return nil }}
}

// About describes a text.
type About struct {
	Description  string          `json:"description,omitempty"`
	Placeholders map[string]Hole `json:"placeholders,omitempty"`
}

// A Hole describes a hole of a text.
type Hole struct {
	Description string     `json:"description,omitempty"`
	Example     string     `json:"example,omitempty"`
	Type        string     `json:"type,omitempty"`     // what fills it, if the example does not show it: number, text, name, names, count, word or script
	Optional    bool       `json:"optional,omitempty"` // a language may do without it, or have it where English does without
	Forms       bool       `json:"forms,omitempty"`    // a language may ask for forms of it, as of a card
	Rule        engine.Key `json:"rule,omitempty"`     // the house rule whose value it is
}

// isNumber reports whether what fills the hole is a number.
func (h Hole) isNumber() bool {
	_, err := strconv.Atoi(strings.Replace(h.Example, "−", "-", 1))
	return err == nil
}

// ReadAbout returns what a file of the program says about texts. It panics if the file is not sound.
func ReadAbout(file []byte) map[string]About {
	f, err := arb.Read(file)
	if err != nil {
		panic(err)
	}
	all := map[string]About{}
	for key, data := range f.About {
		if strings.HasPrefix(key, "@") {
			continue // of the file
		}
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
			c.all = append(c.all, Problem{Key: key, Why: fmt.Sprintf("the text is missing. In English it is: %s", s.English.Texts[key]), Missing: true})
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
		c.asked(key, holes, usual)
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

// lists are texts that stand in one list, where two of one title cannot be told apart.
func (s Source) lists() [][]string {
	all := [][]string{
		strings.Fields("sheet_joins sheet_changeSeats sheet_dealVirtual sheet_startClock sheet_stopClock sheet_guests sheet_sayStandings sheet_soundsOff sheet_soundsOn common_lookingBack sheet_agreed shell_keys common_redo"),
		strings.Fields("settings_language settings_theme settings_sizeOfText settings_digits settings_inGame settings_awake settings_aloud pages_sounds settings_still settings_advanced settings_coach settings_timeLimit settings_tryLanguage"),
		strings.Fields("settings_asTheSystem settings_light settings_dark settings_highContrast"),
		nil, nil,
	}
	trophies, keys := &all[3], &all[4]
	for t := range trophy.Trophy(trophy.Count) {
		*trophies = append(*trophies, "trophies_trophies_"+words.Identifier(t.String())+"_name")
	}
	for _, key := range s.English.Keys {
		if strings.HasPrefix(key, "shell_keyHelp_") && strings.HasSuffix(key, "_2") {
			*keys = append(*keys, key)
		}
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
	for _, list := range c.lists() {
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
