// Package trophy tells which trophies the players of a game have won.
//
// It is pure: a trophy follows from the sheet, and from the logs of rounds that were dealt.
// So games of long ago have theirs, and what is taken back or corrected takes them back.
package trophy

import (
	"errors"
	"slices"

	"tabby/scoring"
)

// A Trophy is something that a player did in one game.
type Trophy uint8

// The trophies there are.
const (
	NineLives   Trophy = iota // the total came to the limit and fell back
	TopCat                    // ahead after every round, and won
	Comeback                  // last at half-time, and won
	Whisker                   // won by a single point
	LastCat                   // won as all others were out
	SoftLanding               // a call was wrong, and won all the same
	HatTrick                  // alone the best of three rounds in a row
	SharpNose                 // three calls or more, all of them right
	Copycat                   // the same points in three rounds in a row
	EmptyBowl                 // a hand that counts nothing, or less
	CatBurglar                // three swaps in one round
	CuriousCat                // three peeks in one round
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

// UnmarshalText reads the name of a trophy. The error is [ErrName] if there is none of it.
func (t *Trophy) UnmarshalText(name []byte) error {
	i := slices.IndexFunc(rules[:], func(r rule) bool { return r.name == string(name) })
	if i < 0 {
		return ErrName
	}
	*t = Trophy(i)
	return nil
}

// A Set is some trophies.
type Set uint16

// Has reports whether the set has a trophy.
func (s Set) Has(t Trophy) bool { return s>>t&1 != 0 }

// List returns the trophies of the set, in their order.
func (s Set) List() []Trophy {
	var all []Trophy
	for t := range Trophy(Count) {
		if s.Has(t) {
			all = append(all, t)
		}
	}
	return all
}

// Of returns the trophies of each player of a game. A game that is not over, or may still
// change, has none.
func Of(s scoring.Sheet) []Set {
	sets := make([]Set, len(s.People))
	if !s.Over || s.Provisional() {
		return sets
	}
	g := newGame(s)
	for p := range sets {
		for t, r := range rules {
			if (!r.wins || s.HeadStarts == nil) && r.earned(g, scoring.Player(p)) {
				sets[p] |= 1 << t
			}
		}
	}
	return sets
}
