// Package words is what Tabby says to people, whatever the language.
//
// A [Language] is a value, which is handed to all code that writes text. It has a field for each room: a generated
// struct of plain texts, and of functions that fill a text with the facts they are given. Its methods are the
// sentences that need a decision. Their arguments are facts, never words; a method chooses the text for them. The
// texts come from the file of a language, which [Load] reads.
package words

import (
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode"

	"tabby/internal/words/message"
	"tabby/scoring"
)

// A word is text in a sentence. The sentence may ask how it sounds, by {name_sound}, or
// which it may quote, by {name_quoted}. It implements [message.Declined].
type word struct {
	text string
	in   *Grammar
}

func (g *Grammar) word(text string) word { return word{text, g} }

// Form returns the word, its sound, or the word in quotes.
func (w word) Form(name string) string {
	switch name {
	case "sound":
		return w.in.sound(w.text)
	case "quoted":
		return w.in.quotedWhole(w.text)
	}
	return w.text
}

// A sound is how a word begins or ends, where other words depend on it: "an 8", "e Inés".
type sound struct {
	name  string
	heard *regexp.Regexp
}

// sound returns which sound of the language a word has, or "". A sound is a regular expression in
// the file of the language.
func (g *Grammar) sound(word string) string {
	for _, s := range g.sounds() {
		if s.heard.MatchString(Bare(word)) {
			return s.name
		}
	}
	return ""
}

// heard returns the sounds of a language when they are first asked for.
func heard(by map[string]string) func() []sound {
	return sync.OnceValue(func() (all []sound) {
		for name, pattern := range by {
			all = append(all, sound{name, regexp.MustCompile(pattern)})
		}
		slices.SortFunc(all, func(a, b sound) int { return strings.Compare(a.name, b.name) })
		return all
	})
}

// Identifier returns the name of a thing as it stands in the keys of texts: that of "draw_two" is
// drawTwo, and that of ERR_FULL errFull.
func Identifier(id string) string {
	var b strings.Builder
	for _, part := range strings.FieldsFunc(id, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }) {
		if part == strings.ToUpper(part) {
			part = strings.ToLower(part)
		}
		first := strings.ToUpper(part[:1])
		if b.Len() == 0 {
			first = strings.ToLower(first)
		}
		b.WriteString(first + part[1:])
	}
	return b.String()
}

// lookUp returns what a language says of a thing, by its ID.
func lookUp[T any](all map[string]T, id string) T { return all[Identifier(id)] }

var _ message.Declined = word{}

// A Language is everything that Tabby says in one language. It never changes, and there is only one
// of each, so two are the same if their pointers are equal.
type Language struct {
	Tag       string `text:"-"` // of BCP 47, such as "en"
	Name      string // in itself: "English"
	Direction string // in which it is written: "ltr", from left to right, or "rtl"

	// Book has the texts of the rule book by their keys, for the language of a translator. It is
	// nil if the book has its own file.
	Book map[string]string `text:"-"`

	*Grammar
	Bring       Bring
	Calling     Calling
	Camera      Camera
	Cards       Cards
	Charts      ChartsTexts
	Common      CommonTexts
	Computer    Computer
	Deck        Deck
	Demo        DemoTexts
	Devices     Devices
	Games       Games
	Guests      Guests
	Handover    Handover
	PlayLog     PlayLogTexts
	Home        Home
	Kit         Kit
	OwnGames    OwnGames
	Package     PackageTexts
	Pages       Pages
	Paper       Paper
	People      People
	Play        Play
	Progress    Progress
	Refusals    Refusals
	Review      Review
	Rulebook    RulebookTexts
	Rules       Rules
	Scores      Scores
	Server      Server
	Settings    Settings
	Setup       SetupTexts
	Sheet       Sheet
	Shell       Shell
	Start       StartTexts
	StartScript StartScriptTexts
	Statistics  Statistics
	Storage     Storage
	Story       Story
	Table       Table
	Trophies    Trophies
	Joining     JoiningTexts
}

// A speaker is a language in which sentences are said: its grammar, and all it says.
type speaker struct {
	*Grammar
	language *Language
}

func (l *speaker) join(of *Language) { l.Grammar, l.language = of.Grammar, of }

// The two texts that say something of a round, by their names in keys.
const (
	numberedRound = "numbered"
	extraRound    = "extra"
)

// roundOf returns the text for a round, by its index, and its number. An extra round has none.
func roundOf(s scoring.Sheet, i int) (id string, n int) {
	switch {
	case i == len(s.Rounds) && s.Tied != nil:
		return extraRound, 0
	case i < 0 || i >= len(s.Rounds):
		return numberedRound, s.Number()
	case s.Rounds[i].Fate == scoring.Tiebreak:
		return extraRound, 0
	}
	return numberedRound, s.Rounds[i].Number
}
