package stats

import (
	"strings"

	"tabby/history/trophy"
)

// An Award is a trophy that a person has won.
type Award struct {
	Trophy trophy.Trophy `json:"trophy"`
	Times  int           `json:"times"`
	Game   string        `json:"game"` // the last in which it was won
	Day    string        `json:"day"`  // of that game, see [Evening]
}

// Awarded returns how many trophies a person has won.
func (l Line) Awarded() int {
	n := 0
	for _, a := range l.Trophies {
		n += a.Times
	}
	return n
}

// awards are those of a person, by trophy.
type awards [trophy.Count]Award

// add counts the trophy of a game.
func (a *awards) add(f *Fact) {
	a[f.Trophy] = Award{f.Trophy, a[f.Trophy].Times + 1, f.Game, strings.Clone(f.Day)}
}

// list returns the trophies that were won.
func (a *awards) list() []Award {
	var all []Award
	for _, award := range a {
		if award.Times > 0 {
			all = append(all, award)
		}
	}
	return all
}
