package round

import (
	"slices"

	"tabby/engine"
)

// A TimeLimit is the time that a person has when seconds are counted.
type TimeLimit string

// The time limits.
const (
	UsualTime    TimeLimit = ""
	ExtendedTime TimeLimit = "extended" // four times the usual
	NoTimeLimit  TimeLimit = "none"     // until they say so
)

// TimeLimits returns the time limits, the shortest first.
func TimeLimits() []TimeLimit { return []TimeLimit{UsualTime, ExtendedTime, NoTimeLimit} }

// Longer returns the longer of two time limits. A text that is none is the shortest.
func (l TimeLimit) Longer(other TimeLimit) TimeLimit {
	all := TimeLimits()
	if slices.Index(all, other) > slices.Index(all, l) {
		return other
	}
	return l
}

// Seconds returns the seconds that a person has for something that usually has this many, or 0
// if there is no limit.
func (l TimeLimit) Seconds(usual int) int {
	switch l {
	case ExtendedTime:
		return 4 * usual
	case NoTimeLimit:
		return 0
	}
	return usual
}

// timeLimit returns the time limit of the person of a seat. Who cannot be reached, or has let
// the round wait for long, has no time of their own.
func (d *Driver) timeLimit(s engine.Seat) TimeLimit {
	switch {
	case !d.Away(s) && d.owner.TimeLimit != nil:
		return d.owner.TimeLimit()
	case d.Away(s) && !d.gone(s) && !d.slow(s) && d.awayLimit != nil:
		return d.awayLimit(d.Player(s))
	}
	return UsualTime
}

// seconds returns how long an offer lasts, whoever is asked: as long as the slowest of those
// who may snap has. Who has no limit is waited for beyond that.
func (d *Driver) seconds() int {
	usual := offerSeconds
	if n := d.State().Pack.Ruleset.Number(engine.SnapWindow); n > 0 {
		usual = n
	}
	most := usual
	for _, s := range d.undecided(d.People()) {
		most = max(most, d.timeLimit(s).Seconds(usual))
	}
	return most
}

// unlimited reports whether someone may still snap who has no time limit.
func (d *Driver) unlimited() bool {
	return slices.ContainsFunc(d.undecided(d.People()), func(s engine.Seat) bool { return d.timeLimit(s) == NoTimeLimit })
}

// secondsLeft returns how many seconds are left to snap, 0 while there is no limit.
func (d *Driver) secondsLeft() int {
	if d.unlimited() {
		return 0
	}
	return d.offer.left
}
