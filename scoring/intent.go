package scoring

import (
	"time"

	"tabby/engine"
)

// An Intent is what a player at the table wants to do. At is the moment it was
// made; rounds are counted from 0 in the order of recording.
type Intent interface {
	decide(Game) (Event, error)
}

// Start begins a game. The people sit clockwise in the order given. Refused
// with [ErrStarted], [engine.ErrPlayers], [ErrName], [ErrSameName], [ErrCarried],
// [ErrDealer] and the errors of [engine.NewRuleset].
type Start struct {
	At      time.Time
	Variant string
	House   engine.House
	People  []Person
	Dealer  Player
	Carried []Carry
}

// Record writes down a round, or the extra round among the tied where one is
// due. Scores are by player; a score with a Hand is valued by the engine. While
// it is open whether time ran out on a round ([Clock].Asked), the scores decide it:
// they are of that round, or of the tied alone and the extra round.
// Refused with [ErrGameOver], [ErrScoreMissing], [ErrScoreRange], [ErrCards],
// [engine.ErrPowerLeft] and [ErrNotPlaying].
type Record struct {
	At     time.Time
	Scores []*Score
	Caller Player
}

// Correct changes a recorded round: the scores named, and the caller if one is
// given. Possible at any time, after the end as well. Refused with [ErrNoRound]
// and like [Record].
type Correct struct {
	At     time.Time
	Round  int
	Scores map[Player]*Score
	Caller *Player
}

// Deal starts the next round. It is needed only where a clock runs. Refused with [ErrGameOver] and [ErrRoundOpen].
type Deal struct{ At time.Time }

// Join seats a player to the left of After. A player who left comes back with the
// total they left with; for them After may be Nobody, and they take their old seat.
// Refused with [ErrGameOver], [ErrRoundOpen], [ErrTie], [ErrJoin], [engine.ErrPlayers],
// [ErrName], [ErrSameName] and [ErrNeighbour].
type Join struct {
	At     time.Time
	Person Person
	After  Player
}

// Leave takes a player out of the game (G15); [Join] brings them back. Refused with
// [ErrGameOver] and [ErrNotPlaying].
type Leave struct {
	At     time.Time
	Player Player
}

// Reseat changes the order of seats; it names every player of the game once,
// those who are out or left included. Refused with [ErrSeats] and [ErrGameOver].
type Reseat struct {
	At    time.Time
	Seats []Player
}

// ChooseDealer lets a player deal the next round. Refused with [ErrGameOver]
// and [ErrNotPlaying].
type ChooseDealer struct {
	At     time.Time
	Player Player
}

// Agree changes house rules; those not named stay as they are. Refused with the
// errors of [engine.NewRuleset].
type Agree struct {
	At    time.Time
	House engine.House
}

// Pause stops the clock of a timed game. Refused with [ErrClock].
type Pause struct{ At time.Time }

// Resume starts the clock again. Refused with [ErrClock].
type Resume struct{ At time.Time }

// ClockExpires ends the time of a timed game; InRound if a round is still on the
// table although there was no [Deal]. Refused with [ErrClock] where no clock runs,
// with [ErrClockRuns], [ErrClockAnswered], and with [ErrGameOver] where the game was
// over before its time.
type ClockExpires struct {
	At      time.Time
	InRound bool
}

// EndGame stops the game as it stands. Refused with [ErrGameOver].
type EndGame struct{ At time.Time }

// Undo takes back the last event. Refused with [ErrNothingToUndo].
type Undo struct{}

// Redo brings back what was undone last. Refused with [ErrNothingToRedo].
type Redo struct{}
