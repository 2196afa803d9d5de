package words

import "tabby/internal/words/message"

// People is what is said about people and where they are changed.
type People struct {
	Words PeopleWords

	Title     string
	InNone    string // above those who are in none of the games that were counted
	Retired   string // below the name of one who is
	Change    string
	Name      string
	Rename    string
	Plays     string // above whether they do
	SameAs    string // above those who may be the same person
	OnePerson string // after two were made one
	Merge     string
	NotSo     string

	RetiredHint   string
	RetiredNotice string
	OfferAgain    string
}

// PeopleWords say what is said about a person of that {name}.
type PeopleWords struct {
	Renamed, NoStrangers, SomeStrangers message.Message
	RetiredNow, BackAgain               message.Message
	MergeTitle, MergeText               message.Message // {into} whom
}

// Renamed says that the person of that name has another one now.
func (p People) Renamed(name string) string { return p.say(p.Words.Renamed, name) }

// NoStrangers says why nobody can be the same person.
func (p People) NoStrangers(name string) string { return p.say(p.Words.NoStrangers, name) }

// SomeStrangers says why not everybody is offered as the same person.
func (p People) SomeStrangers(name string) string { return p.say(p.Words.SomeStrangers, name) }

// RetiredNow says that a person is retired, or is not any longer.
func (p People) RetiredNow(name string, retired bool) string {
	if retired {
		return p.say(p.Words.RetiredNow, name)
	}
	return p.say(p.Words.BackAgain, name)
}

// MergeQuestion asks whether two people are one.
func (p People) MergeQuestion(name, into string) (title, text string) {
	into = Isolated(into)
	return p.say(p.Words.MergeTitle, name, "into", into), p.say(p.Words.MergeText, name, "into", into)
}

// say says a sentence about a person. Other holes are filled with facts.
func (p People) say(w message.Message, name string, facts ...any) string {
	return w.With(append(facts, "name", Isolated(name))...)
}
