package sentence

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
)

// People says what is said about people by name. It implements [words.PeopleSentences].
type People struct{ Words *PeopleWords }

// PeopleWords say what is said about a person of that {name}.
type PeopleWords struct {
	Renamed, NoStrangers, SomeStrangers grammar.Pattern
	Retired, BackAgain                  grammar.Pattern
	MergeTitle, MergeText               grammar.Pattern // {into} whom
}

// Renamed implements [words.PeopleSentences].
func (p People) Renamed(name string) string { return p.say(p.Words.Renamed, name) }

// NoStrangers implements [words.PeopleSentences].
func (p People) NoStrangers(name string) string { return p.say(p.Words.NoStrangers, name) }

// SomeStrangers implements [words.PeopleSentences].
func (p People) SomeStrangers(name string) string { return p.say(p.Words.SomeStrangers, name) }

// RetiredNow implements [words.PeopleSentences].
func (p People) RetiredNow(name string, retired bool) string {
	if retired {
		return p.say(p.Words.Retired, name)
	}
	return p.say(p.Words.BackAgain, name)
}

// MergeQuestion implements [words.PeopleSentences].
func (p People) MergeQuestion(name, into string) (title, text string) {
	into = words.Isolated(into)
	return p.say(p.Words.MergeTitle, name, "into", into), p.say(p.Words.MergeText, name, "into", into)
}

// say says a sentence about a person. Other holes are filled with facts.
func (p People) say(w grammar.Pattern, name string, facts ...string) string {
	return w.With(append(facts, "name", words.Isolated(name))...)
}
