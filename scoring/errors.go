package scoring

import "errors"

// These errors say why a game cannot begin as asked.
var (
	// ErrStarted means that the game has begun already.
	ErrStarted = errors.New("scoring: the game has begun")
	// ErrNotStarted means that there is no game yet.
	ErrNotStarted = errors.New("scoring: the game has not begun")
	// ErrPlayers means that a variant is not for that number of players.
	ErrPlayers = errors.New("scoring: not for that number of players")
	// ErrName means that a name is empty, too long or not text.
	ErrName = errors.New("scoring: a name has 1 to 40 characters")
	// ErrSameName means that two players would have the same name.
	ErrSameName = errors.New("scoring: two players with the same name")
	// ErrCarried means that totals carried over do not fit the players.
	ErrCarried = errors.New("scoring: totals carried over do not fit")
)

// These errors say why something cannot be written on the sheet.
var (
	// ErrScoreMissing means that a player who is in has no score. A blank is not
	// a zero (G01).
	ErrScoreMissing = errors.New("scoring: a score is missing")
	// ErrScoreRange means that no player can bring such a score (G02).
	ErrScoreRange = errors.New("scoring: not a possible score")
	// ErrCards means that cards named are not a hand of this deck.
	ErrCards = errors.New("scoring: not a hand of this deck")
	// ErrPowerLeft means that a power card has to be replaced before scoring.
	ErrPowerLeft = errors.New("scoring: a power card has to be replaced")
	// ErrNotPlaying means that a player named is not in that round.
	ErrNotPlaying = errors.New("scoring: not playing")
	// ErrNoRound means that there is no such round.
	ErrNoRound = errors.New("scoring: no such round")
	// ErrTie means that an extra round among the tied is due, or is not.
	ErrTie = errors.New("scoring: not the round that is due")
	// ErrGameOver means that the game is over.
	ErrGameOver = errors.New("scoring: the game is over")
)

// These errors say why the table cannot do something now.
var (
	// ErrRoundOpen means that the table has to finish the round first.
	ErrRoundOpen = errors.New("scoring: a round is on the table")
	// ErrJoin means that nobody may join this game any more.
	ErrJoin = errors.New("scoring: nobody may join")
	// ErrSeats means that an order of seats does not name each player once.
	ErrSeats = errors.New("scoring: not an order of these players")
	// ErrClock means that the clock cannot do that now, or that there is none.
	ErrClock = errors.New("scoring: the clock cannot do that")
	// ErrNothingToUndo and ErrNothingToRedo mean just that.
	ErrNothingToUndo = errors.New("scoring: nothing to undo")
	// ErrNothingToRedo means that nothing was undone last.
	ErrNothingToRedo = errors.New("scoring: nothing to redo")
)

// These errors say that a journal cannot be read.
var (
	// ErrEvent means that an event is not one this program knows.
	ErrEvent = errors.New("scoring: unknown event")
	// ErrMisfit means that an event cannot have happened in that game.
	ErrMisfit = errors.New("scoring: an event that does not fit the game")
)
