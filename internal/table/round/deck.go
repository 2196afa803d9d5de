package round

import (
	"bytes"
	"cmp"
	"errors"
	"maps"
	"math/rand/v2"
	"slices"

	"tabby/engine"
	"tabby/history/journal"
	"tabby/scoring"
)

// These errors are why a round cannot be dealt or recorded now.
var (
	ErrRunning  = reasons.New("Running", "a round is on the table already")
	ErrNoRound  = reasons.New("NoRound", "no cards are dealt now")
	ErrNotOver  = reasons.New("NotOver", "the round is not over yet")
	ErrNoPlayer = reasons.New("NoPlayer", "that player is not at this table")
)

// A Game is the game that rounds are dealt for.
type Game interface {
	// ID names the game.
	ID() string
	// Sheet returns its sheet.
	Sheet() scoring.Sheet
	// Do carries out an intent.
	Do(scoring.Intent) error
}

// A Deck is the virtual deck of one game: it deals rounds, drives them, and records them
// on the sheet. All screens on which the game is played share it.
//
// A Deck belongs to the goroutine of its owner.
type Deck struct {
	// HasDevice reports whether a player has a device of their own, and plays the next
	// round there; nil means that no player has.
	HasDevice func(scoring.Player) bool
	// IsGone reports whether the device of a player who plays at an own one cannot be
	// reached now; nil means that none can. After it has changed, [Deck.Show] is called.
	IsGone func(scoring.Player) bool
	// IsSlow reports whether a player at a device of their own has let the round wait for so long
	// that others may go on without them; nil means that nobody has. Call [Deck.Show] as for
	// IsGone.
	IsSlow func(scoring.Player) bool
	// TimeLimit returns the time limit of a player who plays at an own device; nil means
	// the usual one for all.
	TimeLimit func(scoring.Player) TimeLimit

	game     Game
	drafts   Drafts
	dice     *rand.Rand
	owner    Owner
	driver   *Driver
	chairs   []byte // the seating as it was read last from what hosts share
	watchers journal.Watchers
}

// OpenDeck returns the virtual deck of a game, with the round that was left, if one fits
// those who play now. Owner.Changed is called after the watchers, and may be nil.
func OpenDeck(g Game, drafts Drafts, dice *rand.Rand, o Owner) (*Deck, error) {
	d := &Deck{game: g, drafts: drafts, dice: dice, owner: o}
	shown := o.Changed
	d.owner.Changed = func() {
		d.watchers.Notify("")
		if shown != nil {
			shown()
		}
		d.Continue()
	}
	return d, d.Load()
}

// Load takes up the round that the drafts have, if it fits those who play now, and replaces
// the one on the table.
func (d *Deck) Load() error {
	d.Close()
	s := d.game.Sheet()
	desk, err := OpenDesk(d.drafts, d.game.ID(), s, d.dice)
	switch {
	case err != nil || !desk.running() || !desk.fits(s):
	case desk.Over() && d.recorded(desk):
		if err = desk.forget(); errors.Is(err, journal.ErrConflict) { // the host that recorded it has
			err = nil
		}
	default:
		d.put(desk)
	}
	d.owner.Changed()
	return err
}

// put puts a round on the table.
func (d *Deck) put(desk *Desk) {
	desk.isGone = func(p scoring.Player) bool { return d.IsGone == nil || d.IsGone(p) }
	desk.isSlow = func(p scoring.Player) bool { return d.IsSlow != nil && d.IsSlow(p) }
	desk.awayLimit = func(p scoring.Player) TimeLimit {
		if d.TimeLimit == nil {
			return UsualTime
		}
		return d.TimeLimit(p)
	}
	desk.sheet = d.game.Sheet
	d.driver = newDriver(desk, d.owner)
}

// Show shows the round again.
func (d *Deck) Show() {
	if d.driver != nil {
		d.owner.Changed()
	}
}

// Continue lets the round continue by itself, unless the owner holds it.
func (d *Deck) Continue() {
	if d.driver != nil && (d.owner.Hold == nil || !d.owner.Hold()) {
		d.driver.Drive()
	}
}

// Round returns the driver of the round on the table, or nil.
func (d *Deck) Round() *Driver { return d.driver }

// Watch calls f after each change until stop is called.
func (d *Deck) Watch(f func()) (stop func()) { return d.watchers.Watch("", f) }

// Next returns the desk of the next round, so that the table can choose who plays, and whether a
// round that was dealt for others became void by that. The error is [ErrRunning] or that of the
// drafts.
func (d *Deck) Next() (next *Desk, void bool, err error) {
	s := d.game.Sheet()
	if d.driver != nil && d.driver.fits(s) {
		return nil, false, ErrRunning
	}
	next, err = OpenDesk(d.drafts, d.game.ID(), s, d.dice)
	if err == nil && next.running() {
		if void = !d.recorded(next); void && next.fits(s) { // another host has dealt just now
			return nil, false, cmp.Or(d.Load(), ErrRunning)
		}
		d.Close()
		if err = next.forget(); err == nil {
			next, err = OpenDesk(d.drafts, d.game.ID(), s, d.dice)
		}
	}
	if err != nil {
		return nil, void, err
	}
	for _, p := range next.Seating.Seats {
		switch {
		case d.HasDevice != nil && d.HasDevice(p):
			next.Seating.Set(p, Away)
		case next.Seating.Levels[p] == Away:
			next.Seating.Set(p, whoCan(s, p, Here))
		}
	}
	return next, void, nil
}

