package words

// Story is what the story of a game says.
type Story struct {
	StorySentences

	Provisional string  // a score is missing
	Headlines   Turning // what decided a game, as the title of its picture
}

// Turning is what decided a game that was won. Names are as [Table] has them in sentences.
type Turning interface {
	// Shared returns who share the win, with which total.
	Shared(names []string, total, rounds int) string
	// CameBack returns who won although close to the limit with a total, and how far behind.
	CameBack(name string, total int, behind Lag) string
	// WonFromBehind returns who won although so far behind.
	WonFromBehind(name string, behind Lag) string
	// StayedUnder returns who stayed in with so many points to spare.
	StayedUnder(name string, round, spare int) string
	// AlwaysAhead returns who was ahead all the time.
	AlwaysAhead(name string) string
	// AheadAtLast returns who took the lead in the last round.
	AheadAtLast(name string) string
	// AheadSince returns who took the lead in a round and kept it.
	AheadSince(name string, round int) string
}

// StorySentences is what the story of a game says. Rounds are a number of them, and 0 where
// only totals are known; names are as [Table] has them in sentences.
type StorySentences interface {
	Turning

	// GoesOn says that the game is not over.
	GoesOn(rounds int) string
	// NobodyWon says so of a game that is over.
	NobodyWon(rounds int) string
	// WonExtra returns who won in an extra round.
	WonExtra(name string, rounds int) string
	// Won returns who won, with which total.
	Won(name string, total, rounds int) string
	// WonAhead is [Won] with how many points ahead of whom.
	WonAhead(name string, total, rounds int, next Lag) string
	// FellBack returns whose totals fell back.
	FellBack(falls []Fall) string
	// WentOut returns who went out, and when.
	WentOut(exits []Exit) string
	// Calls returns how often players called.
	Calls(calls []Calls) string
	// Extremes returns the lowest and the highest score of a round.
	Extremes(lowest, highest Scored) string
	// LeftEarly returns who left before the end.
	LeftEarly(names []string) string
}

// A Lag is a number of points between two players.
type Lag struct {
	Points int
	Round  int    // after which it was so
	Name   string // of the other player
}

// A Fall is a total that fell back.
type Fall struct {
	Name            string
	Round, From, To int
}

// An Exit is players who went out in a round.
type Exit struct {
	Names []string
	Round int
}

// Calls is how often a player called, and how often rightly.
type Calls struct {
	Name          string
	Called, Right int
}

// Scored is the points of a round, and who had so many.
type Scored struct {
	Names  []string
	Points int
}
