package words

import "tabby/history"

// Home is what the first page says.
type Home struct {
	speaker

	Title       string
	Help        string
	Welcome     string
	WelcomeText string
	Opening     string // while the games are being opened
	Learn       string // by a first round
	AllOpen     string // games that go on
	GoOn        string
	OnTheTable  string // heads what goes on
	SameAgain   string // heads the last tables
	NewVersion  string
	UseIt       string
	NotBegun    string // of a game, in short

	CatAsleep string // what the cat of the page does, for those who listen
	CatAwake  string

	HalfDealt  string    // in short: the cards of the next round lie there
	HalfCalled string    // its last turns are on
	HalfTyped  string    // of something else than scores
	Weekdays   [7]string // from Sunday: a group plays on that day of each week
	Against    Named     // offers to play against a computer player: "Play against Mittens"
}

// Game returns a game in one text: who played, and what became of it.
func (v Home) Game(g history.Summary) string {
	return v.Labelled(v.language.Games.GameTitle(g), v.language.Games.GameLine(g))
}
