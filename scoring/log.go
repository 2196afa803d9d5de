package scoring

import (
	"fmt"
	"slices"

	"tabby/engine"
)

// A Source says where the cards of a round came from. Other values than these come from
// a newer program.
type Source string

// The sources of a round.
const (
	SourceUnknown Source = ""      // unknown: an older program wrote the round, or it came from a table for spreadsheets
	SourceTyped   Source = "typed" // someone entered the scores
	SourceDealt   Source = "dealt" // the virtual deck dealt the cards and counted them
)

// maxSource is the length of the longest source in bytes.
const maxSource = 40

// A RoundLog is what happened in a round with the virtual deck, so that it can be
// replayed. It says what was dealt and played, even if the scores were
// corrected later.
type RoundLog struct {
	Seats []Player `json:"seats"` // clockwise from the seat that is 0 in the moves
	engine.Log
}

// check returns an error unless it can be the log of a round of a game with this many players. It does
// not replay the log, as [engine.Log.Play] does, so that old logs stay valid after the engine
// has been corrected.
func (l RoundLog) check(players Player) error {
	for i, p := range l.Seats {
		if p < 0 || p >= players || slices.Contains(l.Seats[:i], p) {
			return fmt.Errorf("%w: seat %d", engine.ErrNoSeat, i)
		}
	}
	if len(l.Seats) < 2 || len(l.Seats) > engine.MaxSeats {
		return fmt.Errorf("%w: %d seats", engine.ErrNoSeat, len(l.Seats))
	}
	return l.Log.Check()
}

// gives returns an error unless replaying the round leads to these scores.
func (l RoundLog) gives(variant string, scores []*Score, caller Player) error {
	played, err := l.Play(variant, len(l.Seats))
	if err != nil {
		return err
	}
	res, called, left := played.Pack.Result(&played.Round), Nobody, slices.Clone(scores)
	for seat, p := range l.Seats {
		if engine.Seat(seat) == res.Caller {
			called = p
		}
		score := scores[p]
		left[p] = nil
		if score == nil || score.SatOut || score.Points != res.Points[seat] || score.Cards != nil && *score.Cards != res.Cards[seat] {
			return fmt.Errorf("%w: seat %d has another score", engine.ErrJournal, seat)
		}
	}
	if called != caller || slices.ContainsFunc(left, func(s *Score) bool { return s != nil && !s.SatOut }) {
		return fmt.Errorf("%w: others played, or called", engine.ErrJournal)
	}
	return nil
}

// checkLog returns an error that wraps [ErrLog] unless the source is known and the log, if there is
// one, is that of a round that was dealt and gives these scores.
func (in Record) checkLog(s Sheet, scores []*Score) error {
	switch {
	case in.Source != SourceUnknown && in.Source != SourceTyped && in.Source != SourceDealt:
		return Refusal{Reason: ErrLog}
	case in.Log == nil:
		return nil
	}
	err := in.Log.check(Player(len(s.People)))
	if err == nil {
		err = in.Log.gives(s.Ruleset.Rules.ID, scores, in.Caller)
	}
	if err == nil && in.Source != SourceDealt {
		err = fmt.Errorf("%w: no cards were dealt", engine.ErrJournal)
	}
	if err != nil {
		return Refusal{Reason: ErrLog, Cause: err}
	}
	return nil
}

// TakesLog reports whether the sheet accepts the round with its log. A log is not stored if it is too
// long, or if house rules that were changed since give its cards other points.
func (s Sheet) TakesLog(in Record) bool {
	scores := make([]*Score, len(s.People))
	for p, score := range in.Scores {
		if score == nil || p >= len(scores) {
			continue
		}
		v, err := s.Valued(Player(p), score)
		if err != nil {
			return false
		}
		scores[p] = v
	}
	return in.checkLog(s, scores) == nil
}
