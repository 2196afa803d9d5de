package scoring

import (
	"encoding/json"
	"fmt"
	"time"

	"tabby/engine"
)

// An Intent is a requested change. At is the time of the request; rounds are
// counted from 0 in the order of recording.
type Intent interface {
	decide(Game) (Event, error)
}

// Start begins a game. The people are in clockwise order. Refused
// with [ErrStarted], [engine.ErrPlayers], [ErrName], [ErrSameName], [ErrCarried],
// [ErrHeadStart], [ErrDealer] and the errors of [engine.NewRuleset] and [engine.CustomGame.Rules].
type Start struct {
	At      time.Time
	Variant string
	House   engine.House
	People  []Person
	Dealer  Player
	Carried []Carry
	Game    *engine.CustomGame // a custom game, which then replaces the variant, or nil

	HeadStarts []int // the points of each player's head start, or nil
}

// Record records a round, or the extra round among the tied players if one is due. Scores are
// by player; the points of a score with a Hand are computed from its cards. If the time is up and
// nobody has said whether a round was being played ([Clock].Asked), the scores decide that: they belong
// to that round or, if only the tied players have one, to the extra round. Refused with
// [ErrGameOver], [ErrScoreMissing], [ErrScoreRange], [ErrCards], [engine.ErrPowerLeft],
// [ErrNotPlaying] and [ErrLog].
type Record struct {
	At     time.Time
	Scores []*Score
	Caller Player
	Source Source    // where the cards came from
	Older  bool      // it was played before this sheet existed, so the caller may be unknown
	Log    *RoundLog // of the virtual deck, if [Sheet.TakesLog] accepts it
}

// Correct changes the given scores of a recorded round, and its caller unless that is nil.
// It is possible even after the end of the game. Refused with [ErrNoRound] and the errors
// of [Record].
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

// EndGame ends the game before it is decided, or names the winners regardless of points,
// even if the game is over. Refused with [ErrGameOver] and [ErrWinner].
type EndGame struct {
	At  time.Time
	Won []Player // who has won, as the players decided; empty if the points decide
}

// Undo undoes the last event. Refused with [ErrNothingToUndo].
type Undo struct{}

// Redo redoes the last undone event. Refused with [ErrNothingToRedo].
type Redo struct{}

// A Player is the number of a player of a game, from 0 in the order of joining.
type Player int

// Nobody is not a player.
const Nobody Player = -1

// A Person is a player who may play in many games.
type Person struct {
	ID   string `json:"id,omitempty"` // the same in all games
	Name string `json:"name"`         // 1 to 40 characters
}

// Same reports whether both are the same person of one game: by name, without regard to case, or by ID.
func (p Person) Same(q Person) bool {
	return fold(p.Name) == fold(q.Name) || p.ID != "" && p.ID == q.ID
}

// A Carry is the total of a player on a paper sheet that the game continues.
type Carry struct {
	Total int `json:"total"`
	Out   int `json:"out,omitempty"` // the round of the paper sheet that put the player out, or 0 if none or unknown

	Fallen int `json:"fallen,omitempty"` // how often the total fell on the paper sheet
}

// A Score is the result of a player in one round. The nil *Score is a blank.
type Score struct {
	Points int      `json:"points"`            // what the cards count, before any penalty
	Cards  *int     `json:"cards,omitempty"`   // cards left, if the number of cards can change
	Hand   []string `json:"hand,omitempty"`    // the cards by code, if they were named
	SatOut bool     `json:"sat_out,omitempty"` // did not play that round; counts nothing

	Special bool `json:"special,omitempty"` // the special hand of the game; Points are 0 unless they were entered too
}

// An Event is something that happened to a game. Events are kept on disk: fields
// may be added but never renamed, and it must always be possible to load
// testdata/events_v1.jsonl.
type Event interface {
	kind() string // its name on disk; also closes the set
}

// Started records that a game began. It is always the first event of a game, and never a later
// one.
type Started struct {
	At      time.Time    `json:"at"`
	Variant string       `json:"variant"`
	House   engine.House `json:"house,omitempty"`
	People  []Person     `json:"people"` // clockwise
	Dealer  Player       `json:"dealer"`
	Carried []Carry      `json:"carried,omitempty"` // by player

	Game *engine.CustomGame `json:"game,omitempty"` // the custom game, or nil; if it is not nil, Variant is its ID

	// HeadStarts are the points of each player's head start, or nil. They are subtracted from
	// the total, or added if the highest total wins.
	HeadStarts []int `json:"head_starts,omitempty"`
}

// Dealt records that the cards of the next round were dealt.
type Dealt struct {
	At time.Time `json:"at"`
}

// Recorded records that a round ended with these scores.
type Recorded struct {
	At       time.Time `json:"at"`
	Scores   []*Score  `json:"scores"` // by player
	Caller   Player    `json:"caller"` // who ended the round, or Nobody
	Tiebreak bool      `json:"tiebreak,omitempty"`
	Source   Source    `json:"source,omitempty"` // where the cards came from
	Log      *RoundLog `json:"log,omitempty"`    // of the virtual deck; nil if there was none or it was too long
}

// Corrected records that the scores or the caller of a round were corrected.
type Corrected struct {
	At     time.Time `json:"at"`
	Round  int       `json:"round"`  // counted from 0 in the order of recording
	Scores []*Score  `json:"scores"` // by player, all of them
	Caller Player    `json:"caller"`
}

