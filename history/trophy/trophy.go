// Package trophy tells which trophies the players of a game have won.
//
// It is pure: a trophy follows from the sheet, and from the logs of rounds that were dealt. So
// games of earlier versions have trophies too, and an undo or a correction takes a trophy back.
package trophy

import (
	"errors"
	"slices"

	"tabby/scoring"
)

// A Trophy is something that a player did in one game.
type Trophy uint8

// The trophies there are, the rarest first: a game has the first that anybody earned in it.
const (
	NineLives   Trophy = iota // the total came to the limit and fell back
	Whisker                   // won by a single point
	Comeback                  // last at half-time, and won
	CatBurglar                // three swaps in one round
	CuriousCat                // three peeks in one round
	Copycat                   // the same points in three rounds in a row
	SoftLanding               // a call was wrong, and won all the same
	LastCat                   // won as all others were out
	HatTrick                  // alone the best of three rounds in a row
	TopCat                    // ahead after every round, and won
	SharpNose                 // three calls or more, all of them right
	EmptyBowl                 // a hand that counts nothing, or less
	Count       = iota        // how many there are
)

// ErrName means that a name is not that of a trophy.
var ErrName = errors.New("no such trophy")

// A rule says how a trophy is won.
type rule struct {
	name   string                           // for programs
	wins   bool                             // it is for a win: there is none with a head start
	earned func(*game, scoring.Player) bool // whether a player has won it
}

// rules are how each trophy is won.
var rules = [Count]rule{
	NineLives:   {"nine-lives", false, (*game).fellBack},
	TopCat:      {"top-cat", true, (*game).alwaysLed},
	Comeback:    {"comeback-cat", true, (*game).cameBack},
	Whisker:     {"whisker", true, (*game).byOne},
	LastCat:     {"last-cat", true, (*game).outlasted},
	SoftLanding: {"soft-landing", true, (*game).wonThoughWrong},
	HatTrick:    {"hat-trick", false, (*game).bestThrice},
	SharpNose:   {"sharp-nose", false, (*game).calledWell},
	Copycat:     {"copycat", false, (*game).repeated},
	EmptyBowl:   {"empty-bowl", false, (*game).emptied},
	CatBurglar:  {"cat-burglar", false, (*game).burgled},
	CuriousCat:  {"curious-cat", false, (*game).peeked},
}

// String returns the name of the trophy for programs: "nine-lives".
func (t Trophy) String() string { return rules[t].name }

// MarshalText returns the name of the trophy for programs.
func (t Trophy) MarshalText() ([]byte, error) { return []byte(t.String()), nil }

// UnmarshalText reads the name of a trophy. The error is [ErrName] if no trophy has that
// name.
func (t *Trophy) UnmarshalText(name []byte) error {
	i := slices.IndexFunc(rules[:], func(r rule) bool { return r.name == string(name) })
	if i < 0 {
		return ErrName
	}
	*t = Trophy(i)
	return nil
}

// Of returns the trophy of a game, the rarest that anybody earned, and all who did. Nobody has one in a game
// that is not over, or may still change.
func Of(s scoring.Sheet) (Trophy, []scoring.Player) {
	if !s.Over || s.Provisional() {
		return 0, nil
	}
	g := newGame(s)
	for t := range Trophy(Count) {
		if won := g.earned(t); won != nil {
			return t, won
		}
	}
	return 0, nil
}
