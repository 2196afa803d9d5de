package words

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

	SameName     string // above people of one name
	SameNameHint string
	LookAtNames  string
	TwoPeople    string // who have played together
	SettleNames  string
	NamesSettled string
	Twice        Numbered // how many names are there twice

	RetiredHint   string
	RetiredNotice string
	OfferAgain    string

	Renamed       Named // the name that a person has now
	NoStrangers   Named // why nobody can be the same person
	SomeStrangers Named // why not everybody is offered as the same person

	// Whether two people are one.
	MergeTitle, MergeText func(name, into string) string `holes:"name* into*"`
}

// PeopleWords say whether a person plays.
type PeopleWords struct{ RetiredNow, BackAgain Named }

// RetiredNow says that a person is retired, or is not any longer.
func (p People) RetiredNow(name string, retired bool) string {
	if retired {
		return p.Words.RetiredNow(name)
	}
	return p.Words.BackAgain(name)
}
