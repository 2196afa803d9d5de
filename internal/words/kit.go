package words

// Kit is what widgets say.
type Kit struct {
	KitSentences

	Less string // a button that takes one off a number
	More string // a button that adds one

	Move string // a handle that moves a row
	Up   string // a button that moves a row up
	Down string // a button that moves a row down

	Backspace string // the key that deletes the last digit
	Enter     string // the key that moves on
	Plus      string // the key that adds the digits that follow
	Minus     string // the key that takes them off

	Check string // a score with a sign: please look at it again
}

// KitSentences are the sentences of widgets.
type KitSentences interface {
	// Between returns which numbers are possible: "1–30".
	Between(least, most int) string
	// Badge returns what a badge looks like, by its shape and its colour, both from 0:
	// "hexagon 3".
	Badge(shape, colour int) string
	// Whose says whose a button or a choice is, to those who listen: "Ann: here".
	Whose(name, what string) string
}
