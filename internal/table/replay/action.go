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
	Doubt   string   // what is doubtful about the round that it checks, records or corrects, or ""
	Judged  []string // the winners by name, if the action judges a deal
}

// Request returns what the action asks for in a game with that sheet. It refuses
// unknown actions and names, and rounds that are not due; [scoring.Decide] refuses the
// rest.
func (a Action) Request(g scoring.Game, s scoring.Sheet, w *words.Language) (Request, error) {
	ask, known := actions[a.Do]
	if !known {
		return Request{}, unknownField{name: a.Do, there: slices.Collect(maps.Keys(actions)), kind: "action"}
	}
	in := query{game: g, sheet: s, at: s.Now, words: w}
	if err := json.Unmarshal(a.text, &in.args); err != nil {
		return Request{}, jsonError(err)
	}
	return ask.request(in)
}

// expires is the action that ends the time of a game.
const expires = "clock_expires"

// An ask is what an action asks for, and what the reference says of it.
type ask struct {
	request func(query) (Request, error)
	does    string
	fields  []string // beside "do" and "at"
	example string
	codes   []string // with which it can be refused once all its fields are known
}

// What rounds have in common.
var (
	roundFields = []string{"scores", "hands", "result", "won", "called", "caller"}
	scoreCodes  = []string{"ERR_SCORE_MISSING", codeRange, "ERR_MUST_REPLACE", "ERR_SPECIAL", "ERR_CALLER_MISSING", "ERR_NOBODY_WON", codePhase}
	roundCodes  = append([]string{codeOver}, scoreCodes...)
	phaseCodes  = []string{codePhase}
	overCodes   = []string{codeOver, codePhase}
)

// actions is the table of all actions of the sheet.
var actions = map[string]ask{
	"enter_round": {
		query.round, "Writes a round.", roundFields,
		`{"do":"enter_round","scores":{"Ann":12,"Ben":7},"caller":"Ben"}`, roundCodes,
	},
	"enter_tiebreak_round": {
		query.tiebreak, "Writes an extra round of the players who are tied at the end.", roundFields,
		`{"do":"enter_tiebreak_round","scores":{"Ann":3,"Ben":7}}`,
		[]string{codeOver, "ERR_SCORE_MISSING", codeRange, "ERR_MUST_REPLACE", "ERR_SPECIAL", codePhase},
	},
	"check_round": {
		query.check, "Reports what is doubtful about a round, without writing it.", roundFields,
		`{"do":"check_round","scores":{"Ann":36,"Ben":36,"Cy":36}}`, roundCodes,
	},
	"enter_result": {
		query.judge, "Reports who would win a game of only this round, without writing it.", roundFields,
		`{"do":"enter_result","hands":{"Ann":["0","2","3","9"],"Ben":["1","1","4","5"]}}`, scoreCodes,
	},
	"edit_round": {
		query.edit, "Corrects scores, or the caller, of a round. Scores that are left out stay as they are.", append([]string{"round"}, roundFields...),
		`{"do":"edit_round","round":1,"scores":{"Ben":8}}`, scoreCodes,
	},
	"edit_last_round": {
		query.editLast, "Corrects the last round, as edit_round does.", roundFields,
		`{"do":"edit_last_round","scores":{"Ben":8}}`, scoreCodes,
	},
	"add_player": {
		query.join, "Adds a player, or lets one come back.",
		[]string{"name", "seat_after"},
		`{"do":"add_player","name":"Cy","seat_after":"Ann"}`,
		[]string{codeOver, "ERR_PLAYER_COUNT", codePhase},
	},
	"withdraw": {query.leave, "Lets a player leave the game.", []string{"player"}, `{"do":"withdraw","player":"Cy"}`, overCodes},
	"reseat":   {query.reseat, "Changes the order of the seats.", []string{"seats"}, `{"do":"reseat","seats":["Ben","Ann"]}`, overCodes},
	"dealer":   {query.dealer, "Chooses who deals the next round.", []string{"player"}, `{"do":"dealer","player":"Ann"}`, overCodes},
	"agree": {
		query.agree, "Changes house rules for all rounds, including past ones. Rules that are left out stay as they are.",
		[]string{"config"},
		`{"do":"agree","config":{"wrong_call_penalty":5}}`,
		[]string{"ERR_RULES", codePhase},
	},
	"deal": {
		func(in query) (Request, error) { return Request{Intent: scoring.Deal{At: in.at}}, nil },
		"Records that the cards of the next round have been dealt.", nil, `{"do":"deal"}`, overCodes,
	},
	"pause": {
		func(in query) (Request, error) { return Request{Intent: scoring.Pause{At: in.at}}, nil },
		"Stops the clock of a game with a time limit.", nil, `{"do":"pause","at":"10:00"}`, overCodes,
	},
	"resume": {
		func(in query) (Request, error) { return Request{Intent: scoring.Resume{At: in.at}}, nil },
		"Starts the clock again.", nil, `{"do":"resume","at":"15:00"}`, phaseCodes,
	},
	expires: {
		query.timeUp, "Records that the time of a game is up.",
		[]string{"in_round"},
		`{"do":"clock_expires","at":"60:00","in_round":true}`, phaseCodes,
	},
	"end_game": {query.endGame, "Ends the game now; can name the winners.", []string{"won"}, `{"do":"end_game","won":["Ann"]}`, overCodes},
	"undo": {
		func(query) (Request, error) { return Request{Intent: scoring.Undo{}}, nil },
		"Undoes the last change.", nil, `{"do":"undo"}`, phaseCodes,
	},
	"redo": {
		func(query) (Request, error) { return Request{Intent: scoring.Redo{}}, nil },
		"Redoes the change that was undone last.", nil, `{"do":"redo"}`, phaseCodes,
	},
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
	Scores map[string]json.RawMessage `json:"scores" means:"for each player, the points: 12, {\"sat_out\":true}, or {\"special\":true} for a special hand, with \"points\" if they count; null is a blank"`
	Hands  map[string]json.RawMessage `json:"hands" means:"instead of points, the codes of the cards in each player's hand: [\"0\",\"2\",\"3\",\"9\"]"`
	Result map[string]json.RawMessage `json:"result" means:"instead of points, two numbers for each player: points, and the number of cards left"`
	Won    []string                   `json:"won" means:"who won the game, or a round of a game without points"`
	Called json.RawMessage            `json:"called" means:"who ended the round, or null for nobody"`
	Caller json.RawMessage            `json:"caller" means:"another name for called"`

	Round     json.RawMessage `json:"round" means:"the number of the round, from 1"`
	Name      string          `json:"name" means:"the name of the player"`
	SeatAfter *string         `json:"seat_after" means:"the player to whose left the new player sits; by default the last player"`
	Player    string          `json:"player" means:"the name of a player of this game"`
	Seats     []string        `json:"seats" means:"all players, clockwise"`
	Config    engine.House    `json:"config" means:"house rules and their values; the error for a wrong name lists those of the game"`
	InRound   bool            `json:"in_round" means:"true if a round is being played, which is then finished and counts"`
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