// Joined records that a player joined between two rounds.
type Joined struct {
	At     time.Time `json:"at"`
	Person Person    `json:"person"`
	After  Player    `json:"after"` // the neighbour to the right
}

// Returned records that a player who had left came back between two rounds.
type Returned struct {
	At     time.Time `json:"at"`
	Player Player    `json:"player"`
	After  Player    `json:"after"` // the neighbour to the right, or Nobody for the old seat
}

// Left records that a player left.
type Left struct {
	At     time.Time `json:"at"`
	Player Player    `json:"player"`
}

// Reseated records that the players changed seats.
type Reseated struct {
	At    time.Time `json:"at"`
	Seats []Player  `json:"seats"` // clockwise, each player once
}

// DealerChosen records who deals the next round, in or out of turn.
type DealerChosen struct {
	At     time.Time `json:"at"`
	Player Player    `json:"player"`
}

// Agreed records that the players changed their house rules. They apply to the whole
// game, including past rounds.
type Agreed struct {
	At    time.Time    `json:"at"`
	House engine.House `json:"house"`
}

// Paused records that the clock of a timed game was stopped.
type Paused struct {
	At time.Time `json:"at"`
}

// Resumed records that the clock was started again.
type Resumed struct {
	At time.Time `json:"at"`
}

// TimeUp records that the time of a timed game was up, and whether a round was
// being played then.
type TimeUp struct {
	At      time.Time `json:"at"`
	InRound bool      `json:"in_round,omitempty"`
}

// Ended records that the players stopped before the game was decided, or said who has won.
type Ended struct {
	At  time.Time `json:"at"`
	Won []Player  `json:"won,omitempty"` // who has won, regardless of points; empty if the points decide
}

// Undone records that the last event in effect was undone.
type Undone struct{}

// Redone records that the last undone event is in effect again.
type Redone struct{}

func (Started) kind() string      { return "started" }
func (Dealt) kind() string        { return "dealt" }
func (Recorded) kind() string     { return "recorded" }
func (Corrected) kind() string    { return "corrected" }
func (Joined) kind() string       { return "joined" }
func (Left) kind() string         { return "left" }
func (Returned) kind() string     { return "returned" }
func (Reseated) kind() string     { return "reseated" }
func (DealerChosen) kind() string { return "dealer_chosen" }
func (Agreed) kind() string       { return "agreed" }
func (Paused) kind() string       { return "paused" }
func (Resumed) kind() string      { return "resumed" }
func (TimeUp) kind() string       { return "time_up" }
func (Ended) kind() string        { return "ended" }
func (Undone) kind() string       { return "undone" }
func (Redone) kind() string       { return "redone" }

// Marshal writes an event as a JSON object with one field, named by its kind.
func Marshal(e Event) ([]byte, error) {
	return json.Marshal(map[string]Event{e.kind(): e})
}

// Unmarshal parses an event that this or an earlier version of [Marshal] wrote. The error
// wraps [ErrEvent], and [ErrNewer] if the kind is one that this program does not know.
func Unmarshal(data []byte) (Event, error) {
	var one map[string]json.RawMessage
	if err := json.Unmarshal(data, &one); err != nil {
		return nil, fmt.Errorf("%w: %w", ErrEvent, err)
	}
	if len(one) != 1 {
		return nil, fmt.Errorf("%w: %d names instead of one", ErrEvent, len(one))
	}
	for kind, body := range one {
		decode, ok := decoders[kind]
		if !ok && isName.MatchString(kind) {
			return nil, fmt.Errorf("%w: %w", ErrEvent, newerError("event", kind))
		}
		if !ok {
			return nil, fmt.Errorf("%w: %q", ErrEvent, kind)
		}
		return decode(body)
	}
	panic("unreachable")
}

var decoders = map[string]func(json.RawMessage) (Event, error){
	Started{}.kind():      decode[Started],
	Dealt{}.kind():        decode[Dealt],
	Recorded{}.kind():     decode[Recorded],
	Corrected{}.kind():    decode[Corrected],
	Joined{}.kind():       decode[Joined],
	Left{}.kind():         decode[Left],
	Returned{}.kind():     decode[Returned],
	Reseated{}.kind():     decode[Reseated],
	DealerChosen{}.kind(): decode[DealerChosen],
	Agreed{}.kind():       decode[Agreed],
	Paused{}.kind():       decode[Paused],
	Resumed{}.kind():      decode[Resumed],
	TimeUp{}.kind():       decode[TimeUp],
	Ended{}.kind():        decode[Ended],
	Undone{}.kind():       decode[Undone],
	Redone{}.kind():       decode[Redone],
}

func decode[E Event](body json.RawMessage) (Event, error) {
	var e E
	if err := json.Unmarshal(body, &e); err != nil {
		if newer := newerGame(err); newer != nil {
			err = newer
		}
		return nil, fmt.Errorf("%w: %s: %w", ErrEvent, e.kind(), err)
	}
	return e, nil
}

// MarshalJSON writes a score with only points as a number, and any other as an object.
func (s Score) MarshalJSON() ([]byte, error) {
	type plain Score
	if s.Cards == nil && s.Hand == nil && !s.SatOut && !s.Special {
		return json.Marshal(s.Points)
	}
	return json.Marshal(plain(s))
}

// UnmarshalJSON reads a number or an object.
func (s *Score) UnmarshalJSON(data []byte) error {
	type plain Score
	*s = Score{}
	if json.Unmarshal(data, &s.Points) == nil {
		return nil
	}
	return json.Unmarshal(data, (*plain)(s))
}
