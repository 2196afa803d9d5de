package term

import (
	"errors"
	"slices"

	"tabby/history"
	"tabby/history/sqlite"
	"tabby/internal/journal"
	"tabby/internal/replay"
	"tabby/scoring"
	"tabby/ui/words"
)

// A keeper keeps one game for a script.
type keeper struct {
	call
	people interface {
		Meet(name string) (history.Person, error)
	}
	log   gameLog
	desk  *journal.Desk[scoring.Game, scoring.Intent, scoring.Event]
	clock replay.Clock
}

// A gameLog is the log of one game.
type gameLog interface {
	journal.Log[scoring.Event]
	ID() string
}

func (k *keeper) open(log gameLog) error {
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
		return errors.New("no game has begun: " + r.Message)
	}
	return nil
}

// start starts a game now, whatever its clock shows.
func (k *keeper) start(text []byte) reply {
	now := k.now()
	variant, given, err := replay.ReadNewGame(text)
	var start scoring.Start
	if err == nil {
		start, err = given.Start(variant, replay.Clock{Zero: now})
	}
	if err != nil {
		return refuse(words.At{Where: "--new", Err: err})
	}
	k.clock = replay.Clock{Zero: now.Add(now.Sub(start.At))}
	start.At = now
	r := k.do(start)
	r.Game = k.log.ID()
	return r
}

// act carries out an action, now or at its own time.
func (k *keeper) act(a replay.Action) reply {
	now := k.now()
	if a.At != "" {
		var err error
		if now, err = k.clock.At(a.At); err != nil {
			return refuse(err)
		}
	}
	game := k.desk.State()
	r, err := a.Request(game, game.Sheet(now))
	switch {
	case err != nil:
		return refuse(err)
	case r.Checked:
		return reply{OK: true, Seq: k.desk.Batches(), Warning: r.Doubt}
	case r.Judged != nil:
		return reply{OK: true, Seq: k.desk.Batches(), Winners: r.Judged}
	case r.Intent == nil:
		return reply{OK: true, Seq: k.desk.Batches()}
	}
	return k.do(r.Intent)
}

// do carries out an intent, and replies once it is safe.
func (k *keeper) do(in scoring.Intent) reply {
	if _, err := scoring.Decide(k.desk.State(), in); err != nil {
		return refuse(err) // before its players are remembered
	}
	in, err := k.meet(in)
	if err == nil {
		err = k.desk.Do(in)
	}
	switch {
	case err == nil:
		return reply{OK: true, Seq: k.desk.Batches()}
	case words.IsRefusal(err):
		return refuse(err)
	}
	return reply{Error: codeStore, Message: words.Explain(err)}
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
