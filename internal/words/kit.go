package words

import "tabby/engine"

// Kit is what widgets say.
type Kit struct {
	speaker
	KitTexts
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
