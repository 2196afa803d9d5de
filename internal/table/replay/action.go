package replay

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"time"

	"tabby/engine"
	"tabby/internal/words"
	"tabby/scoring"
)

// An Action is what a player does at a table, as JSON: {"do":"deal"}.
type Action struct {
	Do   string // the name of the action
	At   string // when, as [Clock.At] parses it; "" is now
	text json.RawMessage
}

var errNoDo = errors.New(`an action needs a "do"`)

// UnmarshalJSON reads an object with a "do". [Action.Request] reads the rest.
func (a *Action) UnmarshalJSON(text []byte) error {
	var head struct {
		Do string `json:"do"`
		At string `json:"at"`
	}
	if err := json.Unmarshal(text, &head); err != nil {
		return jsonError(err)
	}
	if head.Do == "" {
		return errNoDo
	}
	*a = Action{Do: head.Do, At: head.At, text: append(json.RawMessage(nil), text...)}
	return nil
}

// ReadAction reads one action. The error names what cannot be read, and where.
func ReadAction(line []byte) (Action, error) {
	var a Action
	if err := read(line, &a); err != nil {
		return a, err
	}
	return a, a.checkFields()
}

// checkFields returns an error for a field that this action cannot have, though another
// can. An action that there is not is left to [Action.Request].
func (a Action) checkFields() error {
	ask, known := actions[a.Do]
	if !known {
		return nil
	}
	err := onlyFields(a.text, append([]string{"do", "at"}, ask.fields...))
	if err == nil {
		err = checkScores(a.text)
	}
	return placed(a.Do, err)
}

// checkScores returns an error for a field that a score cannot have.
func checkScores(action json.RawMessage) error {
	var in struct {
		Scores map[string]json.RawMessage `json:"scores"`
	}
	if err := json.Unmarshal(action, &in); err != nil {
		return nil // who reads it says why
	}
	for _, name := range slices.Sorted(maps.Keys(in.Scores)) {
		if err := onlyFields(in.Scores[name], []string{"sat_out", "special", "points"}); err != nil {
			return words.At{Where: "scores", Err: words.At{Where: words.Short(name), Err: err}}
		}
	}
	return nil
}

// A Request is what an action asks for. Without an Intent nothing is recorded.
type Request struct {
	Intent  scoring.Intent
	Checked bool     // the action checks a round
	Doubt   string   // what is doubtful about the round that it checks or records, or ""
	Judged  []string // the winners by name, if the action judges a deal
}

// Request returns what the action asks for in a game with that sheet. It refuses
// unknown actions and names, and rounds that are not due; [scoring.Decide] refuses the
// rest.
func (a Action) Request(g scoring.Game, s scoring.Sheet, w *words.Language) (Request, error) {
	ask, known := actions[a.Do]
	if !known {
		return Request{}, unknownAction{a.Do}
	}
	in := query{game: g, sheet: s, at: s.Now, words: w}
	if err := json.Unmarshal(a.text, &in.args); err != nil {
		return Request{}, jsonError(err)
	}
	return ask.request(in)
}

// An unknownAction is one that there is not.
type unknownAction struct{ name string }

// Error names the action.
func (u unknownAction) Error() string {
	return fmt.Sprintf("there is no action called %q", words.Short(u.name))
}

// expires is the action that ends the time of a game.
const expires = "clock_expires"

// An ask is what an action asks for, and which fields it has beside "do" and "at".
type ask struct {
	request func(query) (Request, error)
	fields  []string
}

// roundFields are the fields of a round.
var roundFields = []string{"scores", "hands", "result", "won", "called", "caller"}

// actions is the table of all actions of the sheet.
var actions = map[string]ask{
	"enter_round":          {query.round, roundFields},
	"enter_tiebreak_round": {query.tiebreak, roundFields},
	"check_round":          {query.check, roundFields},
	"enter_result":         {query.judge, roundFields},
	"edit_round":           {query.edit, append([]string{"round"}, roundFields...)},
	"edit_last_round":      {query.editLast, roundFields},
	"add_player":           {query.join, []string{"name", "seat_after"}},
	"withdraw":             {query.leave, []string{"player"}},
	"reseat":               {query.reseat, []string{"seats"}},
	"dealer":               {query.dealer, []string{"player"}},
	"agree":                {query.agree, []string{"config"}},
	expires:                {query.timeUp, []string{"in_round"}},

	"end_game": {query.endGame, []string{"won"}},

	"deal":   {request: func(in query) (Request, error) { return Request{Intent: scoring.Deal{At: in.at}}, nil }},
	"pause":  {request: func(in query) (Request, error) { return Request{Intent: scoring.Pause{At: in.at}}, nil }},
	"resume": {request: func(in query) (Request, error) { return Request{Intent: scoring.Resume{At: in.at}}, nil }},
	"undo":   {request: func(query) (Request, error) { return Request{Intent: scoring.Undo{}}, nil }},
	"redo":   {request: func(query) (Request, error) { return Request{Intent: scoring.Redo{}}, nil }},
}

// A query is an action and the game it is about.
type query struct {
	game  scoring.Game
	sheet scoring.Sheet
	at    time.Time
	words *words.Language
	args
}

// args has all fields that an action can have.
type args struct {
	// The scores by name, in any of three forms.
	Scores map[string]json.RawMessage `json:"scores"` // points, or {"sat_out":true}
	Hands  map[string]json.RawMessage `json:"hands"`  // the cards, by code
	Result map[string]json.RawMessage `json:"result"` // points and cards left

	Called    json.RawMessage `json:"called"` // who ended the round, or null
	Caller    json.RawMessage `json:"caller"` // the same
	Round     json.RawMessage `json:"round"`  // from 1, as recorded
	Name      string          `json:"name"`
	SeatAfter *string         `json:"seat_after"`
	Player    string          `json:"player"`
	Seats     []string        `json:"seats"`
	Won       []string        `json:"won"` // who won a round of a game without points, or the game, as the table decided it
	Config    engine.House    `json:"config"`
	InRound   bool            `json:"in_round"`
}

func (in query) who(name string) (scoring.Player, error) { return who(in.sheet.People, name) }

// called returns who ended the round, and whether the action has the field.
func (in query) called() (p scoring.Player, said bool, err error) {
	for _, raw := range []json.RawMessage{in.Called, in.Caller} {
		var name string
		if len(raw) == 0 {
			continue
		}
		if err := json.Unmarshal(raw, &name); err != nil {
			return scoring.Nobody, false, jsonError(err)
		}
		if name == "" {
			return scoring.Nobody, true, nil
		}
		p, err := in.who(name)
		return p, true, err
	}
	return scoring.Nobody, false, nil
}

// maxRounds is the maximum number of rounds of a sheet. Only a hostile line has more.
const maxRounds = 2000

// due returns an error if no round, or another kind of round, is due.
func (in query) due(tiebreak bool) error {
	switch tied := in.sheet.Tied != nil; {
	case len(in.sheet.Rounds) >= maxRounds:
		return fmt.Errorf("a sheet has room for %d rounds", maxRounds)
	case in.sheet.Over && !in.sheet.Clock.Asked:
		return scoring.ErrGameOver
	case tied && !tiebreak:
		return scoring.ErrTie
	case !tied && tiebreak:
		return scoring.ErrNoTie
	}
	return nil
}
