package term

import (
	"bytes"
	"cmp"
	_ "embed" // the page
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"text/template"
	"time"

	"tabby/history"
	"tabby/history/journal"
	"tabby/history/sqlite"
	"tabby/history/stats"
	"tabby/internal/table/replay"
	"tabby/internal/words"
	"tabby/scoring"
)

// The codes of what no game refuses: a failure of the store, and a round in doubt for who is strict.
const (
	codeStore = "ERR_STORE"
	codeDoubt = "ERR_DOUBT"
)

// A reply is the answer to one line of a script.
type reply struct {
	OK      bool     `json:"ok,omitempty" means:"true if the line was carried out"`
	Seq     int      `json:"seq,omitempty" means:"the number of the last entry of the game that is safe on disk"`
	Game    string   `json:"game,omitempty" means:"the ID of a game that has begun"`
	Warning string   `json:"warning,omitempty" means:"what is doubtful about a round"`
	Winners []string `json:"winners,omitempty" means:"who wins, in the answer to enter_result"`

	Error   string `json:"error,omitempty" means:"a code, if the line was refused"`
	Message string `json:"message,omitempty" means:"the reason in English, for people"`
}

// refuse returns the reply to a line that is refused.
func (c call) refuse(err error) reply {
	code := replay.Code(err)
	if errors.Is(err, errLong) {
		code = replay.CodeLine
	}
	return reply{Error: code, Message: c.words.Refusals.Explain(long(err))}
}

// Run records a game until the input ends.
func (r recordCmd) Run(c call, opened *resources) error {
	if r.Actions {
		return c.actions()
	}
	kept, err := opened.store()
	if err != nil {
		return err
	}
	k := &keeper{call: c, people: kept, strict: r.Strict}
	if r.Game != "" {
		err = k.resume(kept, r.Game)
	} else {
		err = k.begin(kept, []byte(r.New))
	}
	if err != nil {
		return err
	}
	return k.listen(newLines(c.In))
}

// listen replies to every line until there are no more. The error is errReported if
// the store failed to write one, and at the first refusal for who is strict.
func (k *keeper) listen(actions lines) error {
	var failed error
	for n := 1; ; n++ {
		line, err := actions.next()
		if errors.Is(err, io.EOF) {
			return failed
		}
		if err != nil && !errors.Is(err, errLong) {
			return err
		}
		var a replay.Action
		if err == nil {
			a, err = replay.ReadAction(line)
		}
		r := reply{}
		if err == nil {
			r = k.act(a)
		} else {
			r = k.refuse(words.At{Line: n, Err: err})
		}
		if r.Error == codeStore {
			failed = errReported
		}
		if err := k.answer(r); err != nil {
			return err
		}
		if k.strict && r.Error != "" {
			return errReported
		}
	}
}

// A keeper keeps one game for a script.
type keeper struct {
	call
	people interface {
		Meet(name string) (history.Person, error)
	}
	strict bool // no round is written that is in doubt, and the first refusal ends it
	log    history.Log
	desk   *journal.Desk[scoring.Game, scoring.Intent, scoring.Event]
	clock  replay.Clock
}

func (k *keeper) open(log history.Log) error {
	k.log = log
	var err error
	k.desk, err = journal.Open(history.Domain(), k.log)
	return err
}

// resume continues a kept game.
func (k *keeper) resume(kept *sqlite.Store, id string) error {
	log, err := kept.Log(id)
	if err == nil {
		err = k.open(log)
	}
	if err != nil {
		return err
	}
	begun, _ := k.desk.State().Started()
	k.clock = replay.Clock{Zero: begun.At}
	return nil
}

// begin starts a game and replies with its id. For a game that cannot begin the reply
// has the reason, and so has the error.
func (k *keeper) begin(kept *sqlite.Store, text []byte) error {
	if err := k.open(kept.NewGame()); err != nil {
		return err
	}
	r := k.start(text)
	if err := k.answer(r); err != nil {
		return err
	}
	if !r.OK {
		return notBegun(r)
	}
	return nil
}

// notBegun returns an error with the reply to a game that cannot begin.
func notBegun(r reply) error { return mistake("no game was started: %s", r.Message) }

// start starts a game now, whatever its clock shows.
func (k *keeper) start(text []byte) reply {
	now := k.now()
	variant, given, err := replay.ReadNewGame(text)
	var start scoring.Start
	if err == nil {
		start, err = given.Start(variant, replay.Clock{Zero: now})
	}
	played, wrong := playedOn(given.Day, now)
	if err = cmp.Or(err, wrong); err != nil {
		return k.refuse(words.At{Where: "--new", Err: err})
	}
	start = usual(start)
	k.clock = replay.Clock{Zero: now.Add(now.Sub(start.At))}
	start.At = played
	r := k.do(start)
	if r.OK && stats.WrittenLater(k.desk.State(), now) {
		r = k.do(scoring.Pause{At: played})
	}
	r.Game = k.log.ID()
	return r
}

