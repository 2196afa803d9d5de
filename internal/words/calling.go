package words

// Calling is what is said about when to call.
type Calling struct {
	CallingSentences

	Button     string // leads to how often a call is right
	Ours       string // above the calls of the family, and its button
	Counting   string // while it is worked out
	OddsHint   string // how the odds came about
	OursHint   string // how the calls of the family were counted
	FewHint    string // of a few calls
	NoneOfOurs string
}

// CallingSentences is what is said of calls with a hand.
type CallingSentences interface {
	// Hand names a hand by its points: "Hand of 9".
	Hand(points int) string
	// InTen says how often a call is right: "about 6 times in 10".
	InTen(share float64) string
	// Odds says how often a call with a hand is right, and give or take how much.
	Odds(players, points int, share, give float64) string
	// Right says how many calls of the family were right: "3 of 4 right".
	Right(right, calls int) string
	// Steady says how often steady players are right with such a hand.
	Steady(share float64) string
}