// Deal deals the next round; who says who plays for whom, and nil leaves that as it was.
// The error is [ErrRunning], that of the engine or that of the drafts.
func (d *Deck) Deal(who func(scoring.Player) string) error { return d.DealAs("", who) }

// DealAs is [Deck.Deal] for an intent with a name, as in [Driver.PlayAs].
func (d *Deck) DealAs(name string, who func(scoring.Player) string) error {
	s := d.game.Sheet()
	if s.Over {
		return scoring.ErrGameOver
	}
	desk, _, err := d.Next()
	if err != nil {
		return err
	}
	if who != nil {
		for _, p := range desk.Seating.Seats {
			desk.Seating.Set(p, who(p))
		}
	}
	if err := desk.KeepSeating(s); err != nil {
		return err
	}
	if err := desk.start(name, s); err != nil {
		return err
	}
	d.put(desk)
	d.owner.Changed()
	return nil
}

// Record records the round on the sheet once it is over. The error is [ErrNoRound],
// [ErrNotOver] or the sheet's.
func (d *Deck) Record() error { return d.RecordBy(d.game.Do) }

// RecordBy is [Deck.Record] for a screen that has its own way to carry out an intent.
func (d *Deck) RecordBy(do func(scoring.Intent) error) error {
	switch {
	case d.driver == nil:
		return ErrNoRound
	case !d.driver.Over():
		return ErrNotOver
	}
	over := d.driver
	d.driver = nil // before the game's watchers look
	if err := do(over.Desk.record(d.game.Sheet())); err != nil {
		d.driver = over
		return err
	}
	err := over.forget()
	d.owner.Changed()
	return err
}

// Over reports whether the round is over and can be recorded.
func (d *Desk) Over() bool { return d.Round().Phase() == engine.Over }

// Seat says who plays for a player from now on: a level of the computer, [Here] or
// [Away]. The error is [ErrNoRound], [ErrNoPlayer] or that of the drafts.
func (d *Deck) Seat(p scoring.Player, who string) error {
	if d.driver == nil {
		return ErrNoRound
	}
	if !slices.Contains(d.driver.Seating.Seats, p) {
		return ErrNoPlayer
	}
	who = whoCan(d.game.Sheet(), p, who)
	if d.driver.Seating.Levels[p] == who {
		return nil
	}
	d.driver.Seating.Set(p, who)
	err := d.driver.KeepSeating(d.game.Sheet())
	d.owner.Changed()
	return err
}

// CallHere lets all players who play at devices of their own play at the one that goes
// round from now on. The error is that of the drafts.
func (d *Deck) CallHere() error {
	if d.driver == nil {
		return nil
	}
	var failed error
	for _, s := range d.driver.away() {
		failed = errors.Join(failed, d.Seat(d.driver.Player(s), Here))
	}
	return failed
}

// Close takes the round off the table, as it is: [Deck.Load] takes it up again.
func (d *Deck) Close() {
	if d.driver != nil {
		d.driver.Stop()
		d.driver = nil
	}
}

// A Remembering game knows by name which intents were done, on any host.
type Remembering interface {
	// Did reports whether the intent of that name is done.
	Did(name string) bool
}

// Name returns the name under which the round on the table is recorded, so that it is
// recorded once by all hosts of the game, or "" without a round.
func (d *Deck) Name() string {
	if d.driver == nil {
		return ""
	}
	return d.driver.log.deal()
}

// CatchUp takes in what other hosts have done to the round, and reports whether that was
// anything. The error is that of the drafts.
func (d *Deck) CatchUp() (changed bool, err error) {
	if d.driver == nil {
		if d.drafts.Draft(DraftRound+d.game.ID()) == nil {
			return false, nil
		}
		err := d.Load()
		return d.driver != nil, err
	}
	moved, err := d.driver.catchUp()
	if errors.Is(err, errOther) {
		return true, d.Load()
	}
	seated := d.driver.reseat(d)
	if d.driver.Over() && d.recorded(d.driver.Desk) {
		d.Close()
		moved = true
	}
	if moved || seated {
		d.owner.Changed()
	}
	return moved || seated, err
}

// catchUp takes in moves of other hosts, and reports whether there were any.
func (d *Driver) catchUp() (bool, error) {
	before := len(d.Past())
	changed, err := d.desk.CatchUp()
	if changed {
		d.Stop()
		d.waiting = nil
	}
	for _, m := range d.Past()[before:] {
		d.makeOffer(m)
	}
	return changed, err
}

// reseat takes the seating that was kept last, and reports whether it is another one.
func (d *Driver) reseat(of *Deck) bool {
	data := d.drafts.Draft(DraftSeating + of.game.ID())
	if bytes.Equal(data, of.chairs) {
		return false
	}
	of.chairs = data
	kept, _ := seatingOf(d.drafts, of.game.ID(), of.game.Sheet())
	if len(kept.Seats) == 0 || slices.Equal(kept.Seats, d.Seating.Seats) && maps.Equal(kept.Levels, d.Seating.Levels) {
		return false
	}
	d.Seating = kept
	return true
}

// recorded reports whether a round is on the sheet already: by the memory of the game or, after a
// host was killed and has forgotten it, by the log of a round on the sheet.
func (d *Deck) recorded(desk *Desk) bool {
	if game, remembers := d.game.(Remembering); remembers && game.Did(desk.log.deal()) {
		return true
	}
	log := desk.keptLog()
	return log != nil && slices.ContainsFunc(d.game.Sheet().Rounds, func(r scoring.Round) bool {
		return r.Log != nil && r.Log.Deck == log.Deck && r.Log.Moves == log.Moves
	})
}
