package words

// People is what is said about people and where they are changed.
type People struct {
	PeopleSentences

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

// PeopleSentences is what is said about people by name.
type PeopleSentences interface {
	// Renamed says that the person of that name has another one now.
	Renamed(name string) string
	// NoStrangers says why nobody can be the same person, and SomeStrangers why not
	// everybody is offered.
	NoStrangers(name string) string
	SomeStrangers(name string) string
	// RetiredNow says that a person is retired, or is not any longer.
	RetiredNow(name string, retired bool) string
	// MergeQuestion asks whether two people are one.
	MergeQuestion(name, into string) (title, text string)
}
