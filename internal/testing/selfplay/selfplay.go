// Package selfplay plays rounds and games by the thousand and adds up their results.
//
// Every deal has its own dice, seeded by the seed and the number of the deal, so
// an order always gives the same [Summary], on any number of cores.
// Begin with [Run].
package selfplay

import (
	"errors"
	"maps"
	"sync"
	"sync/atomic"

	"tabby/engine"
	"tabby/engine/bot"
)

// A Player picks one of the moves of its seat, or reports false to make none. It is an
// error if no player moves. What it knows beside the view is its own; a player who uses the
// memory notes its moves there.
type Player func(v *engine.View, moves []engine.Move, own *bot.Player) (engine.Move, bool)

// An Order is a number of rounds or games to play.
type Order struct {
	Pack    *engine.Pack
	Players []Player   // by seat; called from several goroutines
	First   int        // the number of the first deal
	Deals   int        // how many rounds, or games, begin with a deal of their own
	Paired  bool       // each deal is played from every seat: the players move on by one
	Game    bot.Game   // as it begins, or the zero Game for single rounds
	Begun   []bot.Game // how the games of the deals begin, where that is not as Game; may be nil

	Seed    uint64
	Workers int                        // goroutines, at least 1
	Done    func(done int)             // called now and then with the deals played so far; may be nil
	Round   func(deal int, g bot.Game) // called from several goroutines as a round of a game begins; may be nil
}

// errStuck means that a round did not end.
var errStuck = errors.New("a round did not end")

// block is the number of deals that a worker takes at a time.
const block = 64

// Run plays the rounds or games of an order and returns their sum. The error joins those of rounds
// that could not be dealt or did not end.
func Run(o Order) (Summary, error) {
	var (
		next, done atomic.Int64
		all        sync.WaitGroup
		lock       sync.Mutex
		sum        Summary
		failed     error
	)
	for range max(1, o.Workers) {
		all.Go(func() {
			w := newWorker(o)
			err := w.work(&next, func(n int) {
				lock.Lock()
				defer lock.Unlock()
				if total := int(done.Add(int64(n))); o.Done != nil {
					o.Done(total)
				}
			})
			lock.Lock()
			defer lock.Unlock()
			sum.add(&w.sum)
			failed = errors.Join(failed, err)
		})
	}
	all.Wait()
	return sum, failed
}

// work plays block after block until none is left.
func (w *worker) work(next *atomic.Int64, done func(int)) error {
	for {
		begin := int(next.Add(block)) - block
		end := min(begin+block, w.Deals)
		if begin >= end {
			return nil
		}
		for i := begin; i < end; i++ {
			if err := w.play(i); err != nil {
				next.Store(int64(w.Deals)) // the others stop too
				return err
			}
		}
		done(end - begin)
	}
}

// random is the name of the player [Random].
const random = "random"

// Levels returns the names of all players, the weakest first.
func Levels() []string {
	names := []string{random}
	for _, l := range bot.Levels() {
		names = append(names, l.String())
	}
	return names
}

// Level returns the player of that name with a mind, and whether there is one.
func Level(name string, mind *bot.Mind) (Player, bool) {
	if name == random {
		return Random, true
	}
	l, ok := bot.Named(name)
	return levelled(mind, l), ok
}

// levelled returns the computer player of a level.
func levelled(mind *bot.Mind, l bot.Level) Player {
	return func(v *engine.View, _ []engine.Move, own *bot.Player) (m engine.Move, ok bool) {
		p := *own
		p.Level = l
		if v.MoveKinds(v.Seat)&^engine.Optional == 0 {
			m, ok = mind.Snaps(v, p)
		} else {
			m, ok = mind.Move(v, p), true
		}
		if ok {
			own.Memory.Note(v, m)
		}
		return m, ok
	}
}

// An End is what ends a game. The zero End ends none.
type End struct {
	Limit  int // a total above it, or 0
	Length int // this many rounds, or 0
}

// Game returns a game by house rules as it begins, or the zero Game where nothing ends one.
func (e End) Game(r engine.Rules, house engine.House, players int) (bot.Game, error) {
	if e == (End{}) {
		return bot.Game{}, nil
	}
	ends := engine.House{}
	maps.Copy(ends, house)
	ends[engine.End] = engine.EndRounds
	if e.Limit > 0 {
		ends[engine.End], ends[engine.Threshold] = engine.EndThreshold, engine.Number(e.Limit)
	}
	ruleset, err := r.With(ends)
	return bot.NewGame(ruleset, make([]int, players), e.Length), err
}
