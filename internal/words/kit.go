package words

import "tabby/engine"

// Kit is what widgets say.
type Kit struct {
	speaker
	Shapes  []string // of tags
	Colours []string // of badges
	Cats    []string

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

// Between returns which numbers are possible: "1–30".
// Where a dash could be a sign, it is a word.
func (v Kit) Between(least, most int) string {
	if least < 0 {
		return v.Interval(engine.Range{Min: least, Max: most})
	}
	return v.Figure(least) + "–" + v.Figure(most)
}

// Whose says whose a button or a choice is, to those who listen: "Ann: here".
func (v Kit) Whose(name, what string) string { return v.Labelled(Isolated(name), what) }

// Cat returns what a cat looks like, from 0: "cat with glasses".
func (v Kit) Cat(number int) string { return v.Cats[number%len(v.Cats)] }