// playedOn returns when a game is played that begins now, or was on a day before.
func playedOn(day string, now time.Time) (time.Time, error) {
	if day == "" || day == stats.Evening(now) {
		return now, nil
	}
	at, err := stats.OnDay(day, now.Location())
	if err != nil || at.After(now) {
		return now, history.Refusal{Reason: history.ErrDay, What: words.Short(day)}
	}
	return at, nil
}

// usual returns a beginning with the house rules that a new game has.
func usual(in scoring.Start) scoring.Start {
	t, err := scoring.Started{Variant: in.Variant, Game: in.Game}.Ruleset(nil)
	if err != nil {
		return in // it is refused
	}
	in.House = t.Rules.New(in.House)
	return in
}

// act carries out an action, now or at its own time.
func (k *keeper) act(a replay.Action) reply {
	now := k.now()
	if a.At != "" {
		var err error
		if now, err = k.clock.At(a.At); err != nil {
			return k.refuse(err)
		}
	}
	game := k.desk.State()
	r, err := a.Request(game, game.Sheet(now), k.words)
	switch {
	case err != nil:
		return k.refuse(err)
	case r.Checked:
		return reply{OK: true, Seq: k.desk.Batches(), Warning: r.Doubt}
	case r.Judged != nil:
		return reply{OK: true, Seq: k.desk.Batches(), Winners: r.Judged}
	case r.Intent == nil:
		return reply{OK: true, Seq: k.desk.Batches()}
	}
	if k.strict && r.Doubt != "" {
		return reply{Error: codeDoubt, Message: r.Doubt}
	}
	done := k.do(r.Intent)
	if done.OK {
		done.Warning = r.Doubt
	}
	return done
}

// do carries out an intent, and replies once it is safe.
func (k *keeper) do(in scoring.Intent) reply {
	if _, err := scoring.Decide(k.desk.State(), in); err != nil {
		return k.refuse(err) // before its players are remembered
	}
	in, err := k.meet(in)
	if err == nil {
		err = k.desk.Do(in)
	}
	switch {
	case err == nil:
		return reply{OK: true, Seq: k.desk.Batches()}
	case k.words.Refusals.IsRefusal(err):
		return k.refuse(err)
	}
	return reply{Error: codeStore, Message: k.words.Refusals.Explain(err)}
}

// meet adds new players to the history, and gives players their ids.
func (k *keeper) meet(in scoring.Intent) (scoring.Intent, error) {
	var err error
	switch in := in.(type) {
	case scoring.Start:
		in.People = slices.Clone(in.People)
		for i := range in.People {
			if in.People[i], err = k.known(in.People[i]); err != nil {
				return in, err
			}
		}
		return in, nil
	case scoring.Join:
		in.Person, err = k.known(in.Person)
		return in, err
	}
	return in, nil
}

// known returns the person with the id from the history.
func (k *keeper) known(p scoring.Person) (scoring.Person, error) {
	who, err := k.people.Meet(p.Name)
	p.ID = who.ID
	return p, err
}

// actionsPage is the reference of actions, as Markdown that can be read as it is.
//
//go:embed record_actions.tmpl
var actionsPage string

// A reference is all that a script can write and be answered.
type reference struct {
	New     []replay.Name            `json:"new"`
	Actions []replay.ActionReference `json:"actions"`
	Fields  []replay.Name            `json:"fields"`
	Answer  []replay.Name            `json:"answer"`
	Errors  []replay.Name            `json:"errors"`
}

// actions prints the reference.
func (c call) actions() error {
	all := reference{New: replay.NewGame(), Actions: replay.Actions(), Fields: replay.ActionFields(), Answer: replay.Names(reply{}), Errors: append(replay.Codes(),
		replay.Name{Name: replay.CodeLine, Means: "The line is not an object of JSON that can be read."},
		replay.Name{Name: codeStore, Means: "The disk failed, and nothing was written."},
		replay.Name{Name: codeDoubt, Means: "The round is doubtful, and --strict refuses that."})}
	var text strings.Builder
	shown := template.Must(template.New("").Funcs(template.FuncMap{"join": strings.Join}).Parse(actionsPage))
	if err := shown.Execute(&text, all); err != nil {
		return err
	}
	return c.say(all, strings.TrimSuffix(text.String(), "\n"))
}

func (r replayCmd) Run(c call) error {
	in, err := r.File.open(c)
	if err != nil {
		return err
	}
	defer in.Close()
	return r.play(c, newLines(in))
}

// play writes a result for every line that is not blank. The error is errReported if
// a case could not be played.
func (r replayCmd) play(c call, cases lines) error {
	var failed error
	for n := 1; ; n++ {
		line, err := cases.next()
		var a replay.Result
		switch {
		case errors.Is(err, io.EOF):
			return failed
		case errors.Is(err, errLong):
			a.Failed = c.words.Refusals.Reason(long(err))
		case err != nil:
			return err
		case len(bytes.TrimSpace(line)) == 0:
			continue
		default:
			a = replay.Replay(line, r.Steps, c.words)
		}
		if a.Failed != "" {
			failed = errReported
			a.Failed = fmt.Sprintf("line %d: %s", n, a.Failed)
		}
		if err := c.answer(a); err != nil {
			return err
		}
	}
}
