package words

// Demo is what the made-up family of a demonstration is called, and what it wrote down.
type Demo struct {
	People [7]string // from the oldest to a friend of the children
	Nights [5]struct{ Place, Note string }

	Title string // above the first page, so that nobody takes the games for their own
}
