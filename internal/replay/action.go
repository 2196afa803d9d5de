package replay

import (
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"tabby/engine"
	"tabby/scoring"
)

// An Action is one line of what is done at a table: {"do":"deal"}.
type Action struct {
	Do   string // what
	At   string // when, as a [Clock] reads it; "" is now
	text json.RawMessage
}

var errNoDo = errors.New(`an action needs a "do"`)

// UnmarshalJSON reads an object with a "do". What belongs to it is read when it
// is asked for.
func (a *Action) UnmarshalJSON(text []byte) error {
	var head struct {
		Do string `json:"do"`
		At string `json:"at"`
	}
	if err := json.Unmarshal(text, &head); err != nil {
		return plain(err)
	}
	if head.Do == "" {
		return errNoDo
	}
	*a = Action{Do: head.Do, At: head.At, text: append(json.RawMessage(nil), text...)}
	return nil
}

// ReadAction reads one action. The error says what cannot be read, and where.
func ReadAction(line []byte) (Action, error) {
	var a Action
	err := read(line, &a)
	return a, err
}

// A Request is what an action comes to. Without an Intent there is nothing to
// write down.
type Request struct {
	Intent  scoring.Intent
	Checked bool     // the action asked whether a round can be right,
	Doubt   string   // and this is what is wrong with it, or ""
	Judged  []string // the names of the winners, where a deal was to be judged
}

// Request returns what the action comes to in the game as it stands at that
// moment. Words and names the sheet does not know, and rounds that are not due,
// are refused here; the rest is for [scoring.Decide].
func (a Action) Request(g scoring.Game, s scoring.Sheet) (Request, error) {
	ask, known := actions[a.Do]
	if !known {
		return Request{}, fmt.Errorf("there is no action called %q", short(a.Do))
	}
	in := asked{game: g, sheet: s, at: s.Now}
	if err := json.Unmarshal(a.text, &in.args); err != nil {
		return Request{}, plain(err)
	}
	return ask(in)
}

// expires is the action that says that time is up.
const expires = "clock_expires"

// actions is the table of all actions of the sheet.
var actions = map[string]func(asked) (Request, error){
	"enter_round":          asked.round,
	"enter_tiebreak_round": asked.tiebreak,
	"check_round":          asked.check,
	"enter_result":         asked.judge,
	"edit_round":           asked.edit,
	"edit_last_round":      asked.editLast,
	"add_player":           asked.join,
	"withdraw":             asked.leave,
	"reseat":               asked.reseat,
	"dealer":               asked.dealer,
	"agree":                asked.agree,
	expires:                asked.timeUp,

	"deal":     func(in asked) (Request, error) { return Request{Intent: scoring.Deal{At: in.at}}, nil },
	"pause":    func(in asked) (Request, error) { return Request{Intent: scoring.Pause{At: in.at}}, nil },
	"resume":   func(in asked) (Request, error) { return Request{Intent: scoring.Resume{At: in.at}}, nil },
	"end_game": func(in asked) (Request, error) { return Request{Intent: scoring.EndGame{At: in.at}}, nil },
	"undo":     func(asked) (Request, error) { return Request{Intent: scoring.Undo{}}, nil },
	"redo":     func(asked) (Request, error) { return Request{Intent: scoring.Redo{}}, nil },
}

// asked is an action and the game it is about.
type asked struct {
	game  scoring.Game
	sheet scoring.Sheet
	at    time.Time
	args
}

// args is all that an action can say.
type args struct {
	written
	Called    json.RawMessage `json:"called"` // who ended the round; null is nobody
	Caller    json.RawMessage `json:"caller"` // the same
	Round     json.RawMessage `json:"round"`  // from 1, as recorded
	Name      string          `json:"name"`
	SeatAfter *string         `json:"seat_after"`
	Player    string          `json:"player"`
	Seats     []string        `json:"seats"`
	Config    engine.House    `json:"config"`
	InRound   bool            `json:"in_round"`
}

// who returns the player of that name.
func (in asked) who(name string) (scoring.Player, error) { return who(in.sheet.People, name) }

// called returns who ended the round, and whether the action says so.
func (in asked) called() (p scoring.Player, said bool, err error) {
	for _, raw := range []json.RawMessage{in.Called, in.Caller} {
		var name string
		if len(raw) == 0 {
			continue
		}
		if err := json.Unmarshal(raw, &name); err != nil {
			return scoring.Nobody, false, plain(err)
		}
		if name == "" {
			return scoring.Nobody, true, nil
		}
		p, err := in.who(name)
		return p, true, err
	}
	return scoring.Nobody, false, nil
}

// room is how many rounds a sheet can have here. No evening comes near; a line
// of some megabytes would.
const room = 2000

// due refuses a round of one kind where the other is due, or none.
func (in asked) due(tiebreak bool) error {
	switch tied := in.sheet.Tied != nil; {
	case len(in.sheet.Rounds) >= room:
		return fmt.Errorf("a sheet has room for %d rounds", room)
	case in.sheet.Over && !in.sheet.Clock.Asked:
		return scoring.ErrGameOver
	case tied && !tiebreak:
		return scoring.ErrTie
	case !tied && tiebreak:
		return scoring.ErrNoTie
	}
	return nil
}
