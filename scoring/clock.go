package scoring

import (
	"time"

	"tabby/engine"
)

// tick applies an event of the clock.
func (t *tally) tick(e Event) {
	switch e := e.(type) {
	case Paused:
		t.happened(e.At)
		if t.pausedAt.IsZero() {
			t.pausedAt = t.at
		}
	case Resumed:
		t.happened(e.At)
		if !t.pausedAt.IsZero() {
			t.paused += t.at.Sub(t.pausedAt)
			t.pausedAt = time.Time{}
		}
	case TimeUp:
		t.happened(e.At)
		t.answered = true
		if e.InRound {
			t.deal()
		}
		if t.runsOut() {
			t.decide()
		}
	}
}

// runsOut reports whether the end of time ends the game: it has not ended, nobody plays to
// break a tie, and no round is being played that will count (A42).
func (t *tally) runsOut() bool {
	finishes := t.Dealt && t.Ruleset.Value(engine.TimeUp) != engine.AbandonRound
	return t.expired() && !t.Over && t.Tied == nil && !finishes
}

// deadline returns when time is up, including pauses so far.
func (t *tally) deadline() time.Time {
	return t.start.Add(time.Duration(t.Ruleset.Number(engine.Minutes))*time.Minute + t.paused)
}

// expired reports whether the game is timed and its time is up. A paused clock does
// not expire.
func (t *tally) expired() bool {
	at := t.at
	if !t.pausedAt.IsZero() {
		at = t.pausedAt
	}
	return t.end == engine.EndTime && !at.Before(t.deadline())
}

// clock sets the clock of the sheet, and ends the game if time is up and no round is
// being played.
func (t *tally) clock() {
	if t.end != engine.EndTime {
		return
	}
	c := &t.Clock
	c.Runs, c.Deadline, c.Paused = true, t.deadline(), !t.pausedAt.IsZero()
	if c.Paused {
		c.Deadline = c.Deadline.Add(t.at.Sub(t.pausedAt))
	}
	c.Left = max(0, c.Deadline.Sub(t.at))
	c.Up = c.Left == 0
	if !t.runsOut() {
		return
	}
	c.Asked = !t.answered && t.Ruleset.Value(engine.TimeUp) != engine.AbandonRound
	t.decide()
}
