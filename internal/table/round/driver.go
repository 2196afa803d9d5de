package round

import (
	"iter"
	"math/rand/v2"
	"slices"
	"time"

	"tabby/engine"
	"tabby/engine/bot"
	"tabby/internal/words"
	"tabby/scoring"
)

// These errors are why a person's move is not played.
var (
	ErrNotYours = reasons.New("NotYours", "that is another player's move")
	ErrComputer = reasons.New("Computer", "the computer plays for that player")
	ErrMatching = reasons.New("Matching", "first everybody has time to match the card")
)

// An Owner owns a round: everything happens on its goroutine.
type Owner struct {
	// After calls a function after a time, unless stop is called before.
	After func(d time.Duration, f func()) (stop func())
	// Away runs work on another goroutine, and then calls then on the owner's.
	Away func(work, then func())
	// Changed is called after each change. It has to show the change, and to call [Driver.Drive] when
	// the round may continue.
	Changed func()
	// Hold reports that the round must not continue by itself yet; nil means that it may. An
	// owner that holds a round has to call [Driver.Drive] later.
	Hold func() bool
	// Failed is called if the round cannot continue by itself, for example because the disk is full.
	Failed func(error)
	// TurnUp returns how long the animation of turning cards up takes, after which the next
	// power card is replaced; nil means no time.
	TurnUp func() time.Duration
	// TimeLimit returns the time limit of those who play at the owner's screen; nil means
	// the usual one.
	TimeLimit func() TimeLimit
}

// moveDelay is the time before a move of a computer player, or one that
// no player decides.
const moveDelay = 900 * time.Millisecond

// A Driver plays a round with all its players: people's moves come in with [Driver.Play],
// from any screen, and it does everything that no person decides. It shuffles, moves for
// computer players, gives the time in which cards may be matched, and replaces power cards
// at the end.
//
// A Driver belongs to the goroutine of its owner.
type Driver struct {
	*Desk

	// Tame changes moves of computer players, which then do not match cards, as in a
	// lesson; nil means no changes.
	Tame func(*engine.Round, engine.Move) engine.Move

	owner   Owner
	mind    *bot.Mind
	offer   offer
	waiting func() // what happens next without input, or nil
	cancel  func() // cancels waiting
	stops   int    // how many times that was cancelled
}

// newDriver returns the driver of a dealt round, in its present state.
func newDriver(d *Desk, o Owner) *Driver {
	v := &Driver{Desk: d, owner: o, mind: bot.NewMind(d.State().Pack), cancel: func() {}}
	if past := d.Past(); len(past) > 0 {
		v.makeOffer(past[len(past)-1])
	}
	v.shuffled()
	return v
}

// Drive continues the round until it needs a person. It may be called at any
// time, and starts delays again.
func (d *Driver) Drive() {
	d.Stop()
	d.waiting = nil
	if !d.shuffled() {
		return
	}
	r := d.Round()
	switch {
	case d.onlyMatches():
		d.wait(time.Second, d.tick)
	case r.Phase() == engine.Revealing:
		d.wait(moveDelay+d.turnUp(), d.playForTable)
	case d.computersSnap():
	case r.Phase() == engine.LastSnap:
		d.endSnaps(d.decider())
	default:
		d.think(d.decider())
	}
}

// Stop stops the round until [Driver.Drive] or [Driver.Hurry] is called. People can
// still make moves.
func (d *Driver) Stop() {
	d.cancel()
	d.stops++
}

// Waiting reports whether something will soon happen without a person.
func (d *Driver) Waiting() bool { return d.waiting != nil }

// Hurry does at once what would happen soon.
func (d *Driver) Hurry() {
	if do := d.waiting; do != nil {
		d.cancel()
		d.waiting = nil
		do()
	}
}

// Decider returns the seat of the only person for whom the round waits,
// or Nobody.
func (d *Driver) Decider() engine.Seat {
	s := d.decider()
	if _, computer := d.Level(s); computer || d.onlyMatches() {
		return engine.Nobody
	}
	return s
}

// Play plays moves of a person, one after the other up to the first that is refused.
// A refused move changes nothing; the error is the engine's, one of this package, or
// that of the log.
func (d *Driver) Play(s engine.Seat, moves ...engine.Move) error { return d.PlayAs("", s, moves...) }

// PlayAs is like Play for an intent with a name without spaces, which is stored with the last
// of the moves. [Desk.Did] knows it until the round is recorded.
func (d *Driver) PlayAs(name string, s engine.Seat, moves ...engine.Move) error {
	done := len(d.Past())
	err := d.playAll(name, s, moves)
	if len(d.Past()) > done {
		d.owner.Changed()
	}
	return err
}

func (d *Driver) playAll(name string, s engine.Seat, moves []engine.Move) error {
	for i, m := range moves {
		_, computer := d.Level(s)
		switch {
		case m.Seat != s || s >= engine.Seat(d.Round().Players()):
			return ErrNotYours
		case computer:
			return ErrComputer
		case m.Do != engine.Snap && d.onlyMatches():
			return ErrMatching
		}
		under := ""
		if i == len(moves)-1 {
			under = name
		}
		if err := d.do(under, m); err != nil {
			return err
		}
	}
	return nil
}

// do plays a move of any player, under a name or "".
func (d *Driver) do(name string, m engine.Move) error {
	if err := d.desk.DoAs(engine.Moved{Move: m}, name); err != nil {
		return err
	}
	d.Stop()
	d.waiting = nil
	d.makeOffer(d.Past()[len(d.Past())-1])
	d.shuffled()
	return nil
}

// playOwn plays a move that no person has chosen.
func (d *Driver) playOwn(m engine.Move) {
	if err := d.do("", m); err != nil {
		d.owner.Failed(err)
		return
	}
	d.owner.Changed()
}

