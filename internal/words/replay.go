package words

// Replay is why a case or an action cannot be read.
type Replay struct {
	ReplaySentences

	NoDo       string // an action does not say what to do
	NoDeck     string // of a game that is kept
	WhichRound string
}

// ReplaySentences is why a case or an action cannot be read.
type ReplaySentences interface {
	NoAction(name string) string
	NoMode(name string) string
	TooManyRounds(most int) string
	KnowsNothing(observer string) string
	NoTime(text string) string
	// NoField names the field that is near to one that there is not, or "", and all that
	// there are.
	NoField(name, near string, there []string) string
	// NoHouseRule is the same of a house rule that a variant lacks.
	NoHouseRule(variant, name, near string, there []string) string
	// Bytes are counted from 1.
	NotUTF8(at int) string
	NotJSON(at int64, reason string) string
	NamedTwice(at int64, name string) string
	NoObject(kind string) string
	NotHere(field, kind string) string
	TwoScores(player string) string
	// NoScore has in its middle what the score is, and what it is not.
	NoScore(player, reason string) string
	NoCards(text string) string
	NoResult(text string) string
	NoWhole(text string) string
	// Mistake is a panic, and where it happened.
	Mistake(what any, where string) string
	// Refused is a reason with its code.
	Refused(reason, code string) string
}
