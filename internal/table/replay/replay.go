// Package replay reads and writes games as JSON: cases to replay, actions to
// record, and sheets.
//
// Only this package converts names, words and numbers from outside to intents of [scoring],
// and sheets to a [State]. Every input has a result: an error with its place if it cannot
// be read, a code if it is refused. No input makes it panic.
//
// Begin with [Replay], which plays one case, or with [Given] and [Action] for a game
// in a store.
package replay

import (
	"encoding/json"
	"fmt"
	"path/filepath"
	"runtime"
	"strings"
	"time"

	"tabby/internal/words"
	"tabby/scoring"
)

// A Result is the result of a case: an error or null for each action and the state at
// the end, or why the case cannot be played.
type Result struct {
	ID     json.RawMessage `json:"id"` // as the case has it, or null
	Failed string          `json:"failed,omitempty"`
	Errors []*string       `json:"errors,omitzero"`
	Steps  []any           `json:"steps,omitzero"`  // after each action, if wanted
	State  any             `json:"state,omitempty"` // a [State], a [CardState] or a [Setup]
}

// An input is a case.
type input struct {
	ID      json.RawMessage   `json:"id"`
	Variant string            `json:"variant"`
	Given   Given             `json:"given"`
	Actions []json.RawMessage `json:"actions"`
}

// deck is the mode of cases that play cards.
const deck = "deck"

// Replay plays one case, a line of JSON. With steps the result has the state
// after each action too.
func Replay(line []byte, steps bool, w *words.Language) Result {
	var in input
	result, err := guarded(func() (Result, error) {
		if err := read(line, &in); err != nil {
			return Result{}, err
		}
		if err := in.checkMode(); err != nil {
			return Result{}, err
		}
		if err := in.checkFields(line); err != nil {
			return Result{}, err
		}
		return in.play(steps, w)
	})
	if err != nil {
		result = Result{Failed: failure(err, w)}
	}
	result.ID = in.ID
	return result
}

// play plays a case in its mode, by default on a score sheet.
func (in input) play(steps bool, w *words.Language) (Result, error) {
	if in.Given.Mode == deck {
		return playCards(in, steps)
	}
	return playSheet(in, steps, w)
}

// checkMode returns an error for a mode that there is not.
func (in input) checkMode() error {
	switch in.Given.Mode {
	case "", "score_sheet", deck:
		return nil
	}
	return fmt.Errorf("given.mode: %q is neither score_sheet nor deck", words.Short(in.Given.Mode))
}

// guarded calls play and returns a panic as an error with its place, so that one case
// never stops the others.
func guarded(play func() (Result, error)) (result Result, err error) {
	defer func() {
		if what := recover(); what != nil {
			result, err = Result{}, fmt.Errorf("a mistake in Tabby: %v, in %s", what, panicked())
		}
	}()
	return play()
}

// panicked returns the file and line of the panic that is being recovered.
func panicked() string {
	callers := make([]uintptr, 16)
	frames := runtime.CallersFrames(callers[:runtime.Callers(0, callers)])
	after := false
	for {
		f, more := frames.Next()
		runs := strings.HasPrefix(f.Function, "runtime.")
		if after && !runs || !more {
			return fmt.Sprintf("%s:%d", filepath.Base(f.File), f.Line)
		}
		after = after || f.Function == "runtime.gopanic"
	}
}

// failure returns why a case cannot be played, with the code of a refusal.
func failure(err error, w *words.Language) string {
	reason := w.Refusals.Reason(err)
	if w.Refusals.IsRefusal(err) {
		return reason + " (" + Code(err) + ")"
	}
	return reason
}

// playSheet plays a case of the score sheet. The error names the part that is wrong.
func playSheet(in input, steps bool, w *words.Language) (Result, error) {
	at := sheetGame{words: w, clock: Clock{Zero: time.Date(2000, 1, 1, 0, 0, 0, 0, time.UTC)}}
	if err := at.begin(in.Variant, in.Given); err != nil {
		return Result{}, err
	}
	return in.playActions(steps, &at)
}

// A playable is played action by action: a sheet, or a round with cards.
type playable interface {
	// act carries out an action. It returns why the action is refused, and why the
	// case cannot be played any further.
	act(text json.RawMessage) (refused, failed error)
	// state returns the present state.
	state() any
}

// playActions carries out all actions of a case. The error names the one that is
// wrong.
func (in input) playActions(steps bool, g playable) (Result, error) {
	result := Result{Errors: []*string{}}
	if steps {
		result.Steps = []any{}
	}
	for i, text := range in.Actions {
		refused, failed := g.act(text)
		if failed != nil {
			return Result{}, words.At{Action: i + 1, Err: failed}
		}
		result.Errors = append(result.Errors, refusal(refused))
		if steps {
			result.Steps = append(result.Steps, g.state())
		}
	}
	result.State = g.state()
	return result, nil
}

// refusal returns the code of an error, or nil for none.
func refusal(err error) *string {
	if err == nil {
		return nil
	}
	return new(Code(err))
}

// A sheetGame plays a game in memory, by its own clock.
type sheetGame struct {
	game     scoring.Game
	words    *words.Language
	clock    Clock
	sheet    scoring.Sheet
	warnings []*string
	judged   [][]string
}

func (at *sheetGame) begin(variant string, given Given) error {
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

// apply applies events and computes the sheet at that time.
func (at *sheetGame) apply(now time.Time, events []scoring.Event) {
	for _, e := range events {
		at.game = scoring.Apply(at.game, e)
	}
	at.sheet = at.game.Sheet(now)
}

// act carries out an action of a case.
func (at *sheetGame) act(text json.RawMessage) (refused, failed error) {
	var a Action
	if err := json.Unmarshal(text, &a); err != nil {
		return nil, jsonError(err)
	}
	if err := a.checkFields(); err != nil {
		return nil, err
	}
	return at.try(a), nil
}

func (at *sheetGame) try(a Action) error {
	now, err := at.moment(a)
	if err != nil {
		return err
	}
	if !now.Equal(at.sheet.Now) {
		at.apply(now, nil)
	}
	r, err := a.Request(at.game, at.sheet, at.words)
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

// moment returns when the action happens: at its own time, or now. Time runs out at the
// deadline unless the action has another time.
func (at *sheetGame) moment(a Action) (time.Time, error) {
	now, c := at.sheet.Now, at.sheet.Clock
	switch {
	case a.At != "":
		return at.clock.At(a.At)
	case a.Do == expires && c.Runs && !c.Paused && c.Deadline.After(now):
		return c.Deadline, nil
	}
	return now, nil
}

func (at *sheetGame) warn(doubt string) {
	if doubt == "" {
		at.warnings = append(at.warnings, nil)
		return
	}
	at.warnings = append(at.warnings, &doubt)
}

func (at *sheetGame) state() any {
	st := NewState(at.sheet, at.clock.text, at.words)
	st.Warnings = append(st.Warnings, at.warnings...)
	if at.judged != nil {
		st.Winners = append([][]string{}, at.judged...)
	}
	return st
}