// playForTable plays the first move that no player decides.
func (d *Driver) playForTable() {
	for m := range d.Round().Moves() {
		if m.Seat == engine.Nobody {
			d.playOwn(m)
			return
		}
	}
}

// shuffled shuffles a pile if necessary, and reports whether the round can continue.
func (d *Driver) shuffled() bool {
	for d.Round().Waits() {
		if err := d.shuffle(); err != nil {
			d.owner.Failed(err)
			return false
		}
	}
	return true
}

func (d *Driver) turnUp() time.Duration {
	if d.owner.TurnUp == nil {
		return 0
	}
	return d.owner.TurnUp()
}

// wait calls do after a delay, or sooner if a player hurries.
func (d *Driver) wait(delay time.Duration, do func()) {
	d.waiting = do
	d.cancel = d.owner.After(delay, do)
}

// View returns what the player of a chair may see, as [ViewOf] does, with further buttons: to say
// that no card matches, to hurry, to record the round.
func (d *Driver) View(w *words.Language, s scoring.Sheet, at Chair) View {
	v := ViewOf(w, d.Desk, s, at)
	if at.Own {
		v.Buttons = append(v.Buttons, d.ownButtons(w, at)...)
	} else {
		v.Buttons = append(v.Buttons, d.tableButtons(w, at)...)
		v.Buttons = append(v.Buttons, d.Substitutes(w, s, at)...)
	}
	if first := slices.IndexFunc(v.Buttons, func(b Button) bool { return b.Main }); first >= 0 {
		for i := range v.Buttons[first+1:] {
			v.Buttons[first+1+i].Main = false
		}
	}
	return v
}

// tableButtons returns the buttons on the device that is passed around that are not moves of the player
// who holds it.
func (d *Driver) tableButtons(w *words.Language, at Chair) []Button {
	switch phase := d.Round().Phase(); {
	case phase == engine.Over:
		return []Button{{ID: IDRecord, Text: w.Play.WriteDown, Main: true, Action: Record}}
	case d.Matching() && len(d.undecided(d.Here())) == 0: // players at other devices still have time
	case d.Matching():
		return []Button{{ID: IDNoMatch, Text: w.Play.Nobody, Seconds: d.secondsLeft(), Main: true, Action: NoMatch}}
	case phase == engine.LastSnap:
		return []Button{{ID: IDTurnOver, Text: w.Play.Nobody, Main: true, Action: NoMatch}}
	case d.Waiting() && len(at.Shown) == 0:
		return []Button{{ID: IDHurry, Text: w.Play.Hurry, Action: Hurry}}
	}
	return nil
}

// ownButtons returns the button with which the player at an own device says that no
// card of theirs matches.
func (d *Driver) ownButtons(w *words.Language, at Chair) []Button {
	asked := d.Matching() || d.Round().Phase() == engine.LastSnap
	if !asked || at.Choose == engine.Snap || len(at.Shown) > 0 || len(d.undecided([]engine.Seat{at.Seat})) == 0 {
		return nil
	}
	return []Button{{ID: IDNoMatch, Text: w.Play.NoMatch, Seconds: d.secondsLeft(), Main: true, Action: NoMatch}}
}

// think makes a computer player move, if one plays the seat: it chooses a move on another goroutine, and plays
// it after a delay.
func (d *Driver) think(s engine.Seat) {
	level, computer := d.Level(s)
	if !computer {
		return
	}
	delay := moveDelay
	if d.Round().Phase() == engine.Looking {
		delay = 0
	}
	p, player := d.State(), d.computer(s, level, rand.New(rand.NewPCG(d.Dice.Uint64(), 0)))
	player.Game = d.Game()
	var move engine.Move
	chosen, due := false, -1 // valid only if stops has not changed
	play := func() {
		if !chosen || due != d.stops {
			return
		}
		if d.Tame != nil {
			move = d.Tame(&p.Round, move)
		}
		d.playOwn(move)
	}
	d.wait(delay, func() { due = d.stops; play() })
	d.owner.Away(func() { v := p.Round.View(s); move = d.mind.Move(&v, player) }, func() { chosen = true; play() })
}

// computer returns the computer player of a seat, with its memory of the round.
func (d *Driver) computer(s engine.Seat, level bot.Level, dice *rand.Rand) bot.Player {
	c := bot.Player{Level: level, Dice: dice}
	for _, m := range d.Past() {
		if m.Seat == s {
			v := m.Before.Round.View(s)
			c.Memory.Note(&v, m.Move)
		}
	}
	return c
}

// computerSnaps yields the snaps that computer players want to make, in the order of
// their seats.
func (d *Driver) computerSnaps() iter.Seq2[engine.Move, bot.Level] {
	return func(yield func(engine.Move, bot.Level) bool) {
		if d.Tame != nil {
			return
		}
		p := d.State()
		for s := range engine.Seat(p.Round.Players()) {
			level, computer := d.Level(s)
			if !computer || !p.Round.MoveKinds(s).Has(engine.Snap) {
				continue
			}
			v := p.Round.View(s)
			if m, wants := d.mind.Snaps(&v, d.computer(s, level, d.Dice)); wants && !yield(m, level) {
				return
			}
		}
	}
}

// computersSnap makes the first computer player that wants to snap do so, and
// reports whether there is one.
func (d *Driver) computersSnap() bool {
	if d.offer.made && d.Round().Phase() != engine.LastSnap {
		return false // they decided when the card was played
	}
	for m := range d.computerSnaps() {
		d.wait(moveDelay, func() { d.playOwn(m) })
		return true
	}
	return false
}
