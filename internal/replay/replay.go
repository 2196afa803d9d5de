package replay

import (
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"time"

	"tabby/scoring"
	"tabby/ui/words"
)

// An Answer is what a case comes to: errors, one an action, and the state at the
// end; or why the case cannot be played.
type Answer struct {
	ID     json.RawMessage `json:"id"` // as the case has it, or null
	Failed string          `json:"failed,omitempty"`
	Errors []*string       `json:"errors,omitzero"`
	Steps  []any           `json:"steps,omitzero"`  // after each action, if asked for
	State  any             `json:"state,omitempty"` // a [State], a [CardState] or a [Setup]
}

// A deal is a case as it comes in.
type deal struct {
	ID      json.RawMessage   `json:"id"`
	Variant string            `json:"variant"`
	Given   Given             `json:"given"`
	Actions []json.RawMessage `json:"actions"`
}

// deck is the mode of cases that play cards.
const deck = "deck"

var errNoDeck = errors.New("a game that is kept has a score sheet; cards are for replay")

// modes plays cases of each mode. A case without one is a sheet.
var modes = map[string]func(c deal, steps bool) (Answer, error){
	"":            playSheet,
	"score_sheet": playSheet,
	deck:          playCards,
}

// Replay plays one case, a line of JSON, and answers it.
func Replay(line []byte, steps bool) Answer {
	var c deal
	err := read(line, &c)
	answer := Answer{}
	if err == nil {
		play, known := modes[c.Given.Mode]
		if !known {
			play = func(deal, bool) (Answer, error) {
				return Answer{}, fmt.Errorf("given.mode: %q is neither score_sheet nor deck", short(c.Given.Mode))
			}
		}
		answer, err = play(c, steps)
	}
	if err != nil {
		answer = Answer{Failed: failure(err)}
	}
	answer.ID = c.ID
	return answer
}

// failure says why a case cannot be played, with the code where it is refused.
func failure(err error) string {
	if words.IsRefusal(err) {
		return fmt.Sprintf("%s (%s)", words.Reason(err), Code(err))
	}
	return words.Reason(err)
}

// inAction returns an error in an action, by its index.
func inAction(i int, err error) error {
	return words.At{Where: "action " + strconv.Itoa(i+1), Err: err}
}

// playSheet plays a case of the score sheet. The error says which part of it
// makes no sense.
func playSheet(c deal, steps bool) (Answer, error) {
	at := sitting{clock: Clock{Zero: time.Date(2000, 1, 1, 0, 0, 0, 0, time.UTC)}}
	if err := at.begin(c.Variant, c.Given); err != nil {
		return Answer{}, err
	}
	answer := Answer{Errors: []*string{}}
	if steps {
		answer.Steps = []any{}
	}
	for i, text := range c.Actions {
		var a Action
		if err := json.Unmarshal(text, &a); err != nil {
			return Answer{}, inAction(i, plain(err))
		}
		answer.Errors = append(answer.Errors, at.do(a))
		if steps {
			answer.Steps = append(answer.Steps, at.state())
		}
	}
	answer.State = at.state()
	return answer, nil
}

// A sitting is a game that is played through the door alone, by a clock of its
// own.
type sitting struct {
	game     scoring.Game
	clock    Clock
	sheet    scoring.Sheet
	warnings []*string
	judged   [][]string
}

func (at *sitting) begin(variant string, given Given) error {
	var events []scoring.Event
	start, err := given.Start(variant, at.clock)
	if err == nil {
		events, err = scoring.Decide(at.game, start)
	}
	if err != nil {
		return words.At{Where: "given", Err: err}
	}
	at.apply(start.At, events)
	return nil
}

// apply folds events and reads the sheet as of that moment.
func (at *sitting) apply(now time.Time, events []scoring.Event) {
	for _, e := range events {
		at.game = scoring.Apply(at.game, e)
	}
	at.sheet = at.game.Sheet(now)
}

// do carries out an action and returns the code of the refusal, or nil.
func (at *sitting) do(a Action) *string {
	return refusal(at.try(a))
}

// refusal returns the code of an error, or nil for none.
func refusal(err error) *string {
	if err == nil {
		return nil
	}
	code := Code(err)
	return &code
}

func (at *sitting) try(a Action) error {
	now, err := at.moment(a)
	if err != nil {
		return err
	}
	if !now.Equal(at.sheet.Now) {
		at.apply(now, nil)
	}
	r, err := a.Request(at.game, at.sheet)
	switch {
	case err != nil:
		return err
	case r.Checked:
		at.warn(r.Doubt)
	case r.Judged != nil:
		at.judged = append(at.judged, r.Judged)
	case r.Intent != nil:
		events, err := scoring.Decide(at.game, r.Intent)
		if err != nil {
			return err
		}
		at.apply(now, events)
	}
	return nil
}

// moment returns when the action happens: as it says, or at once. Time that runs
// out without a word about when does so at the deadline.
func (at *sitting) moment(a Action) (time.Time, error) {
	now, c := at.sheet.Now, at.sheet.Clock
	switch {
	case a.At != "":
		return at.clock.At(a.At)
	case a.Do == expires && c.Runs && !c.Paused && c.Deadline.After(now):
		return c.Deadline, nil
	}
	return now, nil
}

func (at *sitting) warn(doubt string) {
	if doubt == "" {
		at.warnings = append(at.warnings, nil)
		return
	}
	at.warnings = append(at.warnings, &doubt)
}

func (at *sitting) state() State {
	st := View(at.game, at.sheet, at.clock.Text)
	st.Warnings = append(st.Warnings, at.warnings...)
	if at.judged != nil {
		st.Winners = append([][]string{}, at.judged...)
	}
	return st
}
