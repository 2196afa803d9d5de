package words

import (
	"tabby/engine"
	"tabby/history"
	"tabby/scoring"
)

// Home is what the first page says.
type Home struct {
	speaker

	Title       string
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
	OnAgainst  Named     // the same, once a round is unfinished
	ForRounds  Numbered  // how long a game is that can begin

	// How the last round against a computer player came out.
	Beat, LostTo, TiedWith func(name string, you, other int) string `holes:"name* you other"`

	RoundOf func(n, last int) string `holes:"n last"` // the next of how many: "Round 5 of 6"
}

// Round returns the next round of a game, and of how many it is where the game goes by rounds.
func (v Home) Round(s scoring.Sheet) string {
	if s.Planned() == 0 || s.Ruleset.Value(engine.End) != engine.EndRounds {
		return v.language.Table.RoundTitle(s)
	}
	return v.RoundOf(s.Number(), s.Number()+s.Planned()-1)
}

// Ending returns how a game ends that can begin: "out at 100", "for 6 rounds".
func (v Home) Ending(t engine.Ruleset) string {
	if t.Value(engine.End) != engine.EndRounds || t.Value(engine.Rounds) == engine.RoundsPerPlayer || t.Number(engine.MostRounds) > 0 {
		return v.language.Table.Ending(t)
	}
	return v.ForRounds(t.Number(engine.Rounds))
}

// Game returns a game in one text: who played, and what became of it.
func (v Home) Game(g history.Summary) string {
	return v.Labelled(v.language.Games.GameTitle(g), v.language.Games.GameLine(g))
}
