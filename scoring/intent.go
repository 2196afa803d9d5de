package scoring

import (
	"time"

	"tabby/engine"
)

// An Intent is what a player wants to do. At is the time at which it was made; rounds are
// counted from 0 in the order of recording.
type Intent interface {
	decide(Game) (Event, error)
}

// Start begins a game. The people sit clockwise in the order given. Refused
// with [ErrStarted], [engine.ErrPlayers], [ErrName], [ErrSameName], [ErrCarried],
// [ErrHeadStart], [ErrDealer] and the errors of [engine.NewRuleset] and [engine.CustomGame.Rules].
type Start struct {
	At      time.Time
	Variant string
	House   engine.House
	People  []Person
	Dealer  Player
	Carried []Carry
	Game    *engine.CustomGame // a custom game, whose variant is then meant, or nil

	HeadStarts []int // how many points each player is ahead at the beginning, or nil
}

// Record records a round, or the extra round among the tied players if one is due. Scores are
// by player; the engine counts the cards of a score with a Hand. As long as nobody has said
// whether time ran out during a round ([Clock].Asked), the scores decide that: they belong to
// that round or, if only the tied players have one, to the extra round. Refused with
// [ErrGameOver], [ErrScoreMissing], [ErrScoreRange], [ErrCards], [engine.ErrPowerLeft],
// [ErrNotPlaying] and [ErrLog].
type Record struct {
	At     time.Time
	Scores []*Score
	Caller Player
	Source Source    // where the cards came from
	Older  bool      // it was played before this sheet, so it may not say who ended it
	Log    *RoundLog // of the virtual deck, if the sheet takes it, as [Sheet.TakesLog] says
}

// Correct changes the given scores of a recorded round, and its caller unless that is
// nil. It is possible at any time, even after the end. Refused with [ErrNoRound] and
// like [Record].
type Correct struct {
	At     time.Time
	Round  int
	Scores map[Player]*Score
	Caller *Player
}

// Deal starts the next round. Only timed games need it. Refused with [ErrGameOver] and
// [ErrRoundOpen].
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

// Leave takes a player out of the game; [Join] brings them back. Refused with
// [ErrGameOver] and [ErrNotPlaying].
type Leave struct {
	At     time.Time
	Player Player
}

// Reseat changes the order of seats. Seats has every player of the game once,
// including those who are out or left. Refused with [ErrSeats] and [ErrGameOver].
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

// Agree changes the given house rules. Refused with the errors of
// [engine.NewRuleset].
type Agree struct {
	At    time.Time
	House engine.House
}

// Pause stops the clock of a timed game. Refused with [ErrClock].
type Pause struct{ At time.Time }

// Resume starts the clock again. Refused with [ErrClock].
type Resume struct{ At time.Time }

// ClockExpires ends the time of a timed game. InRound means that a round is being
// played although there was no [Deal]. Refused with [ErrClock], [ErrClockRuns],
// [ErrClockAnswered], and with [ErrGameOver] if the game was over before its time.
type ClockExpires struct {
	At      time.Time
	InRound bool
}

// EndGame ends the game before it is decided, or says who has won, also when it is over: the
// points do not count then. Refused with [ErrGameOver] and [ErrWinner].
type EndGame struct {
	At  time.Time
	Won []Player // who has won, as the table decided it; nobody if the points decide
}

// Undo undoes the last event. Refused with [ErrNothingToUndo].
type Undo struct{}

// Redo redoes the event undone last. Refused with [ErrNothingToRedo].
type Redo struct{}
